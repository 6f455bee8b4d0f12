//! Answers to questions about the game: time, moves, boards, what can be said now.

use shakmaty::Color;

use crate::args;
use crate::game::{Desk, Game, Phase, Repeat};
use crate::laws::Millis;
use crate::query::Whose;
use crate::tell::happened::{Composer, signing};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::tell::refuse;

/// Which colour the player who asks has, or his opponent.
#[must_use]
pub fn players_color(whose: Whose, asking: Color, phrasing: &Phrasing<'_>) -> String {
    let color = whose.color(asking).unwrap_or(asking);
    let whose = if color == asking { "own" } else { "other" };
    phrasing.tell("players-color", &args!("whose" => whose, "color" => color_key(color)))
}

/// D.2.10.4 — the clocks, on request.
#[must_use]
pub fn time(
    whose: Whose,
    used: bool,
    asking: Color,
    game: &Game,
    at: Millis,
    phrasing: &Phrasing<'_>,
) -> String {
    // 6.2.1.1 — a move that has ended the game is completed without the press.
    let game = &game.as_left();
    let clock = game.clock();
    // As on a clock: what is left is rounded up, so that nought is the fallen flag; what is used, down.
    let of = |color, used| {
        if used {
            return phrasing.duration(clock.used(color, at));
        }
        let left = phrasing.duration(clock.left(color, at).next_multiple_of(1000));
        match clock.byo_yomi(color, at) {
            Some(periods) => phrasing.tell("time-byo-yomi", &args!("left" => left, "periods" => periods)),
            None => left,
        }
    };
    // A clock that only counts has nothing left to tell.
    let used = used || clock.counts_up();
    if !clock.is_timed() && !clock.counts_up() {
        return phrasing
            .tell("time-none", &args!("white" => of(Color::White, true), "black" => of(Color::Black, true)));
    }
    let one = match whose {
        Whose::Both => None,
        Whose::Own => Some(asking),
        Whose::Other => Some(!asking),
        Whose::Of(color) => Some(color),
    };
    if let Some(color) = one {
        let id = if used { "time-one-used" } else { "time-one" };
        return phrasing.tell(
            id,
            &args!("color" => color_key(color), "left" => of(color, false), "used" => of(color, true)),
        );
    }
    let you = |color: Color| if game.setup().partner() == Some(!color) { "yes" } else { "no" };
    let id = if used { "time-both-used" } else { "time-both-left" };
    phrasing.tell(
        id,
        &args!(
            "white" => of(Color::White, used),
            "black" => of(Color::Black, used),
            "white-you" => you(Color::White),
            "black-you" => you(Color::Black),
        ),
    )
}

/// D.2.10.4 — the moves completed, on request; and what the clock's own counter shows, where the arbiter has set it
/// to something else (6.10.2).
#[must_use]
pub fn moves(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let game = &game.as_left();
    let count = |color| game.completed_moves(color);
    let (white, black) = (count(Color::White), count(Color::Black));
    let mut told = vec![if white == black {
        phrasing.tell("moves-each", &args!("count" => white))
    } else {
        phrasing.tell("moves-differ", &args!("white" => white, "black" => black))
    }];
    let clock = game.clock();
    if clock.is_timed() || clock.counts_up() {
        told.extend(Color::ALL.into_iter().filter_map(|color| {
            let counted = clock.completed(color);
            let args = args!("color" => color_key(color), "count" => counted);
            (usize::try_from(counted) != Ok(count(color))).then(|| phrasing.tell("moves-counter", &args))
        }));
    }
    told
}

/// D.2.9 — how the boards and the scores stand to each other.
#[must_use]
pub fn boards(game: &Game, narrator: &Composer<'_>) -> Vec<String> {
    narrator.compared(game)
}

/// What can be said now.
#[must_use]
pub fn help(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let tournament = game.setup().desk == Desk::Tournament;
    // D.2.9 — what the arbiter is asked for.
    let proposal = Composer::new(*phrasing, game.setup()).proposal(game);
    if *game.phase() == Phase::Paused && !proposal.is_empty() {
        return proposal.into_iter().chain([phrasing.say("help-more")]).collect();
    }
    let now = match game.phase() {
        Phase::Over(_) if game.may_be_put_right() => Some("refused-over-in-hand"),
        Phase::Over(_) => Some("help-over"),
        Phase::NotStarted => Some("help-not-started"),
        Phase::Paused if tournament => Some("resumed-tournament"),
        Phase::Paused => Some("refused-paused"),
        Phase::SettingRight(..) => Some("help-setting-right"),
        Phase::ConsentPending(_) | Phase::ClaimPending(_) => Some(refuse::arbiter_answers(game)),
        Phase::ClaimWritten(color) => {
            let first = phrasing.of_color("refused-verify-first", *color);
            return vec![first, phrasing.say("help-more")];
        }
        Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => Some("help-waiting"),
        Phase::Sealing => Some("refused-sealing"),
        Phase::Adjourned => Some("refused-adjourned"),
        Phase::Play => None,
    };
    if let Some(now) = now {
        let sign = signing(game, phrasing);
        return std::iter::once(phrasing.say(now)).chain(sign).chain([phrasing.say("help-more")]).collect();
    }
    let mut told = Vec::new();
    if let Some(offering) = game.offer() {
        told.push(phrasing.of_color("draw-offered", offering));
    }
    match game.repeat_due().filter(|_| game.setup().repeat == Repeat::Opponent) {
        Some(color) => told.push(phrasing.of_color("help-repeat", color)),
        None => told.push(phrasing.say(if game.hand().is_some() { "help-press" } else { "help-move" })),
    }
    if game.setup().enter_presses() {
        told.push(phrasing.say("help-enter"));
    }
    told.push(phrasing.say("help-requests"));
    told.push(phrasing.say(if game.setup().desk == Desk::Practice {
        "help-practice"
    } else {
        "help-boards"
    }));
    if game.setup().desk != Desk::Practice {
        told.push(phrasing.say("help-touch"));
    }
    if game.setup().regulations.step_by_step {
        told.push(phrasing.say("help-steps"));
    }
    told.push(phrasing.say("help-more"));
    told
}

/// What can be asked about the board and the game, and of speech.
#[must_use]
pub fn questions(analyses: bool, phrasing: &Phrasing<'_>) -> Vec<String> {
    let parts = [Some("help-questions"), analyses.then_some("help-analysis"), Some("help-speech")];
    parts.into_iter().flatten().map(|part| phrasing.say(part)).collect()
}
