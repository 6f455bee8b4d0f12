//! Chess by hand: a board as a map, moves made square by square, lines walked step by step.

use std::collections::BTreeMap;

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, EnPassantMode, File, Piece, Position, Rank, Role, Square};

/// What stands where.
pub type Pieces = BTreeMap<Square, Piece>;

/// The array.
pub const ARRAY: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// File and rank of a square, from 0.
pub fn steps(square: Square) -> (i32, i32) {
    let name = square.to_string();
    let at = |place: usize, first: u8| i32::from(name.as_bytes()[place]) - i32::from(first);
    (at(0, b'a'), at(1, b'1'))
}

/// The square there; `None` beyond the edge.
pub fn square(file: i32, rank: i32) -> Option<Square> {
    let on_board = |step: i32| u32::try_from(step).ok().filter(|step| *step < 8);
    Some(Square::from_coords(File::new(on_board(file)?), Rank::new(on_board(rank)?)))
}

/// What a FEN has, letter by letter.
pub fn by_fen(fen: &str) -> Pieces {
    let mut pieces = Pieces::new();
    for (row, text) in fen.split(' ').next().unwrap().split('/').enumerate() {
        let mut file = 0;
        for sign in text.chars() {
            if let Some(empty) = sign.to_digit(10) {
                file += i32::try_from(empty).unwrap();
            } else {
                let rank = 7 - i32::try_from(row).unwrap();
                pieces.insert(square(file, rank).unwrap(), Piece::from_char(sign).unwrap());
                file += 1;
            }
        }
    }
    pieces
}

/// Makes a move that is written "e2e4", "e7e8q"; castling by the king.
pub fn make(pieces: &mut Pieces, uci: &str) {
    let (from, to): (Square, Square) = (uci[..2].parse().unwrap(), uci[2..4].parse().unwrap());
    let mut piece = pieces.remove(&from).unwrap();
    let ((from_file, from_rank), (to_file, _)) = (steps(from), steps(to));
    let taken = pieces.insert(to, piece);
    if piece.role == Role::Pawn && from_file != to_file && taken.is_none() {
        pieces.remove(&square(to_file, from_rank).unwrap());
    }
    if piece.role == Role::King && (from_file - to_file).abs() == 2 {
        let (corner, beside) = if to_file == 6 { (7, 5) } else { (0, 3) };
        let rook = pieces.remove(&square(corner, from_rank).unwrap()).unwrap();
        pieces.insert(square(beside, from_rank).unwrap(), rook);
    }
    if let Some(becomes) = uci.chars().nth(4) {
        piece.role = Role::from_char(becomes).unwrap();
        pieces.insert(to, piece);
    }
}

/// Whether a side attacks a square.
pub fn attacked(pieces: &Pieces, target: Square, by: Color) -> bool {
    let (file, rank) = steps(target);
    pieces.iter().filter(|(_, piece)| piece.color == by).any(|(from, piece)| {
        let (from_file, from_rank) = steps(*from);
        let (right, up) = (file - from_file, rank - from_rank);
        let (far_right, far_up) = (right.abs(), up.abs());
        let straight = (right == 0) != (up == 0);
        let oblique = far_right == far_up && right != 0;
        match piece.role {
            Role::Pawn => far_right == 1 && up == if by.is_white() { 1 } else { -1 },
            Role::Knight => far_right * far_up == 2,
            Role::King => far_right.max(far_up) == 1,
            Role::Bishop => oblique && is_free(pieces, *from, target),
            Role::Rook => straight && is_free(pieces, *from, target),
            Role::Queen => (straight || oblique) && is_free(pieces, *from, target),
        }
    })
}

/// Whether nothing stands between two squares of one line.
fn is_free(pieces: &Pieces, from: Square, to: Square) -> bool {
    let ((mut file, mut rank), end) = (steps(from), steps(to));
    let (right, up) = ((end.0 - file).signum(), (end.1 - rank).signum());
    loop {
        (file, rank) = (file + right, rank + up);
        if (file, rank) == end {
            return true;
        }
        if pieces.contains_key(&square(file, rank).unwrap()) {
            return false;
        }
    }
}

/// Every legal move, found by trying all pairs of squares.
pub fn legal(position: &Chess) -> Vec<String> {
    // Nothing moves that does not stand there.
    let from = pieces_of(position).into_iter().filter(|(_, piece)| piece.color == position.turn());
    let pairs = from.flat_map(|(from, _)| Square::ALL.map(|to| (from, to)));
    let all =
        pairs.flat_map(|(from, to)| ["", "q", "r", "b", "n"].map(|becomes| format!("{from}{to}{becomes}")));
    // Castling is written by the king in one form only.
    let is_legal = |uci: &String| {
        let read: UciMove = uci.parse().unwrap();
        read.to_move(position).is_ok_and(|found| found.to_uci(shakmaty::CastlingMode::Standard) == read)
    };
    all.filter(is_legal).collect()
}

fn pieces_of(position: &Chess) -> Pieces {
    by_fen(&Fen::from_position(position, EnPassantMode::Legal).to_string())
}

/// The legal moves onto a piece; no pawn of these positions can be taken in passing.
pub fn captures(position: &Chess) -> Vec<String> {
    let pieces = pieces_of(position);
    legal(position).into_iter().filter(|uci| pieces.contains_key(&uci[2..4].parse().unwrap())).collect()
}

/// The legal moves behind which the other king is attacked.
pub fn checks(position: &Chess) -> Vec<String> {
    let by = position.turn();
    let gives_check = |uci: &String| {
        let mut pieces = pieces_of(position);
        make(&mut pieces, uci);
        let king = Piece { color: !by, role: Role::King };
        let at = pieces.iter().find(|(_, piece)| **piece == king).map(|(at, _)| *at).unwrap();
        attacked(&pieces, at, by)
    };
    legal(position).into_iter().filter(gives_check).collect()
}

/// The checks to which nothing is an answer.
pub fn mates(position: &Chess) -> Vec<String> {
    let is_mate = |uci: &String| {
        let mut after = position.clone();
        after.play_unchecked(uci.parse::<UciMove>().unwrap().to_move(position).unwrap());
        legal(&after).is_empty()
    };
    checks(position).into_iter().filter(is_mate).collect()
}
