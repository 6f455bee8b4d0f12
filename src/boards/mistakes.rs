//! What hands do to a board when they do something else than what was announced, and all that can go wrong.

use shakmaty::{Board, CastlingSide, File, Piece, Rank, Role, Square};

use super::hands::{self, Changes};
use super::{Announced, History, Mistake, MistakeKind, MistakeTime, cost};

impl MistakeKind {
    /// What hands change on a board on which `look` finds what stands there when this is done in place of what was
    /// announced, and what it costs that nothing was noticed. `None` where it cannot be done.
    pub(super) fn done(
        self,
        announced: &Announced,
        look: impl Fn(Square) -> Option<Piece>,
    ) -> Option<(Changes, u16)> {
        let mut changes = Changes::default();
        let in_the_way = |square| if look(square).is_some() { cost::IN_THE_WAY } else { 0 };
        let surprise = match self {
            MistakeKind::WrongSquare { to, captured } => {
                return wrong_square(announced, to, captured, look);
            }
            MistakeKind::ExecutedTwice { to } => {
                let captured = announced.captured.is_some();
                return wrong_square(announced, to, captured, look);
            }
            MistakeKind::WrongPiece { from } => {
                return hands::execute(&Announced { from, ..*announced }, look);
            }
            MistakeKind::Followed { from } => {
                let (mut changes, surprise) = hands::execute(announced, &look)?;
                changes.put(announced.to, Some(look(from)?));
                changes.put(from, None);
                return Some((changes, surprise));
            }
            MistakeKind::PromotedTo(role) => {
                return hands::execute(&Announced { promotion: Some(role), ..*announced }, look);
            }
            MistakeKind::OwnPiece => {
                let (from, to) = (announced.from.flip_vertical(), announced.to.flip_vertical());
                let held = look(from)?;
                changes.put(from, None);
                changes.put(to, Some(held));
                in_the_way(to)
            }
            MistakeKind::CapturedStays => {
                let held = look(announced.from)?;
                changes.put(announced.from, None);
                if announced.captured != Some(announced.to) {
                    changes.put(announced.to, Some(held));
                }
                0
            }
            MistakeKind::OnlyCaptured => {
                changes.put(announced.captured?, None);
                0
            }
            MistakeKind::RookLeft
            | MistakeKind::KingLeft
            | MistakeKind::RookTo(_)
            | MistakeKind::OtherSide => {
                return castled_wrongly(self, announced, look);
            }
            MistakeKind::NotExecuted => 0,
            // Not in place of a move: see `disturbed`.
            MistakeKind::KnockedOver { .. } | MistakeKind::Exchanged(..) => return None,
        };
        Some((changes, surprise))
    }

    /// What is done to this board where no move is executed: a piece knocked over, a wrong set-up.
    pub(super) fn disturbed(self, board: &Board) -> Option<Changes> {
        let look = |square| board.piece_at(square);
        match self {
            MistakeKind::KnockedOver { from, to } => {
                let mut changes = Changes::default();
                let held = look(from)?;
                changes.put(from, None);
                if let Some(to) = to {
                    look(to).is_none().then(|| changes.put(to, Some(held)))?;
                }
                Some(changes)
            }
            MistakeKind::Exchanged(first, second) => {
                let mut changes = Changes::default();
                changes.put(first, look(second));
                changes.put(second, look(first));
                Some(changes)
            }
            _ => None,
        }
    }
}

/// The piece goes to another square; at castling the king, and the rook to its own.
fn wrong_square(
    announced: &Announced,
    to: Square,
    captured: bool,
    look: impl Fn(Square) -> Option<Piece>,
) -> Option<(Changes, u16)> {
    let held = look(announced.from)?;
    let mut changes = Changes::default();
    changes.put(announced.from, None);
    if let Some(captured) = announced.captured.filter(|_| captured) {
        changes.put(captured, None);
    }
    if let Some((from, to)) = announced.rook {
        let rook = look(from)?;
        changes.put(from, None);
        changes.put(to, Some(rook));
    }
    let there = changes.now(to, &look);
    let stays = announced.captured.is_some() && !captured;
    let surprise = match there {
        // A capture was announced and made, on the wrong square.
        Some(taken) if stays && taken.color != held.color => 0,
        Some(_) => cost::IN_THE_WAY + if stays { cost::STAYS_TOO } else { 0 },
        None if stays => cost::STAYS_TOO,
        None => 0,
    };
    changes.put(to, Some(hands::arriving(announced, held)));
    Some((changes, surprise))
}

/// What can go wrong at castling alone.
fn castled_wrongly(
    what: MistakeKind,
    announced: &Announced,
    look: impl Fn(Square) -> Option<Piece>,
) -> Option<(Changes, u16)> {
    let (from, to) = announced.rook?;
    let (king, rook) = (look(announced.from)?, look(from)?);
    let mut changes = Changes::default();
    match what {
        MistakeKind::RookLeft => {
            changes.put(announced.from, None);
            changes.put(announced.to, Some(king));
            // In Chess960 the rook may stand where the king goes; it cannot be left there.
            (announced.to != from).then_some(())?;
        }
        MistakeKind::KingLeft => {
            changes.put(from, None);
            changes.put(to, Some(rook));
            (announced.from != to).then_some(())?;
        }
        MistakeKind::RookTo(beside) => {
            changes.put(announced.from, None);
            changes.put(from, None);
            let free = changes.now(beside, &look).is_none();
            (free && beside != announced.to).then_some(())?;
            changes.put(announced.to, Some(king));
            changes.put(beside, Some(rook));
        }
        _ => {
            let side = CastlingSide::from_queen_side(from.file() > announced.from.file());
            let other = other_rook(announced, from, &look)?;
            let rook = look(other)?;
            changes.put(announced.from, None);
            changes.put(other, None);
            let (king_to, rook_to) = (side.king_to(announced.color), side.rook_to(announced.color));
            let free = |square| changes.now(square, &look).is_none();
            (free(king_to) && free(rook_to)).then_some(())?;
            changes.put(king_to, Some(king));
            changes.put(rook_to, Some(rook));
        }
    }
    Some((changes, 0))
}

/// The rook on the other side of the king, on its rank.
fn other_rook(announced: &Announced, from: Square, look: impl Fn(Square) -> Option<Piece>) -> Option<Square> {
    let king = announced.from;
    let rook = Piece { color: announced.color, role: Role::Rook };
    File::ALL
        .into_iter()
        .map(|file| Square::from_coords(file, king.rank()))
        .find(|square| (*square < king) != (from < king) && look(*square) == Some(rook))
}

/// Every mistake that can be made in the execution of this move on this board.
pub(super) fn each(announced: &Announced, before: &Board, mut make: impl FnMut(MistakeKind)) {
    let &Announced { from, to, captured, .. } = announced;
    make(MistakeKind::NotExecuted);
    for other in Square::ALL {
        if other == to || other == from {
            continue;
        }
        make(MistakeKind::WrongSquare { to: other, captured: captured.is_some() });
        if captured.is_some() {
            make(MistakeKind::WrongSquare { to: other, captured: false });
        }
    }
    if let Some((stood, goes)) = announced.rook {
        make(MistakeKind::RookLeft);
        make(MistakeKind::KingLeft);
        make(MistakeKind::OtherSide);
        for beside in [goes.offset(-1), goes.offset(1)].into_iter().flatten() {
            if beside.rank() == goes.rank() && beside != stood {
                make(MistakeKind::RookTo(beside));
            }
        }
        return;
    }
    for other in before.by_piece(announced.piece()) {
        if other != from && other != to {
            make(MistakeKind::WrongPiece { from: other });
            if announced.promotion.is_none() {
                make(MistakeKind::Followed { from: other });
            }
        }
    }
    if let Some(onward) = once_more(from, to) {
        make(MistakeKind::ExecutedTwice { to: onward });
    }
    let own = Piece { color: !announced.color, role: announced.role };
    if before.piece_at(from.flip_vertical()) == Some(own) {
        make(MistakeKind::OwnPiece);
    }
    if captured.is_some() {
        make(MistakeKind::CapturedStays);
        make(MistakeKind::OnlyCaptured);
    }
    if let Some(role) = announced.promotion {
        [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
            .into_iter()
            .filter(|other| *other != role)
            .for_each(|other| make(MistakeKind::PromotedTo(other)));
    }
}

/// Where a piece arrives that goes the same way again.
fn once_more(from: Square, to: Square) -> Option<Square> {
    let on = |from: u32, to: u32| (2 * to).checked_sub(from);
    let file = on(from.file().to_u32(), to.file().to_u32()).filter(|file| *file < 8)?;
    let rank = on(from.rank().to_u32(), to.rank().to_u32()).filter(|rank| *rank < 8)?;
    let onward = Square::from_coords(File::new(file), Rank::new(rank));
    (onward != from).then_some(onward)
}

/// What should stand there after so many plies when these mistakes were made, in the order of their time, and what
/// it costs that nothing was noticed. `None` where something was.
pub(super) fn replay(history: &History, mistakes: &[Mistake], plies: usize) -> Option<(Board, u16)> {
    let mut board = history.after(0).clone();
    let mut surprise = 0;
    for ply in 0..=plies {
        for mistake in mistakes.iter().filter(|mistake| mistake.begins() == ply) {
            if !matches!(mistake.when, MistakeTime::Ply(_)) {
                mistake.what.disturbed(&board)?.apply(&mut board);
            }
        }
        if ply == plies {
            break;
        }
        let announced = &history.moves()[ply];
        let look = |square| board.piece_at(square);
        let wrong = mistakes.iter().find(|mistake| mistake.when == MistakeTime::Ply(ply));
        let (changes, unnoticed) = match wrong {
            Some(mistake) => mistake.what.done(announced, look)?,
            None => hands::execute(announced, look)?,
        };
        changes.apply(&mut board);
        surprise += unnoticed;
    }
    Some((board, surprise))
}
