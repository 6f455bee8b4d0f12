//! Why something said is no move, in words: what is wrong, and what could be said instead.

use shakmaty::{Role, Square};

use super::phrasing::{Phrasing, role_key};
use crate::args;
use crate::game::{CastlingObstacle, ParseError, ResolveError};

/// Why an announcement is not one legal move. Where `helps`, with the squares the piece can go to.
#[must_use]
pub fn misfit(misfit: &ResolveError, phrasing: &Phrasing<'_>, helps: bool) -> Vec<String> {
    let at = |id: &str, square: Square| phrasing.tell(id, &args!("square" => phrasing.square(square)));
    let why = match misfit {
        ResolveError::Several(moves) => {
            let told: Vec<String> = moves
                .iter()
                .zip(1u32..)
                .map(|(candidate, number)| {
                    let told = phrasing.choice(candidate, moves);
                    phrasing.tell("which-one", &args!("number" => number, "move" => told))
                })
                .collect();
            return vec![phrasing.tell("which", &args!("moves" => phrasing.list(&told)))];
        }
        ResolveError::PromotionMissing(to) => return vec![at("which-piece", *to)],
        ResolveError::FromWhere(_, to) => return vec![at("misfit-from-where", *to)],
        ResolveError::PromotionImpossible(_) => phrasing.say("misfit-promotion-impossible"),
        ResolveError::NothingThere(square) => at("misfit-nothing-there", *square),
        ResolveError::SameSquare(square) => at("misfit-same-square", *square),
        ResolveError::NothingToCapture(square) => at("misfit-nothing-to-capture", *square),
        ResolveError::NotEnPassant(square) => at("misfit-not-en-passant", *square),
        ResolveError::KingAttackedThere(square) => at("misfit-king-attacked", *square),
        ResolveError::OpponentsPiece(square, role) => on("misfit-opponents-piece", phrasing, *square, *role),
        ResolveError::OwnPiece(square, role) => on("misfit-own-piece", phrasing, *square, *role),
        ResolveError::OtherPiece { square, said, found } => found_instead("misfit-other-piece", phrasing, *square, *said, *found),
        ResolveError::CapturedOther { square, said, found } => {
            found_instead("misfit-captured-other", phrasing, *square, *said, *found)
        }
        ResolveError::NoneLeft(role) => phrasing.of_piece("misfit-none-left", *role),
        ResolveError::NoSuchCapture(role, captured) => {
            let captured = phrasing.of_piece("piece", *captured);
            phrasing.tell("misfit-no-such-capture", &args!("piece" => role_key(*role), "captured" => captured))
        }
        ResolveError::NoneOn { role, file, rank } => {
            let line = match (file, rank) {
                (Some(file), _) => phrasing.tell("file-name", &args!("file" => phrasing.file(*file))),
                (None, Some(rank)) => phrasing.tell("rank-name", &args!("rank" => phrasing.rank(*rank))),
                (None, None) => String::new(),
            };
            phrasing.tell("misfit-none-on", &args!("piece" => role_key(*role), "line" => line))
        }
        ResolveError::LeavesKingInCheck { already, .. } => {
            phrasing.say(if *already { "misfit-king-still-in-check" } else { "misfit-leaves-king" })
        }
        ResolveError::NoneReaches { role, to, .. } => on("misfit-none-reaches", phrasing, *to, *role),
        ResolveError::DoesNotReach { role, from, to, .. } => phrasing.tell(
            "misfit-does-not-reach",
            &args!("piece" => role_key(*role), "from" => phrasing.square(*from), "square" => phrasing.square(*to)),
        ),
        ResolveError::Blocked { role, from, to, by } => phrasing.tell(
            "misfit-blocked",
            &args!(
                "piece" => role_key(*role),
                "from" => phrasing.square(*from),
                "square" => phrasing.square(*to),
                "by" => phrasing.square(*by),
            ),
        ),
        ResolveError::Castling(_, bar) => match bar {
            CastlingObstacle::RightLost => phrasing.say("misfit-castling-right"),
            CastlingObstacle::Occupied(square) => at("misfit-castling-occupied", *square),
            CastlingObstacle::InCheck => phrasing.say("misfit-castling-check"),
            CastlingObstacle::Attacked(square) => at("misfit-castling-attacked", *square),
        },
    };
    let mut sentences = vec![phrasing.tell("refused", &args!("why" => why))];
    if helps {
        sentences.extend(instead(misfit, phrasing));
    }
    sentences
}

fn on(id: &str, phrasing: &Phrasing<'_>, square: Square, role: Role) -> String {
    phrasing.tell(id, &args!("piece" => role_key(role), "square" => phrasing.square(square)))
}

fn found_instead(id: &str, phrasing: &Phrasing<'_>, square: Square, said: Role, found: Role) -> String {
    let found = phrasing.of_piece("a-piece", found);
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
                .tell("misfit-reaches-nothing", &args!("piece" => role_key(role), "from" => from));
        }
        let squares = phrasing.squares(squares);
        phrasing.tell(
            "misfit-reaches-instead",
            &args!("piece" => role_key(role), "from" => from, "squares" => squares),
        )
    };
    pieces.iter().map(about).collect()
}

/// How much of a word nobody understands is said back, in letters.
const LONGEST_WORD: usize = 40;

/// Why a line was not understood.
#[must_use]
pub fn not_heard(why: &ParseError, phrasing: &Phrasing<'_>) -> String {
    let short = |word: &str| word.chars().take(LONGEST_WORD).collect::<String>();
    match why {
        ParseError::Nothing => phrasing.say("not-heard-nothing"),
        ParseError::UnknownWord(word) => {
            phrasing.tell("not-heard-unknown-word", &args!("word" => short(word)))
        }
        ParseError::NoSquare(word) => phrasing.tell("not-heard-no-square", &args!("word" => short(word))),
        ParseError::NoPiece(letter) => {
            let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            let letters: Vec<String> = pieces
                .iter()
                .map(|role| {
                    format!("{} {}", phrasing.letters().letter(*role), phrasing.of_piece("piece", *role))
                })
                .collect();
            let letters = phrasing.list(&letters);
            phrasing.tell("not-heard-no-piece", &args!("letter" => letter.to_string(), "letters" => letters))
        }
        ParseError::NoDestination => phrasing.say("not-heard-no-destination"),
        ParseError::PieceAlone(role) => phrasing.of_piece("not-heard-piece-alone", *role),
        ParseError::TooMuch => phrasing.say("not-heard-too-much"),
        ParseError::WhichCastling => phrasing.say("not-heard-which-castling"),
        ParseError::CastlingAndMore => phrasing.say("not-heard-castling-and-more"),
        ParseError::QuestionUnclear => phrasing.say("not-heard-question"),
        ParseError::Doubtful(announcement) => {
            phrasing.tell("offer-said", &args!("move" => phrasing.said(announcement)))
        }
        // A line has no room for an example.
        ParseError::RequestUnclear(..) | ParseError::ReportUnclear(_)
            if phrasing.is_brief() && said_back(why).is_none() =>
        {
            phrasing.say("brief-request-incomplete")
        }
        ParseError::RequestUnclear(..) | ParseError::ReportUnclear(_) => {
            let example = match why {
                ParseError::RequestUnclear(word, _) => example(word),
                _ => "example-report",
            };
            let example = phrasing.say(example);
            match said_back(why) {
                None => example,
                Some(rest) => {
                    phrasing.tell("not-heard-request", &args!("rest" => short(rest), "example" => example))
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

fn example(key: &str) -> &'static str {
    match key {
        "correct" => "example-correct",
        "claim" => "example-claim",
        "offer-draw" => "example-offer-draw",
        "postpone" => "example-postpone",
        "result" => "example-result",
        "wait" => "example-wait",
        "time" => "example-time",
        "take-back" => "example-take-back",
        "set" => "example-set",
        "law" => "example-law",
        "check" => "example-check",
        "open" => "example-open",
        "note" => "example-note",
        "warn" | "penalty" => "example-warn",
        "replace-score" | "forfeit" | "illegal" | "displaced" | "two-hands" => "example-whose",
        "stop-recording" | "score-complete" => "example-own-score",
        "not-shown" => "example-not-shown",
        "restore" => "example-restore",
        "adjourn" => "example-adjourn",
        "arrived" | "absent" => "example-presence",
        "resumption" => "example-resumption",
        "add" | "cut" => "example-add",
        "touched" | "lifted" => "example-touched",
        "white-score" | "black-score" => "example-score",
        "placed" | "removed" => "example-placed",
        _ => "example-other",
    }
}

/// "no-offer" and the like, for the record of refusals in `--json`.
#[must_use]
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
        ParseError::RequestUnclear(..) => "request-unclear",
        ParseError::ReportUnclear(_) => "report-unclear",
        ParseError::QuestionUnclear => "question-unclear",
        ParseError::Doubtful(_) => "doubtful",
    }
}
