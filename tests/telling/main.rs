//! What is said: every message of every voice, and the answers to questions.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod answers;
mod lengths;
mod scenes;
mod voices;
mod words;
