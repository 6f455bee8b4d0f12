//! The Laws by themselves.

mod articles;
mod assistance;
mod attacks;
mod chess960;
mod claim;
mod clock;
mod edition;
mod explained;
mod game_result;
mod irregularity;
mod legal;
mod rule_set;
mod scoring;
mod termination;
mod time_control;
mod touch;
mod verdict;
mod winnable;
