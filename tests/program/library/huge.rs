//! What is larger than anything anybody has: the longest game there can be, and files that no memory holds.

use std::fmt::Write as _;
use std::fs;
use std::process::{Command, Stdio};
use std::sync::Arc;

use ansage::game::{Actor, Event, Game, PlayEvent, Speaker, position_of};
use ansage::record::{Keeping, Library};
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, EnPassantMode, Move, Position};

use super::injected::{MOMENT, opened};
use super::{Home, Told};
use crate::support::games::long;

/// No pawn stands in the way of another, so that each can be moved six times.
const START: &str = "rnbqkbnr/1p1p1p1p/1p1p1p1p/8/8/P1P1P1P1/P1P1P1P1/RNBQKBNR w - - 0 1";

/// By the rule of seventy-five moves a game ends before its 8,849th; 5,900 is about what that of fifty leaves.
const PLIES: usize = 2 * 5_900;

fn as_pgn(moves: &[Move]) -> String {
    let mut position = position_of(START, None).unwrap();
    let mut text = format!("[White \"Ada\"]\n[Result \"*\"]\n[SetUp \"1\"]\n[FEN \"{START}\"]\n\n");
    for (ply, played) in moves.iter().enumerate() {
        if ply % 2 == 0 {
            write!(text, "{}. ", ply / 2 + 1).unwrap();
        }
        text += &SanPlus::from_move(position.clone(), *played).to_string();
        text += if ply % 8 == 7 { "\n" } else { " " };
        position.play_unchecked(*played);
    }
    text + "*\n"
}

/// The same as it is kept when it is played.
fn keep(home: &Home, moves: &[Move]) {
    let mut opened = serde_json::to_value(opened()).unwrap();
    opened["start"] = START.into();
    let opened: Event = serde_json::from_value(opened).unwrap();
    let library = Library::open(&home.library).unwrap();
    let mut keeping = Keeping::begin(library, MOMENT, opened.clone()).unwrap();
    let mut events = Vec::new();
    for (ply, played) in moves.iter().enumerate() {
        let color = if ply % 2 == 0 { Color::White } else { Color::Black };
        let r#move = UciMove::from_move(*played, CastlingMode::Standard);
        events.push(Event::Play(PlayEvent::Announced { by: Speaker::from(color), r#move }));
        let executed_by = Some((!color).into());
        events.push(Event::Play(PlayEvent::Repeated { by: Actor::Program, executed_by }));
        events.push(Event::pressed(color, Actor::Program));
    }
    let game = Arc::new(Game::fold([(0, &opened)]).unwrap());
    keeping.append(&game.advance_all(events, 0, 2)).unwrap();
}

#[test]
fn a_game_of_5900_moves_is_imported_found_and_written_in_every_form() {
    let moves = long(3, position_of(START, None).unwrap(), PLIES);
    let home = Home::new();
    keep(&home, &moves);
    let file = home.path("long.pgn");
    fs::write(&file, as_pgn(&moves)).unwrap();
    let run = |arguments: &[&str]| {
        let told = home.run("en", arguments);
        assert_eq!(told.code, Some(0), "{arguments:?}: {}", told.error);
        told.out
    };
    assert_eq!(run(&["games", "import", file.to_str().unwrap()]), "One game imported.\n");
    assert_eq!(run(&["games", "list"]).lines().count(), 2);
    let mut position = position_of(START, None).unwrap();
    moves[..PLIES - 7].iter().for_each(|played| position.play_unchecked(*played));
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    let found = run(&["games", "search", "--fen", &fen]);
    assert!(found.lines().count() == 2 && found.contains("5897"), "{found}");
    assert_eq!(run(&["games", "verify"]), "All 2 games are sound.\n");
    for form in ["pgn", "text", "html", "brf", "brl", "fen", "epd", "cells", "svg", "png", "json"] {
        for game in ["1", "2"] {
            let mut command = home.command("en");
            let out = command.args(["games", "export", game, "--format", form]).output().unwrap();
            // What was imported has no events.
            let is_none = form == "json" && game == "2";
            assert_eq!(out.status.code(), Some(i32::from(is_none)), "{form} of {game}");
            let least = if ["fen", "epd", "cells", "svg", "png"].contains(&form) { 20 } else { 5 * PLIES };
            assert!(is_none || out.stdout.len() > least, "{form} of {game}: {} bytes", out.stdout.len());
            if form == "pgn" {
                let text = String::from_utf8(out.stdout).unwrap();
                assert!(text.contains("\n5900. ") || text.contains(" 5900. "), "{game}");
            }
        }
    }
    // What was written is read back as the same game.
    let again = run(&["games", "export", "2"]);
    fs::write(&file, again).unwrap();
    assert_eq!(
        run(&["games", "import", file.to_str().unwrap()]),
        "No game imported, one was there already.\n"
    );
}

/// Runs the program with so many megabytes of memory at most.
#[cfg(target_os = "linux")]
fn within(megabytes: u32, home: &Home, arguments: &[&str]) -> Told {
    let mut command = Command::new("sh");
    let script = format!("ulimit -v {}; exec \"$0\" \"$@\"", u64::from(megabytes) << 10);
    command.args(["-c", &script, env!("CARGO_BIN_EXE_ansage")]);
    command.arg("--library").arg(&home.library).args(["--voice", "en"]).stdin(Stdio::null());
    command.env("XDG_CONFIG_HOME", "/nonexistent").env("XDG_DATA_HOME", "/nonexistent");
    super::run(&mut command, arguments)
}

/// A file of which most is nothing, and the rest long comments, is not held in memory.
#[cfg(target_os = "linux")]
#[test]
fn a_file_larger_than_the_memory_is_imported() {
    use std::io::{Seek, SeekFrom, Write};
    /// Some of it is the program itself, which without optimisation is large.
    const MEMORY: u32 = 400;
    const GAMES: u32 = 2_000;
    let home = Home::new();
    let path = home.path("large.pgn");
    let game = |number| format!("[Round \"{number}\"]\n[Result \"*\"]\n\n1. e4 e5 *\n\n");
    let mut file = fs::File::create(&path).unwrap();
    // Comments beside the moves, each as long as a page.
    let comment = format!("{{{}}}\n", "a word or two ".repeat(300));
    for number in 1..=GAMES {
        file.write_all(game(number).replace("e5 *", &format!("e5 {comment} *")).as_bytes()).unwrap();
        if number % 500 == 0 {
            // A hole in the file takes no room, and is read as noughts.
            file.seek(SeekFrom::Current(1 << 27)).unwrap();
            file.write_all(b"\n\n").unwrap();
        }
    }
    drop(file);
    assert!(fs::metadata(&path).unwrap().len() > u64::from(MEMORY) << 20);
    let told = within(MEMORY, &home, &["games", "import", path.to_str().unwrap()]);
    let imported = Library::read(&home.library).unwrap().imports().unwrap().len();
    assert!(told.out.starts_with(&format!("{imported} games imported")), "{told:?}");
    assert!((1_990..=2_000).contains(&imported), "{imported}: {told:?}");
    let told = within(MEMORY, &home, &["games", "search", "--result", "*", "--limit", "1"]);
    assert_eq!((told.code, told.out.lines().count()), (Some(0), 2), "{told:?}");
}
