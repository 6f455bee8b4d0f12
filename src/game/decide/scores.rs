//! The scoresheets (8.4 to 8.7): who need not record, what is completed after a flag has fallen, and the signatures.

use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::Decided;
use crate::game::announcement::Speaker;
use crate::game::command::Scorekeeping;
use crate::game::{CompleteScore, Event, Game, Phase, Refusal, Right, RulingEvent, ScoreEvent, ScoreRefusal};
use crate::laws::{Cadence, Millis, Scoresheets};

/// 8.6 — how many moves of the next period can be known to be made.
const MOST_MORE: u32 = 100;

impl Game {
    pub(super) fn decide_score(&self, by: Speaker, said: Scorekeeping, at: Millis) -> Decided {
        match said {
            Scorekeeping::Stop(whose) => self.decide_stop_recording(by, whose, at),
            Scorekeeping::Complete(whose) => self.decide_score_complete(by, whose),
            Scorekeeping::Keep => self.decide_keep_score(by),
            Scorekeeping::Update => self.decide_scores_due(by),
            Scorekeeping::Borrow => self.decide_borrow(by),
            Scorekeeping::Reconstruct => self.decide_reconstruct(by, at),
            Scorekeeping::NotShown { color, more } => self.decide_not_shown(by, color, more, at),
            Scorekeeping::Replace(color) => self.decide_replace_score(by, color),
            Scorekeeping::Sign => self.decide_sign(by),
        }
    }

    /// 8.5.2 — a player whose scoresheet is to be completed moves no piece before it is.
    pub(super) fn score_first(&self, color: Color) -> Result<(), Refusal> {
        if self.score_due(color) {
            return Err(ScoreRefusal::First(color, self.completing_article()).into());
        }
        Ok(())
    }

    /// 8.5.1, 8.5.3 — the clocks stand until both scoresheets are complete.
    pub(super) fn scores_before_clocks(&self) -> Result<(), Refusal> {
        match Color::ALL.into_iter().find(|color| self.scores_first() && self.score_due(*color)) {
            Some(color) => Err(ScoreRefusal::First(color, self.completing_article()).into()),
            None => Ok(()),
        }
    }

    /// 8.4 — only whom the Laws free records no longer.
    fn decide_stop_recording(&self, by: Speaker, whose: Option<Color>, at: Millis) -> Decided {
        self.allowed(by, Right::Record)?;
        let color = self.own_score(by, whose)?.unwrap_or(self.turn());
        self.not_over()?;
        self.has_begun()?;
        // 8.1.1.2 — making a move records it.
        if self.setup.regulations.scoresheets == Scoresheets::Electronic {
            return Err(ScoreRefusal::Electronic.into());
        }
        if self.setup.rules().cadence != Cadence::Standard {
            return Err(ScoreRefusal::NeedNotRecord(color).into());
        }
        if self.has_stopped_recording(color) {
            return Err(ScoreRefusal::StoppedAlready(color).into());
        }
        if self.must_record(color, at) {
            return Err(ScoreRefusal::MustRecord(color).into());
        }
        Ok(vec![Event::Scores(ScoreEvent::RecordingStopped { by, color })])
    }

    /// 8.5 — what was not recorded is written down. Without a name the arbiter and an assistant of both
    /// speak of both.
    fn decide_score_complete(&self, by: Speaker, whose: Option<Color>) -> Decided {
        self.allowed(by, Right::Record)?;
        let color = self.own_score(by, whose)?;
        self.not_over()?;
        self.has_begun()?;
        let lacks = |one: &Color| self.has_stopped_recording(*one) || !self.score(*one).is_complete();
        let meant = |one: &Color| color.is_none_or(|color| color == *one);
        let events: Vec<Event> = Color::ALL
            .into_iter()
            .filter(|one| meant(one) && lacks(one))
            .map(|color| Event::Scores(ScoreEvent::ScoreCompleted { by, color }))
            .collect();
        if events.is_empty() { Err(ScoreRefusal::Complete.into()) } else { Ok(events) }
    }

    /// A player speaks of his own score only, and so does his assistant (D.2.10.3).
    fn own_score(&self, by: Speaker, whose: Option<Color>) -> Result<Option<Color>, Refusal> {
        if let Some(color) = whose {
            self.for_his_player(by, Right::Record, color)?;
        }
        match (self.side_of(by), whose) {
            (Some(own), Some(other)) if own != other => Err(ScoreRefusal::OfOpponent.into()),
            (own, whose) => Ok(own.or(whose)),
        }
    }

    /// 8.5.1 — an arbiter or assistant keeps the score where neither player does.
    fn decide_keep_score(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::KeepScore)?;
        self.not_over()?;
        self.has_begun()?;
        if let Some(color) = self.who_records() {
            return Err(ScoreRefusal::Records(color).into());
        }
        if self.keeper.is_some() {
            Err(ScoreRefusal::KeptAlready.into())
        } else {
            Ok(vec![Event::Scores(ScoreEvent::ScoreKept { by })])
        }
    }

    fn who_records(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| !self.has_stopped_recording(*color))
    }

    /// 8.5.1, 8.5.2 — a flag has fallen, and the game goes on.
    fn decide_scores_due(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::KeepScore)?;
        self.goes_on()?;
        let incomplete = |color: &Color| self.has_stopped_recording(*color);
        let Some(color) = Color::ALL.into_iter().find(incomplete) else {
            return Err(ScoreRefusal::Complete.into());
        };
        if Color::ALL.into_iter().filter(incomplete).all(|color| self.score_due(color)) {
            return Err(ScoreRefusal::First(color, self.completing_article()).into());
        }
        Ok(vec![Event::Scores(ScoreEvent::ScoresDue { by })])
    }

    /// 8.5.1, 8.5.2 — who has the move may use a complete scoresheet, and gives it back before he moves.
    fn decide_borrow(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::Record)?;
        let color = self.side_of(by).unwrap_or(self.turn());
        self.goes_on()?;
        // 8.5.1 — while the clocks stand for it, whose move it is does not matter.
        if !self.score_due(color) || self.turn() != color && !self.scores_first() {
            return Err(ScoreRefusal::NotLent(color).into());
        }
        if self.complete_score().is_none() {
            return Err(ScoreRefusal::NoneAtHand.into());
        }
        Ok(vec![Event::Scores(ScoreEvent::ScoreLent { color })])
    }

    /// The scoresheet that is complete, a player's before the arbiter's or assistant's.
    fn complete_score(&self) -> Option<CompleteScore> {
        let complete =
            |color: &Color| self.score(*color).is_complete() && !self.has_stopped_recording(*color);
        let kept = self.keeper.map(|_| CompleteScore::Kept);
        Color::ALL.into_iter().find(complete).map(CompleteScore::Of).or(kept)
    }

    /// 8.5.3 — only where no complete scoresheet is at hand.
    fn decide_reconstruct(&self, by: Speaker, at: Millis) -> Decided {
        self.allowed(by, Right::KeepScore)?;
        self.goes_on()?;
        if let Some(whose) = self.complete_score() {
            return Err(ScoreRefusal::AtHand(whose).into());
        }
        let completed = |color| u32::try_from(self.completed_moves(color)).unwrap_or(u32::MAX);
        Ok(vec![Event::Scores(ScoreEvent::Reconstructing {
            by,
            position: self.written_position(),
            white_left_ms: self.clock.left(Color::White, at),
            black_left_ms: self.clock.left(Color::Black, at),
            running: self.clock.running().map(Speaker::from),
            white_moves: completed(Color::White),
            black_moves: completed(Color::Black),
        })])
    }

    /// 8.6 — the next move counts as the first of the next period, or as a later one where more are known to be
    /// made. After a flag that has ended the game the game goes on.
    fn decide_not_shown(&self, by: Speaker, whose: Option<Color>, more: u32, at: Millis) -> Decided {
        self.allowed(by, Right::SetClock)?;
        if more > MOST_MORE {
            return Err(Refusal::TooMuch);
        }
        let mut events = Vec::new();
        if self.is_over_by_flag() && self.before_ruling.is_some() {
            events.push(Event::Ruling(RulingEvent::RulingWithdrawn));
        }
        let game = self.after(&events, at);
        game.goes_on()?;
        let period = |color: Color| game.clock.control(color).place(game.clock.completed(color)).0;
        let first = whose.map_or_else(|| period(Color::White).min(period(Color::Black)), period);
        let moves = |color: Color| {
            let meant = whose.is_none_or(|whose| whose == color) && period(color) == first;
            let to_complete = game.clock.to_complete(color).filter(|_| meant)?;
            Some(game.clock.completed(color).saturating_add(to_complete).saturating_add(more))
        };
        let (white_moves, black_moves) = (moves(Color::White), moves(Color::Black));
        if white_moves.is_none() && black_moves.is_none() {
            return Err(ScoreRefusal::NoNextPeriod.into());
        }
        if !game.flag_may_have_fallen(at) {
            return Err(ScoreRefusal::NoFlagFallen.into());
        }
        events.push(Event::Scores(ScoreEvent::NextPeriod { white_moves, black_moves }));
        Ok(events)
    }

    /// 8.6 — whether there can be time that was overstepped: a flag is down, or scoresheets are completed since one has
    /// fallen (8.5).
    fn flag_may_have_fallen(&self, at: Millis) -> bool {
        Color::ALL.into_iter().any(|color| self.clock.is_down(color, at) || self.score_due(color))
    }

    /// 8.3 — of an electronic scoresheet that is evidently defective another takes the place.
    fn decide_replace_score(&self, by: Speaker, color: Color) -> Decided {
        self.allowed(by, Right::KeepScore)?;
        self.not_over()?;
        if self.setup.regulations.scoresheets == Scoresheets::Paper {
            return Err(ScoreRefusal::Paper.into());
        }
        Ok(vec![Event::Scores(ScoreEvent::ScoreReplaced { by, color })])
    }

    /// 8.7 — after the end each player confirms the result, for himself.
    fn decide_sign(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::Record)?;
        self.allowed(by, Right::Decide)?;
        if !matches!(self.phase, Phase::Over(_)) {
            return Err(ScoreRefusal::NotOver.into());
        }
        let color = by.color().ok_or(ScoreRefusal::WhoSigns)?;
        if self.has_signed(color) {
            Err(ScoreRefusal::SignedAlready(color).into())
        } else {
            Ok(self.end_stands().into_iter().chain([Event::Scores(ScoreEvent::Signed { color })]).collect())
        }
    }

    /// The position of the last completed move, as it is written down: a FEN.
    pub(super) fn written_position(&self) -> String {
        Fen::from_position(self.position(), EnPassantMode::Legal).to_string()
    }

    /// The game is being played, whether the clocks run or stand.
    fn goes_on(&self) -> Result<(), Refusal> {
        if self.phase == Phase::Paused { Ok(()) } else { self.in_play() }
    }
}
