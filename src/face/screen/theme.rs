//! The colours of the screen: few, and far from each other.

use std::io::{self, Write};

use crossterm::queue;
use crossterm::style::{Attribute, Colors, SetAttribute, SetColors};
use ratatui::backend::IntoCrossterm;
use ratatui::style::{Color, Modifier, Style};
use shakmaty::ByColor;

use crate::session::Palette;

/// How things look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// The page.
    pub page: Style,
    /// What matters most on it.
    pub strong: Style,
    /// What is written and drawn on it.
    pub letter: Color,
    /// What the page is of.
    pub ground: Color,
    /// A light square.
    pub light: SquarePaint,
    /// A dark square.
    pub dark: SquarePaint,
    /// Whose pieces stand on plates, their signs cut out of them.
    pub plated: shakmaty::Color,
    colours: Colours,
}

/// A square and what stands on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SquarePaint {
    /// The square itself.
    pub ground: Color,
    /// White's pieces and Black's: of another hue each, and seven times as bright as any square, or as dark.
    pub pieces: ByColor<Color>,
    /// What marks it.
    pub mark: Color,
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

/// A colour as it is the same everywhere, and the nearest one that the terminal names.
type Paint = [Color; 2];

const WHITE: Paint = [Color::Indexed(231), Color::White];
const BLACK: Paint = [Color::Indexed(16), Color::Black];
const YELLOW: Paint = [Color::Indexed(226), Color::LightYellow];

/// What a palette is made of: letters and page, what marks a square, light squares and dark ones, White's pieces and
/// Black's.
struct Paints {
    page: [Paint; 2],
    mark: Paint,
    squares: [Paint; 2],
    pieces: [Paint; 2],
    plated: shakmaty::Color,
}

/// Two bright hues on two dark squares, a warm one for White and a cold one for Black; on a white page two dark hues
/// on two bright squares. Whoever's signs would not look like that side's, Black's bright or White's dark, has them
/// cut out of a plate: so White's signs are bright and Black's dark on every square.
fn paints(palette: Palette) -> Paints {
    let of = |index, named| [Color::Indexed(index), named];
    let bright = |page, light, white, black| Paints {
        page: [page, BLACK],
        mark: WHITE,
        squares: [of(light, Color::Blue), BLACK],
        pieces: [of(white, Color::LightYellow), of(black, Color::LightCyan)],
        plated: shakmaty::Color::Black,
    };
    match palette {
        Palette::WhiteOnBlack => bright(WHITE, 237, 228, 117),
        Palette::YellowOnBlack => bright(YELLOW, 237, 226, 117),
        Palette::OrangeAndBlue => bright(WHITE, 236, 214, 117),
        Palette::BlackOnWhite => Paints {
            page: [BLACK, WHITE],
            mark: BLACK,
            squares: [of(255, Color::White), of(250, Color::Gray)],
            pieces: [of(52, Color::Blue), of(18, Color::Black)],
            plated: shakmaty::Color::White,
        },
    }
}

impl Theme {
    /// The colours of a palette, as far as the terminal has them.
    pub fn new(palette: Palette, colours: Colours) -> Theme {
        let paints = paints(palette);
        let place = usize::from(colours != Colours::Pure);
        let [letter, ground] = paints.page.map(|paint| paint[place]);
        let square = |square: Paint| match colours {
            // A square of two colours has pieces of the other one, whosever they are.
            Colours::Unwanted => {
                let (ground, other) =
                    if square == paints.squares[0] { (WHITE[1], BLACK[1]) } else { (BLACK[1], WHITE[1]) };
                SquarePaint { ground, pieces: ByColor::new_with(|_| other), mark: other }
            }
            _ => SquarePaint {
                ground: square[place],
                pieces: ByColor::new_with(|color| paints.pieces[color.fold_wb(0, 1)][place]),
                mark: paints.mark[place],
            },
        };
        let [light, dark] = paints.squares.map(square);
        let plain = Style::new();
        let theme =
            Theme { page: plain, strong: plain, letter, ground, light, dark, plated: paints.plated, colours };
        let page = theme.style(letter, ground);
        Theme { page, strong: page.add_modifier(Modifier::BOLD), ..theme }
    }

    /// A square of this kind.
    pub fn square(&self, is_light: bool) -> &SquarePaint {
        if is_light { &self.light } else { &self.dark }
    }

    /// One colour on another; without colours the terminal's own two, or the same reversed.
    pub fn style(&self, on: Color, ground: Color) -> Style {
        if self.colours != Colours::Unwanted {
            return Style::new().fg(on).bg(ground);
        }
        let plain = Style::new().fg(Color::Reset).bg(Color::Reset);
        if ground == WHITE[1] { plain.add_modifier(Modifier::REVERSED) } else { plain }
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
