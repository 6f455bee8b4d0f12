//! Answers: typed facts, which are put into words in `tell::answers`.

use shakmaty::{ByColor, ByRole, CastlingSide, Color, File, Move, Piece, Rank, Role, Square};

pub use crate::game::SquareContents;
use crate::game::{CastlingObstacle, ResolveError};
use crate::laws::Millis;
use crate::voice::Opening;

/// What is answered to a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer {
    /// Several answers, one after the other.
    All(Vec<Answer>),
    /// What stands where.
    Board(BoardAnswer),
    /// What follows from a position.
    Analysis(AnalysisAnswer),
    /// What a side must fear and what it can hope for.
    Tactics(TacticsAnswer),
    /// What was played.
    Course(CourseAnswer),
    /// How the game stands.
    Standing(StandingAnswer),
}

impl Answer {
    /// Whether it tells what it is about without a beginning.
    pub fn tells_itself(&self) -> bool {
        match self {
            Answer::All(answers) => answers.iter().all(Answer::tells_itself),
            Answer::Board(answer) => {
                matches!(answer, BoardAnswer::OwnCounted(_) | BoardAnswer::Counted(_))
            }
            Answer::Analysis(answer) => matches!(
                answer,
                AnalysisAnswer::MayPlay(_)
                    | AnalysisAnswer::NoneToTake(_)
                    | AnalysisAnswer::Undefended(_)
                    | AnalysisAnswer::Attackers(_)
            ),
            Answer::Tactics(_) | Answer::Course(_) | Answer::Standing(_) => false,
        }
    }

    /// What it is about, for other programs: as a rule what was asked. Who is not told the number of moves hears how
    /// the boards stand instead of why they differ.
    pub fn about(&self, asked: &'static str) -> &'static str {
        if matches!(self, Answer::Standing(StandingAnswer::Boards(_))) { "boards" } else { asked }
    }
}

/// What stands on a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardAnswer {
    /// What stands on a square.
    Square(SquareContents),
    /// Where the pieces of a kind are, of one side or of each.
    Pieces(Vec<KindOn>),
    /// All pieces of one side or of each.
    Sides(Vec<SideOn>),
    /// All pieces on one wing, or on the quarter of it that is nearer to this side.
    Wing(CastlingSide, Option<Color>, Vec<SideOn>),
    /// What stands on ranks, files and diagonals.
    Lines(Vec<Line>),
    /// What is seen from a square in each of the eight directions.
    Rays(SquareContents, Vec<Ray>),
    /// What stands on the square gone to, and whether the board goes on there.
    Walked(SquareContents, AtEdge),
    /// No piece of this kind is on the board, of one side or of either.
    NoPieces(Option<Color>, Role),
    /// Nothing stands on this square.
    NothingThere(Square),
    /// How many pieces of a kind, or of each but the king, the asker has.
    OwnCounted(Vec<(Role, u32)>),
    /// The same of these sides.
    Counted(Vec<(Color, Vec<(Role, u32)>)>),
}

/// What follows from a position (11.3.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnalysisAnswer {
    /// 3.1.2 — who attacks and who defends it.
    Attackers(Attackers),
    /// 3.1.2 — what it attacks and defends.
    Targets(Targets),
    /// Nothing of this side, or of either, is attacked.
    NoneAttacked(Option<Color>),
    /// 3.6 — where a knight would go from a square, and what stands there.
    KnightReach(Square, Vec<SquareContents>),
    /// 3.10.1 — the legal moves of these pieces, or some of them.
    Moves(Vec<PieceMoves>, MoveKind),
    /// No piece of this side, or of this kind, has such a move.
    Nowhere(Color, Option<Role>, MoveKind),
    /// No moves of this side can be told, for the other stands in check.
    MovesInCheck(Color),
    /// 3.1.2, 3.1.3 — what of a side hangs, and what no other piece of it defends.
    Undefended(Hanging),
    /// 3.1.3 — what is pinned to its king, and by what.
    Pins(Vec<(PieceOn, PieceOn)>),
    /// What each side has.
    Material(ByColor<Material>),
    /// 3.10.1 — the legal moves that what was asked about may be, or why it is none.
    MayPlay(Result<Vec<Move>, ResolveError>),
    /// No legal move captures such a piece.
    NoneToTake(Role),
}

/// How a position ends a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BoardEnd {
    /// 5.1.1
    Checkmate,
    /// 5.2.1
    Stalemate,
}

/// What a side must fear and what it can hope for (11.3.1).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TacticsAnswer {
    /// 3.9.1 — what gives check to this side, if anything does, and whether the game is over by that.
    InCheck(Color, Vec<PieceOn>, Option<BoardEnd>),
    /// 3.8.2 — what of castling is left to a side that has not castled.
    Castling(Color, [(CastlingSide, CastlingState); 2]),
    /// It has castled already.
    HasCastled(Color),
    /// What a side would win if it were its move.
    Threats(Threats),
    /// Which side is better, by what each has.
    Evaluation(ByColor<Material>),
}

/// What was played, and whose move it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CourseAnswer {
    /// The last announcement: the move in hand, or else the last completed.
    LastMove,
    /// The last announcement, or this side's, without its number.
    LastUnnumbered(Option<Color>),
    /// The plies from this one on, with the move in hand.
    MovesFrom(usize),
    /// These plies of one side, and the move in hand where it is that side's.
    MovesOf(Color, Vec<usize>, InHand),
    /// What a side, or each, has captured, the most valuable first.
    Captured(Vec<(Color, Vec<(Role, u32)>)>),
    /// Whose move it is.
    Turn(Turn),
    /// Which opening it is, if one with a name.
    Opening(Option<Opening>),
}

/// How the game stands beside its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StandingAnswer {
    /// The colour a player has, the asker's own or the other's.
    PlayersColor(Whose, Color),
    /// What the clocks show.
    Clocks(Clocks),
    /// How many moves each side has completed, and what the clock's own counter shows where that is something else
    /// (6.10.2).
    MoveCount(ByColor<usize>, Vec<(Color, u32)>),
    /// D.2.9 — how the boards and the scores stand to each other, with the number of the move or without.
    Boards(Numbered),
    /// D.2.9 — why a board is wrong.
    Why,
    /// 4.3, 4.4, 9.5.3 — what touched pieces and a declared move oblige to.
    Obligation,
    /// 8.4 — whether this player must record.
    Recording(Color, MustRecord),
    /// What can be asked; what follows from a position only where that is answered.
    Questions(MayAnalyse),
}

/// A piece and where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PieceOn {
    /// The piece.
    pub piece: Piece,
    /// Its square.
    pub square: Square,
}

/// The pieces of one kind.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KindOn {
    /// Which kind, of which side.
    pub piece: Piece,
    /// Where they stand, as they are read.
    pub squares: Vec<Square>,
}

/// The pieces of one side, the king first and pawns last.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SideOn {
    /// Whose.
    pub color: Color,
    /// Each kind there is.
    pub kinds: Vec<KindOn>,
}

/// What a row of squares is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineName {
    /// A rank.
    Rank(Rank),
    /// A file.
    File(File),
    /// A diagonal, from this square to that.
    Diagonal(Square, Square),
}

/// Squares in a row, as they are read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Which.
    pub name: LineName,
    /// What stands on each.
    pub squares: Vec<SquareContents>,
}

/// What is seen in one direction.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ray {
    /// "forward", "back-left" and the like, as the asker sees the board.
    pub direction: &'static str,
    /// What stands on each square, the nearest first.
    pub squares: Vec<SquareContents>,
}

/// Whether a step led off the board, so that it was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AtEdge(pub bool);

/// Who attacks and who defends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attackers {
    /// What is attacked.
    pub on: SquareContents,
    /// Whether it is a piece of the asker's own.
    pub is_own: bool,
    /// The pieces of each side that reach the square.
    pub by: ByColor<Vec<PieceOn>>,
}

/// What a piece attacks and defends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Targets {
    /// The piece.
    pub of: PieceOn,
    /// The pieces of the other side it attacks.
    pub attacked: Vec<PieceOn>,
    /// The pieces of its own side it defends.
    pub defended: Vec<PieceOn>,
}

/// What of a side is not defended, but for its king.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hanging {
    /// The side.
    pub color: Color,
    /// What hangs: attacked and not defended, or attacked by what is worth less.
    pub hanging: Vec<PieceOn>,
    /// What is not defended, and does not hang.
    pub alone: Vec<PieceOn>,
}

/// Which legal moves are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum MoveKind {
    Any,
    Captures,
    Checks,
}

/// What stands between a side and castling (3.8.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CastlingState {
    /// Nothing.
    Possible,
    /// It is prevented for now (3.8.2.2).
    Barred(CastlingObstacle),
    /// The right is lost (3.8.2.1): the king has moved.
    KingHasMoved,
    /// The right is lost: the rook has moved, was captured, or never stood there.
    RookHasMoved,
}

/// What a side would win if it were its move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Threats {
    /// The side.
    pub by: Color,
    /// The piece that mates, and where.
    pub mate: Option<(PieceOn, Square)>,
    /// What captures with profit, the captured piece and where; the greatest profit first.
    pub captures: Vec<(PieceOn, Piece, Square)>,
    /// The pawns that become a queen and are not captured then, and where.
    pub promotions: Vec<(PieceOn, Square)>,
}

/// The legal moves of one piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PieceMoves {
    /// The piece.
    pub piece: PieceOn,
    /// Its moves by the file they go to, as the asker sees the board.
    pub moves: Vec<Move>,
}

/// What a side has.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Material {
    /// How many of each kind.
    pub pieces: ByRole<u32>,
    /// What it is usually counted as, in pawns.
    pub worth: u32,
    /// How many more of each kind than the other side.
    pub more: ByRole<u32>,
}

/// Whether the move in hand belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InHand(pub bool);

/// Whose move it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// Nobody's: the game has ended.
    Ended,
    /// This side's, with the number of the move.
    Numbered(Color, u32),
    /// Told without the number.
    Unnumbered,
}

/// Whether it is the asker's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Whose {
    Own,
    Other,
}

/// What one clock shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockReading {
    /// What is left, rounded up to whole seconds, so that nought is the fallen flag.
    pub left: Millis,
    /// The byo-yomi periods that are left.
    pub periods: Option<u32>,
    /// What is used.
    pub used: Millis,
}

/// What the clocks show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clocks {
    /// Each clock.
    pub readings: ByColor<ClockReading>,
    /// Whether there is a limit, or at least time is counted.
    pub is_timed: bool,
    /// The one clock that is asked about; `None` is both.
    pub of: Option<Color>,
    /// Whether the time used is told rather than what is left.
    pub used: bool,
}

/// Whether the number of the move is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbered(pub bool);

/// 8.4, A.2, B.2 — whether a player must record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MustRecord {
    /// Each move.
    Must,
    /// Not any more, for less than five minutes are left.
    NeedNot,
    /// Not in rapid and blitz.
    NeedNotFast,
}

/// Whether what follows from a position is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MayAnalyse(pub bool);
