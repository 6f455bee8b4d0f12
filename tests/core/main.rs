//! The Laws, the boards and the game by themselves: no terminal, no speech, no file but a library.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod boards;
mod chess960;
mod clock;
mod draws;
mod game_fold;
mod house;
mod laws;
mod model;
mod opponent;
mod perft;
mod repetition;
mod round_trip;
mod sealed_text;
mod simulator;
mod sizes;
mod touch;
mod training;
