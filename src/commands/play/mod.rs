//! Sitting down: what the command line asks for becomes a game, a face and a voice.

mod adaptive;
mod chess960;
mod context;
mod ears;
mod join;
mod lessons;
mod listen;
mod manner;
mod next_game;
mod open_game;
mod puzzles;
pub mod reader;
mod regulated;
mod seat;
mod seated;
mod train;

pub use join::{Join, join};
pub use lessons::{PositionFlags, ReviewFlags, position, review};
pub use listen::{ListenFlags, listen};
pub(super) use open_game::open_game;
pub use puzzles::{PuzzleFlags, puzzles};
pub use reader::{Machine, running_on};
pub use train::{TrainFlags, train};

use clap::{Args, ValueEnum};
use std::path::Path;
use std::str::FromStr;

use chess960::{ArrayRequest, NoArrayReason, throw, wanted_start};
use shakmaty::Color;

use super::flags::{COLORS, DeskFlags, Play, one_of};
use super::output::print;
use super::{law, played};
use crate::args;
use crate::error::CommandError;
use crate::game::{Desk, KeptManner, Lot, OpponentKind, Setup, Start};
use crate::hear::{SaidRung, duration};
use crate::laws::{Increments, Millis, Regulations};
use crate::opponent::{EngineLevel, Level, find_engine};
use crate::record::{Library, LibraryError, StoredGame};
use crate::session::{Journal, open_library, reached_rung, read_library, refused, said_rung};
use crate::tell::on_envelope;
use crate::tell::{Fact, Outcome, Phrasing};
use crate::voice::Id;
use adaptive::{AskedLevel, Followed, last_level};
pub use context::StartContext;
use manner::Manner;
use seated::{Seated, partner_seed, usual};

/// `ansage practice`
#[derive(Debug, Args, Default)]
pub struct Practice {
    #[arg(long, value_enum, value_name = "WHOM")]
    pub against: Option<AgainstWhom>,
    #[arg(long, value_name = "ENGINE", conflicts_with = "against")]
    pub engine: Option<String>,
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<String>,
    #[arg(long, value_parser = one_of(COLORS), value_name = "COLOR")]
    pub color: Option<Color>,
    #[arg(long, value_name = "RUNG")]
    pub rung: Option<String>,
    #[command(flatten)]
    pub play: Play,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AgainstWhom {
    Partner,
    Person,
}

/// `ansage resume`
#[derive(Debug, Args, Default)]
pub struct Resume {
    #[arg(value_name = "GAME")]
    pub game: Option<i64>,
    #[arg(long, value_name = "ENGINE")]
    pub engine: Option<String>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// The level that follows the results.
pub const ADAPTIVE: &str = "adaptive";

/// A time control that is none.
const NO_CLOCK: &str = "-";

/// What may stand for the number of a rung.
pub const RUNGS: [(&str, SaidRung); 3] =
    [("next", SaidRung::Next), ("previous", SaidRung::Previous), ("reached", SaidRung::Reached)];

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 80;

impl StartContext<'_> {
    /// A practice game.
    pub fn practice(&self, asked: &Practice) -> Result<(), CommandError> {
        let color = !asked.color.unwrap_or(Color::White);
        let seed = partner_seed(asked.play.face.simulate_time);
        let (said, level) = match asked.level.as_deref() {
            Some(ADAPTIVE) => (None, AskedLevel::Adaptive),
            None => (None, AskedLevel::Last),
            said => (said, AskedLevel::Said),
        };
        let against = match (asked.against, self.engine(asked)?) {
            (Some(AgainstWhom::Person), _) => {
                self.level(said.map(Level::from_str), Id::ERROR_LEVEL)?;
                OpponentKind::Person
            }
            (None, Some(name)) => {
                let level = self.level(said.map(EngineLevel::from_str), Id::ERROR_LEVEL_ENGINE)?.get();
                OpponentKind::Engine { color, level, seed, name }
            }
            (Some(AgainstWhom::Partner) | None, _) => {
                let level = self.level(said.map(Level::from_str), Id::ERROR_LEVEL)?.get();
                OpponentKind::Partner { color, level, seed }
            }
        };
        let rung = asked.rung.as_deref().map(|said| self.rung(said, &against)).transpose()?;
        self.play_at((Desk::Practice, rung), against, level, &asked.play)
    }

    /// The rung that is asked for; whoever plays with a person is at none.
    fn rung(&self, said: &str, against: &OpponentKind) -> Result<SaidRung, CommandError> {
        let found = RUNGS.iter().find(|(word, _)| *word == said).map(|(_, rung)| *rung);
        let found = found.or_else(|| said.parse().ok().map(SaidRung::Number));
        let is_alone = against.level().is_some();
        found.filter(|_| is_alone).ok_or_else(|| self.usage(Id::ERROR_RUNG, ""))
    }

    /// The level, where one is asked for that is one.
    fn level<L: Default, E>(&self, asked: Option<Result<L, E>>, not: Id) -> Result<L, CommandError> {
        asked.transpose().map(Option::unwrap_or_default).map_err(|_| self.usage(not, ""))
    }

    /// The engine that is asked for, or settled. One that a flag names must be there; without one that is settled the
    /// partner plays.
    fn engine(&self, asked: &Practice) -> Result<Option<String>, CommandError> {
        let Some(name) = &asked.engine else {
            return Ok(self.store.settings().practice_engine().map(str::to_owned));
        };
        self.named_engine(name).map(Some)
    }

    /// An engine that a flag names; it must be there.
    fn named_engine(&self, name: &str) -> Result<String, CommandError> {
        let found =
            find_engine(name).ok_or_else(|| self.usage(Id::ERROR_NO_ENGINE, &crate::speech::clean(name)))?;
        // A path holds from wherever the game is taken up again.
        let is_path = Path::new(name).components().count() > 1;
        let path = std::path::absolute(&found).ok().filter(|_| is_path);
        Ok(path.and_then(|path| path.to_str().map(str::to_owned)).unwrap_or_else(|| name.to_owned()))
    }

    /// A new game.
    pub fn play(&self, desk: Desk, against: OpponentKind, asked: &Play) -> Result<(), CommandError> {
        self.play_at((desk, None), against, AskedLevel::Said, asked)
    }

    /// A new game, at this rung of the blindfold ladder.
    fn play_at(
        &self,
        (desk, rung): (Desk, Option<SaidRung>),
        against: OpponentKind,
        level: AskedLevel,
        asked: &Play,
    ) -> Result<(), CommandError> {
        // Where nobody plays at a level, none is asked for.
        let level = if against.level().is_some() { level } else { AskedLevel::Said };
        let adaptive = level == AskedLevel::Adaptive;
        let engine = match &against {
            OpponentKind::Engine { name, .. } => Some(name.clone()),
            OpponentKind::Person | OpponentKind::Partner { .. } => None,
        };
        let manner = Manner::at_desk(self, &asked.face)?.with_opponent(engine, adaptive);
        let wanted = self.wanted(asked, &manner)?;
        let setup = self.setup(desk, against, asked)?;
        let library = open_library(self.common.library.as_ref(), self.voice)?;
        let Some((start, draw)) = self.found(wanted, &manner)? else { return Ok(()) };
        let mut setup = Setup { start, draw: draw.map(Box::new), ..setup };
        let refused = |error: LibraryError| refused(&error, self.voice);
        if let Some(said) = rung {
            let reached = reached_rung(&library).map_err(refused)?;
            setup.rung = said_rung(said, reached).map_err(|why| self.usage(why, ""))?;
        }
        let mut told = None;
        let is_engine = setup.engine().is_some();
        match level {
            AskedLevel::Said => {}
            AskedLevel::Last => {
                setup.against.set_level(last_level(&library, is_engine).map_err(refused)?);
            }
            AskedLevel::Adaptive => {
                let followed = Followed::of(&library, is_engine).map_err(refused)?;
                setup.against.set_level(followed.level);
                let facts: Vec<Fact> =
                    [Id::LEVEL_ADAPTIVE.into()].into_iter().chain(followed.told()).collect();
                told = Some(Outcome::notice("level", facts));
            }
        }
        let seated = Seated::begun(library, setup).map_err(refused)?;
        self.sit(Seated { told, ..seated }, &manner)
    }

    /// Takes a game up again. In a library that may only be read it can be looked at.
    ///
    /// # Errors
    /// There is none, it is over, somebody else plays it, or it is damaged.
    pub fn resume(&self, asked: &Resume) -> Result<(), CommandError> {
        let engine = asked.engine.as_deref().map(|name| self.named_engine(name)).transpose()?;
        let manner = Manner::at_desk(self, &asked.face)?.with_opponent(engine, false);
        let refused = |error: LibraryError| refused(&error, self.voice);
        let found = open_game(self.common.library.as_ref(), asked.game, self.voice);
        let (id, path, record) = found.map_err(|why| why.failure(self.voice))?;
        match Library::open(&path) {
            Ok(library) => self.sit(Seated::taken_up(library, id).map_err(refused)?, &manner),
            Err(LibraryError::ReadOnly(path)) => {
                let StoredGame { game, kept, at, .. } = record;
                let seq = kept.len() as u64;
                let keeper = Journal::Nowhere(path);
                let seated = Seated {
                    game,
                    keeper,
                    id,
                    kept: Vec::new(),
                    at,
                    seq,
                    lesson: None,
                    adaptive: false,
                    told: None,
                    reviewed: None,
                };
                self.sit(seated, &manner)
            }
            Err(_) => {
                let library = open_library(self.common.library.as_ref(), self.voice)?;
                self.sit(Seated::taken_up(library, id).map_err(refused)?, &manner)
            }
        }
    }

    fn setup(&self, desk: Desk, against: OpponentKind, asked: &Play) -> Result<Setup, CommandError> {
        // Whoever plays alone is in no hurry, unless an event settles the time.
        let is_alone = against.level().is_some() && self.regulated.is_none();
        let time = asked.time.as_deref().or(is_alone.then_some(NO_CLOCK));
        let (time, black_time) = self.times(time)?;
        let settled = self.regulated.as_ref();
        let regulations = self.regulations(desk, asked)?;
        let name = |name: &str| match crate::speech::clean(name) {
            name if name.chars().count() > LONGEST_NAME => Err(self.usage(Id::ERROR_NAME, "")),
            name => Ok(name),
        };
        let (press, repeat) = usual(desk);
        Ok(Setup {
            desk,
            white: name(&asked.white)?,
            black: name(&asked.black)?,
            start: Start::default(),
            increments: Increments::of(&time, black_time.as_deref()),
            time,
            press: asked.press.unwrap_or(press),
            repeat: asked.repeat.unwrap_or(repeat),
            draw: None,
            black_time,
            regulations: Box::new(regulations),
            occasion: settled.map(|settled| Box::new(settled.occasion.clone())),
            against,
            wording: Some(Box::new(KeptManner {
                voice: self.voice.tag().to_owned(),
                names: self.names.key().to_owned(),
                letters: self.named_letters.clone(),
            })),
            rung: None,
        })
    }

    /// What an event settles, with what the flags say of it.
    fn regulations(&self, desk: Desk, asked: &Play) -> Result<Regulations, CommandError> {
        let settled = self.regulated.as_ref();
        let mut regulations = settled.map(|settled| settled.regulations.clone()).unwrap_or_default();
        if asked.edition.is_some() {
            let edition = law::edition(asked.edition.as_deref(), self.voice)?;
            let said = settled.map(|_| Some(regulations.edition.to_string()));
            self.as_the_event("edition", &edition.to_string(), said)?;
            regulations.edition = edition;
        }
        regulations.step_by_step |= asked.step_by_step;
        regulations.white_is = asked.white_is.unwrap_or_default();
        regulations.black_is = asked.black_is.unwrap_or_default();
        regulations.no_assistant |= asked.no_assistant;
        // D.2.11 — the relay's clock waits for nobody who could be refused.
        if desk == Desk::Relay && !regulations.bridges() {
            return Err(self.usage(Id::REFUSED_ASSISTANT_NEEDED, ""));
        }
        if asked.default_time.is_some() {
            let minutes =
                |time: Option<Millis>| {
                    time.map(|time| {
                        if time % 60_000 == 0 { (time / 60_000).to_string() } else { format!("{time} ms") }
                    })
                };
            let late = self.default_time(asked.default_time.as_deref())?;
            let said = settled.map(|_| minutes(regulations.default_time));
            self.as_the_event("default-time", &minutes(late).unwrap_or_default(), said)?;
            regulations.default_time = late;
        }
        Ok(regulations)
    }

    /// 6.7.1 — how late a player may come; a number alone is minutes.
    fn default_time(&self, asked: Option<&str>) -> Result<Option<Millis>, CommandError> {
        /// A day.
        const LONGEST: Millis = 24 * 60 * 60 * 1000;
        let Some(text) = asked else { return Ok(None) };
        let text = text.trim();
        let minutes = text.parse::<Millis>().ok().map(|minutes| minutes.saturating_mul(60_000));
        let found = minutes.or_else(|| {
            let spoken = self.voice.lexicon().time_in_signs(text);
            Millis::try_from(duration(&spoken)?.as_millis()).ok()
        });
        let why = || self.usage(Id::ERROR_DEFAULT_TIME, &crate::speech::clean(text));
        found.filter(|time| *time <= LONGEST).map(Some).ok_or_else(why)
    }

    /// I.2 — prints what stands on the envelope of an adjourned game.
    ///
    /// # Errors
    /// There is no such game, it is damaged or not adjourned, or the output fails.
    pub fn envelope(&self, id: i64) -> Result<(), CommandError> {
        let library = read_library(self.common.library.as_ref(), self.voice)?;
        let StoredGame { game, at, .. } = library.game(id).map_err(|error| refused(&error, self.voice))?;
        let told = on_envelope(&game, at, &Phrasing::in_names(self.voice, self.names));
        if told.is_empty() {
            return Err(self.other(self.voice.tell(Id::ERROR_NO_ENVELOPE, &args!("game" => id.to_string()))));
        }
        print(told, self.voice)
    }

    /// Where the game is to begin.
    fn wanted(&self, asked: &Play, manner: &Manner) -> Result<ArrayRequest, CommandError> {
        let Some(wanted) = &asked.chess960 else {
            if asked.seed.is_some() {
                return Err(self.usage(NoArrayReason::Seed.id(), ""));
            }
            return Ok(ArrayRequest::Found(played::start(asked.fen.as_deref(), self.voice)?, None));
        };
        wanted_start(wanted, asked.seed, manner.simulated, self.voice.lexicon())
            .map_err(|why| self.usage(why.id(), wanted))
    }

    /// Where it begins, and how that was drawn; `None` when whoever was to throw has left.
    fn found(
        &self,
        wanted: ArrayRequest,
        manner: &Manner,
    ) -> Result<Option<(Start, Option<Lot>)>, CommandError> {
        let with = match wanted {
            ArrayRequest::Found(start, draw) => return Ok(Some((start, draw))),
            ArrayRequest::Thrown(with) => with,
        };
        let thrown = throw(with, manner.speech, manner.json, self.voice, self.names).map_err(|error| {
            self.other(self.voice.tell(Id::ERROR_OUTPUT, &args!("why" => error.to_string())))
        })?;
        Ok(thrown.map(|(array, draw)| (array.into(), Some(draw))))
    }
}
