//! PGN: each game is a puzzle, its position in the tag "FEN" and the solution its moves.

use std::io::{self, BufRead};

use super::fault::PuzzleFault;
use super::written::{PuzzleEntry, WrittenPuzzle};
use crate::record::{Movetext, MovetextItem, WrittenMove};
use crate::text::clean;

/// No solution is longer, in moves of both sides.
const LONGEST: usize = 200;

/// Reads the puzzles of such a file one by one.
pub(super) struct PgnPuzzles<R> {
    movetext: Movetext<R>,
    /// What belongs to the next game already.
    ahead: Option<WrittenMove>,
}

impl<R: BufRead> PgnPuzzles<R> {
    pub(super) fn new(input: R) -> PgnPuzzles<R> {
        PgnPuzzles { movetext: Movetext::new(input), ahead: None }
    }

    /// The next game; `None` at the end of the file.
    fn game(&mut self) -> io::Result<Option<PuzzleEntry>> {
        let mut puzzle = WrittenPuzzle::default();
        let (mut begun, mut fault) = (None, None);
        while let Some(WrittenMove { line, column, at, what }) = self.item()? {
            let is_tag = matches!(what, MovetextItem::Tag(..));
            if is_tag && (!puzzle.moves.is_empty() || matches!(fault, Some((_, PuzzleFault::LongLine)))) {
                self.ahead = Some(WrittenMove { line, column, at, what });
                break;
            }
            let begins = *begun.get_or_insert(line);
            match what {
                MovetextItem::Tag(name, value) => tag(&mut puzzle, &name, &value),
                MovetextItem::Word(_) if puzzle.moves.len() >= LONGEST => {
                    fault.get_or_insert((line, PuzzleFault::LongLine));
                }
                MovetextItem::Word(word) => puzzle.moves.push(clean(&word)),
                // Nobody has asked for it.
                MovetextItem::Beside(_) => {}
                MovetextItem::Flaw(flaw) => {
                    fault.get_or_insert((line, PuzzleFault::Form(flaw)));
                }
                MovetextItem::Result(_) if puzzle == WrittenPuzzle::default() && begins == line => {
                    begun = None;
                }
                MovetextItem::Result(_) => break,
            }
        }
        let none = puzzle.fen.is_empty().then_some(PuzzleFault::NoPosition);
        Ok(begun.map(|begins| match (fault, none) {
            (Some((line, fault)), _) => PuzzleEntry { line, what: Err(fault) },
            (None, none) => PuzzleEntry { line: begins, what: none.map_or(Ok(puzzle), Err) },
        }))
    }

    fn item(&mut self) -> io::Result<Option<WrittenMove>> {
        if let Some(ahead) = self.ahead.take() {
            return Ok(Some(ahead));
        }
        self.movetext.next().transpose()
    }
}

impl<R: BufRead> Iterator for PgnPuzzles<R> {
    type Item = io::Result<PuzzleEntry>;

    fn next(&mut self) -> Option<io::Result<PuzzleEntry>> {
        self.game().transpose()
    }
}

fn tag(puzzle: &mut WrittenPuzzle, name: &str, value: &str) {
    match name {
        "FEN" => puzzle.fen = clean(value),
        "Variant" => puzzle.variant = Some(clean(value)),
        "PuzzleId" => puzzle.name = clean(value),
        "Rating" => puzzle.rating = value.trim().parse().ok(),
        "Themes" => puzzle.themes = clean(value).split(' ').map(str::to_owned).collect(),
        _ => {}
    }
}
