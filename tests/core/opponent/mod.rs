//! The sparring partner by itself.

mod level;
mod moves;
mod search_handle;
