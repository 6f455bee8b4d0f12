//! What the environment says of the settings.

use super::decide::FaceAsked;
use super::{InvalidValue, Kind, Value};
use crate::speech::{Choice, Rate};
use crate::voice::Verbosity;

/// The variables, each with the key of the settings it goes before.
pub const VARIABLES: [(&str, &str); 5] = [
    ("ANSAGE_SPEECH", "speech.by"),
    ("ANSAGE_VOICE", "voice"),
    ("ANSAGE_FACE", "face"),
    ("ANSAGE_RATE", "speech.rate.TAG"),
    ("ANSAGE_VERBOSITY", "speech.verbosity"),
];

/// A variable whose value means nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrongVariable {
    /// Its name.
    pub name: &'static str,
    /// Its value.
    pub value: String,
    /// What would mean something, with commas.
    pub possible: String,
}

/// What the environment says; an empty variable says nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Environment {
    /// By what the program speaks, or that it does not.
    pub speech: Option<Choice>,
    /// The tag of the voice.
    pub voice: Option<String>,
    /// How a game is shown.
    pub face: Option<FaceAsked>,
    /// How fast it speaks.
    pub rate: Option<Rate>,
    /// How much is said.
    pub verbosity: Option<Verbosity>,
    /// `ACCESSIBLE` is set, or the terminal is dumb: lines are wanted.
    pub plain: bool,
}

impl Environment {
    /// Reads it; `voices` are the tags there are.
    ///
    /// # Errors
    /// A variable has a value that is none.
    pub fn read(
        get: impl Fn(&str) -> Option<String>,
        voices: &[String],
    ) -> Result<Environment, WrongVariable> {
        let set = |name: &str| get(name).filter(|value| !value.is_empty());
        let value = |name: &'static str, key: &str| {
            let Some(text) = set(name) else { return Ok(None) };
            // As with the flag, `on` is whatever speaks.
            let said = if name == "ANSAGE_SPEECH" && text == "on" { "auto" } else { &text };
            let parts: Vec<&str> = key.split('.').collect();
            let kind = super::find(&parts).map_or(Kind::Text, |key| key.kind);
            kind.of_word(said, voices).map(Some).map_err(|misfit| WrongVariable {
                name,
                value: text.clone(),
                possible: match misfit {
                    InvalidValue::NotOneOf(_) if name == "ANSAGE_SPEECH" => Choice::POSSIBLE.to_owned(),
                    InvalidValue::NotOneOf(known) => known,
                    InvalidValue::Range(least, most) => {
                        (least..=most).map(|step| step.to_string()).collect::<Vec<_>>().join(", ")
                    }
                    InvalidValue::Kind(_) | InvalidValue::Empty => String::new(),
                },
            })
        };
        let [speech, voice, face, rate, verbosity] = VARIABLES.map(|(name, key)| value(name, key));
        let text = |value: Option<Value>| value.map(|value| value.to_string());
        Ok(Environment {
            speech: text(speech?).and_then(|word| word.parse().ok()),
            voice: text(voice?),
            face: text(face?).and_then(|word| word.parse().ok()),
            rate: text(rate?).and_then(|steps| Rate::new(steps.parse().ok()?)),
            verbosity: text(verbosity?).and_then(|word| word.parse().ok()),
            plain: set("ACCESSIBLE").is_some() || get("TERM").is_some_and(|term| term == "dumb"),
        })
    }

    /// What a variable says of this key, by the variable's name.
    pub fn of_key(key: &str, get: impl Fn(&str) -> Option<String>) -> Option<(&'static str, String)> {
        let parts: Vec<&str> = key.split('.').collect();
        let named = VARIABLES.iter().find(|(_, known)| {
            super::find(&known.split('.').collect::<Vec<_>>()).is_some_and(|known| known.is(&parts))
        })?;
        Some((named.0, get(named.0).filter(|value| !value.is_empty())?))
    }
}
