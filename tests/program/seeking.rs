//! A game far behind in a large file that is gone over: it is looked for while lines are answered, and found at once
//! where there is an index.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

/// What a machine under load may take.
const LONG: Duration = Duration::from_mins(3);

/// So many games take longer to be gone through than an answer waits.
const GAMES: usize = 300_000;

/// A program that is typed to, and what it prints.
struct Program {
    child: Child,
    lines: Receiver<String>,
}

impl Program {
    fn begin(folder: &Path, arguments: &[&str]) -> Program {
        let mut program = Command::new(env!("CARGO_BIN_EXE_ansage"));
        program.args(arguments).args(["--voice", "en", "--line", "--speech", "off"]);
        program.env_clear().env("HOME", folder).current_dir(folder);
        let mut child = program.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (tell, lines) = mpsc::channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| tell.send(line)));
        Program { child, lines }
    }

    fn type_line(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The next line that is told.
    fn told(&self) -> String {
        self.lines.recv_timeout(LONG).unwrap()
    }

    /// The next line that tells this; and whether one before it told of looking.
    fn told_of(&self, what: &str) -> bool {
        let mut looked = false;
        loop {
            let line = self.told();
            if line.contains(what) {
                return looked;
            }
            assert!(line.starts_with("Looking for game "), "{line}");
            looked = true;
        }
    }

    fn leave(mut self) {
        self.type_line("quit");
        assert!(self.child.wait().unwrap().success());
    }
}

/// A folder with a file of many games.
fn many() -> TempDir {
    let folder = crate::support::folder();
    let games = "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 *\n\n";
    let last = "[White \"Last\"]\n[Black \"Game\"]\n\n1. d4 *\n";
    fs::write(folder.path().join("many.pgn"), games.repeat(GAMES - 1) + last).unwrap();
    folder
}

#[test]
fn a_game_that_is_looked_for_keeps_nobody_waiting() {
    let folder = many();
    let last = format!("Game {GAMES} of many.pgn. Last against Game.");
    let mut first = Program::begin(folder.path(), &["review", "many.pgn"]);
    assert!(first.told().starts_with("Game 1 of many.pgn."));
    first.type_line(&format!("game {GAMES}"));
    assert!(first.told().starts_with(&format!("Looking for game {GAMES}, ")));
    // Whoever waits is answered.
    first.type_line("forward");
    first.told_of("1. White: ");
    first.told_of(&last);
    first.type_line(&format!("game {}", GAMES + 1));
    assert_eq!(first.told(), "The file has fewer games.");
    first.leave();
    // The index is there now, also for whoever names the game at once.
    let number = GAMES.to_string();
    let mut second = Program::begin(folder.path(), &["review", "many.pgn", "--game", &number]);
    assert!(!second.told_of(&last));
    second.type_line("previous game");
    assert!(second.told().starts_with(&format!("Game {} of many.pgn.", GAMES - 1)));
    second.leave();
}

#[test]
fn a_game_that_is_named_at_the_start_is_looked_for_behind_a_word() {
    let folder = many();
    let [last, none] = [GAMES, GAMES + 1].map(|number| number.to_string());
    let mut program = Program::begin(folder.path(), &["review", "many.pgn", "--game", &last]);
    assert!(program.told().starts_with("Looking for game "));
    // Another one that is there at once takes its place.
    program.type_line("game 2");
    assert!(program.told().starts_with("Game 2 of many.pgn."));
    program.leave();
    let beyond = Program::begin(folder.path(), &["review", "many.pgn", "--game", &none]);
    assert!(beyond.told_of("The file has fewer games."));
    assert!(beyond.told().starts_with("Game 1 of many.pgn."));
    beyond.leave();
}
