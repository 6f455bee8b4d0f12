//! A scoresheet as plain text: one full move a line, and what belongs beside a move on lines of its own below it, so that
//! it is read in its order also by whoever hears it line by line. Announced moves have a line each.

use std::fmt::Write;

use shakmaty::Color;

use super::sheet::{Scoresheet, SheetMove, SheetRow};

/// What stands beside a move is moved in by so many blanks.
const INDENT: &str = "    ";

/// The scoresheet as lines.
pub fn text(sheet: &Scoresheet) -> String {
    let mut lines = vec![sheet.title.clone()];
    let header = sheet.header.iter().chain(&sheet.begins);
    lines.extend(header.map(|(name, value)| format!("{name}: {value}")));
    lines.push(String::new());
    lines.extend(sheet.before.iter().cloned());
    for row in &sheet.rows {
        lines.extend(moves(row, sheet));
        lines.extend(row.moves().flat_map(|(_, played)| below(played, sheet)));
    }
    lines.extend(sheet.behind.iter().map(|beside| format!("{INDENT}{beside}")));
    let (name, result) = &sheet.result;
    lines.push(format!("{name}: {result}"));
    lines.push(String::new());
    lines.join("\n")
}

/// The number and both moves, each with its clock.
fn moves(row: &SheetRow, sheet: &Scoresheet) -> Vec<String> {
    let columns = &sheet.columns;
    if sheet.is_announced {
        let line = |(color, played): (Color, &SheetMove)| {
            let side = color.fold_wb(&columns.white, &columns.black);
            format!("{}. {side}: {}", row.number, with_clock(played))
        };
        return row.moves().map(line).collect();
    }
    let mut line = format!("{}.", row.number);
    if row.white.is_none() {
        line.push_str("..");
    }
    for (_, played) in row.moves() {
        line.push(' ');
        line.push_str(&with_clock(played));
    }
    vec![line]
}

fn with_clock(played: &SheetMove) -> String {
    let mut told = format!("{}{}", played.played, played.marks);
    if let Some(clock) = &played.clock {
        // Writing to a text does not fail.
        let _ = write!(told, " ({clock})");
    }
    told
}

/// What belongs beside a move, and what both have written for it, where that is set side by side.
fn below(played: &SheetMove, sheet: &Scoresheet) -> Vec<String> {
    let mut lines: Vec<String> =
        played.said().map(|beside| format!("{INDENT}{}: {beside}", played.played)).collect();
    if let (Some(names), Some(scores)) = (&sheet.columns.scores, &played.scores) {
        let told = names.iter().zip(scores).map(|(name, score)| format!("{name}: {score}"));
        lines.push(format!("{INDENT}{}: {}", played.played, told.collect::<Vec<_>>().join(", ")));
    }
    lines
}
