//! What helps to find a move, in three steps: what to look at, which piece, the move.

use shakmaty::{Chess, Color, Move, Position, Rank, Role};

use super::analysis::on;
use super::answer::PieceOn;
use super::exchange::exchange;
use super::tactics::threats_in;
use crate::evaluation::{Evaluation, Score};

/// Up to this move a piece that leaves its own rank comes into play.
const OPENING: u32 = 15;

/// What to look at; the first of these that fits tells most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// There is mate in so many moves.
    Mate(u32),
    /// 3.9.1 — one's own king is in check.
    InCheck,
    /// A pawn can promote.
    Promotion,
    /// A capture wins something.
    Wins,
    /// The other side threatens mate.
    MateThreatened,
    /// This piece of one's own would be lost.
    Threatened(PieceOn),
    /// A move gives check.
    Check,
    /// Pieces can be exchanged.
    Exchange,
    /// The king can castle.
    Castling,
    /// A piece still stands where it began.
    Development,
    /// A pawn can go on.
    Pawns,
    /// Nothing forces anything: a piece can stand better.
    Quiet,
}

/// How far a hint goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HintStep {
    /// What to look at.
    Look,
    /// Which piece.
    Piece,
    /// The move.
    Move,
}

impl HintStep {
    /// The one behind it; the last stays.
    #[must_use]
    pub fn next(self) -> HintStep {
        match self {
            HintStep::Look => HintStep::Piece,
            HintStep::Piece | HintStep::Move => HintStep::Move,
        }
    }
}

/// What helps to find the best move of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// What to look at.
    pub look: Look,
    /// Which piece.
    pub piece: PieceOn,
    /// The move.
    pub best: Move,
    /// Whether no other move is as good.
    pub is_only: bool,
}

/// What helps in this position by what is known of it; nothing where there is no move to find.
pub fn hint(position: &Chess, known: &Evaluation) -> Option<Hint> {
    let best = known.best()?;
    let turn = position.turn();
    let piece = on(position.board(), best.from()?)?;
    let mut after = position.clone();
    after.play_unchecked(best);
    let look = match known.score {
        Score::Mate(by, moves) if by == turn && moves > 0 => Look::Mate(moves),
        _ if position.is_check() => Look::InCheck,
        _ if best.is_promotion() => Look::Promotion,
        _ if best.is_capture() && exchange(position, &best) > 0 => Look::Wins,
        _ => threatened(position, &after, &best)
            .or_else(|| forcing(&after, &best))
            .unwrap_or_else(|| quiet(position, &best, turn)),
    };
    Some(Hint { look, piece, best, is_only: known.is_forced(turn) })
}

/// What the other side would do if it were its move, and cannot do any more behind this one.
fn threatened(position: &Chess, after: &Chess, best: &Move) -> Option<Look> {
    let before = threats_in(&position.clone().swap_turn().ok()?);
    let left = threats_in(after);
    if before.mate.is_some() && left.mate.is_none() {
        return Some(Look::MateThreatened);
    }
    let (_, piece, square) = before.captures.first()?;
    let is_seen_to = best.from() == Some(*square) || left.captures.iter().all(|(.., still)| still != square);
    is_seen_to.then_some(Look::Threatened(PieceOn { piece: *piece, square: *square }))
}

/// A move that must be answered.
fn forcing(after: &Chess, best: &Move) -> Option<Look> {
    if after.is_check() {
        return Some(Look::Check);
    }
    best.is_capture().then_some(Look::Exchange)
}

/// A move that nothing forces.
fn quiet(position: &Chess, best: &Move, turn: Color) -> Look {
    let is_home = best.from().is_some_and(|from| from.rank() == turn.fold_wb(Rank::First, Rank::Eighth));
    let is_early = position.fullmoves().get() <= OPENING;
    match best.role() {
        _ if best.is_castle() => Look::Castling,
        Role::Knight | Role::Bishop if is_home && is_early => Look::Development,
        Role::Pawn => Look::Pawns,
        _ => Look::Quiet,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use shakmaty::fen::Fen;
    use shakmaty::uci::UciMove;
    use shakmaty::{CastlingMode, Square};

    use super::*;
    use crate::evaluation::Studied;

    fn found(fen: &str, best: &str, score: Score) -> Hint {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
        let best = best.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        let lines = vec![Studied { score, line: vec![best] }];
        hint(&position, &Evaluation { score, lines }).unwrap()
    }

    fn look(fen: &str, best: &str) -> Look {
        found(fen, best, Score::Centipawns(0)).look
    }

    #[test]
    fn what_to_look_at_is_what_the_best_move_is_about() {
        let mate = Score::Mate(Color::White, 1);
        assert_eq!(found("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", mate).look, Look::Mate(1));
        // Mate for the other side is none to look for.
        let lost = Score::Mate(Color::Black, 3);
        assert_ne!(found("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1b1", lost).look, Look::Mate(3));
        assert_eq!(look("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", "e1e2"), Look::InCheck);
        assert_eq!(look("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), Look::Promotion);
        assert_eq!(look("4k3/8/8/4p3/8/5N2/8/4K3 w - - 0 1", "f3e5"), Look::Wins);
        assert_eq!(look("4k3/8/8/2p5/8/2q5/8/R3K2R w K - 0 1", "e1f2"), Look::InCheck);
        assert_eq!(
            look("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3"),
            Look::Development
        );
        assert_eq!(look("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4"), Look::Pawns);
        assert_eq!(look("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1"), Look::Castling);
        assert_eq!(look("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), Look::Check);
        assert_eq!(look("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2"), Look::Quiet);
    }

    #[test]
    fn a_threat_is_told_where_the_best_move_sees_to_it() {
        // The pawn attacks the knight, which goes away.
        let knight = Look::Threatened(on(&board("4k3/8/8/3p4/4N3/8/8/4K3"), Square::E4).unwrap());
        assert_eq!(look("4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1", "e4g3"), knight);
        // It is left where it is.
        assert_eq!(look("4k3/8/8/3p4/4N3/8/8/4K3 w - - 0 1", "e1d1"), Look::Quiet);
        let back_rank = "r5k1/8/8/8/8/8/5PPP/6K1 w - - 0 1";
        assert_eq!(look(back_rank, "h2h3"), Look::MateThreatened);
    }

    #[test]
    fn a_hint_goes_from_the_subject_to_the_move() {
        let step = HintStep::Look;
        assert_eq!(
            (step.next(), step.next().next(), step.next().next().next()),
            (HintStep::Piece, HintStep::Move, HintStep::Move)
        );
    }

    fn board(placement: &str) -> shakmaty::Board {
        shakmaty::Board::from_ascii_board_fen(placement.as_bytes()).unwrap()
    }
}
