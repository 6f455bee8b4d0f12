//! Where somebody stands in a game with variations that is gone over, and the line that is followed.

use std::ops::Deref;
use std::sync::Arc;

use shakmaty::{Chess, Color, Move};

use crate::game::Game;
use crate::record::{GameTree, NodeId};
use crate::session::lesson::followed::FollowedLine;

/// Where somebody stands in a game with variations.
pub(super) struct Route {
    /// The line that is followed: the game, or a variation with what leads to it.
    line: FollowedLine,
    main: Vec<NodeId>,
    /// Where in the game the variation was entered.
    entered: usize,
}

impl Deref for Route {
    type Target = FollowedLine;

    fn deref(&self) -> &FollowedLine {
        &self.line
    }
}

impl Route {
    /// At the beginning of this game of these players.
    pub(super) fn new(tree: GameTree, white: &str, black: &str) -> Route {
        let line = FollowedLine::new(tree, white, black);
        Route { main: line.path().to_vec(), line, entered: 0 }
    }

    /// The game where it stands, to be looked at.
    pub(super) fn game(&mut self) -> Arc<Game> {
        self.line.game()
    }

    /// How many moves the line and the game have in common.
    fn shared(&self) -> usize {
        self.path().iter().zip(&self.main).take_while(|(one, other)| one == other).count()
    }

    /// Whether it stands in a variation.
    pub(super) fn is_in_variation(&self) -> bool {
        self.at() > self.shared()
    }

    /// How many moves of the game itself have been gone over, where it stands in no variation.
    pub(super) fn main_ply(&self) -> Option<usize> {
        (!self.is_in_variation()).then_some(self.at())
    }

    /// The same; in a variation, where that was entered.
    pub(super) fn game_ply(&self) -> usize {
        self.main_ply().unwrap_or(self.entered)
    }

    /// Whether it stands behind the last move of the game.
    pub(super) fn is_game_over(&self) -> bool {
        self.at() == self.main.len() && self.at() > 0 && !self.is_in_variation()
    }

    /// The last position of the game itself.
    pub(super) fn end(&self) -> &Chess {
        self.tree().position(self.main.last().copied().unwrap_or(GameTree::ROOT))
    }

    /// Goes to the position after so many moves of the line; before a variation that is the game again.
    pub(super) fn go(&mut self, at: usize) {
        self.line.go(at);
        if !self.is_in_variation() {
            self.line.follow(self.main.clone(), self.line.at());
        }
    }

    /// After how many moves the whole move of this number is reached, or this side's part of it, where there is one.
    pub(super) fn after_move(&self, wanted: u32, side: Option<Color>) -> Option<usize> {
        self.tree().after_move(self.path(), wanted, side)
    }

    /// The variations instead of the last move.
    pub(super) fn offered(&self) -> Vec<NodeId> {
        self.tree().instead_of(self.node()).collect()
    }

    /// Into the variation that begins with this.
    pub(super) fn enter(&mut self, first: NodeId) {
        if !self.is_in_variation() {
            self.entered = self.at();
        }
        let at = self.tree().way_to(first).len();
        self.line.follow(self.tree().line_through(first), at);
    }

    /// Out of all variations, to where the first was entered.
    pub(super) fn leave_variation(&mut self) {
        if self.is_in_variation() {
            self.line.follow(self.main.clone(), self.entered);
        }
    }

    /// This move is made here; whether there was room for it.
    pub(super) fn play(&mut self, played: Move) -> bool {
        let next = self.path().get(self.at()).filter(|next| self.tree().played(**next) == Some(played));
        if next.is_some() {
            self.line.go(self.at() + 1);
            return true;
        }
        let Some(new) = self.line.play(played) else { return false };
        // What is played behind the last move of the game is no part of it.
        self.enter(new);
        true
    }
}
