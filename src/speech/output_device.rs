//! Where a voice comes out, and whose voice it is: what one ear of two is told apart from the other by.

use std::str::FromStr;

use thiserror::Error;

use super::address::Address;

/// A voice by what is usual in SSIP: every synthesizer has its own for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceType {
    /// The first voice of a man.
    Male1,
    /// The second.
    Male2,
    /// The third.
    Male3,
    /// The first voice of a woman.
    Female1,
    /// The second.
    Female2,
    /// The third.
    Female3,
    /// The voice of a boy.
    ChildMale,
    /// The voice of a girl.
    ChildFemale,
}

/// A word that is no [`VoiceType`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?}")]
pub struct UnknownVoiceType(
    /// The word.
    pub String,
);

/// The word in the settings, the word of SSIP, and the variant of eSpeak NG.
const NAMES: [(VoiceType, &str, &str, &str); 8] = [
    (VoiceType::Male1, "male1", "MALE1", "m1"),
    (VoiceType::Male2, "male2", "MALE2", "m2"),
    (VoiceType::Male3, "male3", "MALE3", "m3"),
    (VoiceType::Female1, "female1", "FEMALE1", "f1"),
    (VoiceType::Female2, "female2", "FEMALE2", "f2"),
    (VoiceType::Female3, "female3", "FEMALE3", "f3"),
    (VoiceType::ChildMale, "child-male", "CHILD_MALE", "m4"),
    (VoiceType::ChildFemale, "child-female", "CHILD_FEMALE", "f5"),
];

impl VoiceType {
    /// All of them, as the settings name them.
    pub const WORDS: &[&str] =
        &["male1", "male2", "male3", "female1", "female2", "female3", "child-male", "child-female"];

    fn row(self) -> (&'static str, &'static str, &'static str) {
        let found = NAMES.iter().find(|(voice, ..)| *voice == self);
        found.map_or(("male1", "MALE1", "m1"), |(_, word, ssip, espeak)| (*word, *ssip, *espeak))
    }

    /// The word of the settings.
    pub fn key(self) -> &'static str {
        self.row().0
    }

    #[cfg(unix)]
    pub(super) fn of_ssip(self) -> &'static str {
        self.row().1
    }

    pub(super) fn of_espeak(self) -> &'static str {
        self.row().2
    }
}

impl FromStr for VoiceType {
    type Err = UnknownVoiceType;

    fn from_str(word: &str) -> Result<Self, UnknownVoiceType> {
        let found = NAMES.iter().find(|(_, known, ..)| *known == word);
        found.map(|(voice, ..)| *voice).ok_or_else(|| UnknownVoiceType(word.to_owned()))
    }
}

/// Where a voice comes out. Nothing said is the usual one of the machine.
///
/// An outlet that names a device never falls back to another one: what is said there is for one person.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutputDevice {
    /// A Speech Dispatcher of its own.
    pub address: Option<Address>,
    /// The output module of Speech Dispatcher.
    pub module: Option<String>,
    /// The sink of the sound server, for eSpeak NG in a process of its own.
    pub sink: Option<String>,
    /// Whose voice it is.
    pub voice_type: Option<VoiceType>,
    /// Another voice speaks in this program, so that eSpeak NG needs a process of its own.
    pub beside: bool,
}

impl OutputDevice {
    /// Whether it names a device, and not just a voice.
    pub fn is_apart(&self) -> bool {
        self.address.is_some() || self.module.is_some() || self.sink.is_some()
    }

    /// The device it names, for somebody to read: a sink, or a module; empty without one.
    pub fn device(&self) -> String {
        self.sink.clone().or_else(|| self.module.clone()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_voice_is_read_as_it_is_written() {
        assert_eq!(NAMES.map(|(_, word, ..)| word), *VoiceType::WORDS);
        for (voice, word, ..) in NAMES {
            assert_eq!((word.parse(), voice.key()), (Ok(voice), word));
        }
        assert_eq!("MALE1".parse::<VoiceType>(), Err(UnknownVoiceType("MALE1".to_owned())));
    }
}
