//! `ansage voices check`: everything that is wrong with a voice of one's own, one finding a line.

use std::io::{self, ErrorKind, Write};
use std::path::Path;

use crate::error::CommandError;
use crate::face::written;
use crate::hear::Intent;
use crate::hear::ParseError;
use crate::hear::hear;
use crate::schema::{Fault, Kind};
use crate::session::{text_of, voice_unread};
use crate::speech::clean;
use crate::tell::faults;
use crate::voice::{
    Diagnostic, Lexicon, ListFault, MishearingFault, Phonetics, Taken, Voice, VoiceFault, VoiceFiles,
};
use crate::{args, voice};

/// Checks the voice in this folder.
///
/// # Errors
/// Something is wrong with it, which has been told then; or the output fails.
pub fn check(folder: &Path, voice: &Voice) -> Result<(), CommandError> {
    let paths = ["lexicon.toml", "messages.ftl"].map(|name| folder.join(name));
    let mut texts = paths.each_ref().map(|path| text_of(path));
    // One of them may stand in for that of a voice that ships; the others are the program's then.
    let laws_path = folder.join("laws.ftl");
    let laws = text_of(&laws_path);
    let shipped = folder.file_name().and_then(|name| voice::embedded(&name.to_string_lossy()).ok());
    if let Some(shipped) = shipped.filter(|_| laws.is_ok() || texts.iter().any(Result::is_ok)) {
        for (text, own) in texts.iter_mut().zip([shipped.lexicon, shipped.messages]) {
            if matches!(text, Err(error) if error.kind() == ErrorKind::NotFound) {
                *text = Ok(own.to_owned());
            }
        }
    }
    let mut told: Vec<String> = Vec::new();
    for (path, text) in paths.iter().zip(&texts) {
        if let Err(error) = text {
            told.push(voice_unread(path, error, voice));
        }
    }
    if let [Ok(lexicon), Ok(messages)] = &texts {
        let [lexicon_name, messages_name] = paths.each_ref().map(|path| path.display().to_string());
        let sources =
            VoiceFiles { lexicon_name: &lexicon_name, lexicon, messages_name: &messages_name, messages };
        told.extend(voice::check(&sources, &taken).iter().map(|found| line_of(found, voice)));
    }
    // Who does not explain the Laws needs no text for it.
    match (&laws, &texts[0]) {
        (Ok(laws), Ok(lexicon)) => {
            let found = voice::check_laws(&laws_path.display().to_string(), laws, lexicon);
            told.extend(found.iter().map(|found| line_of(found, voice)));
        }
        (Err(error), _) if error.kind() != ErrorKind::NotFound => {
            told.push(voice_unread(&laws_path, error, voice));
        }
        _ => {}
    }
    let whole = told.is_empty();
    if whole {
        let folder = folder.display().to_string();
        told.push(voice.tell("check-whole", &args!("folder" => folder)));
    }
    let lines: String = told.iter().map(|line| clean(line) + "\n").collect();
    let mut out = io::stdout().lock();
    written(out.write_all(lines.as_bytes()).and_then(|()| out.flush()), voice)?;
    if whole { Ok(()) } else { Err(CommandError::told()) }
}

/// What a line is taken for with this lexicon.
#[must_use]
pub fn taken(line: &str, lexicon: &Lexicon) -> Taken {
    match hear(line, lexicon).map(|utterance| utterance.heard) {
        Ok(Intent::Request(_)) => Taken::Asked,
        Ok(Intent::Choice(_)) => Taken::Number,
        Ok(Intent::Announcement(..)) | Err(ParseError::WhichCastling | ParseError::CastlingAndMore) => {
            Taken::Move
        }
        Err(_) => Taken::Nothing,
    }
}

/// File, line and what to do.
pub(super) fn line_of(found: &Diagnostic, voice: &Voice) -> String {
    format!("{}:{}: {}", found.file, found.line, sentence(found, voice))
}

// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
fn sentence(found: &Diagnostic, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_message = |id: &str, message: &String| voice.tell(id, &args!("message" => text(message)));
    match &found.fault {
        VoiceFault::Key(Fault::UnknownKey(key, _)) | VoiceFault::NoArticle(key) => {
            voice.tell("check-unknown-key", &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, Kind::Pairs)) => {
            voice.tell("check-wrong-pairs", &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, kind)) => {
            voice.tell("check-wrong-kind", &args!("key" => text(key), "kind" => kind.name()))
        }
        VoiceFault::Key(Fault::Missing(key)) => {
            voice.tell("check-missing-key", &args!("key" => text(key)))
        }
        VoiceFault::Key(fault) => faults::told(fault, voice),
        VoiceFault::UnknownLike(tag, known) => {
            voice.tell("check-unknown-like", &args!("tag" => text(tag), "known" => text(known)))
        }
        VoiceFault::UnknownSound(sound) => {
            voice.tell("check-unknown-sound", &args!("sound" => text(sound), "known" => Phonetics::NAMES))
        }
        VoiceFault::Collision(word, first, second) => voice.tell(
            "check-collision",
            &args!("word" => text(word), "first" => text(first), "second" => text(second)),
        ),
        VoiceFault::Mishearing(heard, fault) => {
            let id = match fault {
                MishearingFault::NoReason => "check-mishearing-reason",
                MishearingFault::NothingHeard => "check-mishearing-heard",
                MishearingFault::Unknown(meant) => {
                    let args = args!("heard" => text(heard), "meant" => text(meant));
                    return voice.tell("check-mishearing-meant", &args);
                }
            };
            voice.tell(id, &args!("heard" => text(heard)))
        }
        VoiceFault::List(key, fault) => {
            let id = match fault {
                ListFault::Missing => "check-list-missing",
                ListFault::Eight => "check-list-eight",
                ListFault::Told => "check-list-told",
                ListFault::Numbers => "check-list-numbers",
                ListFault::Empty => "check-list-empty",
            };
            voice.tell(id, &args!("key" => text(key)))
        }
        VoiceFault::EmptyList(key, from) => {
            voice.tell("check-empty-list", &args!("key" => text(key), "from" => text(from)))
        }
        VoiceFault::NoLanguage(language) => {
            voice.tell("check-language", &args!("language" => text(language)))
        }
        VoiceFault::NoSign(key) => voice.tell("check-no-sign", &args!("key" => text(key))),
        VoiceFault::KeyAsksNothing(key, said) => {
            voice.tell("check-key-asks-nothing", &args!("key" => text(key), "said" => text(said)))
        }
        VoiceFault::AlsoMove(word, key) => {
            voice.tell("check-also-move", &args!("word" => text(word), "key" => text(key)))
        }
        VoiceFault::NotALetter(letter, key) => {
            voice.tell("check-not-a-letter", &args!("letter" => text(letter), "key" => text(key)))
        }
        VoiceFault::NoLetter(key) => voice.tell("check-no-letter", &args!("key" => *key)),
        VoiceFault::SameLetter(letter, first, second) => voice.tell(
            "check-same-letter",
            &args!("letter" => text(letter), "first" => *first, "second" => *second),
        ),
        VoiceFault::NotFluent(why) => voice.tell("check-not-fluent", &args!("why" => faults::reason(*why, voice))),
        VoiceFault::Missing(message, variables) => voice.tell(
            "check-missing",
            &args!("message" => text(message), "variables" => listed(variables)),
        ),
        VoiceFault::Unused(message) => of_message("check-unused", message),
        VoiceFault::Twice(message) => of_message("check-twice", message),
        VoiceFault::UnknownVariable(message, variable, variables) => voice.tell(
            "check-unknown-variable",
            &args!("message" => text(message), "variable" => text(variable), "variables" => listed(variables)),
        ),
        VoiceFault::MissingVariable(message, variable) => voice.tell(
            "check-missing-variable",
            &args!("message" => text(message), "variable" => text(variable)),
        ),
        VoiceFault::UnknownReference(message, reference) => voice.tell(
            "check-unknown-reference",
            &args!("message" => text(message), "reference" => text(reference)),
        ),
        VoiceFault::UnknownFunction(message, function) => voice.tell(
            "check-unknown-function",
            &args!("message" => text(message), "function" => text(function)),
        ),
        VoiceFault::Circle(message) => of_message("check-circle", message),
        VoiceFault::EmptyMessage(message) => of_message("check-empty-message", message),
    }
}

/// The variables as messages name them.
fn listed(variables: &[String]) -> String {
    if variables.is_empty() { "none".to_owned() } else { variables.join(", ") }
}
