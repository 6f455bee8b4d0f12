//! Words and chess: what was said, which move it is, and how a move is told.
//!
//! [`hear`] turns a text into what was said and never looks at a position; [`resolve`] looks at the
//! position and finds the one move that fits, or says why there is none; [`Telling`] turns a move into
//! words. What one voice tells, the same voice hears: told, heard and resolved again, every legal move
//! is itself. Nothing is ever guessed.

mod answer;
mod asking;
mod brief;
mod castling;
mod cause;
mod clock_order;
mod closeness;
mod confidential;
mod done_there;
mod doubt;
mod felt;
mod handling;
mod hear;
mod homes;
mod misfit;
mod notation;
mod offer;
mod operands;
mod order;
mod phrasing;
mod question;
mod ranks;
mod reading;
mod reasons;
mod report;
mod request;
mod resolve;
mod ruling;
mod said;
mod scorekeeping;
mod sentence;
mod sheet;
mod signs;
mod spell;
mod tell;
mod verbosity;
mod words;

pub use answer::{Open, answer, switch};
pub(crate) use brief::digits;
pub use brief::pawn_sign;
pub use cause::{Causes, NamedMove};
pub use clock_order::ClockOrder;
pub use confidential::Confidential;
pub use done_there::DoneThere;
pub use doubt::is_rest_of_more;
pub use felt::{felt, says_stop};
pub use handling::{Handling, NamedPiece};
pub use hear::{Heard, NotHeard, Utterance, hear, named_speaker};
pub use homes::Homes;
pub use misfit::{CastlingBar, Misfit};
pub use phrasing::{Phrasing, capital, color_key, line, role_key};
pub use question::{Place, Question, Step, Target};
pub use reading::{Readings, readings};
pub use reasons::{misfit, not_heard, not_heard_name};
pub use report::BoardReport;
pub use request::{Claim, Request, Whose, duration};
pub use resolve::{geometric, on_board, resolve};
pub use ruling::{RestoredTimes, Ruling};
pub use said::{Announcement, Said, Speaker};
pub use scorekeeping::Scorekeeping;
pub use spell::spelled;
pub use tell::{Form, Telling};
pub use verbosity::{OMITTED, Omitted, Verbosity};
