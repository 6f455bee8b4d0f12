//! The one measure of time.

/// Milliseconds, since the game was opened or as a length of time.
pub type Millis = u64;
