//! What a mistake costs: ten more is half as likely. `docs/boards.md` has the table in words.

use super::mistake::{Mistake, MistakeKind, MistakeTime};
use super::{Announced, History};
use shakmaty::{Role, Square};

/// The hand met another piece than the one that was announced, and nothing was noticed.
pub(super) const OTHER_PIECE: u16 = 40;
/// The square of arrival was not empty, or the piece taken there was an own one.
pub(super) const IN_THE_WAY: u16 = 30;
/// A capture was announced, and nothing stood there.
pub(super) const NOTHING_TO_TAKE: u16 = 20;
/// The piece went to a wrong square, and what was to be captured stays as well.
pub(super) const STAYS_TOO: u16 = 10;
/// Each time the number of plies since then doubles.
pub(super) const AGE: u16 = 5;
/// A second mistake.
pub(super) const SECOND: u16 = 60;

/// The second-best cause is close when it costs at most so much more than the best.
pub const CLOSE: u16 = 10;

/// A single mistake that costs more than this is held against pairs of mistakes.
pub const DEAR: u16 = 90;

const NEIGHBOUR: u16 = 25;
const MIRRORED: u16 = 40;
const TRANSPOSED: u16 = 45;
const LINE: u16 = 50;
const ANYWHERE: u16 = 80;
const WRONG_PIECE: u16 = 15;
const FAR_PAWN: u16 = 60;
const CAPTURED_STAYS: u16 = 5;
const ONLY_CAPTURED: u16 = 40;
const ROOK_LEFT: u16 = 5;
const KING_LEFT: u16 = 20;
const ROOK_BESIDE: u16 = 35;
const OTHER_SIDE: u16 = 30;
const PAWN_LEFT: u16 = 10;
const PROMOTED: u16 = 15;
const NOT_EXECUTED: u16 = 10;
const ONWARD: u16 = 40;
const FOLLOWED: u16 = 45;
const OWN_PIECE: u16 = 50;
const KNOCKED_OFF: u16 = 35;
const KNOCKED_ASIDE: u16 = 50;
const EXCHANGED: u16 = 40;

/// What everything costs, the likeliest mistake first, as `docs/boards.md` names it.
pub const COSTS: [(&str, u16); 28] = [
    ("captured piece stays", CAPTURED_STAYS),
    ("rook left at castling", ROOK_LEFT),
    ("move not executed", NOT_EXECUTED),
    ("pawn left on the last rank", PAWN_LEFT),
    ("wrong piece of the same kind", WRONG_PIECE),
    ("promoted to another piece", PROMOTED),
    ("king left at castling", KING_LEFT),
    ("wrong square: a neighbour", NEIGHBOUR),
    ("castled to the other side", OTHER_SIDE),
    ("rook beside its square at castling", ROOK_BESIDE),
    ("piece knocked off the board", KNOCKED_OFF),
    ("captured, but not moved", ONLY_CAPTURED),
    ("wrong square: mirrored", MIRRORED),
    ("executed twice: the same way on", ONWARD),
    ("exchanged at the set-up", EXCHANGED),
    ("wrong square: file and rank exchanged", TRANSPOSED),
    ("executed twice: another piece followed", FOLLOWED),
    ("wrong square: on the same line", LINE),
    ("piece knocked onto a neighbouring square", KNOCKED_ASIDE),
    ("own piece moved in place of the opponent's", OWN_PIECE),
    ("wrong piece: a pawn from far away", FAR_PAWN),
    ("wrong square: any other", ANYWHERE),
    ("captured piece stays as well", STAYS_TOO),
    ("nothing to take", NOTHING_TO_TAKE),
    ("piece in the way on the square of arrival", IN_THE_WAY),
    ("other piece on the square of origin", OTHER_PIECE),
    ("each doubling of the plies since then", AGE),
    ("second mistake", SECOND),
];

/// What this mistake costs, its age included, but for what was not noticed.
pub(super) fn of(mistake: Mistake, history: &History) -> u16 {
    let base = match mistake.when {
        MistakeTime::SetUp => EXCHANGED,
        MistakeTime::Between { .. } => match mistake.what {
            MistakeKind::KnockedOver { to: Some(_), .. } => KNOCKED_ASIDE,
            _ => KNOCKED_OFF,
        },
        MistakeTime::Ply(ply) => of_ply(mistake.what, &history.moves()[ply]),
    };
    let plies = history.plies();
    let since = match mistake.when {
        MistakeTime::SetUp => plies,
        MistakeTime::Ply(ply) => plies - 1 - ply,
        MistakeTime::Between { before, .. } => plies - before,
    };
    base + AGE * u16::try_from((since + 1).ilog2()).unwrap_or(u16::MAX / AGE)
}

/// What a mistake in the execution of this move costs.
fn of_ply(what: MistakeKind, announced: &Announced) -> u16 {
    match what {
        MistakeKind::WrongSquare { to, .. } => wrong_square(announced.to, to),
        MistakeKind::WrongPiece { from } => {
            let far = announced.to.file().distance(from.file()) > 1;
            if announced.role == Role::Pawn && far { FAR_PAWN } else { WRONG_PIECE }
        }
        MistakeKind::CapturedStays => CAPTURED_STAYS,
        MistakeKind::OnlyCaptured => ONLY_CAPTURED,
        MistakeKind::RookLeft => ROOK_LEFT,
        MistakeKind::KingLeft => KING_LEFT,
        MistakeKind::RookTo(_) => ROOK_BESIDE,
        MistakeKind::OtherSide => OTHER_SIDE,
        MistakeKind::PromotedTo(Role::Pawn) => PAWN_LEFT,
        MistakeKind::PromotedTo(_) => PROMOTED,
        MistakeKind::NotExecuted => NOT_EXECUTED,
        MistakeKind::ExecutedTwice { .. } => ONWARD,
        MistakeKind::Followed { .. } => FOLLOWED,
        MistakeKind::OwnPiece => OWN_PIECE,
        MistakeKind::KnockedOver { .. } => KNOCKED_OFF,
        MistakeKind::Exchanged(..) => EXCHANGED,
    }
}

/// How far one square is from being taken for another.
fn wrong_square(right: Square, wrong: Square) -> u16 {
    let mirrored = [right.flip_vertical(), right.flip_horizontal(), right.rotate_180()];
    let (file, rank) = (right.file().distance(wrong.file()), right.rank().distance(wrong.rank()));
    if right.distance(wrong) == 1 {
        NEIGHBOUR
    } else if mirrored.contains(&wrong) {
        MIRRORED
    } else if right.flip_diagonal() == wrong {
        TRANSPOSED
    } else if file == 0 || rank == 0 || file == rank {
        LINE
    } else {
        ANYWHERE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_that_are_taken_for_each_other() {
        for (right, wrong, cost) in [
            (Square::F3, Square::F4, NEIGHBOUR),
            (Square::F3, Square::E2, NEIGHBOUR),
            (Square::F3, Square::F6, MIRRORED),
            (Square::F3, Square::C6, MIRRORED),
            (Square::B3, Square::C2, NEIGHBOUR),
            (Square::B4, Square::D2, TRANSPOSED),
            (Square::F3, Square::F7, LINE),
            (Square::F3, Square::A8, LINE),
            (Square::F3, Square::A7, ANYWHERE),
        ] {
            assert_eq!(wrong_square(right, wrong), cost, "{right} {wrong}");
        }
    }
}
