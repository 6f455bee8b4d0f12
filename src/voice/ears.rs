//! A line as it is handed to a synthesizer: numbers, squares, article numbers and signs in words of the voice.
//!
//! What is printed may be compact, for eyes and Braille want "9.5.3" and "Sf3". A synthesizer reads the one as a
//! date and the other as a word. So this stands at the edge, where text becomes sound, and nowhere else.

mod forms;
mod numerals;
mod row;
mod spoken;
mod tokens;

pub use forms::SpokenForms;

use super::language::Voice;

/// A text as this voice says it: no digit, and no sign that a synthesizer would read as arithmetic, as a date, as
/// a time of day or by its name. Words stay as they are, and so does a text for ears.
///
/// ```
/// use ansage::voice::{Voice, spoken_form};
/// let german = Voice::built_in("de").unwrap();
/// assert_eq!(spoken_form("Artikel 9.5.3.", &german), "Artikel neun Punkt fünf Punkt drei.");
/// assert_eq!(spoken_form("Sxf3+", &german), "S schlägt f drei, Schach");
/// ```
pub fn spoken_form(text: &str, voice: &Voice) -> String {
    let mut told = String::with_capacity(text.len() * 2);
    for token in text.split(|sign: char| sign.is_whitespace() || sign.is_control()) {
        let (before, core, mut after) = tokens::parted(token);
        let spoken = spoken::Spoken::new(voice).word(core, &mut after);
        if spoken.is_empty() {
            // What stood apart as a sign parts what stands before and behind it.
            let stop = after.chars().next().or_else(|| (!core.is_empty()).then_some(','));
            if let Some(stop) = stop.filter(|_| told.ends_with(|sign: char| sign.is_alphabetic())) {
                told.push(stop);
            }
            continue;
        }
        if !told.is_empty() {
            told.push(' ');
        }
        told.push_str(&before);
        told.push_str(&spoken);
        told.push_str(&after);
    }
    told
}
