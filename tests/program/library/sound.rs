//! Games as sound: read aloud into a file, as a talking book, and each announcement of a desk as a file of its own.

use std::fs;
use std::path::Path;
use std::process::Command;

use super::{Home, Told};
use crate::daisy::faults;
use crate::support::desk::said;

/// Whether there is anything that could speak; said where there is not.
fn speaks() -> bool {
    let there = Command::new("espeak-ng").arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: espeak-ng is not installed");
    }
    there
}

/// Two games: one that comes to an endgame, one with hostile names that is never begun.
fn home() -> Home {
    let home = Home::new();
    let games = "[Event \"Test\"]\n[White \"Hund, Anna\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bb5 {a comment} a6 4. Bxc6 dxc6 5. Nxe5 Qd4 6. Nf3 Qxe4+ 7. Qe2 Qxe2+ 8. Kxe2 Bg4 \
        9. d3 O-O-O 10. Be3 Re8 11. Nbd2 Bd6 12. h3 Bh5 13. g4 Bg6 14. Rhe1 Nf6 15. Kd1 Rxe3 16. Rxe3 Nd5 \
        17. Re1 Nf4 18. Nd4 Re8 19. Rxe8+ Kd7 20. Re3 c5 1-0\n\n\
        [Event \"<b>\"]\n[White \"A\\\\ \u{202e}& \\\"x\\\"\"]\n[Black \"?\"]\n[Result \"*\"]\n\n*\n\n";
    fs::write(home.path("two.pgn"), games).unwrap();
    let told = home.run("en", &["games", "import", home.path("two.pgn").to_str().unwrap()]);
    assert_eq!(told.code, Some(0), "{told:?}");
    home
}

fn export(home: &Home, voice: &str, rest: &[&str]) -> Told {
    home.run(voice, &[&["games", "export"], rest].concat())
}

/// What a desk says to these lines.
fn desk(home: &Home, voice: &str, arguments: &[&str], lines: &str) -> String {
    said(home.command(voice).args(arguments), lines).0
}

/// The files of a folder, each with its bytes.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries.map(|entry| (entry.file_name().into_string().unwrap(), fs::read(entry.path()).unwrap())).collect()
}

/// How long a WAV file of one channel with 16 bits plays, in milliseconds.
fn length_ms(wav: &[u8]) -> usize {
    let rate = u32::from_le_bytes(wav[24..28].try_into().unwrap());
    assert_eq!((&wav[..4], &wav[8..16], &wav[36..40]), (&b"RIFF"[..], &b"WAVEfmt "[..], &b"data"[..]));
    (wav.len() - 44) * 1000 / 2 / usize::try_from(rate).unwrap()
}

#[test]
fn a_talking_book_keeps_the_rules_and_has_a_heading_for_each_game_and_stage() {
    if !speaks() {
        return;
    }
    let home = home();
    for voice in ["en", "de", "es", "eu", "hu", "pt"] {
        let folder = home.path(&format!("book-{voice}"));
        let told = export(
            &home,
            voice,
            &["1-2", "--format", "daisy", "--rate", "5", "--pace", "0", "--output", folder.to_str().unwrap()],
        );
        assert_eq!((told.code, told.out.as_str()), (Some(0), ""), "{voice}: {told:?}");
        let files = files(&folder);
        let found = faults(&files);
        assert!(found.is_empty(), "{voice}: {found:#?}");
        assert!(files.iter().any(|(name, _)| name == "master.smil"));
        let ncc = files.iter().find(|(name, _)| name == "ncc.html").unwrap();
        let ncc = String::from_utf8(ncc.1.clone()).unwrap();
        let headings = ["h1", "h2"].map(|level| ncc.matches(&format!("</{level}>")).count());
        // The title and two games; opening and middlegame of the one that was played.
        assert_eq!(headings, [3, 2], "{voice}: {ncc}");
        assert!(!ncc.contains('\u{202e}') && ncc.contains("Anna Hund"), "{voice}: {ncc}");
    }
}

#[test]
fn the_pace_is_the_silence_between_two_moves() {
    if !speaks() {
        return;
    }
    let home = home();
    let length = |pace: &str| {
        let path = home.path(&format!("{pace}.wav"));
        let told = export(
            &home,
            "de",
            &["1", "--format", "audio", "--pace", pace, "--output", path.to_str().unwrap()],
        );
        assert_eq!(told.code, Some(0), "{told:?}");
        length_ms(&fs::read(path).unwrap())
    };
    // Forty moves of one side, the comment, and the result.
    let more = length("3") - length("1");
    assert!(more.abs_diff(2000 * 42) < 50, "{more}");
    assert_eq!(export(&home, "de", &["1", "--format", "audio", "--pace", "61"]).code, Some(2));
}

#[test]
fn a_book_goes_into_an_empty_folder_or_nowhere() {
    let home = home();
    assert_eq!(export(&home, "en", &["1", "--format", "daisy"]).code, Some(2));
    if !speaks() {
        return;
    }
    let folder = home.path("full");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("mine"), "mine").unwrap();
    let before = fs::read_dir(home.path("")).unwrap().count();
    for path in [folder.to_str().unwrap(), folder.join("mine").to_str().unwrap(), "/dev/null"] {
        let told = export(&home, "en", &["2", "--format", "daisy", "--output", path]);
        assert!(told.code == Some(1) && told.error.contains(path), "{told:?}");
    }
    assert_eq!(files(&folder), [("mine".to_owned(), b"mine".to_vec())]);
    assert_eq!(fs::read_dir(home.path("")).unwrap().count(), before, "something was left behind");
}

#[test]
fn several_games_go_into_one_file_where_the_form_holds_them() {
    let home = home();
    let pgn = export(&home, "en", &["1-9", "--format", "pgn"]);
    let each: String = ["1", "2"].map(|game| export(&home, "en", &[game]).out).concat();
    assert_eq!((pgn.code, pgn.out), (Some(0), each));
    assert_eq!(export(&home, "en", &["1", "1"]).out.matches("[Event ").count(), 2);
    assert_eq!(export(&home, "en", &["3-9"]).code, Some(1));
    for form in ["svg", "png", "html", "cells", "json"] {
        let told = export(&home, "en", &["1", "2", "--format", form]);
        assert!(told.code == Some(2) && told.out.is_empty(), "{form}: {told:?}");
    }
}

#[test]
fn each_announcement_is_kept_under_its_ply_and_none_is_written_over() {
    if !speaks() {
        return;
    }
    let home = Home::new();
    let folder = home.path("sound");
    let lines = "Springer f3\ne5\nzurück\nja\nd5\nLäufer h6\n";
    let record = ["practice", "--against", "person", "--record", folder.to_str().unwrap()];
    desk(&home, "de", &record, lines);
    let names = |game: &str| {
        let mut names: Vec<String> = files(&folder.join(game)).into_iter().map(|(name, _)| name).collect();
        names.sort();
        names
    };
    assert_eq!(names("game-1"), ["001.wav", "002-2.wav", "002.wav"]);
    for (name, bytes) in files(&folder.join("game-1")) {
        assert!(length_ms(&bytes) > 500, "{name}");
    }
    // What was announced before is there already, and goes on where it was.
    let again = ["resume", "1", "--record", folder.to_str().unwrap()];
    desk(&home, "de", &again, "e4\n");
    assert_eq!(names("game-1"), ["001.wav", "002-2.wav", "002.wav", "003.wav"]);
}

#[test]
fn a_game_goes_on_where_its_announcements_cannot_be_kept_and_that_is_told_once() {
    let home = Home::new();
    fs::write(home.path("file"), "").unwrap();
    let folder = home.path("file");
    let record = ["practice", "--against", "person", "--record", folder.to_str().unwrap()];
    let told = desk(&home, "en", &record, "e4\ne5\nnf3\nnc6\n");
    let told_so = told.matches("Announcements are not recorded").count();
    assert!(told_so <= 1 && told.contains("Knight Bella eight Cesar six"), "{told}");
}
