//! What follows from events by itself: compared boards, and the end of the game.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Move, Position};

use super::by_scores::{disputed_move, finding};
use super::hands::{fits_without_word, is_made};
use super::{
    BoardEvent, CorrectedMove, Desk, DrawEvent, Event, Game, MateTask, PendingMove, Phase, PlayEvent,
    RulingEvent,
};
use crate::boards::Comparison;
use crate::laws::{GameResult, Millis, Termination, automatic_end, illegal_still, is_possible, legal_moves};

/// 11.5 — from which offer in vain on the arbiter is told.
const TOLD_FROM: u32 = 3;

impl Game {
    pub(super) fn after(&self, events: &[Event], at: Millis) -> Game {
        let mut game = self.clone();
        for event in events {
            game.apply(event, at);
        }
        game
    }

    /// The events with what follows from them: boards are compared when both have been moved on and a move
    /// is completed or a board was reported, never in the middle of a relay; a position that ends the game
    /// ends it (5.1.1, 5.2.1, 9.6), however it came about and whether or not the clocks run.
    pub(super) fn with_consequences(&self, mut events: Vec<Event>, at: Millis) -> Vec<Event> {
        if events.is_empty() {
            return events;
        }
        let game = self.after(&events, at);
        let compared = events.iter().any(|event| {
            matches!(
                event,
                Event::Boards(BoardEvent::BoardReported { .. }) | Event::Play(PlayEvent::TakenBack { .. })
            ) || (matches!(event, Event::Play(PlayEvent::Completed { .. })) && game.repeat_due().is_none())
                || (matches!(event, Event::Play(PlayEvent::Repeated { .. })) && game.hand().is_none())
        });
        if compared {
            let differing = game.board_differences();
            if !differing.is_empty() {
                events.push(
                    BoardEvent::BoardsDiffer { squares: differing.iter().map(Into::into).collect() }.into(),
                );
            } else if !self.board_differences().is_empty() {
                events.push(BoardEvent::BoardsAgree.into());
            }
        }
        events.extend(self.by_hand(&game, &events));
        events.extend(self.offers_repeated(&game));
        if matches!(game.phase(), Phase::Play | Phase::Paused)
            && let Some((reason, result)) = game.ends_by_itself()
        {
            events.push(PlayEvent::Ended { result, reason }.into());
        }
        events
    }

    /// 9.1.2.1, 11.5 — offers in vain, from the third on, where there is an arbiter to be told.
    fn offers_repeated(&self, game: &Game) -> Option<Event> {
        let more = |color: &Color| *game.draws.in_vain.get(*color) > *self.draws.in_vain.get(*color);
        let color = Color::ALL.into_iter().find(more)?;
        let count = *game.draws.in_vain.get(color);
        let told = count >= TOLD_FROM && self.setup.desk != Desk::Practice && game.outcome().is_none();
        told.then_some(Event::Draw(DrawEvent::OffersRepeated { color, count }))
    }

    /// D.2.9 — what follows when the arbiter has put a game back or corrected its record: it may be over by that; if not,
    /// hands set the boards right.
    fn by_hand(&self, game: &Game, events: &[Event]) -> Option<Event> {
        let corrected =
            events.iter().any(|event| matches!(event, Event::Ruling(RulingEvent::RecordCorrected { .. })));
        let back = events
            .iter()
            .any(|event| matches!(event, Event::Ruling(RulingEvent::Restored { by_hand: true, .. })));
        if !corrected && !back || corrected && game.is_at_its_end() {
            return None;
        }
        let Some(board) = game.wrong_board() else {
            return (!self.board_differences().is_empty()).then_some(Event::Boards(BoardEvent::BoardsAgree));
        };
        let setting_right = Some(BoardEvent::SettingRight { board }.into());
        match finding(game) {
            _ if back => setting_right,
            Comparison::Boards(_) | Comparison::Alike => setting_right,
            Comparison::Retrace(ply) | Comparison::Scores(ply) | Comparison::Unknown(ply) => {
                if game.boards_wrong_before(ply) {
                    setting_right
                } else {
                    Some(BoardEvent::RetraceProposed { plies: ply }.into())
                }
            }
            Comparison::Unread(..) | Comparison::Record(_) | Comparison::Agreement => None,
        }
    }

    /// D.2.9 — whether all that is wrong on the boards comes from moves before this ply, from 0.
    fn boards_wrong_before(&self, ply: usize) -> bool {
        let wrong = self.wrong_boards();
        let before = |board: Color| disputed_move(self, board).is_some_and(|disputed| disputed < ply);
        Color::ALL.into_iter().all(|board| !wrong.get(board) || before(board))
    }

    /// D.2.9 — what follows when the record is corrected like this.
    pub fn if_corrected(&self, moves: Vec<CorrectedMove>) -> (Game, Vec<Event>) {
        let events = self.with_consequences(vec![Event::Ruling(RulingEvent::RecordCorrected { moves })], 0);
        (self.after(&events, 0), events)
    }

    /// Whether the last move ends the game by itself.
    pub(super) fn is_at_its_end(&self) -> bool {
        self.ends_by_itself().is_some()
    }

    /// Whether this legal move would end the game by itself.
    pub(super) fn ends_with(&self, played: Move) -> bool {
        let mut after = self.position().clone();
        after.play_unchecked(played);
        let mut positions = self.course.recent_positions();
        positions.push(after);
        automatic_end(&positions, self.setup.rules().fivefold).is_some()
    }

    /// 5.1.1, 5.2.1, 9.6 — the end that the last move brings as soon as it is made, where it is legal; an illegal one
    /// neither mates nor draws. A.5.4 — or that a position brings which stays illegal when a move is completed.
    fn ends_by_itself(&self) -> Option<(Termination, GameResult)> {
        let fivefold = self.setup.rules().fivefold;
        if let Some(hand) = &self.course.hand {
            let ends = hand.legal.is_some() && is_made(self);
            return ends.then(|| automatic_end(&self.recent_positions_with_hand(), fivefold)).flatten();
        }
        let last = self.plies().last()?;
        let claimed = self.setup.illegal_is_claimed() && last.completed_at.is_some();
        let positions = self.course.recent_positions();
        let still = if claimed { illegal_still(&positions) } else { None };
        still.or_else(|| last.legal.then(|| automatic_end(&positions, fivefold)).flatten())
    }

    /// D.2.8 — the move that has ended the game and can still be put right: it is made, and neither has the clock been
    /// pressed nor have the players left the board. An end that somebody declared is another matter.
    pub fn ended_in_hand(&self) -> Option<&PendingMove> {
        self.course.hand.as_ref().filter(|hand| self.is_over_by_the_position() && hand.legal.is_some())
    }

    /// D.2.8, 4.7 — whether there is another move that could still be announced in its place: not where hands have made
    /// this one of their own.
    pub fn may_be_put_right(&self) -> bool {
        let other = |hand: &PendingMove| {
            legal_moves(self.position()).iter().any(|played| {
                let done = UciMove::from_move(*played, self.castling_mode());
                done != hand.done && fits_without_word(self, hand.color, &done).is_ok()
            })
        };
        self.ended_in_hand().is_some_and(other)
    }

    /// 6.2.1.1 — what lets the end stand that a move has brought: that move is completed, pressed or not.
    pub(super) fn end_stands(&self) -> Option<Event> {
        self.ended_in_hand().map(|hand| Event::completed(hand.color))
    }

    /// The game as it is when the players leave it.
    pub fn as_left(&self) -> Game {
        self.after(self.end_stands().as_slice(), 0)
    }

    /// D.2.8 — what happens when the players leave the board: what has ended the game stands.
    pub fn left(&self, at: Millis) -> Vec<Event> {
        self.with_consequences(self.end_stands().into_iter().collect(), at)
    }

    /// What happens when the program takes the game up again. Nobody has left the board where the program was killed,
    /// so that lets no end stand.
    pub fn taken_up(&self, at: Millis) -> Vec<Event> {
        self.with_consequences(vec![Event::Play(PlayEvent::Resumed)], at)
    }

    /// Who must repeat the last announcement (D.2.1).
    pub fn repeat_due(&self) -> Option<Color> {
        // D.2.8 — once an end stands there is nothing left to be put right.
        self.boards.owed.filter(|_| self.outcome().is_none() || self.ended_in_hand().is_some())
    }

    /// The positions that may come to stand once more, and the one after the move in hand where it is legal.
    pub(super) fn recent_positions_with_hand(&self) -> Vec<Chess> {
        let mut positions = self.course.recent_positions();
        // D.2.3 — what is not made yet has changed nothing.
        let made = is_made(self);
        if self.course.hand.as_ref().is_some_and(|hand| made && hand.legal.is_some()) {
            positions.push(self.position_with_hand());
        }
        positions
    }

    /// What must be found out away from the game, if anything: always whether the position is dead, and
    /// after a fallen flag, a resignation or a second illegal move whether the opponent can mate.
    pub fn question(&self) -> Option<MateTask> {
        let winner = if let Phase::Verdict(wrong) = self.phase { Some(!wrong.color()) } else { None };
        // 5.2.2 — where an illegal move stands it is about the position that it made, if that is one.
        let may_be_dead = || self.phase == Phase::Play && is_possible(&self.position_with_hand());
        if winner.is_none() && !may_be_dead() {
            return None;
        }
        // D.2.3 — what is not made yet ends nothing.
        let made = self.course.hand.is_none() || is_made(self);
        let position = if made { self.position_with_hand() } else { self.position().clone() };
        Some(MateTask { position, winner, ply: self.course.plies.len(), urgent: winner.is_some() })
    }
}
