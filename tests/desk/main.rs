//! The desk as its users meet it: line by line, on a terminal, with ears of their own and with guests.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod adjournment;
#[cfg(target_os = "linux")]
mod day;
mod desk_babble;
#[cfg(target_os = "linux")]
mod engines;
mod evening;
mod face;
mod join;
mod kept;
mod line_terminal;
mod offers;
mod screen;
mod two_ears;
