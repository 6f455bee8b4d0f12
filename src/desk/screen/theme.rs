//! Black, white and nothing in between.

use std::io::{self, Write};

use crossterm::queue;
use crossterm::style::{Attribute, Colors, SetAttribute, SetColors};
use ratatui::backend::IntoCrossterm;
use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Debug, Clone, Copy)]
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

impl Theme {
    /// As the terminal and the user allow it: pure colours where there are 256 of them, since the first
    /// sixteen are whatever the terminal's palette says; none under `NO_COLOR`.
    #[must_use]
    pub fn of_environment() -> Theme {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if set("NO_COLOR") {
            return Theme::new(Color::Reset, Color::Reset);
        }
        let many = set("COLORTERM") || std::env::var("TERM").is_ok_and(|term| term.contains("256"));
        if many {
            Theme::new(Color::Indexed(231), Color::Indexed(16))
        } else {
            Theme::new(Color::White, Color::Black)
        }
    }

    /// White on black, or in the terminal's own two colours.
    #[must_use]
    pub fn new(white: Color, black: Color) -> Theme {
        let page = Style::new().fg(white).bg(black);
        let strong = page.add_modifier(Modifier::BOLD);
        let light = if white == Color::Reset {
            strong.add_modifier(Modifier::REVERSED)
        } else {
            strong.fg(black).bg(white)
        };
        Theme { page, strong, light, dark: strong }
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
