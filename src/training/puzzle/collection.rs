//! The puzzles somebody goes through, in the order of their file.

use std::io::{self, BufRead};

use super::fault::PuzzleFault;
use super::file::puzzles;
use super::filter::PuzzleFilter;
use super::puzzle::Puzzle;
use super::written::PuzzleEntry;

/// The puzzles that come with the program; `examples/puzzles.rs` makes them. Few pieces come first.
static OWN: &str = include_str!("../puzzles.csv");

/// The puzzles that come with the program, as a file.
pub fn own() -> &'static [u8] {
    OWN.as_bytes()
}

/// What is no puzzle, where, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The line in which it begins, from 1, or in which its form is wrong.
    pub line: u64,
    /// Why.
    pub why: PuzzleFault,
}

/// The puzzles of a file that are wanted, one after the other; what is none is left out and told.
pub struct PuzzleCollection<'i> {
    entries: Box<dyn Iterator<Item = io::Result<PuzzleEntry>> + 'i>,
    filter: PuzzleFilter,
}

impl<'i> PuzzleCollection<'i> {
    /// Those of a file that pass the filter.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn new(input: impl BufRead + 'i, filter: PuzzleFilter) -> io::Result<PuzzleCollection<'i>> {
        Ok(PuzzleCollection { entries: puzzles(input)?, filter })
    }

    /// The puzzle of an entry, where it is wanted.
    fn wanted(&self, entry: PuzzleEntry) -> Result<Option<Puzzle>, Refused> {
        let PuzzleEntry { line, what } = entry;
        let refused = |why| Refused { line, why };
        let written = what.map_err(refused)?;
        if !self.filter.admits(&written) {
            return Ok(None);
        }
        let puzzle = Puzzle::begun(written).map_err(refused)?;
        if !self.filter.admits_puzzle(&puzzle) {
            return Ok(None);
        }
        puzzle.checked().map(Some).map_err(refused)
    }
}

impl Iterator for PuzzleCollection<'_> {
    type Item = io::Result<Result<Puzzle, Refused>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.entries.next()?.map(|entry| self.wanted(entry)) {
                Err(error) => return Some(Err(error)),
                Ok(Ok(None)) => {}
                Ok(Ok(Some(puzzle))) => return Some(Ok(Ok(puzzle))),
                Ok(Err(refused)) => return Some(Ok(Err(refused))),
            }
        }
    }
}
