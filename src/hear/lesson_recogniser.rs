//! What is asked of a lesson in anybody's words, by the words of its voice that are nearest.
//!
//! Nothing that a lesson does cannot be gone back from, so what is near enough is done. What is nearer to a question
//! about the board is none of a lesson's.

use super::lesson::{LessonRequest, numbered};
use super::line::Words;
use super::notation::plain_signs;
use super::phrase_index::PhraseIndex;
use super::puzzle_choice::PuzzleChoice;
use super::slots::{MarkedLine, MarkedWord, of_phrase};
use crate::query::Whose;
use crate::voice::{Clue, LessonWord, Lexicon, PhraseBook, PuzzleWord};

/// How near a line must be, from 0 to 1.
const NEAR: f32 = 0.2;

/// Questions that mean nothing where nobody plays.
const OF_A_GAME: [&str; 11] = [
    "my-colour",
    "time",
    "save",
    "new-game",
    "level",
    "harder",
    "easier",
    "resign",
    "offer-draw",
    "take-back",
    "captured",
];

/// And how much nearer than to what else may be wanted.
const MARGIN: f32 = 0.025;

/// What a line asks of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonAsked {
    /// This, of any lesson.
    Request(LessonRequest),
    /// These puzzles.
    Puzzles(PuzzleChoice),
}

/// So many words for what is counted stand in examples.
const COUNTED: usize = 2;

/// Every phrase of a voice that asks something of a lesson without a text behind it, also with what may stand behind it
/// as slots.
pub fn lesson_phrases(lexicon: &Lexicon) -> Vec<(LessonAsked, String)> {
    let lessons = lexicon.operands().lessons.phrases();
    let lessons = lessons.filter(|(word, _)| LessonRequest::is_asked_alone(*word));
    let counted = lexicon.operands().lessons.phrases().filter(|(word, _)| *word == LessonWord::Moves);
    let counted: Vec<String> = counted.map(|(_, phrase)| phrase).take(COUNTED).collect();
    let lessons = lessons.flat_map(|(word, phrase)| {
        let slots = LessonRequest::slots(word, &counted).into_iter().map(|slot| format!("{phrase} {slot}"));
        let all: Vec<String> = std::iter::once(phrase.clone()).chain(slots).collect();
        all.into_iter().map(move |phrase| (LessonAsked::Request(LessonRequest::of(word)), phrase))
    });
    let puzzles = lexicon.operands().puzzles.phrases();
    let puzzles = puzzles.filter(|(word, _)| *word != PuzzleWord::Puzzles);
    let asked = |word| LessonAsked::Puzzles(PuzzleChoice { word, number: None });
    lessons.chain(puzzles.map(|(word, phrase)| (asked(word), phrase))).collect()
}

/// The words of lessons of one voice, to be compared with.
#[derive(Debug)]
pub struct LessonRecogniser {
    book: PhraseBook,
    /// What each is that is compared; of a question nothing.
    classes: Vec<Option<LessonAsked>>,
    index: PhraseIndex,
}

impl LessonRecogniser {
    /// Learns what a voice calls everything; it takes some milliseconds.
    pub fn new(lexicon: &Lexicon, book: PhraseBook) -> LessonRecogniser {
        LessonRecogniser::of(&lesson_phrases(lexicon), book)
    }

    /// Learns these phrases, and those of the questions.
    pub fn of(known: &[(LessonAsked, String)], book: PhraseBook) -> LessonRecogniser {
        let mut classes = Vec::new();
        let mut examples: Vec<Vec<Vec<MarkedWord>>> = Vec::new();
        for (asked, phrase) in known {
            let class = classes.iter().position(|known| *known == Some(*asked)).unwrap_or_else(|| {
                classes.push(Some(*asked));
                examples.push(Vec::new());
                classes.len() - 1
            });
            examples[class].push(of_phrase(phrase, &book));
        }
        for (_, phrases) in book.phrases().filter(|(name, _)| !OF_A_GAME.contains(name)) {
            classes.push(None);
            examples.push(phrases.iter().map(|phrase| of_phrase(phrase, &book)).collect());
        }
        let index = PhraseIndex::new(&examples, |word| word.is(Clue::Flip, &book));
        LessonRecogniser { book, classes, index }
    }

    /// What a line asks of a lesson that is not understood otherwise; `None` where it is near to nothing, or to several.
    ///
    /// ```
    /// use ansage::hear::{LessonAsked, LessonRecogniser, LessonRequest};
    /// use ansage::voice::{LessonWord, PhraseBook, Voice};
    ///
    /// let english = Voice::built_in("en")?;
    /// let recogniser = LessonRecogniser::new(english.lexicon(), PhraseBook::built_in("en", None));
    /// let asked = |line| recogniser.recognise(line, english.lexicon());
    /// let end = LessonRequest::of(LessonWord::End);
    /// assert_eq!(asked("could you jump to the very end of the game now"), Some(LessonAsked::Request(end)));
    /// assert_eq!(asked("what a lovely evening"), None);
    /// # Ok::<(), ansage::voice::VoiceError>(())
    /// ```
    pub fn recognise(&self, text: &str, lexicon: &Lexicon) -> Option<LessonAsked> {
        let text = plain_signs(text);
        let mut line = MarkedLine::of(&text, lexicon, &self.book);
        if line.only_moves && line.of_a_move {
            return None;
        }
        line.words.iter_mut().for_each(|word| word.take_number(lexicon));
        let scores = self.index.scores(&line.words, |word| word.is(Clue::Flip, &self.book));
        let mut ranked: Vec<(f32, Option<LessonAsked>)> =
            scores.into_iter().map(|(score, _)| score).zip(self.classes.iter().copied()).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let (best, class) = *ranked.first()?;
        let next = ranked.get(1).map_or(0.0, |(score, _)| *score);
        let class = class.filter(|_| best >= NEAR && best - next >= MARGIN)?;
        let side = match line.parts.whose {
            Some(Whose::Of(color)) => Some(color),
            _ => None,
        };
        let words = Words::of(&text);
        let all = words.line(lexicon);
        let number = (0..all.len()).find_map(|at| Some(numbered(all.from(at))?.1));
        match class {
            LessonAsked::Request(asked) => {
                LessonRequest { number, side, ..asked }.whole().map(LessonAsked::Request)
            }
            LessonAsked::Puzzles(wanted) => {
                PuzzleChoice { number, ..wanted }.whole().map(LessonAsked::Puzzles)
            }
        }
    }
}
