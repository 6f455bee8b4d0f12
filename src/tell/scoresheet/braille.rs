//! A scoresheet as a score in Braille, for the room that sets it on pages.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::{Chess, Move};

use super::sheet::{Scoresheet, SheetMove};
use crate::braille::{Capture, Outcome, Parts, Ply, Score, ScoreMove, ScorePly, Threat};
use crate::record::{NodeId, Note, WrittenGame};

/// The score of a game, with the header and the remarks of its scoresheet. A move that no notation has, such as an illegal
/// one that stands (A.5.2), is a remark on the move before it.
pub fn braille(game: &WrittenGame, sheet: &Scoresheet) -> Score {
    // Who plays stands in the title.
    let players = [&sheet.columns.white, &sheet.columns.black];
    let said = sheet.header.iter().filter(|(name, _)| !players.contains(&name));
    let said = said.map(|(name, value)| format!("{name}: {value}"));
    let header: Vec<String> = std::iter::once(sheet.title.clone()).chain(said).collect();
    let begins = sheet.begins.iter().map(|(name, value)| format!("{name}: {value}"));
    let before = begins.chain(sheet.before.iter().cloned()).collect();
    let mut moves: Vec<ScoreMove> = Vec::new();
    let mut places = game.moves().into_iter();
    for row in &sheet.rows {
        let mut full = ScoreMove { number: row.number, white: None, black: None };
        for (color, played) in row.moves() {
            let Some(at) = places.next() else { break };
            let side = color.fold_wb(&mut full.white, &mut full.black);
            match ply(game, at) {
                Some(ply) => *side = Some(score_ply(game, at, ply, played)),
                None => remark(&mut moves, &mut full, &played.played),
            }
        }
        moves.push(full);
    }
    let outcome = match game.result {
        "1-0" => Outcome::WhiteWins,
        "0-1" => Outcome::BlackWins,
        "1/2-1/2" => Outcome::Draw,
        _ => Outcome::Unfinished,
    };
    Score { header, before, moves, outcome }
}

/// The move that leads here, in the parts that a notation writes.
fn ply(game: &WrittenGame, at: NodeId) -> Option<Ply> {
    let before = game.tree.position(game.tree.before(at));
    of_move(game.tree.played(at)?, before)
}

fn of_move(played: Move, before: &Chess) -> Option<Ply> {
    let SanPlus { san, suffix } = SanPlus::from_move(before.clone(), played);
    let threat = match suffix {
        None => Threat::None,
        Some(Suffix::Check) => Threat::Check,
        Some(Suffix::Checkmate) => Threat::Mate,
    };
    match san {
        San::Castle(side) => Some(Ply::castling(side, threat)),
        San::Normal { role, file, rank, capture, to, promotion } => {
            let capture = match (capture, played) {
                (_, Move::EnPassant { .. }) => Capture::EnPassant,
                (true, _) => Capture::Plain,
                (false, _) => Capture::No,
            };
            let parts = Parts { piece: role, from_file: file, from_rank: rank, capture, to, promotion };
            Ply::new(parts, threat).ok()
        }
        San::Put { .. } | San::Null => None,
    }
}

fn score_ply(game: &WrittenGame, at: NodeId, ply: Ply, played: &SheetMove) -> ScorePly {
    let notes = game.tree.notes(at);
    let clock = notes.iter().find_map(|note| match note {
        Note::Clock(left) => u32::try_from(left.div_ceil(1000)).ok(),
        _ => None,
    });
    // The marks of an annotator have no sign in every code.
    let marks = (!played.marks.is_empty()).then_some(&played.marks);
    let beside: Vec<&str> = marks.into_iter().chain(&played.beside).map(String::as_str).collect();
    // The offer has one.
    let draw_offer = played.offer.is_some();
    ScorePly { ply, clock, draw_offer, comment: (!beside.is_empty()).then(|| beside.join("; ")) }
}

/// Puts words behind the move that was written last.
fn remark(moves: &mut [ScoreMove], full: &mut ScoreMove, words: &str) {
    let last = full.white.as_mut().or_else(|| {
        let before = moves.last_mut()?;
        before.black.as_mut().or(before.white.as_mut())
    });
    if let Some(last) = last {
        let said = last.comment.take();
        last.comment = Some(said.map_or_else(|| words.to_owned(), |said| format!("{said}; {words}")));
    }
}
