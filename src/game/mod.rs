//! One game in play: what may be asked of it, what then happens, and what it is afterwards.
//!
//! [`Game::decide`] answers a [`Command`] with the [`Event`]s that follow from it, or a [`Refusal`]; it
//! changes nothing. [`Game::apply`] takes an event in and never fails. So a game is the fold of its
//! events. Neither reads a clock: the time comes in, in milliseconds since the game was opened.

mod act;
mod adjournment;
mod apply;
mod by_scores;
mod command;
mod consequence;
mod decide;
mod event;
mod family;
mod history;
mod kept;
mod lacking;
mod occasion;
mod ply;
mod refusal;
mod roles;
mod score_refusal;
mod scoresheet;
mod sense;
mod setup;
mod state;

pub use act::Unfinished;
pub use adjournment::{Adjournment, SealedFault, Written};
pub use by_scores::{ByScores, Correction, Source};
pub use command::Command;
pub use event::Event;

pub use family::Family;
pub use kept::{By, CorrectedMove, DifferingSquare, Kept, SquareContents};
pub use lacking::Lacking;
pub use occasion::{Occasion, Paired};
pub use ply::{Hand, Ply};
pub use refusal::Refusal;
pub use roles::{Deed, deeds, duties, may, not_given, part_of, side_of};
pub use score_refusal::{CompleteScore, ScoreRefusal};
pub use setup::{Against, Desk, Draw, Press, Repeat, Setup, SetupError, Start, Wording, position_of};
pub use state::{Game, Outcome, Phase, Postponed, Proposal, Question, Wrong};
