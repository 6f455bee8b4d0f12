//! What is said of the scoresheets (8.4 to 8.7): who records no longer, whose is complete, and how it is signed.

use crate::game::Scorekeeping;

use super::operands::Operands;
use crate::voice::{Lexicon, Normalized, RequestWord};

impl Scorekeeping {
    /// What this word says with what stands behind it; `None` where that does not go with it.
    pub(super) fn read(
        word: RequestWord,
        words: &[&str],
        folded: &[Normalized],
        lexicon: &Lexicon,
    ) -> Option<Scorekeeping> {
        let operands = Operands::read(words, folded, lexicon)?;
        let alone = |said| (operands == Operands::default()).then_some(said);
        let whose = Some(operands.color).filter(|_| operands.only_color());
        match word {
            RequestWord::StopRecording => whose.map(Scorekeeping::Stop),
            RequestWord::ScoreComplete => whose.map(Scorekeeping::Complete),
            RequestWord::KeepScore => alone(Scorekeeping::Keep),
            RequestWord::CompleteScores => alone(Scorekeeping::Update),
            RequestWord::OpponentsScore => alone(Scorekeeping::Borrow),
            RequestWord::Reconstruct => alone(Scorekeeping::Reconstruct),
            RequestWord::ReplaceScore => {
                operands.color.filter(|_| operands.only_color()).map(Scorekeeping::Replace)
            }
            RequestWord::Sign => alone(Scorekeeping::Sign),
            RequestWord::NotShown => {
                let Operands { color, time: None, number, moves, byo_yomi: false, modifier: None } = operands
                else {
                    return None;
                };
                // "two moves", never moves without a number.
                (number.is_some() || !moves)
                    .then(|| Scorekeeping::NotShown { color, more: number.unwrap_or(0) })
            }
            _ => None,
        }
    }
}
