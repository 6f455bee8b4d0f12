//! A German line desk with a Speech Dispatcher that makes no sound, heard and answered through pipes.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::PATIENCE;
use super::fake_ssip::FakeSsip;

pub struct SpokenDesk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl SpokenDesk {
    /// At home there, with a library of its own and nothing of the environment but what speaks.
    pub fn sit(home: &Path, server: &FakeSsip, arguments: &[&str]) -> SpokenDesk {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .arg("--library")
            .arg(home.join("library.db"))
            .args(["--voice", "de"])
            .args(arguments)
            .arg("--line")
            .env_clear()
            .env("HOME", home)
            .envs(server.environment())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, lines) = mpsc::channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        SpokenDesk { stdin: child.stdin.take(), child, lines }
    }

    /// The next line it says; none at the end, or where none comes.
    pub fn next(&self) -> Option<String> {
        self.lines.recv_timeout(PATIENCE).ok()
    }

    /// Waits until it says this line.
    ///
    /// # Panics
    /// It does not.
    #[track_caller]
    pub fn says(&self, line: &str) {
        let mut said = Vec::new();
        while let Some(next) = self.next() {
            if next == line {
                return;
            }
            said.push(next);
        }
        panic!("not said: {line}\n{said:#?}");
    }

    pub fn hears(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Ends the input and waits for the end.
    pub fn leaves(mut self) {
        self.stdin = None;
        assert!(self.child.wait().unwrap().success());
    }
}
