//! What a pair of hands does on a board when a move is executed.

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, CastlingSide, Color, File, Move, Piece, Rank, Role, Square};

/// Pieces taken off, then pieces put on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Execution {
    lifted: Vec<Square>,
    placed: Vec<(Square, Piece)>,
    /// From where each of those comes; `None` for one that comes from beside the board.
    origins: Vec<Option<Square>>,
    /// Whether the piece placed is another than the one that is taken from its origin.
    promotes: bool,
}

impl Execution {
    /// A legal move of this colour.
    pub fn of_move(played: &Move, color: Color) -> Execution {
        let piece = |role| Piece { color, role };
        match *played {
            Move::Normal { role, from, to, promotion, .. } => {
                let arrives = piece(promotion.unwrap_or(role));
                Execution {
                    promotes: promotion.is_some(),
                    ..Execution::of_one(from, vec![from, to], to, arrives)
                }
            }
            Move::EnPassant { from, to } => {
                let passed = Square::from_coords(to.file(), from.rank());
                Execution::of_one(from, vec![from, passed], to, piece(Role::Pawn))
            }
            Move::Castle { king, rook } => Execution::castling(king, rook, color),
            Move::Put { role, to } => Execution {
                lifted: vec![to],
                placed: vec![(to, piece(role))],
                origins: vec![None],
                promotes: false,
            },
        }
    }

    /// One piece goes from one square to another.
    fn of_one(from: Square, lifted: Vec<Square>, to: Square, piece: Piece) -> Execution {
        Execution { lifted, placed: vec![(to, piece)], origins: vec![Some(from)], promotes: false }
    }

    /// What these coordinates mean on this board, whatever stands there and legal or not. A king that castles,
    /// as [`castled`] has it, takes the rook along. `None` when nothing stands on the square of origin.
    pub fn of_coordinates(done: &UciMove, board: &Board, mode: CastlingMode) -> Option<Execution> {
        let UciMove::Normal { from, to, promotion } = *done else { return None };
        let piece = board.piece_at(from)?;
        if let Some((king, rook)) = castled(done, board, mode) {
            return Some(Execution::castling(king, rook, piece.color));
        }
        let placed = Piece { color: piece.color, role: promotion.unwrap_or(piece.role) };
        let mut lifted = vec![from, to];
        // 3.7.3.1: a pawn that goes aslant from its fifth to an empty square of its sixth rank takes the enemy pawn beside
        // it en passant. From another rank no hand takes one off.
        let beside = Square::from_coords(to.file(), from.rank());
        let passed = Piece { color: !piece.color, role: Role::Pawn };
        let (fifth, sixth) = (piece.color.relative_rank(Rank::Fifth), piece.color.relative_rank(Rank::Sixth));
        let aslant = from.file() != to.file() && from.rank() == fifth && to.rank() == sixth;
        let passing = piece.role == Role::Pawn && aslant && board.piece_at(to).is_none();
        if passing && board.piece_at(beside) == Some(passed) {
            lifted.push(beside);
        }
        Some(Execution { promotes: promotion.is_some(), ..Execution::of_one(from, lifted, to, placed) })
    }

    fn castling(king: Square, rook: Square, color: Color) -> Execution {
        let side = CastlingSide::from_queen_side(rook.file() < king.file());
        Execution {
            lifted: vec![king, rook],
            placed: vec![
                (side.king_to(color), Piece { color, role: Role::King }),
                (side.rook_to(color), Piece { color, role: Role::Rook }),
            ],
            origins: vec![Some(king), Some(rook)],
            promotes: false,
        }
    }

    /// Where the piece that was moved stands then; the king of the two that castle.
    pub fn lands(&self) -> Option<Square> {
        self.placed.first().map(|(square, _)| *square)
    }

    /// Whether a piece goes from this square.
    pub fn comes_from(&self, square: Square) -> bool {
        self.origins.contains(&Some(square))
    }

    /// The squares it touches.
    pub fn squares(&self) -> impl Iterator<Item = Square> + '_ {
        self.lifted.iter().copied().chain(self.placed.iter().map(|(square, _)| *square))
    }

    /// The squares on which it puts pieces, with the pieces.
    pub fn placed(&self) -> &[(Square, Piece)] {
        &self.placed
    }

    /// Does it as hands do: what stands on a square of origin goes to the square of arrival, whatever it is. Where nothing
    /// stands nothing goes.
    pub fn apply(&self, board: &mut Board) {
        let held: Vec<(Square, Option<Piece>)> = self
            .placed
            .iter()
            .zip(&self.origins)
            .map(|((square, piece), origin)| {
                let stood = origin.map_or(Some(*piece), |origin| board.piece_at(origin));
                (*square, stood.map(|stood| if self.promotes { *piece } else { stood }))
            })
            .collect();
        for square in &self.lifted {
            board.discard_piece_at(*square);
        }
        for (square, piece) in held {
            if let Some(piece) = piece {
                board.set_piece_at(square, piece);
            }
        }
    }
}

/// The squares of king and rook before castling, where these coordinates mean it: a king on its first rank that
/// goes two squares towards a rook in the corner; in Chess960 one that goes to the square of a rook of its own
/// (II.3.2), which no other move does.
pub fn castled(done: &UciMove, board: &Board, mode: CastlingMode) -> Option<(Square, Square)> {
    let UciMove::Normal { from, to, .. } = *done else { return None };
    let king = board.piece_at(from).filter(|piece| piece.role == Role::King)?;
    if from.rank() != king.color.backrank() || to.rank() != from.rank() {
        return None;
    }
    let rook = match mode {
        CastlingMode::Chess960 => to,
        CastlingMode::Standard if from.file().distance(to.file()) == 2 => {
            Square::from_coords(if from.file() < to.file() { File::H } else { File::A }, from.rank())
        }
        CastlingMode::Standard => return None,
    };
    (board.piece_at(rook) == Some(Piece { color: king.color, role: Role::Rook })).then_some((from, rook))
}
