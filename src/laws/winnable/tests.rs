use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode};

use super::*;

fn position(fen: &str) -> Chess {
    let setup = fen.parse::<Fen>().unwrap().into_setup();
    let mode = CastlingMode::detect(&setup);
    setup.position(mode).unwrap()
}

#[test]
fn guidelines_ii_without_a_mate_the_castling_must_be_looked_through() {
    // Black must take the rook, and a bishop alone mates nobody.
    let place = "8/8/8/4B3/8/8/8/2K3Rk b";
    let forced = position(&format!("{place} - - 0 1"));
    assert_eq!(Color::ALL.map(|winner| winnable(&forced, winner)), [Winnable::No; 2]);
    let castling = position(&format!("{place} G - 0 1"));
    assert_eq!(without_castling(&castling, Color::White), Winnable::Unknown(Doubt::Castling));
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
            match (winnable(&position, winner), solver::solve(&position, true, winner)) {
                (Winnable::Yes, Some(solver::Solution::Line(moves))) => {
                    replayed(&moves, &position, winner);
                    yes += 1;
                }
                (Winnable::No, Some(solver::Solution::None)) => no += 1,
                (answer, _) => panic!("{answer:?}: {}", fen_of(&position)),
            }
        }
    }
    assert!(yes > 40 && no > 0, "{yes} {no}");
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
