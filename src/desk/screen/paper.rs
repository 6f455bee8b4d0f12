//! What the page is drawn on: the terminal's window, one frame at a time.

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use crossterm::cursor::{MoveTo, Show};
use crossterm::queue;
use crossterm::style::Print;
use crossterm::terminal::{BeginSynchronizedUpdate, Clear, ClearType, EndSynchronizedUpdate};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::layout::{Position, Rect, Size};

use super::page::Page;
use super::theme::Theme;

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
    ///
    /// # Errors
    /// Its size cannot be had.
    pub fn new() -> io::Result<Paper> {
        let frame = Frame::default();
        let terminal = Terminal::new(CrosstermBackend::new(frame.clone()))?;
        Ok(Paper { terminal, frame, stands: None, announce: true })
    }

    /// Its size.
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn size(&self) -> io::Result<Size> {
        self.terminal.size()
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
    ///
    /// # Errors
    /// The terminal is gone.
    pub fn draw(&mut self, page: &Page) -> io::Result<()> {
        let area = Rect::from((Position::ORIGIN, self.size()?));
        let place = page.layout(area).announcement;
        queue!(self.frame, BeginSynchronizedUpdate)?;
        if self.stands != Some((area, place)) {
            page.theme.begin(&mut self.frame, false)?;
            // Forgets what stood there, so that all of it is drawn.
            self.terminal.resize(area)?;
            self.announce = true;
        }
        let mut drawn = area;
        self.terminal.draw(|frame| {
            drawn = frame.area();
            page.draw(drawn, frame.buffer_mut());
            frame.set_cursor_position(page.cursor(drawn));
        })?;
        // A window that changed its size just now reports it, and is painted then.
        self.stands = Some((area, place)).filter(|_| drawn == area);
        if self.announce {
            self.announcement(page, drawn)?;
            self.announce = false;
        }
        let Position { x, y } = page.cursor(drawn);
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
