//! An event file read: as text, with the words of its own voice, and everything that is wrong in it.

use std::io;
use std::path::Path;

use crate::commands::output::usage;
use crate::competition::{Competition, CompetitionFault, Diagnostic, Reading, read};
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
    let text = text_and_places(path).map_err(|error| usage(not_readable(path, &error, voice), voice))?;
    let voices: Vec<String> = tags().into_iter().collect();
    let in_signs = |tag: Option<&str>, text: &str| match words_of(tag) {
        Some(voice) => voice.lexicon().time_in_signs(text),
        None => text.to_owned(),
    };
    let (event, mut found) = read(&text.text, &Reading { voices: &voices, in_signs: &in_signs });
    if text.not_text.is_empty() {
        return Ok((event, found));
    }
    found.extend(
        text.not_text.into_iter().map(|place| Diagnostic { place, fault: CompetitionFault::NotText }),
    );
    found.sort_by_key(|finding| finding.place);
    Ok((None, found))
}

/// The voice of the event, whose words its times may be written in; else the one whose words every voice understands.
fn words_of(tag: Option<&str>) -> Option<Voice> {
    tag.and_then(|tag| choose_voice(Some(tag)).ok()).or_else(|| Voice::built_in(NEUTRAL).ok())
}

/// A file as text, and where it is none.
struct Text {
    text: String,
    not_text: Vec<Location>,
}

fn text_and_places(path: &Path) -> io::Result<Text> {
    let bytes = bytes_of(path)?;
    let (mut text, mut not_text) = (String::new(), Vec::new());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            not_text.push(Location::of(&text, text.len()));
            text.push(char::REPLACEMENT_CHARACTER);
        }
    }
    Ok(Text { text, not_text })
}
