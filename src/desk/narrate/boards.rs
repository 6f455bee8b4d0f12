//! The boards in words: where they differ, that they agree, and a board being set right (D.2.9).

use shakmaty::{Color, Piece};

use super::Narrator;
use crate::announcement::{color_key, role_key};
use crate::args;
use crate::boards::Step;
use crate::game::{Game, Phase};

impl Narrator<'_> {
    /// Where the boards differ, square by square.
    #[must_use]
    pub fn differences(&self, game: &Game) -> Vec<String> {
        let square = |difference: &crate::boards::Difference| {
            self.phrasing.tell(
                "boards-differ-square",
                &args!(
                    "square" => self.phrasing.square(difference.square),
                    "white" => self.phrasing.contents(difference.first),
                    "black" => self.phrasing.contents(difference.second),
                ),
            )
        };
        let squares: Vec<String> = game.board_differences().iter().map(square).collect();
        vec![self.phrasing.tell("boards-differ", &args!("squares" => squares.join(" ")))]
    }

    /// That the boards agree, and since when.
    #[must_use]
    pub fn agreement(&self, game: &Game) -> String {
        // Two boards with the same mistake agree with each other.
        if game.wrong_board().is_some() {
            return self.phrasing.voice().say("boards-not-scores");
        }
        let last = game.hand().map(|hand| hand.color).or(game.plies().last().map(|ply| ply.color));
        let Some(color) = last else { return self.phrasing.voice().say("boards-agree") };
        let before = game.hand().map(|_| game.position()).or_else(|| game.positions().iter().rev().nth(1));
        let number = before.map_or(1, |position| shakmaty::Position::fullmoves(position).get());
        self.phrasing.tell("boards-agree-after", &args!("color" => color_key(color), "number" => number))
    }

    pub(super) fn setting_right(&self, board: Color, game: &Game) -> Vec<String> {
        let Phase::SettingRight(_, steps) = game.phase() else { return Vec::new() };
        let Some(first) = steps.first() else { return Vec::new() };
        // The last move is a reason only for what it touched.
        let touched = game.last_touched();
        if !touched.is_empty() && !first.squares().iter().any(|square| touched.contains(square)) {
            return self.next_step(game);
        }
        let played = game
            .hand()
            .map(|_| self.in_hand(game))
            .or_else(|| game.plies().last().map(|ply| self.phrasing.announcement(&ply.played)));
        let id = if played.is_some() { "setting-right" } else { "setting-right-start" };
        vec![self.phrasing.tell(
            id,
            &args!(
                "color" => color_key(board),
                "move" => played.unwrap_or_default(),
                "count" => steps.len(),
                "step" => self.step(*first),
            ),
        )]
    }

    /// What is to be done next while a board is set right.
    #[must_use]
    pub fn next_step(&self, game: &Game) -> Vec<String> {
        let Phase::SettingRight(board, steps) = game.phase() else { return Vec::new() };
        let told = |step: &Step| {
            let step = self.step(*step);
            self.phrasing.tell("next-step", &args!("color" => color_key(*board), "step" => step))
        };
        steps.first().map(told).into_iter().collect()
    }

    fn step(&self, step: Step) -> String {
        let square = |square| self.phrasing.square(square);
        let of = |piece: Piece| (color_key(piece.color), role_key(piece.role));
        let (id, piece, from, to) = match step {
            Step::Move { piece, from, to } => ("step-move", piece, square(from), square(to)),
            Step::Remove { piece, from } => ("step-remove", piece, square(from), String::new()),
            Step::Put { piece, to } => ("step-put", piece, String::new(), square(to)),
        };
        let (color, role) = of(piece);
        self.phrasing.tell(id, &args!("color" => color, "piece" => role, "from" => from, "to" => to))
    }
}
