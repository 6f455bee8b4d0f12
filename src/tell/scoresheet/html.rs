//! A scoresheet as a page for a browser, a screen reader and a printer: a table with a head for each column and each row,
//! the language it is in, and a layout for paper in two sizes.

use std::fmt::Write;

use super::sheet::Scoresheet;
use super::table::SheetTable;
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
    pub fn points(self) -> (u16, u16) {
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

/// The moves.
fn table(page: &mut String, sheet: &Scoresheet) {
    let table = SheetTable::of(sheet);
    page.push_str("<table>\n<thead>\n<tr>");
    for head in &table.heads {
        let _ = write!(page, "<th scope=\"col\">{}</th>", markup(head));
    }
    page.push_str("</tr>\n</thead>\n<tbody>\n");
    for row in &table.rows {
        let _ = write!(page, "<tr><th scope=\"row\">{}</th>", markup(&row.head));
        for cell in &row.cells {
            let _ = write!(page, "<td>{}</td>", spoken_in(cell, sheet));
        }
        page.push_str("</tr>\n");
        for below in &row.below {
            let (columns, below) = (table.heads.len(), spoken_in(below, sheet));
            let _ = writeln!(page, "<tr><td colspan=\"{columns}\">{below}</td></tr>");
        }
    }
    page.push_str("</tbody>\n</table>\n");
}

/// A text with the language of what is marked in it.
fn spoken_in(text: &str, sheet: &Scoresheet) -> String {
    let part = |(text, is_theirs): (String, bool)| match &sheet.spoken_language {
        Some(language) if is_theirs => {
            format!("<span lang=\"{}\">{}</span>", markup(language), markup(&text))
        }
        _ => markup(&text),
    };
    if is_marked(text) { parted(text).into_iter().map(part).collect() } else { markup(text) }
}
