//! The filters through the real binary: `hear`, `say` and `voices`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod hear;
mod say;
mod voices;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use ansage::voice;

const SAMPLE: &str = "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
                      9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";

fn ansage(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    // Nobody's own voices, and no speech.
    command
        .args(arguments)
        .env("XDG_DATA_HOME", "/nonexistent")
        .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent");
    command.env("SPEECHD_CMD", "/bin/false").env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = ansage(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // Who has read enough closes the pipe.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What it prints, what it tells on standard error, and its exit code.
fn told(arguments: &[&str], input: &str) -> (Vec<String>, Vec<String>, i32) {
    let output = run(arguments, input.as_bytes());
    let lines = |bytes: &[u8]| std::str::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (lines(&output.stdout), lines(&output.stderr), output.status.code().unwrap())
}
