//! What is said of a move, and which move it is.

mod castling;
mod castling_homes;
mod parse_error;
mod resolve;
mod resolve_error;
mod said;

pub use castling_homes::CastlingHomes;
pub use parse_error::ParseError;
pub use resolve::{resolve, resolve_geometry, resolve_on_board};
pub use resolve_error::{CastlingObstacle, ResolveError};
pub use said::{Announcement, MoveDescription, Speaker};
