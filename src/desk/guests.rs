//! The guests of a desk: who sits at which second terminal, what they are told, and what they say.
//!
//! The desk waits for none of them. One who comes is told everything, one who is gone is told of once, and the
//! game goes on with or without.

use std::time::{Duration, Instant};

use shakmaty::{ByColor, Color};

use super::attendance::Attendance;
use crate::face::LONGEST_LINE;
use crate::game::Record;
use crate::session::{Addressed, GuestLine, Session, VoiceShelf, hear_guest};
use crate::tell::{Fact, Outcome};
use crate::voice::{Id, Voice, marked_parts};
use crate::wire::{Caller, FromDesk, FromSocket, GuestReply, Hello, Host, TimeReading, TurnedAway, VERSION};

/// How long one who sits has to say that he is there, when another comes for his place.
const STILL_THERE: Duration = Duration::from_secs(1);

/// How long all of them together may take to read the last word.
const LAST_WORD: Duration = Duration::from_millis(300);

/// How far a guest's time may be from the desk's, in milliseconds.
const TOLERANCE: u64 = 50;

/// One who has come to a place that is taken.
struct WaitingCaller {
    hello: Hello,
    caller: Caller,
    voice: Voice,
    until: Instant,
}

/// Who sits where.
pub struct Guests<'a> {
    shelf: &'a VoiceShelf,
    seated: ByColor<Option<Caller>>,
    waiting: Option<WaitingCaller>,
    /// What the desk was told of each place.
    known: ByColor<Attendance>,
    /// The time they were last told, and when.
    told: Option<(TimeReading, Instant)>,
    _host: Option<Host>,
}

/// What follows from what a guest said.
#[derive(Default)]
pub(super) struct GuestOutcome {
    /// For the desk, and where there are events in it for all.
    pub(super) out: Vec<Addressed>,
    /// For one guest, after that.
    pub(super) answer: Option<(Color, FromDesk)>,
}

impl<'a> Guests<'a> {
    /// Nobody sits there yet; without a host nobody ever will.
    pub fn new(shelf: &'a VoiceShelf, host: Option<Host>) -> Guests<'a> {
        Guests {
            shelf,
            seated: ByColor::default(),
            waiting: None,
            known: ByColor::default(),
            told: None,
            _host: host,
        }
    }

    /// Hears what a guest says.
    pub(super) fn hear(&mut self, said: GuestLine, session: &mut Session<'a>) -> GuestOutcome {
        match said {
            GuestLine::Knock(hello, caller, _) if hello.ansage != VERSION => {
                caller.tell(&FromDesk::TurnedAway { why: TurnedAway::Version });
                GuestOutcome::default()
            }
            GuestLine::Knock(_, caller, None) => {
                caller.tell(&FromDesk::TurnedAway { why: TurnedAway::Voice });
                GuestOutcome::default()
            }
            GuestLine::Knock(hello, caller, Some(voice)) => self.knocked(hello, caller, *voice, session),
            GuestLine::Says(FromSocket::Line(id, text, verbosity)) => {
                self.said(id, (&text, verbosity.as_deref()), session)
            }
            GuestLine::Says(FromSocket::Here(id)) => {
                let side = self.side_of(id);
                let refused = self.waiting.take_if(|waiting| side == Some(waiting.hello.side));
                if let Some(waiting) = refused {
                    waiting.caller.tell(&FromDesk::TurnedAway { why: TurnedAway::Taken });
                }
                GuestOutcome::default()
            }
            GuestLine::Says(FromSocket::Gone(id)) => {
                self.waiting.take_if(|waiting| waiting.caller.id() == id);
                match self.side_of(id) {
                    Some(side) => self.gone(side, session),
                    None => GuestOutcome::default(),
                }
            }
            // It comes as the other one.
            GuestLine::Says(FromSocket::Knock(..)) => GuestOutcome::default(),
        }
    }

    fn side_of(&self, id: u64) -> Option<Color> {
        let sits = |side: &Color| self.seated.get(*side).as_ref().is_some_and(|found| found.id() == id);
        Color::ALL.into_iter().find(sits)
    }

    fn knocked(
        &mut self,
        hello: Hello,
        caller: Caller,
        voice: Voice,
        session: &mut Session<'a>,
    ) -> GuestOutcome {
        match (self.seated.get(hello.side), &self.waiting) {
            (None, _) => self.sits_down(&hello, caller, voice, session),
            (Some(_), Some(_)) => {
                caller.tell(&FromDesk::TurnedAway { why: TurnedAway::Taken });
                GuestOutcome::default()
            }
            (Some(seated), None) => {
                seated.tell(&FromDesk::There);
                let until = Instant::now() + STILL_THERE;
                self.waiting = Some(WaitingCaller { hello, caller, voice, until });
                GuestOutcome::default()
            }
        }
    }

    fn sits_down(
        &mut self,
        hello: &Hello,
        caller: Caller,
        voice: Voice,
        session: &mut Session<'a>,
    ) -> GuestOutcome {
        let side = hello.side;
        let events = session.all_kept();
        let (game, now) = (session.id(), session.time.reading());
        caller.tell(&FromDesk::Welcome { ansage: VERSION, game, now, events });
        self.told.get_or_insert((now, Instant::now()));
        let names = hello.names.parse().unwrap_or_default();
        let voice = self.shelf.put(hello.letters.as_deref(), voice);
        session.participants.seat(side, voice, names);
        *self.seated.get_mut(side) = Some(caller);
        GuestOutcome { out: self.news(side, session).into_iter().collect(), answer: None }
    }

    /// That somebody has come to this place or is gone from it, unless that was told too often by now.
    fn news(&mut self, side: Color, session: &Session<'a>) -> Option<Addressed> {
        let there = self.seated.get(side).is_some();
        let is_news = self.known.get_mut(side).is_news(there, Instant::now());
        is_news.then(|| of_guest(session, if there { Id::GUEST_CAME } else { Id::GUEST_GONE }, side))
    }

    /// There is room for one who waits.
    fn gone(&mut self, side: Color, session: &mut Session<'a>) -> GuestOutcome {
        if let Some(seated) = self.seated.get_mut(side).take() {
            seated.cut_off();
        }
        session.participants.unseat(side);
        let mut followed = GuestOutcome { out: self.news(side, session).into_iter().collect(), answer: None };
        if let Some(next) = self.waiting.take_if(|waiting| waiting.hello.side == side) {
            followed.out.extend(self.sits_down(&next.hello, next.caller, next.voice, session).out);
        }
        followed
    }

    /// A line of his, and how much its answer is to say.
    fn said(
        &mut self,
        id: u64,
        (text, verbosity): (&str, Option<&str>),
        session: &mut Session<'a>,
    ) -> GuestOutcome {
        let Some(side) = self.side_of(id) else { return GuestOutcome::default() };
        let verbosity = verbosity.and_then(|verbosity| verbosity.parse().ok());
        let heard = hear_guest(session, side, verbosity, within(text));
        if let Some(seated) = self.seated.get(side) {
            seated.heard();
        }
        let answers = heard.for_guest.into_iter().filter_map(|output| {
            let (kind, about) = output.kind;
            let (kind, brief, said) = (kind.to_owned(), Some(output.brief), output.said?);
            let announced = marked_parts(said.marked());
            Some(GuestReply { kind, about, sentence: said.text, brief, announced })
        });
        let answers = answers.collect();
        let answer =
            FromDesk::Heard { now: session.time.reading(), answers, confidential: heard.confidential };
        GuestOutcome { out: heard.for_all, answer: Some((side, answer)) }
    }

    /// Tells one of them.
    pub(super) fn answer(&self, side: Color, message: &FromDesk) {
        if let Some(seated) = self.seated.get(side) {
            seated.tell(message);
        }
    }

    /// Tells all of them what happened.
    pub(super) fn tell(&mut self, events: &[Record], now: TimeReading) {
        if !events.is_empty() {
            self.tell_all(&FromDesk::Happened { now, events: events.to_vec() }, now);
        }
    }

    /// Tells them the time where they must take it for another.
    pub(super) fn keep_time(&mut self, now: TimeReading) {
        let Some((told, when)) = self.told else { return };
        let passed =
            if told.stands { 0 } else { u64::try_from(when.elapsed().as_millis()).unwrap_or(u64::MAX) };
        let taken_for = told.at_ms.saturating_add(passed);
        let tolerance = if now.stands { 0 } else { TOLERANCE };
        if now.stands != told.stands || taken_for.abs_diff(now.at_ms) > tolerance {
            self.tell_all(&FromDesk::Time { now }, now);
        }
    }

    fn tell_all(&mut self, message: &FromDesk, now: TimeReading) {
        self.told = None;
        for seated in self.seated.iter().flatten() {
            seated.tell(message);
            self.told = Some((now, Instant::now()));
        }
    }

    /// How long until one who was asked whether he is there is taken for gone, or what was not told yet of those who
    /// come and go is told.
    pub(super) fn due(&self) -> Option<Duration> {
        let now = Instant::now();
        let waits = self.waiting.as_ref().map(|waiting| waiting.until.saturating_duration_since(now));
        let news = |side: Color| self.known.get(side).due(self.seated.get(side).is_some(), now);
        Color::ALL.into_iter().filter_map(news).chain(waits).min()
    }

    /// Takes one who did not say that he is there for gone, and tells what was not told yet.
    pub(super) fn tick(&mut self, session: &mut Session<'a>) -> Vec<Addressed> {
        let late = self.waiting.as_ref().filter(|waiting| waiting.until <= Instant::now());
        let late = late.map(|waiting| waiting.hello.side);
        let mut out = late.map(|side| self.gone(side, session).out).unwrap_or_default();
        out.extend(Color::ALL.into_iter().filter_map(|side| self.news(side, session)));
        out
    }

    /// The desk is left.
    pub(super) fn farewell(&mut self, kept: bool) {
        let until = Instant::now() + LAST_WORD;
        let seated = ByColor { white: self.seated.white.take(), black: self.seated.black.take() };
        for seated in seated.into_iter().flatten() {
            seated.tell(&FromDesk::Farewell { kept });
            seated.leave(until);
        }
    }
}

/// As much of a line as is heard of one that is typed at the desk.
fn within(text: &str) -> &str {
    &text[..text.floor_char_boundary(LONGEST_LINE)]
}

fn of_guest(session: &Session<'_>, id: Id, side: Color) -> Addressed {
    session.compose(&Outcome::notice(id.name(), Fact::of_color(id, side)))
}
