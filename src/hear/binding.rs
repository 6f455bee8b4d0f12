//! What ends, binds or changes a game is done where it is said in its exact words, and nowhere else. A question, a denial
//! and what somebody else does bind nobody.

use super::answer::yes_or_no;
use super::asked::requested;
use super::intent::{Control, Intent};
use super::line::{Line, Words, named_speaker, speaker};
use super::rest::ParsedRequest;
use crate::game::{Command, Speaker};
use crate::laws::GameResult;
use crate::voice::{Lexicon, QuestionKind};

/// The most words of a clause before a comma that is only a sigh: "oh no, I give up".
const SIGH: usize = 2;

/// The most words of an offer that stays one behind a question mark: "Draw?", "ein Remis?".
const BARE_OFFER: usize = 2;

/// How a line is put that is a request by its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    /// It is said outright.
    Outright,
    /// It is put as a question, or may be one.
    Asked,
    /// It is only wished: "I would like to".
    Wished,
    /// It is also said in passing: "bye".
    InPassing,
}

/// How this line is put.
///
/// ```
/// use ansage::hear::{Manner, manner};
///
/// let english = ansage::voice::Voice::built_in("en")?;
/// let manner = |line| manner(line, english.lexicon());
/// assert_eq!(manner("resign"), Manner::Outright);
/// assert_eq!(manner("resign?"), Manner::Asked);
/// assert_eq!(manner("may I offer a draw"), Manner::Asked);
/// assert_eq!(manner("I would like to resign"), Manner::Wished);
/// assert_eq!(manner("bye"), Manner::InPassing);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn manner(text: &str, lexicon: &Lexicon) -> Manner {
    let words = Words::of(named_speaker(text, lexicon).1);
    let line = words.line(lexicon);
    let wishes = |at: usize| lexicon.asking().binding.wishes.longest(line.from(at).normalized).is_some();
    let wishes = (0..line.len()).any(wishes);
    let line = line.from(line.polite());
    // "Hat berührt" is a report by its own words.
    let reports = || matches!(line.request(), Some((_, "touched" | "lifted")));
    if has_question_mark(text) || line.asking().is_some() && !reports() {
        return Manner::Asked;
    }
    if wishes {
        return Manner::Wished;
    }
    let in_passing = lexicon.asking().binding.in_passing.longest(line.normalized);
    match in_passing {
        Some((length, ())) if length + line.from(length).polite() == line.len() => Manner::InPassing,
        _ => Manner::Outright,
    }
}

/// Whether a line ends in a question mark; the semicolon behind it would press.
pub fn has_question_mark(text: &str) -> bool {
    text.trim_end_matches([';', ' ', '"']).ends_with('?') || text.trim_start().starts_with('¿')
}

/// Whether an offer of a draw is no more than the word for it, which is an offer also behind a question mark.
pub fn is_bare_offer(text: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(named_speaker(text, lexicon).1);
    words.words.len() <= BARE_OFFER && words.line(lexicon).asking().is_none()
}

impl Intent {
    /// Whether it ends, binds or changes a game, so that it is done only where it is said outright.
    pub fn binds(&self) -> bool {
        match self {
            // A board or a score is reported as it is, in as many words as that takes.
            Intent::Command(command) => {
                !matches!(command, Command::Report(..) | Command::Wrote { .. } | Command::Done | Command::Fix)
            }
            Intent::Control(control) => matches!(control, Control::Quit | Control::TakeBack(_)),
            Intent::Announce(..) | Intent::Query(_) | Intent::Adjust(_) | Intent::Reply(_) => false,
        }
    }
}

impl Line<'_> {
    /// How many words it begins with are polite and say no more.
    pub fn polite(self) -> usize {
        self.skip(|rest| {
            rest.lexicon.asking().binding.beside.longest(rest.normalized).map_or(0, |(length, ())| length)
        })
    }

    /// How many words it begins with make it a question, and which.
    pub fn asking(self) -> Option<(usize, QuestionKind)> {
        self.lexicon.asking().binding.asking.longest(self.normalized)
    }
}

/// "Gibt auf" behind the side that does it: what is said of it.
pub(super) fn third_person(text: &str, line: Line<'_>) -> ParsedRequest {
    let line = line.from(line.polite());
    match line.lexicon.third_person(line.normalized) {
        Some((length, key)) => requested(text, line, length, key),
        None => Ok(None),
    }
}

/// Whether a line asks about an offer of a draw, and yes or no answers it: "was a draw offered".
pub fn asks_about_offer(text: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(named_speaker(text, lexicon).1);
    let line = words.line(lexicon);
    let asks = match line.from(line.polite()).asking() {
        Some((_, QuestionKind::YesOrNo | QuestionKind::Request)) => true,
        Some((_, QuestionKind::What)) => false,
        None => has_question_mark(text),
    };
    let names_offer = |at: usize| {
        line.from(at).request().is_some_and(|(_, key)| matches!(key, "offer-draw" | "accept" | "decline"))
    };
    asks && (0..line.len()).any(names_offer)
}

/// Whether a line begins with a word that denies something: "no way".
pub fn denies(text: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(named_speaker(text, lexicon).1);
    words.normalized.first().is_some_and(|word| lexicon.doubts().negations.contains(word))
}

/// Whether a line is neither yes nor no, and says nothing else: "maybe later".
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let undecided = |line| ansage::hear::is_undecided(line, english.lexicon());
/// assert!(undecided("hm, maybe later"));
/// assert!(!undecided("maybe e4"));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn is_undecided(text: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(named_speaker(text, lexicon).1);
    let line = words.line(lexicon);
    let undecided = |rest: Line<'_>| {
        lexicon.asking().binding.undecided.longest(rest.normalized).map_or(0, |(length, ())| length)
    };
    let passed = |rest: Line<'_>| if undecided(rest) > 0 { undecided(rest) } else { rest.filler() };
    line.skip(passed) == line.len() && (0..line.len()).any(|at| undecided(line.from(at)) > 0)
}

/// What stands behind a no that begins the line and is set off: "no, bishop c4".
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let behind = |line| ansage::hear::behind_no(line, english.lexicon());
/// assert_eq!(behind("no, bishop c4"), Some("bishop c4"));
/// assert_eq!(behind("no bishop c4"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn behind_no<'t>(text: &'t str, lexicon: &Lexicon) -> Option<&'t str> {
    let (first, rest) = named_speaker(text, lexicon).1.split_once([',', ';', '.', '!'])?;
    let words = Words::of(first);
    let line = words.line(lexicon);
    let denies = line.requests("no") == Some(line.len()) || yes_or_no(line) == Some(false);
    Some(rest.trim()).filter(|rest| denies && !rest.is_empty())
}

/// What stands before a press that ends the line: "knight f3 and press".
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// let before = |line| ansage::hear::before_press(line, english.lexicon());
/// assert_eq!(before("knight f3 and press"), Some("knight f3"));
/// assert_eq!(before("knight f3 and press?"), None);
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn before_press<'t>(text: &'t str, lexicon: &Lexicon) -> Option<&'t str> {
    let words = Words::of(text);
    let line = words.line(lexicon);
    let presses = |at: &usize| line.from(*at).requests("press") == Some(line.len() - *at);
    let at = (1..line.len()).find(presses).filter(|_| !has_question_mark(text))?;
    let joined = usize::from(lexicon.doubts().adds(&line.normalized[at - 1]));
    let first = *line.words.get(at - joined)?;
    let before =
        text[..first.as_ptr() as usize - text.as_ptr() as usize].trim_end_matches([' ', ',', ';', '.']);
    (!before.is_empty()).then_some(before)
}

/// Who is named first, with a colon or without, and what is said of him: "White resigns".
pub(super) fn of_named(text: &str, named: Option<Speaker>, line: Line<'_>) -> Option<(Speaker, Intent)> {
    let said = |line| third_person(text, line).ok().flatten();
    if let Some(named) = named {
        let ruled = || decided(text, line).filter(|_| named == Speaker::Arbiter);
        return Some((named, said(line).or_else(ruled)?));
    }
    let (length, word) = line.speaker()?;
    // Nobody but a player resigns.
    word.color()?;
    Some((speaker(word), said(line.from(length))?))
}

/// "White wins", "Schwarz erhält zwei Minuten", "stop": what the arbiter says of a side or of the game.
fn decided(text: &str, line: Line<'_>) -> Option<Intent> {
    let rest = line.from(line.polite());
    if let Some((length, "silence")) = rest.question()
        && rest.from(length).polite() + length == rest.len()
    {
        return Some(Command::Pause(None).into());
    }
    let (begins, color) = line.color()?;
    let (at, length, key) = (begins..line.len()).find_map(|at| {
        let (length, key) = line.lexicon.third_person(&line.normalized[at..])?;
        matches!(key, "result" | "forfeit" | "add").then_some((at, length, key))
    })?;
    let others = line.around(at..at + length);
    let others = others.line(line.lexicon);
    match key {
        "result" => (begins + others.from(begins).fillers() == others.len())
            .then(|| Command::Result(GameResult::Won(color)).into()),
        key => requested(text, others, 0, key).ok()?,
    }
}

/// Whether a line in anybody's words may be asked back as what this request is: not what is denied, what asks
/// whether it was done or is to be done, and what another does. An offer and a wish may be put as a question.
pub(super) fn may_be_meant(key: &str, text: &str, lexicon: &Lexicon) -> bool {
    let text = spoken(text, lexicon);
    let words = Words::of(text);
    let line = words.line(lexicon);
    let line = line.from(line.polite());
    // "That was not what I meant, undo it": of what is undone or left the last words count.
    let last =
        || Words::of(text.rsplit([',', ';', '.', '!']).find(|part| !part.trim().is_empty()).unwrap_or(text));
    let of_last = matches!(key, "take-back" | "new-game" | "quit").then(last);
    let counts = of_last.as_ref().unwrap_or(&words);
    // "I resign that has no point any more": what is said outright is not denied by what is said behind it, but for the
    // one word that ends the line.
    let outright = if of_last.is_some() { None } else { line.requests(key) };
    let upto = match outright {
        Some(length) if length + 1 < line.len() => counts.normalized.len() - line.len() + length,
        _ => counts.normalized.len(),
    };
    let denied = counts.normalized.iter().take(upto).any(|word| lexicon.doubts().negations.contains(word));
    let asking = line.asking();
    let asks = asking.is_some_and(|(_, kind)| kind != QuestionKind::Request || key == "resign");
    let subject = line.from(asking.map_or(0, |(length, _)| length));
    let of_another = lexicon.asking().binding.others.longest(subject.normalized).is_some();
    let of_side =
        matches!(key, "resign" | "offer-draw") && (0..line.len()).any(|at| line.from(at).color().is_some());
    let counted = key == "take-back" && line.words.iter().any(|word| word.parse::<u32>().is_ok());
    !(denied || asks || of_another || of_side || counted)
}

/// The line without the sighs it begins with: "oh no, I give up", "oh no can I have that move back".
fn spoken<'t>(mut text: &'t str, lexicon: &Lexicon) -> &'t str {
    while let Some((first, rest)) = text.split_once([',', ';', '.', '!'])
        && first.split_whitespace().count() <= SIGH
        && !rest.trim().is_empty()
    {
        text = rest;
    }
    let words = Words::of(text);
    let sigh = lexicon.asking().binding.sighs.longest(&words.normalized).map_or(0, |(length, ())| length);
    match words.words.get(sigh) {
        Some(first) => &text[first.as_ptr() as usize - text.as_ptr() as usize..],
        None => text,
    }
}
