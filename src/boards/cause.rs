//! Why a board is wrong: the mistakes in its history that leave exactly this board, the most likely one first.

use std::cmp::Reverse;

use shakmaty::{Bitboard, Board, Square};

use super::cost::{self, CLOSE, DEAR};
use super::mistake::{Mistake, MistakeTime};
use super::mistakes::replay;
use super::singles::{Single, singles};
use super::{History, differences};

/// How many causes are told at most.
const MOST: usize = 8;

/// How many mistakes that explain the same squares are tried in pairs, the cheapest first.
const OF_A_KIND: usize = 6;

/// How many pairs are executed to see whether they explain the board.
const PAIRS: usize = 64;

/// What can have gone wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cause {
    /// One mistake, or two in the order of their time.
    pub mistakes: Vec<Mistake>,
    /// Ten more is half as likely.
    pub cost: u16,
}

impl Cause {
    /// What stood there after so many plies when this was the cause; `None` where something would have been
    /// noticed until then.
    pub fn board(&self, history: &History, plies: usize) -> Option<Board> {
        replay(history, &self.mistakes, plies.min(history.plies())).map(|(board, _)| board)
    }
}

/// Whether the second of these causes is nearly as likely as the first, so that a player should hear of it as well.
pub fn is_close(causes: &[Cause]) -> bool {
    matches!(causes, [first, second, ..] if second.cost <= first.cost + CLOSE)
}

/// The causes that leave exactly this board where the history says another, the most likely one first. Two
/// mistakes are thought of where no likely single one explains it. Nothing where nothing explains it, and where
/// nothing is wrong.
///
/// ```
/// use ansage::boards::{History, explain};
/// use shakmaty::{Board, Chess, Color, Position, Square};
///
/// // The king's pawn went to e3 on this board, and to e4 in the announcement.
/// let start = Chess::default();
/// let e4 = ansage::laws::legal_move(&"e2e4".parse()?, &start).ok_or("no move")?;
/// let mut history = History::new(Board::new());
/// history.push(&e4, Color::White);
/// let mut wrong = history.now().clone();
/// let pawn = wrong.remove_piece_at(Square::E4).ok_or("no pawn")?;
/// wrong.set_piece_at(Square::E3, pawn);
/// assert_eq!(explain(&history, &wrong)[0].mistakes.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn explain(history: &History, wrong: &Board) -> Vec<Cause> {
    let differences = differences(wrong, history.now());
    if differences.is_empty() {
        return Vec::new();
    }
    let wrong_squares: Bitboard = differences.iter().map(|difference| difference.square).collect();
    let (mut whole, mut parts) = (Vec::new(), Vec::new());
    let fits = |square: Square, piece| wrong_squares.contains(square) && wrong.piece_at(square) == piece;
    singles(history, fits, |single| {
        if single.now.len() == differences.len() { whole.push(single) } else { parts.push(single) }
    });
    let mut causes = distinct(whole);
    if causes.first().is_none_or(|cause| cause.cost > DEAR) {
        causes.extend(pairs(history, wrong, wrong_squares, parts));
        causes.sort_by_key(|cause| cause.cost);
    }
    causes.truncate(MOST);
    causes
}

/// One cause for each thing that can have happened: what leaves the same board right after the same ply has one
/// name, the likeliest; and of the stretches of time in which a piece can have been knocked over the last is told.
/// A piece put on a wrong square and one that was knocked there afterwards are two things, though no look at the
/// board tells them apart.
fn distinct(mut singles: Vec<Single>) -> Vec<Cause> {
    // Of two stretches of time in which a piece can have been knocked over, the later one first.
    singles.sort_by_key(|single| (single.cost, Reverse(single.mistake.begins())));
    let mut told: Vec<Single> = Vec::new();
    for single in singles {
        let same = |other: &Single| {
            other.at_once == single.at_once
                && match (other.mistake.when, single.mistake.when) {
                    (MistakeTime::Ply(one), MistakeTime::Ply(other)) => one == other,
                    (MistakeTime::Between { .. }, MistakeTime::Between { .. }) => true,
                    _ => false,
                }
        };
        if !told.iter().any(same) {
            told.push(single);
        }
    }
    told.into_iter().map(|single| Cause { mistakes: vec![single.mistake], cost: single.cost }).collect()
}

/// Pairs of mistakes that explain all of the difference together, each a part of it.
fn pairs(history: &History, wrong: &Board, all: Bitboard, mut parts: Vec<Single>) -> Vec<Cause> {
    let squares = |single: &Single| single.now.iter().map(|(square, _)| square).collect::<Bitboard>();
    parts.sort_by_key(|single| (squares(single).0, single.cost));
    let mut groups: Vec<(Bitboard, &[Single])> = Vec::new();
    for group in parts.chunk_by(|one, other| squares(one) == squares(other)) {
        groups.push((squares(&group[0]), &group[..group.len().min(OF_A_KIND)]));
    }
    let mut pairs: Vec<(u16, [Mistake; 2])> = Vec::new();
    for (at, (mask, group)) in groups.iter().enumerate() {
        for (other_mask, others) in groups[at + 1..].iter().filter(|(other, _)| *mask | *other == all) {
            let overlap = (*mask & *other_mask).count();
            for one in *group {
                for other in *others {
                    let mut both = [one.mistake, other.mistake];
                    both.sort_by_key(|mistake| mistake.begins());
                    // Two that both explain a square are worse than two that share the work.
                    let cost = one.cost + other.cost + cost::SECOND + u16::try_from(overlap).unwrap_or(0);
                    pairs.push((cost, both));
                }
            }
        }
    }
    pairs.sort_by_key(|(cost, _)| *cost);
    pairs.truncate(PAIRS);
    let holds = |both: &[Mistake; 2]| {
        // One ply is executed once, wrongly or not.
        let one_ply = both[0].when == both[1].when && matches!(both[0].when, MistakeTime::Ply(_));
        !one_ply && replay(history, both, history.plies()).is_some_and(|(board, _)| board == *wrong)
    };
    pairs
        .into_iter()
        .filter(|(_, both)| holds(both))
        .map(|(cost, both)| Cause { mistakes: both.to_vec(), cost })
        .take(MOST)
        .collect()
}
