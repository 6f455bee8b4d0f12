//! What happens in an adjournment, taken in (Guidelines I), and who is at the board (6.7).

use shakmaty::{ByColor, Color};

use crate::game::{Adjournment, AdjournmentEvent, Game, Offence, Phase};
use crate::laws::Millis;

impl Game {
    pub(super) fn adjournment_event(&mut self, event: &AdjournmentEvent, at: Millis) {
        match event {
            AdjournmentEvent::Sealing { early_ms, reply, .. } => self.sealing(*early_ms, *reply, at),
            AdjournmentEvent::Sealed { envelope, made, .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.envelope = Some(envelope.clone());
                    adjournment.fixed = *made;
                    adjournment.made = None;
                }
            }
            AdjournmentEvent::Adjourned { deemed_ms } => self.adjourned(*deemed_ms, at),
            AdjournmentEvent::ResumptionSet { text } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.resumption = Some(text.clone());
                }
            }
            AdjournmentEvent::EnvelopeChecked { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.checked = true;
                }
            }
            AdjournmentEvent::ResumptionBegun { .. } => {
                if let Some(adjournment) = &mut self.adjournment {
                    adjournment.begun = true;
                }
                self.called = Some(at);
                self.start_for_absent(at);
            }
            AdjournmentEvent::EnvelopeOpened { fault, .. } => self.opened(fault.is_some(), at),
            AdjournmentEvent::EnvelopeLost { .. } => {
                self.clock.stop(at);
                self.phase = Phase::Play;
                // I.12.1 — he need only say what he has sealed, so his clock stands until he has.
                self.stands_until = Some(self.plies.len() + 1);
                self.adjournment = None;
            }
            AdjournmentEvent::Absent { color } => {
                *self.absent.get_mut(*color) = true;
                if self.is_begun() {
                    self.start_for_absent(at);
                }
            }
            AdjournmentEvent::Arrived { color } => {
                *self.absent.get_mut(*color) = false;
                // I.9.2 — he may stop his clock and summon the arbiter.
                if self.phase == Phase::Adjourned && self.clock.running() == Some(*color) {
                    self.clock.stop(at);
                }
            }
            AdjournmentEvent::DefaultTimeOver { color } => {
                self.clock.stop(at);
                if let Some(adjournment) = &mut self.adjournment {
                    *adjournment.late.get_mut(*color) = true;
                }
            }
            // It is for the arbiter to answer.
            AdjournmentEvent::AdjournmentAsked { .. } => {}
        }
    }

    fn is_begun(&self) -> bool {
        self.phase == Phase::Adjourned
            && self.adjournment.as_ref().is_some_and(|adjournment| adjournment.begun)
    }

    /// I.1.1 — a move made on the board before is the one to seal; I.2.2 asks for the position without it.
    fn sealing(&mut self, early: Millis, reply: bool, at: Millis) {
        let made = self.hand.as_ref().map(|hand| hand.done);
        self.take_off_boards_if_made();
        let turn = self.turn();
        self.adjournment = Some(Adjournment { early, reply, made, ..Adjournment::new(turn, at) });
        self.phase = Phase::Sealing;
        if self.clock.running() != Some(turn) {
            self.clock.start(turn, at);
        }
    }

    fn take_off_boards_if_made(&mut self) {
        if self.hand.is_some() {
            self.take_off_boards();
        }
    }

    fn adjourned(&mut self, deemed: Millis, at: Millis) {
        // I.1.2 — his clock is read as if it had run to the end of the session, even if it stood when he sealed.
        if let Some(sealer) = self.adjournment.as_ref().map(|adjournment| adjournment.sealer)
            && deemed > 0
        {
            self.clock.start(sealer, at);
        }
        self.clock.stop(at.saturating_add(deemed));
        self.clock.resume_from(at);
        self.phase = Phase::Adjourned;
        let reply = self.adjournment.as_ref().is_some_and(|adjournment| adjournment.reply);
        if reply {
            if let Some(adjournment) = &mut self.adjournment {
                adjournment.begun = true;
            }
            self.start_for_absent(at);
        } else {
            self.called = None;
            self.absent = ByColor { white: false, black: false };
        }
    }

    /// I.9.2, I.9.3, I.11 — the clock of the player who must reply runs until he arrives.
    fn start_for_absent(&mut self, at: Millis) {
        let over = self.adjournment.as_ref().is_some_and(Adjournment::is_over_time);
        if let Some(replier) = self.adjournment.as_ref().map(Adjournment::replier)
            && self.waits_for_replier()
            && !over
        {
            self.clock.start(replier, at);
        }
    }

    fn opened(&mut self, faulty: bool, at: Millis) {
        self.clock.stop(at);
        let Some(adjournment) = self.adjournment.take() else { return };
        self.phase = if faulty { Phase::Verdict(Offence::Sealed(adjournment.sealer)) } else { Phase::Play };
        self.reopened = Some(self.plies.len() + 1);
    }

    /// The arbiter lets the clocks run again while a move is being sealed, or is sealed (I.10).
    pub(super) fn go_on_sealed(&mut self, at: Millis) {
        if self.phase == Phase::Sealing {
            self.clock.start(self.turn(), at);
            return;
        }
        if let Some(adjournment) = &mut self.adjournment {
            adjournment.late = ByColor { white: false, black: false };
            adjournment.flag = None;
        }
        // The default time that was waived is not counted again.
        self.called = None;
        self.start_for_absent(at);
    }

    /// A flag that falls while the envelope is closed is judged when it is open.
    pub(super) fn flag_fell(&mut self, color: Color, at: Millis) {
        if let Some(adjournment) = self.adjournment.as_mut().filter(|_| self.phase == Phase::Adjourned) {
            self.clock.stop(at);
            adjournment.flag = Some(color);
            return;
        }
        self.halt(Phase::Verdict(Offence::Flag(color)), at);
    }
}
