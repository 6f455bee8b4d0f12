//! Writes the score of a game in Braille for players who read it with their fingers, and reads it back.
//!
//! A [`BrailleTable`] says which cells a code has (`voices/braille`, with the source of each rule), [`BrailleCode`] turns
//! moves into cells and cells into moves, [`lay_out`] sets a whole score on pages, and [`BrailleFormat`] names the two
//! files an embosser's driver takes.

mod ascii;
mod code;
mod diagram;
mod letter;
#[cfg(test)]
mod liblouis;
mod number;
mod page;
mod ply;
mod reading;
#[cfg(test)]
mod shipped;
mod table;
mod table_check;
mod text;

pub use ascii::{BrailleFormat, NotOneOfThe64, ascii_of, cell_of, to_ascii, to_cells};
pub use code::{BrailleCode, DecodeFault};
pub use diagram::diagram;
pub use page::{HEADER_LINES, Outcome, PageFault, PageSize, Pages, Score, ScoreMove, ScorePly, lay_out};
pub use ply::{Action, Capture, Parts, Ply, PlyFault, Threat};
pub use table::BrailleTable;
pub use table_check::{TableFault, TableFaultKind};
pub use text::Text;

/// The codes there are a table of, the one that is usual first.
pub const CODES: [&str; 4] = ["german", "british", "spanish", "computer"];

/// The code that this table of `voices/braille` has; `None` where it is none.
pub fn code_of(table: &str) -> Option<BrailleCode> {
    BrailleCode::new(toml::from_str(table).ok()?).ok()
}
