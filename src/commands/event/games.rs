//! The games that a library holds of an event, and what was changed in its file since they were played.

use shakmaty::ByColor;

use crate::args;
use crate::competition::{Altered, Competition, altered};
use crate::error::CommandError;
use crate::game::{RoundInfo, Setup};
use crate::laws::{GameResult, Points, Scoring, TimeControl};
use crate::record::{DamagedGame, GameSummary, Library, LibraryError};
use crate::session::refused;
use crate::tell::Phrasing;
use crate::voice::{Id, Voice};

/// The games of a library, of which none that may be of this event is damaged.
///
/// # Errors
/// The library fails, or one is.
pub(super) fn games_of(
    event: &Competition,
    library: &Library,
    voice: &Voice,
) -> Result<Vec<GameSummary>, CommandError> {
    let games = library.games().map_err(|error| refused(&error, voice))?;
    let elsewhere = |found: &DamagedGame| {
        found.sound.as_ref().is_some_and(|record| {
            record.game.setup().occasion.as_ref().is_none_or(|occasion| occasion.name != event.name)
        })
    };
    match games.damaged.into_iter().find(|found| !elsewhere(found)) {
        Some(found) => Err(refused(&LibraryError::Damaged(Box::new(found)), voice)),
        None => Ok(games.sound),
    }
}

/// The games of this event that count, each as it was opened.
pub(super) fn of_event<'g>(
    event: &Competition,
    games: &'g [GameSummary],
) -> impl Iterator<Item = (&'g GameSummary, &'g Setup, &'g RoundInfo)> {
    games.iter().filter_map(move |line| {
        let setup = &line.setup;
        let occasion = setup.occasion.as_deref().filter(|occasion| occasion.name == event.name)?;
        // 7.2.1, 7.3 — a game that does not count is played anew.
        (line.result != Some(GameResult::Annulled)).then_some((line, setup, occasion))
    })
}

/// Which games were played under other times, another edition or another scoring than the file says now.
pub(super) fn alterations(event: &Competition, games: &[GameSummary], voice: &Voice) -> Vec<String> {
    let phrasing = Phrasing::new(voice);
    let of_both = |times: &ByColor<TimeControl>| {
        let [white, black] = [&times.white, &times.black].map(|time| phrasing.control(time));
        if white == black {
            return white;
        }
        voice.tell(Id::OPENED_CONTROL_EACH, &args!("white" => white, "black" => black))
    };
    let of_scoring = |scoring: &Scoring| {
        let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(|it| points(it, voice));
        voice.tell(Id::EVENT_SCORING, &args!("win" => win, "draw" => draw, "loss" => loss))
    };
    let told = |line: &GameSummary, setup: &Setup| {
        let told = altered(event, setup).into_iter().map(|altered| {
            let (what, then, now) = match &altered {
                Altered::Edition(then, now) => ("edition", then.to_string(), now.to_string()),
                Altered::Times(then, now) => ("time", of_both(then), of_both(now)),
                Altered::Scoring(then, now) => ("scoring", of_scoring(then), of_scoring(now)),
            };
            let args = args!("what" => what, "game" => line.id.to_string(), "then" => then, "now" => now);
            voice.tell(Id::EVENT_ALTERED, &args)
        });
        told.collect::<Vec<_>>()
    };
    of_event(event, games).flat_map(|(line, setup, _)| told(line, setup)).collect()
}

pub(crate) fn points(points: Points, voice: &Voice) -> String {
    let half = if points.and_half() { "yes" } else { "no" };
    voice.tell(Id::EVENT_POINTS, &args!("whole" => points.whole(), "half" => half))
}
