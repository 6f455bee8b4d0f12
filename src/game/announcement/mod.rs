//! What is said of a move, and which move it is.

mod castling;
mod castling_homes;
mod fitting;
mod mentioned;
mod on_board;
mod otherwise;
mod parse_error;
mod resolve;
mod resolve_error;
mod said;
mod settled;

pub use castling::castling_obstacle;
pub use castling_homes::CastlingHomes;
pub use mentioned::Mentioned;
pub use on_board::resolve_on_board;
pub use otherwise::{read_otherwise, says_check_in_vain};
pub use parse_error::ParseError;
pub use resolve::{resolve, resolve_geometry};
pub use resolve_error::{CastlingObstacle, ResolveError};
pub use said::{Announcement, Flank, MoveDescription, Speaker, Toward};
pub use settled::chosen;
