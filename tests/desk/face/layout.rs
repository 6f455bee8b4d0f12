//! Where everything stands in a window of any size.

use ansage::face::screen::layout::{BoardPlace, Layout};
use ratatui::layout::Rect;

fn layout(width: u16, height: u16, boards: usize) -> Layout {
    Layout::new(Rect::new(0, 0, width, height), 1, boards, false)
}

/// Columns and half rows of a square of each board.
fn squares(width: u16, height: u16, boards: usize) -> Vec<(u16, u16)> {
    let size = |board: BoardPlace| (board.square.width, board.square.height);
    layout(width, height, boards).boards.into_iter().flatten().map(size).collect()
}

#[test]
fn squares_grow_with_the_window() {
    assert_eq!(squares(40, 20, 1), [(2, 2)]);
    assert_eq!(squares(52, 20, 1), [(3, 2)]);
    assert_eq!(squares(80, 24, 1), [(5, 4)]);
    assert_eq!(squares(100, 30, 1), [(7, 6)]);
    assert_eq!(squares(120, 40, 1), [(9, 9)]);
    assert_eq!(squares(200, 60, 1), [(14, 14)]);
    assert_eq!(squares(20, 24, 1), [(2, 2)]);
    assert_eq!(squares(17, 24, 1), []);
    assert_eq!(squares(80, 8, 1), []);
}

#[test]
fn from_about_120_columns_on_both_boards_stand_side_by_side() {
    assert_eq!(squares(80, 24, 2), [(5, 4)]);
    assert_eq!(squares(117, 40, 2).len(), 1);
    assert_eq!(squares(120, 30, 2), [(5, 4); 2]);
    assert_eq!(squares(120, 40, 2), [(7, 8); 2]);
    assert_eq!(squares(200, 60, 2), [(12, 12); 2]);
    // Each player's clock and score stand below his board.
    let layout = layout(120, 40, 2);
    for (board, side) in layout.boards.into_iter().flatten().zip(layout.sides) {
        assert!(board.area.bottom() == side.y && side.height >= 4 && side.width >= 36, "{layout:?}");
        assert!(side.x >= board.area.x && side.x < board.area.right(), "{layout:?}");
    }
}

#[test]
fn no_half_of_a_wide_window_is_without_a_board_or_what_belongs_to_it() {
    for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 48), (200, 60)] {
        for boards in [1, 2] {
            let layout = layout(width, height, boards);
            let [left, right] = [0, width / 2].map(|x| Rect::new(x, 0, width / 2, height));
            let places: Vec<Rect> = layout
                .boards
                .iter()
                .flatten()
                .map(|board| board.area)
                .chain(layout.sides)
                .chain([layout.earlier])
                .collect();
            for half in [left, right] {
                let covered: u32 = places.iter().map(|place| place.intersection(half).area()).sum();
                assert!(covered * 4 >= half.area() * 3, "{width} {height} {boards}: {layout:?}");
            }
        }
    }
}

#[test]
fn places_neither_overlap_nor_leave_the_window() {
    for width in (0..130).chain([200, 240]) {
        for height in 0..62 {
            for (rows, boards) in [(0, 1), (1, 2), (5, 1), (100, 2), (100, 1)] {
                let area = Rect::new(0, 0, width, height);
                let layout = Layout::new(area, rows, boards, false);
                let boards = layout.boards.map(|board| board.map_or(Rect::ZERO, |board| board.area));
                let below = [layout.earlier, layout.announcement, layout.input];
                for part in boards.into_iter().chain(layout.sides).chain(below) {
                    assert_eq!(part.intersection(area).area(), part.area(), "{area}: {layout:?}");
                }
                assert!(layout.announcement.bottom() <= layout.input.y, "{area}: {layout:?}");
                let above: Vec<Rect> = boards.into_iter().chain(layout.sides).collect();
                let seen = |one: Rect, other: Rect| layout.covered || one.intersection(other).is_empty();
                assert!(seen(layout.earlier, layout.announcement), "{area}: {layout:?}");
                assert!(seen(boards[0], layout.announcement), "{area}: {layout:?}");
                for (place, one) in above.iter().enumerate() {
                    assert!(
                        above[place + 1..].iter().all(|other| one.intersection(*other).is_empty()),
                        "{area}: {layout:?}"
                    );
                    assert!(one.intersection(layout.earlier).is_empty(), "{area}: {layout:?}");
                }
            }
        }
    }
}

#[test]
fn the_announcement_begins_in_the_same_row_unless_it_is_too_long() {
    let area = Rect::new(0, 0, 80, 24);
    let row = |rows, folded| {
        let layout = Layout::new(area, rows, 1, folded);
        (layout.announcement.y, layout.covered)
    };
    assert_eq!([row(0, false), row(1, false), row(4, false)], [(19, false); 3]);
    // It grows as far as the board, is leafed through there, and covers it only where it is longer than two pages.
    assert_eq!([row(5, false), row(6, false), row(10, false)], [(18, false); 3]);
    assert_eq!([row(11, false), row(99, false), row(99, true)], [(0, true), (0, true), (18, false)]);
}

#[test]
fn the_smallest_windows_hear_and_speak() {
    for (width, height) in [(10, 2), (20, 7), (5, 3)] {
        let layout = layout(width, height, 1);
        assert_eq!(layout.input.height, 1);
        assert!(layout.announcement.height >= 1);
    }
    // And have a row to say that they are too small.
    assert!(layout(20, 7, 1).sides[0].height >= 1 && layout(5, 3, 1).sides[0].height >= 1);
}
