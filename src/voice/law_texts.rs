//! What each article of the Laws says, in the words of one language: `voices/<tag>/laws.ftl`.

use fluent_bundle::FluentArgs;

use super::{Diagnostic, Lexicon, Messages, ParsedMessages, VoiceError, check, embedded, sentences};

/// The sentences that explain the articles. They are read only when an article is asked for.
pub struct LawTexts {
    messages: Messages,
}

impl LawTexts {
    /// Reads `laws.ftl` for a voice with this lexicon. What is missing there comes from the voice it is like.
    ///
    /// # Errors
    /// [`VoiceError::Messages`] with the line of the first thing that is not Fluent, or that is there twice.
    pub fn read(tag: &str, file: &str, text: &str, lexicon: &Lexicon) -> Result<LawTexts, VoiceError> {
        let like = lexicon.like().and_then(embedded::laws);
        let messages = Messages::new(tag, ParsedMessages::read(file, text)?, like, lexicon.numbers())?;
        Ok(LawTexts { messages })
    }

    /// What this message says in the edition of this year; `None` if there is no such text.
    pub fn tell(&self, id: &str, year: u16) -> Option<String> {
        if !self.messages.has(id) {
            return None;
        }
        let mut args = FluentArgs::new();
        args.set("edition", year);
        Some(self.messages.say(id, Some(&args)))
    }
}

/// The text of `laws.ftl` that ships for this tag; of a voice that has none of its own, an empty one, so that all
/// comes from the voice it is like.
pub fn embedded_laws(tag: &str) -> Option<&'static str> {
    let own = embedded::laws(tag);
    own.or_else(|| embedded::embedded(tag).ok().map(|_| ""))
}

/// Everything that is wrong with a `laws.ftl`, for a voice whose lexicon has this text.
pub fn check_laws(file: &str, text: &str, lexicon: &str) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let own = sentences::read(file, text, &mut findings);
    let like = Lexicon::read("", lexicon).ok();
    let like = like.as_ref().and_then(Lexicon::like).and_then(embedded::laws);
    let like = like.map(|text| sentences::read("", text, &mut Vec::new())).unwrap_or_default();
    let model = embedded::laws(embedded::MODEL).unwrap_or_default();
    let model = sentences::read("", model, &mut Vec::new());
    check::check_messages((file, text), &own, &like, &model, &mut findings);
    findings.sort_by_key(|found| found.line);
    findings
}
