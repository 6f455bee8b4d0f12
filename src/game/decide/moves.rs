//! Moves announced, repeated, corrected and pressed (D.2).

use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Color, Move, Position};

use super::Decided;
use crate::announcement::{Announcement, Misfit, Speaker, geometric, resolve};
use crate::game::{By, Deed, Desk, Event, Game, Phase, Press, Refusal, Repeat};
use crate::laws::{Millis, automatic_end};

impl Game {
    pub(super) fn decide_announce(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Deed::Announce)?;
        // The opponent's last move is still repeated before one is sealed.
        if self.phase != Phase::Sealing || self.owed.is_none() {
            self.in_play()?;
        }
        let color = self.acting(by);
        if self.owed == Some(color) || (self.owed.is_some() && by == Speaker::Assistant) {
            return self.decide_repeat(by, announcement);
        }
        self.his_to_announce(color)?;
        let done = self.understood(announcement)?;
        Ok(self.made(by, color, done))
    }

    fn his_to_announce(&self, color: Color) -> Result<(), Refusal> {
        if self.setup.partner() == Some(color) {
            return Err(if self.turn() == color {
                Refusal::NotYourTurn(color)
            } else {
                Refusal::PartnersPieces
            });
        }
        match &self.hand {
            Some(hand) if hand.color == color => Err(Refusal::AlreadyAnnounced),
            Some(hand) => Err(Refusal::NotPressed(hand.color)),
            None if self.turn() != color => Err(Refusal::NotYourTurn(self.turn())),
            None => Ok(()),
        }
    }

    /// The move that is meant. In a tournament it need not be legal, only possible to execute.
    fn understood(&self, announcement: &Announcement) -> Result<UciMove, Refusal> {
        let position = self.position();
        Ok(match self.setup.desk {
            Desk::Tournament => geometric(announcement, position)?,
            Desk::Practice | Desk::Relay => {
                UciMove::from_move(resolve(announcement, position)?, CastlingMode::Standard)
            }
        })
    }

    pub(super) fn decide_play(&self, by: Speaker, played: Move) -> Decided {
        self.in_play()?;
        let color = self.acting(by);
        if self.turn() != color || self.hand.is_some() || !self.position().is_legal(played) {
            return Err(Refusal::NotYourTurn(self.turn()));
        }
        Ok(self.made(by, color, UciMove::from_move(played, CastlingMode::Standard)))
    }

    /// D.2.3 — the announcement makes the move. With it go, by policy, the repeat and the press.
    fn made(&self, by: Speaker, color: Color, done: UciMove) -> Vec<Event> {
        let mut events = Vec::new();
        if self.offer == Some(!color) {
            // 9.1.2.1 — moving on is refusing.
            events.push(Event::DrawDeclined { color });
        }
        events.push(Event::Announced { by, r#move: done.to_string() });
        self.follow_up(color, done, &mut events);
        events
    }

    fn follow_up(&self, color: Color, done: UciMove, events: &mut Vec<Event>) {
        if self.setup.repeat == Repeat::Program || self.setup.partner() == Some(!color) {
            events.push(Event::Repeated { by: By::Program });
        }
        let Ok(played) = done.to_move(self.position()) else {
            // 7.5.1 — pressed like any other, or the silence would tell that it is illegal.
            if self.setup.press == Press::Auto {
                events.push(self.illegal_completed(color));
            }
            return;
        };
        let mut positions = self.positions.clone();
        let mut after = self.position().clone();
        after.play_unchecked(played);
        positions.push(after);
        let ends = automatic_end(&positions, self.setup.rules().fivefold).is_some();
        let automatic = self.setup.press == Press::Auto || self.setup.partner() == Some(color);
        if ends || automatic {
            events.push(Event::Completed { color, pressed: !ends });
        }
    }

    /// D.2.1 — the opponent's words are held against the announcement before anything is executed.
    pub(super) fn decide_repeat(&self, by: Speaker, announcement: &Announcement) -> Decided {
        let Some((announced, before)) = self.last_announced() else { return Err(Refusal::NothingMade) };
        let meant = match geometric(announcement, before) {
            Err(misfit @ (Misfit::Several(_) | Misfit::PromotionMissing(_))) => return Err(misfit.into()),
            // The same square, but which piece is not said: that does not differ yet.
            Err(misfit @ Misfit::FromWhere(_, to)) if announced.to() == Some(to) => return Err(misfit.into()),
            // What names no square is not another move either.
            Err(misfit) if announcement.names_no_square() => return Err(misfit.into()),
            other => other.ok(),
        };
        if meant == Some(announced) {
            return Ok(vec![Event::Repeated { by: by.into() }]);
        }
        Ok(vec![Event::RepeatDiffered { by, repeated: announcement.recorded() }])
    }

    /// The last announcement and the position it was made in.
    pub(in crate::game) fn last_announced(&self) -> Option<(UciMove, &shakmaty::Chess)> {
        if let Some(hand) = &self.hand {
            return Some((hand.done, self.position()));
        }
        let ply = self.plies.last()?;
        let before = self.positions.get(self.positions.len().checked_sub(2)?)?;
        Some((UciMove::from_move(ply.played, CastlingMode::Standard), before))
    }

    pub(super) fn decide_correct(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Deed::Announce)?;
        self.in_play()?;
        let color = self.acting(by);
        match &self.hand {
            Some(hand) if hand.color == color => {}
            // D.2.8 — the opponent's clock is running.
            None if self.plies.last().is_some_and(|ply| ply.color == color) => return Err(Refusal::TooLate),
            None if by.color().is_none() && !self.plies.is_empty() => return Err(Refusal::TooLate),
            _ => return Err(Refusal::NothingToCorrect),
        }
        let done = self.understood(announcement)?;
        let mut events = vec![Event::Corrected { by, r#move: done.to_string() }];
        self.follow_up(color, done, &mut events);
        Ok(events)
    }

    pub(super) fn decide_press(&self, by: Speaker, at: Millis) -> Decided {
        self.allowed(by, Deed::Press)?;
        if self.phase == Phase::Sealing {
            return self.decide_sealed(by, at);
        }
        self.in_play()?;
        let color = self.acting(by);
        let Some(hand) = &self.hand else {
            let refusal =
                if self.turn() == color { Refusal::NothingMade } else { Refusal::NotYourTurn(self.turn()) };
            return Err(refusal);
        };
        if hand.color != color {
            return Err(Refusal::NotYourTurn(hand.color));
        }
        if hand.legal.is_some() {
            return Ok(vec![Event::Completed { color, pressed: true }]);
        }
        Ok(vec![self.illegal_completed(color)])
    }

    /// 7.5.5 — the first gives the opponent time, the second loses.
    pub(super) fn illegal_completed(&self, color: Color) -> Event {
        let count = self.illegal_moves(color) + 1;
        let rules = self.setup.rules();
        let bonus_ms = if count < rules.illegal_loses_at { self.penalty(rules.illegal_bonus) } else { 0 };
        Event::IllegalCompleted { color, count, bonus_ms }
    }
}
