//! Games that are imported, found, deleted and copied, and libraries of every version brought up to this one.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use super::{Home, Told, is_in_words, run};

/// Three games: with a variation, comments and judgements; one whose moves are in German letters; and one from a position.
const THREE: &str = "[Event \"Wch\"]\n[Site \"Reykjavik\"]\n[Date \"1972.07.11\"]\n[Round \"1\"]\n\
    [White \"Spassky, Boris\"]\n[Black \"Fischer, Robert J.\"]\n[Result \"1-0\"]\n[ECO \"E56\"]\n\n\
    {before} 1. d4 Nf6 2. c4 e6 3. Nf3 d5 {main [%eval 0.2]} 4. Nc3 Bb4 (4... Be7 {quiet} 5. Bg5 ({or} 5. Bf4!? O-O) 5... h6 \
    $14) 5. e3 $1 O-O ; to the } end\n 1-0\n\n\
    [Event \"Verein\"]\n[Date \"2024.??.??\"]\n[White \"Müller\"]\n[Black \"Nagy\"]\n[Result \"1/2-1/2\"]\n\n\
    1. e4 e5 2. Sf3 Sc6 3. Lb5 1/2-1/2\n\n\
    [Event \"Study\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/4k3/4p3/4K3 w - - 0 1\"]\n\n*\n";

fn import(home: &Home, text: &str, flags: &[&str]) -> Told {
    let file = home.path("games.pgn");
    fs::write(&file, text).unwrap();
    let told = home.run("en", &[&["games", "import", file.to_str().unwrap()], flags].concat());
    is_in_words(&told.error);
    told
}

#[test]
fn every_game_comes_in_whole_or_is_told_with_line_column_and_reason() {
    let home = Home::new();
    let told = import(&home, THREE, &[]);
    assert_eq!(told.out, "2 games imported, 1 cannot be read.\n");
    let file = home.path("games.pgn");
    let why = format!(
        "{}, line 19, column 13: Sf3 cannot be read as a move. This game is not imported.\n",
        file.display()
    );
    assert_eq!((told.code, told.error), (Some(1), why));
    // What is there already stays as it is, and the letters of a voice are read where they are named.
    let told = import(&home, THREE, &["--letters", "de"]);
    assert!(told.error.contains("line 10, column 16: Nf6"), "{}", told.error);
    let two =
        THREE.split("[Event \"Verein\"]").nth(1).map(|rest| format!("[Event \"Verein\"]{rest}")).unwrap();
    let told = import(&home, &two, &["--letters", "de"]);
    assert_eq!((told.code, told.out.as_str()), (Some(0), "No game imported, 2 were there already.\n"));
}

#[test]
fn variations_comments_and_judgements_survive_import_and_export() {
    let home = Home::new();
    import(&home, THREE, &[]);
    let exported = home.run("en", &["games", "export", "1"]).out;
    let expected = "[Event \"Wch\"]\n[Site \"Reykjavik\"]\n[Date \"1972.07.11\"]\n[Round \"1\"]\n\
        [White \"Spassky, Boris\"]\n[Black \"Fischer, Robert J.\"]\n[Result \"1-0\"]\n[ECO \"E56\"]\n\n\
        {before} 1. d4 Nf6 2. c4 e6 3. Nf3 d5 {main [%eval 0.2]} 4. Nc3 Bb4 (4... Be7\n\
        {quiet} 5. Bg5 ({or} 5. Bf4 $5 5... O-O) 5... h6 $14) 5. e3 $1 5... O-O ; to the } end\n1-0\n\n";
    assert_eq!(exported, expected);
    // Brought in once more it is the same game.
    let told = import(&home, &exported, &[]);
    assert_eq!(told.out, "No game imported, one was there already.\n");
    let told = home.run("en", &["games", "export", "1", "--letters", "de"]);
    assert!(told.out.contains("4. Sc3 Lb4 (4... Le7"), "{}", told.out);
}

#[test]
fn games_come_in_through_a_pipe() {
    let home = Home::new();
    let mut importing = home.command("en");
    importing.args(["games", "import", "/dev/stdin"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut importing = importing.spawn().unwrap();
    importing.stdin.take().unwrap().write_all(b"1. e4 e5 *\n\n1. d4 d5 *\n").unwrap();
    let told = importing.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(told.stdout).unwrap(), "2 games imported.\n");
}

#[test]
fn what_stands_before_a_fault_can_be_taken() {
    let home = Home::new();
    let told = import(&home, "[Result \"1-0\"]\n\n1. e4 e5 2. Ke3 Ke7 1-0\n", &["--until-fault"]);
    assert_eq!(told.code, Some(0));
    assert!(told.error.ends_with("column 13: Ke3 is no legal move. What stands before it is imported.\n"));
    let exported = home.run("en", &["games", "export", "1"]).out;
    assert!(exported.contains("[Result \"*\"]") && exported.ends_with("\n1. e4 e5 *\n\n"), "{exported}");
}

#[test]
fn games_are_found_by_player_date_event_result_moves_and_position() {
    let home = Home::of_this_version();
    import(&home, THREE, &[]);
    let found = |flags: &[&str]| {
        let told = home.run("en", &[&["games", "search"], flags].concat());
        assert_eq!(told.error, "", "{flags:?}");
        let numbers =
            told.out.lines().filter_map(|line| line.split_once(':').map(|(number, _)| number.to_owned()));
        numbers.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(found(&["--player", "fischer"]), "5");
    assert_eq!(found(&["--white", "fischer"]), "");
    assert_eq!(found(&["--player", "bor spas", "--event", "wch"]), "5");
    assert_eq!(found(&["--date", "1970..1972-07"]), "5");
    assert_eq!(found(&["--result", "1-0"]), "2 5");
    assert_eq!(found(&["--moves", "1. d4 Nf6 2. c4"]), "5");
    assert_eq!(found(&["--fen", "rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 1 2"]), "5");
    assert_eq!(found(&["--fen", "8/8/8/8/8/4k3/4p3/4K3 w - - 0 1"]), "6");
    assert_eq!(found(&["--fen", "8/8/8/8/8/4k3/4p3/4K3 b - - 0 1"]), "");
    for (flag, value) in [("--date", "yesterday"), ("--result", "won"), ("--moves", "e5"), ("--fen", "x")] {
        let told = home.run("en", &["games", "search", flag, value]);
        assert!(told.code == Some(2) && !told.error.is_empty(), "{told:?}");
        is_in_words(&told.error);
    }
}

#[test]
fn an_index_that_is_missing_or_damaged_is_made_anew_and_what_is_somebody_elses_stays() {
    let home = Home::new();
    import(&home, THREE, &[]);
    let search = || home.run("en", &["games", "search", "--player", "spassky"]);
    let right = search();
    assert!(right.out.starts_with("1: imported, 1972-07-11"), "{right:?}");
    let index = home.path("library.sqlite3-index");
    let whole = fs::read(&index).unwrap();
    fs::write(&index, &whole[..whole.len() / 2]).unwrap();
    assert_eq!(search().out, right.out);
    assert!(fs::read(&index).unwrap().len() >= whole.len());
    for own in ["mine".to_owned(), "no database at all, but long enough to be taken for one".repeat(20)] {
        fs::write(&index, &own).unwrap();
        assert_eq!(search().out, right.out);
        assert_eq!(fs::read_to_string(&index).unwrap(), own);
    }
    fs::remove_file(&index).unwrap();
    fs::create_dir(&index).unwrap();
    assert_eq!(search().out, right.out);
}

#[test]
fn a_game_is_deleted_when_that_is_confirmed_and_a_tombstone_stays() {
    let home = Home::of_this_version();
    let mut asked = home.command("en");
    let told = run(&mut asked, &["games", "delete", "2"]);
    assert!(told.out.ends_with("Yes or no: Nothing is deleted.\n"), "{}", told.out);
    let told = home.run("en", &["games", "delete", "2", "--yes"]);
    assert_eq!((told.code, told.out.as_str()), (Some(0), "Game 2 is deleted.\n"));
    let told = home.run("en", &["games", "show", "2"]);
    assert!(told.code == Some(1) && told.error.contains("Game 2 was deleted on"), "{told:?}");
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 3 games are sound.\n");
    assert_eq!(home.run("en", &["games", "delete", "99", "--yes"]).code, Some(1));
    // A game that somebody plays stays.
    let desk = home.sit("en", &["resume", "1"]);
    let told = home.run("en", &["games", "delete", "1", "--yes"]);
    assert!(told.code == Some(1) && told.error.contains("being played"), "{told:?}");
    drop(desk);
}

#[test]
fn a_copy_is_whole_and_is_made_while_a_game_is_played() {
    let home = Home::of_this_version();
    let mut desk = home.sit("en", &["relay"]);
    desk.answers("e4");
    let copy = home.path("copy.sqlite3");
    let told = home.run("en", &["games", "backup", copy.to_str().unwrap()]);
    assert_eq!((told.code, told.error.as_str()), (Some(0), ""));
    desk.answers("press");
    drop(desk);
    let mut other = super::at(&copy, "en");
    assert_eq!(run(&mut other, &["games", "verify"]).out, "All 5 games are sound.\n");
    // Never over the library itself, nor into a folder that is not there.
    for path in [home.library.clone(), home.path("library.sqlite3-journal"), home.path("none/copy")] {
        let told = home.run("en", &["games", "backup", path.to_str().unwrap()]);
        assert!(told.code == Some(1) && !told.error.is_empty(), "{told:?}");
        is_in_words(&told.error);
    }
    assert_eq!(home.run("en", &["games", "verify"]).code, Some(0));
}

#[test]
fn libraries_of_every_version_are_brought_up_to_this_one() {
    for version in 1..=4 {
        let home = Home::new();
        let sample = format!("tests/program/library/of_version_{version}.sqlite3");
        fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join(sample), &home.library).unwrap();
        let before = home.run("en", &["games", "list"]);
        assert_eq!((before.code, before.error.as_str()), (Some(0), ""), "{version}");
        assert_eq!(import(&home, THREE, &[]).out, "2 games imported, 1 cannot be read.\n", "{version}");
        let after = home.run("en", &["games", "list"]);
        assert!(after.out.starts_with(&before.out), "{version}: {}", after.out);
        assert_eq!(home.run("en", &["games", "verify"]).code, Some(0), "{version}");
        assert_eq!(home.run("en", &["games", "delete", "1", "--yes"]).code, Some(0), "{version}");
        assert_eq!(home.run("en", &["games", "verify"]).code, Some(0), "{version}");
    }
}

#[test]
fn what_is_imported_and_changed_afterwards_is_told() {
    let home = Home::new();
    import(&home, THREE, &[]);
    assert_eq!(home.run("en", &["games", "search", "--event", "wch"]).code, Some(0));
    home.attack("UPDATE imports SET pgn = replace(pgn, 'Spassky', 'Spasski') WHERE game = 1");
    let told = home.run("en", &["games", "verify"]);
    assert!(told.code == Some(1) && told.error.contains("ame 1"), "{told:?}");
    is_in_words(&told.error);
    let told = home.run("en", &["games", "search", "--event", "wch"]);
    assert_eq!(told.code, Some(1));
    assert!(home.run("en", &["games", "show", "1"]).code == Some(1));
    assert!(home.run("en", &["games", "show", "2"]).code == Some(0));
}

#[test]
fn an_imported_game_is_gone_over_and_not_played_on() {
    let home = Home::new();
    import(&home, THREE, &[]);
    let (out, _) =
        crate::support::desk::said(home.command("en").args(["review", "1"]), "next\nwho plays\nquit\n");
    assert!(out.contains("d2 d4") || out.contains("delta") || out.contains("David"), "{out}");
    assert!(out.contains("Boris Spassky"), "{out}");
    assert!(home.run("en", &["resume", "1"]).error.contains("was imported"));
    let cells = home.run("de", &["games", "export", "1", "--format", "cells", "--ply", "0"]).out;
    assert!(cells.lines().count() == 8 && cells.starts_with('⠞'), "{cells}");
    let told = home.run("en", &["games", "import", "/nowhere.pgn"]);
    assert!(told.code == Some(1) && told.out.is_empty() && told.error.contains("/nowhere.pgn"), "{told:?}");
}
