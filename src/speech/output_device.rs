//! Where a voice comes out, and whose voice it is: what one ear of two is told apart from the other by.

use strum::{EnumString, IntoStaticStr, VariantNames};

use super::address::Address;

/// A voice by what is usual in SSIP, a man's, a woman's or a child's: every synthesizer has its own for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs)]
pub enum VoiceType {
    Male1,
    Male2,
    Male3,
    Female1,
    Female2,
    Female3,
    ChildMale,
    ChildFemale,
}

impl VoiceType {
    /// All of them, as the settings name them.
    pub const WORDS: &[&str] = <VoiceType as VariantNames>::VARIANTS;

    /// The word of SSIP.
    #[cfg(unix)]
    pub(super) fn of_ssip(self) -> String {
        <&str>::from(self).to_uppercase().replace('-', "_")
    }

    /// The variant of eSpeak NG.
    pub(super) fn of_espeak(self) -> &'static str {
        match self {
            VoiceType::Male1 => "m1",
            VoiceType::Male2 => "m2",
            VoiceType::Male3 => "m3",
            VoiceType::Female1 => "f1",
            VoiceType::Female2 => "f2",
            VoiceType::Female3 => "f3",
            VoiceType::ChildMale => "m4",
            VoiceType::ChildFemale => "f5",
        }
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

/// What Speech Dispatcher is told of a client before its first word.
// Only where there is Speech Dispatcher.
#[cfg_attr(not(unix), allow(dead_code))]
#[derive(Clone, Debug)]
pub(super) struct DeviceWords {
    pub(super) name: String,
    pub(super) language: String,
    pub(super) module: Option<String>,
    pub(super) voice_type: Option<VoiceType>,
}
