//! What a voice says for numbers, letters and signs.

use super::forms::SpokenForms;
use super::numerals;
use crate::args;
use crate::voice::{Id, Lexicon, NameSystem, Numbers, Voice};

/// What may stand before a word and be kept: it is never spoken, and parts.
pub(super) const OPENING: &str = "\"„“”‚‘«»(¿¡";

/// The same behind a word.
pub(super) const CLOSING: &str = ".,;:?!\"“”'’»«)…";

/// What may stand around a word and is no part of it, but is not kept.
pub(super) const DROPPED: &str = "[]{}`";

pub(super) struct Spoken<'a> {
    voice: &'a Voice,
    pub(super) lexicon: &'a Lexicon,
    pub(super) numbers: &'a Numbers,
    pub(super) ears: &'a SpokenForms,
}

impl<'a> Spoken<'a> {
    pub(super) fn new(voice: &'a Voice) -> Spoken<'a> {
        let lexicon = voice.lexicon();
        Spoken { voice, lexicon, numbers: lexicon.numbers(), ears: lexicon.ears() }
    }

    pub(super) fn number(&self, digits: &str) -> String {
        numerals::digits(digits, self.numbers, self.ears)
    }

    pub(super) fn sign(&self, sign: char) -> &str {
        self.ears.signs.get(sign.encode_utf8(&mut [0; 4])).map_or(self.ears.sign.as_str(), String::as_str)
    }

    /// A letter alone, so that it is heard as one.
    pub(super) fn letter(&self, letter: char) -> String {
        let small: String = letter.to_lowercase().collect();
        self.ears.letters.get(&small).cloned().unwrap_or_else(|| letter.to_string())
    }

    /// Check and mate behind a written move; `None` where something else is there.
    pub(super) fn suffix(&self, signs: &str) -> Option<String> {
        let moves = self.lexicon.naming(NameSystem::Local).moves();
        Some(match signs.trim_end_matches(['!', '?']) {
            "" => String::new(),
            "+" => format!(", {}", moves.check),
            "#" | "++" => format!(", {}", moves.mate),
            _ => return None,
        })
    }

    pub(super) fn castling(&self, core: &str) -> Option<String> {
        let (core, signs) = core.split_at(core.find(['+', '#']).unwrap_or(core.len()));
        let side = match core {
            "O-O" | "0-0" => "short",
            "O-O-O" | "0-0-0" => "long",
            _ => return None,
        };
        Some(self.voice.tell(Id::CASTLING_NAME, &args!("side" => side)) + &self.suffix(signs)?)
    }
}

/// Letters, and the accents written behind them; 'º' and 'ª' are no letters to a synthesizer.
pub(super) fn is_letter(sign: char) -> bool {
    sign.is_alphabetic() && !sign.is_numeric() && !matches!(sign, 'º' | 'ª')
        || matches!(sign, '\u{300}'..='\u{36f}')
}
