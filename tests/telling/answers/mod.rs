//! What a Braille display shows of answers, questions and refusals: short, with the fact at its beginning, in every
//! voice, and never more than is said.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

pub(crate) mod asked;
mod confided;
mod length;
mod page;
pub(crate) mod table;
