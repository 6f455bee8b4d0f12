//! Moves announced, repeated, corrected and pressed (D.2).

use shakmaty::uci::UciMove;
use shakmaty::{Color, Move, Position};

use super::Decided;
use crate::game::announcement::{Announcement, ResolveError, Speaker, resolve, resolve_geometry};
use crate::game::{
    Actor, Desk, DrawEvent, Event, Game, PendingMove, Phase, PlayEvent, Press, Refusal, Repeat, Right,
    RulingEvent, duties,
};
use crate::laws::{Duty, Irregularity, Millis, PressCondition, PressedBy, legal_move};

impl Game {
    pub(super) fn decide_announce(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Right::Announce)?;
        let color = self.acting(by);
        let owing = self.repeat_due();
        let repeats = owing == Some(color) || (owing.is_some() && by.is_assistant());
        // The opponent's last move is still repeated before one is sealed, and when it has ended the game.
        if repeats && (self.phase == Phase::Sealing || self.is_over_by_the_position()) {
            return self.decide_repeat(by, announcement);
        }
        if self.phase != Phase::Sealing || self.owed.is_none() {
            self.in_play()?;
        }
        if repeats {
            return self.decide_repeat(by, announcement);
        }
        self.his_to_announce(color)?;
        self.score_first(color)?;
        let done = match self.understood(announcement) {
            // 7.5.2 — in a tournament the pawn stands there, whatever is said in between.
            Err(Refusal::Misfit(ResolveError::PromotionMissing(_)))
                if self.setup.desk == Desk::Tournament =>
            {
                let mut events = self.refused_by_hand(color);
                events.push(Event::Play(PlayEvent::PromotionMissing {
                    by,
                    announced: announcement.recorded(),
                }));
                return Ok(events);
            }
            understood => understood?,
        };
        self.fits_act(color, &done)?;
        self.bound_by_claim(color, done)?;
        let mut events = self.completed_by_next(color);
        if !events.iter().any(|event| matches!(event, Event::Ruling(RulingEvent::IllegalCompleted { .. }))) {
            events.extend(self.make(by, color, done));
        }
        Ok(events)
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
            Some(hand) => Err(Refusal::NotYourTurn(hand.color)),
            None if self.turn() != color => Err(Refusal::NotYourTurn(self.turn())),
            None => Ok(()),
        }
    }

    /// The move that is meant. In a tournament it need not be legal, only possible to execute.
    pub(super) fn understood(&self, announcement: &Announcement) -> Result<UciMove, Refusal> {
        let position = self.position();
        Ok(match self.setup.desk {
            Desk::Tournament => resolve_geometry(announcement, position, &self.homes())?,
            Desk::Practice | Desk::Relay => {
                UciMove::from_move(resolve(announcement, position)?, self.castling_mode())
            }
        })
    }

    pub(super) fn decide_play(&self, by: Speaker, played: Move) -> Decided {
        self.in_play()?;
        let color = self.acting(by);
        if self.turn() != color || self.hand.is_some() || !self.position().is_legal(played) {
            return Err(Refusal::NotYourTurn(self.turn()));
        }
        let done = UciMove::from_move(played, self.castling_mode());
        self.bound_by_claim(color, done)?;
        Ok(self.make(by, color, done))
    }

    /// D.2.3 — the announcement makes the move. With it go, by policy, the repeat and the press.
    fn make(&self, by: Speaker, color: Color, done: UciMove) -> Vec<Event> {
        let mut events = self.refused_by_hand(color);
        events.push(Event::Play(PlayEvent::Announced { by, r#move: done }));
        self.follow_up(color, done, &mut events);
        events
    }

    /// 9.1.2.1 — who moves on after the opponent's offer refuses it.
    pub(super) fn refused_by_hand(&self, color: Color) -> Vec<Event> {
        let offered = self.offer == Some(!color);
        offered.then_some(Event::Draw(DrawEvent::DrawDeclined { color })).into_iter().collect()
    }

    fn follow_up(&self, color: Color, done: UciMove, events: &mut Vec<Event>) {
        if self.setup.repeat == Repeat::Program || self.setup.partner() == Some(!color) {
            events.push(self.repeated_by(Actor::Program, !color));
        }
        // D.2.3 — step by step the announcement alone does not make it.
        if self.unfinished(color, Some(&done)).is_none() {
            let repeated =
                events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Repeated { .. })));
            self.complete_if_due(color, done, repeated, events);
        }
    }

    /// A move just made is completed where the program presses, or where it ends the game.
    pub(super) fn complete_if_due(
        &self,
        color: Color,
        done: UciMove,
        repeated: bool,
        events: &mut Vec<Event>,
    ) {
        // While the clocks stand nothing is pressed; but what is put right lets them run again.
        if self.phase != Phase::Play && self.ended_in_hand().is_none() {
            return;
        }
        let waits = self.waits_for_repeat() && !repeated;
        let Some(played) = legal_move(&done, self.position()) else {
            // 7.5.1 — pressed like any other, or the silence would tell that it is illegal.
            if self.setup.press == Press::Auto && !waits {
                events.push(self.completed_illegally(color, done).pressed_by(Actor::Program));
            }
            return;
        };
        let partner = self.setup.partner() == Some(color);
        if self.ends_with(played) {
            // D.2.8 — whoever speaks may have slipped, and no clock is pressed that could keep him from putting it right.
            events.extend(partner.then(|| Event::completed(color)));
        } else if partner || self.setup.press == Press::Auto && !waits {
            events.push(Event::pressed(color, Actor::Program));
        }
    }

    /// D.2.1 — the opponent's words are held against the announcement before anything is executed.
    pub(super) fn decide_repeat(&self, by: Speaker, announcement: &Announcement) -> Decided {
        let Some((announced, before)) = self.last_announced() else { return Err(Refusal::NothingMade) };
        let meant = match resolve_geometry(announcement, before, &self.homes()) {
            Err(misfit @ (ResolveError::Several(_) | ResolveError::PromotionMissing(_))) => {
                return Err(misfit.into());
            }
            // The same square, but which piece is not said: that does not differ yet.
            Err(misfit @ ResolveError::FromWhere(_, to)) if announced.to() == Some(to) => {
                return Err(misfit.into());
            }
            // What names no square is not another move either.
            Err(misfit) if announcement.names_no_square() => return Err(misfit.into()),
            other => other.ok(),
        };
        if meant == Some(announced) {
            let mut events = vec![self.repeated_by(by.into(), self.owed.unwrap_or(!self.turn()))];
            // D.2.4 — only a move that is made starts the opponent's clock; step by step its last step will.
            if let Some(hand) = self.hand.as_ref().filter(|_| self.waits_for_repeat() && self.is_made()) {
                let pressed = self.completed_by_press(hand, Actor::Program);
                events.extend((self.setup.press == Press::Auto).then_some(pressed));
            }
            return Ok(events);
        }
        Ok(vec![Event::Play(PlayEvent::RepeatDiffered { by, repeated: announcement.recorded() })])
    }

    /// The last announcement and the position it was made in.
    pub(crate) fn last_announced(&self) -> Option<(UciMove, &shakmaty::Chess)> {
        if let Some(hand) = &self.hand {
            return Some((hand.done, self.position()));
        }
        let ply = self.plies.last()?;
        let before = self.positions.get(self.positions.len().checked_sub(2)?)?;
        Some((UciMove::from_move(ply.played, self.castling_mode()), before))
    }

    pub(super) fn decide_correct(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Right::Announce)?;
        self.in_play_or_ended_in_hand()?;
        let color = self.acting(by);
        match &self.hand {
            Some(hand) if hand.color == color => {}
            // The opponent has replied.
            _ if self.is_unpressed(color) => return Err(Refusal::RepliedAlready),
            // D.2.8 — the opponent's clock is running.
            None if self.plies.last().is_some_and(|ply| ply.color == color) => return Err(Refusal::TooLate),
            None if by.color().is_none() && !self.plies.is_empty() => return Err(Refusal::TooLate),
            _ => return Err(Refusal::NothingToCorrect),
        }
        // 4.3, 4.7 — put right are words and what followed them, not what hands have done of their own.
        let done = self.understood(announcement)?;
        let slipped = self.fits_without_word(color, &done)?;
        self.bound_by_claim(color, done)?;
        let mut events = vec![Event::Play(PlayEvent::Corrected { by, r#move: done })];
        slipped.follow_up(color, done, &mut events);
        Ok(events)
    }

    /// Whether the clock may be pressed only when the move is repeated.
    fn waits_for_repeat(&self) -> bool {
        self.setup.regulations.clock_gate == PressCondition::Repeated
    }

    /// D.2.4, D.2.10.3 — who presses is the event's choice, and from when on.
    pub(super) fn decide_press(&self, by: Speaker, at: Millis) -> Decided {
        let regulations = &self.setup.regulations;
        // Whose assistant does not press, or who has none, presses for himself.
        let has_presser = |color| regulations.duties_of(color).contains(&Duty::KeepScore);
        match (regulations.pressed_by, by.color()) {
            (PressedBy::Player, None) if by.is_assistant() => return Err(Refusal::PlayersPress),
            (PressedBy::Assistant, Some(color)) if has_presser(color) => {
                return Err(Refusal::AssistantPresses);
            }
            _ => self.allowed(by, Right::Press)?,
        }
        if self.phase == Phase::Sealing {
            return self.decide_sealed(by, at);
        }
        self.in_play_or_ended_in_hand()?;
        self.for_his_player(by, Right::Press, self.clock_side())?;
        let color = by.color().unwrap_or(self.clock_side());
        if self.is_unpressed(color) && self.clock_side() == color {
            return Ok(vec![self.press_late(color).pressed_by(by.into())]);
        }
        if self.turn() == color && self.clock_side() != color {
            return Err(Refusal::ClockNotRunning(color));
        }
        let Some(hand) = &self.hand else {
            if let Some(refusal) = self.unfinished(color, None).filter(|_| self.turn() == color) {
                return Err(refusal);
            }
            return self.empty_press(by, color);
        };
        if hand.color != color {
            return Err(Refusal::NotYourTurn(hand.color));
        }
        // D.2.4 — only a move that is made starts the opponent's clock.
        if let Some(refusal) = self.unfinished(color, Some(&hand.done)) {
            return Err(refusal);
        }
        if let Some(owing) = self.owed.filter(|_| self.waits_for_repeat()) {
            return Err(Refusal::RepeatFirst(owing));
        }
        Ok(vec![self.completed_by_press(hand, by.into())])
    }

    /// 6.2.1, 7.5.1 — what the press makes of the move in hand.
    fn completed_by_press(&self, hand: &PendingMove, by: Actor) -> Event {
        match hand.legal {
            Some(_) => Event::pressed(hand.color, by),
            None => self.completed_illegally(hand.color, hand.done).pressed_by(by),
        }
    }

    /// D.2.1, D.2.10.1 — the repeat, and whose hands execute the move on the board of this color. The program has
    /// none: at the relay they are the assistant's, where he moves.
    pub(super) fn repeated_by(&self, by: Actor, board: Color) -> Event {
        let moves = |speaker| duties(speaker, &self.setup.regulations).contains(&Duty::MakeMoves);
        let executed_by = match by.speaker() {
            _ if self.setup.partner() == Some(board) => None,
            None if self.setup.desk == Desk::Relay => self.moves_at_relay(board).or(Some(board.into())),
            Some(assistant) if assistant.is_assistant() && moves(assistant) => Some(assistant),
            Some(Speaker::Arbiter) => Some(Speaker::Arbiter),
            _ => Some(board.into()),
        };
        Event::Play(PlayEvent::Repeated { by, executed_by })
    }

    /// D.2.10.1 — the assistant who executes moves on the board of this color at the relay. Where there are two, each
    /// with duties of his own, it is this player's before the other's.
    fn moves_at_relay(&self, board: Color) -> Option<Speaker> {
        let regulations = &self.setup.regulations;
        let [own, other] = [board, !board].map(Speaker::assistant_of);
        let two = regulations.white_duties.is_some() && regulations.black_duties.is_some();
        let order = if two { [own, other, Speaker::Assistant] } else { [Speaker::Assistant, own, other] };
        let moves = |speaker: &Speaker| duties(*speaker, regulations).contains(&Duty::MakeMoves);
        order.into_iter().find(moves).filter(|_| !regulations.no_assistant)
    }

    /// 7.5.1 — an illegal move is called; where players claim it (A.5.2), it stands until they do. One that no
    /// position follows from cannot stand.
    pub(super) fn completed_illegally(&self, color: Color, done: UciMove) -> Event {
        let hand = PendingMove { color, by: Speaker::from(color), done, legal: None };
        let stands = hand.played(self.position(), self.castling_mode()).is_some();
        if self.illegal_is_claimed() && stands {
            return Event::Play(PlayEvent::Completed { color, pressed: true, by: None });
        }
        self.illegal_completed(color, Irregularity::IllegalMove)
    }
}
