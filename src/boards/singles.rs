//! Every board that a single mistake can have left, found in one pass over the history.

use shakmaty::{Piece, Square};

use super::hands::Deviations;
use super::history::Touches;
use super::mistake::{Mistake, MistakeKind, MistakeTime};
use super::mistakes;
use super::{History, cost};

/// A single mistake and what became of it.
#[derive(Debug, Clone)]
pub(super) struct Single {
    pub(super) mistake: Mistake,
    /// In ten more is half as likely.
    pub(super) cost: u16,
    /// Where the board was wrong right after it.
    pub(super) at_once: Deviations,
    /// Where it is wrong now.
    pub(super) now: Deviations,
}

/// Calls `found` for every single mistake that makes the board wrong now, and was not noticed, as long as all that
/// is wrong now `fits`.
pub(super) fn singles(
    history: &History,
    fits: impl Fn(Square, Option<Piece>) -> bool,
    mut found: impl FnMut(Single),
) {
    let touches = Touches::of(history);
    let mut follow = |mistake: Mistake, ply: usize, at_once: Deviations, unnoticed: u16| {
        if at_once.is_empty() {
            return;
        }
        let Some((now, later)) = at_once.clone().follow(ply, history, &touches, &fits) else { return };
        if !now.is_empty() {
            let cost = cost::of(mistake, history) + unnoticed + later;
            found(Single { mistake, cost, at_once, now });
        }
    };
    for (ply, announced) in history.moves().iter().enumerate() {
        let (before, after) = (history.after(ply), history.after(ply + 1));
        mistakes::each(announced, before, |what| {
            if let Some((changes, unnoticed)) = what.done(announced, |square| before.piece_at(square)) {
                let at_once = Deviations::instead(&changes, announced, before, after);
                follow(Mistake { when: MistakeTime::Ply(ply), what }, ply + 1, at_once, unnoticed);
            }
        });
    }
    knocked_over(history, &touches, |mistake, after| {
        if let Some(changes) = mistake.what.disturbed(history.after(after)) {
            follow(mistake, after, Deviations::of(changes.iter(), history.after(after)), 0);
        }
    });
    let set_up = history.after(0);
    for (first, one) in set_up.clone() {
        for (second, other) in set_up.clone() {
            let likely = first < second && first.rank() == second.rank();
            if likely && one.color == other.color && one.role != other.role {
                let what = MistakeKind::Exchanged(first, second);
                if let Some(changes) = what.disturbed(set_up) {
                    follow(
                        Mistake { when: MistakeTime::SetUp, what },
                        0,
                        Deviations::of(changes.iter(), set_up),
                        0,
                    );
                }
            }
        }
    }
}

/// Every piece that can have been knocked over, and from when to when it makes no difference. The stretches begin
/// where a move touches the square of the piece or the one beside it on which it is put up again.
fn knocked_over(history: &History, touches: &Touches, mut make: impl FnMut(Mistake, usize)) {
    for after in 0..=history.plies() {
        let board = history.after(after);
        let begun = match after.checked_sub(1) {
            None => Square::ALL.to_vec(),
            Some(ply) => history.moves()[ply].squares().to_vec(),
        };
        let mut over = |from: Square, to: Option<Square>| {
            let next =
                [Some(from), to].into_iter().flatten().filter_map(|square| touches.next(after, square)).min();
            let when = MistakeTime::Between { after, before: next.unwrap_or(history.plies()) };
            make(Mistake { when, what: MistakeKind::KnockedOver { from, to } }, after);
        };
        for square in &begun {
            if board.piece_at(*square).is_some() {
                over(*square, None);
                for to in beside(*square).filter(|to| board.piece_at(*to).is_none()) {
                    over(*square, Some(to));
                }
            } else if after > 0 {
                let pieces = beside(*square).filter(|from| !begun.contains(from));
                for from in pieces.filter(|from| board.piece_at(*from).is_some()) {
                    over(from, Some(*square));
                }
            }
        }
    }
}

/// The squares around this one.
fn beside(square: Square) -> impl Iterator<Item = Square> {
    [-9, -8, -7, -1, 1, 7, 8, 9]
        .into_iter()
        .filter_map(move |step| square.offset(step))
        .filter(move |other| square.distance(*other) == 1)
}
