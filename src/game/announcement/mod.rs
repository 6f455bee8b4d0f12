//! What is said of a move, and which move it is.

mod castling;
mod castling_homes;
mod on_board;
mod parse_error;
mod resolve;
mod resolve_error;
mod said;

pub use castling::castling_obstacle;
pub use castling_homes::CastlingHomes;
pub use on_board::resolve_on_board;
pub use parse_error::ParseError;
pub use resolve::{resolve, resolve_geometry};
pub use resolve_error::{CastlingObstacle, ResolveError};
pub use said::{Announcement, MoveDescription, Speaker};
