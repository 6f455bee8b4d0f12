//! 5.2.2, 6.9 — whether a side can still mate, and the material that never does.
#![allow(clippy::unwrap_used, clippy::panic)]

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, Board, CastlingMode, Chess, Color, EnPassantMode, Move, Position, Role, Square, attacks,
};

use ansage::laws::{Doubt, Winnable, castles_plainly, never_mates, winnable};

fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().unwrap().into_setup();
    let mode = CastlingMode::detect(&setup);
    setup.position(mode).unwrap()
}

fn asked(fen: &str, winner: Color) -> Winnable {
    winnable(&position(fen), winner)
}

fn both(fen: &str) -> (Winnable, Winnable) {
    (asked(fen, Color::White), asked(fen, Color::Black))
}

#[test]
fn article_6_9_a_bare_king_never_mates() {
    assert_eq!(both("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"), (Winnable::Yes, Winnable::No));
}

#[test]
fn article_6_9_a_knight_mates_with_a_rook_s_help_and_not_with_a_queen_s() {
    assert_eq!(asked("8/8/8/8/8/k7/2n5/KR6 w - - 0 1", Color::Black), Winnable::Yes);
    assert_eq!(asked("8/8/8/8/8/k7/2n5/KQ6 w - - 0 1", Color::Black), Winnable::No);
}

#[test]
fn article_5_2_2_a_locked_pawn_wall_is_dead() {
    let wall = "8/8/4k3/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1";
    assert_eq!(both(wall), (Winnable::No, Winnable::No));
}

#[test]
fn article_5_2_2_where_no_piece_of_white_s_can_ever_move_his_right_to_castle_changes_nothing() {
    let locked = "8/5k2/1p1p4/8/5p1p/1p1p1P1P/1PpP1P1P/2B1KRBR b K - 0 1";
    assert_eq!(both(locked), (Winnable::No, Winnable::No));
}

#[test]
fn article_6_9_seventy_five_moves_and_a_fifth_occurrence_end_a_game_when_they_have_happened() {
    for count in [0, 100, 148, 149, 150] {
        let men = |men: &str| format!("8/8/8/4k3/8/8/8/{men} w - - {count} 200");
        for own in ["KQ6", "KR6", "KBN5"] {
            assert_eq!(asked(&men(own), Color::White), Winnable::Yes, "{own} {count}");
            assert_eq!(asked(&men(own), Color::Black), Winnable::No, "{own} {count}");
        }
    }
    assert_eq!(asked("8/8/8/4k3/8/8/P7/K7 b - - 149 200", Color::White), Winnable::Yes);
}

#[test]
fn guidelines_ii_castling_in_chess960() {
    // A mate without castling is one.
    assert_eq!(
        both("rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1"),
        (Winnable::Yes, Winnable::Yes)
    );
    // Material needs no castling to be judged.
    assert_eq!(asked("1r3kr1/8/8/8/8/8/8/4K3 w gb - 0 1", Color::White), Winnable::No);
    assert_eq!(asked("1r3kr1/8/8/8/8/8/8/4K3 w gb - 0 1", Color::Black), Winnable::Yes);
    // The squares of chess are chess in either mode.
    let standard = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1".parse::<Fen>().unwrap();
    let standard: Chess = standard.into_position(CastlingMode::Chess960).unwrap();
    assert!(castles_plainly(&standard));
    assert!(!castles_plainly(&position("1r3kr1/8/8/8/8/8/8/1R3KR1 w GBgb - 0 1")));
    assert!(castles_plainly(&position("1r3kr1/8/8/8/8/8/8/1R3KR1 w - - 0 1")));
    assert!(!castles_plainly(&position("1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1")));
}

#[test]
fn guidelines_ii_castling_in_chess960_frees_a_rook_that_mates() {
    // Nothing of White's moves but king and rook in castling, which opens the f-file.
    let locked_in = |castling: &str| format!("7k/8/8/8/8/2p1p1p1/2PpP1P1/3B1KRB w {castling} - 0 1");
    assert_eq!(asked(&locked_in("G"), Color::White), Winnable::Yes);
    assert_eq!(asked(&locked_in("-"), Color::White), Winnable::No);
}

/// Nothing of White's moves but king and rook in castling, and after it nothing at all.
#[test]
fn guidelines_ii_castling_in_chess960_frees_nobody_where_the_pawns_are_locked() {
    for (black, turn) in [("8/2k5/8/8", "w"), ("8/2k5/8/8", "b"), ("k7/8/8/3p4", "b")] {
        let locked = format!("{black}/5p1p/3p1P1P/3P1PBP/4BKRB {turn} G - 0 1");
        assert_eq!(both(&locked), (Winnable::No, Winnable::No), "{locked}");
    }
}

#[test]
fn guidelines_ii_a_last_piece_that_must_be_captured_mates_nobody_whoever_may_castle() {
    // 3.9, 3.10.1 — the knight gives check, and the pawn has to capture it.
    let check = "7k/8/8/8/8/6n1/4PPP1/NN2QKR1 w G - 0 1";
    assert_eq!(position(check).legal_moves().len(), 1);
    assert_eq!(both(check), (Winnable::Yes, Winnable::No));
}

#[test]
fn guidelines_ii_more_castling_than_can_be_looked_through_is_the_arbiter_s() {
    // White castles after each of nine moves, and mates after none of them.
    let locked = "8/2k5/8/3p4/5p1p/3p1P1P/3P1PBP/4BKRB b G - 0 1";
    assert_eq!(position(locked).legal_moves().len(), 9);
    assert_eq!(asked(locked, Color::White), Winnable::Unknown(Doubt::Castling));
}

#[test]
fn article_a_5_2_no_series_of_legal_moves_begins_in_an_illegal_position() {
    let mut position = position("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1");
    let leaves_his_king =
        Move::Normal { role: Role::Rook, from: Square::E2, capture: None, to: Square::D2, promotion: None };
    position.play_unchecked(leaves_his_king);
    for winner in Color::ALL {
        assert_eq!(winnable(&position, winner), Winnable::Unknown(Doubt::Position));
    }
}

#[test]
fn a_doubt_has_its_name_in_records_and_messages() {
    for (doubt, name) in [
        (Doubt::Time, "time"),
        (Doubt::Castling, "castling"),
        (Doubt::Position, "position"),
        // Nobody waited for what was not asked, and it is told like an answer that did not come.
        (Doubt::Unasked, "time"),
    ] {
        assert_eq!(doubt.name(), name);
    }
    for recorded in ["time", "horizon", "repetition"] {
        assert_eq!(serde_json::from_value::<Doubt>(recorded.into()).unwrap(), Doubt::Time, "{recorded}");
    }
}

fn never(placement: &str, winner: Color) -> bool {
    never_mates(&placement.parse().unwrap(), winner)
}

#[test]
fn article_6_9_material_that_never_mates() {
    let white = |placement: &str| never(placement, Color::White);
    assert!(white("4k3/8/8/8/8/8/8/4K3"));
    assert!(white("rnbqkbnr/pppppppp/8/8/8/8/8/4K3"));
    assert!(white("4k3/8/8/8/8/8/8/4KN2"));
    assert!(white("qq2k3/8/8/8/8/8/8/4KN2"));
    assert!(white("4k3/8/8/8/8/8/8/4KB2"));
    assert!(white("qr2k3/8/8/8/8/8/8/4KB2"));
    // Both bishops on light squares, and a second one by promotion.
    assert!(white("2b1k3/8/8/8/8/8/8/4KB2"));
    assert!(white("2b1k3/8/8/8/8/8/8/3BKB2"));
    for man in ["r", "b", "n"] {
        assert!(!white(&format!("{man}3k3/8/8/8/8/8/8/4KN2")), "{man}");
    }
    assert!(!white("4k3/p7/8/8/8/8/8/4KN2"));
    assert!(!white("4k3/p7/8/8/8/8/8/4KB2"));
    assert!(!white("n3k3/8/8/8/8/8/8/4KB2"));
    assert!(!white("4kb2/8/8/8/8/8/8/4KB2"));
    assert!(!white("4k3/8/8/8/8/8/8/4KNN1"));
    assert!(!white("4k3/8/8/8/8/8/8/2B1KB2"));
    assert!(!white("4k3/8/8/8/8/8/8/4KBN1"));
    assert!(!white("4k3/8/8/8/8/8/4P3/4K3"));
}

/// Every place of both kings and a knight that gives check, with a queen on every flight square that the
/// attacker does not guard: one of them always takes the knight. More queens take no capture away, for a
/// queen that stands between another and the knight takes it herself; and nothing can pin one.
#[test]
fn article_6_9_a_queen_in_the_king_s_way_takes_the_knight() {
    for king in Square::ALL {
        for attacker in Square::ALL {
            if attacker == king || attacks::king_attacks(king).contains(attacker) {
                continue;
            }
            for knight in attacks::knight_attacks(king) {
                if knight == attacker {
                    continue;
                }
                let guarded = attacks::king_attacks(attacker) | attacks::knight_attacks(knight);
                let queens = attacks::king_attacks(king) & !guarded;
                let mut board = Board::empty();
                for queen in queens {
                    board.set_piece_at(queen, Role::Queen.of(Color::Black));
                }
                board.set_piece_at(king, Role::King.of(Color::Black));
                board.set_piece_at(attacker, Role::King.of(Color::White));
                board.set_piece_at(knight, Role::Knight.of(Color::White));
                let taken = (board.attacks_to(knight, Color::Black, board.occupied()) & queens).any();
                assert!(taken, "king {king}, attacker {attacker}, knight {knight}");
            }
        }
    }
}

/// Every place of both kings and every square beside the king from which or through which a bishop gives
/// check: one of the two squares that touch both is free of guards, so mate needs a man of the opponent
/// there, and a rook or queen there reaches the square in one step.
#[test]
fn article_6_9_one_square_beside_the_king_is_never_guarded() {
    for king in Square::ALL {
        for near in attacks::bishop_attacks(king, Bitboard::EMPTY) & attacks::king_attacks(king) {
            let beside = attacks::king_attacks(king)
                & attacks::king_attacks(near)
                & attacks::rook_attacks(king, Bitboard::EMPTY);
            assert_eq!(beside.count(), 2);
            assert!(beside.into_iter().all(|square| square.is_light() != king.is_light()));
            for attacker in Square::ALL {
                if attacker == king || attacks::king_attacks(king).contains(attacker) {
                    continue;
                }
                assert!((beside & !attacks::king_attacks(attacker)).any(), "{king} {near} {attacker}");
            }
            for square in beside {
                assert!(attacks::rook_attacks(square, Bitboard::EMPTY).contains(near));
                assert_eq!(square.distance(near), 1);
            }
        }
    }
}

/// Numbers that are the same in every run (Marsaglia's xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap()
    }
}

/// A legal position with these men, and without castling.
fn scattered(random: &mut Random, men: &[&str]) -> Option<Chess> {
    let mut squares = vec!['1'; 64];
    let mut place = |man: char, random: &mut Random| loop {
        let square = random.below(64);
        let backrank = !(8..56).contains(&square);
        if squares[square] == '1' && !(backrank && man.eq_ignore_ascii_case(&'p')) {
            squares[square] = man;
            break;
        }
    };
    for man in men.iter().flat_map(|men| men.chars()) {
        place(man, random);
    }
    let rows: Vec<String> = squares.chunks(8).map(|row| row.iter().collect()).collect();
    let turn = if random.below(2) == 0 { "w" } else { "b" };
    let fen: Fen = format!("{} {turn} - - 0 1", rows.join("/")).parse().ok()?;
    fen.into_position(CastlingMode::Standard).ok()
}

fn seed() -> u64 {
    std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(0x5eed_2026)
}

#[test]
fn article_6_9_material_that_never_mates_is_what_chasolver_says_of_it() {
    let seed = seed();
    println!("seed {seed}");
    let mut random = Random(seed);
    let never = [
        "K kqq", "K kp", "KN k", "KN kq", "KN kqqq", "KB k", "KB kq", "KB krr", "KB kqr", "KBB kqr",
        "KBB krb",
    ];
    let mut agreed = 0;
    while agreed < 400 {
        let men = never[random.below(never.len())];
        let Some(position) = scattered(&mut random, &[&men.replace(' ', "")]) else { continue };
        if never_mates(position.board(), Color::White) {
            assert_eq!(solved(&position, Color::White), Solution::None, "{}", fen_of(&position));
            agreed += 1;
        }
    }
}

#[test]
fn article_6_9_every_yes_is_a_mate_that_can_be_replayed() {
    let seed = seed();
    println!("seed {seed}");
    let mut random = Random(seed);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..40 {
        let mut position = Chess::default();
        for _ in 0..20 + random.below(120) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let taking: Vec<_> = legal.iter().filter(|played| played.is_capture()).collect();
            let played = if taking.is_empty() || random.below(3) > 0 {
                legal[random.below(legal.len())]
            } else {
                *taking[random.below(taking.len())]
            };
            position.play_unchecked(played);
        }
        for winner in Color::ALL {
            match (winnable(&position, winner), solved(&position, winner)) {
                (Winnable::Yes, Solution::Line(moves)) => {
                    replayed(&moves, &position, winner);
                    yes += 1;
                }
                (Winnable::No, Solution::None) => no += 1,
                (answer, _) => panic!("{answer:?}: {}", fen_of(&position)),
            }
        }
    }
    assert!(yes > 40 && no > 0, "{yes} {no}");
}

/// What chasolver says by itself.
#[derive(Debug, PartialEq)]
enum Solution {
    Line(Vec<UciMove>),
    None,
    Unknown,
}

fn solved(position: &Chess, winner: Color) -> Solution {
    let board: chess::Board = fen_of(position).parse().unwrap();
    match chasolver::winnability(&board, winner.fold_wb(chess::Color::White, chess::Color::Black)) {
        Some(chasolver::Winnability::Unwinnable) => Solution::None,
        Some(chasolver::Winnability::Winnable { helpmate }) => {
            Solution::Line(helpmate.iter().map(|step| step.to_string().parse().unwrap()).collect())
        }
        None => Solution::Unknown,
    }
}

/// Each of these moves is legal, and the last one mates.
fn replayed(moves: &[UciMove], start: &Chess, winner: Color) {
    let mut position = start.clone();
    for step in moves {
        let legal = position.legal_moves();
        let played = legal.iter().find(|played| UciMove::from_standard(**played) == *step);
        position.play_unchecked(*played.unwrap_or_else(|| panic!("{step}: {}", fen_of(start))));
    }
    assert!(position.is_checkmate() && position.turn() != winner, "{}", fen_of(start));
}

fn fen_of(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
