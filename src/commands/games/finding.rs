//! Games listed and searched. What is found by the index is read from the library, and only what is there is told.

use clap::Args;

use super::told::{ProgressLine, all_sound, index_failed, played, told_in_line};
use crate::args;
use crate::collection::{GameQuery, LibraryIndex, NoQuery, written_down};
use crate::commands::output::{print, usage};
use crate::error::CommandError;
use crate::game::position_of;
use crate::record::{DamagedGame, Library, LibraryError, Stored, WrittenGame};
use crate::session::refused;
use crate::tell::why_no_start;
use crate::voice::{Id, Voice};

/// So many games are listed where nothing else is said.
const MOST: usize = 100;

/// So many games are read together.
const PART: usize = 200;

/// What games must have to be listed.
#[derive(Debug, Args, Default)]
pub struct FindFlags {
    #[arg(long, value_name = "NAME")]
    pub player: Option<String>,
    #[arg(id = "from_white", long = "white", value_name = "NAME")]
    pub white: Option<String>,
    #[arg(id = "from_black", long = "black", value_name = "NAME")]
    pub black: Option<String>,
    #[arg(id = "listen_event", long = "event", value_name = "NAME")]
    pub event: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub date: Option<String>,
    #[arg(long, value_name = "RESULT", allow_hyphen_values = true)]
    pub result: Option<String>,
    #[arg(long, value_name = "MOVES")]
    pub moves: Option<String>,
    #[arg(id = "found_fen", long = "fen", value_name = "FEN")]
    pub fen: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub limit: Option<usize>,
}

/// Lists the games that have what is wanted, one a line, the newest last; what is damaged among them is told on standard
/// error, and how far the index has come where that takes long.
///
/// # Errors
/// What is wanted makes no sense, the library or the output fails, or a game is damaged.
pub(super) fn find(wanted: &FindFlags, library: &Library, voice: &Voice) -> Result<(), CommandError> {
    let query = query(wanted, voice)?;
    let most = wanted.limit.unwrap_or(MOST);
    let (mut lines, mut damaged) = (Vec::new(), Vec::new());
    let (count, found) = if query.is_empty() {
        let (count, found, missing) = newest(library, most).map_err(|error| refused(&error, voice))?;
        damaged.extend(missing);
        (count, found)
    } else {
        indexed(&query, library, most, voice)?
    };
    for part in found.chunks(PART) {
        let mut read = Vec::with_capacity(part.len());
        for game in part {
            // A game that was played is written down only where that is asked about.
            let found = library.stored(*game).and_then(|stored| match stored {
                Stored::Played(stored) if query.is_empty() => Ok((played(*game, &stored, voice), None)),
                stored => {
                    let written = written_down(*game, &stored)?;
                    Ok((told_in_line(*game, &stored, &written, voice), Some(written)))
                }
            });
            match found {
                Ok((told, written)) => read.push((*game, told, written)),
                Err(LibraryError::Damaged(found)) => damaged.push(*found),
                // It is gone by now.
                Err(LibraryError::NoGame(_) | LibraryError::Deleted(..)) => {}
                Err(error) => return Err(refused(&error, voice)),
            }
        }
        lines.extend(confirmed(read, &query, voice)?);
    }
    damaged.sort_by_key(|damaged| damaged.id);
    if lines.is_empty() && damaged.is_empty() {
        let none = if query.is_empty() { Id::GAMES_NONE } else { Id::GAMES_NOTHING_FOUND };
        return print([voice.say(none)], voice);
    }
    if count > found.len() as u64 {
        let args = args!("shown" => found.len().to_string(), "count" => count.to_string());
        lines.push(voice.tell(Id::GAMES_MORE, &args));
    }
    print(lines, voice)?;
    all_sound(&damaged, voice)
}

/// How many games there are, the newest of them, and what is missing.
fn newest(library: &Library, most: usize) -> Result<(u64, Vec<i64>, Vec<DamagedGame>), LibraryError> {
    // What cannot be read at once is looked at game by game.
    if let Ok(Some((count, newest))) = library.newest_of_all(most) {
        return Ok((count, newest, Vec::new()));
    }
    let mut all = library.numbers_of_all()?;
    let (count, newest) = (all.len() as u64, all.split_off(all.len().saturating_sub(most)));
    Ok((count, newest, library.missing()?))
}

/// What the index finds.
fn indexed(
    query: &GameQuery,
    library: &Library,
    most: usize,
    voice: &Voice,
) -> Result<(u64, Vec<i64>), CommandError> {
    let mut progress = ProgressLine::of("index", voice);
    let mut placing = ProgressLine::of("positions", voice);
    let found = LibraryIndex::asked(library, &mut |done, all| progress.at(done, all), |index| {
        if query.position.is_some() {
            index.place(library, &mut |done, all| placing.at(done, all))?;
        }
        index.find(query, most)
    });
    found.map_err(|error| index_failed(error, voice))
}

/// The lines of those games that have what is wanted, and where they come to the position: what the index has wrong is
/// not told.
fn confirmed(
    read: Vec<(i64, String, Option<WrittenGame>)>,
    query: &GameQuery,
    voice: &Voice,
) -> Result<Vec<String>, CommandError> {
    let written = read.iter().filter_map(|(game, _, written)| Some((*game, written.as_ref()?)));
    let right = LibraryIndex::confirmed(query, written).map_err(|error| index_failed(error, voice))?;
    let line = |(game, told, written): (i64, String, Option<WrittenGame>)| match written {
        None => Some(told),
        Some(written) => line(told, &written, query, voice).filter(|_| right.contains(&game)),
    };
    Ok(read.into_iter().filter_map(line).collect())
}

/// The line of a game, and where it comes to the position that is wanted; nothing where it does not.
fn line(line: String, written: &WrittenGame, query: &GameQuery, voice: &Voice) -> Option<String> {
    let ply = query.ply_in(written)?;
    if query.position.is_none() {
        return Some(line);
    }
    let line = line.trim_end_matches('.').to_owned();
    Some(voice.tell(Id::GAMES_FOUND_AT, &args!("line" => line, "move" => next_move(written, ply))))
}

/// The number of the move that follows after so many plies, as it is written: "12." or "12...".
fn next_move(written: &WrittenGame, ply: usize) -> String {
    use shakmaty::{Color, Position};
    let moves = written.moves();
    let at = ply.checked_sub(1).and_then(|last| moves.get(last).copied());
    let position = at.map_or_else(|| written.start(), |at| written.tree.position(at));
    let dots = if position.turn() == Color::Black { "..." } else { "" };
    format!("{}{dots}", position.fullmoves())
}

fn query(wanted: &FindFlags, voice: &Voice) -> Result<GameQuery, CommandError> {
    let wrong = |fault: NoQuery| {
        let (of, what) = match fault {
            NoQuery::Date(text) => ("date", text),
            NoQuery::Result(text) => ("result", text),
            NoQuery::Move(text) => ("move", text),
            NoQuery::TooMany(most) => ("many", most.to_string()),
        };
        usage(voice.tell(Id::GAMES_QUERY_FAULT, &args!("query" => of, "what" => what)), voice)
    };
    let position =
        |fen: &String| position_of(fen, None).map_err(|error| usage(why_no_start(&error, voice), voice));
    Ok(GameQuery {
        player: wanted.player.clone(),
        white: wanted.white.clone(),
        black: wanted.black.clone(),
        event: wanted.event.clone(),
        dates: wanted.date.as_deref().map(GameQuery::dates).transpose().map_err(wrong)?,
        result: wanted.result.as_deref().map(GameQuery::result).transpose().map_err(wrong)?,
        moves: wanted.moves.as_deref().map(GameQuery::moves).transpose().map_err(wrong)?,
        position: wanted.fen.as_ref().map(position).transpose()?,
    })
}
