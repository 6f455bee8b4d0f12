//! What stands on the boards, and a board set right (D.2.9).

use shakmaty::Color;

use super::Decided;
use crate::announcement::{BoardReport, Speaker, on_board};
use crate::game::{Deed, Event, Game, Phase, Refusal, SquareContents};
use crate::laws::Millis;

impl Game {
    pub(super) fn decide_report(&self, by: Speaker, board: Color, report: &BoardReport) -> Decided {
        self.allowed(by, Deed::Report)?;
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        if matches!(self.phase, Phase::SettingRight(..)) {
            return Err(Refusal::SettingRight);
        }
        let (mut done, mut contents, mut placement) = (None, Vec::new(), None);
        match report {
            BoardReport::Instead(announcement) => {
                let mover = match (&self.hand, self.plies.last()) {
                    (Some(hand), _) => hand.color,
                    (None, Some(ply)) => ply.color,
                    (None, None) => self.turn(),
                };
                // D.2.1 — nothing is executed there before the repeat, so nothing can have been executed instead.
                if self.owed == Some(board) {
                    return Err(Refusal::RepeatFirst(board));
                }
                let own = self.boards.get(board);
                if !own.has_executed() {
                    return Err(Refusal::NothingExecuted);
                }
                let before = own.before();
                let found =
                    on_board(announcement, &before, mover, &self.homes()).map_err(Refusal::ReportMisfit)?;
                done = Some(found.to_string());
            }
            BoardReport::Squares(squares) => {
                contents =
                    squares.iter().map(|(square, piece)| SquareContents::new(*square, *piece)).collect();
            }
            BoardReport::Placement(placed) => placement = Some(placed.to_string()),
        }
        Ok(vec![Event::BoardReported { by, board, done, squares: contents, placement }])
    }

    pub(super) fn decide_fix(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::SetRight)?;
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        let board = self.wrong_board().ok_or(Refusal::NothingToSetRight)?;
        Ok(vec![Event::SettingRight { board }])
    }

    pub(super) fn decide_done(&self, by: Speaker, at: Millis) -> Decided {
        let Phase::SettingRight(_, steps) = &self.phase else { return Err(Refusal::NothingToDo) };
        self.allowed(by, Deed::Report)?;
        let mut events = vec![Event::StepDone];
        if steps.len() <= 1 {
            match self.after(&events, at).wrong_board() {
                Some(board) => events.push(Event::SettingRight { board }),
                None => events.push(Event::BoardsAgree),
            }
        }
        Ok(events)
    }
}
