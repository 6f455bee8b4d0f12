//! A process between the program and an engine. Where the program is killed it can end nothing itself, and some engines go
//! on without their input: then this one ends the engine, with all it has started.
//!
//! The process is this program again. It hands on what the engine is told, and the engine writes to the program itself.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::OnceLock;

/// The command of the program that is this process.
pub const COMMAND: &str = "engine-guard";

/// The program that answers to that command.
static GUARD: OnceLock<PathBuf> = OnceLock::new();

/// From now on this program stands before each engine; it answers to [`COMMAND`] with [`guard`].
pub fn guard_engines(program: PathBuf) {
    let _ = GUARD.set(program);
}

/// What starts this engine, behind a guard where there is one.
pub(super) fn guarded(engine: &Path) -> Command {
    let Some(guard) = GUARD.get() else { return Command::new(engine) };
    let mut command = Command::new(guard);
    command.arg(COMMAND).arg(engine);
    command
}

/// Runs an engine until nobody tells it anything any more.
#[cfg(unix)]
pub fn guard(engine: &OsStr) -> ExitCode {
    use std::fs::OpenOptions;
    use std::io;
    use std::process::Stdio;

    use rustix::process::{Signal, getpgrp, getpid, kill_current_process_group};

    let Ok(mut engine) = Command::new(engine).stdin(Stdio::piped()).spawn() else { return ExitCode::FAILURE };
    // That the engine has ended is seen by its end of the pipe, which nobody else may hold open.
    let nowhere = OpenOptions::new().write(true).open("/dev/null");
    let let_go = nowhere.and_then(|nowhere| Ok(rustix::stdio::dup2_stdout(nowhere)?));
    if let (Ok(()), Some(mut commands)) = (let_go, engine.stdin.take()) {
        let mut told = io::stdin().lock();
        let _ = io::copy(&mut told, &mut commands);
        // One that has closed its input may still have something to say; how long it is waited for is decided elsewhere.
        let _ = io::copy(&mut told, &mut io::sink());
    }
    // The group is the guard's own, unless somebody has called it by hand.
    if getpgrp() == getpid() {
        let _ = kill_current_process_group(Signal::KILL);
    }
    let _ = engine.kill();
    let _ = engine.wait();
    ExitCode::SUCCESS
}

/// Where there are no groups of processes, engines have no guard.
#[cfg(not(unix))]
pub fn guard(_: &OsStr) -> ExitCode {
    ExitCode::FAILURE
}
