//! Where everything stands in a window of any size.

use ratatui::layout::Rect;

/// The narrowest column beside the board that still holds a clock and a move of each side.
const BESIDE: u16 = 20;

/// The columns of the rank's numbers, and between the board and what stands beside it.
const MARGIN: u16 = 2;

/// The places of a window. Any of them may be empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    /// The board with its ranks and files; `None` where it has no room.
    pub board: Option<BoardPlace>,
    /// Clocks, status and scores.
    pub side: Rect,
    /// What was said before.
    pub earlier: Rect,
    /// What was said last. It begins in the same row unless it is too long for its place.
    pub announcement: Rect,
    /// The line being typed.
    pub input: Rect,
}

/// The board's place and the size of its squares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardPlace {
    /// All of it, with the numbers on the left and the letters below.
    pub area: Rect,
    /// How high a square is; it is twice as wide, which looks square.
    pub square: u16,
}

impl BoardPlace {
    /// The column in which the squares begin.
    pub fn left(&self) -> u16 {
        self.area.x + MARGIN
    }
}

impl Layout {
    /// The places for an announcement that takes so many rows.
    pub fn new(area: Rect, rows: usize) -> Layout {
        let above_input = area.height.saturating_sub(1);
        let usual = usual_rows(area);
        let needed = u16::try_from(rows).unwrap_or(u16::MAX).max(usual).min(above_input);
        let strip = |y: u16, height: u16| Rect { x: area.x, y: area.y + y, width: area.width, height };
        let top = above_input - usual;
        let (board, side, used) = top_of(area, top);
        let begins = above_input - needed;
        Layout {
            board,
            side,
            earlier: strip(used.min(begins), begins.saturating_sub(used)),
            announcement: strip(begins, needed),
            input: strip(above_input, area.height.min(1)),
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
    let usual = if area.width > 100 { 3 } else { 4 };
    if above_input < 8 { above_input } else { usual }
}

/// Board and side in the rows above the announcement, and how many of these rows they take.
fn top_of(area: Rect, rows: u16) -> (Option<BoardPlace>, Rect, u16) {
    let place = |square: u16| BoardPlace {
        area: Rect { x: area.x, y: area.y, width: 16 * square + MARGIN, height: 8 * square + 1 },
        square,
    };
    let fits = |place: &BoardPlace| place.area.width <= area.width && place.area.height <= rows;
    let beside =
        (1..=8).rev().map(place).find(|place| fits(place) && place.area.width + 1 + BESIDE <= area.width);
    if let Some(board) = beside {
        let x = board.area.right() + 1;
        let side = Rect { x, width: area.right() - x, ..board.area };
        return (Some(board), side, board.area.height);
    }
    let alone = Some(place(1)).filter(|place| fits(place) && place.area.height + 2 <= rows);
    let from = alone.map_or(0, |board| board.area.height);
    // Both clocks, a state and some moves; the rest is for what was said.
    let height = (rows - from).min(if alone.is_some() { 4 } else { 6 });
    (alone, Rect { y: area.y + from, height, ..area }, from + height)
}
