//! Games as they stand annotated in PGN: with variations, comments and NAGs.
//!
//! A file is read as a stream ([`AnnotatedGames`]), a game at a time. A game is a [`GameTree`]; what of it cannot be
//! read is told as a [`GameFault`], and the rest stands.

mod fault;
mod reader;
mod tree;

pub use fault::{GameFault, GameFaultKind};
pub use reader::{AnnotatedGame, AnnotatedGames, Headers};
pub use tree::{GameTree, NodeId};
