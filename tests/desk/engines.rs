//! Engines as opponents: whatever one does, it costs one sentence and no game, and nothing of it is left.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ansage::game::{Game, OpponentKind};
use ansage::opponent::{find_engine, opponent};
use shakmaty::Color;
use tempfile::TempDir;

use crate::support::desk::{Desk, ansage};
use crate::support::{folder, setups, wait_until};

/// What stands before and behind what an engine does with a line.
const HEAD: &str = "#!/bin/sh\necho $$ > \"$0.pid\"\nuci() { printf 'id name Evil\\nuciok\\n'; }\n";

/// An engine that is well but for what it does when it is to move.
fn at_go(does: &str) -> String {
    let cases = format!("uci) uci ;; isready) echo readyok ;; go*) {does} ;; quit) exit ;;");
    format!("{HEAD}while read -r line; do case $line in {cases} esac; done\n")
}

/// A program written by another process: what another test forks meanwhile would hold it open, and what is open to be
/// written cannot be started.
fn engine(folder: &TempDir, script: &str) -> PathBuf {
    let path = folder.path().join("evil");
    let writes = r#"cat > "$0" && chmod 755 "$0""#;
    let mut shell = Command::new("sh").args(["-c", writes]).arg(&path).stdin(Stdio::piped()).spawn().unwrap();
    shell.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(shell.wait().unwrap().success());
    path
}

fn practice(folder: &TempDir, engine: &Path, arguments: &[&str]) -> Desk {
    let mut command = ansage(folder.path().join("library"), "en");
    Desk::sit(command.args(["practice", "--engine"]).arg(engine).args(arguments))
}

/// Whether the process that wrote its number down is no more.
fn is_gone(engine: &Path) -> bool {
    let number = fs::read_to_string(format!("{}.pid", engine.display())).unwrap_or_default();
    let number = number.trim();
    !number.is_empty() && wait_until(|| !Path::new("/proc").join(number).exists())
}

/// Plays one move against the engine: there is an answer, one sentence about the partner, and nothing that steers a
/// terminal.
#[track_caller]
fn costs_one_sentence(script: &str, why: &str) {
    for time in [&["--simulate-time"][..], &["--time", "-"]] {
        let folder = folder();
        let evil = engine(&folder, script);
        let mut desk = practice(&folder, &evil, time);
        desk.hears("e4");
        let (said, code) = desk.ends();
        assert_eq!(code, Some(0), "{said}");
        assert_eq!(said.matches("sparring partner").count(), 1, "{said}");
        assert!(said.contains(why), "{said}");
        assert!(said.contains("Black: "), "no answer: {said}");
        assert!(!said.chars().any(|sign| sign.is_control() && sign != '\n'), "{said:?}");
        assert!(is_gone(&evil), "something of it is left");
    }
}

#[test]
fn one_that_says_nothing() {
    costs_one_sentence(&format!("{HEAD}while read -r line; do :; done\n"), "Evil does not answer");
}

#[test]
fn one_that_never_comes_to_an_end_about_itself() {
    let script = format!("{HEAD}while read -r line; do echo id name Evil; done\n");
    costs_one_sentence(&script, "Evil does not answer");
}

#[test]
fn one_that_reads_nothing_and_sleeps() {
    costs_one_sentence(&format!("{HEAD}exec 0<&-\nsleep 600\n"), "Evil does not answer");
}

#[test]
fn one_that_is_no_program() {
    let folder = folder();
    let path = folder.path().join("evil");
    fs::write(&path, "no program").unwrap();
    let (said, code) = practice(&folder, &path, &[]).ends();
    assert_eq!((said.as_str(), code), ("", Some(2)));
}

#[test]
fn one_that_ends_at_once() {
    costs_one_sentence(&format!("{HEAD}exit 1\n"), "Evil has quit");
}

#[test]
fn one_that_writes_lines_without_end() {
    costs_one_sentence(&at_go("while :; do echo info string x; done"), "Evil writes without end");
    costs_one_sentence(&format!("{HEAD}while :; do echo hello; done\n"), "Evil writes without end");
}

#[test]
fn one_that_writes_a_line_without_end() {
    costs_one_sentence(&at_go("while :; do printf aaaaaaaaaaaaaaaa; done"), "Evil writes without end");
}

#[test]
fn one_that_moves_illegally() {
    costs_one_sentence(&at_go("echo bestmove e8e1"), "Evil made an illegal move");
}

#[test]
fn one_that_makes_no_move() {
    costs_one_sentence(&at_go("echo 'bestmove (none)'"), "Evil makes no move");
    costs_one_sentence(&at_go("echo bestmove 0000"), "Evil makes no move");
}

#[test]
fn one_that_steers_the_terminal() {
    let script = at_go(r"printf '\033[2Jinfo string \033]0;x\007\nbestmove \033[31me9\007\n'");
    let script = script.replace("id name Evil", r"id name \033[2J\033]0;x\007Ev\302\233il\001");
    costs_one_sentence(&script, " makes no move");
}

#[test]
fn one_that_ends_when_it_is_to_move() {
    costs_one_sentence(&at_go("exit"), "Evil has quit");
}

#[test]
fn one_that_never_moves_and_does_not_stop() {
    costs_one_sentence(&at_go(":"), "Evil does not answer");
    costs_one_sentence(&at_go("sleep 600"), "Evil does not answer");
}

/// After its second fault it is not started any more; between them it moves as if nothing had been.
#[test]
fn one_that_fails_now_and_then() {
    let folder = folder();
    // Fails in its first and its third life.
    let script = at_go(
        "echo >> \"$0.lives\"; case $(wc -l < \"$0.lives\") in 2) echo bestmove g8f6 ;; *) exit ;; esac",
    );
    let evil = engine(&folder, &script);
    let mut desk = practice(
        &folder,
        &evil,
        &["--simulate-time", "--level", "12", "--fen", "4k1n1/8/8/8/8/8/4P3/4K3 w - - 0 1"],
    );
    for line in ["e3", "e4", "Kd1", "Kd2"] {
        desk.hears(line);
    }
    let (said, _) = desk.ends();
    assert_eq!(said.matches("The sparring partner makes this move.").count(), 1, "{said}");
    assert_eq!(said.matches("The sparring partner plays on.").count(), 1, "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("Black: ")).count(), 4, "{said}");
    assert_eq!(said.matches("Opponent: Evil.").count(), 1, "{said}");
    assert!(is_gone(&evil));
}

/// Nothing is told of it until the hint is given, neither of the one that plays nor of the one that judges.
#[test]
fn a_hint_waits_for_no_engine_that_comes_up() {
    let folder = folder();
    let script = at_go("echo bestmove e7e5");
    let waits = "uci) while [ ! -e \"$0.go\" ]; do sleep 0.1; done; uci ;;";
    let evil = engine(&folder, &script.replace("uci) uci ;;", waits));
    let mut desk = practice(&folder, &evil, &["--level", "12"]);
    assert!(desk.says().unwrap().starts_with("Practice"));
    let hint = desk.answers("hint");
    assert!(!hint.contains("Evil"), "{hint}");
    fs::write(evil.with_file_name("evil.go"), "").unwrap();
    desk.hears("e4");
    let (said, _) = desk.ends();
    assert!(said.contains("Opponent: Evil.") && said.contains("Black: "), "{hint}\n{said}");
}

/// It goes on without its input, as GNU Chess does, and so does what it has started.
#[test]
fn nothing_of_an_engine_is_left_where_the_program_is_killed() {
    let folder = folder();
    let thinks = "(echo $$ > \"$0.thinks\"; while :; do sleep 0.2; done)";
    let evil = engine(&folder, &at_go(&thinks.replace("$$", "$(exec sh -c 'echo $PPID')")));
    let mut desk = practice(&folder, &evil, &[]);
    desk.hears("e4");
    let child = evil.with_extension("thinks");
    let started = || fs::read_to_string(&child).unwrap_or_default().trim().to_owned();
    assert!(wait_until(|| !started().is_empty()), "it was not asked");
    desk.kill();
    assert!(is_gone(&evil), "it goes on");
    assert!(wait_until(|| !Path::new("/proc").join(started()).exists()), "what it has started goes on");
}

/// A file that is no program is not handed to a shell by what starts engines either.
#[test]
fn one_that_only_a_shell_could_start() {
    let folder = folder();
    let evil = engine(&folder, "echo > \"$0.ran\"\n");
    let mut desk = practice(&folder, &evil, &["--simulate-time"]);
    desk.hears("e4");
    let (said, _) = desk.ends();
    assert!(said.contains("cannot be started") && said.contains("Black: "), "{said}");
    assert!(!evil.with_extension("ran").exists(), "a shell has run it");
}

/// Killed where it thinks and nobody wants to know any more.
#[test]
fn nothing_of_an_engine_is_left() {
    let folder = folder();
    let evil = engine(&folder, &at_go("sleep 600"));
    let woken = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&woken);
    let ready: ansage::opponent::Ready = Arc::new(move || seen.store(true, Ordering::Relaxed));
    let name = evil.display().to_string();
    let kind = OpponentKind::Engine { color: Color::White, level: 12, seed: 0, name };
    let mut seat = opponent(&kind, true, Some(ready)).unwrap();
    let game = Game::open(ansage::game::Setup { against: kind, ..setups::practice("-") });
    seat.observe(&game, 0);
    assert!(seat.is_thinking());
    assert!(wait_until(|| evil.with_extension("pid").exists()));
    drop(seat);
    assert!(is_gone(&evil));
}

/// An engine that is really there plays legally at every kind of level, and Chess960.
#[test]
fn a_real_engine_plays() {
    let there: Vec<&str> = ["fairy-stockfish", "stockfish", "gnuchess"]
        .into_iter()
        .filter(|name| find_engine(name).is_some())
        .collect();
    if there.is_empty() {
        eprintln!("no engine is installed: not tested");
    }
    for name in there {
        for level in ["1", "4", "8", "12"] {
            for start in [&[][..], &["--chess960", "600"]] {
                // GNU Chess plays from the usual array only.
                if name == "gnuchess" && !start.is_empty() {
                    continue;
                }
                let folder = folder();
                let arguments = [&["--simulate-time", "--level", level], start].concat();
                let mut desk = practice(&folder, Path::new(name), &arguments);
                for line in ["e4", "d3", "g3", "a3"] {
                    desk.hears(line);
                }
                let (said, code) = desk.ends();
                assert_eq!(code, Some(0), "{said}");
                assert!(said.contains("Opponent: "), "{said}");
                assert!(!said.contains("sparring partner"), "{name} at level {level}: {said}");
                assert!(said.matches("Black: ").count() >= 3, "{name} at level {level}: {said}");
            }
        }
    }
}

/// A library from elsewhere names whatever program it likes: it is started only where somebody here names it.
#[test]
fn one_that_only_a_kept_game_names() {
    let folder = folder();
    let evil = engine(&folder, &at_go("echo bestmove e7e5"));
    let mut desk = practice(&folder, &evil, &["--simulate-time"]);
    desk.hears("d4");
    let (said, _) = desk.ends();
    assert!(said.contains("resume 1 --engine"), "{said}");
    fs::remove_file(evil.with_file_name("evil.pid")).unwrap();

    let resumed = |arguments: &[&str]| {
        let mut command = ansage(folder.path().join("library"), "en");
        let mut desk = Desk::sit(command.args(["resume", "1", "--simulate-time"]).args(arguments));
        desk.hears("Kt f3");
        desk.ends().0
    };
    let said = resumed(&[]);
    assert_eq!(said.matches("The sparring partner plays on.").count(), 1, "{said}");
    assert!(said.contains("--engine"), "{said}");
    assert!(!evil.with_file_name("evil.pid").exists(), "it was started");
    let said = resumed(&["--engine", evil.to_str().unwrap()]);
    assert!(!said.contains("sparring partner"), "{said}");
    assert!(said.contains("Opponent: Evil."), "{said}");
    assert!(is_gone(&evil));
}

/// Killed from outside while the game goes on: the partner makes this move, and the next is the engine's own again.
#[test]
fn one_that_is_killed_in_the_middle_of_the_game() {
    let folder = folder();
    let script =
        at_go("echo >> \"$0.lives\"; [ $(wc -l < \"$0.lives\") = 1 ] && kill -9 $$; echo bestmove g8f6");
    let evil = engine(&folder, &script);
    let start = "4k1n1/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let mut desk = practice(&folder, &evil, &["--simulate-time", "--level", "12", "--fen", start]);
    for line in ["e3", "e4"] {
        desk.hears(line);
    }
    let (said, code) = desk.ends();
    assert_eq!(code, Some(0), "{said}");
    assert_eq!(said.matches("The sparring partner makes this move.").count(), 1, "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("Black: ")).count(), 2, "{said}");
    assert!(is_gone(&evil));
}
