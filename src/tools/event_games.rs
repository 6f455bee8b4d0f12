//! The games that a library holds of an event, and what was changed in its file since they were played.

use shakmaty::ByColor;

use super::event::table::points;
use crate::announcement::Phrasing;
use crate::args;
use crate::event::{Altered, Event, altered};
use crate::game::{self, Occasion, Setup};
use crate::laws::{GameResult, Scoring, TimeControl};
use crate::record::GameLine;
use crate::voice::Voice;

/// The games of this event that count, each as it was opened.
pub(super) fn of_event<'g>(
    event: &Event,
    games: &'g [GameLine],
) -> impl Iterator<Item = (&'g GameLine, &'g Setup, &'g Occasion)> {
    games.iter().filter_map(move |line| {
        let game::Event::Opened(setup) = &line.first else { return None };
        let occasion = setup.occasion.as_deref().filter(|occasion| occasion.name == event.name)?;
        // 7.2.1, 7.3 — a game that does not count is played anew.
        let annulled = matches!(
            &line.last,
            game::Event::Ended { result, .. } if result == GameResult::Annulled.written()
        );
        (!annulled).then_some((line, setup, occasion))
    })
}

/// Which games were played under other times, another edition or another scoring than the file says now.
pub(super) fn alterations(event: &Event, games: &[GameLine], voice: &Voice) -> Vec<String> {
    let phrasing = Phrasing::new(voice);
    let of_both = |times: &ByColor<TimeControl>| {
        let [white, black] = [&times.white, &times.black].map(|time| phrasing.control(time));
        if white == black {
            return white;
        }
        voice.tell("opened-control-each", &args!("white" => white, "black" => black))
    };
    let of_scoring = |scoring: &Scoring| {
        let [win, draw, loss] = [scoring.win, scoring.draw, scoring.loss].map(|it| points(it, voice));
        voice.tell("event-scoring", &args!("win" => win, "draw" => draw, "loss" => loss))
    };
    let told = |line: &GameLine, setup: &Setup| {
        let told = altered(event, setup).into_iter().map(|altered| {
            let (what, then, now) = match &altered {
                Altered::Edition(then, now) => ("edition", then.to_string(), now.to_string()),
                Altered::Times(then, now) => ("time", of_both(then), of_both(now)),
                Altered::Scoring(then, now) => ("scoring", of_scoring(then), of_scoring(now)),
            };
            let args = args!("what" => what, "game" => line.id.to_string(), "then" => then, "now" => now);
            voice.tell("event-altered", &args)
        });
        told.collect::<Vec<_>>()
    };
    of_event(event, games).flat_map(|(line, setup, _)| told(line, setup)).collect()
}
