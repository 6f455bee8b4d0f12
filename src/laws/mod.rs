//! What the Laws say of one game: its clock, and when it is over.
//!
//! Everything here is a pure value; time comes in as milliseconds since the game was opened.

mod ability;
mod articles;
mod assistance;
mod attacks;
mod chess960;
mod clock;
mod defaults;
mod duty;
mod edition;
mod game_result;
mod irregularity;
mod legal;
mod millis;
mod period;
mod regulations;
mod rule_set;
mod scoring;
mod side;
mod termination;
mod time_control;
mod touch;
mod verdict;
mod winnable;

pub use ability::Ability;
pub use articles::{Article, NoArticle, Part, article, articles, renumbered};
pub use assistance::BETWEEN;
pub use attacks::{Pin, attackers, pins};
pub use chess960::{ARRAYS, Laying, NoArray, StartArray, Throw, coins_show, of_coins, of_dice};
pub use clock::Clock;
pub(crate) use defaults::is_default;
pub use duty::Duty;
pub use edition::{Cadence, Edition, NoEdition};
pub use game_result::{GameResult, NoResult};
pub use irregularity::{IllegalMoves, Irregularity};
pub use legal::{legal_move, legal_moves};
pub use millis::{Millis, as_shown};
pub use period::{Period, TimeControlError, Timing};
pub use regulations::{FlagCalling, PressCondition, PressedBy, Regulations, Scoresheets};
pub use rule_set::{Counters, Fivefold, Reversed, RuleSet, Supervision, TwoHands};
pub use scoring::{NoPoints, Points, Scoring};
pub use termination::{
    LONGEST_GAME, Termination, automatic_end, consecutive, illegal_still, is_possible,
    moves_without_progress, occurrences,
};
pub use time_control::{Increments, TimeControl};
pub use touch::{MoveParts, Must, Obligation, castling_begun, obligation};
pub use verdict::{ClaimGround, Continuation, Matter, Verdict, article_behind, verdict};
pub use winnable::{Doubt, Winnable, castles_plainly, never_mates, winnable};
