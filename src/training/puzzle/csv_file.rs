//! Lichess's open puzzles: CSV in which the position stands before the opponent's move.

use std::io::{self, BufRead};

use super::fault::PuzzleFault;
use super::lines::{FileLine, FileLines};
use super::written::{PuzzleEntry, WrittenPuzzle};
use crate::text::clean;

/// Which column is where.
#[derive(Debug, Clone, Copy)]
struct Columns {
    name: Option<usize>,
    fen: usize,
    moves: usize,
    rating: Option<usize>,
    themes: Option<usize>,
}

impl Columns {
    /// As Lichess has them, for files without a head.
    const USUAL: Columns = Columns { name: Some(0), fen: 1, moves: 2, rating: Some(3), themes: Some(7) };

    /// Those of a head; `None` where it is none.
    fn of(head: &[String]) -> Option<Columns> {
        let place = |name: &str| head.iter().position(|field| field.eq_ignore_ascii_case(name));
        Some(Columns {
            name: place("PuzzleId"),
            fen: place("FEN")?,
            moves: place("Moves")?,
            rating: place("Rating"),
            themes: place("Themes"),
        })
    }
}

/// Reads the puzzles of such a file one by one.
pub(super) struct CsvPuzzles<R> {
    lines: FileLines<R>,
    columns: Option<Columns>,
}

impl<R: BufRead> CsvPuzzles<R> {
    pub(super) fn new(input: R) -> CsvPuzzles<R> {
        CsvPuzzles { lines: FileLines::new(input), columns: None }
    }

    /// The puzzle of a line; `None` where the line is empty, a comment or the head.
    fn entry(&mut self, FileLine { number, text }: FileLine) -> Option<PuzzleEntry> {
        let entry = |what| Some(PuzzleEntry { line: number, what });
        let Some(text) = text else { return entry(Err(PuzzleFault::LongLine)) };
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        let fields = fields(&text);
        let Some(columns) = self.columns else {
            let head = Columns::of(&fields);
            self.columns = head.or(Some(Columns::USUAL));
            return if head.is_some() { None } else { entry(written(&fields, Columns::USUAL)) };
        };
        entry(written(&fields, columns))
    }
}

impl<R: BufRead> Iterator for CsvPuzzles<R> {
    type Item = io::Result<PuzzleEntry>;

    fn next(&mut self) -> Option<io::Result<PuzzleEntry>> {
        loop {
            match self.lines.next()? {
                Ok(line) => {
                    if let Some(entry) = self.entry(line) {
                        return Some(Ok(entry));
                    }
                }
                Err(error) => return Some(Err(error)),
            }
        }
    }
}

/// The fields of one line. A quotation mark that is never closed spoils its own line and no other.
fn fields(line: &str) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .buffer_capacity(line.len().max(1))
        .from_reader(line.as_bytes());
    let record = reader.records().next().and_then(Result::ok).unwrap_or_default();
    record.iter().map(clean).collect()
}

fn written(fields: &[String], columns: Columns) -> Result<WrittenPuzzle, PuzzleFault> {
    let field = |place: Option<usize>| place.and_then(|place| fields.get(place)).map_or("", String::as_str);
    let words = |place| field(place).split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let (fen, moves) = (field(Some(columns.fen)).to_owned(), words(Some(columns.moves)));
    if fen.is_empty() {
        return Err(PuzzleFault::NoPosition);
    }
    Ok(WrittenPuzzle {
        name: field(columns.name).to_owned(),
        fen,
        moves,
        led: true,
        rating: field(columns.rating).parse().ok(),
        themes: words(columns.themes),
        ..WrittenPuzzle::default()
    })
}
