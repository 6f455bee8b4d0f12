//! What a capture wins when both sides go on capturing on its square as long as it pays.

use shakmaty::{Bitboard, Board, Color, Move, Position, Role, Square};

use super::analysis;

fn worth(role: Role) -> i64 {
    analysis::worth(role).into()
}

/// What this move wins at once and in the captures that follow on its square, in pawns; less than nothing where it
/// loses. Pins are not looked at, and each side captures with its least piece first.
pub(super) fn exchange(position: &impl Position, capture: &Move) -> i64 {
    let board = position.board();
    let to = capture.to();
    let Some(from) = capture.from() else { return 0 };
    let promoted = capture.promotion().map_or(0, |role| worth(role) - worth(Role::Pawn));
    let won = capture.capture().map_or(0, worth) + promoted;
    let mut occupied = board.occupied() ^ from;
    if capture.is_en_passant() {
        occupied ^= Square::from_coords(to.file(), from.rank());
    }
    let standing = worth(capture.promotion().unwrap_or(capture.role()));
    won - reply(board, to, occupied, !position.turn(), standing)
}

/// What this side wins by capturing what stands there, or nothing where that does not pay.
fn reply(board: &Board, to: Square, occupied: Bitboard, color: Color, standing: i64) -> i64 {
    // Behind a piece that has left a line another may reach the square.
    let reaching = board.attacks_to(to, color, occupied) & occupied;
    let least = reaching.into_iter().filter_map(|from| Some((worth(board.role_at(from)?), from))).min();
    let Some((next, from)) = least else { return 0 };
    (standing - reply(board, to, occupied ^ from, !color, next)).max(0)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;
    use shakmaty::{CastlingMode, Chess};

    use super::exchange;

    fn won(fen: &str, capture: &str) -> i64 {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let capture = capture.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        exchange(&position, &capture)
    }

    #[test]
    fn a_capture_wins_what_is_left_when_nobody_goes_on() {
        // A knight for a knight, for the pawn takes back.
        assert_eq!(won("4k3/8/3p4/4n3/8/5N2/8/4K3 w - - 0 1", "f3e5"), 0);
        // A pawn that is defended costs the knight.
        assert_eq!(won("4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "f3e5"), -2);
        // Nothing defends it.
        assert_eq!(won("4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1", "f3e5"), 1);
        // Behind the rook the queen reaches the square: two rooks stand against one.
        assert_eq!(won("3rk3/8/8/3p4/8/8/3R4/3QK3 w - - 0 1", "d2d5"), 1);
        // A king does not capture what is defended.
        assert_eq!(won("8/8/8/2k5/3p4/8/3R4/3RK3 w - - 0 1", "d2d4"), 1);
        // En passant, and a promotion with capture.
        assert_eq!(won("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 1);
        assert_eq!(won("3rk3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7d8q"), 13 - 9);
    }
}
