//! Why a line was not understood.

use shakmaty::Role;

use super::said::Announcement;

/// Why a line is neither a move nor a request. Each holds the words to tell it with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseError {
    /// Nothing but white space, punctuation or words without weight.
    Nothing,
    /// A word that means nothing here.
    UnknownWord(String),
    /// Something like a square that is on no chessboard.
    NoSquare(String),
    /// A capital that is no piece's letter in this voice.
    NoPiece(char),
    /// No square to go to was named.
    NoDestination,
    /// Nothing but a piece was named.
    PieceAlone(Role),
    /// More squares or pieces than one move has.
    TooMuch,
    /// Castling without the side.
    WhichCastling,
    /// Castling and a square in one announcement.
    CastlingAndMore,
    /// A move with a "not" beside it: no move is made by that.
    Negated,
    /// A request whose rest cannot be understood: the key of the request and the rest.
    RequestUnclear(&'static str, String),
    /// A board report names a piece without its colour, or a square without what stands there.
    ReportUnclear(String),
    /// A line that asks something of which every word is known, but the question is not.
    QuestionUnclear,
    /// What may be this announcement, or the rest of something else: "so long", "and d5".
    Doubtful(Announcement),
}
