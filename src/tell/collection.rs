//! What is wrong with a file of games, and with a game in it.

use std::io;

use super::faults::{start_faults, why_no_start};
use super::phrasing::Phrasing;
use super::system::explain_system;
use crate::args;
use crate::collection::{CollectionError, GameFault, GameFaultKind, LeftOut};
use crate::game::SetupError;
use crate::record::PgnFlaw;
use crate::voice::{Id, Voice};

/// What is wrong with a file of games.
#[derive(Debug)]
pub(crate) enum CollectionTrouble {
    /// It cannot be read, or not any further.
    Unread(CollectionError),
    /// Something of a game in it cannot be read.
    Game(GameFault),
    /// What is remembered of it cannot be kept or read.
    NotKept(io::Error),
    /// The position that is searched for is none.
    Wanted(SetupError),
}

/// The sentence with the file, the line and the reason.
pub(super) fn trouble(file: &str, trouble: &CollectionTrouble, phrasing: &Phrasing<'_>) -> String {
    let voice = phrasing.voice();
    let file = file.to_owned();
    match trouble {
        CollectionTrouble::Unread(error) => {
            let why = why_unlistened(error, voice);
            phrasing.tell(Id::PUZZLE_UNREAD, &args!("file" => file, "why" => why))
        }
        CollectionTrouble::Game(GameFault { line, kind, .. }) => {
            let why = reason(kind, voice);
            phrasing
                .tell(Id::PUZZLE_REFUSED, &args!("file" => file, "line" => line.to_string(), "why" => why))
        }
        CollectionTrouble::NotKept(error) => {
            phrasing.tell(Id::LISTEN_NOT_KEPT, &args!("why" => explain_system(error, voice)))
        }
        CollectionTrouble::Wanted(error) => why_no_start(error, voice),
    }
}

/// Why a file of games cannot be listened to; no full stop behind it.
pub(crate) fn why_unlistened(error: &CollectionError, voice: &Voice) -> String {
    match error {
        CollectionError::System(error) => explain_system(error, voice),
        CollectionError::Changed => voice.say(Id::LISTEN_CHANGED),
        CollectionError::NoGame => voice.say(Id::LISTEN_NO_GAME),
    }
}

/// What is wrong with a game; no full stop behind it.
pub(crate) fn reason(fault: &GameFaultKind, voice: &Voice) -> String {
    let of = |kind: &str, what: &str| {
        voice.tell(Id::LISTEN_FAULT, &args!("fault" => kind.to_owned(), "what" => what.to_owned()))
    };
    let told = match fault {
        GameFaultKind::Form(flaw) => voice.say(flaw_id(*flaw)),
        GameFaultKind::Position(error) => position_fault(error, voice),
        GameFaultKind::Variant(variant) => voice.tell(Id::SAY_VARIANT, &args!("variant" => variant.clone())),
        GameFaultKind::NoMove(word) => of("no-move", word),
        GameFaultKind::Ambiguous(word) => of("ambiguous", word),
        GameFaultKind::Unread(word) => of("unread", word),
        GameFaultKind::Number(number) => of("number", &number.to_string()),
        GameFaultKind::NullMove => of("null-move", ""),
        GameFaultKind::TooLong => of("long", ""),
        GameFaultKind::LeftOut(left_out) => match left_out {
            LeftOut::Tag(name) => of("tag", name),
            LeftOut::Deep => of("deep", ""),
            LeftOut::Nowhere => of("nowhere", ""),
            LeftOut::Comment => of("comment", ""),
            LeftOut::Nag => of("nag", ""),
        },
        GameFaultKind::OtherResult(result) => of("result", result),
    };
    told.trim_end_matches('.').to_owned()
}

/// Why the position of a game or a puzzle is none, in a row.
pub(super) fn position_fault(error: &SetupError, voice: &Voice) -> String {
    match error {
        SetupError::Over => voice.say(Id::ERROR_FEN_OVER),
        error => start_faults(error, voice).join(", "),
    }
}

/// What is wrong with the form of PGN.
pub(crate) fn flaw_id(flaw: PgnFlaw) -> Id {
    match flaw {
        PgnFlaw::Tag => Id::SAY_FLAW_TAG,
        PgnFlaw::Comment => Id::SAY_FLAW_COMMENT,
        PgnFlaw::Variation => Id::SAY_FLAW_VARIATION,
        PgnFlaw::Long => Id::SAY_FLAW_LONG,
    }
}
