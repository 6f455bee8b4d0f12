//! Which move to look at first: the sooner the best one comes, the less there is to search.

use shakmaty::attacks::pawn_attacks;
use shakmaty::{Chess, Color, Move, MoveList, Position, Role, Square};

use super::score::LONGEST;

/// What a piece is worth in an exchange, in centipawns, pawn to king. The king is dear, so that it
/// takes last.
const WORTH: [i32; 6] = [100, 320, 330, 500, 950, 2_000];

/// The ranks of the kinds of move, far enough apart that they never mix.
const KNOWN: i32 = 4_000_000;
const GAIN: i32 = 2_000_000;
const KILLER: i32 = 1_000_000;
const LOSS: i32 = -1_000_000;

/// A history count is halved when it reaches this, far below [`KILLER`].
const HISTORY_LIMIT: i32 = 100_000;

/// What a piece of this role is worth in an exchange, in centipawns.
pub(super) fn worth(role: Role) -> i32 {
    WORTH[usize::from(role) - 1]
}

/// What the search has learnt about quiet moves.
#[derive(Debug)]
pub(super) struct MoveOrdering {
    /// Per ply the two quiet moves that last refuted something: they often refute the neighbour too.
    killers: Vec<[Option<Move>; 2]>,
    /// How much each way (side, from, to) has refuted.
    history: Vec<i32>,
}

/// Moves that come out best first. Most nodes are refuted by their first moves, so the rest are never
/// sorted.
#[derive(Debug)]
pub(super) struct Ranked {
    moves: Vec<(i32, Move)>,
}

impl MoveOrdering {
    pub(super) fn new() -> MoveOrdering {
        MoveOrdering {
            killers: vec![[None; 2]; usize::try_from(LONGEST).unwrap_or(0) + 1],
            history: vec![0; 2 * 64 * 64],
        }
    }

    /// All of `moves`, the best of an earlier search first.
    pub(super) fn rank(&self, position: &Chess, moves: &MoveList, known: Option<Move>, ply: i32) -> Ranked {
        let killers = self.killers.get(place(ply)).copied().unwrap_or_default();
        let rank = |m: Move| {
            if Some(m) == known {
                KNOWN
            } else if is_loud(m) {
                loud_rank(position, m)
            } else if killers.contains(&Some(m)) {
                KILLER
            } else {
                self.history.get(way(position.turn(), m)).copied().unwrap_or(0)
            }
        };
        Ranked { moves: moves.iter().map(|m| (rank(*m), *m)).collect() }
    }

    /// A quiet move refuted the position at this ply.
    pub(super) fn praise(&mut self, turn: Color, m: Move, depth: i32, ply: i32) {
        if let Some(killers) = self.killers.get_mut(place(ply))
            && killers[0] != Some(m)
        {
            *killers = [Some(m), killers[0]];
        }
        if let Some(count) = self.history.get_mut(way(turn, m)) {
            *count += depth * depth;
            if *count > HISTORY_LIMIT {
                self.history.iter_mut().for_each(|count| *count /= 2);
            }
        }
    }
}

impl Ranked {
    /// Only the captures and queenings that do not plainly lose material.
    pub(super) fn gains(position: &Chess, moves: &MoveList) -> Ranked {
        let gains = moves.iter().filter(|m| is_loud(**m)).map(|m| (loud_rank(position, *m), *m));
        Ranked { moves: gains.filter(|(rank, _)| *rank > 0).collect() }
    }
}

impl Iterator for Ranked {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        let mut best = 0;
        for (index, (rank, _)) in self.moves.iter().enumerate() {
            if *rank > self.moves[best].0 {
                best = index;
            }
        }
        if self.moves.is_empty() { None } else { Some(self.moves.swap_remove(best).1) }
    }
}

/// Whether a move changes the material.
pub(super) fn is_loud(m: Move) -> bool {
    m.is_capture() || m.is_promotion()
}

/// The dearest victim first, taken by the cheapest piece; what is covered by a pawn and worth less than
/// its taker goes last, and so does a promotion to less than a queen.
fn loud_rank(position: &Chess, m: Move) -> i32 {
    let victim = m.capture().map_or(0, worth);
    let taker = worth(m.role());
    let loses = match m.promotion() {
        Some(role) => role != Role::Queen,
        None => taker > victim + 50 && is_pawn_covered(position, m.to()),
    };
    let promoted = m.promotion().map_or(0, worth);
    (if loses { LOSS } else { GAIN }) + (victim + promoted) * 16 - taker
}

/// Whether a pawn of the side not to move covers the square.
fn is_pawn_covered(position: &Chess, square: Square) -> bool {
    (pawn_attacks(position.turn(), square) & position.their(Role::Pawn)).any()
}

fn place(ply: i32) -> usize {
    usize::try_from(ply).unwrap_or(0)
}

fn way(turn: Color, m: Move) -> usize {
    let side = usize::from(turn.is_white());
    (side * 64 + m.from().map_or(0, Square::to_usize)) * 64 + m.to().to_usize()
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, san::San};

    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
    }

    fn sans(position: &Chess, moves: impl Iterator<Item = Move>) -> Vec<String> {
        moves.map(|m| San::from_move(position, m).to_string()).collect()
    }

    #[test]
    fn the_dearest_victim_comes_first_and_losing_captures_are_no_gains() {
        // The queen can take a free knight and a covered pawn, the pawn on e4 a rook and that pawn.
        let position = position("4k3/8/2p5/n2p1r2/3QP3/2B5/8/4K3 w - - 0 1");
        let moves = position.legal_moves();
        let gains = sans(&position, Ranked::gains(&position, &moves));
        assert_eq!(gains, ["exf5", "Bxa5", "exd5"]);
    }

    #[test]
    fn known_then_gains_then_killers_then_history() {
        let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let moves = position.legal_moves();
        let find = |san: &str| san.parse::<San>().unwrap().to_move(&position).unwrap();
        let mut order = MoveOrdering::new();
        order.praise(Color::White, find("Kd2"), 3, 4);
        order.praise(Color::White, find("Kf1"), 9, 1);
        let ranked = sans(&position, order.rank(&position, &moves, Some(find("e5")), 4));
        assert_eq!(ranked[..4], ["e5", "exd5", "Kd2", "Kf1"]);
        assert_eq!(ranked.len(), moves.len());
    }

    #[test]
    fn praise_never_outgrows_the_killers() {
        let position = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
        let quiet = position.legal_moves().into_iter().find(|m| !is_loud(*m)).unwrap();
        let mut order = MoveOrdering::new();
        for _ in 0..10_000 {
            order.praise(Color::White, quiet, LONGEST, 0);
        }
        assert!(order.history.iter().all(|count| (0..KILLER).contains(count)));
    }
}
