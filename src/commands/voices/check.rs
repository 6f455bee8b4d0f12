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
    // Without it only exact words are understood.
    let phrases_path = folder.join("phrases.toml");
    match text_of(&phrases_path) {
        Ok(phrases) => {
            let known: Vec<&str> = intents().collect();
            let name = phrases_path.display().to_string();
            let (_, found) = PhraseBook::read(&name, &phrases, None, &known);
            told.extend(found.iter().map(|found| line_of(found, voice)));
        }
        Err(error) if error.kind() != ErrorKind::NotFound => {
            told.push(voice_unread(&phrases_path, &error, voice));
        }
        Err(_) => {}
    }
    let whole = told.is_empty();
    if whole {
        let folder = folder.display().to_string();
        told.push(voice.tell(Id::CHECK_WHOLE, &args!("folder" => folder)));
    }
    print(told, voice)?;
    if whole { Ok(()) } else { Err(CommandError::told()) }
}
