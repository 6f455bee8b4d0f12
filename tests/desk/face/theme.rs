//! The colours of the screen, as far from each other as they must be.

use ansage::face::screen::theme::{Colours, Theme};
use ansage::session::Palette;
use ratatui::style::{Color, Style};
use strum::IntoEnumIterator;

/// Red, green and blue of the colours that are the same everywhere, from 0 to 255.
fn rgb(color: Color) -> [f64; 3] {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let Color::Indexed(index @ 16..=231) = color else { panic!("{color} is another on each terminal") };
    let place = usize::from(index - 16);
    [place / 36, place / 6 % 6, place % 6].map(|step| f64::from(STEPS[step]))
}

/// The contrast of two colours as WCAG 2.2 counts it, from 1 to 21.
fn contrast(one: Color, other: Color) -> f64 {
    let luminance = |color: Color| {
        let linear = rgb(color).map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    };
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn on_its_ground(style: Style) -> f64 {
    contrast(style.fg.unwrap_or_default(), style.bg.unwrap_or_default())
}

#[test]
fn every_letter_stands_out_seven_times_from_its_ground() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        for style in [theme.page, theme.strong, theme.light, theme.dark] {
            assert!(on_its_ground(style) >= 7.0, "{palette:?}: {style:?}: {}", on_its_ground(style));
        }
    }
}

#[test]
fn light_squares_stand_out_seven_times_from_dark_ones() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        let squares = contrast(theme.light.bg.unwrap_or_default(), theme.dark.bg.unwrap_or_default());
        assert!(squares >= 7.0, "{palette:?}: {squares}");
    }
}

#[test]
fn without_colours_squares_are_told_apart_all_the_same() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Unwanted);
        for style in [theme.page, theme.strong, theme.light, theme.dark] {
            assert_eq!((style.fg, style.bg), (Some(Color::Reset), Some(Color::Reset)));
        }
        assert_ne!(theme.light, theme.dark);
    }
}
