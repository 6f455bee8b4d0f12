//! Whether the program speaks itself: turned off and on while a game goes on, and remembered.

use super::sitting::{Output, Sitting};
use crate::args;
use crate::settings::{NotKept, Value};
use crate::speech::Speech;
use crate::tools::why_not_kept;

/// Whether the program is to speak, and how often that was begun anew.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct OwnSpeech {
    pub(super) on: bool,
    pub(super) begun: u32,
    /// Nothing speaks any more, though it is to.
    pub(super) lost: bool,
}

/// How speech is begun anew.
pub(super) type Begin = Box<dyn Fn() -> Speech>;

/// What speaks at a desk, and how it is begun anew.
pub struct Mouth {
    speech: Option<Speech>,
    begin: Begin,
    begun: u32,
}

impl Mouth {
    /// Speech that is on, or off for now.
    pub(super) fn new(on: bool, begin: Begin) -> Mouth {
        Mouth { speech: on.then(&begin), begin, begun: 0 }
    }

    /// What speaks, if anything does.
    pub(super) fn speech(&self) -> Option<&Speech> {
        self.speech.as_ref()
    }

    pub(super) fn into_speech(self) -> Option<Speech> {
        self.speech
    }

    /// Is silent at once, or begins to speak, as it is wanted.
    pub(super) fn obey(&mut self, wanted: OwnSpeech) {
        if !wanted.on {
            if let Some(speech) = self.speech.take() {
                speech.silence();
            }
        } else if self.begun != wanted.begun {
            self.begun = wanted.begun;
            self.speech = Some((self.begin)());
        }
    }
}

impl Sitting<'_> {
    /// Turns own speech on or off.
    pub(super) fn turn_speech(&mut self, on: bool) -> Vec<Output> {
        let speech = &mut self.own_speech;
        if on && (!speech.on || speech.lost) {
            (speech.begun, speech.lost) = (speech.begun + 1, false);
            self.speech_lost = false;
        }
        self.own_speech.on = on;
        let told = self.voice.say(if on { "own-speech-on" } else { "own-speech-off" });
        let mut out = vec![self.unremembered("speech", told)];
        out.extend(self.keep_setting("speech.on", Value::Switch(on)));
        out
    }

    /// The words of the key that turns speech off, or on again; where nothing speaks there is nothing to turn off.
    #[must_use]
    pub fn speech_request(&self) -> &'static str {
        if self.own_speech.on && !self.own_speech.lost { "speech off" } else { "speech on" }
    }

    /// Remembers what was changed here; that it cannot is told once. Nothing a guest changes is the desk's own.
    pub(super) fn keep_setting(&mut self, key: &str, value: Value) -> Option<Output> {
        if self.home.is_some() {
            return None;
        }
        let error: NotKept = self.settings.remember(key, value).err()?;
        let told = self.voice.tell("settings-not-kept", &args!("why" => why_not_kept(&error, self.voice)));
        Some(Output::notice("settings", &[told]))
    }
}
