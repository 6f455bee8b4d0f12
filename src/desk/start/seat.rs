//! Taking a seat: the face, the speech and the threads a game is played with, until it is left.

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::{self, Sender};
use std::thread;

use super::Room;
use crate::args;
use crate::cli::{DeskFlags, FaceFlags, Whether};
use crate::desk::{
    Tones,    Editor, Ending, Face, Guest, Guests, Keeper, LINES_WAITING, LineFace, Output, PromptFace, ScreenFace,
    Seat, Shelf, Sitting, Talk, Time, Wake, read_lines, run,
};
use crate::failure::Failure;
use crate::game::{Desk, Game, Kept};
use crate::record::{GameLock, Library};
use crate::sound::Sounds;
use crate::speech::{Choice, Rate, Speech};
use crate::tools::{reader, why_of_system};
use crate::voice::NameSystem;
use crate::wire::{Heard, Host, Meeting};

impl Room<'_> {
    /// How a game is to be shown and spoken; what is wrong with that is found before a game is there.
    pub(super) fn manner(&self, asked: &FaceFlags) -> Result<Manner, Failure> {
        let kind = self.face_kind(asked)?;
        let speech = self.speech_choice(asked, &kind)?;
        let rate = asked.rate.and_then(Rate::new).unwrap_or_default();
        Ok(Manner {
            kind,
            speech,
            simulated: false,
            json: asked.json,
            rate,
            share: None,
            earcons: asked.earcons,
            editor: Editor::Auto,
        })
    }

    /// Line or screen: by flag, environment, terminal, and what reads the screen, in this order.
    fn face_kind(&self, asked: &FaceFlags) -> Result<FaceKind, Failure> {
        let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
        if asked.screen && !terminal {
            let why = self.voice.tell("error-screen", &args!("why" => "no terminal"));
            return Err(Failure::usage(self.voice.tell("error-other", &args!("why" => why))));
        }
        let set = |name: &str| std::env::var(name).is_ok_and(|value| !value.is_empty());
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        let by_flag = asked.line || asked.json;
        if asked.screen {
            return Ok(FaceKind::Screen);
        }
        if by_flag || !terminal || dumb || set("ACCESSIBLE") {
            return Ok(FaceKind::Line(None));
        }
        Ok(match reader::running() {
            Some(name) => FaceKind::Line(Some(name)),
            None => FaceKind::Screen,
        })
    }

    /// The same at a desk of its own, with its time and its guests.
    pub(super) fn desk_manner(&self, asked: &DeskFlags) -> Result<Manner, Failure> {
        let quiet = asked.shown.speech.is_none() && asked.simulate_time;
        let plain = FaceFlags { line: asked.shown.line || asked.simulate_time, ..asked.shown.clone() };
        let manner = self.manner(&plain)?;
        Ok(Manner {
            speech: if quiet { Choice::Off } else { manner.speech },
            simulated: asked.simulate_time,
            share: asked.share,
            ..manner
        })
    }

    pub(super) fn sit(&self, seated: Seated, manner: &Manner) -> Result<(), Failure> {
        let (wake, wakes) = mpsc::channel();
        let talk = self.talk(manner.speech, env!("CARGO_PKG_NAME"), &wake);
        watch_signals(&wake);
        let time = Time::new(manner.simulated, seated.at);
        let Seated { game, library, id, lock, kept, seq, .. } = seated;
        let resume = self.resume_command(id, manner.share);
        let meeting = Meeting::of(library.path(), id);
        let keeper = Keeper::Library(library, lock);
        let seat = Seat { voice: self.voice, names: self.names, keeper, id, time, wake: wake.clone() };
        let mut sitting = Sitting::new(seat, game, seq);
        sitting.rate = manner.rate;
        sitting.tells_backend = manner.speech == Choice::Auto;
        sitting.on_screen = matches!(manner.kind, FaceKind::Screen);
        sitting.tones = manner.tones(sitting.game().setup().desk);
        let mut first: Vec<Output> = manner.beside(&sitting, &talk).into_iter().collect();
        first.push(sitting.greeting(kept));
        let (host, trouble) = self.host(&meeting, &sitting, manner, &wake);
        first.extend(trouble);
        let voices = Shelf::default();
        let guests = Guests::new(&voices, host);
        self.at_face(manner, wake, talk, |face, talk| {
            run(&mut sitting, guests, face, talk, &wakes, first, &resume)
        })
    }

    /// Opens the game to a second terminal: at the relay and between two persons unless that is not wanted, in a
    /// tournament only where it is. That it cannot be opened is told to whoever asked for it.
    fn host(
        &self,
        meeting: &Meeting,
        sitting: &Sitting<'_>,
        manner: &Manner,
        wake: &Sender<Wake>,
    ) -> (Option<Host>, Option<Output>) {
        let setup = sitting.game().setup();
        let usual = setup.desk != Desk::Tournament;
        let wanted = manner.share.map_or(usual, |share| share == Whether::On);
        if !wanted || setup.partner().is_some() {
            return (None, None);
        }
        let wake = wake.clone();
        let hear = move |heard: Heard| {
            let _ = wake.send(Wake::Guest(Box::new(Guest::from(heard))));
        };
        match Host::open(meeting, hear) {
            Ok(host) => (Some(host), None),
            Err(error) => {
                tracing::warn!(%error, "no second terminal can come");
                let why = match error.kind() {
                    io::ErrorKind::Unsupported => self.voice.say("error-no-second"),
                    _ => why_of_system(&error, self.voice),
                };
                let told = self.voice.tell("share-impossible", &args!("why" => why));
                (None, manner.share.map(|_| Output::notice("share-impossible", &[told])))
            }
        }
    }

    /// Opens the face, plays, and puts the terminal back.
    pub(super) fn at_face(
        &self,
        manner: &Manner,
        wake: Sender<Wake>,
        mut talk: Talk,
        play: impl FnOnce(&mut dyn Face, Talk) -> Ending,
    ) -> Result<(), Failure> {
        let ending = match manner.kind {
            FaceKind::Line(_) if let Some(mut face) = manner.prompt(&wake) => play(&mut face, talk),
            FaceKind::Line(_) => {
                let (places, heard) = mpsc::sync_channel(LINES_WAITING);
                talk.places = Some(heard);
                thread::spawn(move || read_lines(io::stdin().lock(), &wake, &places));
                let mut face = LineFace::new(io::stdout().lock(), manner.json);
                play(&mut face, talk)
            }
            FaceKind::Screen => {
                let opened = ScreenFace::open(self.voice, wake);
                let mut face = opened.map_err(|error| {
                    self.other(self.voice.tell("error-screen", &args!("why" => error.to_string())))
                })?;
                let ending = play(&mut face, talk);
                let last = face.close();
                if let Some(last) = last {
                    // The terminal may be gone, which is no reason to fail now.
                    let _ = writeln!(io::stdout(), "{}", crate::speech::clean(&last));
                }
                ending
            }
        };
        match ending {
            // Whoever reads has read enough, or has gone.
            Ending::Left | Ending::OutputGone(io::ErrorKind::BrokenPipe) => Ok(()),
            Ending::OutputGone(kind) => {
                Err(self.other(self.voice.tell("error-output", &args!("why" => kind.to_string()))))
            }
        }
    }

    /// The command that takes this game up again, with the flags it needs to be the same desk.
    fn resume_command(&self, id: i64, share: Option<Whether>) -> String {
        let share = match share {
            None => "",
            Some(Whether::On) => " --share on",
            Some(Whether::Off) => " --share off",
        };
        format!("{} resume {id}{share}", self.own_command())
    }

    /// The program with the flags every command of this room has.
    pub(super) fn own_command(&self) -> String {
        let names = (self.names != NameSystem::default()).then(|| self.names.key().to_owned());
        let flags = [
            ("library", self.library.as_ref().map(|path| path.display().to_string())),
            ("voice", self.named_voice.clone()),
            ("names", names),
            ("letters", self.named_letters.clone()),
        ];
        let given =
            flags.into_iter().filter_map(|(flag, value)| Some(format!("--{flag} {}", quoted(&value?))));
        let words: Vec<String> = std::iter::once("ansage".to_owned()).chain(given).collect();
        words.join(" ")
    }

    /// Speech as asked for. Under simulated time nothing is spoken unless it is asked for, and beside a
    /// screen reader the reader speaks.
    fn speech_choice(&self, asked: &FaceFlags, kind: &FaceKind) -> Result<Choice, Failure> {
        let beside_reader = matches!(kind, FaceKind::Line(Some(_)));
        match asked.speech.as_deref() {
            Some(text) => text.parse().map_err(|_| {
                let why = self.voice.tell(
                    "error-invalid-value-of",
                    &args!("arg" => "--speech", "value" => text.to_owned(), "possible" => Choice::POSSIBLE),
                );
                Failure::usage(self.voice.tell("error-usage", &args!("why" => why)))
            }),
            None if beside_reader => Ok(Choice::Off),
            None => Ok(Choice::Auto),
        }
    }

    /// `client` is the name by which a speech service knows this terminal from others.
    pub(super) fn talk(&self, choice: Choice, client: &str, wake: &Sender<Wake>) -> Talk {
        let patient = !io::stdin().is_terminal();
        if choice == Choice::Off {
            return Talk { speech: None, sounds: Sounds::new(None), patient, places: None };
        }
        let wake = wake.clone();
        let notice = move |notice| {
            let _ = wake.send(Wake::Speech(notice));
        };
        let speech = Speech::start_as(client, choice, self.voice.language(), notice);
        Talk { speech: Some(speech), sounds: Sounds::new(None), patient, places: None }
    }
}

/// How a game is shown and spoken.
pub(super) struct Manner {
    pub(super) kind: FaceKind,
    pub(super) speech: Choice,
    pub(super) simulated: bool,
    pub(super) json: bool,
    pub(super) rate: Rate,
    pub(super) share: Option<Whether>,
    /// Whether tones were asked for.
    pub(super) earcons: Option<Whether>,
    pub(super) editor: Editor,
}

impl Manner {
    /// The line face with an editor, where there is a terminal for it.
    fn prompt(&self, wake: &Sender<Wake>) -> Option<PromptFace> {
        if self.json { None } else { PromptFace::open(self.editor, wake.clone()) }
    }

    /// Whether tones sound beside the words: as asked for, and otherwise where somebody sits at a terminal, but not in a
    /// tournament.
    pub(super) fn tones(&self, desk: Desk) -> Tones {
        match self.earcons {
            Some(Whether::On) => Tones::On,
            Some(Whether::Off) => Tones::Off,
            None if desk == Desk::Tournament || self.simulated || !io::stdout().is_terminal() => Tones::Off,
            None => Tones::Heard,
        }
    }

    /// Why the line face was chosen, where a screen reader is the reason.
    pub(super) fn beside(&self, sitting: &Sitting<'_>, talk: &Talk) -> Option<Output> {
        match &self.kind {
            FaceKind::Line(Some(name)) => Some(sitting.reader_notice(name, talk.speech.is_some())),
            FaceKind::Line(None) | FaceKind::Screen => None,
        }
    }
}

pub(super) struct Seated {
    pub(super) game: Game,
    pub(super) library: Library,
    pub(super) id: i64,
    pub(super) lock: GameLock,
    pub(super) kept: Vec<Kept>,
    pub(super) at: u64,
    pub(super) seq: u64,
}

pub(super) enum FaceKind {
    /// With the name of the screen reader that is the reason.
    Line(Option<String>),
    Screen,
}

/// As a shell reads it back.
fn quoted(text: &str) -> String {
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "/._-+:@%,=".contains(sign);
    if text.chars().all(plain) { text.to_owned() } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

/// A signal to end is taken as leaving: the game is kept and the terminal put right.
#[cfg(unix)]
pub(super) fn watch_signals(wake: &Sender<Wake>) {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};

    // A second one ends the program whatever it is doing.
    let asked = Arc::new(AtomicBool::new(false));
    for signal in [SIGHUP, SIGINT, SIGTERM] {
        let at_once = signal_hook::flag::register_conditional_shutdown(signal, 1, Arc::clone(&asked));
        if let Err(error) = at_once.and_then(|_| signal_hook::flag::register(signal, Arc::clone(&asked))) {
            tracing::warn!(%error, "a second signal would not end the program");
        }
    }
    let wake = wake.clone();
    match signal_hook::iterator::Signals::new([SIGHUP, SIGINT, SIGTERM]) {
        Ok(mut signals) => {
            thread::spawn(move || {
                for _ in &mut signals {
                    if wake.send(Wake::Terminate).is_err() {
                        return;
                    }
                }
            });
        }
        Err(error) => tracing::warn!(%error, "signals are not watched"),
    }
}

#[cfg(not(unix))]
pub(super) fn watch_signals(_: &Sender<Wake>) {}
