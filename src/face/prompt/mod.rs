//! The line face on a terminal: one message, one line, and below them a prompt with an editor.
//!
//! Everything is appended, as the plain line face does it; what is typed is echoed letter by letter. The difference
//! is that every key is heard at once, so that any of them silences speech, and that the prompt holds the newest
//! message in short, because that is the line on which a Braille display stands.

mod editor;
mod row;
mod rows;

use std::io;
use std::sync::mpsc::Sender;

use crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers};

use super::keys;
use super::typed::InputAction;
use crate::face::Face;
use crate::session::Wake;
use crate::session::{Addressed, Session};
use crate::settings::Switch;
use crate::speech::clean;

pub use editor::LineEditor;
pub use row::{NEW_LINE, Prompt, PromptRow};
pub use rows::in_rows;
pub(crate) use rows::window_width;

/// Shows a game line by line, and edits the line being typed.
pub struct PromptFace {
    editor: LineEditor,
    /// Whether what was typed is not shown yet: of what comes faster than it can be shown, only the last is.
    stale: bool,
}

impl PromptFace {
    /// Takes the terminal and begins to listen to its keys. `None` where there is none that could be used like this;
    /// it is then as it was.
    pub fn open(editor: Switch, wake: Sender<Wake>) -> Option<PromptFace> {
        let editor = LineEditor::open(editor)?;
        keys::listen(wake).ok()?;
        Some(PromptFace { editor, stale: false })
    }
}

impl Face for PromptFace {
    fn show(&mut self, output: &Addressed, _: &Session<'_>) -> io::Result<()> {
        // What is said of speech says nothing of the game.
        if !output.brief.is_empty() && output.kind != ("notice", "speech".to_owned()) {
            self.editor.set_brief(&output.brief);
        }
        let text = output.said.as_ref().map(|said| clean(&said.text)).unwrap_or_default();
        if text.is_empty() { Ok(()) } else { self.editor.tell(&text) }
    }

    fn terminal(&mut self, event: TerminalEvent, session: &Session<'_>) -> io::Result<Vec<Wake>> {
        // What is entered stands there whole.
        if !is_letter(&event) {
            self.catch_up()?;
        }
        match self.editor.hear(&event, &session.settled.keymap)? {
            InputAction::Nothing | InputAction::Look => {}
            InputAction::OtherRest | InputAction::Leaf { .. } => return Ok(vec![Wake::OfScreen]),
            // The rest comes when what was pasted before it is heard.
            InputAction::Edited if self.editor.line().has_pasted() => {}
            InputAction::Edited => self.stale = true,
            InputAction::Empty if session.enter_presses() => {
                self.editor.leave()?;
                return Ok(vec![Wake::Line(String::new())]);
            }
            InputAction::Empty | InputAction::Repaint => self.editor.again()?,
            InputAction::Entered(line) => {
                // It was entered in sight, but nobody is to find it again.
                if session.tells_secret(&line) {
                    self.editor.line().forget();
                }
                self.editor.leave()?;
                return Ok(vec![Wake::Line(line)]);
            }
            InputAction::Request(line) => return Ok(vec![Wake::Line(line)]),
            InputAction::Speech => return Ok(vec![Wake::Line(session.speech_request().to_owned())]),
            InputAction::End => return Ok(vec![Wake::End]),
            InputAction::Terminate => return Ok(vec![Wake::Terminate]),
        }
        Ok(Vec::new())
    }

    fn next_pasted(&mut self, session: &Session<'_>) -> io::Result<Option<String>> {
        let line = self.editor.next_pasted()?;
        if line.as_ref().is_some_and(|line| session.tells_secret(line)) {
            self.editor.line().forget();
        }
        Ok(line)
    }

    fn catch_up(&mut self) -> io::Result<()> {
        if std::mem::take(&mut self.stale) { self.editor.edited() } else { Ok(()) }
    }

    fn hide(&mut self, hidden: bool) -> io::Result<()> {
        if self.editor.line().hide(hidden) && self.editor.stands() { self.editor.edited() } else { Ok(()) }
    }

    fn rest(&mut self, session: &Session<'_>) -> io::Result<()> {
        if self.editor.stands() || self.editor.line().has_pasted() || session.finished {
            Ok(())
        } else {
            self.editor.again()
        }
    }
}

/// Whether a key is pressed that only types.
fn is_letter(event: &TerminalEvent) -> bool {
    matches!(event, TerminalEvent::Key(KeyEvent { code: KeyCode::Char(_), modifiers, .. })
        if (*modifiers - KeyModifiers::SHIFT).is_empty())
}
