//! A score, and what is expected to be played.

use shakmaty::{Chess, Color, KnownOutcome, Move, Outcome, Position};

/// How the chances of winning grow with each centipawn: the curve that Lichess has fitted to games between people
/// (<https://lichess.org/page/accuracy>).
const STEEPNESS: f64 = 0.003_682_08;

/// What a position is worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// In hundredths of a pawn; below nothing where Black is better.
    Centipawns(i32),
    /// This side mates in so many moves of its own; in none where it has mated.
    Mate(Color, u32),
}

impl Score {
    /// The score of a game that ends with this position: mate, stalemate, or too little left to mate with.
    pub fn of_end(position: &Chess) -> Option<Score> {
        match position.outcome() {
            Outcome::Known(KnownOutcome::Decisive { winner }) => Some(Score::Mate(winner, 0)),
            Outcome::Known(KnownOutcome::Draw) => Some(Score::Centipawns(0)),
            Outcome::Unknown => None,
        }
    }

    /// The winning chances of a side, from 0 to 1; half of it is level.
    ///
    /// ```
    /// use ansage::evaluation::Score;
    /// use shakmaty::Color;
    ///
    /// let white = |centipawns| Score::Centipawns(centipawns).chances(Color::White);
    /// assert!(white(100) - white(0) > 2.0 * (white(1200) - white(900)));
    /// assert!(Score::Mate(Color::White, 9).chances(Color::White) > white(2000));
    /// ```
    pub fn chances(self, color: Color) -> f64 {
        let white = match self {
            Score::Centipawns(white) => 1.0 / (1.0 + (-STEEPNESS * f64::from(white)).exp()),
            Score::Mate(Color::White, _) => 1.0,
            Score::Mate(Color::Black, _) => 0.0,
        };
        color.fold_wb(white, 1.0 - white)
    }
}

/// A line somebody may play, and what it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Studied {
    /// What its first move is worth.
    pub score: Score,
    /// The moves, each legal behind the one before; there is at least one.
    pub line: Vec<Move>,
}

/// What is known of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evaluation {
    /// What it is worth.
    pub score: Score,
    /// The lines that were looked at, the best first; none where the game is over.
    pub lines: Vec<Studied>,
}

impl Evaluation {
    /// A position in which the game is over.
    pub fn of_end(position: &Chess) -> Option<Evaluation> {
        Score::of_end(position).map(|score| Evaluation { score, lines: Vec::new() })
    }

    /// The best move.
    pub fn best(&self) -> Option<Move> {
        self.lines.first()?.line.first().copied()
    }

    /// What this move is worth, where it was looked at.
    pub fn of_move(&self, played: Move) -> Option<Score> {
        self.lines.iter().find(|studied| studied.line.first() == Some(&played)).map(|studied| studied.score)
    }
}
