//! What may be said, form by form: Appendix D's announcements and their spellings, the written notation of
//! Appendix C, and what must not be understood.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::LazyLock;

use ansage::announcement::{
    CastlingBar, Claim, Heard, Misfit, NotHeard, Request, Speaker, Telling, Utterance, Whose, hear, resolve,
};
use ansage::voice::Voice;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

static DE: LazyLock<Voice> = LazyLock::new(|| Voice::built_in("de").unwrap());
static EN: LazyLock<Voice> = LazyLock::new(|| Voice::built_in("en").unwrap());

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
const EN_PASSANT: &str = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const ROOKS: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const PROMOTION: &str = "3r4/4P2k/8/8/8/8/7K/8 w - - 0 1";

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn heard(voice: &Voice, line: &str) -> Heard {
    match hear(line, voice.lexicon()) {
        Ok(utterance) => utterance.heard,
        Err(why) => panic!("\"{line}\" is not heard: {why:?}"),
    }
}

fn found(voice: &Voice, fen: &str, line: &str) -> Result<String, Misfit> {
    match heard(voice, line) {
        Heard::Announcement(announcement, _) => resolve(&announcement, &position(fen))
            .map(|played| UciMove::from_move(played, CastlingMode::Standard).to_string()),
        other => panic!("\"{line}\" is heard as {other:?}"),
    }
}

/// Each of these lines is this move.
#[track_caller]
fn all_are(voice: &Voice, fen: &str, uci: &str, lines: &[&str]) {
    let wrong: Vec<String> = lines
        .iter()
        .filter_map(|line| match hear(line, voice.lexicon()) {
            Ok(Utterance { heard: Heard::Announcement(announcement, _), .. }) => {
                match resolve(&announcement, &position(fen)) {
                    Ok(played) if UciMove::from_move(played, CastlingMode::Standard).to_string() == uci => {
                        None
                    }
                    other => Some(format!("\"{line}\" is {other:?}")),
                }
            }
            other => Some(format!("\"{line}\" is {other:?}")),
        })
        .collect();
    assert!(wrong.is_empty(), "{uci} in voice {} at {fen}\n{}", voice.tag(), wrong.join("\n"));
}

/// Each of these lines is this move however it is capitalised.
#[track_caller]
fn in_any_case(voice: &Voice, fen: &str, uci: &str, lines: &[&str]) {
    all_are(voice, fen, uci, lines);
    for line in lines {
        all_are(voice, fen, uci, &[&line.to_uppercase(), &line.to_lowercase()]);
    }
}

#[track_caller]
fn misfit(voice: &Voice, fen: &str, line: &str) -> Misfit {
    match found(voice, fen, line) {
        Err(misfit) => misfit,
        Ok(uci) => panic!("\"{line}\" is heard as {uci}"),
    }
}

#[track_caller]
fn not_heard(voice: &Voice, line: &str) -> NotHeard {
    match hear(line, voice.lexicon()) {
        Err(why) => why,
        Ok(utterance) => panic!("\"{line}\" is heard as {utterance:?}"),
    }
}

/// Each of these lines is this request.
#[track_caller]
fn requests(voice: &Voice, table: &[(&[&str], Request)]) {
    let mut wrong = Vec::new();
    for (lines, request) in table {
        for line in *lines {
            match hear(line, voice.lexicon()) {
                Ok(utterance) if utterance.heard == Heard::Request(request.clone()) => {}
                other => wrong.push(format!("\"{line}\" is {other:?}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

// D.2.1: long and short

#[test]
fn article_d_2_1_a_piece_long_and_short() {
    in_any_case(
        &DE,
        START,
        "g1f3",
        &[
            "Springer Gustav eins Felix drei",
            "Springer Felix drei",
            "Springer Gustav Felix drei",
            "Springer eins Felix drei",
            "Springer von Gustav eins nach Felix drei",
            "von Gustav eins nach Felix drei",
            "Gustav eins nach Felix drei",
            "Gustav eins Felix drei",
            "Springer nach Felix drei",
            "Springer auf Felix drei",
            "der Springer geht nach Felix drei",
            "ich spiele Springer Felix drei",
            "ich ziehe den Springer von Gustav eins auf Felix drei",
            "äh, Springer Felix drei, bitte",
            "Springer Gustav eins Feld Felix drei",
        ],
    );
}

#[test]
fn article_d_2_1_a_pawn_is_its_squares() {
    in_any_case(
        &DE,
        START,
        "e2e4",
        &[
            "Eva vier",
            "Eva zwei Eva vier",
            "Eva zwei nach Eva vier",
            "von Eva zwei nach Eva vier",
            "Bauer Eva vier",
            "Bauer Eva zwei Eva vier",
            "Bauer von Eva zwei auf Eva vier",
            "den Bauern auf Eva vier",
        ],
    );
}

#[test]
fn article_d_2_1_as_dictation_writes_it() {
    all_are(
        &DE,
        START,
        "g1f3",
        &[
            "Springer Gustav 1, Felix 3.",
            "Springer, Gustav 1, Felix 3.",
            "springer gustav 1 felix 3",
            "Springer Gustav 1 nach Felix 3.",
            "Springer Gustav eins. Felix drei.",
            "Springer: Gustav eins, Felix drei!",
            "„Springer Gustav eins Felix drei“",
            "Springer  Gustav   eins\tFelix drei ",
            "Springer Gustav1 Felix3",
            "Springer Gustav1, Felix3.",
            "Springer Gustav 1 - Felix 3",
            "Springer Gustav 1 – Felix 3",
            "Springer Gustaf ein Felix drei",
            "Springer G1 F3",
            "Springer g1 f3",
            "Springer G 1 F 3",
        ],
    );
    all_are(
        &DE,
        START,
        "e2e4",
        &["Eva 4.", "Eva 2, Eva 4.", "E4", "E 4", "e 4", "E vier", "e vier", "Eva 2 Eva vier"],
    );
}

// D.2.1: every spelling of the Laws' own texts, and the usual others

#[test]
fn article_d_2_1_names_of_the_files() {
    for (file, names) in [
        ("a", &["Anna", "Ana", "A"][..]),
        ("b", &["Bella", "B"]),
        ("c", &["Cäsar", "Cesar", "Caesar", "Casar", "C"]),
        ("d", &["David", "Dawid", "D"]),
        ("e", &["Eva", "Ewa", "E"]),
        ("f", &["Felix", "F"]),
        ("g", &["Gustav", "Gustaf", "G"]),
        ("h", &["Hektor", "Hector", "H"]),
    ] {
        for name in names {
            let uci = format!("{file}2{file}4");
            in_any_case(
                &DE,
                START,
                &uci,
                &[&format!("{name} vier"), &format!("{name} 4"), &format!("{name} 2 {name} 4")],
            );
            in_any_case(&EN, START, &uci, &[&format!("{name} vier"), &format!("{name} four")]);
        }
    }
}

#[test]
fn article_d_2_1_numbers_of_the_ranks() {
    let rooks = "7k/8/8/8/8/8/8/1R5K w - - 0 1";
    for (rank, names) in [
        (2, &["zwei", "zwo", "2"][..]),
        (3, &["drei", "3"]),
        (4, &["vier", "4"]),
        (5, &["fünf", "fuenf", "funf", "Fu\u{308}nf", "5"]),
        (6, &["sechs", "6"]),
        (7, &["sieben", "7"]),
        (8, &["acht", "8"]),
    ] {
        for name in names {
            let line = format!("Turm Bella {name}");
            in_any_case(&DE, rooks, &format!("b1b{rank}"), &[&line]);
            in_any_case(&EN, rooks, &format!("b1b{rank}"), &[&line]);
        }
    }
    in_any_case(&DE, rooks, "b1a1", &["Turm Anna eins", "Turm Anna 1", "Turm Anna ein"]);
}

#[test]
fn article_d_2_1_names_of_the_pieces() {
    for (fen, uci, to, names) in [
        ("7k/8/8/8/8/8/8/K7 w - - 0 1", "a1a2", "Anna zwei", &["König", "Koenig", "Konig", "K"][..]),
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "b1b2", "Bella zwei", &["Dame", "Königin", "Koenigin"]),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", "b1b2", "Bella zwei", &["Turm", "T"]),
        (
            "7k/8/8/8/8/8/8/KB6 w - - 0 1",
            "b1c2",
            "Cäsar zwei",
            &["Läufer", "Laeufer", "Laeuffer", "Lauefer", "Laufer", "L"],
        ),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", "b1c3", "Cäsar drei", &["Springer", "Pferd", "S"]),
        ("7k/8/8/8/8/8/1P6/K7 w - - 0 1", "b2b3", "Bella drei", &["Bauer"]),
    ] {
        for name in names {
            in_any_case(&DE, fen, uci, &[&format!("{name} {to}")]);
            if name.len() > 1 {
                in_any_case(&EN, fen, uci, &[&format!("{name} {to}")]);
            }
        }
    }
}

// Captures, en passant, promotion, castling, check

#[test]
fn article_d_2_1_captures() {
    in_any_case(
        &DE,
        ROOKS,
        "a1a8",
        &[
            "Turm Anna eins schlägt Anna acht",
            "Turm Anna eins schlaegt Anna acht",
            "Turm Anna eins schlagt Anna acht",
            "Turm schlägt Anna acht",
            "Turm nimmt Anna acht",
            "Anna eins schlägt Anna acht",
            // Nothing prescribes the word (D.2.1).
            "Turm Anna eins Anna acht",
            "Turm Anna acht",
            // With the captured piece, with or without its square.
            "Turm Anna eins schlägt Turm Anna acht",
            "Turm schlägt Turm Anna acht",
            "Turm schlägt Turm auf Anna acht",
            "Turm Anna eins schlägt Turm",
            "Turm schlägt Turm",
        ],
    );
    all_are(
        &DE,
        ROOKS,
        "a1a8",
        &[
            "Ta1xa8",
            "Txa8",
            "Ta8",
            "Ta1a8",
            "Ta1:a8",
            "Txa8+",
            "T a1 x a8",
            "T x a8",
            "ta1xa8",
            "txa8",
            "a1xa8",
            "a1a8",
        ],
    );
}

#[test]
fn article_3_7_4_en_passant() {
    in_any_case(
        &DE,
        EN_PASSANT,
        "e5d6",
        &[
            "Bauer Eva fünf schlägt David sechs en passant",
            "Eva fünf schlägt David sechs en passant",
            "Eva fünf schlägt David sechs im Vorbeigehen",
            "Eva fünf schlägt David sechs e.p.",
            "Eva fünf schlägt David sechs",
            "Eva schlägt David sechs",
            "Eva fünf David sechs",
            "Eva fünf schlägt Bauer David sechs en passant",
            "Eva fünf schlägt Bauer en passant",
        ],
    );
    all_are(
        &DE,
        EN_PASSANT,
        "e5d6",
        &[
            "exd6",
            "exd6 e.p.",
            "exd6 e. p.",
            "exd6 ep",
            "exd6ep",
            "exd6e.p.",
            "ed6",
            "e5xd6",
            "e5d6",
            "e5-d6",
            "e5xd6 e.p.",
            "6. exd6 e.p.",
        ],
    );
    all_are(
        &EN,
        EN_PASSANT,
        "e5d6",
        &["exd6", "exd6 e.p.", "ed6", "e takes d6 en passant", "pawn takes d6 in passing"],
    );
}

#[test]
fn article_3_7_5_promotion() {
    in_any_case(
        &DE,
        PROMOTION,
        "e7e8q",
        &[
            "Eva sieben Eva acht Dame",
            "Eva acht Dame",
            "Eva acht, Dame",
            "Bauer Eva acht Dame",
            "Bauer Eva sieben nach Eva acht wird Dame",
            "Eva acht wird zur Dame",
            "Eva acht wird Dame",
            "Eva acht Umwandlung in Dame",
            "Eva acht Umwandlung Dame",
            "Eva acht Königin",
        ],
    );
    in_any_case(
        &DE,
        PROMOTION,
        "e7d8n",
        &["Eva sieben schlägt David acht Springer", "Eva schlägt Turm David acht wird Springer"],
    );
    for (uci, letter) in [("q", 'D'), ("r", 'T'), ("b", 'L'), ("n", 'S')] {
        let lines = ["e8X", "e8=X", "e8/X", "e8(X)", "e7e8X", "e7-e8X", "e7-e8=X", "e8 X", "e8 = X", "e8=X."];
        for line in lines.map(|line| line.replace('X', &letter.to_string())) {
            all_are(&DE, PROMOTION, &format!("e7e8{uci}"), &[&line]);
        }
        let captures = ["exd8X", "exd8=X", "ed8X", "e7xd8X", "e7d8X"];
        for line in captures.map(|line| line.replace('X', &letter.to_string())) {
            all_are(&DE, PROMOTION, &format!("e7d8{uci}"), &[&line]);
        }
        all_are(&DE, PROMOTION, &format!("e7e8{uci}"), &[&format!("e7e8{uci}"), &format!("E7E8{uci}")]);
    }
    for (uci, letter) in [("q", 'Q'), ("r", 'R'), ("b", 'B'), ("n", 'N')] {
        for line in [format!("e8{letter}"), format!("e8={letter}"), format!("e7e8{uci}")] {
            all_are(&EN, PROMOTION, &format!("e7e8{uci}"), &[&line]);
        }
    }
    in_any_case(
        &EN,
        PROMOTION,
        "e7e8n",
        &["e8 knight", "e8 promotes to knight", "pawn to e8 becomes a knight", "Eva eight, knight"],
    );
}

#[test]
fn article_d_2_1_castling() {
    in_any_case(
        &DE,
        CASTLING,
        "e1g1",
        &[
            "kurze Rochade",
            "Kurze Rochade",
            "kurtze Rochade",
            "kleine Rochade",
            "Rochade kurz",
            "ich spiele die kurze Rochade",
            "König Eva eins Gustav eins",
            "König Gustav eins",
        ],
    );
    in_any_case(
        &DE,
        CASTLING,
        "e1c1",
        &[
            "lange Rochade",
            "Lange Rochade",
            "große Rochade",
            "grosse Rochade",
            "Rochade lang",
            "König Eva eins Cäsar eins",
        ],
    );
    for voice in [&*DE, &*EN] {
        let short = [
            "0-0", "O-O", "o-o", "0–0", "O–O", "0—0", "00", "OO", "oo", "0-0+", "10. 0-0", "e1g1", "Kg1",
            "Ke1g1", "Ke1-g1",
        ];
        let long = [
            "0-0-0",
            "O-O-O",
            "o-o-o",
            "0–0–0",
            "00-0",
            "0-00",
            "000",
            "OOO",
            "0-0-0+",
            "10.0-0-0",
            "10 00-0",
            "e1c1",
            "Kc1",
        ];
        all_are(voice, CASTLING, "e1g1", &short);
        all_are(voice, CASTLING, "e1c1", &long);
        all_are(voice, CASTLING, "e1g1", &["kurze Rochade", "kurtze Rochade"]);
        all_are(voice, CASTLING, "e1c1", &["lange Rochade"]);
    }
    in_any_case(
        &EN,
        CASTLING,
        "e1g1",
        &["castles kingside", "castle king side", "short castle", "castles short", "kingside castling"],
    );
    in_any_case(
        &EN,
        CASTLING,
        "e1c1",
        &["castles queenside", "castle queen side", "long castle", "castles long"],
    );
}

#[test]
fn article_d_2_1_check_and_mate_may_be_said() {
    let mates = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    in_any_case(
        &DE,
        mates,
        "a1a8",
        &[
            "Turm Anna acht",
            "Turm Anna acht Schach",
            "Turm Anna acht matt",
            "Turm Anna acht, Schachmatt!",
            "Turm Anna acht Schach matt",
            "Turm Anna eins Anna acht, Schach und matt.",
        ],
    );
    all_are(&DE, mates, "a1a8", &["Ta8", "Ta8+", "Ta8#", "Ta8++", "Ta8 +", "Ta8 matt", "Ta8!", "Ta8!?"]);
    in_any_case(
        &EN,
        mates,
        "a1a8",
        &["rook a8 mate", "rook to a8 checkmate", "rook a8 check", "Turm Anna acht matt"],
    );
}

// Appendix C: German letters typed short

#[test]
fn article_c_2_german_letters() {
    all_are(
        &DE,
        START,
        "g1f3",
        &[
            "Sf3", "sf3", "S f3", "S g1 f3", "Sg1f3", "Sg1-f3", "Sg1–f3", "sg1-f3", "Sg1 f3", "Sgf3", "S1f3",
            "g1f3", "g1-f3", "G1F3", "SF3", "2. Sf3", "2.Sf3", "2 Sf3", "1...Sf3", "♘f3",
        ],
    );
    all_are(
        &DE,
        START,
        "e2e4",
        &["e4", "E4", "e2e4", "e2-e4", "E2E4", "E2-E4", "e2 e4", "E2 E4", "e2–e4", "1.e4", "1. e4", "1 e4"],
    );
}

#[test]
fn article_c_5_a_small_letter_is_a_file_and_a_capital_a_piece() {
    all_are(&DE, OPEN, "d1h5", &["Dh5", "D h5", "D d1 h5", "Dd1h5", "Dd1-h5", "D1h5", "d1h5"]);
    all_are(&DE, OPEN, "d2d4", &["d4", "D4", "D 4", "d 4", "d2d4", "D2D4", "D2-D4", "D vier"]);

    let takes = "4k3/8/8/4p3/3P4/8/8/4Q2K w - - 0 1";
    all_are(&DE, takes, "d4e5", &["dxe5", "de5", "d4xe5", "d4e5", "dxE5"]);
    all_are(&DE, takes, "e1e5", &["Dxe5", "De5", "De1xe5", "D e5", "D x e5", "Dxe5+"]);

    let bishop = "4k3/8/8/8/8/2n5/1P6/K3B3 w - - 0 1";
    all_are(&EN, bishop, "b2c3", &["bxc3", "bc3", "b2xc3", "b takes c3", "pawn takes c3"]);
    all_are(&EN, bishop, "e1c3", &["Bxc3", "Bc3", "B x c3", "bishop takes c3", "bishop takes knight"]);

    // The first rank's queen, not a piece on d1; in capitals alone it is a square (C.10).
    let queens = "7k/8/8/8/Q7/8/7K/2Q5 w - - 0 1";
    all_are(&DE, queens, "c1a3", &["D1a3", "D1-a3", "Dca3"]);
    assert_eq!(misfit(&DE, queens, "D1A3"), Misfit::NothingThere(Square::D1));
}

#[test]
fn article_c_9_the_cross_may_be_left_out() {
    let exchange = "rnbqkb1r/pppp1ppp/5n2/4p3/3PP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 3";
    for voice in [&*DE, &*EN] {
        all_are(voice, exchange, "e5d4", &["exd4", "ed4", "e5xd4", "e5d4", "3...exd4", "3. … exd4"]);
    }
}

#[test]
fn article_c_10_two_pieces_of_a_kind() {
    let rank = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    all_are(
        &DE,
        rank,
        "g1f3",
        &["Sgf3", "S g f3", "Springer Gustav Felix drei", "Springer Gustav eins Felix drei"],
    );
    all_are(&EN, rank, "e1f3", &["Nef3", "knight e f3", "knight from e1 to f3"]);
    let file = "4k3/8/8/6N1/8/8/8/K5N1 w - - 0 1";
    all_are(&DE, file, "g5f3", &["S5f3", "Springer fünf Felix drei"]);
    all_are(&EN, file, "g1f3", &["N1f3", "knight one f3"]);
    let other = "4k3/8/8/8/3N4/8/7N/K7 w - - 0 1";
    all_are(&DE, other, "h2f3", &["Shf3", "S2f3", "Sh2f3"]);
    all_are(&EN, other, "d4f3", &["Ndf3", "N4f3", "Nd4f3"]);
}

#[test]
fn article_c_2_english_letters() {
    all_are(
        &EN,
        START,
        "g1f3",
        &[
            "Nf3",
            "nf3",
            "N f3",
            "Ng1f3",
            "Ng1-f3",
            "N g1 f3",
            "knight f3",
            "Knight to f3.",
            "knight g1 to f3",
            "knight from g1 to f3",
            "Knight Gustav one, Felix three.",
            "KNIGHT F3",
            "night f3",
            "g1f3",
        ],
    );
    all_are(
        &EN,
        START,
        "e2e4",
        &["e4", "E4", "e2e4", "e2-e4", "pawn to e4", "pawn e4", "Eva four", "e four", "Eva two Eva four"],
    );
    // "Be" is a bishop and a file, not the name of the b-file.
    let bishop = "4k3/8/8/8/8/8/1P1B4/4K3 w - - 0 1";
    all_are(&EN, bishop, "d2e3", &["Be3", "Be3.", "12. Be3"]);
    let fork = "4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1";
    all_are(
        &EN,
        fork,
        "f3e5",
        &["Nxe5", "knight takes e5", "knight captures e5", "knight takes pawn", "knight takes pawn on e5"],
    );
}

#[test]
fn article_d_2_1_german_names_in_every_voice() {
    all_are(
        &EN,
        START,
        "g1f3",
        &["Springer Gustav eins Felix drei", "springer felix 3", "Gustav eins Felix drei"],
    );
    all_are(&EN, START, "e2e4", &["Eva zwei Eva vier", "Bauer Eva vier"]);
    all_are(&EN, ROOKS, "a1a8", &["Turm Anna eins schlägt Anna acht"]);
    all_are(&EN, PROMOTION, "e7e8q", &["Eva sieben Eva acht Dame"]);
}

#[test]
fn uci_moves() {
    for voice in [&*DE, &*EN] {
        for (fen, uci) in [
            (START, "g1f3"),
            (START, "e2e4"),
            (CASTLING, "e1g1"),
            (CASTLING, "e1c1"),
            (PROMOTION, "e7d8q"),
            (PROMOTION, "e7e8b"),
            (EN_PASSANT, "e5d6"),
        ] {
            let (squares, promotion) = uci.split_at(4);
            all_are(voice, fen, uci, &[uci, &format!("{}{promotion}", squares.to_uppercase())]);
        }
    }
}

// Two fit: both are named. None fits: why.

#[test]
fn article_c_10_which_one_names_both() {
    let knights = "4k3/8/8/8/8/8/8/K3N1N1 w - - 0 1";
    for line in ["Springer Felix drei", "Sf3", "Springer eins Felix drei"] {
        let Misfit::Several(moves) = misfit(&DE, knights, line) else { panic!("{line}") };
        let telling = Telling::new(DE.lexicon());
        let told: Vec<String> = moves.iter().map(|played| telling.announcement(played)).collect();
        assert_eq!(told, ["Springer Eva eins Felix drei", "Springer Gustav eins Felix drei"], "{line}");
    }
    let rooks = "4k3/8/8/3r1r2/4P3/8/8/4K3 w - - 0 1";
    let Misfit::Several(moves) = misfit(&DE, rooks, "Bauer schlägt Turm") else { panic!() };
    assert_eq!(moves.len(), 2);
}

#[test]
fn what_does_not_fit_is_told_why() {
    let pinned = "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1";
    let checked = "4r2k/8/8/8/8/8/8/N3K3 w - - 0 1";
    for (fen, line, expected) in [
        // Nothing stands there.
        (START, "Eva vier Eva fünf", Misfit::NothingThere(Square::E4)),
        (START, "e5e6", Misfit::NothingThere(Square::E5)),
        // The opponent's piece stands there, or another than was said.
        (START, "Eva sieben Eva fünf", Misfit::OpponentsPiece(Square::E7, Role::Pawn)),
        (
            START,
            "Läufer Gustav eins Felix drei",
            Misfit::OtherPiece { square: Square::G1, said: Role::Bishop, found: Role::Knight },
        ),
        // Origin and destination are one.
        (START, "Eva zwei Eva zwei", Misfit::SameSquare(Square::E2)),
        // 3.1 — the own piece stands there.
        (START, "Turm Anna zwei", Misfit::OwnPiece(Square::A2, Role::Pawn)),
        (START, "Sd2", Misfit::OwnPiece(Square::D2, Role::Pawn)),
        // 3.5 — something stands between.
        (
            START,
            "Turm Anna eins Anna fünf",
            Misfit::Blocked { role: Role::Rook, from: Square::A1, to: Square::A5, by: Square::A2 },
        ),
        // 3.9.2 — the king would be in check, is in check and stays so, or goes where it is attacked.
        (
            pinned,
            "Springer Cäsar vier",
            Misfit::LeavesKingInCheck { role: Role::Knight, to: Square::C4, already: false },
        ),
        (
            checked,
            "Springer Bella drei",
            Misfit::LeavesKingInCheck { role: Role::Knight, to: Square::B3, already: true },
        ),
        (checked, "König Eva zwei", Misfit::KingAttackedThere(Square::E2)),
        // 3.7.5 — the piece is missing; no king, no pawn, and not before the last rank.
        (PROMOTION, "Eva sieben Eva acht", Misfit::PromotionMissing(Square::E8)),
        (PROMOTION, "e8", Misfit::PromotionMissing(Square::E8)),
        (PROMOTION, "exd8", Misfit::PromotionMissing(Square::D8)),
        (PROMOTION, "Eva acht König", Misfit::PromotionImpossible(Role::King)),
        (PROMOTION, "Eva acht Bauer", Misfit::PromotionImpossible(Role::Pawn)),
        (START, "Bauer Eva vier Dame", Misfit::PromotionImpossible(Role::Queen)),
        // Captures that are none.
        (START, "Springer schlägt Felix drei", Misfit::NothingToCapture(Square::F3)),
        (START, "Sxf3", Misfit::NothingToCapture(Square::F3)),
        (
            ROOKS,
            "Turm schlägt Dame Anna acht",
            Misfit::CapturedOther { square: Square::A8, said: Role::Queen, found: Role::Rook },
        ),
        (START, "Eva vier en passant", Misfit::NotEnPassant(Square::E4)),
        // No such piece is left.
        (ROOKS, "Dame Anna acht", Misfit::NoneLeft(Role::Queen)),
        (ROOKS, "Eva vier", Misfit::NoneLeft(Role::Pawn)),
    ] {
        assert_eq!(misfit(&DE, fen, line), expected, "{line}");
    }
    // No such piece reaches the square; where it goes instead is for the practice desk to tell.
    let Misfit::NoneReaches { role, to, instead } = misfit(&DE, OPEN, "Läufer Cäsar fünf") else {
        panic!()
    };
    assert_eq!((role, to), (Role::Bishop, Square::C5));
    let of = |square| instead.iter().find(|(from, _)| *from == square).map(|(_, to)| to.clone()).unwrap();
    assert_eq!(of(Square::C1), []);
    assert_eq!(
        of(Square::F1),
        [Square::A6, Square::B5, Square::C4, Square::D3, Square::E2]
            .iter()
            .rev()
            .copied()
            .collect::<Vec<_>>()
    );
    // It is no move of this piece.
    assert!(matches!(
        misfit(&DE, START, "Springer Gustav eins Gustav drei"),
        Misfit::DoesNotReach { role: Role::Knight, from: Square::G1, to: Square::G3, .. }
    ));
    assert!(matches!(
        misfit(&DE, START, "Eva fünf"),
        Misfit::NoneReaches { role: Role::Pawn, to: Square::E5, .. }
    ));
}

#[test]
fn article_3_8_2_castling_is_refused_with_its_reason() {
    for (fen, line, side, bar) in [
        (START, "kurze Rochade", CastlingSide::KingSide, CastlingBar::Occupied(Square::F1)),
        (START, "0-0-0", CastlingSide::QueenSide, CastlingBar::Occupied(Square::B1)),
        (
            "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "kurze Rochade",
            CastlingSide::KingSide,
            CastlingBar::Attacked(Square::G1),
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "0-0", CastlingSide::KingSide, CastlingBar::RightLost),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "0-0", CastlingSide::KingSide, CastlingBar::InCheck),
        (
            "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "König Gustav eins",
            CastlingSide::KingSide,
            CastlingBar::Attacked(Square::G1),
        ),
    ] {
        assert_eq!(misfit(&DE, fen, line), Misfit::Castling(side, bar), "{line}");
    }
    // Scenario of 3.8.2.2: only b1 and the rook are attacked.
    let attacked = "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";
    all_are(&DE, attacked, "e1c1", &["lange Rochade"]);
    all_are(&DE, attacked, "e1g1", &["kurze Rochade"]);
}

#[test]
fn what_is_no_announcement() {
    let unknown = |word: &str| NotHeard::UnknownWord(word.to_owned());
    let no_square = |word: &str| NotHeard::NoSquare(word.to_owned());
    for (line, expected) in [
        // Typing errors of the Laws' own samples must be refused, not repaired.
        ("ZZe4", unknown("ZZe4")),
        ("Zdx3", NotHeard::NoPiece('Z')),
        ("Sdx3", NotHeard::NoDestination),
        // Letters of another language.
        ("Nf3", NotHeard::NoPiece('N')),
        ("Qh5", NotHeard::NoPiece('Q')),
        ("Rxa8", NotHeard::NoPiece('R')),
        ("Bb4", NotHeard::NoPiece('B')),
        ("Bxc3", NotHeard::NoPiece('B')),
        // No squares.
        ("e9", no_square("e9")),
        ("k4", no_square("k4")),
        ("e0", no_square("e0")),
        ("Sf9", no_square("Sf9")),
        ("i5", no_square("i5")),
        // Two moves in one line.
        ("Sf3 Sc6", NotHeard::TooMuch),
        ("e4 e5 Sf3", NotHeard::TooMuch),
        ("Eva vier Eva fünf Springer Felix drei", NotHeard::TooMuch),
        ("Eva zwei Eva vier Eva fünf", NotHeard::TooMuch),
        ("Dame Turm Anna eins", NotHeard::TooMuch),
        ("0-0 e4", NotHeard::CastlingAndMore),
        ("lange Rochade kurze Rochade", NotHeard::CastlingAndMore),
        // Half a move.
        ("Springer", NotHeard::PieceAlone(Role::Knight)),
        ("Springer Felix", NotHeard::NoDestination),
        ("Springer drei", NotHeard::NoDestination),
        ("Eva", NotHeard::NoDestination),
        ("von Eva zwei", NotHeard::NoDestination),
        ("schlägt", NotHeard::NoDestination),
        // Words without weight, and words nobody knows.
        ("", NotHeard::Nothing),
        ("   ", NotHeard::Nothing),
        ("...", NotHeard::Nothing),
        ("äh, also", NotHeard::Nothing),
        ("Guten Abend", unknown("Guten")),
        ("Springer Gustav eins Feliks drei", unknown("Feliks")),
        ("asdf", unknown("asdf")),
        ("🦄", unknown("🦄")),
        ("Eva neun", NotHeard::NoSquare("neun".into())),
    ] {
        assert_eq!(not_heard(&DE, line), expected, "\"{line}\"");
    }
    for (line, expected) in [
        ("Sf3", NotHeard::NoPiece('S')),
        ("Lxc4", NotHeard::NoPiece('L')),
        ("Nf9", no_square("Nf9")),
        ("knight", NotHeard::PieceAlone(Role::Knight)),
    ] {
        assert_eq!(not_heard(&EN, line), expected, "\"{line}\"");
    }
}

#[test]
fn two_moves_of_pawns_are_not_taken_for_one() {
    // "e4 e5" says from where to where; nothing stands there.
    assert_eq!(misfit(&DE, START, "e4 e5"), Misfit::NothingThere(Square::E4));
    assert_eq!(misfit(&DE, START, "1. e4 e5"), Misfit::NothingThere(Square::E4));
}

// Who speaks, and what is asked beside a move

#[test]
fn a_line_may_begin_with_its_speaker() {
    for (voice, line, speaker) in [
        (&DE, "white: Eva vier", Speaker::White),
        (&DE, "Weiß: Eva vier", Speaker::White),
        (&DE, "weiss: e4", Speaker::White),
        (&DE, "WEISS : e4", Speaker::White),
        (&DE, "Schwarz: Eva vier", Speaker::Black),
        (&DE, "Assistent: Eva vier", Speaker::Assistant),
        (&DE, "Assistentin: Eva vier", Speaker::Assistant),
        (&DE, "assistant: Eva vier", Speaker::Assistant),
        (&DE, "Schiedsrichterin: Eva vier", Speaker::Arbiter),
        (&DE, "arbiter:Eva vier", Speaker::Arbiter),
        (&EN, "Black: e4", Speaker::Black),
    ] {
        assert_eq!(hear(line, voice.lexicon()).unwrap().speaker, Some(speaker), "{line}");
    }
    assert_eq!(hear("Eva vier", DE.lexicon()).unwrap().speaker, None);
    // A board is no speaker, and a speaker may report of one.
    assert_eq!(hear("white board: e4", DE.lexicon()).unwrap().speaker, None);
    assert_eq!(hear("black: white board: e4", DE.lexicon()).unwrap().speaker, Some(Speaker::Black));
}

#[test]
fn requests_in_german() {
    requests(
        &DE,
        &[
            (&["drücken", "Uhr drücken", "ich drücke", "gedrückt", "press", "Drücken!"], Request::Press),
            (&["Zeit", "Zeit?", "Bedenkzeit", "Wie viel Zeit?", "time"], Request::Time(Whose::Both, false)),
            (&["Zeit verbraucht", "verbrauchte Zeit", "time used"], Request::Time(Whose::Both, true)),
            (&["meine Zeit", "Zeit meine"], Request::Time(Whose::Own, false)),
            (&["Zeit Gegner", "Zeit des Gegners"], Request::Time(Whose::Other, false)),
            (&["Zeit Weiß", "Zeit von Weiß", "time white"], Request::Time(Whose::Of(Color::White), false)),
            (&["Zeit Schwarz verbraucht", "time black used"], Request::Time(Whose::Of(Color::Black), true)),
            (&["Züge", "Züge?", "Zuege", "Zugzahl", "wie viele Züge", "moves"], Request::Moves),
            (&["Bretter", "Bretter vergleichen", "boards"], Request::Boards),
            (
                &["wiederholen", "Wie bitte?", "noch einmal", "nochmal", "bitte wiederholen", "repeat"],
                Request::Repeat,
            ),
            (&["Remis", "Remis?", "ich biete Remis", "Remis anbieten", "offer draw"], Request::OfferDraw),
            (&["angenommen", "ich nehme an", "accept"], Request::Accept),
            (&["abgelehnt", "ich lehne ab", "decline"], Request::Decline),
            (&["aufgeben", "ich gebe auf", "resign"], Request::Resign),
            (
                &["beanspruche Stellungswiederholung", "ich beanspruche dreimal", "claim threefold"],
                Request::Claim(Claim::Threefold),
            ),
            (&["beanspruche fünfzig Züge", "beantrage 50 Züge", "claim fifty"], Request::Claim(Claim::Fifty)),
            (&["getan", "fertig", "done"], Request::Done),
            (&["ja", "Ja!", "yes"], Request::Yes),
            (&["nein", "no"], Request::No),
            (&["Hilfe", "help"], Request::Help),
            (&["beenden", "Ende", "quit"], Request::Quit),
            (&["richten", "Brett richten", "fix"], Request::Fix),
            (&["Stellung", "position"], Request::Position),
            (&["zurück"], Request::TakeBack(None)),
            (&["zurück zwei", "zurück 2", "take back 2"], Request::TakeBack(Some(2))),
        ],
    );
}

#[test]
fn a_correction_holds_a_move() {
    for line in
        ["Korrektur Springer Felix drei", "Korrektur: Sf3", "berichtige Springer Felix drei", "correct Sf3"]
    {
        let Heard::Request(Request::Correct(announcement)) = heard(&DE, line) else { panic!("{line}") };
        let played = resolve(&announcement, &Chess::default()).unwrap();
        assert_eq!(played.to(), Square::F3, "{line}");
    }
    assert!(matches!(not_heard(&DE, "Korrektur"), NotHeard::RequestUnclear(..)));
}

#[test]
fn a_draw_offer_may_hang_on_a_move() {
    let king = "4k3/8/8/8/8/8/4P3/2K5 w - - 0 1";
    for line in ["Kb1 (=)", "Kb1(=)", "11. Kb1 (=)", "König Bella eins (=)"] {
        let Heard::Announcement(announcement, offer) = heard(&DE, line) else { panic!("{line}") };
        assert!(offer, "{line}");
        assert_eq!(resolve(&announcement, &position(king)).unwrap().to(), Square::B1, "{line}");
    }
}

#[test]
fn a_number_alone_is_an_answer() {
    for (line, number) in [("1", 1), ("eins", 1), ("zwo", 2), ("2.", 2), ("zwölf", 12), ("Acht", 8)] {
        assert_eq!(heard(&DE, line), Heard::Choice(number), "{line}");
    }
    assert_eq!(heard(&EN, "two"), Heard::Choice(2));
}

#[test]
fn every_legal_reply_in_the_initial_array_has_one_short_name() {
    // No two legal moves share a short announcement where no piece is doubled.
    let start = Chess::default();
    for played in start.legal_moves() {
        let telling = Telling::new(DE.lexicon());
        let uci = UciMove::from_move(played, CastlingMode::Standard).to_string();
        all_are(&DE, START, &uci, &[&telling.written(&played, &start)]);
    }
}

// Notation in every voice

static VOICES: LazyLock<Vec<Voice>> =
    LazyLock::new(|| ansage::voice::tags().iter().map(|tag| Voice::built_in(tag).unwrap()).collect());

/// Each of these lines is this move in every voice; K, Q, R, B and N stand for the voice's own letters.
#[track_caller]
fn written_in_every_voice(fen: &str, uci: &str, lines: &[&str]) {
    for voice in VOICES.iter() {
        let letter = |sign: char| match Role::from_char(sign).filter(|_| sign.is_ascii_uppercase()) {
            Some(role) => voice.lexicon().letter(role).to_owned(),
            None => sign.to_string(),
        };
        let lines: Vec<String> = lines.iter().map(|line| line.chars().map(letter).collect()).collect();
        all_are(voice, fen, uci, &lines.iter().map(String::as_str).collect::<Vec<_>>());
    }
}

#[test]
fn article_c_2_the_letters_of_every_voice() {
    for (tag, letters) in [
        ("de", "KDTLS"),
        ("en", "KQRBN"),
        ("es", "RDTAC"),
        ("eu", "EDGAZ"),
        ("eu-anderea", "EADGZ"),
        ("hu", "KVBFH"),
        ("pt", "RDTBC"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
        let own: String = pieces.iter().map(|role| voice.lexicon().letter(*role)).collect();
        assert_eq!(own, letters, "{tag}");
    }
}

#[test]
fn article_c_5_to_c_11_long_and_short_in_every_voice() {
    written_in_every_voice(
        START,
        "g1f3",
        &[
            "Nf3",
            "Nf3+",
            "Nf3#",
            "Nf3++",
            "Nf3!",
            "Nf3?!",
            "Ng1f3",
            "Ng1-f3",
            "Ngf3",
            "N1f3",
            "1.Nf3",
            "1. Nf3",
            "12 Ng1-f3",
        ],
    );
    written_in_every_voice(START, "e2e4", &["e4", "e2e4", "e2-e4", "1.e4", "12. e2-e4", "E4", "E2E4"]);
    let takes = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    written_in_every_voice(
        takes,
        "b5c6",
        &[
            "Bxc6", "Bc6", "B:c6", "Bc6:", "Bb5xc6", "Bb5:c6", "Bb5c6", "Bb5-c6", "Bxc6+", "B:c6#", "B×c6",
            "Bbxc6", "B5xc6",
        ],
    );
    written_in_every_voice(takes, "f3e5", &["Nxe5", "N:e5", "Ne5:", "Nf3xe5", "N x e5"]);
    let pawns = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
    written_in_every_voice(
        pawns,
        "d4e5",
        &["dxe5", "d:e5", "de5", "de5:", "d4xe5", "d4:e5", "d4e5", "d4-e5"],
    );
}

#[test]
fn article_c_9_3_en_passant_in_the_marks_of_each_voice() {
    for (tag, marks) in [
        ("de", &["e.p.", "ep", "e. p."][..]),
        ("en", &["e.p.", "ep"]),
        ("es", &["e.p.", "ep"]),
        ("pt", &["e.p.", "ep"]),
        ("hu", &["e.p.", "ep"]),
        ("eu", &["e.p.", "ep", "i.", "i.h.", "h.p.", "ih", "hp"]),
        ("eu-anderea", &["e.p.", "ep", "i.", "i.h.", "h.p.", "ih", "hp"]),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        for mark in marks {
            for takes in ["exd6", "e:d6", "ed6", "e5xd6"] {
                all_are(&voice, EN_PASSANT, "e5d6", &[&format!("{takes} {mark}")]);
                if !mark.contains(' ') {
                    all_are(&voice, EN_PASSANT, "e5d6", &[&format!("3. {takes}{mark}")]);
                }
            }
        }
    }
}

#[test]
fn article_c_11_castling_and_promotion_in_every_voice() {
    written_in_every_voice(
        CASTLING,
        "e1g1",
        &["0-0", "O-O", "o-o", "00", "oo", "OO", "0-0+", "O-O#", "Kg1", "Ke1-g1", "12. 0-0"],
    );
    written_in_every_voice(
        CASTLING,
        "e1c1",
        &["0-0-0", "O-O-O", "o-o-o", "000", "00-0", "0-00", "0-0-0+", "Kc1", "Ke1c1", "12.O-O-O"],
    );
    let ends =
        ["{to}{piece}", "{to}={piece}", "{to}({piece})", "{to}/{piece}", "{to} {piece}", "{to}={piece}+"];
    for (to, capture, captured) in
        [("e8", "e7e8", "e7-e8"), ("exd8", "e7d8", "e7xd8"), ("e:d8", "e7d8", "ed8")]
    {
        for (piece, small) in [("Q", "q"), ("R", "r"), ("B", "b"), ("N", "n")] {
            for end in ends {
                let lines = [to, captured].map(|to| end.replace("{to}", to).replace("{piece}", piece));
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                written_in_every_voice(PROMOTION, &format!("{capture}{small}"), &lines);
            }
            written_in_every_voice(PROMOTION, &format!("{capture}{small}"), &[&format!("{capture}{small}")]);
        }
    }
}

#[test]
fn digits_of_correspondence_chess_are_moves() {
    for (fen, uci, lines) in [
        (START, "e2e4", &["5254", "1. 5254", "1.5254", "12 5254", "5254.", "5254!"][..]),
        (START, "g1f3", &["7163", "3. 7163"]),
        (CASTLING, "e1g1", &["5171", "10. 5171"]),
        (CASTLING, "e1c1", &["5131"]),
        (PROMOTION, "e7e8q", &["57581", "41. 57581"]),
        (PROMOTION, "e7e8r", &["57582"]),
        (PROMOTION, "e7e8b", &["57583"]),
        (PROMOTION, "e7d8n", &["57484"]),
    ] {
        written_in_every_voice(fen, uci, lines);
    }
    for voice in VOICES.iter() {
        for line in ["525", "52545", "5290", "0254", "525411"] {
            let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
            assert!(!matches!(heard, Ok(Heard::Announcement(..))), "{line} in voice {}", voice.tag());
        }
    }
    assert_eq!(
        misfit(&DE, START, "5255"),
        Misfit::DoesNotReach {
            role: Role::Pawn,
            from: Square::E2,
            to: Square::E5,
            instead: vec![Square::E3, Square::E4],
        }
    );
    assert_eq!(misfit(&DE, PROMOTION, "5758"), Misfit::PromotionMissing(Square::E8));
}

#[test]
fn figurines_fullwidth_signs_and_all_dashes() {
    for (fen, uci, lines) in [
        (
            START,
            "g1f3",
            &["♘f3", "♞f3", "♘\u{fe0e}f3", "♞\u{fe0f}f3", "♘g1-f3", "♘ f3", "1. ♘f3!", "♘ｆ３"][..],
        ),
        (
            START,
            "e2e4",
            &["♙e4", "♟e4", "♟\u{fe0e}e4", "ｅ４", "Ｅ４", "ｅ２－ｅ４", "１．ｅ４", "１２　ｅ４"],
        ),
        (START, "e2e4", &["e2‐e4", "e2‑e4", "e2‒e4", "e2–e4", "e2—e4", "e2―e4", "e2−e4", "e2﹣e4"]),
        (CASTLING, "e1g1", &["0‐0", "0‑0", "0‒0", "0–0", "O−O", "０－０", "Ｏ－Ｏ", "♔g1"]),
        (CASTLING, "e1c1", &["0‐0‐0", "0‑0‑0", "0‒0‒0", "O−O−O", "０－０－０"]),
        (PROMOTION, "e7e8q", &["e8♕", "e8=♛", "e8=♕\u{fe0e}+", "e7–e8=♕", "e8(♕)"]),
        (PROMOTION, "e7d8n", &["exd8♘", "e×d8=♞"]),
    ] {
        written_in_every_voice(fen, uci, lines);
    }
    let utterance = hear("Ｗｅｉß： Ｓｆ３", DE.lexicon()).unwrap();
    assert_eq!(utterance.speaker, Some(Speaker::White));
}

#[test]
fn what_is_nearly_notation_is_refused_with_a_reason() {
    let word = |line: &str| NotHeard::UnknownWord(line.to_owned());
    for (tag, line, why) in [
        ("de", "ZZe4", word("ZZe4")),
        ("de", "Zdx3", NotHeard::NoPiece('Z')),
        ("en", "ZZe4", word("ZZe4")),
        ("en", "Zdx3", NotHeard::NoPiece('Z')),
        ("eu", "ZZe4", word("ZZe4")),
        ("eu", "Zdx3", NotHeard::NoDestination),
        ("eu-anderea", "Zdx3", NotHeard::NoDestination),
        ("hu", "Ne4", NotHeard::NoPiece('N')),
        ("es", "Nf3", NotHeard::NoPiece('N')),
        ("pt", "Sf3", NotHeard::NoPiece('S')),
        ("de", "Sf9", NotHeard::NoSquare("Sf9".to_owned())),
        ("de", "Sxx3", NotHeard::TooMuch),
        ("de", "e4e", word("e4e")),
    ] {
        assert_eq!(not_heard(&Voice::built_in(tag).unwrap(), line), why, "{tag}: {line}");
    }
}

#[test]
fn article_ii_3_2_castling_of_chess960() {
    let of = |fen: &str, line: &str| {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
        let Heard::Announcement(announcement, _) = heard(&DE, line) else { panic!("{line}") };
        resolve(&announcement, &position)
            .map(|played| UciMove::from_move(played, CastlingMode::Chess960).to_string())
    };
    let played = |uci: &str| Ok(uci.to_owned());
    let barred = |side, bar| Err(Misfit::Castling(side, bar));
    let (short, long) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    // The king on f1 goes to g1 either way; said by its squares it only goes there.
    let next = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";
    assert_eq!(of(next, "kurze Rochade"), played("f1h1"));
    assert_eq!(of(next, "König Gustav eins"), played("f1g1"));
    assert_eq!(of(next, "f1h1"), played("f1h1"));
    assert_eq!(of(next, "König Felix eins Cäsar eins"), played("f1a1"));
    // The king stays where it is.
    let stays = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(of(stays, "0-0"), played("g1h1"));
    assert_eq!(of(stays, "König Gustav eins"), Err(Misfit::OwnPiece(Square::G1, Role::King)));
    // What bars it is looked for on the way of this king and this rook.
    let far = |rest: &str| format!("4k3/8/8/8/{rest} w KQ - 0 1");
    assert_eq!(of(&far("8/8/8/RK5R"), "König Gustav eins"), played("b1h1"));
    assert_eq!(of(&far("8/8/8/RK2N2R"), "Kg1"), barred(short, CastlingBar::Occupied(Square::E1)));
    assert_eq!(of(&far("3r4/8/8/RK5R"), "kurze Rochade"), barred(short, CastlingBar::Attacked(Square::D1)));
    assert_eq!(of(&far("1r6/8/8/RK5R"), "lange Rochade"), barred(long, CastlingBar::InCheck));
    // With the rook gone from b1 the king would stand in check of the one on a1.
    let uncovered = "4k3/8/8/8/8/8/8/rR1K3R w HB - 0 1";
    assert_eq!(of(uncovered, "lange Rochade"), barred(long, CastlingBar::Attacked(Square::C1)));
    assert_eq!(of(next.replace("HA", "-").as_str(), "kurze Rochade"), barred(short, CastlingBar::RightLost));
}

/// Castling in a position of Chess960 with these pieces on White's first rank and nothing else but Black's king.
#[track_caller]
fn castling_960(rank: &str, rights: &str, line: &str) -> Result<String, Misfit> {
    let fen = format!("4k3/4p3/8/8/8/8/8/{rank} w {rights} - 0 1");
    let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
    let Heard::Announcement(announcement, _) = heard(&DE, line) else { panic!("{line}") };
    resolve(&announcement, &position)
        .map(|played| UciMove::from_move(played, CastlingMode::Chess960).to_string())
}

#[test]
fn article_ii_3_2_7_4_what_must_be_empty() {
    let occupied = |side, square| Err(Misfit::Castling(side, CastlingBar::Occupied(square)));
    let (short, long) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    for (rank, rights, line, bar) in [
        // Where the king goes, where the rook goes, and what lies between.
        ("RK4NR", "HA", "kurze Rochade", occupied(short, Square::G1)),
        ("RK3B1R", "HA", "kurze Rochade", occupied(short, Square::F1)),
        ("RKN4R", "HA", "kurze Rochade", occupied(short, Square::C1)),
        ("RKN4R", "HA", "lange Rochade", occupied(long, Square::C1)),
        ("R2BK2R", "HA", "lange Rochade", occupied(long, Square::D1)),
        // The rook comes by, though the king does not.
        ("RN4KR", "HA", "lange Rochade", occupied(long, Square::B1)),
        // The other rook is in the way like any piece.
        ("RKR5", "CA", "lange Rochade", occupied(long, Square::C1)),
    ] {
        assert_eq!(castling_960(rank, rights, line), bar, "{rank}: {line}");
    }
}

#[test]
fn article_ii_3_2_7_5_other_squares_may_be_occupied() {
    for (rank, rights, line, done) in [
        // a1, b1 and e1 on the side of the c-file; e1 and h1 on that of the g-file.
        ("BNRKN3", "C", "lange Rochade", "d1c1"),
        ("4BKRN", "G", "kurze Rochade", "f1g1"),
        // King or rook stay where they are.
        ("NBK1R3", "E", "kurze Rochade", "c1e1"),
        ("NRK4R", "HB", "lange Rochade", "c1b1"),
    ] {
        assert_eq!(castling_960(rank, rights, line), Ok(done.to_owned()), "{rank}: {line}");
    }
}

#[test]
fn article_ii_3_castling_is_never_taken_for_a_move_of_the_king() {
    let ok = |done: &str| Ok(done.to_owned());
    // Next to where it goes, the king goes there; the rook's square and the words mean castling.
    for line in ["König Gustav eins", "Kg1", "f1g1", "König Felix eins Gustav eins"] {
        assert_eq!(castling_960("R4K1R", "HA", line), ok("f1g1"), "{line}");
    }
    for line in ["König Hektor eins", "Kh1", "f1h1", "Kf1-h1", "König Felix eins Hektor eins", "O-O", "0-0"]
    {
        assert_eq!(castling_960("R4K1R", "HA", line), ok("f1h1"), "{line}");
    }
    // Where its rook stands there, nothing else can be meant.
    for line in ["König Gustav eins", "Kg1", "f1g1", "kurze Rochade"] {
        assert_eq!(castling_960("R4KR1", "GA", line), ok("f1g1"), "{line}");
    }
    // Without the right to it a king does not go to its rook, and not further than kings go.
    assert_eq!(
        castling_960("R4KR1", "-", "König Gustav eins"),
        Err(Misfit::OwnPiece(Square::G1, Role::Rook))
    );
    assert!(matches!(castling_960("RK5R", "-", "König Gustav eins"), Err(Misfit::NoneReaches { .. })));
    // A capture is no castling.
    assert_eq!(
        castling_960("R4KR1", "GA", "König schlägt Gustav eins"),
        Err(Misfit::OwnPiece(Square::G1, Role::Rook))
    );
}

#[test]
fn numbers_are_heard_as_they_are_told() {
    for voice in VOICES.iter() {
        for number in (0..100).chain((100..1000).step_by(9)) {
            let told = voice.lexicon().numbers().words(number);
            for line in [told.replace('-', " "), told.to_uppercase()] {
                assert_eq!(heard(voice, &line), Heard::Choice(number), "{line} in voice {}", voice.tag());
            }
        }
    }
    for (tag, line, number) in [
        ("en", "twenty one", 21),
        ("en", "one hundred twelve", 112),
        ("es", "treinta y una", 31),
        ("es", "ciento un", 101),
        ("pt", "vinte e duas", 22),
        ("eu", "hogeita bat", 21),
        ("de", "hundert zwölf", 112),
    ] {
        assert_eq!(heard(&Voice::built_in(tag).unwrap(), line), Heard::Choice(number), "{tag}: {line}");
    }
    for (tag, line) in [
        ("de", "zurück einundzwanzig"),
        ("en", "take back twenty-one"),
        ("en", "take back twenty one"),
        ("es", "atrás veintiuno"),
        ("pt", "voltar vinte e um"),
        ("eu", "take back hogeita bat"),
        ("hu", "take back huszonegy"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        assert_eq!(heard(&voice, line), Heard::Request(Request::TakeBack(Some(21))), "{tag}: {line}");
    }
}

#[test]
fn a_piece_behind_a_word_for_becoming_is_what_a_pawn_becomes_though_the_queen_could_go_there() {
    let both_could = "8/4P3/8/7k/Q7/8/7K/8 w - - 0 1";
    for (tag, lines) in [
        ("de", ["Umwandlung in Dame auf Eva acht", "Umwandlung Dame Eva sieben Eva acht"]),
        ("en", ["promote to queen on e8", "promotes to a queen on e eight"]),
        ("es", ["corono dama en e8", "peón corona dama en e ocho"]),
        ("eu", ["koroatu dama Eva zortzira", "sustatu dama Eva zortzian"]),
        ("hu", ["átváltozik vezérré e8-on", "gyalog átváltozik vezérré Éva nyolcon"]),
        ("pt", ["promovo a dama em e8", "coroa dama em e oito"]),
    ] {
        all_are(&Voice::built_in(tag).unwrap(), both_could, "e7e8q", &lines);
    }
    // The queen's own move stays hers.
    all_are(&DE, both_could, "a4e8", &["Dame Eva acht", "Dame a4 e8"]);
    assert!(hear("Umwandlung in Dame Eva sieben Eva acht Turm", DE.lexicon()).is_err());
}

#[test]
fn a_square_behind_the_captured_piece_is_where_it_stands() {
    let open = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    let spanish = Voice::built_in("es").unwrap();
    all_are(&spanish, open, "b5c6", &["alfil toma el caballo de c6", "alfil de b5 come el caballo de c6"]);
    all_are(&DE, open, "b5c6", &["Läufer schlägt den Springer von Cäsar sechs"]);
    assert_eq!(heard_error(&DE, "Turm von Anna eins"), NotHeard::NoDestination);
    // Where the rook itself stands, nothing is captured.
    let queens = "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1";
    assert!(matches!(found(&DE, queens, "Turm schlägt Dame von David eins"), Err(Misfit::OwnPiece(..))));
}

#[test]
fn a_written_square_may_have_the_endings_of_the_language() {
    let (hungarian, basque) = (Voice::built_in("hu").unwrap(), Voice::built_in("eu").unwrap());
    all_are(&hungarian, START, "g1f3", &["huszár f3-ra", "huszár F3ra.", "huszár g1-ről f3-ra", "H f3-ra"]);
    all_are(&basque, START, "g1f3", &["zaldia f3ra", "zaldia F3-ra", "zaldia g1etik f3ra"]);
    for (voice, line) in
        [(&hungarian, "huszár f9-re"), (&hungarian, "huszár k3-ra"), (&*DE, "Springer f3-ra")]
    {
        assert!(hear(line, voice.lexicon()).is_err(), "{line}");
    }
}

#[test]
fn a_rank_is_named_in_order_too_and_a_move_counted_so_is_no_other_move() {
    for (tag, line) in [
        ("de", "Turm fünfte Anna drei"),
        ("en", "rook from the fifth to a3"),
        ("es", "torre de la quinta a a3"),
        ("pt", "torre da quinta para a3"),
    ] {
        all_are(&Voice::built_in(tag).unwrap(), "4k3/8/8/R7/8/8/8/R3K2N w - - 0 1", "a5a3", &[line]);
    }
    // With a pawn on the seventh rank that could become the queen that is said to go there.
    let seventh = "7Q/3P4/8/1k6/8/8/7K/8 w - - 0 1";
    for (tag, line) in [
        ("en", "the seventh move queen d8"),
        ("es", "la séptima jugada dama d8"),
        ("pt", "a sétima jogada dama d8"),
        ("hu", "hetedik lépés vezér d8"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        assert_eq!(heard_error(&voice, line), NotHeard::TooMuch, "{line}");
        assert!(found(&voice, seventh, "d8").is_err());
    }
    // An article is no file, so that neither the time to wait nor the answer to a question nor a rank to go to
    // is a square of the a-file.
    for (tag, lines) in [
        ("en", ["a second please", "rook to the seventh"]),
        ("es", ["torre a séptima", "torre a la séptima"]),
        ("pt", ["a segunda", "torre na sétima"]),
    ] {
        for line in lines {
            assert!(hear(line, Voice::built_in(tag).unwrap().lexicon()).is_err(), "{line}");
        }
    }
    assert_eq!(heard(&DE, "die zweite"), Heard::Choice(2));
}

/// Why this line is not heard.
fn heard_error(voice: &Voice, line: &str) -> NotHeard {
    hear(line, voice.lexicon()).unwrap_err()
}

/// In each of these voices the lines are this move.
#[track_caller]
fn in_voices(fen: &str, uci: &str, table: &[(&str, &[&str])]) {
    for (tag, lines) in table {
        all_are(&Voice::built_in(tag).unwrap(), fen, uci, lines);
    }
}

/// The bishop can take the knight and the knight the bishop.
const EITHER: &str = "r2qk2r/pppb1ppp/2n5/1B2N3/8/8/PPPP1PPP/RNBQK2R w KQkq - 0 1";

#[test]
fn endings_and_small_words_say_which_piece_captures() {
    in_voices(
        EITHER,
        "b5c6",
        &[
            (
                "eu",
                &[
                    "zaldia jan dut alfilarekin",
                    "zaldia jan du alfilak",
                    "zaldia alfilarekin jan dut",
                    "zaldia alfilaz jan",
                    "jan du alfilak zaldia",
                    "jan dut zaldia alfilarekin",
                    "zaldia alfilak jan du Cesar seian",
                    "zaldia jan du alfilak Bella bostetik",
                ],
            ),
            ("eu-anderea", &["zaldia jan du gudariak", "zaldia gudariarekin jan dut"]),
            (
                "hu",
                &[
                    "huszárt üti a futó",
                    "a huszárt leüti a futó",
                    "a huszárt ütöm a futóval",
                    "ütöm a huszárt a futóval",
                    "ütöm a futóval a huszárt",
                    "huszárt futóval ütöm",
                    "a huszárt c6-on leüti a futó b5-ről",
                    "ütöm a huszárt a futóval c6-on",
                    "ütök futóval c6-on",
                    "c6-on ütök a futóval",
                    "a futó üti c6-on a huszárt",
                ],
            ),
            (
                "es",
                &[
                    "al caballo lo toma el alfil",
                    "el caballo lo come el alfil",
                    "al caballo toma el alfil",
                    "como el caballo con el alfil",
                    "tomo en c6 con el alfil",
                ],
            ),
            ("pt", &["tomo o cavalo com o bispo", "tomo em c6 com o bispo"]),
            (
                "en",
                &[
                    "takes the knight with the bishop",
                    "take on c6 with the bishop",
                    "with the bishop takes knight",
                ],
            ),
            (
                "de",
                &[
                    "den Springer schlägt der Läufer",
                    "der Läufer schlägt den Springer",
                    "ich nehme den Springer mit dem Läufer",
                    "den Springer schlage ich mit dem Läufer",
                    "schlage den Springer mit dem Läufer",
                    "ich schlage auf Cäsar sechs mit dem Läufer",
                ],
            ),
        ],
    );
    in_voices(
        EITHER,
        "e5d7",
        &[
            ("eu", &["alfila jan du zaldiak", "alfila zaldiaz jan", "zaldiak alfila jan"]),
            (
                "hu",
                &[
                    "futót ütök huszárral",
                    "a futót leütöm a huszárral",
                    "huszár üti a futót",
                    "huszár üti a futó",
                ],
            ),
            ("es", &["al alfil lo toma el caballo", "caballo toma al alfil", "caballo come alfil"]),
            ("pt", &["cavalo toma o bispo"]),
        ],
    );
    // Where two readings stay possible none is taken.
    for (tag, line) in [
        ("es", "el caballo lo toma al alfil"),
        ("de", "den Springer schlägt Läufer"),
        ("de", "Springer schlägt der Läufer"),
        ("hu", "huszár futó üti"),
    ] {
        assert_eq!(not_heard(&Voice::built_in(tag).unwrap(), line), NotHeard::TooMuch, "{tag}: {line}");
    }
    // What captures is not said, so it is a pawn (C.4).
    let hu = Voice::built_in("hu").unwrap();
    assert_eq!(misfit(&hu, EITHER, "huszárt ütök c6-on"), misfit(&hu, EITHER, "ütöm a huszárt c6-on"));
    // A pawn becomes what is asked for, and captures nothing of that kind.
    all_are(
        &hu,
        PROMOTION,
        "e7d8q",
        &["gyaloggal ütök d8-on, vezért kérek", "bástyát üti a gyalog d8-on, vezér lesz"],
    );
}

#[test]
fn a_piece_may_stand_behind_its_square_and_a_square_before_its_piece() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "Springer nach Felix drei von Gustav eins",
                    "nach Felix drei von Gustav eins",
                    "nach f3 der Springer",
                    "f3 Springer",
                    "Gustav eins Springer Felix drei",
                    "von Gustav eins der Springer nach Felix drei",
                    "mit dem Springer nach Felix drei",
                    "nach Felix drei mit dem Springer",
                ],
            ),
            ("en", &["to f three knight from g one", "to f3 with the knight", "the g knight to f3"]),
            ("es", &["caballo a f3 desde g1", "a f3 con el caballo"]),
            ("pt", &["cavalo para f3 de g1"]),
            (
                "hu",
                &["huszár f3-ra g1-ről", "f3-ra a huszárral", "a g1-es huszár f3-ra", "f3-ra lép a huszár"],
            ),
            (
                "eu",
                &["zaldia f3ra g1etik", "Gustav bateko zaldia Felix hirura", "Felix hirura Gustav batetik"],
            ),
        ],
    );
    in_voices(
        START,
        "e2e4",
        &[
            ("en", &["e pawn e4", "the e pawn to e4"]),
            ("hu", &["az e gyalog e4"]),
            ("de", &["der e Bauer nach e4"]),
        ],
    );
    let rooks = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";
    in_voices(
        rooks,
        "h1d1",
        &[
            ("es", &["torre a d1 desde h1"]),
            ("pt", &["torre para d1 de h1"]),
            ("hu", &["h bástya d1", "bástya d1-re h1-ről"]),
            ("eu", &["gaztelua d1era h1etik"]),
        ],
    );
    in_voices("6k1/8/8/8/8/8/4K3/R2r3R w - - 0 1", "h1d1", &[("hu", &["h bástya üti d1"])]);
    in_voices(
        "4k3/8/8/R7/8/8/8/R3K2N w - - 0 1",
        "a5a3",
        &[("eu", &["Anna bosteko gaztelua Anna hirura"]), ("hu", &["az a5-ös bástya a3-ra"])],
    );
    // Where a pawn promotes, the piece behind the square is what it becomes, or it is not taken.
    all_are(&DE, PROMOTION, "e7e8q", &["Eva acht Dame"]);
    for (tag, line) in [("en", "e8 with a queen"), ("de", "nach e8 mit der Dame")] {
        assert_eq!(not_heard(&Voice::built_in(tag).unwrap(), line), NotHeard::TooMuch, "{tag}: {line}");
    }
    assert_eq!(misfit(&DE, START, "e4D"), Misfit::PromotionImpossible(Role::Queen));
}

#[test]
fn an_article_before_a_square_says_nothing_of_where_from() {
    let rooks = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";
    let takes = "6k1/8/8/8/8/8/4K3/R2r3R w - - 0 1";
    let knights = "4k3/8/8/N7/8/8/8/K3N3 w - - 0 1";
    let pawns = "4k3/8/8/1p6/P1P5/8/8/4K3 w - - 0 1";
    for (tag, fen, lines) in [
        (
            "hu",
            rooks,
            [
                "a bástya a d1 mezőre lép",
                "bástya a d egyre",
                "BÁSTYA A D1-RE",
                "bástya a David egy",
                "bástya a d1.",
            ],
        ),
        ("pt", rooks, ["torre a d1", "a torre a d um", "torre à d1", "Torre a D1", "torre a David um"]),
        ("es", rooks, ["torre a d1", "la torre a d uno", "TORRE A D1", "torre va a d1", "torre a David uno"]),
    ] {
        for line in lines {
            let found = misfit(&Voice::built_in(tag).unwrap(), fen, line);
            assert!(matches!(&found, Misfit::Several(moves) if moves.len() == 2), "{tag}: {line}: {found:?}");
        }
    }
    for (tag, fen, line) in [
        ("es", takes, "torre come a d1"),
        ("pt", takes, "torre toma a d1"),
        ("pt", pawns, "peão toma a b5"),
        ("es", pawns, "toma a b5"),
        ("en", pawns, "a pawn takes b5"),
        ("hu", pawns, "a gyalog üt b5"),
    ] {
        let found = misfit(&Voice::built_in(tag).unwrap(), fen, line);
        assert!(matches!(&found, Misfit::Several(moves) if moves.len() == 2), "{tag}: {line}: {found:?}");
    }
    in_voices(knights, "e1c2", &[("pt", &["jogo o cavalo a c2"])]);
    // Whoever means the file can say so.
    in_voices(
        rooks,
        "a1d1",
        &[
            ("es", &["torre a a d1", "torre a1 d1", "torre a uno a d uno", "torre Anna David uno", "Tad1"]),
            ("pt", &["torre a a d1", "torre de a1 a d1", "Tad1"]),
            ("hu", &["bástya á d egyre", "a bástya a a d1", "Bad1", "a bástya a1-ről a d1-re"]),
            ("en", &["rook a d1", "rook a d one"]),
            ("de", &["Turm a d1", "Turm a d eins"]),
        ],
    );
    in_voices(
        pawns,
        "a4b5",
        &[
            ("es", &["a toma b5", "peón a toma b5", "axb5", "ab5"]),
            ("pt", &["a toma b5", "axb5"]),
            ("hu", &["á üti b5", "a üt b5", "a4-es gyalog üt b5"]),
            ("en", &["a takes b5", "a b5", "the a4 pawn takes b5"]),
            ("de", &["a schlägt b5", "a b5"]),
        ],
    );
}

#[test]
fn a_capital_that_is_no_piece_here_is_no_file_either() {
    let pawns = "rnbqkbnr/8/8/1p1p1p1p/P1P1P1P1/1P1P1P1P/8/RNBQKBNR w KQkq - 0 1";
    let of_all = |line: &str| NotHeard::NoPiece(line.chars().next().unwrap());
    for (tag, lines) in [
        ("de", &["Axb5", "Exd5", "Gf5", "Cd5", "Exd5+", "3.Cxd5", "E:d5", "ExD5", "E4xd5"][..]),
        ("en", &["Axb5", "Exd5", "Gxf5", "Cd5"]),
        ("hu", &["Cxd5", "Axb5", "Exd5", "Gxf5"]),
        ("pt", &["Axb5", "Exd5", "Gxf5", "Ed5"]),
        ("es", &["Exd5", "Ed5", "Gxf5"]),
        ("eu", &["Cxd5", "Cd5", "Bxd5"]),
        ("eu-anderea", &["Cxd5"]),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        for line in lines {
            let begins = line.trim_start_matches("3.");
            assert_eq!(not_heard(&voice, line), of_all(begins), "{tag}: {line}");
        }
    }
    let lettered = DE.lexicon().clone().with_letters(EN.lexicon());
    assert_eq!(hear("Exd5", &lettered), Err(NotHeard::NoPiece('E')));
    assert_eq!(hear("Dxc4", &lettered), Err(NotHeard::NoPiece('D')));
    // Small letters are files, and so is everything where all is in capitals.
    for tag in ["de", "en", "hu", "pt", "es", "eu"] {
        let lines = ["exd5", "ed5", "e4xd5", "E4XD5", "E4D5", "E4 D5", "E4-D5", "E4 x D5", "e x d5"];
        all_are(&Voice::built_in(tag).unwrap(), pawns, "e4d5", &lines);
    }
    all_are(&DE, pawns, "e4d5", &["EXD5", "E X D5", "dann E schlägt D5"]);
    in_voices(START, "e2e4", &[("de", &["E4", "E2E4", "E2-E4", "E2 E4"]), ("hu", &["E4", "E2E4"])]);
    // A letter is explained where a digit shows that something was written, and where it stands for a promotion.
    for (voice, line, why) in [
        (&DE, "e8=Q", NotHeard::NoPiece('Q')),
        (&DE, "e8Q", NotHeard::NoPiece('Q')),
        (&DE, "e7e8=N+", NotHeard::NoPiece('N')),
        (&DE, "exd8(R)", NotHeard::NoPiece('R')),
        (&EN, "e8=D", NotHeard::NoPiece('D')),
        (&DE, "Ida vier", NotHeard::UnknownWord("Ida".to_owned())),
        (&DE, "ZZe4", NotHeard::UnknownWord("ZZe4".to_owned())),
        (&DE, "Zdx3", NotHeard::NoPiece('Z')),
        (&DE, "h.p.", NotHeard::UnknownWord("h.p".to_owned())),
        (&DE, "Springer Feliks.", NotHeard::UnknownWord("Feliks".to_owned())),
    ] {
        assert_eq!(not_heard(voice, line), why, "{line}");
    }
}

#[test]
fn letters_are_heard_as_dictation_spells_their_sound() {
    for (file, lines) in [
        ('b', &["be fünf", "beh fünf", "Be 5"][..]),
        ('c', &["ce fünf", "ze fünf", "zeh fünf"]),
        ('d', &["de fünf", "deh fünf", "De 5", "de fünf."]),
        ('e', &["eh fünf"]),
        ('f', &["ef fünf", "eff fünf"]),
        ('g', &["ge fünf", "geh 5"]),
        ('h', &["ha fünf", "hah fünf"]),
    ] {
        all_are(
            &DE,
            "4k3/8/8/8/1P1P1P1P/P1P1P1P1/8/4K3 w - - 0 1",
            &format!("{file}4{file}5"),
            if "bdfh".contains(file) { lines } else { &[] },
        );
        all_are(
            &DE,
            "4k3/8/8/8/P1P1P1P1/1P1P1P1P/8/4K3 w - - 0 1",
            &format!("{file}4{file}5"),
            if "aceg".contains(file) { lines } else { &[] },
        );
    }
    let open = "rnbqkbnr/ppp2ppp/8/4p3/3P4/2N5/PPP2PPP/R1BQKBNR w KQkq - 0 1";
    all_are(&DE, open, "c3d5", &["Springer de fünf", "Springer von ce drei nach de fünf"]);
    all_are(&DE, open, "d4d5", &["de fünf"]);
    all_are(&EN, open, "d4d5", &["de five", "de 5"]);
    all_are(&DE, open, "d4e5", &["de5", "d e5", "dxe5", "d e fünf", "de vier schlägt eh fünf"]);
    // Nobody writes three files in a row.
    for voice in ["de", "en", "es", "pt"] {
        for word in ["Effa", "Hah", "Ehe", "Affe", "chee", "Beh", "abc"] {
            let unknown = NotHeard::UnknownWord(word.to_owned());
            assert_eq!(not_heard(&Voice::built_in(voice).unwrap(), word), unknown, "{voice}: {word}");
        }
    }
    all_are(&DE, "7k/8/8/8/Q7/8/7K/3Q4 w - - 0 1", "a4d4", &["Dad4", "Dad 4"]);
}

#[test]
fn article_9_1_2_a_draw_is_offered_with_the_move_in_words_too() {
    for (tag, lines) in [
        (
            "de",
            &[
                "Springer Felix drei, remis",
                "Sf3 ich biete Remis",
                "Remis, Springer Felix drei",
                "Sf3 Remis bitte",
            ][..],
        ),
        ("en", &["knight f3, draw?", "Nf3 and I offer a draw", "offer draw, Nf3"]),
        ("es", &["caballo a f3, ofrezco tablas", "tablas, Cf3"]),
        ("eu", &["zaldia f3ra, berdinketa eskaintzen dut"]),
        ("hu", &["Hf3, döntetlent ajánlok"]),
        ("pt", &["Cf3, ofereço empate"]),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        for line in lines {
            let Heard::Announcement(announcement, true) = heard(&voice, line) else {
                panic!("{tag}: {line}: {:?}", heard(&voice, line))
            };
            assert_eq!(resolve(&announcement, &position(START)).map(Move::to), Ok(Square::F3), "{line}");
        }
    }
    for line in ["Remis", "ich biete Remis"] {
        assert_eq!(heard(&DE, line), Heard::Request(Request::OfferDraw), "{line}");
    }
}

#[test]
fn joined_words_are_parted_where_all_are_known() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "Springer Gustav eins-Felix drei",
                    "Springer Gustav1Felix3",
                    "Gustav1-Felix3",
                    "Springerf3",
                    "Springer-Felix3",
                ],
            ),
            ("es", &["caballof3", "Caballo-f3"]),
            ("hu", &["huszárf3"]),
            ("en", &["knightf3", "knight g1 2 f3", "g one too f three", "g1 two f3"]),
        ],
    );
    in_voices(START, "e2e4", &[("en", &["e2 2 e4", "e two too e four", "e two two e four", "e 2 2 e 4"])]);
    for line in ["Springer-heute", "Haus3", "Gustav1heute"] {
        assert!(matches!(not_heard(&DE, line), NotHeard::UnknownWord(_)), "{line}");
    }
}

#[test]
fn words_without_weight_are_left_out() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "ich spiele mal Springer Felix drei",
                    "ok, Springer Felix drei",
                    "gut, nun bewege ich den Springer nach Felix drei, danke",
                    "tja, hm, ich möchte den Springer auf Felix drei",
                    "mein Zug lautet Springer Felix drei",
                    "mein Zug ist Sf3",
                    "ich setze einen Springer auf f3",
                    "1) Sf3",
                ],
            ),
            (
                "en",
                &[
                    "hmm knight f3, thank you",
                    "I'd like to play Nf3",
                    "I am playing knight to f3",
                    "thanks, Nf3",
                    "1) Nf3",
                ],
            ),
        ],
    );
    in_voices(
        PROMOTION,
        "e7e8q",
        &[(
            "de",
            &["Eva acht gleich Dame", "Umwandlung in eine Dame auf Eva acht", "Eva acht wird zu einer Dame"],
        )],
    );
    in_voices(
        EITHER,
        "b5c6",
        &[("de", &["Läufer mal Cäsar sechs", "schlag mal den Springer mit dem Läufer"])],
    );
}

#[test]
fn the_word_that_is_blamed_is_one_that_means_nothing() {
    for (tag, line, word) in [
        ("de", "wo ist mein verdammter König", "verdammter"),
        ("de", "wo sind die Springer heute.", "heute"),
        ("en", "where is my bloody king", "bloody"),
        ("es", "dónde está mi maldito rey", "maldito"),
        ("de", "Springer Felix drei heute", "heute"),
    ] {
        let unknown = NotHeard::UnknownWord(word.to_owned());
        assert_eq!(not_heard(&Voice::built_in(tag).unwrap(), line), unknown, "{tag}: {line}");
    }
    for (tag, line) in [
        ("de", "wo ist remis"),
        ("en", "where is the clock draw"),
        ("de", "Springer welche Farbe Felix Remis"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        assert_eq!(not_heard(&voice, line), NotHeard::QuestionUnclear, "{tag}: {line}");
    }
}
