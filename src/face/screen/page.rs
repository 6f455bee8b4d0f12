//! The page: board, clocks, scores, what was said, and the line being typed.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Widget};
use strum::{EnumString, IntoStaticStr};

use super::layout::Layout;
use super::sentences::{Sentences, columns};
use super::side::{self, write};
use super::theme::Theme;
use crate::face::typed::InputLine;
use crate::session::{Appearance, ScreenView};

/// The shortest input line beside its prompt.
const INPUT: usize = 10;

/// Stands at the end of an announcement that goes on below the window, where there is no row to say so.
const GOES_ON: char = '…';

/// From so many rows on the last one says which page of an announcement this is.
const PAGED: usize = 2;

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
        let rows = self.sentences.height(Layout::text_width(area));
        let boards = self.view.as_ref().map_or(1, |view| view.boards.len());
        Layout::new(area, rows, boards, self.sentences.is_folded())
    }

    /// The rows of the announcement, which are written apart from the rest.
    pub fn announcement(&self, area: Rect) -> Vec<String> {
        let (width, height) = (Layout::text_width(area), usize::from(self.layout(area).announcement.height));
        let room = self.room(area);
        let mut rows = self.sentences.rows(width);
        let goes_on = rows.len() > room;
        rows.truncate(room);
        if room < height {
            rows.resize(room, String::new());
            rows.extend(self.paged(area));
        } else if let Some(last) = rows.last_mut().filter(|_| goes_on) {
            if columns(last) >= usize::from(width) {
                last.pop();
            }
            last.push(GOES_ON);
        }
        rows
    }

    /// The rows of one page of the announcement.
    pub fn room(&self, area: Rect) -> usize {
        let all = self.sentences.height(Layout::text_width(area));
        let layout = self.layout(area);
        let height = usize::from(layout.announcement.height);
        let paged = layout.covered || all > height && height >= PAGED;
        if paged && self.view.is_some() { height - 1 } else { height }
    }

    /// Which page of the announcement this is, and how the others are come to.
    fn paged(&self, area: Rect) -> Option<String> {
        let words = &self.view.as_ref()?.paging;
        let (width, room) = (Layout::text_width(area), self.room(area).max(1));
        let pages = self.sentences.height(width).div_ceil(room);
        let page = self.sentences.first() / room + 1;
        let turn = if page < pages { &words.onward } else { &words.back };
        let turned = format!("{} {page}/{pages}. {turn}", words.page);
        let board = Some(&words.board).filter(|_| self.layout(area).covered);
        let row = match (pages, board) {
            (1, Some(board)) => board.clone(),
            (_, Some(board)) => format!("{turned} {board}"),
            (_, None) => turned,
        };
        let fits = |row: &String| columns(row) <= usize::from(width);
        Some(Some(row).filter(fits).unwrap_or_else(|| format!("{page}/{pages}")))
    }

    /// Draws everything but the announcement, whose place stays blank.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer) {
        let layout = self.layout(area);
        buffer.set_style(area, self.theme.page);
        if let Some(view) = &self.view {
            for (board, place) in view.boards.iter().zip(layout.boards.iter().flatten()) {
                board.draw(place, &self.theme, self.appearance.figures, buffer);
            }
            side::draw(view, &layout, &self.theme, self.appearance, buffer);
        }
        let width = layout.earlier.width.min(Layout::text_width(area));
        let earlier = self.sentences.earlier(width, layout.earlier.height);
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
            && let (Some(view), [Some(place), _], false) = (&self.view, &layout.boards, layout.covered)
            && let (Some(square), Some(board)) = (view.focus, view.boards.first())
        {
            return board.cell(place, square);
        }
        if rests && !announcement.is_empty() {
            return announcement.as_position();
        }
        let field = self.field(input);
        let (_, cursor) = self.line.scroll(field.width.saturating_sub(1));
        Position { x: field.x.saturating_add(cursor).min(area.right().saturating_sub(1)), y: input.y }
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

fn blank(buffer: &mut Buffer, area: Rect, style: Style) {
    for position in area.intersection(*buffer.area()).positions() {
        buffer[position].reset();
        buffer[position].set_style(style);
    }
}
