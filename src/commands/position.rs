//! The position a command begins with.

use crate::args;
use crate::error::CommandError;
use crate::game::{SetupError, Start};
use crate::voice::Voice;

/// The position of this FEN, or the initial one.
///
/// # Errors
/// What is wrong with the FEN, as a fault of the command line.
pub fn start(fen: Option<&str>, voice: &Voice) -> Result<Start, CommandError> {
    fen.map_or_else(|| Ok(Start::default()), str::parse).map_err(|error| {
        CommandError::usage(voice.tell("error-other", &args!("why" => why_no_start(&error, voice))))
    })
}

/// What is wrong with a FEN, in words.
#[must_use]
pub fn why_no_start(error: &SetupError, voice: &Voice) -> String {
    let name = |part: &&str| format!("error-fen-{part}");
    let names: Vec<String> = match error {
        SetupError::Over => return voice.say("error-fen-over"),
        SetupError::TooManyMoves => vec!["error-fen-too-many-moves".to_owned()],
        SetupError::NoFen(part) => vec![name(part)],
        SetupError::Impossible(reasons) => reasons.iter().map(name).collect(),
    };
    let why: Vec<String> = names.iter().map(|name| voice.say(name)).collect();
    let example = Start::default().to_string();
    voice.tell("error-fen", &args!("why" => why.join(", "), "example" => example))
}
