//! An event taken in. This never fails: an event that makes no sense, which only a damaged record could
//! hold, changes nothing.

mod adjournment;
mod clock;
mod corrected;
mod draws;
mod made;
mod rulings;
mod scores;
mod touch;

pub(super) use rulings::Withdrawable;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Position};

use super::announcement::{Announcement, Speaker};
use super::move_in_progress::MoveInProgress;
use super::{Conclusion, Desk, Event, Family, Game, Offence, PendingMove, Phase, Proposal, Setup};
use crate::boards::{Execution, PlayerBoard, Score, steps};
use crate::laws::{GameResult, IllegalMoves, Millis, Termination, legal_move};

impl Game {
    /// A game just opened, at time 0. The clock runs at once, but for a tournament, where the arbiter
    /// releases it (6.6).
    #[must_use]
    pub fn open(setup: Setup) -> Game {
        let position = setup.start.position().clone();
        let board = PlayerBoard::new(position.board().clone());
        let mut clock = setup.clock();
        let phase = if setup.desk == Desk::Tournament { Phase::NotStarted } else { Phase::Play };
        let called = (phase == Phase::Play).then_some(0);
        if phase == Phase::Play {
            clock.start(position.turn(), 0);
        }
        Game {
            setup,
            positions: vec![position],
            plies: Vec::new(),
            hand: None,
            owed: None,
            boards: ByColor { white: board.clone(), black: board },
            scores: ByColor { white: Score::default(), black: Score::default() },
            clock,
            phase,
            offer: None,
            offers: ByColor { white: 0, black: 0 },
            offer_counts: false,
            declared: None,
            increment_asked: None,
            postponed: None,
            protest: None,
            runs_on: false,
            counted: ByColor::default(),
            sheets: ByColor { white: 0, black: 0 },
            recording: ByColor::default(),
            keeper: None,
            scores_first: None,
            signed: ByColor::default(),
            illegal: IllegalMoves::default(),
            ruled: ByColor::default(),
            before_ruling: None,
            act: MoveInProgress::default(),
            unpromoted: None,
            called,
            absent: ByColor { white: false, black: false },
            adjournment: None,
            reopened: None,
            stands_until: None,
            unpressed: ByColor::default(),
            restoring: None,
            proposed: None,
            retraced: false,
            looked: 0,
            differ_since: None,
        }
    }

    /// Takes an event in that happened at this time.
    pub fn apply(&mut self, event: &Event, at: Millis) {
        self.note_ruling(event, at);
        if !goes_on_beside(event) {
            self.unpromoted = None;
        }
        match event.family() {
            Family::Play => self.played_on(event, at),
            Family::Draw => self.drawing(event, at),
            Family::Clock => self.clock_ordered(event, at),
            Family::Hands => self.handled(event),
            Family::Ruling => self.ruled(event, at),
            Family::Adjournment => self.adjournment_event(event, at),
            Family::Scores => self.scores_event(event, at),
        }
        // However they came to agree: set right, put back, or by what was captured.
        if self.differ_since.is_some() && self.board_differences().is_empty() {
            self.differ_since = None;
        }
    }

    fn played_on(&mut self, event: &Event, at: Millis) {
        match event {
            Event::Opened(setup) => *self = Game::open(setup.clone()),
            Event::Resumed => self.resumed(at),
            Event::Started { .. } => {
                self.called = Some(at);
                self.go_on(at);
            }
            Event::Continued { .. } if matches!(self.phase, Phase::Sealing | Phase::Adjourned) => {
                self.go_on_sealed(at);
            }
            Event::Continued { .. } => self.go_on(at),
            Event::Announced { by, r#move } => self.announced(*by, r#move),
            Event::PromotionMissing { by, announced } => {
                self.unpromoted = Announcement::from_record(announced).map(|announced| (*by, announced));
            }
            Event::Corrected { by, r#move } => {
                let goes_on = self.ended_in_hand().is_some();
                self.take_off_boards();
                if let Some(done) = coordinates(r#move) {
                    self.follow_word(&done);
                }
                self.announced(*by, r#move);
                // D.2.8 — as if it had never ended.
                if goes_on {
                    self.go_on(at);
                }
            }
            Event::Repeated { .. } => self.repeated(),
            Event::HasMove { .. } => self.has_move(at),
            Event::Completed { color, pressed, .. } => self.completed(*color, *pressed, at),
            Event::BoardReported { .. } => self.board_reported(event),
            Event::SettingRight { board } => {
                self.runs_on = self.phase == Phase::Play;
                self.clock.stop(at);
                let steps = steps(self.boards.get(*board).now(), &self.expected(*board));
                self.phase = Phase::SettingRight(*board, steps);
            }
            Event::BoardsDiffer { .. } => {
                let made = self.plies.len() + usize::from(self.hand.is_some());
                self.differ_since = self.differ_since.or(Some(made));
            }
            Event::ScoreWritten { score, ply, written, r#move, .. } => {
                self.score_written(*score, *ply, written.as_deref(), r#move.as_deref());
            }
            Event::RetraceProposed { plies } => {
                self.proposed = Some(Proposal::Retrace(*plies));
                self.stand(at);
            }
            Event::CorrectionProposed { .. } => {
                self.proposed = Some(Proposal::Correct);
                self.stand(at);
            }
            Event::ProposalDeclined => self.proposed = None,
            Event::ScoreRead { score, plies, .. } => self.scores.get_mut(*score).read_until(*plies),
            Event::StepDone => self.step_done(at),
            Event::TakenBack { plies } => self.taken_back(*plies, at),
            Event::FlagFell { color } => self.flag_fell(*color, at),
            Event::Resigned { color } => self.halt(Phase::Verdict(Offence::Resigned(*color)), at),
            Event::LeftToArbiter { .. } => {
                if let Phase::Verdict(wrong) = self.phase {
                    self.phase = Phase::Arbiter(wrong);
                }
            }
            Event::Ended { result, reason } => self.ended(result, *reason, at),
            // What was compared follows from the boards.
            _ => {}
        }
    }

    fn board_reported(&mut self, event: &Event) {
        let Event::BoardReported { board, done, squares, lifted, turned, placement, .. } = event else {
            return;
        };
        self.looked = self.plies.len() + usize::from(self.hand.is_some());
        let (before, mode) = (self.boards.get(*board).before(), self.castling_mode());
        let own = self.boards.get_mut(*board);
        if let Some(execution) = done
            .as_deref()
            .and_then(coordinates)
            .and_then(|done| Execution::of_coordinates(&done, &before, mode))
        {
            own.executed_instead(&execution);
        }
        if *turned {
            own.turn();
        }
        for (square, piece) in lifted.iter().filter_map(super::SquareContents::read) {
            if let Some(piece) = piece {
                own.lift(square, piece);
            }
        }
        for (square, piece) in squares.iter().filter_map(super::SquareContents::read) {
            own.put(square, piece);
        }
        if let Some(board) = placement.as_deref().and_then(|text| text.parse().ok()) {
            own.replace(board);
        }
    }

    fn halt(&mut self, phase: Phase, at: Millis) {
        self.clock.stop(at);
        self.phase = phase;
    }

    /// The clocks stand; what was being done goes on when they run again.
    fn stand(&mut self, at: Millis) {
        if self.phase == Phase::Sealing {
            self.clock.stop(at);
        }
        if self.phase == Phase::Play {
            self.halt(Phase::Paused, at);
        }
    }

    fn go_on(&mut self, at: Millis) {
        self.proposed = None;
        self.retraced = false;
        if self.stands_until != Some(self.plies.len() + 1) {
            self.clock.start(self.clock_side(), at);
        }
        self.phase = Phase::Play;
        self.protest = None;
    }

    /// In a tournament an interruption is the arbiter's (6.11): the clocks stand until he lets them run.
    fn resumed(&mut self, at: Millis) {
        if self.phase == Phase::Play && self.setup.desk == Desk::Tournament {
            self.halt(Phase::Paused, at);
        }
        if matches!(self.phase, Phase::Sealing | Phase::Adjourned) && self.setup.desk == Desk::Tournament {
            self.clock.stop(at);
        }
    }

    fn announced(&mut self, by: Speaker, text: &str) {
        let Some(done) = coordinates(text) else { return };
        let color = self.turn();
        // Whoever moves has come.
        if by.color() == Some(color) {
            *self.absent.get_mut(color) = false;
        }
        let legal = legal_move(&done, self.position());
        self.hand = Some(PendingMove { color, by, done, legal });
        self.owed = Some(!color);
        *self.ruled.get_mut(color) = false;
        // 4.2.1 — who announces has done adjusting.
        self.put_back();
        if let Some((execution, _)) = self.last_execution() {
            self.boards.get_mut(color).execute(&execution);
        }
    }

    fn repeated(&mut self) {
        if let (Some(owing), Some((execution, _))) = (self.owed, self.last_execution()) {
            self.boards.get_mut(owing).execute(&execution);
            self.owed = None;
        }
    }

    /// Takes the move in hand back on every board on which it was executed.
    fn take_off_boards(&mut self) {
        let Some(hand) = self.hand.take() else { return };
        self.boards.get_mut(hand.color).undo();
        if self.owed.is_none() {
            self.boards.get_mut(!hand.color).undo();
        }
        self.owed = None;
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

    /// Practice: the game is again what it was before these plies, its clock too.
    fn taken_back(&mut self, plies: usize, at: Millis) {
        let kept = self.plies.len().saturating_sub(plies.saturating_sub(usize::from(self.hand.is_some())));
        if let Some(first) = self.plies.get(kept) {
            self.clock = first.clock_before.clone();
        }
        self.cut_to(kept);
        self.owed = None;
        self.offer = None;
        self.declared = None;
        self.increment_asked = None;
        self.postponed = None;
        let board = PlayerBoard::new(self.position().board().clone());
        self.boards = ByColor { white: board.clone(), black: board };
        // The clock was saved while it ran; it goes on from the moment of taking back.
        self.clock.resume_from(at);
        self.go_on(at);
    }

    fn ended(&mut self, result: &str, reason: Termination, at: Millis) {
        // A record that cannot be read says nothing of who won.
        let result = result.parse().unwrap_or(GameResult::Annulled);
        // 8.7 — what was signed was another result.
        self.signed = ByColor::default();
        self.halt(Phase::Over(Conclusion { result, reason }), at);
    }
}

/// 7.5.2 — whether a pawn that stands on the last rank stays there: what happens beside the moves.
fn goes_on_beside(event: &Event) -> bool {
    match event.family() {
        Family::Play => matches!(event, Event::Continued { .. } | Event::Resumed),
        Family::Draw | Family::Clock | Family::Hands | Family::Scores => true,
        Family::Ruling => !matches!(event, Event::Restored { .. } | Event::RulingWithdrawn),
        Family::Adjournment => false,
    }
}

fn coordinates(text: &str) -> Option<UciMove> {
    text.parse().ok()
}
