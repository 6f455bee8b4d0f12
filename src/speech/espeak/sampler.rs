//! eSpeak NG as a source of sound that is kept rather than heard. It needs no sound device.

use std::ffi::CString;

use super::asked::{USUAL, broken, not_opened, take_voice, words_a_minute, written};
use super::library::{Parameter, SpeechLibrary};
use crate::speech::spoken_text::SpokenText;
use crate::speech::{BackendError, Priority, Rate, SpokenPart};

/// Makes samples of texts. One process has one, and none beside eSpeak NG as its voice.
pub struct Sampler {
    library: SpeechLibrary,
    language: String,
    rate_hz: u32,
}

impl Sampler {
    /// A voice of this language (a BCP-47 tag, or the name of a voice of eSpeak NG), at this rate.
    ///
    /// # Errors
    /// The library is not installed, in use in this process, or does not begin.
    pub fn open(language: &str, rate: Rate) -> Result<Sampler, BackendError> {
        let (library, rate_hz) = SpeechLibrary::open_for_samples().map_err(not_opened)?;
        let usual = library.get(Parameter::Rate).unwrap_or(USUAL);
        // A refusal costs nothing but the rate.
        let _ = library.set(Parameter::Rate, words_a_minute(rate, usual));
        Ok(Sampler { library, language: language.to_owned(), rate_hz })
    }

    /// How many samples there are in a second.
    pub fn rate_hz(&self) -> u32 {
        self.rate_hz
    }

    /// The samples of a text: one channel, 16 bits. Of a text in which there is nothing to say there are none.
    ///
    /// # Errors
    /// The library refuses it.
    pub fn sample(&self, parts: Vec<SpokenPart>) -> Result<Vec<i16>, BackendError> {
        let Some(utterance) = SpokenText::new(parts, Priority::Message) else { return Ok(Vec::new()) };
        // The text before may have been in several languages.
        take_voice(&self.library, &self.language);
        let (text, form) = written(&utterance);
        let Ok(text) = CString::new(text) else { return Ok(Vec::new()) };
        self.library.sample(&text, form).map_err(broken)
    }
}
