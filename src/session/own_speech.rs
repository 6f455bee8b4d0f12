//! Whether the program speaks itself: turned off and on while a game goes on, and remembered.

use super::Session;
use super::outcome::Addressed;
use super::spoken::{Pronouncer, without_speech};
use super::system::why_not_kept;
use super::told::Told;
use crate::args;
use crate::settings::{NotKept, Value};
use crate::speech::{Backend, Lack, Rate, Speech, Volume};
use crate::tell::{Message, line};
use crate::voice::{Id, Voice};

/// Whether the program is to speak, and how often that was begun anew.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct SpeechState {
    pub(crate) on: bool,
    pub(super) begun: u32,
    /// Nothing speaks any more, though it is to.
    pub(super) lost: bool,
    /// It was asked for, and is told as soon as it is known whether anything speaks.
    pub(super) awaited: bool,
    /// What speaks, once that is known.
    pub(super) by: Option<Backend>,
    /// What is missing, as far as is known.
    pub(super) lack: Lack,
}

impl SpeechState {
    /// On or off; one that is to speak and does not is begun anew.
    pub(super) fn turn(&mut self, on: bool) {
        if on && (!self.on || self.lost) {
            (self.begun, self.lost) = (self.begun + 1, false);
        }
        (self.on, self.awaited) = (on, false);
    }
}

/// How speech is begun anew.
pub(super) type Begin = Box<dyn Fn() -> Speech>;

/// What speaks at a desk, and how it is begun anew.
pub struct SpeechOutput {
    speech: Option<Speech>,
    /// How sentences are said aloud.
    aloud: Pronouncer,
    begin: Begin,
    begun: u32,
    /// How fast and how loud it was told to be, so that it is not woken for what it knows.
    told: Option<(Rate, Volume)>,
}

impl SpeechOutput {
    /// Speech that is on, or off for now.
    pub(crate) fn new(on: bool, aloud: Pronouncer, begin: Begin) -> SpeechOutput {
        SpeechOutput { speech: on.then(&begin), aloud, begin, begun: 0, told: None }
    }

    /// What speaks, if anything does.
    pub(crate) fn speech(&self) -> Option<&Speech> {
        self.speech.as_ref()
    }

    pub(crate) fn into_speech(self) -> Option<Speech> {
        self.speech
    }

    /// Is silent at once, or begins to speak, as it is wanted, and as fast and as loud.
    pub(crate) fn obey(&mut self, wanted: SpeechState, rate: Rate, volume: Volume) {
        if !wanted.on {
            if let Some(speech) = self.speech.take() {
                speech.silence();
            }
        } else if self.begun != wanted.begun {
            self.begun = wanted.begun;
            (self.speech, self.told) = (Some((self.begin)()), None);
        }
        if let Some(speech) = self.speech.as_ref().filter(|_| self.told != Some((rate, volume))) {
            speech.set_rate(rate);
            speech.set_volume(volume);
            self.told = Some((rate, volume));
        }
    }

    pub(crate) fn say(&self, said: &Message, voice: &Voice) {
        if let Some(speech) = &self.speech {
            speech.say_parts(self.aloud.parts(said.marked(), voice), said.priority);
        }
    }

    /// Says in the words of another mouth what it has no words of its own for.
    pub(crate) fn say_as(&self, other: &SpeechOutput, said: &Message, (spoken, own): (&Voice, &Voice)) {
        let Some(speech) = &self.speech else { return };
        let parts = other.aloud.parts(said.marked(), spoken);
        let parts = parts.into_iter().map(|part| part.within(spoken.language(), own.language()));
        speech.say_parts(parts.collect(), said.priority);
    }

    pub(crate) fn silence(&self) {
        if let Some(speech) = &self.speech {
            speech.silence();
        }
    }
}

impl Session<'_> {
    /// Turns own speech on or off. That it is on is told when something speaks; where nothing does, that is told
    /// instead, and nothing is remembered.
    pub(super) fn turn_speech(&mut self, on: bool) -> Vec<Addressed> {
        let speech = &mut self.own_speech;
        let was_on = speech.on && !speech.awaited;
        let spoke = was_on && !speech.lost;
        if on && !spoke {
            let begun = if speech.awaited { speech.begun } else { speech.begun + 1 };
            *speech = SpeechState { on, begun, awaited: true, ..SpeechState::default() };
            self.speech_lost = false;
            return Vec::new();
        }
        (speech.on, speech.awaited) = (on, false);
        let told = self.voice.say(if on { Id::OWN_SPEECH_ON } else { Id::OWN_SPEECH_OFF });
        let mut out = vec![self.unremembered("speech", told)];
        // Where nothing was on, nothing was turned off.
        if on || was_on {
            out.extend(self.keep_setting("speech.on", Value::Switch(on)));
        }
        out
    }

    /// What is told of speech that was asked for, now that something speaks.
    pub(super) fn speech_has_come(&mut self) -> Addressed {
        self.own_speech.awaited = false;
        let mut told = vec![self.voice.say(Id::OWN_SPEECH_ON)];
        let trouble = self.keep_setting("speech.on", Value::Switch(true));
        told.extend(trouble.and_then(|trouble| trouble.said).map(|said| said.text));
        self.unremembered("speech", &[line(&told)])
    }

    /// Why how fast and how loud the program speaks cannot be changed now, if it cannot.
    pub(super) fn why_mute(&self) -> Option<Told> {
        let speech = self.own_speech;
        let id = if !speech.on {
            Id::SPEECH_NOT_ON
        } else if speech.lost {
            without_speech(speech.lack)
        } else {
            return None;
        };
        Some(self.one(id))
    }

    /// The words of the key that turns speech off, or on again; where nothing speaks there is nothing to turn off.
    #[must_use]
    pub fn speech_request(&self) -> &'static str {
        if self.own_speech.on && !self.own_speech.lost { "speech off" } else { "speech on" }
    }

    /// Remembers what was changed here, what is of one ear as that; that it cannot is told once. Nothing a guest
    /// changes is the desk's own.
    pub(crate) fn keep_setting(&mut self, key: &str, value: Value) -> Option<Addressed> {
        let key = match &self.home {
            None => key.to_owned(),
            Some(home) => home.key_of_ear(key)?,
        };
        let error: NotKept = self.settings.remember(&key, value).err()?;
        let told = self.voice.tell(Id::SETTINGS_NOT_KEPT, &args!("why" => why_not_kept(&error, self.voice)));
        Some(Addressed::notice("settings", &[told]))
    }
}
