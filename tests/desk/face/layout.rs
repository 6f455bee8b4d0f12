//! Where everything stands in a window of any size.

use ansage::face::screen::layout::Layout;
use ratatui::layout::Rect;

fn layout(width: u16, height: u16) -> Layout {
    Layout::new(Rect::new(0, 0, width, height), 1)
}

fn square(width: u16, height: u16) -> Option<u16> {
    layout(width, height).board.map(|board| board.square)
}

#[test]
fn squares_grow_with_the_window() {
    assert_eq!(square(40, 20), Some(1));
    assert_eq!(square(80, 24), Some(2));
    assert_eq!(square(100, 30), Some(3));
    assert_eq!(square(120, 40), Some(4));
    assert_eq!(square(20, 24), Some(1));
    assert_eq!(square(17, 24), None);
    assert_eq!(square(80, 8), None);
}

#[test]
fn places_neither_overlap_nor_leave_the_window() {
    for width in 0..130 {
        for height in 0..60 {
            for rows in [0, 1, 5, 100] {
                let area = Rect::new(0, 0, width, height);
                let layout = Layout::new(area, rows);
                let board = layout.board.map_or(Rect::ZERO, |board| board.area);
                for part in [board, layout.side, layout.earlier, layout.announcement, layout.input] {
                    assert_eq!(part.intersection(area).area(), part.area(), "{area}: {layout:?}");
                }
                let below = [layout.earlier, layout.announcement, layout.input];
                assert!(below.is_sorted_by(|one, next| one.bottom() <= next.y), "{area}: {layout:?}");
                assert!(!board.intersects(layout.side), "{area}: {layout:?}");
            }
        }
    }
}

#[test]
fn the_announcement_begins_in_the_same_row_unless_it_is_too_long() {
    let area = Rect::new(0, 0, 80, 24);
    let row = |rows| Layout::new(area, rows).announcement.y;
    assert_eq!((row(0), row(1), row(4), row(5), row(99)), (19, 19, 19, 18, 0));
}

#[test]
fn the_smallest_windows_hear_and_speak() {
    for (width, height) in [(10, 2), (20, 7), (5, 3)] {
        let layout = layout(width, height);
        assert_eq!(layout.input.height, 1);
        assert!(layout.announcement.height >= 1);
    }
}
