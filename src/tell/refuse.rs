//! A refusal in words; why something said is no move is told by [`super::misfit`].

use shakmaty::Position;

use super::obligation;
use super::phrasing::{Phrasing, color_key};
use super::reasons::misfit;
use crate::args;
use crate::game::{CompleteScore, Desk, Game, Phase, Refusal, ScoreRefusal, Unfinished};
use crate::voice::Id;

/// Why a command changed nothing.
pub fn refusal(refusal: &Refusal, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let id = Id::named(&format!("refused-{}", refusal.name())).unwrap_or(Id::REFUSED);
    match refusal {
        Refusal::Misfit(found) | Refusal::ReportMisfit(found) => {
            let helps = game.setup().desk == Desk::Practice;
            misfit(found, phrasing, helps)
        }
        Refusal::MayNot(deed) => {
            let id = Id::named(&format!("may-not-{}", deed.name())).unwrap_or(Id::REFUSED);
            vec![phrasing.tell(id, &args!("article" => deed.article()))]
        }
        Refusal::DutyNotGiven(duty) => vec![phrasing.tell(id, &args!("article" => duty.article()))],
        Refusal::NotYourTurn(color)
        | Refusal::ClockNotRunning(color)
        | Refusal::RepeatFirst(color)
        | Refusal::NoProtest(color)
        | Refusal::NotPressedYet(color)
        | Refusal::NoMoveYet(color)
        | Refusal::NoIllegalMove(color)
        | Refusal::FlagUp(color)
        | Refusal::MovesDone(color)
        | Refusal::OfferFirst(color)
        | Refusal::NotToSeal(color)
        | Refusal::ReplierAbsent(color)
        | Refusal::NotAbsent(color)
        | Refusal::AbsentAlready(color)
        | Refusal::BeenThere(color)
        | Refusal::VerifyFirst(color)
        | Refusal::NoAssistant(Some(color))
        | Refusal::NotHisPlayer(color)
        | Refusal::FlagDown(color) => {
            vec![phrasing.of_color(id, *color)]
        }
        Refusal::NotToTouch(color) | Refusal::NotToAdjust(color) => vec![phrasing.of_color(id, *color)],
        Refusal::Obliged(obligation) => obligation::obliged(obligation, game, phrasing),
        Refusal::NothingThere(square)
        | Refusal::WhichPiece(square)
        | Refusal::AlreadyPlaced(square)
        | Refusal::NoMoveThere(square)
        | Refusal::NotCaptured(square)
        | Refusal::Unfinished(Unfinished::Placing(square) | Unfinished::Removing(square)) => {
            vec![phrasing.tell(id, &args!("square" => phrasing.square(*square)))]
        }
        Refusal::OtherPieceThere(square) => {
            let found = phrasing.contents(game.position().board().piece_at(*square));
            vec![phrasing.tell(id, &args!("square" => phrasing.square(*square), "found" => found))]
        }
        Refusal::PlacedElsewhere(placed, announced) => {
            let (placed, square) = (phrasing.square(*placed), phrasing.square(*announced));
            // 11.3.1 — there it is not told whether the piece was released legally, and so stays.
            let tournament = game.setup().desk == Desk::Tournament;
            let id = if tournament { Id::REFUSED_PLACED_OTHERWISE } else { id };
            vec![phrasing.tell(id, &args!("placed" => placed, "square" => square))]
        }
        Refusal::OtherPromotion(role) => vec![phrasing.of_piece(id, *role)],
        // D.2.8 — until the press what was said may be put right.
        Refusal::Over if game.may_be_put_right() => vec![phrasing.say(Id::REFUSED_OVER_IN_HAND)],
        // 6.11.3 — there the arbiter decides when the clocks run again.
        Refusal::Paused if game.setup().desk == Desk::Tournament => {
            vec![phrasing.say(Id::RESUMED_TOURNAMENT)]
        }
        Refusal::RuledAlready(kind) => vec![phrasing.tell(id, &args!("article" => kind.article()))],
        Refusal::OwnOffer => {
            let color = game.draws().offer.unwrap_or(game.turn());
            vec![phrasing.of_color(id, color)]
        }
        Refusal::TooEarlyToOffer(count) => vec![phrasing.tell(id, &args!("count" => *count))],
        Refusal::DeclaredFirst(declared) => {
            let told = phrasing.done(declared, game.position().board(), game.castling_mode());
            vec![phrasing.tell(id, &args!("move" => told))]
        }
        Refusal::DeclaredPiece(declared) => {
            let square = declared.from().map(|square| phrasing.square(square)).unwrap_or_default();
            vec![phrasing.tell(id, &args!("square" => square))]
        }
        Refusal::Quickplay(article, lacking) => {
            vec![phrasing.tell(id, &args!("article" => *article, "lacking" => lacking.name()))]
        }
        Refusal::ScoresUnread(ply, whose) => {
            vec![phrasing.scores_unread(*ply, *whose, game)]
        }
        Refusal::Score(found) => score(*found, id, phrasing),
        Refusal::SessionTooLong => vec![phrasing.of_color(id, game.turn())],
        Refusal::AlreadyAnnounced => {
            vec![phrasing.tell(id, &args!("move" => phrasing.in_hand(game).unwrap_or_default()))]
        }
        Refusal::ArbiterAnswers => vec![phrasing.say(arbiter_answers(game))],
        _ => vec![phrasing.say(id)],
    }
}

/// What the arbiter can answer where he is asked: a draw that needs his consent (9.1.1) cannot be postponed, as a claim
/// can (III.5.2).
pub(super) fn arbiter_answers(game: &Game) -> Id {
    match game.phase() {
        Phase::ConsentPending(_) => Id::REFUSED_ARBITER_CONSENTS,
        _ => Id::REFUSED_ARBITER_ANSWERS,
    }
}

/// Why nothing becomes of what was said of a scoresheet.
fn score(refusal: ScoreRefusal, id: Id, phrasing: &Phrasing<'_>) -> Vec<String> {
    vec![match refusal {
        ScoreRefusal::MustRecord(color)
        | ScoreRefusal::NeedNotRecord(color)
        | ScoreRefusal::StoppedAlready(color)
        | ScoreRefusal::Records(color)
        | ScoreRefusal::NotLent(color)
        | ScoreRefusal::SignedAlready(color) => phrasing.of_color(id, color),
        ScoreRefusal::First(color, article) => {
            phrasing.tell(id, &args!("color" => color_key(color), "article" => article))
        }
        ScoreRefusal::AtHand(CompleteScore::Of(color)) => {
            phrasing.tell(id, &args!("owner" => color_key(color)))
        }
        ScoreRefusal::AtHand(CompleteScore::Kept) => phrasing.tell(id, &args!("owner" => "kept")),
        _ => phrasing.say(id),
    }]
}
