//! The game itself, taken in: its moves, and its end.

use shakmaty::ByColor;
use shakmaty::uci::UciMove;

use super::adjournment::{flag_fell, go_on_sealed};
use super::clock::{go_on, halt};
use super::made::{completed, cut_to, has_move, put_up, take_off_boards};
use super::touch::put_back;
use crate::game::announcement::{Announcement, Speaker};
use crate::game::hands::follow_word;
use crate::game::parts::RulingReach;
use crate::game::{Conclusion, Desk, Game, Offence, PendingMove, Phase, PlayEvent, Setup};
use crate::laws::{GameResult, Millis, Termination, legal_move};

pub fn apply(game: &mut Game, event: &PlayEvent, at: Millis) {
    match event {
        PlayEvent::Opened(setup) => *game = Game::open(Setup::clone(setup)),
        PlayEvent::Resumed => resumed(game, at),
        PlayEvent::Started { .. } => {
            game.presence.called = Some(at);
            go_on(game, at);
        }
        PlayEvent::Continued { .. } if matches!(game.phase, Phase::Sealing | Phase::Adjourned) => {
            go_on_sealed(game, at);
        }
        PlayEvent::Continued { .. } => go_on(game, at),
        PlayEvent::Announced { by, r#move } => announced(game, *by, *r#move),
        PlayEvent::PromotionMissing { by, announced } => {
            game.course.unpromoted = Announcement::from_record(announced).map(|announced| (*by, announced));
        }
        PlayEvent::Corrected { by, r#move } => {
            let goes_on = game.ended_in_hand().is_some();
            take_off_boards(game);
            follow_word(game, r#move);
            announced(game, *by, *r#move);
            // D.2.8 — as if it had never ended.
            if goes_on {
                go_on(game, at);
            }
        }
        PlayEvent::Repeated { .. } => game.boards.repeat(&game.course),
        PlayEvent::HasMove { .. } => has_move(game, at),
        PlayEvent::Completed { color, pressed, .. } => completed(game, *color, *pressed, at),
        PlayEvent::TakenBack { plies } => taken_back(game, *plies, at),
        PlayEvent::FlagFell { color } => flag_fell(game, *color, at),
        PlayEvent::Resigned { color } => halt(game, Phase::Verdict(Offence::Resigned(*color)), at),
        PlayEvent::LeftToArbiter { .. } => {
            if let Phase::Verdict(wrong) = game.phase {
                game.phase = Phase::Arbiter(wrong);
            }
        }
        PlayEvent::Ended { result, reason } => ended(game, *result, *reason, at),
        PlayEvent::RepeatDiffered { .. } => {}
    }
}

/// In a tournament an interruption is the arbiter's (6.11): the clocks stand until he lets them run.
fn resumed(game: &mut Game, at: Millis) {
    if game.phase == Phase::Play && game.setup.desk == Desk::Tournament {
        halt(game, Phase::Paused, at);
    }
    if matches!(game.phase, Phase::Sealing | Phase::Adjourned) && game.setup.desk == Desk::Tournament {
        game.clock.stop(at);
    }
}

fn announced(game: &mut Game, by: Speaker, done: UciMove) {
    let color = game.turn();
    // Whoever moves has come.
    if by.color() == Some(color) {
        *game.presence.absent.get_mut(color) = false;
    }
    let legal = legal_move(&done, game.position());
    game.course.hand = Some(PendingMove { color, by, done, legal });
    game.boards.owed = Some(!color);
    *game.rulings.ruled.get_mut(color) = false;
    // 4.2.1 — who announces has done adjusting.
    put_back(game);
    if let Some((execution, _)) = game.course.last_execution() {
        game.boards.own.get_mut(color).execute(&execution);
    }
}

/// Practice: the game is again what it was before these plies, its clock too.
fn taken_back(game: &mut Game, plies: usize, at: Millis) {
    let in_hand = usize::from(game.course.hand.is_some());
    let kept = game.course.plies.len().saturating_sub(plies.saturating_sub(in_hand));
    if let Some(first) = game.course.plies.get(kept) {
        game.clock = first.clock_before.clone();
    }
    cut_to(game, kept);
    put_up(game);
    // The clock was saved while it ran; it goes on from the moment of taking back.
    game.clock.resume_from(at);
    go_on(game, at);
}

fn ended(game: &mut Game, result: GameResult, reason: Termination, at: Millis) {
    // 8.7 — what was signed was another result.
    game.sheets.signed = ByColor::default();
    halt(game, Phase::Over(Conclusion { result, reason }), at);
}

pub fn reach(event: &PlayEvent) -> RulingReach {
    match event {
        PlayEvent::Ended { .. } | PlayEvent::FlagFell { .. } | PlayEvent::Resigned { .. } => {
            RulingReach::Ruling
        }
        PlayEvent::LeftToArbiter { .. } | PlayEvent::Resumed | PlayEvent::PromotionMissing { .. } => {
            RulingReach::Light
        }
        PlayEvent::Opened(_)
        | PlayEvent::Started { .. }
        | PlayEvent::Continued { .. }
        | PlayEvent::Announced { .. }
        | PlayEvent::Corrected { .. }
        | PlayEvent::Repeated { .. }
        | PlayEvent::RepeatDiffered { .. }
        | PlayEvent::HasMove { .. }
        | PlayEvent::Completed { .. }
        | PlayEvent::TakenBack { .. } => RulingReach::GoneOn,
    }
}
