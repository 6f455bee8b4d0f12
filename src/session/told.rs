//! What is told, and the same for a line of a Braille display.

use crate::speech::clean;
use crate::tell::{Phrasing, cut, line, shortened};

/// Sentences, and their line where it is composed by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Told {
    pub(super) sentences: Vec<String>,
    brief: Option<Vec<String>>,
}

impl Told {
    /// Composed twice by the same hand: in sentences, and in brief.
    pub(super) fn by(phrasing: &Phrasing<'_>, tell: impl Fn(&Phrasing<'_>) -> Vec<String>) -> Told {
        Told { sentences: tell(phrasing), brief: Some(tell(&phrasing.in_brief())) }
    }

    /// Nothing yet, for something to follow.
    pub(super) fn nothing() -> Told {
        Told { sentences: Vec::new(), brief: Some(Vec::new()) }
    }

    /// The same behind something else.
    pub(super) fn behind(mut self, first: Told) -> Told {
        self.sentences.splice(0..0, first.sentences);
        self.brief = match (first.brief, self.brief) {
            (Some(first), Some(own)) => Some([first, own].concat()),
            _ => None,
        };
        self
    }

    /// The same with a question behind it, which in a line comes first.
    pub(super) fn asking(mut self, question: Told) -> Told {
        self.sentences.extend(question.sentences);
        self.brief = match (question.brief, self.brief) {
            (Some(question), Some(own)) => Some([question, own].concat()),
            _ => None,
        };
        self
    }

    /// These sentences with this line.
    pub(super) fn with_line(sentences: &[String], brief: String) -> Told {
        Told { sentences: sentences.to_vec(), brief: Some(vec![brief]) }
    }

    /// The same with its sentences changed one by one.
    pub(super) fn each(mut self, change: impl Fn(&str) -> String) -> Told {
        let texts = self.sentences.iter_mut().chain(self.brief.iter_mut().flatten());
        texts.for_each(|text| *text = change(text));
        self
    }

    /// No more than so many cells; where it has no line of its own, as many whole sentences as fit.
    pub(super) fn line(&self, cells: usize) -> String {
        match &self.brief {
            None => shortened(&clean(&line(&self.sentences)), cells),
            Some(brief) => {
                let parts: Vec<String> = brief.iter().map(|part| begun(&clean(part))).collect();
                joined(&parts, cells)
            }
        }
    }
}

impl<S: AsRef<[String]> + ?Sized> From<&S> for Told {
    fn from(sentences: &S) -> Told {
        Told { sentences: sentences.as_ref().to_vec(), brief: None }
    }
}

impl From<String> for Told {
    fn from(sentence: String) -> Told {
        Told { sentences: vec![sentence], brief: None }
    }
}

/// A part that begins with a word begins with a capital; "wB", "e4" and "e: sK8" stay.
fn begun(part: &str) -> String {
    let mut letters = part.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => part.to_owned(),
    }
}

/// As many parts as fit, and how many more there are.
fn joined(parts: &[String], cells: usize) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    let of = |count: usize| {
        let text = parts[..count].join(" ");
        match parts.len() - count {
            0 => text,
            more => format!("{text} +{more}"),
        }
    };
    let fits = |text: &String| text.chars().count() <= cells;
    let most = (1..=parts.len()).rev().map(of).find(fits);
    most.unwrap_or_else(|| cut(parts.first().unwrap_or(&""), cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_as_far_as_they_fit_and_it_is_told_how_many_more_there_are() {
        let parts = |parts: &[&str]| parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>();
        let told = parts(&["Sb1: a3 c3.", "Sg1: f3 h3.", "Ba2: a3 a4.", "Bb2: b3 b4."]);
        assert_eq!(joined(&told, 30), "Sb1: a3 c3. Sg1: f3 h3. +2");
        assert_eq!(joined(&told, 47), told.join(" "));
        assert_eq!(joined(&told, 12), "Sb1: a3 c3.");
        assert_eq!(joined(&told, 10), "Sb1: a3...");
        assert_eq!(joined(&[], 12), "");
    }

    #[test]
    fn a_word_at_the_beginning_has_a_capital_and_a_sign_has_none() {
        for (part, told) in [
            ("nichts auf e4.", "Nichts auf e4."),
            ("wS b1 g1.", "wS b1 g1."),
            ("e4 leer.", "e4 leer."),
            ("e: sK8.", "e: sK8."),
            ("e2e4? ja/nein", "e2e4? ja/nein"),
        ] {
            assert_eq!(begun(part), told);
        }
    }
}
