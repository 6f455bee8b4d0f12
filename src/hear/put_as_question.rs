//! Whether a line is put as a question, by the mark at its end.

use super::binding::has_question_mark;
use super::line::Words;
use crate::voice::Lexicon;

/// Whether a line is put as a question; behind one written move the mark is an opinion, and behind a word that only asks
/// for assent, or the offer of a draw, it asks nothing of the move.
///
/// ```
/// use ansage::hear::is_put_as_question;
///
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert!(is_put_as_question("should I play e4?", english.lexicon()));
/// assert!(is_put_as_question("castle?", english.lexicon()) && !is_put_as_question("Nf3?", english.lexicon()));
/// assert!(!is_put_as_question("knight f3, okay?", english.lexicon()));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn is_put_as_question(text: &str, lexicon: &Lexicon) -> bool {
    let written =
        |text: &str| text.contains(|sign: char| sign.is_ascii_digit() || matches!(sign, '-' | '#' | '='));
    let several = text.trim().contains(char::is_whitespace);
    has_question_mark(text) && (several || !written(text)) && !only_asks_assent(text, lexicon)
}

fn only_asks_assent(text: &str, lexicon: &Lexicon) -> bool {
    let Some((_, last)) = text.rsplit_once([',', ';', '.', '–', '…', '¿']) else { return false };
    let words = Words::of(last);
    let line = words.line(lexicon);
    let assents =
        line.skip(|rest| lexicon.small().assent.longest(rest.normalized).map_or(0, |(length, ())| length));
    !line.is_empty() && (assents == line.len() || line.requests("offer-draw") == Some(line.len()))
}
