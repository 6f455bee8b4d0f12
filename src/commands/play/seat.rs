//! Taking a seat: the face, the speech and the threads a game is played with, until it is left.

use std::collections::VecDeque;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread;

use shakmaty::{ByColor, Color};

use super::context::StartContext;
use super::ears::SettledEars;
use super::manner::Manner;
use super::next_game::next_game;
use super::seated::Seated;
use crate::args;
use crate::desk::{Ending, Guests, OpenNext, Recording, ResumeCommand, SpeechOutputs, run};
use crate::error::CommandError;
use crate::face::Face;
use crate::face::signals::leave_by;
use crate::face::{LINES_WAITING, LineFace, ScreenFace, in_rows, read_lines, window_width};
use crate::game::{Desk, KnownEngine, Record};
use crate::hear::{LessonKind, NextGame};
use crate::record::{Library, Practice, PracticeLog};
use crate::session::{
    Addressed, GameTime, Pronouncer, Session, SessionSetup, SpeechOutput, VoiceShelf, follow_in, greeting,
    only_looked_at,
};
use crate::session::{GuestLine, Wake};
use crate::session::{begin_lesson, is_lesson};
use crate::settings::Shown;
use crate::speech::sound::Sounds;
use crate::speech::{Choice, OutputDevice, Speech, clean};
use crate::tell::{Fact, Outcome, Variable, explain_system};
use crate::voice::{Id, Voice};
use crate::wire::{FromSocket, Host, Rendezvous};

impl StartContext<'_> {
    pub(super) fn sit(&self, seated: Seated, manner: &Manner) -> Result<(), CommandError> {
        let (wake, wakes) = mpsc::channel();
        let voices = VoiceShelf::default();
        let mut talk = self.talk(manner, env!("CARGO_PKG_NAME"), &wake);
        leave_by(&wake);
        let resume = |id, voice: &Voice| self.resume_command(id, voice, manner);
        let settled = SettledEars::of(self, &seated.game, manner);
        let reviewed = seated.reviewed;
        let (mut session, (kept, told)) = self.session(seated, manner, &wake);
        session.shelf = Some(&voices);
        manner.furnish(self, &mut session, talk.mouth.speech().is_some());
        talk.ears = settled.give(self, &mut session, &wake);
        keep_review(&session, reviewed);
        let mut first = manner.before_greeting(self, &session);
        first.extend(opening(&mut session, kept));
        first.extend(told.map(|told| session.compose(&told)));
        first.extend(only_looked_at(&mut session));
        if let Some(line) = &manner.first_line {
            // The loop that hears it ends after this.
            let _ = wake.send(Wake::Line(line.clone()));
        }
        self.at_face(manner, wake.clone(), talk, |face, talk| {
            let mut left = None;
            loop {
                let (host, trouble) = self.host(&session, manner, &wake);
                first.extend(trouble);
                let mut opened = None;
                #[allow(clippy::result_large_err)] // Once a game.
                let mut open = |session: &mut Session<'_>| {
                    let Some(next) = session.next.take() else { return Ok(false) };
                    let back = (next == NextGame::Lesson(LessonKind::LeftReview)).then(|| left.take());
                    opened = Some(match back.flatten().zip(session.library()) {
                        Some((lesson, library)) => Seated::lesson(lesson, library.to_owned()),
                        None => next_game(self, session, &next, manner)?,
                    });
                    Ok(true)
                };
                let guests = Guests::new(&voices, host);
                let games = (&resume as &ResumeCommand<'_>, &mut open as &mut OpenNext<'_>);
                let ending =
                    run(&mut session, guests, (face, talk), &wakes, std::mem::take(&mut first), games);
                let Some(next) = opened.filter(|_| ending == Ending::Next) else { return ending };
                let (adaptive, reviewed) = (next.adaptive, next.reviewed);
                let (after, (kept, told)) = self.session(next, manner, &wake);
                let tones = manner.tones(after.game().setup().desk);
                left = session.goes_on_at(after, tones).or(left);
                session.settled.opponent.adaptive = adaptive;
                keep_review(&session, reviewed);
                first.extend(opening(&mut session, kept));
                first.extend(told.map(|told| session.compose(&told)));
            }
        })
    }

    /// A session at this game, what it begins with, and what is told behind the greeting.
    fn session<'v>(
        &'v self,
        seated: Seated,
        manner: &Manner,
        wake: &Sender<Wake>,
    ) -> (Session<'v>, (Vec<Record>, Option<Outcome>)) {
        let Seated { game, keeper, id, kept, at, seq, lesson, told, .. } = seated;
        let time = GameTime::new(manner.simulated, at);
        let (voice, names) = (self.voice, self.names);
        let seat = SessionSetup { voice, names, keeper, id, time, wake: wake.clone() };
        let mut session = Session::new(seat, game, seq);
        session.lesson = lesson;
        follow_in(&mut session, manner.seen.live.clone());
        (session, (kept, told))
    }

    /// Opens the game to a second terminal: at the relay and between two persons unless that is not wanted, in a
    /// tournament only where it is. That it cannot be opened is told to whoever asked for it.
    fn host(
        &self,
        session: &Session<'_>,
        manner: &Manner,
        wake: &Sender<Wake>,
    ) -> (Option<Host>, Option<Addressed>) {
        let setup = session.game().setup();
        let usual = setup.desk != Desk::Tournament;
        let wanted = manner.seen.share.unwrap_or(usual);
        let meeting = session.library().map(|path| Rendezvous::of(path, session.id()));
        let alone = setup.partner().is_some() || is_lesson(session);
        let Some(meeting) = meeting.filter(|_| wanted && !alone) else {
            return (None, None);
        };
        let wake = wake.clone();
        let hear = move |heard: FromSocket| {
            let _ = wake.send(Wake::Guest(Box::new(GuestLine::from(heard))));
        };
        match Host::open(&meeting, hear) {
            Ok(host) => (Some(host), None),
            Err(error) => {
                tracing::warn!(%error, "no second terminal can come");
                let why = match error.kind() {
                    io::ErrorKind::Unsupported => self.voice.say(Id::ERROR_NO_SECOND),
                    _ => explain_system(&error, self.voice),
                };
                let told = Fact::Say(Id::SHARE_IMPOSSIBLE, vec![("why", Variable::Text(why))]);
                let told = Outcome::notice("share-impossible", told);
                (None, manner.seen.share.map(|_| session.compose(&told)))
            }
        }
    }

    /// Opens the face, plays, and puts the terminal back.
    pub(super) fn at_face(
        &self,
        manner: &Manner,
        wake: Sender<Wake>,
        mut talk: SpeechOutputs,
        play: impl FnOnce(&mut dyn Face, &mut SpeechOutputs) -> Ending,
    ) -> Result<(), CommandError> {
        let play = |face: &mut dyn Face, mut talk: SpeechOutputs| {
            let ending = play(face, &mut talk);
            talk.close();
            ending
        };
        let ending = match manner.shown {
            Shown::Line if let Some(mut face) = manner.prompt(&wake) => play(&mut face, talk),
            Shown::Line => {
                let (places, heard) = mpsc::sync_channel(LINES_WAITING);
                talk.places = Some(heard);
                thread::spawn(move || read_lines(io::stdin().lock(), &wake, &places));
                let mut face = LineFace::new(io::stdout().lock(), manner.json);
                play(&mut face, talk)
            }
            Shown::Screen => {
                let opened = ScreenFace::open(self.voice, &self.keymap(), wake);
                let mut face = opened.map_err(|error| {
                    self.other(self.voice.tell(Id::ERROR_SCREEN, &args!("why" => error.to_string())))
                })?;
                if let Some(place) = self.store.settings().cursor() {
                    face.rest_at(place);
                }
                let ending = play(&mut face, talk);
                let last = face.close();
                if let Some(last) = last {
                    // The terminal may be gone, which is no reason to fail now.
                    let width = usize::from(window_width());
                    let _ = writeln!(io::stdout(), "{}", in_rows(&crate::speech::clean(&last), width));
                }
                ending
            }
        };
        match ending {
            // Whoever reads has read enough, or has gone.
            Ending::Left | Ending::Next | Ending::OutputGone(io::ErrorKind::BrokenPipe) => Ok(()),
            // It was the last thing said.
            Ending::NotKept => Err(CommandError::told()),
            Ending::OutputGone(kind) => {
                let why = explain_system(&kind.into(), self.voice);
                Err(self.other(self.voice.tell(Id::ERROR_OUTPUT, &args!("why" => why))))
            }
        }
    }

    /// The command that takes this game up again, with the flags it needs to be the same desk, where it can be written.
    fn resume_command(&self, id: i64, voice: &Voice, manner: &Manner) -> Option<String> {
        let share = match manner.seen.share {
            None => "",
            Some(true) => " --share on",
            Some(false) => " --share off",
        };
        // Nothing but this call has named it.
        let settled = self.store.settings().practice_engine();
        let named = manner
            .opponent
            .engine
            .as_ref()
            .filter(|name| KnownEngine::called(name).is_none() && settled != Some(name.as_str()));
        let engine = named.map(|name| format!(" --engine {}", quoted(name))).unwrap_or_default();
        Some(format!("{} resume {id}{engine}{share}", self.own_command(voice)?))
    }

    /// The program with the flags every command of this room has. `None` where a path among them is no text that could be
    /// shown, so that the command would lead elsewhere.
    pub(super) fn own_command(&self, voice: &Voice) -> Option<String> {
        // One that was asked for here goes along.
        let is_named = self.common.voice.is_some() || voice.tag() != self.voice.tag();
        let names = self.common.names.map(|names| names.key().to_owned());
        let paths = [&self.common.library, &self.common.settings];
        if paths.into_iter().flatten().any(|path| path.to_str().is_none_or(|text| clean(text) != text)) {
            return None;
        }
        let shown = |path: &PathBuf| path.display().to_string();
        let flags = [
            ("library", self.common.library.as_ref().map(shown)),
            ("voice", is_named.then(|| voice.tag().to_owned())),
            ("names", names),
            ("letters", self.named_letters.clone()),
            ("settings", self.common.settings.as_ref().map(shown)),
        ];
        let given =
            flags.into_iter().filter_map(|(flag, value)| Some(format!("--{flag} {}", quoted(&value?))));
        let words: Vec<String> = std::iter::once("ansage".to_owned()).chain(given).collect();
        Some(words.join(" "))
    }

    /// `client` is the name by which a speech service knows this terminal from others.
    pub(super) fn talk(&self, manner: &Manner, client: &'static str, wake: &Sender<Wake>) -> SpeechOutputs {
        let on = manner.speech != Choice::Off;
        let choice = if on { manner.speech } else { manner.speaker };
        SpeechOutputs {
            mouth: self.mouth((on, choice), (client, self.voice), OutputDevice::default(), None, wake),
            ears: ByColor::default(),
            sounds: Sounds::new(None),
            recording: manner.seen.record.as_ref().map(|folder| self.recording(folder, wake)),
            patient: !io::stdin().is_terminal(),
            places: None,
            waiting: VecDeque::new(),
        }
    }

    /// What keeps announcements in this folder; that it cannot is told once.
    fn recording(&self, folder: &Path, wake: &Sender<Wake>) -> Recording {
        let (wake, settings) = (wake.clone(), self.store.settings().clone());
        let told = AtomicBool::new(false);
        let lost = move |error| {
            if !told.swap(true, Ordering::Relaxed) {
                let _ = wake.send(Wake::Recording(error));
            }
        };
        let aloud = move |voice: &Voice| Pronouncer::new(voice, &settings);
        Recording::begin(folder.to_owned(), self.voice, Box::new(aloud), lost)
    }

    /// What speaks at a desk or into an ear, on or off for now.
    pub(super) fn mouth(
        &self,
        (on, choice): (bool, Choice),
        (client, voice): (&'static str, &Voice),
        outlet: OutputDevice,
        ear: Option<Color>,
        wake: &Sender<Wake>,
    ) -> SpeechOutput {
        let (wake, settings) = (wake.clone(), self.store.settings().clone());
        // What one that was turned off has still to tell is told no more.
        let openings = Arc::new(AtomicU32::new(0));
        let begin = move |language: &str| {
            let (wake, last) = (wake.clone(), Arc::clone(&openings));
            let this = last.fetch_add(1, Ordering::Relaxed) + 1;
            let notice = move |notice| {
                if last.load(Ordering::Relaxed) == this {
                    let _ = wake.send(Wake::Speech(ear, notice));
                }
            };
            Speech::start_at(client, choice, language, &outlet, notice)
        };
        let aloud = move |voice: &Voice| Pronouncer::new(voice, &settings);
        SpeechOutput::new(on, voice, Box::new(aloud), Box::new(begin))
    }
}

/// What a session begins with: a game is greeted, a lesson begins itself.
fn opening(session: &mut Session<'_>, kept: Vec<Record>) -> Vec<Addressed> {
    if is_lesson(session) { begin_lesson(session) } else { vec![greeting(session, kept)] }
}

/// Keeps that this game is gone over; where nothing can be kept, it is gone over all the same.
fn keep_review(session: &Session<'_>, game: Option<i64>) {
    let (Some(game), Some(path)) = (game, session.library()) else { return };
    let kept = Library::open(path)
        .and_then(|it| PracticeLog::of(&it).keep(session.time.date(), &Practice::Review(game)));
    if let Err(error) = kept {
        tracing::warn!(%error, "the review is not kept");
    }
}

/// As a shell reads it back; the command prompt of Windows knows no single quotes.
fn quoted(text: &str) -> String {
    let plain = |sign: char| {
        sign.is_ascii_alphanumeric() || "/._-+:@%,=".contains(sign) || cfg!(windows) && sign == '\\'
    };
    match text {
        text if text.chars().all(plain) => text.to_owned(),
        text if cfg!(windows) => format!("\"{}\"", text.replace('"', "\\\"")),
        text => format!("'{}'", text.replace('\'', "'\\''")),
    }
}
