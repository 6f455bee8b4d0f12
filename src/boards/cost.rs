//! What a mistake costs: ten more is half as likely. `docs/boards.md` has the table in words.

use super::mistake::{Mistake, MistakeKind, MistakeTime};
use super::{Announced, History};
use shakmaty::{Role, Square};

/// The hand met another piece than the one that was announced, and nothing was noticed.
pub(super) const OTHER_PIECE: u16 = row("other piece on the square of origin");
/// The square of arrival was not empty, or the piece taken there was an own one.
pub(super) const IN_THE_WAY: u16 = row("piece in the way on the square of arrival");
/// A capture was announced, and nothing stood there.
pub(super) const NOTHING_TO_TAKE: u16 = row("nothing to take");
/// The piece went to a wrong square, and what was to be captured stays as well.
pub(super) const STAYS_TOO: u16 = row("captured piece stays as well");
/// Each time the number of plies since then doubles.
pub(super) const AGE: u16 = row("each doubling of the plies since then");
/// A second mistake.
pub(super) const SECOND: u16 = row("second mistake");

/// The second-best cause is close when it costs at most so much more than the best.
pub const CLOSE: u16 = 10;

/// A single mistake that costs more than this is held against pairs of mistakes.
pub const DEAR: u16 = 90;

/// What everything costs.
pub const COSTS: [(&str, u16); 28] = [
    ("captured piece stays", 5),
    ("rook left at castling", 5),
    ("move not executed", 10),
    ("pawn left on the last rank", 10),
    ("wrong piece of the same kind", 15),
    ("promoted to another piece", 15),
    ("king left at castling", 20),
    ("wrong square: a neighbour", 25),
    ("castled to the other side", 30),
    ("rook beside its square at castling", 35),
    ("piece knocked off the board", 35),
    ("captured, but not moved", 40),
    ("wrong square: mirrored", 40),
    ("executed twice: the same way on", 40),
    ("exchanged at the set-up", 40),
    ("wrong square: file and rank exchanged", 45),
    ("executed twice: another piece followed", 45),
    ("wrong square: on the same line", 50),
    ("piece knocked onto a neighbouring square", 50),
    ("own piece moved in place of the opponent's", 50),
    ("wrong piece: a pawn from far away", 60),
    ("wrong square: any other", 80),
    ("captured piece stays as well", 10),
    ("nothing to take", 20),
    ("piece in the way on the square of arrival", 30),
    ("other piece on the square of origin", 40),
    ("each doubling of the plies since then", 5),
    ("second mistake", 60),
];

const NEIGHBOUR: u16 = row("wrong square: a neighbour");
const MIRRORED: u16 = row("wrong square: mirrored");
const TRANSPOSED: u16 = row("wrong square: file and rank exchanged");
const LINE: u16 = row("wrong square: on the same line");
const ANYWHERE: u16 = row("wrong square: any other");
const WRONG_PIECE: u16 = row("wrong piece of the same kind");
const FAR_PAWN: u16 = row("wrong piece: a pawn from far away");
const CAPTURED_STAYS: u16 = row("captured piece stays");
const ONLY_CAPTURED: u16 = row("captured, but not moved");
const ROOK_LEFT: u16 = row("rook left at castling");
const KING_LEFT: u16 = row("king left at castling");
const ROOK_BESIDE: u16 = row("rook beside its square at castling");
const OTHER_SIDE: u16 = row("castled to the other side");
const PAWN_LEFT: u16 = row("pawn left on the last rank");
const PROMOTED: u16 = row("promoted to another piece");
const NOT_EXECUTED: u16 = row("move not executed");
const ONWARD: u16 = row("executed twice: the same way on");
const FOLLOWED: u16 = row("executed twice: another piece followed");
const OWN_PIECE: u16 = row("own piece moved in place of the opponent's");
const KNOCKED_OFF: u16 = row("piece knocked off the board");
const KNOCKED_ASIDE: u16 = row("piece knocked onto a neighbouring square");
const EXCHANGED: u16 = row("exchanged at the set-up");

/// What stands in the row of this name. A name that has none does not compile.
const fn row(name: &str) -> u16 {
    let mut at = 0;
    while at < COSTS.len() {
        if same(COSTS[at].0.as_bytes(), name.as_bytes()) {
            return COSTS[at].1;
        }
        at += 1;
    }
    panic!("no such row")
}

const fn same(first: &[u8], second: &[u8]) -> bool {
    if first.len() != second.len() {
        return false;
    }
    let mut at = 0;
    while at < first.len() {
        if first[at] != second[at] {
            return false;
        }
        at += 1;
    }
    true
}

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
