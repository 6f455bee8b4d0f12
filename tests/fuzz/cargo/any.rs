//! The harness that `ANSAGE_FUZZ_TARGET` names, for cargo-fuzz.
#![no_main]

// Where it begins and with which words, cargo-fuzz is told otherwise.
#[allow(dead_code)]
#[path = "../targets/mod.rs"]
mod targets;

use std::env;
use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;

use targets::{TARGETS, Target, target};

static CHOSEN: LazyLock<&Target> = LazyLock::new(|| match env::var("ANSAGE_FUZZ_TARGET") {
    Ok(name) => target(&name),
    Err(_) => {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        panic!("ANSAGE_FUZZ_TARGET is one of {}", names.join(", "))
    }
});

fuzz_target!(|input: &[u8]| {
    (CHOSEN.run)(input);
});
