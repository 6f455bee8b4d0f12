//! What an arbiter rules or has noted beside the clock and the result, and what a player calls him for.

use crate::game::RestoredTimes;
use crate::game::Ruling;
use shakmaty::Color;

use super::operands::Operands;
use super::sentence::as_written;
use super::words::split;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, QuestionWord, RequestWord};

/// The longest text that is kept with a ruling, in letters.
const LONGEST: usize = 200;

impl Ruling {
    /// The ruling of this word with what stands behind it; `None` where something is missing or too much.
    pub(super) fn read(
        word: RequestWord,
        written: &str,
        words: &[&str],
        folded: &[Normalized],
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

fn nothing(folded: &[Normalized], lexicon: &Lexicon) -> bool {
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
    folded: &[Normalized],
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
