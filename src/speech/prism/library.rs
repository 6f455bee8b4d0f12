//! Prism, the library of Ethin Probst by which one program speaks through whatever screen reader is running, opened
//! at run time.
//!
//! The names, types and numbers are those of `prism.h` of Prism 0.9 (<https://github.com/ethindp/prism>), whose
//! numbers are promised not to change. A context is made once and kept for as long as the program runs: Prism has threads of
//! its own, and what is in the middle of a call must not lose its code.
#![allow(unsafe_code)]

use std::ffi::{CStr, CString, c_char, c_void};
use std::path::Path;
use std::ptr::{self, NonNull};
use std::sync::OnceLock;

use libloading::Library;
use thiserror::Error;

use crate::speech::shared_library::{candidates_of, load, symbol};

/// Its file, by the system.
const NAMES: [&str; 1] = [if cfg!(windows) {
    "prism.dll"
} else if cfg!(target_os = "macos") {
    "libprism.dylib"
} else {
    "libprism.so"
}];

/// Names it, wherever it lies.
const VARIABLE: &str = "ANSAGE_PRISM";

/// What `prism_backend_get_features` tells, bit by bit.
pub(super) const IS_RUNNING: u64 = 1;
pub(super) const SPEAKS: u64 = 1 << 2;
pub(super) const SHOWS_BRAILLE: u64 = 1 << 4;
pub(super) const TELLS_ENDS: u64 = 1 << 6;
pub(super) const STOPS: u64 = 1 << 7;
pub(super) const HAS_VOLUME: u64 = 1 << 10 | 1 << 11;
pub(super) const HAS_RATE: u64 = 1 << 12 | 1 << 13;
pub(super) const HAS_VOICES: u64 = 1 << 17 | 1 << 19 | 1 << 21;

/// `PRISM_OK`.
const OK: u32 = 0;
/// `PRISM_ERROR_NOT_SPEAKING`: there was nothing to stop.
const NOT_SPEAKING: u32 = 10;
/// `PRISM_ERROR_ALREADY_INITIALIZED`.
const ALREADY_INITIALIZED: u32 = 15;

/// A backend of Prism by its number: a screen reader, or a synthesizer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ReaderId(pub(super) u64);

/// What Prism answers where it does not do what it is asked for; `None` where it answers nothing at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("Prism answers {0:?}")]
pub(super) struct PrismError(Option<u32>);

type Context = NonNull<c_void>;
type Init = unsafe extern "C" fn(*const c_void) -> *mut c_void;
type Create = unsafe extern "C" fn(*mut c_void, u64) -> *mut c_void;
type Exists = unsafe extern "C" fn(*mut c_void, u64) -> bool;
type Free = unsafe extern "C" fn(*mut c_void);
type Features = unsafe extern "C" fn(*mut c_void) -> u64;
type Plain = unsafe extern "C" fn(*mut c_void) -> u32;
type Speak = unsafe extern "C" fn(*mut c_void, *const c_char, bool) -> u32;
type TakesText = unsafe extern "C" fn(*mut c_void, *const c_char) -> u32;
type TellsFlag = unsafe extern "C" fn(*mut c_void, *mut bool) -> u32;
type TellsFloat = unsafe extern "C" fn(*mut c_void, *mut f32) -> u32;
type TakesFloat = unsafe extern "C" fn(*mut c_void, f32) -> u32;
type TellsCount = unsafe extern "C" fn(*mut c_void, *mut usize) -> u32;
type TakesPlace = unsafe extern "C" fn(*mut c_void, usize) -> u32;
type TellsText = unsafe extern "C" fn(*mut c_void, usize, *mut *const c_char) -> u32;

/// Its functions, each of which has been there since version 0.7.
struct Functions {
    create: Create,
    exists: Exists,
    free: Free,
    features: Features,
    initialize: Plain,
    speak: Speak,
    braille: TakesText,
    stop: Plain,
    is_speaking: TellsFlag,
    rate: (TellsFloat, TakesFloat),
    volume: (TellsFloat, TakesFloat),
    voices: (TellsCount, TellsText, TakesPlace),
}

/// Prism as it is loaded, and its context.
pub(super) struct Prism {
    functions: Functions,
    context: Context,
    /// The functions are in it.
    _library: Library,
}

// SAFETY: the functions of a context and of its registry may be called from any thread (Prism's "Thread safety"); what
// may not, a backend, is a `Reader`, which is neither.
unsafe impl Send for Prism {}
// SAFETY: as above.
unsafe impl Sync for Prism {}

impl Prism {
    /// The library, once it has been found; where there is none it is looked for again each time.
    pub(super) fn get() -> Option<&'static Prism> {
        static LOADED: OnceLock<Prism> = OnceLock::new();
        if LOADED.get().is_none() {
            let found = candidates_of(&NAMES, VARIABLE).iter().find_map(|path| Prism::open(path))?;
            // Of two threads that found it one wins; the other's context does nothing and is never used.
            let _ = LOADED.set(found);
        }
        LOADED.get()
    }

    fn open(path: &Path) -> Option<Prism> {
        let library = load(path)?;
        // SAFETY: the types are those of prism.h, where `PrismError` is an enum of C, every handle a pointer and the
        // calling convention C's. `prism_init` takes no settings here, which is allowed.
        unsafe {
            let init: Init = symbol(&library, "prism_init")?;
            let functions = Functions {
                create: symbol(&library, "prism_registry_create")?,
                exists: symbol(&library, "prism_registry_exists")?,
                free: symbol(&library, "prism_backend_free")?,
                features: symbol(&library, "prism_backend_get_features")?,
                initialize: symbol(&library, "prism_backend_initialize")?,
                speak: symbol(&library, "prism_backend_speak")?,
                braille: symbol(&library, "prism_backend_braille")?,
                stop: symbol(&library, "prism_backend_stop")?,
                is_speaking: symbol(&library, "prism_backend_is_speaking")?,
                rate: (
                    symbol(&library, "prism_backend_get_rate")?,
                    symbol(&library, "prism_backend_set_rate")?,
                ),
                volume: (
                    symbol(&library, "prism_backend_get_volume")?,
                    symbol(&library, "prism_backend_set_volume")?,
                ),
                voices: (
                    symbol(&library, "prism_backend_count_voices")?,
                    symbol(&library, "prism_backend_get_voice_language")?,
                    symbol(&library, "prism_backend_set_voice")?,
                ),
            };
            let context = NonNull::new(init(ptr::null()))?;
            Some(Prism { functions, context, _library: library })
        }
    }

    /// One of its backends that is running and can speak and be silent, not yet initialised.
    pub(super) fn reader(&'static self, id: ReaderId) -> Option<Reader> {
        let (functions, context) = (&self.functions, self.context.as_ptr());
        // SAFETY: the context lives as long as the program.
        let handle = unsafe {
            if !(functions.exists)(context, id.0) {
                return None;
            }
            NonNull::new((functions.create)(context, id.0))?
        };
        let mut reader = Reader { functions, handle, features: 0 };
        // SAFETY: the handle is valid until it is freed when the reader is dropped.
        reader.features = unsafe { (functions.features)(handle.as_ptr()) };
        reader.can(IS_RUNNING | SPEAKS | STOPS).then_some(reader)
    }
}

/// A backend of Prism. It stays in the thread that made it, as JAWS and SAPI are objects of COM.
pub(super) struct Reader {
    functions: &'static Functions,
    handle: NonNull<c_void>,
    features: u64,
}

impl Reader {
    /// Whether it has all of these.
    pub(super) fn can(&self, features: u64) -> bool {
        self.features & features == features
    }

    pub(super) fn initialize(&self) -> Result<(), PrismError> {
        // SAFETY: the handle is valid.
        match unsafe { (self.functions.initialize)(self.handle.as_ptr()) } {
            ALREADY_INITIALIZED => Ok(()),
            status => agreed(status),
        }
    }

    /// Hands the text over behind what it has.
    pub(super) fn speak(&self, text: &str) -> Result<(), PrismError> {
        let text = c_text(text);
        let interrupt = false;
        // SAFETY: the handle is valid, and the text ends with NUL and outlives the call.
        agreed(unsafe { (self.functions.speak)(self.handle.as_ptr(), text.as_ptr(), interrupt) })
    }

    pub(super) fn braille(&self, text: &str) -> Result<(), PrismError> {
        let text = c_text(text);
        // SAFETY: as above.
        agreed(unsafe { (self.functions.braille)(self.handle.as_ptr(), text.as_ptr()) })
    }

    pub(super) fn stop(&self) -> Result<(), PrismError> {
        // SAFETY: the handle is valid.
        match unsafe { (self.functions.stop)(self.handle.as_ptr()) } {
            NOT_SPEAKING => Ok(()),
            status => agreed(status),
        }
    }

    pub(super) fn is_speaking(&self) -> Result<bool, PrismError> {
        let mut speaking = false;
        // SAFETY: the handle is valid, and the place lives until the call has returned.
        agreed(unsafe { (self.functions.is_speaking)(self.handle.as_ptr(), &raw mut speaking) })?;
        Ok(speaking)
    }

    /// From 0 to 1.
    pub(super) fn rate(&self) -> Result<f32, PrismError> {
        self.number(self.functions.rate.0)
    }

    /// From 0 to 1.
    pub(super) fn set_rate(&self, rate: f32) -> Result<(), PrismError> {
        // SAFETY: the handle is valid.
        agreed(unsafe { (self.functions.rate.1)(self.handle.as_ptr(), rate) })
    }

    /// From 0 to 1.
    pub(super) fn volume(&self) -> Result<f32, PrismError> {
        self.number(self.functions.volume.0)
    }

    /// From 0 to 1.
    pub(super) fn set_volume(&self, volume: f32) -> Result<(), PrismError> {
        // SAFETY: the handle is valid.
        agreed(unsafe { (self.functions.volume.1)(self.handle.as_ptr(), volume) })
    }

    /// The languages of its voices, each at the place of its voice; a voice that tells none has an empty one.
    pub(super) fn languages(&self) -> Vec<String> {
        let mut count = 0;
        // SAFETY: the handle is valid, and the place lives until the call has returned.
        let status = unsafe { (self.functions.voices.0)(self.handle.as_ptr(), &raw mut count) };
        let count = if status == OK { count } else { 0 };
        (0..count).map(|place| self.language(place).unwrap_or_default()).collect()
    }

    fn language(&self, place: usize) -> Option<String> {
        let mut told = ptr::null();
        // SAFETY: the handle is valid; the text is Prism's and is copied before any other call.
        unsafe {
            agreed((self.functions.voices.1)(self.handle.as_ptr(), place, &raw mut told)).ok()?;
            let told = NonNull::new(told.cast_mut())?;
            Some(CStr::from_ptr(told.as_ptr()).to_string_lossy().into_owned())
        }
    }

    /// Speaks with the voice of this place from now on.
    pub(super) fn set_voice(&self, place: usize) -> Result<(), PrismError> {
        // SAFETY: the handle is valid.
        agreed(unsafe { (self.functions.voices.2)(self.handle.as_ptr(), place) })
    }

    fn number(&self, function: TellsFloat) -> Result<f32, PrismError> {
        let mut number = f32::NAN;
        // SAFETY: the handle is valid, and the place lives until the call has returned.
        agreed(unsafe { function(self.handle.as_ptr(), &raw mut number) })?;
        if number.is_finite() { Ok(number) } else { Err(PrismError(None)) }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        // SAFETY: the handle is valid and nobody uses it any more.
        unsafe { (self.functions.free)(self.handle.as_ptr()) }
    }
}

fn agreed(status: u32) -> Result<(), PrismError> {
    if status == OK { Ok(()) } else { Err(PrismError(Some(status))) }
}

/// It is clean already; a NUL would end it.
fn c_text(text: &str) -> CString {
    CString::new(text.replace('\0', "")).unwrap_or_default()
}
