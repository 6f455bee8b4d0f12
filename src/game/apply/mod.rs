//! An event taken in, each family in a file of its own. This never fails: an event that makes no sense, which only a
//! damaged record could hold, changes nothing.

pub mod adjournment;
pub mod boards;
pub mod clock;
mod corrected;
pub mod draws;
mod made;
pub mod play;
pub mod rulings;
pub mod scores;
pub mod touch;
