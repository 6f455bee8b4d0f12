//! The loop of a desk: waits for lines, keys, flags and threads; keeps, shows and speaks what follows.

use crate::face::Face;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use crossterm::event::Event as TerminalEvent;
use zeroize::Zeroize;

use super::guests::Guests;
use super::talk::SpeechOutputs;
use crate::face::signals;
use crate::session::{
    Addressed, Audience, Session, Tones, Wake, Watch, asked_by, ear_notice, farewell, hear_at_desk,
    lesson_ticks, live_due, not_recorded, of_screen, speech_notice, write_live,
};
use crate::settings::Value;
use crate::settings::keymap::Action;
use crate::speech::sound::Earcon;
use crate::tell::Outcome;
use crate::voice::Voice;

/// How often the running time is noted in the library.
const NOTE_EVERY: Duration = Duration::from_secs(1);

/// A wait that ends only when somebody ends it is never too long.
const FOREVER: Duration = Duration::MAX.saturating_sub(Duration::from_hours(1));

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// By request, or because there were no more lines.
    Left,
    /// The terminal or the pipe is gone.
    OutputGone(io::ErrorKind),
    /// The library was lost, and the game with it.
    NotKept,
    /// For another game, which is open already.
    Next,
}

/// Opens what comes after a game, where another is wanted, and says whether it did; where that cannot be, this is told,
/// and the game goes on.
pub(crate) type OpenNext<'o> = dyn FnMut(&mut Session<'_>) -> Result<bool, Outcome> + 'o;

/// The command that takes the game of a number up again in this voice, where it can be written.
pub(crate) type ResumeCommand<'r> = dyn Fn(i64, &Voice) -> Option<String> + 'r;

/// Sits at a game until somebody leaves it, or another is opened in its place. `first` is said before anything is heard;
/// of `games` the first gives the command that takes the game of a number up again, the second opens the next game.
///
/// # Errors
/// None that end a game: a terminal that is gone is [`Ending::OutputGone`].
pub(crate) fn run<'v>(
    session: &mut Session<'v>,
    guests: Guests<'v>,
    (face, talk): (&mut dyn Face, &mut SpeechOutputs),
    wakes: &Receiver<Wake>,
    first: Vec<Addressed>,
    (resume, open): (&ResumeCommand<'_>, &mut OpenNext<'_>),
) -> Ending {
    let mut table = DeskLoop::new(session, guests, face, talk);
    table.begin(first);
    let moved = table.session.let_partner_play_first();
    table.put(moved);
    // What was pasted before there was a game.
    table.wake_the_waiting();
    let next = table.sit(wakes, open);
    let left = table.session.leave();
    table.put(left.into_iter().collect());
    let live = write_live(table.session);
    table.put(live.into_iter().collect());
    table.session.note_time();
    let (farewell, kept) = farewell(table.session, resume);
    table.guests.farewell(kept);
    match (next, kept) {
        (true, true) => Ending::Next,
        (false, true) => table.close(farewell),
        (_, false) => {
            table.close(farewell);
            Ending::NotKept
        }
    }
}

/// A session with its face, its speech and its guests.
pub(super) struct DeskLoop<'t, 'v> {
    pub(super) session: &'t mut Session<'v>,
    guests: Guests<'v>,
    pub(super) face: &'t mut dyn Face,
    pub(super) talk: &'t mut SpeechOutputs,
    /// The terminal or the pipe is gone.
    pub(super) gone: Option<io::ErrorKind>,
}

impl<'t, 'v> DeskLoop<'t, 'v> {
    pub(super) fn new(
        session: &'t mut Session<'v>,
        guests: Guests<'v>,
        face: &'t mut dyn Face,
        talk: &'t mut SpeechOutputs,
    ) -> DeskLoop<'t, 'v> {
        session.settled.hears_keys = face.hears_keys();
        DeskLoop { session, guests, face, talk, gone: None }
    }

    /// Waits and hears until somebody leaves, or another game is open; whether it is.
    fn sit(&mut self, wakes: &Receiver<Wake>, open: &mut OpenNext<'_>) -> bool {
        let mut noted = Instant::now();
        let mut watch = Watch::now();
        loop {
            if self.session.finished || self.gone.is_some() || signals::came() {
                return false;
            }
            if self.opens_next(open) {
                return true;
            }
            let patience = self.patience(noted);
            let woken = self.next_wake(wakes, patience);
            // Before anything that was said is heard: it was said to a program that stood still.
            if runs(self.session)
                && let Some(standstill) = watch.noticed(patience.unwrap_or(FOREVER))
            {
                let out = self.session.stood_still(standstill);
                self.put(out);
            }
            match woken {
                Ok(wake) => self.wake(wake),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return false,
            }
            self.tick();
            // Whoever is stopped while he notes the time stands still as much as one who waits. No event comes between.
            watch = Watch::now();
            if counts(self.session) && noted.elapsed() >= NOTE_EVERY {
                self.session.note_time();
                noted = Instant::now();
            }
        }
    }

    /// What comes next, within this time where there is one. Before anybody waits for it, what was typed is shown.
    ///
    /// # Errors
    /// Nothing comes; or nothing will any more, as where the terminal is gone.
    pub(super) fn next_wake(
        &mut self,
        wakes: &Receiver<Wake>,
        patience: Option<Duration>,
    ) -> Result<Wake, RecvTimeoutError> {
        if let Ok(wake) = wakes.try_recv() {
            return Ok(wake);
        }
        let caught_up = self.face.catch_up();
        self.unless_gone(caught_up).ok_or(RecvTimeoutError::Disconnected)?;
        match patience {
            Some(patience) => wakes.recv_timeout(patience),
            None => wakes.recv().map_err(RecvTimeoutError::from),
        }
    }

    /// Opens the next game where one is wanted; that it cannot be opened is told, and this one goes on.
    fn opens_next(&mut self, open: &mut OpenNext<'_>) -> bool {
        match open(self.session) {
            Ok(opened) => opened,
            Err(told) => {
                let told = self.session.hand_on(&told);
                self.put(vec![told]);
                self.wake_the_waiting();
                false
            }
        }
    }

    /// Says the first things.
    pub(super) fn begin(&mut self, first: Vec<Addressed>) {
        for output in &first {
            self.session.remember(output.said.as_ref());
        }
        // What has been announced before is not kept as sound.
        self.record();
        self.put(first);
    }

    /// Says the last thing.
    pub(super) fn close(mut self, farewell: Addressed) -> Ending {
        self.talk.cut_off();
        self.put(vec![farewell]);
        self.gone.map_or(Ending::Left, Ending::OutputGone)
    }

    /// What comes by itself: a flag, a ruling without a judgement, guests who are late.
    fn tick(&mut self) {
        let mut out = self.session.tick();
        out.extend(self.session.rule_overdue());
        out.extend(write_live(self.session));
        self.record();
        self.put(out);
        self.wake_the_waiting();
        let left = self.guests.tick(self.session);
        self.put(left);
        self.guests.keep_time(self.session.time.reading());
    }

    /// Keeps as sound what has been announced, where that is wanted.
    fn record(&mut self) {
        if let Some(recording) = &mut self.talk.recording {
            recording.follow(self.session);
        }
    }

    /// A line of the desk's.
    fn hear(&mut self, mut line: String) {
        if let Some(places) = &self.talk.places {
            // Lines that come from keys take none.
            let _ = places.try_recv();
        }
        let typed = self.session.line(&line);
        // It may have been said in confidence.
        line.zeroize();
        let asked = asked_by(self.session, &typed);
        self.talk.cut_off_for(asked.0, self.session.only_silences(&typed), self.session);
        let out = hear_at_desk(self.session, asked, &typed);
        self.put(out);
        // Who has been heard listens again.
        self.talk.say_again();
    }

    pub(super) fn wake(&mut self, wake: Wake) {
        match wake {
            Wake::Line(_) | Wake::End if self.talk.patient && self.session.is_busy() => {
                self.talk.waiting.push_back(wake);
            }
            Wake::Line(line) => self.hear(line),
            Wake::Terminal(event) => {
                for wake in self.of_terminal(event) {
                    self.wake(wake);
                }
            }
            Wake::End | Wake::Terminate => self.session.finished = true,
            Wake::Opponent => {
                let out = self.session.partner_moves();
                self.put(out);
            }
            Wake::Judged => {
                let out = self.session.judgement();
                self.put(out);
            }
            Wake::Guest(said) => {
                let followed = self.guests.hear(*said, self.session);
                self.put(followed.out);
                if let Some((side, answer)) = followed.answer {
                    self.guests.answer(side, &answer);
                }
            }
            Wake::Lesson => {
                let out = lesson_ticks(self.session);
                self.put(out);
            }
            // Only at a second terminal.
            Wake::Desk(..) => {}
            Wake::Settled(key, word) => {
                let trouble = self.session.keep_setting(key, Value::Text(word.to_owned()));
                self.put(trouble.into_iter().collect());
            }
            Wake::OfScreen => self.put(vec![of_screen(self.session)]),
            Wake::Recording(error) => {
                let told = not_recorded(self.session, &error);
                self.put(vec![told]);
            }
            Wake::Speech(ear, notice) => {
                let told = match ear {
                    None => speech_notice(self.session, &notice),
                    Some(side) => ear_notice(self.session, side, &notice),
                };
                self.put(told.into_iter().collect());
            }
        }
    }

    /// What came in from a pipe or a paste while the partner was thinking is heard when it has moved.
    fn wake_the_waiting(&mut self) {
        while !self.session.is_busy() && !self.session.finished && self.session.next.is_none() {
            let waiting = self.talk.waiting.pop_front();
            let Some(wake) = waiting.or_else(|| self.next_pasted().map(Wake::Line)) else { return };
            self.wake(wake);
        }
    }

    /// The next line of a paste.
    pub(super) fn next_pasted(&mut self) -> Option<String> {
        let pasted = self.face.next_pasted(self.session);
        self.unless_gone(pasted).flatten()
    }

    /// What the terminal reports, as it is to be heard; a key cuts off what is being said, and that for
    /// silence ends it.
    pub(super) fn of_terminal(&mut self, event: TerminalEvent) -> Vec<Wake> {
        match &event {
            TerminalEvent::Key(key) => {
                let silences = self.session.settled.keymap.action(*key) == Some(&Action::Silence);
                self.talk.cut_off_for(Audience::All, silences, self.session);
            }
            TerminalEvent::Paste(_) => self.talk.cut_off(),
            _ => {}
        }
        let wakes = self.face.terminal(event, self.session);
        self.unless_gone(wakes).unwrap_or_default()
    }

    /// What was done with the terminal or the pipe, unless it is gone.
    fn unless_gone<T>(&mut self, done: io::Result<T>) -> Option<T> {
        done.map_err(|error| self.gone = self.gone.or(Some(error.kind()))).ok()
    }

    /// Shows and speaks; what a terminal cannot show is still spoken.
    pub(super) fn put(&mut self, outputs: Vec<Addressed>) {
        // What is asked for in confidence is typed unseen, and before it is asked for: whoever types ahead of the
        // question is hidden too.
        let hidden = self.face.hide(self.session.hears_in_confidence());
        self.unless_gone(hidden);
        self.talk.obey(self.session);
        for output in outputs {
            self.guests.tell(&output.events, self.session.time.reading());
            // What is said of speech is not said by it: that might be what kills it.
            let of_speech = output.kind == ("notice", "speech".to_owned());
            if let Some(earcon) = output.earcon {
                self.sound(earcon);
            }
            if !of_speech {
                self.session.participants.remember_in_ears(&output);
                self.talk.say(&output, self.session);
            }
            let shown = self.face.show(&output, self.session);
            self.unless_gone(shown);
        }
        let rests = self.face.rest(self.session);
        self.unless_gone(rests);
    }

    /// The tone of what is said next, or the bell where there is nothing to play it and tones are asked for.
    fn sound(&mut self, earcon: Earcon) {
        let tones = self.session.settled.tones;
        if matches!(tones, Tones::Heard | Tones::On) && !self.talk.sounds.play(earcon) && tones == Tones::On {
            let rung = self.face.ring();
            self.unless_gone(rung);
        }
    }

    fn patience(&self, noted: Instant) -> Option<Duration> {
        patience(self.session, noted).into_iter().chain(self.guests.due()).min()
    }
}

/// Whether a clock goes, and nobody sets the time.
fn runs(session: &Session<'_>) -> bool {
    session.game().clock().running().is_some() && !session.time.is_simulated()
}

/// Whether time passes that is limited or counted, and is lost with a program that is killed.
fn counts(session: &Session<'_>) -> bool {
    runs(session) && session.game().clock().is_there()
}

/// How long to wait at most for a game: until a flag falls, the default time is over, an answer is overdue, or the time
/// is to be noted. `None` where nothing comes by itself, so that the program sleeps until somebody wakes it.
fn patience(session: &Session<'_>, noted: Instant) -> Option<Duration> {
    let due = session.next_due().into_iter().chain(live_due(session)).min();
    let due = due.and_then(|due| session.time.until(due));
    let note = counts(session).then(|| NOTE_EVERY.saturating_sub(noted.elapsed()));
    [due, note, session.judgement_due()].into_iter().flatten().min()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::game::{Event, Game};
    use crate::record::{Keeping, Library};
    use crate::session::view::tests::setup;
    use crate::session::{GameTime, Journal, SessionSetup};
    use crate::voice::NameSystem;

    /// How long the loop waits when this was said in a game with this time.
    fn waits(time: &str, lines: &[&str]) -> Option<Duration> {
        let voice = Voice::built_in("de").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(&folder.path().join("games.db")).unwrap();
        let (game, opened) = (Game::open(setup(time)), Event::opened(setup(time)));
        let keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", opened).unwrap();
        let (keeper, time) = (Journal::Library(Box::new(keeping)), GameTime::new(false, 0));
        let (names, wake) = (NameSystem::Fide, mpsc::channel().0);
        let seat = SessionSetup { voice: &voice, names, keeper, id: 1, time, wake };
        let mut session = Session::new(seat, game, 1);
        for line in lines {
            session.hear(line);
        }
        patience(&session, Instant::now())
    }

    #[test]
    fn without_a_clock_the_loop_sleeps_until_somebody_wakes_it() {
        assert_eq!(waits("-", &[]), None);
        assert_eq!(waits("-", &["e4", "e5"]), None);
    }

    #[test]
    fn a_clock_that_runs_is_noted_once_a_second_and_one_that_stands_not_at_all() {
        assert!(waits("90+30", &["e4"]).is_some_and(|wait| wait <= NOTE_EVERY));
        assert!(waits("up", &["e4"]).is_some_and(|wait| wait <= NOTE_EVERY));
        assert_eq!(waits("90+30", &["e4", "Pause"]), None);
    }
}
