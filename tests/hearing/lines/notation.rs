//! The written notation of Appendix C, in the letters of every voice.

use super::*;

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
    all_are(&DE, takes, "e1e5", &["Dxe5", "De5", "De1xe5", "Dxe5+"]);

    let bishop = "4k3/8/8/8/8/2n5/1P6/K3B3 w - - 0 1";
    all_are(&EN, bishop, "b2c3", &["bxc3", "bc3", "b2xc3", "b takes c3", "pawn takes c3"]);
    all_are(&EN, bishop, "e1c3", &["Bxc3", "Bc3", "bishop takes c3", "bishop takes knight"]);

    // The first rank's queen, not a piece on d1; in capitals alone it is a square (C.10).
    let queens = "7k/8/8/8/Q7/8/7K/2Q5 w - - 0 1";
    all_are(&DE, queens, "c1a3", &["D1a3", "D1-a3", "Dca3"]);
    assert_eq!(misfit(&DE, queens, "D1A3"), ResolveError::NothingThere(Square::D1));
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
        let ResolveError::Several(moves) = misfit(&DE, knights, line) else { panic!("{line}") };
        let telling = MoveText::new(DE.lexicon());
        let told: Vec<String> = moves.iter().map(|played| telling.announcement(played)).collect();
        assert_eq!(told, ["Springer Eva eins Felix drei", "Springer Gustav eins Felix drei"], "{line}");
    }
    let rooks = "4k3/8/8/3r1r2/4P3/8/8/4K3 w - - 0 1";
    let ResolveError::Several(moves) = misfit(&DE, rooks, "Bauer schlägt Turm") else { panic!() };
    assert_eq!(moves.len(), 2);
}

// Notation in every voice

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
            assert!(!matches!(heard, Ok(Intent::Announce(..))), "{line} in voice {}", voice.tag());
        }
    }
    assert_eq!(
        misfit(&DE, START, "5255"),
        ResolveError::DoesNotReach {
            role: Role::Pawn,
            from: Square::E2,
            to: Square::E5,
            instead: vec![Square::E3, Square::E4],
        }
    );
    assert_eq!(misfit(&DE, PROMOTION, "5758"), ResolveError::PromotionMissing(Square::E8));
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
    let word = |line: &str| ParseError::UnknownWord(line.to_owned());
    for (tag, line, why) in [
        ("de", "ZZe4", word("ZZe4")),
        ("de", "Zdx3", ParseError::NoPiece('Z')),
        ("en", "ZZe4", word("ZZe4")),
        ("en", "Zdx3", ParseError::NoPiece('Z')),
        ("eu", "ZZe4", word("ZZe4")),
        ("eu", "Zdx3", ParseError::NoDestination),
        ("eu-anderea", "Zdx3", ParseError::NoDestination),
        ("hu", "Ne4", ParseError::NoPiece('N')),
        ("es", "Nf3", ParseError::NoPiece('N')),
        ("pt", "Sf3", ParseError::NoPiece('S')),
        ("de", "Sf9", ParseError::NoSquare("Sf9".to_owned())),
        ("de", "Sxx3", ParseError::TooMuch),
        ("de", "e4e", word("e4e")),
    ] {
        assert_eq!(not_heard(&Voice::built_in(tag).unwrap(), line), why, "{tag}: {line}");
    }
}

#[test]
fn article_c_2_a_capital_alone_is_the_piece_though_it_is_a_small_word_too() {
    // The Spanish bishop is A, and "a e4" says where to.
    let either = "4k3/8/8/8/8/4PB2/8/4K3 w - - 0 1";
    let spanish = Voice::built_in("es").unwrap();
    all_are(&spanish, either, "f3e4", &["A e4", "A e4+", "Ae4", "alfil a e4"]);
    all_are(&spanish, either, "e3e4", &["a e4", "e4", "peón a e4"]);
}

#[test]
fn a_capital_that_is_no_piece_here_is_no_file_either() {
    let pawns = "rnbqkbnr/8/8/1p1p1p1p/P1P1P1P1/1P1P1P1P/8/RNBQKBNR w KQkq - 0 1";
    let of_all = |line: &str| ParseError::NoPiece(line.chars().next().unwrap());
    for (tag, lines) in [
        ("de", &["Axb5", "Exd5", "Gf5", "Cd5", "Exd5+", "3.Cxd5", "E:d5", "ExD5", "E4xd5"][..]),
        ("en", &["Axb5", "Exd5", "Gxf5", "Cd5", "Ef4"]),
        ("hu", &["Cxd5", "Axb5", "Exd5", "Gxf5", "Ce4", "De4"]),
        ("pt", &["Axb5", "Exd5", "Gxf5", "Ed5", "Ge4"]),
        // "be" is the b-file in Spanish, "Be4" is not: it is a bishop in English.
        ("es", &["Exd5", "Ed5", "Gxf5", "Be4", "Ge4"]),
        ("eu", &["Cxd5", "Cd5", "Bxd5", "Be4"]),
        ("eu-anderea", &["Cxd5"]),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        for line in lines {
            let begins = line.trim_start_matches("3.");
            assert_eq!(not_heard(&voice, line), of_all(begins), "{tag}: {line}");
        }
    }
    assert_eq!(not_heard(&EN, "B.e4"), ParseError::UnknownWord("B.e4".to_owned()));
    let lettered = DE.lexicon().clone().with_letters(EN.lexicon());
    assert_eq!(hear("Exd5", &lettered), Err(ParseError::NoPiece('E')));
    assert_eq!(hear("Dxc4", &lettered), Err(ParseError::NoPiece('D')));
    // Small letters are files, and so is everything where all is in capitals.
    for tag in ["de", "en", "hu", "pt", "es", "eu"] {
        let lines = ["exd5", "ed5", "e4xd5", "E4XD5", "E4D5", "E4 D5", "E4-D5", "E4 x D5", "e x d5"];
        all_are(&Voice::built_in(tag).unwrap(), pawns, "e4d5", &lines);
    }
    all_are(&DE, pawns, "e4d5", &["EXD5", "E X D5", "dann E schlägt D5"]);
    in_voices(START, "e2e4", &[("de", &["E4", "E2E4", "E2-E4", "E2 E4"]), ("hu", &["E4", "E2E4"])]);
    // A letter is explained where a digit shows that something was written, and where it stands for a promotion.
    for (voice, line, why) in [
        (&DE, "e8=Q", ParseError::NoPiece('Q')),
        (&DE, "e8Q", ParseError::NoPiece('Q')),
        (&DE, "e7e8=N+", ParseError::NoPiece('N')),
        (&DE, "exd8(R)", ParseError::NoPiece('R')),
        (&EN, "e8=D", ParseError::NoPiece('D')),
        (&DE, "Ida vier", ParseError::UnknownWord("Ida".to_owned())),
        (&DE, "ZZe4", ParseError::UnknownWord("ZZe4".to_owned())),
        (&DE, "Zdx3", ParseError::NoPiece('Z')),
        (&DE, "h.p.", ParseError::UnknownWord("h.p".to_owned())),
        (&DE, "Springer Feliks.", ParseError::UnknownWord("Feliks".to_owned())),
    ] {
        assert_eq!(not_heard(voice, line), why, "{line}");
    }
}
