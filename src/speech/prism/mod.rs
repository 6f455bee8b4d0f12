//! Whatever screen reader is running, by the library Prism where the user has it: JAWS and the others that have no
//! client here of their own. And SAPI, by the same library, where nothing else speaks on Windows.

mod library;

use super::language_rank::language_rank;
use super::spoken_text::SpokenText;
use super::synthesizer::{Synthesizer, Ticket};
use super::{BackendError, Rate, Volume};
use library::{HAS_RATE, HAS_VOICES, HAS_VOLUME, Prism, Reader, ReaderId, SHOWS_BRAILLE, TELLS_ENDS};

/// As tables of pronunciation call it, whatever speaks behind it.
const NAME: &str = "prism";

/// Screen readers, in the order in which they are asked: those that many people use first. What needs a window of the
/// program's own (UI Automation, VoiceOver on macOS) is not among them.
const READERS: [ReaderId; 10] = [
    ReaderId(0xAC3D_60E9_BD84_B53E), // JAWS
    ReaderId(0x89CC_19C5_C4AC_1A56), // NVDA
    ReaderId(0x10AA_1FC0_5A17_F96C), // Orca
    ReaderId(0xAE43_9D62_DC7B_1479), // ZoomText
    ReaderId(0xED47_6089_0B55_C2F2), // Sense Reader
    ReaderId(0x3D93_C56C_9E7F_2A2E), // ZDSR
    ReaderId(0x344B_9519_62E3_B835), // PC-Talker
    ReaderId(0x285A_BA1C_16F3_300F), // Boy PC Reader
    ReaderId(0x8380_F2A3_7B2C_3EB6), // System Access
    ReaderId(0x9120_D899_0878_5C13), // Window-Eyes
];

const SAPI: [ReaderId; 1] = [ReaderId(0x1D6D_F724_22CE_EE66)];

/// A screen reader that is running.
pub(super) fn open_reader() -> Result<Box<dyn Synthesizer>, BackendError> {
    // In which language it speaks, how fast and how loud is for its user to say.
    Speaker::first_of(&READERS, None)
}

/// SAPI, in this language.
pub(super) fn open_sapi(language: &str) -> Result<Box<dyn Synthesizer>, BackendError> {
    Speaker::first_of(&SAPI, Some(language.to_owned()))
}

/// Whether a screen reader is running that Prism knows.
pub(super) fn answers() -> bool {
    Prism::get().is_some_and(|prism| READERS.iter().any(|id| prism.reader(*id).is_some()))
}

struct Speaker {
    reader: Reader,
    /// The language of the voice that is to be taken; `None` where voice, rate and volume are the user's own.
    settles_voice: Option<String>,
    /// As it was before the first change.
    usual_rate: Option<f32>,
    usual_volume: Option<f32>,
}

impl Speaker {
    /// The first of these that is running and can be initialised.
    fn first_of(
        ids: &[ReaderId],
        settles_voice: Option<String>,
    ) -> Result<Box<dyn Synthesizer>, BackendError> {
        let prism = Prism::get().ok_or(BackendError::NotThere)?;
        let running = ids.iter().filter_map(|id| prism.reader(*id));
        let mut ready = running.filter(|reader| reader.initialize().is_ok());
        let reader = ready.next().ok_or(BackendError::NotThere)?;
        Ok(Box::new(Speaker { reader, settles_voice, usual_rate: None, usual_volume: None }))
    }
}

impl Synthesizer for Speaker {
    fn prepare(&mut self) -> Result<(), BackendError> {
        if let Some(language) = self.settles_voice.as_ref().filter(|_| self.reader.can(HAS_VOICES)) {
            let languages = self.reader.languages();
            let ranked = languages.iter().enumerate();
            let ranked = ranked.filter_map(|(place, spoken)| Some((language_rank(spoken, language)?, place)));
            if let Some((_, place)) = ranked.min() {
                // A foreign voice is hard to understand, but no voice at all is harder.
                let _ = self.reader.set_voice(place);
            }
        }
        Ok(())
    }

    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        self.reader.speak(&utterance.text(NAME)).map_err(BackendError::broken)?;
        if !utterance.braille.is_empty() && self.reader.can(SHOWS_BRAILLE) {
            // That there is no display is no fault.
            let _ = self.reader.braille(&utterance.braille);
        }
        Ok(if self.reader.can(TELLS_ENDS) { Ticket::Looked } else { Ticket::Untold })
    }

    fn is_speaking(&mut self) -> bool {
        self.reader.is_speaking().unwrap_or(false)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        if self.settles_voice.is_some() && self.reader.can(HAS_RATE) {
            let usual = self.usual_rate.or_else(|| self.reader.rate().ok()).unwrap_or(0.5);
            self.usual_rate = Some(usual);
            // A refusal and a death look alike here. The next text will tell which it was.
            let _ = self.reader.set_rate(rate.scaled(0.0, usual, 1.0));
        }
        Ok(())
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        if self.settles_voice.is_some() && self.reader.can(HAS_VOLUME) {
            let usual = self.usual_volume.or_else(|| self.reader.volume().ok()).unwrap_or(1.0);
            self.usual_volume = Some(usual);
            let _ = self.reader.set_volume(volume.scaled(0.0, usual, 1.0));
        }
        Ok(())
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.reader.stop().map_err(BackendError::broken)
    }
}
