//! The colours of the screen, as far from each other as they must be, for every eye.

use ansage::face::screen::theme::{Colours, SquarePaint, Theme};
use ansage::session::Palette;
use ratatui::style::{Color, Style};
use shakmaty::Color as Side;
use strum::IntoEnumIterator;

/// Red, green and blue in linear light, from 0 to 1.
type Light = [f64; 3];

/// Of the colours that are the same everywhere.
fn light(color: Color) -> Light {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let parts = match color {
        Color::Indexed(index @ 16..=231) => {
            let place = usize::from(index - 16);
            [place / 36, place / 6 % 6, place % 6].map(|step| STEPS[step])
        }
        Color::Indexed(index @ 232..) => [8 + 10 * (index - 232); 3],
        other => panic!("{other} is another on each terminal"),
    };
    parts.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// Relative luminance as WCAG 2.2 has it.
fn luminance([red, green, blue]: Light) -> f64 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// The contrast of two colours as WCAG 2.2 counts it, from 1 to 21.
fn contrast(one: Color, other: Color) -> f64 {
    let (one, other) = (luminance(light(one)), luminance(light(other)));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What the usual eye sees, and those that lack the red, the green or the blue cones: the matrices of G. M. Machado,
/// M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
/// IEEE Transactions on Visualization and Computer Graphics 15 (2009), for the severity 1.0, on linear light.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("usual", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    (
        "protanopia",
        [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
    ),
    (
        "deuteranopia",
        [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    ),
];

fn seen([red, green, blue]: Light, eye: [[f64; 3]; 3]) -> Light {
    eye.map(|row| (row[0] * red + row[1] * green + row[2] * blue).clamp(0.0, 1.0))
}

/// Lightness, and how red and how yellow it is (CIE 1976, white D65).
type Lab = [f64; 3];

fn lab([red, green, blue]: Light) -> Lab {
    let curved = |part: f64| {
        if part > 216.0 / 24389.0 { part.cbrt() } else { (24389.0 / 27.0 * part + 16.0) / 116.0 }
    };
    let x = curved((0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47);
    let y = curved(0.212_672_9 * red + 0.715_152_2 * green + 0.072_175_0 * blue);
    let z = curved((0.019_333_9 * red + 0.119_192_0 * green + 0.950_304_1 * blue) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The difference of two colours by CIEDE2000, as G. Sharma, W. Wu and E. N. Dalal write it out (Color Research and
/// Application 30, 2005). From about 2 on it is seen; black and white are 100 apart.
fn difference(one: Lab, other: Lab) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let mean = one[1].hypot(one[2]).midpoint(other[1].hypot(other[2]));
    let red = 1.0 + 0.5 * (1.0 - seventh(mean));
    let polar = |[lightness, a, b]: Lab| {
        let a = a * red;
        (lightness, a.hypot(b), b.atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((l1, c1, h1), (l2, c2, h2)) = (polar(one), polar(other));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let hue = if grey { h1 + h2 } else { h1 + turn / 2.0 };
    let (lightness, chroma) = (l1.midpoint(l2), c1.midpoint(c2));
    let wave = |times: f64, shift: f64| (times * hue + shift).to_radians().cos();
    let weight = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0)
        - 0.20 * wave(4.0, -63.0);
    let middle = (lightness - 50.0).powi(2);
    let by_lightness = (l2 - l1) / (1.0 + 0.015 * middle / (20.0 + middle).sqrt());
    let by_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let by_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * weight);
    let bent = 60.0 * (-((hue.rem_euclid(360.0) - 275.0) / 25.0).powi(2)).exp();
    let rotated = -2.0 * seventh(chroma) * bent.to_radians().sin();
    (by_lightness.powi(2) + by_chroma.powi(2) + by_hue.powi(2) + rotated * by_chroma * by_hue).sqrt()
}

/// How far two colours are from each other for this eye.
fn apart(one: Color, other: Color, eye: [[f64; 3]; 3]) -> f64 {
    difference(lab(seen(light(one), eye)), lab(seen(light(other), eye)))
}

fn squares(theme: &Theme) -> [SquarePaint; 2] {
    [theme.light, theme.dark]
}

fn on_its_ground(style: Style) -> f64 {
    contrast(style.fg.unwrap_or_default(), style.bg.unwrap_or_default())
}

#[test]
fn differences_are_those_that_sharma_wu_and_dalal_print() {
    for (one, other, printed) in [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
        ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
        ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ] {
        assert!((difference(one, other) - printed).abs() < 0.0001, "{one:?}: {}", difference(one, other));
    }
}

#[test]
fn every_letter_of_the_page_stands_out_seven_times_from_its_ground() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        for style in [theme.page, theme.strong] {
            assert!(on_its_ground(style) >= 7.0, "{palette:?}: {style:?}: {}", on_its_ground(style));
        }
    }
}

#[test]
fn every_piece_and_every_mark_stands_out_seven_times_from_every_square() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        for square in squares(&theme) {
            for color in [square.pieces.white, square.pieces.black, square.mark] {
                let contrast = contrast(color, square.ground);
                assert!(contrast >= 7.0, "{palette:?}: {color} on {}: {contrast}", square.ground);
            }
        }
    }
}

#[test]
fn the_hues_of_white_and_black_are_told_apart_by_every_eye_on_every_square() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        for (square, (name, eye)) in
            squares(&theme).into_iter().flat_map(|square| EYES.map(|eye| (square, eye)))
        {
            let pieces = apart(square.pieces.white, square.pieces.black, eye);
            assert!(pieces >= 25.0, "{palette:?}, {name}: {pieces}");
            for color in [square.pieces.white, square.pieces.black, square.mark] {
                let from_ground = apart(color, square.ground, eye);
                assert!(from_ground >= 40.0, "{palette:?}, {name}: {color}: {from_ground}");
            }
        }
    }
}

#[test]
fn squares_are_told_apart_by_every_eye_and_none_glares() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        let [bright, dark] = squares(&theme).map(|square| square.ground);
        assert!(contrast(bright, dark) >= 1.5, "{palette:?}: {}", contrast(bright, dark));
        for (name, eye) in EYES {
            assert!(apart(bright, dark, eye) >= 10.0, "{palette:?}, {name}: {}", apart(bright, dark, eye));
        }
        // Two dark ones, or two that are no brighter than the page.
        let page = luminance(light(theme.ground));
        let brightest = luminance(light(bright));
        assert!(brightest < 0.05 || brightest < page, "{palette:?}: {brightest}");
    }
}

#[test]
fn a_sign_is_bright_for_white_and_dark_for_black() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Pure);
        for square in squares(&theme) {
            for side in Side::ALL {
                let (sign, around) = (square.pieces[side], square.ground);
                // On a plate the sign has the colour of the square.
                let (sign, around) = if side == theme.plated { (around, sign) } else { (sign, around) };
                let is_bright = luminance(light(sign)) > luminance(light(around));
                assert_eq!(is_bright, side == Side::White, "{palette:?}: {side}");
            }
        }
    }
}

#[test]
fn where_a_terminal_has_sixteen_colours_the_sides_and_the_squares_have_two_each() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Sixteen);
        for square in squares(&theme) {
            let colors = [square.ground, square.pieces.white, square.pieces.black];
            assert!(colors.iter().all(|color| colors.iter().filter(|other| *other == color).count() == 1));
        }
        assert_ne!(theme.light.ground, theme.dark.ground);
    }
}

#[test]
fn without_colours_squares_are_told_apart_all_the_same() {
    for palette in Palette::iter() {
        let theme = Theme::new(palette, Colours::Unwanted);
        let drawn = squares(&theme).map(|square| theme.style(square.mark, square.ground));
        for style in [theme.page, theme.strong, drawn[0], drawn[1]] {
            assert_eq!((style.fg, style.bg), (Some(Color::Reset), Some(Color::Reset)));
        }
        assert_ne!(drawn[0], drawn[1]);
    }
}
