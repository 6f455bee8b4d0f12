//! Material that can never mate, wherever it stands and whatever happens.

use shakmaty::{Bitboard, Board, Color};

/// Whether this side can never mate, from the pieces on the board alone. `false` says nothing: pieces that
/// could mate may be locked in.
///
/// A bare king mates nobody. A knight alone mates only where the opponent has a rook, bishop, knight or pawn
/// to stand in his king's way: a queen there takes the knight. Bishops of one colour, however many, mate
/// only where the opponent has a knight, a pawn (which may become one), or a bishop of the other colour: of
/// the two squares beside the king that are also beside the square on which the check begins, the king that
/// attacks can guard only one, and a queen or rook on the other takes the bishop or stands between.
pub fn never_mates(board: &Board, winner: Color) -> bool {
    let own = board.by_color(winner);
    let other = board.by_color(!winner);
    let men = own & !board.kings();
    if men.is_empty() {
        return true;
    }
    if men.count() == 1 && men == own & board.knights() {
        return (other & !board.kings() & !board.queens()).is_empty();
    }
    if men == own & board.bishops() {
        let on = |squares: Bitboard| (board.bishops() & squares).is_empty();
        let one_colour = on(Bitboard::DARK_SQUARES) || on(Bitboard::LIGHT_SQUARES);
        return one_colour && (other & (board.knights() | board.pawns())).is_empty();
    }
    false
}
