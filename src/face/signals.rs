//! Signals that end the program: whoever sits in a loop is told and leaves; where he does not in time, because what
//! he says goes nowhere, or where there is no loop, the program ends without him.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
#[cfg(any(unix, windows))]
use std::sync::{Mutex, Once, PoisonError};
#[cfg(any(unix, windows))]
use std::thread;
#[cfg(any(unix, windows))]
use std::time::Duration;

#[cfg(unix)]
use super::echo;
#[cfg(unix)]
use super::tty;
use crate::session::Wake;

/// How long a loop may take to leave by itself: to keep, to say farewell and to put the terminal back.
#[cfg(any(unix, windows))]
const BY_ITSELF: Duration = Duration::from_secs(1);

/// Whether a signal to end has come: what was said before and is not heard yet is heard no more.
static CAME: AtomicBool = AtomicBool::new(false);

/// Who is told.
#[cfg(any(unix, windows))]
static TOLD: Mutex<Option<Sender<Wake>>> = Mutex::new(None);

/// From now on a signal to end is taken as leaving: the loop that hears this ends, and the terminal is put right.
#[cfg(any(unix, windows))]
pub fn leave_by(wake: &Sender<Wake>) {
    *TOLD.lock().unwrap_or_else(PoisonError::into_inner) = Some(wake.clone());
    watch();
}

/// There are no signals here.
#[cfg(not(any(unix, windows)))]
pub fn leave_by(_: &Sender<Wake>) {}

/// From now on the terminal is put back before a signal ends the program. That is never taken back: a signal that was
/// once heard would end nothing any more.
#[cfg(unix)]
pub fn watch() {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    static ONCE: Once = Once::new();
    ONCE.call_once(|| match signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        Ok(mut signals) => {
            // Those that come while it ends change nothing: a window that is closed sends several.
            thread::spawn(move || signals.forever().next().map(end));
        }
        Err(error) => tracing::warn!(%error, "signals are not watched"),
    });
}

/// The same for Control-C and Control-Break in the console. Where its window is closed, Windows ends the program itself.
#[cfg(windows)]
fn watch() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if let Err(error) = ctrlc::set_handler(end) {
            tracing::warn!(%error, "Control-C is not watched");
        }
    });
}

/// Whether a signal to end has come.
pub fn came() -> bool {
    CAME.load(Ordering::Relaxed)
}

/// Ends the program by this signal. What is kept is on the disk by now, and nothing is waited for: whoever reads may
/// be gone for good.
#[cfg(unix)]
fn end(signal: i32) {
    CAME.store(true, Ordering::Relaxed);
    let told = TOLD.lock().unwrap_or_else(PoisonError::into_inner).take();
    if told.is_some_and(|wake| wake.send(Wake::Terminate).is_ok()) {
        thread::sleep(BY_ITSELF);
        tty::release();
        thread::sleep(tty::RELEASED);
    }
    tty::put_back_at_once();
    echo::show_again();
    let _ = signal_hook::low_level::emulate_default_handler(signal);
}

/// Ends the program as Control-C does: what is kept is on the disk by now.
#[cfg(windows)]
fn end() {
    /// `STATUS_CONTROL_C_EXIT`.
    const ENDED_BY_CONTROL_C: i32 = 0xC000_013A_u32.cast_signed();
    CAME.store(true, Ordering::Relaxed);
    let told = TOLD.lock().unwrap_or_else(PoisonError::into_inner).take();
    if told.is_some_and(|wake| wake.send(Wake::Terminate).is_ok()) {
        thread::sleep(BY_ITSELF);
    }
    std::process::exit(ENDED_BY_CONTROL_C);
}
