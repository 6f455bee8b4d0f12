//! A board in front of somebody, and hands that execute moves on it, rightly or wrongly; independent of the code that
//! explains what they did.

// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::boards::{Announced, MistakeKind};
use shakmaty::{Board, File, Piece, Role, Square};

/// What stands on the squares.
pub type Wood = [Option<Piece>; 64];

pub fn wood(board: &Board) -> Wood {
    Square::ALL.map(|square| board.piece_at(square))
}

pub fn board(wood: &Wood) -> Board {
    let mut board = Board::empty();
    for (square, piece) in Square::ALL.into_iter().zip(wood) {
        if let Some(piece) = piece {
            board.set_piece_at(square, *piece);
        }
    }
    board
}

/// What there is to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odd {
    NothingThere,
    OtherPiece,
    InTheWay,
    NothingToTake,
}

impl Odd {
    /// How often in a hundred times it is noticed.
    pub fn noticed(self) -> usize {
        match self {
            Odd::NothingThere => 100,
            Odd::OtherPiece => 93,
            Odd::InTheWay => 87,
            Odd::NothingToTake => 75,
        }
    }
}

/// Executes a move with what stands there, and tells what there was to notice.
pub fn execute(wood: &mut Wood, announced: &Announced) -> Vec<Odd> {
    let (from, to) = (announced.from as usize, announced.to as usize);
    let mut odd = Vec::new();
    let Some(held) = wood[from] else { return vec![Odd::NothingThere] };
    if held != (Piece { color: announced.color, role: announced.role }) {
        odd.push(Odd::OtherPiece);
    }
    if let Some((rook_from, rook_to)) = announced.rook {
        let Some(rook) = wood[rook_from as usize] else { return vec![Odd::NothingThere] };
        if rook != (Piece { color: announced.color, role: Role::Rook }) {
            odd.push(Odd::OtherPiece);
        }
        (wood[from], wood[rook_from as usize]) = (None, None);
        if wood[to].is_some() || wood[rook_to as usize].is_some() {
            odd.push(Odd::InTheWay);
        }
        (wood[to], wood[rook_to as usize]) = (Some(held), Some(rook));
        return odd;
    }
    wood[from] = None;
    if let Some(captured) = announced.captured {
        match wood[captured as usize].take() {
            None => odd.push(Odd::NothingToTake),
            Some(taken) if captured == announced.to && taken.color == held.color => odd.push(Odd::InTheWay),
            Some(_) => {}
        }
    }
    if wood[to].is_some() {
        odd.push(Odd::InTheWay);
    }
    wood[to] = Some(announced.promotion.map_or(held, |role| Piece { color: announced.color, role }));
    odd
}

/// Does this in place of the move.
pub fn do_wrong(wood: &mut Wood, announced: &Announced, what: MistakeKind) {
    let (from, to) = (announced.from as usize, announced.to as usize);
    let held = wood[from];
    match what {
        MistakeKind::NotExecuted => {}
        MistakeKind::WrongSquare { to: other, captured } => {
            wood[from] = None;
            if captured && let Some(captured) = announced.captured {
                wood[captured as usize] = None;
            }
            if let Some((rook_from, rook_to)) = announced.rook {
                wood[rook_to as usize] = wood[rook_from as usize].take();
            }
            let promoted = announced.promotion.map(|role| Piece { color: announced.color, role });
            wood[other as usize] = promoted.or(held);
        }
        MistakeKind::ExecutedTwice { to: other } => {
            execute(wood, announced);
            wood[other as usize] = wood[to].take();
        }
        MistakeKind::WrongPiece { from } => {
            execute(wood, &Announced { from, ..*announced });
        }
        MistakeKind::Followed { from: other } => {
            execute(wood, announced);
            wood[to] = wood[other as usize].take();
        }
        MistakeKind::PromotedTo(role) => {
            execute(wood, &Announced { promotion: Some(role), ..*announced });
        }
        MistakeKind::OwnPiece => {
            let (from, to) = (announced.from.flip_vertical(), announced.to.flip_vertical());
            wood[to as usize] = wood[from as usize].take();
        }
        MistakeKind::CapturedStays if announced.captured == Some(announced.to) => wood[from] = None,
        MistakeKind::CapturedStays | MistakeKind::RookLeft => wood[to] = wood[from].take(),
        MistakeKind::OnlyCaptured => wood[announced.captured.unwrap() as usize] = None,
        MistakeKind::KingLeft => {
            let (rook, goes) = announced.rook.unwrap();
            wood[goes as usize] = wood[rook as usize].take();
        }
        MistakeKind::RookTo(beside) => {
            wood[to] = wood[from].take();
            wood[beside as usize] = wood[announced.rook.unwrap().0 as usize].take();
        }
        MistakeKind::OtherSide => {
            let rank = announced.from.rank();
            let long = announced.rook.unwrap().0 > announced.from;
            let [king_to, rook, rook_to] = if long { ['c', 'a', 'd'] } else { ['g', 'h', 'f'] }
                .map(|file| Square::from_coords(File::from_char(file).unwrap(), rank) as usize);
            wood[king_to] = wood[from].take();
            wood[rook_to] = wood[rook].take();
        }
        MistakeKind::KnockedOver { from, to } => {
            let held = wood[from as usize].take();
            if let Some(to) = to {
                wood[to as usize] = held;
            }
        }
        MistakeKind::Exchanged(first, second) => wood.swap(first as usize, second as usize),
    }
}
