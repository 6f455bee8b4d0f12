//! `lexicon.toml` key by key: every key that means nothing and every value of the wrong kind, all at once.

use serde::Deserialize;
use serde::de::value::StrDeserializer;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};
use unic_langid::LanguageIdentifier;

use super::check::{Diagnostic, VoiceFault};
use super::collisions::{self, Entry};
use super::error::line_at;
use super::lexicon_file::{LexiconFile, Source};
use super::mend;
use super::{Modifier, Phonetics, SpeakerWord, TimeUnit, question_keys, request_keys};

/// What a value may be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Text,
    List,
    Lists,
    Table,
    Tables,
    /// A section whose values are lists of two texts each.
    Pairs,
}

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Text => "text",
            Kind::List => "list",
            Kind::Lists => "lists",
            Kind::Table => "table",
            Kind::Tables => "tables",
            Kind::Pairs => "pairs",
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
            Kind::Pairs => value.as_table().is_some_and(|forms| {
                let pair = |item: &DeValue<'_>| list(item) && item.as_array().is_some_and(|of| of.len() == 2);
                let pairs = |items: &DeValue<'_>| {
                    items.as_array().is_some_and(|items| items.iter().all(|item| pair(item.get_ref())))
                };
                forms.values().all(|items| pairs(items.get_ref()))
            }),
        }
    }
}

const SECTIONS: [&str; 18] = [
    "letters",
    "told",
    "names",
    "pieces",
    "castling",
    "moves",
    "requests",
    "questions",
    "answers",
    "glossary",
    "keys",
    "spelling",
    "modifiers",
    "speakers",
    "units",
    "numbers",
    "ears",
    "pronunciation",
];
const EARS: [&str; 14] = [
    "point",
    "roman",
    "to",
    "minus",
    "thousand",
    "thousands",
    "thousand-then",
    "thousand-then-small",
    "half",
    "and-half",
    "full-hour",
    "hour-then",
    "sign",
    "endings",
];
const PIECES: [&str; 6] = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const MOVES: [&str; 25] = [
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
    "conjunctions",
    "doubtful_first",
    "doubtful_last",
    "doubtful_inside",
    "negations",
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
        "castling" => one_of(&["short", "long", "short_alone", "long_alone", "either"], Kind::List),
        "moves" => one_of(&MOVES, Kind::List),
        "requests" => one_of(request_keys(), Kind::List),
        "questions" => one_of(question_keys(), Kind::List),
        "answers" => one_of(&["yes", "no", "on", "off", "beside", "behind"], Kind::List)
            .or_else(|| one_of(&["places"], Kind::Lists)),
        "glossary" => numbers_articles(key).then_some(Kind::List),
        "keys" => is_sign(key, true).then_some(Kind::Text),
        "spelling" => is_sign(key, false).then_some(Kind::Text),
        "modifiers" => is::<Modifier>(key).then_some(Kind::List),
        "speakers" => is::<SpeakerWord>(key).then_some(Kind::List),
        "mishearings" => one_of(&["heard"], Kind::List).or_else(|| one_of(&["meant", "why"], Kind::Text)),
        "units" => is::<TimeUnit>(key).then_some(Kind::List),
        "numbers" => one_of(&["below-hundred", "hundreds", "hundreds-exact"], Kind::List)
            .or_else(|| one_of(&["hundreds-then"], Kind::Text))
            .or_else(|| one_of(&["forms"], Kind::Pairs)),
        "ears" => one_of(&EARS, Kind::Text)
            .or_else(|| one_of(&["before-thousands"], Kind::Lists))
            .or_else(|| one_of(&["letters", "signs", "words"], Kind::Table)),
        // Whoever speaks may have any name.
        "pronunciation" => Some(Kind::Table),
        _ if section.starts_with(RESPELLED) => Some(Kind::Text),
        _ => None,
    }
}

/// Whether this is written like the number of an article, or like several.
fn numbers_articles(key: &str) -> bool {
    let mut parts = key.split_whitespace().flat_map(|number| number.split('.')).peekable();
    let part = |part: &str| !part.is_empty() && part.chars().all(|sign| sign.is_ascii_alphanumeric());
    parts.peek().is_some() && parts.all(part)
}

/// Whether this is one sign; one that is pressed is no digit, which would be an answer.
fn is_sign(key: &str, pressed: bool) -> bool {
    let mut signs = key.chars();
    let one = signs.next().filter(|_| signs.next().is_none());
    one.is_some_and(|sign| !(sign.is_whitespace() || pressed && sign.is_numeric()))
}

fn is<'a, T: Deserialize<'a>>(key: &'a str) -> bool {
    T::deserialize(StrDeserializer::<serde::de::value::Error>::new(key)).is_ok()
}

/// What a section cannot be without.
const NEEDED: [(&str, &[&str]); 2] =
    [("told", &["files", "ranks"]), ("numbers", &["below-hundred", "hundreds", "hundreds-then"])];

/// What the tables of single synthesizers begin with.
const RESPELLED: &str = "pronunciation.";

/// Lists by which a voice is understood in its own language; an empty one leaves what every voice understands.
const OWN_WORDS: [&str; 7] =
    ["pieces", "castling", "requests", "questions", "modifiers", "speakers", "units"];

/// Texts that are told: none of them may be empty.
const TOLD: [&str; 5] = ["told", "names", "numbers", "keys", "spelling"];

/// What is left of a lexicon without what is wrong with its keys.
pub(super) struct Read {
    /// The lexicon; not where something is no TOML, for what seems to be missing may stand there.
    pub(super) written: Option<LexiconFile>,
    /// The voice this one is like, if that can be told.
    pub(super) like: Option<String>,
    /// Whether what it is like stood where there is no TOML.
    pub(super) like_lost: bool,
    /// Its text without what is no TOML.
    pub(super) text: String,
    /// Its phrases.
    pub(super) entries: Vec<Entry>,
    /// The sections of which it has been told that they lack something.
    pub(super) filled: Vec<&'static str>,
    /// What its keys stand for, with the line.
    pub(super) keys: Vec<(String, String, usize)>,
}

/// What is left of a lexicon when everything that is wrong with its keys is taken out and told.
pub(super) fn read(source: &Source<'_>, findings: &mut Vec<Diagnostic>) -> Read {
    let mended = mend::mend(source.text);
    let whole = mended.wrong.is_empty();
    let text = mended.text.as_str();
    let mut tell = |line, fault| findings.push(Diagnostic { file: source.file.to_owned(), line, fault });
    for (line, _, reason) in mended.wrong {
        tell(line, VoiceFault::NotToml(reason));
    }
    let (mut table, _) = DeTable::parse_recoverable(text);
    let mut filled = Vec::new();
    let top = table.get_ref();
    // Where something is no TOML, it may have stood there.
    let needed = ["name", "language"].into_iter().filter(|key| *key == "name" || !top.contains_key("like"));
    for key in needed.filter(|key| whole && !top.contains_key(*key)) {
        tell(1, VoiceFault::MissingKey(key.to_owned()));
    }
    sift(text, "", table.get_mut(), &mut tell);
    for section in SECTIONS {
        if let Some(value) = table.get_mut().get_mut(section) {
            let line = line_at(text, value.span().start);
            if let DeValue::Table(inner) = value.get_mut() {
                let needed = NEEDED.iter().find(|(name, _)| *name == section);
                let needed = needed.map_or(&[][..], |(_, keys)| keys);
                for key in needed.iter().filter(|key| !inner.contains_key(**key)) {
                    tell(line, VoiceFault::MissingKey(format!("{section}.{key}")));
                }
                sift(text, section, inner, &mut tell);
                if section == "pronunciation" {
                    for (name, rows) in inner.iter_mut() {
                        let section = format!("{RESPELLED}{}", name.get_ref());
                        if let DeValue::Table(rows) = rows.get_mut() {
                            sift(text, &section, rows, &mut tell);
                        }
                    }
                }
                if fill(inner, needed) {
                    filled.push(section);
                }
            }
        }
    }
    if let Some(DeValue::Array(tables)) = table.get_mut().get_mut("mishearings").map(Spanned::get_mut) {
        for one in tables.iter_mut() {
            if let DeValue::Table(inner) = one.get_mut() {
                sift(text, "mishearings", inner, &mut tell);
            }
        }
    }
    let written = table.get_ref();
    let text_of = |key: &str| written.get(key).and_then(|value| value.get_ref().as_str()).map(str::to_owned);
    let like = text_of("like");
    let entries = collisions::entries(text, written, None);
    let keys = written.get("keys").and_then(|keys| keys.get_ref().as_table());
    let keys = keys.into_iter().flatten().filter_map(|(key, said)| {
        let place = line_at(text, key.span().start);
        Some((key.get_ref().to_string(), said.get_ref().as_str()?.to_owned(), place))
    });
    let keys = keys.collect();
    let written = LexiconFile::deserialize(toml::de::Deserializer::from(table));
    Read {
        written: written.ok().filter(|_| whole),
        like,
        like_lost: mended.like_lost,
        text: mended.text,
        entries,
        filled,
        keys,
    }
}

/// Takes out what is wrong with the keys of one section and tells it.
fn sift(text: &str, section: &str, table: &mut DeTable<'_>, tell: &mut impl FnMut(usize, VoiceFault)) {
    let mut wrong = Vec::new();
    for (key, value) in table.iter() {
        let name = key.get_ref().to_string();
        let fault = match kind(section, &name) {
            None if matches!(section, "keys" | "spelling") => VoiceFault::NoSign(name.clone()),
            None => VoiceFault::UnknownKey(name.clone()),
            Some(kind) if !kind.fits(value.get_ref()) => VoiceFault::WrongKind(name.clone(), kind.name()),
            Some(_) => match value_fault(section, &name, value.get_ref()) {
                Some(fault) => fault,
                None => continue,
            },
        };
        // A list has lines of its own.
        let at = if matches!(fault, VoiceFault::EmptyText(_)) {
            let list = value.get_ref().as_array().into_iter().flatten();
            list.into_iter().find(|item| is_blank(item.get_ref())).map_or(key.span(), Spanned::span)
        } else {
            key.span()
        };
        // What is there but empty does not lack.
        if !(matches!(fault, VoiceFault::EmptyText(_)) && NEEDED.iter().any(|(needed, _)| *needed == section))
        {
            wrong.push(name);
        }
        tell(line_at(text, at.start), fault);
    }
    for name in wrong {
        table.remove(name.as_str());
    }
}

fn is_blank(value: &DeValue<'_>) -> bool {
    value.as_str().is_some_and(|text| text.trim().is_empty())
}

/// What is wrong with a value of the right kind.
fn value_fault(section: &str, key: &str, value: &DeValue<'_>) -> Option<VoiceFault> {
    let full = || if section.is_empty() { key.to_owned() } else { format!("{section}.{key}") };
    let text = value.as_str();
    if let Some(text) = text {
        return match (section, key) {
            // Some languages put nothing between the hundreds and the rest, or between the numbers of a result.
            ("numbers", "hundreds-then") | ("ears" | "mishearings", _) => None,
            _ if is_blank(value) => Some(VoiceFault::EmptyText(full())),
            ("", "sound") if !is::<Phonetics>(text) => Some(VoiceFault::UnknownSound(text.to_owned())),
            ("", "language") if !is_language(text) => Some(VoiceFault::NoLanguage(text.to_owned())),
            ("letters", _) if !is_letter(text) => {
                Some(VoiceFault::NotALetter(text.to_owned(), key.to_owned()))
            }
            _ => None,
        };
    }
    let list = value.as_array()?;
    if list.is_empty() && OWN_WORDS.contains(&section) && (section, key) != ("questions", "filler") {
        return Some(VoiceFault::EmptyList(full(), String::new()));
    }
    let blank = TOLD.contains(&section) && list.iter().any(|item| is_blank(item.get_ref()));
    blank.then(|| VoiceFault::EmptyText(full()))
}

/// Whether a synthesizer can be asked for this language.
fn is_language(tag: &str) -> bool {
    tag.parse::<LanguageIdentifier>().is_ok_and(|language| !language.language.is_empty())
}

/// Whether this can be a piece's letter: one, and none of the small ones that files have.
fn is_letter(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|letter| letter.is_alphabetic() && !letter.is_lowercase())
        && letters.next().is_none()
}

/// Puts something in the place of what a section lacks, so that the rest can be read, and says whether it lacked.
fn fill(table: &mut DeTable<'_>, needed: &[&'static str]) -> bool {
    let lacking: Vec<&str> = needed.iter().copied().filter(|key| !table.contains_key(*key)).collect();
    for key in &lacking {
        let value = if *key == "hundreds-then" {
            DeValue::String("".into())
        } else {
            DeValue::Array(DeArray::default())
        };
        table.insert(Spanned::new(0..0, (*key).into()), Spanned::new(0..0, value));
    }
    !lacking.is_empty()
}
