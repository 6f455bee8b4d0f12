//! A line edited below what was appended, on a terminal that is the program's as long as this lives.

use std::io::{self, IsTerminal, Write};

use crossterm::event::Event as TerminalEvent;

use super::row::{NEW_LINE, Prompt, PromptRow};
use super::rows::{in_rows, window_width};
use crate::face::tty::{Sheet, Tty, suspends};
use crate::face::typed::{InputAction, InputLine};
use crate::settings::Switch;
use crate::settings::keymap::KeyMap;
use crate::tell::{CELLS, CORE, DOTS, shortened};

/// So many columns are left to type in, where the window has more than the core of a message.
const ROOM_TO_TYPE: usize = 8;

/// What stands behind whole sentences where others follow.
const MORE: &str = " +";

/// The line, and the prompt before it.
pub struct LineEditor {
    row: PromptRow,
    line: InputLine,
    /// The newest message in short.
    brief: String,
    tty: Tty,
}

impl LineEditor {
    /// Takes the terminal, unless lines are to be edited by it. `None` where there is none that could be used like this;
    /// it is then as it was.
    pub fn open(editor: Switch) -> Option<LineEditor> {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        if editor == Switch::Off || dumb || !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return None;
        }
        let tty = Tty::take(Sheet::Roll).inspect_err(|error| tracing::warn!(%error, "no editor")).ok()?;
        Some(LineEditor {
            row: PromptRow::new(window_width()),
            line: InputLine::go_on(),
            brief: String::new(),
            tty,
        })
    }

    /// The newest message in short, for the next prompt.
    pub fn set_brief(&mut self, brief: &str) {
        brief.clone_into(&mut self.brief);
    }

    /// The line that is typed.
    pub fn line(&mut self) -> &mut InputLine {
        &mut self.line
    }

    /// Whether prompt and line stand there.
    pub fn stands(&self) -> bool {
        self.row.stands()
    }

    /// What stands before the line being typed.
    fn prompt(&self) -> Prompt {
        // A narrow window keeps some room to type in, and as much of the message as has its core.
        let width = self.row.width();
        let cells = CELLS.min(width.saturating_sub(ROOM_TO_TYPE)).max(CORE.min(width));
        Prompt { whole: self.prompt_in(cells), short: self.prompt_in(cells.min(self.row.width() / 2)) }
    }

    fn prompt_in(&self, cells: usize) -> String {
        // A colon and a blank stand behind it.
        let room = cells.saturating_sub(2);
        let trimmed = |text: &str| {
            if text.ends_with(DOTS) { text.to_owned() } else { text.trim_end_matches('.').to_owned() }
        };
        let whole = trimmed(&self.brief);
        let told = if whole.chars().count() <= room {
            whole
        } else {
            let told = trimmed(&shortened(&whole, room.saturating_sub(MORE.len())));
            // What looks complete and is not would be wrong.
            if told.ends_with(DOTS) { told } else { told + MORE }
        };
        match told.chars().last() {
            None => String::new(),
            Some('?' | '!' | ':') => format!("{told} "),
            Some(_) => format!("{told}: "),
        }
    }

    /// A message on a line of its own, broken between words.
    pub fn tell(&mut self, text: &str) -> io::Result<()> {
        let text = in_rows(text, self.row.width());
        send(&format!("{}{text}{NEW_LINE}", self.row.leave()))
    }

    /// What comes next begins a new line.
    pub fn leave(&mut self) -> io::Result<()> {
        send(self.row.leave())
    }

    /// Prompt and line again, below what stands there.
    pub fn again(&mut self) -> io::Result<()> {
        let leave = self.row.leave();
        let (prompt, seen, cursor) = (self.prompt(), self.line.seen(), self.line.cursor());
        send(&(leave.to_owned() + &self.row.begin(&prompt, &seen, cursor)))
    }

    /// The line as it is now in place of the one that stands there.
    pub fn edited(&mut self) -> io::Result<()> {
        let (prompt, seen, cursor) = (self.prompt(), self.line.seen(), self.line.cursor());
        send(&self.row.edit(&prompt, &seen, cursor))
    }

    /// The next line of a paste, shown as one that was entered.
    pub fn next_pasted(&mut self) -> io::Result<Option<String>> {
        let Some(line) = self.line.next_pasted() else { return Ok(None) };
        let seen = self.line.seen_as(&line);
        let (prompt, cursor) = (self.prompt(), seen.chars().count());
        send(&(self.row.edit(&prompt, &seen, cursor) + self.row.leave()))?;
        Ok(Some(line))
    }

    /// What the terminal reports, as it changes the line or asks for something.
    pub fn hear(&mut self, event: &TerminalEvent, keys: &KeyMap) -> io::Result<InputAction> {
        match event {
            TerminalEvent::Key(key) if suspends(*key) => self.leave()?,
            TerminalEvent::Resize(width, _) => self.row.set_width(*width),
            _ => {}
        }
        self.tty.hear(event, &mut self.line, keys)
    }
}

impl Drop for LineEditor {
    fn drop(&mut self) {
        self.line.leave();
        // The shell's own prompt begins a line of its own.
        let _ = send(self.row.leave());
    }
}

/// In one piece, so that a reader hears of it at once.
fn send(text: &str) -> io::Result<()> {
    if text.is_empty() {
        return Ok(());
    }
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()
}
