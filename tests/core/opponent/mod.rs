//! The sparring partner by itself.

mod conduct;
mod level;
mod moves;
mod search_handle;
