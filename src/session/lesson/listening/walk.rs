//! A game of a file as somebody walks through it: move by move, into variations and out of them.

use std::sync::Arc;

use shakmaty::{Chess, Color};

use crate::collection::{CollectedGame, KeptPlace};
use crate::game::Game;
use crate::record::{GameTree, NodeId};
use crate::session::lesson::followed::FollowedLine;
use crate::session::lesson::names::in_order;

/// A place in a game.
pub(super) struct Walk {
    /// The game, but for its moves.
    pub(super) game: CollectedGame,
    line: FollowedLine,
    /// The variations that were entered, each within the one before.
    entered: Vec<Variation>,
    /// Whether the end of the line was told.
    pub(super) ended: bool,
}

/// A variation that was entered.
struct Variation {
    /// The move it replaces.
    replaced: NodeId,
    /// Which of its variations it is, from 0.
    number: usize,
    /// So many moves of the game are before it.
    begins: usize,
}

impl Walk {
    /// At the beginning of this game.
    pub(super) fn new(mut game: CollectedGame) -> Walk {
        let tree = std::mem::take(&mut game.tree);
        let line = FollowedLine::new(tree, &in_order(&game.tags.white), &in_order(&game.tags.black));
        Walk { game, line, entered: Vec::new(), ended: false }
    }

    pub(super) fn line(&self) -> &FollowedLine {
        &self.line
    }

    /// The game up to here.
    pub(super) fn board(&mut self) -> Arc<Game> {
        self.line.game()
    }

    /// So many moves are before the line it is in.
    fn begins(&self) -> usize {
        self.entered.last().map_or(0, |variation| variation.begins)
    }

    /// How many moves of the line are behind it, and how many it has.
    pub(super) fn count(&self) -> (usize, usize) {
        (self.line.at() - self.begins(), self.line.moves() - self.begins())
    }

    /// Whether there are variations instead of the last move.
    pub(super) fn has_variations(&self) -> bool {
        self.last().is_some_and(|place| self.line.tree().instead_of(place).next().is_some())
    }

    pub(super) fn is_in_variation(&self) -> bool {
        !self.entered.is_empty()
    }

    /// The move of the line before it.
    pub(super) fn last(&self) -> Option<NodeId> {
        (self.count().0 > 0).then(|| self.line.node())
    }

    /// What is said here: of the last move, or before the first of the game.
    pub(super) fn comments(&self) -> Vec<&str> {
        let before = (!self.is_in_variation()).then_some(GameTree::ROOT);
        self.last().or(before).map_or_else(Vec::new, |place| self.line.tree().comments(place))
    }

    /// One move on; whether there is one.
    pub(super) fn step(&mut self) -> bool {
        let (at, last) = self.count();
        self.line.go(self.line.at() + 1);
        at < last
    }

    /// To where so many moves of the line are behind it.
    pub(super) fn go(&mut self, at: usize) {
        self.ended = false;
        self.line.go(self.begins().saturating_add(at));
    }

    /// To the main line, where the first variation left it.
    pub(super) fn leave_all(&mut self) {
        self.entered.truncate(1);
        self.leave();
    }

    /// Out of the variation, behind the move it replaces; whether it was in one.
    pub(super) fn leave(&mut self) -> bool {
        let Some(Variation { replaced, begins, .. }) = self.entered.pop() else { return false };
        self.ended = false;
        self.line.follow(self.line.tree().line_through(replaced), begins + 1);
        true
    }

    /// Into this variation of the last move, from 0; whether there is one.
    pub(super) fn enter(&mut self, number: usize) -> bool {
        let Some(replaced) = self.last() else { return false };
        let Some(first) = self.line.tree().instead_of(replaced).nth(number) else { return false };
        let begins = self.line.at() - 1;
        self.entered.push(Variation { replaced, number, begins });
        self.ended = false;
        self.line.follow(self.line.tree().line_through(first), begins);
        true
    }

    /// The last position of the game itself.
    pub(super) fn end(&self) -> &Chess {
        let tree = self.line.tree();
        tree.position(tree.main_line().last().unwrap_or(GameTree::ROOT))
    }

    /// After how many moves of the main line the whole move of this number is reached.
    pub(super) fn after_move(&self, wanted: u32, side: Option<Color>) -> Option<usize> {
        let main: Vec<NodeId> = self.line.tree().main_line().collect();
        self.line.tree().after_move(&main, wanted, side)
    }

    /// The place as it is kept, in the game of this number.
    pub(super) fn kept(&self, number: u32) -> KeptPlace {
        let mut begins = 0;
        let mut moves = Vec::new();
        for variation in &self.entered {
            moves.extend([variation.begins + 1 - begins, variation.number]);
            begins = variation.begins;
        }
        moves.push(self.count().0);
        KeptPlace::of(&self.game, number, moves)
    }

    /// To a place as it was kept; as far as it is there.
    pub(super) fn restore(&mut self, moves: &[usize]) {
        for part in moves.chunks(2) {
            self.go(part[0]);
            if let Some(variation) = part.get(1)
                && !self.enter(*variation)
            {
                return;
            }
        }
    }
}
