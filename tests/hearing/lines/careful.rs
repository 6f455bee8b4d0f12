//! Where a careful listener asks: a capture that says too little, a capital that is a piece or a file, words that
//! may be the rest of another sentence. None of them is taken for a move.

use super::*;
use crate::support::voice_of;
use ansage::hear::{Open, answer, readings};

/// The pawn of e4 and the knight of c3 can take on d5.
const TWO_TAKE: &str = "rnbqkbnr/ppp1pppp/8/3p4/4P3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 1";

/// Only the knight of c3 can take on d5.
const KNIGHT_TAKES: &str = "rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1";

/// The pawn of b2 and the bishop of d2 can take the knight of c3.
const KNIGHT_ON_C3: &str = "4k3/8/8/8/8/2n5/1P1B4/4K3 w - - 0 1";

fn voice(tag: &str) -> &'static Voice {
    voice_of(tag)
}

/// How many moves fit each of these lines.
#[track_caller]
fn fitting(fen: &str, number: usize, lines: &[(&str, &str)]) {
    for (tag, line) in lines {
        match found(voice(tag), fen, line) {
            Err(ResolveError::Several(moves)) => assert_eq!(moves.len(), number, "{tag}: {line}"),
            other => panic!("{tag}: {line} is {other:?}"),
        }
    }
}

const TAKES_D5: [(&str, &str); 12] = [
    ("de", "schlägt d5"),
    ("de", "schlage auf David fünf"),
    ("en", "take on d5"),
    ("en", "takes d5"),
    ("es", "toma d5"),
    ("es", "tomo en d5"),
    ("eu", "d5 hartu"),
    ("eu", "d5 jaten dut"),
    ("hu", "üt d5"),
    ("hu", "ütök d5-ön"),
    ("pt", "toma d5"),
    ("pt", "tomo em d5"),
];

#[test]
fn a_capture_without_a_piece_is_whichever_piece_captures_there() {
    fitting(TWO_TAKE, 2, &TAKES_D5);
    for (tag, line) in TAKES_D5 {
        assert_eq!(found(voice(tag), KNIGHT_TAKES, line), Ok("c3d5".to_owned()), "{tag}: {line}");
    }
    // C.4 — what names the file of the pawn says which.
    for (tag, line) in
        [("de", "e schlägt d5"), ("en", "exd5"), ("es", "e toma d5"), ("hu", "e üt d5"), ("en", "ed5")]
    {
        assert_eq!(found(voice(tag), TWO_TAKE, line), Ok("e4d5".to_owned()), "{tag}: {line}");
    }
    for (tag, line) in TAKES_D5 {
        assert_eq!(
            misfit(voice(tag), START, line),
            ResolveError::NothingToCapture(Square::D5),
            "{tag}: {line}"
        );
    }
    // And what is a pawn's alone.
    assert_eq!(found(&EN, EN_PASSANT, "takes d6 en passant"), Ok("e5d6".to_owned()));
    assert_eq!(misfit(&EN, PROMOTION, "takes d8"), ResolveError::PromotionMissing(Square::D8));
    assert_eq!(found(&EN, PROMOTION, "takes d8 becomes a queen"), Ok("e7d8q".to_owned()));
    // A rook and a pawn that promotes: which, and then what it becomes.
    let both = "3r4/4P2k/8/8/8/8/7K/3R4 w - - 0 1";
    fitting(both, 5, &[("en", "takes d8"), ("de", "schlägt d8")]);
}

#[test]
fn a_capture_that_names_only_the_captured_piece_is_whichever_captures_it() {
    fitting(
        KNIGHT_ON_C3,
        2,
        &[
            ("de", "schlägt Springer"),
            ("de", "schlage den Springer"),
            ("en", "takes knight"),
            ("en", "take the knight"),
            ("es", "tomo el caballo"),
            ("hu", "ütöm a huszárt"),
            ("pt", "toma o cavalo"),
        ],
    );
    // One piece can: "take the queen" is the rook's.
    let rook = "3q3k/8/8/8/8/8/8/3R3K w - - 0 1";
    in_voices(
        rook,
        "d1d8",
        &[
            ("de", &["schlage die Dame", "schlägt Dame"]),
            ("en", &["take the queen", "takes queen"]),
            ("es", &["tomo la dama"]),
            ("hu", &["ütöm a vezért"]),
            ("pt", &["tomo a dama"]),
        ],
    );
}

#[test]
fn article_c_2_a_capital_before_a_spoken_capture_is_a_piece_or_a_file() {
    fitting(KNIGHT_ON_C3, 2, &[("en", "B takes c3"), ("en", "B takes knight"), ("pt", "B toma c3")]);
    let queen = "4k3/8/8/2p5/3P4/8/8/2Q1K3 w - - 0 1";
    fitting(
        queen,
        2,
        &[("de", "D schlägt c5"), ("es", "D toma c5"), ("pt", "D toma c5"), ("eu", "D hartu c5")],
    );
    let rook = "1r2k3/8/8/8/8/2p5/1P6/2R1K3 w - - 0 1";
    fitting(rook, 2, &[("hu", "B üt c3")]);
    // Where one of the two fits it is that one; and what is written means what it says (C.2, C.5).
    let pawn = "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1";
    assert_eq!(found(&EN, pawn, "B takes c3"), Ok("b2c3".to_owned()));
    let bishop = "4k3/8/8/8/8/2n5/3B4/4K3 w - - 0 1";
    assert_eq!(found(&EN, bishop, "B takes c3"), Ok("d2c3".to_owned()));
    all_are(&EN, KNIGHT_ON_C3, "d2c3", &["Bxc3", "Bc3", "Bxc3+", "bishop takes c3"]);
    all_are(&EN, KNIGHT_ON_C3, "b2c3", &["bxc3", "b x c3", "b takes c3", "b pawn takes c3"]);
}

/// Dictation and the key that locks capitals write a capital whatever was meant.
#[test]
fn article_c_2_a_capital_among_capitals_is_a_piece_or_a_file() {
    for line in ["BXC3", "BC3", "B X C3", "B x c3", "B c3", "B C3", "B C 3", "B-C3", "BxC3", "B:C3", "BXC3."]
    {
        fitting(KNIGHT_ON_C3, 2, &[("en", line), ("pt", line)]);
    }
    // Another language's piece is no reason to be sure of the pawn.
    for tag in ["de", "es", "eu", "eu-anderea"] {
        for line in ["BXC3", "B X C3", "B x c3", "B c3", "B C3", "BC3"] {
            fitting(KNIGHT_ON_C3, 2, &[(tag, line)]);
        }
    }
    fitting(KNIGHT_ON_C3, 2, &[("de", "B schlägt c3"), ("es", "B toma c3"), ("eu", "B hartu c3")]);
    for (fen, tag, lines) in [
        ("4k3/8/8/2p5/3P4/8/8/2Q1K3 w - - 0 1", "de", ["DXC5", "D x c5", "D c5"]),
        ("4k3/8/8/2p5/3P4/8/8/2Q1K3 w - - 0 1", "es", ["DXC5", "D x c5", "D c5"]),
        ("4k3/8/8/1p6/P7/3B4/8/4K3 w - - 0 1", "es", ["AXB5", "A x b5", "A b5"]),
        ("4k3/8/8/1p6/P7/3B4/8/4K3 w - - 0 1", "eu", ["AXB5", "A x b5", "A b5"]),
        ("4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1", "es", ["CXD5", "C x d5", "C d5"]),
        ("4k3/8/8/3p4/2P5/2N5/8/4K3 w - - 0 1", "pt", ["CXD5", "C x d5", "C d5"]),
        ("4k3/8/8/8/8/2p5/1P6/2R1K3 w - - 0 1", "hu", ["BXC3", "B x c3", "B c3"]),
        ("4k3/8/8/4p3/5P2/2B5/8/4K3 w - - 0 1", "hu", ["FXE5", "F x e5", "F e5"]),
        ("4k3/8/8/6p1/7P/5N2/8/4K3 w - - 0 1", "hu", ["HXG5", "H x g5", "H g5"]),
        ("7k/8/8/3p4/2K1P3/8/8/8 w - - 0 1", "eu", ["EXD5", "E x d5", "E d5"]),
        ("4k3/8/8/5p2/6P1/8/8/4KR2 w - - 0 1", "eu", ["GXF5", "G x f5", "G f5"]),
        ("4k3/8/8/2p5/3P4/8/8/2R1K3 w - - 0 1", "eu-anderea", ["DXC5", "D x c5", "D c5"]),
    ] {
        for line in lines {
            fitting(fen, 2, &[(tag, line)]);
        }
    }
    // A pawn may promote there besides.
    let both = "2r4k/1P6/8/8/6B1/8/8/4K3 w - - 0 1";
    fitting(both, 5, &[("en", "BXC8"), ("en", "B takes c8"), ("pt", "B C8")]);
    assert_eq!(found(&EN, both, "BXC8=Q"), Ok("b7c8q".to_owned()));
    // A capital alone with its square goes where only the piece can: no pawn leaves its file but to capture.
    for (tag, line, uci) in [
        ("en", "B B5", "f1b5"),
        ("en", "BB5", "f1b5"),
        ("pt", "B b5", "f1b5"),
        ("de", "D h5", "d1h5"),
        ("es", "D H5", "d1h5"),
        ("es", "A b5", "f1b5"),
        ("es", "A B5", "f1b5"),
        ("es", "C F3", "g1f3"),
        ("eu", "A b5", "f1b5"),
        ("hu", "F b5", "f1b5"),
        ("hu", "HF3", "g1f3"),
        ("pt", "C f3", "g1f3"),
    ] {
        let open = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
        assert_eq!(found(voice(tag), open, line), Ok(uci.to_owned()), "{tag}: {line}");
    }
    // All in capitals, a square is a square.
    for line in ["E4", "E2E4", "E2-E4"] {
        assert_eq!(found(&EN, START, line), Ok("e2e4".to_owned()), "{line}");
    }
}

/// Nothing of the kind is taken for a move.
#[track_caller]
fn doubtful(lines: &[(&str, &str, &str)]) {
    for (tag, line, meant) in lines {
        match hear(line, voice(tag).lexicon()) {
            Err(ParseError::Doubtful(announcement)) => {
                assert_eq!(announcement.recorded(), *meant, "{tag}: {line}");
            }
            other => panic!("{tag}: {line} is {other:?}"),
        }
    }
}

#[test]
fn long_and_short_are_castling_alone_and_with_the_word_for_it() {
    doubtful(&[
        ("en", "so long", "O-O-O"),
        ("en", "well, long", "O-O-O"),
        ("en", "the short", "O-O"),
        ("de", "der lange", "O-O-O"),
        ("de", "also kurz", "O-O"),
        ("es", "el largo", "O-O-O"),
        ("es", "bueno, corto", "O-O"),
        ("pt", "o grande", "O-O-O"),
        ("pt", "o pequeno", "O-O"),
        ("hu", "na hosszú", "O-O-O"),
        ("hu", "az rövid", "O-O"),
        ("eu", "ba luze", "O-O-O"),
        ("eu", "orain labur", "O-O"),
    ]);
    for (tag, short, long) in [
        ("de", "kurz", "lang"),
        ("de", "ich rochiere kurz", "lange Rochade bitte"),
        ("de", "kurz rochieren", "äh, lange Rochade"),
        ("en", "short", "long"),
        ("en", "I'm going to castle short", "please castle long"),
        ("es", "corto", "largo"),
        ("es", "me enroco corto", "enroque largo por favor"),
        ("pt", "pequeno", "grande"),
        ("pt", "roque pequeno", "grande roque"),
        ("hu", "rövid", "hosszú"),
        ("hu", "most rövid sánc", "hosszú sánc"),
        ("eu", "labur", "luze"),
        ("eu", "endroke laburra", "endroke luzea mesedez"),
    ] {
        assert_eq!(found(voice(tag), CASTLING, short), Ok("e1g1".to_owned()), "{tag}: {short}");
        assert_eq!(found(voice(tag), CASTLING, long), Ok("e1c1".to_owned()), "{tag}: {long}");
    }
}

#[test]
fn what_may_be_the_rest_of_a_sentence_is_asked_back() {
    doubtful(&[
        ("en", "and d5", "d5"),
        ("en", "or knight f3", "Nf3"),
        ("en", "e4 back", "e4"),
        ("en", "e4 and", "e4"),
        ("en", "e4 and knight f3", "Ne4f3"),
        ("de", "und d5", "d5"),
        ("de", "oder Springer f3", "Nf3"),
        ("de", "e4 und", "e4"),
        ("de", "e4 noch mal", "e4"),
        ("de", "die lange Rochade noch", "O-O-O"),
        ("es", "y d5", "d5"),
        ("es", "caballo a tres", "Na3"),
        ("es", "torre a 1", "Ra1"),
        ("es", "torre a uno", "Ra1"),
        ("pt", "cavalo a três", "Na3"),
        ("pt", "e d5", "ed5"),
        ("hu", "és d5", "d5"),
        ("hu", "huszár a három", "Na3"),
        ("eu", "eta d5", "d5"),
    ]);
    for (tag, uci, line) in [
        ("en", "g1f3", "knight back to f3"),
        ("es", "b1a3", "caballo a3"),
        ("es", "b1a3", "caballo a a tres"),
        ("es", "g1f3", "caballo a f3"),
        ("pt", "b1a3", "cavalo a3"),
        ("hu", "b1a3", "huszár á három"),
    ] {
        assert_eq!(found(voice(tag), START, line), Ok(uci.to_owned()), "{tag}: {line}");
    }
}

#[test]
fn a_word_between_two_things_is_asked_back() {
    doubtful(&[
        ("en", "castle or long", "O-O-O"),
        ("en", "castle and long", "O-O-O"),
        ("en", "castle then short", "O-O"),
        ("de", "Rochade dann kurz", "O-O"),
        ("de", "Rochade und lang", "O-O-O"),
        ("de", "Rochade oder kurz", "O-O"),
        ("es", "enroque y largo", "O-O-O"),
        ("en", "knight or e5", "Ne5"),
        ("de", "Springer und e5", "Ne5"),
        ("es", "caballo o e5", "Ne5"),
        ("en", "e or 4", "e4"),
        ("hu", "huszár e5-re vagy f3-ra", "Ne5f3"),
        ("hu", "e2-re és e4-re", "e2e4"),
        ("eu", "zaldia e5era edo f3ra", "Ne5f3"),
        ("eu", "e2ra eta e4ra", "e2e4"),
        ("de", "e und vier", "e4"),
        ("en", "c8 or queen", "c8=Q"),
        ("en", "pawn back e4", "e4"),
        ("en", "e4 back to e5", "e4e5"),
        ("en", "e4 from", "e4"),
        ("de", "e4 mit", "e4"),
        ("es", "e4 con", "e4"),
        ("en", "knight with f3", "Nf3"),
        ("de", "Springer mit f3", "Nf3"),
    ]);
    for (tag, uci, line) in [
        ("en", "g1f3", "knight back to f3"),
        ("en", "e2e4", "e4 and thank you"),
        ("en", "e2e4", "well then e4"),
    ] {
        assert_eq!(found(voice(tag), START, line), Ok(uci.to_owned()), "{tag}: {line}");
    }
}

#[test]
fn a_move_beside_the_word_for_taking_back_is_asked_back() {
    doubtful(&[
        ("en", "back e5", "e5"),
        ("en", "e5 back", "e5"),
        ("en", "undo Nf3", "Nf3"),
        ("en", "take back and e5", "e5"),
        ("de", "zurück e5", "e5"),
        ("de", "Springer Felix drei zurück", "Nf3"),
        ("es", "atrás e5", "e5"),
        ("es", "e5 atrás", "e5"),
        ("eu", "atzera e5", "e5"),
        ("eu", "e5 atzera", "e5"),
        ("hu", "vissza e5", "e5"),
        ("hu", "huszár f3 vissza", "Nf3"),
        ("pt", "voltar e5", "e5"),
        ("pt", "e5 voltar", "e5"),
    ]);
    for (tag, line) in [("en", "take back 2"), ("de", "zurück zwei"), ("es", "atrás 2"), ("hu", "vissza 2")]
    {
        let heard = hear(line, voice(tag).lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Ok(Intent::Control(Control::TakeBack(Some(2)))), "{tag}: {line}");
    }
}

#[test]
fn article_d_2_8_a_doubtful_correction_is_no_move_of_the_other_side() {
    for (tag, line) in [
        ("en", "correct and e5"),
        ("en", "correct e5 back"),
        ("de", "Korrektur und e5"),
        ("hu", "helyesbítek és e5"),
    ] {
        let heard = hear(line, voice(tag).lexicon());
        assert!(!matches!(heard, Ok(_) | Err(ParseError::Doubtful(_))), "{tag}: {line} is {heard:?}");
    }
}

#[test]
fn what_says_where_to_stands_with_its_square_in_every_voice() {
    doubtful(&[
        ("hu", "ra e4", "e4"),
        ("hu", "mezőre e4", "e4"),
        ("hu", "e4 innen", "e4"),
        ("eu", "nora e4", "e4"),
        ("eu", "e4 nondik", "e4"),
    ]);
    for (tag, uci, line) in [
        ("hu", "e2e4", "e4 ra"),
        ("hu", "e2e4", "az e4 mezőre"),
        ("hu", "e2e4", "e2 mezőről e4 mezőre"),
        ("hu", "g1f3", "huszár f3 mezőre"),
        ("eu", "e2e4", "e4 laukira"),
        ("eu", "e2e4", "e2 laukitik e4 laukira"),
    ] {
        assert_eq!(found(voice(tag), START, line), Ok(uci.to_owned()), "{tag}: {line}");
    }
}

#[test]
fn and_in_portuguese_is_no_file_that_the_piece_cannot_come_from() {
    let knight = "4k3/8/8/8/8/3N4/8/4K3 w - - 0 1";
    doubtful(&[("pt", "cavalo e e5", "Ne5"), ("pt", "cavalo e e cinco", "Ne5"), ("pt", "bispo e e5", "Be5")]);
    all_are(voice("pt"), knight, "d3e5", &["cavalo e5", "cavalo e cinco", "cavalo é cinco", "Ce5"]);
    let rooks = "k7/8/8/7R/8/8/8/1K2R3 w - - 0 1";
    all_are(voice("pt"), rooks, "e1e5", &["torre e e5"]);
    let knights = "4k3/8/8/8/1N6/8/4N3/4K3 w - - 0 1";
    all_are(voice("pt"), knights, "e2d4", &["cavalo e d4"]);
}

#[test]
fn what_is_denied_is_not_offered() {
    for (tag, lines) in [
        ("de", &["keine Rochade", "keine kurze Rochade", "nicht Springer Felix dray", "kein Springr f3"][..]),
        ("en", &["no castling", "not castle shortt", "never knigt f3", "not knight f3"]),
        ("es", &["sin enroque", "no enroque", "nunca cabalo f3"]),
        ("eu", &["endrokerik ez", "ez zaldja Felix hirura"]),
        ("hu", &["nincs sánc", "ne huszar f3", "nem rövid sáncz"]),
        ("pt", &["sem roque", "nenhum roque", "não cavallo f3"]),
    ] {
        for line in lines {
            let why = hear(line, voice(tag).lexicon()).unwrap_err();
            assert!(!matches!(why, ParseError::Doubtful(_)), "{tag}: {line}");
            assert_eq!(readings(line, &why, voice(tag).lexicon()), None, "{tag}: {line}");
        }
    }
}

#[test]
fn article_9_1_2_1_one_answer_and_the_other_is_none() {
    for (tag, lines) in [
        ("de", &["nein, angenommen", "ja, abgelehnt", "angenommen, nein"][..]),
        ("en", &["no, I accept", "yes, I decline", "I accept, no"]),
        ("es", &["no, acepto", "sí, rechazo", "no, acepto, gracias", "no. Acepto"]),
        ("eu", &["ez, onartzen dut", "ez, onartu", "bai, ukatu"]),
        ("hu", &["nem, elfogadom", "igen, elutasítom"]),
        ("pt", &["não, aceito", "sim, recuso"]),
    ] {
        for line in lines {
            let heard = hear(line, voice(tag).lexicon());
            assert!(matches!(heard, Err(ParseError::RequestUnclear(..))), "{tag}: {line} is {heard:?}");
        }
    }
    for (tag, line) in
        [("es", "no acepto"), ("pt", "não aceito"), ("eu", "ez onartu"), ("hu", "nem fogadom el")]
    {
        let heard = hear(line, voice(tag).lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Ok(Intent::Command(Command::Decline)), "{tag}: {line}");
    }
}

#[test]
fn article_c_3_a_small_letter_of_another_language_is_no_piece() {
    for (tag, line, letter) in
        [("de", "c8b", 'b'), ("de", "c8q", 'q'), ("es", "c8b", 'b'), ("hu", "c8q", 'q')]
    {
        let why = hear(line, voice(tag).lexicon()).unwrap_err();
        assert_eq!(why, ParseError::NoPiece(letter), "{tag}: {line}");
        assert_eq!(readings(line, &why, voice(tag).lexicon()), None, "{tag}: {line}");
    }
}

#[test]
fn what_is_cut_off_is_no_move() {
    for line in ["0-0-", "O-O-", "0-0-0-", "-0-0", "back e5", "back Nf3"] {
        assert!(hear(line, EN.lexicon()).is_err(), "{line}");
    }
}

#[test]
fn a_number_of_a_list_is_one_number() {
    let open = Open { yes_or_no: false, numbered: true };
    for (tag, line) in [
        ("en", "one or two"),
        ("en", "one and two"),
        ("en", "one then two"),
        ("en", "one, two"),
        ("en", "two one"),
        ("de", "eins oder zwei"),
        ("es", "uno o dos"),
    ] {
        assert_eq!(answer(line, open, voice(tag).lexicon()), None, "{tag}: {line}");
        assert!(hear(line, voice(tag).lexicon()).is_err(), "{tag}: {line}");
    }
    // What stands beside it is not said of a list.
    for (tag, lines) in [
        ("de", &["zwei Züge", "und zwei", "oder zwei", "zwei und", "zwei Springer"][..]),
        ("en", &["two moves", "two going", "and two", "two and", "two back", "not two", "two squares"]),
        ("es", &["dos jugadas", "y dos", "o dos", "dos y", "no dos"]),
        ("eu", &["bi mugimendu", "bi aukera", "eta bi", "edo bi"]),
        ("hu", &["két lépés", "kettő lép", "és kettő", "vagy kettő"]),
        ("pt", &["dois lances", "dois lance", "ou dois"]),
    ] {
        for line in lines {
            let lexicon = voice(tag);
            assert_eq!(answer(line, open, lexicon.lexicon()), None, "{tag}: {line}");
            let heard = hear(line, lexicon.lexicon()).map(|utterance| utterance.heard);
            assert!(!matches!(heard, Ok(Intent::Reply(Reply::Number(_)))), "{tag}: {line} is {heard:?}");
        }
    }
    for (tag, line) in [
        ("de", "Nummer zwei bitte"),
        ("de", "ich nehme die zwei"),
        ("de", "2. Zug"),
        ("de", "also zwei, danke"),
        ("en", "two please"),
        ("en", "I'll take two, thanks"),
        ("en", "move two"),
        ("en", "the second move"),
        ("es", "la dos, por favor"),
        ("es", "la jugada dos"),
        ("es", "la segunda jugada"),
        ("eu", "bi zenbakia"),
        ("eu", "zenbakia bi, mesedez"),
        ("eu", "2. mugimendua"),
        ("hu", "kettő, kérem"),
        ("hu", "a kettes lépés"),
        ("hu", "2. lépés"),
        ("pt", "o lance dois, por favor"),
        ("pt", "número dois, obrigado"),
    ] {
        let heard = answer(line, open, voice(tag).lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Some(Intent::Reply(Reply::Number(2))), "{tag}: {line}");
    }
    for (tag, line) in [("en", "the second one"), ("en", "number two"), ("en", "2)"), ("de", "die zweite")] {
        assert!(answer(line, open, voice(tag).lexicon()).is_some(), "{tag}: {line}");
    }
}

#[test]
fn article_3_7_5_a_capture_of_a_piece_asks_what_the_pawn_becomes() {
    let rook = "3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1";
    for (tag, line) in [("en", "takes rook"), ("en", "pawn takes rook"), ("de", "schlägt Turm")] {
        assert_eq!(
            misfit(voice(tag), rook, line),
            ResolveError::PromotionMissing(Square::D8),
            "{tag}: {line}"
        );
    }
}
