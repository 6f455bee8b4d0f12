//! A line, parsed once for each voice in whose words it may be said.

use std::cell::RefCell;

use shakmaty::{Rank, Role};
use zeroize::Zeroize;

use crate::game::ParseError;
use crate::hear::{Intent, Utterance, before_press, hear, named_speaker};
use crate::speech::clean;
use crate::text::LONGEST_LINE;
use crate::voice::Lexicon;

type Parsed = Result<Utterance, ParseError>;

/// A line as it is heard, without control characters. It may have been said in confidence, so nothing of it stays in
/// memory.
pub struct InputLine {
    text: String,
    /// Whether the end of it may be gone, and with it what denies the rest.
    pub(super) is_cut: bool,
    /// What it is in the words of these lexicons.
    parsed: RefCell<Vec<(*const Lexicon, Parsed)>>,
}

impl InputLine {
    /// The line that was typed so.
    pub fn new(typed: &str) -> InputLine {
        InputLine { text: clean(typed), is_cut: is_cut(typed), parsed: RefCell::default() }
    }

    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// D.2.10.3 — whether it is a move with the press that follows it: "e4;", "e4 and press".
    pub(super) fn presses(&self, lexicon: &Lexicon) -> bool {
        (self.text.trim_end().ends_with(';') || self.says_press(lexicon))
            && matches!(self.parsed(lexicon), Ok(Utterance { heard: Intent::Announce(..), .. }))
    }

    /// Whether it ends in the word for the press, behind something else.
    pub(super) fn says_press(&self, lexicon: &Lexicon) -> bool {
        before_press(&self.text, lexicon).is_some()
    }

    /// What it is in these words. Whoever asks again, also for somebody else who has the same, is told what was found.
    ///
    /// # Errors
    /// It is neither a move nor a request.
    pub(super) fn parsed(&self, lexicon: &Lexicon) -> Parsed {
        let of_lexicon = |parsed: &&(*const Lexicon, Parsed)| std::ptr::eq(parsed.0, lexicon);
        if let Some((_, parsed)) = self.parsed.borrow().iter().find(of_lexicon) {
            return parsed.clone();
        }
        let parsed = hear(&self.text, lexicon).or_else(|why| {
            let made = before_press(&self.text, lexicon).and_then(|before| hear(before, lexicon).ok());
            made.filter(|said| matches!(said.heard, Intent::Announce(..))).ok_or(why)
        });
        self.parsed.borrow_mut().push((lexicon, parsed.clone()));
        parsed
    }
}

/// Whether the end of a line may be gone: who cuts it leaves no half of a character.
pub(super) fn is_cut(typed: &str) -> bool {
    typed.len() + char::MAX.len_utf8() > LONGEST_LINE
}

impl Drop for InputLine {
    fn drop(&mut self) {
        self.text.zeroize();
    }
}

/// The rank that a digit alone is, as it is typed.
pub(super) fn digit_alone(text: &str, lexicon: &Lexicon) -> Option<Rank> {
    let mut letters = named_speaker(text, lexicon).1.trim().chars();
    let digit = letters.next().filter(|_| letters.next().is_none())?;
    Rank::from_char(digit)
}

/// Whether a line is nothing but the capital letter of this piece.
pub(super) fn is_letter(text: &str, role: Role, lexicon: &Lexicon) -> bool {
    named_speaker(text, lexicon).1.trim() == lexicon.letter(role)
}

/// Whether these words are all that was said.
pub(super) fn is_whole(text: &str, words: &str, lexicon: &Lexicon) -> bool {
    let said = named_speaker(text, lexicon).1.split_whitespace().count();
    said == words.split_whitespace().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;

    #[test]
    fn a_line_is_parsed_once_for_those_who_have_the_same_words() {
        let [de, en] = ["de", "en"].map(|tag| Voice::built_in(tag).unwrap());
        let line = InputLine::new("Springer Gustav eins Felix drei");
        for _ in 0..3 {
            assert!(line.parsed(de.lexicon()).is_ok());
        }
        assert_eq!(line.parsed.borrow().len(), 1);
        assert_eq!(line.parsed(en.lexicon()), hear(line.text(), en.lexicon()));
        assert_eq!(line.parsed.borrow().len(), 2);
    }
}
