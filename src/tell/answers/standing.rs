//! Answers to questions about the game: time, moves, boards, what can be said now.

use shakmaty::{ByColor, Color};

use crate::args;
use crate::game::{Desk, Game, Phase, Repeat};
use crate::query::{Clocks, MayAnalyse, MustRecord, Numbered, PlayersWhose, StandingAnswer};
use crate::tell::happened::{compared, proposal, signing, unnumbered, why};
use crate::tell::obligation;
use crate::tell::phrasing::{Phrasing, color_key};
use crate::tell::refuse;
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

/// What can be said now.
pub fn help(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let tournament = game.setup().desk == Desk::Tournament;
    // D.2.9 — what the arbiter is asked for.
    let proposal = proposal(game, phrasing);
    if *game.phase() == Phase::Paused && !proposal.is_empty() {
        return proposal.into_iter().chain([phrasing.say(Id::HELP_MORE)]).collect();
    }
    let now = match game.phase() {
        Phase::Over(_) if game.may_be_put_right() && game.setup().desk != Desk::Practice => {
            Some(Id::REFUSED_OVER_IN_HAND)
        }
        Phase::Over(_) if tournament || game.setup().occasion.is_some() => Some(Id::HELP_OVER),
        Phase::Over(_) => Some(Id::HELP_OVER_NEXT),
        Phase::NotStarted => Some(Id::HELP_NOT_STARTED),
        Phase::Paused if tournament => Some(Id::RESUMED_TOURNAMENT),
        Phase::Paused => Some(Id::REFUSED_PAUSED),
        Phase::SettingRight(..) => Some(Id::HELP_SETTING_RIGHT),
        Phase::ConsentPending(_) | Phase::ClaimPending(_) => Some(refuse::arbiter_answers(game)),
        Phase::ClaimWritten(color) => {
            let first = phrasing.of_color(Id::REFUSED_VERIFY_FIRST, *color);
            return vec![first, phrasing.say(Id::HELP_MORE)];
        }
        Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => Some(Id::HELP_WAITING),
        Phase::Sealing => Some(Id::REFUSED_SEALING),
        Phase::Adjourned => Some(Id::REFUSED_ADJOURNED),
        Phase::Play => None,
    };
    if let Some(now) = now {
        let sign = signing(game, phrasing);
        return std::iter::once(phrasing.say(now)).chain(sign).chain([phrasing.say(Id::HELP_MORE)]).collect();
    }
    let mut told = Vec::new();
    if let Some(offering) = game.draws().offer {
        told.push(phrasing.of_color(Id::DRAW_OFFERED, offering));
    }
    match game.repeat_due().filter(|_| game.setup().repeat == Repeat::Opponent) {
        Some(color) => told.push(phrasing.of_color(Id::HELP_REPEAT, color)),
        None => told.push(phrasing.say(if game.hand().is_some() { Id::HELP_PRESS } else { Id::HELP_MOVE })),
    }
    if game.setup().enter_presses() {
        told.push(phrasing.say(Id::HELP_ENTER));
    }
    told.push(phrasing.say(Id::HELP_REQUESTS));
    told.push(phrasing.say(if game.setup().desk == Desk::Practice {
        Id::HELP_PRACTICE
    } else {
        Id::HELP_BOARDS
    }));
    if game.setup().desk != Desk::Practice {
        told.push(phrasing.say(Id::HELP_TOUCH));
    }
    if game.setup().regulations.step_by_step {
        told.push(phrasing.say(Id::HELP_STEPS));
    }
    told.push(phrasing.say(Id::HELP_MORE));
    told
}

/// What can be asked about the board and the game, and of speech.
fn questions(analyses: bool, phrasing: &Phrasing<'_>) -> Vec<String> {
    let parts = [Some(Id::HELP_QUESTIONS), analyses.then_some(Id::HELP_ANALYSIS), Some(Id::HELP_SPEECH)];
    parts.into_iter().flatten().map(|part| phrasing.say(part)).collect()
}
