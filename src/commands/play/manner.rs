//! How a game is shown and spoken: what flags, environment, settings and the machine say of it becomes one answer.

use std::cell::OnceCell;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::mpsc::Sender;

use super::context::StartContext;
use super::reader;
use crate::commands::flags::{DeskFlags, FaceFlags};
use crate::commands::output::{speech_choice, usage};
use crate::commands::settings::settings_faults;
use crate::error::CommandError;
use crate::face::PromptFace;
use crate::game::Desk;
use crate::record::{Library, PracticeLog};
use crate::session::Wake;
use crate::session::{
    Addressed, Appearance, LiveDelay, LiveFile, LiveSettings, OpponentAsked, Palette, Session, Tones,
    refuse_as_live,
};
use crate::settings::{Decided, FaceGiven, Shown, Source, SpeechGiven, Switch};
use crate::speech::{Choice, Rate, Volume};
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::{Id, Verbosity};
use crate::{args, settings};

/// Who else sees or hears the game, and later.
#[derive(Default)]
pub(super) struct Seen {
    /// Whether it is open to a second terminal; what is usual at the desk where nothing is said.
    pub(super) share: Option<bool>,
    /// The file that follows it.
    pub(super) live: Option<LiveFile>,
    /// The folder in which announcements are kept as sound files.
    pub(super) record: Option<PathBuf>,
}

/// How a game is shown and spoken.
// Each is true or not, whatever the others are.
#[allow(clippy::struct_excessive_bools)]
pub(super) struct Manner {
    pub(super) shown: Shown,
    pub(super) speech: Choice,
    /// What speaks where speech is turned on later.
    pub(super) speaker: Choice,
    pub(super) simulated: bool,
    /// Whether players may have ears of their own: only who silences all speech silences them.
    pub(super) ears: bool,
    pub(super) json: bool,
    /// The rate, and whether one that is changed is remembered: one that was asked for at the start is not the usual
    /// one.
    rate: (Rate, bool),
    /// The same of the volume.
    volume: (Volume, bool),
    /// How much is said.
    pub(super) verbosity: Option<Verbosity>,
    /// Whether lines are edited by the program.
    editor: Switch,
    /// Whether tones sound beside the words, as somebody has settled; and whether at a tournament too.
    tones: (Option<bool>, bool),
    pub(super) seen: Seen,
    /// What was asked for of who plays against.
    pub(super) opponent: OpponentAsked,
    /// What is heard at the desk before anything else.
    pub(super) first_line: Option<String>,
    /// What is told of how that was decided.
    told: Option<Outcome>,
}

impl Manner {
    /// How a game is to be shown and spoken at a desk of its own, with its time and its guests.
    pub(super) fn at_desk(room: &StartContext<'_>, asked: &DeskFlags) -> Result<Manner, CommandError> {
        if let Some(live) = &asked.live {
            refuse_as_live(live, room.common.library.as_ref(), room.voice)?;
        }
        Ok(Manner {
            seen: Seen {
                share: asked.share,
                live: asked
                    .live
                    .clone()
                    .map(|path| LiveFile::new(path, asked.live_delay.unwrap_or(LiveDelay::Moves(0)))),
                record: asked.record.clone(),
            },
            first_line: asked.first_line.clone(),
            ..Manner::of(room, &asked.shown, asked.simulate_time)?
        })
    }

    /// The same where this engine was named, and where the level follows the results.
    pub(super) fn with_opponent(self, engine: Option<String>, adaptive: bool) -> Manner {
        Manner { opponent: OpponentAsked { engine, adaptive }, ..self }
    }

    /// How a game is to be shown and spoken; what is wrong with that is found before a game is there.
    pub(super) fn of(
        room: &StartContext<'_>,
        asked: &FaceFlags,
        simulated: bool,
    ) -> Result<Manner, CommandError> {
        let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
        if asked.screen && !terminal {
            return Err(usage(room.voice.tell(Id::ERROR_SCREEN, &args!("why" => "no terminal")), room.voice));
        }
        let (kept, environment) = (room.store.settings(), room.environment);
        let found = OnceCell::new();
        let is_found = || found.get_or_init(reader::running).is_some();
        let face = face_given(room, asked, simulated, terminal);
        let speech = SpeechGiven {
            flag: speech_choice(asked.speech.as_deref(), room.voice)?,
            simulated,
            environment: environment.speech,
            terminal,
            ..kept.speech_given()
        };
        let shown = settings::face(&face, is_found);
        let speaks = settings::speech(&speech, is_found);
        let told = of_reader(&shown, &speaks, &speech, found.into_inner().flatten());
        Ok(Manner {
            shown: shown.value,
            speech: speaks.value,
            speaker: speech.speaker(),
            simulated,
            ears: speech.leaves_ears(),
            json: asked.json,
            rate: match asked.rate.and_then(Rate::new).or(environment.rate) {
                Some(asked) => (asked, false),
                None => (kept.rate(room.voice.tag()).unwrap_or_default(), true),
            },
            volume: match asked.volume.and_then(Volume::new) {
                Some(asked) => (asked, false),
                None => (kept.volume(room.voice.tag()).unwrap_or_default(), true),
            },
            verbosity: asked.verbosity.or(environment.verbosity).or(kept.verbosity()),
            editor: kept.line_editor(),
            tones: match asked.earcons {
                Some(asked) => (Some(asked), true),
                None => (kept.earcons(), kept.earcons_in_tournament().unwrap_or(false)),
            },
            seen: Seen::default(),
            opponent: OpponentAsked::default(),
            first_line: None,
            told,
        })
    }

    /// Settles at a session what the settings say, and what is remembered of it.
    pub(super) fn furnish(&self, room: &StartContext<'_>, session: &mut Session<'_>, speaks: bool) {
        let kept = room.store.settings();
        let desk = &mut session.participants.desk;
        desk.verbosity = self.verbosity;
        (desk.speech.rate, desk.speech.volume) = (self.rate, self.volume);
        (desk.speech.on, desk.speech.tells_backend) = (speaks, self.speech == Choice::Auto);
        let terminal = io::stdout().is_terminal() && io::stdin().is_terminal();
        let mut store = room.store.clone();
        // A script does not change what its user has settled, unless it says which settings it means.
        store.remember_changes(!self.simulated && (terminal || room.store.is_named()));
        session.settled = LiveSettings {
            store,
            appearance: Appearance {
                palette: kept.theme().and_then(Palette::named).unwrap_or_default(),
                figures: kept.figurines(),
                big_clocks: kept.big_clocks(),
            },
            on_screen: self.shown == Shown::Screen,
            keymap: room.keymap(),
            // What shows the game knows.
            hears_keys: false,
            tones: self.tones(session.game().setup().desk),
            opponent: self.opponent.clone(),
            sitting_began: last_practised(session),
        };
    }

    /// What is told before the greeting: what is wrong with the settings, how it was decided what is shown and
    /// spoken, and at the first start what can be said.
    pub(super) fn before_greeting(&self, room: &StartContext<'_>, session: &Session<'_>) -> Vec<Addressed> {
        let faults = settings_faults(room.store, room.voice);
        let faults = faults.into_iter().map(|told| Outcome::notice("settings", Fact::Text(told)));
        let first = room.first_start.then(|| Outcome::notice("first-start", Id::FIRST_COMMANDS));
        let told = faults.map(|told| session.compose(&told));
        let told = told.chain(self.told.iter().map(|told| session.compose(told)));
        told.chain(first.map(|told| session.compose(&told))).collect()
    }

    /// Whether tones sound beside the words: as asked for or settled, and otherwise where somebody sits at a terminal.
    /// At a tournament they must be allowed.
    pub(super) fn tones(&self, desk: Desk) -> Tones {
        let (wanted, in_tournament) = self.tones;
        if desk == Desk::Tournament && !in_tournament {
            return Tones::Forbidden;
        }
        match wanted {
            Some(true) => Tones::On,
            Some(false) => Tones::Off,
            None if self.simulated || !io::stdout().is_terminal() => Tones::Off,
            None => Tones::Heard,
        }
    }

    /// The line face with an editor, where there is a terminal for it.
    pub(super) fn prompt(&self, wake: &Sender<Wake>) -> Option<PromptFace> {
        if self.json { None } else { PromptFace::open(self.editor, wake.clone()) }
    }
}

/// The number of the last line in the log of practice.
fn last_practised(session: &Session<'_>) -> i64 {
    let last = session
        .library()
        .and_then(|path| Library::read(path).and_then(|it| PracticeLog::of(&it).last()).ok());
    last.unwrap_or_default()
}

/// What is told of how that was decided, where this screen reader was found; nothing of what a flag or the environment
/// asked for.
fn of_reader(
    shown: &Decided<Shown>,
    speaks: &Decided<Choice>,
    given: &SpeechGiven,
    reader: Option<String>,
) -> Option<Outcome> {
    let lines = |from| shown.value == Shown::Line && shown.from == from;
    let silent = |from| speaks.value == Choice::Off && speaks.from == from;
    let wanted_off = given.on == Some(false) || given.by == Some(Choice::Off);
    let found = |name| Fact::Say(Id::SCREEN_READER_FOUND, vec![("name", Variable::Text(name))]);
    let said = [
        (lines(Source::Settings) && given.reader == Some(true), Id::LINES_BY_SETTINGS),
        (silent(Source::Detection) || silent(Source::Settings) && !wanted_off, Id::SPEECH_LEFT_TO_READER),
        (silent(Source::Settings) && wanted_off, Id::SPEECH_OFF_BY_SETTINGS),
    ];
    let said = said.into_iter().filter(|(is, _)| *is).map(|(_, id)| Fact::from(id));
    let told: Vec<Fact> =
        reader.filter(|_| lines(Source::Detection)).map(found).into_iter().chain(said).collect();
    (!told.is_empty()).then(|| Outcome::notice("reader", told))
}

/// What is said of the face, by whoever may say something of it.
fn face_given(room: &StartContext<'_>, asked: &FaceFlags, simulated: bool, terminal: bool) -> FaceGiven {
    let (kept, environment) = (room.store.settings(), room.environment);
    let lines = asked.line || asked.json || simulated;
    FaceGiven {
        flag: if asked.screen { Some(Shown::Screen) } else { lines.then_some(Shown::Line) },
        terminal,
        environment: environment.face,
        plain: environment.plain,
        setting: kept.face(),
        reader: kept.screen_reader(),
    }
}
