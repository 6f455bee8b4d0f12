//! A question in anybody's words: what a line may want that no exact words asked for and that is no move.
//!
//! It is compared with the examples of the voice (`phrases.toml`). What is clear is answered, for a question changes
//! nothing; what is close is asked back, and so is whatever changes something. A move is never found so.

use shakmaty::Role;

use super::intent::Intent;
use super::line::{Words, named_speaker};
use super::notation::plain_signs;
use super::phrase_index::PhraseIndex;
use super::questions::ADJUSTMENTS;
use super::requests::{REQUESTS, request};
use super::rest::RequestRest;
use super::slots::{MarkedLine, MarkedWord, of_phrase};
use crate::game::{ParseError, Speaker};
use crate::query::{Operand, Query, Whose, queries};
use crate::voice::{Clue, Lexicon, PhraseBook};

/// How near a line must be to be answered, and how much nearer than to the next.
const CLEAR: f32 = 0.22;
const MARGIN: f32 = 0.04;

/// How near it must be to be asked back.
const CLOSE: f32 = 0.15;

/// What changes the game or ends the session, and may be asked back. Nothing else that changes anything is ever found
/// by likeness.
const ASKED_BACK: [&str; 5] = ["resign", "offer-draw", "take-back", "quit", "new-game"];

/// Questions whose examples are compared together: which of them is meant, its clues tell.
const FAMILIES: [[&str; 2]; 2] = [["louder", "softer"], ["faster", "slower"]];

/// What a line may want.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meant {
    /// What other programs call it.
    pub name: &'static str,
    /// What it wants.
    pub intent: Intent,
}

/// What a line in anybody's words is taken for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recognised {
    /// This, and it changes nothing.
    Clear(Meant),
    /// One of these, or this one if it is meant at all.
    Perhaps(Vec<Meant>),
}

/// The examples of one voice.
#[derive(Debug)]
pub struct Recogniser {
    book: PhraseBook,
    /// The questions that are compared, of a family the first, and whether they can be asked.
    classes: Vec<(String, bool)>,
    /// The question of each example.
    names: Vec<String>,
    index: PhraseIndex,
}

impl Recogniser {
    /// Learns the examples; it takes some milliseconds.
    pub fn new(book: PhraseBook) -> Recogniser {
        let mut classes: Vec<(String, Vec<(&str, &String)>)> = Vec::new();
        for (name, phrases) in book.phrases() {
            let class = family(name).map_or(name, |family| family[0]);
            let named = phrases.iter().map(|phrase| (name, phrase));
            match classes.iter_mut().find(|(known, _)| known == class) {
                Some((_, all)) => all.extend(named),
                None => classes.push((class.to_owned(), named.collect())),
            }
        }
        let words = |(_, phrase): &(&str, &String)| of_phrase(phrase, &book);
        let examples: Vec<Vec<Vec<MarkedWord>>> =
            classes.iter().map(|(_, phrases)| phrases.iter().map(words).collect()).collect();
        let index = PhraseIndex::new(&examples, |word| word.is(Clue::Flip, &book));
        let names = classes.iter().flat_map(|(_, phrases)| phrases).map(|(name, _)| (*name).to_owned());
        let names = names.collect();
        let can_be_asked = |name: String| {
            let known = intents().any(|known| known == name);
            (name, known)
        };
        let classes = classes.into_iter().map(|(name, _)| can_be_asked(name)).collect();
        Recogniser { book, classes, names, index }
    }

    /// What a line may want that was not understood for this reason; who said it, where they are named, comes first.
    pub fn recognise(
        &self,
        text: &str,
        why: &ParseError,
        lexicon: &Lexicon,
    ) -> Option<(Option<Speaker>, Recognised)> {
        if !may_be_asked(why) {
            return None;
        }
        let text = plain_signs(text);
        let (speaker, rest) = named_speaker(&text, lexicon);
        let found = self.understand(rest, lexicon)?;
        Some((speaker, found))
    }

    fn understand(&self, text: &str, lexicon: &Lexicon) -> Option<Recognised> {
        let line = MarkedLine::of(text, lexicon, &self.book);
        // What fails as a move is no question: a question asks.
        if line.only_moves || line.of_a_move && !line.asks {
            return None;
        }
        let scores = self.index.scores(&line.words, |word| word.is(Clue::Flip, &self.book));
        let mut ranked: Vec<(usize, (f32, usize))> = scores.into_iter().enumerate().collect();
        ranked.sort_by(|one, other| other.1.0.total_cmp(&one.1.0));
        let mut found = ranked.into_iter().filter_map(|(class, (score, nearest))| {
            let (name, can_be_asked) = &self.classes[class];
            if !can_be_asked {
                return Some((None, score));
            }
            self.meant(name, nearest, &line, lexicon).map(|meant| (Some(meant), score))
        });
        let (best, score) = found.next()?;

        let best = best?;
        let (next, behind) = found.next().unwrap_or((None, 0.0));
        let clear = score - behind >= MARGIN;
        if score < CLOSE {
            return None;
        }
        if clear {
            let is_clear = score >= CLEAR && changes_nothing(&best.intent);
            return Some(if is_clear { Recognised::Clear(best) } else { Recognised::Perhaps(vec![best]) });
        }
        Some(Recognised::Perhaps(std::iter::once(best).chain([next?]).collect()))
    }

    /// What is meant by a name with the slots of this line; of a family what its clues tell, or else the nearest.
    fn meant(&self, name: &str, nearest: usize, line: &MarkedLine, lexicon: &Lexicon) -> Option<Meant> {
        let clear = family(name).and_then(|family| self.of_family(family, line));
        let nearest = || family(name).and(self.names.get(nearest)).map_or(name, String::as_str);
        self.wanted(clear.unwrap_or_else(nearest), line, lexicon)
    }

    /// "Zu leise" is louder, "not so fast" slower: an adjective, turned round by "too" or "not"; else a verb.
    fn of_family(&self, family: [&'static str; 2], line: &MarkedLine) -> Option<&'static str> {
        let has = |clue| line.has(clue, &self.book);
        let (more, less) =
            if family[0] == "louder" { (Clue::Loud, Clue::Quiet) } else { (Clue::Fast, Clue::Slow) };
        // An adjective goes before a verb.
        #[allow(clippy::match_same_arms)]
        let more = match (has(more), has(less), has(Clue::Up), has(Clue::Down)) {
            (true, false, ..) => true,
            (false, true, ..) => false,
            (_, _, true, false) => true,
            (_, _, false, true) => false,
            _ => return None,
        };
        Some(family[usize::from(more == has(Clue::Flip))])
    }

    fn wanted(&self, name: &str, line: &MarkedLine, lexicon: &Lexicon) -> Option<Meant> {
        if let Some(row) = queries().find(|row| row.name == name) {
            // A wing is named by its piece.
            let other_wing = match name {
                "king-side" => Some(Role::Queen),
                "queen-side" => Some(Role::King),
                _ => None,
            };
            if other_wing.is_some() && line.parts.role == other_wing {
                return None;
            }
            let operand = match name {
                "time" => Operand::Clock(line.parts.whose.unwrap_or(Whose::Both), line.used),
                // "What was the reply", "mit lépett": nobody is named but who moves next has not moved.
                "last-moves" if line.parts.whose.is_none() && line.has(Clue::Replied, &self.book) => {
                    Operand::Count(1, Some(Whose::Other))
                }
                // "What have I lost" and "what threatens me" are about what the other does.
                "captured" => Operand::Side(None),
                "threats" => Operand::Side(line.parts.whose.filter(|whose| *whose != Whose::Own)),
                _ => line.parts.fitting(row)?,
            };
            return Some(Meant { name: row.name, intent: Query::new(row, operand).into() });
        }
        if let Some((_, name, adjustment)) = ADJUSTMENTS.iter().find(|(_, known, _)| *known == name) {
            return Some(Meant { name, intent: (*adjustment).into() });
        }
        let (name, intent) = requested(name, lexicon)?;
        // "I offer no draw": what is denied is not asked back; "oh no, I give up" is.
        let denied = line.denies && name == "offer-draw";
        let allowed = changes_nothing(&intent) || ASKED_BACK.contains(&name) && !denied;
        allowed.then_some(Meant { name, intent })
    }
}

/// The names of all that examples may stand for.
///
/// ```
/// assert!(ansage::hear::intents().any(|name| name == "attacks"));
/// // What only an arbiter does, or cannot be undone, is said in its own words.
/// assert!(!ansage::hear::intents().any(|name| name == "penalty"));
/// ```
pub fn intents() -> impl Iterator<Item = &'static str> {
    let adjustments = ADJUSTMENTS.iter().map(|(_, name, _)| *name);
    let requests = REQUESTS.iter().map(|row| row.key);
    let requests = requests.filter(|key| ASKED_BACK.contains(key) || only_asks(key));
    queries().map(|row| row.name).chain(adjustments).chain(requests)
}

/// Whether a request of this name changes nothing by itself.
pub fn only_asks(name: &str) -> bool {
    requested(name, &Lexicon::default()).is_some_and(|(_, intent)| changes_nothing(&intent))
}

/// What a request of this name wants where nothing stands beside it.
fn requested(name: &str, lexicon: &Lexicon) -> Option<(&'static str, Intent)> {
    let row = request(name)?;
    let words = Words::of("");
    let empty = words.line(lexicon);
    let rest = RequestRest { key: row.key, text: "", whole: empty, line: empty };
    Some((row.key, row.read(&rest).ok().flatten()?))
}

fn family(name: &str) -> Option<[&'static str; 2]> {
    FAMILIES.into_iter().find(|family| family.contains(&name))
}

fn changes_nothing(intent: &Intent) -> bool {
    matches!(intent, Intent::Query(_) | Intent::Adjust(_)) || intent.only_asks()
}

/// Whether a line that was not understood for this reason may be a question: one in which a move was heard is none.
fn may_be_asked(why: &ParseError) -> bool {
    match why {
        ParseError::UnknownWord(_)
        | ParseError::QuestionUnclear
        | ParseError::Nothing
        | ParseError::NoDestination
        | ParseError::TooMuch => true,
        ParseError::RequestUnclear(word, _) => !matches!(*word, "accept" | "decline" | "claim"),
        ParseError::NoSquare(_)
        | ParseError::NoPiece(_)
        | ParseError::PieceAlone(_)
        | ParseError::WhichCastling
        | ParseError::CastlingAndMore
        | ParseError::ReportUnclear(_)
        | ParseError::Doubtful(_) => false,
    }
}
