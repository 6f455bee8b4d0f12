//! A command answered: the events that follow from it, or why nothing does. Nothing is changed here.

mod adjournment;
mod boards;
mod clock;
mod draws;
mod moves;
mod ruling;

use shakmaty::Color;

use super::{Command, Deed, Event, Game, Phase, Refusal, may};
use crate::announcement::Speaker;
use crate::laws::{Ending, GameResult, Millis};

type Decided = Result<Vec<Event>, Refusal>;

impl Game {
    /// What follows from this command of this speaker at this time.
    ///
    /// # Errors
    /// [`Refusal`]: nothing changes, and why.
    pub fn decide(&self, by: Speaker, command: &Command, at: Millis) -> Decided {
        let despite_flag = matches!(command, Command::Tick | Command::Clock(_));
        if let (Some(color), false) = (self.clock.flag(at), despite_flag) {
            return Err(Refusal::FlagDown(color));
        }
        let events = match command {
            Command::Announce(announcement) => self.decide_announce(by, announcement)?,
            Command::Play(played) => self.decide_play(by, *played)?,
            Command::Correct(announcement) => self.decide_correct(by, announcement)?,
            Command::Press => self.decide_press(by, at)?,
            Command::OfferDraw => self.decide_offer(by)?,
            Command::Accept => self.decide_accept(by)?,
            Command::Decline => vec![Event::DrawDeclined { color: self.answering(by)? }],
            Command::Resign => self.decide_resign(by)?,
            Command::Claim(claim) => self.decide_claim(by, *claim)?,
            Command::Report(board, report) => self.decide_report(by, *board, report)?,
            Command::Fix => self.decide_fix(by)?,
            Command::Done => self.decide_done(by, at)?,
            Command::Start => self.decide_start(by)?,
            Command::Pause => self.decide_pause(by)?,
            Command::Continue => self.decide_continue(by)?,
            Command::TakeBack(plies) => self.decide_take_back(by, *plies)?,
            Command::Result(result) => self.decide_result(by, *result)?,
            Command::Clock(order) => self.decide_clock_order(by, *order, at)?,
            Command::Adjourn(early) => self.decide_adjourn(by, *early, at)?,
            Command::Seal { envelope, made } => self.decide_seal(by, envelope, *made)?,
            Command::Sealed => self.decide_sealed(by, at)?,
            Command::Resumption(text) => self.decide_resumption(by, text)?,
            Command::Checked => self.decide_checked(by)?,
            Command::Open(written) => self.decide_open(by, written)?,
            Command::EnvelopeLost => self.decide_envelope_lost(by)?,
            Command::PositionLost => self.decide_position_lost(by)?,
            Command::Absent(color) => self.decide_presence(by, *color, false)?,
            Command::Arrived(color) => self.decide_presence(by, *color, true)?,
            Command::Tick => match self.clock.flag(at) {
                Some(color) => vec![Event::FlagFell { color }],
                None => self.default_time_over(at),
            },
            Command::Judged(answer) => self.decide_judged(answer),
        };
        Ok(self.with_consequences(events, at))
    }

    /// The speaker may do this at this desk.
    fn allowed(&self, by: Speaker, deed: Deed) -> Result<(), Refusal> {
        if may(by, deed, self.setup.desk) { Ok(()) } else { Err(Refusal::MayNot(deed)) }
    }

    /// The game is being played, and nothing comes first.
    fn in_play(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Play => Ok(()),
            Phase::NotStarted => Err(Refusal::NotStarted),
            Phase::Paused => Err(Refusal::Paused),
            Phase::Sealing => Err(Refusal::Sealing),
            Phase::Adjourned => Err(Refusal::Adjourned),
            Phase::SettingRight(..) => Err(Refusal::SettingRight),
            Phase::Verdict(_) | Phase::Arbiter(_) => Err(Refusal::Waiting),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    /// The colour that acts: a player for himself, an assistant for the player to move.
    fn acting(&self, by: Speaker) -> Color {
        by.color().unwrap_or(self.turn())
    }

    /// The player who decides something only a player can.
    fn player(&self, by: Speaker) -> Result<Color, Refusal> {
        self.allowed(by, Deed::Decide)?;
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Verdict(_) | Phase::Arbiter(_) => return Err(Refusal::Waiting),
            Phase::NotStarted => return Err(Refusal::NotStarted),
            _ => {}
        }
        let color = by.color().ok_or(Refusal::MayNot(Deed::Decide))?;
        Ok(color)
    }
}

fn ended(result: GameResult, reason: Ending) -> Event {
    Event::Ended { result: result.to_string(), reason }
}
