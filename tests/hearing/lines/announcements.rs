//! The forms of Appendix D: pieces, files, ranks, captures, castling, promotion.

use super::*;
use crate::support::voice_of;

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
fn article_d_2_1_the_side_alone_answers_castle_short_or_castle_long() {
    for (tag, short, long) in [
        ("de", &["kurz", "die kurze"][..], &["lang", "die lange"][..]),
        ("en", &["short", "kingside", "I castle short"], &["long", "queenside", "I castle long"]),
        ("es", &["corto"], &["largo"]),
        ("eu", &["laburra", "labur"], &["luzea", "luze"]),
        ("hu", &["rövid", "rövidre"], &["hosszú", "hosszúra"]),
        ("pt", &["pequeno", "curto"], &["grande", "longo"]),
    ] {
        let voice = voice_of(tag);
        in_any_case(voice, CASTLING, "e1g1", short);
        in_any_case(voice, CASTLING, "e1c1", long);
    }
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

#[test]
fn every_legal_reply_in_the_initial_array_has_one_short_name() {
    // No two legal moves share a short announcement where no piece is doubled.
    let start = Chess::default();
    for played in start.legal_moves() {
        let telling = MoveText::new(DE.lexicon());
        let uci = UciMove::from_move(played, CastlingMode::Standard).to_string();
        all_are(&DE, START, &uci, &[&telling.written(&played, &start)]);
    }
}
