//! Which puzzles somebody wants: "forks", "mate in two, please", "something easier".

use super::intent::LevelStep;
use super::lesson::{numbered, says_nothing};
use super::line::Words;
use super::notation::plain_signs;
use crate::voice::{Lexicon, PuzzleWord};

/// Which puzzles are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PuzzleChoice {
    /// What they are about, or how they are to be otherwise.
    pub word: PuzzleWord,
    /// The number said with it: in how many moves there is a mate, how many pieces there are, which rating.
    pub number: Option<u32>,
}

/// Which puzzles a line wants; `None` where one of its words says nothing of that.
///
/// ```
/// use ansage::hear::puzzle_choice;
/// use ansage::voice::{PuzzleWord, Voice};
///
/// let english = Voice::built_in("en")?;
/// let wanted = |line| puzzle_choice(line, english.lexicon()).map(|choice| (choice.word, choice.number));
/// assert_eq!(wanted("a fork puzzle, please"), Some((PuzzleWord::Fork, None)));
/// assert_eq!(wanted("mate in two"), Some((PuzzleWord::Mate, Some(2))));
/// assert_eq!(wanted("puzzle"), None);
/// assert_eq!(wanted("fork on e5"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn puzzle_choice(text: &str, lexicon: &Lexicon) -> Option<PuzzleChoice> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let (mut word, mut number, mut at) = (None, None, 0);
    while at < line.len() {
        let rest = line.from(at);
        let counts = number.is_none() && word.is_some_and(takes_number);
        at += match lexicon.operands().puzzles.longest(rest.normalized) {
            // "Mate in one": elsewhere that is one puzzle.
            Some((_, PuzzleWord::Puzzles))
                if let Some((length, said)) = numbered(rest).filter(|_| counts) =>
            {
                number = Some(said);
                length
            }
            Some((length, PuzzleWord::Puzzles)) => length,
            Some((length, said)) if word.is_none_or(|other| other == said) => {
                word = Some(said);
                length
            }
            Some(_) => return None,
            None => match numbered(rest) {
                Some((length, said)) if number.is_none() => {
                    number = Some(said);
                    length
                }
                _ => says_nothing(rest)?,
            },
        };
    }
    PuzzleChoice { word: word?, number }.whole()
}

impl PuzzleChoice {
    /// Easier ones, or harder.
    pub fn of_level(step: LevelStep) -> PuzzleChoice {
        let word = match step {
            LevelStep::Easier => PuzzleWord::Easier,
            LevelStep::Harder => PuzzleWord::Harder,
        };
        PuzzleChoice { word, number: None }
    }

    /// The same, where what stands beside the word may stand there and nothing is missing.
    pub(super) fn whole(self) -> Option<PuzzleChoice> {
        let has_number = self.number.is_some();
        let is_whole = if has_number { takes_number(self.word) } else { self.word != PuzzleWord::Pieces };
        is_whole.then_some(self)
    }
}

fn takes_number(word: PuzzleWord) -> bool {
    matches!(word, PuzzleWord::Mate | PuzzleWord::Pieces | PuzzleWord::Rating)
}
