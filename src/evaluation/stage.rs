//! How far a game has come, by what is on the board.

use shakmaty::{Board, Color, Rank};

/// The phase of a game, as chess programming calls it; a `Phase` here is where a game stands under the Laws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameStage {
    /// The pieces come out.
    Opening,
    /// They are out, or some are gone.
    Middlegame,
    /// Few are left.
    Endgame,
}

/// With no more knights, bishops, rooks and queens than this it is an endgame. This and the other numbers are those by
/// which Lichess divides a game (scalachess, `Divider`).
const ENDGAME: usize = 6;
/// With no more than this the opening is over.
const MIDDLEGAME: usize = 10;
/// With fewer pieces than this on its first rank a side is developed.
const UNDEVELOPED: usize = 4;

impl GameStage {
    /// The stage a board by itself is at. A game goes through them in their order and never back.
    ///
    /// ```
    /// use ansage::evaluation::GameStage;
    /// use shakmaty::Board;
    ///
    /// assert_eq!(GameStage::of(&Board::default()), GameStage::Opening);
    /// ```
    pub fn of(board: &Board) -> GameStage {
        let pieces = (board.occupied() ^ board.pawns() ^ board.kings()).count();
        let home = |color: Color| color.fold_wb(Rank::First, Rank::Eighth);
        let is_out = |color: Color| (board.by_color(color) & home(color)).count() < UNDEVELOPED;
        if pieces <= ENDGAME {
            GameStage::Endgame
        } else if pieces <= MIDDLEGAME || Color::ALL.into_iter().any(is_out) {
            GameStage::Middlegame
        } else {
            GameStage::Opening
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(board: &str) -> GameStage {
        GameStage::of(&Board::from_ascii_board_fen(board.as_bytes()).unwrap())
    }

    #[test]
    fn pieces_that_are_out_or_gone_end_the_opening_and_few_make_an_endgame() {
        assert_eq!(of("r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R"), GameStage::Opening);
        assert_eq!(of("3r1rk1/pppq1ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPPQ1PPP/3R1RK1"), GameStage::Middlegame);
        assert_eq!(of("r4rk1/ppp2ppp/2n2n2/8/8/2N2N2/PPP2PPP/R4RK1"), GameStage::Middlegame);
        assert_eq!(of("r5k1/ppp2ppp/2n2n2/8/8/2N2N2/PPP2PPP/R5K1"), GameStage::Endgame);
    }
}
