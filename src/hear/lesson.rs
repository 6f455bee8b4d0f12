//! What is asked of a lesson: a review, a puzzle, a drill, a game that is listened to. Its words are heard only where
//! one is open, so they may mean something else at a game.

use shakmaty::Color;

use super::behind::number_alone;
use super::line::{Line, Words};
use super::notation::plain_signs;
use crate::drills::{Drill, drill};
use crate::voice::{LessonWord, Lexicon, Meaning};

/// What a line asks of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonRequest {
    /// What is asked.
    pub word: LessonWord,
    /// The number said with it: so many moves, or the move of this number.
    pub number: Option<u32>,
    /// The side said with it, where something is played on.
    pub side: Option<Color>,
}

impl LessonRequest {
    /// This, and nothing said with it.
    pub fn of(word: LessonWord) -> LessonRequest {
        LessonRequest { word, number: None, side: None }
    }
}

/// What a line asks of a lesson; `None` where one of its words says nothing of it.
///
/// ```
/// use ansage::hear::lesson_request;
/// use ansage::voice::{LessonWord, Voice};
///
/// let english = Voice::built_in("en")?;
/// let asked = |line| lesson_request(line, english.lexicon()).map(|asked| (asked.word, asked.number));
/// assert_eq!(asked("next, please"), Some((LessonWord::Forward, None)));
/// assert_eq!(asked("three moves back"), Some((LessonWord::Back, Some(3))));
/// assert_eq!(asked("go to move twelve"), Some((LessonWord::Move, Some(12))));
/// assert_eq!(asked("knight f3"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn lesson_request(text: &str, lexicon: &Lexicon) -> Option<LessonRequest> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let (mut word, mut number, mut at) = (None, None, 0);
    let says = |at: usize| lexicon.operands.lessons.longest(line.from(at).normalized);
    // Elsewhere the names of the sides are the colours of squares.
    let plays = (0..line.len()).any(|at| matches!(says(at), Some((_, LessonWord::PlayHere))));
    let mut side = None;
    while at < line.len() {
        let rest = line.from(at);
        at += if let Some((length, said)) = with_side(rest).filter(|_| plays) {
            if side.replace(said).is_some() {
                return None;
            }
            length
        } else if let Some((length, said)) = says(at) {
            if word.replace(said).is_some_and(|other| other != said) {
                return None;
            }
            length
        } else if let Some((length, said)) = numbered(rest) {
            if number.replace(said).is_some() {
                return None;
            }
            length
        } else {
            says_nothing(rest)?
        };
    }
    // "Move" alone is no place to go to, and a number goes with moves alone.
    let wants_number = |word: &LessonWord| matches!(word, LessonWord::Move | LessonWord::Game);
    let word = word.filter(|word| !wants_number(word) || number.is_some())?;
    let counts = matches!(
        word,
        LessonWord::Forward | LessonWord::Back | LessonWord::Move | LessonWord::Variation | LessonWord::Game
    );
    (counts || number.is_none()).then_some(LessonRequest { word, number, side })
}

/// "With Black", "as White": whose side somebody takes.
pub(super) fn with_side(line: Line<'_>) -> Option<(usize, Color)> {
    match line.request() {
        Some((length, "as-white")) => return Some((length, Color::White)),
        Some((length, "as-black")) => return Some((length, Color::Black)),
        _ => {}
    }
    let before = line.skip(|rest| match rest.chess() {
        Some((length, Meaning::With | Meaning::Filler)) => length,
        _ => 0,
    });
    let (length, color) = line.from(before).color()?;
    Some((before + length, color))
}

/// The drill that a line names, with words without weight beside it.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let named = |line| ansage::hear::drill_named(line, english.lexicon()).map(|drill| drill.key);
/// assert_eq!(named("knight routes, please"), Some("knight-routes"));
/// assert_eq!(named("knight f3"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn drill_named(text: &str, lexicon: &Lexicon) -> Option<&'static Drill> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let (mut named, mut at) = (None, 0);
    while at < line.len() {
        let rest = line.from(at);
        at += match lexicon.operands.drills.longest(rest.normalized) {
            Some((length, word)) if named.is_none() => {
                named = Some(word);
                length
            }
            _ => says_nothing(rest)?,
        };
    }
    drill(named?.into())
}

/// "3", "three", "12.", "third".
fn numbered(rest: Line<'_>) -> Option<(usize, u32)> {
    let place = || rest.lexicon.answers.place(rest.normalized.first()?).map(|place| (1, place));
    let ordinal = || Some((1, rest.words.first()?.strip_suffix('.')?.parse().ok()?));
    number_alone(rest).or_else(ordinal).or_else(place)
}

/// How many words it begins with are polite, or have no weight.
pub(super) fn says_nothing(rest: Line<'_>) -> Option<usize> {
    let polite = Some(rest.polite()).filter(|length| *length > 0);
    let filler = || rest.chess().filter(|(_, it)| matches!(it, Meaning::Filler | Meaning::To)).map(|it| it.0);
    let beside = || rest.lexicon.answers.beside.contains(rest.normalized.first()?).then_some(1);
    polite.or_else(filler).or_else(beside)
}
