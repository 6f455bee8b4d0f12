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
        ("hu", "Valószínűleg sötét tábláján: világos ötödik lépése, kurze Rochade: a bástya ott maradt:"),
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
    assert_eq!(lines[1], "Score of Black: up to move five of White.");
    assert_eq!(lines[3], "Black's score lacks the last move.");
    // Nothing at all is written.
    for empty in ["*", "[White \"Ada\"]\n\n1-0"] {
        let (lines, _, code) = reconciled(empty, empty, &[]);
        assert_eq!((lines[0].as_str(), code), ("Score of White: no moves.", 0));
        assert_eq!(object(MOVES, empty, &[])["agreed_plies"], 0);
    }
}

#[test]
fn article_d_2_9_what_one_score_lacks_or_nobody_can_read_the_other_tells() {
    // Illegible, a null move, left out: the rest is followed and is the same.
    for word in ["??", "...", "…", "--", "Z0", "___", "unleserlich", "2...", ""] {
        let white = MOVES.replace("Nc6", word);
        let (lines, error, code) = reconciled(&white, MOVES, &[]);
        assert_eq!((error.as_str(), code), ("", 1), "{word}");
        assert!(lines[1].contains("move two of Black"), "{word}: {lines:?}");
        assert!(lines[1].ends_with("It is taken from the other score."), "{word}: {lines:?}");
        assert_eq!(lines[3], "The scores agree up to move five of Black.", "{word}");
        assert!(lines[4].contains("for the arbiter to settle"), "{word}: {lines:?}");
        let found = object(MOVES, &white, &["--black-board", END]);
        assert_eq!((&found["case"], &found["black"]["plies"]), (&"agreement".into(), &10.into()));
        assert_eq!(found["black"]["gaps"][0]["ply"], 4, "{word}");
    }
    // Neither player need be the one who lacks it, and both may.
    let (white, black) = (MOVES.replace(" e5", " xx"), MOVES.replace(" 5. O-O", ""));
    let found = object(&white, &black, &[]);
    assert_eq!(found["white"]["gaps"], serde_json::json!([{ "ply": 2, "written": "xx" }]));
    assert_eq!(found["black"]["gaps"], serde_json::json!([{ "ply": 9, "written": null }]));
    // More than one move fits, or the piece for the pawn is missing: it may be what the other one has.
    let found = object("1. Nf3 d5 2. d3 e5 3. Nd2 Nc6", "1. Nf3 d5 2. d3 e5 3. Nbd2 Nc6", &[]);
    assert_eq!(found["white"]["gaps"][0]["written"], "Nd2");
    let pawn = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=R+ Kg7";
    assert_eq!(object(pawn, &pawn.replace("=R+", ""), &[])["black"]["gaps"][0]["ply"], 1);
}

#[test]
fn article_d_2_9_where_nothing_readable_follows_nothing_is_taken_from_the_other_score() {
    let (lines, _, code) = reconciled(&MOVES.replace("Be7", "xx"), MOVES, &[]);
    assert_eq!(code, 1);
    assert_eq!(
        lines[1],
        "There it cannot be followed: move five of Black, written xx. It cannot be read as a move."
    );
    // Not a score at all, and letters of another language, which are named.
    let junk = "lorem ipsum dolor sit amet ".repeat(200);
    assert_eq!(object(&junk, MOVES, &[])["agreed_plies"], 0);
    let (lines, _, _) = reconciled("1. e4 e5 2. Sf3 Sc6", MOVES, &[]);
    assert!(lines[1].contains("No piece has the letter S here."), "{lines:?}");
    assert_eq!(reconciled("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6", MOVES, &["--letters", "de"]).2, 0);
}

#[test]
fn article_d_2_9_a_move_that_cannot_be_made_is_another_move() {
    let found = object(&MOVES.replace("Nf3", "Ke3"), MOVES, &[]);
    assert_eq!((&found["case"], &found["agreed_plies"]), (&"unknown".into(), &2.into()));
    assert_eq!(
        (&found["difference"]["white"], &found["difference"]["black"]),
        (&"Ke3".into(), &"Nf3".into())
    );
    assert_eq!(found["white"]["fault"]["ply"], 3);
    // Both have the same: they agree, and the arbiter looks at it.
    let both = MOVES.replace("Nf3", "Ke3");
    let (lines, _, code) = reconciled(&both, &both, &[]);
    assert_eq!(code, 1);
    assert!(lines.last().unwrap().contains("for the arbiter to settle"), "{lines:?}");
}

#[test]
fn article_d_2_9_scores_that_come_together_again_agree_up_to_where_they_first_differ() {
    let other = MOVES.replace("2. Nf3 Nc6 3. Bb5", "2. Bb5 Nc6 3. Nf3");
    let found = object(MOVES, &other, &[]);
    assert_eq!((&found["agreed_plies"], &found["white"]["end"]), (&2.into(), &found["black"]["end"]));
    assert_eq!(object(MOVES, &other, &["--white-board", END, "--black-board", END])["case"], "scores");
    let wrong = END.replace("5N2", "6N1");
    assert_eq!(object(MOVES, &other, &["--white-board", END, "--black-board", &wrong])["case"], "retrace");
    // An illegible move before it, or after it, is no difference and hides none.
    for place in ["e5", "Nf6"] {
        let found = object(&MOVES.replace(place, "??x"), &other, &[]);
        assert_eq!(found["agreed_plies"], 2, "{place}");
    }
}

#[test]
fn appendix_c_another_notation_is_no_difference() {
    let same = "1. e4 a6 2. e5 d5 3. exd6 cxd6 4. Bxa6 bxa6 5. Qf3 g5 6. Qxf7#";
    for other in [
        "\u{feff}1. e4 a6\r\n2. e5 d5\r\n3. exd6 e.p. cxd6\r\n4. Bxa6 bxa6 5. Qf3 g5 6. Qxf7+ mate",
        "1.e2-e4 a7-a6 2.e4-e5 d7-d5 3.e5xd6ep c7xd6 4.Bf1xa6 b7xa6 5.Qd1-f3 g7-g5 6.Qf3xf7++ 1:0",
        "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6 f1a6 b7a6 d1f3 g7g5 f3f7",
        "1. e4! $1 a6?! (1... e5 (1... c5 {)} 2. d4) 2. Nf3) 2. e5 ; so\n% not this\nd5 3. e:d6 c:d6 4. B:a6 b:a6 5. \
         Qf3 g5 6. Q:f7‡ ½-½",
        "7. e4 a6 3. e5 1... d5 99. exd6 cxd6 Bxa6 bxa6 Qf3 g5 Qxf7",
        "[White \"M\u{fc}ller\"]\n[Result \"*\"]\n\n1. e4 a6 2. e5 d5 3. exd6 cxd6 4. Bxa6 bxa6 5. Qf3 g5 6. Qxf7",
    ] {
        let (lines, error, code) = reconciled(same, other, &[]);
        assert_eq!(
            (lines.last().map(String::as_str), code),
            (Some("Nothing differs."), 0),
            "{other}: {error}"
        );
    }
    let (lines, _, code) = reconciled(MOVES, &format!("{MOVES} *\n\n[Event \"2\"]\n\n1. d4 *"), &[]);
    assert_eq!((lines[2].as_str(), code), ("The file has more games; only the first is read.", 0));
}

#[test]
fn scores_of_chess960_are_read_by_their_tags_and_of_other_variants_not() {
    let fen = "[FEN \"1r3k1r/5p2/8/8/8/8/5P2/1R3K1R w HBhb - 0 1\"]\n\n1. O-O O-O-O *";
    let tagged = format!("[Variant \"Fischerandom\"]\n{fen}");
    assert_eq!(object(&tagged, &tagged.replace("Fischerandom", "chess 960"), &[])["agreed_plies"], 2);
    let (_, error, code) = reconciled(MOVES, &tagged.replace("Fischerandom", "Atomic"), &[]);
    assert_eq!(code, 2);
    assert!(error.contains("black.pgn: The variant Atomic"), "{error}");
}

#[test]
fn nothing_of_a_file_commands_the_terminal() {
    let evil = "[White \"\u{1b}]0;x\u{7}\"]\n\n1. e4 \u{1b}c\u{9b}2Jxx\u{202e} 2. Nf3 \u{7}\u{8}yy";
    for more in [&[][..], &["--json"]] {
        let (lines, error, code) = reconciled(evil, MOVES, more);
        assert_eq!(code, 1);
        let unsafe_sign = |sign: char| sign.is_control() || sign == '\u{202e}';
        assert!(!lines.iter().any(|line| line.contains(unsafe_sign)), "{lines:?}");
        assert!(!error.contains(unsafe_sign), "{error:?}");
    }
}

#[test]
fn what_cannot_be_read_is_named_and_ends_with_exit_code_2() {
    for (white, black, more, part) in [
        ("", MOVES, &[][..], "white.pgn: No game in it."),
        (MOVES, "1. e4 {never closed", &[], "black.pgn: Line 1 is no PGN. The comment that"),
        (MOVES, "1. e4\n(1. d4", &[], "black.pgn: Line 2 is no PGN. The variation that"),
        ("[White Ada]\n\n1. e4 *", MOVES, &[], "white.pgn: Line 1 is no PGN. This tag"),
        ("[White \"Ada\"]\n", MOVES, &[], "white.pgn: No game in it."),
        (MOVES, "[FEN \"8/8\"]\n\n1. e4 *", &[], "black.pgn"),
        (MOVES, "[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *", &[], "different positions"),
        (MOVES, MOVES, &["--white-board", "zzz"], "board of White"),
        (MOVES, MOVES, &["--white-board", ""], "board of White"),
        (MOVES, MOVES, &["--black-board", "8/8/8/8/8/8/8"], "board of Black"),
        (MOVES, MOVES, &["--black-board", "9/8/8/8/8/8/8/8"], "board of Black"),
    ] {
        let (lines, error, code) = reconciled(white, black, more);
        assert_eq!((lines.len(), code), (0, 2), "{error}");
        assert!(error.contains(part), "{error}");
    }
}

#[test]
fn a_file_that_is_none_or_has_no_end_is_named_and_ends_with_exit_code_2() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("score.pgn"), MOVES).unwrap();
    fs::write(folder.path().join("long.pgn"), "{x} ".repeat((1 << 20) + 1)).unwrap();
    for (file, part) in [
        ("none.pgn", "none.pgn cannot be read"),
        (".", ". cannot be read"),
        ("score.pgn/x", "score.pgn/x cannot be read"),
        ("long.pgn", "long.pgn: The first game has no end within 4 megabytes."),
    ] {
        for order in [[file, "score.pgn"], ["score.pgn", file]] {
            let output = Command::new(env!("CARGO_BIN_EXE_ansage"))
                .args(["--voice", "en", "reconcile"])
                .args(order)
                .current_dir(folder.path())
                .output()
                .unwrap();
            assert_eq!((output.status.code(), output.stdout.len()), (Some(2), 0), "{file}");
            let error = String::from_utf8(output.stderr).unwrap();
            assert!(error.contains(part), "{error}");
        }
    }
}

#[test]
fn article_d_2_9_impossible_boards_are_boards_and_six_fields_are_read_as_one() {
    for board in ["8/8/8/8/8/8/8/8", "QQQQQQQQ/Q7/8/8/8/8/8/8", "PPPPPPPP/8/8/8/8/8/8/kkkkkkkk"] {
        let found = object(MOVES, MOVES, &["--white-board", board, "--black-board", END]);
        assert_eq!(found["case"], "boards", "{board}");
    }
    let whole = format!("{END} b kq - 5 6");
    assert_eq!(object(MOVES, MOVES, &["--white-board", &whole, "--black-board", END])["case"], "agreement");
}
