//! The library of games: every event, kept before anything is said of it, and games as PGN, in and out; what is
//! remembered of the items of drills, and the log of practice.

mod backup;
mod cards;
mod chain;
mod deletion;
pub mod envelope;
mod found;
mod game_tree;
mod games;
mod imports;
mod keeping;
mod library;
mod library_error;
mod library_file;
mod lock;
mod movetext;
mod movetext_item;
mod note;
pub mod pgn;
mod practice;
mod remarks;
mod stored_game;
mod tables;
mod tags;
mod unfinished;
mod writing;
mod written_game;

pub use cards::Cards;
pub use envelope::{EnvelopeError, SHORTEST_PASSPHRASE};

pub use backup::{BackupError, backup};
pub use deletion::{delete, deletions, write_over};
pub use game_tree::{GameTree, NodeId};
pub use games::{GameSummary, Games};
pub use imports::{Imported, ImportedGame, Stored};
pub use keeping::{Keeping, is_in_play};
pub use library::Library;
pub use library_error::{LibraryError, Loss};
pub use library_file::belongs_to;
pub use movetext::Movetext;
pub(crate) use movetext_item::pgn_result;
pub use movetext_item::{Beside, MovetextItem, PgnFlaw, WrittenMove};
pub use note::{Detail, Note, Remark, clock_text};
pub use practice::{Ending, Practice, PracticeLog, Practised, Success};
pub use stored_game::{DamagedGame, Fault, StoredGame};
pub use written_game::{ScoreEntry, WrittenGame};
