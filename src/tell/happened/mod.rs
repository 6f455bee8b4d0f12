//! Events in words: what is heard and read when something has happened.

mod adjournment;
mod boards;
mod brief;
mod causes;
mod draws;
mod ended;
mod going_on;
mod play;
mod record;
mod rulings;
mod scores;
mod sentences;
mod touch;
mod turn;

pub use boards::{agreement, compared, next_step, unnumbered, where_boards_differ, why};
pub use brief::{Brief, brief};
pub use causes::{causes, likely_causes};
pub use ended::ended;
pub use play::promotion_missing;
pub use record::proposal;
pub use rulings::protested;
pub use scores::signing;
pub use sentences::{cue, events, priority};
pub use touch::hands;
pub use turn::turn;
