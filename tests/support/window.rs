//! A line desk whose lines come in by themselves: two of them can be heard in turn, and silence too.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use super::{MOMENT, PATIENCE, wait_until};

pub struct Window {
    pub child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Window {
    /// Sits down with this command, to which it is left to name library, voice and kind of game.
    pub fn open(command: &mut Command) -> Window {
        Window::with(command.args(["--speech", "off"]))
    }

    /// The same, speaking through the Speech Dispatcher that its environment names.
    pub fn open_aloud(command: &mut Command) -> Window {
        Window::with(command.args(["--speech", "ssip"]))
    }

    fn with(command: &mut Command) -> Window {
        let mut child = command
            .arg("--line")
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (tell, lines) = mpsc::channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        Window { stdin: child.stdin.take(), child, lines }
    }

    /// The next line said; there must be one.
    #[track_caller]
    pub fn says(&mut self) -> String {
        self.lines.recv_timeout(PATIENCE).unwrap()
    }

    /// Whether nothing is said for a moment.
    pub fn is_silent(&mut self) -> bool {
        self.lines.recv_timeout(MOMENT).is_err()
    }

    /// All that is said until this line, which must come, without it.
    #[track_caller]
    pub fn says_until(&mut self, last: &str) -> Vec<String> {
        let mut said = Vec::new();
        loop {
            match self.says() {
                line if line == last => return said,
                line => said.push(line),
            }
        }
    }

    pub fn hears(&mut self, line: &str) {
        // A program that has just been killed hears nothing.
        if let Some(stdin) = &mut self.stdin {
            let _ = writeln!(stdin, "{line}");
        }
    }

    /// The line said next after this one is heard.
    #[track_caller]
    pub fn answers(&mut self, line: &str) -> String {
        self.hears(line);
        self.says()
    }

    /// Its process, for a signal.
    pub fn process(&self) -> String {
        self.child.id().to_string()
    }

    /// `kill -9`
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends the input; whatever is said until the end.
    pub fn leave(mut self) -> Vec<String> {
        self.stdin = None;
        self.ends()
    }

    /// It ends by itself, with exit code 0; whatever is said until then.
    #[track_caller]
    pub fn ends(&mut self) -> Vec<String> {
        assert_eq!(self.code(), Some(0));
        self.lines.iter().collect()
    }

    /// Whatever one that has ended had still said.
    pub fn rest(&mut self) -> Vec<String> {
        self.lines.iter().collect()
    }

    /// The exit code it ends with by itself.
    #[track_caller]
    pub fn code(&mut self) -> Option<i32> {
        let mut code = None;
        let ended = wait_until(|| match self.child.try_wait().unwrap() {
            Some(status) => {
                code = status.code();
                true
            }
            None => false,
        });
        assert!(ended, "it does not end");
        code
    }

    /// What stands on standard error, of one that has ended.
    pub fn complains(&mut self) -> String {
        let error = self.child.stderr.take().unwrap();
        std::io::read_to_string(error).unwrap().trim_end().to_owned()
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
