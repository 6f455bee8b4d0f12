//! Answers to questions about the game: time, moves, boards, what can be said now.

use shakmaty::{ByColor, Color};

use crate::args;
use crate::game::Game;
use crate::query::{Clocks, MayAnalyse, MustRecord, Numbered, PlayersWhose, StandingAnswer};
use crate::tell::happened::{compared, unnumbered, why};
use crate::tell::obligation;
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// How the game stands.
pub(super) fn answer(answer: &StandingAnswer, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        StandingAnswer::PlayersColor(whose, color) => vec![players_color(*whose, *color, phrasing)],
        StandingAnswer::Clocks(shown) => vec![clocks(shown, game, phrasing)],
        StandingAnswer::MoveCount(counts, counters) => move_count(counts, counters, phrasing),
        StandingAnswer::Boards(Numbered(true)) => compared(game, phrasing),
        StandingAnswer::Boards(Numbered(false)) => unnumbered(game, phrasing),
        StandingAnswer::Why => why(game, phrasing),
        StandingAnswer::Obligation => obligation::told(game, phrasing),
        StandingAnswer::Recording(color, must) => vec![recording(*color, *must, phrasing)],
        StandingAnswer::Questions(MayAnalyse(analyses)) => questions(*analyses, phrasing),
    }
}

/// Which colour a player has.
fn players_color(whose: PlayersWhose, color: Color, phrasing: &Phrasing<'_>) -> String {
    let whose = match whose {
        PlayersWhose::Own => "own",
        PlayersWhose::Other => "other",
    };
    phrasing.tell(Id::PLAYERS_COLOR, &args!("whose" => whose, "color" => color_key(color)))
}

/// D.2.10.4 — what the clocks show.
pub fn clocks(shown: &Clocks, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let used = |color: Color| phrasing.duration(shown.readings.get(color).used);
    let left = |color: Color| {
        let reading = shown.readings.get(color);
        let left = phrasing.duration(reading.left);
        match reading.periods {
            Some(periods) => phrasing.tell(Id::TIME_BYO_YOMI, &args!("left" => left, "periods" => periods)),
            None => left,
        }
    };
    if !shown.is_timed {
        let args = args!("white" => used(Color::White), "black" => used(Color::Black));
        return phrasing.tell(Id::TIME_NONE, &args);
    }
    if let Some(color) = shown.of {
        let id = if shown.used { Id::TIME_ONE_USED } else { Id::TIME_ONE };
        let args = args!("color" => color_key(color), "left" => left(color), "used" => used(color));
        return phrasing.tell(id, &args);
    }
    let you = |color: Color| if game.setup().partner() == Some(!color) { "yes" } else { "no" };
    let of = |color: Color| if shown.used { used(color) } else { left(color) };
    phrasing.tell(
        if shown.used { Id::TIME_BOTH_USED } else { Id::TIME_BOTH_LEFT },
        &args!(
            "white" => of(Color::White),
            "black" => of(Color::Black),
            "white-you" => you(Color::White),
            "black-you" => you(Color::Black),
        ),
    )
}

/// D.2.10.4 — the moves completed, and the clock's own counters where they show something else.
fn move_count(counts: &ByColor<usize>, counters: &[(Color, u32)], phrasing: &Phrasing<'_>) -> Vec<String> {
    let count = if counts.white == counts.black {
        phrasing.tell(Id::MOVES_EACH, &args!("count" => counts.white))
    } else {
        phrasing.tell(Id::MOVES_DIFFER, &args!("white" => counts.white, "black" => counts.black))
    };
    let counter = |(color, counted): &(Color, u32)| {
        phrasing.tell(Id::MOVES_COUNTER, &args!("color" => color_key(*color), "count" => *counted))
    };
    std::iter::once(count).chain(counters.iter().map(counter)).collect()
}

/// 8.4 — whether this player must record.
fn recording(color: Color, must: MustRecord, phrasing: &Phrasing<'_>) -> String {
    let id = match must {
        MustRecord::Must => Id::MUST_RECORD,
        MustRecord::NeedNot => Id::NEED_NOT_RECORD,
        MustRecord::NeedNotFast => Id::NEED_NOT_RECORD_FAST,
    };
    phrasing.of_color(id, color)
}

/// What can be asked about the board and the game, and of speech.
fn questions(analyses: bool, phrasing: &Phrasing<'_>) -> Vec<String> {
    let parts = [Some(Id::HELP_QUESTIONS), analyses.then_some(Id::HELP_ANALYSIS), Some(Id::HELP_SPEECH)];
    parts.into_iter().flatten().map(|part| phrasing.say(part)).collect()
}
