//! Whole numbers in words.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The number words of a voice, 0 to 999.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Numbers {
    /// The words of 0 to 99, in order: languages build them too differently for a rule.
    pub below_hundred: Vec<String>,
    /// The words of 100, 200, … 900.
    pub hundreds: Vec<String>,
    /// The same where nothing follows, if they differ there: "cem", but "cento e um".
    #[serde(default)]
    pub hundreds_exact: Vec<String>,
    /// What stands between the hundreds and the rest.
    pub hundreds_then: String,
    /// What changes in the words when they agree with a noun, by the name of the form: "dois" in the
    /// feminine is "duas". Each pair is a part of the words and what it becomes; they apply in order.
    #[serde(default)]
    pub forms: BTreeMap<String, Vec<(String, String)>>,
}

impl Numbers {
    /// Whether the words of all numbers are there.
    pub(super) fn whole(&self) -> bool {
        self.below_hundred.len() == 100
            && self.hundreds.len() == 9
            && matches!(self.hundreds_exact.len(), 0 | 9)
    }

    /// The number in words; from 1000 on in digits, which no game here reaches.
    #[must_use]
    pub fn words(&self, number: u32) -> String {
        let below = |rest: u32| self.below_hundred.get(rest as usize).cloned();
        let spoken = match (number / 100, number % 100) {
            (0, rest) => below(rest),
            (hundreds @ 1..=9, rest) => {
                let place = hundreds as usize - 1;
                self.hundreds.get(place).and_then(|hundred| match rest {
                    0 => Some(self.hundreds_exact.get(place).unwrap_or(hundred).clone()),
                    rest => below(rest).map(|rest| format!("{hundred}{}{rest}", self.hundreds_then)),
                })
            }
            _ => None,
        };
        spoken.unwrap_or_else(|| number.to_string())
    }

    /// The number in words, in the form that goes with a noun; one the voice does not have changes nothing.
    #[must_use]
    pub fn words_in(&self, number: u32, form: &str) -> String {
        let words = self.words(number);
        let Some(changes) = self.forms.get(form) else { return words };
        changes.iter().fold(words, |words, (part, becomes)| words.replace(part, becomes))
    }

    /// The number that a folded word names, 0 to 99.
    #[must_use]
    pub fn named(&self, folded: &str) -> Option<u32> {
        let place = self.below_hundred.iter().position(|word| super::fold(word) == folded)?;
        u32::try_from(place).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(hundreds_exact: &[&str]) -> Numbers {
        let strings = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
        Numbers {
            below_hundred: strings(&["zero", "um", "dois"]),
            hundreds: strings(&["cento", "duzentos"]),
            hundreds_exact: strings(hundreds_exact),
            hundreds_then: " e ".to_owned(),
            forms: BTreeMap::from([(
                "feminine".to_owned(),
                [("um", "uma"), ("dois", "duas"), ("entos", "entas")]
                    .map(|(part, becomes)| (part.to_owned(), becomes.to_owned()))
                    .to_vec(),
            )]),
        }
    }

    #[test]
    fn a_hundred_alone_may_have_another_word() {
        let numbers = numbers(&["cem", "duzentos"]);
        assert_eq!(numbers.words(100), "cem");
        assert_eq!(numbers.words(101), "cento e um");
        assert_eq!(numbers.words(200), "duzentos");
    }

    #[test]
    fn without_such_words_a_hundred_is_a_hundred() {
        assert_eq!(numbers(&[]).words(100), "cento");
    }

    #[test]
    fn numbers_agree_with_their_noun() {
        let numbers = numbers(&[]);
        assert_eq!(numbers.words_in(2, "feminine"), "duas");
        assert_eq!(numbers.words_in(201, "feminine"), "duzentas e uma");
        assert_eq!(numbers.words_in(2, "dual"), "dois");
    }
}
