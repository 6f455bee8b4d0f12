//! The course of play: the moves on the board, the positions they lead to, and the move in hand.

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Chess, Color, Position, Square};

use crate::boards::{Execution, LongList};
use crate::game::announcement::{Announcement, CastlingHomes, Speaker};
use crate::game::{PendingMove, Ply};

/// The course of play.
#[derive(Debug, Clone)]
pub struct Course {
    /// The positions after each ply on the board, the starting position first.
    pub positions: LongList<Chess>,
    /// The moves on the board: those completed, and those replied to before the press (1.3).
    pub plies: LongList<Ply>,
    /// The move that is announced and not yet completed.
    pub hand: Option<PendingMove>,
    /// 1.3, 6.2.2 — the place among the plies of each player's move that was replied to before his clock was
    /// pressed.
    pub unpressed: ByColor<Option<usize>>,
    /// 7.5.2 — who announced a pawn to the last rank without what it becomes, and how: it stands there until another
    /// move is announced.
    pub unpromoted: Option<(Speaker, Announcement)>,
    /// After how many plies the reply to the sealed move is made.
    pub reopened: Option<usize>,
    /// I.12.1 — until how many plies are made the clock stands.
    pub stands_until: Option<usize>,
}

impl Course {
    /// Nothing is played yet.
    pub fn from(start: Chess) -> Course {
        Course {
            positions: std::iter::once(start).collect(),
            plies: LongList::default(),
            hand: None,
            unpressed: ByColor::default(),
            unpromoted: None,
            reopened: None,
            stands_until: None,
        }
    }

    /// The position after the last move on the board.
    pub fn position(&self) -> &Chess {
        // There is always the starting position.
        &self.positions[self.positions.len() - 1]
    }

    /// The position with the move in hand made, where it is legal.
    pub fn position_with_hand(&self) -> Chess {
        let mut position = self.position().clone();
        if let Some(played) = self.hand.as_ref().and_then(|hand| hand.legal) {
            position.play_unchecked(played);
        }
        position
    }

    /// The positions that may come to stand once more, the last two at least: those since the last capture or pawn
    /// move, with those before it where that was illegal, for a pawn may have gone back.
    pub fn recent_positions(&self) -> Vec<Chess> {
        let mut from = self.positions.len() - 1;
        while let Some(before) = from.checked_sub(1) {
            let quiet = usize::try_from(self.positions[from].halfmoves()).unwrap_or(usize::MAX);
            if quiet == 0 && self.plies[before].legal {
                break;
            }
            from = from.saturating_sub(quiet.max(1));
        }
        self.positions.from(from.min(self.positions.len().saturating_sub(2))).cloned().collect()
    }

    /// Who has the move: whose move is not yet completed.
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// The move in hand, where it is this player's.
    pub fn hand_of(&self, color: Color) -> Option<&PendingMove> {
        self.hand.as_ref().filter(|hand| hand.color == color)
    }

    /// 6.2.2 — whether the clock was not pressed yet for a move of this player's that the opponent has replied to.
    pub fn is_unpressed(&self, color: Color) -> bool {
        self.unpressed.get(color).is_some()
    }

    /// Whether the clock was pressed for this player's last move.
    pub(in crate::game) fn is_pressed(&self, color: Color) -> bool {
        self.hand_of(color).is_none() && !self.is_unpressed(color)
    }

    /// Whose clock runs while the game is played: the player's who has the move, but for one that was not pressed.
    pub fn clock_side(&self) -> Color {
        let turn = self.turn();
        if self.is_unpressed(!turn) && !self.is_unpressed(turn) { !turn } else { turn }
    }

    /// How many plies there are, the move in hand included.
    pub fn plies_with_hand(&self) -> usize {
        self.plies.len() + usize::from(self.hand.is_some())
    }

    /// How many moves of this player stand on the board: the players move in turn.
    pub fn plies_of(&self, color: Color) -> usize {
        let first = self.positions[0].turn();
        if color == first { self.plies.len().div_ceil(2) } else { self.plies.len() / 2 }
    }

    /// The moves of this player, the one in hand included.
    pub fn made(&self, color: Color) -> u32 {
        let made = self.plies_of(color) + usize::from(self.hand_of(color).is_some());
        u32::try_from(made).unwrap_or(u32::MAX)
    }

    /// The place among the plies of this player's last move, the one in hand included.
    pub fn last_made(&self, color: Color) -> Option<usize> {
        let on_board = || (0..self.plies.len()).rev().find(|place| self.plies[*place].color == color);
        self.hand_of(color).map(|_| self.plies.len()).or_else(on_board)
    }

    /// 6.2.1 — the moves that this player has completed.
    pub fn completed_moves(&self, color: Color) -> usize {
        let on_board = self.plies_of(color);
        on_board - usize::from(self.is_unpressed(color)).min(on_board)
    }

    /// The moves that both players have completed.
    pub fn completed_by_both(&self) -> usize {
        self.plies_of(Color::White).min(self.plies_of(Color::Black))
    }

    /// Where an illegal move of this player stands on the board that nobody has replied to since it was completed
    /// (A.5.2), or that is not completed yet.
    pub fn illegal_on_board(&self, color: Color) -> Option<usize> {
        let last = self.plies.len().checked_sub(1).filter(|_| self.hand.is_none());
        let place = (*self.unpressed.get(color)).or(last)?;
        self.plies.get(place).filter(|ply| ply.color == color && !ply.legal).map(|_| place)
    }

    /// How castling is written and carried out in this game.
    pub fn castling_mode(&self) -> CastlingMode {
        self.positions[0].castles().mode()
    }

    /// From where kings and rooks castle in this game.
    pub fn homes(&self) -> CastlingHomes {
        CastlingHomes::of(&self.positions[0])
    }

    /// The position before the last move on the board.
    fn before_last(&self) -> Option<&Chess> {
        self.positions.get(self.positions.len().checked_sub(2)?)
    }

    /// The last announcement and the position it was made in.
    pub fn last_announced(&self) -> Option<(UciMove, &Chess)> {
        if let Some(hand) = &self.hand {
            return Some((hand.done, self.position()));
        }
        let ply = self.plies.last()?;
        Some((UciMove::from_move(ply.played, self.castling_mode()), self.before_last()?))
    }

    /// What the last announcement does on a board, and the position before it.
    pub fn last_execution(&self) -> Option<(Execution, &Chess)> {
        if let Some(hand) = &self.hand {
            let before = self.position();
            let execution = match &hand.legal {
                Some(played) => Execution::of_move(played, hand.color),
                None => Execution::of_coordinates(&hand.done, before.board(), self.castling_mode())?,
            };
            return Some((execution, before));
        }
        let ply = self.plies.last()?;
        Some((Execution::of_move(&ply.played, ply.color), self.before_last()?))
    }

    /// Where the piece goes that was last announced to move; castling the king.
    pub fn last_destination(&self) -> Option<Square> {
        self.last_execution().and_then(|(execution, _)| execution.lands())
    }

    /// Strikes out every move after so many plies.
    pub(in crate::game) fn cut_to(&mut self, plies: usize) {
        self.plies.truncate(plies);
        self.positions.truncate(plies + 1);
        self.hand = None;
        for place in [&mut self.unpressed.white, &mut self.unpressed.black] {
            *place = place.filter(|place| *place < plies);
        }
    }
}
