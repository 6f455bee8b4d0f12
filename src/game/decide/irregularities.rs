//! Irregularities (7) and the arbiter's other rulings (12): what counts as an illegal move, what is put back,
//! and what is only kept in the record.

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use super::clock::FEW_ARBITERS_ACT_BEFORE;
use super::{Decided, ended};
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve_geometry};
use crate::game::command::RestoredTimes;
use crate::game::command::Ruling;
use crate::game::move_in_progress::PutBack;
use crate::game::scoresheet::MOST_SHEETS;
use crate::game::{Actor, Desk, Event, Game, Phase, PlayEvent, Refusal, Repeat, Right, RulingEvent};
use crate::laws::{GameResult, Irregularity, Reversed, Termination, TwoHands, legal_move};

impl Game {
    /// 7.5.5 — the first gives the opponent time, the second loses; in some editions' fast chess the first.
    pub(super) fn illegal_completed(&self, color: Color, kind: Irregularity) -> Event {
        let rules = self.setup.rules();
        let count = self.illegal.next(color, kind, &rules);
        let bonus_ms = if count < rules.illegal_loses_at { self.penalty(rules.illegal_bonus) } else { 0 };
        Event::Ruling(RulingEvent::IllegalCompleted { color, kind, count, bonus_ms, by: None })
    }

    /// 7.5.3 — the clock pressed without a move. Only a player's own press in a tournament counts; whoever
    /// still owes a repeat has not understood that it is not his clock.
    pub(super) fn empty_press(&self, by: Speaker, color: Color) -> Decided {
        if self.turn() != color {
            return Err(Refusal::NotYourTurn(self.turn()));
        }
        if self.owed == Some(color) {
            return Err(Refusal::RepeatFirst(color));
        }
        let counts = self.setup.desk == Desk::Tournament && self.setup.rules().empty_press_counts;
        // 7.5.1 — the press of a move that the arbiter has put back before it counts nothing any more.
        let belated = self.act.put_back == Some(PutBack::Unpressed);
        if !counts || belated || by.color().is_none() {
            return Err(Refusal::NothingMade);
        }
        Ok(vec![self.illegal_completed(color, Irregularity::EmptyPress).pressed_by(by.into())])
    }

    /// 7.5.2 — the clock pressed with the pawn still on the last rank: an illegal move, and the pawn is a queen.
    /// Where that move would be illegal with a queen too it is 7.5.1.
    pub(super) fn decide_press_unpromoted(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Right::Press)?;
        self.in_play()?;
        let color = self.acting(by);
        self.for_his_player(by, Right::Press, color)?;
        if self.turn() != color {
            return Err(Refusal::NotYourTurn(self.turn()));
        }
        if self.setup.desk != Desk::Tournament {
            return Err(announcement
                .to()
                .map_or(Refusal::NothingMade, |to| ResolveError::PromotionMissing(to).into()));
        }
        if self.clock_side() != color {
            return Err(Refusal::ClockNotRunning(color));
        }
        self.unpromoted_as_queen(by, announcement, Some(by.into()))
    }

    /// The same, pressed by somebody or, where the arbiter has seen it before the press, by nobody yet.
    fn unpromoted_as_queen(
        &self,
        by: Speaker,
        announcement: &Announcement,
        pressed: Option<Actor>,
    ) -> Decided {
        let color = self.turn();
        let Announcement::Move(said) = announcement else { return Err(Refusal::NothingMade) };
        if self.hand.is_some() || said.promotion.is_some() {
            return Err(Refusal::NothingMade);
        }
        let mut queen = said.clone();
        queen.promotion = Some(shakmaty::Role::Queen);
        let done = resolve_geometry(&Announcement::Move(queen), self.position(), &self.homes())?;
        self.left_there(color, &done)?;
        self.fits_act(color, &done)?;
        self.bound_by_claim(color, done)?;
        let stands = self.illegal_is_claimed() && pressed.is_some();
        let done = if stands { without_promotion(done) } else { done };
        let mut events = vec![Event::Play(PlayEvent::Announced { by, r#move: done })];
        if self.setup.repeat == Repeat::Program || self.setup.partner() == Some(!color) {
            events.push(self.repeated_by(Actor::Program, !color));
        }
        let by_whom = |event: Event| match pressed {
            Some(by) => event.pressed_by(by),
            None => event,
        };
        if legal_move(&done, self.position()).is_none() {
            let illegal = match pressed {
                Some(_) => self.completed_illegally(color, done),
                None => self.illegal_completed(color, Irregularity::IllegalMove),
            };
            events.push(by_whom(illegal));
            return Ok(events);
        }
        let wrong = by_whom(self.illegal_completed(color, Irregularity::Unpromoted));
        let lost = matches!(&wrong, Event::Ruling(RulingEvent::IllegalCompleted { count, .. })
            if *count >= self.setup.rules().illegal_loses_at);
        events.push(wrong);
        events.extend(pressed.filter(|_| !lost).map(|by| Event::pressed(color, by)));
        Ok(events)
    }

    /// D.2.3 — step by step the pawn is left there only where it was placed, and what it captures removed.
    fn left_there(&self, color: Color, done: &UciMove) -> Result<(), Refusal> {
        if !self.steps(color) {
            return Ok(());
        }
        if !self.act.placed.iter().any(|(square, role)| Some(*square) == done.to() && role.is_none()) {
            return Err(self.unfinished(color, None).unwrap_or(Refusal::NothingMade));
        }
        self.unfinished(color, Some(done)).map_or(Ok(()), Err)
    }

    pub(super) fn decide_ruling(&self, by: Speaker, ruling: &Ruling) -> Decided {
        match ruling {
            Ruling::TwoHands(whose) => return self.decide_two_hands(by, *whose),
            Ruling::Withdraw => return self.decide_withdraw(by),
            Ruling::Restore { number, color, times } if by.color().is_some() => {
                return self.decide_restoring(by, (*number, *color), *times);
            }
            Ruling::Note(text) => {
                self.allowed(by, Right::Note)?;
                // 11.10 — the arbiter also after the end, when there may be an appeal.
                if by != Speaker::Arbiter {
                    self.not_over()?;
                }
                return Ok(vec![Event::Ruling(RulingEvent::Noted { by, text: text.clone() })]);
            }
            _ => {}
        }
        self.allowed(by, Right::Rule)?;
        match ruling {
            // What the position has ended cannot be withdrawn; the arbiter puts another position up (7.1).
            Ruling::Restore { .. } if self.is_over_by_the_position() => {}
            // 5.1.1 — nothing has ended by an illegal move.
            Ruling::Illegal(color) if self.ended_in_hand().is_some_and(|hand| hand.color == *color) => {}
            _ => self.not_over()?,
        }
        match ruling {
            Ruling::Warn(color, reason) => {
                Ok(vec![Event::Ruling(RulingEvent::Warned { color: *color, reason: reason.clone() })])
            }
            Ruling::Penalize(color, penalty) => {
                Ok(vec![Event::Ruling(RulingEvent::Penalized { color: *color, penalty: penalty.clone() })])
            }
            Ruling::Forfeit(color) => Ok(vec![ended(GameResult::Won(!*color), Termination::Forfeit)]),
            Ruling::Illegal(color) => self.decide_illegal(*color),
            Ruling::WrongStart => self.decide_wrong_start(),
            Ruling::ColorsReversed { annul } => self.decide_reversed(*annul),
            Ruling::BoardTurned => {
                self.has_begun()?;
                Ok(vec![Event::Ruling(RulingEvent::BoardTurned)])
            }
            Ruling::Displaced(color) => {
                self.has_begun()?;
                Ok(vec![Event::Ruling(RulingEvent::Displaced { color: *color })])
            }
            Ruling::Restore { number, color, times } => self.decide_restore(*number, *color, *times),
            Ruling::Note(_) | Ruling::TwoHands(_) | Ruling::Withdraw => Ok(Vec::new()),
        }
    }

    /// 7.5.1 — the arbiter rules that this player's last move was illegal, pressed or not, and whatever the program
    /// takes it for: what his hands have done it does not see. The position before it is put back, with what was
    /// replied to it.
    fn decide_illegal(&self, color: Color) -> Decided {
        if self.phase != Phase::Paused && self.ended_in_hand().is_none() {
            self.in_play()?;
        }
        if self.turn() == color && self.hand.is_none() {
            // 7.5.2 — the pawn stands there.
            if let Some((by, said)) = &self.unpromoted {
                return self.unpromoted_as_queen(*by, said, None);
            }
            // D.2.3 — what is not made is no move.
            if let Some(refusal) = self.unfinished(color, None) {
                return Err(refusal);
            }
            if self.act.put_back.is_some() {
                return Err(Refusal::RuledAlready(Irregularity::IllegalMove));
            }
        }
        let made = self.last_made(color).is_some();
        if !made && !*self.ruled.get(color) {
            return Ok(vec![self.illegal_completed(color, Irregularity::Ruled)]);
        }
        if !made || self.is_counted(color) {
            return Err(Refusal::RuledAlready(Irregularity::IllegalMove));
        }
        // A.5.2 — what was replied to cannot be corrected any more.
        if self.setup.rules().unnoticed_stands() && self.is_replied_to(color) && !self.is_unpressed(color) {
            return Err(Refusal::IllegalStands);
        }
        Ok(self.illegal_put_back(color))
    }

    /// A.4.3, B.2.3 — the player having the move may see the scoresheet five times; more would be a distraction
    /// (11.5), and is recorded as one. Where it is not counted nothing follows.
    pub(super) fn decide_sheet(&self, by: Speaker) -> Decided {
        let Some(color) = self.side_of(by).filter(|_| self.counts_sheets() && self.phase == Phase::Play)
        else {
            return Ok(Vec::new());
        };
        if self.turn() != color {
            return Err(Refusal::SheetNotToMove);
        }
        Ok(vec![Event::Ruling(RulingEvent::SheetAsked {
            color,
            shown: self.sheets_asked(color) < MOST_SHEETS,
        })])
    }

    pub(super) fn not_over(&self) -> Result<(), Refusal> {
        if matches!(self.phase, Phase::Over(_)) { Err(Refusal::Over) } else { Ok(()) }
    }

    pub(super) fn has_begun(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::NotStarted => Err(Refusal::NotStarted),
            Phase::Sealing => Err(Refusal::Sealing),
            Phase::Adjourned => Err(Refusal::Adjourned),
            Phase::Verdict(_) | Phase::Arbiter(_) => Err(Refusal::Waiting),
            _ => Ok(()),
        }
    }

    /// 7.5.4 — as ruled by the arbiter; the opponent may call him for it, unless he has touched or announced
    /// since (4.8). The move itself stands: 4.7 binds the player to it.
    fn decide_two_hands(&self, by: Speaker, whose: Option<Color>) -> Decided {
        self.not_over()?;
        self.has_begun()?;
        let rules = self.setup.rules();
        if let Some(claimant) = by.color() {
            if whose.is_some_and(|color| color == claimant) {
                return Err(Refusal::OwnFault);
            }
            if self.last_made(!claimant).is_none() {
                return Err(Refusal::NoMoveYet(!claimant));
            }
            if self.is_replied_to(!claimant) || !self.may_protest(claimant) {
                return Err(Refusal::NoProtest(claimant));
            }
            self.in_play()?;
            if rules.two_hands == TwoHands::Arbiter {
                return Err(Refusal::NoFixedPenalty);
            }
            if self.is_counted(!claimant) {
                return Err(Refusal::RuledAlready(Irregularity::TwoHands));
            }
            return Ok(vec![Event::Ruling(RulingEvent::Protested {
                by,
                against: !claimant,
                kind: Irregularity::TwoHands,
            })]);
        }
        self.allowed(by, Right::Rule)?;
        let in_hand = self.hand.as_ref().map(|hand| hand.color);
        let last = self.plies.last().map(|ply| ply.color);
        let color = whose.or(in_hand).or(last).ok_or(Refusal::NoMoveYet(self.turn()))?;
        if rules.two_hands == TwoHands::Arbiter {
            return Err(Refusal::NoFixedPenalty);
        }
        if self.last_made(color).is_none() {
            return Err(Refusal::NoMoveYet(color));
        }
        if self.is_counted(color) {
            return Err(Refusal::RuledAlready(Irregularity::TwoHands));
        }
        let pressed = in_hand != Some(color) && !self.is_unpressed(color);
        if rules.two_hands == TwoHands::WhenPressed && !pressed {
            return Err(Refusal::NotPressedYet(color));
        }
        // A.5.2 — where few arbiters see it, only before the opponent's next move.
        if rules.unnoticed_stands() && self.is_replied_to(color) {
            return Err(Refusal::IllegalStands);
        }
        Ok(vec![self.illegal_completed(color, Irregularity::TwoHands)])
    }

    /// Whether the opponent has made a move since this player's last one.
    fn is_replied_to(&self, color: Color) -> bool {
        self.last_made(!color) > self.last_made(color)
    }

    /// 7.5.2, 7.5.4 — whether this player's last move is counted already.
    fn is_counted(&self, color: Color) -> bool {
        self.last_made(color).is_some_and(|place| *self.counted.get(color) == Some(place))
    }

    /// 7.2.1 — the game is cancelled; in rapid and blitz with few arbiters no longer after ten moves by each
    /// player (A.5.1.2).
    fn decide_wrong_start(&self) -> Decided {
        if self.setup.rules().unnoticed_stands() && self.completed_by_both() >= FEW_ARBITERS_ACT_BEFORE {
            return Err(Refusal::TooLateForStart);
        }
        Ok(vec![ended(GameResult::Annulled, Termination::WrongStart)])
    }

    /// 7.3 — in 2014 the game goes on, unless the arbiter decides otherwise.
    fn decide_reversed(&self, annul: bool) -> Decided {
        let annulled = || Ok(vec![ended(GameResult::Annulled, Termination::ColorsReversed)]);
        match self.setup.rules().reversed {
            Reversed::RestartBefore(moves) if self.moves_by_both() < moves => annulled(),
            Reversed::Continue if annul => annulled(),
            Reversed::Continue => Err(Refusal::ColorsGoOn),
            Reversed::RestartBefore(_) => Err(Refusal::ColorsStay),
        }
    }

    /// The moves that both players have made.
    fn moves_by_both(&self) -> u32 {
        self.made(Color::White).min(self.made(Color::Black))
    }

    /// 7.1, 7.6 — the position after this move; a game that does not have it stays as it is.
    fn decide_restore(&self, number: u32, color: Option<Color>, times: RestoredTimes) -> Decided {
        self.has_begun()?;
        let plies = self.plies_until(number, color)?;
        Ok(vec![restored(plies, times)])
    }

    /// How many plies were played when this move of this player was.
    pub(super) fn plies_until(&self, number: u32, color: Option<Color>) -> Result<usize, Refusal> {
        let last = color.unwrap_or(Color::Black);
        let is_it = |at: &usize| {
            let before = &self.positions[*at];
            before.fullmoves().get() == number && before.turn() == last
        };
        let plies = if number == 0 { Some(0) } else { (0..self.plies.len()).find(is_it).map(|at| at + 1) };
        plies.ok_or(Refusal::NoSuchMove)
    }

    /// The last ruling does not hold; what was announced, repeated or reported since is not undone with it.
    fn decide_withdraw(&self, by: Speaker) -> Decided {
        // 9.1.2.1 — of an offer of his own a player can withdraw nothing.
        if by.color().is_some() && self.offer == by.color() {
            return Err(Refusal::CannotWithdraw);
        }
        self.allowed(by, Right::Rule)?;
        // 5.1.1, 5.2.1, 9.6 — what the position brings is no ruling.
        if self.before_ruling.is_none() || self.is_over_by_the_position() {
            return Err(Refusal::NoRuling);
        }
        Ok(vec![Event::Ruling(RulingEvent::RulingWithdrawn)])
    }
}

/// 7.1 — the position after so many plies is restored.
pub(super) fn restored(plies: usize, times: RestoredTimes) -> Event {
    let (keep_times, keep_penalties) = (times == RestoredTimes::Stay, times == RestoredTimes::Then);
    Event::Ruling(RulingEvent::Restored { plies, keep_times, keep_penalties, by_hand: false })
}

/// The pawn stands there as a pawn.
fn without_promotion(done: UciMove) -> UciMove {
    match done {
        UciMove::Normal { from, to, .. } => UciMove::Normal { from, to, promotion: None },
        other => other,
    }
}
