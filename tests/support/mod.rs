//! What several integration tests need: the other side of a socket, and patience.
// Each test program uses its own part of this.
#![allow(dead_code, clippy::unwrap_used)]

#[cfg(unix)]
pub mod fake_ssip;

use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for what must happen; generous, as it costs nothing when all is well.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// How long a test waits for what must not happen.
pub const MOMENT: Duration = Duration::from_millis(300);

/// Waits until `come` is true, at most [`PATIENCE`]. Whether it is.
#[must_use]
pub fn wait_until(mut come: impl FnMut() -> bool) -> bool {
    let until = Instant::now() + PATIENCE;
    while Instant::now() < until {
        if come() {
            return true;
        }
        thread::sleep(Duration::from_millis(5));
    }
    come()
}
