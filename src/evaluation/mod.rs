//! What a position is worth, what a move has lost of it, and which way a better one is found. Pure.
//!
//! Whoever finds scores stands elsewhere (`opponent`); here they are compared. Engines count in pawns, and people lose
//! chances: twelve pawns more are as won as nine, and half a pawn in a level game is much. So a move is judged by the
//! winning chances it has cost.

mod judgement;
mod score;
mod stage;

pub use judgement::{Fault, Judgement, judged};
pub use score::{Evaluation, Score, Studied};
pub use stage::GameStage;
