//! A text letter by letter, each by its name.

use shakmaty::File;

use crate::voice::{Lexicon, normalize};

/// The letters and digits of a text by their names, word by word: a file's letter by the file's name, the
/// others by the voice's spelling alphabet. What has no name, such as a comma, is left out.
pub fn spelled(text: &str, lexicon: &Lexicon) -> String {
    let words = text.split_whitespace().map(|word| {
        let names: Vec<String> = word.chars().flat_map(|sign| names(sign, lexicon)).collect();
        names.join(", ")
    });
    let words: Vec<String> = words.filter(|names| !names.is_empty()).collect();
    if words.is_empty() { String::new() } else { format!("{}.", words.join(". ")) }
}

fn names(sign: char, lexicon: &Lexicon) -> Vec<String> {
    if let Some(digit) = sign.to_digit(10) {
        return vec![lexicon.numbers().words(digit)];
    }
    if !sign.is_alphanumeric() {
        return Vec::new();
    }
    let small: String = sign.to_lowercase().collect();
    if let Some(name) = lexicon.spelling(&small) {
        return vec![name.to_owned()];
    }
    // A letter without a name of its own is told as the plain letters it is compared as.
    let plain = normalize(&small);
    let name = |letter: char| {
        let file = File::from_char(letter).map(|file| lexicon.told().file(file).to_owned());
        file.or_else(|| lexicon.spelling(letter.encode_utf8(&mut [0; 4])).map(str::to_owned))
    };
    plain.chars().filter_map(name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::Voice;
    use crate::voice::VoiceError;

    #[test]
    fn files_by_their_names_and_others_by_the_alphabet() -> Result<(), VoiceError> {
        let voice = Voice::built_in("de")?;
        let spell = |text| spelled(text, voice.lexicon());
        assert_eq!(spell("Eva 4."), "Eva, Viktor, Anna. vier.");
        assert_eq!(spell("Sf3, Öl"), "Siegfried, Felix, drei. Ökonom, Ludwig.");
        assert_eq!(spell("é – ß"), "Eva. Eszett.");
        assert_eq!(spell(" , "), "");
        Ok(())
    }

    #[test]
    fn every_voice_names_every_letter_and_digit() -> Result<(), VoiceError> {
        for tag in crate::voice::tags() {
            let voice = Voice::built_in(&tag)?;
            for sign in ('a'..='z').chain('0'..='9') {
                assert!(!spelled(&sign.to_string(), voice.lexicon()).is_empty(), "{sign} in {tag}");
            }
        }
        Ok(())
    }
}
