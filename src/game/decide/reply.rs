//! A reply before the clock is pressed (1.3, 6.2.1.2, 6.2.2), and illegal moves that stand (A.5.2).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Role};

use super::Decided;
use super::irregularities::restored;
use crate::game::announcement::Speaker;
use crate::game::command::RestoredTimes;
use crate::game::command::TouchReport;
use crate::game::{Actor, Command, Desk, Event, Game, Phase, PlayEvent, Refusal, Right, RulingEvent};
use crate::laws::{FlagCalling, Irregularity};

impl Game {
    /// 1.3 — the player who has the move by this command of his, because the opponent's move is made though its
    /// clock is not pressed: he announces, touches or claims.
    pub(super) fn takes_the_move(&self, by: Speaker, command: &Command) -> Option<Color> {
        let color = match command {
            // D.2.10.2 — what his assistant announces now can only be his reply.
            Command::Announce(_) => by.color().or(by.assists())?,
            Command::Claim(_) | Command::ClaimWith(..) => by.color()?,
            Command::Handled(_, TouchReport::Accidental) => return None,
            Command::Handled(whose, _) => by.color().or(*whose)?,
            _ => return None,
        };
        // Where the program presses, or plays, there is nothing that could be forgotten.
        if self.phase != Phase::Play || self.setup.partner().is_some() || self.owed.is_some() {
            return None;
        }
        let hand = self.hand.as_ref().filter(|hand| hand.color != color && self.is_made())?;
        hand.played(self.position(), self.castling_mode()).map(|_| color)
    }

    /// 6.2.1.2 — what is completed by the next move of the same player, before it: his former move, and with it the
    /// opponent's, whose clock stands as it would after a press. An illegal one goes back instead (7.5.1), and the
    /// next move with it.
    pub(super) fn completed_by_next(&self, color: Color) -> Vec<Event> {
        let mut events = Vec::new();
        if !self.is_unpressed(color) {
            return events;
        }
        for color in [color, !color] {
            if !self.is_unpressed(color) {
                continue;
            }
            if self.illegal_on_board(color).is_some() && !self.illegal_is_claimed() {
                return vec![self.illegal_completed(color, Irregularity::IllegalMove)];
            }
            events.push(Event::completed(color));
        }
        events
    }

    /// What was replied to is completed before a move is sealed, though its clock was not pressed: no press can follow.
    pub(super) fn completed_by_adjourning(&self) -> Vec<Event> {
        let late = Color::ALL.into_iter().filter(|color| self.is_unpressed(*color));
        late.map(|color| match self.press_late(color) {
            Event::Play(PlayEvent::Completed { .. }) => Event::completed(color),
            illegal => illegal,
        })
        .collect()
    }

    /// 6.2.2 — the clock is pressed for a move that the opponent has replied to.
    pub(super) fn press_late(&self, color: Color) -> Event {
        if self.illegal_on_board(color).is_some() && !self.illegal_is_claimed() {
            return self.illegal_completed(color, Irregularity::IllegalMove);
        }
        Event::Play(PlayEvent::Completed { color, pressed: true, by: None })
    }

    /// A.5.2, B.3 — whether the players claim illegal moves, since there are too few arbiters to see them.
    pub(crate) fn illegal_is_claimed(&self) -> bool {
        self.setup.desk == Desk::Tournament
            && self.setup.regulations.illegal == FlagCalling::Claimed
            && self.setup.rules().unnoticed_stands()
    }

    /// A.5.2 — the opponent claims that the last move was illegal, or the arbiter has seen it, before the next move
    /// is made; after that it stands.
    pub(super) fn decide_claim_illegal(&self, by: Speaker) -> Decided {
        self.allowed(by, if by == Speaker::Arbiter { Right::Rule } else { Right::Decide })?;
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        let last = self.plies.last().map(|ply| ply.color);
        let against = by.color().map_or(last, |color| Some(!color)).unwrap_or(self.turn());
        if self.last_made(against).is_none() {
            return Err(Refusal::NoMoveYet(against));
        }
        // What is not completed is no illegal move yet (7.5.1).
        if self.hand.as_ref().is_some_and(|hand| hand.color == against) || self.is_unpressed(against) {
            return Err(Refusal::NotCompletedYet);
        }
        if self.illegal_on_board(against).is_some() {
            return Ok(self.illegal_put_back(against));
        }
        let stands = self.plies.iter().any(|ply| ply.color == against && !ply.legal);
        Err(if stands { Refusal::IllegalStands } else { Refusal::NoIllegalMove(against) })
    }

    /// A.5.2 — an illegal move that stands is corrected only if both players want that: the second who says so
    /// restores the position.
    pub(super) fn decide_restoring(
        &self,
        by: Speaker,
        after: (u32, Option<Color>),
        times: RestoredTimes,
    ) -> Decided {
        let color = self.player(by)?;
        if !self.illegal_is_claimed() {
            return Err(Refusal::MayNot(Right::Rule));
        }
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        let plies = self.plies_until(after.0, after.1)?;
        // 7.5.1 — of what is not completed nobody is told whether it is illegal.
        if !self.plies.from(plies).any(|ply| !ply.legal && ply.completed_at.is_some()) {
            return Err(Refusal::NoIllegalSince);
        }
        Ok(match self.restoring {
            Some((asking, wanted)) if asking != color && wanted == plies => {
                vec![restored(plies, times)]
            }
            _ => vec![Event::Ruling(RulingEvent::RestoringAsked { color, plies })],
        })
    }

    /// 7.5.1 — the illegal move of this player on the board goes back; 7.5.2 — but a pawn that stands on the last
    /// rank becomes a queen there.
    pub(super) fn illegal_put_back(&self, color: Color) -> Vec<Event> {
        let queen = self.illegal_on_board(color).and_then(|place| {
            let (ply, before) = (self.plies.get(place)?, self.positions.get(place)?);
            let Move::Normal { role: Role::Pawn, from, to, promotion: None, .. } = ply.played else {
                return None;
            };
            let queen = UciMove::Normal { from, to, promotion: Some(Role::Queen) };
            queen.to_move(before).ok().map(|_| (ply.by, queen))
        });
        let Some((by, queen)) = queen else {
            return vec![self.illegal_completed(color, Irregularity::IllegalMove)];
        };
        let wrong = self.illegal_completed(color, Irregularity::Unpromoted);
        let lost = matches!(&wrong, Event::Ruling(RulingEvent::IllegalCompleted { count, .. })
            if *count >= self.setup.rules().illegal_loses_at);
        let mut events = vec![wrong];
        if !lost {
            events.push(Event::Play(PlayEvent::Announced { by, r#move: queen }));
            events.push(self.repeated_by(Actor::Program, !color));
            events.push(Event::Play(PlayEvent::Completed { color, pressed: true, by: None }));
        }
        events
    }
}
