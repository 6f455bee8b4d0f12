//! A line becomes an [`Intent`], or a [`ParseError`] says why not.
//!
//! [`hear()`] never looks at a position: which move is meant is found later (`game::announcement`). What one voice
//! tells, the same voice hears: told, heard and resolved again, every legal move is itself. Nothing is ever guessed.

mod answer;
mod asking;
mod clock_order;
mod confidential;
mod done_there;
mod doubt;
mod edit_cost;
mod fillers;
mod grammar;
mod handling;
mod intent;
mod notation;
mod offer;
mod operands;
mod parse_error;
pub mod pgn;
mod ranks;
mod report;
mod request;
mod ruling;
mod scorekeeping;
mod sentence;
mod sheet;
mod speaker;
mod suggestions;
mod tokens;
mod touch_answer;
mod word_order;
mod words;

pub use answer::{Open, answer, switch};
pub use confidential::Secret;
pub use doubt::is_rest_of_more;
pub use intent::{Intent, Utterance};
pub use parse_error::ParseError;
pub use pgn::{Letters, Why, pgn_letters};
pub use request::{Request, duration};
pub use sentence::hear;
pub use speaker::named_speaker;
pub use suggestions::{Suggestions, readings};
pub use touch_answer::{felt, says_stop};
