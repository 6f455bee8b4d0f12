//! Files of games that are not written in UTF-8: their signs, where their games begin, and every command that reads
//! them.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use ansage::collection::{Collection, GamePlace, IndexState, Indexing};

/// Games with signs of one, two, three and four bytes, in names, comments and behind them.
const GAMES: &str = "[Event \"Zürich €\"]\n[White \"Ő, Á\"]\n[Black \"𝔅\"]\n\n1. e4 {so ß 𝔅 ő} (1. d4 {€}) e5 *\n\n\
                     % 𝔅\n[Event \"Zwei\"]\n[White \"Gràcia\"]\n\n1. d4 d5 {𝔅 never closed\n\
                     [Event \"Drei ½\"]\n[White \"Çelik\"]\n\n1. c4 c5 1/2-1/2\n\n";

fn utf16(text: &str, bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(bytes).collect()
}

/// The same text in every encoding, by its name.
fn encoded(text: &str) -> Vec<(&'static str, Vec<u8>)> {
    let marked = "\u{feff}".to_owned() + text;
    vec![
        ("utf8", text.as_bytes().to_vec()),
        ("utf8-marked", marked.as_bytes().to_vec()),
        ("utf16le", utf16(&marked, u16::to_le_bytes)),
        ("utf16be", utf16(&marked, u16::to_be_bytes)),
        ("utf16le-unmarked", utf16(text, u16::to_le_bytes)),
        ("utf16be-unmarked", utf16(text, u16::to_be_bytes)),
    ]
}

#[test]
fn games_begin_where_they_begin_in_every_encoding() {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in encoded(GAMES) {
        let file = folder.path().join(name);
        fs::write(&file, &bytes).unwrap();
        let collection = Collection::open(&file).unwrap();
        let indexing = Indexing::begin(collection.clone(), folder.path(), || ());
        assert_eq!(indexing.after(Duration::from_mins(5)), IndexState::Whole(3, 1), "{name}");
        let mut place = GamePlace::FIRST;
        for (number, white, line) in [(1, "Ő, Á", 1), (2, "Gràcia", 8), (3, "Çelik", 12)] {
            // From game to game, and by the index.
            let [game, indexed] =
                [place, indexing.place(number).unwrap()].map(|place| collection.game(place, None).unwrap());
            assert_eq!((game.tags.white.as_str(), game.place.line), (white, line), "{name}");
            assert_eq!((game.place, game.end), (indexed.place, indexed.end), "{name}");
            assert_eq!(indexed.tags.white, white, "{name}");
            assert_eq!(game.tree.main_line().count(), 2, "{name}");
            place = game.end;
        }
        assert!(place.at <= bytes.len() as u64 && place.at + 8 > bytes.len() as u64, "{name}: {place:?}");
    }
}

/// Half a sign, and one that is cut off: what is behind it is read.
#[test]
fn what_is_no_sign_costs_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut units: Vec<u16> = "\u{feff}[White \"A".encode_utf16().collect();
    units.push(0xd800);
    units.extend("b\"]\n\n1. e4 {".encode_utf16());
    units.extend([0xdc00, 0xd800]);
    units.extend("} e5 *\n\n[White \"Gray\"]\n\n1. d4 *\n".encode_utf16());
    let mut bytes: Vec<u8> = units.into_iter().flat_map(u16::to_le_bytes).collect();
    bytes.push(b'\n');
    let file = folder.path().join("games");
    fs::write(&file, bytes).unwrap();
    let collection = Collection::open(&file).unwrap();
    let first = collection.game(GamePlace::FIRST, None).unwrap();
    assert_eq!((first.tags.white.as_str(), first.tree.main_line().count()), ("A\u{fffd}b", 2));
    assert_eq!(collection.game(first.end, None).unwrap().tags.white, "Gray");
}

/// What a command prints and says is wrong, with what is typed.
fn told(command: &[&str], file: &Path, typed: &str) -> String {
    let home = file.parent().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_ansage"));
    program.args(command).arg(file).env_clear().env("HOME", home).current_dir(home);
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut program = program.spawn().unwrap();
    // A program that reads nothing has left.
    let _ = std::io::Write::write_all(&mut program.stdin.take().unwrap(), typed.as_bytes());
    let done = program.wait_with_output().unwrap();
    String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap()
}

#[test]
fn every_command_that_reads_games_reads_them() {
    const DESK: [&str; 6] = ["--voice", "en", "--line", "--speech", "off", "--simulate-time"];
    let folder = tempfile::tempdir().unwrap();
    let puzzle = "[White \"Őze\"]\n[FEN \"7k/5ppp/8/8/8/8/8/R6K w - - 0 1\"]\n\n1. Ra8# *\n";
    for (name, bytes) in encoded(GAMES).into_iter().take(4) {
        let file = folder.path().join(name.to_owned() + ".pgn");
        fs::write(&file, bytes).unwrap();
        let listened = told(&[&["listen"], &DESK[..]].concat(), &file, "wait 30s\nquit\n");
        assert!(listened.contains("Zürich €") && listened.contains("ß 𝔅 ő"), "{name}: {listened}");
        let reviewed = told(&[&["review", "--game", "3"], &DESK[..]].concat(), &file, "forward\nquit\n");
        assert!(
            reviewed.contains("Game 3 of") && reviewed.contains("1. White: Cesar two Cesar four."),
            "{name}: {reviewed}"
        );
        let said = told(&["say", "--voice", "en"], &file, "");
        // Two moves a game, a blank line between games, and that a comment is never closed.
        assert_eq!(said.lines().count(), 9, "{name}: {said}");
    }
    for (name, bytes) in encoded(puzzle).into_iter().take(4) {
        let file = folder.path().join(name.to_owned() + "-puzzle.pgn");
        fs::write(&file, bytes).unwrap();
        let solved = told(&[&["puzzles"], &DESK[..]].concat(), &file, "rook a8\nquit\n");
        assert!(solved.contains("Right") || solved.contains("Solved"), "{name}: {solved}");
        let score = [&["reconcile", "--voice", "en"][..], &[file.to_str().unwrap()]].concat();
        let compared = told(&score, &file, "");
        assert!(!compared.contains("cannot be read"), "{name}: {compared}");
    }
}
