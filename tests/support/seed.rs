//! The seed of a run: another each time, or the one that is given.

use std::time::{SystemTime, UNIX_EPOCH};

/// The seed in `ANSAGE_SEED`, or one of the moment; what is printed here is shown when a test fails.
pub fn seed() -> u64 {
    let given: Option<u64> = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
        now.as_secs() ^ u64::from(now.subsec_nanos())
    });
    println!("ANSAGE_SEED={seed}");
    seed
}
