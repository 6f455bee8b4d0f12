//! Which voice speaks: the one asked for, the locale's, or German.

use std::fs;

use crate::args;
use crate::failure::Failure;
use crate::home;
use crate::voice::{self, Sources, Voice, VoiceError};

/// The language of Appendix D's announcements, where nothing says which voice is wanted.
const DEFAULT: &str = "de";

/// The environment's variables for the language of messages, in their order.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The voice of this tag, or the locale's. A file of the user's own stands in for the program's.
///
/// # Errors
/// There is no such voice (usage), or its files are broken.
pub fn choose_voice(tag: Option<&str>) -> Result<Voice, Failure> {
    let tag = tag.map_or_else(of_locale, str::to_owned);
    read(&tag).map_err(|error| not_there(error, fallback_voice(None).as_ref()))
}

/// The voice whose letters stand for pieces, if one was named.
///
/// # Errors
/// As [`choose_voice`], in the words of `voice`.
pub fn choose_letters(tag: Option<&str>, voice: &Voice) -> Result<Option<Voice>, Failure> {
    tag.map(read).transpose().map_err(|error| not_there(error, Some(voice)))
}

fn not_there(error: VoiceError, teller: Option<&Voice>) -> Failure {
    let VoiceError::Unknown { tag, known } = error else { return Failure::other(format!("ansage: {error}")) };
    let told = teller.map(|voice| {
        let why = voice.tell("error-voice", &args!("tag" => tag, "known" => known));
        voice.tell("error-usage", &args!("why" => why))
    });
    Failure::usage(told.unwrap_or_default())
}

/// A voice for telling what is wrong with the command line, whatever is wrong with it.
#[must_use]
pub fn fallback_voice(tag: Option<&str>) -> Option<Voice> {
    let tag = tag.map_or_else(of_locale, str::to_owned);
    Voice::built_in(&tag).or_else(|_| Voice::built_in(DEFAULT)).ok()
}

fn of_locale() -> String {
    let locale = LOCALE.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    let language = locale.unwrap_or_default();
    let language = language.split(['_', '.', '@', '-']).next().unwrap_or_default();
    voice::tags().into_iter().find(|tag| tag == language).unwrap_or_else(|| DEFAULT.to_owned())
}

/// The voice of this tag as it is on this machine.
pub(super) fn read(tag: &str) -> Result<Voice, VoiceError> {
    // A tag is a folder's name and nothing that could lead elsewhere.
    let plain = tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let own = |name: &str| {
        let path = home::voice(tag).filter(|_| plain)?.join(name);
        fs::read(&path)
            .ok()
            .map(|bytes| (path.display().to_string(), String::from_utf8_lossy(&bytes).into_owned()))
    };
    let (lexicon, messages) = (own("lexicon.toml"), own("messages.ftl"));
    let shipped = voice::embedded(tag);
    match (&lexicon, &messages, shipped) {
        (None, None, shipped) => Voice::read(tag, &shipped?),
        (Some(lexicon), Some(messages), _) => Voice::read(
            tag,
            &Sources {
                lexicon_name: &lexicon.0,
                lexicon: &lexicon.1,
                messages_name: &messages.0,
                messages: &messages.1,
            },
        ),
        (lexicon, messages, shipped) => {
            let mut sources = shipped?;
            if let Some((name, text)) = lexicon {
                (sources.lexicon_name, sources.lexicon) = (name, text);
            }
            if let Some((name, text)) = messages {
                (sources.messages_name, sources.messages) = (name, text);
            }
            Voice::read(tag, &sources)
        }
    }
}
