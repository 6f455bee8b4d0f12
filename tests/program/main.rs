//! The commands that are not a game at a desk, and the files they read and write.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod competition;
mod completions;
mod cut_lines;
mod daisy;
mod doctor;
mod encodings;
mod faults;
mod filters;
mod guide;
mod library;
mod listening;
mod no_room;
mod no_text;
mod puzzling;
mod reconcile;
mod record;
mod rule;
mod seeking;
mod settings;
mod text;
