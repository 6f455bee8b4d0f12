//! A game of a file as somebody walks through it: move by move, into variations and out of them.

use std::sync::Arc;

use shakmaty::{Chess, Position};

use super::names::in_order;
use crate::collection::{CollectedGame, CollectedMove, GameLine};
use crate::game::{Game, studied, with_move};

/// A place in a game.
pub(super) struct Walk {
    pub(super) game: CollectedGame,
    /// The variations that were entered: each replaces this move of the line before, and is this one of its variations.
    path: Vec<(usize, usize)>,
    /// How many moves of the line are behind it.
    at: usize,
    /// The game up to there, and the position before its last move.
    board: Arc<Game>,
    before: Chess,
    /// Whether the end of the line was told.
    pub(super) ended: bool,
}

impl Walk {
    /// At the beginning of this game.
    pub(super) fn new(game: CollectedGame) -> Walk {
        let board =
            Arc::new(studied(game.start.clone(), &in_order(&game.tags.white), &in_order(&game.tags.black)));
        let before = game.start.position().clone();
        Walk { game, path: Vec::new(), at: 0, board, before, ended: false }
    }

    /// The game up to here.
    pub(super) fn board(&self) -> Arc<Game> {
        Arc::clone(&self.board)
    }

    /// How many moves of the line are behind it, and how many it has.
    pub(super) fn count(&self) -> (usize, usize) {
        (self.at, self.line().moves.len())
    }

    pub(super) fn is_in_variation(&self) -> bool {
        !self.path.is_empty()
    }

    /// The line it is in.
    pub(super) fn line(&self) -> &GameLine {
        let mut line = &self.game.line;
        for (replaced, variation) in &self.path {
            let inner = line.moves.get(*replaced).and_then(|made| made.variations.get(*variation));
            line = inner.unwrap_or(line);
        }
        line
    }

    /// The move before it, with the position in which it was made.
    pub(super) fn last(&self) -> Option<(&CollectedMove, &Chess)> {
        Some((self.line().moves.get(self.at.checked_sub(1)?)?, &self.before))
    }

    /// One move on; whether there is one.
    pub(super) fn step(&mut self) -> bool {
        let Some(played) = self.line().moves.get(self.at).map(|made| made.played) else { return false };
        let before = self.board.position().clone();
        let Some(after) = with_move(&self.board, &played) else { return false };
        (self.board, self.before, self.at) = (after, before, self.at + 1);
        true
    }

    /// To where so many moves of the line are behind it.
    pub(super) fn go(&mut self, at: usize) {
        let at = at.min(self.line().moves.len());
        self.ended = false;
        if at < self.at {
            self.begin_line();
        }
        while self.at < at && self.step() {}
    }

    /// To the main line, where the first variation left it.
    pub(super) fn leave_all(&mut self) {
        if let Some((replaced, _)) = self.path.first().copied() {
            self.path.clear();
            self.begin_line();
            self.go(replaced + 1);
        }
    }

    /// Out of the variation, behind the move it replaces; whether it was in one.
    pub(super) fn leave(&mut self) -> bool {
        let Some((replaced, _)) = self.path.pop() else { return false };
        self.begin_line();
        self.go(replaced + 1);
        true
    }

    /// Into this variation of the last move, from 0; whether there is one.
    pub(super) fn enter(&mut self, variation: usize) -> bool {
        let Some(replaced) = self.at.checked_sub(1) else { return false };
        let is_there = self.last().is_some_and(|(made, _)| variation < made.variations.len());
        if is_there {
            self.path.push((replaced, variation));
            self.begin_line();
        }
        is_there
    }

    /// After how many moves of the main line the whole move of this number is reached.
    pub(super) fn after_move(&self, wanted: u32) -> Option<usize> {
        let start = self.game.start.position();
        let black_begins = usize::from(start.turn().is_black());
        let first = start.fullmoves().get();
        let before = usize::try_from(wanted.checked_sub(first)?).ok()?.checked_mul(2)?;
        let last = self.game.line.moves.len();
        let begins = before.saturating_sub(black_begins);
        (begins < last).then(|| (before + 2 - black_begins).min(last))
    }

    /// The place as it is kept: moves, the variation of the last of them, moves in that, and so on.
    pub(super) fn moves(&self) -> Vec<usize> {
        let entered = self.path.iter().flat_map(|(replaced, variation)| [replaced + 1, *variation]);
        entered.chain([self.at]).collect()
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

    /// To the beginning of the line it is in.
    fn begin_line(&mut self) {
        let (mut board, mut before) = (self.first(), self.game.start.position().clone());
        let mut line = &self.game.line;
        for (replaced, variation) in &self.path {
            for made in line.moves.iter().take(*replaced) {
                let Some(after) = with_move(&board, &made.played) else { break };
                before = board.position().clone();
                board = after;
            }
            let inner = line.moves.get(*replaced).and_then(|made| made.variations.get(*variation));
            line = inner.unwrap_or(line);
        }
        (self.board, self.before, self.at, self.ended) = (board, before, 0, false);
    }

    fn first(&self) -> Arc<Game> {
        let tags = &self.game.tags;
        Arc::new(studied(self.game.start.clone(), &in_order(&tags.white), &in_order(&tags.black)))
    }
}
