//! The page: board, clocks, scores, what was said, and the line being typed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Widget};
use strum::{EnumString, IntoStaticStr};

use super::bitmap;
use super::bitmap::Dots;
use super::layout::Layout;
use super::sentences::{Sentences, columns, wrap};
use super::theme::Theme;
use crate::face::typed::InputLine;
use crate::session::{Appearance, ScoreSeen, ScreenView};

/// From this width on the scores stand side by side.
const TWO_SCORES: u16 = 36;

/// The shortest input line beside its prompt.
const INPUT: usize = 10;

/// Stands at the end of an announcement that goes on below the window.
const GOES_ON: char = '…';

/// Where the cursor rests while nothing is typed, by its name in the settings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum CursorRest {
    /// Where the announcement begins: a Braille display shows what was said.
    #[default]
    Announcement,
    /// On the square last spoken of; where there is none, where the announcement begins.
    Square,
    /// Where the line will begin.
    Input,
}

impl CursorRest {
    /// The next one.
    pub fn next(self) -> CursorRest {
        match self {
            CursorRest::Announcement => CursorRest::Square,
            CursorRest::Square => CursorRest::Input,
            CursorRest::Input => CursorRest::Announcement,
        }
    }
}

/// All there is to draw.
#[derive(Debug)]
pub struct Page {
    /// Its colours.
    pub theme: Theme,
    /// What else about it is a matter of eyes.
    pub appearance: Appearance,
    /// The game; nothing is seen of it before the first sentence.
    pub view: Option<ScreenView>,
    /// What was said.
    pub sentences: Sentences,
    /// What is typed.
    pub line: InputLine,
    /// Where the cursor rests.
    pub rest: CursorRest,
    /// Whether a line was entered and has no answer yet: until it has one the cursor stays, since what stands
    /// in the announcement's place has been read.
    pub waits: bool,
}

impl Page {
    /// Where everything stands in this window.
    pub fn layout(&self, area: Rect) -> Layout {
        Layout::new(area, self.sentences.height(Layout::text_width(area)))
    }

    /// The rows of the announcement, which are written apart from the rest.
    pub fn announcement(&self, area: Rect) -> Vec<String> {
        let (width, height) = (Layout::text_width(area), usize::from(self.layout(area).announcement.height));
        let mut rows = self.sentences.rows(width);
        let goes_on = rows.len() > height;
        rows.truncate(height);
        if let Some(last) = rows.last_mut().filter(|_| goes_on) {
            if columns(last) >= usize::from(width) {
                last.pop();
            }
            last.push(GOES_ON);
        }
        rows
    }

    /// Draws everything but the announcement, whose place stays blank.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let layout = self.layout(area);
        buffer.set_style(area, self.theme.page);
        if let Some(view) = &self.view {
            if let Some(place) = &layout.board {
                view.board.draw(place, &self.theme, self.appearance.figures, buffer);
            }
            self.side(view, layout.side, buffer);
        }
        let earlier = self.sentences.earlier(Layout::text_width(area), layout.earlier.height);
        let first = usize::from(layout.earlier.height).saturating_sub(earlier.len());
        for (place, row) in earlier.iter().enumerate() {
            write(buffer, layout.earlier, first + place, row, self.theme.page);
        }
        blank(buffer, layout.announcement, self.theme.page);
        self.input(layout.input, buffer);
    }

    /// Where the cursor is to stand.
    pub fn cursor(&self, area: Rect) -> Position {
        let layout = self.layout(area);
        let (announcement, input) = (layout.announcement, layout.input);
        let rests = self.line.is_empty() && self.rest != CursorRest::Input && !self.waits;
        if rests
            && self.rest == CursorRest::Square
            && let (Some(view), Some(place)) = (&self.view, &layout.board)
            && let Some(square) = view.focus
        {
            return view.board.cell(place, square);
        }
        if rests && !announcement.is_empty() {
            return announcement.as_position();
        }
        let field = self.field(input);
        let (_, cursor) = self.line.scroll(field.width.saturating_sub(1));
        Position { x: field.x.saturating_add(cursor).min(area.right().saturating_sub(1)), y: input.y }
    }

    fn side(&self, view: &ScreenView, area: Rect, buffer: &mut Buffer) {
        let mut row = 0;
        let dots = self.clock_dots(view, area);
        for clock in &view.clocks {
            let Some(dots) = dots else {
                for line in wrap(&clock.line, area.width) {
                    write(buffer, area, row, &line, self.theme.strong);
                    row += 1;
                }
                continue;
            };
            write(buffer, area, row, &clock.name, self.theme.strong);
            let top = area.y + u16::try_from(row).unwrap_or(0) + 1;
            digits(
                &clock.digits,
                dots,
                Rect { y: top, height: dots.size().1, ..area },
                self.theme.strong,
                buffer,
            );
            row += 1 + usize::from(dots.size().1);
        }
        for line in wrap(&view.status, area.width) {
            write(buffer, area, row, &line, self.theme.strong);
            row += 1;
        }
        let used = u16::try_from(row).unwrap_or(u16::MAX).min(area.height);
        let below = Rect { y: area.y + used, height: area.height - used, ..area };
        self.scores(view, below, buffer);
    }

    /// How large the clocks' digits are, if they are to be big and have room: both clocks, and two rows for a score.
    fn clock_dots(&self, view: &ScreenView, area: Rect) -> Option<Dots> {
        let signs =
            view.clocks.iter().map(|clock| clock.digits.chars().count()).max().filter(|signs| *signs > 0)?;
        let signs = u16::try_from(signs).ok()?;
        let fits = |dots: &Dots| {
            let (width, height) = dots.size();
            width.saturating_mul(signs) <= area.width && 2 * (height + 1) + 2 <= area.height
        };
        [Dots::Halves(1), Dots::Quarters].into_iter().find(fits).filter(|_| self.appearance.big_clocks)
    }

    /// Both scores side by side, or one for both where they agree, or one above the other.
    fn scores(&self, view: &ScreenView, area: Rect, buffer: &mut Buffer) {
        let [white, black] = &view.scores;
        if area.width >= TWO_SCORES {
            let left = area.width / 2;
            self.score(white, Rect { width: left - 1, ..area }, buffer);
            self.score(black, Rect { x: area.x + left, width: area.width - left, ..area }, buffer);
        } else if white.rows == black.rows {
            let both = ScoreSeen { title: view.both.clone(), rows: white.rows.clone() };
            self.score(&both, area, buffer);
        } else {
            let height = area.height / 2;
            self.score(white, Rect { height, ..area }, buffer);
            self.score(black, Rect { y: area.y + height, height: area.height - height, ..area }, buffer);
        }
    }

    /// A title where there is room for it, and the last moves.
    fn score(&self, score: &ScoreSeen, area: Rect, buffer: &mut Buffer) {
        let title = wrap(&score.title, area.width);
        let titled = if usize::from(area.height) > title.len().max(2) { title.len() } else { 0 };
        for (place, row) in title.iter().take(titled).enumerate() {
            write(buffer, area, place, row, self.theme.page);
        }
        let room = usize::from(area.height) - titled;
        let last = &score.rows[score.rows.len().saturating_sub(room)..];
        for (place, row) in last.iter().enumerate() {
            write(buffer, area, titled + place, row, self.theme.page);
        }
    }

    fn input(&self, area: Rect, buffer: &mut Buffer) {
        let field = self.field(area);
        if let (Some(view), true) = (&self.view, field.x > area.x) {
            write(buffer, area, 0, &view.prompt, self.theme.page);
        }
        let (scroll, _) = self.line.scroll(field.width.saturating_sub(1));
        let text = Paragraph::new(self.line.seen()).style(self.theme.strong).scroll((0, scroll));
        text.render(field.intersection(*buffer.area()), buffer);
    }

    /// The input line without its prompt, which is left out where it would take too much of it.
    fn field(&self, area: Rect) -> Rect {
        let prompt = self.view.as_ref().map_or(0, |view| columns(&view.prompt) + 1);
        if prompt + INPUT > usize::from(area.width) {
            return area;
        }
        let taken = u16::try_from(prompt).unwrap_or(0);
        Rect { x: area.x + taken, width: area.width - taken, ..area }
    }
}

/// Writes digits as bitmaps, one beside the other.
fn digits(text: &str, dots: Dots, place: Rect, style: Style, buffer: &mut Buffer) {
    let (width, _) = dots.size();
    let bitmaps = text.chars().map(|sign| bitmap::letter(sign).unwrap_or_default());
    for (place_of, bitmap) in (place.x..place.right()).step_by(usize::from(width)).zip(bitmaps) {
        bitmap::draw(&bitmap, dots, Rect { x: place_of, ..place }, style, buffer);
    }
}

/// Writes one row of a place; what does not fit is left out.
fn write(buffer: &mut Buffer, area: Rect, row: usize, text: &str, style: Style) {
    let Ok(row) = u16::try_from(row) else { return };
    if row < area.height {
        buffer.set_stringn(area.x, area.y + row, text, usize::from(area.width), style);
    }
}

fn blank(buffer: &mut Buffer, area: Rect, style: Style) {
    for position in area.intersection(*buffer.area()).positions() {
        buffer[position].reset();
        buffer[position].set_style(style);
    }
}
