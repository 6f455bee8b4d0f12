//! The line being typed, and what the keys do to it.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use tui_input::{Input, InputRequest};
use zeroize::Zeroize;

use crate::settings::keymap::{Action, KeyMap};
use crate::speech::clean;
use crate::text::LONGEST_LINE;

/// Lines entered that are kept.
const KEPT: usize = 200;

/// What was typed and pasted before a game and is still to be heard: what is typed, and the lines before it.
static LEFT: Mutex<Option<(String, VecDeque<String>)>> = Mutex::new(None);

/// What a key asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum InputAction {
    /// Nothing that could be seen.
    Nothing,
    /// The line is not what it was.
    Edited,
    /// Silence, and a fresh look at the clocks.
    Look,
    /// An empty line was entered.
    Empty,
    /// This line was entered.
    Entered(String),
    /// The key stands for this line.
    Request(String),
    /// Own speech is to be off, or on again.
    Speech,
    /// The cursor is to rest elsewhere while nothing is typed.
    OtherRest,
    /// Read on in the announcement, or back.
    Leaf {
        /// On, not back.
        onward: bool,
    },
    /// Everything is to be drawn anew.
    Repaint,
    /// No more lines will come.
    End,
    /// The program is to end.
    Terminate,
}

impl InputAction {
    fn of(action: &Action) -> InputAction {
        match action {
            Action::Silence => InputAction::Look,
            Action::Speech => InputAction::Speech,
            Action::OtherRest => InputAction::OtherRest,
            Action::Onward => InputAction::Leaf { onward: true },
            Action::Back => InputAction::Leaf { onward: false },
            Action::Repaint => InputAction::Repaint,
            Action::Leave => InputAction::Terminate,
            _ => action.line().map_or(InputAction::Nothing, InputAction::Request),
        }
    }
}

/// The line and those entered before it.
#[derive(Debug, Default)]
pub struct InputLine {
    input: Input,
    entered: Vec<String>,
    /// The entered line that is shown in place of what was being typed.
    recalled: Option<usize>,
    typed: String,
    /// Lines of a paste that are still to be heard, in order, and what was entered behind them.
    pasted: VecDeque<String>,
    /// Whether nobody is to see what is typed.
    hidden: bool,
}

impl InputLine {
    /// A line that begins with what was left of the last one.
    pub fn go_on() -> InputLine {
        let left = LEFT.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (typed, pasted) = left.unwrap_or_default();
        InputLine { input: Input::new(typed), pasted, ..InputLine::default() }
    }

    /// Leaves what is not heard yet to the next line.
    pub fn leave(&mut self) {
        // Nothing that is confided is kept.
        if self.hidden {
            return;
        }
        let left = (self.input.value_and_reset(), std::mem::take(&mut self.pasted));
        *LEFT.lock().unwrap_or_else(PoisonError::into_inner) = Some(left);
    }

    /// Whether nothing is typed.
    pub fn is_empty(&self) -> bool {
        self.input.value().is_empty()
    }

    /// What is typed.
    pub fn text(&self) -> &str {
        self.input.value()
    }

    /// Before which letter the next one is typed, from 0.
    pub fn cursor(&self) -> usize {
        self.input.cursor()
    }

    /// What is seen of it: where it is hidden, a star for each letter.
    pub fn seen(&self) -> String {
        self.seen_as(self.text())
    }

    /// What is seen of a line that is entered now.
    pub fn seen_as(&self, line: &str) -> String {
        if self.hidden { "*".repeat(line.chars().count()) } else { line.to_owned() }
    }

    /// Hides what is typed from now on, or shows it again; whether that is anything new.
    pub fn hide(&mut self, hidden: bool) -> bool {
        std::mem::replace(&mut self.hidden, hidden) != hidden
    }

    /// Forgets the line entered last.
    pub fn forget(&mut self) {
        if let Some(mut line) = self.entered.pop() {
            line.zeroize();
        }
    }

    /// The columns to leave out on the left so that the cursor is seen, and where it then stands.
    pub fn scroll(&self, width: u16) -> (u16, u16) {
        let scroll = self.input.visual_scroll(usize::from(width));
        let cursor = self.input.visual_cursor().saturating_sub(scroll);
        let short = |columns: usize| u16::try_from(columns).unwrap_or(u16::MAX);
        (short(scroll), short(cursor))
    }

    /// A key was pressed.
    pub fn key(&mut self, key: KeyEvent, keys: &KeyMap) -> InputAction {
        if key.kind == KeyEventKind::Release {
            return InputAction::Nothing;
        }
        if let Some(action) = keys.action(key) {
            return InputAction::of(action);
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let alt = key.modifiers.contains(KeyModifiers::ALT);
        match key.code {
            // Some keyboards type the third letter of a key with both.
            KeyCode::Char(letter) if control == alt && !(alt && letter.is_ascii_alphabetic()) => {
                self.insert(letter)
            }
            KeyCode::Char(letter) if control => self.control(letter.to_ascii_lowercase()),
            KeyCode::Enter => self.enter(),
            KeyCode::Backspace if control || alt => self.edit(InputRequest::DeletePrevWord),
            KeyCode::Backspace => self.edit(InputRequest::DeletePrevChar),
            KeyCode::Delete => self.edit(InputRequest::DeleteNextChar),
            KeyCode::Left if control => self.edit(InputRequest::GoToPrevWord),
            KeyCode::Right if control => self.edit(InputRequest::GoToNextWord),
            // What was freed does nothing else.
            _ if control || alt => InputAction::Nothing,
            KeyCode::Left => self.edit(InputRequest::GoToPrevChar),
            KeyCode::Right => self.edit(InputRequest::GoToNextChar),
            KeyCode::Home => self.edit(InputRequest::GoToStart),
            KeyCode::End => self.edit(InputRequest::GoToEnd),
            KeyCode::Up => self.recall_earlier(),
            KeyCode::Down => self.recall_later(),
            _ => InputAction::Nothing,
        }
    }

    fn control(&mut self, letter: char) -> InputAction {
        match letter {
            'a' => self.edit(InputRequest::GoToStart),
            'd' if self.is_empty() => InputAction::End,
            'd' => self.edit(InputRequest::DeleteNextChar),
            'e' => self.edit(InputRequest::GoToEnd),
            'h' => self.edit(InputRequest::DeletePrevChar),
            // Programs that type for somebody end their lines with a line feed.
            'j' | 'm' => self.enter(),
            'k' => self.edit(InputRequest::DeleteTillEnd),
            'n' => self.recall_later(),
            'p' => self.recall_earlier(),
            'u' => self.edit(InputRequest::DeleteLine),
            'w' => self.edit(InputRequest::DeletePrevWord),
            _ => InputAction::Nothing,
        }
    }

    /// What was pasted comes in where the cursor stands, without anything that steers a terminal. Each of its lines
    /// that has an end waits to be heard, as if it had been entered; what stands behind the last end is typed.
    pub fn paste(&mut self, text: &str) -> InputAction {
        let text = text.replace("\r\n", "\n").replace('\r', "\n");
        let (mut asked, mut lines) = (InputAction::Nothing, text.split('\n').peekable());
        while let Some(line) = lines.next() {
            let edited = self.take_in(line);
            asked = if edited { InputAction::Edited } else { asked };
            if lines.peek().is_some() {
                let line = self.taken_out();
                self.pasted.push_back(line);
                asked = InputAction::Edited;
            }
        }
        asked
    }

    /// Takes in part of a line; whether there was anything to take in.
    fn take_in(&mut self, part: &str) -> bool {
        let room = LONGEST_LINE.saturating_sub(self.text().chars().count());
        let text = clean(part);
        // What is trimmed of a line parts words where it joins one that is being typed.
        let blank = |is: bool| if is && !text.is_empty() { " " } else { "" };
        let joins = blank(part.starts_with(char::is_whitespace) && self.cursor() > 0);
        let new = format!("{joins}{text}{}", blank(part.ends_with(char::is_whitespace)));
        let new: Vec<char> = new.chars().take(room).collect();
        let mut letters: Vec<char> = self.text().chars().collect();
        let at = self.cursor().min(letters.len());
        let cursor = at + new.len();
        let is_new = !new.is_empty();
        letters.splice(at..at, new);
        self.input = Input::new(letters.into_iter().collect()).with_cursor(cursor);
        is_new
    }

    /// Whether lines of a paste wait to be heard.
    pub fn has_pasted(&self) -> bool {
        !self.pasted.is_empty()
    }

    /// The next line of a paste, which is entered now.
    pub fn next_pasted(&mut self) -> Option<String> {
        let line = self.pasted.pop_front()?;
        self.note(&line);
        Some(line)
    }

    fn insert(&mut self, letter: char) -> InputAction {
        let readable = letter == ' ' || clean(letter.encode_utf8(&mut [0; 4])) == letter.to_string();
        if !readable || self.text().chars().count() >= LONGEST_LINE {
            return InputAction::Nothing;
        }
        self.edit(InputRequest::InsertChar(letter))
    }

    fn edit(&mut self, request: InputRequest) -> InputAction {
        match self.input.handle(request) {
            Some(_) => InputAction::Edited,
            None => InputAction::Nothing,
        }
    }

    fn enter(&mut self) -> InputAction {
        let line = self.taken_out();
        // It comes behind what was pasted before it.
        if self.has_pasted() {
            self.pasted.push_back(line);
            return InputAction::Edited;
        }
        // Where a line is asked for in confidence an empty one leaves.
        if clean(&line).is_empty() && !self.hidden {
            return InputAction::Empty;
        }
        self.note(&line);
        InputAction::Entered(line)
    }

    fn taken_out(&mut self) -> String {
        (self.recalled, self.typed) = (None, String::new());
        self.input.value_and_reset()
    }

    /// Lines that were entered come back, but none that is confided.
    fn note(&mut self, line: &str) {
        if self.hidden || clean(line).is_empty() {
            return;
        }
        if self.entered.last().is_none_or(|last| last != line) {
            self.entered.push(line.to_owned());
        }
        if self.entered.len() > KEPT {
            self.entered.remove(0);
        }
    }

    fn recall_earlier(&mut self) -> InputAction {
        if self.hidden {
            return InputAction::Nothing;
        }
        let place = match self.recalled {
            None => self.entered.len().checked_sub(1),
            Some(place) => place.checked_sub(1),
        };
        let Some(line) = place.and_then(|place| self.entered.get(place)) else { return InputAction::Nothing };
        if self.recalled.is_none() {
            self.typed = self.input.value().to_owned();
        }
        self.input = Input::new(line.clone());
        self.recalled = place;
        InputAction::Edited
    }

    fn recall_later(&mut self) -> InputAction {
        let Some(place) = self.recalled else { return InputAction::Nothing };
        let next = self.entered.get(place + 1).cloned();
        self.recalled = next.is_some().then_some(place + 1);
        self.input = Input::new(next.unwrap_or_else(|| std::mem::take(&mut self.typed)));
        InputAction::Edited
    }
}
