//! What a position is worth when both sides answer: alpha-beta to a depth, then captures to a quiet
//! end. Within its limits it visits the same nodes every time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Move, MoveList, Position, Role};

use super::eval::evaluate;
use super::order::{MoveOrdering, Ranked, is_loud, worth};
use super::score::{LONGEST, MATE};
use super::table::{Bound, TableEntry, TranspositionTable};

/// More than any score.
pub(super) const INFINITY: i32 = 32_000;

/// Looking at the clock and at the flag after so many nodes costs nothing, and even unoptimised so many
/// nodes pass in a few milliseconds.
const CHECK_EVERY: u64 = 256;

/// Plies left within which a hopeless lead for one side is believed, and what a ply can change of it.
const BELIEVED_DEPTH: i32 = 3;
const BELIEVED_MARGIN: i32 = 95;

/// In quiescence a capture that stays further below the bound than this is not tried.
const HOPELESS_MARGIN: i32 = 160;

/// Reversible plies after which scores sink towards the draw of the fifty-move rule (100), so that a
/// lead is turned into a capture or a pawn move in time.
const PATIENCE: i32 = 40;

/// The most plies of a line that are told as expected.
const EXPECTED: usize = 8;

/// Raised when a limit is reached; the line being looked at is worth nothing then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stopped;

/// The scores that matter: below `alpha` the line is refused here, above `beta` one move before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    /// Only the question whether a score beats `alpha`.
    pub(super) fn question(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    fn for_answer(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    fn is_question(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// A position in the tree.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) position: Chess,
    pub(super) hash: Zobrist64,
    /// Plies from the root.
    pub(super) ply: i32,
}

impl Node {
    pub(super) fn root(position: &Chess) -> Node {
        Node { hash: hash(position), position: position.clone(), ply: 0 }
    }

    /// The position after a legal move.
    pub(super) fn after(&self, m: Move) -> Node {
        let known = self.position.update_zobrist_hash(self.hash, m, EnPassantMode::Legal);
        let mut position = self.position.clone();
        position.play_unchecked(m);
        Node { hash: known.unwrap_or_else(|| hash(&position)), position, ply: self.ply + 1 }
    }

    /// The position if the mover passed; none in check.
    fn after_pass(&self) -> Option<Node> {
        let position = self.position.clone().swap_turn().ok()?;
        Some(Node { hash: hash(&position), position, ply: self.ply + 1 })
    }
}

/// One search: its limits and all it has learnt.
#[derive(Debug)]
pub(super) struct Search<'a> {
    stop: &'a AtomicBool,
    deadline: Option<Instant>,
    limit: u64,
    nodes: u64,
    table: TranspositionTable,
    order: MoveOrdering,
    /// The positions from the root to the one being looked at.
    path: Vec<Zobrist64>,
    /// The positions of the game before the root, sorted.
    earlier: Vec<Zobrist64>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        stop: &'a AtomicBool,
        limit: u64,
        deadline: Option<Instant>,
        earlier: &[Chess],
    ) -> Self {
        let mut earlier: Vec<Zobrist64> = earlier.iter().map(hash).collect();
        earlier.sort_unstable();
        Search {
            stop,
            deadline,
            limit,
            nodes: 0,
            table: TranspositionTable::for_nodes(limit),
            order: MoveOrdering::new(),
            path: Vec::new(),
            earlier,
        }
    }

    /// What the child is worth to the player who moved there from `parent`.
    pub(super) fn answered(
        &mut self,
        parent: &Node,
        child: &Node,
        depth: i32,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.descend(parent, child, depth, window, true)
    }

    fn descend(
        &mut self,
        parent: &Node,
        child: &Node,
        depth: i32,
        window: Window,
        may_pass: bool,
    ) -> Result<i32, Stopped> {
        self.path.push(parent.hash);
        let score = self.worth(child, depth, window.for_answer(), may_pass);
        self.path.pop();
        score.map(|score| -score)
    }

    /// What the node is worth to the side to move.
    fn worth(&mut self, node: &Node, depth: i32, window: Window, may_pass: bool) -> Result<i32, Stopped> {
        if self.is_repeated(node) || node.position.is_insufficient_material() {
            return Ok(0);
        }
        if depth <= 0 || node.ply >= LONGEST {
            return self.quiet(&node.position, node.ply, window);
        }
        self.count_node()?;
        let moves = node.position.legal_moves();
        let in_check = node.position.is_check();
        if let Some(score) = ended(node, &moves, in_check) {
            return Ok(score);
        }
        let known = self.table.get(node.hash, node.ply);
        if let Some(score) = known.and_then(|known| settled(node, known, depth, window)) {
            return Ok(score);
        }
        if window.is_question()
            && !in_check
            && let Some(score) = self.refused(node, depth, window.beta, may_pass)?
        {
            return Ok(score);
        }
        let ranked = self.order.rank(&node.position, &moves, known.and_then(|known| known.best), node.ply);
        self.best(node, ranked, depth + i32::from(in_check), window)
    }

    /// The moves one by one.
    fn best(&mut self, node: &Node, moves: Ranked, depth: i32, mut window: Window) -> Result<i32, Stopped> {
        let mut found = TableEntry { depth, score: -INFINITY, bound: Bound::AtMost, best: None };
        for (index, m) in moves.enumerate() {
            let child = node.after(m);
            let score = if index == 0 {
                self.descend(node, &child, depth - 1, window, true)?
            } else {
                self.doubted(node, &child, depth, window, late(index, m, depth))?
            };
            if score > found.score {
                found.score = score;
                if score > window.alpha {
                    found.best = Some(m);
                    found.bound = Bound::Exact;
                    window.alpha = score;
                }
            }
            if score >= window.beta {
                found.bound = Bound::AtLeast;
                if !is_loud(m) {
                    self.order.praise(node.position.turn(), m, depth, node.ply);
                }
                break;
            }
        }
        self.table.put(node.hash, node.ply, found);
        Ok(found.score)
    }

    /// A later move is expected to be no better than the first: that is asked first, and cheaply.
    fn doubted(
        &mut self,
        node: &Node,
        child: &Node,
        depth: i32,
        window: Window,
        less: i32,
    ) -> Result<i32, Stopped> {
        let question = Window::question(window.alpha);
        let less = if child.position.is_check() { 0 } else { less };
        let mut score = self.descend(node, child, depth - 1 - less, question, true)?;
        if score > window.alpha && less > 0 {
            score = self.descend(node, child, depth - 1, question, true)?;
        }
        if score > window.alpha && score < window.beta {
            score = self.descend(node, child, depth - 1, window, true)?;
        }
        Ok(score)
    }

    /// A score when the position is so good that the opponent would not have allowed it: by its looks,
    /// or because even passing keeps it good.
    fn refused(
        &mut self,
        node: &Node,
        depth: i32,
        beta: i32,
        may_pass: bool,
    ) -> Result<Option<i32>, Stopped> {
        if beta.abs() >= MATE - LONGEST {
            return Ok(None);
        }
        let looks = patient(&node.position, evaluate(&node.position));
        if depth <= BELIEVED_DEPTH && looks - BELIEVED_MARGIN * depth >= beta {
            return Ok(Some(looks));
        }
        // With pawns alone passing may be the only good move, which no rule allows.
        let pawns_alone = node.position.us() == node.position.our(Role::Pawn) | node.position.our(Role::King);
        if !may_pass || depth < 3 || looks < beta || pawns_alone {
            return Ok(None);
        }
        let Some(passed) = node.after_pass() else { return Ok(None) };
        let score = self.descend(node, &passed, depth - 3 - depth / 6, Window::question(beta - 1), false)?;
        // A mate after a pass is no mate.
        Ok((score >= beta).then(|| score.min(MATE - LONGEST - 1)))
    }

    /// What the position is worth once the captures are over; in check all answers are tried.
    fn quiet(&mut self, position: &Chess, ply: i32, mut window: Window) -> Result<i32, Stopped> {
        self.count_node()?;
        let moves = position.legal_moves();
        let in_check = position.is_check();
        if moves.is_empty() {
            return Ok(if in_check { ply - MATE } else { 0 });
        }
        if position.is_insufficient_material() {
            return Ok(0);
        }
        let looks = patient(position, evaluate(position));
        if ply >= LONGEST {
            return Ok(looks);
        }
        let mut best = -INFINITY;
        let tried = if in_check {
            self.order.rank(position, &moves, None, ply)
        } else {
            best = looks;
            window.alpha = window.alpha.max(looks);
            Ranked::gains(position, &moves)
        };
        if best >= window.beta {
            return Ok(best);
        }
        for m in tried {
            let gain = m.capture().map_or(0, worth) + HOPELESS_MARGIN;
            if !in_check && !m.is_promotion() && looks + gain <= window.alpha {
                continue;
            }
            let mut child = position.clone();
            child.play_unchecked(m);
            let score = -self.quiet(&child, ply + 1, window.for_answer())?;
            best = best.max(score);
            window.alpha = window.alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Whether the position was there before. Once is enough: what was worth repeating once will be
    /// repeated again.
    pub(super) fn is_repeated(&self, node: &Node) -> bool {
        let reversible = usize::try_from(node.position.halfmoves()).unwrap_or(usize::MAX);
        self.path.iter().rev().take(reversible).any(|hash| *hash == node.hash)
            || self.earlier.binary_search(&node.hash).is_ok()
    }

    /// What both sides are expected to play from here, as far as it is still known.
    pub(super) fn expected(&self, from: &Node) -> Vec<Move> {
        let (mut node, mut line) = (from.clone(), Vec::new());
        while line.len() < EXPECTED {
            let known = self.table.get(node.hash, node.ply).and_then(|known| known.best);
            let Some(next) = known.filter(|next| node.position.is_legal(*next)) else { break };
            node = node.after(next);
            line.push(next);
        }
        line
    }

    fn count_node(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let over = self.nodes > self.limit
            || self.nodes.is_multiple_of(CHECK_EVERY)
                && (self.stop.load(Ordering::Relaxed)
                    || self.deadline.is_some_and(|deadline| Instant::now() >= deadline));
        if over { Err(Stopped) } else { Ok(()) }
    }
}

/// The score if the game ends in this position: mate, stalemate, or fifty moves.
pub(super) fn ended(node: &Node, moves: &MoveList, in_check: bool) -> Option<i32> {
    if moves.is_empty() {
        Some(if in_check { node.ply - MATE } else { 0 })
    } else {
        (node.position.halfmoves() >= 100).then_some(0)
    }
}

/// The score if the table answers the question. Near the fifty-move draw it does not: it does not know
/// the clock.
fn settled(node: &Node, known: TableEntry, depth: i32, window: Window) -> Option<i32> {
    let answers = match known.bound {
        Bound::Exact => true,
        Bound::AtLeast => known.score >= window.beta,
        Bound::AtMost => known.score <= window.alpha,
    };
    (answers && known.depth >= depth && node.position.halfmoves() < 80).then_some(known.score)
}

/// A score, nearer to the draw the longer nothing irreversible has happened.
pub(super) fn patient(position: &Chess, score: i32) -> i32 {
    let reversible = i32::try_from(position.halfmoves()).unwrap_or(i32::MAX).min(100);
    if reversible <= PATIENCE { score } else { score * (100 - reversible + 20) / (120 - PATIENCE) }
}

/// Plies by which a late quiet move is searched less.
fn late(index: usize, m: Move, depth: i32) -> i32 {
    if depth < 3 || index < 4 || is_loud(m) { 0 } else { 1 + i32::from(index >= 12) }
}

fn hash(position: &Chess) -> Zobrist64 {
    position.zobrist_hash(EnPassantMode::Legal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_keeps_its_hash_up() {
        for seed in 0..40 {
            let mut node = Node::root(&Chess::default());
            for step in 0..80 {
                let moves = node.position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                node = node.after(moves[(seed * 31 + step * 17) % moves.len()]);
                assert_eq!(node.hash, hash(&node.position), "seed {seed}, step {step}");
            }
        }
    }
}
