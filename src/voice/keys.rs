//! How the values of a lexicon are read, each with what its section asks of it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::str::FromStr;

use shakmaty::{ByRole, Role};
use toml::de::DeValue;
use unic_langid::LanguageIdentifier;

use super::alternatives::{expanded, phrases, readable};
use super::error::{ListFault, VoiceFault};
use super::{Normalized, Phonetics, normalize};
use crate::schema::{Fault, Kind, Located, TableReader};

/// The keys of one section.
pub(super) type Keys<'t> = TableReader<'t, VoiceFault>;

/// The phrases of one meaning; where they are read as patterns, a text may stand for several.
pub(super) type WordList = Vec<Located<String>>;

/// Says that a section needs this key, if it is not there.
pub(super) fn need(keys: &Keys<'_>, key: &str) {
    if !keys.has(key) {
        keys.tell(keys.at(), Fault::Missing(keys.full(key)));
    }
}

/// A text that says something.
pub(super) fn text(keys: &mut Keys<'_>, key: &str) -> Option<String> {
    let found = keys.raw_text(key)?;
    if found.value.trim().is_empty() {
        keys.tell(found.at, Fault::Empty(keys.full(key)));
        return None;
    }
    Some(found.value.to_owned())
}

/// Any text, also an empty one.
pub(super) fn raw(keys: &mut Keys<'_>, key: &str) -> String {
    keys.raw_text(key).map_or_else(String::new, |found| found.value.to_owned())
}

/// The tag of a language, for which a synthesizer can be asked.
pub(super) fn language(keys: &mut Keys<'_>, key: &str) -> Option<String> {
    let tag = text(keys, key)?;
    let is_one = tag.parse::<LanguageIdentifier>().is_ok_and(|language| !language.language.is_empty());
    if !is_one {
        keys.tell(keys.place_of(key), VoiceFault::NoLanguage(tag.clone()));
    }
    is_one.then_some(tag)
}

/// The letter of a piece: one, and none of the small ones that files have.
pub(super) fn letter(keys: &mut Keys<'_>, key: &str) -> Option<String> {
    let text = text(keys, key)?;
    let mut letters = text.chars();
    let is_one = letters.next().is_some_and(|letter| letter.is_alphabetic() && !letter.is_lowercase())
        && letters.next().is_none();
    if !is_one {
        keys.tell(keys.place_of(key), VoiceFault::NotALetter(text.clone(), key.to_owned()));
    }
    is_one.then_some(text)
}

/// The key of a piece.
pub(super) fn of_role(role: Role) -> &'static str {
    ["pawn", "knight", "bishop", "rook", "queen", "king"][usize::from(role) - 1]
}

/// What is read under the key of each piece; where there is nothing, the usual.
pub(super) fn by_role<T: Default>(mut read: impl FnMut(&'static str) -> Option<T>) -> ByRole<T> {
    let mut found = ByRole::default();
    for role in Role::ALL.into_iter().rev() {
        found[role] = read(of_role(role)).unwrap_or_default();
    }
    found
}

/// A list of words, which may be empty.
pub(super) fn words(keys: &mut Keys<'_>, key: &str) -> WordList {
    let words = keys.raw_texts(key).unwrap_or_default();
    all_of(keys, words)
}

/// A list in which a text may stand for several phrases.
pub(super) fn patterns(keys: &mut Keys<'_>, key: &str) -> WordList {
    let words = keys.raw_texts(key).unwrap_or_default();
    readable_of(keys, words)
}

fn readable_of(keys: &Keys<'_>, words: WordList) -> WordList {
    readable(words, |text| {
        keys.tell(text.at, VoiceFault::List(text.value.clone(), ListFault::Alternatives));
    })
}

/// Every phrase that stands in a list, also those it has in one line.
fn all_of(keys: &Keys<'_>, words: WordList) -> WordList {
    expanded(readable_of(keys, words))
}

/// Words by which a voice is understood in its own language; an empty list leaves what every voice understands.
pub(super) fn own_words(keys: &mut Keys<'_>, key: &str) -> WordList {
    expanded(own_patterns(keys, key))
}

/// The same as patterns.
pub(super) fn own_patterns(keys: &mut Keys<'_>, key: &str) -> WordList {
    let words = keys.raw_texts(key);
    let full = keys.full(key);
    if words.as_ref().is_some_and(Vec::is_empty) && full != "questions.filler" {
        keys.tell(keys.place_of(key), VoiceFault::EmptyList(full, String::new()));
    }
    readable_of(keys, words.unwrap_or_default())
}

/// Words that are told: none of them may be empty.
pub(super) fn told_words(keys: &mut Keys<'_>, key: &str) -> WordList {
    let words = words(keys, key);
    if let Some(blank) = words.iter().find(|word| word.value.trim().is_empty()) {
        keys.tell(blank.at, Fault::Empty(keys.full(key)));
    }
    words
}

/// The words without their places.
pub(super) fn plain(words: &WordList) -> Vec<String> {
    words.iter().map(|word| word.value.clone()).collect()
}

/// The first of some words, by which a thing is told.
pub(super) fn first_of(words: &WordList) -> Option<String> {
    words.first().and_then(|word| phrases(&word.value).into_iter().next()).map(Cow::into_owned)
}

/// Every word of a list of single ones, as it is compared.
pub(super) fn heard(words: &WordList) -> impl Iterator<Item = Normalized> {
    words.iter().flat_map(|word| phrases(&word.value)).map(|word| normalize(&word))
}

pub(super) fn lists(keys: &mut Keys<'_>, key: &str) -> Vec<WordList> {
    let lists = keys.raw_lists(key).unwrap_or_default();
    lists.into_iter().map(|words| all_of(keys, words)).collect()
}

/// The words of a section whose keys stand for these.
pub(super) fn by_word<T: FromStr + Ord>(keys: &mut Keys<'_>) -> BTreeMap<T, WordList> {
    let known = keys.keys().into_iter().filter_map(|key| Some((key, key.parse().ok()?)));
    known.map(|(key, word)| (word, own_words(keys, key))).collect()
}

/// The words of the glossary, by the number of an article, or by those of several.
pub(super) fn by_articles(keys: &mut Keys<'_>) -> BTreeMap<String, WordList> {
    let mut found = BTreeMap::new();
    for key in keys.keys() {
        if numbers_articles(key) {
            found.insert(key.to_owned(), words(keys, key));
        } else {
            keys.refuse(key, VoiceFault::NoArticle(key.to_owned()));
        }
    }
    found
}

/// Whether this is written like the number of an article, or like several.
fn numbers_articles(key: &str) -> bool {
    let mut parts = key.split_whitespace().flat_map(|number| number.split('.')).peekable();
    let part = |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_alphanumeric());
    parts.peek().is_some() && parts.all(part)
}

/// Texts by single signs; one that is pressed is no digit, which would be an answer.
pub(super) fn by_sign(keys: &mut Keys<'_>, pressed: bool) -> BTreeMap<String, Located<String>> {
    let mut found = BTreeMap::new();
    for key in keys.keys() {
        let mut signs = key.chars();
        let one = signs.next().filter(|_| signs.next().is_none());
        if one.is_none_or(|sign| sign.is_whitespace() || pressed && sign.is_numeric()) {
            keys.refuse(key, VoiceFault::NoSign(key.to_owned()));
        } else if let Some(value) = text(keys, key) {
            found.insert(key.to_owned(), Located { value, at: keys.place_of(key) });
        }
    }
    found
}

/// Texts by any names.
pub(super) fn by_name(
    keys: &mut Keys<'_>,
    read: fn(&mut Keys<'_>, &str) -> Option<String>,
) -> BTreeMap<String, String> {
    let names = keys.keys().into_iter();
    names.filter_map(|name| Some((name.to_owned(), read(keys, name)?))).collect()
}

/// Words by the tags of voices.
pub(super) fn by_tag(keys: &mut Keys<'_>) -> BTreeMap<String, WordList> {
    keys.keys().into_iter().map(|tag| (tag.to_owned(), words(keys, tag))).collect()
}

/// Pairs of texts: what stands in words, and what it becomes.
pub(super) fn pairs(value: &DeValue<'_>) -> Option<Vec<(String, String)>> {
    let text = |value: &toml::Spanned<DeValue<'_>>| Some(value.get_ref().as_str()?.to_owned());
    let pair = |pair: &toml::Spanned<DeValue<'_>>| match pair.get_ref().as_array()?.iter().as_slice() {
        [part, becomes] => Some((text(part)?, text(becomes)?)),
        _ => None,
    };
    value.as_array()?.iter().map(pair).collect()
}

/// The same by the name of a form.
pub(super) fn pairs_by_form(keys: &mut Keys<'_>, key: &str) -> BTreeMap<String, Vec<(String, String)>> {
    let found = keys.value(key, Kind::Pairs, |value| {
        let forms = value.as_table()?.iter();
        forms.map(|(name, list)| Some((name.get_ref().to_string(), pairs(list.get_ref())?))).collect()
    });
    found.map(|found| found.value).unwrap_or_default()
}

/// By what words are held against each other.
pub(super) fn sound(keys: &mut Keys<'_>, key: &str) -> Option<Phonetics> {
    let name = text(keys, key)?;
    let sound = name.parse().ok();
    if sound.is_none() {
        keys.tell(keys.place_of(key), VoiceFault::UnknownSound(name));
    }
    sound
}
