//! `ansage doctor`: whether everything is there that a game needs, and what to do where it is not.

mod check;
mod speech;

use clap::Args;
use std::path::PathBuf;

use serde_json::json;

use super::output::{print, speech_choice};
use crate::error::CommandError;
use crate::settings::{SettingsFile, SpeechGiven};
use crate::speech::Choice;
use crate::voice::{Id, Voice};
use crate::{args, settings};
use check::{Examination, State};

/// `ansage doctor`
#[derive(Debug, Args, Default)]
pub struct Doctor {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// Looks at everything, one line for each thing and one for what to do about it, as soon as it is known. Speech is
/// tried last, so that it is heard what it says.
///
/// # Errors
/// Something is missing that a game needs (told already), `--speech` is no word for speech, or the output fails.
pub fn run(
    asked: &Doctor,
    library: Option<&PathBuf>,
    store: &SettingsFile,
    environment: Option<Choice>,
    voice: &Voice,
) -> Result<(), CommandError> {
    let flag = speech_choice(asked.speech.as_deref(), voice)?;
    let given = SpeechGiven { flag, environment, terminal: true, ..store.settings().speech_given() };
    // Whoever only runs a screen reader wants to know all the same whether anything could speak.
    let choice = settings::speech(&given, || false).value;
    let checks: [(&str, &dyn Fn() -> Examination); 9] = [
        ("locale", &|| check::locale(voice)),
        ("terminal", &|| check::terminal(voice)),
        ("reader", &|| check::reader(voice)),
        ("settings", &|| check::settings(store, voice)),
        ("library", &|| check::library(library, voice)),
        ("partner", &|| check::partner(voice)),
        ("engine", &|| check::engine(store, voice)),
        ("audio", &|| check::audio(voice)),
        ("speech", &|| speech::own(choice, voice)),
    ];
    let checks = checks.iter().map(|(name, check)| (*name, check()));
    let (mut told, mut faults) = (Vec::new(), 0_usize);
    for (name, found) in checks.chain(speech::ears(choice, store, voice)) {
        faults += usize::from(found.state == State::Missing);
        if asked.json_lines {
            told.push(json!({
                "check": name,
                "state": <&str>::from(found.state),
                "told": found.told,
                "remedy": found.remedy,
                "value": found.value,
            }));
        } else {
            print([found.told].into_iter().chain(found.remedy), voice)?;
        }
    }
    if asked.json_lines {
        print([json!({ "checks": told, "missing": faults }).to_string()], voice)?;
    } else {
        print([voice.tell(Id::DOCTOR_SUM, &args!("count" => faults))], voice)?;
    }
    if faults == 0 { Ok(()) } else { Err(CommandError::told()) }
}
