//! What hands have done on one board, told in the words for it (D.2.9): lifted, placed, removed, turned.

use shakmaty::{Board, Color, Piece};

use crate::boards::PlayerBoard;
use crate::game::announcement::Speaker;
use crate::game::command::{PieceMention, ReportedMove};
use crate::game::{BoardEvent, Event, Game, Refusal, SquareContents};

/// The report of these deeds, one after the other.
///
/// # Errors
/// [`Refusal::NothingThere`] where nothing stands that could be lifted or removed; [`Refusal::WhichPiece`] where
/// the piece that was placed cannot be known.
pub(super) fn told_of_hands(
    game: &Game,
    by: Speaker,
    board: Color,
    done: &[ReportedMove],
) -> Result<Event, Refusal> {
    let mut own = game.boards.own.get(board).clone();
    let (mut squares, mut lifted, mut turned) = (Vec::new(), Vec::new(), false);
    for deed in done {
        let (square, piece) = match deed {
            ReportedMove::Turned => {
                turned = true;
                continue;
            }
            ReportedMove::Lifted(named) => {
                let piece = standing(own.now(), named)?;
                lifted.push(SquareContents { square: named.square, piece: Some(piece) });
                own.lift(named.square, piece);
                (named.square, None)
            }
            ReportedMove::Removed(named) => {
                standing(own.now(), named)?;
                own.put(named.square, None);
                (named.square, None)
            }
            ReportedMove::Placed(named) => {
                let piece = placed_there(game, board, &own, named)?;
                own.put(named.square, Some(piece));
                (named.square, Some(piece))
            }
        };
        squares.push(SquareContents { square, piece });
    }
    Ok(Event::Boards(BoardEvent::BoardReported {
        by,
        board,
        done: None,
        squares,
        lifted,
        turned,
        placement: None,
    }))
}

/// The piece that was placed: one that is held, the one that was named, or of these the one that belongs there.
fn placed_there(
    game: &Game,
    board: Color,
    own: &PlayerBoard,
    named: &PieceMention,
) -> Result<Piece, Refusal> {
    let fits = |piece: &Piece| {
        named.role.is_none_or(|role| role == piece.role)
            && named.color.is_none_or(|color| color == piece.color)
    };
    let mut held: Vec<Piece> = own.held().filter(fits).collect();
    held.dedup();
    if let [piece] = held[..] {
        return Ok(piece);
    }
    let role = named.role.ok_or(Refusal::WhichPiece(named.square))?;
    if let Some(color) = named.color {
        return Ok(Piece { color, role });
    }
    let expected = game.expected(board);
    if let Some(piece) = expected.piece_at(named.square).filter(fits) {
        return Ok(piece);
    }
    let lacks = |color: &Color| {
        let piece = Piece { color: *color, role };
        own.now().by_piece(piece).count() < expected.by_piece(piece).count()
    };
    let mut lacking = Color::ALL.into_iter().filter(lacks);
    match (lacking.next(), lacking.next()) {
        (Some(color), None) => Ok(Piece { color, role }),
        _ => Err(Refusal::WhichPiece(named.square)),
    }
}

/// What stands there by the board, or by who says so: a board is told because it is not as it was known.
fn standing(board: &Board, named: &PieceMention) -> Result<Piece, Refusal> {
    let there = board.piece_at(named.square);
    let role = named.role.or(there.map(|piece| piece.role));
    let color = named.color.or(there.map(|piece| piece.color));
    match (role, color) {
        (Some(role), Some(color)) => Ok(Piece { color, role }),
        _ => Err(Refusal::NothingThere(named.square)),
    }
}
