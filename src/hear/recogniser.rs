//! A question in anybody's words: what a line may want that no exact words asked for and that is no move.
//!
//! It is compared with the examples of the voice (`phrases.toml`). What is clear is answered, for a question changes
//! nothing; what is close is asked back, and so is whatever changes something. A move is never found so.

use shakmaty::Role;

use super::among_talk::{in_a_part, one_move};
use super::binding::may_be_meant;
use super::intent::{Adjustment, Control, Intent, NewGame};
use super::line::{Words, named_speaker};
use super::notation::plain_signs;
use super::phrase_index::PhraseIndex;
use super::questions::ADJUSTMENTS;
use super::requests::{REQUESTS, request};
use super::rest::RequestRest;
use super::sentence::hear;
use super::slots::{MarkedLine, MarkedWord, is_exact, of_phrase};
use crate::game::{ParseError, Speaker};
use crate::query::{Operand, Query, Whose, queries};
use crate::voice::{Clue, Lexicon, PhraseBook};

/// How near a line must be.
struct Nearness {
    /// To be answered.
    clear: f32,
    /// And how much nearer than to the next.
    margin: f32,
    /// To be asked back.
    close: f32,
}

/// Who is there while a line is said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Company {
    /// One person and the program: what is said is said to it.
    Alone,
    /// Several people, who also talk with one another.
    Others,
}

impl Company {
    fn nearness(self) -> Nearness {
        match self {
            Company::Alone => Nearness { clear: 0.22, margin: 0.04, close: 0.15 },
            Company::Others => Nearness { clear: 0.26, margin: 0.055, close: 0.19 },
        }
    }
}

/// A line of more parts is a story.
const MOST_PARTS: usize = 8;

/// How near a line is that is an example itself: 1, less what rounding loses.
const OWN_EXAMPLE: f32 = 0.999;

/// How much nearer a line must be to another question than to that whose exact words stand in it.
const OVERRULES: f32 = 0.2;

/// What changes the game or ends the session, and may be asked back. Nothing else that changes anything is ever found
/// by likeness.
const ASKED_BACK: [&str; 7] = ["resign", "offer-draw", "take-back", "quit", "new-game", "harder", "easier"];

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
    /// The question of each example, and what the example is.
    examples: Vec<(String, String)>,
    index: PhraseIndex,
}

impl Recogniser {
    /// Learns the examples; it takes some milliseconds.
    pub fn new(book: PhraseBook) -> Recogniser {
        let mut classes: Vec<(String, Vec<(&str, &String)>)> = Vec::new();
        for (name, phrases) in book.phrases() {
            let class = class_name(name);
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
        let all = classes.iter().flat_map(|(_, phrases)| phrases);
        let learned = all.map(|(name, phrase)| ((*name).to_owned(), (*phrase).clone())).collect();
        let can_be_asked = |name: String| {
            let known = intents().any(|known| known == name);
            (name, known)
        };
        let classes = classes.into_iter().map(|(name, _)| can_be_asked(name)).collect();
        Recogniser { book, classes, examples: learned, index }
    }

    /// What a line may want that was heard as this or not understood for this reason; who said it, where they are
    /// named, comes first. Nothing where what was heard stands: exact words do, but where others stand beside them that
    /// are known much better for something else.
    ///
    /// ```
    /// use ansage::hear::{Company, Recognised, Recogniser, hear};
    /// use ansage::voice::{PhraseBook, Voice};
    ///
    /// let english = Voice::built_in("en")?;
    /// let recogniser = Recogniser::new(PhraseBook::built_in("en", None));
    /// let line = "hand on heart, how long have I got left on that clock";
    /// let heard = hear(line, english.lexicon()).map(|utterance| utterance.heard);
    /// let found = recogniser.recognise(line, heard.as_ref(), english.lexicon(), Company::Alone);
    /// assert!(matches!(found, Some((None, Recognised::Clear(meant))) if meant.name == "time"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn recognise(
        &self,
        text: &str,
        heard: Result<&Intent, &ParseError>,
        lexicon: &Lexicon,
        company: Company,
    ) -> Option<(Option<Speaker>, Recognised)> {
        let exact = match heard {
            Ok(intent) => Some(class_name(name_of(intent)?)),
            Err(why) if may_be_asked(why) => None,
            Err(_) => return None,
        };
        let text = plain_signs(text);
        let (speaker, rest) = named_speaker(&text, lexicon);
        // A key stands for a whole line, whatever its letter is like.
        if lexicon.key(rest.trim()).is_some() {
            return None;
        }
        let nearness = company.nearness();
        let whole = self.understand(rest, exact, lexicon, &nearness);
        let Err(why) = heard else { return Some((speaker, bound(whole?))) };
        let found = whole.or_else(|| self.in_a_part(rest, lexicon, &nearness))?;
        // "I never know what to do here, so pawn c5": a move that may be meant is asked back first.
        let words = Words::of(rest);
        let line = words.line(lexicon);
        let named = in_a_part(rest, line, why);
        let is_asked = match &found {
            Recognised::Clear(meant) => meant.name == "castling" && named.is_some_and(|part| part.is_parted),
            Recognised::Perhaps(all) => {
                let changes = all.iter().any(|meant| ASKED_BACK.contains(&meant.name));
                named.as_ref().is_some_and(|part| part.is_parted)
                    || !changes && (named.is_some() || one_move(line).is_some())
            }
        };
        (!is_asked).then(|| (speaker, bound(found)))
    }

    /// "There's no point any more, you've won, I resign": what changes the game may be one part of a line, and is asked
    /// back.
    fn in_a_part(&self, text: &str, lexicon: &Lexicon, least: &Nearness) -> Option<Recognised> {
        let parts = || text.split([',', ';', '.', '!', '–']).filter(|part| !part.trim().is_empty());
        let meant = |part: &str| match hear(part, lexicon).map(|utterance| utterance.heard) {
            Ok(intent) => {
                let exact = || Words::of(part).line(lexicon).request().map(|(_, key)| key);
                Some(Meant { name: name_of(&intent).or_else(exact)?, intent })
            }
            Err(_) => match self.understand(part, None, lexicon, least)? {
                Recognised::Clear(meant) => Some(meant),
                Recognised::Perhaps(mut all) => all.pop().filter(|_| all.is_empty()),
            },
        };
        if parts().nth(MOST_PARTS).is_some() || self.is_example_of_talk(text, lexicon) {
            return None;
        }
        let mut found = parts().filter_map(meant).filter(|meant| ASKED_BACK.contains(&meant.name));
        let first = found.next().filter(|_| parts().nth(1).is_some())?;
        found.all(|other| other.name == first.name).then_some(Recognised::Perhaps(vec![first]))
    }

    /// Whether a line is among the examples of what nothing is asked by.
    fn is_example_of_talk(&self, text: &str, lexicon: &Lexicon) -> bool {
        let line = MarkedLine::of(text, lexicon, &self.book);
        let scores = self.index.scores(&line.words, |word| word.is(Clue::Flip, &self.book));
        let mut named = scores.iter().zip(&self.classes);
        named.any(|((score, _), (_, can_be_asked))| !can_be_asked && *score >= OWN_EXAMPLE)
    }

    fn understand(
        &self,
        text: &str,
        exact: Option<&str>,
        lexicon: &Lexicon,
        least: &Nearness,
    ) -> Option<Recognised> {
        let line = MarkedLine::of(text, lexicon, &self.book);
        // What fails as a move is no question: a question asks.
        if line.only_moves || line.of_a_move && !line.asks || exact.is_some() && line.is_exact {
            return None;
        }
        let scores = self.index.scores(&line.words, |word| word.is(Clue::Flip, &self.book));
        let known_as = exact.and_then(|exact| self.classes.iter().position(|(name, _)| name == exact));
        let of_exact = known_as.map_or(0.0, |class| scores[class].0);
        let mut ranked: Vec<(usize, (f32, usize))> = scores.into_iter().enumerate().collect();
        ranked.sort_by(|one, other| other.1.0.total_cmp(&one.1.0));
        let mut found = ranked.into_iter().filter_map(|(class, (score, nearest))| {
            let (name, can_be_asked) = &self.classes[class];
            if !can_be_asked || self.is_denied(name, (score, nearest), text, lexicon) {
                return Some((class, None, score));
            }
            self.meant(name, nearest, (text, &line), lexicon).map(|meant| (class, Some(meant), score))
        });
        let (class, best, score) = found.next()?;

        let best = best?;
        let is_clear = score >= least.clear && changes_nothing(&best.intent);
        let alone = |best| if is_clear { Recognised::Clear(best) } else { Recognised::Perhaps(vec![best]) };
        if exact.is_some() {
            let better = known_as.is_some_and(|known| known != class) && score >= least.clear;
            return (better && score - of_exact >= OVERRULES).then(|| alone(best));
        }
        let (_, next, behind) = found.next().unwrap_or((class, None, 0.0));
        if score < least.close {
            return None;
        }
        if score - behind >= least.margin {
            return Some(alone(best));
        }
        Some(Recognised::Perhaps(std::iter::once(best).chain([next?]).collect()))
    }

    /// "I don't resign", "should I resign": what is asked back before it is done is not asked where a line says that it
    /// is not so, or only asks. "That was not what I wanted" is said so of a slip, and so are its examples.
    fn is_denied(&self, name: &str, (score, nearest): (f32, usize), text: &str, lexicon: &Lexicon) -> bool {
        let denied = |text: &str| !may_be_meant(name, text, lexicon);
        let likewise = || {
            matches!(name, "take-back" | "quit" | "new-game")
                && self.examples.get(nearest).is_some_and(|(_, phrase)| denied(phrase))
        };
        ASKED_BACK.contains(&name) && score < OWN_EXAMPLE && denied(text) && !likewise()
    }

    /// What is meant by a name with the slots of this line; of a family what its clues tell, or else the nearest.
    fn meant(
        &self,
        name: &str,
        nearest: usize,
        (text, line): (&str, &MarkedLine),
        lexicon: &Lexicon,
    ) -> Option<Meant> {
        // "Slower, I can't follow": a reason beside a comma turns nothing round.
        let parts =
            || text.split([',', ';', '.', '!', '?']).map(|part| MarkedLine::of(part, lexicon, &self.book));
        let clear = family(name).and_then(|family| parts().find_map(|part| self.of_family(family, &part)));
        let nearest = || family(name).and(self.examples.get(nearest)).map_or(name, |(of, _)| of.as_str());
        self.wanted(clear.unwrap_or_else(nearest), line, lexicon)
    }

    /// "Zu leise" is louder, "not so fast" slower: an adjective, turned round by "too" or "not"; else a verb.
    fn of_family(&self, family: [&'static str; 2], line: &MarkedLine) -> Option<&'static str> {
        // "You're gabbling, can you talk a bit slower": what is farther before it turns something else round.
        const NEARBY: usize = 4;
        let place = |clue| line.places(clue, &self.book).last();
        let (more, less) =
            if family[0] == "louder" { (Clue::Loud, Clue::Quiet) } else { (Clue::Fast, Clue::Slow) };
        let either = |more, less| match (place(more), place(less)) {
            (Some(said), None) => Some((true, said)),
            (None, Some(said)) => Some((false, said)),
            _ => None,
        };
        // An adjective goes before a verb.
        let (more, said) = either(more, less).or_else(|| either(Clue::Up, Clue::Down))?;
        // "Slow down I can't follow": what turns it round stands before it or right behind it, or ends the line.
        let turns = |at: usize| at <= said + 1 && said <= at + NEARBY || at + 1 == line.words.len();
        let flips = line.places(Clue::Flip, &self.book).any(turns);
        Some(family[usize::from(more == flips)])
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
                "checks" => match line.parts.fitting(row)? {
                    Operand::Side(whose) => Operand::Side(line.named_first(&self.book).or(whose)),
                    other => other,
                },
                // "What have I lost" and "what threatens me" are about what the other does.
                "captured" => Operand::Side(None),
                // "The knight that stands on b1 to d2" is a move that failed.
                "may-play" if !line.has(Clue::May, &self.book) => return None,
                "may-play" => {
                    Operand::Move(line.named_move()?, line.parts.whose.filter(|whose| *whose == Whose::Other))
                }
                "threats" => Operand::Side(line.parts.whose.filter(|whose| *whose != Whose::Own)),
                _ => line.parts.fitting(row)?,
            };
            return Some(Meant { name: row.name, intent: Query::new(row, operand).into() });
        }
        if let Some((_, name, adjustment)) = ADJUSTMENTS.iter().find(|(_, known, _)| *known == name) {
            return Some(Meant { name, intent: (*adjustment).into() });
        }
        let (name, intent) = requested(name, lexicon)?;
        let allowed = changes_nothing(&intent) || ASKED_BACK.contains(&name);
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
    let rest = RequestRest { key: row.key, text: "", whole: empty, line: empty, binds: row.binds };
    Some((row.key, row.read(&rest).ok().flatten()?))
}

/// What changes something is asked back by itself: it is never one of two things that may be meant.
fn bound(found: Recognised) -> Recognised {
    let Recognised::Perhaps(meant) = found else { return found };
    let asks = |meant: &Meant| changes_nothing(&meant.intent);
    let (asking, mut changing): (Vec<Meant>, Vec<Meant>) = meant.into_iter().partition(asks);
    changing.truncate(1);
    Recognised::Perhaps(if asking.is_empty() { changing } else { asking })
}

fn family(name: &str) -> Option<[&'static str; 2]> {
    FAMILIES.into_iter().find(|family| family.contains(&name))
}

/// The name of the question a name is compared as.
fn class_name(name: &str) -> &str {
    family(name).map_or(name, |family| family[0])
}

/// Whether a line that was heard as this may be better known for something else, so that it is worth looking for that:
/// other words stand beside the exact ones.
///
/// ```
/// use ansage::hear::{gives_way, hear};
///
/// let english = ansage::voice::Voice::built_in("en")?;
/// let gives_way = |line| hear(line, english.lexicon()).is_ok_and(|it| gives_way(line, &it.heard, english.lexicon()));
/// assert!(!gives_way("time"));
/// assert!(!gives_way("knight f3"));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn gives_way(text: &str, heard: &Intent, lexicon: &Lexicon) -> bool {
    name_of(heard).is_some() && !is_exact(Words::of(text).line(lexicon))
}

/// The name under which examples of what was heard in exact words stand, where others may be better known.
fn name_of(intent: &Intent) -> Option<&'static str> {
    match intent {
        Intent::Query(query) => Some(query.name()),
        Intent::Adjust(Adjustment::Repeat) => Some("repeat"),
        Intent::Adjust(adjustment) => {
            ADJUSTMENTS.iter().find(|(.., known)| known == adjustment).map(|(_, name, _)| *name)
        }
        Intent::Control(Control::Help) => Some("help"),
        Intent::Control(Control::Hint) => Some("hint"),
        Intent::Control(Control::Better) => Some("better"),
        Intent::Control(Control::Level) => Some("level"),
        Intent::Control(Control::Saved | Control::TakeUp(None)) => Some("save"),
        Intent::Control(Control::NewGame(game)) if *game == NewGame::default() => Some("new-game"),
        Intent::Announce(..) | Intent::Command(_) | Intent::Control(_) | Intent::Reply(_) => None,
    }
}

fn changes_nothing(intent: &Intent) -> bool {
    matches!(intent, Intent::Query(_) | Intent::Adjust(_)) || intent.only_asks()
}

/// Whether a line that was not understood for this reason may be a question: one in which a move was heard is none.
pub fn may_be_asked(why: &ParseError) -> bool {
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
        | ParseError::Negated
        | ParseError::ReportUnclear(_)
        | ParseError::Doubtful(_) => false,
    }
}
