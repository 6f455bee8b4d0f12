//! The moves of a scoresheet as a table: one full move a row, or, where both scores are set beside them, one move of a side.
//! What stands beside a move has a line of its own below. A column that would be empty is not there.

use super::sheet::{Scoresheet, SheetMove, SheetRow};

/// The moves of a scoresheet as a table. What is in another language than the sheet's is [marked](crate::voice::parted).
pub struct SheetTable {
    /// The heads of the columns.
    pub heads: Vec<String>,
    /// The rows.
    pub rows: Vec<TableRow>,
}

/// A row of it.
pub struct TableRow {
    /// Its head.
    pub head: String,
    /// What stands in the columns behind that.
    pub cells: Vec<String>,
    /// What stands below it, over all columns.
    pub below: Vec<String>,
}

impl SheetTable {
    /// The table of this sheet.
    pub fn of(sheet: &Scoresheet) -> SheetTable {
        let columns = &sheet.columns;
        let timed = sheet.rows.iter().flat_map(SheetRow::moves).any(|(_, played)| played.clock.is_some());
        let clock = timed.then(|| columns.time.clone());
        let mut heads = vec![columns.number.clone()];
        if let Some(scores) = &columns.scores {
            heads.push(columns.played.clone());
            heads.extend(clock.into_iter().chain(scores.iter().cloned()));
            let rows = sheet.rows.iter().flat_map(|row| of_each(row, sheet, timed)).collect();
            return SheetTable { heads, rows };
        }
        for side in [&columns.white, &columns.black] {
            heads.push(side.clone());
            heads.extend(clock.as_ref().map(|clock| format!("{side}, {clock}")));
        }
        let row = |row: &SheetRow| TableRow {
            head: row.number.to_string(),
            cells: [&row.white, &row.black]
                .into_iter()
                .flat_map(|played| cells(played.as_ref(), timed))
                .collect(),
            below: row.moves().filter_map(|(_, played)| below(played)).collect(),
        };
        SheetTable { heads, rows: sheet.rows.iter().map(row).collect() }
    }
}

/// A row for each of the two moves, with what both players have written for it.
fn of_each(row: &SheetRow, sheet: &Scoresheet, timed: bool) -> Vec<TableRow> {
    let of = |(color, played): (shakmaty::Color, &SheetMove)| {
        let side = color.fold_wb(&sheet.columns.white, &sheet.columns.black);
        let written = played.scores.iter().flatten().cloned();
        TableRow {
            head: format!("{}. {side}", row.number),
            cells: cells(Some(played), timed).into_iter().chain(written).collect(),
            below: below(played).into_iter().collect(),
        }
    };
    row.moves().map(of).collect()
}

/// A move and its clock.
fn cells(played: Option<&SheetMove>, timed: bool) -> Vec<String> {
    let told = played.map_or_else(String::new, |played| format!("{}{}", played.played, played.marks));
    let clock = played.and_then(|played| played.clock.clone()).unwrap_or_default();
    std::iter::once(told).chain(timed.then_some(clock)).collect()
}

/// What stands beside a move.
fn below(played: &SheetMove) -> Option<String> {
    let said: Vec<&str> = played.said().map(String::as_str).collect();
    (!said.is_empty()).then(|| format!("{}: {}", played.played, said.join("; ")))
}
