//! Speech, earcons and what screen readers and Braille displays read: fakes, and what is installed.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod backends;
mod earcons;
mod ears_espeak;
mod espeak;
mod heard;
mod prism;
mod readers;
mod speech_dispatcher;
mod spoken;
mod tones;
mod type_ahead;
mod values;
