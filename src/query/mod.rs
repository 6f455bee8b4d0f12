//! What a player may ask about the board and the game: one row for each question, and the answer is a typed fact.
//! Pure.

mod analysis;
mod answer;
mod board;
mod course;
mod exchange;
mod hint;
#[allow(clippy::module_inception)]
mod query;
mod standing;
mod tactics;
mod view;
mod walk;

pub use analysis::WORTH;
pub use answer::{
    AnalysisAnswer, Answer, AtEdge, Attackers, BoardAnswer, BoardEnd, CastlingState, ClockReading, Clocks,
    CourseAnswer, Hanging, InHand, KindOn, Line, LineName, Material, MayAnalyse, MoveKind, MustRecord,
    Numbered, PieceMoves, PieceOn, Ray, SideOn, SquareContents, StandingAnswer, TacticsAnswer, Targets,
    Threats, Turn, Whose as PlayersWhose,
};
pub use board::sides;
pub use hint::{Hint, HintStep, Look, hint};
pub use query::{Operand, Operands, Query, QueryRow, Whose};
pub use standing::clocks;
pub use view::{View, hides_moves, in_order, may_analyse};

/// Every question, as `docs/questions.md` has them.
static QUERIES: [&[QueryRow]; 6] =
    [board::ROWS, walk::ROWS, analysis::ROWS, tactics::ROWS, course::ROWS, standing::ROWS];

/// Every question there is.
pub fn queries() -> impl Iterator<Item = &'static QueryRow> {
    QUERIES.iter().copied().flatten()
}

/// The question of this name about this; `None` where there is none of this name.
///
/// ```
/// use ansage::query::{Operand, query};
///
/// assert!(query("turn", Operand::None).is_some());
/// assert!(query("weather", Operand::None).is_none());
/// ```
pub fn query(name: &str, operand: Operand) -> Option<Query> {
    queries().find(|row| row.name == name).map(|row| Query::new(row, operand))
}
