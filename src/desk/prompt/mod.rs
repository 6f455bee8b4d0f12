//! The line face on a terminal: one message, one line, and below them a prompt with an editor.
//!
//! Everything is appended, as the plain line face does it; what is typed is echoed letter by letter. The difference
//! is that every key is heard at once, so that any of them silences speech, and that the prompt holds the newest
//! message in short, because that is the line on which a Braille display stands.

mod row;

use std::io::{self, IsTerminal, Write};
use std::sync::mpsc::Sender;

use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::terminal;

use super::cue::{CELLS, CORE, DOTS, cut};
use super::tty::{Sheet, Tty};
use super::typed::{Asked, InputLine};
use super::{Face, Output, Sitting, Wake, keys};
use crate::speech::clean;

use row::{Prompt, Row};

/// From this width on the prompt may be as wide as a Braille display.
const ROOMY: usize = 60;

/// Whether lines are edited here, or by the terminal.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Editor {
    /// Here, where there is a terminal that can do it.
    #[default]
    Auto,
    /// By the terminal.
    Off,
}

/// Shows a game line by line, and edits the line being typed.
pub struct PromptFace {
    row: Row,
    line: InputLine,
    /// The newest message in short.
    brief: String,
    tty: Tty,
}

impl PromptFace {
    /// Takes the terminal and begins to listen to its keys. `None` where there is none that could be used like this;
    /// it is then as it was.
    #[must_use]
    pub fn open(editor: Editor, wake: Sender<Wake>) -> Option<PromptFace> {
        let dumb = std::env::var("TERM").is_ok_and(|term| term == "dumb");
        if editor == Editor::Off || dumb || !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return None;
        }
        let tty = Tty::take(Sheet::Roll).inspect_err(|error| tracing::warn!(%error, "no editor")).ok()?;
        let (width, _) = terminal::size().unwrap_or_default();
        watch_for_return(&wake);
        keys::listen(wake).ok()?;
        Some(PromptFace { row: Row::new(width), line: InputLine::default(), brief: String::new(), tty })
    }

    /// What stands before the line being typed.
    fn prompt(&self) -> Prompt {
        let cells = if self.row.width() < ROOMY { CORE } else { CELLS };
        Prompt { whole: self.prompt_in(cells), short: self.prompt_in(cells.min(self.row.width() / 2)) }
    }

    fn prompt_in(&self, cells: usize) -> String {
        // A colon and a blank stand behind it.
        let room = cells.saturating_sub(2);
        let first = self.brief.find(". ").map_or(self.brief.as_str(), |end| &self.brief[..end]);
        let is_cut = self.brief.ends_with(DOTS);
        let whole = if is_cut { self.brief.as_str() } else { self.brief.trim_end_matches('.') };
        let told = if whole.chars().count() <= room { whole.to_owned() } else { cut(first, room) };
        match told.chars().last() {
            None => String::new(),
            Some('?' | '!' | ':') => told + " ",
            Some(_) => told + ": ",
        }
    }

    /// Prompt and line again, below what stands there.
    fn again(&mut self) -> String {
        let leave = self.row.leave();
        let (prompt, seen, cursor) = (self.prompt(), self.line.seen(), self.line.cursor());
        leave.to_owned() + &self.row.begin(&prompt, &seen, cursor)
    }

    fn edited(&mut self) -> String {
        let (prompt, seen, cursor) = (self.prompt(), self.line.seen(), self.line.cursor());
        self.row.edit(&prompt, &seen, cursor)
    }

    #[cfg(unix)]
    fn lend(&mut self) -> io::Result<()> {
        send(self.row.leave())?;
        self.tty.lend()?;
        let again = self.again();
        send(&again)
    }

    #[cfg(not(unix))]
    fn lend(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Face for PromptFace {
    fn show(&mut self, output: &Output, _: &Sitting<'_>) -> io::Result<()> {
        // What is said of speech says nothing of the game.
        if !output.brief.is_empty() && output.kind != ("notice", "speech".to_owned()) {
            self.brief.clone_from(&output.brief);
        }
        let text = output.said.as_ref().map(|said| clean(&said.text)).unwrap_or_default();
        if text.is_empty() {
            return Ok(());
        }
        send(&format!("{}{text}\r\n", self.row.leave()))
    }

    fn terminal(&mut self, event: TerminalEvent, sitting: &Sitting<'_>) -> io::Result<Vec<Wake>> {
        let asked = match event {
            TerminalEvent::Key(key) if suspends(key) => return self.lend().map(|()| Vec::new()),
            TerminalEvent::Key(key) => self.line.key(key, &sitting.keymap),
            TerminalEvent::Paste(text) => self.line.paste(&text),
            TerminalEvent::Resize(width, _) => {
                self.row.set_width(width);
                Asked::Repaint
            }
            // The program goes on after it was stopped; a shell has had the terminal.
            TerminalEvent::FocusGained => {
                self.tty.take_again()?;
                Asked::Repaint
            }
            _ => Asked::Nothing,
        };
        let (sent, wakes) = match asked {
            Asked::Nothing | Asked::Look | Asked::OtherRest | Asked::Leaf { .. } => return Ok(Vec::new()),
            // The rest comes when what was pasted before it is heard.
            Asked::Edited if self.line.has_pasted() => return Ok(Vec::new()),
            Asked::Edited => (self.edited(), Vec::new()),
            Asked::Repaint => (self.again(), Vec::new()),
            Asked::Empty if sitting.enter_presses() => {
                (self.row.leave().to_owned(), vec![Wake::Line(String::new())])
            }
            Asked::Empty => {
                let leave = self.row.leave().to_owned();
                (leave + &self.again(), Vec::new())
            }
            Asked::Entered(line) => {
                // It was entered in sight, but nobody is to find it again.
                if !sitting.hears_in_confidence() && sitting.is_confidential(&line) {
                    self.line.forget();
                }
                (self.row.leave().to_owned(), vec![Wake::Line(line)])
            }
            Asked::Request(line) => return Ok(vec![Wake::Line(line)]),
            Asked::Speech => return Ok(vec![Wake::Line(sitting.speech_request().to_owned())]),
            Asked::End => return Ok(vec![Wake::End]),
            Asked::Terminate => return Ok(vec![Wake::Terminate]),
        };
        send(&sent)?;
        Ok(wakes)
    }

    fn next_pasted(&mut self, sitting: &Sitting<'_>) -> io::Result<Option<String>> {
        let Some(line) = self.line.next_pasted() else { return Ok(None) };
        let seen = self.line.seen_as(&line);
        let cursor = seen.chars().count();
        let prompt = self.prompt();
        let entered = self.row.edit(&prompt, &seen, cursor) + self.row.leave();
        if !sitting.hears_in_confidence() && sitting.is_confidential(&line) {
            self.line.forget();
        }
        send(&entered)?;
        Ok(Some(line))
    }

    fn ring(&mut self) -> io::Result<()> {
        send("\x07")
    }

    fn hide(&mut self, hidden: bool) -> io::Result<()> {
        if self.line.hide(hidden) && self.row.stands() {
            let sent = self.edited();
            return send(&sent);
        }
        Ok(())
    }

    fn rest(&mut self, sitting: &Sitting<'_>) -> io::Result<()> {
        if self.row.stands() || self.line.has_pasted() || sitting.finished {
            return Ok(());
        }
        let again = self.again();
        send(&again)
    }
}

impl Drop for PromptFace {
    fn drop(&mut self) {
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

/// Ctrl-Z
fn suspends(key: KeyEvent) -> bool {
    key.kind != KeyEventKind::Release
        && key.modifiers == KeyModifiers::CONTROL
        && key.code == KeyCode::Char('z')
}

/// Reports that the program goes on after it was stopped.
#[cfg(unix)]
fn watch_for_return(wake: &Sender<Wake>) {
    let wake = wake.clone();
    match signal_hook::iterator::Signals::new([signal_hook::consts::SIGCONT]) {
        Ok(mut signals) => {
            std::thread::spawn(move || {
                for _ in &mut signals {
                    if wake.send(Wake::Terminal(TerminalEvent::FocusGained)).is_err() {
                        return;
                    }
                }
            });
        }
        Err(error) => tracing::warn!(%error, "a return from the shell is not noticed"),
    }
}

#[cfg(not(unix))]
fn watch_for_return(_: &Sender<Wake>) {}
