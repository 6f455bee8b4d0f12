//! What is learned beside playing.

mod annotated;
mod puzzles;
