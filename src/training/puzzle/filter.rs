//! Which puzzles are wanted.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::puzzle::Puzzle;
use super::written::WrittenPuzzle;

/// What a puzzle must have.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PuzzleFilter {
    /// One of these themes; any where there are none.
    pub themes: Vec<String>,
    /// A rating within these.
    pub rating: Option<Span>,
    /// So many pieces on the board, kings and pawns too.
    pub pieces: Option<Span>,
    /// So many moves to find.
    pub moves: Option<Span>,
    /// The names of those that are passed over.
    pub passed: HashSet<String>,
}

/// From one number to another, both with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The least.
    pub least: u32,
    /// The most.
    pub most: u32,
}

/// What was offered as a span is none.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0:?} is no span such as 8, 3-8 or 1200-")]
pub struct SpanError(String);

impl PuzzleFilter {
    /// Whether what is written of a puzzle lets it pass, before its position is looked at.
    pub fn admits(&self, puzzle: &WrittenPuzzle) -> bool {
        let rating = |span: Span| puzzle.rating.is_some_and(|rating| span.has(rating));
        // What is not written may still show.
        (puzzle.themes.is_empty() || self.admits_themes(&puzzle.themes))
            && self.rating.is_none_or(rating)
            && (puzzle.name.is_empty() || !self.passed.contains(&puzzle.name))
    }

    /// Whether these themes are wanted.
    pub fn admits_themes(&self, themes: &[String]) -> bool {
        let wanted = |theme: &String| self.themes.iter().any(|wanted| bare(wanted) == bare(theme));
        self.themes.is_empty() || themes.iter().any(wanted)
    }

    /// Whether the puzzle is about what is wanted, and has as many pieces and moves.
    pub fn admits_puzzle(&self, puzzle: &Puzzle) -> bool {
        self.admits_themes(&puzzle.themes)
            && self.pieces.is_none_or(|span| span.has(puzzle.pieces()))
            && self.moves.is_none_or(|span| span.has(puzzle.moves()))
    }
}

/// "Mate in 2" is `mateIn2`, "pawn-endgame" `pawnEndgame`.
fn bare(theme: &str) -> String {
    theme.chars().filter(|sign| sign.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Span {
    /// Whether it is within.
    pub fn has(self, number: u32) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

impl FromStr for Span {
    type Err = SpanError;

    /// `8` is up to 8, `3-8` from 3 to 8, `1200-` from 1200 on.
    fn from_str(text: &str) -> Result<Span, SpanError> {
        let wrong = || SpanError(text.to_owned());
        let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
        let (least, most) = match text.split_once(['-', '–']) {
            None => (0, number(text)?),
            Some((least, most)) if most.trim().is_empty() => (number(least)?, u32::MAX),
            Some((least, most)) if least.trim().is_empty() => (0, number(most)?),
            Some((least, most)) => (number(least)?, number(most)?),
        };
        if least > most { Err(wrong()) } else { Ok(Span { least, most }) }
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.least, self.most) {
            (0, most) => write!(f, "{most}"),
            (least, u32::MAX) => write!(f, "{least}-"),
            (least, most) => write!(f, "{least}-{most}"),
        }
    }
}
