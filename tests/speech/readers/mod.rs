//! Screen readers and Braille displays as they are: fenrir reads what the line desk writes in a terminal, BRLTTY shows
//! the line where the cursor stands. Where they are not installed nothing is tested.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod brltty;
mod fenrir;
