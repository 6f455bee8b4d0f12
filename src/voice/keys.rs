//! `lexicon.toml` key by key: every key that means nothing and every value of the wrong kind, all at once.

use serde::Deserialize;
use serde::de::value::StrDeserializer;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::check::{Fault, Finding};
use super::error::line_at;
use super::written::{Source, Written};
use super::{Modifier, QuestionWord, RequestWord, Sound, SpeakerWord, TimeWord};

/// What a value may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    List,
    Lists,
    Table,
    Tables,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::List => "list",
            Kind::Lists => "lists",
            Kind::Table => "table",
            Kind::Tables => "tables",
        }
    }

    fn fits(self, value: &DeValue<'_>) -> bool {
        let all = |fits: fn(&DeValue<'_>) -> bool| {
            value.as_array().is_some_and(|items| items.iter().all(|item| fits(item.get_ref())))
        };
        let list = |value: &DeValue<'_>| {
            value.as_array().is_some_and(|words| words.iter().all(|word| word.get_ref().is_str()))
        };
        match self {
            Kind::Text => value.is_str(),
            Kind::List => list(value),
            Kind::Lists => all(|item| Kind::List.fits(item)),
            Kind::Table => value.is_table(),
            Kind::Tables => all(|item| Kind::Table.fits(item)),
        }
    }
}

const SECTIONS: [&str; 14] = [
    "letters",
    "told",
    "names",
    "pieces",
    "castling",
    "moves",
    "requests",
    "questions",
    "keys",
    "spelling",
    "modifiers",
    "speakers",
    "units",
    "numbers",
];
const PIECES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const MOVES: [&str; 20] = [
    "captures",
    "from",
    "to",
    "en_passant",
    "check",
    "mate",
    "promotes",
    "fillers",
    "small_after_piece",
    "small_after_square",
    "small_before_square",
    "small_before_piece",
    "with",
    "clitics",
    "acting_articles",
    "captured_articles",
    "acting_endings",
    "captured_endings",
    "left_endings",
    "to_between_squares",
];

/// Of what kind the value of a key in a section must be; at the top the section has no name.
fn kind(section: &str, key: &str) -> Option<Kind> {
    let one_of = |keys: &[&str], kind| keys.contains(&key).then_some(kind);
    match section {
        "" => one_of(&["name", "language", "like", "sound"], Kind::Text)
            .or_else(|| one_of(&["files", "files_before_ranks", "ranks"], Kind::Lists))
            .or_else(|| one_of(&SECTIONS, Kind::Table))
            .or_else(|| one_of(&["mishearings"], Kind::Tables)),
        "letters" => one_of(&PIECES, Kind::Text),
        "told" => one_of(&["files", "ranks"], Kind::List),
        "names" => one_of(&["letters", "nato"], Kind::List),
        "pieces" => one_of(&PIECES, Kind::List),
        "castling" => one_of(&["short", "long", "either"], Kind::List),
        "moves" => one_of(&MOVES, Kind::List),
        "requests" => is::<RequestWord>(key).then_some(Kind::List),
        "questions" => is::<QuestionWord>(key).then_some(Kind::List),
        "keys" | "spelling" => is_key(key).then_some(Kind::Text),
        "modifiers" => is::<Modifier>(key).then_some(Kind::List),
        "speakers" => is::<SpeakerWord>(key).then_some(Kind::List),
        "mishearings" => one_of(&["heard"], Kind::List).or_else(|| one_of(&["meant", "why"], Kind::Text)),
        "units" => is::<TimeWord>(key).then_some(Kind::List),
        "numbers" => one_of(&["below-hundred", "hundreds", "hundreds-exact"], Kind::List)
            .or_else(|| one_of(&["hundreds-then"], Kind::Text))
            .or_else(|| one_of(&["forms"], Kind::Table)),
        _ => None,
    }
}

/// Whether this names one key.
fn is_key(key: &str) -> bool {
    key.chars().count() == 1
}

fn is<'a, T: Deserialize<'a>>(key: &'a str) -> bool {
    T::deserialize(StrDeserializer::<serde::de::value::Error>::new(key)).is_ok()
}

/// What is left of a lexicon when everything that is wrong with its keys is taken out and told.
pub(super) fn read(source: &Source<'_>, findings: &mut Vec<Finding>) -> Option<Written> {
    let (mut table, errors) = DeTable::parse_recoverable(source.text);
    let mut tell = |line, fault| findings.push(Finding { file: source.file.to_owned(), line, fault });
    for error in &errors {
        let line = error.span().map_or(1, |span| line_at(source.text, span.start));
        tell(line, Fault::NotToml(error.message().to_owned()));
    }
    sift(source.text, "", table.get_mut(), &mut tell);
    for section in SECTIONS {
        if let Some(DeValue::Table(inner)) = table.get_mut().get_mut(section).map(Spanned::get_mut) {
            sift(source.text, section, inner, &mut tell);
        }
    }
    if let Some(DeValue::Array(tables)) = table.get_mut().get_mut("mishearings").map(Spanned::get_mut) {
        for one in tables.iter_mut() {
            if let DeValue::Table(inner) = one.get_mut() {
                sift(source.text, "mishearings", inner, &mut tell);
            }
        }
    }
    match Written::deserialize(toml::de::Deserializer::from(table)) {
        Ok(written) => Some(written),
        // What the kinds above do not show, such as a section that lacks a key.
        Err(error) => {
            let line = error.span().map_or(1, |span| line_at(source.text, span.start));
            tell(line, Fault::NotToml(error.message().to_owned()));
            None
        }
    }
}

/// Takes out what is wrong with the keys of one section and tells it.
fn sift(text: &str, section: &str, table: &mut DeTable<'_>, tell: &mut impl FnMut(usize, Fault)) {
    let mut wrong = Vec::new();
    for (key, value) in table.iter() {
        let name = key.get_ref().to_string();
        let fault = match kind(section, &name) {
            None => Fault::UnknownKey(name.clone()),
            Some(kind) if !kind.fits(value.get_ref()) => Fault::WrongKind(name.clone(), kind.name()),
            Some(_) if (section, name.as_str()) == ("", "sound") => match value.get_ref().as_str() {
                Some(sound) if !is::<Sound>(sound) => Fault::UnknownSound(sound.to_owned()),
                _ => continue,
            },
            Some(_) => continue,
        };
        tell(line_at(text, key.span().start), fault);
        wrong.push(name);
    }
    for name in wrong {
        table.remove(name.as_str());
    }
}
