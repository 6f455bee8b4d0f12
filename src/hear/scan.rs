//! A line read from left to right, a word or phrase at a time.

use shakmaty::Color;

use super::line::Line;
use super::notation::Token;
use super::squares::is_rank;
use super::tokens::{next_signs, signs};
use crate::game::ParseError;
use crate::voice::Modifier;

/// A line read from left to right. What is asked for is taken where it stands next, and left where it does not.
pub(super) struct Scan<'a> {
    /// All of it.
    pub line: Line<'a>,
    /// The place of the next word.
    pub at: usize,
}

impl<'a> Scan<'a> {
    pub fn new(line: Line<'a>) -> Scan<'a> {
        Scan { line, at: 0 }
    }

    pub fn is_over(&self) -> bool {
        self.at >= self.line.len()
    }

    /// What is not read yet.
    pub fn rest(&self) -> Line<'a> {
        self.line.from(self.at)
    }

    /// Goes on behind as many words as what was found has.
    pub fn take<T>(&mut self, found: Option<(usize, T)>) -> Option<T> {
        let (length, found) = found?;
        self.at += length;
        Some(found)
    }

    /// A colour.
    pub fn color(&mut self) -> Option<Color> {
        self.take(self.rest().color())
    }

    /// Whether this narrowing word stands here.
    pub fn modifier(&mut self, wanted: Modifier) -> bool {
        let found = self.rest().modifier().filter(|(_, modifier)| *modifier == wanted);
        self.take(found).is_some()
    }

    /// "c4 e f7": whether a small word stands here that looks like a file and is none.
    pub fn small_word(&mut self) -> bool {
        let Line { words, normalized, lexicon, .. } = self.rest();
        let small = lexicon.small().after_square.has(&normalized[0])
            && !words.get(1).is_some_and(|next| is_rank(next, lexicon));
        self.at += usize::from(small);
        small
    }

    /// Whether words of asking stand here that say no more, by their keys.
    pub fn asks(&mut self, keys: &[&str]) -> bool {
        let found = self.rest().question().filter(|(_, key)| keys.contains(key));
        let found = found.filter(|_| self.rest().chess().is_none());
        self.take(found).is_some()
    }

    /// Adds what the next word or phrase is of a move, and hands it out.
    pub fn signs<'s>(&mut self, signs: &'s mut Vec<Token>) -> Result<&'s [Token], ParseError> {
        let before = signs.len();
        self.at += next_signs(self.rest(), signs)?;
        Ok(&signs[before..])
    }

    /// What the next phrase of chess is by itself, or the next word where none begins here.
    pub fn phrase(&mut self) -> Result<Vec<Token>, ParseError> {
        let (at, length) = (self.at, self.rest().chess().map_or(1, |(length, _)| length));
        self.at += length;
        signs(self.line.part(at..self.at))
    }
}

/// Keeps what was said; `None` where it was said before.
pub(super) fn put<T>(slot: &mut Option<T>, said: T) -> Option<()> {
    match slot.replace(said) {
        Some(_) => None,
        None => Some(()),
    }
}
