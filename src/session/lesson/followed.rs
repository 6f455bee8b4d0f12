//! A line of a game with variations that is followed, move by move, and the game after each of its moves.

use std::sync::Arc;

use shakmaty::{Chess, Move, Position};

use crate::game::{Game, Start, studied, with_move};
use crate::record::{GameTree, NodeId};
use crate::tell::{Fact, Variable};
use crate::voice::Id;

/// The line that is followed, and how far.
pub(super) struct FollowedLine {
    tree: GameTree,
    /// Its moves, from the beginning of the game on.
    path: Vec<NodeId>,
    /// How many of them have been gone over.
    at: usize,
    /// The game after each of them, as far as it was looked at.
    games: Vec<Arc<Game>>,
}

impl FollowedLine {
    /// At the beginning of this game of these players.
    pub(super) fn new(tree: GameTree, white: &str, black: &str) -> FollowedLine {
        let start = Start::at(tree.position(GameTree::ROOT).clone());
        let path = tree.main_line().collect();
        FollowedLine { tree, path, at: 0, games: vec![Arc::new(studied(start, white, black))] }
    }

    pub(super) fn tree(&self) -> &GameTree {
        &self.tree
    }

    pub(super) fn path(&self) -> &[NodeId] {
        &self.path
    }

    /// How many moves of the line have been gone over.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// How many moves the line has.
    pub(super) fn moves(&self) -> usize {
        self.path.len()
    }

    /// The place where it stands.
    pub(super) fn node(&self) -> NodeId {
        self.at.checked_sub(1).map_or(GameTree::ROOT, |last| self.path[last])
    }

    /// The position there.
    pub(super) fn position(&self) -> &Chess {
        self.tree.position(self.node())
    }

    /// The game there, to be looked at.
    pub(super) fn game(&mut self) -> Arc<Game> {
        while self.games.len() <= self.at {
            let next = self.path[self.games.len() - 1];
            let (last, played) = (self.games.last(), self.tree.played(next));
            let made = last.zip(played).and_then(|(game, played)| with_move(game, &played));
            let unmade = || Arc::new(studied(Start::at(self.tree.position(next).clone()), "", ""));
            self.games.push(made.unwrap_or_else(unmade));
        }
        Arc::clone(&self.games[self.at])
    }

    /// The move that has led there, to be told; none at the beginning.
    pub(super) fn last_move(&self) -> Option<Fact> {
        let node = self.node();
        let before = self.tree.position(self.tree.before(node));
        let variables = vec![
            ("number", Variable::Number(before.fullmoves().get())),
            ("color", Variable::Color(before.turn())),
            ("move", Variable::Moves(Box::new(before.clone()), vec![self.tree.played(node)?])),
        ];
        Some(Fact::Say(Id::REVIEW_MOVE, variables))
    }

    /// Goes to the position after so many moves of the line, or to its end.
    pub(super) fn go(&mut self, at: usize) {
        self.at = at.min(self.path.len());
    }

    /// Follows another line, at the position after so many of its moves.
    pub(super) fn follow(&mut self, path: Vec<NodeId>, at: usize) {
        let same = path.iter().zip(&self.path).take_while(|(one, other)| one == other).count();
        self.games.truncate(same + 1);
        self.path = path;
        self.go(at);
    }

    /// This move is made here, in a line of its own where it is not the next one; the place after it, where there was
    /// room.
    pub(super) fn play(&mut self, played: Move) -> Option<NodeId> {
        self.tree.play(self.node(), played)
    }
}
