//! Whole games at a simulated table, with mistakes of hands, ears, tongues and pens at about the rate of people: two
//! boards, two scores, and the real game that hears what they say (D.2.9).
#![allow(clippy::unwrap_used, clippy::panic, clippy::cast_possible_truncation)]

mod alone;
mod at_the_desk;
mod gone_over;

use ansage::voice::Voice;

/// The voices in which moves are said; the first is the desk's.
fn voices() -> [Voice; 2] {
    ["en", "de"].map(|tag| Voice::built_in(tag).unwrap())
}
