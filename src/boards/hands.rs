//! What hands do with a board that is not what it should be: an announced move, executed with whatever stands on
//! its squares.

use arrayvec::ArrayVec;
use shakmaty::{Board, Color, Piece, Role, Square};

use super::history::Touches;
use super::{Announced, History, cost};

/// The most squares on which a single mistake makes a board wrong: castling to the other side has six. What is
/// executed after it makes them fewer, never more.
const MOST: usize = 8;

/// What stands on some squares after hands were there.
#[derive(Debug, Clone, Default)]
pub(super) struct Changes(ArrayVec<(Square, Option<Piece>), MOST>);

impl Changes {
    /// The last word on a square counts.
    pub(super) fn put(&mut self, square: Square, piece: Option<Piece>) {
        match self.0.iter_mut().find(|(there, _)| *there == square) {
            Some(entry) => entry.1 = piece,
            None => self.0.push((square, piece)),
        }
    }

    /// What stands there now, where `look` finds what stood there before.
    pub(super) fn now(&self, square: Square, look: impl Fn(Square) -> Option<Piece>) -> Option<Piece> {
        self.0.iter().find(|(there, _)| *there == square).map_or_else(|| look(square), |(_, piece)| *piece)
    }

    fn touch(&self, square: Square) -> bool {
        self.0.iter().any(|(there, _)| *there == square)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Square, Option<Piece>)> + '_ {
        self.0.iter().copied()
    }

    pub(super) fn apply(&self, board: &mut Board) {
        for (square, piece) in self.iter() {
            set(board, square, piece);
        }
    }
}

/// Puts a piece there, or takes away what stands there.
pub(super) fn set(board: &mut Board, square: Square, piece: Option<Piece>) {
    match piece {
        Some(piece) => board.set_piece_at(square, piece),
        None => board.discard_piece_at(square),
    }
}

/// Executes what was announced with what `look` finds, and what it costs that nothing was noticed. Whatever
/// stands on the square of origin goes to the square of arrival, and what stands there goes off. `None` where
/// nothing stands on the square of origin: that is always noticed.
pub(super) fn execute(
    announced: &Announced,
    look: impl Fn(Square) -> Option<Piece>,
) -> Option<(Changes, u16)> {
    let held = look(announced.from)?;
    let mut changes = Changes::default();
    let mut surprise = if held == announced.piece() { 0 } else { cost::OTHER_PIECE };
    changes.put(announced.from, None);
    if let Some((from, to)) = announced.rook {
        let rook = look(from)?;
        if rook != (Piece { color: announced.color, role: Role::Rook }) {
            surprise += cost::OTHER_PIECE;
        }
        changes.put(from, None);
        for square in [announced.to, to] {
            surprise += if changes.now(square, &look).is_some() { cost::IN_THE_WAY } else { 0 };
        }
        changes.put(announced.to, Some(held));
        changes.put(to, Some(rook));
        return Some((changes, surprise));
    }
    let there = look(announced.to);
    surprise += match announced.captured {
        Some(captured) if captured == announced.to => match there {
            None => cost::NOTHING_TO_TAKE,
            Some(taken) if taken.color == held.color => cost::IN_THE_WAY,
            Some(_) => 0,
        },
        Some(captured) => {
            (if look(captured).is_none() { cost::NOTHING_TO_TAKE } else { 0 })
                + (if there.is_some() { cost::IN_THE_WAY } else { 0 })
        }
        None if there.is_some() => cost::IN_THE_WAY,
        None => 0,
    };
    if let Some(captured) = announced.captured {
        changes.put(captured, None);
    }
    changes.put(announced.to, Some(arriving(announced, held)));
    Some((changes, surprise))
}

/// What is put on the square of arrival when this piece was lifted.
pub(super) fn arriving(announced: &Announced, held: Piece) -> Piece {
    announced.promotion.map_or(held, |role| Piece { color: announced.color, role })
}

/// The few squares on which a board is not what it should be, and what stands there, by square.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Deviations(ArrayVec<(Square, Code), MOST>);

/// What stands on a square, in a form that can be ordered: 0 is nothing.
type Code = u8;

fn code(piece: Option<Piece>) -> Code {
    piece.map_or(0, |piece| piece.color.fold_wb(0, 8) + u8::from(piece.role))
}

fn piece(code: Code) -> Option<Piece> {
    let role = Role::try_from(code & 7).ok()?;
    Some(Piece { color: Color::from_white(code < 8), role })
}

impl Deviations {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (Square, Option<Piece>)> + '_ {
        self.0.iter().map(|(square, code)| (*square, piece(*code)))
    }

    /// What stands there, where `board` is what should.
    pub(super) fn on(&self, board: &Board, square: Square) -> Option<Piece> {
        let deviating = self.0.iter().find(|(there, _)| *there == square);
        deviating.map_or_else(|| board.piece_at(square), |(_, code)| piece(*code))
    }

    fn set(&mut self, square: Square, stands: Option<Piece>, should: Option<Piece>) {
        let at = self.0.iter().position(|(there, _)| *there == square);
        match at {
            Some(at) if stands == should => {
                self.0.remove(at);
            }
            Some(at) => self.0[at].1 = code(stands),
            None if stands == should => {}
            None => {
                let at = self.0.iter().position(|(there, _)| *there > square).unwrap_or(self.0.len());
                self.0.insert(at, (square, code(stands)));
            }
        }
    }

    /// These squares, where that is not what should stand there.
    pub(super) fn of(
        stands: impl IntoIterator<Item = (Square, Option<Piece>)>,
        expected: &Board,
    ) -> Deviations {
        let mut deviations = Deviations::default();
        for (square, piece) in stands {
            deviations.set(square, piece, expected.piece_at(square));
        }
        deviations
    }

    /// A board that is wrong so, where a move was announced and this was done instead.
    pub(super) fn instead(
        changes: &Changes,
        announced: &Announced,
        before: &Board,
        after: &Board,
    ) -> Deviations {
        let mut deviations = Deviations::of(changes.iter(), after);
        for square in announced.squares() {
            if !changes.touch(square) {
                deviations.set(square, before.piece_at(square), after.piece_at(square));
            }
        }
        deviations
    }

    /// Follows a board that deviates so when `ply` is to be executed to the end of the history. What it deviates
    /// in there, and what it costs that nothing was noticed; `None` where it was noticed, or where a square
    /// that is never touched again fails `fits`.
    pub(super) fn follow(
        mut self,
        mut ply: usize,
        history: &History,
        touches: &Touches,
        fits: impl Fn(Square, Option<Piece>) -> bool,
    ) -> Option<(Deviations, u16)> {
        let mut surprise = 0;
        loop {
            let mut first = None;
            for (square, piece) in self.iter() {
                match touches.next(ply, square) {
                    Some(next) => first = Some(first.map_or(next, |first: usize| first.min(next))),
                    None if fits(square, piece) => {}
                    None => return None,
                }
            }
            let Some(next) = first else { return Some((self, surprise)) };
            let (before, after) = (history.after(next), history.after(next + 1));
            let (changes, unnoticed) = execute(&history.moves()[next], |square| self.on(before, square))?;
            for (square, piece) in changes.iter() {
                self.set(square, piece, after.piece_at(square));
            }
            surprise += unnoticed;
            ply = next + 1;
        }
    }
}
