//! What is answered to a question.

mod analysis;
mod board;
pub mod course;
pub mod standing;

pub use analysis::AnalysisAnswers;
pub use board::{BoardAnswers, in_order};
pub use standing::time;
