//! A second terminal: shows and tells a game in its own words, and brings what one player says to the desk.
//!
//! Nothing is decided here. What happens comes from the desk and is folded into a game of its own, so what only
//! asks is answered here. When the desk is gone without a word, the game stands as it was last told, and the desk
//! is called until it is there again.

use std::collections::VecDeque;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};

use zeroize::Zeroize;

use super::guests::Guests;
use super::run::{DeskLoop, Ending};
use super::talk::SpeechOutputs;
use crate::face::Face;
use crate::face::signals;
use crate::session::{
    Addressed, Audience, GameTime, InputLine, Session, VoiceShelf, Wake, hear_here, joined_again,
};
use crate::speech::sound::Earcon;
use crate::speech::{Priority, clean};
use crate::tell::{Fact, LINE, Message, Outcome, Variable, shortened};
use crate::voice::marked_again;
use crate::voice::{Id, Verbosity};
use crate::wire::{FromDesk, FromGuest, GuestLink, GuestReply, Hello, Rendezvous, call};

/// How often a desk that is gone is called.
const CALL_AGAIN: Duration = Duration::from_millis(500);

/// How long a desk may take for an answer before it is said that there is none. What is known here is answered
/// from then on, and nothing more is sent until the answer has come.
const ANSWER: Duration = Duration::from_secs(3);

/// The way to the desk.
pub struct GuestDesk {
    meeting: Rendezvous,
    hello: Hello,
    wake: Sender<Wake>,
    /// The connections made so far: what an earlier one still says is passed over.
    number: u64,
    line: Option<GuestLink>,
}

impl GuestDesk {
    /// Calls the desk of this game.
    ///
    /// # Errors
    /// Nobody is there.
    pub fn new(meeting: Rendezvous, hello: Hello, wake: Sender<Wake>) -> io::Result<GuestDesk> {
        let mut visit = GuestDesk { meeting, hello, wake, number: 0, line: None };
        visit.call()?;
        Ok(visit)
    }

    fn call(&mut self) -> io::Result<()> {
        self.number += 1;
        let (number, wake) = (self.number, self.wake.clone());
        let hear = move |message| {
            let _ = wake.send(Wake::Desk(number, message));
        };
        self.line = Some(call(&self.meeting, &self.hello, hear)?);
        Ok(())
    }

    fn say(&mut self, text: &str, verbosity: Option<Verbosity>) -> bool {
        let Some(line) = &self.line else { return false };
        let verbosity = verbosity.map(|verbosity| verbosity.key().to_owned());
        let said = line.say(&FromGuest::Line { text: text.to_owned(), verbosity }).is_ok();
        if !said {
            self.line = None;
        }
        said
    }
}

/// Looks at a game until somebody leaves. `first` is said before anything is heard; `again` is the command that
/// comes back, where it can be written.
pub fn visit<'v>(
    session: &mut Session<'v>,
    shelf: &'v VoiceShelf,
    visit: GuestDesk,
    (face, talk): (&mut dyn Face, &mut SpeechOutputs),
    wakes: &Receiver<Wake>,
    first: Vec<Addressed>,
    again: Option<String>,
) -> Ending {
    let table = DeskLoop::new(session, Guests::new(shelf, None), face, talk);
    let mut here = GuestLoop {
        table,
        visit,
        asked: None,
        overdue: false,
        lines: VecDeque::new(),
        ended: None,
        welcome: true,
    };
    here.table.begin(first);
    here.hear_lines();
    let mut called = Instant::now();
    while !here.table.session.finished && here.table.gone.is_none() && !signals::came() {
        let patience = Some(here.patience());
        match here.table.next_wake(wakes, patience) {
            Ok(wake) => here.wake(wake),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => break,
        }
        here.notice_silence();
        here.hear_lines();
        if here.visit.line.is_none() && called.elapsed() >= CALL_AGAIN {
            called = Instant::now();
            here.welcome = here.visit.call().is_err() && here.welcome;
        }
    }
    let farewell = here.ended.take().unwrap_or_else(|| {
        let told = if here.table.session.game().outcome().is_some() {
            vec![Id::JOIN_LEFT_OVER.into()]
        } else {
            let again = again.map(|command| Fact::Printed(Id::JOIN_LEFT_RETURN, command));
            [Id::JOIN_LEFT.into()].into_iter().chain(again).collect()
        };
        here.table.session.compose(&Outcome::notice("join-left", told))
    });
    here.table.close(farewell)
}

struct GuestLoop<'t, 'v> {
    table: DeskLoop<'t, 'v>,
    visit: GuestDesk,
    /// Since when a line is at the desk that has no answer yet.
    asked: Option<Instant>,
    /// It was said that there is no answer.
    overdue: bool,
    lines: VecDeque<Wake>,
    /// The last thing to say, where the desk brings the end.
    ended: Option<Addressed>,
    /// The desk has bidden welcome on this connection.
    welcome: bool,
}

impl GuestLoop<'_, '_> {
    /// How long to wait at most: until a desk that is gone is called again, or one that was asked is silent.
    fn patience(&self) -> Duration {
        const LONG: Duration = Duration::from_hours(1);
        match self.asked {
            _ if self.visit.line.is_none() => CALL_AGAIN,
            Some(since) if !self.overdue => ANSWER.saturating_sub(since.elapsed()),
            _ => LONG,
        }
    }

    /// A desk that stands still is told of once, so that nobody takes his line for heard.
    fn notice_silence(&mut self) {
        if self.overdue || self.asked.is_none_or(|since| since.elapsed() < ANSWER) {
            return;
        }
        self.overdue = true;
        let told = self.table.session.compose(&Outcome::notice_of(Id::JOIN_DESK_SILENT));
        self.table.put(vec![told]);
    }

    fn wake(&mut self, wake: Wake) {
        match wake {
            Wake::Line(_) | Wake::End => self.lines.push_back(wake),
            Wake::Terminal(event) => {
                for wake in self.table.of_terminal(event) {
                    self.wake(wake);
                }
            }
            Wake::Desk(number, message) if number == self.visit.number => self.told(message),
            wake => self.table.wake(wake),
        }
    }

    /// Hears what was typed, one line after the other has its answer.
    fn hear_lines(&mut self) {
        while (self.asked.is_none() || self.overdue) && !self.table.session.finished {
            let waiting = self.lines.pop_front();
            match waiting.or_else(|| self.table.next_pasted().map(Wake::Line)) {
                Some(Wake::Line(mut line)) => {
                    if let Some(places) = &self.table.talk.places {
                        let _ = places.try_recv();
                    }
                    let silences = self.table.session.only_silences(&InputLine::new(&line));
                    self.table.talk.cut_off_for(Audience::All, silences, self.table.session);
                    self.hear(&line);
                    line.zeroize();
                }
                Some(_) => self.table.session.finished = true,
                None => return,
            }
        }
    }

    fn hear(&mut self, line: &str) {
        if let Some(out) = hear_here(self.table.session, line) {
            self.table.put(out);
            self.table.talk.say_again();
            return;
        }
        let session = &self.table.session;
        if clean(line).is_empty() && !session.enter_presses() && !session.hears_in_confidence() {
            return;
        }
        if self.welcome && self.asked.is_none() && self.visit.say(line, session.participants.desk.verbosity) {
            self.asked = Some(Instant::now());
            return;
        }
        let refused = self.table.session.refused("join-desk-away", Id::JOIN_DESK_AWAY);
        self.table.put(vec![refused]);
    }

    /// What the desk says.
    fn told(&mut self, message: Option<FromDesk>) {
        // Whoever says something is there, and his answer will come.
        self.overdue = false;
        self.asked = self.asked.map(|_| Instant::now());
        let session = &mut *self.table.session;
        match message {
            Some(FromDesk::Welcome { now, events, .. }) => {
                self.welcome = true;
                session.time = GameTime::of(now);
                let new = session.catch_up(events);
                let back = joined_again(session);
                self.table.put(vec![new, back]);
            }
            Some(FromDesk::Happened { now, events }) => {
                session.time = GameTime::of(now);
                let told = session.take_in(events);
                self.table.put(vec![told]);
            }
            Some(FromDesk::Heard { now, answers, confidential }) => {
                self.asked = None;
                session.time = GameTime::of(now);
                session.secrets.elsewhere = confidential;
                let told = answers.into_iter().map(|answer| answer_of_desk(session, answer)).collect();
                self.table.put(told);
                self.table.talk.say_again();
            }
            Some(FromDesk::Time { now }) => {
                // Real time stands still where the disk takes nothing, and nowhere else.
                let not_saved = now.stands && !session.time.is_simulated();
                session.time = GameTime::of(now);
                if not_saved {
                    let told = session.compose(&Outcome::notice_of(Id::JOIN_NOT_SAVED));
                    self.table.put(vec![told]);
                }
            }
            Some(FromDesk::There) => {}
            Some(FromDesk::Farewell { kept: true }) => self.end(Id::JOIN_DESK_LEFT),
            Some(FromDesk::Farewell { kept: false }) => self.end(Id::JOIN_DESK_LEFT_UNSAVED),
            Some(FromDesk::TurnedAway { why }) => {
                let told = Fact::Say(Id::ERROR_TURNED_AWAY, vec![("turned", Variable::Key(why.name()))]);
                self.ended = Some(session.compose(&Outcome::notice("turned-away", told)));
                session.finished = true;
            }
            None => self.lost(),
        }
    }

    fn end(&mut self, id: Id) {
        let session = &mut *self.table.session;
        self.ended = Some(session.compose(&Outcome::notice_of(id)));
        session.finished = true;
    }

    /// The desk is gone without a word. It is told once; the clocks stand, as they do where no program runs.
    fn lost(&mut self) {
        self.visit.line = None;
        self.asked = None;
        let session = &mut *self.table.session;
        session.secrets.elsewhere = false;
        let now = session.time.now();
        session.time = GameTime::new(true, now);
        if std::mem::take(&mut self.welcome) {
            let notice = session.compose(&Outcome::notice_of(Id::JOIN_DESK_GONE));
            self.table.put(vec![notice]);
        }
    }
}

/// What the desk answers to this terminal alone.
fn answer_of_desk(session: &mut Session<'_>, answer: GuestReply) -> Addressed {
    let kind = match answer.kind.as_str() {
        "refused" => "refused",
        "notice" => "notice",
        _ => "answered",
    };
    let said = Message::new(marked_again(&clean(&answer.sentence), &answer.announced), Priority::Message);
    let kind = (kind, answer.about);
    let brief = shortened(&clean(answer.brief.as_ref().unwrap_or(&said.text)), LINE);
    let earcon = (kind.0 == "refused").then_some(Earcon::Refused);
    let output = Addressed { said: Some(said), brief, kind, earcon, ..Addressed::default() };
    session.participants.desk.remember(&output);
    output
}
