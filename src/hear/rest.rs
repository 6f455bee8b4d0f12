//! What stands behind the words of a request.

use shakmaty::Color;

use super::grammar::announced;
use super::intent::Intent;
use super::line::{Line, as_written, split};
use super::operands::Operands;
use crate::game::{Announcement, ParseError};
use crate::query::{Operand, query};
use crate::voice::Meaning;

/// What a request is read as: `None` where what stands behind its words does not go with it.
pub(super) type ParsedRequest = Result<Option<Intent>, ParseError>;

/// The longest text that is kept with a ruling, in letters.
const LONGEST: usize = 200;

/// A line that begins with a request, and where its words end.
pub(super) struct RequestRest<'a> {
    /// The key of the request.
    pub key: &'static str,
    /// The whole line.
    pub text: &'a str,
    /// The same in words.
    pub whole: Line<'a>,
    /// What stands behind the request.
    pub line: Line<'a>,
    /// Whether only polite words may stand beside it.
    pub binds: bool,
}

impl<'a> RequestRest<'a> {
    /// The request itself, where nothing but words without weight stands behind it.
    #[allow(clippy::unnecessary_wraps)] // A row of the table, like those that can fail.
    pub fn alone(&self, wanted: impl Into<Intent>) -> ParsedRequest {
        Ok(self.is_nothing().then(|| wanted.into()))
    }

    /// The question of this name, where nothing but words without weight stands behind it.
    #[allow(clippy::unnecessary_wraps)] // A row of the table, like those that can fail.
    pub fn asks(&self, name: &str) -> ParsedRequest {
        Ok(query(name, Operand::None).filter(|_| self.is_nothing()).map(Intent::from))
    }

    fn is_nothing(&self) -> bool {
        let beside = if self.binds { self.line.polite() } else { self.line.fillers() };
        beside == self.line.len()
    }

    /// The same, and words without weight in questions may stand there too.
    pub fn says_nothing(&self) -> bool {
        if self.binds {
            return self.is_nothing();
        }
        let nothing = |rest: Line<'_>| match (rest.chess(), rest.question()) {
            (Some((length, Meaning::Filler)), _) | (_, Some((length, "filler"))) => length,
            _ => 0,
        };
        self.line.skip(nothing) == self.line.len()
    }

    /// What stands there, with its punctuation.
    pub fn written(&self) -> &'a str {
        as_written(self.text, self.line.words)
    }

    /// What stands before it, with its punctuation.
    pub fn before(&self) -> &'a str {
        self.text.strip_suffix(self.written()).unwrap_or_default().trim_end()
    }

    /// The same as one text of bounded length, if it is any.
    pub fn said(&self) -> Option<String> {
        text(self.written())
    }

    /// Whose, how much and how many.
    pub fn operands(&self) -> Option<Operands> {
        // "Forfeit black or": what binds is no part of something else.
        let unfinished = |word| self.binds && self.line.lexicon.doubts().conjunctions.contains(word);
        Operands::read(self.line).filter(|_| !self.line.normalized.last().is_some_and(unfinished))
    }

    /// Nothing but whose, and perhaps not even that.
    // `None` where more is said; `Some(None)` where nobody is named.
    #[allow(clippy::option_option)]
    pub fn perhaps_whose(&self) -> Option<Option<Color>> {
        self.operands().filter(Operands::only_color).map(|operands| operands.color)
    }

    /// Nothing but whose.
    pub fn whose(&self) -> Option<Color> {
        self.perhaps_whose()?
    }

    /// Whether nobody and nothing is named.
    pub fn takes_no_operand(&self) -> bool {
        self.operands() == Some(Operands::default())
    }

    /// Whom it is about, and the words that say what for.
    pub fn whose_and_text(&self) -> Option<(Color, &'a str)> {
        let mut at = 0;
        loop {
            let rest = self.line.from(at);
            if let Some((length, word)) = rest.speaker() {
                return Some((word.color()?, as_written(self.text, rest.from(length).words)));
            }
            // "warn the player with White"
            match rest.chess() {
                Some((length, Meaning::Filler | Meaning::With | Meaning::To)) => at += length,
                _ => return None,
            }
        }
    }

    /// The move that stands there.
    pub fn announced(&self) -> Result<Announcement, ParseError> {
        announced(self.line).map(|(announcement, _)| announcement)
    }

    /// What does not go with the request; where nothing follows, the request's own words.
    pub fn unclear(&self) -> ParseError {
        let line = if self.line.is_empty() { self.whole } else { self.line };
        ParseError::RequestUnclear(self.key, line.words.join(" "))
    }
}

/// What was said as one text of bounded length, if it is any.
pub(super) fn text(written: &str) -> Option<String> {
    let text = written.trim_start_matches([':', ',', '-', '–']).trim();
    let has_words = !split(text).is_empty();
    has_words.then(|| text.chars().take(LONGEST).collect())
}
