//! What is wrong in a file of puzzles.

use std::io;

use super::faults::start_faults;
use super::phrasing::Phrasing;
use super::system::explain_system;
use crate::args;
use crate::game::SetupError;
use crate::record::PgnFlaw;
use crate::training::annotated::{GameFault, GameFaultKind};
use crate::training::puzzle::{PuzzleFault, Refused};
use crate::voice::Id;

/// What is wrong in a file of puzzles.
#[derive(Debug)]
pub(crate) enum PuzzleTrouble {
    /// Something in it is no puzzle.
    Refused(Refused),
    /// It cannot be read any further.
    Unread(io::Error),
}

/// The sentence with the file, the line and the reason.
pub(super) fn trouble(file: &str, trouble: &PuzzleTrouble, phrasing: &Phrasing<'_>) -> String {
    match trouble {
        PuzzleTrouble::Unread(error) => {
            let why = explain_system(error, phrasing.voice());
            phrasing.tell(Id::PUZZLE_UNREAD, &args!("file" => file.to_owned(), "why" => why))
        }
        PuzzleTrouble::Refused(Refused { line, why }) => {
            let args =
                args!("file" => file.to_owned(), "line" => line.to_string(), "why" => reason(why, phrasing));
            phrasing.tell(Id::PUZZLE_REFUSED, &args)
        }
    }
}

/// What of a game in a file cannot be read: the file, the line and the reason.
pub(super) fn game_fault(file: &str, fault: &GameFault, phrasing: &Phrasing<'_>) -> String {
    let why = match &fault.kind {
        GameFaultKind::Form(flaw) => PuzzleFault::Form(*flaw),
        GameFaultKind::Position(error) => PuzzleFault::Position(error.clone()),
        GameFaultKind::Variant(variant) => PuzzleFault::Variant(variant.clone()),
        GameFaultKind::NoMove(word) => PuzzleFault::NoMove(word.clone()),
        GameFaultKind::TooLong => PuzzleFault::LongLine,
    };
    trouble(file, &PuzzleTrouble::Refused(Refused { line: fault.line, why }), phrasing)
}

/// Why something is no puzzle; no full stop behind it.
fn reason(fault: &PuzzleFault, phrasing: &Phrasing<'_>) -> String {
    let voice = phrasing.voice();
    let of = |kind: &str, what: String, moves: u32| {
        phrasing.tell(Id::PUZZLE_FAULT, &args!("fault" => kind.to_owned(), "what" => what, "moves" => moves))
    };
    let simple = |kind| of(kind, String::new(), 0);
    let told = match fault {
        PuzzleFault::LongLine => simple("long"),
        PuzzleFault::Form(flaw) => voice.say(match flaw {
            PgnFlaw::Tag => Id::SAY_FLAW_TAG,
            PgnFlaw::Comment => Id::SAY_FLAW_COMMENT,
            PgnFlaw::Variation => Id::SAY_FLAW_VARIATION,
        }),
        PuzzleFault::NoPosition => simple("no-position"),
        PuzzleFault::Position(error) if *error == SetupError::Over => voice.say(Id::ERROR_FEN_OVER),
        PuzzleFault::Position(error) => start_faults(error, voice).join(", "),
        PuzzleFault::Variant(variant) => voice.tell(Id::SAY_VARIANT, &args!("variant" => variant.clone())),
        PuzzleFault::NoSolution => simple("no-solution"),
        PuzzleFault::SeveralWritten => simple("several"),
        PuzzleFault::NoMove(word) => of("no-move", word.clone(), 0),
        PuzzleFault::AlsoMates(played, position) => of("also-mates", phrasing.played(played, position), 0),
        PuzzleFault::NoMate(moves) => of("no-mate", String::new(), *moves),
        PuzzleFault::Unproven(moves) => of("unproven", String::new(), *moves),
    };
    told.trim_end_matches('.').to_owned()
}
