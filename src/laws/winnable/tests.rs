use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, EnPassantMode};

use super::*;

fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().unwrap().into_setup();
    let mode = CastlingMode::detect(&setup);
    setup.position(mode).unwrap()
}

fn asked(fen: &str, winner: Color) -> Winnable {
    winnable(&Situation::alone(position(fen)), winner)
}

fn both(fen: &str) -> (Winnable, Winnable) {
    (asked(fen, Color::White), asked(fen, Color::Black))
}

/// The positions of a game in SAN.
fn game(start: &str, moves: &str) -> Vec<Chess> {
    let mut positions = vec![position(start)];
    for word in moves.split_whitespace() {
        let mut next = positions[positions.len() - 1].clone();
        let played = word.parse::<San>().unwrap().to_move(&next).unwrap();
        next.play_unchecked(played);
        positions.push(next);
    }
    positions
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
fn article_9_6_2_a_mate_must_fit_into_the_moves_that_are_left() {
    // The mate on the last move prevails.
    assert_eq!(asked("7k/8/5K2/6Q1/8/8/8/8 w - - 149 140", Color::White), Winnable::Yes);
    let far = |count| asked(&format!("8/8/8/4k3/8/8/8/KQ6 w - - {count} 200"), Color::White);
    assert_eq!(far(0), Winnable::Yes);
    assert_eq!(far(100), Winnable::Yes);
    // Everything that is left is looked through, and so much of it is not.
    assert_eq!(far(148), Winnable::No);
    assert_eq!(asked("8/8/8/4k3/8/8/8/KBN5 w - - 136 200", Color::White), Winnable::Unknown(Doubt::Horizon));
    assert_eq!(far(150), Winnable::Unknown(Doubt::Horizon));
    // What can never be is no question of the horizon.
    assert_eq!(asked("8/8/8/4k3/8/8/8/KQ6 w - - 148 200", Color::Black), Winnable::No);
    // A pawn move begins the count anew.
    assert_eq!(asked("8/8/8/4k3/8/8/P7/K7 w - - 149 200", Color::White), Winnable::Yes);
    assert_eq!(asked("8/8/8/4k3/8/8/P7/K7 b - - 149 200", Color::White), Winnable::No);
}

#[test]
fn article_9_6_1_a_mate_through_a_fifth_occurrence_is_none() {
    // Nothing mates at once, and whatever is played stands for the fifth time.
    let before = position("7k/7p/8/8/8/8/8/K6Q w - - 0 1");
    let replies: Vec<Chess> = before
        .legal_moves()
        .into_iter()
        .map(|played| {
            let mut after = before.clone();
            after.play_unchecked(played);
            after
        })
        .collect();
    let barred = Situation { position: before.clone(), barred: replies };
    assert_eq!(winnable(&barred, Color::White), Winnable::Unknown(Doubt::Repetition));
    assert_eq!(winnable(&Situation::alone(before), Color::White), Winnable::Yes);
}

#[test]
fn article_9_6_1_what_would_stand_for_the_fifth_time() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let initial = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let of =
        |moves: &str, fivefold| Situation::last_of(&game(initial, moves), fivefold).unwrap().barred.len();
    for fivefold in [Fivefold::Any, Fivefold::Consecutive] {
        assert_eq!(of(&round.repeat(2), fivefold), 0, "{fivefold:?}");
        // The initial position has stood four times, the others three times.
        assert_eq!(of(&round.repeat(3), fivefold), 1, "{fivefold:?}");
        assert_eq!(of(&format!("{}Nf3 Nf6", round.repeat(3)), fivefold), 3, "{fivefold:?}");
        assert_eq!(of(&format!("{}e4", round.repeat(3)), Fivefold::Any), 0);
    }
    // Four times, but not one after the other.
    let with_a_detour = format!("{}Nc3 Nc6 Nb1 Nb8 {round}", round.repeat(2));
    assert_eq!(of(&with_a_detour, Fivefold::Any), 1);
    assert_eq!(of(&with_a_detour, Fivefold::Consecutive), 1);
    let with_a_longer_one = format!("{}Nc3 Nc6 Nb5 Nb4 Nc3 Nc6 Nb1 Nb8 {round}", round.repeat(2));
    assert_eq!(of(&with_a_longer_one, Fivefold::Any), 1);
    assert_eq!(of(&with_a_longer_one, Fivefold::Consecutive), 0);
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
fn guidelines_ii_without_a_mate_the_castling_must_be_looked_through() {
    // Black must take the rook, and a bishop alone mates nobody.
    let place = "8/8/8/4B3/8/8/8/2K3Rk b";
    assert_eq!(both(&format!("{place} - - 0 1")), (Winnable::No, Winnable::No));
    let castling = Situation::alone(position(&format!("{place} G - 0 1")));
    assert_eq!(straight(&castling, Color::White), Winnable::Unknown(Doubt::Castling));
    // Here all of it can be.
    assert_eq!(winnable(&castling, Color::White), Winnable::No);
    assert_eq!(winnable(&castling, Color::Black), Winnable::No);
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
            let found = solver::solve(&position, true, Color::White);
            assert!(matches!(found, Some(solver::Solution::None)), "{}", fen_of(&position));
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
            let situation = Situation::alone(position.clone());
            match (winnable(&situation, winner), solver::solve(&position, true, winner)) {
                (Winnable::Yes, Some(solver::Solution::Line(moves))) => {
                    if let Ok(line) = line::possible(&situation, &moves, winner) {
                        replayed(&line, &position, winner);
                        yes += 1;
                    }
                }
                (Winnable::No, Some(solver::Solution::None)) => no += 1,
                (Winnable::Unknown(Doubt::Horizon), _) => assert!(position.halfmoves() > 20),
                (answer, _) => panic!("{answer:?}: {}", fen_of(&position)),
            }
        }
    }
    assert!(yes > 40 && no > 0, "{yes} {no}");
}

/// Whether any series of so many plies mates, by trying all of them.
fn tried(position: &Chess, winner: Color, plies: u32) -> bool {
    if position.is_checkmate() {
        return position.turn() != winner;
    }
    plies > 0
        && position.legal_moves().into_iter().any(|played| {
            let mut after = position.clone();
            after.play_unchecked(played);
            tried(&after, winner, plies - 1)
        })
}

#[test]
fn article_9_6_2_near_the_end_the_answer_is_that_of_trying_everything() {
    let seed = seed();
    println!("seed {seed}");
    let mut random = Random(seed);
    let (mut yes, mut no) = (0, 0);
    while yes < 25 || no < 25 {
        let left = 1 + u32::try_from(random.below(3)).unwrap();
        let men = ["KQk", "KRk"][random.below(2)];
        let Some(alone) = scattered(&mut random, &[men]) else { continue };
        // The mating squares are at the edge, so few of all positions have one.
        let fen = fen_of(&alone).replace(" 0 1", &format!(" {} 100", 150 - left));
        let position = position(&fen);
        if position.is_game_over() || (yes >= 25) == tried(&position, Color::White, left) {
            continue;
        }
        let answer = winnable(&Situation::alone(position.clone()), Color::White);
        if tried(&position, Color::White, left) {
            assert_eq!(answer, Winnable::Yes, "{fen}");
            yes += 1;
        } else {
            assert_eq!(answer, Winnable::No, "{fen}");
            no += 1;
        }
    }
}

/// Each position is one legal move after the one before, none but the mate ends the game, and none stands twice.
fn replayed(line: &[Chess], start: &Chess, winner: Color) {
    let (mate, before) = line.split_last().unwrap();
    assert_eq!(&line[0], start);
    assert!(mate.is_checkmate() && mate.turn() != winner, "{}", fen_of(start));
    for (place, pair) in line.windows(2).enumerate() {
        let one_move = pair[0].legal_moves().into_iter().any(|played| {
            let mut after = pair[0].clone();
            after.play_unchecked(played);
            after == pair[1] && after.halfmoves() == pair[1].halfmoves()
        });
        assert!(one_move && pair[0].halfmoves() < 150, "{} move {place}", fen_of(start));
        assert!(!line[..place].contains(&pair[0]), "{} move {place}", fen_of(start));
    }
    assert!(before.iter().all(|position| !position.is_game_over()));
}

fn fen_of(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}
