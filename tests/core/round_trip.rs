//! What one voice tells, the same voice hears: every legal move, told, heard and resolved again, is
//! itself. And nothing that is said, sense or nonsense, is ever a move that is not legal.
//!
//! Each run walks other games. One that fails prints its seed; `ANSAGE_SEED=… cargo test --test core round_trip`
//! walks the same games again.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::seed;
use crate::support::voice_of;
use std::sync::LazyLock;

use ansage::game::{
    Announcement, CastlingHomes, CastlingObstacle, ResolveError, resolve, resolve_geometry, resolve_on_board,
};
use ansage::hear::Intent;
use ansage::hear::hear;
use ansage::laws::StartArray;
use ansage::tell::{MoveForm, MoveText};
use ansage::voice;
use ansage::voice::{Lexicon, NameSystem, Voice};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup, Move, Piece,
    Position, Rank, Role, Setup, Square,
};

static VOICES: LazyLock<Vec<&'static Voice>> =
    LazyLock::new(|| voice::tags().iter().map(|tag| voice_of(tag)).collect());

/// So many cases, and the seed they grow from.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        max_shrink_iters: 200,
        rng_seed: RngSeed::Fixed(seed::seed()),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Where the walks begin, beside Chess960: the initial array, and positions rich in what is rare in games.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    // castling on every side
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    // promotions, with and without capture
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    // en passant
    "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    // many pieces of a kind
    "k7/8/1Q1Q1Q2/8/1N1N1N2/8/1R1R1R2/K7 w - - 0 1",
    "4k3/8/1n1n1n2/8/1q1q1q2/8/b1b1b3/7K b - - 0 1",
];

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn told(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// The starting position of Chess960 with this number; of the pieces only these are on the board.
fn chess960(number: usize, there: &[Role]) -> Chess {
    let mut setup = Setup::empty();
    for (file, role) in
        File::ALL.into_iter().zip(StartArray::numbered(u32::try_from(number).unwrap()).unwrap().pieces())
    {
        for color in Color::ALL {
            let pawn = Piece { color, role: Role::Pawn };
            setup
                .board
                .set_piece_at(Square::from_coords(file, color.fold_wb(Rank::Second, Rank::Seventh)), pawn);
            let home = Square::from_coords(file, color.fold_wb(Rank::First, Rank::Eighth));
            if there.contains(&role) {
                setup.board.set_piece_at(home, Piece { color, role });
            }
            if role == Role::Rook {
                setup.castling_rights |= Bitboard::from_square(home);
            }
        }
    }
    Chess::from_setup(setup, CastlingMode::Chess960).unwrap()
}

/// Pawns one step from the last rank, with all that can be taken there.
fn promotions(white: u8, black: u8, pieces: u64, turn: bool) -> Option<Chess> {
    let mut setup = Setup::empty();
    let kings = [(Square::H5, Color::White), (Square::A4, Color::Black)];
    for (square, color) in kings {
        setup.board.set_piece_at(square, Piece { color, role: Role::King });
    }
    for (number, file) in File::ALL.into_iter().enumerate() {
        for (color, pawns, seventh, last, shift) in [
            (Color::White, white, Rank::Seventh, Rank::Eighth, 0),
            (Color::Black, black, Rank::Second, Rank::First, 32),
        ] {
            if pawns >> number & 1 == 1 {
                setup
                    .board
                    .set_piece_at(Square::from_coords(file, seventh), Piece { color, role: Role::Pawn });
            }
            let piece =
                [None, None, Some(Role::Knight), Some(Role::Bishop), Some(Role::Rook), Some(Role::Queen)]
                    [(pieces >> (shift + number * 4) & 15) as usize % 6];
            if let Some(role) = piece {
                setup.board.set_piece_at(Square::from_coords(file, last), Piece { color: !color, role });
            }
        }
    }
    setup.turn = Color::from_white(turn);
    Chess::from_setup(setup, CastlingMode::Standard)
        .or_else(shakmaty::PositionError::ignore_too_much_material)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .ok()
}

/// Every fourth game is one of Chess960.
fn begin(start: usize) -> Chess {
    if start % 4 == 3 {
        chess960(start / 4 % 960, &Role::ALL)
    } else {
        position(STARTS[start / 4 % STARTS.len()])
    }
}

/// The positions of a game in which each choice picks the next move.
fn walk(start: usize, choices: &[u16]) -> Vec<Chess> {
    walk_from(begin(start), choices)
}

fn walk_from(start: Chess, choices: &[u16]) -> Vec<Chess> {
    let mut positions = vec![start];
    for choice in choices {
        let mut next = positions[positions.len() - 1].clone();
        let legal = next.legal_moves();
        if legal.is_empty() {
            break;
        }
        next.play_unchecked(legal[usize::from(*choice) % legal.len()]);
        positions.push(next);
    }
    positions
}

fn announcement(line: &str, lexicon: &Lexicon) -> Announcement {
    match hear(line, lexicon) {
        Ok(utterance) => match utterance.heard {
            Intent::Announce(announcement, false) => announcement,
            other => panic!("\"{line}\" is heard as {other:?}"),
        },
        Err(why) => panic!("\"{line}\" is not heard: {why:?}"),
    }
}

#[track_caller]
fn is_itself(line: &str, played: Move, position: &Chess, voice: &Voice) {
    let announcement = announcement(line, voice.lexicon());
    let found = resolve(&announcement, position);
    assert_eq!(found, Ok(played), "\"{line}\" in voice {} at {}", voice.tag(), told(position));
}

/// In how many voices each move is told: which ones, goes round, so that more voices take no more time.
const VOICES_A_MOVE: usize = 2;

/// A move as it is told in a voice, and one of the other forms in which it is said and written; which
/// one, goes round.
fn round_trip(played: Move, before: &Chess, turn: usize) {
    round_trip_in(VOICES_A_MOVE, played, before, turn);
}

/// The same in so many voices.
fn round_trip_in(voices: usize, played: Move, before: &Chess, turn: usize) {
    let mut after = before.clone();
    after.play_unchecked(played);
    // Five forms are gone through before the voices change, so that each voice meets each form.
    for voice in VOICES.iter().cycle().skip(turn / 5 % VOICES.len()).take(voices) {
        let telling = MoveText::new(voice.lexicon());
        let announced = telling.announcement(&played);
        is_itself(&announced, played, before, voice);
        let done = UciMove::from_move(played, before.castles().mode());
        let executed =
            resolve_geometry(&announcement(&announced, voice.lexicon()), before, &CastlingHomes::of(before));
        assert_eq!(executed, Ok(done), "\"{announced}\" at {}", told(before));
        let check = telling.check(&after).map(|check| format!("{announced} {check}"));
        if let Some(checking) = check {
            is_itself(&checking, played, before, voice);
        }
        let other = match turn % 5 {
            0 => done.to_string(),
            1 => telling.written(&played, before),
            2 => telling.written(&played, before).trim_end_matches(['+', '#']).to_owned(),
            3 => format!("12. {}", telling.written(&played, before)),
            _ if voice.tag() == "en" => SanPlus::from_move(before.clone(), played).to_string(),
            _ => announced.to_uppercase(),
        };
        is_itself(&other, played, before, voice);
        let named = MoveText::in_names(voice.lexicon(), NameSystem::ALL[turn % NameSystem::ALL.len()]);
        for form in [MoveForm::Long, MoveForm::Short] {
            let mut said = String::new();
            named.announce_in(&mut said, form, &played, before);
            is_itself(&said, played, before, voice);
            named.announce_check(&mut said, &after);
            is_itself(&said, played, before, voice);
        }
    }
}

/// The same board where neither castling nor en passant is allowed.
fn without_rights(position: &Chess) -> Option<Chess> {
    let mut setup = position.to_setup(EnPassantMode::Always);
    setup.castling_rights = Bitboard::EMPTY;
    setup.ep_square = None;
    setup.position(position.castles().mode()).ok()
}

/// What is heard is a legal move or none.
fn never_illegal(line: &str, position: &Chess) {
    let bare = without_rights(position);
    for voice in VOICES.iter() {
        let Ok(utterance) = hear(line, voice.lexicon()) else { continue };
        let Intent::Announce(announcement, _) = utterance.heard else { continue };
        if let Ok(found) = resolve(&announcement, position) {
            assert!(position.is_legal(found), "\"{line}\" is {found:?} at {}", told(position));
        }
        // What can be executed without being legal is a matter of Article 7; it must not panic, and 11.3.1: it
        // is the same where neither castling nor en passant is allowed any more.
        let homes = CastlingHomes::of(position);
        let executed = resolve_geometry(&announcement, position, &homes);
        if let Some(bare) = &bare {
            let there = resolve_geometry(&announcement, bare, &homes);
            assert_eq!(executed, there, "\"{line}\" at {}", told(position));
        }
        let _ = resolve_on_board(&announcement, position.board(), position.turn(), &homes);
        // What is kept of an announcement is that announcement, as far as a record goes.
        let _ = Announcement::from_record(&announcement.recorded());
        let _ = MoveText::new(voice.lexicon()).said(&announcement);
    }
}

/// A line of words and signs that a desk knows, in any order.
// A list of words is as long as it is.
#[allow(clippy::too_many_lines)]
fn babble() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "Anna",
        "Bella",
        "Cäsar",
        "David",
        "Eva",
        "Felix",
        "Gustav",
        "Hektor",
        "eins",
        "zwei",
        "drei",
        "vier",
        "fünf",
        "sechs",
        "sieben",
        "acht",
        "one",
        "eight",
        "König",
        "Dame",
        "Turm",
        "Läufer",
        "Springer",
        "Bauer",
        "knight",
        "queen",
        "zaldia",
        "anderea",
        "gaztelua",
        "huszár",
        "a bástya",
        "schlägt",
        "takes",
        "caballo",
        "a torre",
        "a",
        "e",
        "de",
        "quatro",
        "por",
        "jan",
        "üti",
        "laukitik",
        "mezőre",
        "von",
        "nach",
        "from",
        "to",
        "en passant",
        "Schach",
        "matt",
        "lange Rochade",
        "kurze Rochade",
        "castles",
        "wird",
        "promotes to",
        "white:",
        "black:",
        "white board",
        "weißes Brett",
        "leer",
        "empty",
        "schwarzer",
        "correct",
        "Korrektur",
        "Zeit",
        "claim",
        "wait",
        "99999999999999999999h",
        "result",
        "zurück",
        "1",
        "8",
        "9",
        "0",
        "e4",
        "E4",
        "Sf3",
        "Nf3",
        "e7e8q",
        "5254",
        "57581",
        "exd6",
        "e.p.",
        "i.",
        "h. p.",
        "Zxd6i.h.",
        "Be8",
        "(=)",
        "0-0",
        "O-O-O",
        "=",
        "x",
        "-",
        ":",
        ".",
        ",",
        "+",
        "#",
        "é",
        "ß",
        "♘f3",
        "8/8/8/8/8/8/8/8",
        "k7/8/8/8/8/8/8/K7",
    ]);
    prop::collection::vec(word, 0..8).prop_map(|words| words.join(" "))
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn article_d_2_1_what_is_told_is_heard(
        start in any::<usize>(),
        choices in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let positions = walk(start, &choices);
        for (number, position) in positions.iter().step_by(2).enumerate() {
            for (place, played) in position.legal_moves().into_iter().enumerate() {
                round_trip(played, position, number + place);
            }
        }
    }
}

/// What a king does and what castling is are never taken for each other, wherever king and rooks stand.
#[test]
fn article_ii_3_2_castling_of_chess960_is_no_other_move() {
    for number in 0..960 {
        let mut position = chess960(number, &[Role::King, Role::Rook]);
        for side in CastlingSide::ALL {
            // Nothing but the other rook can be in the way.
            match resolve(&Announcement::Castling(side), &position) {
                Ok(played) => assert_eq!(played.castling_side(), Some(side)),
                Err(ResolveError::Castling(_, CastlingObstacle::Occupied(square))) => {
                    assert_eq!(position.board().role_at(square), Some(Role::Rook), "{}", told(&position));
                }
                Err(why) => panic!("{side:?} at {}: {why:?}", told(&position)),
            }
        }
        for turn in [number, number / 2] {
            for (place, played) in position.legal_moves().into_iter().enumerate() {
                if matches!(played.role(), Role::King | Role::Rook) {
                    // Each voice meets every array, and most of its moves.
                    round_trip_in(1, played, &position, (turn + place) * 6);
                }
            }
            position = position.swap_turn().unwrap();
        }
    }
}

proptest! {
    #![proptest_config(cases(30))]

    #[test]
    fn article_3_7_5_promotions_told_are_heard(
        white in any::<u8>(),
        black in any::<u8>(),
        pieces in any::<u64>(),
        turn in any::<bool>(),
        choices in prop::collection::vec(any::<u16>(), 0..6),
    ) {
        let Some(start) = promotions(white, black, pieces, turn) else { return Ok(()) };
        for (number, position) in walk_from(start, &choices).iter().enumerate() {
            for (place, played) in position.legal_moves().into_iter().enumerate() {
                round_trip(played, position, number + place);
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(2_000))]

    #[test]
    fn article_3_10_babble_is_never_an_illegal_move(
        line in babble(),
        start in any::<usize>(),
        choices in prop::collection::vec(any::<u16>(), 0..12),
    ) {
        let positions = walk(start, &choices);
        never_illegal(&line, &positions[positions.len() - 1]);
    }

    #[test]
    fn article_3_10_any_text_is_never_an_illegal_move(line in ".*", start in any::<usize>()) {
        never_illegal(&line, &begin(start));
    }

    #[test]
    fn article_3_10_nearly_a_move_is_never_an_illegal_move(
        line in "[KQRBNDTLSCAEGZVFHkqrbndtlscazv]?[a-hA-H]?[0-9]?[-x:–]?[a-hA-H][0-9][=/(]?[QRBNDTLSCAqrbnkca]?[)]?[+#]?( ?e\\.?p\\.?)?",
        start in any::<usize>(),
        choices in prop::collection::vec(any::<u16>(), 0..12),
    ) {
        let positions = walk(start, &choices);
        never_illegal(&line, &positions[positions.len() - 1]);
    }

    #[test]
    fn any_bytes_are_heard_without_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        never_illegal(&String::from_utf8_lossy(&bytes), &Chess::default());
    }
}
