//! The boards in words: where they differ, that they agree, and a board being set right (D.2.9).

use shakmaty::{Color, Piece, Position};

use super::Narrator;
use crate::announcement::{Announcement, color_key, role_key};
use crate::args;
use crate::boards::{Step, stands_turned};
use crate::desk::moves;
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
        let turned = self.turned(game);
        if !turned.is_empty() {
            return turned;
        }
        let squares: Vec<String> = game.board_differences().iter().map(square).collect();
        let brief = self.phrasing.is_brief();
        let squares = if brief { self.phrasing.row(&squares) } else { squares.join(" ") };
        vec![self.phrasing.tell("boards-differ", &args!("squares" => squares))]
    }

    /// 7.2.2 — which boards stand the other way round; no square is named for that.
    fn turned(&self, game: &Game) -> Vec<String> {
        let turned = |board: &Color| stands_turned(game.board(*board).now(), &game.expected(*board));
        Color::ALL
            .into_iter()
            .filter(turned)
            .map(|board| self.phrasing.of_color("board-stands-turned", board))
            .collect()
    }

    /// D.2.9 — how boards and scores stand to each other: what differs, since when it is known, and what is done
    /// about it.
    #[must_use]
    pub fn compared(&self, game: &Game) -> Vec<String> {
        let differing = !game.board_differences().is_empty();
        let mut told = if differing { self.differences(game) } else { vec![self.agreement(game)] };
        // Before the first move there is no move to name.
        if differing && let Some(last) = game.differ_since().and_then(|since| since.checked_sub(1)) {
            told.push(self.of_ply("boards-differ-since", last, game));
        }
        let wrong = |color: Color| game.board(color).now() != &game.expected(color);
        let boards = match (wrong(Color::White), wrong(Color::Black)) {
            (true, true) => Some("both"),
            (true, false) => Some("white"),
            (false, true) => Some("black"),
            (false, false) => None,
        };
        match (game.scores_differ(), boards) {
            (Some(ply), _) if differing => told.push(self.of_ply("scores-differ", ply, game)),
            (Some(ply), _) => told.push(self.of_ply("scores-only-differ", ply, game)),
            // One is being set right.
            (None, Some(_)) if matches!(game.phase(), Phase::SettingRight(..)) => {
                told.extend(self.next_step(game));
            }
            (None, Some(boards)) => {
                told.push(self.phrasing.tell("scores-agree", &args!("boards" => boards)));
                // Which one stands the other way round is told above.
                if self.turned(game).is_empty() {
                    told.extend(self.likely_causes(game));
                }
            }
            (None, None) => {}
        }
        told
    }

    /// A sentence about the move of this ply, from 0.
    fn of_ply(&self, id: &str, ply: usize, game: &Game) -> String {
        let before = game.positions().get(ply).unwrap_or(game.position());
        let (color, number) = (before.turn(), before.fullmoves().get());
        self.phrasing.tell(id, &args!("color" => color_key(color), "number" => number))
    }

    /// D.2.9 — what a player has written for a move.
    pub(super) fn score_written(
        &self,
        score: Color,
        ply: usize,
        written: Option<&str>,
        game: &Game,
    ) -> Vec<String> {
        let Some(before) = ply.checked_sub(1).and_then(|place| game.positions().get(place)) else {
            return Vec::new();
        };
        let told = written.map(|text| {
            let said = Announcement::from_record(text).map(|announcement| self.phrasing.said(&announcement));
            said.unwrap_or_else(|| text.to_owned())
        });
        let id = if told.is_some() { "score-written" } else { "score-illegible" };
        let args = args!(
            "owner" => color_key(score), "color" => color_key(before.turn()),
            "number" => before.fullmoves().get(), "move" => told.unwrap_or_default(),
        );
        vec![self.phrasing.tell(id, &args)]
    }

    /// D.2.9 — to where both boards and scores would go back, and what the clocks showed there.
    pub(super) fn retrace(&self, plies: usize, game: &Game) -> Vec<String> {
        let last = plies.checked_sub(1).and_then(|place| Some((game.plies().get(place)?, place)));
        let left = |color: Color| match last {
            Some((ply, _)) => ply.clock_after.left(color, 0),
            None => game.setup().clock().left(color, 0),
        };
        let shown = |color| self.phrasing.duration(left(color).next_multiple_of(1000));
        let before = last.and_then(|(_, place)| game.positions().get(place));
        let args = args!(
            "plies" => plies,
            "color" => color_key(before.map_or(Color::White, Position::turn)),
            "number" => before.map_or(0, |before| before.fullmoves().get()),
            "white" => shown(Color::White), "black" => shown(Color::Black),
        );
        vec![self.phrasing.tell("retrace-proposed", &args)]
    }

    /// That the boards agree, and since when.
    #[must_use]
    pub fn agreement(&self, game: &Game) -> String {
        // Two boards with the same mistake agree with each other.
        if game.wrong_board().is_some() {
            return self.phrasing.say("boards-not-scores");
        }
        let last = game.hand().map(|hand| hand.color).or(game.plies().last().map(|ply| ply.color));
        let Some(color) = last else { return self.phrasing.say("boards-agree") };
        let before = game.hand().map(|_| game.position()).or_else(|| game.positions().iter().rev().nth(1));
        let number = before.map_or(1, |position| shakmaty::Position::fullmoves(position).get());
        self.phrasing.tell("boards-agree-after", &args!("color" => color_key(color), "number" => number))
    }

    /// How the boards stand to each other, without the number of any move (12.6).
    #[must_use]
    pub fn unnumbered(&self, game: &Game) -> Vec<String> {
        if !game.board_differences().is_empty() {
            return self.differences(game);
        }
        let wrong = game.wrong_board().is_some();
        vec![self.phrasing.say(if wrong { "boards-not-scores" } else { "boards-agree" })]
    }

    pub(super) fn setting_right(&self, board: Color, game: &Game) -> Vec<String> {
        let Phase::SettingRight(_, steps) = game.phase() else { return Vec::new() };
        let Some(first) = steps.first() else { return Vec::new() };
        // The last move is a reason only for what it touched.
        let touched = game.last_touched();
        let mut told = self.likely_cause(board, game);
        if !touched.is_empty() && !first.squares().iter().any(|square| touched.contains(square)) {
            told.extend(self.next_step(game));
            return told;
        }
        let played = game.hand().map(|_| self.in_hand(game)).or_else(|| {
            game.plies().len().checked_sub(1).map(|last| moves::played(game, last, &self.phrasing))
        });
        let id = if played.is_some() { "setting-right" } else { "setting-right-start" };
        told.push(self.phrasing.tell(
            id,
            &args!(
                "color" => color_key(board),
                "move" => played.unwrap_or_default(),
                "count" => steps.len(),
                "step" => self.step(*first),
            ),
        ));
        told
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
            Step::Turn => return self.phrasing.say("step-turn"),
            Step::Move { piece, from, to } => ("step-move", piece, square(from), square(to)),
            Step::Remove { piece, from } => ("step-remove", piece, square(from), String::new()),
            Step::Put { piece, to } => ("step-put", piece, String::new(), square(to)),
        };
        let (color, role) = of(piece);
        self.phrasing.tell(id, &args!("color" => color, "piece" => role, "from" => from, "to" => to))
    }
}
