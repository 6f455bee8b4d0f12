//! What an arbiter rules or has noted beside the clock and the result, and what a player calls him for.

use shakmaty::Color;

use super::hear::as_written;
use super::operands::Operands;
use super::words::split;
use crate::voice::{Folded, Lexicon, Meaning, Modifier, QuestionWord, RequestWord};

/// The longest text that is kept with a ruling, in letters.
const LONGEST: usize = 200;

/// 7.1 — what the clocks show when an earlier position is restored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RestoredTimes {
    /// What they showed then, with the time given and cut as penalties since.
    Then,
    /// What they showed then, and nothing else.
    WithoutPenalties,
    /// What they show now.
    Stay,
}

/// A ruling, or what one is asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruling {
    /// What belongs in the record of the game and changes nothing in it (8.1.4, 11, 12).
    Note(String),
    /// 12.9.1 — a warning, and what for.
    Warn(Color, Option<String>),
    /// 12.9.4 to 12.9.9 — a penalty outside the game: points, a fine, rounds.
    Penalize(Color, String),
    /// 12.9.6 — the game is lost for this player.
    Forfeit(Color),
    /// 7.5.4 — one move was made with two hands; whose, where it is said.
    TwoHands(Option<Color>),
    /// 7.5 — what this player did counts as an illegal move.
    Illegal(Color),
    /// 7.2.1 — the initial position was wrong.
    WrongStart,
    /// 7.3 — the colours are reversed.
    ColorsReversed {
        /// Whether the arbiter of 2014 decides that the game does not count.
        annul: bool,
    },
    /// 7.2.2 — the board is turned.
    BoardTurned,
    /// 7.4 — this player has displaced pieces.
    Displaced(Color),
    /// 7.1, 7.6 — back to the position after this move of this player; number 0 is the beginning.
    Restore {
        /// The number of the move.
        number: u32,
        /// After whose move; without it after Black's.
        color: Option<Color>,
        /// What the clocks show.
        times: RestoredTimes,
    },
    /// The last ruling does not hold.
    Withdraw,
}

impl Ruling {
    /// The ruling of this word with what stands behind it; `None` where something is missing or too much.
    pub(super) fn read(
        word: RequestWord,
        written: &str,
        words: &[&str],
        folded: &[Folded],
        lexicon: &Lexicon,
    ) -> Option<Ruling> {
        let operands = || Operands::read(words, folded, lexicon);
        // Nothing but whose.
        let whose = || operands().filter(Operands::only_color);
        let about = || whose_and_text(written, words, folded, lexicon);
        Some(match word {
            RequestWord::Note => Ruling::Note(text(written)?),
            RequestWord::Warn => {
                let (color, rest) = about()?;
                Ruling::Warn(color, text(rest))
            }
            RequestWord::Penalty => {
                let (color, rest) = about()?;
                Ruling::Penalize(color, text(rest)?)
            }
            RequestWord::Forfeit => Ruling::Forfeit(whose()?.color?),
            RequestWord::TwoHands => Ruling::TwoHands(whose()?.color),
            RequestWord::Illegal => Ruling::Illegal(whose()?.color?),
            RequestWord::Displaced => Ruling::Displaced(whose()?.color?),
            RequestWord::WrongStart if nothing(folded, lexicon) => Ruling::WrongStart,
            RequestWord::Reversed => {
                let annul = Operands { modifier: Some(Modifier::Annulled), ..Operands::default() };
                let said = operands()?;
                if said != Operands::default() && said != annul {
                    return None;
                }
                Ruling::ColorsReversed { annul: said == annul }
            }
            RequestWord::Turned if nothing(folded, lexicon) => Ruling::BoardTurned,
            RequestWord::Withdraw if nothing(folded, lexicon) => Ruling::Withdraw,
            RequestWord::Restore => {
                let Operands { color, time: None, number: Some(number), byo_yomi: false, modifier, .. } =
                    operands()?
                else {
                    return None;
                };
                let times = match modifier {
                    None => RestoredTimes::Then,
                    Some(Modifier::KeepTimes) => RestoredTimes::Stay,
                    Some(Modifier::WithoutPenalties) => RestoredTimes::WithoutPenalties,
                    Some(_) => return None,
                };
                Ruling::Restore { number, color, times }
            }
            _ => return None,
        })
    }
}

fn nothing(folded: &[Folded], lexicon: &Lexicon) -> bool {
    let mut at = 0;
    while at < folded.len() {
        let chess = lexicon.chess(&folded[at..]).filter(|(_, meaning)| *meaning == Meaning::Filler);
        let asked = lexicon.question(&folded[at..]).filter(|(_, word)| *word == QuestionWord::Filler);
        let Some(length) = chess.map(|(length, _)| length).or(asked.map(|(length, _)| length)) else {
            return false;
        };
        at += length;
    }
    true
}

/// Whom it is about, and the words that say what for.
fn whose_and_text<'w>(
    written: &'w str,
    words: &[&str],
    folded: &[Folded],
    lexicon: &Lexicon,
) -> Option<(Color, &'w str)> {
    let mut at = 0;
    loop {
        if let Some((length, word)) = lexicon.speaker(folded.get(at..)?) {
            return Some((word.color()?, as_written(written, &words[at + length..])));
        }
        // "warn the player with White"
        match lexicon.chess(folded.get(at..)?) {
            Some((length, Meaning::Filler | Meaning::With | Meaning::To)) => at += length,
            _ => return None,
        }
    }
}

/// What was said as one text of bounded length, if it is any.
pub(super) fn text(written: &str) -> Option<String> {
    let text = written.trim_start_matches([':', ',', '-', '–']).trim();
    let has_words = !split(text).is_empty();
    has_words.then(|| text.chars().take(LONGEST).collect())
}
