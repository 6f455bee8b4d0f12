//! What the Laws say of one game: its clock, and when it is over.
//!
//! Everything here is a pure value; time comes in as milliseconds since the game was opened.

mod attacks;
mod clock;
mod edition;
mod ending;
mod game_result;
mod period;
mod regulations;
mod rule_set;
mod side;
mod time_control;
mod touch;
mod winnable;

pub use attacks::{Pin, attackers, pins};
pub use clock::{Clock, Millis};
pub use edition::{Cadence, Edition, NoEdition};
pub use ending::{Ending, automatic_end, moves_without_progress, occurrences};
pub use game_result::{GameResult, NoResult};
pub use period::{Period, Timing};
pub use regulations::{ClockGate, FlagCall, PressedBy, Regulations};
pub use rule_set::{Counters, Fivefold, Reversed, RuleSet, Supervision, TwoHands};
pub use time_control::{TimeControl, TimeControlError};
pub use touch::{MoveParts, Must, Obligation, obligation};
pub use winnable::{Winnable, winnable};
