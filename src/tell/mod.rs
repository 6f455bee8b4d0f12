//! What happened, an answer, a refusal: put into words in one manner of telling.

pub mod answers;
mod brief;
mod cause;
pub mod cue;
mod faults;
pub mod happened;
pub mod law;
mod library;
mod message;
mod moves;
pub mod obligation;
mod of_game;
mod phrasing;
mod reasons;
pub mod refuse;
mod spell;
mod system;

pub use answers::{answer, clocks};
pub use brief::pawn_sign;
pub use cause::{Causes, NamedMove};
pub use cue::{CELLS, CORE, Cue, DOTS, cut, shortened};
pub use faults::{fault, line_of, reason, why_no_start, why_no_time};
pub use happened::{Brief, cue, priority};
pub use library::{damaged, explain_library};
pub use message::Message;
pub use moves::{MoveForm, MoveText};
pub use phrasing::{Phrasing, capital, color_key, line, role_key};
pub use reasons::{misfit, not_heard, parse_error_name};
pub use spell::spelled;
pub use system::{explain_system, why_not_kept};
pub(crate) use system::{not_readable, not_writable, voice_unread, why_unread};
