//! Short answers to the program's own questions, and the words for the switches of the settings. They mean nothing
//! where no question is open.

use super::Normalized;
use super::keys::heard;
use super::lexicon_file::AnswerWords;

/// Short answers.
#[derive(Debug, Clone, Default)]
pub struct Answers {
    yes: Vec<Normalized>,
    no: Vec<Normalized>,
    on: Vec<Normalized>,
    off: Vec<Normalized>,
    places: Vec<Vec<Normalized>>,
    beside: Vec<Normalized>,
    behind: Vec<Normalized>,
}

impl Answers {
    pub(super) fn learn(&mut self, words: &AnswerWords) {
        for (ours, words) in [
            (&mut self.yes, &words.yes),
            (&mut self.no, &words.no),
            (&mut self.on, &words.on),
            (&mut self.off, &words.off),
            (&mut self.beside, &words.beside),
            (&mut self.behind, &words.behind),
        ] {
            ours.extend(heard(words));
        }
        for (place, words) in words.places.iter().enumerate() {
            if self.places.len() <= place {
                self.places.push(Vec::new());
            }
            self.places[place].extend(heard(words));
        }
    }

    /// Whether this folded word is a short yes or no.
    pub fn yes_or_no(&self, folded: &Normalized) -> Option<bool> {
        chosen(folded, &self.yes, &self.no)
    }

    /// Whether this folded word is on or off.
    pub fn on_or_off(&self, folded: &Normalized) -> Option<bool> {
        chosen(folded, &self.on, &self.off)
    }

    /// The number of the place this folded word names, counted from one.
    pub fn place(&self, folded: &Normalized) -> Option<u32> {
        let place = self.places.iter().position(|words| words.contains(folded))?;
        u32::try_from(place + 1).ok()
    }

    /// Whether this folded word may stand beside a number.
    pub fn is_beside(&self, folded: &Normalized) -> bool {
        self.beside.contains(folded)
    }

    /// Whether this folded word may stand behind a number: "two please", and not "two moves".
    pub fn is_behind(&self, folded: &Normalized) -> bool {
        self.behind.contains(folded)
    }
}

fn chosen(folded: &Normalized, first: &[Normalized], second: &[Normalized]) -> Option<bool> {
    if first.contains(folded) { Some(true) } else { second.contains(folded).then_some(false) }
}
