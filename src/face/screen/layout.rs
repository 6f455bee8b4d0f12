//! Where everything stands in a window of any size.

use ratatui::layout::Rect;

/// The narrowest column beside the board that still holds a clock and a move of each side.
const BESIDE: u16 = 20;

/// The columns of the rank's numbers, and between the board and what stands beside it.
const MARGIN: u16 = 2;

/// From this width on two boards stand side by side.
const TWO_BOARDS: u16 = 118;

/// The rows below two boards: a clock, that they differ, and some moves.
const BELOW: u16 = 4;

/// From this height and width of the place beside the board on, what was said before has its foot.
const EARLIER_BESIDE: (u16, u16) = (30, 24);

/// The places of a window. Any of them may be empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The boards with their ranks and files; none where they have no room.
    pub boards: [Option<BoardPlace>; 2],
    /// Clocks, status and scores; with two boards each player's own.
    pub sides: [Rect; 2],
    /// What was said before.
    pub earlier: Rect,
    /// What was said last. It begins in the same row unless it is too long for its place.
    pub announcement: Rect,
    /// The line being typed.
    pub input: Rect,
    /// Whether what was said last covers the boards.
    pub covered: bool,
}

/// The size of a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquareSize {
    /// Columns.
    pub width: u16,
    /// Half rows. As many as columns look square.
    pub height: u16,
}

/// From so many half rows on a square has room for a drawing.
const DRAWN: u16 = 8;

/// The smallest hold a sign of the terminal's font, from the third on with a margin on all sides; the last a drawing
/// already, so that two boards with drawings have room in a window of 120 columns.
const SMALL: [SquareSize; 5] = [
    SquareSize { width: 2, height: 2 },
    SquareSize { width: 3, height: 2 },
    SquareSize { width: 5, height: 4 },
    SquareSize { width: 7, height: 6 },
    SquareSize { width: 7, height: 8 },
];

/// The largest square, in half rows.
const LARGEST: u16 = 32;

impl SquareSize {
    /// All of them, the largest first.
    fn all() -> impl Iterator<Item = SquareSize> {
        let drawn = (DRAWN..=LARGEST).rev().map(|size| SquareSize { width: size, height: size });
        drawn.chain(SMALL.into_iter().rev())
    }

    /// Whether it has room for a drawing.
    pub fn is_drawn(self) -> bool {
        self.height >= DRAWN
    }

    /// How many half rows lower than the page the board begins, so that a sign stands in the middle of its square.
    pub fn sinks(self) -> u16 {
        u16::from(self.height == 4)
    }

    fn board(self) -> (u16, u16) {
        (8 * self.width + MARGIN, (8 * self.height + self.sinks()).div_ceil(2) + 1)
    }
}

/// The board's place and the size of its squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardPlace {
    /// All of it, with the numbers on the left and the letters below.
    pub area: Rect,
    /// How large its squares are.
    pub square: SquareSize,
}

impl BoardPlace {
    fn new(x: u16, y: u16, square: SquareSize) -> BoardPlace {
        let (width, height) = square.board();
        BoardPlace { area: Rect { x, y, width, height }, square }
    }

    /// The squares alone.
    pub fn squares(&self) -> Rect {
        let Rect { x, y, width, height } = self.area;
        Rect { x: x + MARGIN, y, width: width - MARGIN, height: height - 1 }
    }
}

/// What stands above the announcement.
struct Top {
    boards: [Option<BoardPlace>; 2],
    sides: [Rect; 2],
    /// The place of what was said before where that is not below all of it.
    earlier: Option<Rect>,
    /// How many rows it takes.
    rows: u16,
}

impl Layout {
    /// The places for so many boards, which may be none, and an announcement that takes so many rows. It grows upwards as far as the
    /// boards; what is then still more than twice as long covers them unless it is folded.
    pub fn new(area: Rect, rows: usize, boards: usize, folded: bool) -> Layout {
        let above_input = area.height.saturating_sub(1);
        let usual = usual_rows(area);
        let top = top_of(area, above_input - usual, boards);
        let room = if top.boards[0].is_some() { above_input - top.rows } else { above_input };
        let rows = u16::try_from(rows).unwrap_or(u16::MAX);
        let covered = !folded && top.boards[0].is_some() && rows > 2 * room;
        let needed = if covered { above_input } else { rows.max(usual).min(room) };
        let strip = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
        let begins = above_input - needed;
        let below = strip(top.rows.min(begins), begins.saturating_sub(top.rows));
        Layout {
            boards: top.boards,
            sides: top.sides,
            earlier: top.earlier.filter(|beside| beside.height > below.height).unwrap_or(below),
            announcement: strip(begins, needed),
            input: strip(above_input, area.height.min(1)),
            covered,
        }
    }

    /// The width of a row of the announcement. The last column stays free: some terminals break a row
    /// that fills it.
    pub fn text_width(area: Rect) -> u16 {
        area.width.saturating_sub(1).max(1)
    }
}

/// The rows kept for an announcement, so that it always begins in the same one.
fn usual_rows(area: Rect) -> u16 {
    let above_input = area.height.saturating_sub(1);
    let usual = if area.width > 100 { 2 } else { 4 };
    // Where there is no board, a row says so.
    if above_input < 8 { above_input.saturating_sub(1).max(above_input.min(1)) } else { usual }
}

/// Boards and what stands beside or below them in the rows above the announcement.
fn top_of(area: Rect, rows: u16, boards: usize) -> Top {
    if boards == 0 {
        return without_board(area, rows);
    }
    if boards > 1
        && area.width >= TWO_BOARDS
        && let Some(top) = two_boards(area, rows)
    {
        return top;
    }
    one_board(area, rows).unwrap_or_else(|| above_each_other(area, rows))
}

/// Two boards side by side, below each what belongs to it.
fn two_boards(area: Rect, rows: u16) -> Option<Top> {
    let half = area.width / 2;
    let fits = |size: &SquareSize| {
        let (width, height) = size.board();
        width < half && height + BELOW <= rows
    };
    let size = SquareSize::all().find(fits)?;
    let boards = [area.x, area.x + half].map(|x| BoardPlace::new(x, area.y, size));
    let height = (rows - size.board().1).min(BELOW + 6);
    let sides = boards.map(|board| Rect {
        x: board.area.x + MARGIN,
        y: board.area.bottom(),
        width: half - MARGIN - 1,
        height,
    });
    Some(Top { boards: boards.map(Some), sides, earlier: None, rows: size.board().1 + height })
}

/// A board with all else beside it.
fn one_board(area: Rect, rows: u16) -> Option<Top> {
    let fits = |size: &SquareSize| {
        let (width, height) = size.board();
        width + 1 + BESIDE <= area.width && height <= rows
    };
    let board = BoardPlace::new(area.x, area.y, SquareSize::all().find(fits)?);
    let x = board.area.right() + 1;
    let mut side = Rect { x, width: area.right() - x, ..board.area };
    let mut earlier = None;
    if side.width >= EARLIER_BESIDE.0 && side.height >= EARLIER_BESIDE.1 {
        // A row stays free above it.
        let foot = side.height / 4;
        side.height -= foot + 1;
        earlier = Some(Rect { y: side.bottom() + 1, height: foot, ..side });
    }
    let boards = [Some(board), None];
    Some(Top { boards, sides: [side, Rect::ZERO], earlier, rows: board.area.height })
}

/// A board of the smallest size with the clocks below it, or no board at all.
fn above_each_other(area: Rect, rows: u16) -> Top {
    let smallest = BoardPlace::new(area.x, area.y, SMALL[0]);
    let board =
        Some(smallest).filter(|place| place.area.width <= area.width && place.area.height + 2 <= rows);
    let Some(board) = board else { return without_board(area, rows) };
    let from = board.area.height;
    // Both clocks, a state and some moves; the rest is for what was said.
    let height = (rows - from).min(4);
    let side = Rect { y: area.y + from, height, ..area };
    Top { boards: [Some(board), None], sides: [side, Rect::ZERO], earlier: None, rows: from + height }
}

/// What stands beside a board, where there is none.
fn without_board(area: Rect, rows: u16) -> Top {
    let height = rows.min(6);
    Top { boards: [None; 2], sides: [Rect { height, ..area }, Rect::ZERO], earlier: None, rows: height }
}
