//! The terminal while its keys come one by one, put back whatever happens: on leaving, on a signal, on a panic.

use std::io::{self, Write};
use std::panic;
#[cfg(unix)]
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread::{self, ThreadId};

use crossterm::cursor::Show;
use crossterm::event::{
    DisableBracketedPaste, EnableBracketedPaste, Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind,
    KeyModifiers,
};
use crossterm::style::{Attribute, SetAttribute};
use crossterm::terminal::{
    Clear, ClearType, EndSynchronizedUpdate, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode,
};
use crossterm::{execute, queue};

use super::typed::{InputAction, InputLine};
#[cfg(unix)]
use crate::file::open_log;
use crate::settings::keymap::KeyMap;

/// What is to be put back, while there is something.
static TAKEN: Mutex<Option<TakenTerminal>> = Mutex::new(None);

/// Whether the program stops itself: it then knows by itself that it goes on.
#[cfg(unix)]
pub(super) static LENDING: AtomicBool = AtomicBool::new(false);

/// How long whoever waited at the terminal may take once nothing holds him up there.
#[cfg(unix)]
pub const RELEASED: std::time::Duration = std::time::Duration::from_millis(300);

/// Where it is written to meanwhile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sheet {
    /// On a page of its own, which is gone afterwards.
    Page,
    /// Below what stands there, line after line.
    Roll,
}

struct TakenTerminal {
    owner: ThreadId,
    sheet: Sheet,
    _errors: SilencedStderr,
}

/// The terminal is the face's as long as this lives.
pub struct Tty(());

impl Tty {
    /// Takes the terminal: no echo, every key at once.
    ///
    /// # Errors
    /// There is no terminal, or it is gone. What was changed by then is put back.
    pub fn take(sheet: Sheet) -> io::Result<Tty> {
        restore_on_panic();
        *taken() =
            Some(TakenTerminal { owner: thread::current().id(), sheet, _errors: SilencedStderr::put() });
        // From here on dropping it restores, also when one of the next steps fails.
        let tty = Tty(());
        enter(sheet)?;
        Ok(tty)
    }

    /// What the terminal reports, as it changes the line or asks for something.
    pub fn hear(
        &self,
        event: &TerminalEvent,
        line: &mut InputLine,
        keys: &KeyMap,
    ) -> io::Result<InputAction> {
        match event {
            TerminalEvent::Key(key) if suspends(*key) => self.lend()?,
            // The program goes on after it was stopped; a shell has had the terminal.
            TerminalEvent::FocusGained => self.take_again()?,
            TerminalEvent::Resize(..) => {}
            TerminalEvent::Key(key) => return Ok(line.key(*key, keys)),
            TerminalEvent::Paste(text) => return Ok(line.paste(text)),
            _ => return Ok(InputAction::Nothing),
        }
        Ok(InputAction::Repaint)
    }

    /// Takes it once more, after a shell had it meanwhile.
    // Only who has it takes it again.
    #[allow(clippy::unused_self)]
    pub fn take_again(&self) -> io::Result<()> {
        let Some(sheet) = sheet() else { return Ok(()) };
        disable_raw_mode()?;
        enter(sheet)
    }

    /// Gives it to the shell that started the program, which stops until it is continued; where there is none that
    /// could continue it, nothing stops.
    #[cfg(unix)]
    pub fn lend(&self) -> io::Result<()> {
        use rustix::process::{Signal, kill_current_process_group};
        /// The signal may come to another thread, a little later.
        const STOPS: std::time::Duration = std::time::Duration::from_millis(50);
        let Some(sheet) = sheet() else { return Ok(()) };
        restore(sheet);
        LENDING.store(true, Ordering::SeqCst);
        let stopped = kill_current_process_group(Signal::TSTP);
        thread::sleep(STOPS);
        LENDING.store(false, Ordering::SeqCst);
        self.take_again().and(Ok(stopped?))
    }

    /// Nobody could continue it, so nothing stops.
    #[cfg(not(unix))]
    #[allow(clippy::unused_self)]
    pub fn lend(&self) -> io::Result<()> {
        Ok(())
    }
}

impl Drop for Tty {
    fn drop(&mut self) {
        give_back();
    }
}

/// Control-Z.
pub(super) fn suspends(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && key.modifiers == KeyModifiers::CONTROL
        && key.code == KeyCode::Char('z')
}

/// No echo, every key at once, pastes in one piece.
pub(super) fn enter(sheet: Sheet) -> io::Result<()> {
    enable_raw_mode()?;
    let mut out = io::stdout();
    match sheet {
        Sheet::Page => {
            execute!(out, EnterAlternateScreen, EnableBracketedPaste, Clear(ClearType::All), Show)
        }
        Sheet::Roll => execute!(out, EnableBracketedPaste),
    }
}

pub(super) fn sheet() -> Option<Sheet> {
    taken().as_ref().map(|taken| taken.sheet)
}

fn taken() -> MutexGuard<'static, Option<TakenTerminal>> {
    TAKEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Puts the terminal back; what fails cannot be helped any more. Its modes come first: nobody has to read for that.
fn restore(sheet: Sheet) {
    let _ = disable_raw_mode();
    let mut out = io::stdout();
    let _ = out.write_all(&leaving(sheet)).and_then(|()| out.flush());
}

/// What leaves it as it was.
fn leaving(sheet: Sheet) -> Vec<u8> {
    let mut out = Vec::new();
    let _ = match sheet {
        Sheet::Page => queue!(
            out,
            EndSynchronizedUpdate,
            SetAttribute(Attribute::Reset),
            DisableBracketedPaste,
            LeaveAlternateScreen,
            Show
        ),
        Sheet::Roll => queue!(out, DisableBracketedPaste),
    };
    out
}

/// Restores what is still taken, standard error at last. Until that is done it counts as taken, for whoever must do
/// it without waiting.
fn give_back() {
    if let Some(sheet) = sheet() {
        restore(sheet);
        drop(taken().take());
    }
}

/// Lets whoever waits at the terminal go on, because nobody reads there or it was told to stand still (Control-S):
/// what waits to be read is thrown away.
#[cfg(unix)]
pub fn release() {
    use rustix::termios::{Action, QueueSelector, tcflow, tcflush};
    let out = io::stdout();
    let released = tcflush(&out, QueueSelector::OFlush)
        // Going on wakes nobody up where it did not stand still.
        .and_then(|()| tcflow(&out, Action::OOff))
        .and_then(|()| tcflow(&out, Action::OOn));
    if let Err(error) = released {
        tracing::debug!(%error, "no terminal to be released");
    }
}

/// Puts the terminal back from beside, as far as it can be without waiting for whoever reads it.
#[cfg(unix)]
pub fn put_back_at_once() {
    let Some(held) = taken().take() else { return };
    let _ = disable_raw_mode();
    let leaving = leaving(held.sheet);
    let left = send_at_once(&leaving).or_else(|_| {
        release();
        thread::sleep(RELEASED);
        send_at_once(&leaving)
    });
    if let Err(error) = left {
        tracing::warn!(%error, "the terminal was not left");
    }
}

/// Without waiting for anybody.
#[cfg(unix)]
fn send_at_once(bytes: &[u8]) -> io::Result<()> {
    use rustix::fs::{Mode, OFlags, open};
    // Opened anew, so that nobody else's writing stops waiting.
    let flags = OFlags::WRONLY | OFlags::NONBLOCK | OFlags::NOCTTY | OFlags::CLOEXEC;
    let terminal = open(rustix::termios::ttyname(io::stdout(), Vec::new())?, flags, Mode::empty())?;
    rustix::io::write(&terminal, bytes)?;
    Ok(())
}

/// Restores before the message of a panic is printed, so that it can be read. A panic in another thread
/// leaves the screen alone: the game goes on, and the message lands where errors go meanwhile.
fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            // A lock that is held is held by the thread that panics: then there is nothing to be done.
            let owner = TAKEN.try_lock().ok().and_then(|taken| taken.as_ref().map(|taken| taken.owner));
            if owner == Some(thread::current().id()) {
                give_back();
            }
            before(panic);
        }));
    });
}

/// Standard error, put aside so that messages of libraries do not scribble over the screen: it leads to
/// the file that `ANSAGE_LOG` names, or nowhere, until this is dropped.
struct SilencedStderr {
    #[cfg(unix)]
    kept: Option<std::os::fd::OwnedFd>,
}

#[cfg(unix)]
impl SilencedStderr {
    fn put() -> SilencedStderr {
        use std::io::IsTerminal;
        use std::os::fd::AsFd;
        // Errors that the user sends elsewhere do not disturb the screen.
        if !io::stderr().is_terminal() {
            return SilencedStderr { kept: None };
        }
        let kept = io::stderr().as_fd().try_clone_to_owned();
        let turned = sink().and_then(|sink| Ok(rustix::stdio::dup2_stderr(sink)?));
        SilencedStderr { kept: kept.ok().filter(|_| turned.is_ok()) }
    }
}

#[cfg(unix)]
fn sink() -> io::Result<std::fs::File> {
    let log = std::env::var_os("ANSAGE_LOG").filter(|path| !path.is_empty());
    let log = log.and_then(|path| open_log(path.as_ref()).ok());
    log.map_or_else(|| open_log("/dev/null".as_ref()), Ok)
}

#[cfg(unix)]
impl Drop for SilencedStderr {
    fn drop(&mut self) {
        if let Some(kept) = self.kept.take() {
            let _ = rustix::stdio::dup2_stderr(kept);
        }
    }
}

#[cfg(not(unix))]
impl SilencedStderr {
    fn put() -> SilencedStderr {
        SilencedStderr {}
    }
}
