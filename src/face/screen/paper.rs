//! What the page is drawn on: the terminal's window, one frame at a time.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use crossterm::cursor::{MoveTo, Show};
use crossterm::queue;
use crossterm::style::Print;
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect, Size};
use ratatui::{Terminal, TerminalOptions, Viewport};

use super::page::Page;
use super::theme::Theme;

/// No window is drawn on beyond this, whatever size it says it has: more than a page of letters on the largest
/// screens. Every place in it costs memory, whether something stands there or not.
const LARGEST: Size = Size { width: 640, height: 256 };

/// What a window has that does not say it.
const USUAL: Size = Size { width: 80, height: 24 };

/// The window, and what is known to stand on it.
pub struct Paper {
    terminal: Terminal<CrosstermBackend<Frame>>,
    frame: Frame,
    /// Where the page and its announcement stand since the last frame.
    stands: Option<(Rect, Rect)>,
    /// Whether the announcement is to be written again.
    announce: bool,
}

impl Paper {
    /// The whole window.
    pub fn new() -> io::Result<Paper> {
        let frame = Frame::default();
        let backend = CrosstermBackend::new(frame.clone());
        // What it draws on is made when it is known how large that is to be.
        let options = TerminalOptions { viewport: Viewport::Fixed(Rect::ZERO) };
        let terminal = Terminal::with_options(backend, options)?;
        Ok(Paper { terminal, frame, stands: None, announce: true })
    }

    /// As much of the window as is drawn on.
    pub fn area(&self) -> Rect {
        // Terminals that do not know it say nought, or nothing.
        let told = self.terminal.size().ok().filter(|told| told.width > 0 && told.height > 0);
        let Size { width, height } = told.unwrap_or(USUAL);
        Rect::new(0, 0, width.min(LARGEST.width), height.min(LARGEST.height))
    }

    /// The next frame writes the announcement, even if it is the same.
    pub fn announce_anew(&mut self) {
        self.announce = true;
    }

    /// The next frame writes everything.
    pub fn paint_anew(&mut self) {
        self.stands = None;
    }

    /// Draws what has changed. The announcement is written whole, in rows of its own: a screen reader that
    /// gets only the letters in which it differs from the last one would read only these.
    pub fn draw(&mut self, page: &Page) -> io::Result<()> {
        let area = self.area();
        let place = page.layout(area).announcement;
        queue!(self.frame, BeginSynchronizedUpdate)?;
        if self.stands != Some((area, place)) {
            page.theme.begin(&mut self.frame, false)?;
            queue!(self.frame, Clear(ClearType::All))?;
            // Forgets what stood there, so that all of it is drawn.
            self.terminal.resize(area)?;
            self.announce = true;
        }
        self.terminal.draw(|frame| {
            page.draw(area, frame.buffer_mut());
            frame.set_cursor_position(page.cursor(area));
        })?;
        self.stands = Some((area, place));
        if self.announce {
            self.announcement(page, area)?;
            self.announce = false;
        }
        let Position { x, y } = page.cursor(area);
        queue!(self.frame, MoveTo(x, y), Show, EndSynchronizedUpdate)?;
        self.frame.send()
    }

    fn announcement(&mut self, page: &Page, area: Rect) -> io::Result<()> {
        let place = page.layout(area).announcement;
        let rows = page.announcement(area);
        page.theme.begin(&mut self.frame, true)?;
        for (y, row) in
            (place.top()..place.bottom()).zip(rows.iter().map(String::as_str).chain(std::iter::repeat("")))
        {
            queue!(self.frame, MoveTo(place.x, y), Clear(ClearType::UntilNewLine), Print(row))?;
        }
        Theme::end(&mut self.frame)
    }
}

/// A frame in the making: it reaches the terminal in one piece or not at all.
#[derive(Debug, Clone, Default)]
struct Frame(Rc<RefCell<Vec<u8>>>);

impl Frame {
    fn send(&self) -> io::Result<()> {
        let bytes = self.0.take();
        let mut out = io::stdout().lock();
        out.write_all(&bytes)?;
        out.flush()
    }
}

impl Write for Frame {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    /// What has been written so far is no whole frame.
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
