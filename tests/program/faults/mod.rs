//! What goes wrong around the program: signals while nothing can be written, files that are none, windows of any
//! size, guests who come and go.
#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod files;
mod signals;
mod window;
