//! `ansage games`: the list of games, and one written out.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use super::refused;
use super::stream::written;
use crate::announcement::color_key;
use crate::args;
use crate::failure::Failure;
use crate::game::{Event, Game, Setup};
use crate::laws::GameResult;
use crate::record::{GameLine, Library, pgn};
use crate::voice::Voice;

/// Lists all games, one a line.
///
/// # Errors
/// The library or the output fails.
pub fn list(library: &Library, voice: &Voice) -> Result<(), Failure> {
    let games = library.games().map_err(|error| refused(&error, voice))?;
    let mut out = io::stdout().lock();
    let mut text: String = games.iter().map(|line| told(line, voice) + "\n").collect();
    if text.is_empty() {
        text = voice.say("games-none") + "\n";
    }
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()), voice)
}

fn told(game: &GameLine, voice: &Voice) -> String {
    let Event::Opened(setup) = &game.first else { return game.id.to_string() };
    let result = match &game.last {
        Event::Ended { result, .. } => match result.parse() {
            Ok(GameResult::Won(color)) => color_key(color),
            Ok(GameResult::Drawn) => "drawn",
            Ok(GameResult::BothLost) => "both-lost",
            Ok(GameResult::HalfFor(color)) => color.fold_wb("half-white", "half-black"),
            Ok(GameResult::Annulled) | Err(_) => "annulled",
        },
        _ => "open",
    };
    let name = |name: &str| match name {
        "" => voice.say("unnamed"),
        name => name.to_owned(),
    };
    let player = |setup: &Setup, color: shakmaty::Color| {
        if setup.partner() == Some(color) { voice.say("partner") } else { name(setup.names().get(color)) }
    };
    let told = voice.tell(
        "games-line",
        &args!(
            "game" => game.id.to_string(),
            "desk" => setup.desk.to_string(),
            "date" => game.opened.get(..10).unwrap_or_default().to_owned(),
            "white" => player(setup, shakmaty::Color::White),
            "black" => player(setup, shakmaty::Color::Black),
            "result" => result,
        ),
    );
    crate::speech::clean(&told)
}

/// Writes one game as PGN, to a file or standard output. A file is there whole or not at all.
///
/// # Errors
/// There is no such game, it is damaged, or the output fails.
pub fn export(library: &Library, game: i64, output: Option<&PathBuf>, voice: &Voice) -> Result<(), Failure> {
    let (events, _) = library.game(game).map_err(|error| refused(&error, voice))?;
    let opened = library.opened(game).map_err(|error| refused(&error, voice))?;
    let folded = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event)));
    let Some(folded) = folded else {
        let why = voice.tell(
            "error-game-damaged",
            &args!("game" => game.to_string(), "why" => voice.say("error-disk-corrupt")),
        );
        return Err(Failure::other(voice.tell("error-other", &args!("why" => why))));
    };
    let text = pgn::write(&folded, &events, &opened);
    let result = match output {
        None => {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes()).and_then(|()| out.flush())
        }
        Some(path) => {
            let mut part = path.as_os_str().to_owned();
            part.push(".part");
            let part = PathBuf::from(part);
            fs::write(&part, text).and_then(|()| fs::rename(&part, path)).inspect_err(|_| {
                // The error that is told is the first one.
                let _ = fs::remove_file(&part);
            })
        }
    };
    written(result, voice)
}
