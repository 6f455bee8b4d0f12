//! What two boards and two scores say together (D.2.9).

use shakmaty::ByColor;
use strum::IntoStaticStr;

/// How two scores stand to each other, and to what was announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scores {
    /// What these players have written for this ply, from 0, was not read out, and it matters.
    Unread(usize, ByColor<bool>),
    /// They have the same moves, those of the record.
    Agree,
    /// They have the same moves, and from this ply on, from 0, not those of the record.
    Other(usize),
    /// They have the same moves for so many plies, and then others.
    Differ(usize),
}

/// How boards and scores stand to each other, and so what is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Comparison {
    /// These scores are still to be read out for this ply, from 0.
    Unread(usize, ByColor<bool>),
    /// The scores agree and the record has other moves, from this ply on, from 0: the game is what they say, so the
    /// record is corrected first, and then the boards.
    Record(usize),
    /// Nothing differs.
    Agreement,
    /// The scores agree and these boards are not as they say: each is set right by itself.
    Boards(ByColor<bool>),
    /// The scores agree, and the boards agree with each other, but not with the scores: both are set right.
    Alike,
    /// Scores and boards differ: both boards and both scores go back to the position after so many plies.
    Retrace(usize),
    /// The boards agree and the scores differ after so many plies: the sheets are corrected (8.1.1).
    Scores(usize),
    /// The scores differ after so many plies, and not both boards are known.
    Unknown(usize),
}

impl Comparison {
    /// Whether the boards differ from each other, where both are known, and which of them is not as the scores say;
    /// one that is not known is taken to be right.
    pub fn of(scores: Scores, differ: Option<bool>, wrong: ByColor<bool>) -> Comparison {
        match (scores, differ) {
            (Scores::Unread(ply, whose), _) => Comparison::Unread(ply, whose),
            (Scores::Other(ply), _) => Comparison::Record(ply),
            (Scores::Differ(plies), Some(false)) => Comparison::Scores(plies),
            (Scores::Differ(plies), Some(true)) => Comparison::Retrace(plies),
            (Scores::Differ(plies), None) => Comparison::Unknown(plies),
            (Scores::Agree, _) if !wrong.white && !wrong.black => Comparison::Agreement,
            (Scores::Agree, Some(false)) => Comparison::Alike,
            (Scores::Agree, _) => Comparison::Boards(wrong),
        }
    }

    /// Whether the scores have different moves.
    pub fn scores_differ(self) -> bool {
        matches!(self, Comparison::Retrace(_) | Comparison::Scores(_) | Comparison::Unknown(_))
    }

    /// The name in the answers for other programs.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
