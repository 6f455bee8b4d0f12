//! A scoresheet as plain text: one full move a line, and what belongs beside a move on lines of its own below it, so that
//! it is read in its order also by whoever hears it line by line.

use std::fmt::Write;

use super::sheet::{Scoresheet, SheetColumns, SheetRow};

/// What stands beside a move is moved in by so many blanks.
const INDENT: &str = "    ";

/// The scoresheet as lines.
pub fn text(sheet: &Scoresheet) -> String {
    let mut lines = vec![sheet.title.clone()];
    lines.extend(sheet.header.iter().map(|(name, value)| format!("{name}: {value}")));
    lines.push(String::new());
    lines.extend(sheet.before.iter().cloned());
    for row in &sheet.rows {
        lines.push(line(row));
        lines.extend(below(row, &sheet.columns));
    }
    lines.extend(sheet.behind.iter().map(|beside| format!("{INDENT}{beside}")));
    let (name, result) = &sheet.result;
    lines.push(format!("{name}: {result}"));
    lines.push(String::new());
    lines.join("\n")
}

/// The number and both moves, each with its clock.
fn line(row: &SheetRow) -> String {
    let mut line = format!("{}.", row.number);
    if row.white.is_none() {
        line.push_str("..");
    }
    for (_, played) in row.moves() {
        line.push(' ');
        line.push_str(&played.played);
        if let Some(clock) = &played.clock {
            let _ = write!(line, " ({clock})");
        }
    }
    line
}

/// What belongs beside the moves of a row, and what both have written for them, where that is set side by side.
fn below(row: &SheetRow, columns: &SheetColumns) -> Vec<String> {
    let mut lines = Vec::new();
    for (color, played) in row.moves() {
        let side = color.fold_wb(&columns.white, &columns.black);
        lines.extend(played.beside.iter().map(|beside| format!("{INDENT}{side}: {beside}")));
    }
    let Some(names) = &columns.scores else { return lines };
    for (name, of) in names.iter().zip(0..) {
        let written = row.moves().filter_map(|(_, played)| played.scores.as_ref()?.get(of).cloned());
        lines.push(format!("{INDENT}{name}: {}", written.collect::<Vec<_>>().join(" ")));
    }
    lines
}
