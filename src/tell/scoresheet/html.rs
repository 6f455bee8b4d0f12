//! A scoresheet as a page for a browser, a screen reader and a printer: a table with a head for each column and each row,
//! the language it is in, and a layout for paper in two sizes.

use std::fmt::Write;

use super::sheet::{Scoresheet, SheetMove};
use crate::text::markup;

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
        "th, td { border: 1px solid #000; padding: .2em .5em; text-align: left; vertical-align: top }\n",
    );
    page.push_str("thead { display: table-header-group }\ntr { break-inside: avoid }\n</style>\n</head>\n<body>\n<main>\n");
    let _ = writeln!(page, "<h1>{title}</h1>\n<dl>");
    for (name, value) in &sheet.header {
        let _ = writeln!(page, "<dt>{}</dt><dd>{}</dd>", markup(name), markup(value));
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

/// The moves. A column that would be empty is not there.
fn table(page: &mut String, sheet: &Scoresheet) {
    let moves = || sheet.rows.iter().flat_map(|row| row.moves().map(|(_, played)| played));
    let timed = moves().any(|played| played.clock.is_some());
    let beside = moves().any(|played| !played.beside.is_empty());
    let columns = &sheet.columns;
    let _ = writeln!(page, "<table>\n<caption>{}</caption>\n<thead>\n<tr>", markup(&sheet.title));
    head(page, &columns.number);
    for side in [&columns.white, &columns.black] {
        head(page, side);
        if timed {
            head(page, &format!("{side}, {}", columns.time));
        }
        for score in columns.scores.iter().flatten() {
            head(page, &format!("{side}, {score}"));
        }
        if beside {
            head(page, &format!("{side}, {}", columns.beside));
        }
    }
    page.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &sheet.rows {
        let _ = write!(page, "<tr><th scope=\"row\">{}</th>", row.number);
        for played in [&row.white, &row.black] {
            cells(page, played.as_ref(), timed, columns.scores.is_some(), beside);
        }
        page.push_str("</tr>\n");
    }
    page.push_str("</tbody>\n</table>\n");
}

fn head(page: &mut String, name: &str) {
    let _ = writeln!(page, "<th scope=\"col\">{}</th>", markup(name));
}

fn cells(page: &mut String, played: Option<&SheetMove>, timed: bool, scores: bool, beside: bool) {
    let mut cell = |text: &str| {
        let _ = write!(page, "<td>{}</td>", markup(text));
    };
    cell(played.map_or("", |played| &played.played));
    if timed {
        cell(played.and_then(|played| played.clock.as_deref()).unwrap_or_default());
    }
    if scores {
        let written = played.and_then(|played| played.scores.clone()).unwrap_or_default();
        for score in &written {
            cell(score);
        }
    }
    if beside {
        cell(&played.map_or_else(String::new, |played| played.beside.join("; ")));
    }
}
