//! An event file read: as text, with the words of its own voice, and everything that is wrong in it.

use std::path::Path;

use crate::commands::output::usage;
use crate::competition::{Competition, CompetitionFault, Diagnostic, EventReader, read};
use crate::error::CommandError;
use crate::file::bytes_of;
use crate::schema::Location;
use crate::session::{choose_voice, tags};
use crate::tell::not_readable;
use crate::voice::Voice;

/// The voice whose words every other one understands as well.
const NEUTRAL: &str = "en";

/// The event, unless something is wrong with it, and everything that was found.
///
/// # Errors
/// The file cannot be read (usage).
pub(super) fn look_at(
    path: &Path,
    voice: &Voice,
) -> Result<(Option<Competition>, Vec<Diagnostic>), CommandError> {
    let bytes = bytes_of(path).map_err(|error| usage(not_readable(path, &error, voice), voice))?;
    let (text, not_text) = as_text(&bytes);
    let voices: Vec<String> = tags().into_iter().collect();
    let in_signs = |tag: Option<&str>, text: &str| match words_of(tag) {
        Some(voice) => voice.lexicon().time_in_signs(text),
        None => text.to_owned(),
    };
    let (event, mut found) = read(&text, &EventReader { voices: &voices, in_signs: &in_signs });
    let event = event.filter(|_| not_text.is_empty());
    found.extend(not_text);
    found.sort_by_key(|finding| finding.place);
    Ok((event, found))
}

/// The voice of the event, whose words its times may be written in; else the one whose words every voice understands.
fn words_of(tag: Option<&str>) -> Option<Voice> {
    tag.and_then(|tag| choose_voice(Some(tag)).ok()).or_else(|| Voice::built_in(NEUTRAL).ok())
}

/// A file as text, and where it is none.
fn as_text(bytes: &[u8]) -> (String, Vec<Diagnostic>) {
    let (mut text, mut not_text) = (String::new(), Vec::new());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            let place = Location::of(&text, text.len());
            not_text.push(Diagnostic { place, fault: CompetitionFault::NotText });
            text.push(char::REPLACEMENT_CHARACTER);
        }
    }
    (text, not_text)
}
