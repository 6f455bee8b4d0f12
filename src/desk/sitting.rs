//! One sitting at a game: a line heard, what follows from it kept and then told.
//!
//! Here the rooms meet in the one order that matters: heard, decided, kept, applied, told. Nothing in
//! this file writes to a terminal or speaks; it returns what is to be said.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc::Sender;
use std::time::Duration;

use shakmaty::{ByColor, Color, Move};

use super::judge::{self, Asked};
use super::narrate::{Narrator, Said, priority};
use super::phrasing::{Phrasing, line};
use super::time::Time;
use super::{Wake, refuse};
use crate::announcement::{Announcement, Heard, Misfit, NotHeard, Said as Words, Speaker, hear};
use crate::args;
use crate::game::{Against, Command, Event, Game, Kept, Phase, Refusal};
use crate::laws::{Millis, Winnable};
use crate::opponent::{self, Level, Limits, Thinking};
use crate::record::{GameLock, Library, LibraryError};
use crate::speech::{Priority, clean};
use crate::voice::Voice;

/// Something to say and show.
#[derive(Debug, Clone)]
pub struct Output {
    /// The line; `None` when there is nothing to hear.
    pub said: Option<Said>,
    /// The events behind it.
    pub events: Vec<Kept>,
    /// What it is when there are no events behind it: "answered", "refused", "notice", and its name.
    pub kind: (&'static str, String),
}

/// A question that waits for its answer.
enum Pending {
    /// Which of these moves is meant.
    Which { moves: Vec<Move>, by: Speaker, correcting: bool },
    /// What the pawn becomes.
    Promotion { said: Words, by: Speaker, correcting: bool },
    /// Whether so many plies are to be taken back.
    TakeBack { plies: u32, by: Speaker },
}

/// How long the telling of a move may wait to hear whether it left a dead position.
const SETTLING: Duration = Duration::from_millis(30);

/// How long the telling of a flag or a resignation may wait for the result.
const RULING: Duration = Duration::from_millis(200);

/// The most a sparring partner thinks about one move.
const THINKING: Duration = Duration::from_millis(1500);

/// One sitting at one game.
pub struct Sitting<'a> {
    pub(super) game: Game,
    pub(super) voice: &'a Voice,
    pub(super) time: Time,
    library: Library,
    id: i64,
    seq: u64,
    _lock: GameLock,
    wake: Sender<Wake>,
    pending: Option<Pending>,
    pub(super) last_said: Option<String>,
    asked: Option<Asked>,
    thinking: Option<Thinking>,
    ticket: u64,
    partner_to_play: bool,
    pub(super) finished: bool,
    unsaved: bool,
}

/// What a sitting is made of.
pub struct Seat<'a> {
    /// The voice it speaks with.
    pub voice: &'a Voice,
    /// Where its events are kept.
    pub library: Library,
    /// The game's number there.
    pub id: i64,
    /// That nobody else plays it.
    pub lock: GameLock,
    /// The game's time.
    pub time: Time,
    /// Where threads that work for it report.
    pub wake: Sender<Wake>,
}

impl<'a> Sitting<'a> {
    /// Sits down at a game whose last event has this number.
    #[must_use]
    pub fn new(seat: Seat<'a>, game: Game, seq: u64) -> Sitting<'a> {
        let Seat { voice, library, id, lock, time, wake } = seat;
        Sitting {
            game,
            voice,
            time,
            library,
            id,
            seq,
            _lock: lock,
            wake,
            pending: None,
            last_said: None,
            asked: None,
            thinking: None,
            ticket: 0,
            partner_to_play: false,
            finished: false,
            unsaved: false,
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game's number in the library.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.id
    }

    pub(super) fn phrasing(&self) -> Phrasing<'a> {
        Phrasing::new(self.voice)
    }

    pub(super) fn narrator(&self) -> Narrator<'a> {
        Narrator::new(self.phrasing(), self.game.setup())
    }

    /// The person at the desk, where there is just one.
    fn you(&self) -> Option<Color> {
        self.game.setup().partner().map(|partner| !partner)
    }

    /// Hears one line.
    pub fn hear(&mut self, text: &str) -> Vec<Output> {
        let text = clean(text);
        if text.is_empty() {
            return Vec::new();
        }
        let mut out = self.tick();
        let heard = hear(&text, self.voice.lexicon());
        let pending = self.pending.take();
        out.extend(match heard {
            Ok(utterance) => self.understood(utterance.speaker, utterance.heard, pending),
            Err(NotHeard::PieceAlone(role)) if matches!(pending, Some(Pending::Promotion { .. })) => {
                let Some(Pending::Promotion { said, by, correcting }) = pending else { return out };
                let said = Words { promotion: Some(role), ..said };
                self.announce(by, Announcement::Move(said), correcting)
            }
            Err(why) => {
                self.pending = pending;
                vec![
                    self.refused(
                        refuse::not_heard_name(&why),
                        vec![refuse::not_heard(&why, &self.phrasing())],
                    ),
                ]
            }
        });
        out.extend(self.let_partner_play());
        out
    }

    fn understood(
        &mut self,
        speaker: Option<Speaker>,
        heard: Heard,
        pending: Option<Pending>,
    ) -> Vec<Output> {
        match heard {
            Heard::Choice(number) => self.chosen(number, pending),
            Heard::Announcement(announcement, offers) => {
                let by = speaker.unwrap_or_else(|| self.announcer());
                let mut out = self.announce(by, announcement, false);
                if offers
                    && self
                        .game
                        .hand()
                        .is_some_and(|hand| Some(hand.color) == by.color().or(Some(hand.color)))
                {
                    let color = by.color().unwrap_or(self.game.turn());
                    out.extend(self.perform(Speaker::from(color), &Command::OfferDraw));
                }
                out
            }
            Heard::Request(request) => self.requested(speaker, request, pending.and_then(Pending::take_back)),
        }
    }

    fn chosen(&mut self, number: u32, pending: Option<Pending>) -> Vec<Output> {
        let Some(Pending::Which { moves, by, correcting }) = pending else {
            return vec![self.refused("no-question", vec![self.voice.say("not-heard-choice")])];
        };
        let found =
            usize::try_from(number).ok().and_then(|number| number.checked_sub(1)).and_then(|n| moves.get(n));
        let Some(found) = found else {
            self.pending = Some(Pending::Which { moves, by, correcting });
            return vec![self.refused("no-question", vec![self.voice.say("not-heard-choice")])];
        };
        let announcement = exactly(found);
        self.announce(by, announcement, correcting)
    }

    /// An announcement or the correction of one. What it leaves open becomes a question.
    pub(super) fn announce(
        &mut self,
        by: Speaker,
        announcement: Announcement,
        correcting: bool,
    ) -> Vec<Output> {
        let command = if correcting {
            Command::Correct(announcement.clone())
        } else {
            Command::Announce(announcement.clone())
        };
        match self.game.decide(by, &command, self.time.now()) {
            Err(Refusal::Misfit(Misfit::Several(moves))) => {
                let refused = self.refuse(&Refusal::Misfit(Misfit::Several(moves.clone())));
                self.pending = Some(Pending::Which { moves, by, correcting });
                vec![refused]
            }
            Err(Refusal::Misfit(Misfit::PromotionMissing(to))) => {
                if let Announcement::Move(said) = announcement {
                    self.pending = Some(Pending::Promotion { said, by, correcting });
                }
                vec![self.refuse(&Refusal::Misfit(Misfit::PromotionMissing(to)))]
            }
            decided => self.carry_out(decided),
        }
    }

    /// Asks the game, keeps what follows, and tells it.
    pub(super) fn perform(&mut self, by: Speaker, command: &Command) -> Vec<Output> {
        let decided = self.game.decide(by, command, self.time.now());
        self.carry_out(decided)
    }

    fn carry_out(&mut self, decided: Result<Vec<Event>, Refusal>) -> Vec<Output> {
        let events = match decided {
            Ok(events) => events,
            Err(refusal) => return vec![self.refuse(&refusal)],
        };
        if events.is_empty() {
            return Vec::new();
        }
        let before = self.game.clone();
        let mut kept = match self.keep(&events) {
            Ok(kept) => kept,
            Err(error) => return vec![self.not_saved(&error)],
        };
        kept.extend(self.settle());
        self.partner_to_play = true;
        vec![self.told(&before, kept)]
    }

    /// Kept before said: when this returns the events are on the disk and in the game.
    fn keep(&mut self, events: &[Event]) -> Result<Vec<Kept>, LibraryError> {
        let at = self.time.now();
        let first = self.seq + 1;
        self.library.append(self.id, first, at, events)?;
        self.unsaved = false;
        self.time.thaw();
        self.seq += events.len() as u64;
        let kept =
            events.iter().zip(first..).map(|(event, seq)| Kept { seq, at_ms: at, event: event.clone() });
        let kept: Vec<Kept> = kept.collect();
        for event in events {
            self.game.apply(event, at);
        }
        if matches!(self.game.phase(), Phase::Over(_)) {
            self.thinking = None;
        }
        Ok(kept)
    }

    /// Whether the game is decided by who can still mate; waits a moment for the answer, so that a move and
    /// the end it brings are one sentence.
    fn settle(&mut self) -> Vec<Kept> {
        self.asked = None;
        let Some(question) = self.game.question() else { return Vec::new() };
        let patience = match (self.time.is_simulated(), question.urgent) {
            (true, _) => judge::PATIENCE,
            (false, true) => RULING,
            (false, false) => SETTLING,
        };
        let wake = self.wake.clone();
        let ready = move || {
            let _ = wake.send(Wake::Judged);
        };
        let Ok(asked) = judge::ask(question, ready) else { return Vec::new() };
        match asked.answer.recv_timeout(patience) {
            Ok(answer) => self.judged(&answer),
            Err(_) if self.time.is_simulated() => self.judged(&judge::UNKNOWN),
            Err(_) => {
                self.asked = Some(asked);
                Vec::new()
            }
        }
    }

    fn judged(&mut self, answer: &ByColor<Winnable>) -> Vec<Kept> {
        let decided = self.game.decide(Speaker::Arbiter, &Command::Judged(*answer), self.time.now());
        match decided {
            Ok(events) if !events.is_empty() => self.keep(&events).unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// An answer has come in, or has not in time.
    pub fn judgement(&mut self) -> Vec<Output> {
        let Some(asked) = &self.asked else { return Vec::new() };
        let Ok(answer) = asked.answer.try_recv() else { return Vec::new() };
        let fresh = self.game.question().as_ref() == Some(&asked.question);
        self.asked = None;
        if !fresh {
            return Vec::new();
        }
        self.ruled(&answer)
    }

    /// How long the game still waits for an answer it needs.
    #[must_use]
    pub fn judgement_due(&self) -> Option<Duration> {
        let asked = self.asked.as_ref().filter(|asked| asked.question.urgent)?;
        Some(judge::PATIENCE.saturating_sub(asked.since.elapsed()))
    }

    /// Whether an answer the game needs has not come in time.
    #[must_use]
    pub fn judgement_overdue(&self) -> bool {
        self.judgement_due().is_some_and(|due| due.is_zero())
    }

    /// Asks what must be known and lets the partner play, when the sitting begins.
    pub fn let_partner_play_first(&mut self) -> Vec<Output> {
        let before = self.game.clone();
        let settled = self.settle();
        let mut out = Vec::new();
        if !settled.is_empty() {
            out.push(self.told(&before, settled));
        }
        self.partner_to_play = true;
        out.extend(self.let_partner_play());
        out
    }

    /// Nobody knows in time whether the opponent can mate.
    pub fn no_judgement(&mut self) -> Vec<Output> {
        self.asked = None;
        if matches!(self.game.phase(), Phase::Verdict(_)) { self.ruled(&judge::UNKNOWN) } else { Vec::new() }
    }

    fn ruled(&mut self, answer: &ByColor<Winnable>) -> Vec<Output> {
        let before = self.game.clone();
        let kept = self.judged(answer);
        if kept.is_empty() { Vec::new() } else { vec![self.told(&before, kept)] }
    }

    /// Whether a flag has fallen by now.
    pub fn tick(&mut self) -> Vec<Output> {
        if self.game.clock().flag(self.time.now()).is_none() {
            return Vec::new();
        }
        self.thinking = None;
        self.perform(Speaker::Arbiter, &Command::Tick)
    }

    /// Lets simulated time pass; flags fall at their own moment.
    pub(super) fn wait(&mut self, length: Duration) -> Vec<Output> {
        let until =
            self.time.now().saturating_add(Millis::try_from(length.as_millis()).unwrap_or(Millis::MAX));
        let mut out = Vec::new();
        while let Some((_, falls)) = self.game.clock().flag_at().filter(|(_, falls)| *falls <= until) {
            self.time.advance_to(falls);
            let flagged = self.tick();
            if flagged.is_empty() {
                break;
            }
            out.extend(flagged);
        }
        self.time.advance_to(until);
        out
    }

    /// The partner plays when it is to move: at once under simulated time, else on its own thread.
    pub fn let_partner_play(&mut self) -> Vec<Output> {
        if !std::mem::take(&mut self.partner_to_play) {
            return Vec::new();
        }
        self.thinking = None;
        let Against::Partner { color, level, seed } = self.game.setup().against else { return Vec::new() };
        if self.game.offer() == Some(!color) {
            let accepts = opponent::accepts_draw(&self.game.position_with_hand(), color);
            let answer = if accepts { Command::Accept } else { Command::Decline };
            let mut out = self.perform(Speaker::from(color), &answer);
            self.partner_to_play = true;
            out.extend(self.let_partner_play());
            return out;
        }
        if *self.game.phase() != Phase::Play || self.game.turn() != color || self.game.hand().is_some() {
            return Vec::new();
        }
        let level = Level::new(level).unwrap_or_default();
        let position = self.game.position().clone();
        let earlier = self.game.positions()[..self.game.positions().len() - 1].to_vec();
        if self.time.is_simulated() {
            let limits = Limits { level, time: None, seed };
            let found = opponent::choose(&position, &earlier, &limits, &AtomicBool::new(false));
            return self.partner_found(self.ticket, found);
        }
        let left = self.game.clock().left(color, self.time.now());
        let share =
            if self.game.clock().control().is_timed() { Duration::from_millis(left / 30) } else { THINKING };
        let limits = Limits { level, time: Some(share.min(THINKING)), seed };
        self.ticket += 1;
        let (ticket, wake) = (self.ticket, self.wake.clone());
        let found = move |found: Option<Move>| {
            let _ = wake.send(Wake::Found(ticket, found));
        };
        match Thinking::start(position, earlier, limits, found) {
            Ok(thinking) => self.thinking = Some(thinking),
            Err(error) => tracing::error!(%error, "no thread for the partner"),
        }
        Vec::new()
    }

    /// The partner's move has come in; one that is no longer asked for is passed over.
    pub fn partner_found(&mut self, ticket: u64, found: Option<Move>) -> Vec<Output> {
        let (Some(color), true, Some(found)) = (self.game.setup().partner(), ticket == self.ticket, found)
        else {
            return Vec::new();
        };
        let mut out = self.tick();
        if out.is_empty() && *self.game.phase() == Phase::Play && self.game.turn() == color {
            out.extend(self.perform(Speaker::from(color), &Command::Play(found)));
            out.extend(self.let_partner_play());
        }
        out
    }

    /// Notes how far the time has run, so that a killed program loses no more than a second of it.
    pub fn note_time(&mut self) {
        if let Err(error) = self.library.note_time(self.id, self.time.now()) {
            tracing::warn!(%error, "the time was not noted");
        }
    }

    /// What is said of these events.
    fn told(&mut self, before: &Game, kept: Vec<Kept>) -> Output {
        let events: Vec<Event> = kept.iter().map(|kept| kept.event.clone()).collect();
        let text = line(&self.narrator().events(&events, before, &self.game));
        let said = (!text.is_empty()).then(|| Said { text, priority: priority(&events, self.you()) });
        self.remember(said.as_ref());
        Output { said, events: kept, kind: ("event", String::new()) }
    }

    fn remember(&mut self, said: Option<&Said>) {
        if let Some(said) = said {
            self.last_said = Some(said.text.clone());
        }
    }

    /// An answer to a question.
    pub(super) fn answered(&mut self, name: &str, sentences: Vec<String>) -> Output {
        let said = Said { text: line(&sentences), priority: Priority::Message };
        self.remember(Some(&said));
        Output { said: Some(said), events: Vec::new(), kind: ("answered", name.to_owned()) }
    }

    /// A refusal.
    pub(super) fn refused(&mut self, name: &str, sentences: Vec<String>) -> Output {
        let mut output = self.answered(name, sentences);
        output.kind.0 = "refused";
        output
    }

    fn refuse(&mut self, refusal: &Refusal) -> Output {
        let sentences = refuse::refusal(refusal, &self.game, &self.phrasing());
        self.refused(refusal.name(), sentences)
    }

    /// The disk takes nothing: no clock may run, and the move does not count.
    fn not_saved(&mut self, error: &LibraryError) -> Output {
        self.time.freeze();
        self.thinking = None;
        self.unsaved = true;
        tracing::error!(%error, "not saved");
        let text = self.voice.tell("not-saved", &args!("why" => clean(&error.to_string())));
        let mut output = self.refused("not-saved", vec![text]);
        if let Some(said) = &mut output.said {
            said.priority = Priority::Important;
        }
        output
    }

    pub(super) fn ask_take_back(&mut self, plies: u32, by: Speaker) -> Vec<Output> {
        self.pending = Some(Pending::TakeBack { plies, by });
        let question = self.voice.tell("take-back-question", &args!("plies" => plies));
        vec![self.answered("take-back", vec![question])]
    }
}

impl Pending {
    fn take_back(self) -> Option<(u32, Speaker)> {
        match self {
            Pending::TakeBack { plies, by } => Some((plies, by)),
            _ => None,
        }
    }
}

/// A move as an announcement that fits nothing else.
fn exactly(played: &Move) -> Announcement {
    if let Some(side) = played.castling_side() {
        return Announcement::Castling(side);
    }
    let from = played.from();
    Announcement::Move(Words {
        role: Some(played.role()),
        from_file: from.map(shakmaty::Square::file),
        from_rank: from.map(shakmaty::Square::rank),
        to: Some(played.to()),
        promotion: played.promotion(),
        ..Words::default()
    })
}
