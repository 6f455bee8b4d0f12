//! Why something said is no move, in words: what is wrong, and what could be said instead.

use shakmaty::{Role, Square};

use super::phrasing::{Phrasing, role_key};
use crate::args;
use crate::game::{CastlingObstacle, ParseError, ResolveError};
use crate::voice::Id;

/// Why an announcement is not one legal move. Where `helps`, with the squares the piece can go to.
pub fn misfit(misfit: &ResolveError, phrasing: &Phrasing<'_>, helps: bool) -> Vec<String> {
    let at = |id: Id, square: Square| phrasing.tell(id, &args!("square" => phrasing.square(square)));
    let why = match misfit {
        ResolveError::Several(moves) => {
            let told: Vec<String> = moves
                .iter()
                .zip(1u32..)
                .map(|(candidate, number)| {
                    let told = phrasing.choice(candidate, moves);
                    phrasing.tell(Id::WHICH_ONE, &args!("number" => number, "move" => told))
                })
                .collect();
            return vec![phrasing.tell(Id::WHICH, &args!("moves" => phrasing.list(&told)))];
        }
        ResolveError::WhichCastling => return vec![phrasing.say(Id::NOT_HEARD_WHICH_CASTLING)],
        ResolveError::NoDestination => return vec![phrasing.say(Id::NOT_HEARD_NO_DESTINATION)],
        ResolveError::PromotionMissing(to) => return vec![at(Id::WHICH_PIECE, *to)],
        ResolveError::FromWhere(_, to) => return vec![at(Id::MISFIT_FROM_WHERE, *to)],
        ResolveError::PromotionImpossible(_) => phrasing.say(Id::MISFIT_PROMOTION_IMPOSSIBLE),
        ResolveError::NothingThere(square) => at(Id::MISFIT_NOTHING_THERE, *square),
        ResolveError::SameSquare(square) => at(Id::MISFIT_SAME_SQUARE, *square),
        ResolveError::NothingToCapture(square) => at(Id::MISFIT_NOTHING_TO_CAPTURE, *square),
        ResolveError::NotEnPassant(square) => at(Id::MISFIT_NOT_EN_PASSANT, *square),
        ResolveError::KingAttackedThere(square) => at(Id::MISFIT_KING_ATTACKED, *square),
        ResolveError::OpponentsPiece(square, role) => on(Id::MISFIT_OPPONENTS_PIECE, phrasing, *square, *role),
        ResolveError::OwnPiece(square, role) => on(Id::MISFIT_OWN_PIECE, phrasing, *square, *role),
        ResolveError::OtherPiece { square, said, found } => found_instead(Id::MISFIT_OTHER_PIECE, phrasing, *square, *said, *found),
        ResolveError::CapturedOther { square, said, found } => {
            found_instead(Id::MISFIT_CAPTURED_OTHER, phrasing, *square, *said, *found)
        }
        ResolveError::NoneLeft(role) => phrasing.of_piece(Id::MISFIT_NONE_LEFT, *role),
        ResolveError::NoSuchCapture(role, captured) => {
            let captured = phrasing.of_piece(Id::PIECE, *captured);
            phrasing.tell(Id::MISFIT_NO_SUCH_CAPTURE, &args!("piece" => role_key(*role), "captured" => captured))
        }
        ResolveError::NoneOn { role, file, rank } => {
            let line = match (file, rank) {
                (Some(file), _) => phrasing.tell(Id::FILE_NAME, &args!("file" => phrasing.file(*file))),
                (None, Some(rank)) => phrasing.tell(Id::RANK_NAME, &args!("rank" => phrasing.rank(*rank))),
                (None, None) => String::new(),
            };
            phrasing.tell(Id::MISFIT_NONE_ON, &args!("piece" => role_key(*role), "line" => line))
        }
        ResolveError::LeavesKingInCheck { already, .. } => {
            phrasing.say(if *already { Id::MISFIT_KING_STILL_IN_CHECK } else { Id::MISFIT_LEAVES_KING })
        }
        ResolveError::NoneReaches { role, to, .. } => on(Id::MISFIT_NONE_REACHES, phrasing, *to, *role),
        ResolveError::DoesNotReach { role, from, to, .. } => phrasing.tell(
            Id::MISFIT_DOES_NOT_REACH,
            &args!("piece" => role_key(*role), "from" => phrasing.square(*from), "square" => phrasing.square(*to)),
        ),
        ResolveError::Blocked { role, from, to, by } => phrasing.tell(
            Id::MISFIT_BLOCKED,
            &args!(
                "piece" => role_key(*role),
                "from" => phrasing.square(*from),
                "square" => phrasing.square(*to),
                "by" => phrasing.square(*by),
            ),
        ),
        ResolveError::Castling(_, bar) => match bar {
            CastlingObstacle::RightLost => phrasing.say(Id::MISFIT_CASTLING_RIGHT),
            CastlingObstacle::Occupied(square) => at(Id::MISFIT_CASTLING_OCCUPIED, *square),
            CastlingObstacle::InCheck => phrasing.say(Id::MISFIT_CASTLING_CHECK),
            CastlingObstacle::Attacked(square) => at(Id::MISFIT_CASTLING_ATTACKED, *square),
        },
    };
    let mut sentences = vec![phrasing.tell(Id::REFUSED, &args!("why" => why))];
    if helps {
        sentences.extend(instead(misfit, phrasing));
    }
    sentences
}

fn on(id: Id, phrasing: &Phrasing<'_>, square: Square, role: Role) -> String {
    phrasing.tell(id, &args!("piece" => role_key(role), "square" => phrasing.square(square)))
}

fn found_instead(id: Id, phrasing: &Phrasing<'_>, square: Square, said: Role, found: Role) -> String {
    let found = phrasing.of_piece(Id::A_PIECE, found);
    phrasing
        .tell(id, &args!("piece" => role_key(said), "square" => phrasing.square(square), "found" => found))
}

/// Where the pieces that were meant can go; for the practice desk only (11.3.1).
fn instead(misfit: &ResolveError, phrasing: &Phrasing<'_>) -> Vec<String> {
    /// More pieces than this are not listed: it would be a wall of words.
    const FEW: usize = 2;
    let (role, pieces) = match misfit {
        // Of eight pawns only those on the file that was named can have been meant.
        ResolveError::NoneReaches { role: Role::Pawn, to, instead } => {
            let meant =
                |(from, squares): &&(Square, Vec<Square>)| from.file() == to.file() && !squares.is_empty();
            (Role::Pawn, instead.iter().filter(meant).cloned().collect())
        }
        ResolveError::NoneReaches { role, instead, .. } => (*role, instead.clone()),
        ResolveError::DoesNotReach { role, from, instead, .. } => (*role, vec![(*from, instead.clone())]),
        _ => return Vec::new(),
    };
    if pieces.len() > FEW {
        return Vec::new();
    }
    let about = |(from, squares): &(Square, Vec<Square>)| {
        let from = phrasing.square(*from);
        if squares.is_empty() {
            return phrasing
                .tell(Id::MISFIT_REACHES_NOTHING, &args!("piece" => role_key(role), "from" => from));
        }
        let squares = phrasing.squares(squares);
        phrasing.tell(
            Id::MISFIT_REACHES_INSTEAD,
            &args!("piece" => role_key(role), "from" => from, "squares" => squares),
        )
    };
    pieces.iter().map(about).collect()
}

/// How much of a word nobody understands is said back, in letters.
const LONGEST_WORD: usize = 40;

/// Why a line was not understood.
pub fn not_heard(why: &ParseError, phrasing: &Phrasing<'_>) -> String {
    let short = |word: &str| word.chars().take(LONGEST_WORD).collect::<String>();
    match why {
        ParseError::Nothing => phrasing.say(Id::NOT_HEARD_NOTHING),
        ParseError::UnknownWord(word) => {
            phrasing.tell(Id::NOT_HEARD_UNKNOWN_WORD, &args!("word" => short(word)))
        }
        ParseError::NoSquare(word) => phrasing.tell(Id::NOT_HEARD_NO_SQUARE, &args!("word" => short(word))),
        ParseError::NoPiece(letter) => {
            let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            let letters: Vec<String> = pieces
                .iter()
                .map(|role| {
                    format!("{} {}", phrasing.letters().letter(*role), phrasing.of_piece(Id::PIECE, *role))
                })
                .collect();
            let letters = phrasing.list(&letters);
            phrasing
                .tell(Id::NOT_HEARD_NO_PIECE, &args!("letter" => letter.to_string(), "letters" => letters))
        }
        ParseError::NoDestination => phrasing.say(Id::NOT_HEARD_NO_DESTINATION),
        ParseError::PieceAlone(role) => phrasing.of_piece(Id::NOT_HEARD_PIECE_ALONE, *role),
        ParseError::TooMuch => phrasing.say(Id::NOT_HEARD_TOO_MUCH),
        ParseError::WhichCastling => phrasing.say(Id::NOT_HEARD_WHICH_CASTLING),
        ParseError::CastlingAndMore => phrasing.say(Id::NOT_HEARD_CASTLING_AND_MORE),
        ParseError::Negated => phrasing.say(Id::NOT_HEARD_NEGATED),
        ParseError::QuestionUnclear => phrasing.say(Id::NOT_HEARD_QUESTION),
        ParseError::Doubtful(announcement) => {
            phrasing.tell(Id::OFFER_SAID, &args!("move" => phrasing.said(announcement)))
        }
        // A line has no room for an example.
        ParseError::RequestUnclear(..) | ParseError::ReportUnclear(_)
            if phrasing.is_brief() && said_back(why).is_none() =>
        {
            phrasing.say(Id::BRIEF_REQUEST_INCOMPLETE)
        }
        ParseError::RequestUnclear(..) | ParseError::ReportUnclear(_) => {
            let example = match why {
                ParseError::RequestUnclear(word, _) => example(word),
                _ => Id::EXAMPLE_REPORT,
            };
            let example = phrasing.say(example);
            match said_back(why) {
                None => example,
                Some(rest) => {
                    phrasing.tell(Id::NOT_HEARD_REQUEST, &args!("rest" => short(rest), "example" => example))
                }
            }
        }
    }
}

/// What of a command is said back: nothing of what may be a passphrase or a sealed move.
fn said_back(why: &ParseError) -> Option<&str> {
    match why {
        ParseError::RequestUnclear("open" | "passphrase" | "seal" | "sealed", _) => None,
        ParseError::RequestUnclear(_, rest) | ParseError::ReportUnclear(rest) => {
            Some(rest.as_str()).filter(|rest| !rest.is_empty())
        }
        _ => None,
    }
}

fn example(key: &str) -> Id {
    match key {
        "correct" => Id::EXAMPLE_CORRECT,
        "claim" => Id::EXAMPLE_CLAIM,
        "offer-draw" => Id::EXAMPLE_OFFER_DRAW,
        "postpone" => Id::EXAMPLE_POSTPONE,
        "result" => Id::EXAMPLE_RESULT,
        "wait" => Id::EXAMPLE_WAIT,
        "time" => Id::EXAMPLE_TIME,
        "take-back" => Id::EXAMPLE_TAKE_BACK,
        "time-control" => Id::EXAMPLE_TIME_CONTROL,
        "opponent" => Id::EXAMPLE_OPPONENT,
        "set" => Id::EXAMPLE_SET,
        "law" => Id::EXAMPLE_LAW,
        "check" => Id::EXAMPLE_CHECK,
        "open" => Id::EXAMPLE_OPEN,
        "note" => Id::EXAMPLE_NOTE,
        "warn" | "penalty" => Id::EXAMPLE_WARN,
        "replace-score" | "forfeit" | "illegal" | "displaced" | "two-hands" => Id::EXAMPLE_WHOSE,
        "stop-recording" | "score-complete" => Id::EXAMPLE_OWN_SCORE,
        "not-shown" => Id::EXAMPLE_NOT_SHOWN,
        "restore" => Id::EXAMPLE_RESTORE,
        "adjourn" => Id::EXAMPLE_ADJOURN,
        "arrived" | "absent" => Id::EXAMPLE_PRESENCE,
        "resumption" => Id::EXAMPLE_RESUMPTION,
        "add" | "cut" => Id::EXAMPLE_ADD,
        "touched" | "lifted" => Id::EXAMPLE_TOUCHED,
        "white-score" | "black-score" => Id::EXAMPLE_SCORE,
        "placed" | "removed" => Id::EXAMPLE_PLACED,
        _ => Id::EXAMPLE_OTHER,
    }
}

/// "no-offer" and the like, for the record of refusals in `--json`.
pub fn parse_error_name(why: &ParseError) -> &'static str {
    match why {
        ParseError::Nothing => "nothing",
        ParseError::UnknownWord(_) => "unknown-word",
        ParseError::NoSquare(_) => "no-square",
        ParseError::NoPiece(_) => "no-piece",
        ParseError::NoDestination => "no-destination",
        ParseError::PieceAlone(_) => "piece-alone",
        ParseError::TooMuch => "too-much",
        ParseError::WhichCastling => "castling-side",
        ParseError::CastlingAndMore => "castling-and-more",
        ParseError::Negated => "negated",
        ParseError::RequestUnclear(..) => "request-unclear",
        ParseError::ReportUnclear(_) => "report-unclear",
        ParseError::QuestionUnclear => "question-unclear",
        ParseError::Doubtful(_) => "doubtful",
    }
}
