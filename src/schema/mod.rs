//! A TOML file read key by key, for whoever wrote it by hand: everything that is wrong in it is found at once, each
//! with its place. What a key means is known above; here stands what is wrong with keys and values as such.

mod fault;
mod mend;
mod reader;

pub use fault::{Diagnostic, Fault, Kind, Location, Reason};
pub use reader::{Located, TableReader, day, nearest, read};
