//! What is kept: killed at any moment, on a full disk, with a second process, with a damaged library.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::desk::{Desk, ansage};
#[cfg(unix)]
use crate::support::{MOMENT, settled, signal, time_passes, wait_until};
use ansage::game::{Event, Game, Phase, PlayEvent, Record, RulingEvent};
use ansage::laws::{GameResult, Termination};
use ansage::record::Library;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, Position};

/// A small generator of its own, so that a failing run can be repeated from the seed it prints.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

fn sit(library: &Path, arguments: &[&str]) -> Desk {
    Desk::sit(ansage(library, "de").args(arguments))
}

fn read(library: &Path, game: i64) -> (Vec<Record>, Game) {
    let events = Library::read(library).unwrap().game(game).unwrap().kept;
    let folded = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event))).unwrap();
    (events, folded)
}

/// D.2.8 — of libraries in which a move that ended the game was completed before the end: they are what they were, and
/// when one that an arbiter had withdrawn is taken up the position ends it again (5.1.1).
#[test]
fn article_5_1_1_a_mate_of_an_earlier_version_is_what_it_was() {
    let opened = r#"{"event":"opened","desk":"tournament","white":"","black":"",
        "start":"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1","time":"300s+0s","press":"manual","repeat":"program",
        "against":{"kind":"person"}}"#;
    let mate = [
        opened,
        r#"{"event":"started","by":"arbiter"}"#,
        r#"{"event":"announced","by":"white","move":"a1a8"}"#,
        r#"{"event":"repeated","by":"program"}"#,
        r#"{"event":"completed","color":"white","pressed":false}"#,
        r#"{"event":"ended","result":"1-0","reason":"checkmate"}"#,
    ];
    let withdrawn = [r#"{"event":"ruling_withdrawn"}"#, r#"{"event":"continued","by":"arbiter"}"#];
    let read = |lines: &[&str]| -> Game {
        let events: Vec<Event> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
        Game::fold(events.iter().map(|event| (0, event))).unwrap()
    };
    let over = read(&mate);
    assert_eq!((over.outcome().unwrap().reason, over.plies().len()), (Termination::Checkmate, 1));
    assert!(over.ended_in_hand().is_none());
    assert_eq!(over.taken_up(0), [Event::Play(PlayEvent::Resumed)]);
    let going_on = read(&[mate.as_slice(), withdrawn.as_slice()].concat());
    assert_eq!((going_on.phase(), going_on.plies().len()), (&Phase::Play, 1));
    // In a tournament the clocks stand first, and nobody lets them run again.
    let ended = Event::Play(PlayEvent::Ended {
        result: GameResult::Won(Color::White),
        reason: Termination::Checkmate,
    });
    assert_eq!(going_on.taken_up(0), [Event::Play(PlayEvent::Resumed), ended]);
}

/// D.2.8 — the end stands when the move is repeated and pressed or the players leave; a program that was killed is neither.
#[test]
fn article_d_2_8_a_mate_can_be_put_right_when_the_program_was_killed() {
    for kind in ["tournament", "relay", "practice"] {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("library.sqlite3");
        let mut begun = vec![kind, "--fen", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"];
        if kind == "practice" {
            begun.extend(["--against", "person"]);
        }
        let mut desk = sit(&library, &begun);
        desk.says().unwrap();
        if kind == "tournament" {
            desk.answers("Schiedsrichter: Beginn");
        }
        assert!(desk.answers("Weiß: Turm Anna acht").contains("matt"), "{kind}");
        desk.kill();
        let mut desk = sit(&library, &["resume", "1"]);
        assert!(desk.says().unwrap().contains("Schachmatt"), "{kind}");
        let corrected = desk.answers("Weiß: Korrektur Turm Anna sieben");
        assert!(corrected.starts_with("Berichtigt: Turm Anna eins Anna sieben."), "{kind}: {corrected}");
        desk.leave();
        assert_eq!(read(&library, 1).1.outcome(), None, "{kind}");

        let mut desk = sit(&library, &begun);
        desk.says().unwrap();
        if kind == "tournament" {
            desk.answers("Schiedsrichter: Beginn");
        }
        desk.answers("Weiß: Turm Anna acht");
        desk.leave();
        let (events, over) = read(&library, 2);
        let last = &events.last().unwrap().event;
        assert!(matches!(last, Event::Play(PlayEvent::Completed { pressed: false, .. })), "{kind}: {last:?}");
        assert_eq!((over.ended_in_hand(), over.repeat_due()), (None, None), "{kind}");
    }
}

#[test]
fn killed_a_hundred_times_no_move_that_was_heard_is_lost() {
    let seed = 20_261_120;
    println!("seed {seed}");
    let mut random = Random(seed);
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let relay = ["relay", "--press", "auto", "--time", "90+30"];
    let (mut game, mut heard) = (1, 0);
    let mut desk = sit(&library, &relay);
    desk.says().unwrap();
    for round in 0..100 {
        let (_, mut now) = read(&library, game);
        if now.outcome().is_some() || now.plies().len() > 120 {
            desk.kill();
            desk = sit(&library, &relay);
            desk.says().unwrap();
            game += 1;
            heard = 0;
            now = read(&library, game).1;
        }
        // Several moves in a row, so that some are heard, some are half-way and some are not read yet.
        let mut position = now.position().clone();
        let sent = 1 + random.below(6);
        let mut over = false;
        for _ in 0..sent {
            let legal = position.legal_moves();
            if legal.is_empty() || over {
                break;
            }
            let played = legal[random.below(legal.len())];
            desk.hears(&UciMove::from_move(played, CastlingMode::Standard).to_string());
            position.play_unchecked(played);
            over = position.is_game_over();
        }
        let mut lines = Vec::new();
        for _ in 0..random.below(sent + 1) {
            let Some(line) = desk.says() else { break };
            assert!(!line.contains("Nicht"), "round {round}: {line}");
            heard += 1;
            let is_last = line.contains("Remis") || line.contains("gewinnt");
            lines.push(line);
            if is_last {
                break;
            }
        }
        time_passes(Duration::from_micros(u64::try_from(random.below(4_000)).unwrap()));
        desk.kill();
        let (events, after) = read(&library, game);
        // 6.2.1.1 — the move that ends the game is made, and nobody presses its clock.
        let is_over = after.outcome().is_some() || after.ended_in_hand().is_some();
        let kept = after.plies().len() + usize::from(after.ended_in_hand().is_some());
        assert!(kept >= heard, "round {round}: {heard} heard, {kept} kept; the last: {lines:?}");
        for (place, kept) in events.iter().enumerate() {
            assert_eq!(kept.seq, place as u64 + 1, "round {round}");
        }
        heard = kept;
        if is_over {
            desk = sit(&library, &relay);
            desk.says().unwrap();
            game += 1;
            heard = 0;
            continue;
        }
        desk = sit(&library, &["resume", &game.to_string()]);
        let greeting = desk.says().unwrap();
        assert!(greeting.contains("fortgesetzt"), "round {round}: {greeting}");
        let (_, resumed) = read(&library, game);
        assert_eq!(resumed.plies().len(), heard, "round {round}");
        assert_eq!(resumed.position(), after.position(), "round {round}");
    }
    desk.kill();
}

#[test]
fn a_killed_game_goes_on_with_the_clocks_as_they_stood() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut desk = sit(&library, &["relay", "--press", "auto", "--time", "90"]);
    desk.says().unwrap();
    desk.hears("e4");
    desk.says().unwrap();
    // Black thinks; nothing happens but the time.
    assert!(wait_until(|| Library::read(&library).unwrap().game(1).unwrap().at >= 2_000));
    desk.kill();
    time_passes(Duration::from_millis(2_100));
    let mut desk = sit(&library, &["resume"]);
    desk.says().unwrap();
    desk.hears("time used black");
    let told = desk.says().unwrap();
    let used = ["eine Sekunde", "zwei Sekunden", "drei Sekunden"];
    assert!(used.iter().any(|used| told.contains(used)), "{told}");
    desk.leave();
}

/// A program that is stopped counts no time and says so: it is not charged silently (6.11). How long everything else
/// takes is measured, not assumed: a busy machine takes longer.
#[cfg(unix)]
#[test]
fn article_6_11_a_program_that_stood_still_charges_nobody() {
    const SECONDS: [&str; 13] = [
        "null Sekunden",
        "eine Sekunde",
        "zwei Sekunden",
        "drei Sekunden",
        "vier Sekunden",
        "fünf Sekunden",
        "sechs Sekunden",
        "sieben Sekunden",
        "acht Sekunden",
        "neun Sekunden",
        "zehn Sekunden",
        "elf Sekunden",
        "zwölf Sekunden",
    ];
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let begun = Instant::now();
    let mut desk = sit(&library, &["relay", "--press", "auto", "--time", "90"]);
    desk.says().unwrap();
    desk.hears("e4");
    desk.says().unwrap();
    // What follows an answer is soon done; then it waits.
    settled(MOMENT, || std::fs::metadata(&library).unwrap().len());
    let process = desk.child.id().to_string();
    assert!(signal("STOP", &process));
    let still = Instant::now();
    time_passes(Duration::from_secs(7));
    let still = still.elapsed();
    assert!(signal("CONT", &process));
    desk.hears("time used black");
    let told = desk.says().unwrap();
    assert!(told.contains("stand") && told.contains("still"), "{told}");
    let used = desk.says().unwrap();
    desk.hears("weiter");
    let told = desk.says().unwrap();
    let passed = begun.elapsed();
    assert!(told.contains("Die Uhren laufen"), "{told}");
    desk.leave();

    let events = Library::read(&library).unwrap().game(1).unwrap().kept;
    let at = |is: fn(&Event) -> bool| events.iter().find(|kept| is(&kept.event)).unwrap().at_ms;
    let noticed = at(|event| matches!(event, Event::Ruling(RulingEvent::StoodStill { .. })));
    // The wait in which it was stopped is charged, and that is a second at most.
    let most = u64::try_from(passed.saturating_sub(still).as_millis()).unwrap() + 1000;
    assert!(noticed <= most, "{noticed} of {most}");
    // And that is what is told.
    let charged = noticed - at(|event| matches!(event, Event::Play(PlayEvent::Completed { .. })));
    let told = SECONDS.iter().position(|seconds| used.contains(seconds)).unwrap();
    assert!((u64::try_from(told).unwrap() * 1000).abs_diff(charged) <= 1000, "{used}: {charged}");
}

#[test]
fn a_second_process_on_the_same_game_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut first = sit(&library, &["relay"]);
    first.says().unwrap();
    let second =
        ansage(&library, "de").args(["resume", "1", "--line"]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(second.status.code(), Some(1));
    let told = String::from_utf8(second.stderr).unwrap();
    assert_eq!(told, "ansage: Partie 1 wird schon in einem anderen Fenster gespielt\n");
    // Another game of the same library is nobody's business.
    let mut other = sit(&library, &["relay"]);
    assert!(other.says().unwrap().ends_with("Weiß am Zug."));
    other.leave();
    first.hears("e4");
    assert_eq!(first.says().unwrap(), "Eva zwei Eva vier.");
    first.kill();
    let third = sit(&library, &["resume", "1"]);
    assert!(third.leave().contains("fortgesetzt"));
}

#[cfg(unix)]
#[test]
fn a_disk_that_takes_no_more_stops_the_clock_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    // A limit on the size of files stands for a full disk.
    let script =
        "ulimit -f 96; exec \"$0\" --library \"$1\" --voice de relay --press auto --line --speech off";
    let mut child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_ansage")])
        .arg(&library)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap()).lines();
    stdout.next().unwrap().unwrap();
    let there_and_back =
        ["Sf3", "Sf6", "Sg1", "Sg8", "Sc3", "Sc6", "Sb1", "Sb8", "e4", "e5", "d3", "d6", "a3", "a6"];
    let mut kept = 0;
    let refusal = there_and_back.iter().find_map(|announcement| {
        writeln!(stdin, "{announcement}").unwrap();
        let told = stdout.next().unwrap().unwrap();
        kept += usize::from(!told.starts_with("Nicht gespeichert"));
        told.starts_with("Nicht gespeichert").then_some(told)
    });
    let refusal = refusal.expect("the limit is too wide for this test");
    assert!(refusal.contains("Die Uhren stehen"), "{refusal}");
    let mut time = || {
        writeln!(stdin, "time").unwrap();
        stdout.next().unwrap().unwrap()
    };
    let before = time();
    assert_eq!(settled(Duration::from_millis(2_100), time), before);
    drop(stdin);
    assert!(child.wait().unwrap().success());
    assert_eq!(read(&library, 1).1.plies().len(), kept);
}

#[cfg(unix)]
#[test]
fn a_flag_that_cannot_be_kept_is_told_and_waits() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    // Without an end to it this would fill the memory, so that has a limit too.
    let script = "ulimit -v 4000000; ulimit -f 96; exec \"$0\" --library \"$1\" --voice de relay --press auto \
                  --time 5s --line --simulate-time";
    let mut child = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_ansage")])
        .arg(&library)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let moves = "Sf3\nSf6\nSg1\nSg8\nSc3\nSc6\nSb1\nSb8\ne4\ne5\nd3\nd6\na3\na6\nwait 9s\ntime\n";
    child.stdin.take().unwrap().write_all(moves.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && told.contains("Nicht gespeichert"), "{told}");
    assert!(told.lines().count() < 60, "{told}");
}

#[cfg(unix)]
#[test]
fn a_library_that_cannot_be_made_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let script = "ulimit -f 16; exec \"$0\" --library \"$1\" --voice de relay --line --speech off";
    let output = Command::new("sh")
        .args(["-c", script, env!("CARGO_BIN_EXE_ansage")])
        .arg(&library)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap().lines().count(), 1);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn what_is_no_library_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter.txt");
    let text = "Lieber Verein, ".repeat(400);
    std::fs::write(&file, &text).unwrap();
    let output = ansage(&file, "de").args(["relay", "--line"]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("keine Bibliothek von Ansage") && told.lines().count() == 1, "{told}");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_game_with_an_event_nobody_can_read_is_told_and_not_played() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    sit(&library, &["relay"]).leave();
    let connection = rusqlite::Connection::open(&library).unwrap();
    connection.execute("INSERT INTO events VALUES (1, 2, 0, '{\"event\":\"tomorrow\"}', x'00')", []).unwrap();
    drop(connection);
    let output =
        ansage(&library, "de").args(["resume", "1", "--line"]).stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("beschädigt") && told.lines().count() == 1, "{told}");
}

#[test]
fn the_fold_of_the_events_is_the_game_that_was_played() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut desk = sit(&library, &["relay", "--press", "auto"]);
    for line in ["e4", "e5", "white board: d4", "boards", "fix", "done", "done", "Sf3", "offer draw", "Sc6"] {
        desk.hears(line);
    }
    desk.leave();
    let (events, game) = read(&library, 1);
    assert_eq!(game.plies().len(), 4);
    assert!(matches!(events[0].event, Event::Play(PlayEvent::Opened(_))));
    for color in shakmaty::Color::ALL {
        assert_eq!(game.board(color).now(), game.position().board(), "{color}'s board");
        assert_eq!(game.score(color).moves().len(), 4);
    }
    let exported = ansage(&library, "de").args(["games", "export", "1", "--format", "pgn"]).output().unwrap();
    let pgn = String::from_utf8(exported.stdout).unwrap();
    for part in ["1. e4 {[%clk ", "2. Nf3 {[%clk ", "(=)}", "[TimeControl \"5400+30\"]", "Nc6"] {
        assert!(pgn.contains(part), "{part} in {pgn}");
    }
}
