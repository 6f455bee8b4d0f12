//! Letters and figures as bitmaps.

use ansage::face::screen::bitmap::{Bitmap, Dots, draw, figure, letter};
use ansage::session::letters;
use ansage::voice::{Voice, tags};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use shakmaty::Role;

fn drawn(bitmap: &Bitmap, dots: Dots) -> Vec<String> {
    let (width, height) = dots.size();
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    draw(bitmap, dots, area, Style::new(), &mut buffer);
    (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
}

#[test]
fn a_letter_takes_eight_columns_and_four_rows_or_half_of_each() {
    let bitmap = letter('L').unwrap_or_default();
    assert_eq!(drawn(&bitmap, Dots::Halves(1)), ["▀██▀    ", " ██     ", " ██  ▄█ ", "▀▀▀▀▀▀▀ "]);
    assert_eq!(drawn(&bitmap, Dots::Quarters), ["▜▛  ", "▐▌  ", "▐▌▗▌", "▀▀▀▘"]);
    assert_eq!(drawn(&bitmap, Dots::Halves(2)).len(), 8);
}

#[test]
fn every_letter_that_a_voice_has_for_a_piece_has_a_bitmap() {
    for tag in tags() {
        let voice = Voice::built_in(&tag).unwrap_or_else(|_| panic!("{tag}"));
        let written_as = letters(&voice);
        for role in Role::ALL {
            let written = written_as.get(role).clone();
            let known = written.chars().all(|sign| letter(sign).is_some());
            assert!(known && !written.is_empty(), "{tag}: {written:?}");
        }
    }
}

#[test]
fn figures_differ_from_each_other_and_from_their_outlines() {
    let mut seen = Vec::new();
    for role in Role::ALL {
        for filled in [true, false] {
            let bitmap = figure(role, filled);
            assert!(!seen.contains(&bitmap), "{role:?}");
            seen.push(bitmap);
        }
    }
}
