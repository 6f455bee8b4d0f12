//! A game adjourned and taken up again (Guidelines I, D.2.10.6), and who is at the board (6.7).

use std::time::Duration;

use shakmaty::Color;

use super::{Decided, ended};
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve, resolve_geometry};
use crate::game::{
    Actor, AdjournmentEvent, Desk, Event, Game, Phase, PlayEvent, Refusal, Right, SealedFault, SealedText,
};
use crate::laws::{GameResult, Millis, Must, Termination, legal_move};
use shakmaty::uci::UciMove;

impl Game {
    /// I.1 — the arbiter ends the session; a player can only ask him to.
    pub(super) fn decide_adjourn(&self, by: Speaker, early: Option<Duration>, at: Millis) -> Decided {
        if self.setup.desk == Desk::Practice {
            return Err(Refusal::NotAtPractice);
        }
        let asked = by.color();
        if asked.is_none() {
            self.allowed(by, Right::Adjourn)?;
        }
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        if let Some(color) = asked {
            return Ok(vec![Event::Adjournment(AdjournmentEvent::AdjournmentAsked { color })]);
        }
        self.nothing_binds()?;
        let early_ms = early.map_or(0, |early| Millis::try_from(early.as_millis()).unwrap_or(Millis::MAX));
        // I.1.2 — a session never lasts longer than the time of the player on move.
        if early_ms > 0 && !self.setup.time.is_timed() {
            return Err(Refusal::NoClock);
        }
        if early_ms > 0 && early_ms >= self.clock.available(self.turn(), at) {
            return Err(Refusal::SessionTooLong);
        }
        let mut events = self.completed_by_adjourning();
        // 7.5.1 — where that was illegal, it may end the game, or bind the move that is made next.
        let after = self.after(&events, at);
        if !(after.phase == self.phase && after.nothing_binds().is_ok() && !after.is_at_its_end()) {
            return Ok(events);
        }
        events.push(Event::Adjournment(AdjournmentEvent::Sealing { by, early_ms, reply: false }));
        Ok(events)
    }

    /// I.1.1 — whether this speaker may seal now. In I.9.3 it is the reply that is sealed.
    ///
    /// # Errors
    /// Why not.
    pub fn may_seal(&self, by: Speaker) -> Result<(), Refusal> {
        self.allowed(by, Right::Seal)?;
        if self.phase != Phase::Sealing && !self.may_seal_reply() {
            self.in_play()?;
            return Err(Refusal::NotSealing);
        }
        self.for_his_player(by, Right::Seal, self.turn())?;
        if let Some(color) = by.color().filter(|color| *color != self.turn()) {
            return Err(Refusal::NotToSeal(color));
        }
        if let Some(owing) = self.owed {
            return Err(Refusal::RepeatFirst(owing));
        }
        self.nothing_binds()?;
        if self.adjournment.as_ref().is_some_and(|adjournment| adjournment.fixed) {
            return Err(Refusal::MadeAlready);
        }
        Ok(())
    }

    /// 4.3, 9.5.3 — who has touched a piece, or declared a move with a wrong claim, makes that move on the board:
    /// what is in an envelope nobody could hold against it.
    fn nothing_binds(&self) -> Result<(), Refusal> {
        if let Some(declared) = self.declared(self.turn()) {
            return Err(Refusal::DeclaredFirst(declared));
        }
        let binding =
            self.obligation().filter(|found| found.must != Must::Anything || found.barred.is_some());
        match binding {
            Some(obligation) if self.hand.is_none() => Err(Refusal::Obliged(Box::new(obligation))),
            _ => Ok(()),
        }
    }

    /// I.9.3 — the sealed move is on the board, the player who sealed it is not there, and his opponent has not
    /// replied yet.
    fn may_seal_reply(&self) -> bool {
        self.phase == Phase::Play
            && self.reopened == Some(self.plies.len())
            && self.hand.is_none()
            && *self.absent.get(!self.turn())
    }

    /// What this announcement puts into the envelope. An illegal move is sealed as it was said in a tournament,
    /// where nobody is told before it is opened.
    ///
    /// # Errors
    /// [`ResolveError`]: it fits several moves, or at the relay none.
    pub fn to_seal(&self, announcement: &Announcement) -> Result<SealedText, ResolveError> {
        let position = self.position();
        let misfit = match resolve(announcement, position) {
            Ok(played) => return Ok(SealedText::Move(UciMove::from_move(played, self.castling_mode()))),
            Err(misfit) => misfit,
        };
        if self.setup.desk != Desk::Tournament {
            return Err(misfit);
        }
        match resolve_geometry(announcement, position, &self.homes()) {
            Ok(done) => Ok(SealedText::Move(done)),
            Err(misfit @ (ResolveError::Several(_) | ResolveError::PromotionMissing(_))) => Err(misfit),
            Err(_) => Ok(SealedText::Announced(announcement.clone())),
        }
    }

    pub(super) fn decide_seal(&self, by: Speaker, envelope: &str, made: bool) -> Decided {
        self.may_seal(by)?;
        let begins = (self.phase == Phase::Play).then_some(Event::Adjournment(AdjournmentEvent::Sealing {
            by,
            early_ms: 0,
            reply: true,
        }));
        // 9.1.2.1 — a move made on the board refuses an offer; I.4 — what is only written leaves it open.
        let refused = if made { self.refused_by_hand(self.turn()) } else { Vec::new() };
        let sealed = Event::Adjournment(AdjournmentEvent::Sealed { by, envelope: envelope.to_owned(), made });
        Ok(begins.into_iter().chain(refused).chain([sealed]).collect())
    }

    /// I.1.1 — the envelope is sealed, and only then the clock is stopped.
    pub(super) fn decide_sealed(&self, by: Speaker, at: Millis) -> Decided {
        let Some(adjournment) = self.adjournment.as_ref().filter(|_| self.phase == Phase::Sealing) else {
            return Err(Refusal::NotSealing);
        };
        self.for_his_player(by, Right::Seal, adjournment.sealer)?;
        if let Some(color) = by.color().filter(|color| *color != adjournment.sealer) {
            return Err(Refusal::NotToSeal(color));
        }
        if adjournment.envelope.is_none() {
            return Err(Refusal::NothingSealed);
        }
        // I.1.2 — what he took to seal was part of the session.
        let deemed_ms = adjournment.early.saturating_sub(at.saturating_sub(adjournment.since));
        Ok(vec![Event::Adjournment(AdjournmentEvent::Adjourned { deemed_ms })])
    }

    pub(super) fn decide_resumption(&self, by: Speaker, text: &str) -> Decided {
        self.allowed(by, Right::Envelope)?;
        if !matches!(self.phase, Phase::Sealing | Phase::Adjourned) {
            return Err(self.not_adjourned());
        }
        Ok(vec![Event::Adjournment(AdjournmentEvent::ResumptionSet { text: text.to_owned() })])
    }

    /// I.3 — the arbiter has checked the envelope.
    pub(super) fn decide_checked(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::Envelope)?;
        if self.phase != Phase::Adjourned {
            return Err(self.not_adjourned());
        }
        Ok(vec![Event::Adjournment(AdjournmentEvent::EnvelopeChecked { by })])
    }

    /// I.9 — the time of the resumption has come; in the middle of it, the clock of an absent player runs again.
    pub(super) fn decide_resume(&self, by: Speaker) -> Decided {
        let Some(adjournment) = &self.adjournment else { return Err(self.not_adjourned()) };
        if !adjournment.begun {
            return Ok(vec![Event::Adjournment(AdjournmentEvent::ResumptionBegun { by })]);
        }
        // I.10 — the arbiter decides otherwise.
        if adjournment.is_over_time() || self.clock.running().is_none() && self.waits_for_replier() {
            return Ok(vec![Event::Play(PlayEvent::Continued { by })]);
        }
        Err(Refusal::Started)
    }

    /// I.9.2 — the player who must reply is not there.
    pub(crate) fn waits_for_replier(&self) -> bool {
        self.adjournment.as_ref().is_some_and(|adjournment| *self.absent.get(adjournment.replier()))
    }

    /// I.7 — whether the envelope may be opened now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_open(&self, by: Speaker) -> Result<(), Refusal> {
        self.allowed(by, Right::Envelope)?;
        let Some(adjournment) = self.adjournment.as_ref().filter(|_| self.phase == Phase::Adjourned) else {
            return Err(self.not_adjourned());
        };
        // I.10 — after the default time it may be opened without him, since it may hold the end of the game.
        if self.waits_for_replier() && !adjournment.is_over_time() {
            return Err(Refusal::ReplierAbsent(adjournment.replier()));
        }
        Ok(())
    }

    /// I.8, I.9.1 — the envelope is open.
    pub(super) fn decide_open(&self, by: Speaker, written: &SealedText) -> Decided {
        self.may_open(by)?;
        let Some(adjournment) = &self.adjournment else { return Err(self.not_adjourned()) };
        let mut events = Vec::new();
        if !adjournment.begun {
            events.push(Event::Adjournment(AdjournmentEvent::ResumptionBegun { by }));
        }
        let judged = self.judge(written);
        events.push(Event::Adjournment(AdjournmentEvent::EnvelopeOpened {
            by,
            written: written.recorded(),
            r#move: judged.ok(),
            fault: judged.err(),
        }));
        let Ok(done) = judged else { return Ok(events) };
        events.push(Event::Play(PlayEvent::Announced { by: Speaker::Arbiter, r#move: done }));
        events.push(self.repeated_by(Actor::Arbiter, !adjournment.sealer));
        let ends = legal_move(&done, self.position()).is_some_and(|played| self.ends_with(played));
        events.push(if ends {
            Event::completed(adjournment.sealer)
        } else {
            Event::pressed(adjournment.sealer, Actor::Arbiter)
        });
        if ends {
            return Ok(events);
        }
        // I.10 — it did not end the game, so whoever came too late has lost it.
        if let Some(color) = adjournment.flag {
            events.push(Event::Play(PlayEvent::FlagFell { color }));
        } else if let Some(result) = lost_by(adjournment.late.white, adjournment.late.black) {
            events.push(ended(result, Termination::DefaultTime));
        }
        Ok(events)
    }

    /// I.8 — the one legal move that was written, or what is wrong with it.
    fn judge(&self, written: &SealedText) -> Result<UciMove, SealedFault> {
        let position = self.position();
        match written {
            SealedText::Move(done) => legal_move(done, position).map(|_| *done).ok_or(SealedFault::Illegal),
            SealedText::Announced(announcement) => match resolve(announcement, position) {
                Ok(played) => Ok(UciMove::from_move(played, self.castling_mode())),
                Err(ResolveError::Several(_) | ResolveError::PromotionMissing(_)) => {
                    Err(SealedFault::Ambiguous)
                }
                Err(_) => Err(SealedFault::Illegal),
            },
            SealedText::Unintelligible(_) => Err(SealedFault::Unintelligible),
        }
    }

    /// I.12.1 — the envelope is lost, or cannot be opened by anybody any more.
    pub(super) fn decide_envelope_lost(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::Envelope)?;
        if self.phase != Phase::Adjourned {
            return Err(self.not_adjourned());
        }
        Ok(vec![Event::Adjournment(AdjournmentEvent::EnvelopeLost { by })])
    }

    /// I.12.2 — nobody knows the position any more.
    pub(super) fn decide_position_lost(&self, by: Speaker) -> Decided {
        self.allowed(by, Right::Envelope)?;
        if self.phase != Phase::Adjourned {
            return Err(self.not_adjourned());
        }
        Ok(vec![ended(GameResult::Annulled, Termination::PositionLost)])
    }

    fn not_adjourned(&self) -> Refusal {
        if matches!(self.phase, Phase::Over(_)) { Refusal::Over } else { Refusal::NotAdjourned }
    }

    /// 6.7, I.9 — a player is not at the board, or has come.
    pub(super) fn decide_presence(&self, by: Speaker, color: Color, present: bool) -> Decided {
        self.allowed(by, Right::Presence)?;
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Verdict(_) | Phase::Arbiter(_) => return Err(Refusal::Waiting),
            _ => {}
        }
        let since = self.reopened.unwrap_or(0).min(self.plies.len());
        let moved = self.phase == Phase::Play && self.plies.from(since).any(|ply| ply.color == color);
        match (*self.absent.get(color), present) {
            (false, false) if moved => Err(Refusal::BeenThere(color)),
            (false, true) => Err(Refusal::NotAbsent(color)),
            (true, false) => Err(Refusal::AbsentAlready(color)),
            (true, true) => Ok(vec![Event::Adjournment(AdjournmentEvent::Arrived { color })]),
            (false, false) => Ok(vec![Event::Adjournment(AdjournmentEvent::Absent { color })]),
        }
    }

    /// 6.7.1, I.10 — the default time of those who are not there is over. While an envelope is closed the game
    /// waits for it: the move in it may have ended the game.
    pub(super) fn default_time_over(&self, at: Millis) -> Vec<Event> {
        if self.default_due().is_none_or(|due| at < due) {
            return Vec::new();
        }
        if self.phase == Phase::Adjourned {
            let late = Color::ALL.into_iter().filter(|color| *self.absent.get(*color));
            return late
                .map(|color| Event::Adjournment(AdjournmentEvent::DefaultTimeOver { color }))
                .collect();
        }
        let result = lost_by(self.absent.white, self.absent.black);
        result.map(|result| ended(result, Termination::DefaultTime)).into_iter().collect()
    }
}

/// The result when these have come too late.
fn lost_by(white: bool, black: bool) -> Option<GameResult> {
    match (white, black) {
        (true, true) => Some(GameResult::BothLost),
        (true, false) => Some(GameResult::Won(Color::Black)),
        (false, true) => Some(GameResult::Won(Color::White)),
        (false, false) => None,
    }
}
