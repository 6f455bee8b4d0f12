//! Where somebody stands in a game with variations, and the line that is followed.

use std::sync::Arc;

use shakmaty::{Chess, Move, Position};

use crate::game::{Game, Start, studied, with_move};
use crate::training::annotated::{GameTree, NodeId};

/// Where somebody stands in a game with variations.
pub(super) struct Route {
    tree: GameTree,
    main: Vec<NodeId>,
    /// The line that is followed: the game, or a variation with what leads to it.
    path: Vec<NodeId>,
    /// How many moves of it have been gone over.
    at: usize,
    /// The game after each move of the path, as far as it was looked at.
    games: Vec<Arc<Game>>,
    /// Where in the game the variation was entered.
    entered: usize,
}

impl Route {
    /// At the beginning of this game of these players.
    pub(super) fn new(tree: GameTree, white: &str, black: &str) -> Route {
        let start = Start::at(tree.position(GameTree::ROOT).clone());
        let main: Vec<NodeId> = tree.main_line().collect();
        let games = vec![Arc::new(studied(start, white, black))];
        Route { path: main.clone(), main, tree, at: 0, games, entered: 0 }
    }

    pub(super) fn tree(&self) -> &GameTree {
        &self.tree
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

    /// How many moves the line and the game have in common.
    fn shared(&self) -> usize {
        self.path.iter().zip(&self.main).take_while(|(one, other)| one == other).count()
    }

    /// Whether it stands in a variation.
    pub(super) fn is_in_variation(&self) -> bool {
        self.at > self.shared()
    }

    /// How many moves of the game itself have been gone over, where it stands in no variation.
    pub(super) fn main_ply(&self) -> Option<usize> {
        (!self.is_in_variation()).then_some(self.at)
    }

    /// The same; in a variation, where that was entered.
    pub(super) fn game_ply(&self) -> usize {
        self.main_ply().unwrap_or(self.entered)
    }

    /// Whether it stands behind the last move of the game.
    pub(super) fn is_game_over(&self) -> bool {
        self.at == self.main.len() && self.at > 0 && !self.is_in_variation()
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

    /// Goes to the position after so many moves of the line; before a variation that is the game again.
    pub(super) fn go(&mut self, at: usize) {
        self.at = at.min(self.path.len());
        if !self.is_in_variation() {
            self.follow(self.main.clone());
        }
    }

    /// After how many moves the whole move of this number is reached, where there is one.
    pub(super) fn after_move(&self, wanted: u32) -> Option<usize> {
        let number = |node: NodeId| self.tree.position(self.tree.before(node)).fullmoves().get();
        self.path.iter().rposition(|node| number(*node) == wanted).map(|at| at + 1)
    }

    /// The variations instead of the last move.
    pub(super) fn offered(&self) -> Vec<NodeId> {
        self.tree.instead_of(self.node()).collect()
    }

    /// Into the variation that begins with this.
    pub(super) fn enter(&mut self, first: NodeId) {
        if !self.is_in_variation() {
            self.entered = self.at;
        }
        let mut path = self.tree.way_to(first);
        let at = path.len();
        path.extend(self.tree.line_from(first));
        self.follow(path);
        self.at = at;
    }

    /// Out of all variations, to where the first was entered.
    pub(super) fn leave_variation(&mut self) {
        if self.is_in_variation() {
            self.at = self.entered;
            self.follow(self.main.clone());
        }
    }

    /// This move is made here; whether there was room for it.
    pub(super) fn play(&mut self, played: Move) -> bool {
        let next = self.path.get(self.at).filter(|next| self.tree.played(**next) == Some(played));
        if next.is_some() {
            self.at += 1;
            return true;
        }
        let Some(new) = self.tree.play(self.node(), played) else { return false };
        // What is played behind the last move of the game is no part of it.
        self.enter(new);
        true
    }

    fn follow(&mut self, path: Vec<NodeId>) {
        let same = path.iter().zip(&self.path).take_while(|(one, other)| one == other).count();
        self.games.truncate(same + 1);
        self.path = path;
    }
}
