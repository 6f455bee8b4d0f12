//! What a move has cost.

use shakmaty::{Color, Move};

use super::score::{Evaluation, Score};

/// How bad a move is, by the winning chances it costs. The steps are those of Lichess, a twentieth, a tenth and three
/// twentieths of a whole win (<https://lichess.org/page/accuracy> has the idea).
const STEPS: [(f64, Fault); 3] = [(0.15, Fault::Blunder), (0.10, Fault::Mistake), (0.05, Fault::Inaccuracy)];

/// How bad a move is; the worse, the greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// There was something better.
    Inaccuracy,
    /// It costs much.
    Mistake,
    /// It costs a great part of the game, or all of it.
    Blunder,
}

impl Fault {
    /// Whether it is one of those that are gone to one after the other.
    pub fn is_mistake(self) -> bool {
        self >= Fault::Mistake
    }
}

/// What was thought of a move that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// How bad it is, if it is bad.
    pub fault: Option<Fault>,
    /// What the game is worth behind it.
    pub score: Score,
    /// The move that was better, where it is bad; the best one otherwise, where that is another.
    pub better: Option<Move>,
}

/// What this side's move was, by what was known before it and what it has led to.
pub fn judged(before: &Evaluation, after: Score, played: Move, mover: Color) -> Judgement {
    // Scores of one search can be compared; those of two are only near each other.
    let score = before.of_move(played).unwrap_or(after);
    let best = before.best();
    let is_best = best == Some(played);
    let fault = if is_best { None } else { fault(before.score, score, mover) };
    Judgement { fault, score, better: best.filter(|_| !is_best) }
}

/// How bad it is that this side has the second of these instead of the first.
pub(super) fn fault(best: Score, made: Score, mover: Color) -> Option<Fault> {
    let lost = best.chances(mover) - made.chances(mover);
    STEPS.iter().find(|(step, _)| lost >= *step).map(|(_, fault)| *fault)
}

impl Evaluation {
    /// Whether the side to move has one good move alone.
    pub fn is_forced(&self, turn: Color) -> bool {
        match self.lines.as_slice() {
            [best, next, ..] => fault(best.score, next.score, turn).is_some(),
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cost(best: i32, made: i32, mover: Color) -> Option<Fault> {
        fault(Score::Centipawns(best), Score::Centipawns(made), mover)
    }

    #[test]
    fn a_pawn_is_much_in_a_level_game_and_nothing_in_a_won_one() {
        assert_eq!(cost(0, -100, Color::White), Some(Fault::Inaccuracy));
        assert_eq!(cost(0, -300, Color::White), Some(Fault::Blunder));
        assert_eq!(cost(1200, 900, Color::White), None);
        assert_eq!(cost(-1200, -1500, Color::White), None);
        assert_eq!(cost(30, 10, Color::White), None);
    }

    #[test]
    fn each_side_loses_in_its_own_direction() {
        assert_eq!(cost(0, 120, Color::Black), Some(Fault::Mistake));
        assert_eq!(cost(0, -120, Color::Black), None);
    }

    #[test]
    fn a_mate_that_is_let_go_counts_by_what_is_left() {
        let mate = Score::Mate(Color::White, 2);
        assert_eq!(fault(mate, Score::Centipawns(1500), Color::White), None);
        assert_eq!(fault(mate, Score::Centipawns(300), Color::White), Some(Fault::Blunder));
        assert_eq!(
            fault(Score::Centipawns(0), Score::Mate(Color::Black, 1), Color::White),
            Some(Fault::Blunder)
        );
        // Later is not worse.
        assert_eq!(fault(mate, Score::Mate(Color::White, 5), Color::White), None);
    }
}
