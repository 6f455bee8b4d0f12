//! The one measure of time.

/// Milliseconds, since the game was opened or as a length of time.
pub type Millis = u64;

/// What is left, in milliseconds, as a clock shows it: rounded up to seconds, so that nought is the fallen flag.
pub fn as_shown(left: Millis) -> Millis {
    left.div_ceil(1000).saturating_mul(1000)
}
