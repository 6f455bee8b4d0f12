//! What stands on a board, in words: squares, lines, pieces.

use shakmaty::{CastlingSide, Color, Role};

use super::counted::counted;
use crate::args;
use crate::query::{AtEdge, BoardAnswer, KindOn, Line, LineName, Ray, SideOn, SquareContents};
use crate::tell::phrasing::{Phrasing, color_key, role_key};
use crate::voice::Id;

/// What stands on a board.
pub(super) fn answer(answer: &BoardAnswer, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        BoardAnswer::Square(at) => vec![square(*at, phrasing)],
        BoardAnswer::Pieces(kinds) => kinds.iter().map(|kind| pieces(kind, phrasing)).collect(),
        BoardAnswer::Sides(sides) => self::sides(sides, phrasing),
        BoardAnswer::Wing(wing, half, sides) => self::wing(*wing, *half, sides, phrasing),
        BoardAnswer::Lines(lines) => lines.iter().map(|line| self::line(line, phrasing)).collect(),
        BoardAnswer::Rays(from, rays) => self::rays(*from, rays, phrasing),
        BoardAnswer::Walked(at, edge) => walked(*at, *edge, phrasing),
        BoardAnswer::NoPieces(color, role) => vec![no_pieces(*color, *role, phrasing)],
        BoardAnswer::NothingThere(square) => {
            let args = args!("square" => phrasing.square(*square));
            vec![phrasing.tell(Id::MISFIT_NOTHING_THERE, &args)]
        }
        BoardAnswer::OwnCounted(pieces) => {
            vec![phrasing.tell(Id::COUNTED_OWN, &args!("pieces" => counted(pieces, phrasing)))]
        }
        BoardAnswer::Counted(sides) => {
            let told = sides.iter().map(|(color, pieces)| {
                let args = args!("color" => color_key(*color), "pieces" => counted(pieces, phrasing));
                phrasing.tell(Id::COUNTED_OF, &args)
            });
            told.collect()
        }
    }
}

/// What stands on a square, and the square's colour.
fn square(at: SquareContents, phrasing: &Phrasing<'_>) -> String {
    let shade = if at.square.is_light() { "light" } else { "dark" };
    let contents = phrasing.contents(at.piece);
    let args = args!("square" => phrasing.square(at.square), "shade" => shade, "contents" => contents);
    phrasing.tell(Id::LOOK_SQUARE, &args)
}

/// The square gone to; at the edge it is told first that it is one.
fn walked(at: SquareContents, AtEdge(edge): AtEdge, phrasing: &Phrasing<'_>) -> Vec<String> {
    let edge = edge.then(|| phrasing.say(Id::EDGE));
    edge.into_iter().chain([square(at, phrasing)]).collect()
}

/// Where the pieces of a kind are.
fn pieces(kind: &KindOn, phrasing: &Phrasing<'_>) -> String {
    if kind.squares.is_empty() {
        return no_pieces(Some(kind.piece.color), kind.piece.role, phrasing);
    }
    of_side(kind.piece.color, &[of_kind(kind, phrasing)], phrasing)
}

/// That there is no such piece.
fn no_pieces(color: Option<Color>, role: Role, phrasing: &Phrasing<'_>) -> String {
    let Some(color) = color else { return phrasing.of_piece(Id::LOOK_NO_PIECE, role) };
    phrasing.tell(Id::LOOK_NO_PIECES, &args!("color" => color_key(color), "piece" => role_key(role)))
}

/// What stands on a wing, or on one side's half of it.
fn wing(wing: CastlingSide, half: Option<Color>, sides: &[SideOn], phrasing: &Phrasing<'_>) -> Vec<String> {
    let side = if wing.is_king_side() { "short" } else { "long" };
    let half = half.map_or("none", color_key);
    let mut told = vec![phrasing.tell(Id::WING, &args!("side" => side, "half-of" => half))];
    let kinds = |side: &SideOn| side.kinds.iter().map(|kind| of_kind(kind, phrasing)).collect::<Vec<_>>();
    let occupied = sides.iter().filter(|side| !side.kinds.is_empty());
    told.extend(occupied.map(|side| of_side(side.color, &kinds(side), phrasing)));
    if told.len() == 1 {
        told.push(phrasing.say(Id::EMPTY));
    }
    told
}

/// All pieces of each side, the king first, pawns last and by file.
fn sides(sides: &[SideOn], phrasing: &Phrasing<'_>) -> Vec<String> {
    let count = |side: &SideOn| side.kinds.iter().map(|kind| kind.squares.len()).sum::<usize>();
    let mut told: Vec<String> = sides
        .iter()
        .map(|side| {
            let mut kinds: Vec<String> = side.kinds.iter().map(|kind| of_kind(kind, phrasing)).collect();
            if phrasing.is_brief() {
                kinds.insert(0, format!("({})", count(side)));
            }
            if kinds.is_empty() {
                kinds.push(phrasing.say(Id::EMPTY));
            }
            of_side(side.color, &kinds, phrasing)
        })
        .collect();
    // No line holds the pieces of both sides; how many there are it does.
    if let ([white, black], true) = (sides, phrasing.is_brief()) {
        let args = args!("white" => count(white), "black" => count(black));
        told.insert(0, phrasing.tell(Id::BRIEF_POSITION_COUNTED, &args));
    }
    told
}

fn of_kind(kind: &KindOn, phrasing: &Phrasing<'_>) -> String {
    let told: Vec<String> = kind.squares.iter().map(|square| phrasing.square(*square)).collect();
    let args = args!(
        "piece" => role_key(kind.piece.role),
        "sign" => phrasing.sign(kind.piece.role),
        "count" => kind.squares.len(),
        "squares" => phrasing.list(&told),
    );
    phrasing.tell(Id::POSITION_PIECE, &args)
}

fn of_side(color: Color, kinds: &[String], phrasing: &Phrasing<'_>) -> String {
    let between = if phrasing.is_brief() { " " } else { "; " };
    let args = args!("color" => color_key(color), "pieces" => kinds.join(between));
    phrasing.tell(Id::POSITION_SIDE, &args)
}

/// What stands on a rank, a file or a diagonal; empty squares are told together.
fn line(line: &Line, phrasing: &Phrasing<'_>) -> String {
    let name = match line.name {
        LineName::Rank(rank) => phrasing.tell(Id::RANK_NAME, &args!("rank" => phrasing.rank(rank))),
        LineName::File(file) => phrasing.tell(Id::FILE_NAME, &args!("file" => phrasing.file(file))),
        LineName::Diagonal(from, to) => {
            let args = args!("from" => phrasing.square(from), "to" => phrasing.square(to));
            phrasing.tell(Id::DIAGONAL_NAME, &args)
        }
    };
    let item = |at: &SquareContents| match line.name {
        LineName::Rank(_) => item(*at, Id::LOOK_ITEM, phrasing.file(at.square.file()), phrasing),
        // A number before a piece would count it.
        LineName::File(_) => item(*at, Id::FILE_ITEM, phrasing.rank(at.square.rank()), phrasing),
        LineName::Diagonal(..) => item(*at, Id::LOOK_ITEM, phrasing.square(at.square), phrasing),
    };
    let items: Vec<String> = line.squares.iter().filter_map(item).collect();
    let id = match items.len() {
        0 => Id::LINE_EMPTY,
        all if all == line.squares.len() => Id::LINE_FULL,
        _ => Id::LINE,
    };
    phrasing.tell(id, &args!("name" => name, "items" => phrasing.row(&items)))
}

/// What is seen from a square in every direction.
fn rays(from: SquareContents, rays: &[Ray], phrasing: &Phrasing<'_>) -> Vec<String> {
    let contents = phrasing.contents(from.piece);
    let args = args!("square" => phrasing.square(from.square), "contents" => contents);
    let mut told = vec![phrasing.tell(Id::RAYS_FROM, &args)];
    let mut empty = false;
    for ray in rays {
        let item = |at: &SquareContents| item(*at, Id::LOOK_ITEM, phrasing.square(at.square), phrasing);
        let items: Vec<String> = ray.squares.iter().filter_map(item).collect();
        if items.is_empty() {
            empty |= !ray.squares.is_empty();
        } else {
            let args = args!("direction" => ray.direction, "items" => phrasing.row(&items));
            told.push(phrasing.tell(Id::RAY, &args));
        }
    }
    if empty {
        told.push(phrasing.say(Id::RAYS_ELSE));
    }
    told
}

/// A piece with its place, or nothing where none stands.
pub(super) fn item(at: SquareContents, id: Id, place: String, phrasing: &Phrasing<'_>) -> Option<String> {
    let piece = at.piece?;
    if phrasing.is_brief() {
        return Some(phrasing.signed(piece) + &place);
    }
    let contents = phrasing.contents(Some(piece));
    Some(phrasing.tell(id, &args!("place" => place, "contents" => contents)))
}
