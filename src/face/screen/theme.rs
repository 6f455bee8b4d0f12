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
