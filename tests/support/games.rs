//! Games to try boards on: five well-known ones, whatever a file of PGN holds, and made-up ones that are legal.
// Each program uses its own part of this.
#![allow(dead_code)]

use std::collections::HashMap;
use std::env;
use std::fs::File;
use std::io::BufReader;

use ansage::boards::History;
use ansage::record::{Movetext, MovetextItem};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Move, Position, Role};

/// Paris 1858; New York 1997; Reykjavik 1972, the sixth; New York 1956; New York 1924.
const GAMES: [&str; 5] = [
    "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 \
     Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
    "e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7 Ng5 Ngf6 Bd3 e6 N1f3 h6 Nxe6 Qe7 O-O fxe6 Bg6+ Kd8 Bf4 b5 a4 Bb7 Re1 Nd5 \
     Bg3 Kc8 axb5 cxb5 Qd3 Bc6 Bf5 exf5 Rxe7 Bxe7 c4",
    "c4 e6 Nf3 d5 d4 Nf6 Nc3 Be7 Bg5 O-O e3 h6 Bh4 b6 cxd5 Nxd5 Bxe7 Qxe7 Nxd5 exd5 Rc1 Be6 Qa4 c5 Qa3 Rc8 \
     Bb5 a6 dxc5 bxc5 O-O Ra7 Be2 Nd7 Nd4 Qf8 Nxe6 fxe6 e4 d4 f4 Qe7 e5 Rb8 Bc4 Kh8 Qh3 Nf8 b3 a5 f5 exf5 \
     Rxf5 Nh7 Rcf1 Qd8 Qg3 Re7 h4 Rbb7 e6 Rbc7 Qe5 Qe8 a4 Qd8 R1f2 Qe8 R2f3 Qd8 Bd3 Qe8 Qe4 Nf6 Rxf6 gxf6 \
     Rxf6 Kg8 Bc4 Kh8 Qf4",
    "Nf3 Nf6 c4 g6 Nc3 Bg7 d4 O-O Bf4 d5 Qb3 dxc4 Qxc4 c6 e4 Nbd7 Rd1 Nb6 Qc5 Bg4 Bg5 Na4 Qa3 Nxc3 bxc3 Nxe4 \
     Bxe7 Qb6 Bc4 Nxc3 Bc5 Rfe8+ Kf1 Be6 Bxb6 Bxc4+ Kg1 Ne2+ Kf1 Nxd4+ Kg1 Ne2+ Kf1 Nc3+ Kg1 axb6 Qb4 Ra4 \
     Qxb6 Nxd1 h3 Rxa2 Kh2 Nxf2 Re1 Rxe1 Qd8+ Bf8 Nxe1 Bd5 Nf3 Ne4 Qb8 b5 h4 h5 Ne5 Kg7 Kg1 Bc5+ Kf1 Ng3+ \
     Ke1 Bb4+ Kd1 Bb3+ Kc1 Ne2+ Kb1 Nc3+ Kc1 Rc2#",
    "d4 e6 Nf3 f5 c4 Nf6 Bg5 Be7 Nc3 O-O e3 b6 Bd3 Bb7 O-O Qe8 Qe2 Ne4 Bxe7 Nxc3 bxc3 Qxe7 a4 Bxf3 Qxf3 Nc6 \
     Rfb1 Rae8 Qh3 Rf6 f4 Na5 Qf3 d6 Re1 Qd7 e4 fxe4 Qxe4 g6 g3 Kf8 Kg2 Rf7 h4 d5 cxd5 exd5 Qxe8+ Qxe8 Rxe8+ \
     Kxe8 h5 Rf6 hxg6 hxg6 Rh1 Kf8 Rh7 Rc6 g4 Nc4 g5 Ne3+ Kf3 Nf5 Bxf5 gxf5 Kg3 Rxc3+ Kh4 Rf3 g6 Rxf4+ Kg5 \
     Re4 Kf6 Kg8 Rg7+ Kh8 Rxc7 Re8 Kxf5 Re4 Kf6 Rf4+ Ke5 Rg4 g7+ Kg8 Rxa7 Rg1 Kxd5 Rc1 Kd6 Rc2 d5 Rc1 Rc7 \
     Ra1 Kc6 Rxa4 d6",
];

/// A game that nobody played, for what is rare in the others: en passant by both sides, and promotions to other
/// pieces than a queen.
const MADE_UP: &str = "e4 a6 e5 d5 exd6 a5 Nf3 a4 b4 axb3 Bb5+ Nc6 O-O bxa2 dxc7 axb1=B cxd8=N Kxd8 Rxb1 Bf5 \
                       Bxc6 bxc6 Rb8+ Rxb8";

/// Numbers that look random and are the same for the same seed (Steele, Lea and Flood's SplitMix).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// One of so many numbers from 0.
    pub fn below(&mut self, many: usize) -> usize {
        usize::try_from(self.roll() % many as u64).unwrap()
    }

    /// Whether what comes so often in a hundred times comes now.
    pub fn percent(&mut self, often: usize) -> bool {
        self.below(100) < often
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        (!from.is_empty()).then(|| from[self.below(from.len())])
    }

    /// One of them, each as often as its weight says.
    pub fn weighed<T: Copy>(&mut self, from: &[(T, usize)]) -> Option<T> {
        let sum: usize = from.iter().map(|(_, weight)| weight).sum();
        let mut left = (sum > 0).then(|| self.below(sum))?;
        for (thing, weight) in from {
            match left.checked_sub(*weight) {
                Some(rest) => left = rest,
                None => return Some(*thing),
            }
        }
        None
    }
}

/// The history of these moves from the initial position.
pub fn history(moves: &[Move]) -> History {
    history_from(Chess::default(), moves)
}

/// The history of these moves from this position.
pub fn history_from(mut position: Chess, moves: &[Move]) -> History {
    let mut history = History::new(position.board().clone());
    for played in moves {
        history.push(played, position.turn());
        position.play_unchecked(*played);
    }
    history
}

/// Reads moves in SAN, up to the first word that is none.
pub fn read(words: &str) -> Vec<Move> {
    let mut position = Chess::default();
    words.split_whitespace().map_while(|word| next(&mut position, word)).collect()
}

fn next(position: &mut Chess, word: &str) -> Option<Move> {
    let played = word.parse::<SanPlus>().ok()?.san.to_move(position).ok()?;
    position.play_unchecked(played);
    Some(played)
}

/// The five well-known games.
pub fn well_known() -> Vec<Vec<Move>> {
    GAMES.iter().map(|game| read(game)).collect()
}

/// The games that everybody has.
pub fn built_in() -> Vec<Vec<Move>> {
    let games: Vec<Vec<Move>> = GAMES.iter().chain([&MADE_UP]).map(|game| read(game)).collect();
    for (game, words) in games.iter().zip(GAMES.iter().chain([&MADE_UP])) {
        assert_eq!(game.len(), words.split_whitespace().count(), "{words}");
    }
    games
}

/// The games of the file that `ANSAGE_GAMES` names, from the initial position, and how many there were that
/// could not be read to their end; `None` when it is not set.
///
/// # Panics
/// The file is not there.
pub fn collected() -> Option<(Vec<Vec<Move>>, usize)> {
    let path = env::var_os("ANSAGE_GAMES")?;
    let input = BufReader::new(File::open(&path).unwrap());
    let (mut games, mut broken) = (Vec::new(), 0);
    let (mut moves, mut position, mut fine) = (Vec::new(), Chess::default(), true);
    for entry in Movetext::new(input) {
        match entry.unwrap().what {
            // A game that does not begin in the initial position.
            MovetextItem::Tag(name, _) if name == "FEN" => fine = false,
            MovetextItem::Word(word) if fine => match next(&mut position, &word) {
                Some(played) => moves.push(played),
                None => fine = false,
            },
            MovetextItem::Tag(..) | MovetextItem::Word(_) | MovetextItem::Beside(_) => {}
            MovetextItem::Result(_) | MovetextItem::Flaw(_) => {
                if !fine {
                    broken += 1;
                } else if !moves.is_empty() {
                    games.push(std::mem::take(&mut moves));
                }
                (moves, position, fine) = (Vec::new(), Chess::default(), true);
            }
        }
    }
    Some((games, broken))
}

/// A game that nothing ends: no position stands five times, and pawns move as late as they may, for the game ends after
/// 150 plies in which none moves and nothing is captured (9.6.2).
pub fn long(seed: u64, mut position: Chess, plies: usize) -> Vec<Move> {
    const QUIET: u32 = 142;
    let mut dice = Dice::new(seed);
    let mut stood: HashMap<String, u32> = HashMap::new();
    let mut game = Vec::new();
    while game.len() < plies {
        let after = |played: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*played);
            after
        };
        let goes_on = |played: &Move, stood: &HashMap<String, u32>| {
            let after = after(played);
            let fifth = stood.get(&after.board().to_string()).is_some_and(|times| *times > 2);
            !fifth && !after.legal_moves().is_empty() && !after.is_insufficient_material()
        };
        let late = position.halfmoves() >= QUIET;
        let worth = |played: &Move| match (late, played.role() == Role::Pawn, played.is_capture()) {
            (false, false, false) => 0,
            (true, true, false) if !played.is_promotion() => 0,
            (true, true, _) | (true, _, true) => 1,
            _ => 2,
        };
        let legal = position.legal_moves();
        let first = dice.below(legal.len());
        let mut order: Vec<&Move> = legal.iter().cycle().skip(first).take(legal.len()).collect();
        order.sort_by_key(|played| worth(played));
        let played = **order.iter().find(|played| goes_on(played, &stood)).unwrap();
        *stood.entry(after(&played).board().to_string()).or_default() += 1;
        position.play_unchecked(played);
        assert!(position.halfmoves() < 150, "the game ends after {} plies", game.len());
        game.push(played);
    }
    game
}

/// A legal game of so many plies, if it does not end before: captures, castling and promotions come more often than
/// by chance, and pieces do not go straight back.
pub fn made_up(seed: u64, plies: usize) -> Vec<Move> {
    made_up_from(Chess::default(), seed, plies)
}

/// The same, from this position.
pub fn made_up_from(mut position: Chess, seed: u64, plies: usize) -> Vec<Move> {
    let mut dice = Dice::new(seed);
    let mut moves: Vec<Move> = Vec::new();
    while moves.len() < plies {
        let back = moves.len().checked_sub(2).map(|own| moves[own]);
        let weigh = |played: &Move| match played {
            _ if back.is_some_and(|back| back.from() == Some(played.to())) => 1,
            Move::Castle { .. } | Move::EnPassant { .. } => 60,
            Move::Normal { promotion: Some(_), .. } => 20,
            // Captures are kept rare enough that pieces are left.
            Move::Normal { capture: Some(_), .. } => 8,
            _ => 10,
        };
        let weighed: Vec<(Move, usize)> =
            position.legal_moves().iter().map(|played| (*played, weigh(played))).collect();
        let Some(played) = dice.weighed(&weighed) else { break };
        position.play_unchecked(played);
        moves.push(played);
    }
    moves
}
