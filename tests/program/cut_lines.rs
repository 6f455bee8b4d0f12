//! Lines that are too long lose their end, and with it what may deny the rest: none of them is a move, and a game that
//! is played in another window is not gone over.

use crate::support::desk::{Desk, ansage, said};

#[test]
fn article_d_2_1_a_line_whose_end_is_lost_is_no_move() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.db");
    let far = " ".repeat(8_000);
    let dots = ".".repeat(5_000);
    for cut in [format!("e4{far}, no, not that"), format!("{far}e4"), format!("f3{dots}no")] {
        for desk in [&["practice", "--against", "person"][..], &["relay"], &["tournament"]] {
            let (out, _) = said(ansage(&library, "en").args(desk), &format!("{cut}\nlast move\n"));
            assert!(out.contains("Too much at once"), "{desk:?}: {out}");
            assert!(!out.contains("Eva four") && !out.contains("Felix three."), "{desk:?}: {out}");
        }
    }
}

#[test]
fn article_11_3_1_a_game_in_play_is_not_gone_over_in_another_window() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.db");
    let mut desk = Desk::sit(ansage(&library, "en").args(["practice", "--against", "person"]));
    desk.hears("e4");
    // It is kept before it is told.
    while !desk.says().unwrap().contains("Black to move") {}
    for asked in [&["review"][..], &["review", "1"]] {
        let (out, errors) = said(ansage(&library, "en").args(asked), "hint\nquit\n");
        assert!(errors.contains("Game 1 is being played in another window"), "{out}{errors}");
    }
    desk.hears("quit");
    desk.leave();
    let (out, errors) = said(ansage(&library, "en").arg("review"), "quit\n");
    assert!(out.contains("Review") && errors.is_empty(), "{out}{errors}");
}
