//! `ansage event`: an event file checked, its pairings listed, and the table of a team event.

mod faults;
mod file;
mod flags;
pub(super) mod games;
mod table;
mod team_match;
mod trf;

use std::path::{Path, PathBuf};

use super::output::{print, speak, warn};
use crate::args;
use crate::competition::Competition;
use crate::error::CommandError;
use crate::home;
use crate::session::read_library;
use crate::settings::Settings;
use crate::speech::Choice;
use crate::tell::capital;
use crate::voice::{Id, Voice};
use faults::{faulty, lines};
use file::look_at;
pub use flags::{CompetitionFlags, Seat};
use games::{alterations, games_of};
use table::{board, object, told};
pub use team_match::Match;
pub use trf::trf;

/// Reads an event file. What is only a warning is printed on standard error.
///
/// # Errors
/// It cannot be read (usage), or something is wrong with it: one line for each fault.
pub fn load(path: &Path, voice: &Voice) -> Result<Competition, CommandError> {
    let (event, found) = look_at(path, voice)?;
    match event {
        Some(event) => {
            warn(lines(path, &found, voice));
            Ok(event)
        }
        None => Err(faulty(path, &found, voice)),
    }
}

/// Says that nothing is wrong with an event file, and what is unusual in it.
///
/// # Errors
/// Everything that is wrong with it; or the output fails.
pub fn check(path: &Path, library: Option<&PathBuf>, voice: &Voice) -> Result<(), CommandError> {
    let (event, found) = look_at(path, voice)?;
    let Some(event) = event else { return Err(faulty(path, &found, voice)) };
    let mut told = lines(path, &found, voice);
    // Where no game was ever played there is no library yet, and looking makes none.
    if library.cloned().or_else(home::library).is_some_and(|library| library.exists()) {
        let games = games_of(&event, &read_library(library, voice)?, voice)?;
        told.extend(alterations(&event, &games, voice));
    }
    told.push(voice.tell(Id::EVENT_WHOLE, &args!("file" => path.display().to_string())));
    print(told, voice)
}

/// Lists the pairings, round by round.
pub fn pairings(found: &Match<'_>, voice: &Voice) -> Result<(), CommandError> {
    found.warn();
    let standing = found.standing();
    let mut told = Vec::new();
    for round in &found.teams.rounds {
        let team = found.teams.name(round.white).to_owned();
        let white = voice.tell(Id::EVENT_ROUND, &args!("round" => round.number, "team" => team));
        let start = round.start.clone();
        let start = start.map(|start| voice.tell(Id::EVENT_ROUND_START, &args!("start" => start)));
        told.push([Some(white), start].into_iter().flatten().collect::<Vec<_>>().join(" "));
        let rows = standing.rows.iter().filter(|row| row.pairing.round == round.number);
        told.extend(rows.map(|row| board(row, voice)));
    }
    if standing.rows.is_empty() {
        told.push(voice.say(Id::EVENT_NO_PAIRINGS));
    }
    print(told.iter().map(|line| capital(line)), voice)
}

/// Prints the table, and speaks it where that is asked for.
pub fn table(
    found: &Match<'_>,
    path: &Path,
    (json, choice): (bool, Choice),
    voice: &Voice,
) -> Result<(), CommandError> {
    found.warn();
    let standing = found.standing();
    if json {
        return print([object(found, &standing).to_string()], voice);
    }
    let told: Vec<String> = told(found, &standing, path, voice).iter().map(|line| capital(line)).collect();
    print(told.clone(), voice)?;
    speak(&told, choice, &Settings::default(), voice)
}
