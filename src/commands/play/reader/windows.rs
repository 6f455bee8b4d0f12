//! Which screen readers run on Windows, by the signs that their makers and their neighbours go by. Nothing is sent to
//! them, so nothing here can hang with them.
//!
//! - NVDA finds another NVDA by its hidden window of class `wxWindowClassNR` and title `NVDA` (`nvda.pyw`). The class is
//!   that of every program made with wxWidgets, so the title counts.
//! - JAWS has a window of class `JFWUI2`, as its own scripts call it (`wc_JAWS`). Its title may be translated.
//! - Narrator holds a mutex `NarratorRunning`, by which PowerShell's `PSReadLine` finds it.
#![allow(unsafe_code)]

use std::{io, ptr};

use windows_sys::Win32::Foundation::{CloseHandle, ERROR_ACCESS_DENIED};
use windows_sys::Win32::System::Threading::{OpenMutexW, SYNCHRONIZATION_SYNCHRONIZE};
use windows_sys::Win32::UI::WindowsAndMessaging::FindWindowW;

/// What one is found by.
enum Sign {
    /// A window of this class, and of this title if there is one.
    Window(&'static str, Option<&'static str>),
    /// A mutex of this name in the user's session.
    Mutex(&'static str),
}

const SIGNS: [(&str, Sign); 3] = [
    ("NVDA", Sign::Window("wxWindowClassNR", Some("NVDA"))),
    ("JAWS", Sign::Window("JFWUI2", None)),
    ("Narrator", Sign::Mutex("NarratorRunning")),
];

/// The name of the first that runs.
pub(super) fn running() -> Option<String> {
    SIGNS.iter().find(|(_, sign)| sign.is_there()).map(|(name, _)| (*name).to_owned())
}

impl Sign {
    fn is_there(&self) -> bool {
        match self {
            Sign::Window(class, title) => window_is_there(class, *title),
            Sign::Mutex(name) => mutex_is_there(name),
        }
    }
}

/// A text as a Windows function wants it: UTF-16 that ends with NUL.
fn wide(text: &str) -> Vec<u16> {
    text.encode_utf16().chain([0]).collect()
}

fn window_is_there(class: &str, title: Option<&str>) -> bool {
    let (class, title) = (wide(class), title.map(wide));
    let title = title.as_ref().map_or(ptr::null(), |title| title.as_ptr());
    // SAFETY: both texts end with NUL and live until the call has returned; a null title is any. What it returns is
    // only compared, since the window may be gone by now.
    !unsafe { FindWindowW(class.as_ptr(), title) }.is_null()
}

/// One that exists and is another user's is there as well.
fn mutex_is_there(name: &str) -> bool {
    let name = wide(name);
    // SAFETY: the name ends with NUL and lives until the call has returned.
    let mutex = unsafe { OpenMutexW(SYNCHRONIZATION_SYNCHRONIZE, 0, name.as_ptr()) };
    if mutex.is_null() {
        let fault = io::Error::last_os_error().raw_os_error().and_then(|code| u32::try_from(code).ok());
        return fault == Some(ERROR_ACCESS_DENIED);
    }
    // SAFETY: it was opened above and is closed here and nowhere else.
    unsafe { CloseHandle(mutex) };
    true
}
