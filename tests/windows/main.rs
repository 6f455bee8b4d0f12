//! The program as it is on Windows, run by Wine. `ANSAGE_WINDOWS` names the executable, beside which `bcryptprimitives.dll`
//! lies where Wine has none; without it these tests pass with a note, as they do where MinGW or Wine is missing.
//!
//! NVDA is played by a controller client of our own (`client/nvda_client.c`), which logs its calls and hangs, fails or lacks
//! what it is told to; the windows and the mutex of screen readers by `client/window.c`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod games;
mod speech;
mod wine;
