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
mod grammar;
mod handling;
mod notation;
mod offer;
mod operands;
pub mod pgn;
mod ranks;
mod report;
mod request;
mod ruling;
mod scorekeeping;
mod sentence;
mod sheet;
mod suggestions;
mod tokens;
mod touch_answer;
mod word_order;
mod words;

pub use answer::{Open, answer, switch};
pub use confidential::Secret;
pub use doubt::is_rest_of_more;
pub use pgn::{Letters, Why, pgn_letters};
pub use request::{Request, duration};
pub use sentence::{Intent, ParseError, Utterance, hear, named_speaker};
pub use suggestions::{Suggestions, readings};
pub use touch_answer::{felt, says_stop};
