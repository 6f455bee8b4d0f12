//! A command answered: the events that follow from it, or why nothing does. Nothing is changed here.

mod adjournment;
mod boards;
mod claims;
mod clock;
mod done_there;
mod draws;
mod irregularities;
mod moves;
mod quickplay;
mod reply;
mod ruling;
mod scores;
mod touch;

use shakmaty::Color;

use super::announcement::Speaker;
use super::{
    Command, Event, Game, Phase, PlayEvent, Refusal, Right, duty_of, is_allowed, side_of, withheld_duty,
};
use crate::laws::{GameResult, Millis, Termination};

type Decided = Result<Vec<Event>, Refusal>;

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
        if let Some(color) = self.takes_the_move(by, command) {
            let mut events = vec![Event::Play(PlayEvent::HasMove { color })];
            events.extend(self.after(&events, at).decide(by, command, at)?);
            return Ok(events);
        }
        let events = match command {
            Command::Announce(announcement) => self.decide_announce(by, announcement)?,
            Command::Play(played) => self.decide_play(by, *played)?,
            Command::Correct(announcement) => self.decide_correct(by, announcement)?,
            Command::Press => self.decide_press(by, at)?,
            Command::OfferDraw => self.decide_offer(by)?,
            Command::Accept => self.decide_accept(by)?,
            Command::Decline => self.decide_decline(by)?,
            Command::WithdrawOffer => self.decide_withdraw_offer(by)?,
            Command::Resign => self.decide_resign(by)?,
            Command::Claim(claim) => self.decide_claim(by, *claim, None)?,
            Command::ClaimWith(claim, intended) => self.decide_claim(by, *claim, Some(intended))?,
            Command::Wrote { score, number, mover, written } => {
                self.decide_wrote(by, *score, (*number, *mover), written.as_ref())?
            }
            Command::ReadOut { score, plies } => self.decide_read_out(by, *score, *plies)?,
            Command::ClaimIllegal => self.decide_claim_illegal(by)?,
            Command::ClaimTime => self.decide_claim_time(by, at)?,
            Command::ClaimNormalMeans => self.decide_claim_normal_means(by, at)?,
            Command::RequestIncrement => self.decide_request_increment(by, at)?,
            Command::Verify(verified) => self.decide_verify(by, *verified)?,
            Command::Postpone(awarded) => self.decide_postpone(by, *awarded)?,
            Command::Report(board, report) => self.decide_report(by, *board, report)?,
            Command::Handled(whose, handling) => self.decide_handled(by, *whose, handling, at)?,
            Command::Fix => self.decide_fix(by)?,
            Command::Done => self.decide_done(by, at)?,
            Command::Start => self.decide_start(by)?,
            Command::Pause(why) => self.decide_pause(by, why.as_ref())?,
            Command::Continue => self.decide_continue(by)?,
            Command::TakeBack(plies) => self.decide_take_back(by, *plies)?,
            Command::Result(result) => self.decide_result(by, *result)?,
            Command::PressUnpromoted(said) => self.decide_press_unpromoted(by, said)?,
            Command::SeeSheet => self.decide_sheet(by)?,
            Command::Ruling(ruling) => self.decide_ruling(by, ruling)?,
            Command::StoodStill(time) => self.decide_stood_still(*time),
            Command::Clock { order, schedule } => self.decide_clock_order(by, order, *schedule, at)?,
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
            Command::Score(said) => self.decide_score(by, *said, at)?,
            Command::Tick => match self.calls_flag(at) {
                Some(color) => vec![Event::Play(PlayEvent::FlagFell { color })],
                None => self.default_time_over(at),
            },
            Command::Judged(answer) => self.decide_judged(answer),
        };
        Ok(self.with_consequences(events, at))
    }

    /// The speaker may do this at this desk and in this event.
    fn allowed(&self, by: Speaker, deed: Right) -> Result<(), Refusal> {
        if !is_allowed(by, deed, self.setup.desk) {
            return Err(Refusal::MayNot(deed));
        }
        withheld_duty(by, deed, &self.setup.regulations).map_or(Ok(()), Err)
    }

    /// D.2.10 — what an assistant does for his own player only he does not do for this other one.
    fn for_his_player(&self, by: Speaker, deed: Right, color: Color) -> Result<(), Refusal> {
        let own_only = by.is_assistant() && duty_of(deed).is_some_and(|(_, own)| own);
        match self.side_of(by).filter(|own| own_only && *own != color) {
            Some(own) => Err(Refusal::NotHisPlayer(own)),
            None => Ok(()),
        }
    }

    /// The player for whom this one speaks: himself, or his assistant's; `None` where that may be either.
    #[must_use]
    pub fn side_of(&self, by: Speaker) -> Option<Color> {
        side_of(by, &self.setup.regulations)
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
            Phase::ConsentPending(_) | Phase::ClaimPending(_) => Err(Refusal::ArbiterAnswers),
            Phase::ClaimWritten(color) => Err(Refusal::VerifyFirst(color)),
            Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => Err(Refusal::Waiting),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    /// D.2.8 — the same, or the game was ended by the move in hand, which may still be put right.
    fn in_play_or_ended_in_hand(&self) -> Result<(), Refusal> {
        if self.ended_in_hand().is_some() { Ok(()) } else { self.in_play() }
    }

    /// The colour that acts: a player for himself, an assistant for the player to move.
    fn acting(&self, by: Speaker) -> Color {
        by.color().unwrap_or(self.turn())
    }

    /// The player who decides something only a player can.
    fn player(&self, by: Speaker) -> Result<Color, Refusal> {
        self.allowed(by, Right::Decide)?;
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::ClaimWritten(color) => return Err(Refusal::VerifyFirst(color)),
            Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => return Err(Refusal::Waiting),
            Phase::ConsentPending(_) | Phase::ClaimPending(_) => return Err(Refusal::ArbiterAnswers),
            Phase::NotStarted => return Err(Refusal::NotStarted),
            _ => {}
        }
        let color = by.color().ok_or(Refusal::MayNot(Right::Decide))?;
        Ok(color)
    }
}

fn ended(result: GameResult, reason: Termination) -> Event {
    Event::Play(PlayEvent::Ended { result, reason })
}
