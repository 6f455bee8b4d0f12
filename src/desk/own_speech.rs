//! Whether the program speaks itself: turned off and on while a game goes on, and remembered.

use super::phrasing::line;
use super::sitting::{Output, Sitting};
use crate::args;
use crate::settings::{NotKept, Value};
use crate::speech::{Backend, Speech};
use crate::tools::why_not_kept;

/// Whether the program is to speak, and how often that was begun anew.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct OwnSpeech {
    pub(super) on: bool,
    pub(super) begun: u32,
    /// Nothing speaks any more, though it is to.
    pub(super) lost: bool,
    /// It was asked for, and is told as soon as it is known whether anything speaks.
    pub(super) awaited: bool,
    /// What speaks, once that is known.
    pub(super) by: Option<Backend>,
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
    /// Turns own speech on or off. That it is on is told when something speaks; where nothing does, that is told
    /// instead, and nothing is remembered.
    pub(super) fn turn_speech(&mut self, on: bool) -> Vec<Output> {
        let speech = &mut self.own_speech;
        let was_on = speech.on && !speech.awaited;
        let spoke = was_on && !speech.lost;
        if on && !spoke {
            let begun = if speech.awaited { speech.begun } else { speech.begun + 1 };
            *speech = OwnSpeech { on, begun, lost: false, awaited: true, by: None };
            self.speech_lost = false;
            return Vec::new();
        }
        (speech.on, speech.awaited) = (on, false);
        let told = self.voice.say(if on { "own-speech-on" } else { "own-speech-off" });
        let mut out = vec![self.unremembered("speech", told)];
        // Where nothing was on, nothing was turned off.
        if on || was_on {
            out.extend(self.keep_setting("speech.on", Value::Switch(on)));
        }
        out
    }

    /// What is told of speech that was asked for, now that something speaks.
    pub(super) fn speech_has_come(&mut self) -> Output {
        self.own_speech.awaited = false;
        let mut told = vec![self.voice.say("own-speech-on")];
        let trouble = self.keep_setting("speech.on", Value::Switch(true));
        told.extend(trouble.and_then(|trouble| trouble.said).map(|said| said.text));
        self.unremembered("speech", line(&told))
    }

    /// Why how fast and how loud the program speaks cannot be changed now, if it cannot.
    pub(super) fn why_mute(&self) -> Option<String> {
        let speech = self.own_speech;
        let id = if !speech.on {
            "speech-not-on"
        } else if speech.lost {
            "speech-off"
        } else {
            return None;
        };
        Some(self.voice.say(id))
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
