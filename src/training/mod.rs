//! Training: what somebody practises or goes over who is not playing a game.

pub mod ladder;
pub mod progress;
pub mod puzzle;
