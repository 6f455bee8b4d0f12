//! What was found, each as a test: an input that broke a promise once.

use crate::targets::target;

/// The promises of this target are kept with this input. It is written here as a failing run prints it.
#[track_caller]
fn kept(name: &str, input: &[u8]) {
    (target(name).run)(input);
}

#[test]
fn an_empty_input_is_nothing_to_anybody() {
    for target in crate::targets::TARGETS {
        kept(target.name, b"");
    }
}
