//! `ansage rule` through the real binary: what becomes of a position, edition by edition.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// What it prints, what it tells on standard error, and its exit code.
fn told(arguments: &[&str], input: &str) -> (Vec<String>, Vec<String>, i32) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .arg("rule")
        .args(arguments)
        .env("XDG_DATA_HOME", "/nonexistent")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Who does not read has closed the pipe.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let lines = |bytes: &[u8]| std::str::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (lines(&output.stdout), lines(&output.stderr), output.status.code().unwrap())
}

/// The one sentence, in English.
#[track_caller]
fn ruled(position: &str, arguments: &str) -> String {
    let mut all = vec![position, "--voice", "en"];
    // What stands in brackets is one argument.
    let mut rest = arguments;
    let mut held = Vec::new();
    while let Some((before, after)) = rest.split_once('[') {
        let (inside, after) = after.split_once(']').unwrap();
        held.extend(before.split_whitespace());
        held.push(inside);
        rest = after;
    }
    held.extend(rest.split_whitespace());
    all.extend(held);
    let (out, err, code) = told(&all, "");
    assert_eq!((err.len(), code, out.len()), (0, 0, 1), "{position} {arguments}: {out:?} {err:?}");
    out[0].clone()
}

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const QUEEN: &str = "4k3/8/8/8/8/8/8/3QK3 w - - 0 1";
/// Black can mate with White's help.
const ROOK_AND_KNIGHT: &str = "8/8/8/8/n7/k7/8/KR6 w - - 0 1";
/// Black cannot, with any help.
const QUEEN_AND_KNIGHT: &str = "8/8/8/8/n7/k7/8/KQ6 w - - 0 1";

const BLACK_CANNOT_MATE: &str = "Draw: Black cannot mate by any series of legal moves. Article";

#[test]
fn articles_5_and_6_what_came_before_prevails() {
    // 5.1.1: the mating move is made, and the flag falls before the press.
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    assert_eq!(ruled(mate, "--moves Ra8 --flag white"), "White wins by checkmate. Article 5.1.1.");
    // 5.2.1
    let stalemate = "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1";
    assert_eq!(ruled(stalemate, "--moves Qc7 --flag white"), "Draw by stalemate. Article 5.2.1.");
    // 5.2.2
    let dead = "4k3/8/8/8/8/4p3/4K3/8 w - - 0 1";
    let draw = "Draw: neither side can mate by any series of legal moves. Article 5.2.2.";
    assert_eq!(ruled(dead, "--moves Kxe3 --dead"), draw);
    for deed in
        ["--resigns white --edition 2018", "--resigns black", "--flag white", "--illegal black --count 2"]
    {
        assert_eq!(ruled(dead, &format!("--moves Kxe3 {deed}")), draw, "{deed}");
    }
    assert_eq!(ruled(dead, "--dead"), "The game goes on: Black can still mate. Article 5.2.2.");
}

#[test]
fn article_6_9_a_made_move_that_does_not_end_the_game_saves_nobody() {
    assert_eq!(
        ruled(INITIAL, "--moves e4 --flag white"),
        "Black wins: White's flag has fallen. Article 6.9."
    );
}

#[test]
fn article_6_9_by_what_the_opponent_has() {
    assert_eq!(ruled(QUEEN, "--flag white"), format!("{BLACK_CANNOT_MATE} 6.9."));
    assert_eq!(ruled(ROOK_AND_KNIGHT, "--flag white"), "Black wins: White's flag has fallen. Article 6.9.");
    assert_eq!(ruled(QUEEN_AND_KNIGHT, "--flag white"), format!("{BLACK_CANNOT_MATE} 6.9."));
}

/// What differs between editions, cadences and supervision, through the program.
#[test]
fn what_differs_between_the_editions() {
    let resigned = "Black wins: White resigns. Article";
    let lost = "Black wins: White has completed";
    let bonus = |minutes: &str, article: &str| {
        format!("The game goes on: Black receives {minutes} for the illegal move. Article {article}.")
    };
    let scattered = "--moves [Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb5 Nb4 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8 Nf3 \
                     Nf6 Ng1 Ng8]";
    let in_a_row = "--moves [Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8]";
    let five = |article: &str| format!("Draw: the same position five times. Article {article}.");
    let table = [
        // 5.1.2: a draw where the opponent cannot mate, since 2023.
        (QUEEN, "--resigns white --edition 2014", format!("{resigned} 5.1(b).")),
        (QUEEN, "--resigns white --edition 2017", format!("{resigned} 5.1.2.")),
        (QUEEN, "--resigns white --edition 2018", format!("{resigned} 5.1.2.")),
        (QUEEN, "--resigns white --edition 2023", format!("{BLACK_CANNOT_MATE} 5.1.2.")),
        (QUEEN, "--resigns white", format!("{BLACK_CANNOT_MATE} 5.1.2.")),
        (ROOK_AND_KNIGHT, "--resigns white", format!("{resigned} 5.1.2.")),
        // 7.5.5: the first illegal move gives time, or loses.
        (INITIAL, "--illegal white --edition 2014", bonus("two minutes", "7.5(b)")),
        (INITIAL, "--illegal white --edition 2018", bonus("two minutes", "7.5.5")),
        (INITIAL, "--illegal white", bonus("two minutes", "7.5.5")),
        (INITIAL, "--illegal white --cadence rapid --edition 2018", bonus("two minutes", "7.5.5")),
        (INITIAL, "--illegal white --cadence rapid", bonus("one minute", "7.5.5, A.3")),
        (INITIAL, "--illegal white --cadence blitz --edition 2018", bonus("one minute", "7.5.5, B.2")),
        (INITIAL, "--illegal white --cadence blitz --edition 2017", bonus("one minute", "7.5.3, B.2")),
        (INITIAL, "--illegal white --cadence blitz", bonus("one minute", "7.5.5, A.3")),
        (
            INITIAL,
            "--illegal white --cadence rapid --few-arbiters --edition 2014",
            format!("{lost} an illegal move. Article A.4(b)."),
        ),
        (
            INITIAL,
            "--illegal white --cadence blitz --few-arbiters --edition 2017",
            format!("{lost} an illegal move. Article A.4.2."),
        ),
        (
            INITIAL,
            "--illegal white --cadence rapid --few-arbiters --edition 2018",
            bonus("two minutes", "7.5.5"),
        ),
        (INITIAL, "--illegal white --cadence rapid --few-arbiters", bonus("one minute", "7.5.5, A.3")),
        // The second loses, unless the opponent cannot mate.
        (INITIAL, "--illegal white --count 2", format!("{lost} two illegal moves. Article 7.5.5.")),
        (
            INITIAL,
            "--illegal white --count 2 --edition 2018",
            format!("{lost} two illegal moves. Article 7.5.5."),
        ),
        (QUEEN, "--illegal white --count 2", format!("{BLACK_CANNOT_MATE} 7.5.5.")),
        (QUEEN, "--illegal white --count 2 --edition 2014", format!("{BLACK_CANNOT_MATE} 7.5(b).")),
        (
            QUEEN,
            "--illegal white --cadence rapid --few-arbiters --edition 2017",
            format!("{BLACK_CANNOT_MATE} A.4.2."),
        ),
        // 9.6.1: five times, in 2014 one after the other.
        (INITIAL, &format!("{scattered} --claim fivefold"), five("9.6.1")),
        (INITIAL, &format!("{scattered} --claim fivefold --edition 2017"), five("9.6.1")),
        (
            INITIAL,
            &format!("{scattered} --claim fivefold --edition 2014"),
            "The game goes on: the same position only three times one after the other. Article 9.6(a)."
                .to_owned(),
        ),
        (INITIAL, &format!("{in_a_row} --claim fivefold --edition 2014"), five("9.6(a)")),
        // 9.5.3: what a wrong claim costs.
        (
            INITIAL,
            "--claim threefold --edition 2018 --cadence rapid",
            "Claim incorrect: the same position only once. Black receives two minutes. Article 9.5.3."
                .to_owned(),
        ),
        (
            INITIAL,
            "--claim threefold --cadence rapid",
            "Claim incorrect: the same position only once. Black receives one minute. Article 9.5.3, A.3."
                .to_owned(),
        ),
        (
            INITIAL,
            "--claim threefold --edition 2014",
            "Claim incorrect: the same position only once. Black receives two minutes. Article 9.5(b)."
                .to_owned(),
        ),
    ];
    for (position, arguments, answer) in table {
        assert_eq!(ruled(position, arguments), answer, "{arguments}");
    }
}

#[test]
fn article_9_2_what_counts_as_the_same_position() {
    let claim = |moves: &str, from: &str| ruled(from, &format!("--moves [{moves}] --claim threefold"));
    let correct = "Draw: the same position three times. Article 9.2.";
    // 9.2.2.2: the first time there was a right to castle.
    let rook = "Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8";
    assert!(claim(rook, INITIAL).starts_with("Claim incorrect: the same position only two times."));
    assert_eq!(claim(&format!("{rook} Rg1 Rg8 Rh1 Rh8"), INITIAL), correct);
    // 9.2.2.1: the first time there was a capture en passant.
    let pawn = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let walk = "e4 Ke7 Ke2 Ke8 Ke1 Ke7 Ke2 Ke8 Ke1";
    assert!(claim(walk, pawn).starts_with("Claim incorrect"));
    assert_eq!(claim(&format!("{walk} Ke7 Ke2 Ke8 Ke1"), pawn), correct);
    // One that is not legal makes no difference.
    let pinned = "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1";
    assert_eq!(claim("e4 Kb4 Kd1 Ka4 Ke1 Kb4 Kd1 Ka4 Ke1", pinned), correct);
    // 9.2.1.1: about to appear.
    let round = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    assert_eq!(ruled(INITIAL, &format!("--moves [{round}] --claim threefold --declares Ng8")), correct);
    assert_eq!(ruled(INITIAL, "--claim threefold --found 3"), correct);
}

#[test]
fn article_9_3_fifty_moves_by_the_count_of_the_fen() {
    let at = |count: u32, rest: &str| {
        ruled(&format!("7k/8/5K2/6Q1/8/8/8/8 w - - {count} 140"), &format!("--claim fifty {rest}"))
    };
    let draw = "Draw: fifty moves by each player without a capture or pawn move. Article 9.3.";
    assert_eq!(at(100, ""), draw);
    assert_eq!(at(99, "--declares Qg1"), draw);
    let wrong = "Claim incorrect: only forty-nine moves by each player without a capture or pawn move. Black receives";
    assert_eq!(at(99, ""), format!("{wrong} two minutes. Article 9.5.3."));
    assert_eq!(
        at(98, "--declares Qg1"),
        format!("{wrong} two minutes. Article 9.5.3. White must play the declared move.")
    );
    assert_eq!(at(98, "--cadence blitz --edition 2018"), format!("{wrong} one minute. Article 9.5.3, B.2."));
    assert_eq!(at(99, "--moves Qg1"), draw);
    // 9.3.2: where they are completed already, the declared move takes nothing away.
    let pawn = "4k3/8/8/8/8/8/P7/3QK3 w - -";
    assert_eq!(ruled(&format!("{pawn} 100 90"), "--claim fifty --declares a3"), draw);
    assert!(ruled(&format!("{pawn} 99 90"), "--claim fifty --declares a3").starts_with("Claim incorrect"));
    // What is declared is not made, though it would mate.
    assert_eq!(at(99, "--declares Qg7"), draw);
}

#[test]
fn article_9_6_2_mate_on_the_last_move_prevails() {
    let last = "7k/8/5K2/6Q1/8/8/8/8 w - - 149 140";
    assert_eq!(ruled(last, "--moves Qg7 --claim seventy-five"), "White wins by checkmate. Article 5.1.1.");
    let draw = "Draw: seventy-five moves by each player without a capture or pawn move. Article 9.6.2.";
    assert_eq!(ruled(last, "--moves Qg1 --claim seventy-five"), draw);
    assert_eq!(ruled(last, "--moves Qg1 --flag black"), draw);
    assert_eq!(
        ruled(last, "--claim seventy-five"),
        "The game goes on: only seventy-four moves by each player without a capture or pawn move. Article 9.6.2."
    );
    // 6.9: what has not happened yet ends nothing, so legal moves alone decide.
    assert_eq!(ruled(last, "--flag black"), "White wins: Black's flag has fallen. Article 6.9.");
    for count in [148, 149] {
        let rook = format!("8/8/8/4k3/8/8/8/KR6 w - - {count} 200");
        assert_eq!(ruled(&rook, "--flag black"), "White wins: Black's flag has fallen. Article 6.9.");
        assert_eq!(ruled(&rook, "--flag white"), format!("{BLACK_CANNOT_MATE} 6.9."));
        assert_eq!(ruled(&rook, "--dead"), "The game goes on: White can still mate. Article 5.2.2.");
        assert_eq!(
            ruled(&rook, "--illegal black --count 2"),
            "White wins: Black has completed two illegal moves. Article 7.5.5."
        );
    }
}

#[test]
fn guidelines_ii_positions_of_chess960_are_read() {
    let start = "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w";
    for rights in ["GAga", "KQkq"] {
        let position = format!("{start} {rights} - 0 1");
        assert_eq!(ruled(&position, "--dead"), "The game goes on: Black can still mate. Article 5.2.2.");
        assert_eq!(
            ruled(&position, "--moves [O-O e5] --flag white"),
            "Black wins: White's flag has fallen. Article 6.9."
        );
    }
}

#[test]
fn the_moves_may_be_announced() {
    let draw = "Remis: Weiß kann mit keiner Folge regelgemäßer Züge mattsetzen. Artikel 6.9.";
    let (out, _, code) = told(
        &[
            "8/8/8/8/8/8/3qk3/6K1 b - - 0 1",
            "--voice",
            "de",
            "--flag",
            "black",
            "--moves",
            "Dame David zwei David fünf",
        ],
        "",
    );
    assert_eq!((out, code), (vec![draw.to_owned()], 0));
}

#[test]
fn a_file_is_answered_line_by_line() {
    let lines = format!(
        "{QUEEN}\nnonsense\n # a comment\n{QUEEN_AND_KNIGHT}\r\n8/8/8/8/8/8/8/8 w - - 0 1\n{ROOK_AND_KNIGHT}"
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("positions.txt");
    fs::write(&file, &lines).unwrap();
    let from_file = told(&["--voice", "en", "--flag", "white", "--file", file.to_str().unwrap()], "");
    let from_input = told(&["-", "--voice", "en", "--flag", "white"], &lines);
    assert_eq!(from_file, from_input);
    let (out, err, code) = from_input;
    assert_eq!(out.len(), 3, "{out:?}");
    assert!(out[0].starts_with("Draw") && out[1].starts_with("Draw") && out[2].starts_with("Black wins"));
    assert!(err[0].starts_with("Line 2: Position unusable") && err[1].starts_with("Line 5: "), "{err:?}");
    assert_eq!((err.len(), code), (2, 1));
}

#[test]
fn programs_get_objects() {
    let (out, err, code) = told(
        &["--voice", "en", "--flag", "white", "--json", "--file", "-"],
        &format!("{QUEEN}\nnonsense\n{INITIAL}\n"),
    );
    let objects: Vec<Value> = out.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((objects.len(), err.len(), code), (3, 0, 1));
    let first = &objects[0];
    assert_eq!(
        (
            &first["line"],
            &first["verdict"],
            &first["result"],
            &first["reason"],
            &first["article"],
            &first["edition"]
        ),
        (&1.into(), &"over".into(), &"1/2-1/2".into(), &"time_drawn".into(), &"6.9".into(), &"2023".into())
    );
    assert_eq!((&objects[1]["line"], &objects[1]["error"]), (&2.into(), &"position".into()));
    assert_eq!(objects[2]["result"], "0-1");
}

#[test]
fn the_deadline_ends_the_hardest_compositions() {
    let hard = "N1b1N1N1/1pPpPpPp/1P1P1P1P/8/8/8/8/kb2B1K1 w - - 0 1";
    let begun = Instant::now();
    assert_eq!(
        ruled(hard, "--flag black --deadline 20"),
        "The arbiter decides. Not settled in time: whether White can still mate. Article 6.9."
    );
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    // Whoever resigned before 2023 has lost, whatever the opponent can do.
    assert_eq!(
        ruled(hard, "--resigns black --edition 2018 --deadline 20"),
        "White wins: Black resigns. Article 5.1.2."
    );
}

#[test]
fn what_cannot_be_is_told_in_one_line() {
    for arguments in [
        vec!["nonsense", "--dead"],
        vec!["4k3/8/8/8/8/8/8/3QK3", "--dead"],
        vec!["4k3/8/8/8/8/8/8/3QK3 w - - 1000 200", "--dead"],
        vec!["4k3/8/8/8/8/8/8/3QK3 w - - 4294967296 200", "--dead"],
        vec!["4k3/8/8/8/8/8/8/3QK3 w - - 0 8850", "--dead"],
        vec!["--dead"],
        vec![INITIAL],
        vec![INITIAL, "--dead", "--flag", "white"],
        vec![INITIAL, "--flag", "white", "--resigns", "white"],
        vec![INITIAL, "--flag", "white", "--count", "2"],
        vec![INITIAL, "--illegal", "white", "--count", "0"],
        vec![INITIAL, "--illegal", "white", "--count", "1000"],
        vec![INITIAL, "--claim", "fifty", "--found", "0"],
        vec![INITIAL, "--claim", "threefold", "--found", "1000"],
        vec![INITIAL, "--claim", "threefold", "--declares", ""],
        vec![INITIAL, "--flag", "green"],
        vec![INITIAL, "--dead", "--edition", "2020"],
        vec![INITIAL, "--dead", "--cadence", "bullet"],
        vec![INITIAL, "--dead", "--few-arbiters"],
        vec![INITIAL, "--dead", "--found", "3"],
        vec![INITIAL, "--dead", "--declares", "e4"],
        vec![INITIAL, "--claim", "fivefold", "--declares", "e4"],
        vec![INITIAL, "--claim", "fifty", "--declares", "e4 e5"],
        vec![INITIAL, "--claim", "fifty", "--moves", "e4", "--found", "3"],
        vec![INITIAL, "--claim", "sixty"],
        vec![INITIAL, "--dead", "--moves", "e5"],
        vec![INITIAL, "--dead", "--file", "positions.txt"],
        vec!["8/8/8/8/8/8/8/4K3 w - - 0 1", "--dead"],
        vec!["4k3/8/8/8/8/8/8/4K2R w G - 0 1", "--dead"],
    ] {
        let (out, err, code) = told(&arguments, "");
        assert_eq!((out.len(), err.len(), code), (0, 1, 2), "{arguments:?}: {out:?} {err:?}");
    }
    let (out, err, code) = told(&["--dead", "--file", "/nonexistent/file"], "");
    assert_eq!((out.len(), err.len(), code), (0, 1, 1));
}

/// The position after these moves from the initial one, or what is told of the first that is none.
fn after(tag: &str, moves: &str) -> Result<String, String> {
    let (out, err, _) = told(&[INITIAL, "--dead", "--json", "--voice", tag, "--moves", moves], "");
    let Some(answer) = out.first() else { return Err(err.concat()) };
    let answer: Value = serde_json::from_str(answer).unwrap();
    Ok(answer["position"].as_str().unwrap().to_owned())
}

#[test]
fn one_line_of_moves_in_every_notation() {
    let fen = after("de", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O").unwrap();
    for moves in [
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 Nf6 4.O-O",
        "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1",
        "e2 e4 e7 e5 g1 f3 b8 c6 f1 b5 g8 f6 e1g1",
        "Eva zwei Eva vier Eva sieben Eva fünf Springer Gustav eins Felix drei Springer Cäsar sechs \
         Läufer Bella fünf Springer Felix sechs kurze Rochade",
        "Eva vier, Eva fünf, Springer Felix 3, Springer Cäsar 6, Läufer Bella 5, Springer Felix 6, 0-0",
    ] {
        assert_eq!(after("de", moves), Ok(fen.clone()), "{moves}");
    }
}

#[test]
fn what_is_no_move_is_named() {
    let why = after("en", "e4 e5 Ke3 Nf6").unwrap_err();
    assert!(why.starts_with("ansage: Ke3: "), "{why}");
    assert!(after("en", "e4 nonsense").unwrap_err().starts_with("ansage: nonsense: "));
    assert!(after("en", "e4 time").unwrap_err().starts_with("ansage: time: "));
}
