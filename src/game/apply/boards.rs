//! Boards and scores held against each other and set right, taken in (D.2.9).

use shakmaty::Color;
use shakmaty::uci::UciMove;

use crate::boards::{Execution, steps};
use crate::game::{BoardEvent, Game, Phase, Proposal, SquareContents};
use crate::laws::Millis;

impl Game {
    pub(super) fn compared(&mut self, event: &BoardEvent, at: Millis) {
        match event {
            BoardEvent::BoardReported { board, done, squares, lifted, turned, placement, .. } => {
                self.looked = self.plies.len() + usize::from(self.hand.is_some());
                self.executed_instead(*board, done.as_ref());
                let own = self.boards.get_mut(*board);
                if *turned {
                    own.turn();
                }
                for SquareContents { square, piece } in lifted {
                    if let Some(piece) = piece {
                        own.lift(*square, *piece);
                    }
                }
                for SquareContents { square, piece } in squares {
                    own.put(*square, *piece);
                }
                if let Some(placement) = placement {
                    own.replace(placement.clone());
                }
            }
            BoardEvent::SettingRight { board } => {
                self.runs_on = self.phase == Phase::Play;
                self.clock.stop(at);
                let steps = steps(self.boards.get(*board).now(), &self.expected(*board));
                self.phase = Phase::SettingRight(*board, steps);
            }
            BoardEvent::BoardsDiffer { .. } => {
                let made = self.plies.len() + usize::from(self.hand.is_some());
                self.differ_since = self.differ_since.or(Some(made));
            }
            BoardEvent::ScoreWritten { score, ply, written, r#move, .. } => {
                self.score_written(*score, *ply, written.as_deref(), *r#move);
            }
            BoardEvent::RetraceProposed { plies } => {
                self.proposed = Some(Proposal::Retrace(*plies));
                self.stand(at);
            }
            BoardEvent::CorrectionProposed { .. } => {
                self.proposed = Some(Proposal::Correct);
                self.stand(at);
            }
            BoardEvent::ProposalDeclined => self.proposed = None,
            BoardEvent::ScoreRead { score, plies, .. } => self.scores.get_mut(*score).read_until(*plies),
            BoardEvent::StepDone => self.step_done(at),
            // That they agree follows from the boards.
            BoardEvent::BoardsAgree => {}
        }
    }

    /// What was done on a board in place of what was executed there last.
    fn executed_instead(&mut self, board: Color, done: Option<&UciMove>) {
        let (before, mode) = (self.boards.get(board).before(), self.castling_mode());
        if let Some(execution) = done.and_then(|done| Execution::of_coordinates(done, &before, mode)) {
            self.boards.get_mut(board).executed_instead(&execution);
        }
    }

    fn step_done(&mut self, at: Millis) {
        let Phase::SettingRight(color, steps) = &mut self.phase else { return };
        if !steps.is_empty() {
            let mut board = self.boards.get(*color).now().clone();
            steps.remove(0).apply(&mut board);
            self.boards.get_mut(*color).replace(board);
        }
        if steps.is_empty() {
            // What was executed there last is what the record has now.
            let color = *color;
            let right = self.as_recorded(color);
            if self.boards.get(color).now() == right.now() {
                *self.boards.get_mut(color) = right;
            }
            self.phase = Phase::Paused;
            if self.runs_on {
                self.go_on(at);
            }
        }
    }
}
