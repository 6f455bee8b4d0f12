//! A game as a scoresheet (8.1, Appendix C): what stands above its moves, each move with what belongs beside it, and what
//! both players have written, in the words and letters of a voice.
//!
//! Plain text, HTML, Braille and what is read aloud are set from this one value.

mod braille;
mod header;
mod html;
mod remarks;
mod sheet;
mod spoken;
mod table;
mod text;

pub use braille::braille;
pub use header::described;
pub use html::{PrintSize, html};
pub use sheet::{Scoresheet, SheetMoves, SheetStyle};
pub use spoken::{Chapter, chapters};
pub use table::{SheetTable, TableRow};
pub use text::text;
