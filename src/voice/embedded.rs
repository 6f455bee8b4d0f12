//! The voices that ship inside the program.

use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_slice_iter_to_slice;

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

// `FILES`: every file of the voices and of the guide, as `build.rs` has packed it.
include!(concat!(env!("OUT_DIR"), "/voices.rs"));

/// One file, which is unpacked when it is first read.
struct Packed {
    /// Its path under `voices`, or under `docs`.
    name: &'static str,
    /// The bytes of its text.
    length: usize,
    bytes: &'static [u8],
    text: OnceLock<String>,
}

impl Packed {
    const fn new(name: &'static str, length: usize, bytes: &'static [u8]) -> Packed {
        Packed { name, length, bytes, text: OnceLock::new() }
    }

    fn text(&self) -> &str {
        self.text.get_or_init(|| {
            let mut text = vec![0; self.length];
            // Nothing that was packed here can fail to be unpacked; a test reads all of it.
            let whole = decompress_slice_iter_to_slice(&mut text, [self.bytes].into_iter(), false, true);
            whole.ok().and_then(|_| String::from_utf8(text).ok()).unwrap_or_default()
        })
    }
}

fn text(name: &str) -> Option<&'static str> {
    FILES.iter().find(|file| file.name == name).map(Packed::text)
}

/// The voice whose messages say which messages there are: the language of Appendix D's announcements.
pub(super) const MODEL: &str = "de";

/// The tags of the voices that ship with the program, in order.
///
/// ```
/// assert!(["de", "en", "es", "eu", "hu", "pt"].iter().all(|tag| ansage::voice::tags().contains(&(*tag).to_owned())));
/// ```
pub fn tags() -> Vec<String> {
    let mut tags: Vec<String> =
        FILES.iter().filter_map(|file| Some(file.name.strip_suffix("/lexicon.toml")?.to_owned())).collect();
    tags.dedup();
    tags
}

/// The texts of the voice that ships under this tag.
///
/// # Errors
/// [`VoiceError::Unknown`] when there is none.
pub fn embedded(tag: &str) -> Result<VoiceFiles<'static>, VoiceError> {
    let (lexicon, messages) = (of_voice(tag, "lexicon.toml")?, of_voice(tag, "messages.ftl")?);
    Ok(VoiceFiles { lexicon_name: "lexicon.toml", lexicon, messages_name: "messages.ftl", messages })
}

/// One text of the voice that ships under this tag; only that is unpacked.
///
/// # Errors
/// [`VoiceError::Unknown`] when there is none.
pub(super) fn of_voice(tag: &str, name: &str) -> Result<&'static str, VoiceError> {
    let unknown = || VoiceError::Unknown { tag: tag.to_owned(), known: tags().join(", ") };
    text(&format!("{tag}/{name}")).ok_or_else(unknown)
}

/// What is told of what every voice understands, cut out by the build.
pub(super) fn told_in_all() -> &'static str {
    text("told.toml").unwrap_or_default()
}

/// What the articles of the Laws say in the voice that ships under this tag.
pub(super) fn laws(tag: &str) -> Option<&'static str> {
    text(&format!("{tag}/laws.ftl"))
}

/// The openings that have a name.
pub(super) fn opening_lines() -> &'static str {
    text("openings.toml").unwrap_or_default()
}

/// What openings are called in the voice that ships under this tag.
pub(super) fn openings(tag: &str) -> Option<&'static str> {
    text(&format!("{tag}/openings.toml"))
}

/// What is said in the voice that ships under this tag by who was never told the words.
pub fn phrases(tag: &str) -> Option<&'static str> {
    text(&format!("{tag}/phrases.toml"))
}

/// The messages that say which messages there are, with which variables.
pub(super) fn model_messages() -> &'static str {
    embedded(MODEL).map(|sources| sources.messages).unwrap_or_default()
}

/// The chapters of the guide in this language, in their order, as Markdown.
pub(super) fn guide_chapters(tag: &str) -> impl Iterator<Item = &'static str> {
    let folder = format!("guide/{tag}/");
    FILES.iter().filter(move |file| file.name.starts_with(&folder)).map(Packed::text)
}

/// The table of the Braille code of this name.
pub fn braille_table(code: &str) -> Option<&'static str> {
    text(&format!("braille/{code}.toml"))
}
