//! What is touched must be moved or captured: every article by itself, then random positions against a plain reading.
#![allow(clippy::unwrap_used)]

use Edition::{Of2014, Of2017, Of2023};
use ansage::laws::{Edition, MoveParts, Must, castling_begun, legal_move, obligation};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Color};
use shakmaty::{CastlingSide, Chess, Move, Position, Square};

fn position(fen: &str, mode: CastlingMode) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(mode).unwrap()
}

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

/// The article and the allowed moves in coordinates, sorted; "any" is any legal move.
fn told(fen: &str, touched: &str, order_known: bool, edition: Edition) -> (&'static str, String) {
    let position = position(fen, CastlingMode::Standard);
    let found = obligation(&position, &squares(touched), order_known, edition).unwrap();
    if found.allowed.len() == position.legal_moves().len() {
        return (found.article, "any".to_owned());
    }
    let mut moves: Vec<String> =
        found.allowed.iter().map(|it| it.to_uci(CastlingMode::Standard).to_string()).collect();
    moves.sort();
    (found.article, moves.join(" "))
}

/// Position, touched, order known: the article and what is allowed.
#[test]
fn articles_4_3_to_4_5_as_they_are_written() {
    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const ITALIAN: &str = "r1bqk2r/pppp1npp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    const BLOCKED: &str = "r1bqk2r/pppp1npp/2n1p3/2b5/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    const SHORT_ATTACKED: &str = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const KING_IMMOBILE: &str = "3rkr2/8/8/8/8/8/P3P3/4K2R w K - 0 1";
    const BOTH_SIDES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let king_but_short = "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2";
    let rook = "h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8";
    let table = [
        (START, "g1", true, "4.3.1", "g1f3 g1h3"),
        // The first that can be moved, not the first.
        (START, "f1 g1 b1", true, "4.3.1", "g1f3 g1h3"),
        (ITALIAN, "f7", true, "4.3.2", "c4f7"),
        // Nothing captures d7 or e8; f7 can be captured.
        (ITALIAN, "d7 f7", true, "4.3.2", "c4f7"),
        (ITALIAN, "c4 f7", true, "4.3.3", "c4f7"),
        // Unclear: the bishop was first.
        (BLOCKED, "f7 c4", false, "4.3.3", "c4a6 c4b3 c4b5 c4d3 c4d5 c4e2 c4e6 c4f1"),
        (BLOCKED, "e6 f3", true, "4.3.3", "c4e6"),
        (BLOCKED, "e6 f3", false, "4.3.3", "f3d4 f3e5 f3g1 f3g5 f3h4"),
        (ITALIAN, "e1 h1", true, "4.4.1", "e1g1"),
        (ITALIAN, "h1 e1", false, "4.4.1", "e1g1"),
        (ITALIAN, "h1 e1", true, "4.4.2", "h1f1 h1g1"),
        (BOTH_SIDES, "h1 e1", true, "4.4.2", rook),
        (SHORT_ATTACKED, "e1 h1", true, "4.4.3", king_but_short),
        (KING_IMMOBILE, "e1 h1", true, "4.4.3", "any"),
        (START, "a1 d8", true, "4.5", "any"),
        (START, "e7", true, "4.5", "any"),
        // A king alone may castle with either rook, a rook alone with none.
        (BOTH_SIDES, "e1", true, "4.3.1", "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2 e1g1"),
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1", true, "4.3.1", rook),
        // A knight touched first is moved.
        (ITALIAN, "b1 e1 h1", true, "4.3.1", "b1a3 b1c3"),
        // En passant captures what was touched.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "d5", true, "4.3.2", "e5d6"),
    ];
    for (fen, touched, known, article, allowed) in table {
        let expected = (article, allowed.to_owned());
        assert_eq!(told(fen, touched, known, Of2023), expected, "{fen} {touched}");
    }
}

#[test]
fn article_4_4_of_2014_speaks_of_king_and_rook_at_once() {
    let fen = "3rkr2/8/8/8/8/8/P3P3/4K2R w K - 0 1";
    assert_eq!(told(fen, "h1 e1", false, Of2014), ("4.4.3", "any".to_owned()));
    let (article, allowed) = told(fen, "h1 e1", false, Of2017);
    assert_eq!(article, "4.3.1");
    assert!(allowed.split(' ').all(|it| it.starts_with("h1")), "{allowed}");
}

#[test]
fn nothing_touched_obliges_to_nothing() {
    let start = Chess::default();
    assert_eq!(obligation(&start, &[], true, Of2023), None);
    assert_eq!(obligation(&start, &squares("e4"), true, Of2023), None);
}

#[test]
fn article_4_4_2_in_chess960_where_king_and_rook_stand_side_by_side() {
    let fen = "1k6/8/8/8/8/8/5PPP/4BKRN w G - 0 1";
    let position = position(fen, CastlingMode::Chess960);
    let by = |touched: &str| obligation(&position, &squares(touched), true, Of2023).unwrap();
    assert_eq!(by("f1 g1").must, Must::Castle(CastlingSide::KingSide));
    // The rook cannot move, so the king must, and not by castling.
    let rook_first = by("g1 f1");
    assert_eq!((rook_first.article, rook_first.must), ("4.4.2", Must::Move(Square::F1)));
    assert!(rook_first.allowed.iter().all(|played| !played.is_castle()));
}

/// Position, side: what must be done, and the moves allowed.
#[test]
fn article_4_7_2_castling_begun_is_castling_or_another_move_of_the_king_or_any() {
    const BOTH_SIDES: &str = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const SHORT_ATTACKED: &str = "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    const KING_IMMOBILE: &str = "3rkr2/8/8/8/8/8/P3P3/4K2R w K - 0 1";
    let king = Must::Move(Square::E1);
    for (fen, side, must, allowed) in [
        (BOTH_SIDES, CastlingSide::KingSide, Must::Castle(CastlingSide::KingSide), "e1g1"),
        (BOTH_SIDES, CastlingSide::QueenSide, Must::Castle(CastlingSide::QueenSide), "e1c1"),
        // Castling with the other rook is a move of the king as well.
        (SHORT_ATTACKED, CastlingSide::KingSide, king, "e1c1 e1d1 e1d2 e1e2 e1f1 e1f2"),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", CastlingSide::KingSide, king, "e1d1 e1d2 e1e2 e1f1 e1f2"),
        (
            KING_IMMOBILE,
            CastlingSide::KingSide,
            Must::Anything,
            "a2a3 a2a4 e2e3 e2e4 h1f1 h1g1 h1h2 h1h3 h1h4 h1h5 h1h6 h1h7 h1h8",
        ),
    ] {
        let begun = castling_begun(&position(fen, CastlingMode::Standard), side);
        let mut moves: Vec<String> =
            begun.allowed.iter().map(|it| it.to_uci(CastlingMode::Standard).to_string()).collect();
        moves.sort();
        let found = (begun.article, begun.must, moves.join(" "));
        assert_eq!(found, ("4.7.2", must, allowed.to_owned()), "{fen} {side:?}");
    }
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

/// The articles read one after the other, each as a filter over the legal moves.
fn oracle(position: &Chess, touched: &[Square], known: bool, edition: Edition) -> Option<Vec<Move>> {
    let (us, them) = (position.us(), position.them());
    let mut order: Vec<Square> = Vec::new();
    for square in touched.iter().filter(|it| known || us.contains(**it)) {
        if (us | them).contains(*square) && !order.contains(square) {
            order.push(*square);
        }
    }
    for square in touched.iter().filter(|it| them.contains(**it)) {
        if !order.contains(square) {
            order.push(*square);
        }
    }
    if order.is_empty() {
        return None;
    }
    let legal = position.legal_moves();
    let only = |may: &dyn Fn(&Move) -> bool| legal.iter().filter(|it| may(it)).copied().collect::<Vec<_>>();
    let takes = |it: &Move, square: Square| match it {
        Move::EnPassant { from, to } => (to.file(), from.rank()) == square.coords(),
        it => it.is_capture() && it.to() == square,
    };
    let with = |it: &Move, rook: Square| matches!(it, Move::Castle { rook: its, .. } if *its == rook);
    let king = position.board().king_of(position.turn()).unwrap();
    let rooks = position.board().rooks() & us;
    let mut never = None;
    if order.len() > 1 && (order[0] == king && rooks.contains(order[1]))
        || order.len() > 1 && (order[1] == king && rooks.contains(order[0]))
    {
        let rook = if order[0] == king { order[1] } else { order[0] };
        if known && order[0] == rook {
            never = Some(rook);
        } else {
            let castles = only(&|it| with(it, rook));
            if !castles.is_empty() {
                return Some(castles);
            }
            if known || edition == Of2014 {
                let others = only(&|it| it.from() == Some(king));
                return Some(if others.is_empty() { only(&|_| true) } else { others });
            }
        }
    }
    let may = |it: &Move| never.is_none_or(|rook| !with(it, rook));
    let first_own = order.iter().find(|it| us.contains(**it));
    let first_other = order.iter().find(|it| them.contains(**it));
    if let (Some(own), Some(other)) = (first_own, first_other) {
        let both = only(&|it| may(it) && it.from() == Some(*own) && takes(it, *other));
        if !both.is_empty() {
            return Some(both);
        }
    }
    for square in &order {
        let these = only(&|it| may(it) && (it.from() == Some(*square) || takes(it, *square)));
        if !these.is_empty() {
            return Some(these);
        }
    }
    let free = only(&may);
    Some(if free.is_empty() { legal.to_vec() } else { free })
}

#[test]
fn random_touches_in_random_positions_oblige_as_the_articles_say() {
    const STARTS: [(&str, CastlingMode); 6] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", CastlingMode::Standard),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", CastlingMode::Standard),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", CastlingMode::Standard),
        ("4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1", CastlingMode::Standard),
        ("rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1", CastlingMode::Chess960),
        ("1rk1r3/8/8/8/8/8/8/1RK1R3 w EBeb - 0 1", CastlingMode::Chess960),
    ];
    let mut dice = Dice(20_260_715);
    let mut articles = std::collections::BTreeSet::new();
    for game in 0..240 {
        let (fen, mode) = STARTS[game % STARTS.len()];
        let mut position = position(fen, mode);
        for ply in 0..40 {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            for _ in 0..12 {
                let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
                let mut touched: Vec<Square> =
                    (0..=dice.below(4)).map(|_| occupied[dice.below(occupied.len())]).collect();
                // Kings and rooks often, or hardly anybody would castle.
                if dice.below(3) == 0 {
                    let king = position.board().king_of(position.turn()).unwrap();
                    let rooks: Vec<Square> = (position.board().rooks() & position.us()).into_iter().collect();
                    if !rooks.is_empty() {
                        touched.insert(0, rooks[dice.below(rooks.len())]);
                        touched.insert(dice.below(2), king);
                    }
                }
                let (known, edition) = (dice.below(4) > 0, Edition::ALL[dice.below(4)]);
                let found = obligation(&position, &touched, known, edition).unwrap();
                let expected = oracle(&position, &touched, known, edition).unwrap();
                let about = format!("game {game}, ply {ply}, {touched:?}, {known}, {edition}: {found:?}");
                assert_eq!(found.allowed, expected, "{about}");
                for played in &legal {
                    let parts = MoveParts::of_move(played).unwrap();
                    assert_eq!(found.fits(&parts), found.allowed.contains(played), "{about} {played:?}");
                    let done = played.to_uci(mode);
                    assert_eq!(MoveParts::of_coordinates(&done, &position), Some(parts), "{played:?}");
                }
                articles.insert(found.article);
            }
            position.play_unchecked(legal[dice.below(legal.len())]);
        }
    }
    let all = ["4.3.1", "4.3.2", "4.3.3", "4.4.1", "4.4.2", "4.4.3", "4.5"];
    assert_eq!(articles.into_iter().collect::<Vec<_>>(), all);
}

#[test]
fn a_move_that_is_not_legal_has_its_parts_too() {
    let position = position("4k1r1/8/8/3pP3/8/8/8/R3K2R w KQ - 0 1", CastlingMode::Standard);
    let parts = |done: &str| MoveParts::of_coordinates(&done.parse().unwrap(), &position).unwrap();
    assert_eq!(position.turn(), Color::White);
    assert_eq!(parts("e1g1").castles, Some(CastlingSide::KingSide));
    assert_eq!(parts("e1h1").castles, Some(CastlingSide::KingSide));
    assert_eq!(parts("e5d6").captured, Some(Square::D5));
    assert_eq!(parts("a1d5"), MoveParts { from: Square::A1, captured: Some(Square::D5), castles: None });
}

/// Position and an illegal move of its king, who castles in none of them.
#[test]
fn article_3_8_2_a_king_who_moves_otherwise_than_two_squares_along_his_rank_does_not_castle() {
    for (fen, done) in [
        // One square along his rank, one along his file, where he is attacked.
        ("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1d1"),
        ("4k3/4r3/8/8/8/8/3P1P2/3QKB2 w - - 0 1", "e1e2"),
        // Two files away, on another rank.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g3"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c2"),
        // Far along his file.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1e4"),
        // Two squares away stands a piece.
        ("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", "e1g1"),
        ("4k3/8/8/8/8/8/8/R3K1nR w KQ - 0 1", "e1g1"),
        // An opponent's rook, and an own piece that is no rook.
        ("4k3/3r4/8/8/8/8/3r4/4K3 w - - 0 1", "e1d2"),
        ("4k3/8/8/8/8/8/3N4/4K3 w - - 0 1", "e1d2"),
        // His own rook, which is not on his rank.
        ("3k4/8/8/8/8/8/4R3/4K3 w - - 0 1", "e1e2"),
    ] {
        let position = position(fen, CastlingMode::Standard);
        let done = done.parse().unwrap();
        assert_eq!(legal_move(&done, &position), None, "{fen} {done}");
        let parts = MoveParts::of_coordinates(&done, &position).unwrap();
        assert_eq!((parts.from, parts.castles), (Square::E1, None), "{fen} {done}");
    }
    // Only a king castles: not a rook that goes to a rook, nor one that goes two squares.
    let rooks = position("4k3/8/8/8/8/8/1P6/R1B1K2R w K - 0 1", CastlingMode::Standard);
    for done in ["a1c1", "a1h1", "b2d2"] {
        let parts = MoveParts::of_coordinates(&done.parse().unwrap(), &rooks).unwrap();
        assert_eq!(parts.castles, None, "{done}");
    }
}

/// Position, an illegal move, and where it captures.
#[test]
fn article_3_7_4_only_a_pawn_captures_and_only_en_passant_beside_the_square_it_reaches() {
    for (fen, done, captured) in [
        // A pinned pawn captures what stands where it goes, whatever stands beside.
        ("4k3/8/8/q2r4/4P3/8/8/4K3 w - - 0 1", "e4d5", Some(Square::D5)),
        ("4r1k1/8/8/3n4/3rP3/8/8/4K3 w - - 0 1", "e4d5", Some(Square::D5)),
        // En passant when it is too late, and beside an own piece.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", Some(Square::D5)),
        ("4k3/8/8/3NP3/8/8/8/4K3 w - - 0 1", "e5d6", None),
        // A pawn that goes straight, with an opponent's piece beside.
        ("4k3/8/8/3pP3/8/4K3/8/8 w - - 0 1", "e5e7", None),
        // A king or knight passes nobody.
        ("3rk3/8/8/8/8/8/8/3bK3 w - - 0 1", "e1d2", None),
        ("4k3/8/8/8/3nP1N1/8/8/4K3 w - - 0 1", "g4d5", None),
        // No piece captures one of its own.
        ("4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1", "d1e2", None),
    ] {
        let position = position(fen, CastlingMode::Standard);
        let done = done.parse().unwrap();
        assert_eq!(legal_move(&done, &position), None, "{fen} {done}");
        let parts = MoveParts::of_coordinates(&done, &position).unwrap();
        assert_eq!(parts.captured, captured, "{fen} {done}");
    }
}

#[test]
fn article_3_8_2_a_king_away_from_his_first_rank_does_not_castle() {
    for (fen, done) in
        [("4k3/8/8/8/4K3/8/8/7R w - - 0 1", "e4g4"), ("4k3/8/8/8/4K3/8/8/7R w - - 0 1", "e4h1")]
    {
        let position = position(fen, CastlingMode::Standard);
        let parts = MoveParts::of_coordinates(&done.parse().unwrap(), &position).unwrap();
        assert_eq!(parts.castles, None, "{fen} {done}");
    }
}
