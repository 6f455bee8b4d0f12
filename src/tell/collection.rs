//! What is wrong with a file of games, and with a game in it.

use std::io;

use super::faults::why_no_start;
use super::phrasing::Phrasing;
use super::system::explain_system;
use crate::args;
use crate::collection::{CollectionError, GameFault};
use crate::record::PgnFlaw;
use crate::voice::{Id, Voice};

/// What is wrong with a file of games.
#[derive(Debug)]
pub(crate) enum CollectionTrouble {
    /// It cannot be read, or not any further.
    Unread(CollectionError),
    /// A game in it is wrong in this line.
    Game(u64, GameFault),
    /// What is remembered of it cannot be kept or read.
    NotKept(io::Error),
    /// What is searched for is wrong.
    Wanted(GameFault),
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
        CollectionTrouble::Game(line, fault) => {
            let why = reason(fault, voice);
            phrasing
                .tell(Id::PUZZLE_REFUSED, &args!("file" => file, "line" => line.to_string(), "why" => why))
        }
        CollectionTrouble::NotKept(error) => {
            phrasing.tell(Id::LISTEN_NOT_KEPT, &args!("why" => explain_system(error, voice)))
        }
        CollectionTrouble::Wanted(GameFault::Position(error)) => why_no_start(error, voice),
        CollectionTrouble::Wanted(fault) => reason(fault, voice),
    }
}

/// Why a file of games cannot be listened to; no full stop behind it.
pub(crate) fn why_unlistened(error: &CollectionError, voice: &Voice) -> String {
    match error {
        CollectionError::System(error) => explain_system(error, voice),
        CollectionError::Utf16 => voice.say(Id::LISTEN_UTF_16),
        CollectionError::Changed => voice.say(Id::LISTEN_CHANGED),
        CollectionError::NoGame => voice.say(Id::LISTEN_NO_GAME),
    }
}

/// What is wrong with a game; no full stop behind it.
fn reason(fault: &GameFault, voice: &Voice) -> String {
    let of = |kind: &str, what: &str| {
        voice.tell(Id::LISTEN_FAULT, &args!("fault" => kind.to_owned(), "what" => what.to_owned()))
    };
    let told = match fault {
        GameFault::Form(PgnFlaw::Tag) => voice.say(Id::SAY_FLAW_TAG),
        GameFault::Form(PgnFlaw::Comment) => voice.say(Id::SAY_FLAW_COMMENT),
        GameFault::Form(PgnFlaw::Variation) => voice.say(Id::SAY_FLAW_VARIATION),
        GameFault::Position(error) => why_no_start(error, voice),
        GameFault::Variant(variant) => voice.tell(Id::SAY_VARIANT, &args!("variant" => variant.clone())),
        GameFault::NoMove(word) => of("no-move", word),
        GameFault::NullMove => of("null-move", ""),
        GameFault::TooLong => of("long", ""),
    };
    told.trim_end_matches('.').to_owned()
}
