//! What stands before a person: lines, a prompt, a screen. A face shows what is told and reports what was typed.

mod echo;
mod keys;
mod line;
mod prompt;
mod returning;
pub mod screen;
mod shows;
pub(crate) mod signals;
mod stream;
mod tty;
mod typed;

pub use crate::text::LONGEST_LINE;
pub(crate) use line::{LINES_WAITING, LineFace, read_lines};
pub(crate) use prompt::{LineEditor, window_width};
pub use prompt::{NEW_LINE, Prompt, PromptFace, PromptRow, in_rows};
pub(crate) use returning::Watched;
pub use screen::ScreenFace;
pub use shows::Face;
pub use stream::{Answered, InputText, next_line};
pub use typed::{InputAction, InputLine};
