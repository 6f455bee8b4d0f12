//! The cue of each event: its sound, and the message behind its line on a Braille display.
//!
//! Each family of events says in its file of [`happened`](super::happened) which earcon a kind has and which `brief-…`
//! message stands for it. Of events that happen together the weightiest is shown. Whether an event has a cue at all is
//! up to its sentence: where that is silent (11.3.1), the cue is too.

use shakmaty::{Color, Square};

use crate::laws::{GameResult, Millis, Termination};
pub use crate::speech::sound::Earcon;
use crate::voice::Id;

/// The widest line of a Braille display, in cells.
pub const CELLS: usize = 40;

/// Half of it, which shorter displays have, and in which the core of a line stands.
pub const CORE: usize = 20;

/// Which of several things that happen together a short line shows; later ones before earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Salience {
    /// How the game goes on, which the turn says as well.
    Course,
    /// What is noted.
    Note,
    /// What hands have done.
    Hand,
    /// What is done about boards, scores and clocks.
    Desk,
    /// A move.
    Move,
    /// What somebody is to answer or to do now.
    Call,
    /// What goes wrong.
    Wrong,
    /// The end.
    End,
}

/// What an event is in one line: one for every kind, beside its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cue {
    /// Which of several is shown.
    pub weight: Salience,
    /// Its sound.
    pub earcon: Option<Earcon>,
    /// The message that stands for it on a Braille display.
    pub brief: Option<Id>,
    /// What that message is told of.
    pub subject: Subject,
    /// Whether nothing that comes later is told instead.
    pub is_important: bool,
}

/// What the line of an event is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Subject {
    /// Nobody in particular, and so who is to move.
    Turn,
    /// This player.
    Player(Color),
    /// Whose board this is, and the next step on it, where it is set right; `None` for the one that is.
    Board(Option<Color>),
    /// What this player's clock is given or loses, in milliseconds.
    Time(Color, Millis),
    /// The clock that runs after this player's move, or the end that it lets stand.
    Pressed(Color),
    /// One square.
    Square(Square),
    /// Squares on which boards differ.
    Squares(Vec<Square>),
    /// Squares of pieces.
    Pieces(Vec<Square>),
    /// The square of a pawn that becomes a piece.
    Promotion,
    /// The move that is announced, by itself.
    Move,
    /// The move that is put right.
    Correction,
    /// How the game ends.
    End(GameResult, Termination),
}

impl Cue {
    /// Nothing that a line would have to say.
    pub(super) fn silent(weight: Salience) -> Cue {
        Cue { weight, earcon: None, brief: None, subject: Subject::Turn, is_important: false }
    }

    /// A line without a sound.
    pub(super) fn quiet(weight: Salience, brief: Id) -> Cue {
        Cue { brief: Some(brief), ..Cue::silent(weight) }
    }

    /// A line and its sound.
    pub(super) fn sounds(weight: Salience, earcon: Earcon, brief: Id) -> Cue {
        Cue { earcon: Some(earcon), ..Cue::quiet(weight, brief) }
    }

    /// Told of this player.
    pub(super) fn of(self, color: Color) -> Cue {
        self.on(Subject::Player(color))
    }

    /// Told of this.
    pub(super) fn on(self, subject: Subject) -> Cue {
        Cue { subject, ..self }
    }

    /// Never dropped for anything that comes later.
    pub(super) fn important(self) -> Cue {
        Cue { is_important: true, ..self }
    }
}

/// As many whole sentences of a text as fit into so many cells, or the beginning of the first.
///
/// ```
/// use ansage::tell::shortened;
///
/// assert_eq!(shortened("No square: Te9. Files go from a to h.", 20), "No square: Te9.");
/// assert_eq!(shortened("Three moves are possible.", 12), "Three...");
/// ```
pub fn shortened(text: &str, cells: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    let ends = text.match_indices(". ").chain(text.match_indices("? ")).map(|(at, _)| &text[..=at]);
    let whole = ends.filter(|whole| whole.chars().count() <= cells).max_by_key(|whole| whole.len());
    whole.map_or_else(|| cut(text, cells), str::to_owned)
}

/// The beginning of a text that does not fit into so many cells, with dots that say so.
pub fn cut(text: &str, cells: usize) -> String {
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    fit(text, cells.saturating_sub(DOTS.len())) + DOTS
}

/// What stands behind a text that was cut: without it, part of a time would be a wrong time.
pub const DOTS: &str = "...";

/// As much of a text as fits into so many cells, cut at the end of a word; a word that alone is wider is cut too.
pub fn fit(text: &str, cells: usize) -> String {
    let text = text.trim();
    if text.chars().count() <= cells {
        return text.to_owned();
    }
    let end = |count: usize| text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
    let (whole, beyond) = (&text[..end(cells)], &text[..end(cells + 1)]);
    let word = beyond.rfind(' ').map_or(whole, |at| &text[..at]);
    word.trim_end_matches([',', ';', ':', ' ']).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_sentences_stand_and_what_is_cut_says_so() {
        assert_eq!(shortened("Kein Feld: Te9. Linien gehen von Anna bis Hektor.", 38), "Kein Feld: Te9.");
        assert_eq!(shortened("Springer Felix drei? Ja oder nein, oder anders.", 30), "Springer Felix drei?");
        assert_eq!(
            shortened("Weiß: eine Stunde, dreißig Minuten übrig.", 30),
            "Weiß: eine Stunde, dreißig..."
        );
        assert_eq!(shortened("Kurz.", 40), "Kurz.");
        for cells in 5..60 {
            let text = "Ohne Uhr. Weiß verbraucht: eine Minute siebenunddreißig Sekunden.";
            assert!(shortened(text, cells).chars().count() <= cells.max(5), "{cells}");
        }
    }

    #[test]
    fn a_text_is_cut_at_the_end_of_a_word() {
        assert_eq!(fit("Sf6. Weiß am Zug.", 40), "Sf6. Weiß am Zug.");
        assert_eq!(fit("Anna eins, schwarzes Feld: weißer Turm.", 20), "Anna eins, schwarzes");
        assert_eq!(fit("Anna eins, schwarzes Feld: weißer Turm.", 10), "Anna eins");
        assert_eq!(fit("Stellungswiederholung", 8), "Stellung");
        assert_eq!(fit("ab cd", 2), "ab");
    }
}
