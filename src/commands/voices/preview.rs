//! `ansage voices` and `ansage voices preview`: which voices there are, and how one sounds.

use shakmaty::{Move, Role, Square};

use crate::args;
use crate::commands::output::{print, print_text, speak, speech_choice};
use crate::error::CommandError;
use crate::home;
use crate::session::{choose_voice, read_voice, tags};
use crate::settings::Settings;
use crate::tell::MoveText;
use crate::voice::{Id, NameSystem, Voice, unmarked};

/// Lists the voices that come with the program and the user's own, one a line.
pub fn list(voice: &Voice) -> Result<(), CommandError> {
    let lines = tags().into_iter().map(|tag| {
        if let Ok(found) = read_voice(&tag) {
            let name = found.lexicon().name().to_owned();
            voice.tell(Id::VOICES_LINE, &args!("tag" => tag, "name" => name))
        } else {
            let folder = home::voice(&tag).map(|path| path.display().to_string()).unwrap_or_default();
            let command = format!("ansage voices check {folder}");
            voice.tell(Id::VOICES_LINE_BROKEN, &args!("tag" => tag, "command" => command))
        }
    });
    print(lines, voice)
}

/// Prints and speaks a sentence and an announcement in the voice of this tag.
///
/// # Errors
/// There is no such voice, or the output fails.
pub fn preview(
    tag: &str,
    speech: Option<&str>,
    names: NameSystem,
    settings: &Settings,
) -> Result<(), CommandError> {
    let voice = choose_voice(Some(tag))?;
    let choice = speech_choice(speech, &voice)?.unwrap_or_default();
    let knight =
        Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::F3, promotion: None };
    let announced = MoveText::in_names(voice.lexicon(), names).marking().announcement(&knight);
    let said = [voice.say(Id::PREVIEW_SENTENCE), announced + "."];
    print_text(&(unmarked(&said.join("\n")) + "\n"), &voice)?;
    speak(&said, choice, settings, &voice)
}
