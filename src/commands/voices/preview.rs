//! `ansage voices` and `ansage voices preview`: which voices there are, and how one sounds.

use std::io::{self, Write};
use std::str::FromStr;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use shakmaty::{Move, Role, Square};

use crate::args;
use crate::error::CommandError;
use crate::face::written;
use crate::home;
use crate::session::{Pronouncer, choose_voice, read_voice, tags, without_speech};
use crate::settings::Settings;
use crate::speech::{BackendNotice, Choice, Lack, OPEN_LIMIT, Priority, Speech, VOICE_LIMIT, clean};
use crate::tell::MoveText;
use crate::voice::{Id, NameSystem, Voice, unmarked};

/// How long a preview waits for speech: for each backend to open, and a little.
pub(crate) const PATIENCE: Duration = OPEN_LIMIT.saturating_mul(2).saturating_add(VOICE_LIMIT);

/// Lists the voices that come with the program and the user's own, one a line.
///
/// # Errors
/// The output fails.
pub fn list(voice: &Voice) -> Result<(), CommandError> {
    let lines: String = tags()
        .iter()
        .map(|tag| {
            let told = if let Ok(found) = read_voice(tag) {
                let name = found.lexicon().name().to_owned();
                voice.tell(Id::VOICES_LINE, &args!("tag" => tag.clone(), "name" => name))
            } else {
                let folder = home::voice(tag).map(|path| path.display().to_string()).unwrap_or_default();
                let command = format!("ansage voices check {folder}");
                voice.tell(Id::VOICES_LINE_BROKEN, &args!("tag" => tag.clone(), "command" => command))
            };
            clean(&told) + "\n"
        })
        .collect();
    print(&lines, voice)
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
    let choice = speech_choice(speech, &voice)?;
    let knight =
        Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::F3, promotion: None };
    let announced = MoveText::in_names(voice.lexicon(), names).marking().announcement(&knight);
    let said = [voice.say(Id::PREVIEW_SENTENCE), announced + "."];
    print(&(unmarked(&said.join("\n")) + "\n"), &voice)?;
    let (tell, notices) = mpsc::channel();
    let speech = Speech::start(choice, voice.language(), move |notice| {
        // Nobody listens any more once the preview is over.
        let _ = tell.send(notice);
    });
    let aloud = Pronouncer::new(&voice, settings);
    for text in &said {
        speech.say_parts(aloud.parts(text, &voice), Priority::Message);
    }
    speech.close(PATIENCE);
    if let Some(lack) = lack(&notices).filter(|_| choice != Choice::Off) {
        print(&(voice.say(without_speech(lack)) + "\n"), &voice)?;
    }
    Ok(())
}

/// What is missing where nothing is left that speaks.
pub(crate) fn lack(notices: &Receiver<BackendNotice>) -> Option<Lack> {
    let (mut silent, mut lack) = (false, Lack::default());
    for notice in notices.try_iter() {
        match notice {
            BackendNotice::Lost { loss, .. } => lack = lack.max(Lack::of(&loss)),
            BackendNotice::Silent => silent = true,
            BackendNotice::Speaking(_) => (silent, lack) = (false, Lack::default()),
        }
    }
    silent.then_some(lack)
}

/// Speech as `--speech` asks for it.
pub(crate) fn speech_choice(speech: Option<&str>, voice: &Voice) -> Result<Choice, CommandError> {
    speech.map_or(Ok(Choice::Auto), Choice::from_str).map_err(|_| {
        let told = args!("arg" => "--speech", "value" => speech.unwrap_or_default().to_owned(), "possible" => Choice::POSSIBLE);
        let why = voice.tell(Id::ERROR_INVALID_VALUE_OF, &told);
        CommandError::usage(voice.tell(Id::ERROR_USAGE, &args!("why" => why)))
    })
}

fn print(text: &str, voice: &Voice) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()), voice)
}
