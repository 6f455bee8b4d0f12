//! Every sentence of a voice, in Fluent.

use fluent_bundle::builtins::NUMBER;
use fluent_bundle::bundle::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::embedded::of_voice;
use super::id::Id;
use super::sentences::{MOST_DIGITS, unreadable};
use super::{Numbers, VoiceError};
use crate::schema::Location;

/// The attribute of a message that holds its shorter form.
const SHORT: &str = "short";

type Bundle = FluentBundle<FluentResource, intl_memoizer::concurrent::IntlLangMemoizer>;

/// The sentences of one voice.
pub struct Messages {
    file: String,
    bundle: Bundle,
}

/// The sentences of one file, parsed.
pub struct ParsedMessages {
    file: String,
    resource: FluentResource,
}

impl ParsedMessages {
    /// Parses `messages.ftl`.
    ///
    /// # Errors
    /// [`VoiceError::Messages`] with the line of the first thing that is not Fluent.
    pub fn read(file: &str, text: &str) -> Result<ParsedMessages, VoiceError> {
        match unreadable(text).first() {
            Some(message) => Err(wrong(file, message.line, format!("{:?}", message.reason))),
            None => ParsedMessages::parse(file, text),
        }
    }

    /// Parses what ships with the program under this tag: that nothing in it is unreadable, tests hold.
    ///
    /// # Errors
    /// [`VoiceError::Unknown`] where there is none; otherwise as [`ParsedMessages::read`].
    pub fn built_in(tag: &str) -> Result<ParsedMessages, VoiceError> {
        const NAME: &str = "messages.ftl";
        ParsedMessages::parse(NAME, of_voice(tag, NAME)?)
    }

    fn parse(file: &str, text: &str) -> Result<ParsedMessages, VoiceError> {
        let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, errors)| {
            let first = errors.first();
            let line = first.map_or(1, |error| Location::of(text, error.pos.start).line);
            wrong(file, line, first.map(ToString::to_string).unwrap_or_default())
        })?;
        Ok(ParsedMessages { file: file.to_owned(), resource })
    }
}

fn wrong(file: &str, line: usize, message: String) -> VoiceError {
    VoiceError::Messages { file: file.to_owned(), line, message }
}

impl Messages {
    /// The sentences that were parsed; what is missing there comes from `model`, the messages of another voice. In its
    /// sentences `SYSTEM()` is `windows` on Windows and `other` elsewhere.
    /// `WORDS($n)` gives a number in words, `WORDS($n, form: "feminine")` in that form of the lexicon.
    ///
    /// # Errors
    /// [`VoiceError::Messages`] of a message that is there twice.
    pub fn new(
        tag: &str,
        ParsedMessages { file, resource }: ParsedMessages,
        model: Option<&str>,
        numbers: &Numbers,
    ) -> Result<Messages, VoiceError> {
        let wrong = |message: String| wrong(&file, 1, message);
        let language: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![language]);
        // The marks are for mixed writing directions; a synthesizer or a Braille display would get them as text.
        bundle.set_use_isolating(false);
        bundle.add_function("NUMBER", number).map_err(|error| wrong(error.to_string()))?;
        let numbers = numbers.clone();
        bundle
            .add_function("WORDS", move |positional, named| match positional.first() {
                Some(FluentValue::Number(number)) => {
                    let number = whole(number.value);
                    FluentValue::from(match named.get("form") {
                        Some(FluentValue::String(form)) => numbers.words_in(number, form),
                        _ => numbers.words(number),
                    })
                }
                Some(other) => other.clone().into_owned(),
                None => FluentValue::Error,
            })
            .map_err(|error| wrong(error.to_string()))?;
        let system = if cfg!(windows) { "windows" } else { "other" };
        bundle
            .add_function("SYSTEM", move |_, _| FluentValue::from(system))
            .map_err(|error| wrong(error.to_string()))?;
        bundle.add_resource(resource).map_err(|errors| {
            let first = errors.first().map(ToString::to_string).unwrap_or_default();
            wrong(first)
        })?;
        if let Some(resource) = model.and_then(|text| FluentResource::try_new(text.to_owned()).ok()) {
            // What this voice says itself stays: adding a message that is there already is refused.
            let _ = bundle.add_resource(resource);
        }
        Ok(Messages { file, bundle })
    }

    /// The sentence of this name. One the voice lacks is its own name, which [`Messages::require_all`]
    /// keeps from happening; a variable that is missing stands as Fluent writes it.
    pub fn say(&self, id: &str, args: Option<&FluentArgs<'_>>) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        pattern.map_or_else(|| id.to_owned(), |pattern| self.formatted(id, pattern, args))
    }

    /// The form of this sentence for who wants to hear no more than needed, where it has one; it may be empty.
    pub fn short(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let attribute = self.bundle.get_message(id)?.get_attribute(SHORT)?;
        Some(self.formatted(id, attribute.value(), args))
    }

    fn formatted(&self, id: &str, pattern: &Pattern<&str>, args: Option<&FluentArgs<'_>>) -> String {
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        for error in errors {
            tracing::warn!(id, %error, "a sentence lacks something");
        }
        said
    }

    /// Whether there is a sentence of this name.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// # Errors
    /// [`VoiceError::Missing`] when one of the sentences the program asks for is not there.
    pub fn require_all(&self) -> Result<(), VoiceError> {
        let missing: Vec<&str> = Id::all().map(Id::name).filter(|id| !self.bundle.has_message(id)).collect();
        if missing.is_empty() {
            return Ok(());
        }
        Err(VoiceError::Missing { file: self.file.clone(), missing: missing.join(", ") })
    }
}

/// `NUMBER($n, minimumFractionDigits: 2)` as Fluent has it, never with more digits than a number has.
fn number<'a>(positional: &[FluentValue<'a>], named: &FluentArgs<'_>) -> FluentValue<'a> {
    let mut number = NUMBER(positional, named);
    if let FluentValue::Number(number) = &mut number {
        let digits = &mut number.options.minimum_fraction_digits;
        *digits = digits.map(|digits| digits.min(MOST_DIGITS));
    }
    number
}

/// A Fluent number as the whole number it stands for.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn whole(value: f64) -> u32 {
    value.clamp(0.0, f64::from(u32::MAX)).round() as u32
}
