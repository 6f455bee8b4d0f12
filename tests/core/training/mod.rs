//! What is learned beside playing.

mod puzzles;
