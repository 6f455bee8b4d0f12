//! `ansage games`: the list of games, whether they are sound, and one written out.

use clap::{Args, Subcommand};
use std::io::{self, Write};
use std::path::PathBuf;

use super::flags::one_of;
use super::output::{print, print_text};
use super::play::StartContext;
use crate::competition::Score;
use crate::error::CommandError;
use crate::game::{Game, Record, Setup};
use crate::record::{DamagedGame, GameSummary, Library, LibraryError, pgn};
use crate::session::{other, read_library, refused};
use crate::tell::not_writable;
use crate::voice::{Id, Voice};
use crate::{args, file};

/// Writes a game with its records, opened when this says.
type Form = fn(&Game, &[Record], &str) -> String;

/// The forms in which a game can be written, by their names on the command line.
const FORMS: [(&str, Form); 1] = [("pgn", pgn::write)];

/// `ansage games`
#[derive(Debug, Args)]
pub struct GamesFlags {
    #[command(subcommand)]
    pub asked: Option<Games>,
}

/// What can be asked of the games; without any of it they are listed.
#[derive(Debug, Subcommand)]
pub enum Games {
    List,
    Verify {
        #[arg(value_name = "GAME")]
        game: Option<i64>,
    },
    Envelope {
        #[arg(value_name = "GAME")]
        game: i64,
    },
    Export {
        #[arg(value_name = "GAME")]
        game: i64,
        #[arg(long, value_parser = one_of(FORMS), value_name = "FORMAT")]
        format: Option<Form>,
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
        #[arg(long)]
        until_damage: bool,
    },
}

/// Lists the games, verifies or exports them, or reads an envelope.
///
/// # Errors
/// There is no such game, it is damaged, or the output fails.
pub fn run(asked: &GamesFlags, room: &StartContext<'_>) -> Result<(), CommandError> {
    let voice = room.voice;
    let library = || read_library(room.common.library.as_ref(), voice);
    match &asked.asked {
        None | Some(Games::List) => list(&library()?, voice),
        Some(Games::Verify { game }) => verify(&library()?, *game, voice),
        Some(Games::Envelope { game }) => room.envelope(*game),
        Some(Games::Export { game, format, output, until_damage }) => {
            let form = format.unwrap_or(pgn::write);
            export(&library()?, (*game, *until_damage), form, output.as_ref(), voice)
        }
    }
}

/// Lists all games, one a line; what is damaged among them is told on standard error.
///
/// # Errors
/// The library or the output fails, or a game is damaged.
fn list(library: &Library, voice: &Voice) -> Result<(), CommandError> {
    let games = library.games().map_err(|error| refused(&error, voice))?;
    let none = games.sound.is_empty() && games.damaged.is_empty();
    let told = games.sound.iter().map(|line| told(line, voice));
    print(told.chain(none.then(|| voice.say(Id::GAMES_NONE))), voice)?;
    all_sound(&games.damaged, voice)
}

/// Looks whether every game, or this one, is as it was kept.
///
/// # Errors
/// The library or the output fails, or a game is damaged.
fn verify(library: &Library, game: Option<i64>, voice: &Voice) -> Result<(), CommandError> {
    if let Some(game) = game {
        library.game(game).map_err(|error| refused(&error, voice))?;
        let sound = args!("scope" => "one", "game" => game.to_string(), "count" => 1);
        return print([voice.tell(Id::GAMES_SOUND, &sound)], voice);
    }
    let games = library.games().map_err(|error| refused(&error, voice))?;
    all_sound(&games.damaged, voice)?;
    let count = games.sound.len();
    if count == 0 {
        return print([voice.say(Id::GAMES_NONE)], voice);
    }
    if !library.is_whole() {
        return Err(other(voice.tell(Id::GAMES_FILE_DAMAGED, &args!("count" => count)), voice));
    }
    let sound = args!("scope" => "all", "game" => "", "count" => count);
    print([voice.tell(Id::GAMES_SOUND, &sound)], voice)
}

fn all_sound(damaged: &[DamagedGame], voice: &Voice) -> Result<(), CommandError> {
    let lines = damaged.iter().map(|found| crate::tell::damaged(found, voice));
    let lines: Vec<String> = lines.map(|why| voice.tell(Id::ERROR_OTHER, &args!("why" => why))).collect();
    if lines.is_empty() { Ok(()) } else { Err(CommandError::other(lines.join("\n"))) }
}

fn told(game: &GameSummary, voice: &Voice) -> String {
    let setup = &game.setup;
    let result = match game.result {
        Some(result) => Score::of_game(result.written()).map_or("annulled", Score::name),
        None => "open",
    };
    let name = |name: &str| match name {
        "" => voice.say(Id::UNNAMED),
        name => name.to_owned(),
    };
    let player = |setup: &Setup, color: shakmaty::Color| {
        if setup.partner() == Some(color) {
            setup.engine().unwrap_or_else(|| voice.say(Id::PARTNER))
        } else {
            name(setup.names().get(color))
        }
    };
    voice.tell(
        Id::GAMES_LINE,
        &args!(
            "game" => game.id.to_string(),
            "desk" => setup.desk.to_string(),
            "date" => game.opened.get(..10).unwrap_or_default().to_owned(),
            "white" => player(setup, shakmaty::Color::White),
            "black" => player(setup, shakmaty::Color::Black),
            "result" => result,
        ),
    )
}

/// Writes one game in this form, to a file or standard output. A file is there whole or not at all, and is never the
/// library. `until_damage` writes what is sound of a damaged one, and tells what is wrong on standard error.
///
/// # Errors
/// There is no such game, it is damaged, or the output fails.
fn export(
    library: &Library,
    (game, until_damage): (i64, bool),
    form: Form,
    output: Option<&PathBuf>,
    voice: &Voice,
) -> Result<(), CommandError> {
    let record = match library.game(game) {
        Err(LibraryError::Damaged(mut found)) if until_damage && found.sound.is_some() => {
            // Who has no standard error gets what is sound all the same.
            let _ = writeln!(io::stderr(), "{}", refused(&LibraryError::Damaged(found.clone()), voice));
            found.sound.take().map(|record| *record).ok_or(LibraryError::NoGame(game))
        }
        found => found,
    };
    let record = record.map_err(|error| refused(&error, voice))?;
    let text = form(&record.game, &record.kept, &record.opened);
    let Some(path) = output else { return print_text(&text, voice) };
    if library.owns(path) {
        let path = path.display().to_string();
        let told = args!("path" => path, "why" => voice.say(Id::ERROR_FILE_LIBRARY));
        return Err(other(voice.tell(Id::ERROR_FILE_WRITE, &told), voice));
    }
    match file::replace(path, text.as_bytes()) {
        // Whoever reads a pipe has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| other(not_writable(path, &error, voice), voice)),
    }
}
