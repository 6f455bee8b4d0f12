//! `ansage reconcile`: two scores on paper, and two boards, held against each other (D.2.9).
#![allow(clippy::unwrap_used)]

use std::fs;
use std::process::Command;

use serde_json::Value;
use tempfile::TempDir;

const MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7";

/// What stands there after these moves.
const END: &str = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1";

/// Its lines, its errors, its exit code.
fn reconciled(white: &str, black: &str, more: &[&str]) -> (Vec<String>, String, i32) {
    let folder = TempDir::new().unwrap();
    for (name, text) in [("white.pgn", white), ("black.pgn", black)] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let output = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(if more.contains(&"--voice") { &[][..] } else { &["--voice", "en"] })
        .args(["reconcile", "white.pgn", "black.pgn"])
        .args(more)
        .current_dir(folder.path())
        .output()
        .unwrap();
    let lines = String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect();
    (lines, String::from_utf8(output.stderr).unwrap(), output.status.code().unwrap())
}

fn object(white: &str, black: &str, more: &[&str]) -> Value {
    let (lines, error, _) = reconciled(white, black, &[more, &["--json"]].concat());
    assert_eq!((lines.len(), error.as_str()), (1, ""));
    serde_json::from_str(&lines[0]).unwrap()
}

#[test]
fn article_d_2_9_where_nothing_differs_nothing_is_done() {
    let (lines, _, code) = reconciled(MOVES, MOVES, &["--white-board", END, "--black-board", END]);
    assert_eq!((lines.last().unwrap().as_str(), code), ("Nothing differs.", 0));
    // Notation, comments, variations and results are no difference.
    let other = "[Event \"?\"]\n\n1. e2e4 {so} e7e5 2. Nf3 (2. f4) Nc6 3. Bb5 a6 4. Ba4 Nf6 5. 0-0 Be7 *";
    assert_eq!(object(MOVES, other, &[])["case"], "agreement");
}

#[test]
fn article_d_2_9_the_scores_agree_and_the_wrong_board_is_set_right_hand_by_hand() {
    let rook_left = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ2KR";
    let (lines, _, code) = reconciled(MOVES, MOVES, &["--black-board", rook_left]);
    assert_eq!(code, 1);
    assert_eq!(
        lines[2..],
        [
            "The scores agree up to move five of Black.",
            "Black's board is wrong: the scores hold, and the board is set right. Article D.2.9.",
            "Most likely on Black's board: move five of White, kurze Rochade: the rook stayed on Hector one.",
            "To set right the board of Black: one step: white rook from Hector one to Felix one.",
        ]
    );
    let found = object(MOVES, MOVES, &["--black-board", rook_left]);
    assert_eq!(found["black_board"]["causes"][0]["mistakes"][0]["what"], "rook_left");
    assert_eq!(found["black_board"]["causes"][0]["mistakes"][0]["ply"], 9);
    assert_eq!(found["white_board"], Value::Null);
    // Both in the same way, and each in its own.
    let same = object(MOVES, MOVES, &["--white-board", rook_left, "--black-board", rook_left]);
    assert_eq!(same["case"], "alike");
    let other = END.replace("/5N2/", "/8/");
    assert_eq!(
        object(MOVES, MOVES, &["--white-board", &other, "--black-board", rook_left])["case"],
        "boards"
    );
}

#[test]
fn article_d_2_9_why_a_board_is_wrong_is_told_and_the_second_cause_where_it_is_close() {
    let beside = END.replace("5N2", "6N1");
    let (lines, _, _) = reconciled(MOVES, MOVES, &["--white-board", &beside]);
    assert_eq!(
        lines[4..6],
        [
            "Most likely on White's board: move two of White, Springer Gustav eins Felix drei, was put on Gustav \
             three.",
            "Almost as likely: white knight from Felix three got to Gustav three, at the earliest after move two of \
             White, Springer Gustav eins Felix drei.",
        ]
    );
    // The voice's own names, where they are asked for.
    let (lines, _, _) = reconciled(MOVES, MOVES, &["--white-board", &beside, "--names", "local"]);
    assert!(lines[4].contains("knight") && !lines[4].contains("Springer"), "{lines:?}");
    // What nothing explains is said to be so.
    let (lines, _, _) = reconciled(MOVES, MOVES, &["--white-board", "8/8/8/8/8/8/8/8"]);
    assert!(lines[4].starts_with("No cause found on White's board"), "{lines:?}");
    assert_eq!(lines.len(), 37);
}

#[test]
fn article_d_2_9_every_voice_tells_the_cause() {
    let rook_left = "r1bqk2r/1pppbppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ2KR";
    for (tag, cause) in [
        (
            "de",
            "Wahrscheinlich auf dem schwarzen Brett: Zug fünf von Weiß, kurze Rochade: der Turm blieb auf",
        ),
        ("es", "Lo más probable en el tablero de las negras: jugada cinco de las blancas, kurze Rochade:"),
        (
            "pt",
            "O mais provável no tabuleiro das pretas: lance cinco das brancas, kurze Rochade: a torre ficou",
        ),
        ("hu", "Valószínűleg sötét tábláján: világos öt számú lépése, kurze Rochade: a bástya ott maradt:"),
        ("eu", "Seguruenik beltzaren taulan: zuriaren bost zenbakiko mugimendua, kurze Rochade: gaztelua"),
    ] {
        let (lines, _, _) = reconciled(MOVES, MOVES, &["--black-board", rook_left, "--voice", tag]);
        assert!(lines[4].starts_with(cause), "{tag}: {lines:?}");
    }
}

#[test]
fn article_d_2_9_scores_and_boards_differ_and_both_go_back_to_the_last_common_move() {
    let black = MOVES.replace("4. Ba4", "4. Bxc6").replace("Nf6", "dxc6");
    let other = "r1bqkb1r/1pp2ppp/p1p5/4p3/4P3/5N2/PPPP1PPP/RNBQK2R";
    let boards = ["--white-board", END, "--black-board", other];
    let (lines, _, code) = reconciled(MOVES, &black, &boards);
    assert_eq!(code, 1);
    assert_eq!(lines[2], "The scores agree up to move three of Black and then differ.");
    assert!(lines[3].ends_with("Läufer Bella fünf Anna vier."), "{lines:?}");
    assert!(lines[4].ends_with("Läufer Bella fünf schlägt Cäsar sechs."), "{lines:?}");
    assert_eq!(
        lines[5],
        "Boards and scores differ: both go back to the position after move three of Black, and the arbiter sets \
         the clocks. Articles D.2.9, 7.1."
    );
    let found = object(MOVES, &black, &boards);
    assert_eq!((&found["agreed_plies"], &found["difference"]["black"]), (&6.into(), &"Bxc6".into()));
    assert!(
        found["agreed_position"].as_str().unwrap().starts_with("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/"),
        "{found}"
    );
    // The boards agree: only the sheets are corrected. One board is not known: it depends.
    assert_eq!(object(MOVES, &black, &["--white-board", END, "--black-board", END])["case"], "scores");
    assert_eq!(object(MOVES, &black, &["--white-board", END])["case"], "unknown");
    assert_eq!(object("1. e4 e5", "1. d4 d5", &[])["agreed_plies"], 0);
}

#[test]
fn article_8_1_3_a_score_that_is_not_finished_has_no_other_moves() {
    let (lines, _, code) = reconciled(MOVES, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O", &[]);
    assert_eq!(code, 0);
    assert_eq!(lines[3], "Black's score lacks the last move.");
    // What cannot be followed is told with its place, and is no agreement.
    let (lines, _, code) = reconciled(MOVES, "1. e4 e5 2. Nf3 ?? 3. Bb5", &[]);
    assert_eq!(code, 1);
    assert!(
        lines[2].starts_with("There it cannot be followed: move two of Black, written Bb5.")
            || lines[2].starts_with("There it cannot be followed: move two of Black, written ??."),
        "{lines:?}"
    );
    assert!(lines.last().unwrap().contains("for the arbiter to settle"), "{lines:?}");
}

#[test]
fn what_cannot_be_read_is_named_and_ends_with_exit_code_2() {
    for (white, black, more, part) in [
        ("", MOVES, &[][..], "white.pgn: No game in it."),
        (MOVES, "1. e4 {never closed", &[], "black.pgn: Line 1 is no PGN"),
        (MOVES, "[FEN \"8/8\"]\n\n1. e4 *", &[], "black.pgn"),
        (MOVES, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *", &[], "different positions"),
        (MOVES, MOVES, &["--white-board", "zzz"], "board of White"),
    ] {
        let (lines, error, code) = reconciled(white, black, more);
        assert_eq!((lines.len(), code), (0, 2), "{error}");
        assert!(error.contains(part), "{error}");
    }
}
