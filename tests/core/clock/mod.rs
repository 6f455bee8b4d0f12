//! The clock in every timing: the articles one by one, and over any sequence of what players and an arbiter
//! do to it, against a clock that counts each millisecond by itself.
//!
//! Each run tries other sequences. One that fails prints its seed; `ANSAGE_SEED=… cargo test --test core clock`
//! repeats it.
#![allow(clippy::unwrap_used)]

mod articles;
mod counted;
mod kept;

use crate::support::seed;
use Color::{Black, White};
use ansage::laws::{Clock, Increments, Period, TimeControl, Timing};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use shakmaty::{ByColor, Color};

fn clock(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(White, 0);
    clock
}

fn left(clock: &Clock, at: u64) -> (u64, u64) {
    (clock.left(White, at), clock.left(Black, at))
}
