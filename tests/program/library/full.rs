//! A full disk, wherever it begins to be full: what is written is there whole or as it was, and a sentence says so.

use std::fs;
use std::path::Path;
use std::process::Command;

use ansage::record::Library;

use super::{Home, Told, is_in_words, run};

/// Runs a command to which no file may grow beyond so many blocks of 512 bytes, which stands for a full disk.
fn with_blocks(blocks: u64, home: &Home, arguments: &[&str]) -> Told {
    let mut command = Command::new("sh");
    command.args(["-c", &format!("ulimit -f {blocks}; exec \"$0\" \"$@\""), env!("CARGO_BIN_EXE_ansage")]);
    command.arg("--library").arg(&home.library).args(["--voice", "en"]);
    command.env("XDG_CONFIG_HOME", "/nonexistent").env("XDG_DATA_HOME", "/nonexistent");
    let told = run(&mut command, arguments);
    let what = format!("{blocks} blocks: {arguments:?}: {told:?}");
    assert!(told.code == Some(0) || told.code == Some(1) && told.error.lines().count() == 1, "{what}");
    is_in_words(&told.error);
    told
}

/// A library with eight hundred imported games beside those that were played.
fn large() -> Home {
    let home = Home::of_this_version();
    let game = |round| {
        format!(
            "[Event \"Many\"]\n[White \"Ada\"]\n[Round \"{round}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 1-0\n"
        )
    };
    let games: Vec<String> = (1..=800).map(game).collect();
    Library::open(&home.library).unwrap().import("2026-01-01T00:00:00+00:00", &games).unwrap();
    fs::write(home.path("more.pgn"), games.concat().replace("Many", "More")).unwrap();
    home
}

fn copied(sample: &Home) -> Home {
    let home = Home::new();
    for name in ["library.sqlite3", "more.pgn"] {
        fs::copy(sample.path(name), home.path(name)).unwrap();
    }
    home
}

fn blocks(path: &Path) -> u64 {
    fs::metadata(path).unwrap().len().div_ceil(512)
}

fn verified(home: &Home) -> String {
    let told = home.run("en", &["games", "verify"]);
    assert_eq!((told.code, told.error.as_str()), (Some(0), ""), "{told:?}");
    told.out
}

#[test]
fn an_import_for_which_there_is_no_room_keeps_whole_parts_and_can_be_repeated() {
    let sample = large();
    let mut refused = 0;
    for more in [0, 40, 140, 900] {
        let home = copied(&sample);
        let limit = blocks(&home.library) + more;
        let told = with_blocks(limit, &home, &["games", "import", home.path("more.pgn").to_str().unwrap()]);
        refused += u32::from(told.code == Some(1));
        let kept = Library::read(&home.library).unwrap().imports().unwrap().len();
        assert!(kept.is_multiple_of(200) && (told.code == Some(1)) == (kept < 1_600), "{kept}: {told:?}");
        // What was acknowledged is what is there.
        let count = if kept == 800 {
            "No game imported".to_owned()
        } else {
            format!("{} games imported", kept - 800)
        };
        assert!(told.out.is_empty() && kept == 800 || told.out.starts_with(&count), "{kept}: {told:?}");
        verified(&home);
        assert_eq!(
            home.run("en", &["games", "import", home.path("more.pgn").to_str().unwrap()]).code,
            Some(0)
        );
        assert_eq!(verified(&home), "All 1604 games are sound.\n");
    }
    assert!(refused > 2);
}

#[test]
fn a_game_that_cannot_be_deleted_is_still_there() {
    let sample = large();
    let mut refused = 0;
    for limit in [1, 4, 16, 17, 24, 32, blocks(&sample.library)] {
        let home = copied(&sample);
        let told = with_blocks(limit, &home, &["games", "delete", "2", "--yes"]);
        refused += u32::from(told.code == Some(1));
        let there = home.run("en", &["games", "show", "2"]).code == Some(0);
        assert_eq!(there, told.code == Some(1), "{limit}: {told:?}");
        assert_eq!(verified(&home), format!("All {} games are sound.\n", if there { 804 } else { 803 }));
    }
    assert!(refused > 2);
}

#[test]
fn a_copy_or_a_file_for_which_there_is_no_room_is_as_it_was() {
    let sample = large();
    for limit in [0, 1, 2, 8, 40, blocks(&sample.library) - 1, blocks(&sample.library)] {
        let home = copied(&sample);
        let out = home.path("out");
        let path = out.to_str().unwrap();
        for command in [
            &["games", "backup", path][..],
            &["games", "export", "1", "--output", path],
            &["games", "export", "1", "--format", "png", "--output", path],
        ] {
            fs::write(&out, b"SQLite format 3\0as it was").unwrap();
            let told = with_blocks(limit, &home, command);
            let is_old = fs::read(&out).unwrap() == b"SQLite format 3\0as it was";
            assert_eq!(is_old, told.code == Some(1), "{limit}: {command:?}: {told:?}");
            // Nothing is left beside it.
            assert_eq!(fs::read_dir(home.folder.path()).unwrap().count(), 3, "{limit}: {command:?}");
        }
        verified(&home);
    }
}

#[test]
fn what_is_found_does_not_depend_on_room_for_the_index() {
    let sample = large();
    let fen = "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2";
    let search = ["games", "search", "--player", "ada", "--fen", fen, "--limit", "3"];
    let right = copied(&sample).run("en", &search);
    assert_eq!((right.code, right.out.lines().count()), (Some(0), 4), "{right:?}");
    for limit in [0, 8, 100, 400] {
        let home = copied(&sample);
        // Where it is to be made, and where it has to grow.
        for _ in 0..2 {
            let told = with_blocks(limit, &home, &search);
            assert_eq!((told.code, &told.out), (Some(0), &right.out), "{limit}: {told:?}");
            assert_eq!(with_blocks(limit, &home, &["games", "stats"]).code, Some(0), "{limit}");
        }
        verified(&home);
    }
}
