//! Decided, kept, adopted, told: the one way in which a game goes on, whatever asks for it.

use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::engine::engine_in_play;
use super::judge::UNKNOWN;
use super::memory::About;
use super::outcome::Addressed;
use super::participant::ParticipantId;
use super::secrets::Secrets;
use super::standstill::Suspension;
use super::state::Session;
use super::teaching::lesson_ticks;
use super::{ladder, low_time, next_game, seat};
use crate::game::{AdjournmentEvent, Command, Event, Phase, PlayEvent, Record, Refusal, Speaker, Transition};
use crate::laws::{Millis, Winnable, renumbered};
use crate::record::LibraryError;
use crate::speech::sound::Earcon;
use crate::speech::{Priority, clean};
use crate::tell::{
    Fact, LINE, Message, Outcome, Phrasing, Portion, Variable, happened, line, priority, shortened,
};
use crate::voice::Id;

/// What could not be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// What somebody said: it does not count, and has to be said again.
    Said,
    /// What happens by itself, and will when it can be kept; or that it was tried once more.
    ByItself,
}

/// What has happened beside what was asked for, and what there is to say where it could not be kept.
type Judgement = (Vec<Transition>, Option<Addressed>);

impl Session<'_> {
    /// Asks the game, keeps what follows, and tells it.
    pub(super) fn perform(&mut self, by: Speaker, command: &Command) -> Vec<Addressed> {
        let by_itself = matches!(command, Command::Tick | Command::StoodStill(_) | Command::Judged(_));
        if !by_itself && self.is_other(by) {
            return vec![self.only_own()];
        }
        let at = self.time.now();
        let decided = self.game().decide(by, command, at);
        let is_partner = by.color().is_some() && by.color() == self.game().setup().partner();
        self.carry_out(decided, at, if by_itself || is_partner { Unsaved::ByItself } else { Unsaved::Said })
    }

    pub(super) fn carry_out(
        &mut self,
        decided: Result<Vec<Event>, Refusal>,
        at: Millis,
        unsaved: Unsaved,
    ) -> Vec<Addressed> {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return vec![self.refuse(refusal)],
        };
        if events.is_empty() {
            return Vec::new();
        }
        let mut happened = match self.keep(events, at) {
            Ok(happened) => happened,
            Err(error) => {
                // A partner whose move could not be kept plays it when the disk may take it again.
                self.seat.waits = self.game().setup().partner() == Some(self.game().turn());
                return vec![self.not_saved(error, unsaved)];
            }
        };
        let (settled, trouble) = self.settle();
        happened.extend(settled);
        self.seat.to_play = true;
        let mut out = self.told_and_offered(&happened);
        out.extend(self.check_is_over());
        out.extend(trouble);
        out
    }

    /// Kept before said: when this returns the events are on the disk and in the game.
    fn keep(&mut self, events: Vec<Event>, at: Millis) -> Result<Vec<Transition>, LibraryError> {
        let happened = self.kept.keep(events, at)?;
        if happened.is_empty() {
            return Ok(happened);
        }
        self.time.thaw();
        if happened.iter().any(ends_confidence) {
            self.secrets = Secrets::default();
        }
        if matches!(self.game().phase(), Phase::Over(_)) {
            self.seat.stop();
        }
        Ok(happened)
    }

    /// What is said of what happened: here in the words of this terminal, whoever brought it about.
    fn told(&mut self, transitions: &[Transition]) -> Addressed {
        let game = self.game();
        let said = |phrasing: &Phrasing<'_>, you| {
            let told = line(&happened::events(transitions, phrasing));
            let text = renumbered(&told, game.setup().regulations.edition);
            let message = (!text.is_empty()).then(|| Message::new(text, priority(transitions, you)));
            let message = message.map(|message| Portion::Unasked.of(message, phrasing));
            // Whoever plays alone here knows what is his own; where both hear it, it is news to one of them.
            if you.is_none() { message.map(Message::lasting) } else { message }
        };
        let desk = self.participants.desk.phrasing(game);
        // The person at the desk, where there is just one.
        let you = game.setup().partner().map(|partner| !partner);
        let heard = ByColor { white: Color::White, black: Color::Black }.map(|side| {
            let ear = self.participants.ears.get(side).as_ref()?;
            said(&ear.phrasing(game), Some(side))
        });
        let said = said(&desk, you);
        let brief = said.as_ref().map(|_| happened::brief(transitions, &desk.plain())).unwrap_or_default();
        let output = Addressed {
            brief: clean(&brief.text),
            earcon: brief.earcon,
            said,
            heard,
            ..Addressed::silent(records(transitions))
        };
        if self.participants.heard == ParticipantId::Desk {
            self.participants.desk.remember(&output);
        }
        output
    }

    /// At a second terminal: takes in what happened at the desk, and tells it.
    pub(crate) fn take_in(&mut self, events: Vec<Record>) -> Addressed {
        let happened = self.kept.take_in(events);
        self.told(&happened)
    }

    /// At a second terminal: takes in what happened while nothing was heard of the desk. How the game stands now is
    /// told instead: the clocks may have been stopped and set going again since.
    pub(crate) fn catch_up(&mut self, events: Vec<Record>) -> Addressed {
        Addressed::silent(self.kept.catch_up(events))
    }

    /// A refusal of the game.
    pub(super) fn refuse(&mut self, refusal: Refusal) -> Addressed {
        // What can be said instead is what is asked; where the end may be put right, that is told.
        let stands = next_game::stands(self) && !self.game().may_be_put_right();
        if refusal == Refusal::Over && stands {
            return self.refused(refusal.name(), Id::NEXT_OVER);
        }
        self.hand_on(&Outcome::refusal(refusal))
    }

    /// What is said of what happened, if anything has, with what there is to say beside.
    fn told_of(&mut self, (happened, trouble): Judgement) -> Vec<Addressed> {
        let mut out = if happened.is_empty() { Vec::new() } else { self.told_and_offered(&happened) };
        out.extend(trouble);
        out
    }

    /// What is said of what happened; where it has ended the game, what can be said now.
    fn told_and_offered(&mut self, happened: &[Transition]) -> Vec<Addressed> {
        let mut out = vec![self.told(happened)];
        out.extend(ladder::position_told(self, happened));
        let went_on = happened.first().is_some_and(|first| !next_game::is_done(&first.before));
        if went_on && next_game::is_done(self.game()) {
            out.extend(ladder::over(self));
            out.extend(next_game::offer(self));
        }
        out
    }

    /// Said before anything is heard.
    pub(crate) fn remember(&mut self, said: Option<&Message>) {
        if let Some(said) = said {
            self.me_mut().memory.push(About::Game, said, shortened(&clean(&said.text), LINE));
        }
    }

    /// The disk takes nothing: no clock may run, and the move does not count.
    fn not_saved(&mut self, error: LibraryError, unsaved: Unsaved) -> Addressed {
        self.time.freeze();
        self.seat.stop();
        tracing::error!(%error, "not saved");
        let id = match unsaved {
            Unsaved::Said => Id::NOT_SAVED,
            Unsaved::ByItself => Id::NOT_SAVED_YET,
        };
        let how = match &error {
            LibraryError::Lost(..) => "anew",
            LibraryError::ReadOnly(_) => "never",
            error if error.is_busy() => "busy",
            error if error.is_unusable() => "away",
            _ => "again",
        };
        let variables = vec![("why", Variable::Library(error)), ("how", Variable::Key(how))];
        let outcome = Outcome::refused("not-saved", Fact::Say(id, variables)).at(Priority::Important);
        if self.participants.heard != ParticipantId::Desk {
            self.participants.trouble = Some(self.compose_for_desk(&outcome));
        }
        self.hand_on(&outcome)
    }

    /// "continue", where nothing could be kept: tries it again, and goes on where it can. Where the library is lost, the
    /// whole game is written anew.
    pub(super) fn keep_again(&mut self, by: Speaker) -> Vec<Addressed> {
        let told = match self.kept.keep_again(self.time.now()) {
            Ok(None) => Id::SAVED_AGAIN.into(),
            Ok(Some(id)) => Fact::numbered(Id::SAVED_ANEW, "game", id),
            Err(error) => return vec![self.not_saved(error, Unsaved::ByItself)],
        };
        self.time.thaw();
        let runs = self.game().clock().running().is_some();
        let runs = runs.then(|| Id::CLOCKS_RUN.into());
        let mut out = vec![self.answered("continue", [told].into_iter().chain(runs).collect::<Vec<_>>())];
        out.extend(self.do_what_is_due());
        if self.game().decide(by, &Command::Continue, self.time.now()).is_ok() {
            out.extend(self.perform(by, &Command::Continue));
        }
        out
    }

    /// D.2.8 — the players leave the board: what has ended the game stands, and there is nothing to tell of it.
    pub(crate) fn leave(&mut self) -> Option<Addressed> {
        // Who may only look at a game leaves nothing.
        if self.kept.cannot_keep().is_some() {
            return None;
        }
        let at = self.time.now();
        let events = self.game().left(at);
        if events.is_empty() {
            return None;
        }
        match self.keep(events, at) {
            Ok(happened) => Some(Addressed::silent(records(&happened))),
            // Of a library that is lost the farewell tells.
            Err(LibraryError::Lost(..)) => None,
            Err(error) => Some(self.not_saved(error, Unsaved::ByItself)),
        }
    }

    /// Whether a flag has fallen by now.
    pub fn tick(&mut self) -> Vec<Addressed> {
        if self.time.is_frozen() {
            return Vec::new();
        }
        let mut out = self.fall();
        out.extend(self.tell_low_time());
        out.extend(lesson_ticks(self));
        out
    }

    /// When something happens by itself, if nothing else does before; the time of the game.
    pub(crate) fn next_due(&self) -> Option<Millis> {
        let lesson = self.lesson.as_ref().and_then(|lesson| lesson.due());
        self.game().next_due().into_iter().chain(self.low_time.due(self.game())).chain(lesson).min()
    }

    /// As [`Session::tick`], also where time stands still because nothing could be kept: tried once more.
    pub(super) fn fall(&mut self) -> Vec<Addressed> {
        let now = self.time.now();
        if self.game().calls_flag(now).is_none() && self.game().default_due().is_none_or(|due| now < due) {
            return Vec::new();
        }
        self.seat.stop();
        self.perform(Speaker::Arbiter, &Command::Tick)
    }

    /// What is due, or could not be kept when it was.
    pub(super) fn do_what_is_due(&mut self) -> Vec<Addressed> {
        let mut out = self.fall();
        out.extend(self.judge_again());
        self.seat.to_play |= std::mem::take(&mut self.seat.waits);
        out
    }

    fn tell_low_time(&mut self) -> Option<Addressed> {
        let reached = self.low_time.reached(&self.kept.game, self.time.now())?;
        let told = Outcome::notice("clock", low_time::told(self.game(), reached)).at(Priority::Important);
        // What was said last is the move that is being thought about, and is wanted again sooner than this.
        Some(self.compose(&Outcome { earcon: Some(Earcon::LowTime), ..told }))
    }

    /// Lets simulated time pass; flags fall at their own moment.
    pub(super) fn wait(&mut self, length: Duration) -> Vec<Addressed> {
        let until = self.time.now().saturating_add(millis(length));
        // Nobody may have looked at the clock since it runs.
        let mut out: Vec<Addressed> = self.tell_low_time().into_iter().collect();
        while let Some(due) = self.next_due().filter(|due| *due <= until) {
            self.time.advance_to(due);
            out.extend(self.tick());
            // A flag that could not be kept stays up; it falls when the disk takes it.
            if self.game().next_due() == Some(due) {
                break;
            }
        }
        self.time.advance_to(until);
        self.note_time();
        out
    }

    /// The program or the machine stood still while a clock ran: nobody is charged for it, the clocks stand, and
    /// it is said.
    pub fn stood_still(&mut self, standstill: Suspension) -> Vec<Addressed> {
        let time = match standstill {
            Suspension::Stopped(time) => {
                self.time.uncharge(millis(time));
                time
            }
            Suspension::Slept(time) => time,
        };
        self.perform(Speaker::Arbiter, &Command::StoodStill(millis(time)))
    }

    /// Notes how far the time has run, so that a killed program loses no more than a second of it.
    pub fn note_time(&mut self) {
        if let Err(error) = self.kept.note_time(self.time.now()) {
            tracing::warn!(%error, "the time was not noted");
        }
    }

    /// Whether the game is decided by who can still mate; waits a moment for the answer, so that a move and
    /// the end it brings are one sentence.
    fn settle(&mut self) -> Judgement {
        let found = self.judge.ask(&self.kept.game, self.time.is_simulated(), &self.wake);
        self.judged(found)
    }

    /// What the answer brings, kept; or that it could not be kept.
    fn judged(&mut self, found: Option<ByColor<Winnable>>) -> Judgement {
        let at = self.time.now();
        let command = found.map(Command::Judged);
        let decided = command.map(|command| self.game().decide(Speaker::Arbiter, &command, at));
        match decided {
            Some(Ok(events)) if !events.is_empty() => match self.keep(events, at) {
                Ok(happened) => (happened, None),
                Err(error) => (Vec::new(), Some(self.not_saved(error, Unsaved::ByItself))),
            },
            _ => (Vec::new(), None),
        }
    }

    /// Asks again what could not be answered, or whose answer could not be kept.
    pub(super) fn judge_again(&mut self) -> Vec<Addressed> {
        if !self.judge.is_idle() || !matches!(self.game().phase(), Phase::Verdict(_)) {
            return Vec::new();
        }
        let settled = self.settle();
        self.told_of(settled)
    }

    /// An answer of the judge has come in, or has not in time.
    pub fn judgement(&mut self) -> Vec<Addressed> {
        let found = self.judge.judgement(&self.kept.game, self.time.is_simulated(), &self.wake);
        let settled = self.judged(found);
        self.told_of(settled)
    }

    /// How long the game still waits for an answer it needs.
    pub fn judgement_due(&self) -> Option<Duration> {
        self.judge.due()
    }

    /// Where nobody knows in time whether the opponent can mate, it is ruled without that.
    pub fn rule_overdue(&mut self) -> Vec<Addressed> {
        if self.judge.due().is_none_or(|due| !due.is_zero()) {
            return Vec::new();
        }
        self.judge.give_up();
        if !matches!(self.game().phase(), Phase::Verdict(_)) {
            return Vec::new();
        }
        let settled = self.judged(Some(UNKNOWN));
        self.told_of(settled)
    }

    /// Asks what must be known and lets the partner play, when the session begins.
    pub fn let_partner_play_first(&mut self) -> Vec<Addressed> {
        let settled = self.settle();
        let mut out = self.told_of(settled);
        self.seat.to_play = true;
        out.extend(self.let_partner_play());
        out
    }

    /// The partner sees what has happened, and does what it knows at once.
    pub fn let_partner_play(&mut self) -> Vec<Addressed> {
        if !std::mem::take(&mut self.seat.to_play) {
            return Vec::new();
        }
        if self.time.is_frozen() {
            self.seat.stop();
            self.seat.waits = true;
            return Vec::new();
        }
        let may_start = engine_in_play(self).is_some();
        self.seat.observe(&self.kept.game, self.time.now(), may_start);
        self.partner_moves()
    }

    /// The partner may know by now what it does.
    pub fn partner_moves(&mut self) -> Vec<Addressed> {
        let command = self.seat.poll();
        let notices: Vec<Outcome> = std::iter::from_fn(|| self.seat.notice()).map(seat::told).collect();
        let mut out: Vec<Addressed> = notices.iter().map(|told| self.compose(told)).collect();
        let (Some(color), Some(command)) = (self.game().setup().partner(), command) else {
            return out;
        };
        let moves = matches!(command, Command::Play(_));
        let fallen = if moves { self.tick() } else { Vec::new() };
        // A flag may have fallen meanwhile.
        let is_its_turn = *self.game().phase() == Phase::Play && self.game().turn() == color;
        let plays = !moves || fallen.is_empty() && is_its_turn;
        out.extend(fallen);
        if plays {
            out.extend(self.perform(Speaker::from(color), &command));
            out.extend(self.let_partner_play());
        }
        out
    }

    /// Whether the game waits for the partner or for a ruling.
    pub fn is_busy(&self) -> bool {
        self.seat.is_thinking() || self.judge.due().is_some()
    }
}

/// Whether nobody needs any more what was confided.
fn ends_confidence(transition: &Transition) -> bool {
    matches!(
        transition.record.event,
        Event::Adjournment(
            AdjournmentEvent::Adjourned { .. }
                | AdjournmentEvent::EnvelopeOpened { .. }
                | AdjournmentEvent::EnvelopeLost { .. }
        ) | Event::Play(PlayEvent::Ended { .. })
    )
}

/// What was kept of it.
fn records(happened: &[Transition]) -> Vec<Record> {
    happened.iter().map(|transition| transition.record.clone()).collect()
}

fn millis(time: Duration) -> Millis {
    Millis::try_from(time.as_millis()).unwrap_or(Millis::MAX)
}
