//! `phrases.toml`: what people say who were never told the words, as examples, and the words that tell such lines apart.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;

use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use super::embedded;
use super::error::{Diagnostic, VoiceFault};
use super::keys::{Keys, WordList, words};
use super::{ListFault, Normalized, normalize};
use crate::schema::{self, Fault, nearest};

/// What may stand in a phrase instead of a word: `{square}`.
pub const SLOTS: [&str; 6] = ["square", "piece", "colour", "file", "rank", "number"];

/// The name under which table talk stands: what is said beside a board and asks nothing.
pub const TABLE_TALK: &str = "none";

/// What a word says that tells questions apart which are alike in all others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Clue {
    /// The asker's own.
    Own,
    /// The opponent's.
    Other,
    /// Both players'.
    Both,
    /// Loud: more of it is louder.
    Loud,
    /// The opposite.
    Quiet,
    /// Fast: more of it is faster.
    Fast,
    /// The opposite.
    Slow,
    /// More of what is named.
    Up,
    /// Less of it.
    Down,
    /// "Too", "not": what stands beside it is to become the opposite.
    Flip,
    /// A move may be played: "can", "is", "legal".
    May,
    /// What only the opponent has done when one asks: "replied".
    Replied,
    /// Without one of these a line with a square or a piece in it asks nothing.
    Asking,
}

/// The phrases of one voice.
#[derive(Debug, Clone, Default)]
pub struct PhraseBook {
    /// By the name of what is asked.
    phrases: BTreeMap<String, Vec<String>>,
    clues: BTreeMap<Clue, Vec<ClueWord>>,
    /// Words and phrases that say nothing: by their first word what follows it, the longest first.
    fillers: FxHashMap<Normalized, Vec<Vec<Normalized>>>,
}

/// A word of a list.
#[derive(Debug, Clone)]
struct ClueWord {
    written: String,
    normalized: Normalized,
    /// The words of a phrase.
    words: Vec<Normalized>,
    /// It ended in `*`: every word that begins so.
    begins: bool,
}

impl ClueWord {
    fn new(text: &str) -> ClueWord {
        let word = text.trim_end_matches('*');
        ClueWord {
            written: word.to_lowercase(),
            normalized: normalize(word),
            words: super::words(word),
            begins: word.len() < text.len(),
        }
    }

    /// Short words count by their accents: "él" is no "el".
    fn is(&self, lower: &str, plain: &str) -> bool {
        const SHORT: usize = 3;
        let plainly = self.normalized.len() > SHORT;
        if self.begins {
            lower.starts_with(&self.written) || plainly && plain.starts_with(self.normalized.as_str())
        } else {
            lower == self.written || plainly && plain == self.normalized
        }
    }
}

impl PhraseBook {
    /// Reads `phrases.toml` on top of that of the voice it is like, and says what is wrong with it. What can be read is
    /// read all the same. Where `known` names all that can be asked, nothing else may stand there.
    pub fn read(file: &str, text: &str, like: Option<&str>, known: &[&str]) -> (PhraseBook, Vec<Diagnostic>) {
        let mut book = like.map(|like| PhraseBook::read(file, like, None, &[]).0).unwrap_or_default();
        let ((), wrong) = schema::read(text, |keys: &mut Keys<'_>| {
            keys.table("lists", |keys| book.read_lists(keys));
            keys.table("phrases", |keys| book.read_phrases(keys, known));
        });
        let placed = |found: schema::Diagnostic<VoiceFault>| Diagnostic {
            file: file.to_owned(),
            line: found.place.line,
            fault: found.fault,
        };
        (book, wrong.into_iter().map(placed).collect())
    }

    /// The phrases of a voice that ships with the program; of the one it is like where it has none itself.
    pub fn built_in(tag: &str, like: Option<&str>) -> PhraseBook {
        let like = like.and_then(embedded::phrases);
        PhraseBook::read("phrases.toml", embedded::phrases(tag).unwrap_or_default(), like, &[]).0
    }

    fn read_lists(&mut self, keys: &mut Keys<'_>) {
        for clue in Clue::iter() {
            let list = words(keys, clue.into());
            let words = list.iter().map(|word| ClueWord::new(&word.value));
            self.clues.entry(clue).or_default().extend(words);
        }
        let fillers = words(keys, "fillers");
        for phrase in &fillers {
            if let Some((first, rest)) = super::words(&phrase.value).split_first() {
                let known = self.fillers.entry(first.clone()).or_default();
                known.push(rest.to_vec());
                known.sort_by_key(|rest| std::cmp::Reverse(rest.len()));
            }
        }
    }

    fn read_phrases(&mut self, keys: &mut Keys<'_>, known: &[&str]) {
        let mut seen: BTreeMap<Vec<Normalized>, &str> = BTreeMap::new();
        for name in keys.keys() {
            if name != TABLE_TALK && !known.is_empty() && !known.contains(&name) {
                let fault = Fault::UnknownKey(name.to_owned(), nearest(name, known.iter().copied()));
                keys.refuse(name, fault);
                continue;
            }
            let list: WordList = words(keys, name);
            for phrase in &list {
                let normalized = super::words(&phrase.value);
                if normalized.is_empty() {
                    keys.tell(phrase.at, VoiceFault::List(name.to_owned(), ListFault::Empty));
                }
                for slot in slots(&phrase.value).filter(|slot| !SLOTS.contains(slot)) {
                    keys.tell(phrase.at, Fault::not_one_of(name, slot, SLOTS.into_iter()));
                }
                if let Some(other) = seen.insert(normalized, name)
                    && other != name
                {
                    let fault =
                        VoiceFault::Collision(phrase.value.clone(), other.to_owned(), name.to_owned());
                    keys.tell(phrase.at, fault);
                }
            }
            let phrases = list.into_iter().map(|phrase| phrase.value);
            self.phrases.entry(name.to_owned()).or_default().extend(phrases);
        }
    }

    /// Every name with its phrases, in the order of the names.
    pub fn phrases(&self) -> impl Iterator<Item = (&str, &[String])> {
        self.phrases.iter().map(|(name, phrases)| (name.as_str(), phrases.as_slice()))
    }

    /// The same with only those phrases of each question whose number in its list is kept, to find out what the others
    /// would be taken for.
    #[must_use]
    pub fn part(&self, keeps: impl Fn(usize) -> bool) -> PhraseBook {
        let mut book = self.clone();
        for phrases in book.phrases.values_mut() {
            let mut numbers = 0..;
            phrases.retain(|_| numbers.next().is_some_and(&keeps));
        }
        book
    }

    /// Whether several words together, as they are compared, begin with such a clue.
    #[allow(clippy::needless_pass_by_value)] // It is walked through once for each phrase.
    pub fn begins_clue<'w>(&self, clue: Clue, words: impl Iterator<Item = &'w str> + Clone) -> bool {
        let begins = |clue: &ClueWord| clue.words.len() > 1 && begins_with(words.clone(), &clue.words);
        self.clues.get(&clue).is_some_and(|clues| clues.iter().any(begins))
    }

    /// How many words the phrase has that says nothing and that these words, as they are compared, begin with.
    pub fn filler<'w>(&self, mut words: impl Iterator<Item = &'w str> + Clone) -> usize {
        let Some(known) = words.next().and_then(|first| self.fillers.get(first)) else { return 0 };
        known.iter().find(|rest| begins_with(words.clone(), rest)).map_or(0, |rest| rest.len() + 1)
    }

    /// Whether a word, as it was written in small letters and as it is compared, is such a clue.
    pub fn is_clue(&self, clue: Clue, lower: &str, plain: &str) -> bool {
        self.clues.get(&clue).is_some_and(|words| words.iter().any(|word| word.is(lower, plain)))
    }
}

fn begins_with<'w>(mut words: impl Iterator<Item = &'w str>, phrase: &[Normalized]) -> bool {
    phrase.iter().all(|word| words.next() == Some(word.as_str()))
}

/// What stands in braces.
fn slots(phrase: &str) -> impl Iterator<Item = &str> {
    phrase.split('{').skip(1).filter_map(|rest| Some(rest.split_once('}')?.0))
}
