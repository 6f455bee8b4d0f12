//! Whole numbers in words.

use serde::Deserialize;

/// The number words of a voice, 0 to 999.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Numbers {
    /// The words of 0 to 99, in order: languages build them too differently for a rule.
    pub below_hundred: Vec<String>,
    /// The words of 100, 200, … 900.
    pub hundreds: Vec<String>,
    /// What stands between the hundreds and the rest.
    pub hundreds_then: String,
}

impl Numbers {
    /// The number in words; from 1000 on in digits, which no game here reaches.
    #[must_use]
    pub fn words(&self, number: u32) -> String {
        let below = |rest: u32| self.below_hundred.get(rest as usize).cloned();
        let spoken = match (number / 100, number % 100) {
            (0, rest) => below(rest),
            (hundreds @ 1..=9, rest) => {
                self.hundreds.get(hundreds as usize - 1).and_then(|hundred| match rest {
                    0 => Some(hundred.clone()),
                    rest => below(rest).map(|rest| format!("{hundred}{}{rest}", self.hundreds_then)),
                })
            }
            _ => None,
        };
        spoken.unwrap_or_else(|| number.to_string())
    }

    /// The number that a folded word names, 0 to 99.
    #[must_use]
    pub fn named(&self, folded: &str) -> Option<u32> {
        let place = self.below_hundred.iter().position(|word| super::fold(word) == folded)?;
        u32::try_from(place).ok()
    }
}
