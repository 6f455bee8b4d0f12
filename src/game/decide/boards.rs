//! What stands on the boards, and a board set right (D.2.9).

use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::Decided;
use crate::announcement::{Announcement, BoardReport, Speaker, geometric, on_board, resolve};
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
            BoardReport::Done(deeds) => return Ok(vec![self.told_of_hands(by, board, deeds)?]),
            BoardReport::Placement(placed) => placement = Some(placed.to_string()),
        }
        let (lifted, turned) = (Vec::new(), false);
        Ok(vec![Event::BoardReported { by, board, done, squares: contents, lifted, turned, placement }])
    }

    /// D.2.9 — what is written for one move: a player and his assistant tell of his own score, the
    /// arbiter and an assistant of both of either.
    pub(super) fn decide_wrote(
        &self,
        by: Speaker,
        score: Color,
        (number, mover): (u32, Color),
        written: Option<&Announcement>,
    ) -> Decided {
        self.allowed(by, Deed::Written)?;
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        self.for_his_player(by, Deed::Written, score)?;
        if by.color().is_some_and(|own| own != score) {
            return Err(Refusal::WrittenByOpponent);
        }
        let ply = self.plies_until(number, Some(mover))?;
        let before = ply.checked_sub(1).and_then(|place| self.positions.get(place));
        let (Some(before), true) = (before, number > 0) else { return Err(Refusal::NoSuchMove) };
        // What is written need not be a move that could have been made; but a short form means the legal one, where
        // that is the only one (C.10).
        let done = written.and_then(|written| match resolve(written, before) {
            Ok(played) => Some(UciMove::from_move(played, self.castling_mode())),
            Err(_) => geometric(written, before, &self.homes()).ok(),
        });
        let event = Event::ScoreWritten {
            by,
            score,
            ply,
            written: written.map(Announcement::recorded),
            r#move: done.map(|done| done.to_string()),
        };
        Ok(vec![event])
    }

    /// D.2.9 — the scores differ: with the boards both go back to the last move on which they agree, if the arbiter
    /// wants it (7.1). Boards that agree stay, and the sheets are corrected (8.1).
    fn decide_retrace(&self, agreed: usize) -> Decided {
        if self.board_differences().is_empty() {
            return Err(Refusal::ScoresOnly);
        }
        Ok(vec![Event::RetraceProposed { plies: agreed }])
    }

    pub(super) fn decide_fix(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::SetRight)?;
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        if let Some(agreed) = self.scores_differ() {
            return self.decide_retrace(agreed);
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
