//! What stands behind the words of a request.

use shakmaty::Color;

use super::fillers::fillers;
use super::grammar::announced;
use super::intent::Intent;
use super::operands::Operands;
use super::words::{as_written, split};
use crate::game::{Announcement, ParseError};
use crate::query::{Operand, query};
use crate::voice::{Lexicon, Meaning, Normalized};

/// What a request is read as: `None` where what stands behind its words does not go with it.
pub(super) type Heard = Result<Option<Intent>, ParseError>;

/// The longest text that is kept with a ruling, in letters.
const LONGEST: usize = 200;

/// A line that begins with a request, and where its words end.
pub(super) struct Rest<'a> {
    /// The key of the request.
    pub key: &'static str,
    /// The whole line.
    pub text: &'a str,
    /// All its words.
    pub line: &'a [&'a str],
    /// The words behind the request.
    pub words: &'a [&'a str],
    /// The same as they are compared.
    pub folded: &'a [Normalized],
    /// What they may mean.
    pub lexicon: &'a Lexicon,
}

impl<'a> Rest<'a> {
    /// The request itself, where nothing but words without weight stands behind it.
    #[allow(clippy::unnecessary_wraps)] // A row of the table, like those that can fail.
    pub fn alone(&self, wanted: impl Into<Intent>) -> Heard {
        Ok(self.is_nothing().then(|| wanted.into()))
    }

    /// The question of this name, where nothing but words without weight stands behind it.
    #[allow(clippy::unnecessary_wraps)] // A row of the table, like those that can fail.
    pub fn asks(&self, name: &str) -> Heard {
        Ok(query(name, Operand::None).filter(|_| self.is_nothing()).map(Intent::from))
    }

    fn is_nothing(&self) -> bool {
        fillers(self.folded, self.lexicon) == self.folded.len()
    }

    /// The same, and words without weight in questions may stand there too.
    pub fn says_nothing(&self) -> bool {
        let mut at = 0;
        while at < self.folded.len() {
            let rest = &self.folded[at..];
            let meant = (self.lexicon.chess(rest), self.lexicon.question(rest));
            let ((Some((length, Meaning::Filler)), _) | (_, Some((length, "filler")))) = meant else {
                return false;
            };
            at += length;
        }
        true
    }

    /// What stands there, with its punctuation.
    pub fn written(&self) -> &'a str {
        as_written(self.text, self.words)
    }

    /// The same as one text of bounded length, if it is any.
    pub fn said(&self) -> Option<String> {
        text(self.written())
    }

    /// Whose, how much and how many.
    pub fn operands(&self) -> Option<Operands> {
        Operands::read(self.words, self.folded, self.lexicon)
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
            let rest = self.folded.get(at..)?;
            if let Some((length, word)) = self.lexicon.speaker(rest) {
                return Some((word.color()?, as_written(self.text, &self.words[at + length..])));
            }
            // "warn the player with White"
            match self.lexicon.chess(rest) {
                Some((length, Meaning::Filler | Meaning::With | Meaning::To)) => at += length,
                _ => return None,
            }
        }
    }

    /// The move that stands there.
    ///
    /// # Errors
    /// It is none.
    pub fn announced(&self) -> Result<Announcement, ParseError> {
        announced(self.words, self.folded, self.lexicon).map(|(announcement, _)| announcement)
    }

    /// What does not go with the request; where nothing follows, the request's own words.
    pub fn unclear(&self) -> ParseError {
        let words = if self.words.is_empty() { self.line } else { self.words };
        ParseError::RequestUnclear(self.key, words.join(" "))
    }
}

/// What was said as one text of bounded length, if it is any.
pub(super) fn text(written: &str) -> Option<String> {
    let text = written.trim_start_matches([':', ',', '-', '–']).trim();
    let has_words = !split(text).is_empty();
    has_words.then(|| text.chars().take(LONGEST).collect())
}
