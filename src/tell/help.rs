//! What can be said now, in three sentences, and what else there is behind them.

use super::happened::{proposal, signing, turn};
use super::phrasing::Phrasing;
use super::refuse;
use crate::game::{Desk, Game, Phase, Reach, Repeat, Speaker};
use crate::voice::Id;

/// So many sentences of it are told at once.
pub(super) const AT_ONCE: usize = 3;

/// What this speaker can say now, or whoever sits there where nobody is named: what fits best comes first.
pub(super) fn help(speaker: Option<Speaker>, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut told = at_this_point(game, phrasing);
    if told.is_empty() {
        told = in_play(speaker, game, phrasing);
    }
    told.push(phrasing.say(Id::HELP_MORE));
    told
}

/// Before the game, behind it, and where it stands still; nothing in play.
fn at_this_point(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    // D.2.9 — what the arbiter is asked for.
    let proposal = proposal(game, phrasing);
    if *game.phase() == Phase::Paused && !proposal.is_empty() {
        return proposal;
    }
    let tournament = game.setup().desk == Desk::Tournament;
    let now: &[Id] = match game.phase() {
        Phase::Play => return Vec::new(),
        Phase::ClaimWritten(color) => return vec![phrasing.of_color(Id::REFUSED_VERIFY_FIRST, *color)],
        Phase::Over(_) if game.may_be_put_right() && game.setup().desk != Desk::Practice => {
            &[Id::REFUSED_OVER_IN_HAND]
        }
        Phase::Over(_) if tournament || game.setup().occasion.is_some() => &[Id::HELP_OVER, Id::HELP_ASK],
        Phase::Over(_) => &[Id::HELP_OVER_NEXT],
        Phase::NotStarted => &[Id::HELP_NOT_STARTED, Id::HELP_AGAIN],
        Phase::Paused if tournament => &[Id::RESUMED_TOURNAMENT, Id::HELP_ASK],
        Phase::Paused => &[Id::REFUSED_PAUSED, Id::HELP_ASK],
        Phase::SettingRight(..) => &[Id::HELP_SETTING_RIGHT, Id::HELP_AGAIN],
        Phase::ConsentPending(_) | Phase::ClaimPending(_) => &[refuse::arbiter_answers(game)],
        Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => &[Id::HELP_WAITING, Id::HELP_ASK],
        Phase::Sealing => &[Id::REFUSED_SEALING],
        Phase::Adjourned => &[Id::REFUSED_ADJOURNED],
    };
    now.iter().map(|id| phrasing.say(*id)).chain(signing(game, phrasing)).collect()
}

/// While it is played: three sentences for whoever asks, and what is for everybody there behind them.
fn in_play(speaker: Option<Speaker>, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let desk = game.setup().desk;
    let say = |ids: &[Id]| ids.iter().map(|id| phrasing.say(*id)).collect::<Vec<_>>();
    let waits = match speaker {
        Some(speaker) => speaker.color().is_some_and(|color| color != game.turn()),
        None => game.setup().partner() == Some(game.turn()),
    };
    let offer = game.draws().offer.map(|offering| phrasing.of_color(Id::DRAW_OFFERED, offering));
    let now = match speaker {
        Some(Speaker::Arbiter) if desk == Desk::Tournament => {
            say(&[Id::HELP_ARBITER, Id::EXAMPLE_WARN, Id::EXAMPLE_RESULT, Id::EXAMPLE_ADD, Id::EXAMPLE_SET])
        }
        Some(speaker) if speaker.is_assistant() => {
            [vec![step(game, phrasing)], say(&[Id::HELP_ASSISTANT, Id::HELP_ASK])].concat()
        }
        _ if waits => [vec![turn(game, phrasing)], say(&[Id::HELP_ASK, Id::HELP_AGAIN])].concat(),
        _ => {
            let behind: &[Id] = match (desk, game.setup().rung) {
                (Desk::Practice, None) => &[Id::HELP_ASK, Id::HELP_PRACTICE],
                (Desk::Practice, Some(rung)) if rung.admits(Reach::Board) => &[Id::HELP_LADDER, Id::HELP_ASK],
                (Desk::Practice, Some(_)) => &[Id::HELP_LADDER],
                (Desk::Relay | Desk::Tournament, _) => &[Id::HELP_ASK, Id::HELP_AGAIN],
            };
            [vec![step(game, phrasing)], say(behind)].concat()
        }
    };
    let enter = game.setup().enter_presses().then_some(Id::HELP_ENTER);
    // What is learned beside playing; at the ladder most of it is refused.
    let learning = (desk == Desk::Practice && game.setup().rung.is_none()).then_some(Id::HELP_LEARNING);
    let boards: &[Id] = if desk == Desk::Practice { &[] } else { &[Id::HELP_BOARDS, Id::HELP_TOUCH] };
    let steps = game.setup().regulations.step_by_step.then_some(Id::HELP_STEPS);
    let behind = enter.iter().chain(&learning).chain(&[Id::HELP_REQUESTS]).chain(boards).chain(&steps);
    offer.into_iter().chain(now).chain(behind.map(|id| phrasing.say(*id))).collect()
}

/// What comes next of a move: it is announced, repeated or pressed.
fn step(game: &Game, phrasing: &Phrasing<'_>) -> String {
    match game.repeat_due().filter(|_| game.setup().repeat == Repeat::Opponent) {
        Some(color) => phrasing.of_color(Id::HELP_REPEAT, color),
        None => phrasing.say(if game.hand().is_some() { Id::HELP_PRESS } else { Id::HELP_MOVE }),
    }
}
