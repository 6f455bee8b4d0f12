//! libespeak-ng, opened at run time: the one place of the program with code that the compiler cannot check.
//!
//! Every name and type is that of `speak_lib.h` of eSpeak NG 1.49 to 1.52, which did not change between them. The
//! library keeps its state in globals, so it is opened once at a time ([`SpeechLibrary::open`] refuses a second), and it is
//! used by the thread that opened it alone, which the missing `Send` sees to.
#![allow(unsafe_code)]

use std::ffi::{CStr, c_char, c_int, c_short, c_uint, c_void};
use std::marker::PhantomData;
use std::ptr;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::{mem, slice};

use libloading::Library as Shared;

/// Where it may be, the first that opens.
const NAMES: &[&str] = if cfg!(target_os = "macos") {
    &["libespeak-ng.1.dylib", "libespeak-ng.dylib"]
} else if cfg!(windows) {
    &["libespeak-ng.dll", "espeak-ng.dll"]
} else {
    &["libespeak-ng.so.1", "libespeak-ng.so"]
};

/// `AUDIO_OUTPUT_PLAYBACK`: it plays by itself, and a call returns when the text is queued.
const PLAYBACK: c_int = 0;
/// `AUDIO_OUTPUT_SYNCHRONOUS`: it plays nothing, and a call returns when its samples have been handed over.
const SYNCHRONOUS: c_int = 2;
/// `espeakINITIALIZE_DONT_EXIT`: it does not end the program when its data are missing.
const DO_NOT_EXIT: c_int = 0x8000;
/// `POS_CHARACTER`.
const FROM_THE_BEGINNING: c_int = 1;
/// `espeakCHARS_UTF8`.
const UTF8: c_uint = 1;
/// `espeakSSML`.
const SSML: c_uint = 0x10;
/// `EE_OK`.
const OK: c_int = 0;
/// `EE_BUFFER_FULL`.
const FULL: c_int = 1;

/// Somebody has it.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The events told so far: that a text began to sound, ended, and the like. Without a sound
/// device there are none.
static EVENTS: AtomicU32 = AtomicU32::new(0);

/// What was handed over of the text that is being sampled.
static SAMPLES: Mutex<Vec<i16>> = Mutex::new(Vec::new());

type SynthCallback = extern "C" fn(*mut c_short, c_int, *mut c_void) -> c_int;
type Initialize = unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int;
type SetCallback = unsafe extern "C" fn(SynthCallback);
type SetVoiceByName = unsafe extern "C" fn(*const c_char) -> c_int;
type Synth = unsafe extern "C" fn(
    *const c_void,
    usize,
    c_uint,
    c_int,
    c_uint,
    c_uint,
    *mut c_uint,
    *mut c_void,
) -> c_int;
type SetParameter = unsafe extern "C" fn(c_int, c_int, c_int) -> c_int;
type GetParameter = unsafe extern "C" fn(c_int, c_int) -> c_int;
type Plain = unsafe extern "C" fn() -> c_int;

/// Counts, and lets the library go on.
extern "C" fn told(_samples: *mut c_short, _many: c_int, _events: *mut c_void) -> c_int {
    EVENTS.fetch_add(1, Ordering::SeqCst);
    0
}

/// Keeps the samples, and lets the library go on.
extern "C" fn sampled(samples: *mut c_short, many: c_int, _events: *mut c_void) -> c_int {
    let many = usize::try_from(many).unwrap_or(0);
    if !samples.is_null() && many > 0 {
        // SAFETY: the library hands over so many samples, and leaves them where they are until this returns.
        let new = unsafe { slice::from_raw_parts(samples, many) };
        SAMPLES.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(new);
    }
    0
}

/// How a text is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TextForm {
    /// As it is.
    Plain,
    /// With SSML's tags: other languages within one text.
    Ssml,
}

/// What can be set, by its number.
#[derive(Debug, Clone, Copy)]
pub(super) enum Parameter {
    /// `espeakRATE`, in words a minute.
    Rate = 1,
    /// `espeakVOLUME`, in hundredths of the volume of the voice.
    Volume = 2,
}

/// Why it cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum EspeakError {
    /// There is none, or another one than is known here.
    NotThere,
    /// It is in use already.
    Taken,
    /// It does not begin: its data are missing.
    NoData,
    /// No text is taken while so many wait.
    Full,
    /// It refuses, with its own number.
    Refused(c_int),
}

/// The library, ready to speak. Dropping it ends its voice.
pub(super) struct SpeechLibrary {
    set_voice_by_name: SetVoiceByName,
    synth: Synth,
    set_parameter: SetParameter,
    get_parameter: GetParameter,
    cancel: Plain,
    is_playing: Plain,
    terminate: Plain,
    /// The events of those who had it before.
    told_before: u32,
    _shared: Shared,
    _of_one_thread: PhantomData<*const ()>,
}

impl SpeechLibrary {
    /// Opens it to play by itself.
    pub(super) fn open() -> Result<SpeechLibrary, EspeakError> {
        SpeechLibrary::taken(PLAYBACK, told).map(|(library, _)| library)
    }

    /// Opens it to hand over samples, which needs no sound device; and says how many there are in a second.
    pub(super) fn open_for_samples() -> Result<(SpeechLibrary, u32), EspeakError> {
        SpeechLibrary::taken(SYNCHRONOUS, sampled)
    }

    fn taken(output: c_int, callback: SynthCallback) -> Result<(SpeechLibrary, u32), EspeakError> {
        if TAKEN.swap(true, Ordering::SeqCst) {
            return Err(EspeakError::Taken);
        }
        let opened = SpeechLibrary::load(output, callback);
        TAKEN.store(opened.is_ok(), Ordering::SeqCst);
        opened
    }

    /// Whether it is installed. It opens no sound device.
    pub(super) fn is_there() -> bool {
        SpeechLibrary::shared().is_some()
    }

    fn shared() -> Option<Shared> {
        // SAFETY: loading runs the initialisers of a synthesizer that the user has installed, which set up its own
        // memory and nothing of ours.
        NAMES.iter().find_map(|name| unsafe { Shared::new(*name) }.ok())
    }

    fn load(output: c_int, callback: SynthCallback) -> Result<(SpeechLibrary, u32), EspeakError> {
        let shared = SpeechLibrary::shared().ok_or(EspeakError::NotThere)?;
        // SAFETY: the types are those of speak_lib.h. The pointers live in `SpeechLibrary` beside what they point into.
        unsafe {
            let initialize: Initialize = symbol(&shared, "espeak_Initialize")?;
            let set_callback: SetCallback = symbol(&shared, "espeak_SetSynthCallback")?;
            let library = SpeechLibrary {
                set_voice_by_name: symbol(&shared, "espeak_SetVoiceByName")?,
                synth: symbol(&shared, "espeak_Synth")?,
                set_parameter: symbol(&shared, "espeak_SetParameter")?,
                get_parameter: symbol(&shared, "espeak_GetParameter")?,
                cancel: symbol(&shared, "espeak_Cancel")?,
                is_playing: symbol(&shared, "espeak_IsPlaying")?,
                terminate: symbol(&shared, "espeak_Terminate")?,
                told_before: EVENTS.load(Ordering::SeqCst),
                _shared: shared,
                _of_one_thread: PhantomData,
            };
            // The usual length of the buffer, and the data where the library looks for them.
            let rate = initialize(output, 0, ptr::null(), DO_NOT_EXIT);
            let rate = u32::try_from(rate).map_err(|_| EspeakError::NoData)?;
            set_callback(callback);
            Ok((library, rate))
        }
    }

    /// The voice of a language, by its tag.
    pub(super) fn set_voice(&self, tag: &CStr) -> Result<(), EspeakError> {
        // SAFETY: the library copies the name before it returns.
        agreed(unsafe { (self.set_voice_by_name)(tag.as_ptr()) })
    }

    /// Queues a text behind those it has.
    pub(super) fn speak(&self, text: &CStr, form: TextForm) -> Result<(), EspeakError> {
        let bytes = text.to_bytes_with_nul();
        let flags = if form == TextForm::Ssml { UTF8 | SSML } else { UTF8 };
        // SAFETY: the length includes the NUL, as the library wants it; it copies the text before it returns, and the
        // two places that it may fill in are not asked for.
        agreed(unsafe {
            (self.synth)(
                bytes.as_ptr().cast(),
                bytes.len(),
                0,
                FROM_THE_BEGINNING,
                0,
                flags,
                ptr::null_mut(),
                ptr::null_mut(),
            )
        })
    }

    /// The samples of a text, where it was opened for them.
    pub(super) fn sample(&self, text: &CStr, form: TextForm) -> Result<Vec<i16>, EspeakError> {
        let taken = || mem::take(&mut *SAMPLES.lock().unwrap_or_else(PoisonError::into_inner));
        drop(taken());
        self.speak(text, form).map(|()| taken())
    }

    /// Sets it for the texts that come behind this.
    pub(super) fn set(&self, parameter: Parameter, value: u16) -> Result<(), EspeakError> {
        // SAFETY: three numbers.
        agreed(unsafe { (self.set_parameter)(parameter as c_int, c_int::from(value), 0) })
    }

    /// As it is now.
    pub(super) fn get(&self, parameter: Parameter) -> Option<u16> {
        // SAFETY: two numbers; 1 asks for the current value rather than the first one.
        u16::try_from(unsafe { (self.get_parameter)(parameter as c_int, 1) }).ok()
    }

    /// Stops the current text and drops the others. Takes up to 43 ms.
    pub(super) fn cancel(&self) -> Result<(), EspeakError> {
        // SAFETY: no arguments.
        agreed(unsafe { (self.cancel)() })
    }

    /// Whether a text is being spoken or waits.
    pub(super) fn is_playing(&self) -> bool {
        // SAFETY: no arguments.
        unsafe { (self.is_playing)() != 0 }
    }

    /// Whether anything has sounded since it was opened.
    pub(super) fn has_sounded(&self) -> bool {
        EVENTS.load(Ordering::SeqCst) != self.told_before
    }
}

impl Drop for SpeechLibrary {
    fn drop(&mut self) {
        // SAFETY: no arguments; no other call follows, and the code stays loaded until it has returned.
        unsafe { (self.terminate)() };
        TAKEN.store(false, Ordering::SeqCst);
    }
}

/// What stands in the library under this name.
///
/// # Safety
/// It must be of this type.
unsafe fn symbol<T: Copy>(shared: &Shared, name: &str) -> Result<T, EspeakError> {
    // SAFETY: as the caller says.
    unsafe { shared.get(name) }.map(|symbol| *symbol).map_err(|_| EspeakError::NotThere)
}

fn agreed(answer: c_int) -> Result<(), EspeakError> {
    match answer {
        OK => Ok(()),
        FULL => Err(EspeakError::Full),
        number => Err(EspeakError::Refused(number)),
    }
}
