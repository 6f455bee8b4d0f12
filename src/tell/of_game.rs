//! The parts of sentences that only a desk needs: the move in hand and lengths of time.

use shakmaty::{ByColor, Position};

use super::brief::digits;
use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::game::Game;
use crate::laws::{Millis, Period, TimeControl, Timing};
use crate::voice::{FluentArgs, Id};

impl Phrasing<'_> {
    /// The move in hand as it was announced, legal or not.
    pub fn in_hand(&self, game: &Game) -> Option<String> {
        let hand = game.hand()?;
        Some(match &hand.legal {
            Some(played) => self.played(played, game.position()),
            None => self.done(&hand.done, game.position().board(), game.castling_mode()),
        })
    }

    /// A sentence about this ply, from 0: who made it, and its number.
    pub(super) fn of_move(&self, id: Id, ply: usize, mut args: FluentArgs<'_>, game: &Game) -> String {
        let before = game.positions().get(ply).unwrap_or(game.position());
        args.set("mover", color_key(before.turn()));
        args.set("number", before.fullmoves().get());
        self.tell(id, &args)
    }

    /// D.2.9 — what the players have written for this ply, from 0, is to be read out first.
    pub fn scores_unread(&self, ply: usize, whose: ByColor<bool>, game: &Game) -> String {
        self.of_move(Id::REFUSED_SCORES_UNREAD, ply, args!("players" => boards_key(whose)), game)
    }

    /// A length of time in words; milliseconds are left out.
    pub fn duration(&self, time: Millis) -> String {
        if self.is_brief() {
            return digits(time);
        }
        let seconds = time / 1000;
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let id = match (h > 0, m > 0, s > 0) {
            (true, true, true) => Id::DURATION_HMS,
            (true, true, false) => Id::DURATION_HM,
            (true, false, true) => Id::DURATION_HS,
            (true, false, false) => Id::DURATION_H,
            (false, true, true) => Id::DURATION_MS,
            (false, true, false) => Id::DURATION_M,
            (false, false, _) => Id::DURATION_S,
        };
        self.tell(id, &args!("h" => h, "m" => m, "s" => s))
    }

    /// "ninety minutes plus thirty seconds"; every timing in its own words.
    pub fn control(&self, control: &TimeControl) -> String {
        let periods: Vec<String> = control.periods().iter().map(|period| self.period(period)).collect();
        let Some((first, rest)) = periods.split_first() else { return self.say(Id::CONTROL_NONE) };
        rest.iter().fold(first.clone(), |told, next| {
            self.tell(Id::CONTROL_THEN, &args!("first" => told, "then" => next.clone()))
        })
    }

    fn period(&self, period: &Period) -> String {
        // Ninety minutes is what players say, not one hour thirty; three hours is not a hundred and eighty minutes.
        let minutes = period.main / 60_000;
        let main = if period.main.is_multiple_of(60_000) && minutes <= 120 {
            self.tell(Id::DURATION_M, &args!("m" => minutes))
        } else {
            self.duration(period.main)
        };
        let with_move = |id: Id, main: String, time: Millis| {
            self.tell(id, &args!("main" => main, "time" => self.duration(time)))
        };
        let time = match period.timing {
            Timing::Increment(0) => main,
            Timing::Increment(time) => with_move(Id::CONTROL_PLUS, main, time),
            Timing::Delay(time) => with_move(Id::CONTROL_DELAY, main, time),
            Timing::Bronstein(time) => with_move(Id::CONTROL_BRONSTEIN, main, time),
            Timing::ByoYomi { periods, each } => {
                let each = self.duration(each);
                let told = self.tell(Id::CONTROL_BYO_YOMI, &args!("periods" => periods, "each" => each));
                match period.main {
                    0 => told,
                    _ => self.tell(Id::CONTROL_THEN, &args!("first" => main, "then" => told)),
                }
            }
            Timing::Hourglass => self.tell(Id::CONTROL_HOURGLASS, &args!("main" => main)),
            Timing::Upcount => self.say(Id::CONTROL_UPCOUNT),
        };
        match period.moves {
            Some(moves) => self.tell(Id::CONTROL_MOVES, &args!("moves" => moves, "time" => time)),
            None => time,
        }
    }
}

/// Which of the two, for the sentences.
pub(super) fn boards_key(which: ByColor<bool>) -> &'static str {
    match (which.white, which.black) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "none",
    }
}
