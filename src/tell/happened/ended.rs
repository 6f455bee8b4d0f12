//! How a game ended, in words, with the article.

use shakmaty::Color;

use crate::args;
use crate::game::Game;
use crate::laws::{GameResult, Termination};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// How the game ended; `told` is whether its cause has been told just before.
pub fn ended(ending: Termination, told: bool, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let rules = game.setup().rules();
    let losing = game.rulings().illegal.last().losing_article(&rules);
    let (reason, article) = match cannot_mate(ending, losing) {
        Some(article) if told => (Some(Id::REASON_CANNOT_MATE), article),
        _ => ((!told).then(|| reason_id(ending, rules.illegal_loses_at)), losing),
    };
    let reason = reason.map(|reason| phrasing.voice().tell(reason, &args!("article" => article)));
    // A drawn tie-break is won all the same.
    let drawn = game.outcome().is_some_and(|outcome| outcome.result == GameResult::Drawn);
    let decides = game.setup().occasion.as_ref().and_then(|occasion| occasion.draw_wins);
    let tie_break = decides.filter(|_| drawn).map(|color| phrasing.of_color(Id::OPENED_TIE_BREAK, color));
    let (id, color) = match game.outcome().map(|outcome| outcome.result) {
        Some(GameResult::Won(winner)) if reason.is_none() => (Id::WON_SO, winner),
        Some(GameResult::Won(winner)) => (Id::WON, winner),
        Some(GameResult::HalfFor(color)) => (Id::HALF_FOR, color),
        Some(GameResult::BothLost) => (Id::BOTH_LOST, Color::White),
        Some(GameResult::Annulled) => (Id::ANNULLED, Color::White),
        Some(GameResult::Drawn) | None if reason.is_none() => (Id::DRAWN_SO, Color::White),
        Some(GameResult::Drawn) | None => (Id::DRAWN, Color::White),
    };
    // The events that tell the cause of these leave it to the end.
    let behind = match ending {
        Termination::IllegalMoves => Some(losing),
        Termination::ThreefoldClaim => Some("9.2"),
        Termination::FiftyMovesClaim => Some("9.3"),
        _ => None,
    };
    let behind =
        behind.filter(|_| told).map(|article| phrasing.tell(Id::ARTICLE, &args!("article" => article)));
    let sentence =
        phrasing.tell(id, &args!("color" => color_key(color), "reason" => reason.unwrap_or_default()));
    std::iter::once(sentence).chain(tie_break).chain(behind).collect()
}

/// The article by which nobody wins although one side has lost: the other cannot mate.
fn cannot_mate(reason: Termination, losing: &'static str) -> Option<&'static str> {
    match reason {
        Termination::ResignationDrawn => Some("5.1.2"),
        Termination::TimeDrawn => Some("6.9"),
        Termination::IllegalMovesDrawn => Some(losing),
        _ => None,
    }
}

/// `illegal_loses_at` is the illegal move that loses: where it is the first (7.5.5 in some editions' fast chess), no
/// second one is spoken of.
pub(super) fn reason_id(reason: Termination, illegal_loses_at: u32) -> Id {
    match reason {
        Termination::Checkmate => Id::REASON_CHECKMATE,
        Termination::Resignation => Id::REASON_RESIGNATION,
        Termination::ResignationDrawn => Id::REASON_RESIGNATION_DRAWN,
        Termination::Stalemate => Id::REASON_STALEMATE,
        Termination::DeadPosition => Id::REASON_DEAD_POSITION,
        Termination::Agreement => Id::REASON_AGREEMENT,
        Termination::Time => Id::REASON_TIME,
        Termination::TimeDrawn => Id::REASON_TIME_DRAWN,
        Termination::IllegalMoves if illegal_loses_at == 1 => Id::REASON_ILLEGAL_MOVE_FIRST,
        Termination::IllegalMovesDrawn if illegal_loses_at == 1 => Id::REASON_ILLEGAL_MOVE_FIRST_DRAWN,
        Termination::IllegalMoves => Id::REASON_ILLEGAL_MOVES,
        Termination::IllegalMovesDrawn => Id::REASON_ILLEGAL_MOVES_DRAWN,
        Termination::ThreefoldClaim => Id::REASON_THREEFOLD_CLAIM,
        Termination::FiftyMovesClaim => Id::REASON_FIFTY_MOVES_CLAIM,
        Termination::NormalMeans => Id::REASON_NORMAL_MEANS,
        Termination::BothFlags => Id::REASON_BOTH_FLAGS,
        Termination::IllegalPosition => Id::REASON_ILLEGAL_POSITION,
        Termination::FivefoldRepetition => Id::REASON_FIVEFOLD_REPETITION,
        Termination::SeventyFiveMoves => Id::REASON_SEVENTY_FIVE_MOVES,
        Termination::Arbiter => Id::REASON_ARBITER,
        Termination::DefaultTime => Id::REASON_DEFAULT_TIME,
        Termination::Forfeit => Id::REASON_FORFEIT,
        Termination::SealedMove => Id::REASON_SEALED_MOVE,
        Termination::SealedMoveDrawn => Id::REASON_SEALED_MOVE_DRAWN,
        Termination::PositionLost => Id::REASON_POSITION_LOST,
        Termination::WrongStart => Id::REASON_WRONG_START,
        Termination::ColorsReversed => Id::REASON_COLORS_REVERSED,
    }
}
