//! What is to be spoken at once: one text, whose parts may be in several languages.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Priority, clean};

/// eSpeak NG as tables of pronunciation call it, in the program and behind Speech Dispatcher.
pub(super) const ESPEAK: &str = "espeak";

/// A synthesizer's name as tables of pronunciation have it: in small letters, and eSpeak NG is one and the same, whatever
/// its modules are called.
pub fn synthesizer(name: &str) -> String {
    let name = name.trim().to_lowercase();
    if name.starts_with(ESPEAK) { ESPEAK.to_owned() } else { name }
}

/// A stretch of a text that is spoken in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SpokenPart {
    /// Its language, as a BCP-47 tag, where it is another one than that of the voice.
    pub language: Option<String>,
    /// What is spoken. The spaces at its ends are those between it and its neighbours.
    pub text: String,
    /// What is spoken instead by those synthesizers that would say the text wrongly, by their names.
    pub respelled: Vec<(String, String)>,
}

impl SpokenPart {
    /// In the language of the voice, and alike for all.
    pub fn plain(text: &str) -> SpokenPart {
        SpokenPart { text: text.to_owned(), ..SpokenPart::default() }
    }

    /// The same for a voice of the language `own`, where what is in none of its own is in `spoken`.
    pub fn within(self, spoken: &str, own: &str) -> SpokenPart {
        let language = self.language.unwrap_or_else(|| spoken.to_owned());
        SpokenPart { language: Some(language).filter(|language| language != own), ..self }
    }

    /// What this synthesizer is given.
    fn for_synthesizer(&self, name: &str) -> &str {
        let own = self.respelled.iter().find(|(of, _)| of == name);
        own.map_or(&self.text, |(_, text)| text)
    }
}

/// One text with its priority, cleaned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SpokenText {
    parts: Vec<SpokenPart>,
    pub(super) priority: Priority,
    /// The same in one line for a Braille display; empty where there is none.
    pub(super) braille: String,
}

impl SpokenText {
    /// `None` if nothing is left of it when it is [clean].
    pub(super) fn new(parts: Vec<SpokenPart>, priority: Priority) -> Option<SpokenText> {
        let mut kept: Vec<SpokenPart> = Vec::with_capacity(parts.len());
        for part in parts {
            let (text, open) = (joined(&part.text), kept.is_empty());
            let text = if open { text.trim_start() } else { text.as_str() };
            if text.trim().is_empty() && open {
                continue;
            }
            let respelled = part.respelled.into_iter().map(|(of, said)| {
                let said = joined(&said);
                (of, if open { said.trim_start().to_owned() } else { said })
            });
            let language = part.language.filter(|tag| !tag.is_empty());
            kept.push(SpokenPart { language, text: text.to_owned(), respelled: respelled.collect() });
        }
        (!kept.is_empty()).then_some(SpokenText { parts: kept, priority, braille: String::new() })
    }

    /// With this line for a Braille display, [cleaned](clean).
    pub(super) fn with_braille(self, line: &str) -> SpokenText {
        SpokenText { braille: clean(line), ..self }
    }

    pub(super) fn parts(&self) -> &[SpokenPart] {
        &self.parts
    }

    /// Whether it matters who speaks it: some of it is in another language, or is spelled in another way for some.
    // Only Speech Dispatcher has to ask who speaks.
    #[cfg_attr(not(unix), allow(dead_code))]
    pub(super) fn is_particular(&self) -> bool {
        self.parts.iter().any(|part| part.language.is_some() || !part.respelled.is_empty())
    }

    /// Whether it is in more languages than that of the voice.
    pub(super) fn is_in_tongues(&self) -> bool {
        self.parts.iter().any(|part| part.language.is_some())
    }

    /// All of it as one text, as this synthesizer is given it.
    pub(super) fn text(&self, synthesizer: &str) -> Cow<'_, str> {
        match self.parts.as_slice() {
            [only] => Cow::Borrowed(only.for_synthesizer(synthesizer).trim_end()),
            several => {
                let text: String = several.iter().map(|part| part.for_synthesizer(synthesizer)).collect();
                Cow::Owned(text.trim_end().to_owned())
            }
        }
    }

    /// The same in SSML, which names the language of each part that is in another one than the voice's.
    pub(super) fn ssml(&self, synthesizer: &str) -> String {
        let mut told = String::from("<speak>");
        for part in &self.parts {
            let text = part.for_synthesizer(synthesizer);
            match &part.language {
                None => escape(text, &mut told),
                Some(tag) => {
                    told.push_str("<voice xml:lang=\"");
                    escape(tag, &mut told);
                    told.push_str("\">");
                    escape(text.trim(), &mut told);
                    told.push_str("</voice>");
                    // The space is between the two, and of neither.
                    if text.ends_with(' ') {
                        told.push(' ');
                    }
                }
            }
        }
        told.push_str("</speak>");
        told
    }

    /// The same as NVDA reads it: a closing tag does not bring the former language back there, so each part names its own
    /// (`SsmlParser` in NVDA's `speechXml.py`).
    pub(super) fn ssml_for_nvda(&self, synthesizer: &str, language: &str) -> String {
        let mut told = String::from("<speak>");
        for part in &self.parts {
            told.push_str("<voice xml:lang=\"");
            escape(part.language.as_deref().unwrap_or(language), &mut told);
            told.push_str("\">");
            escape(part.for_synthesizer(synthesizer), &mut told);
            told.push_str("</voice>");
        }
        told.push_str("</speak>");
        told
    }

    pub(super) fn letters(&self) -> usize {
        self.parts.iter().map(|part| part.text.chars().count()).sum()
    }
}

/// Cleaned, with one space left at each end where there was any.
fn joined(text: &str) -> String {
    let cleaned = clean(text);
    let gap = |at: Option<char>| if at.is_some_and(char::is_whitespace) { " " } else { "" };
    let (before, after) = (gap(text.chars().next()), gap(text.chars().next_back()));
    if cleaned.is_empty() { before.to_owned() } else { [before, cleaned.as_str(), after].concat() }
}

/// Text as it stands in XML, between tags or in quotation marks.
fn escape(text: &str, into: &mut String) {
    for sign in text.chars() {
        match sign {
            '&' => into.push_str("&amp;"),
            '<' => into.push_str("&lt;"),
            '>' => into.push_str("&gt;"),
            '"' => into.push_str("&quot;"),
            sign => into.push(sign),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn german(text: &str) -> SpokenPart {
        SpokenPart { language: Some("de".to_owned()), ..SpokenPart::plain(text) }
    }

    fn utterance(parts: &[SpokenPart]) -> SpokenText {
        SpokenText::new(parts.to_vec(), Priority::Message).unwrap_or_else(|| panic!("{parts:?}"))
    }

    #[test]
    fn parts_are_one_text_with_the_spaces_that_were_between_them() {
        let all = utterance(&[
            SpokenPart::plain("Sötét: "),
            german("Springer\tGustav eins."),
            SpokenPart::plain(" Te jössz.\n"),
        ]);
        assert_eq!(all.text("tts"), "Sötét: Springer Gustav eins. Te jössz.");
        assert_eq!(
            all.ssml("espeak"),
            "<speak>Sötét: <voice xml:lang=\"de\">Springer Gustav eins.</voice> Te jössz. </speak>"
        );
        assert_eq!(
            all.ssml_for_nvda("nvda", "hu"),
            "<speak><voice xml:lang=\"hu\">Sötét: </voice><voice xml:lang=\"de\">Springer Gustav eins.</voice>\
             <voice xml:lang=\"hu\"> Te jössz. </voice></speak>"
        );
        assert_eq!(all.letters(), "Sötét: Springer Gustav eins. Te jössz. ".chars().count());
    }

    #[test]
    fn what_is_xml_in_a_text_stays_text() {
        let part = german("a < b & \"c\" </voice>");
        assert_eq!(
            utterance(&[SpokenPart { language: Some("d\"e".to_owned()), ..part }]).ssml(""),
            "<speak><voice xml:lang=\"d&quot;e\">a &lt; b &amp; &quot;c&quot; &lt;/voice&gt;</voice></speak>"
        );
    }

    #[test]
    fn of_nothing_there_is_no_utterance() {
        for parts in
            [vec![], vec![SpokenPart::plain("")], vec![SpokenPart::plain(" "), german("\0\u{1b}[0m")]]
        {
            assert_eq!(SpokenText::new(parts, Priority::Text), None);
        }
        assert_eq!(utterance(&[german(" \n"), SpokenPart::plain(" a ")]).text(""), "a");
    }

    #[test]
    fn who_says_it_wrongly_is_given_other_letters() {
        let part =
            SpokenPart { respelled: vec![("espeak".to_owned(), "Zäsar ".to_owned())], ..german("Cäsar ") };
        let all = utterance(&[part, SpokenPart::plain("a")]);
        assert_eq!((all.text("espeak").as_ref(), all.text("tts").as_ref()), ("Zäsar a", "Cäsar a"));
        assert_eq!(all.ssml("espeak"), "<speak><voice xml:lang=\"de\">Zäsar</voice> a</speak>");
        assert!(all.is_particular() && all.is_in_tongues());
        let plain = utterance(&[SpokenPart::plain("a")]);
        assert!(!plain.is_particular() && !plain.is_in_tongues());
    }
}
