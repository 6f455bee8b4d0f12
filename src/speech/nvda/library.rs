//! NVDA's controller client, opened at run time.
//!
//! The names and types are those of `nvdaController.h`, as NVDA's `nvdaController.idl` makes it. The first four
//! functions have always been there, `speakSsml` since NVDA 2024.1, `isSpeaking` since 2026.3 (nvaccess/nvda#15734,
//! #20179). What the DLL has and what the NVDA behind it has are two things: a new DLL answers [`UNKNOWN_INTERFACE`] for an
//! old NVDA. Every call is a remote call into NVDA, and does not return while NVDA is frozen (nvaccess/nvda#6463).
#![allow(unsafe_code)]

use std::path::Path;

use libloading::Library as Shared;
use thiserror::Error;

use crate::speech::shared_library::{load, symbol};

/// Its name since NVDA 2024.1, and the one before.
pub(super) const NAMES: [&str; 2] = if cfg!(target_pointer_width = "64") {
    ["nvdaControllerClient.dll", "nvdaControllerClient64.dll"]
} else {
    ["nvdaControllerClient.dll", "nvdaControllerClient32.dll"]
};

/// `ERROR_SUCCESS`.
const OK: u32 = 0;
/// `RPC_S_UNKNOWN_IF`: this NVDA is older than the function.
pub(super) const UNKNOWN_INTERFACE: u32 = 1717;
/// `ERROR_INVALID_PARAMETER`: to NVDA this is no SSML.
pub(super) const NO_SSML: u32 = 87;

/// What NVDA answers in sleep mode: -1 in its old functions, `ERROR_ACCESS_DENIED` in `speakSsml`.
const ASLEEP: [u32; 2] = [u32::MAX, 5];
/// `RPC_S_NOT_LISTENING`, `_SERVER_UNAVAILABLE`, `_SERVER_TOO_BUSY`, `_CALL_FAILED`, `_CALL_FAILED_DNE`, `_COMM_FAILURE`
/// and `_INVALID_BINDING`: it is not running, is about to begin or to end, or died in the middle.
const NOT_RUNNING: [u32; 7] = [1715, 1722, 1723, 1726, 1727, 1820, 1702];

/// A byte that no `boolean` of RPC is.
const UNTOUCHED: u8 = 0xa5;

type Plain = unsafe extern "system" fn() -> u32;
type TakesText = unsafe extern "system" fn(*const u16) -> u32;
type TakesSsml = unsafe extern "system" fn(*const u16, i32, i32, u8) -> u32;
type TellsFlag = unsafe extern "system" fn(*mut u8) -> u32;

/// Why it was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum NvdaError {
    /// There is no controller client, or none for this kind of processor.
    #[error("no controller client")]
    NotThere,
    /// The controller client has no function of this name.
    #[error("no {0}")]
    Lacks(&'static str),
    /// NVDA is not running, or died in the middle.
    #[error("NVDA is not running")]
    NotRunning,
    /// NVDA is in sleep mode where the focus is, and says nothing there.
    #[error("NVDA is in sleep mode")]
    Asleep,
    /// NVDA refuses, with this number of Windows.
    #[error("NVDA answers {0}")]
    Refused(u32),
}

/// `SPEECH_PRIORITY_NORMAL`: the program's own queue keeps the order.
const NORMAL: i32 = 0;

/// `SYMBOL_LEVEL_UNCHANGED`: how much punctuation is read is for the user to say.
const LEVEL_OF_THE_USER: i32 = -1;

/// A text as a Windows function wants it: UTF-16, with one NUL, which is its last unit.
pub(super) struct WideText(Vec<u16>);

impl WideText {
    pub(super) fn new(text: &str) -> WideText {
        // It is clean already; a NUL would end it.
        WideText(text.encode_utf16().filter(|unit| *unit != 0).chain([0]).collect())
    }

    /// Ends with NUL; valid for as long as this value.
    fn as_ptr(&self) -> *const u16 {
        self.0.as_ptr()
    }
}

/// The DLL. What it does not have is `None`.
pub(super) struct ControllerLibrary {
    test_if_running: Option<Plain>,
    speak_text: Option<TakesText>,
    cancel_speech: Option<Plain>,
    braille_message: Option<TakesText>,
    speak_ssml: Option<TakesSsml>,
    is_speaking: Option<TellsFlag>,
    /// The functions are in it, so it is dropped with them.
    _shared: Shared,
}

impl ControllerLibrary {
    /// Loading it does not yet call NVDA.
    pub(super) fn open(path: &Path) -> Result<Self, NvdaError> {
        let shared = load(path).ok_or(NvdaError::NotThere)?;
        // SAFETY: the types are those of nvdaController.h, where `error_status_t` is an unsigned long, `boolean` an
        // unsigned char and an enum an int; "system" is its `__stdcall`. The functions live beside the DLL that they
        // are in and are never handed out.
        unsafe {
            Ok(Self {
                test_if_running: symbol(&shared, "nvdaController_testIfRunning"),
                speak_text: symbol(&shared, "nvdaController_speakText"),
                cancel_speech: symbol(&shared, "nvdaController_cancelSpeech"),
                braille_message: symbol(&shared, "nvdaController_brailleMessage"),
                speak_ssml: symbol(&shared, "nvdaController_speakSsml"),
                is_speaking: symbol(&shared, "nvdaController_isSpeaking").filter(|_| MAY_TAKE_MORE),
                _shared: shared,
            })
        }
    }

    /// That it has what nothing can be said without.
    pub(super) fn complete(self) -> Result<Self, NvdaError> {
        have(self.test_if_running, "testIfRunning")?;
        have(self.speak_text, "speakText")?;
        have(self.cancel_speech, "cancelSpeech")?;
        Ok(self)
    }

    pub(super) fn test_if_running(&self) -> Result<(), NvdaError> {
        let function = have(self.test_if_running, "testIfRunning")?;
        // SAFETY: no arguments.
        agreed(unsafe { function() })
    }

    pub(super) fn speak_text(&self, text: &WideText) -> Result<(), NvdaError> {
        let function = have(self.speak_text, "speakText")?;
        // SAFETY: the text ends with NUL and lives until the call has returned; RPC copies it.
        agreed(unsafe { function(text.as_ptr()) })
    }

    pub(super) fn cancel_speech(&self) -> Result<(), NvdaError> {
        let function = have(self.cancel_speech, "cancelSpeech")?;
        // SAFETY: no arguments.
        agreed(unsafe { function() })
    }

    pub(super) fn braille_message(&self, text: &WideText) -> Result<(), NvdaError> {
        let function = have(self.braille_message, "brailleMessage")?;
        // SAFETY: the text ends with NUL and lives until the call has returned; RPC copies it.
        agreed(unsafe { function(text.as_ptr()) })
    }

    pub(super) fn speak_ssml(&self, ssml: &WideText) -> Result<(), NvdaError> {
        let function = have(self.speak_ssml, "speakSsml")?;
        let asynchronous = 1;
        // SAFETY: the text ends with NUL and lives until the call has returned; the rest are numbers that NVDA checks.
        agreed(unsafe { function(ssml.as_ptr(), LEVEL_OF_THE_USER, NORMAL, asynchronous) })
    }

    /// Whether the synthesizer is sounding. What is queued does not count.
    ///
    /// In the Japanese edition of NVDA a function of this name without an argument had been there before (nvdajp
    /// calls it `isSpeakingJp` now). It leaves the byte as it is, and what it tells is not trusted.
    pub(super) fn is_speaking(&self) -> Result<bool, NvdaError> {
        let function = have(self.is_speaking, "isSpeaking")?;
        let mut speaking = UNTOUCHED;
        // SAFETY: the place is one byte and lives until the call has returned. An argument that the function does not
        // take is no harm, see `MAY_TAKE_MORE`.
        let status = unsafe { function(&raw mut speaking) };
        if speaking == UNTOUCHED && (status == OK || status == 1) {
            return Err(NvdaError::Lacks("isSpeaking"));
        }
        agreed(status).map(|()| speaking != 0)
    }
}

/// Whether a function may be called with an argument that it does not know: where the caller clears the stack. On
/// 32-bit x86 the function does.
const MAY_TAKE_MORE: bool = cfg!(not(target_arch = "x86"));

fn have<T>(function: Option<T>, name: &'static str) -> Result<T, NvdaError> {
    function.ok_or(NvdaError::Lacks(name))
}

fn agreed(status: u32) -> Result<(), NvdaError> {
    match status {
        OK => Ok(()),
        status if ASLEEP.contains(&status) => Err(NvdaError::Asleep),
        status if NOT_RUNNING.contains(&status) => Err(NvdaError::NotRunning),
        status => Err(NvdaError::Refused(status)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_status_is_told_by_its_meaning() {
        assert_eq!(agreed(0), Ok(()));
        assert_eq!(agreed(1722), Err(NvdaError::NotRunning));
        assert_eq!(agreed(u32::MAX), Err(NvdaError::Asleep));
        assert_eq!(agreed(UNKNOWN_INTERFACE), Err(NvdaError::Refused(1717)));
    }
}
