//! What is wrong in a file of puzzles.

use std::io;

use super::collection::{flaw_id, position_fault};
use super::phrasing::Phrasing;
use super::system::explain_system;
use crate::args;
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

/// Why something is no puzzle; no full stop behind it.
fn reason(fault: &PuzzleFault, phrasing: &Phrasing<'_>) -> String {
    let voice = phrasing.voice();
    let of = |kind: &str, what: String, moves: u32| {
        phrasing.tell(Id::PUZZLE_FAULT, &args!("fault" => kind.to_owned(), "what" => what, "moves" => moves))
    };
    let simple = |kind| of(kind, String::new(), 0);
    let told = match fault {
        PuzzleFault::LongLine => simple("long"),
        PuzzleFault::Form(flaw) => voice.say(flaw_id(*flaw)),
        PuzzleFault::NoPosition => simple("no-position"),
        PuzzleFault::Position(error) => position_fault(error, voice),
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
