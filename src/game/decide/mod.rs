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

use gates::Decided;
use shakmaty::Color;

use super::announcement::Speaker;
use super::{Command, Event, Game, PlayEvent, Refusal, side_of};
use crate::laws::Millis;
use adjournment::default_time_over;
use reply::takes_the_move;

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
        let events = match command {
            Command::Announce(announcement) => moves::announce(self, by, announcement)?,
            Command::Play(played) => moves::play(self, by, *played)?,
            Command::Correct(announcement) => moves::correct(self, by, announcement)?,
            Command::Press => moves::press(self, by, at)?,
            Command::OfferDraw => draws::offer(self, by)?,
            Command::Accept => draws::accept(self, by)?,
            Command::Decline => draws::decline(self, by)?,
            Command::WithdrawOffer => draws::withdraw_offer(self, by)?,
            Command::Resign => ruling::resign(self, by)?,
            Command::Claim(claim) => claims::claim(self, by, *claim, None)?,
            Command::ClaimWith(claim, intended) => claims::claim(self, by, *claim, Some(intended))?,
            Command::Wrote { score, number, mover, written } => {
                boards::wrote(self, by, *score, (*number, *mover), written.as_ref())?
            }
            Command::ReadOut { score, plies } => boards::read_out(self, by, *score, *plies)?,
            Command::ClaimIllegal => reply::claim_illegal(self, by)?,
            Command::ClaimTime => claims::claim_time(self, by, at)?,
            Command::ClaimNormalMeans => quickplay::claim_normal_means(self, by, at)?,
            Command::RequestIncrement => quickplay::request_increment(self, by, at)?,
            Command::Verify(verified) => quickplay::verify(self, by, *verified)?,
            Command::Postpone(awarded) => quickplay::postpone(self, by, *awarded)?,
            Command::Report(board, report) => boards::report(self, by, *board, report)?,
            Command::Handled(whose, handling) => touch::handled(self, by, *whose, handling, at)?,
            Command::Fix => boards::fix(self, by)?,
            Command::Done => boards::done(self, by, at)?,
            Command::Start => clock::start(self, by)?,
            Command::Pause(why) => clock::pause(self, by, why.as_ref())?,
            Command::Continue => clock::go_on(self, by)?,
            Command::TakeBack(plies) => ruling::take_back(self, by, *plies)?,
            Command::Result(result) => ruling::result(self, by, *result)?,
            Command::PressUnpromoted(said) => irregularities::press_unpromoted(self, by, said)?,
            Command::SeeSheet => irregularities::sheet(self, by)?,
            Command::Ruling(ruling) => irregularities::ruling(self, by, ruling)?,
            Command::StoodStill(time) => clock::stood_still(self, *time),
            Command::Clock { order, schedule } => clock::order(self, by, order, *schedule, at)?,
            Command::Adjourn(early) => adjournment::adjourn(self, by, *early, at)?,
            Command::Seal { envelope, made } => adjournment::seal(self, by, envelope, *made)?,
            Command::Sealed => adjournment::sealed(self, by, at)?,
            Command::Resumption(text) => adjournment::resumption(self, by, text)?,
            Command::Checked => adjournment::checked(self, by)?,
            Command::Open(written) => adjournment::open(self, by, written)?,
            Command::EnvelopeLost => adjournment::envelope_lost(self, by)?,
            Command::PositionLost => adjournment::position_lost(self, by)?,
            Command::Absent(color) => adjournment::presence(self, by, *color, false)?,
            Command::Arrived(color) => adjournment::presence(self, by, *color, true)?,
            Command::Score(said) => scores::score(self, by, *said, at)?,
            Command::Tick => match self.calls_flag(at) {
                Some(color) => vec![Event::Play(PlayEvent::FlagFell { color })],
                None => default_time_over(self, at),
            },
            Command::Judged(answer) => ruling::judged(self, answer),
        };
        Ok(self.with_consequences(events, at))
    }

    /// The player for whom this one speaks: himself, or his assistant's; `None` where that may be either.
    #[must_use]
    pub fn side_of(&self, by: Speaker) -> Option<Color> {
        side_of(by, &self.setup.regulations)
    }
}
