//! What comes before every decision: who may do it, and whether the game is where it can be done.

use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use crate::game::announcement::{Announcement, Speaker, resolve, resolve_geometry};
use crate::game::{Desk, Event, Game, Phase, PlayEvent, Refusal, Right, duty_of, is_allowed, withheld_duty};
use crate::laws::{GameResult, Termination};

/// A.5.1 — the moves completed by each player after which set-up and clocks stay as they are.
pub(super) const FEW_ARBITERS_ACT_BEFORE: usize = 10;

pub(super) type Decided = Result<Vec<Event>, Refusal>;

/// This happens, and nothing else.
// It is an answer like the others.
#[allow(clippy::unnecessary_wraps)]
pub(super) fn one(event: impl Into<Event>) -> Decided {
    Ok(vec![event.into()])
}

/// The speaker may do this at this desk and in this event.
pub(super) fn allowed(game: &Game, by: Speaker, deed: Right) -> Result<(), Refusal> {
    if !is_allowed(by, deed, game.setup.desk) {
        return Err(Refusal::MayNot(deed));
    }
    withheld_duty(by, deed, &game.setup.regulations).map_or(Ok(()), Err)
}

/// D.2.10 — what an assistant does for his own player only he does not do for this other one.
pub(super) fn for_his_player(game: &Game, by: Speaker, deed: Right, color: Color) -> Result<(), Refusal> {
    let own_only = by.is_assistant() && duty_of(deed).is_some_and(|(_, own)| own);
    match game.side_of(by).filter(|own| own_only && *own != color) {
        Some(own) => Err(Refusal::NotHisPlayer(own)),
        None => Ok(()),
    }
}

/// The game is being played, and nothing comes first.
pub(super) fn in_play(game: &Game) -> Result<(), Refusal> {
    match game.phase {
        Phase::Play => Ok(()),
        Phase::NotStarted => Err(Refusal::NotStarted),
        Phase::Paused => Err(Refusal::Paused),
        Phase::Sealing => Err(Refusal::Sealing),
        Phase::Adjourned => Err(Refusal::Adjourned),
        Phase::SettingRight(..) => Err(Refusal::SettingRight),
        Phase::ConsentPending(_) | Phase::ClaimPending(_) => Err(Refusal::ArbiterAnswers),
        Phase::ClaimWritten(color) => Err(Refusal::VerifyFirst(color)),
        Phase::Verdict(_) | Phase::Arbiter(_) | Phase::ClaimReferred(_) => Err(Refusal::Waiting),
        Phase::Over(_) => Err(Refusal::Over),
    }
}

/// D.2.8 — the same, or the game was ended by the move in hand, which may still be put right.
pub(super) fn in_play_or_ended_in_hand(game: &Game) -> Result<(), Refusal> {
    if game.ended_in_hand().is_some() { Ok(()) } else { in_play(game) }
}

/// The colour that acts: a player for himself, an assistant for the player to move.
pub(super) fn acting(game: &Game, by: Speaker) -> Color {
    by.color().unwrap_or(game.turn())
}

/// The player who decides something only a player can.
pub(super) fn player(game: &Game, by: Speaker) -> Result<Color, Refusal> {
    allowed(game, by, Right::Decide)?;
    let stands = match game.phase {
        Phase::Play | Phase::Paused | Phase::Sealing | Phase::Adjourned | Phase::SettingRight(..) => Ok(()),
        Phase::NotStarted
        | Phase::ConsentPending(_)
        | Phase::ClaimPending(_)
        | Phase::ClaimWritten(_)
        | Phase::ClaimReferred(_)
        | Phase::Verdict(_)
        | Phase::Arbiter(_)
        | Phase::Over(_) => in_play(game),
    };
    stands.and_then(|()| by.color().ok_or(Refusal::MayNot(Right::Decide)))
}

pub(super) fn not_over(game: &Game) -> Result<(), Refusal> {
    if matches!(game.phase, Phase::Over(_)) { Err(Refusal::Over) } else { Ok(()) }
}

pub(super) fn has_begun(game: &Game) -> Result<(), Refusal> {
    match game.phase {
        Phase::NotStarted | Phase::Sealing | Phase::Adjourned | Phase::Verdict(_) | Phase::Arbiter(_) => {
            in_play(game)
        }
        Phase::Play
        | Phase::Paused
        | Phase::SettingRight(..)
        | Phase::ConsentPending(_)
        | Phase::ClaimPending(_)
        | Phase::ClaimWritten(_)
        | Phase::ClaimReferred(_)
        | Phase::Over(_) => Ok(()),
    }
}

/// The game is being played, whether the clocks run or stand.
pub(super) fn goes_on(game: &Game) -> Result<(), Refusal> {
    if game.phase == Phase::Paused { Ok(()) } else { in_play(game) }
}

pub(super) fn ended(result: GameResult, reason: Termination) -> Event {
    Event::Play(PlayEvent::Ended { result, reason })
}

/// The move that is meant in this position of the game. In a tournament it need not be legal, only possible to execute.
pub(super) fn understood(
    game: &Game,
    position: &Chess,
    announcement: &Announcement,
) -> Result<UciMove, Refusal> {
    Ok(match game.setup.desk {
        Desk::Tournament => resolve_geometry(announcement, position, &game.course.homes())?,
        Desk::Practice | Desk::Relay => {
            UciMove::from_move(resolve(announcement, position)?, game.castling_mode())
        }
    })
}

/// How many plies were played when this move of this player was.
pub(super) fn plies_until(game: &Game, number: u32, color: Option<Color>) -> Result<usize, Refusal> {
    let last = color.unwrap_or(Color::Black);
    let is_it = |at: &usize| {
        let before = &game.course.positions[*at];
        before.fullmoves().get() == number && before.turn() == last
    };
    let plies = if number == 0 { Some(0) } else { (0..game.course.plies.len()).find(is_it).map(|at| at + 1) };
    plies.ok_or(Refusal::NoSuchMove)
}
