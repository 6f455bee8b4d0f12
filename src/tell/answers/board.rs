//! What stands on a player's own board, read to him from his own side: squares, lines, pieces.

use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use crate::args;
use crate::tell::phrasing::{Phrasing, color_key, role_key};

/// Reads one board to one player.
pub struct BoardAnswers<'a> {
    board: &'a Board,
    /// From whose side it is read: left and right, near and far are his.
    side: Color,
    phrasing: Phrasing<'a>,
}

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

impl<'a> BoardAnswers<'a> {
    /// At this board, from this side.
    #[must_use]
    pub fn new(board: &'a Board, side: Color, phrasing: Phrasing<'a>) -> BoardAnswers<'a> {
        BoardAnswers { board, side, phrasing }
    }

    /// What stands on a square, and the square's colour.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        let shade = if square.is_light() { "light" } else { "dark" };
        let contents = self.phrasing.contents(self.board.piece_at(square));
        self.phrasing.tell(
            "look-square",
            &args!("square" => self.phrasing.square(square), "shade" => shade, "contents" => contents),
        )
    }

    /// Where the pieces of a kind are.
    #[must_use]
    pub fn pieces(&self, role: Role, color: Option<Color>) -> Vec<String> {
        let of = |color: Color| {
            let squares = self.in_order(self.board.by_piece(Piece { color, role }).into_iter().collect());
            if squares.is_empty() {
                let args = args!("color" => color_key(color), "piece" => role_key(role));
                return self.phrasing.tell("look-no-pieces", &args);
            }
            self.of_side(color, &[self.kind(role, &squares)])
        };
        both_or(color).into_iter().map(of).collect()
    }

    /// All pieces of a side, the king first, pawns last and by file.
    #[must_use]
    pub fn side(&self, color: Option<Color>) -> Vec<String> {
        let of = |color: Color| {
            let mut kinds = Vec::new();
            if self.phrasing.is_brief() {
                kinds.push(format!("({})", self.board.by_color(color).count()));
            }
            for role in Role::ALL.into_iter().rev() {
                let squares = self.in_order(self.board.by_piece(Piece { color, role }).into_iter().collect());
                if !squares.is_empty() {
                    kinds.push(self.kind(role, &squares));
                }
            }
            if kinds.is_empty() {
                kinds.push(self.phrasing.say("empty"));
            }
            self.of_side(color, &kinds)
        };
        let mut told: Vec<String> = both_or(color).into_iter().map(of).collect();
        // No line holds the pieces of both sides; how many there are it does.
        if color.is_none() && self.phrasing.is_brief() {
            let count = |color: Color| self.board.by_color(color).count();
            let args = args!("white" => count(Color::White), "black" => count(Color::Black));
            told.insert(0, self.phrasing.tell("brief-position-counted", &args));
        }
        told
    }

    fn kind(&self, role: Role, squares: &[Square]) -> String {
        let told: Vec<String> = squares.iter().map(|square| self.phrasing.square(*square)).collect();
        let args = args!(
            "piece" => role_key(role),
            "sign" => self.phrasing.sign(role),
            "count" => squares.len(),
            "squares" => self.phrasing.list(&told),
        );
        self.phrasing.tell("position-piece", &args)
    }

    fn of_side(&self, color: Color, kinds: &[String]) -> String {
        let between = if self.phrasing.is_brief() { " " } else { "; " };
        let args = args!("color" => color_key(color), "pieces" => kinds.join(between));
        self.phrasing.tell("position-side", &args)
    }

    /// What stands on a rank, from the left.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> String {
        let name = self.phrasing.tell("rank-name", &args!("rank" => self.phrasing.rank(rank)));
        let squares = File::ALL.map(|file| Square::from_coords(file, rank));
        self.line(&name, &squares, "look-item", |square| self.phrasing.file(square.file()))
    }

    /// What stands on a file, from the near end.
    #[must_use]
    pub fn file(&self, file: File) -> String {
        let name = self.phrasing.tell("file-name", &args!("file" => self.phrasing.file(file)));
        let squares = Rank::ALL.map(|rank| Square::from_coords(file, rank));
        // A number before a piece would count it.
        self.line(&name, &squares, "file-item", |square| self.phrasing.rank(square.rank()))
    }

    /// What stands on both diagonals through a square; a corner has one.
    #[must_use]
    pub fn diagonals(&self, square: Square) -> Vec<String> {
        let through = |right: i32| {
            let mut squares = walk(square, -right, -1);
            squares.reverse();
            squares.push(square);
            squares.extend(walk(square, right, 1));
            squares
        };
        [1, -1]
            .into_iter()
            .map(through)
            .filter(|squares| squares.len() > 1)
            .map(|squares| self.diagonal(&squares))
            .collect()
    }

    /// What stands on the diagonal between two squares, both with it.
    #[must_use]
    pub fn diagonal_between(&self, from: Square, to: Square) -> String {
        let step = |from: u32, to: u32| if to > from { 1 } else { -1 };
        let files = step(from.file().into(), to.file().into());
        let ranks = step(from.rank().into(), to.rank().into());
        let mut squares = vec![from];
        for square in walk(from, files, ranks) {
            squares.push(square);
            if square == to {
                break;
            }
        }
        self.diagonal(&squares)
    }

    fn diagonal(&self, squares: &[Square]) -> String {
        let mut squares = squares.to_vec();
        squares
            .sort_by_key(|square| self.side.fold_wb(u32::from(square.rank()), 7 - u32::from(square.rank())));
        let end =
            |square: Option<&Square>| square.map(|square| self.phrasing.square(*square)).unwrap_or_default();
        let args = args!("from" => end(squares.first()), "to" => end(squares.last()));
        let name = self.phrasing.tell("diagonal-name", &args);
        self.row(&name, &squares, "look-item", |square| self.phrasing.square(square))
    }

    /// What is seen from a square in every direction, as far as the board goes.
    #[must_use]
    pub fn rays(&self, square: Square) -> Vec<String> {
        let contents = self.phrasing.contents(self.board.piece_at(square));
        let args = args!("square" => self.phrasing.square(square), "contents" => contents);
        let mut told = vec![self.phrasing.tell("rays-from", &args)];
        let ahead = self.side.fold_wb(1, -1);
        let mut empty = false;
        for (direction, files, ranks) in DIRECTIONS {
            let seen = walk(square, files * ahead, ranks * ahead);
            let items: Vec<String> = seen
                .iter()
                .filter_map(|square| self.item(*square, "look-item", self.phrasing.square(*square)))
                .collect();
            if items.is_empty() {
                empty |= !seen.is_empty();
            } else {
                let args = args!("direction" => direction, "items" => self.phrasing.row(&items));
                told.push(self.phrasing.tell("ray", &args));
            }
        }
        if empty {
            told.push(self.phrasing.say("rays-else"));
        }
        told
    }

    /// A rank or file, from the player's own side.
    fn line(
        &self,
        name: &str,
        squares: &[Square; 8],
        item: &str,
        place: impl Fn(Square) -> String,
    ) -> String {
        let mut squares = *squares;
        if self.side == Color::Black {
            squares.reverse();
        }
        self.row(name, &squares, item, place)
    }

    /// What stands on these squares; empty ones are told together.
    fn row(&self, name: &str, squares: &[Square], item: &str, place: impl Fn(Square) -> String) -> String {
        let items: Vec<String> =
            squares.iter().filter_map(|square| self.item(*square, item, place(*square))).collect();
        let id = match items.len() {
            0 => "line-empty",
            all if all == squares.len() => "line-full",
            _ => "line",
        };
        self.phrasing.tell(id, &args!("name" => name.to_owned(), "items" => self.phrasing.row(&items)))
    }

    fn item(&self, square: Square, id: &str, place: String) -> Option<String> {
        let piece = self.board.piece_at(square)?;
        if self.phrasing.is_brief() {
            return Some(self.phrasing.signed(piece) + &place);
        }
        let contents = self.phrasing.contents(Some(piece));
        Some(self.phrasing.tell(id, &args!("place" => place, "contents" => contents)))
    }

    /// Squares by file from the player's left, each file from his side.
    fn in_order(&self, squares: Vec<Square>) -> Vec<Square> {
        in_order(squares, self.side)
    }
}

/// Squares by file from this side's left, each file from this side.
#[must_use]
pub fn in_order(mut squares: Vec<Square>, side: Color) -> Vec<Square> {
    squares.sort_by_key(|square| (square.file(), square.rank()));
    if side == Color::Black {
        squares.reverse();
    }
    squares
}

/// One colour or both, White first.
fn both_or(color: Option<Color>) -> Vec<Color> {
    color.map_or_else(|| vec![Color::White, Color::Black], |color| vec![color])
}

/// The squares from here in this direction, without this one, to the edge.
fn walk(from: Square, files: i32, ranks: i32) -> Vec<Square> {
    let mut squares = Vec::new();
    let (mut file, mut rank) = (i32::from(from.file()), i32::from(from.rank()));
    loop {
        (file, rank) = (file + files, rank + ranks);
        let (Ok(0..8), Ok(0..8)) = (u32::try_from(file), u32::try_from(rank)) else { return squares };
        squares.push(Square::from_coords(File::new(file.unsigned_abs()), Rank::new(rank.unsigned_abs())));
    }
}
