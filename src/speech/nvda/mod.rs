//! A running NVDA by its controller client: the user's own voice, rate and volume, and a line on the Braille display.
//!
//! The user's settings hold: languages are switched only where NVDA does so by itself, and Braille is shown only where NVDA
//! shows messages.

mod library;

use super::BackendError;
use super::shared_library::candidates_of;
use super::spoken_text::SpokenText;
use super::synthesizer::{Synthesizer, Ticket};
use super::{Rate, Volume};
use library::{ControllerLibrary, NAMES, NO_SSML, NvdaError, UNKNOWN_INTERFACE, WideText};

/// As tables of pronunciation call it, whatever synthesizer NVDA speaks with.
const NAME: &str = "nvda";

/// Names the controller client, wherever it lies.
const CLIENT: &str = "ANSAGE_NVDA_CLIENT";

/// Opens it where there is a controller client and NVDA answers it.
pub(super) fn open(language: &str) -> Result<Box<dyn Synthesizer>, BackendError> {
    let library = controller().map_err(|_| BackendError::NotThere)?;
    library.test_if_running().map_err(|_| BackendError::NotThere)?;
    let tells_ends = library.is_speaking().is_ok();
    Ok(Box::new(Nvda { library, language: language.to_owned(), tells_ends }))
}

/// Whether there is a controller client and NVDA answers it.
pub(super) fn answers() -> bool {
    controller().is_ok_and(|library| library.test_if_running().is_ok())
}

/// The first controller client that can speak.
fn controller() -> Result<ControllerLibrary, NvdaError> {
    if cfg!(not(windows)) {
        return Err(NvdaError::NotThere);
    }
    let mut fault = NvdaError::NotThere;
    for candidate in candidates_of(&NAMES, CLIENT) {
        match ControllerLibrary::open(&candidate).and_then(ControllerLibrary::complete) {
            Ok(library) => return Ok(library),
            Err(NvdaError::NotThere) => {}
            Err(other) => fault = other,
        }
    }
    Err(fault)
}

struct Nvda {
    library: ControllerLibrary,
    language: String,
    /// Whether it says that it is still speaking.
    tells_ends: bool,
}

impl Nvda {
    fn say(&self, utterance: &SpokenText) -> Result<(), NvdaError> {
        let plain = || self.library.speak_text(&WideText::new(&utterance.text(NAME)));
        // NVDA's own voice may be of another language than the game's, so that is always named.
        if self.language.is_empty() && !utterance.is_in_tongues() {
            return plain();
        }
        match self.library.speak_ssml(&WideText::new(&utterance.ssml_for_nvda(NAME, &self.language))) {
            // To be heard in the wrong language is better than not to be heard.
            Err(NvdaError::Lacks(_) | NvdaError::Refused(UNKNOWN_INTERFACE | NO_SSML)) => plain(),
            end => end,
        }
    }
}

impl Synthesizer for Nvda {
    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        match self.say(utterance) {
            // It says nothing where the focus is, because its user wants that.
            Ok(()) | Err(NvdaError::Asleep) => {}
            Err(error) => return Err(BackendError::broken(error)),
        }
        if !utterance.braille.is_empty() {
            // That there is no display, or none that shows messages, is no fault.
            let _ = self.library.braille_message(&WideText::new(&utterance.braille));
        }
        Ok(if self.tells_ends { Ticket::Looked } else { Ticket::Untold })
    }

    fn is_speaking(&mut self) -> bool {
        self.library.is_speaking().unwrap_or(false)
    }

    fn set_rate(&mut self, _: Rate) -> Result<(), BackendError> {
        // How fast NVDA speaks is for its user to say.
        Ok(())
    }

    fn set_volume(&mut self, _: Volume) -> Result<(), BackendError> {
        Ok(())
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.library.cancel_speech().map_err(BackendError::broken)
    }
}
