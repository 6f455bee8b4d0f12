//! The position a command begins with.

use super::output::usage;
use crate::error::CommandError;
use crate::game::Start;
use crate::tell::why_no_start;
use crate::voice::Voice;

/// The position of this FEN, or the initial one.
pub fn start(fen: Option<&str>, voice: &Voice) -> Result<Start, CommandError> {
    let start = fen.map_or_else(|| Ok(Start::default()), str::parse);
    start.map_err(|error| usage(why_no_start(&error, voice), voice))
}
