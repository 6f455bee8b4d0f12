//! Training: what somebody practises who is not playing a game.

pub mod puzzle;
