//! What a side must fear and what it can hope for: check, castling, threats, who is better. All of it is analysis
//! (11.3.1).

use shakmaty::{CastlingSide, Chess, Color, Move, Piece, Position, Role, Square};

use super::analysis::{material, on, pieces, to_move};
use super::answer::{AnalysisAnswer, Answer, BoardEnd, CastlingState, TacticsAnswer, Threats};
use super::exchange::exchange;
use super::query::{Operand, Operands, QueryRow, Whose};
use super::view::View;
use crate::game::castling_obstacle;
use crate::laws::attackers;

/// The questions about check, castling, threats and the balance.
pub static ROWS: &[QueryRow] = &[
    QueryRow::analysis("in-check", &[("check", Operands::King)], |operand, view| Ok(in_check(operand, view))),
    QueryRow::analysis("castling", &[("castling", Operands::UnnamedKing)], |operand, view| {
        Ok(castling(side(operand, view).unwrap_or(view.side), view))
    }),
    QueryRow::analysis("threats", &[("threats", Operands::Side)], |operand, view| {
        Ok(threats(side(operand, view).unwrap_or(!view.side), view))
    }),
    QueryRow::analysis("evaluation", &[("evaluation", Operands::Game)], |_, view| {
        Ok(Answer::Tactics(TacticsAnswer::Evaluation(material(view.board()))))
    }),
];

/// The one side that is asked about.
fn side(operand: Operand, view: &View<'_>) -> Option<Color> {
    match operand {
        Operand::Side(whose) | Operand::Pieces(_, whose) => whose?.color(view.side),
        _ => None,
    }
}

/// 3.9.1 — whether a side stands in check, and by what. Where no side is named it is the one that does.
fn in_check(operand: Operand, view: &View<'_>) -> Answer {
    let board = view.board();
    let checkers = |color: Color| {
        let king = board.king_of(color);
        king.map_or_else(Vec::new, |king| pieces(attackers(board, king, !color), view))
    };
    let end = end(view).filter(|(stands, _)| side(operand, view).is_none_or(|named| named == *stands));
    let named = side(operand, view).or(end.map(|(color, _)| color));
    let color = named.or_else(|| Color::ALL.into_iter().find(|color| !checkers(*color).is_empty()));
    let color = color.unwrap_or(view.side);
    Answer::Tactics(TacticsAnswer::InCheck(color, checkers(color), end.map(|(_, end)| end)))
}

/// 5.1.1, 5.2.1 — who has no legal move on the asker's board, and what that is; `None` where the board is not as the
/// game.
fn end(view: &View<'_>) -> Option<(Color, BoardEnd)> {
    let position = view.position();
    let end = match position.is_check() {
        true if position.is_checkmate() => BoardEnd::Checkmate,
        false if position.is_stalemate() => BoardEnd::Stalemate,
        _ => return None,
    };
    (position.board() == view.board()).then(|| (position.turn(), end))
}

/// 3.8.2 — what of castling is left to a side, and why not more.
fn castling(color: Color, view: &View<'_>) -> Answer {
    let played = || view.game.plies().iter().filter(|ply| ply.color == color).map(|ply| ply.played);
    if played().any(Move::is_castle) {
        return Answer::Tactics(TacticsAnswer::HasCastled(color));
    }
    let Some(position) = to_move(color, view) else {
        return Answer::Analysis(AnalysisAnswer::MovesInCheck(color));
    };
    // A game may begin with a king that has left its place.
    let is_away = position.castles().mode().is_standard()
        && view.board().king_of(color) != Some(color.fold_wb(Square::E1, Square::E8));
    let king_has_moved = is_away || played().any(|played| played.role() == Role::King);
    let state = |side: CastlingSide| {
        if position.castles().has(color, side) {
            castling_obstacle(side, &position).map_or(CastlingState::Possible, CastlingState::Barred)
        } else if king_has_moved {
            CastlingState::KingHasMoved
        } else {
            CastlingState::RookHasMoved
        }
    };
    Answer::Tactics(TacticsAnswer::Castling(color, CastlingSide::ALL.map(|side| (side, state(side)))))
}

/// What a side would win if it moved now: mate, a promotion, and every capture that wins something.
fn threats(by: Color, view: &View<'_>) -> Answer {
    let Some(position) = to_move(by, view) else {
        let king = Operand::Pieces(Role::King, Some(Whose::Of(!by)));
        return in_check(king, view);
    };
    Answer::Tactics(TacticsAnswer::Threats(threats_in(&position)))
}

/// The same of the side to move.
pub(super) fn threats_in(position: &Chess) -> Threats {
    let by = position.turn();
    let legal = position.legal_moves();
    let mates = |candidate: &&Move| {
        let mut after = position.clone();
        after.play_unchecked(**candidate);
        after.is_checkmate()
    };
    let mover = |candidate: &Move| on(position.board(), candidate.from()?);
    let wins = |candidate: &&Move| exchange(position, candidate) > 0;
    let mut captures: Vec<Move> =
        legal.iter().filter(|found| found.is_capture()).filter(wins).copied().collect();
    // Of several that capture the same, the one that wins most; what wins most comes first.
    captures.sort_by_key(|capture| std::cmp::Reverse(exchange(position, capture)));
    let mut seen = Vec::new();
    captures.retain(|capture| {
        let is_new = !seen.contains(&capture.to());
        seen.push(capture.to());
        is_new
    });
    let promotes = |found: &&Move| found.promotion() == Some(Role::Queen) && !found.is_capture();
    Threats {
        by,
        mate: legal.iter().find(mates).and_then(|mate| Some((mover(mate)?, mate.to()))),
        captures: captures
            .iter()
            .filter_map(|capture| {
                let target = Piece { color: !by, role: capture.capture()? };
                Some((mover(capture)?, target, capture.to()))
            })
            .collect(),
        promotions: legal
            .iter()
            .filter(promotes)
            .filter(wins)
            .filter_map(|found| Some((mover(found)?, found.to())))
            .collect(),
    }
}
