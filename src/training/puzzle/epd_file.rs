//! EPD: a position and operations behind it. The solution is in `pv`, in `bm` or follows from `dm`.

use std::io::{self, BufRead};

use super::fault::PuzzleFault;
use super::lines::{FileLine, FileLines};
use super::written::{PuzzleEntry, WrittenPuzzle};
use crate::text::clean;

/// Reads the puzzles of such a file one by one.
pub(super) struct EpdPuzzles<R> {
    lines: FileLines<R>,
}

impl<R: BufRead> EpdPuzzles<R> {
    pub(super) fn new(input: R) -> EpdPuzzles<R> {
        EpdPuzzles { lines: FileLines::new(input) }
    }
}

impl<R: BufRead> Iterator for EpdPuzzles<R> {
    type Item = io::Result<PuzzleEntry>;

    fn next(&mut self) -> Option<io::Result<PuzzleEntry>> {
        loop {
            let FileLine { number, text } = match self.lines.next()? {
                Ok(line) => line,
                Err(error) => return Some(Err(error)),
            };
            let what = match text.as_deref().map(str::trim) {
                None => Err(PuzzleFault::LongLine),
                Some(text) if text.is_empty() || text.starts_with('#') => continue,
                Some(text) => written(text),
            };
            return Some(Ok(PuzzleEntry { line: number, what }));
        }
    }
}

fn written(line: &str) -> Result<WrittenPuzzle, PuzzleFault> {
    let (fen, operations) = position(line).ok_or(PuzzleFault::NoPosition)?;
    let mut puzzle = WrittenPuzzle { fen: clean(&fen), ..WrittenPuzzle::default() };
    let mut best: Vec<String> = Vec::new();
    for operation in parted(operations) {
        let (name, value) = operation.split_once(char::is_whitespace).unwrap_or((&operation, ""));
        let words = || value.split_whitespace().map(clean).collect::<Vec<_>>();
        match name {
            "bm" => best = words(),
            "pv" => puzzle.moves = words(),
            "dm" => puzzle.mate_in = value.trim().parse().ok(),
            "id" => puzzle.name = clean(value.trim().trim_matches('"')),
            _ => {}
        }
    }
    match &best[..] {
        [only] if puzzle.moves.is_empty() => puzzle.moves.push(only.clone()),
        [] | [_] => {}
        _ => return Err(PuzzleFault::SeveralWritten),
    }
    Ok(puzzle)
}

/// The position as a FEN, and the operations behind it. The counters of a FEN may stand there, too.
fn position(line: &str) -> Option<(String, &str)> {
    let mut rest = line;
    let mut fields = Vec::new();
    while fields.len() < 6 {
        let text = rest.trim_start();
        let end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (field, behind) = text.split_at(end);
        let is_counter = !field.is_empty() && field.bytes().all(|byte| byte.is_ascii_digit());
        if field.is_empty() || fields.len() >= 4 && !is_counter {
            break;
        }
        fields.push(field);
        rest = behind;
    }
    (fields.len() >= 4 && fields.len() != 5).then(|| (fields.join(" "), rest))
}

/// The operations, each up to its semicolon; one within quotation marks is none.
fn parted(operations: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut quoted = false;
    for sign in operations.chars() {
        quoted ^= sign == '"';
        match parts.last_mut() {
            Some(last) if sign != ';' || quoted => last.push(sign),
            _ => parts.push(String::new()),
        }
    }
    parts.iter().map(|part| part.trim().to_owned()).filter(|part| !part.is_empty()).collect()
}
