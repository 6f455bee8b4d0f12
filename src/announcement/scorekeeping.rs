//! What is said of the scoresheets (8.4 to 8.7): who records no longer, whose is complete, and how it is signed.

use shakmaty::Color;

use super::operands::Operands;
use crate::voice::{Folded, Lexicon, RequestWord};

/// What is said of the scoresheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scorekeeping {
    /// 8.4 — a player records no longer; whose score, where it is said.
    Stop(Option<Color>),
    /// 8.5 — a score is complete, and its player records again; whose, where it is said.
    Complete(Option<Color>),
    /// 8.5.1 — the arbiter or an assistant keeps the score, since neither player does.
    Keep,
    /// 8.5 — a flag has fallen and the game goes on: what was not recorded is written down.
    Update,
    /// 8.5.2 — the opponent's scoresheet is asked for.
    Borrow,
    /// 8.5.3 — the game is reconstructed on a second board.
    Reconstruct,
    /// 8.6 — that the time is overstepped cannot be shown.
    NotShown {
        /// For whom the next period begins; without it for both.
        color: Option<Color>,
        /// How many moves of it are known to be made.
        more: u32,
    },
    /// 8.3 — an electronic scoresheet is evidently defective, and another one takes its place; whose.
    Replace(Color),
    /// 8.7 — the result is confirmed.
    Sign,
}

impl Scorekeeping {
    /// What this word says with what stands behind it; `None` where that does not go with it.
    pub(super) fn read(
        word: RequestWord,
        words: &[&str],
        folded: &[Folded],
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
