//! The parts of sentences that only a desk needs: the move in hand and lengths of time.

use shakmaty::{ByColor, Position};

use super::brief::digits;
use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::game::Game;
use crate::laws::{Millis, Period, TimeControl, Timing};
use crate::voice::FluentArgs;

impl Phrasing<'_> {
    /// The move in hand as it was announced, legal or not.
    #[must_use]
    pub fn in_hand(&self, game: &Game) -> Option<String> {
        let hand = game.hand()?;
        Some(match &hand.legal {
            Some(played) => self.played(played, game.position()),
            None => self.done(&hand.done, game.position().board(), game.castling_mode()),
        })
    }

    /// A sentence about this ply, from 0: who made it, and its number.
    pub(super) fn of_move(&self, id: &str, ply: usize, mut args: FluentArgs<'_>, game: &Game) -> String {
        let before = game.positions().get(ply).unwrap_or(game.position());
        args.set("mover", color_key(before.turn()));
        args.set("number", before.fullmoves().get());
        self.tell(id, &args)
    }

    /// D.2.9 — what the players have written for this ply, from 0, is to be read out first.
    #[must_use]
    pub fn scores_unread(&self, ply: usize, whose: ByColor<bool>, game: &Game) -> String {
        self.of_move("refused-scores-unread", ply, args!("players" => boards_key(whose)), game)
    }

    /// A length of time in words; milliseconds are left out.
    #[must_use]
    pub fn duration(&self, time: Millis) -> String {
        if self.is_brief() {
            return digits(time);
        }
        let seconds = time / 1000;
        let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let id = match (h > 0, m > 0, s > 0) {
            (true, true, true) => "duration-hms",
            (true, true, false) => "duration-hm",
            (true, false, true) => "duration-hs",
            (true, false, false) => "duration-h",
            (false, true, true) => "duration-ms",
            (false, true, false) => "duration-m",
            (false, false, _) => "duration-s",
        };
        self.tell(id, &args!("h" => h, "m" => m, "s" => s))
    }

    /// "ninety minutes plus thirty seconds"; every timing in its own words.
    #[must_use]
    pub fn control(&self, control: &TimeControl) -> String {
        let periods: Vec<String> = control.periods().iter().map(|period| self.period(period)).collect();
        let Some((first, rest)) = periods.split_first() else { return self.say("control-none") };
        rest.iter().fold(first.clone(), |told, next| {
            self.tell("control-then", &args!("first" => told, "then" => next.clone()))
        })
    }

    fn period(&self, period: &Period) -> String {
        // Ninety minutes is what players say, not one hour thirty; three hours is not a hundred and eighty minutes.
        let minutes = period.main / 60_000;
        let main = if period.main.is_multiple_of(60_000) && minutes <= 120 {
            self.tell("duration-m", &args!("m" => minutes))
        } else {
            self.duration(period.main)
        };
        let with_move = |id: &str, main: String, time: Millis| {
            self.tell(id, &args!("main" => main, "time" => self.duration(time)))
        };
        let time = match period.timing {
            Timing::Increment(0) => main,
            Timing::Increment(time) => with_move("control-plus", main, time),
            Timing::Delay(time) => with_move("control-delay", main, time),
            Timing::Bronstein(time) => with_move("control-bronstein", main, time),
            Timing::ByoYomi { periods, each } => {
                let each = self.duration(each);
                let told = self.tell("control-byo-yomi", &args!("periods" => periods, "each" => each));
                match period.main {
                    0 => told,
                    _ => self.tell("control-then", &args!("first" => main, "then" => told)),
                }
            }
            Timing::Hourglass => self.tell("control-hourglass", &args!("main" => main)),
            Timing::Upcount => self.say("control-upcount"),
        };
        match period.moves {
            Some(moves) => self.tell("control-moves", &args!("moves" => moves, "time" => time)),
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
