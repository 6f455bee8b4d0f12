//! The colours of a diagram, chosen so that people with low vision tell pieces, sides and squares apart.
//!
//! No square can be 7:1 from both a white and a black area (21:1 is all there is), so a piece is not left to
//! its area alone: it has an outline, and its outline or its area is at least 7:1 from every square. The two
//! sides lie on the axis from yellow to blue, which people who confuse red and green still see.

/// A colour: red, green and blue in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u8, pub u8, pub u8);

impl Rgb {
    /// The colour `0xRRGGBB`; bits above those are ignored.
    pub const fn hex(value: u32) -> Self {
        let [_, red, green, blue] = value.to_be_bytes();
        Self(red, green, blue)
    }

    /// Relative luminance as WCAG 2.2 defines it, from 0 (black) to 1 (white).
    pub fn luminance(self) -> f64 {
        let linear = |channel: u8| {
            let value = f64::from(channel) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(self.0) + 0.7152 * linear(self.1) + 0.0722 * linear(self.2)
    }

    /// Contrast ratio as WCAG 2.2 defines it, from 1 (none) to 21 (black to white).
    pub fn contrast(self, other: Self) -> f64 {
        let (one, two) = (self.luminance(), other.luminance());
        (one.max(two) + 0.05) / (one.min(two) + 0.05)
    }
}

/// How the pieces of one side are painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// The piece's area.
    pub fill: Rgb,
    /// The line around it.
    pub outline: Rgb,
    /// The lines within it.
    pub line: Rgb,
}

impl Side {
    /// The contrast by which a piece stands out from a square: that of its outline, or where the outline is
    /// near the square's own colour, that of its area.
    pub fn contrast(self, square: Rgb) -> f64 {
        self.outline.contrast(square).max(self.fill.contrast(square))
    }
}

/// The colours of one diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// The name by which settings choose it; not for reading aloud.
    pub key: &'static str,
    /// Around the board.
    pub paper: Rgb,
    /// Coordinates and the board's edge.
    pub ink: Rgb,
    /// Light squares.
    pub light: Rgb,
    /// Dark squares.
    pub dark: Rgb,
    /// The frame of a marked square.
    pub mark: Rgb,
    /// White's pieces.
    pub white: Side,
    /// Black's pieces.
    pub black: Side,
}

/// Light squares for paper and bright screens.
pub const LIGHT_PRINT: Theme = Theme {
    key: "light-print",
    paper: Rgb::hex(0xFF_FF_FF),
    ink: Rgb::hex(0x00_00_00),
    light: Rgb::hex(0xFF_FF_FF),
    dark: Rgb::hex(0xA9_BC_AE),
    mark: Rgb::hex(0x58_00_2C),
    white: Side { fill: Rgb::hex(0xFF_F3_B0), outline: Rgb::hex(0x1C_10_00), line: Rgb::hex(0x1C_10_00) },
    black: Side { fill: Rgb::hex(0x00_0A_40), outline: Rgb::hex(0x00_0A_40), line: Rgb::hex(0xFF_FF_FF) },
};

/// Dark squares for screens and eyes that bright areas dazzle.
pub const DARK_SCREEN: Theme = Theme {
    key: "dark-screen",
    paper: Rgb::hex(0x00_00_00),
    ink: Rgb::hex(0xFF_FF_FF),
    light: Rgb::hex(0x43_44_43),
    dark: Rgb::hex(0x12_12_12),
    mark: Rgb::hex(0xFF_D4_E8),
    white: Side { fill: Rgb::hex(0xFF_E9_80), outline: Rgb::hex(0x00_00_00), line: Rgb::hex(0x2A_1B_00) },
    black: Side { fill: Rgb::hex(0x00_08_38), outline: Rgb::hex(0x9C_E6_FF), line: Rgb::hex(0x9C_E6_FF) },
};

/// Cream and tan for print that does not glare.
pub const SOFT_PRINT: Theme = Theme {
    key: "soft-print",
    paper: Rgb::hex(0xFB_F0_D2),
    ink: Rgb::hex(0x14_0C_00),
    light: Rgb::hex(0xFB_F0_D2),
    dark: Rgb::hex(0xD0_B4_86),
    mark: Rgb::hex(0x50_00_30),
    white: Side { fill: Rgb::hex(0xFF_FB_C8), outline: Rgb::hex(0x26_15_00), line: Rgb::hex(0x26_15_00) },
    black: Side { fill: Rgb::hex(0x04_12_4E), outline: Rgb::hex(0x04_12_4E), line: Rgb::hex(0xE6_F2_FF) },
};

/// All themes.
pub const THEMES: [Theme; 3] = [LIGHT_PRINT, DARK_SCREEN, SOFT_PRINT];

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;

    /// Hue in degrees, as in HSV.
    fn hue(Rgb(red, green, blue): Rgb) -> f64 {
        let (red, green, blue) = (f64::from(red), f64::from(green), f64::from(blue));
        let most = red.max(green).max(blue);
        let range = most - red.min(green).min(blue);
        assert!(range > 0.0, "a grey has no hue");
        let sixth = if most <= red {
            (green - blue) / range
        } else if most <= green {
            (blue - red) / range + 2.0
        } else {
            (red - green) / range + 4.0
        };
        (sixth * 60.0).rem_euclid(360.0)
    }

    #[test]
    fn contrast_is_what_wcag_says() {
        let (black, white) = (Rgb::hex(0), Rgb::hex(0xFF_FF_FF));
        assert!((black.contrast(white) - 21.0).abs() < 1e-9);
        assert!((white.contrast(white) - 1.0).abs() < 1e-9);
        // The grey commonly named as the lightest that passes 4.5:1 on white.
        assert!(Rgb::hex(0x76_76_76).contrast(white) >= 4.5);
        assert!(Rgb::hex(0x77_77_77).contrast(white) < 4.5);
    }

    #[test]
    fn every_piece_is_7_to_1_from_every_square() {
        for theme in THEMES {
            for square in [theme.light, theme.dark] {
                for (name, side) in [("white", theme.white), ("black", theme.black)] {
                    let ratio = side.contrast(square);
                    println!("{} {name} on {square:?}: {ratio:.1}", theme.key);
                    assert!(ratio >= 7.0, "{} {name} on {square:?}: {ratio:.2}", theme.key);
                }
            }
        }
    }

    #[test]
    fn lines_within_a_piece_and_frames_and_coordinates_are_7_to_1() {
        for theme in THEMES {
            for side in [theme.white, theme.black] {
                assert!(side.line.contrast(side.fill) >= 7.0, "{}", theme.key);
            }
            assert!(theme.white.outline.contrast(theme.white.fill) >= 7.0, "{}", theme.key);
            for square in [theme.light, theme.dark] {
                let ratio = theme.mark.contrast(square);
                assert!(ratio >= 7.0, "{} {ratio:.2}", theme.key);
            }
            assert!(theme.ink.contrast(theme.paper) >= 7.0, "{}", theme.key);
        }
    }

    #[test]
    fn the_sides_differ_in_hue_and_in_lightness() {
        for theme in THEMES {
            let apart = (hue(theme.white.fill) - hue(theme.black.fill)).abs();
            assert!(apart.min(360.0 - apart) >= 120.0, "{} {apart:.0}", theme.key);
            assert!(theme.white.fill.contrast(theme.black.fill) >= 7.0, "{}", theme.key);
        }
    }

    #[test]
    fn light_and_dark_squares_are_told_apart() {
        for theme in THEMES {
            let ratio = theme.light.contrast(theme.dark);
            assert!(ratio >= 1.7, "{} {ratio:.2}", theme.key);
        }
    }
}
