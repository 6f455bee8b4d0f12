//! The games of a PGN file, however long it is: read one by one, indexed beside the library, and searched.

mod bookmarks;
mod collected_game;
mod fault;
mod file;
mod fingerprint;
mod game_reader;
mod index;
mod index_file;
mod indexing;
mod openings;
mod place;
mod search;
mod words;

pub use bookmarks::{BookmarkFile, KeptPlace};
pub use collected_game::{CollectedGame, CollectedMove, GameLine, Tags};
pub use fault::{CollectionError, GameFault};
pub use file::Collection;
pub use index::IndexedGame;
pub use indexing::{IndexState, Indexing, index_path};
pub use openings::openings_called;
pub use place::GamePlace;
pub use search::{Found, Search, Wanted, WantedOpening};
