//! The process of an engine: found, started without any shell, read and written by threads of its own, and killed.
//!
//! It may write as much and as long as it likes: lines have a greatest length, and what nobody has read yet has a
//! greatest number; then the engine waits, and nobody else does.

use std::env;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender, TrySendError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::fault::EngineFault;
use super::guard::guarded;
use crate::game::KnownEngine;

/// The longest line that is read, in bytes; lines of play have a few hundred.
const LONGEST_LINE: u64 = 16 * 1024;

/// So many lines may wait to be read.
const LINES_WAITING: usize = 256;

/// So many lines may wait to be written: more than one turn has.
const COMMANDS_WAITING: usize = 64;

/// So many bytes of a program show what it is.
const LOOKED_AT: u64 = 512;

/// Where programs for games are, on systems on which root's own path does not lead there.
const GAMES: &str = "/usr/games";

/// What engines are called where a system's packages have installed them, the best judge first.
const OFTEN_INSTALLED: [&str; 3] = ["stockfish", "fairy-stockfish", "gnuchess"];

/// The program an engine of this name is, or the file that is named by its path.
///
/// The name is taken as it stands, without arguments: no shell ever sees it.
pub fn find_engine(name: &str) -> Option<PathBuf> {
    let named = Path::new(name);
    if named.components().count() > 1 || named.is_absolute() {
        return is_program(named).then(|| named.to_owned());
    }
    if name.is_empty() {
        return None;
    }
    // GNU Chess by itself speaks another language.
    let name = KnownEngine::called(name).map_or(name, |known| known.program);
    let folders = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&folders).chain([PathBuf::from(GAMES)]);
    // An empty part of the path means the folder one is in, from which nothing is to be started.
    let files = folders.filter(|folder| folder.is_absolute()).flat_map(|folder| {
        let file = folder.join(name);
        let with_ending = folder.join(format!("{name}{}", env::consts::EXE_SUFFIX));
        [file, with_ending]
    });
    files.into_iter().find(|file| is_program(file))
}

/// An engine that is there without being named, by its name: the first of those that are often installed.
pub(in crate::opponent) fn installed_engine() -> Option<&'static str> {
    OFTEN_INSTALLED.into_iter().find(|name| find_engine(name).is_some())
}

#[cfg(unix)]
fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|found| found.is_file() && found.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// The hold on the process, by which it is killed from whatever thread; once let go, none can be started any more.
#[derive(Debug, Default)]
pub(in crate::opponent) struct Leash(Mutex<Held>);

#[derive(Debug, Default)]
struct Held {
    child: Option<Child>,
    is_closed: bool,
}

impl Leash {
    fn held(&self) -> MutexGuard<'_, Held> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills what runs.
    pub(super) fn kill(&self) {
        kill(self.held().child.take());
    }

    /// Kills what runs, for good.
    pub(in crate::opponent) fn close(&self) {
        let mut held = self.held();
        held.is_closed = true;
        kill(held.child.take());
    }

    /// Starts it. The hold is taken meanwhile, so that nobody who lets go misses it.
    fn start(&self, command: &mut Command) -> Result<(ChildStdin, ChildStdout), EngineFault> {
        let mut held = self.held();
        if held.is_closed {
            return Err(EngineFault::Ended);
        }
        kill(held.child.take());
        let mut child = command.spawn().map_err(|error| {
            tracing::warn!(%error, "the engine cannot be started");
            EngineFault::NotStarted
        })?;
        let pipes = child.stdin.take().zip(child.stdout.take());
        held.child = Some(child);
        pipes.ok_or(EngineFault::NotStarted)
    }
}

impl Drop for Leash {
    fn drop(&mut self) {
        self.close();
    }
}

/// Kills a process with all it has started, and waits for its end, so that nothing of it is left.
fn kill(child: Option<Child>) {
    let Some(mut child) = child else { return };
    #[cfg(unix)]
    {
        use rustix::process::{Pid, Signal, kill_process_group};
        let _ = kill_process_group(Pid::from_child(&child), Signal::KILL);
    }
    let _ = child.kill();
    let _ = child.wait();
}

/// What is heard of it.
#[derive(Debug)]
enum Heard {
    Line(String),
    TooLong,
}

/// An engine that runs.
#[derive(Debug)]
pub(super) struct Program {
    heard: Receiver<Heard>,
    commands: SyncSender<String>,
}

impl Program {
    /// Starts the program; `leash` holds it.
    pub(super) fn start(path: &Path, leash: &Arc<Leash>) -> Result<Program, EngineFault> {
        if !is_startable(path) {
            return Err(EngineFault::NotStarted);
        }
        let mut command = guarded(path);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // What it starts itself may stand where it does: on Debian some engines are scripts that start the engine.
        if let Some(folder) = path.parent().filter(|folder| folder.is_absolute()) {
            let folders = env::var_os("PATH").unwrap_or_default();
            let folders = env::split_paths(&folders).chain([folder.to_owned()]);
            if let Ok(folders) = env::join_paths(folders) {
                command.env("PATH", folders);
            }
        }
        // Keys like Ctrl+C are for the desk, which ends the engine itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let (stdin, stdout) = leash.start(&mut command)?;
        let (lines, heard) = mpsc::sync_channel(LINES_WAITING);
        let (commands, written) = mpsc::sync_channel(COMMANDS_WAITING);
        let spawn = |name: &str, work: Box<dyn FnOnce() + Send>| {
            let started = thread::Builder::new().name(name.to_owned()).spawn(work);
            started.map_err(|_| EngineFault::NotStarted)
        };
        spawn("engine-out", Box::new(move || read(stdout, &lines)))?;
        spawn("engine-in", Box::new(move || write(stdin, &written)))?;
        Ok(Program { heard, commands })
    }

    /// Gives it a line. It is never waited for.
    pub(super) fn tell(&self, line: &str) -> Result<(), EngineFault> {
        self.commands.try_send(format!("{line}\n")).map_err(|error| match error {
            TrySendError::Full(_) => EngineFault::Silent,
            TrySendError::Disconnected(_) => EngineFault::Ended,
        })
    }

    /// Its next line; `None` where none has come by then.
    pub(super) fn line(&self, until: Instant) -> Result<Option<String>, EngineFault> {
        let patience = until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        match self.heard.recv_timeout(patience) {
            Ok(Heard::Line(line)) => Ok(Some(line)),
            Ok(Heard::TooLong) => Err(EngineFault::Floods),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(EngineFault::Ended),
        }
    }
}

/// Whether a file is a program as it stands: it names who reads it, or is no text. What is neither the system cannot
/// start, and libraries hand it to a shell then, which nobody has asked for.
fn is_startable(path: &Path) -> bool {
    let mut begin = Vec::new();
    let read = File::open(path).and_then(|file| file.take(LOOKED_AT).read_to_end(&mut begin));
    // One that may be run and not read can be anything.
    read.is_err() || begin.starts_with(b"#!") || begin.contains(&0)
}

/// Reads what it writes, until there is nothing more or nobody wants it.
fn read(stdout: ChildStdout, lines: &SyncSender<Heard>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.last() != Some(&b'\n') && line.len() as u64 >= LONGEST_LINE => {
                let _ = lines.send(Heard::TooLong);
                return;
            }
            Ok(_) => {
                if lines.send(Heard::Line(String::from_utf8_lossy(&line).into_owned())).is_err() {
                    return;
                }
            }
        }
    }
}

/// Writes what it is told, until nobody tells it anything any more.
fn write(mut stdin: ChildStdin, commands: &Receiver<String>) {
    for command in commands {
        if stdin.write_all(command.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}
