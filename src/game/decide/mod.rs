//! A command answered: the events that follow from it, or why nothing does. Nothing is changed here.

pub mod adjournment;
mod boards;
mod claims;
mod clock;
mod completed;
mod done_there;
mod draws;
mod gates;
mod irregularities;
mod moves;
mod quickplay;
mod reply;
mod ruling;
mod scores;
mod touch;

use shakmaty::{Color, Move};

use self::adjournment::default_time_over;
use self::gates::{Decided, one};
use self::reply::takes_the_move;
use super::announcement::Speaker;
use super::{Command, Event, Game, PlayEvent, Refusal, side_of};
use crate::laws::Millis;

impl Game {
    /// What follows from this command of this speaker at this time.
    ///
    /// # Errors
    /// [`Refusal`]: nothing changes, and why.
    pub fn decide(&self, by: Speaker, command: &Command, at: Millis) -> Decided {
        let despite_flag = matches!(
            command,
            Command::Tick | Command::Clock { .. } | Command::Ruling(_) | Command::StoodStill(_)
        );
        if let (Some(color), false) = (self.calls_flag(at), despite_flag) {
            return Err(Refusal::FlagDown(color));
        }
        if let Some(color) = takes_the_move(self, by, command) {
            let mut events = vec![Event::Play(PlayEvent::HasMove { color })];
            events.extend(self.after(&events, at).decide(by, command, at)?);
            return Ok(events);
        }
        Ok(self.with_consequences(decided(self, by, command, at)?, at))
    }

    /// The player for whom this one speaks: himself, or his assistant's; `None` where that may be either.
    pub fn side_of(&self, by: Speaker) -> Option<Color> {
        side_of(by, &self.setup.regulations)
    }
}

/// What a legal move brings that is played without a clock, and without what may end the game by itself.
pub(super) fn made(game: &Game, by: Speaker, played: Move) -> Decided {
    moves::play(game, by, played)
}

/// What this command brings by itself.
fn decided(game: &Game, by: Speaker, command: &Command, at: Millis) -> Decided {
    match command {
        Command::Announce(announcement) => moves::announce(game, by, announcement),
        Command::Play(played) => moves::play(game, by, *played),
        Command::Correct(announcement) => moves::correct(game, by, announcement),
        Command::Press => moves::press(game, by, at),
        Command::OfferDraw => draws::offer(game, by),
        Command::Accept => draws::accept(game, by),
        Command::Decline => draws::decline(game, by),
        Command::WithdrawOffer => draws::withdraw_offer(game, by),
        Command::Resign => ruling::resign(game, by),
        Command::Claim(claim) => claims::claim(game, by, *claim, None),
        Command::ClaimWith(claim, intended) => claims::claim(game, by, *claim, Some(intended)),
        Command::Wrote { score, number, mover, written } => {
            boards::wrote(game, by, *score, (*number, *mover), written.as_ref())
        }
        Command::ReadOut { score, plies } => boards::read_out(game, by, *score, *plies),
        Command::ClaimIllegal => reply::claim_illegal(game, by),
        Command::ClaimTime => claims::claim_time(game, by, at),
        Command::ClaimNormalMeans => quickplay::claim_normal_means(game, by, at),
        Command::RequestIncrement => quickplay::request_increment(game, by, at),
        Command::Verify(verified) => quickplay::verify(game, by, *verified),
        Command::Postpone(awarded) => quickplay::postpone(game, by, *awarded),
        Command::Report(board, report) => boards::report(game, by, *board, report),
        Command::Handled(whose, handling) => touch::handled(game, by, *whose, handling, at),
        Command::Fix => boards::fix(game, by),
        Command::Done => boards::done(game, by, at),
        Command::Start => clock::start(game, by),
        Command::Pause(why) => clock::pause(game, by, why.as_ref()),
        Command::Continue => clock::go_on(game, by),
        Command::TakeBack(plies) => ruling::take_back(game, by, *plies),
        Command::Result(result) => ruling::result(game, by, *result),
        Command::PressUnpromoted(said) => irregularities::press_unpromoted(game, by, said),
        Command::SeeSheet => irregularities::sheet(game, by),
        Command::Ruling(ruling) => irregularities::ruling(game, by, ruling),
        Command::StoodStill(time) => Ok(clock::stood_still(game, *time)),
        Command::Clock { order, schedule } => clock::order(game, by, order, *schedule, at),
        Command::Adjourn(early) => adjournment::adjourn(game, by, *early, at),
        Command::Seal { envelope, made } => adjournment::seal(game, by, envelope, *made),
        Command::Sealed => adjournment::sealed(game, by, at),
        Command::Resumption(text) => adjournment::resumption(game, by, text),
        Command::Checked => adjournment::checked(game, by),
        Command::Open(written) => adjournment::open(game, by, written),
        Command::EnvelopeLost => adjournment::envelope_lost(game, by),
        Command::PositionLost => adjournment::position_lost(game, by),
        Command::Absent(color) => adjournment::presence(game, by, *color, false),
        Command::Arrived(color) => adjournment::presence(game, by, *color, true),
        Command::Score(said) => scores::score(game, by, *said, at),
        Command::Tick => match game.calls_flag(at) {
            Some(color) => one(PlayEvent::FlagFell { color }),
            None => Ok(default_time_over(game, at)),
        },
        Command::Judged(answer) => Ok(ruling::judged(game, answer)),
    }
}
