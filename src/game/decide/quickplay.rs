//! Guidelines III: games without increment, and what the arbiter answers to a request or claim.

use shakmaty::Color;

use super::boards;
use super::gates::{Decided, allowed, ended, in_play, one, player};
use super::scores::written_position;
use crate::game::announcement::Speaker;
use crate::game::{BoardEvent, Desk, DrawEvent, Event, Game, Offence, Phase, Refusal, Right, Unmet};
use crate::laws::{Cadence, GameResult, Millis, Termination};

/// III.4, III.5 — who has less than this may request or claim.
const LITTLE_TIME: Millis = 120_000;

/// III.4, III.5 — what the opponent receives.
const BONUS: Millis = 120_000;

/// III.4 — what comes with each move.
const INCREMENT: Millis = 5_000;

/// III.4 — the player to move asks for an increment, which is the offer of a draw.
pub(super) fn request_increment(game: &Game, by: Speaker, at: Millis) -> Decided {
    let color = player(game, by)?;
    in_play(game)?;
    quickplay_allows(game, "III.4", color, at)?;
    one(DrawEvent::IncrementRequested { color })
}

/// III.5, III.6 — the player to move claims that the opponent cannot win by normal means, or makes no effort
/// to. Where no arbiter supervises that concludes the game.
pub(super) fn claim_normal_means(game: &Game, by: Speaker, at: Millis) -> Decided {
    let color = player(game, by)?;
    in_play(game)?;
    quickplay_allows(game, "III.5", color, at)?;
    if game.setup.desk == Desk::Tournament {
        return one(DrawEvent::NormalMeansClaimed { color });
    }
    let mut events = vec![Event::Draw(DrawEvent::ClaimWritten { color, position: written_position(game) })];
    // What the program has written the partner need not verify.
    if game.setup.partner() == Some(!color) {
        events.push(DrawEvent::ClaimReferred { color, verified: Some(true) }.into());
    }
    Ok(events)
}

/// III.6.1.1, III.6.1.2 — the opponent verifies what the claimant has written down, or does not; then the claim
/// is referred (III.6.2).
pub(super) fn verify(game: &Game, by: Speaker, verified: bool) -> Decided {
    allowed(game, by, Right::Decide)?;
    let Phase::ClaimWritten(color) = game.phase else { return Err(Refusal::NothingToRule) };
    if by.color() != Some(!color) {
        return Err(Refusal::VerifyFirst(color));
    }
    one(DrawEvent::ClaimReferred { color, verified: Some(verified) })
}

/// III.2 — whether the guidelines hold for this game: announced, not blitz, and nothing comes with a move.
pub(super) fn quickplay_holds(game: &Game) -> bool {
    quickplay_lacks(game).is_none()
}

fn quickplay_lacks(game: &Game) -> Option<Unmet> {
    if !game.setup.regulations.quickplay {
        return Some(Unmet::Announced);
    }
    if game.setup.rules().cadence == Cadence::Blitz {
        return Some(Unmet::Slower);
    }
    let increment = |color| !game.clock.control(color).has_no_increment();
    Color::ALL.into_iter().any(increment).then_some(Unmet::NoIncrement)
}

fn quickplay_allows(game: &Game, article: &'static str, color: Color, at: Millis) -> Result<(), Refusal> {
    let lacks = |lacking| Err(Refusal::Quickplay(article, lacking));
    if let Some(lacking) = quickplay_lacks(game) {
        return lacks(lacking);
    }
    let clock = &game.clock;
    if game.turn() != color || game.course.hand.is_some() {
        lacks(Unmet::ToMove)
    } else if clock.to_complete(color).is_some() {
        lacks(Unmet::LastPeriod)
    } else if !clock.is_timed() || clock.left(color, at) >= LITTLE_TIME {
        lacks(Unmet::LittleTime)
    } else if clock.is_down(color, at) {
        lacks(Unmet::FlagUp)
    } else if game.draws.increment_asked.is_some() || game.draws.postponed.is_some() {
        lacks(Unmet::Answer)
    } else {
        Ok(())
    }
}

/// The arbiter agrees to what was asked of him: the draw (9.1.1), the increment (III.4), the claim (III.5.1,
/// III.5.2, III.6.2).
pub(super) fn agree(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Rule)?;
    let drawn = |reason| one(ended(GameResult::Drawn, reason));
    if let Some(decided) = boards::proposed(game, by) {
        return decided;
    }
    match (&game.phase, game.draws.increment_asked) {
        (Phase::Over(_), _) => Err(Refusal::Over),
        (Phase::ClaimWritten(color), _) => Err(Refusal::VerifyFirst(*color)),
        (Phase::ConsentPending(_), _) => drawn(Termination::Agreement),
        (Phase::ClaimPending(_) | Phase::ClaimReferred(_), _) => drawn(Termination::NormalMeans),
        (Phase::Play | Phase::Paused, Some(color)) if game.draws.offer == Some(color) => {
            Err(Refusal::OfferFirst(!color))
        }
        (Phase::Play | Phase::Paused, Some(color)) => {
            let bonus_ms = game.penalty(BONUS);
            one(DrawEvent::IncrementGranted { color, increment_ms: INCREMENT, bonus_ms })
        }
        (Phase::Play | Phase::Paused | Phase::Arbiter(Offence::Flag(_)), None)
            if game.draws.postponed.is_some() =>
        {
            drawn(Termination::NormalMeans)
        }
        _ => Err(Refusal::NothingToRule),
    }
}

/// The arbiter does not agree.
pub(super) fn disagree(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::Rule)?;
    if game.boards.proposed.is_some() && game.phase == Phase::Paused {
        return one(BoardEvent::ProposalDeclined);
    }
    match (&game.phase, game.draws.increment_asked, game.draws.postponed) {
        (Phase::Over(_), ..) => Err(Refusal::Over),
        (Phase::ConsentPending(_), ..) => one(DrawEvent::ConsentRefused),
        (Phase::ClaimPending(color), ..) => {
            one(DrawEvent::ClaimRejected { color: *color, bonus_ms: game.penalty(BONUS) })
        }
        (Phase::ClaimWritten(color), ..) => Err(Refusal::VerifyFirst(*color)),
        // What follows then the guidelines leave to him.
        (Phase::ClaimReferred(_), ..) => Err(Refusal::Waiting),
        (Phase::Play | Phase::Paused, Some(color), _) => one(DrawEvent::IncrementRefused { color }),
        (Phase::Play | Phase::Paused, None, Some(postponed)) => {
            // III.5.3 — the two minutes are given once.
            let bonus_ms = if postponed.awarded { 0 } else { game.penalty(BONUS) };
            one(DrawEvent::ClaimRejected { color: postponed.color, bonus_ms })
        }
        (Phase::Arbiter(Offence::Flag(color)), _, Some(_)) => {
            one(ended(GameResult::Won(!*color), Termination::Time))
        }
        _ => Err(Refusal::NothingToRule),
    }
}

/// III.5.2 — the arbiter decides later; the opponent may receive two minutes.
pub(super) fn postpone(game: &Game, by: Speaker, awarded: bool) -> Decided {
    allowed(game, by, Right::Rule)?;
    match game.phase {
        Phase::Over(_) => Err(Refusal::Over),
        Phase::ClaimPending(color) => {
            let bonus_ms = if awarded { game.penalty(BONUS) } else { 0 };
            one(DrawEvent::ClaimPostponed { color, bonus_ms })
        }
        _ => Err(Refusal::NothingToRule),
    }
}
