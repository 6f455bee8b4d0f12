//! The player's own moves: each gets the search's score and the player's taste, a ply deeper at a time.

use std::time::Instant;

use shakmaty::{Chess, Move, MoveList, Position};

use super::eval::evaluate;
use super::level::Profile;
use super::noise::Noise;
use super::order::{MoveOrdering, Ranked};
use super::score::{LONGEST, MATE};
use super::search::{INFINITY, Node, Search, Stopped, Window, ended, patient};

/// A move the player may make.
#[derive(Clone, Debug)]
struct Candidate {
    m: Move,
    child: Node,
    /// Centipawns the player likes it more than its score says.
    liking: i32,
    /// Its score by its looks, if the player does not think about the answers.
    looks: Option<i32>,
}

/// The root of a search.
#[derive(Debug)]
pub(super) struct Root {
    node: Node,
    /// Best first, as far as is known.
    candidates: Vec<Candidate>,
}

impl Root {
    /// A root with the legal `moves` of the position; the most obvious capture leads until more is known.
    pub(super) fn new(
        position: &Chess,
        moves: &MoveList,
        profile: Profile,
        seed: u64,
        search: &Search,
    ) -> Root {
        let node = Node::root(position);
        let whim = Noise::new(seed, node.hash);
        let overlooks = whim.overlooks(profile.oversight);
        let candidates = order(position, moves)
            .map(|m| {
                let child = node.after(m);
                Candidate {
                    m,
                    looks: overlooks.then(|| looks(&child, search)).flatten(),
                    liking: whim.liking(m, profile.noise),
                    child,
                }
            })
            .collect();
        Root { node, candidates }
    }

    /// Looks deeper until the depth, a limit or a forced mate is reached; none without candidates.
    pub(super) fn deepen(mut self, search: &mut Search, depth: i32, rest: Option<Instant>) -> Option<Move> {
        // One move needs no thought.
        if self.candidates.len() > 1 {
            self.explore(search, depth, rest);
        }
        self.candidates.first().map(|candidate| candidate.m)
    }

    /// The same, and what the move is worth to who makes it; none where not even one ply was looked at.
    pub(super) fn study(
        mut self,
        search: &mut Search,
        depth: i32,
        rest: Option<Instant>,
    ) -> Option<(i32, Vec<Move>)> {
        let score = self.explore(search, depth, rest)?;
        let best = self.candidates.first()?;
        let line = std::iter::once(best.m).chain(search.expected(&best.child)).collect();
        Some((score, line))
    }

    /// A ply deeper at a time; the score of the last one.
    fn explore(&mut self, search: &mut Search, depth: i32, rest: Option<Instant>) -> Option<i32> {
        let mut found = None;
        for depth in 1..=depth.min(LONGEST) {
            // A new ply takes longer than all before: half the time is too little for it.
            if rest.is_some_and(|rest| Instant::now() >= rest) {
                break;
            }
            let Ok(score) = self.iterate(search, depth) else { break };
            found = Some(score);
            if score.abs() >= MATE - depth {
                break;
            }
        }
        found
    }

    /// One depth. The best candidate so far always stands first, so being stopped loses nothing: the
    /// leader of the last depth is looked at first and only gives way to better.
    fn iterate(&mut self, search: &mut Search, depth: i32) -> Result<i32, Stopped> {
        let mut best = -INFINITY;
        for index in 0..self.candidates.len() {
            let score = self.score(search, index, depth, best)?;
            if score > best {
                best = score;
                self.candidates[..=index].rotate_right(1);
            }
        }
        Ok(best)
    }

    /// The score and taste of one candidate; exact if it beats `best`.
    fn score(&self, search: &mut Search, index: usize, depth: i32, best: i32) -> Result<i32, Stopped> {
        let Candidate { child, liking, looks, .. } = &self.candidates[index];
        if let Some(looks) = looks {
            return Ok(looks + liking);
        }
        let taste = |score: i32| if is_mate(score) { score } else { score + liking };
        let alpha = if is_mate(best) { best } else { best - liking };
        if best > -INFINITY {
            let doubted = search.answered(&self.node, child, depth - 1, Window::question(alpha))?;
            if doubted <= alpha {
                return Ok(taste(doubted).min(best));
            }
        }
        let window = Window { alpha: alpha.max(-INFINITY), beta: INFINITY };
        search.answered(&self.node, child, depth - 1, window).map(taste)
    }
}

fn order(position: &Chess, moves: &MoveList) -> Ranked {
    MoveOrdering::new().rank(position, moves, None, 0)
}

/// What a move looks like to who does not think of the answers; none if the game ends with it, which
/// nobody overlooks.
fn looks(child: &Node, search: &Search) -> Option<i32> {
    let moves = child.position.legal_moves();
    let over = ended(child, &moves, child.position.is_check()).is_some()
        || child.position.is_insufficient_material()
        || search.is_repeated(child);
    (!over).then(|| -patient(&child.position, evaluate(&child.position)))
}

fn is_mate(score: i32) -> bool {
    score.abs() >= MATE - LONGEST
}
