//! What is asked of a lesson: a review, a puzzle, a drill, a game that is listened to. Its words are heard only where
//! one is open, so they may mean something else at a game.

use shakmaty::Color;

use super::behind::number_alone;
use super::line::{Line, Words};
use super::notation::plain_signs;
use crate::drills::{Drill, drill};
use crate::voice::{LessonWord, Lexicon, Meaning, SpeakerWord, TimeUnit};

/// What a line asks of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonRequest {
    /// What is asked.
    pub word: LessonWord,
    /// The number said with it: so many moves, or the move of this number.
    pub number: Option<u32>,
    /// The side said with it: whose pieces somebody takes, whose move or mistake it is.
    pub side: Option<Color>,
}

/// What may stand beside a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beside {
    Nothing,
    /// A number may, or must.
    Number,
    NeedsNumber,
    /// A side may.
    Side,
    /// A number must, and a side may.
    NeedsNumberAndSide,
    /// A text may: it is heard as one, letter for letter.
    Text,
    /// It says nothing alone.
    Words,
}

fn beside(word: LessonWord) -> Beside {
    match word {
        LessonWord::Forward
        | LessonWord::Another
        | LessonWord::Back
        | LessonWord::Undo
        | LessonWord::GoOn
        | LessonWord::Variation => Beside::Number,
        LessonWord::Game | LessonWord::Pace => Beside::NeedsNumber,
        // "Move" alone is no place to go to.
        LessonWord::Move => Beside::NeedsNumberAndSide,
        LessonWord::PlayHere
        | LessonWord::Mistakes
        | LessonWord::FirstMistake
        | LessonWord::NextMistake
        | LessonWord::PreviousMistake => Beside::Side,
        LessonWord::Bookmark
        | LessonWord::ToBookmark
        | LessonWord::Search
        | LessonWord::SearchPlayer
        | LessonWord::SearchEvent
        | LessonWord::SearchOpening
        | LessonWord::SearchPosition => Beside::Text,
        LessonWord::Against
        | LessonWord::Light
        | LessonWord::Dark
        | LessonWord::Remove
        | LessonWord::Shift
        | LessonWord::ToMove
        | LessonWord::JustPlayed
        | LessonWord::Only
        | LessonWord::Moves => Beside::Words,
        _ => Beside::Nothing,
    }
}

impl LessonRequest {
    /// This, and nothing said with it.
    pub fn of(word: LessonWord) -> LessonRequest {
        LessonRequest { word, number: None, side: None }
    }

    /// So many moves; one where no number is said.
    pub fn steps(self) -> usize {
        self.number.map_or(1, |number| usize::try_from(number).unwrap_or(usize::MAX))
    }

    /// What may stand behind a phrase for this word, as slots of an example; `counted` is what is counted in moves.
    pub(super) fn slots(word: LessonWord, counted: &[String]) -> Vec<String> {
        match beside(word) {
            Beside::Number => counted.iter().map(|counted| format!("{{number}} {counted}")).collect(),
            Beside::NeedsNumber => vec!["{number}".to_owned()],
            Beside::Side => vec!["{colour}".to_owned()],
            Beside::NeedsNumberAndSide => vec!["{number}".to_owned(), "{number} {colour}".to_owned()],
            Beside::Nothing | Beside::Text | Beside::Words => Vec::new(),
        }
    }

    /// Whether a word asks for something without a text behind it.
    pub(super) fn is_asked_alone(word: LessonWord) -> bool {
        !matches!(beside(word), Beside::Text | Beside::Words)
    }

    /// The same, where what stands beside the word may stand there and nothing is missing.
    pub(super) fn whole(self) -> Option<LessonRequest> {
        let is_whole = match beside(self.word) {
            Beside::Nothing | Beside::Text | Beside::Words => self.number.is_none() && self.side.is_none(),
            Beside::Number => self.side.is_none(),
            Beside::NeedsNumber => self.number.is_some() && self.side.is_none(),
            Beside::Side => self.number.is_none(),
            Beside::NeedsNumberAndSide => self.number.is_some(),
        };
        is_whole.then_some(self)
    }

    /// The same where nothing goes on by itself, so that to go on is to go forward, as one more is, and to undo is to
    /// go back.
    #[must_use]
    pub fn without_pause(self) -> LessonRequest {
        match self.word {
            LessonWord::Undo => LessonRequest { word: LessonWord::Back, ..self },
            LessonWord::GoOn | LessonWord::Another => LessonRequest { word: LessonWord::Forward, ..self },
            _ => self,
        }
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
    let (mut word, mut number, mut at, mut timed) = (None, None, 0, false);
    let says = |at: usize| lexicon.operands().lessons.longest(line.from(at).normalized);
    // Elsewhere the names of the sides are the colours of squares.
    let has_side = |word| matches!(beside(word), Beside::Side | Beside::NeedsNumberAndSide);
    let sided = (0..line.len()).any(|at| says(at).is_some_and(|(_, word)| has_side(word)));
    let mut side = None;
    while at < line.len() {
        let rest = line.from(at);
        let named = with_side(rest).or_else(|| says(at).is_none().then(|| of_side(rest)).flatten());
        at += if let Some((length, said)) = named.filter(|_| sided) {
            if side.replace(said).is_some() {
                return None;
            }
            length
        } else if let Some((length, said)) = says(at) {
            // "Five moves": what is counted.
            let is_counted = said == LessonWord::Moves;
            if is_counted && number.is_none()
                || !is_counted && word.replace(said).is_some_and(|other| other != said)
            {
                return None;
            }
            length
        } else if let Some((length, said)) = numbered(rest) {
            if number.replace(said).is_some() {
                return None;
            }
            length
        } else if let Some((length, TimeUnit::Seconds)) = rest.time_word() {
            timed = true;
            length
        } else {
            says_nothing(rest)?
        };
    }
    if timed && word != Some(LessonWord::Pace) {
        return None;
    }
    LessonRequest { word: word?, number, side }.whole()
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

/// "White's", "of Black", "das brancas": whose move or mistake it is.
fn of_side(line: Line<'_>) -> Option<(usize, Color)> {
    let of = |rest: Line<'_>| match rest.chess() {
        Some((length, Meaning::From | Meaning::With | Meaning::Filler)) => length,
        _ => rest.asks(&["filler"]),
    };
    let owner = || match line.speaker() {
        Some((length, SpeakerWord::White)) => Some((length, Color::White)),
        Some((length, SpeakerWord::Black)) => Some((length, Color::Black)),
        _ => None,
    };
    let behind = || {
        let before = line.skip(of);
        let (length, color) = line.from(before).color()?;
        Some((before + length, color))
    };
    owner().or_else(behind)
}

/// What a line asks of a lesson with a text behind it, letter for letter: a search, a bookmark. The text may be empty.
///
/// ```
/// use ansage::hear::lesson_text;
/// use ansage::voice::{LessonWord, Voice};
///
/// let english = Voice::built_in("en")?;
/// let asked = |line| lesson_text(line, english.lexicon());
/// assert_eq!(asked("search player Carlsen"), Some((LessonWord::SearchPlayer, "Carlsen".to_owned())));
/// assert_eq!(asked("bookmark"), Some((LessonWord::Bookmark, String::new())));
/// assert_eq!(asked("knight f3"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn lesson_text(text: &str, lexicon: &Lexicon) -> Option<(LessonWord, String)> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let line = line.from(line.polite());
    let (length, word) = lexicon.operands().lessons.longest(line.normalized)?;
    (beside(word) == Beside::Text).then(|| (word, behind(&text, line, length).unwrap_or_default().to_owned()))
}

/// The names of two players with a word for "against" between them, or behind both where the language has it there.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let named = |text| ansage::hear::two_players(text, english.lexicon());
/// let two = |one: &str, other: &str| Some((one.to_owned(), other.to_owned()));
/// assert_eq!(named("Müller against Schäfer, Eva"), two("Müller", "Schäfer, Eva"));
/// assert_eq!(named("Müller"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn two_players(text: &str, lexicon: &Lexicon) -> Option<(String, String)> {
    let words = Words::of(text);
    let line = words.line(lexicon);
    let (at, length) = (1..line.len()).find_map(|at| {
        let (length, word) = lexicon.operands().lessons.longest(line.from(at).normalized)?;
        (word == LessonWord::Against).then_some((at, length))
    })?;
    let (one, other) = if at + length < line.len() {
        (line.part(0..at), line.from(at + length))
    } else {
        (line.part(0..at - 1), line.part(at - 1..at))
    };
    let named = |part: Line<'_>| {
        Some(text.get(begin_of(text, part.words.first()?)?..end_of(text, part.words.last()?)?)?.to_owned())
    };
    named(one).zip(named(other))
}

/// The file that is to be listened to, letter for letter; `None` where none is named.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let named = |line| ansage::hear::file_to_listen(line, english.lexicon());
/// assert_eq!(named("listen my games.pgn"), Some("my games.pgn".to_owned()));
/// assert_eq!(named("listen"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn file_to_listen(text: &str, lexicon: &Lexicon) -> Option<String> {
    let words = Words::of(text);
    let line = words.line(lexicon);
    let length = line.requests("listen")?;
    let file = behind(text, line, length)?.trim_matches('"');
    (!file.is_empty()).then(|| file.to_owned())
}

/// What stands behind so many words of a line, as it is written.
fn behind<'t>(text: &'t str, line: Line<'_>, length: usize) -> Option<&'t str> {
    text.get(begin_of(text, line.words.get(length)?)?..).map(str::trim)
}

/// Where a word of a text begins, in bytes.
fn begin_of(text: &str, word: &str) -> Option<usize> {
    (word.as_ptr() as usize).checked_sub(text.as_ptr() as usize)
}

/// Where a word of a text ends, in bytes.
fn end_of(text: &str, word: &str) -> Option<usize> {
    Some(begin_of(text, word)? + word.len())
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
        at += match lexicon.operands().drills.longest(rest.normalized) {
            Some((length, word)) if named.is_none() => {
                named = Some(word);
                length
            }
            _ => says_nothing(rest)?,
        };
    }
    drill(named?.into())
}

/// The one drill that a line names among words of any kind: to begin one does no harm.
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let named = |line| ansage::hear::drill_among(line, english.lexicon()).map(|drill| drill.key);
/// assert_eq!(named("I'd quite like to do the knight routes now"), Some("knight-routes"));
/// assert_eq!(named("forks or hanging pieces"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn drill_among(text: &str, lexicon: &Lexicon) -> Option<&'static Drill> {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let line = words.line(lexicon);
    let (mut named, mut at) = (None, 0);
    while at < line.len() {
        let found = lexicon.operands().drills.longest(line.from(at).normalized);
        if let Some((_, word)) = found
            && named.replace(word).is_some_and(|before| before != word)
        {
            return None;
        }
        at += found.map_or(1, |(length, _)| length);
    }
    drill(named?.into())
}

/// "3", "three", "12.", "third".
pub(super) fn numbered(rest: Line<'_>) -> Option<(usize, u32)> {
    let place = || rest.lexicon.answers().place(rest.normalized.first()?).map(|place| (1, place));
    let ordinal = || Some((1, rest.words.first()?.strip_suffix('.')?.parse().ok()?));
    number_alone(rest).or_else(ordinal).or_else(place)
}

/// How many words it begins with are polite, or have no weight.
pub(super) fn says_nothing(rest: Line<'_>) -> Option<usize> {
    let polite = Some(rest.polite()).filter(|length| *length > 0);
    let filler = || rest.chess().filter(|(_, it)| matches!(it, Meaning::Filler | Meaning::To)).map(|it| it.0);
    let beside = || rest.lexicon.answers().beside.contains(rest.normalized.first()?).then_some(1);
    polite.or_else(filler).or_else(beside)
}
