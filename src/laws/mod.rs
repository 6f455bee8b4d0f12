//! What the Laws say of one game: its clock, and when it is over.
//!
//! Everything here is a pure value; time comes in as milliseconds since the game was opened.

mod attacks;
mod clock;
mod ending;
mod period;
mod side;
mod time_control;
mod winnable;

pub use attacks::{Pin, attackers, pins};
pub use clock::{Clock, Millis};
pub use ending::{Ending, automatic_end, moves_without_progress, occurrences, win};
pub use period::{Period, Timing};
pub use time_control::{TimeControl, TimeControlError};
pub use winnable::{Winnable, winnable};
