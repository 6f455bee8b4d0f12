//! One game in play: what may be asked of it, what then happens, and what it is afterwards.
//!
//! [`Game::decide`] answers a [`Command`] with the [`Event`]s that follow from it, or a [`Refusal`]; it
//! changes nothing. [`Game::apply`] takes an event in and never fails. So a game is the fold of its
//! events. Neither reads a clock: the time comes in, in milliseconds since the game was opened.

mod adjournment;
mod announcement;
mod apply;
pub(crate) mod as_text;
mod by_scores;
mod command;
mod consequence;
mod decide;
mod event;
mod hands;
mod history;
mod known_engine;
mod move_in_progress;
mod parts;
mod phase;
mod ply;
mod refusal;
mod right;
mod roles;
mod round_info;
mod rung;
mod scoresheet;
mod sense;
mod setup;
mod state;
mod study;
mod transition;

pub use announcement::{
    Announcement, CastlingHomes, CastlingObstacle, Flank, Mentioned, MoveDescription, ParseError,
    ResolveError, Speaker, Toward, castling_obstacle, chosen, read_otherwise, resolve, resolve_geometry,
    resolve_on_board, says_check_in_vain,
};

pub use known_engine::KnownEngine;

pub use adjournment::{Adjournment, SealedFault, SealedText};
pub use by_scores::{
    ByScores, Correction, Source, by_scores, causes, disputed, disputed_move, finding, scores_differ, source,
};
pub use command::{
    BoardReport, Claim, ClockOrder, Command, PieceMention, ReportedMove, RestoredTimes, Ruling, Scorekeeping,
    TouchReport,
};
pub use decide::adjournment::{may_open, may_seal, to_seal};
pub use event::{
    Actor, AdjournmentEvent, BoardEvent, ClockEvent, CorrectedMove, DifferingSquare, DrawEvent, Event,
    HandsEvent, PlayEvent, Record, RulingEvent, ScoreEvent, SquareContents,
};
pub use hands::{has_touched, is_made, may_protest, obligation, unfinished};
pub use history::history;
pub use move_in_progress::{MoveInProgress, Unfinished};

pub use parts::{
    Boards, Course, Draws, Postponed, Presence, Proposal, Recording, RulingReach, Rulings, Sheets,
};
pub use phase::{Conclusion, MateTask, Offence, Phase};
pub use ply::{PendingMove, Ply};
pub use refusal::{CompleteScore, Refusal, ScoreRefusal, Unmet};
pub use right::Right;
pub use roles::{deeds, duties, duty_of, is_allowed, side_of, withheld_duty};
pub use round_info::{BoardPairing, RoundInfo};
pub use rung::{NoRung, Reach, Rung};
pub use scoresheet::{must_record, shows_sheets};
pub use sense::admits;
pub use setup::{
    Desk, KeptManner, Lot, OpponentKind, Press, Repeat, Setup, SetupError, Start, engine_shown, position_of,
};
pub use state::Game;
pub use study::{laid_out, studied, with_move};
pub use transition::Transition;
