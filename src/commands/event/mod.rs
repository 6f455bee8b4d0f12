//! `ansage event`: an event file checked, its pairings listed, and the table of a team event.

mod faults;
mod file;
mod games;
pub(super) mod table;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;

use shakmaty::ByColor;

use super::voices::{PATIENCE, lack, speech_choice};
use crate::args;
use crate::competition::{
    Collected, Competition, Diagnostic, MatchResult, Regulated, Score, Standing, State, TeamEvent, changed,
};
use crate::error::CommandError;
use crate::face::written;
use crate::home;
use crate::record::Library;
use crate::session::{pronounce, read_library, without_speech};
use crate::speech::{Choice, Priority, Speech, clean};
use crate::tell::capital;
use crate::voice::Voice;
use file::look_at;
use games::{alterations, games_of, of_event};
use table::{board, object, told};

/// Reads an event file. What is only a warning is printed on standard error.
///
/// # Errors
/// It cannot be read (usage), or something is wrong with it: one line for each fault.
pub fn load(path: &Path, voice: &Voice) -> Result<Competition, CommandError> {
    let (event, found) = look_at(path, voice)?;
    match event {
        Some(event) => {
            for warning in lines(path, &found, voice) {
                // Who has no standard error is not warned, and plays all the same.
                let _ = writeln!(io::stderr(), "{}", clean(&warning));
            }
            Ok(event)
        }
        None => Err(faulty(path, &found, voice)),
    }
}

fn lines(path: &Path, found: &[Diagnostic], voice: &Voice) -> Vec<String> {
    let line = |found: &Diagnostic| {
        let place = found.place;
        let told = faults::told(&found.fault, voice);
        format!("{}:{}:{}: {told}", path.display(), place.line, place.column)
    };
    found.iter().map(line).collect()
}

fn faulty(path: &Path, found: &[Diagnostic], voice: &Voice) -> CommandError {
    CommandError::usage(lines(path, found, voice).join("\n"))
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
    told.push(voice.tell("event-whole", &args!("file" => path.display().to_string())));
    print(&told, voice)
}

fn print(told: &[String], voice: &Voice) -> Result<(), CommandError> {
    let text: String = told.iter().map(|line| clean(line) + "\n").collect();
    let mut out = io::stdout().lock();
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()), voice)
}

fn usage(why: String, voice: &Voice) -> CommandError {
    CommandError::usage(voice.tell("error-other", &args!("why" => why)))
}

/// A team event with the games that were played for it.
pub struct Match<'e> {
    event: &'e Competition,
    teams: &'e TeamEvent,
    games: Vec<Collected>,
    /// What was changed since they were played.
    altered: Vec<String>,
}

impl<'e> Match<'e> {
    /// Collects the games from the library.
    ///
    /// # Errors
    /// It is no team event, the library fails, or a round began with other pairings.
    pub fn collect(
        event: &'e Competition,
        path: &Path,
        library: &Library,
        voice: &Voice,
    ) -> Result<Match<'e>, CommandError> {
        let Some(teams) = &event.teams else {
            let file = path.display().to_string();
            return Err(usage(voice.tell("error-event-teams", &args!("file" => file)), voice));
        };
        let games = games_of(event, library, voice)?;
        let altered = alterations(event, &games, voice);
        let games = of_event(event, &games).map(|(line, _, occasion)| {
            let score = line.result.and_then(|result| Score::of_game(result.written()));
            Collected { id: line.id, occasion: occasion.clone(), score }
        });
        let games: Vec<Collected> = games.collect();
        let changed = changed(teams, &games);
        if !changed.is_empty() {
            return Err(faulty(path, &changed, voice));
        }
        Ok(Match { event, teams, games, altered })
    }

    /// Says on standard error what was changed since games were played.
    fn warn(&self) {
        for line in &self.altered {
            // Who has no standard error is not warned.
            let _ = writeln!(io::stderr(), "{}", clean(line));
        }
    }

    /// No further game is played while the file says something else than games were played under.
    fn unaltered(&self, voice: &Voice) -> Result<(), CommandError> {
        if self.altered.is_empty() {
            return Ok(());
        }
        let refused = voice.say("event-altered-refused");
        Err(CommandError::usage(self.altered.iter().cloned().chain([refused]).collect::<Vec<_>>().join("\n")))
    }

    fn standing(&self) -> Standing<'_> {
        self.teams.standing(&self.event.regulations.scoring, &self.games)
    }

    /// What is settled for the game at this board, and who plays it.
    ///
    /// # Errors
    /// There is no such board, it has been played or is being played, or an earlier round is not over.
    pub fn seat(
        &self,
        round: u32,
        board: u32,
        voice: &Voice,
    ) -> Result<(Regulated, ByColor<String>), CommandError> {
        self.unaltered(voice)?;
        let at = || args!("round" => round, "board" => board);
        let standing = self.standing();
        let Some(row) = standing.row(round, board) else {
            return Err(usage(voice.tell("error-event-no-board", &at()), voice));
        };
        free(&row.state, voice)?;
        if let Some(before) = standing.unfinished_before(round) {
            let before = args!("round" => before.pairing.round, "board" => before.pairing.board);
            return Err(usage(voice.tell("error-event-earlier", &before), voice));
        }
        Ok((self.event.at_board(self.teams, row.pairing), row.pairing.players.clone()))
    }

    /// What is settled for the game that breaks a tie, and who plays it.
    ///
    /// # Errors
    /// It is not due, or it is not said who plays it.
    pub fn seat_tie_break(&self, voice: &Voice) -> Result<(Regulated, ByColor<String>), CommandError> {
        self.unaltered(voice)?;
        let Some(tie_break) = &self.teams.tie_break else {
            return Err(usage(voice.say("error-event-no-tie-break"), voice));
        };
        let standing = self.standing();
        if matches!(standing.verdict, MatchResult::Open(_) | MatchResult::Unpaired(_) | MatchResult::Wins(_))
        {
            return Err(usage(voice.say("error-event-not-due"), voice));
        }
        free(&standing.tie_break, voice)?;
        let Some(players) = &tie_break.players else {
            return Err(usage(voice.say("error-event-no-players"), voice));
        };
        let names = ByColor { white: players.white.0.clone(), black: players.black.0.clone() };
        Ok((self.event.at_tie_break(self.teams, tie_break, players), names))
    }
}

/// Nothing has been played or decided at this board.
fn free(state: &State, voice: &Voice) -> Result<(), CommandError> {
    let id = match state {
        State::NotBegun => return Ok(()),
        State::Open(_) => "error-event-open",
        State::Over(..) => "error-event-over",
        State::Entered(_) => return Err(usage(voice.say("error-event-entered"), voice)),
    };
    let (State::Open(game) | State::Over(game, _)) = state else { return Ok(()) };
    Err(usage(voice.tell(id, &args!("game" => game.to_string())), voice))
}

/// Lists the pairings, round by round.
///
/// # Errors
/// What [`Match::collect`] finds; or the output fails.
pub fn pairings(
    event: &Competition,
    path: &Path,
    library: Option<&std::path::PathBuf>,
    voice: &Voice,
) -> Result<(), CommandError> {
    let found = Match::collect(event, path, &read_library(library, voice)?, voice)?;
    found.warn();
    let standing = found.standing();
    let mut told = Vec::new();
    for round in &found.teams.rounds {
        let team = found.teams.name(round.white).to_owned();
        let white = voice.tell("event-round", &args!("round" => round.number, "team" => team));
        let start = round.start.clone();
        let start = start.map(|start| voice.tell("event-round-start", &args!("start" => start)));
        told.push([Some(white), start].into_iter().flatten().collect::<Vec<_>>().join(" "));
        let rows = standing.rows.iter().filter(|row| row.pairing.round == round.number);
        told.extend(rows.map(|row| board(row, voice)));
    }
    if standing.rows.is_empty() {
        told.push(voice.say("event-no-pairings"));
    }
    print(&told.iter().map(|line| capital(line)).collect::<Vec<_>>(), voice)
}

/// Prints the table, and speaks it where that is asked for.
///
/// # Errors
/// What [`Match::collect`] finds; or the output fails.
pub fn table(
    event: &Competition,
    path: &Path,
    library: Option<&std::path::PathBuf>,
    (json, speech): (bool, Option<&str>),
    voice: &Voice,
) -> Result<(), CommandError> {
    let choice = speech.map_or(Ok(Choice::Off), |speech| speech_choice(Some(speech), voice))?;
    let found = Match::collect(event, path, &read_library(library, voice)?, voice)?;
    found.warn();
    let standing = found.standing();
    if json {
        return print(&[object(&found, &standing).to_string()], voice);
    }
    let told: Vec<String> = told(&found, &standing, path, voice).iter().map(|line| capital(line)).collect();
    print(&told, voice)?;
    if choice == Choice::Off {
        return Ok(());
    }
    let (tell, notices) = mpsc::channel();
    let speech = Speech::start(choice, voice.language(), move |notice| {
        // Nobody listens any more once the table is told.
        let _ = tell.send(notice);
    });
    for line in &told {
        speech.say_parts(pronounce(line, voice), Priority::Message);
    }
    speech.close(PATIENCE);
    if let Some(lack) = lack(&notices) {
        print(&[voice.say(without_speech(lack))], voice)?;
    }
    Ok(())
}
