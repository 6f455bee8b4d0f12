//! What stands on a player's own board, read from his own side: squares, lines, pieces.

use shakmaty::{Board, CastlingSide, Color, File, Piece, Rank, Role, Square};

use super::answer::{Answer, BoardAnswer, KindOn, Line, LineName, Ray, SideOn, SquareContents};
use super::query::{Operand, Operands, QueryRow};
use super::view::{View, in_order};
use crate::game::Reach;

/// The questions about what stands where.
pub static ROWS: &[QueryRow] = &[
    QueryRow::new(
        "square",
        &[("color", Operands::Square), ("pieces", Operands::SquareAlone), ("show", Operands::SquareAlone)],
        |operand, view| match operand {
            Operand::Square(Some(square)) => {
                Ok(Answer::Board(BoardAnswer::Square(contents(view.board(), square))))
            }
            _ => Ok(Answer::All(Vec::new())),
        },
    ),
    QueryRow::new(
        "pieces",
        &[("pieces", Operands::KindAlone), ("show", Operands::KindAlone)],
        |operand, view| match operand {
            Operand::Pieces(role, whose) => {
                let color = whose.and_then(|whose| whose.color(view.side));
                let kind = |color| kind(view.board(), Piece { color, role }, view.side);
                Ok(Answer::Board(BoardAnswer::Pieces(each(color).into_iter().map(kind).collect())))
            }
            _ => Ok(Answer::All(Vec::new())),
        },
    ),
    QueryRow::new("count", &[], |operand, view| Ok(counted(operand, view)))
        .about(&[Operands::Kind, Operands::Side]),
    QueryRow::new("side", &[("pieces", Operands::OneSide), ("show", Operands::OneSide)], |operand, view| {
        let whose = if let Operand::Side(whose) = operand { whose } else { None };
        Ok(sides(view.board(), whose.and_then(|whose| whose.color(view.side)), view.side))
    })
    .of(Reach::Board),
    QueryRow::new(
        "position",
        &[("pieces", Operands::Everything), ("show", Operands::Everything)],
        |_, view| Ok(sides(view.board(), None, view.side)),
    )
    .of(Reach::Board),
    QueryRow::new(
        "rank",
        &[("rank", Operands::Rank), ("pieces", Operands::RankAlone), ("show", Operands::RankAlone)],
        |operand, view| match operand {
            Operand::Rank(Some(rank)) => {
                let squares = File::ALL.map(|file| Square::from_coords(file, rank));
                Ok(Answer::Board(BoardAnswer::Lines(vec![line(LineName::Rank(rank), squares, view)])))
            }
            _ => Ok(Answer::All(Vec::new())),
        },
    )
    .of(Reach::Board),
    QueryRow::new(
        "file",
        &[("file", Operands::File), ("pieces", Operands::FileAlone), ("show", Operands::FileAlone)],
        |operand, view| match operand {
            Operand::File(Some(file)) => {
                let squares = Rank::ALL.map(|rank| Square::from_coords(file, rank));
                Ok(Answer::Board(BoardAnswer::Lines(vec![line(LineName::File(file), squares, view)])))
            }
            _ => Ok(Answer::All(Vec::new())),
        },
    )
    .of(Reach::Board),
    QueryRow::new("king-side", &[("king-side", Operands::Side)], |operand, view| {
        Ok(wing(CastlingSide::KingSide, operand, view))
    })
    .of(Reach::Board),
    QueryRow::new("queen-side", &[("queen-side", Operands::Side)], |operand, view| {
        Ok(wing(CastlingSide::QueenSide, operand, view))
    })
    .of(Reach::Board),
    QueryRow::new("diagonal", &[("diagonal", Operands::Diagonal)], |operand, view| match operand {
        Operand::Between(from, to) => {
            Ok(Answer::Board(BoardAnswer::Lines(vec![diagonal(between(from, to), view)])))
        }
        Operand::Square(Some(square)) => {
            let through = [1, -1].map(|right| through(square, right));
            let lines = through.into_iter().filter(|squares| squares.len() > 1);
            Ok(Answer::Board(BoardAnswer::Lines(lines.map(|squares| diagonal(squares, view)).collect())))
        }
        _ => Ok(Answer::All(Vec::new())),
    })
    .of(Reach::Board),
    QueryRow::new("rays", &[("rays", Operands::Square)], |operand, view| match operand {
        Operand::Square(Some(square)) => Ok(rays(square, view)),
        _ => Ok(Answer::All(Vec::new())),
    })
    .of(Reach::Board),
];

/// The eight directions from a square, as seen by White: files to the right, ranks ahead.
const DIRECTIONS: [(&str, i32, i32); 8] = [
    ("forward", 0, 1),
    ("forward-right", 1, 1),
    ("right", 1, 0),
    ("back-right", 1, -1),
    ("back", 0, -1),
    ("back-left", -1, -1),
    ("left", -1, 0),
    ("forward-left", -1, 1),
];

/// A square and what stands there.
pub fn contents(board: &Board, square: Square) -> SquareContents {
    SquareContents { square, piece: board.piece_at(square) }
}

/// What stands on one wing, files a to d or e to h; of a side, on its own half of that wing.
fn wing(wing: CastlingSide, operand: Operand, view: &View<'_>) -> Answer {
    let whose = if let Operand::Side(whose) = operand { whose } else { None };
    let half = whose.and_then(|whose| whose.color(view.side));
    let is_there = |square: &Square| {
        let king_side = square.file() >= File::E;
        let white_half = square.rank() <= Rank::Fourth;
        king_side == wing.is_king_side() && half.is_none_or(|color| color.is_white() == white_half)
    };
    let mut board = view.board().clone();
    for square in board.occupied().into_iter().filter(|square| !is_there(square)) {
        board.discard_piece_at(square);
    }
    Answer::Board(BoardAnswer::Wing(wing, half, all_pieces(&board, None, view.side)))
}

/// How many pieces of a kind, or of each but the king, the asker has or the sides that are named.
fn counted(operand: Operand, view: &View<'_>) -> Answer {
    let board = view.board();
    let (role, whose) = match operand {
        Operand::Pieces(role, whose) => (Some(role), whose),
        Operand::Side(whose) => (None, whose),
        _ => (None, None),
    };
    let color = whose.and_then(|whose| whose.color(view.side));
    let of = |color: Color| {
        let count = |role: Role| u32::try_from(board.by_piece(Piece { color, role }).count()).unwrap_or(0);
        let asked = |of: &Role| role.map_or(*of != Role::King, |role| role == *of);
        let roles = Role::ALL.into_iter().rev().filter(asked).map(|role| (role, count(role)));
        roles.filter(|(_, count)| *count > 0).collect::<Vec<_>>()
    };
    match (color.map(of), role) {
        (Some(pieces), Some(role)) if pieces.is_empty() => Answer::Board(BoardAnswer::NoPieces(color, role)),
        (Some(pieces), _) if color == Some(view.side) => Answer::Board(BoardAnswer::OwnCounted(pieces)),
        _ => Answer::Board(BoardAnswer::Counted(
            each(color).into_iter().map(|color| (color, of(color))).collect(),
        )),
    }
}

/// All pieces of one side or of both, White first, read from this side.
pub fn sides(board: &Board, color: Option<Color>, read_by: Color) -> Answer {
    Answer::Board(BoardAnswer::Sides(all_pieces(board, color, read_by)))
}

fn all_pieces(board: &Board, color: Option<Color>, read_by: Color) -> Vec<SideOn> {
    let of = |color: Color| {
        let kinds = Role::ALL.into_iter().rev().map(|role| kind(board, Piece { color, role }, read_by));
        SideOn { color, kinds: kinds.filter(|kind| !kind.squares.is_empty()).collect() }
    };
    each(color).into_iter().map(of).collect()
}

fn kind(board: &Board, piece: Piece, read_by: Color) -> KindOn {
    KindOn { piece, squares: in_order(board.by_piece(piece), read_by) }
}

/// One colour or both, White first.
fn each(color: Option<Color>) -> Vec<Color> {
    color.map_or_else(|| vec![Color::White, Color::Black], |color| vec![color])
}

/// A rank or file, from the asker's own side.
fn line(name: LineName, mut squares: [Square; 8], view: &View<'_>) -> Line {
    if view.side == Color::Black {
        squares.reverse();
    }
    Line { name, squares: squares.map(|square| contents(view.board(), square)).to_vec() }
}

/// A diagonal, from the asker's own side.
fn diagonal(mut squares: Vec<Square>, view: &View<'_>) -> Line {
    let ahead = |square: &Square| view.side.fold_wb(u32::from(square.rank()), 7 - u32::from(square.rank()));
    squares.sort_by_key(ahead);
    let ends = squares.first().zip(squares.last());
    let name =
        ends.map_or(LineName::Diagonal(Square::A1, Square::H8), |(from, to)| LineName::Diagonal(*from, *to));
    Line { name, squares: squares.into_iter().map(|square| contents(view.board(), square)).collect() }
}

/// The diagonal through a square that rises to the right, or falls.
fn through(square: Square, right: i32) -> Vec<Square> {
    let mut squares = walk(square, -right, -1);
    squares.push(square);
    squares.extend(walk(square, right, 1));
    squares
}

/// The diagonal between two squares, both with it.
fn between(from: Square, to: Square) -> Vec<Square> {
    let step = |from: u32, to: u32| if to > from { 1 } else { -1 };
    let files = step(from.file().into(), to.file().into());
    let ranks = step(from.rank().into(), to.rank().into());
    let mut squares = vec![from];
    let behind = walk(from, files, ranks);
    let last = behind.iter().position(|square| *square == to).map_or(behind.len(), |at| at + 1);
    squares.extend(&behind[..last]);
    squares
}

/// What is seen from a square in every direction, as far as the board goes.
fn rays(from: Square, view: &View<'_>) -> Answer {
    let (board, ahead) = (view.board(), view.side.fold_wb(1, -1));
    let rays = DIRECTIONS.map(|(direction, files, ranks)| {
        let seen = walk(from, files * ahead, ranks * ahead);
        Ray { direction, squares: seen.into_iter().map(|square| contents(board, square)).collect() }
    });
    Answer::Board(BoardAnswer::Rays(contents(board, from), rays.to_vec()))
}

/// The squares from here in this direction, without this one, to the edge.
fn walk(from: Square, files: i32, ranks: i32) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut at = from;
    while let Some(file) = at.file().offset(files)
        && let Some(rank) = at.rank().offset(ranks)
    {
        at = Square::from_coords(file, rank);
        squares.push(at);
    }
    squares
}
