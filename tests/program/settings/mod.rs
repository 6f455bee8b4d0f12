//! The user's settings: what they say, who goes before them, how they are kept, and the first start.
#![allow(clippy::unwrap_used)]

mod command;
mod decided;
mod ears;
mod environment;
mod file;
#[cfg(unix)]
mod first_start;
mod guide;
mod key;
mod keymap;
mod read;
#[cfg(target_os = "linux")]
mod reader;
#[cfg(unix)]
mod remembered;
