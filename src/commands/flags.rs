//! The flags that several commands share. Their texts are the voice's, so they have no others here.

use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use shakmaty::Color;

use crate::game::{Press, Repeat};
use crate::hear::duration;
use crate::laws::Ability;
use crate::session::LiveDelay;
use crate::voice::{NameSystem, Verbosity};

/// A value that is one of these words, and what it stands for.
pub(super) fn one_of<T: Clone + Send + Sync + 'static>(
    known: impl IntoIterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let known: Vec<(&str, T)> = known.into_iter().collect();
    let words: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
    PossibleValuesParser::new(words).try_map(move |said| {
        let found = known.iter().find(|(word, _)| word.eq_ignore_ascii_case(&said));
        // The words before have let nothing else pass.
        found.map(|(_, value)| value.clone()).ok_or(std::fmt::Error)
    })
}

pub(super) const COLORS: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];

pub(super) const ABILITIES: [(&str, Ability); 3] =
    [("sighted", Ability::Sighted), ("blind", Ability::Blind), ("deaf", Ability::Deaf)];

pub(super) const PRESS: [(&str, Press); 2] = [("auto", Press::Auto), ("manual", Press::Manual)];

pub(super) const REPEAT: [(&str, Repeat); 2] = [("program", Repeat::Program), ("opponent", Repeat::Opponent)];

const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];

/// A delay as it is written: "3" moves, "15m".
fn live_delay(text: &str) -> Result<LiveDelay, std::fmt::Error> {
    if let Ok(moves) = text.parse() {
        return Ok(LiveDelay::Moves(moves));
    }
    let time = duration(text).and_then(|time| u64::try_from(time.as_millis()).ok());
    time.map(LiveDelay::Time).ok_or(std::fmt::Error)
}

/// What every command takes.
#[derive(Debug, Args)]
pub struct CommonFlags {
    #[arg(long, global = true, value_name = "FILE")]
    pub library: Option<PathBuf>,
    #[arg(long, global = true, value_name = "TAG")]
    pub voice: Option<String>,
    #[arg(long, global = true, value_parser = one_of(NameSystem::ALL.map(|names| (names.key(), names))), value_name = "NAMES")]
    pub names: Option<NameSystem>,
    #[arg(long, global = true, value_name = "TAG")]
    pub letters: Option<String>,
    #[arg(long, global = true, value_name = "FILE")]
    pub settings: Option<PathBuf>,
}

/// What every new game can be told.
#[derive(Debug, Args, Default)]
pub struct Play {
    #[arg(long, value_name = "FILE")]
    pub event: Option<PathBuf>,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "FEN", conflicts_with = "chess960")]
    pub fen: Option<String>,
    #[arg(long, value_name = "START", allow_negative_numbers = true)]
    pub chess960: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub white: String,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub black: String,
    #[arg(long, value_name = "TIME")]
    pub default_time: Option<String>,
    #[arg(long, value_parser = one_of(ABILITIES), value_name = "ABILITY")]
    pub white_is: Option<Ability>,
    #[arg(long, value_parser = one_of(ABILITIES), value_name = "ABILITY")]
    pub black_is: Option<Ability>,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long, value_parser = one_of(PRESS), value_name = "WHO")]
    pub press: Option<Press>,
    #[arg(long, value_parser = one_of(REPEAT), value_name = "WHO")]
    pub repeat: Option<Repeat>,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// How a game is shown and spoken at a desk of its own.
#[derive(Debug, Args, Default, Clone)]
pub struct DeskFlags {
    #[command(flatten)]
    pub shown: FaceFlags,
    #[arg(long, conflicts_with = "screen")]
    pub simulate_time: bool,
    #[arg(long, value_parser = one_of(SWITCH), value_name = "WHETHER")]
    pub share: Option<bool>,
    /// The file that follows the game as PGN.
    #[arg(long, value_name = "FILE.pgn")]
    pub live: Option<PathBuf>,
    /// How much later than the game it is.
    #[arg(long, value_parser = live_delay, value_name = "DELAY", requires = "live")]
    pub live_delay: Option<LiveDelay>,
    /// The folder in which announcements are kept as sound files.
    #[arg(long, value_name = "FOLDER")]
    pub record: Option<PathBuf>,
    /// What was said before there was a desk, and is heard there first.
    #[arg(skip)]
    pub first_line: Option<String>,
}

/// The steps of rate and volume.
pub(super) fn steps() -> impl TypedValueParser<Value = i8> {
    PossibleValuesParser::new((-5..=5).map(|steps| steps.to_string())).try_map(|steps| steps.parse())
}

/// How a game is shown and spoken.
#[derive(Debug, Args, Default, Clone)]
pub struct FaceFlags {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
    #[arg(long, conflicts_with = "screen")]
    pub line: bool,
    #[arg(long)]
    pub screen: bool,
    #[arg(long, conflicts_with = "screen")]
    pub json: bool,
    #[arg(long, value_name = "STEPS", allow_negative_numbers = true, value_parser = steps())]
    pub rate: Option<i8>,
    #[arg(long, value_name = "STEPS", allow_negative_numbers = true, value_parser = steps())]
    pub volume: Option<i8>,
    #[arg(long, value_parser = one_of(Verbosity::ALL.map(|much| (much.key(), much))), value_name = "LEVEL")]
    pub verbosity: Option<Verbosity>,
    #[arg(long, value_parser = one_of(SWITCH), value_name = "WHETHER")]
    pub earcons: Option<bool>,
}
