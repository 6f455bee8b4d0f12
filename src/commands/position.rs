//! The position a command begins with.

use crate::args;
use crate::error::CommandError;
use crate::game::Start;
use crate::tell::why_no_start;
use crate::voice::{Id, Voice};

/// The position of this FEN, or the initial one.
///
/// # Errors
/// What is wrong with the FEN, as a fault of the command line.
pub fn start(fen: Option<&str>, voice: &Voice) -> Result<Start, CommandError> {
    fen.map_or_else(|| Ok(Start::default()), str::parse).map_err(|error| {
        CommandError::usage(voice.tell(Id::ERROR_OTHER, &args!("why" => why_no_start(&error, voice))))
    })
}
