//! One language as it is understood and spoken: its lexicon and its messages together.

use std::any::Any;
use std::sync::Arc;

use fluent_bundle::FluentArgs;

use super::embedded::{VoiceFiles, of_voice};
use super::error::VoiceError;
use super::id::Id;
use super::learned::Learned;
use super::lexicon::Lexicon;
use super::messages::{Messages, ParsedMessages};
use super::verbosity::Verbosity;

/// One language as it is understood and spoken.
///
/// ```
/// use ansage::voice::Voice;
///
/// let german = Voice::built_in("de")?;
/// assert_eq!(german.language(), "de");
/// assert!(Voice::built_in("xx").is_err());
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub struct Voice {
    tag: String,
    lexicon: Lexicon,
    messages: Messages,
    /// What openings are called in a file of the user's own.
    openings: Option<String>,
    learned: Learned,
}

impl Voice {
    /// Reads a voice from its two texts.
    ///
    /// # Errors
    /// Whatever keeps the voice from being complete: a syntax error, an unknown key, two words that
    /// collide, a message that the program needs and the voice lacks. Each names file and line.
    pub fn read(tag: &str, sources: &VoiceFiles<'_>) -> Result<Voice, VoiceError> {
        let lexicon = Lexicon::read(sources.lexicon_name, sources.lexicon)?;
        let messages = ParsedMessages::read(sources.messages_name, sources.messages)?;
        Voice::with_lexicon(lexicon, tag, messages)
    }

    /// The voice that ships with the program under this tag.
    ///
    /// # Errors
    /// [`VoiceError::Unknown`] when there is none; otherwise as [`Voice::read`].
    pub fn built_in(tag: &str) -> Result<Voice, VoiceError> {
        Voice::built_in_with(tag, || ParsedMessages::built_in(tag))
    }

    /// The same, of sentences that may be parsed elsewhere while its words are read: either takes about as long.
    ///
    /// # Errors
    /// As [`Voice::built_in`].
    pub fn built_in_with(
        tag: &str,
        parsed: impl FnOnce() -> Result<ParsedMessages, VoiceError>,
    ) -> Result<Voice, VoiceError> {
        let lexicon = Lexicon::built_in(tag)?;
        Voice::with_lexicon(lexicon, tag, parsed()?)
    }

    fn with_lexicon(lexicon: Lexicon, tag: &str, messages: ParsedMessages) -> Result<Voice, VoiceError> {
        let like = lexicon.like().map(|like| of_voice(like, "messages.ftl")).transpose()?;
        let messages = Messages::new(tag, messages, like, lexicon.numbers())?;
        messages.require_all()?;
        Ok(Voice { tag: tag.to_owned(), lexicon, messages, openings: None, learned: Learned::default() })
    }

    /// What others make of it once, when it is first wanted, and use again.
    pub fn learned<T: Any + Send + Sync>(&self, learn: impl FnOnce() -> T) -> Arc<T> {
        self.learned.of(learn)
    }

    /// The tag of this voice: `de`, `en`, …
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The language for a synthesizer, as a BCP 47 tag.
    pub fn language(&self) -> &str {
        self.lexicon.language()
    }

    /// What may be said in this voice, and how chess is told.
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The same voice, writing and hearing notation with the letters of this other one (C.3).
    pub fn with_letters(self, of: &Voice) -> Voice {
        Voice { lexicon: self.lexicon.with_letters(&of.lexicon), learned: Learned::default(), ..self }
    }

    /// The same voice, calling openings as this `openings.toml` has it; what is wrong with that is not told here
    /// ([`check_openings`](super::check_openings)).
    pub fn with_openings(self, text: Option<String>) -> Voice {
        Voice { openings: text, ..self }
    }

    pub(super) fn own_openings(&self) -> Option<&str> {
        self.openings.as_deref()
    }

    /// The sentence of this name, without variables.
    pub fn say(&self, id: Id) -> String {
        self.at(Verbosity::Full, id, None)
    }

    /// The sentence of this name, with its variables.
    pub fn tell(&self, id: Id, args: &FluentArgs<'_>) -> String {
        self.at(Verbosity::Full, id, Some(args))
    }

    /// The sentence of this name at this verbosity; nothing where it is not said at all.
    pub fn at(&self, verbosity: Verbosity, id: Id, args: Option<&FluentArgs<'_>>) -> String {
        debug_assert!(id.has_all(args), "{} is told with {:?}", id.name(), id.variables());
        let short = if verbosity == Verbosity::Short { self.messages.short(id.name(), args) } else { None };
        short.unwrap_or_else(|| self.messages.say(id.name(), args))
    }
}
