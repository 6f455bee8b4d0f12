//! Lengths of time in words: what a voice calls the units, written as signs that need no language.

use super::{Lexicon, Normalized, normalize};

impl Lexicon {
    /// A length of time or a time control with signs for the words of this voice: "90 Minuten plus 30 Sekunden"
    /// is "90m+30s". What is no such word stays, in small letters; two numbers in a row stay two.
    ///
    /// ```
    /// let german = ansage::voice::Voice::built_in("de").unwrap();
    /// assert_eq!(german.lexicon().time_in_signs("1 Stunde 30 min"), "1h30m");
    /// ```
    pub fn time_in_signs(&self, text: &str) -> String {
        let parts = parts(text);
        let normalized: Vec<Normalized> = parts
            .iter()
            .map(|part| if is_word(part) { normalize(part) } else { Normalized::from(part) })
            .collect();
        let mut signs = String::with_capacity(text.len());
        let mut at = 0;
        while at < normalized.len() {
            // "90+30", as every start has it, is no reason to learn the words.
            let unit =
                is_word(&parts[at]).then(|| self.operands().units.longest(&normalized[at..])).flatten();
            let (length, sign) = if let Some((length, word)) = unit {
                (length, word.sign().to_owned())
            } else if let Some((length, number)) = self.numbers().longest(&normalized[at..]) {
                (length, number.to_string())
            } else {
                (1, parts[at].to_lowercase())
            };
            let digits = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_digit());
            if digits(signs.chars().next_back()) && digits(sign.chars().next()) {
                signs.push(' ');
            }
            signs.push_str(&sign);
            at += length;
        }
        signs
    }
}

fn is_word(part: &str) -> bool {
    part.starts_with(char::is_alphabetic)
}

/// Words, numbers and single signs; white space only parts them.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = Vec::new();
    let mut before = ' ';
    for sign in text.chars() {
        // "Min." ends with a full stop, "1.5" has one inside.
        let goes_on = match sign {
            _ if sign.is_alphabetic() => before.is_alphabetic(),
            _ if sign.is_ascii_digit() => before.is_ascii_digit(),
            '.' | '\u{300}'..='\u{36f}' => before.is_alphabetic(),
            _ => false,
        };
        match parts.last_mut().filter(|_| goes_on) {
            Some(part) => part.push(sign),
            None if sign.is_whitespace() => {}
            None => parts.push(sign.to_string()),
        }
        // An accent written by itself does not end a word.
        before = if matches!(sign, '\u{300}'..='\u{36f}') { before } else { sign };
    }
    parts
}
