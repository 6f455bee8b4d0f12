//! What is heard: lines in every voice, and what they are taken for.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod corpus;
mod line_rules;
mod lines;
mod questions;
mod understanding;
