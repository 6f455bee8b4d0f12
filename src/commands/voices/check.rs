//! `ansage voices check`: everything that is wrong with a voice of one's own, one finding a line.

use std::io::ErrorKind;
use std::path::Path;

use crate::commands::output::print;
use crate::error::CommandError;
use crate::file::text_of;
use crate::hear::intents;
use crate::session::taken;
use crate::tell::line_of;
use crate::tell::voice_unread;
use crate::voice::{Id, PhraseBook, Voice, VoiceFiles};
use crate::{args, voice};

/// Finds what is wrong with a file of this name and text, for a voice whose lexicon has that text.
type Check = fn(&str, &str, &str) -> Vec<voice::Diagnostic>;

/// What a voice may have beside its words and messages: who does not explain the Laws needs no text for it, openings
/// have names in other voices, and without phrases only exact words are understood.
const BESIDE: [(&str, Check); 3] = [
    ("laws.ftl", voice::check_laws),
    ("openings.toml", voice::check_openings),
    ("phrases.toml", |file, text, _| {
        let known: Vec<&str> = intents().collect();
        PhraseBook::read(file, text, None, &known).1
    }),
];

/// Checks the voice in this folder.
///
/// # Errors
/// Something is wrong with it, which has been told then; or the output fails.
pub fn check(folder: &Path, voice: &Voice) -> Result<(), CommandError> {
    let paths = ["lexicon.toml", "messages.ftl"].map(|name| folder.join(name));
    let mut texts = paths.each_ref().map(|path| text_of(path));
    // One of them may stand in for that of a voice that ships; the others are the program's then.
    let beside = BESIDE.map(|(name, check)| {
        let path = folder.join(name);
        (text_of(&path), path, check)
    });
    let shipped = folder.file_name().and_then(|name| voice::embedded(&name.to_string_lossy()).ok());
    let is_there = beside.iter().map(|(text, ..)| text).chain(&texts).any(Result::is_ok);
    if let Some(shipped) = shipped.filter(|_| is_there) {
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
    for (text, path, check) in &beside {
        match (text, &texts[0]) {
            (Ok(text), Ok(lexicon)) => {
                let found = check(&path.display().to_string(), text, lexicon);
                told.extend(found.iter().map(|found| line_of(found, voice)));
            }
            (Err(error), _) if error.kind() != ErrorKind::NotFound => {
                told.push(voice_unread(path, error, voice));
            }
            _ => {}
        }
    }
    let whole = told.is_empty();
    if whole {
        let folder = folder.display().to_string();
        told.push(voice.tell(Id::CHECK_WHOLE, &args!("folder" => folder)));
    }
    print(told, voice)?;
    if whole { Ok(()) } else { Err(CommandError::told()) }
}
