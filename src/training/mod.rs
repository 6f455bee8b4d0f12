//! Training: what somebody practises who is not playing a game.

pub mod ladder;
pub mod progress;
pub mod puzzle;
