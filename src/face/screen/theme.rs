//! The colours of the screen: few, and far from each other.

use std::io::{self, Write};

use crossterm::queue;
use crossterm::style::{Attribute, Colors, SetAttribute, SetColors};
use ratatui::backend::IntoCrossterm;
use ratatui::style::{Color, Modifier, Style};

use crate::session::Palette;

/// How things look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// The page.
    pub page: Style,
    /// What matters most on it.
    pub strong: Style,
    /// A light square.
    pub light: Style,
    /// A dark square.
    pub dark: Style,
}

/// Which colours the terminal has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Colours {
    /// 256, of which all but the first sixteen are the same everywhere.
    Pure,
    /// Sixteen, which are whatever the terminal's palette says.
    Sixteen,
    /// None are wanted (`NO_COLOR`).
    Unwanted,
}

impl Colours {
    /// As the terminal and the user allow it.
    pub fn of_environment() -> Colours {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if set("NO_COLOR") {
            Colours::Unwanted
        } else if set("COLORTERM") || std::env::var("TERM").is_ok_and(|term| term.contains("256")) {
            Colours::Pure
        } else {
            Colours::Sixteen
        }
    }
}

/// White and black, yellow, and the orange and blue of squares: pure, and as the terminal names them.
const WHITE: [Color; 2] = [Color::Indexed(231), Color::White];
const BLACK: [Color; 2] = [Color::Indexed(16), Color::Black];
const YELLOW: [Color; 2] = [Color::Indexed(226), Color::LightYellow];
const ORANGE: [Color; 2] = [Color::Indexed(214), Color::LightYellow];
const BLUE: [Color; 2] = [Color::Indexed(17), Color::Blue];

impl Theme {
    /// The colours of a palette: of the page, of a light square, of a dark one; each a letter on its ground.
    pub fn new(palette: Palette, colours: Colours) -> Theme {
        let (page, light, dark) = match palette {
            Palette::WhiteOnBlack => ((WHITE, BLACK), (BLACK, WHITE), (WHITE, BLACK)),
            Palette::BlackOnWhite => ((BLACK, WHITE), (BLACK, WHITE), (WHITE, BLACK)),
            Palette::YellowOnBlack => ((YELLOW, BLACK), (BLACK, YELLOW), (YELLOW, BLACK)),
            Palette::OrangeAndBlue => ((WHITE, BLACK), (BLACK, ORANGE), (WHITE, BLUE)),
        };
        let place = match colours {
            Colours::Pure => 0,
            Colours::Sixteen => 1,
            Colours::Unwanted => return Theme::without_colours(palette),
        };
        let style =
            |(letter, ground): ([Color; 2], [Color; 2])| Style::new().fg(letter[place]).bg(ground[place]);
        let strong = |pair| style(pair).add_modifier(Modifier::BOLD);
        Theme { page: style(page), strong: strong(page), light: strong(light), dark: strong(dark) }
    }

    /// The terminal's own two colours, and the same reversed.
    fn without_colours(palette: Palette) -> Theme {
        let plain = Style::new().fg(Color::Reset).bg(Color::Reset);
        let strong = plain.add_modifier(Modifier::BOLD);
        let reversed = strong.add_modifier(Modifier::REVERSED);
        let page =
            if palette == Palette::BlackOnWhite { plain.add_modifier(Modifier::REVERSED) } else { plain };
        let strong_page = if palette == Palette::BlackOnWhite { reversed } else { strong };
        Theme { page, strong: strong_page, light: reversed, dark: strong }
    }

    /// Lets what is written next look like the page, or stand out on it.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn begin(&self, out: &mut impl Write, strong: bool) -> io::Result<()> {
        queue!(out, SetAttribute(Attribute::Reset))?;
        let (fg, bg) = (self.page.fg.unwrap_or_default(), self.page.bg.unwrap_or_default());
        if (fg, bg) != (Color::Reset, Color::Reset) {
            queue!(out, SetColors(Colors::new(fg.into_crossterm(), bg.into_crossterm())))?;
        }
        if self.page.add_modifier.contains(Modifier::REVERSED) {
            queue!(out, SetAttribute(Attribute::Reverse))?;
        }
        if strong {
            queue!(out, SetAttribute(Attribute::Bold))?;
        }
        Ok(())
    }

    /// Ends what [`Theme::begin`] began.
    ///
    /// # Errors
    /// Those of the writer.
    pub fn end(out: &mut impl Write) -> io::Result<()> {
        // This resets the colours too.
        queue!(out, SetAttribute(Attribute::Reset))
    }
}

#[cfg(test)]
mod tests {
    use strum::IntoEnumIterator;

    use super::*;

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
}
