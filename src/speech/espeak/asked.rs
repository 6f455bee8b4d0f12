//! How eSpeak NG is asked, whether it plays or hands over samples: in which voice, how fast, and in which form a text is.

use std::ffi::CString;

use super::library::{EspeakError, SpeechLibrary, TextForm};
use crate::speech::spoken_text::{ESPEAK, SpokenText};
use crate::speech::{BackendError, Rate};

/// Words a minute: the ends of what the library speaks.
const SLOWEST: u16 = 80;
/// The same.
const FASTEST: u16 = 450;
/// What it speaks if it does not tell.
pub(super) const USUAL: u16 = 175;

/// The voice of a language. After a text in several the library stays in the last of them.
pub(super) fn take_voice(library: &SpeechLibrary, language: &str) {
    // `de-CH+f2`: behind the language stands the variant of the voice.
    let (language, variant) = language.split_at(language.find('+').unwrap_or(language.len()));
    let primary = language.split('-').next().unwrap_or_default();
    let named = [(language, variant), (primary, variant), (language, ""), (primary, "")];
    let tags = named.map(|(tag, variant)| CString::new(tag.to_ascii_lowercase() + variant));
    let _ = tags.iter().flatten().find(|tag| library.set_voice(tag).is_ok());
}

/// A text as the library is given it, and how it is written.
pub(super) fn written(utterance: &SpokenText) -> (String, TextForm) {
    if utterance.is_in_tongues() {
        (utterance.ssml(ESPEAK), TextForm::Ssml)
    } else {
        (utterance.text(ESPEAK).into_owned(), TextForm::Plain)
    }
}

/// The rate as the library counts it, from 80 to 450.
pub(super) fn words_a_minute(rate: Rate, usual: u16) -> u16 {
    let [slowest, usual, fastest] = [SLOWEST, usual, FASTEST].map(f32::from);
    let words = rate.scaled(slowest, usual, fastest).round();
    // Between 80 and 450 by then.
    (SLOWEST..=FASTEST).find(|candidate| f32::from(*candidate) >= words).unwrap_or(FASTEST)
}

pub(super) fn not_opened(fault: EspeakError) -> BackendError {
    match fault {
        EspeakError::NotThere | EspeakError::Taken => BackendError::NotThere,
        fault => broken(fault),
    }
}

pub(super) fn broken(fault: EspeakError) -> BackendError {
    BackendError::Broken(format!("{fault:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_keep_within_what_the_library_speaks() {
        let all = |usual| {
            (-5..=5).filter_map(Rate::new).map(|rate| words_a_minute(rate, usual)).collect::<Vec<_>>()
        };
        assert_eq!(all(175), [80, 99, 118, 137, 156, 175, 211, 255, 308, 373, 450]);
        assert_eq!(all(450)[5..], [450; 6]);
        assert_eq!(all(0)[..6], [80; 6], "one that does not know itself how fast it is");
    }
}
