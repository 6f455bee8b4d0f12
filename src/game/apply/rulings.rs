//! Rulings taken in, and taken back (7, 12).

use std::sync::Arc;

use shakmaty::{ByColor, Color, Position};

use crate::boards::PlayerBoard;
use crate::game::move_in_progress::PutBack;
use crate::game::state::Withdrawable;
use crate::game::{
    AdjournmentEvent, BoardEvent, ClockEvent, Conclusion, DrawEvent, Event, Game, HandsEvent, Offence, Phase,
    PlayEvent, RulingEvent, ScoreEvent,
};
use crate::laws::{Irregularity, Millis, Termination};

/// How many rulings in a row can be withdrawn.
const DEEPEST: u32 = 8;

/// What an event is to the right of the arbiter to take his last ruling back.
enum RulingReach {
    /// A ruling, or the beginning of one.
    Ruling,
    /// It belongs to what was ruled or changes nothing on the boards.
    Light,
    /// The game has gone on.
    GoneOn,
}

fn weight(event: &Event, game: &Game) -> RulingReach {
    let phase = &game.phase;
    let claim_examined = matches!(phase, Phase::ClaimPending(_)) && game.before_ruling.is_some();
    match event {
        // The end that a flag, a resignation or an illegal move brings is one ruling with it, and a claim with its
        // answer.
        // D.2.9 — hands do what was ruled.
        Event::Boards(
            BoardEvent::SettingRight { .. }
            | BoardEvent::StepDone
            | BoardEvent::BoardsAgree
            | BoardEvent::BoardsDiffer { .. },
        ) if game.before_ruling.as_ref().is_some_and(|before| before.by_hand) => RulingReach::Light,
        Event::Play(PlayEvent::Ended { .. }) if matches!(phase, Phase::Verdict(_) | Phase::Arbiter(_)) => {
            RulingReach::Light
        }
        Event::Play(PlayEvent::Ended { .. }) | Event::Draw(DrawEvent::ClaimFailed { .. })
            if claim_examined =>
        {
            RulingReach::Light
        }
        Event::Play(
            PlayEvent::Announced { .. } | PlayEvent::Repeated { .. } | PlayEvent::Completed { .. },
        ) if game.before_ruling.as_ref().is_some_and(|before| before.completes == Some(game.turn())) => {
            RulingReach::Light
        }
        Event::Play(PlayEvent::Ended { .. } | PlayEvent::FlagFell { .. } | PlayEvent::Resigned { .. })
        | Event::Ruling(
            RulingEvent::IllegalCompleted { .. }
            | RulingEvent::Warned { .. }
            | RulingEvent::Penalized { .. }
            | RulingEvent::Displaced { .. }
            | RulingEvent::BoardTurned
            | RulingEvent::Restored { .. }
            | RulingEvent::RecordCorrected { .. },
        )
        | Event::Draw(
            DrawEvent::Claimed { .. }
            | DrawEvent::ClaimFailed { .. }
            | DrawEvent::ConsentRefused
            | DrawEvent::IncrementGranted { .. }
            | DrawEvent::IncrementRefused { .. }
            | DrawEvent::ClaimPostponed { .. }
            | DrawEvent::ClaimRejected { .. },
        )
        | Event::Clock(
            ClockEvent::ClockSet { .. }
            | ClockEvent::MovesSet { .. }
            | ClockEvent::ByoYomiSet { .. }
            | ClockEvent::AdditionalTime { .. }
            | ClockEvent::TimeAdded { .. }
            | ClockEvent::TimeCut { .. }
            | ClockEvent::BothFlagsDown,
        )
        | Event::Hands(HandsEvent::Untouched { .. })
        | Event::Scores(ScoreEvent::NextPeriod { .. })
        | Event::Adjournment(AdjournmentEvent::DefaultTimeOver { .. }) => RulingReach::Ruling,
        Event::Play(
            PlayEvent::LeftToArbiter { .. } | PlayEvent::Resumed | PlayEvent::PromotionMissing { .. },
        )
        | Event::Ruling(
            RulingEvent::RulingWithdrawn
            | RulingEvent::Paused { .. }
            | RulingEvent::Noted { .. }
            | RulingEvent::SheetAsked { .. }
            | RulingEvent::StoodStill { .. }
            | RulingEvent::RestoringAsked { .. }
            | RulingEvent::Protested { .. },
        )
        | Event::Draw(DrawEvent::OffersRepeated { .. })
        | Event::Scores(
            ScoreEvent::RecordingStopped { .. }
            | ScoreEvent::ScoreCompleted { .. }
            | ScoreEvent::ScoreKept { .. }
            | ScoreEvent::ScoresDue { .. }
            | ScoreEvent::ScoreLent { .. }
            | ScoreEvent::ScoreReplaced { .. }
            | ScoreEvent::Reconstructing { .. }
            | ScoreEvent::Signed { .. },
        ) => RulingReach::Light,
        _ => RulingReach::GoneOn,
    }
}

impl Game {
    /// Takes in a ruling, an irregularity, or what is noted.
    pub(super) fn ruled(&mut self, event: &RulingEvent, at: Millis) {
        match event {
            RulingEvent::IllegalCompleted { color, kind, count, bonus_ms, by } => {
                if self.goes_back(*color, *kind) {
                    let pressed = by.is_some() || self.is_pressed(*color);
                    let over = self.ended_in_hand().is_some();
                    self.put_back_before_illegal(*color, at);
                    self.act.put_back = Some(if pressed { PutBack::Pressed } else { PutBack::Unpressed });
                    // 5.1.1 — what mated was no legal move.
                    if over {
                        self.go_on(at);
                    }
                }
                self.illegal(*color, *kind, *count, *bonus_ms, at);
            }
            RulingEvent::Protested { against, kind, .. } => {
                self.stand(at);
                self.protest = Some((*against, *kind));
            }
            RulingEvent::Paused { .. } | RulingEvent::BoardTurned | RulingEvent::StoodStill { .. } => {
                self.stand(at);
            }
            RulingEvent::SheetAsked { color, .. } => {
                let asked = self.sheets.get_mut(*color);
                *asked = asked.saturating_add(1);
            }
            RulingEvent::RestoringAsked { color, plies } => self.restoring = Some((*color, *plies)),
            RulingEvent::Restored { plies, keep_times, keep_penalties, by_hand } => {
                let boards = by_hand.then(|| self.boards.clone());
                self.restored(*plies, (!keep_times).then_some(*keep_penalties), at);
                if let Some(boards) = boards {
                    self.boards = boards.map(|board| PlayerBoard::new(board.now().clone()));
                    self.retraced = true;
                }
            }
            RulingEvent::RecordCorrected { moves } => self.record_corrected(moves, at),
            RulingEvent::RulingWithdrawn => self.ruling_withdrawn(at),
            // What is noted changes nothing.
            RulingEvent::Noted { .. }
            | RulingEvent::Warned { .. }
            | RulingEvent::Penalized { .. }
            | RulingEvent::Displaced { .. } => {}
        }
    }

    /// Notes the game as it is before a ruling, so that the ruling can be withdrawn.
    pub(super) fn note_ruling(&mut self, event: &Event, at: Millis) {
        match weight(event, self) {
            RulingReach::Ruling => {
                let mut game = self.clone();
                let depth = self.before_ruling.as_ref().map_or(0, |before| before.depth + 1);
                if depth >= DEEPEST {
                    game.before_ruling = None;
                }
                let completes = match event {
                    Event::Ruling(RulingEvent::IllegalCompleted {
                        color,
                        kind: Irregularity::Unpromoted,
                        ..
                    }) => Some(*color),
                    _ => None,
                };
                let of_scores = matches!(
                    event,
                    Event::Scores(ScoreEvent::NextPeriod { .. })
                        | Event::Ruling(RulingEvent::RecordCorrected { .. })
                );
                let by_hand = matches!(
                    event,
                    Event::Ruling(
                        RulingEvent::Restored { by_hand: true, .. } | RulingEvent::RecordCorrected { .. }
                    )
                );
                let depth = depth % DEEPEST;
                self.before_ruling =
                    Some(Arc::new(Withdrawable { game, at, completes, of_scores, by_hand, depth }));
            }
            RulingReach::Light => {}
            RulingReach::GoneOn => self.before_ruling = None,
        }
    }

    /// The game is again what it was before the ruling. What the clocks have run since is charged as if the
    /// ruling had never been; where they were stopped by it they stand, and the arbiter lets them run.
    fn ruling_withdrawn(&mut self, at: Millis) {
        let Some(before) = self.before_ruling.take() else { return };
        let (mut game, ruled) = (before.game.clone(), before.at);
        let running = game.clock.running();
        if let Some(color) = running {
            let ran = self.clock.used(color, at).saturating_sub(game.clock.used(color, ruled));
            game.clock.stop(ruled.saturating_add(ran));
        }
        if game.phase == Phase::Play {
            if self.phase == Phase::Play {
                game.clock.start(game.clock_side(), at);
            } else {
                game.phase = Phase::Paused;
            }
        }
        // 6.7.1 — the arbiter has decided otherwise.
        if matches!(self.phase, Phase::Over(Conclusion { reason: Termination::DefaultTime, .. })) {
            game.absent = ByColor { white: false, black: false };
        }
        let flag_fell = self.is_over_by_flag();
        // What the players have done with their scoresheets since is no ruling.
        if game.plies.len() == self.plies.len() && !before.of_scores {
            game.recording = self.recording;
            game.scores = self.scores.clone();
            (game.keeper, game.scores_first) = (self.keeper, self.scores_first);
        }
        if before.by_hand {
            game.boards = self.boards.clone();
        }
        *self = game;
        // 8.5 — the flag has fallen all the same, and the game goes on.
        if flag_fell {
            self.scores_are_due(at);
        }
    }

    /// 7.5.1 — whether the move goes back: an illegal one, or one that stands with a pawn on the last rank (7.5.2).
    fn goes_back(&self, color: Color, kind: Irregularity) -> bool {
        kind == Irregularity::IllegalMove
            || kind == Irregularity::Unpromoted && self.illegal_on_board(color).is_some()
    }

    /// Whether the clock was pressed for this player's last move.
    fn is_pressed(&self, color: Color) -> bool {
        let in_hand = self.hand.as_ref().is_some_and(|hand| hand.color == color);
        !in_hand && !self.is_unpressed(color)
    }

    fn illegal(&mut self, color: Color, kind: Irregularity, count: u32, bonus: Millis, at: Millis) {
        self.illegal.count(color, kind);
        self.protest = None;
        match kind {
            Irregularity::TwoHands => *self.counted.get_mut(color) = self.last_made(color),
            // The queen is in hand, or comes next.
            Irregularity::Unpromoted => *self.counted.get_mut(color) = Some(self.plies.len()),
            Irregularity::Ruled => *self.ruled.get_mut(color) = true,
            Irregularity::IllegalMove | Irregularity::EmptyPress => {}
        }
        self.clock.add(!color, bonus, at);
        if count >= self.setup.rules().illegal_loses_at {
            self.halt(Phase::Verdict(Offence::IllegalMoves(color)), at);
        }
    }

    /// 7.1 — back to the position after so many plies; the clocks stand, with their times as they were then, and with
    /// or without the penalties since, unless they stay.
    fn restored(&mut self, plies: usize, with_penalties: Option<bool>, at: Millis) {
        self.clock.stop(at);
        if let Some(with_penalties) = with_penalties {
            self.clock = self.clock_put_back(plies, with_penalties, at);
        }
        self.cut_to(plies.min(self.plies.len()));
        self.stands_until = None;
        self.owed = None;
        self.offer = None;
        self.declared = None;
        self.increment_asked = None;
        self.postponed = None;
        let board = PlayerBoard::new(self.position().board().clone());
        self.boards = ByColor { white: board.clone(), black: board };
        self.phase = Phase::Paused;
    }
}
