//! `ansage train`: drills, chosen by what is due.

use std::time::SystemTime;

use clap::Args;

use super::context::StartContext;
use super::lessons::teach;
use super::seated::partner_seed;
use crate::args;
use crate::commands::flags::DeskFlags;
use crate::drills::{DRILLS, Drill, drill};
use crate::error::CommandError;
use crate::hear::drill_named;
use crate::record::{Cards, Library, LibraryError};
use crate::session::{Training, TrainingManner, open_library, refused};
use crate::speech::clean;
use crate::voice::Id;

/// A drill ends after so many minutes, where nothing else is said.
const MINUTES: u32 = 10;

/// `ansage train`
#[derive(Debug, Args, Default)]
pub struct TrainFlags {
    #[arg(value_name = "NAME")]
    pub drill: Option<String>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=120))]
    pub minutes: Option<u32>,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// Trains: the drill that is named, or one that is chosen.
///
/// # Errors
/// There is no such drill, or the library cannot be opened.
pub fn train(room: &StartContext<'_>, asked: &TrainFlags) -> Result<(), CommandError> {
    let named = asked.drill.as_deref().map(|name| named(room, name)).transpose()?;
    let library = open_library(room.common.library.as_ref(), room.voice)?;
    let training = training(library, named, asked.minutes, asked.face.simulate_time);
    let training = training.map_err(|error| refused(&error, room.voice))?;
    teach(room, Box::new(training), &asked.face)
}

/// The drill of this name, in the words of the voice or as it is called everywhere.
fn named(room: &StartContext<'_>, name: &str) -> Result<&'static Drill, CommandError> {
    drill(name).or_else(|| drill_named(name, room.voice.lexicon())).ok_or_else(|| {
        let drills: Vec<&str> = DRILLS.iter().map(|drill| drill.key).collect();
        let args = args!("drill" => clean(name), "drills" => drills.join(", "));
        room.other(room.voice.tell(Id::ERROR_NO_DRILL, &args))
    })
}

/// Drills with what this library remembers.
pub(super) fn training(
    library: Library,
    first: Option<&'static Drill>,
    minutes: Option<u32>,
    simulated: bool,
) -> Result<Training, LibraryError> {
    let cards = Cards::of(library);
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let begin = now.ok().and_then(|now| i64::try_from(now.as_millis()).ok());
    let manner = TrainingManner {
        // Under simulated time only what is waited for passes.
        begin: begin.filter(|_| !simulated).unwrap_or_default(),
        seed: partner_seed(simulated),
        minutes: minutes.unwrap_or(MINUTES),
    };
    Training::new(cards, first, manner)
}
