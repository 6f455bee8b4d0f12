//! Games and positions by their number: the same ones for everybody, so that an item can be asked again.

use shakmaty::attacks::attacks;
use shakmaty::{Board, CastlingMode, Chess, Color, FromSetup, Move, Piece, Position, Role, Setup, Square};

use super::chance::Chance;
use crate::laws::attackers;

/// The first moves of a game, from the array on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// The moves, White's first.
    pub moves: Vec<Move>,
    /// The positions before each of them, and the last one.
    pub positions: Vec<Chess>,
}

impl Opening {
    /// The game of this number with so many plies. Pieces come out, nothing is given away for nothing in one move, and
    /// that is all that is claimed of its play.
    pub fn numbered(plies: usize, number: usize) -> Opening {
        let mut chance = Chance::of(&format!("opening {plies} {number}"));
        let mut opening = Opening { moves: Vec::new(), positions: vec![Chess::default()] };
        while opening.moves.len() < plies {
            let mut now = opening.end().clone();
            let likely: Vec<Move> = in_order(&now)
                .into_iter()
                .flat_map(|found| std::iter::repeat_n(found, liking(&found, &now)))
                .collect();
            // A game of so few plies has not ended.
            let Some(played) = chance.one_of(&likely).copied() else { break };
            now.play_unchecked(played);
            opening.moves.push(played);
            opening.positions.push(now);
        }
        opening
    }

    /// The position it leads to.
    pub fn end(&self) -> &Chess {
        // The first one is the array.
        &self.positions[self.moves.len()]
    }

    /// The squares of its moves: the likely ones to ask about.
    pub fn squares(&self) -> Vec<Square> {
        let mut squares: Vec<Square> =
            self.moves.iter().flat_map(|played| [played.from(), Some(played.to())]).flatten().collect();
        squares.sort_unstable();
        squares.dedup();
        squares
    }
}

/// The legal moves in an order that is this one for ever.
fn in_order(position: &Chess) -> Vec<Move> {
    let mut moves: Vec<Move> = position.legal_moves().into_iter().collect();
    moves.sort_by_key(|found| (found.from(), found.to(), found.promotion()));
    moves
}

/// How likely a move is in an opening, 0 for one that gives something away.
fn liking(found: &Move, before: &Chess) -> usize {
    if !is_sober(found, before) {
        return 0;
    }
    let home = before.turn().fold_wb(shakmaty::Rank::First, shakmaty::Rank::Eighth);
    match found {
        Move::Castle { .. } => 8,
        _ if found.is_capture() => 4,
        Move::Normal { role: Role::Knight | Role::Bishop, from, .. } if from.rank() == home => 5,
        Move::Normal { role: Role::Pawn, to, .. } if matches!(to.file().char(), 'c'..='e') => 3,
        Move::Normal { role: Role::Pawn | Role::Knight | Role::Bishop | Role::Queen, .. } => 1,
        // Kings and rooks stay until there is nothing else; there always is.
        _ => 0,
    }
}

/// Whether what goes there can stay there, or has captured as much as it is worth.
fn is_sober(found: &Move, before: &Chess) -> bool {
    let mut after = before.clone();
    after.play_unchecked(*found);
    let (board, to) = (after.board(), found.to());
    let by = attackers(board, to, after.turn());
    let Some(least) = by.into_iter().filter_map(|from| board.role_at(from)).map(worth).min() else {
        return true;
    };
    let own = worth(found.role());
    let kept = attackers(board, to, before.turn()).any();
    let lost = if kept { own.saturating_sub(least) } else { own };
    found.capture().map_or(0, worth) >= lost
}

fn worth(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    }
}

/// A position of few pieces, White to move and not in check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Few(pub Chess);

impl Few {
    /// The position of this number with so many pieces, kings included.
    pub fn numbered(pieces: usize, number: usize) -> Few {
        Few::drawn(&format!("few {pieces} {number}"), pieces, |_| true)
    }

    /// The same in which White can give check.
    pub fn with_check(pieces: usize, number: usize) -> Few {
        Few::drawn(&format!("check {pieces} {number}"), pieces, |position| !checks(position).is_empty())
    }

    /// The same in which White can capture.
    pub fn with_capture(pieces: usize, number: usize) -> Few {
        let captures = |position: &Chess| position.legal_moves().iter().any(|found| found.is_capture());
        Few::drawn(&format!("capture {pieces} {number}"), pieces, captures)
    }

    /// The same in which White mates in one move.
    pub fn with_mate(pieces: usize, number: usize) -> Few {
        Few::drawn(&format!("mate {pieces} {number}"), pieces, |position| !mates(position).is_empty())
    }

    /// The same in which something of Black's is attacked and not defended.
    pub fn with_hanging(pieces: usize, number: usize) -> Few {
        Few::drawn(&format!("hanging {pieces} {number}"), pieces, |position| !hanging(position).is_empty())
    }

    /// The same in which White can attack two pieces at once.
    pub fn with_fork(pieces: usize, number: usize) -> Few {
        Few::drawn(&format!("fork {pieces} {number}"), pieces, |position| !forks(position).is_empty())
    }

    fn drawn(name: &str, pieces: usize, wanted: impl Fn(&Chess) -> bool) -> Few {
        let mut chance = Chance::of(name);
        loop {
            let position = placed(pieces, &mut chance).filter(|position| !position.is_check());
            if let Some(position) = position.filter(&wanted) {
                return Few(position);
            }
        }
    }

    /// The squares of everything this side has, as it is told.
    pub fn of(&self, side: Color) -> Vec<Square> {
        self.pieces().into_iter().filter(|(_, piece)| piece.color == side).map(|(square, _)| square).collect()
    }

    /// The pieces by their squares, White's before Black's, the king first.
    pub fn pieces(&self) -> Vec<(Square, Piece)> {
        let mut pieces: Vec<(Square, Piece)> = self.0.board().clone().into_iter().collect();
        pieces
            .sort_by_key(|(square, piece)| (piece.color.is_black(), std::cmp::Reverse(piece.role), *square));
        pieces
    }
}

/// Kings and some pieces anywhere; `None` where the Laws do not allow them there.
fn placed(pieces: usize, chance: &mut Chance) -> Option<Chess> {
    const OTHERS: [Role; 8] = [
        Role::Queen,
        Role::Rook,
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        Role::Knight,
        Role::Pawn,
        Role::Pawn,
    ];
    let mut board = Board::empty();
    for place in 0..pieces {
        let role = if place < 2 { Role::King } else { *chance.one_of(&OTHERS)? };
        let color = if place % 2 == 0 { Color::White } else { Color::Black };
        let square = *chance.one_of(&Square::ALL)?;
        if board.piece_at(square).is_some() {
            return None;
        }
        board.set_piece_at(square, Piece { color, role });
    }
    let setup = Setup { board, ..Setup::empty() };
    Chess::from_setup(setup, CastlingMode::Standard).ok()
}

/// The moves that give check, in a fixed order.
pub fn checks(position: &Chess) -> Vec<Move> {
    leading(position, Chess::is_check)
}

/// The moves that mate.
pub fn mates(position: &Chess) -> Vec<Move> {
    leading(position, Chess::is_checkmate)
}

/// The captures.
pub fn captures(position: &Chess) -> Vec<Move> {
    in_order(position).into_iter().filter(|found| found.is_capture()).collect()
}

/// The squares of what White attacks and Black does not defend, pawns with the pieces.
pub fn hanging(position: &Chess) -> Vec<Square> {
    let board = position.board();
    let is_hanging = |square: &Square| {
        board.role_at(*square) != Some(Role::King)
            && attackers(board, *square, Color::White).any()
            && attackers(board, *square, Color::Black).is_empty()
    };
    board.black().into_iter().filter(is_hanging).collect()
}

/// The moves after which the piece that was moved attacks two or more of Black's, pawns not counted, and nothing attacks
/// it.
pub fn forks(position: &Chess) -> Vec<Move> {
    let is_fork = |found: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*found);
        let (board, to) = (after.board(), found.to());
        let Some(moved) = board.piece_at(to) else { return false };
        let targets = attacks(to, moved, board.occupied()) & board.black() & !board.pawns();
        targets.count() > 1 && attackers(board, to, Color::Black).is_empty()
    };
    in_order(position).into_iter().filter(is_fork).collect()
}

fn leading(position: &Chess, to: impl Fn(&Chess) -> bool) -> Vec<Move> {
    let leads = |found: &Move| {
        let mut after = position.clone();
        after.play_unchecked(*found);
        to(&after)
    };
    in_order(position).into_iter().filter(leads).collect()
}
