//! The words of one language: what may be said, how chess is told, and every other sentence.
//!
//! A [`Voice`] is data read from `voices/<tag>/`: `lexicon.toml` and `messages.ftl`; beside it stand the
//! [`LawTexts`] in `laws.ftl`. This room opens no
//! file; it reads texts that are handed to it, or those embedded in the program. Nothing a person hears
//! stands in Rust: whoever has something to say asks a voice for the sentence.

mod answers;
mod check;
mod collisions;
mod ears;
mod embedded;
mod endings;
mod error;
mod fide;
mod keys;
mod law_texts;
mod lexicon;
mod lexicon_file;
mod meaning;
mod mend;
mod messages;
mod mishearings;
mod named;
mod names;
mod naming;
mod normalize;
mod numbers;
mod phonetics;
mod phrases;
mod sentences;
mod times;
mod tongue;
mod verbosity;

pub use verbosity::{OMITTED, Omitted, Verbosity, as_said};

pub use answers::Answers;
pub use check::{Diagnostic, Reason, SpokenRule, Taken, VoiceFault, check};
pub use ears::{SpokenForms, spoken_form};
pub use embedded::{embedded, tags};
pub use error::{ListFault, MishearingFault, VoiceError};
pub use fide::{question_keys, request_keys};
pub use fluent_bundle::{FluentArgs, FluentValue};
pub use law_texts::{LawTexts, check_laws, embedded_laws};
pub use lexicon::{Lexicon, Spelling};
pub use lexicon_file::Respellings;
pub use meaning::{Meaning, Modifier, SpeakerWord};
pub use mend::{TomlErrors, mend};
pub use messages::Messages;
pub use names::{ByRole, Names};
pub use naming::{MoveNames, NameSystem, Naming};
pub use normalize::{Normalized, normalize, words};
pub use numbers::Numbers;
pub use phonetics::Phonetics;
pub use times::TimeUnit;
pub(crate) use tongue::mark;
pub use tongue::{is_mark, is_marked, marked_again, marked_parts, parted, unmarked};

/// One language as it is understood and spoken.
pub struct Voice {
    tag: String,
    lexicon: Lexicon,
    messages: Messages,
}

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

impl Voice {
    /// Reads a voice from its two texts.
    ///
    /// # Errors
    /// Whatever keeps the voice from being complete: a syntax error, an unknown key, two words that
    /// collide, a message that the program needs and the voice lacks. Each names file and line.
    pub fn read(tag: &str, sources: &VoiceFiles<'_>) -> Result<Voice, VoiceError> {
        let lexicon = Lexicon::read(sources.lexicon_name, sources.lexicon)?;
        let like = lexicon.like().map(embedded).transpose()?;
        let like = like.as_ref().map(|like| like.messages);
        let messages = Messages::read(tag, sources.messages_name, sources.messages, like, lexicon.numbers())?;
        messages.require(&embedded::needed_messages())?;
        Ok(Voice { tag: tag.to_owned(), lexicon, messages })
    }

    /// The voice that ships with the program under this tag.
    ///
    /// # Errors
    /// [`VoiceError::Unknown`] when there is none; otherwise as [`Voice::read`].
    pub fn built_in(tag: &str) -> Result<Voice, VoiceError> {
        Voice::read(tag, &embedded(tag)?)
    }

    /// The tag of this voice: `de`, `en`, …
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The language for a synthesizer, as a BCP 47 tag.
    #[must_use]
    pub fn language(&self) -> &str {
        self.lexicon.language()
    }

    /// What may be said in this voice, and how chess is told.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// The same voice, writing and hearing notation with the letters of this other one (C.3).
    #[must_use]
    pub fn with_letters(self, of: &Voice) -> Voice {
        Voice { lexicon: self.lexicon.with_letters(&of.lexicon), ..self }
    }

    /// The sentence of this name, without variables.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.messages.say(id, None)
    }

    /// The sentence of this name, with its variables.
    #[must_use]
    pub fn tell(&self, id: &str, args: &FluentArgs<'_>) -> String {
        self.messages.say(id, Some(args))
    }

    /// Whether the voice has a sentence of this name.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.messages.has(id)
    }
}

/// The variables of a sentence: `args!("square" => told, "count" => 3)`.
#[macro_export]
macro_rules! args {
    ($($name:literal => $value:expr),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = $crate::voice::FluentArgs::new();
        $(args.set($name, $value);)*
        args
    }};
}
