//! What a position is worth, what a move has cost, and hints, in words: nobody who listens wants numbers with a point.

use shakmaty::{Chess, Color, Move};

use super::answers::piece_at;
use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::evaluation::{Fault, Judgement, Score};
use crate::query::{Hint, HintStep, Look};
use crate::voice::{FluentArgs, Id, Verbosity};

/// Below so many centipawns nobody is better, and one is slightly better; from so many on it is won.
const LEVEL: u32 = 30;
const SLIGHT: u32 = 75;
const WON: u32 = 550;

/// A move that was made, and what is thought of it.
#[derive(Debug)]
pub(crate) struct JudgedMove {
    /// The position in which it was made.
    pub(crate) before: Chess,
    /// The move.
    pub(crate) played: Move,
    /// What is thought of it.
    pub(crate) judgement: Judgement,
}

/// What a position is worth, as far as the words go: what stands for the score in a message.
fn of_score(score: Score) -> FluentArgs<'static> {
    let (color, size, count) = match score {
        Score::Mate(by, 0) => (by, "mated", 0),
        Score::Mate(by, moves) => (by, "mate", moves),
        Score::Centipawns(white) => {
            let by = if white >= 0 { Color::White } else { Color::Black };
            let worth = white.unsigned_abs();
            let size = match worth {
                _ if worth < LEVEL => "level",
                _ if worth < SLIGHT => "slight",
                _ if worth < WON => "pawns",
                _ => "won",
            };
            (by, size, (worth + 50) / 100)
        }
    };
    args!("color" => color_key(color), "size" => size, "count" => count)
}

/// "White is better by about a pawn."
pub(super) fn score(score: Score, phrasing: &Phrasing<'_>) -> String {
    phrasing.tell(Id::EVALUATION_SCORE, &of_score(score))
}

/// What is thought of a move, what was better, and how it stands now.
pub(super) fn judged(judged: &JudgedMove, phrasing: &Phrasing<'_>) -> Vec<String> {
    let JudgedMove { before, played, judgement } = judged;
    let fault = match (judgement.fault, judgement.better) {
        (Some(fault), _) => fault.into(),
        (None, Some(_)) => "good",
        (None, None) => "best",
    };
    let made = phrasing.played(played, before);
    let mut told = vec![phrasing.tell(Id::JUDGED, &args!("fault" => fault, "move" => made))];
    if let Some(better) = judgement.better.filter(|_| judgement.fault.is_some()) {
        told.push(phrasing.tell(Id::JUDGED_BETTER, &args!("move" => phrasing.played(&better, before))));
    }
    if judgement.fault.is_some_and(Fault::is_mistake) {
        told.push(score(judgement.score, phrasing));
    }
    told
}

/// A hint, as far as this step goes, and how there is more.
pub(super) fn hint(hint: &Hint, step: HintStep, position: &Chess, phrasing: &Phrasing<'_>) -> Vec<String> {
    let only = hint.is_only.then(|| phrasing.say(Id::HINT_ONLY)).filter(|_| step == HintStep::Look);
    let told = match step {
        HintStep::Look => look(hint, phrasing),
        HintStep::Piece => phrasing.tell(Id::HINT_PIECE, &args!("piece" => piece_at(hint.piece, phrasing))),
        HintStep::Move => {
            phrasing.tell(Id::HINT_MOVE, &args!("move" => phrasing.played(&hint.best, position)))
        }
    };
    let goes_on = step != HintStep::Move && phrasing.verbosity() == Verbosity::Full && !phrasing.is_brief();
    let more = goes_on.then(|| phrasing.say(Id::HINT_MORE));
    std::iter::once(told).chain(only).chain(more).collect()
}

/// What to look at.
fn look(hint: &Hint, phrasing: &Phrasing<'_>) -> String {
    let (look, moves, piece) = match hint.look {
        Look::Mate(moves) => ("mate", moves, None),
        Look::InCheck => ("in-check", 0, None),
        Look::Promotion => ("promotion", 0, None),
        Look::Wins => ("wins", 0, None),
        Look::MateThreatened => ("mate-threatened", 0, None),
        Look::Threatened(piece) => ("threatened", 0, Some(piece)),
        Look::Check => ("check", 0, None),
        Look::Exchange => ("exchange", 0, None),
        Look::Castling => ("castling", 0, None),
        Look::Development => ("development", 0, None),
        Look::Pawns => ("pawns", 0, None),
        Look::Quiet => ("quiet", 0, None),
    };
    let piece = piece.map_or_else(String::new, |piece| piece_at(piece, phrasing));
    phrasing.tell(Id::HINT_LOOK, &args!("look" => look, "moves" => moves, "piece" => piece))
}
