//! Who says a line, where they are named before it.

use super::words::split;
use crate::game::Speaker;
use crate::voice::{Lexicon, Normalized, SpeakerWord, normalize};

/// Who is named with a colon at the beginning of the line, and the rest of it: "white:". "white board: …" names
/// nobody.
///
/// ```
/// use ansage::hear::named_speaker;
/// use ansage::voice::Voice;
///
/// let english = Voice::built_in("en")?;
/// let (speaker, rest) = named_speaker("arbiter: clock stopped", english.lexicon());
/// assert!(speaker.is_some());
/// assert_eq!(rest.trim(), "clock stopped");
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn named_speaker<'a>(line: &'a str, lexicon: &Lexicon) -> (Option<Speaker>, &'a str) {
    let Some((head, rest)) = line.split_once(':') else { return (None, line) };
    let head: Vec<Normalized> = split(head).iter().map(|word| normalize(word)).collect();
    match lexicon.speaker(&head) {
        Some((length, word)) if length == head.len() => (Some(speaker(word)), rest),
        _ => (None, line),
    }
}

pub(super) fn speaker(word: SpeakerWord) -> Speaker {
    match word {
        SpeakerWord::White => Speaker::White,
        SpeakerWord::Black => Speaker::Black,
        SpeakerWord::Assistant => Speaker::Assistant,
        SpeakerWord::WhiteAssistant => Speaker::WhiteAssistant,
        SpeakerWord::BlackAssistant => Speaker::BlackAssistant,
        SpeakerWord::Arbiter => Speaker::Arbiter,
    }
}
