//! The line desk as a process of its own: hears lines, says lines, is killed.

// Each program uses its own part of this.
#![allow(dead_code)]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::thread;

/// The program with a library and a voice.
pub fn ansage(library: impl AsRef<OsStr>, voice: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library").arg(library).args(["--voice", voice]);
    command
}

/// What a line desk says to these lines, and what is told on standard error. However many lines there are, neither side
/// waits for the other.
pub fn said(command: &mut Command, lines: &str) -> (String, String) {
    let command = command.args(["--line", "--speech", "off"]).env("XDG_CONFIG_HOME", "/nonexistent");
    let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = child.spawn().unwrap();
    let (mut stdin, lines) = (child.stdin.take().unwrap(), lines.to_owned());
    // A program that has left reads nothing.
    let typing = thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(done.stdout), text(done.stderr))
}

pub struct Desk {
    pub child: Child,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
}

impl Desk {
    /// Sits down with this command, to which it is left to name library, voice and kind of game.
    pub fn sit(command: &mut Command) -> Desk {
        let mut child = command
            .args(["--line", "--speech", "off"])
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        Desk { child, stdin, stdout }
    }

    /// The next line said, or none at the end.
    pub fn says(&mut self) -> Option<String> {
        let mut line = String::new();
        (self.stdout.read_line(&mut line).unwrap() > 0).then(|| line.trim_end().to_owned())
    }

    pub fn hears(&mut self, line: &str) {
        // A program that has just been killed hears nothing.
        let _ = writeln!(self.stdin, "{line}");
    }

    /// The line said next after this one is heard; there must be one.
    pub fn answers(&mut self, line: &str) -> String {
        self.hears(line);
        self.says().unwrap()
    }

    /// `kill -9`
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input; whatever is said until the end, and the exit code.
    pub fn ends(self) -> (String, Option<i32>) {
        let Desk { mut child, stdin, mut stdout } = self;
        drop(stdin);
        let mut rest = String::new();
        stdout.read_to_string(&mut rest).unwrap();
        (rest, child.wait().unwrap().code())
    }

    /// Ends the input; whatever is said until the end.
    pub fn leave(mut self) -> String {
        drop(self.stdin);
        let mut rest = String::new();
        self.stdout.read_to_string(&mut rest).unwrap();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}
