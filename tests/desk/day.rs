//! Twenty-four hours at one desk: the daemon of speech hangs, dies and comes back, the engine ends or moves as nobody may,
//! the program is stopped and goes on. Nothing of a game is lost, and the program does not grow.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use ansage::record::{Movetext, MovetextItem};
use serde_json::Value;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position};
use tempfile::TempDir;

use crate::support::desk::ansage;
use crate::support::fake_ssip::FakeSsip;
use crate::support::games::Dice;
use crate::support::seed::seed;
use crate::support::terminal::Terminal;
use crate::support::{PATIENCE, folder, signal, wait_until};

const DAY: Duration = Duration::from_hours(24);

/// Plays what stands in a file beside it, and ends where that is no move.
const ENGINE: &str = r#"#!/bin/sh
while read -r line; do case $line in
uci) printf 'id name Puppet\nuciok\n' ;;
isready) echo readyok ;;
go*) read -r move < "$0.move"; [ "$move" != end ] || exit; echo "bestmove $move" ;;
quit) exit ;;
esac; done
"#;

/// The memory a process has (resident), in kilobytes.
fn resident(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

/// Asserts that what the memory was in the last third is little more than in the second one.
#[track_caller]
fn flat(memory: &[u64]) {
    let third = memory.len() / 3;
    assert!(third > 0, "{memory:?}");
    let most = |part: &[u64]| part.iter().copied().max().unwrap();
    let (then, now) = (most(&memory[third..2 * third]), most(&memory[2 * third..]));
    assert!(now <= then + then / 20 + 1024, "grows from {then} to {now} kB: {memory:?}");
}

struct Day {
    folder: TempDir,
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<Value>,
    server: FakeSsip,
    engine: PathBuf,
    dice: Dice,
    passed: Duration,
    /// The moves of each game, as the desk has told them.
    games: Vec<Vec<UciMove>>,
    memory: Vec<u64>,
    troubles: usize,
}

impl Day {
    fn begin(seed: u64) -> Day {
        let folder = folder();
        let engine = folder.path().join("puppet");
        // Written by another process: what another test forks meanwhile would hold it open.
        let writes = r#"cat > "$0" && chmod 755 "$0""#;
        let mut shell =
            Command::new("sh").args(["-c", writes]).arg(&engine).stdin(Stdio::piped()).spawn().unwrap();
        shell.stdin.take().unwrap().write_all(ENGINE.as_bytes()).unwrap();
        assert!(shell.wait().unwrap().success());
        let server = FakeSsip::start();
        let mut child = ansage(folder.path().join("library"), "en")
            .args(["practice", "--color", "white", "--level", "1", "--time", "7200s+30s", "--json"])
            .args(["--simulate-time", "--speech", "ssip", "--engine"])
            .arg(&engine)
            .env("HOME", folder.path())
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .envs(server.environment())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let (tell, lines) = mpsc::channel();
        let out = BufReader::new(child.stdout.take().unwrap());
        thread::spawn(move || {
            out.lines()
                .map_while(Result::ok)
                .try_for_each(|line| tell.send(serde_json::from_str(&line).unwrap()))
        });
        Day {
            folder,
            child,
            stdin,
            lines,
            server,
            engine,
            dice: Dice::new(seed),
            passed: Duration::ZERO,
            games: Vec::new(),
            memory: Vec::new(),
            troubles: 0,
        }
    }

    fn says(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    /// Reads on until one of these events, and keeps every move that is told.
    fn comes(&mut self, events: &[&str]) -> String {
        let mut told = Vec::new();
        loop {
            let event =
                self.lines.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no {events:?}: {told:#?}"));
            let name = event["event"].as_str().unwrap().to_owned();
            match name.as_str() {
                "opened" => self.games.push(Vec::new()),
                "announced" => {
                    let played = event["move"].as_str().unwrap().parse().unwrap();
                    self.games.last_mut().unwrap().push(played);
                }
                _ => {}
            }
            if events.contains(&name.as_str()) {
                return name;
            }
            told.push(event);
        }
    }

    /// The position of the game that is played.
    fn position(&self) -> Chess {
        self.games.last().unwrap().iter().fold(Chess::default(), |position, played| {
            let played = played.to_move(&position).unwrap();
            position.play(played).unwrap()
        })
    }

    fn any_move(&mut self, position: &Chess) -> Option<UciMove> {
        let moves: Vec<_> = position.legal_moves().into_iter().collect();
        self.dice.pick(&moves).map(|played| UciMove::from_move(played, shakmaty::CastlingMode::Standard))
    }

    /// Now and then something happens to the program or to what it speaks through.
    fn trouble(&mut self) {
        if !self.dice.percent(25) {
            return;
        }
        self.troubles += 1;
        match self.dice.below(5) {
            0 => self.server.hang(),
            1 => self.server.wake(),
            2 => self.server.die(),
            3 => self.server.restart(),
            _ => {
                let process = self.child.id().to_string();
                assert!(signal("STOP", &process) && signal("CONT", &process));
            }
        }
    }

    /// What the engine will do: a legal move, mostly.
    fn reply(&mut self, position: &Chess) {
        let does = match self.dice.below(40) {
            0 => "end".to_owned(),
            1 => "0000".to_owned(),
            2 => "e8e1".to_owned(),
            _ => self.any_move(position).map_or_else(|| "0000".to_owned(), |played| played.to_string()),
        };
        fs::write(format!("{}.move", self.engine.display()), format!("{does}\n")).unwrap();
    }

    /// A game, until it ends or is resigned.
    fn game(&mut self) {
        let plies = 10 + self.dice.below(120);
        let mut ended = false;
        while !ended && self.games.last().unwrap().len() < plies {
            self.trouble();
            let position = self.position();
            let own = self.any_move(&position).unwrap();
            let played = own.to_move(&position).unwrap();
            self.reply(&position.play(played).unwrap());
            self.says(&own.to_string());
            ended = self.comes(&["completed", "ended"]) == "ended"
                || self.comes(&["completed", "ended"]) == "ended";
            let seconds = 20 + self.dice.below(280);
            self.passed += Duration::from_secs(seconds as u64);
            self.says(&format!("wait {seconds}s"));
            self.says("time");
            // 6.9 — time may run out meanwhile.
            while self.comes(&["answered", "ended"]) == "ended" {
                ended = true;
            }
        }
        if !ended {
            self.says("resign");
            self.comes(&["answered"]);
            self.says("yes");
            self.comes(&["ended"]);
        }
        self.memory.push(resident(self.child.id()));
    }

    /// The games of the library, written out by another process.
    fn kept(&self) -> Vec<Vec<UciMove>> {
        let written = ansage(self.folder.path().join("library"), "en")
            .args(["games", "export", &format!("1-{}", self.games.len())])
            .env("HOME", self.folder.path())
            .output()
            .unwrap();
        assert!(written.status.success(), "{}", String::from_utf8_lossy(&written.stderr));
        let (mut games, mut moves, mut position) = (Vec::new(), Vec::new(), Chess::default());
        for entry in Movetext::new(written.stdout.as_slice()) {
            match entry.unwrap().what {
                MovetextItem::Word(word) => {
                    let played = word.parse::<SanPlus>().unwrap().san.to_move(&position).unwrap();
                    moves.push(UciMove::from_move(played, shakmaty::CastlingMode::Standard));
                    position.play_unchecked(played);
                }
                MovetextItem::Result(_) => {
                    games.push(std::mem::take(&mut moves));
                    position = Chess::default();
                }
                _ => {}
            }
        }
        games
    }
}

#[test]
fn a_day_at_the_desk_loses_nothing_and_grows_by_nothing() {
    let mut day = Day::begin(seed());
    day.comes(&["opened"]);
    while day.passed < DAY {
        day.game();
        day.says("new game");
        day.comes(&["opened"]);
    }
    // Whatever became of the daemon, it speaks again when it is there.
    day.server.restart();
    let before = day.server.spoken().len();
    let speaks = || {
        day.says("time");
        day.comes(&["answered"]);
        day.server.spoken().len() > before
    };
    assert!(wait_until(speaks), "silent after {} troubles", day.troubles);
    // Killed, it has kept what it had said.
    day.child.kill().unwrap();
    day.child.wait().unwrap();
    assert_eq!(day.kept(), day.games);
    assert!(day.troubles > 20, "only {} troubles", day.troubles);
    flat(&day.memory);
    println!("{} games, {} troubles, {:?} kB", day.games.len(), day.troubles, day.memory);
}

#[test]
fn a_screen_that_changes_its_size_all_day_does_not_grow() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    let mut dice = Dice::new(seed());
    let mut memory = Vec::new();
    for round in 0..600 {
        let (columns, rows) = (20 + dice.below(200), 4 + dice.below(60));
        terminal.resize(u16::try_from(columns).unwrap(), u16::try_from(rows).unwrap());
        if dice.percent(10) {
            terminal.signal("STOP");
            terminal.signal("CONT");
        }
        terminal.press(if dice.percent(50) { "\u{1b}OQ" } else { "uhr\r" });
        if round % 20 == 19 {
            terminal.resize(80, 24);
            let drawn = terminal.bytes();
            terminal.press("x");
            assert!(wait_until(|| terminal.bytes() > drawn), "{:#?}", terminal.rows());
            terminal.press("\u{15}");
            memory.push(resident(terminal.process()));
        }
    }
    terminal.resize(80, 24);
    terminal.press("\u{15}Eva vier\r");
    terminal.shows("Eva zwei Eva vier.");
    terminal.press("\u{3}");
    terminal.ends_with(0);
    flat(&memory);
}
