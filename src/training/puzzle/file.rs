//! A file of puzzles: what its form is shows in its first line.

use std::io::{self, BufRead, Cursor, Read};

use super::csv_file::CsvPuzzles;
use super::epd_file::EpdPuzzles;
use super::pgn_file::PgnPuzzles;
use super::written::PuzzleEntry;

/// So many bytes of a file are looked at to know its form.
const LOOKED_AT: u64 = 1 << 12;

/// The puzzles of a file, one by one as they are asked for: CSV, EPD or PGN. Nothing is held but the one in hand.
///
/// # Errors
/// It cannot be read.
pub fn puzzles<'i>(
    mut input: impl BufRead + 'i,
) -> io::Result<Box<dyn Iterator<Item = io::Result<PuzzleEntry>> + 'i>> {
    let mut begin = Vec::new();
    let first = loop {
        let before = begin.len();
        if (&mut input).take(LOOKED_AT).read_until(b'\n', &mut begin)? == 0 {
            break String::new();
        }
        let line = String::from_utf8_lossy(&begin[before..]);
        let line = line.trim_start_matches('\u{feff}').trim();
        if !line.is_empty() && !line.starts_with(['#', '%', ';']) || begin.len() as u64 > LOOKED_AT {
            break line.to_owned();
        }
    };
    let whole = Cursor::new(begin).chain(input);
    Ok(if first.starts_with(['[', '{']) || first.starts_with("1.") {
        Box::new(PgnPuzzles::new(whole))
    } else if first.contains(',') && !is_epd(&first) {
        Box::new(CsvPuzzles::new(whole))
    } else {
        Box::new(EpdPuzzles::new(whole))
    })
}

/// Whether a line begins with a board and whose turn it is.
fn is_epd(line: &str) -> bool {
    let mut fields = line.split_whitespace();
    fields.next().is_some_and(|board| board.matches('/').count() == 7 && !board.contains(','))
        && matches!(fields.next(), Some("w" | "b"))
}
