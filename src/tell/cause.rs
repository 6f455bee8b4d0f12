//! Why a board is wrong, in words: the likeliest cause, and the next where it is nearly as likely (D.2.9).

use shakmaty::{Color, Piece, Role, Square};

use super::phrasing::{Phrasing, color_key, role_key};
use crate::args;
use crate::boards::{Announced, Cause, History, Mistake, MistakeKind, MistakeTime, is_close};
use crate::voice::Id;

/// A move of the history, as a sentence names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NamedMove {
    /// Whose move.
    pub mover: Color,
    /// Its number, from 1.
    pub number: u32,
    /// As it was announced.
    pub announced: String,
}

/// Tells the causes of wrong boards that should stand as one history says.
pub struct Causes<'a, F> {
    phrasing: Phrasing<'a>,
    history: &'a History,
    /// The move of a ply, from 0.
    move_of: F,
}

impl<'a, F: Fn(usize) -> NamedMove> Causes<'a, F> {
    /// `move_of` names the move of a ply of the history, from 0.
    pub fn new(phrasing: Phrasing<'a>, history: &'a History, move_of: F) -> Causes<'a, F> {
        Causes { phrasing, history, move_of }
    }

    /// The first of these causes, and the second where it is close; nothing where there is none.
    pub fn told(&self, board: Color, causes: &[Cause]) -> Vec<String> {
        let told = |id: Id, cause: &Cause| {
            let ids = std::iter::once(id).chain(std::iter::repeat(Id::CAUSE_TOO));
            let told = |(id, mistake): (Id, &Mistake)| {
                let cause = self.mistake(mistake);
                self.phrasing.tell(id, &args!("color" => color_key(board), "cause" => cause))
            };
            ids.zip(&cause.mistakes).map(told).collect::<Vec<_>>()
        };
        let first = causes.first().map(|cause| told(Id::CAUSE_LIKELY, cause)).unwrap_or_default();
        let second = causes.get(1).filter(|_| is_close(causes)).map(|cause| told(Id::CAUSE_CLOSE, cause));
        first.into_iter().chain(second.unwrap_or_default()).collect()
    }

    /// "move twelve of White, Springer Gustav eins Felix drei, was executed to Hektor drei"
    fn mistake(&self, mistake: &Mistake) -> String {
        let announced = match mistake.when {
            MistakeTime::Ply(ply) => self.history.moves().get(ply),
            MistakeTime::SetUp | MistakeTime::Between { .. } => None,
        };
        let squares = squares(mistake.what, announced);
        let [from, to] = squares.map(|square| square.map(|square| self.phrasing.square(square)));
        let piece = match (mistake.what, mistake.when) {
            (MistakeKind::PromotedTo(role), _) => Some(announced_piece(announced, role)),
            (MistakeKind::RookLeft | MistakeKind::RookTo(_), _) => {
                Some(announced_piece(announced, Role::Rook))
            }
            (MistakeKind::KnockedOver { from, .. }, MistakeTime::Between { after, .. }) => {
                self.history.after(after).piece_at(from)
            }
            _ => announced.map(Announced::piece),
        };
        let (color, role) = piece.map_or((Color::White, Role::Pawn), |piece| (piece.color, piece.role));
        let args = args!(
            "mistake" => kind(mistake.what, announced),
            "move" => self.when(mistake.when),
            "color" => color_key(color), "piece" => role_key(role),
            "from" => from.unwrap_or_default(), "to" => to.unwrap_or_default(),
        );
        self.phrasing.tell(Id::CAUSE, &args)
    }

    /// The move, as it was announced; or since when a piece may have been knocked over.
    fn when(&self, when: MistakeTime) -> String {
        let (id, ply) = match when {
            MistakeTime::SetUp | MistakeTime::Between { after: 0, .. } => {
                return self.phrasing.say(Id::CAUSE_SINCE_START);
            }
            MistakeTime::Between { after, .. } => (Id::CAUSE_SINCE, after - 1),
            MistakeTime::Ply(ply) => (Id::CAUSE_MOVE, ply),
        };
        let NamedMove { mover, number, announced } = (self.move_of)(ply);
        let args = args!("mover" => color_key(mover), "number" => number, "move" => announced);
        self.phrasing.tell(id, &args)
    }
}

fn announced_piece(announced: Option<&Announced>, role: Role) -> Piece {
    Piece { color: announced.map_or(Color::White, |announced| announced.color), role }
}

/// The squares of which it is told: from, or where something stays; and to.
fn squares(what: MistakeKind, announced: Option<&Announced>) -> [Option<Square>; 2] {
    let to = announced.map(|announced| announced.to);
    match what {
        MistakeKind::WrongSquare { to, .. } | MistakeKind::RookTo(to) | MistakeKind::ExecutedTwice { to } => {
            [None, Some(to)]
        }
        MistakeKind::WrongPiece { from } => [Some(from), None],
        MistakeKind::Followed { from } => [Some(from), to],
        MistakeKind::CapturedStays | MistakeKind::OnlyCaptured => {
            [announced.and_then(|announced| announced.captured), to]
        }
        MistakeKind::RookLeft => [announced.and_then(|announced| announced.rook).map(|(from, _)| from), to],
        MistakeKind::KingLeft => [announced.map(|announced| announced.from), to],
        MistakeKind::OtherSide | MistakeKind::NotExecuted => [None, None],
        MistakeKind::PromotedTo(_) => [None, to],
        MistakeKind::OwnPiece => {
            [announced.map(|announced| announced.from.flip_vertical()), to.map(Square::flip_vertical)]
        }
        MistakeKind::KnockedOver { from, to } => [Some(from), to],
        MistakeKind::Exchanged(first, second) => [Some(first), Some(second)],
    }
}

/// What happened, as the voices tell it apart.
fn kind(what: MistakeKind, announced: Option<&Announced>) -> &'static str {
    let castled = announced.is_some_and(|announced| announced.rook.is_some());
    let captures = announced.is_some_and(|announced| announced.captured.is_some());
    let passed = announced.is_some_and(|announced| announced.captured != Some(announced.to));
    match what {
        MistakeKind::WrongSquare { .. } if castled => "king-to",
        MistakeKind::WrongSquare { captured: false, .. } if captures => "wrong-square-stays",
        MistakeKind::WrongSquare { .. } => "wrong-square",
        MistakeKind::WrongPiece { .. } => "wrong-piece",
        MistakeKind::CapturedStays if passed => "passed-stays",
        MistakeKind::CapturedStays => "captured-stays",
        MistakeKind::OnlyCaptured => "only-captured",
        MistakeKind::RookLeft => "rook-left",
        MistakeKind::KingLeft => "king-left",
        MistakeKind::RookTo(_) => "rook-to",
        MistakeKind::OtherSide => "other-side",
        MistakeKind::PromotedTo(Role::Pawn) => "pawn-left",
        MistakeKind::PromotedTo(_) => "promoted-to",
        MistakeKind::NotExecuted => "not-executed",
        MistakeKind::ExecutedTwice { .. } => "executed-twice",
        MistakeKind::Followed { .. } => "followed",
        MistakeKind::OwnPiece => "own-piece",
        MistakeKind::KnockedOver { to: None, .. } => "knocked-off",
        MistakeKind::KnockedOver { to: Some(_), .. } => "knocked-onto",
        MistakeKind::Exchanged(..) => "exchanged",
    }
}
