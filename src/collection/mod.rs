//! The games of a PGN file, however long it is: read one by one, indexed beside the library, and searched.
//!
//! A game ([`CollectedGame`]) is a [`GameTree`](crate::record::GameTree) with what is told of it; what of it cannot be read is told as a
//! [`GameFault`], and the rest stands.

mod bookmarks;
mod fault;
mod file;
mod fingerprint;
mod game;
mod game_query;
mod game_reader;
mod index;
mod index_file;
mod indexing;
mod library_index;
mod library_index_file;
mod openings;
mod place;
mod search;
mod words;

pub use bookmarks::{BookmarkFile, KeptPlace};
pub use fault::{CollectionError, GameFault, GameFaultKind, LeftOut};
pub use file::Collection;
pub use game::{CollectedGame, Tags, games};
pub use game_query::{GameQuery, NoQuery, OPENING_PLIES};
pub use index::IndexedGame;
pub use indexing::{IndexState, Indexing, index_path};
pub use library_index::{IndexError, LibraryIndex, LibraryTotals, written, written_down};
pub use library_index_file::library_index_path;
pub use openings::openings_called;
pub use place::GamePlace;
pub use search::{Found, Search, Wanted, WantedOpening};
