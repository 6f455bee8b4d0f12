//! Lines that are too long lose their end, and with it what may deny the rest: none of them is a move, and a game that
//! is played in another window is not gone over.

use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a desk prints at these lines.
fn printed(arguments: &[&str], lines: &str, library: &std::path::Path) -> (String, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["--voice", "en", "--library"])
        .arg(library)
        .args(arguments)
        .args(["--line", "--speech", "off"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let lines = lines.to_owned();
    let typing = std::thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(done.stdout), text(done.stderr))
}

#[test]
fn article_d_2_1_a_line_whose_end_is_lost_is_no_move() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.db");
    let far = " ".repeat(8_000);
    let dots = ".".repeat(5_000);
    for cut in [format!("e4{far}, no, not that"), format!("{far}e4"), format!("f3{dots}no")] {
        for desk in [&["practice", "--against", "person"][..], &["relay"], &["tournament"]] {
            let (out, _) = printed(desk, &format!("{cut}\nlast move\n"), &library);
            assert!(out.contains("Too much at once"), "{desk:?}: {out}");
            assert!(!out.contains("Eva four") && !out.contains("Felix three."), "{desk:?}: {out}");
        }
    }
}

#[test]
fn article_11_3_1_a_game_in_play_is_not_gone_over_in_another_window() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.db");
    let mut desk = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["--voice", "en", "--library"])
        .arg(&library)
        .args(["practice", "--against", "person", "--line", "--speech", "off"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = desk.stdin.take().unwrap();
    writeln!(lines, "e4").unwrap();
    // It is kept before it is told.
    let mut told = std::io::BufReader::new(desk.stdout.take().unwrap());
    let mut line = String::new();
    while !line.contains("Black to move") {
        line.clear();
        assert!(std::io::BufRead::read_line(&mut told, &mut line).unwrap() > 0, "the desk has left");
    }
    for asked in [&["review"][..], &["review", "1"]] {
        let (out, errors) = printed(asked, "hint\nquit\n", &library);
        assert!(errors.contains("Game 1 is being played in another window"), "{out}{errors}");
    }
    writeln!(lines, "quit").unwrap();
    desk.wait().unwrap();
    let (out, errors) = printed(&["review"], "quit\n", &library);
    assert!(out.contains("Review") && errors.is_empty(), "{out}{errors}");
}
