//! Every key of the settings, with what may be its value: one table for the reader, the writer and the guide.

use std::fmt;

use crate::schema::{self, Fault};
use crate::speech::{Address, VoiceType};

/// What a key may be set to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `true` or `false`.
    Switch,
    /// One of these words.
    Word(&'static [&'static str]),
    /// The tag of a voice.
    Voice,
    /// A whole number of steps between these, the usual being 0.
    Steps(i8, i8),
    /// A text that says something.
    Text,
    /// A line, or an empty one.
    Line,
    /// Where a Speech Dispatcher listens.
    Address,
}

impl Kind {
    /// What it is in a file.
    pub fn schema(self) -> schema::Kind {
        match self {
            Kind::Switch => schema::Kind::Switch,
            Kind::Steps(..) => schema::Kind::Number,
            Kind::Word(_) | Kind::Voice | Kind::Text | Kind::Line | Kind::Address => schema::Kind::Text,
        }
    }
}

/// One key.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Key {
    /// Its parts with dots between; a part in capitals stands for any word there: `TAG` for that of a voice, `SIDE` for
    /// one of [`SIDES`].
    pub name: &'static str,
    /// What may be its value.
    pub kind: Kind,
    /// What holds where nothing is said, where that is a value.
    pub usual: Option<&'static str>,
}

const fn key(name: &'static str, kind: Kind, usual: Option<&'static str>) -> Key {
    Key { name, kind, usual }
}

/// A voice's tag as a part of a key.
pub const TAG: &str = "TAG";

/// A player as a part of a key.
pub const SIDE: &str = "SIDE";

/// The players.
pub const SIDES: [&str; 2] = ["white", "black"];

/// How an address is written.
const ADDRESSES: &str = "unix_socket:PATH, inet_socket:HOST:PORT";

/// What speaks.
const BY: Kind = Kind::Word(&["auto", "ssip", "nvda", "tts", "espeak", "off"]);

/// How squares are named.
const NAMES: Kind = Kind::Word(&["fide", "letters", "nato", "local"]);

/// How much is said.
const VERBOSITY: Kind = Kind::Word(&["short", "normal", "full"]);

/// The name of a synthesizer as a part of a key.
pub const BACKEND: &str = "BACKEND";

/// Whether the user reads with a screen reader.
pub const SCREEN_READER: &str = "screen-reader";

/// Fewest and most steps of rate and volume.
const STEPS: Kind = Kind::Steps(-5, 5);

/// All keys, in the order in which they are told.
pub const KEYS: &[Key] = &[
    key(SCREEN_READER, Kind::Switch, None),
    key("voice", Kind::Voice, None),
    key("names", NAMES, Some("fide")),
    key("names-in-practice", NAMES, None),
    key("letters", Kind::Voice, None),
    key("face", Kind::Word(&["auto", "line", "screen"]), Some("auto")),
    key("line-editor", Kind::Word(&["auto", "on", "off"]), Some("auto")),
    key("speech.by", BY, Some("auto")),
    key("speech.on", Kind::Switch, None),
    key("speech.verbosity", VERBOSITY, Some("full")),
    key("speech.rate.TAG", STEPS, Some("0")),
    key("speech.volume.TAG", STEPS, Some("0")),
    key(
        "screen.theme",
        Kind::Word(&["white-on-black", "black-on-white", "yellow-on-black", "orange-and-blue"]),
        Some("white-on-black"),
    ),
    key("screen.figurines", Kind::Switch, Some("false")),
    key("screen.big-clocks", Kind::Switch, Some("false")),
    key("screen.cursor", Kind::Word(&["announcement", "square", "input"]), Some("announcement")),
    key("practice.engine", Kind::Text, None),
    key("earcons.on", Kind::Switch, None),
    key("earcons.in-tournament", Kind::Switch, Some("false")),
    key("keys.KEY", Kind::Line, None),
    key("pronunciation.TAG.BACKEND.WORD", Kind::Text, None),
    key("pronunciation.TAG.WORD", Kind::Text, None),
    key("ears.unnamed", Kind::Word(&["all", "white", "black"]), Some("all")),
    key("ears.SIDE.by", BY, None),
    key("ears.SIDE.address", Kind::Address, None),
    key("ears.SIDE.module", Kind::Text, None),
    key("ears.SIDE.sink", Kind::Text, None),
    key("ears.SIDE.voice-type", Kind::Word(VoiceType::WORDS), None),
    key("ears.SIDE.voice", Kind::Voice, None),
    key("ears.SIDE.names", NAMES, None),
    key("ears.SIDE.verbosity", VERBOSITY, None),
    key("ears.SIDE.rate", STEPS, None),
    key("ears.SIDE.volume", STEPS, None),
];

impl Key {
    /// The parts of its name.
    pub fn parts(&self) -> impl Iterator<Item = &'static str> {
        self.name.split('.')
    }

    /// Whether it stands for as many keys as anybody likes to write.
    pub fn is_open(&self) -> bool {
        self.parts().any(is_any)
    }

    /// Whether this is it, or one of those it stands for.
    pub fn is(&self, path: &[impl AsRef<str>]) -> bool {
        self.parts().count() == path.len() && self.leads_to(path)
    }

    /// Whether it begins like this.
    pub fn leads_to(&self, path: &[impl AsRef<str>]) -> bool {
        let mut parts = self.parts();
        path.iter().all(|said| parts.next().is_some_and(|part| is_any(part) || part == said.as_ref()))
    }
}

/// The words a part may be, where it stands for some; `voices` are the tags there are.
pub fn words_of<'v>(part: &str, voices: &'v [String]) -> Option<Vec<&'v str>> {
    match part {
        TAG => Some(voices.iter().map(String::as_str).collect()),
        SIDE => Some(SIDES.to_vec()),
        _ => None,
    }
}

/// Whether every part that stands for some words is one of them in this path.
pub fn stands_for(key: &Key, path: &[impl AsRef<str>], voices: &[String]) -> bool {
    let may_be = |part, said: &str| words_of(part, voices).is_none_or(|words| words.contains(&said));
    key.parts().zip(path).all(|(part, said)| may_be(part, said.as_ref()))
}

/// Whether a part stands for any word.
pub fn is_any(part: &str) -> bool {
    part.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// The key that is meant by this path.
///
/// ```
/// assert!(ansage::settings::find(&["voice"]).is_some());
/// assert!(ansage::settings::find(&["colour"]).is_none());
/// ```
pub fn find(path: &[impl AsRef<str>]) -> Option<&'static Key> {
    KEYS.iter().find(|key| key.is(path))
}

/// A value that fits its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// Of a switch.
    Switch(bool),
    /// Steps of rate or volume.
    Steps(i8),
    /// A word, a tag or a text.
    Text(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Switch(switch) => switch.fmt(f),
            Value::Steps(steps) => steps.fmt(f),
            Value::Text(text) => f.write_str(text),
        }
    }
}

/// Why a key of the keyboard cannot ask for a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoBinding {
    /// There is no key of this name.
    NoKey,
    /// The key types or edits the line.
    Fixed,
    /// The line is not heard as anything.
    NotHeard,
}

/// Why a value does not fit its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InvalidValue {
    /// It should be of this kind.
    Kind(schema::Kind),
    /// It is none of these, written with commas.
    NotOneOf(String),
    /// It is less than the first or more than the second.
    Range(i8, i8),
    /// A text without anything in it.
    Empty,
}

impl InvalidValue {
    /// What is wrong with this key and its value, as it is written.
    pub fn of(self, key: String, value: String) -> Fault {
        match self {
            InvalidValue::Kind(kind) => Fault::WrongKind(key, kind),
            InvalidValue::NotOneOf(known) => Fault::NotOneOf { key, value, known },
            InvalidValue::Range(least, most) => Fault::Range(key, least.into(), most.into()),
            InvalidValue::Empty => Fault::Empty(key),
        }
    }
}

impl Kind {
    /// The value a typed word is. `voices` are the tags there are.
    ///
    /// # Errors
    /// It does not fit.
    pub fn of_word(self, word: &str, voices: &[String]) -> Result<Value, InvalidValue> {
        match self {
            Kind::Switch => match word {
                "true" => Ok(Value::Switch(true)),
                "false" => Ok(Value::Switch(false)),
                _ => Err(InvalidValue::NotOneOf("true, false".to_owned())),
            },
            Kind::Steps(least, most) => {
                let steps = word.parse().map_err(|_| InvalidValue::Range(least, most))?;
                self.of_steps(steps)
            }
            Kind::Word(_) | Kind::Voice | Kind::Text | Kind::Line | Kind::Address => {
                self.of_text(word, voices)
            }
        }
    }

    /// The value a text in quotation marks is.
    ///
    /// # Errors
    /// It does not fit.
    pub fn of_text(self, text: &str, voices: &[String]) -> Result<Value, InvalidValue> {
        let text = crate::text::clean(text);
        match self {
            Kind::Line => Ok(Value::Text(text)),
            _ if text.is_empty() => Err(InvalidValue::Empty),
            Kind::Text => Ok(Value::Text(text)),
            Kind::Word(words) if words.contains(&text.as_str()) => Ok(Value::Text(text)),
            Kind::Voice if voices.contains(&text) => Ok(Value::Text(text)),
            Kind::Word(words) => Err(InvalidValue::NotOneOf(words.join(", "))),
            Kind::Voice => Err(InvalidValue::NotOneOf(voices.join(", "))),
            Kind::Address if text.parse::<Address>().is_ok() => Ok(Value::Text(text)),
            Kind::Address => Err(InvalidValue::NotOneOf(ADDRESSES.to_owned())),
            Kind::Switch | Kind::Steps(..) => Err(InvalidValue::Kind(self.schema())),
        }
    }

    /// The value a number is.
    ///
    /// # Errors
    /// It does not fit.
    pub fn of_steps(self, steps: i64) -> Result<Value, InvalidValue> {
        let Kind::Steps(least, most) = self else { return Err(InvalidValue::Kind(self.schema())) };
        let fits = i8::try_from(steps).ok().filter(|steps| (least..=most).contains(steps));
        fits.map(Value::Steps).ok_or(InvalidValue::Range(least, most))
    }
}
