//! Puzzles: positions in which one line of moves is right, from whatever file they stand in.
//!
//! A file is read as a stream ([`puzzles`]), whatever its size, in the background ([`PuzzleSearch`]): what is written
//! there ([`WrittenPuzzle`]) becomes a [`Puzzle`] only when it is asked for, and then it is checked: its moves are
//! legal, and where trying everything can show it, nothing else solves it. Whoever solves one is followed by
//! [`Solving`].

mod collection;
mod csv_file;
mod epd_file;
mod fault;
mod file;
mod filter;
mod lines;
mod mate;
mod material;
mod pgn_file;
#[allow(clippy::module_inception)]
mod puzzle;
mod search;
mod solving;
mod written;

pub use collection::{PuzzleCollection, Refused, own};
pub use fault::PuzzleFault;
pub use file::puzzles;
pub use filter::{PuzzleFilter, Span, SpanError};
pub use mate::{MateSearch, Mating};
pub use material::{gain, material};
pub use puzzle::Puzzle;
pub use search::{FoundPuzzle, PuzzleSearch, PuzzleSource};
pub use solving::{Refutation, Solving, Tried};
pub use written::{PuzzleEntry, WrittenPuzzle};
