//! The voices that ship inside the program.

use include_dir::{Dir, include_dir};

use super::error::VoiceError;

/// The two texts a voice is made of, with the names to use for them when they are wrong.
pub struct VoiceFiles<'a> {
    /// Where the lexicon came from, for error messages.
    pub lexicon_name: &'a str,
    /// The text of `lexicon.toml`.
    pub lexicon: &'a str,
    /// Where the messages came from, for error messages.
    pub messages_name: &'a str,
    /// The text of `messages.ftl`.
    pub messages: &'a str,
}

static VOICES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/voices");

/// The voice whose messages say which messages there are: the language of Appendix D's announcements.
pub(super) const MODEL: &str = "de";

/// The tags of the voices that ship with the program, in order.
#[must_use]
pub fn tags() -> Vec<String> {
    let mut tags: Vec<String> = VOICES
        .dirs()
        .filter_map(|dir| dir.path().file_name())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    tags.sort();
    tags
}

/// The texts of the voice that ships under this tag.
///
/// # Errors
/// [`VoiceError::Unknown`] when there is none.
pub fn embedded(tag: &str) -> Result<VoiceFiles<'static>, VoiceError> {
    let text = |name: &str| VOICES.get_file(format!("{tag}/{name}")).and_then(|file| file.contents_utf8());
    match (text("lexicon.toml"), text("messages.ftl")) {
        (Some(lexicon), Some(messages)) => {
            Ok(VoiceFiles { lexicon_name: "lexicon.toml", lexicon, messages_name: "messages.ftl", messages })
        }
        _ => Err(VoiceError::Unknown { tag: tag.to_owned(), known: tags().join(", ") }),
    }
}

/// What the articles of the Laws say in the voice that ships under this tag.
pub(super) fn laws(tag: &str) -> Option<&'static str> {
    VOICES.get_file(format!("{tag}/laws.ftl")).and_then(|file| file.contents_utf8())
}

/// Appendix D's names and the line desk's words, which every voice understands.
pub(super) fn fide() -> &'static str {
    VOICES.get_file("fide.toml").and_then(|file| file.contents_utf8()).unwrap_or_default()
}

/// The messages that say which messages there are, with which variables.
pub(super) fn model_messages() -> &'static str {
    embedded(MODEL).map(|sources| sources.messages).unwrap_or_default()
}

/// The names of all messages the program says.
pub(super) fn needed_messages() -> Vec<String> {
    model_messages()
        .lines()
        .filter_map(|line| line.split_once('=').map(|(name, _)| name))
        .filter(|name| name.starts_with(|letter: char| letter.is_ascii_lowercase()))
        .map(|name| name.trim().to_owned())
        .collect()
}
