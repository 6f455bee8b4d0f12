//! The screen face: the sentences of the line face beside a large board, both clocks and both scores.
//!
//! It draws when something was said or a key was pressed, and never otherwise. The cursor always stands
//! where a Braille display is to read: at the beginning of the announcement, or where letters are typed.

pub mod bitmap;
mod board;
mod canvas;
pub mod layout;
pub mod page;
mod paper;
pub mod sentences;
mod side;
pub mod theme;

use std::io;
use std::sync::mpsc::Sender;

use crossterm::event::Event as TerminalEvent;

use super::keys;
use super::tty::{Sheet, Tty};
use super::typed::{InputAction, InputLine};
use crate::face::Face;
use crate::session::Wake;
use crate::session::{Addressed, Appearance, ScreenView, Session};
use crate::settings::keymap::{KeyMap, in_short};
use crate::speech::clean;
use crate::voice::Voice;
use layout::Layout;
use page::{CursorRest, Page};
use paper::Paper;
use sentences::Sentences;
use theme::{Colours, Theme};

/// The answer that comes in groups.
const KEYS: &str = "keys";

/// Shows a game on the whole terminal.
pub struct ScreenFace {
    // Dropped in this order: nothing is drawn any more when the terminal is put back.
    paper: Paper,
    page: Page,
    colours: Colours,
    /// Whether what was typed is not drawn yet: of what comes faster than it can be drawn, only the last is.
    stale: bool,
    /// Whether what was shown last names keys: they are read on, not one group instead of the other.
    keys: bool,
    tty: Tty,
}

impl ScreenFace {
    /// Takes the terminal and begins to listen to its keys.
    ///
    /// # Errors
    /// There is no terminal, or no thread; the terminal is then as it was.
    pub fn open(voice: &Voice, keymap: &KeyMap, wake: Sender<Wake>) -> io::Result<ScreenFace> {
        let tty = Tty::take(Sheet::Page)?;
        let paper = Paper::new()?;
        let colours = Colours::of_environment();
        keys::listen(wake)?;
        // Which keys there are is read, not heard, above the greeting.
        let mut sentences = Sentences::default();
        sentences.push(in_short(keymap, voice));
        let page = Page {
            theme: Theme::new(Appearance::default().palette, colours),
            appearance: Appearance::default(),
            view: None,
            sentences,
            line: InputLine::go_on(),
            rest: CursorRest::default(),
            waits: false,
        };
        Ok(ScreenFace { paper, page, colours, stale: false, keys: false, tty })
    }

    /// Where the cursor rests while nothing is typed, by its name in the settings.
    pub fn rest_at(&mut self, name: &str) {
        self.page.rest = name.parse().unwrap_or_default();
    }

    /// Gives the terminal back; what was said last is to be seen on the normal screen too.
    pub fn close(self) -> Option<String> {
        // Without a view nothing was ever shown.
        self.page.view.as_ref().map(|_| self.page.sentences.last().to_owned())
    }

    /// What an event of the terminal asks for.
    fn asked(&mut self, event: &TerminalEvent, session: &Session<'_>) -> io::Result<InputAction> {
        if let TerminalEvent::Resize(..) = event {
            self.page.sentences.leaf_back();
        }
        self.tty.hear(event, &mut self.page.line, &session.settled.keymap)
    }

    /// A fresh look at the clocks, and at a board that something long covers.
    fn look(&mut self, session: &Session<'_>) {
        if self.page.layout(self.paper.area()).covered {
            self.page.sentences.fold();
        }
        self.refresh(session);
    }

    fn draw(&mut self) -> io::Result<()> {
        self.stale = false;
        self.paper.draw(&self.page)
    }

    fn refresh(&mut self, session: &Session<'_>) {
        if let Some(view) = &mut self.page.view {
            view.clocks = crate::session::clocks(session.game(), session.time.now(), session.voice());
        }
    }

    fn leaf(&mut self, onward: bool) -> bool {
        let area = self.paper.area();
        let height = u16::try_from(self.page.room(area)).unwrap_or(u16::MAX);
        self.page.sentences.leaf(onward, Layout::text_width(area), height)
    }
}

impl Face for ScreenFace {
    fn show(&mut self, output: &Addressed, session: &Session<'_>) -> io::Result<()> {
        if let Some(said) = &output.said {
            let text = clean(&said.text);
            let keys = output.kind.1 == KEYS;
            if !text.is_empty() {
                if keys && self.keys {
                    self.page.sentences.go_on(&text);
                } else {
                    self.page.sentences.push(text);
                }
                self.keys = keys;
                self.paper.announce_anew();
            }
        }
        self.page.waits = false;
        if self.page.appearance != session.settled.appearance {
            self.page.appearance = session.settled.appearance;
            self.page.theme = Theme::new(session.settled.appearance.palette, self.colours);
            self.paper.paint_anew();
        }
        self.page.view = Some(ScreenView::of(session));
        self.draw()
    }

    fn terminal(&mut self, event: TerminalEvent, session: &Session<'_>) -> io::Result<Vec<Wake>> {
        self.keys = false;
        let asked = self.asked(&event, session)?;
        let mut wakes = Vec::new();
        let waits = std::mem::take(&mut self.page.waits);
        match asked {
            InputAction::Nothing => {
                self.page.waits = waits;
                return Ok(wakes);
            }
            // The clocks stay as they are while a line is typed: a screen reader would read the digits that
            // change together with the letter.
            InputAction::Edited => {
                self.stale = true;
                return Ok(wakes);
            }
            InputAction::Empty if session.enter_presses() => {
                self.page.waits = true;
                wakes.push(Wake::Line(String::new()));
            }
            InputAction::Empty | InputAction::Look => self.look(session),
            InputAction::Entered(line) => {
                // It was entered in sight, but nobody is to find it again.
                if session.tells_secret(&line) {
                    self.page.line.forget();
                }
                self.page.waits = true;
                wakes.push(Wake::Line(line));
            }
            InputAction::Request(line) => return Ok(vec![Wake::Line(line)]),
            InputAction::Speech => return Ok(vec![Wake::Line(session.speech_request().to_owned())]),
            InputAction::OtherRest => {
                self.page.rest = self.page.rest.next();
                wakes.push(Wake::Settled("screen.cursor", self.page.rest.into()));
            }
            InputAction::Leaf { onward } => {
                if !self.leaf(onward) {
                    return Ok(wakes);
                }
                self.paper.announce_anew();
            }
            InputAction::Repaint => {
                self.refresh(session);
                self.paper.paint_anew();
            }
            InputAction::End => return Ok(vec![Wake::End]),
            InputAction::Terminate => return Ok(vec![Wake::Terminate]),
        }
        self.draw()?;
        Ok(wakes)
    }

    fn next_pasted(&mut self, session: &Session<'_>) -> io::Result<Option<String>> {
        let Some(line) = self.page.line.next_pasted() else { return Ok(None) };
        if session.tells_secret(&line) {
            self.page.line.forget();
        }
        self.page.waits = true;
        Ok(Some(line))
    }

    fn hide(&mut self, hidden: bool) -> io::Result<()> {
        if self.page.line.hide(hidden) { self.draw() } else { Ok(()) }
    }

    fn catch_up(&mut self) -> io::Result<()> {
        if self.stale { self.draw() } else { Ok(()) }
    }
}
