//! An event taken in. This never fails: an event that makes no sense, which only a damaged record could
//! hold, changes nothing.

mod adjournment;
mod boards;
mod clock;
mod corrected;
mod draws;
mod made;
mod rulings;
mod scores;
mod touch;

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Position};

use super::announcement::{Announcement, Speaker};
use super::move_in_progress::MoveInProgress;
use super::{Conclusion, Desk, Event, Game, Offence, PendingMove, Phase, PlayEvent, RulingEvent, Setup};
use crate::boards::{LongList, PlayerBoard, Score};
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
            setup: Arc::new(setup),
            positions: std::iter::once(position).collect(),
            plies: LongList::default(),
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
        if matches!(event, Event::Damaged(_)) {
            return;
        }
        self.note_ruling(event, at);
        if !goes_on_beside(event) {
            self.unpromoted = None;
        }
        match event {
            Event::Play(event) => self.played_on(event, at),
            Event::Boards(event) => self.compared(event, at),
            Event::Draw(event) => self.drawing(event, at),
            Event::Clock(event) => self.clock_ordered(event, at),
            Event::Hands(event) => self.handled(event),
            Event::Ruling(event) => self.ruled(event, at),
            Event::Adjournment(event) => self.adjournment_event(event, at),
            Event::Scores(event) => self.scores_event(event, at),
            Event::Damaged(_) => {}
        }
        // However they came to agree: set right, put back, or by what was captured.
        if self.differ_since.is_some() && self.board_differences().is_empty() {
            self.differ_since = None;
        }
    }

    fn played_on(&mut self, event: &PlayEvent, at: Millis) {
        match event {
            PlayEvent::Opened(setup) => *self = Game::open(Setup::clone(setup)),
            PlayEvent::Resumed => self.resumed(at),
            PlayEvent::Started { .. } => {
                self.called = Some(at);
                self.go_on(at);
            }
            PlayEvent::Continued { .. } if matches!(self.phase, Phase::Sealing | Phase::Adjourned) => {
                self.go_on_sealed(at);
            }
            PlayEvent::Continued { .. } => self.go_on(at),
            PlayEvent::Announced { by, r#move } => self.announced(*by, *r#move),
            PlayEvent::PromotionMissing { by, announced } => {
                self.unpromoted = Announcement::from_record(announced).map(|announced| (*by, announced));
            }
            PlayEvent::Corrected { by, r#move } => {
                let goes_on = self.ended_in_hand().is_some();
                self.take_off_boards();
                self.follow_word(r#move);
                self.announced(*by, *r#move);
                // D.2.8 — as if it had never ended.
                if goes_on {
                    self.go_on(at);
                }
            }
            PlayEvent::Repeated { .. } => self.repeated(),
            PlayEvent::HasMove { .. } => self.has_move(at),
            PlayEvent::Completed { color, pressed, .. } => self.completed(*color, *pressed, at),
            PlayEvent::TakenBack { plies } => self.taken_back(*plies, at),
            PlayEvent::FlagFell { color } => self.flag_fell(*color, at),
            PlayEvent::Resigned { color } => self.halt(Phase::Verdict(Offence::Resigned(*color)), at),
            PlayEvent::LeftToArbiter { .. } => {
                if let Phase::Verdict(wrong) = self.phase {
                    self.phase = Phase::Arbiter(wrong);
                }
            }
            PlayEvent::Ended { result, reason } => self.ended(*result, *reason, at),
            PlayEvent::RepeatDiffered { .. } => {}
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

    fn announced(&mut self, by: Speaker, done: UciMove) {
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

    fn ended(&mut self, result: GameResult, reason: Termination, at: Millis) {
        // 8.7 — what was signed was another result.
        self.signed = ByColor::default();
        self.halt(Phase::Over(Conclusion { result, reason }), at);
    }
}

/// 7.5.2 — whether a pawn that stands on the last rank stays there: what happens beside the moves.
fn goes_on_beside(event: &Event) -> bool {
    match event {
        Event::Play(event) => matches!(event, PlayEvent::Continued { .. } | PlayEvent::Resumed),
        Event::Draw(_) | Event::Clock(_) | Event::Hands(_) | Event::Scores(_) => true,
        Event::Ruling(event) => !matches!(event, RulingEvent::Restored { .. } | RulingEvent::RulingWithdrawn),
        Event::Boards(_) | Event::Adjournment(_) | Event::Damaged(_) => false,
    }
}
