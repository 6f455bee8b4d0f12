//! How it is spoken to one who hears: whether, how fast and how loud, and what speaks.

use super::spoken::Pronouncer;
use crate::speech::{Backend, BackendNotice, Lack, Rate, Speech, Volume};
use crate::tell::Message;
use crate::voice::Voice;

/// Whether the program is to speak to somebody, how, and how often that was begun anew.
// Each is a thing that has happened or has not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct SpeechState {
    pub(crate) on: bool,
    pub(super) begun: u32,
    /// Nothing speaks any more, though it is to.
    pub(super) lost: bool,
    /// That was told.
    pub(super) told_lost: bool,
    /// It was asked for, and is told as soon as it is known whether anything speaks.
    pub(super) awaited: bool,
    /// What speaks, once that is known.
    pub(super) by: Option<Backend>,
    /// What is missing, as far as is known.
    pub(super) lack: Option<Lack>,
    /// Whether it is told what speaks: where the user has left that open.
    pub(crate) tells_backend: bool,
    /// How fast, and whether a rate that is changed is remembered.
    pub(crate) rate: (Rate, bool),
    /// How loud, and whether a volume that is changed is remembered.
    pub(crate) volume: (Volume, bool),
}

impl SpeechState {
    /// On or off; one that is to speak and does not is begun anew.
    pub(super) fn turn(&mut self, on: bool) {
        if on && (!self.on || self.lost) {
            (self.begun, self.lost) = (self.begun + 1, false);
        }
        (self.on, self.awaited) = (on, false);
    }

    /// Begins to speak, unless that was begun and nothing has come of it yet.
    pub(super) fn begin(&mut self) {
        let begun = if self.awaited { self.begun } else { self.begun + 1 };
        (self.on, self.begun, self.awaited) = (true, begun, true);
        (self.lost, self.told_lost, self.by, self.lack) = (false, false, None, None);
    }

    /// The same for an ear that speaks from the beginning, as fast and as loud as is settled for it. What a flag asks
    /// for goes before what is settled.
    pub(super) fn of_ear(&self, rate: Option<Rate>, volume: Option<Volume>) -> SpeechState {
        let ((desk_rate, keeps_rate), (desk_volume, keeps_volume)) = (self.rate, self.volume);
        SpeechState {
            on: true,
            rate: (rate.filter(|_| keeps_rate).unwrap_or(desk_rate), keeps_rate),
            volume: (volume.filter(|_| keeps_volume).unwrap_or(desk_volume), keeps_volume),
            ..SpeechState::default()
        }
    }

    /// What is reported of what speaks. Whether speech that was asked for has come with that.
    pub(super) fn notice(&mut self, notice: &BackendNotice) -> bool {
        match notice {
            BackendNotice::Silent => (self.lost, self.awaited, self.by) = (true, false, None),
            BackendNotice::Lost { .. } => self.by = None,
            BackendNotice::Speaking(backend) => {
                (self.lost, self.by, self.lack) = (false, Some(*backend), None);
                let has_come = std::mem::take(&mut self.awaited);
                self.told_lost &= !has_come;
                return has_come;
            }
        }
        false
    }
}

/// How speech in a language is begun anew.
pub(super) type Begin = Box<dyn Fn(&str) -> Speech>;

/// How the sentences of a voice are said aloud.
pub(super) type Aloud = Box<dyn Fn(&Voice) -> Pronouncer>;

/// What speaks at a desk, and how it is begun anew.
pub struct SpeechOutput {
    speech: Option<Speech>,
    /// The tag of the voice that speaks, and its language.
    voice: (String, String),
    /// How its sentences are said aloud, and how those of another are.
    aloud: (Pronouncer, Aloud),
    begin: Begin,
    begun: u32,
    /// How fast and how loud it was told to be, so that it is not woken for what it knows.
    told: Option<(Rate, Volume)>,
}

impl SpeechOutput {
    /// Speech that is on, or off for now.
    pub(crate) fn new(on: bool, voice: &Voice, aloud: Aloud, begin: Begin) -> SpeechOutput {
        let speech = on.then(|| begin(voice.language()));
        SpeechOutput {
            speech,
            voice: named(voice),
            aloud: (aloud(voice), aloud),
            begin,
            begun: 0,
            told: None,
        }
    }

    /// What speaks, if anything does.
    pub(crate) fn speech(&self) -> Option<&Speech> {
        self.speech.as_ref()
    }

    pub(crate) fn into_speech(self) -> Option<Speech> {
        self.speech
    }

    /// Is silent at once, or begins to speak, as it is wanted, in this voice, and as fast and as loud.
    pub(crate) fn obey(&mut self, wanted: SpeechState, voice: &Voice) {
        let is_other = self.voice.0 != voice.tag();
        if is_other {
            (self.voice, self.aloud.0) = (named(voice), (self.aloud.1)(voice));
        }
        let (rate, volume) = (wanted.rate.0, wanted.volume.0);
        if !wanted.on {
            if let Some(speech) = self.speech.take() {
                speech.silence();
            }
        } else if self.begun != wanted.begun || is_other {
            self.begun = wanted.begun;
            (self.speech, self.told) = (Some((self.begin)(&self.voice.1)), None);
        }
        if let Some(speech) = self.speech.as_ref().filter(|_| self.told != Some((rate, volume))) {
            speech.set_rate(rate);
            speech.set_volume(volume);
            self.told = Some((rate, volume));
        }
    }

    /// Says it; `line` is for a Braille display.
    pub(crate) fn say(&self, said: &Message, line: &str, voice: &Voice) {
        if let Some(speech) = &self.speech {
            speech.say_with_line(self.aloud.0.parts(said.spoken(), voice), line, said.priority, said.lasts);
        }
    }

    /// Says in the words of another mouth what it has no words of its own for.
    pub(crate) fn say_as(&self, other: &SpeechOutput, said: &Message, (spoken, own): (&Voice, &Voice)) {
        let Some(speech) = &self.speech else { return };
        let parts = other.aloud.0.parts(said.spoken(), spoken);
        let parts = parts.into_iter().map(|part| part.within(spoken.language(), own.language()));
        speech.say_with_line(parts.collect(), "", said.priority, said.lasts);
    }
}

fn named(voice: &Voice) -> (String, String) {
    (voice.tag().to_owned(), voice.language().to_owned())
}
