//! A scoresheet as a page for a browser, a screen reader and a printer: a table with a head for each column and each row,
//! the language it is in, and a layout for paper in two sizes.

use std::fmt::Write;

use super::sheet::{Scoresheet, SheetMove, SheetRow};
use crate::text::markup;
use crate::voice::{is_marked, parted};

/// How large it is printed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum PrintSize {
    /// For A4.
    #[default]
    Normal,
    /// In large print, for A4.
    Large,
}

impl PrintSize {
    /// The sizes of the letters and of the heading, in points: 18 is what large print begins with.
    fn points(self) -> (u32, u32) {
        match self {
            PrintSize::Normal => (11, 15),
            PrintSize::Large => (20, 26),
        }
    }
}

/// The scoresheet as one HTML page that needs nothing else.
pub fn html(sheet: &Scoresheet, size: PrintSize) -> String {
    let mut page = String::with_capacity(4096 + sheet.rows.len() * 128);
    let (letters, heading) = size.points();
    let title = markup(&sheet.title);
    page.push_str("<!DOCTYPE html>\n");
    let _ = writeln!(page, "<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">", markup(&sheet.language));
    page.push_str("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    let _ = writeln!(page, "<title>{title}</title>\n<style>\n@page {{ size: A4; margin: 15mm }}");
    let _ =
        writeln!(page, "body {{ font: {letters}pt sans-serif; color: #000; background: #fff; margin: 1em }}");
    let _ = writeln!(page, "h1 {{ font-size: {heading}pt }}");
    page.push_str("table { border-collapse: collapse }\n");
    page.push_str(
        "th, td { border: 1px solid #000; padding: .2em .5em; text-align: left; vertical-align: top; \
         overflow-wrap: anywhere }\nth:first-child { overflow-wrap: normal }\ndd { overflow-wrap: anywhere }\n",
    );
    page.push_str("thead { display: table-header-group }\ntr { break-inside: avoid }\n</style>\n</head>\n<body>\n<main>\n");
    let _ = writeln!(page, "<h1>{title}</h1>\n<dl>");
    for (name, value) in sheet.header.iter().chain(&sheet.begins) {
        let _ = writeln!(page, "<dt>{}</dt><dd dir=\"auto\">{}</dd>", markup(name), markup(value));
    }
    page.push_str("</dl>\n");
    paragraphs(&mut page, &sheet.before);
    table(&mut page, sheet);
    paragraphs(&mut page, &sheet.behind);
    let (name, result) = &sheet.result;
    let _ = writeln!(page, "<p>{}: <strong>{}</strong></p>", markup(name), markup(result));
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn paragraphs(page: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(page, "<p>{}</p>", markup(line));
    }
}

/// The moves: one full move a row, or, where both scores are set beside them, one move of a side. What stands beside a
/// move has a row of its own below. A column that would be empty is not there.
fn table(page: &mut String, sheet: &Scoresheet) {
    let columns = &sheet.columns;
    let timed = sheet.rows.iter().flat_map(SheetRow::moves).any(|(_, played)| played.clock.is_some());
    let clock = timed.then(|| columns.time.clone());
    let heads: Vec<String> = match &columns.scores {
        Some(scores) => {
            let moves = [columns.number.clone(), columns.played.clone()].into_iter();
            moves.chain(clock).chain(scores.iter().cloned()).collect()
        }
        None => {
            let sides = [&columns.white, &columns.black].into_iter();
            let both = sides.flat_map(|side| {
                let clock = clock.as_ref().map(|clock| format!("{side}, {clock}"));
                std::iter::once(side.clone()).chain(clock)
            });
            std::iter::once(columns.number.clone()).chain(both).collect()
        }
    };
    page.push_str("<table>\n<thead>\n<tr>");
    for head in &heads {
        let _ = write!(page, "<th scope=\"col\">{}</th>", markup(head));
    }
    page.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &sheet.rows {
        if columns.scores.is_some() {
            for (color, played) in row.moves() {
                let side = color.fold_wb(&columns.white, &columns.black);
                let head = format!("{}. {side}", row.number);
                let written = played.scores.iter().flatten().map(|score| markup(score));
                line(page, &head, moves(Some(played), sheet, timed).into_iter().chain(written));
                beside(page, played, sheet, heads.len());
            }
        } else {
            let both = [&row.white, &row.black].map(|played| moves(played.as_ref(), sheet, timed));
            line(page, &row.number.to_string(), both.into_iter().flatten());
            row.moves().for_each(|(_, played)| beside(page, played, sheet, heads.len()));
        }
    }
    page.push_str("</tbody>\n</table>\n");
}

/// A row with its head.
fn line(page: &mut String, head: &str, cells: impl Iterator<Item = String>) {
    let _ = write!(page, "<tr><th scope=\"row\">{}</th>", markup(head));
    for cell in cells {
        let _ = write!(page, "<td>{cell}</td>");
    }
    page.push_str("</tr>\n");
}

/// A move and its clock, as cells.
fn moves(played: Option<&SheetMove>, sheet: &Scoresheet, timed: bool) -> Vec<String> {
    let told =
        played.map_or_else(String::new, |played| spoken_in(&played.played, sheet) + &markup(&played.marks));
    let clock = played.and_then(|played| played.clock.clone()).unwrap_or_default();
    std::iter::once(told).chain(timed.then_some(clock)).collect()
}

/// A row over all columns with what stands beside a move.
fn beside(page: &mut String, played: &SheetMove, sheet: &Scoresheet, columns: usize) {
    let said: Vec<String> = played.said().cloned().collect();
    if !said.is_empty() {
        let (of, said) = (spoken_in(&played.played, sheet), markup(&said.join("; ")));
        let _ = writeln!(page, "<tr><td colspan=\"{columns}\">{of}: {said}</td></tr>");
    }
}

/// A move with the language it is in, where that is another one than the page's.
fn spoken_in(played: &str, sheet: &Scoresheet) -> String {
    let part = |(text, is_theirs): (String, bool)| match &sheet.spoken_language {
        Some(language) if is_theirs => {
            format!("<span lang=\"{}\">{}</span>", markup(language), markup(&text))
        }
        _ => markup(&text),
    };
    if !is_marked(played) {
        return markup(played);
    }
    parted(played).into_iter().map(part).collect()
}
