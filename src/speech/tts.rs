//! The platform's own library through the `tts` crate: libspeechd, `WinRT` or `AVFoundation`.
//!
//! Four traps of tts 0.26 shape this file: a `Tts` must never be cloned nor leave its thread, its
//! callbacks run under its own locks and are left alone, it cannot set a language, so a voice of
//! the language is looked for before the first word, and it is never dropped: what Speech Dispatcher
//! reports of a text after that would end the program, as the crate looks for callbacks that are gone.

use std::mem::ManuallyDrop;

use tts::{Tts, Voice};

use super::language_rank::language_rank;
use super::spoken_text::SpokenText;
use super::synthesizer::{Synthesizer, Ticket};
use super::{BackendError, Rate, Volume};

/// As tables of pronunciation call it, whatever speaks behind it.
const NAME: &str = "tts";

pub(super) fn open(language: &str) -> Result<Box<dyn Synthesizer>, BackendError> {
    let tts = Tts::default().map_err(|error| match error {
        #[cfg(target_os = "linux")]
        tts::Error::SpeechDispatcher(_) => BackendError::NotThere,
        error => BackendError::broken(error),
    })?;
    let tts = ManuallyDrop::new(tts);
    Ok(Box::new(Platform { tts, language: language.to_owned(), usual_rate: None, usual_volume: None }))
}

struct Platform {
    tts: ManuallyDrop<Tts>,
    language: String,
    /// As it was before the first change.
    usual_rate: Option<f32>,
    usual_volume: Option<f32>,
}

impl Synthesizer for Platform {
    fn prepare(&mut self) -> Result<(), BackendError> {
        if self.language.is_empty() || !self.tts.supported_features().voice {
            return Ok(());
        }
        let voices = self.tts.voices().unwrap_or_default();
        // A foreign voice is hard to understand, but no voice at all is harder.
        if let Some(voice) = choose(&voices, &self.language) {
            let _ = self.tts.set_voice(voice);
        }
        Ok(())
    }

    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        self.tts.speak(utterance.text(NAME), false).map_err(BackendError::broken)?;
        let looked = self.tts.supported_features().is_speaking;
        Ok(if looked { Ticket::Looked } else { Ticket::Untold })
    }

    fn is_speaking(&mut self) -> bool {
        self.tts.is_speaking().unwrap_or(false)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        // Asked first: a backend without rates may have no limits to tell either.
        if !self.tts.supported_features().rate {
            return Ok(());
        }
        let tts = &self.tts;
        let usual =
            *self.usual_rate.get_or_insert_with(|| tts.get_rate().unwrap_or_else(|_| tts.normal_rate()));
        let wanted = rate.scaled(tts.min_rate(), usual, tts.max_rate());
        // A refusal and a death look alike here. The next text will tell which it was.
        let _ = self.tts.set_rate(wanted);
        Ok(())
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        if !self.tts.supported_features().volume {
            return Ok(());
        }
        let tts = &self.tts;
        let usual = *self
            .usual_volume
            .get_or_insert_with(|| tts.get_volume().unwrap_or_else(|_| tts.normal_volume()));
        let wanted = volume.scaled(tts.min_volume(), usual, tts.max_volume());
        let _ = self.tts.set_volume(wanted);
        Ok(())
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.tts.stop().map(drop).map_err(BackendError::broken)
    }
}

fn choose<'a>(voices: &'a [Voice], language: &str) -> Option<&'a Voice> {
    // Among equals the shortest name, as variants carry the name of their base voice (`German+Alicia`).
    let rank = |voice: &Voice| {
        Some((language_rank(voice.language().as_str(), language)?, voice.name().chars().count()))
    };
    voices
        .iter()
        .filter_map(|voice| Some((rank(voice)?, voice)))
        .min_by_key(|(rank, _)| *rank)
        .map(|(_, v)| v)
}
