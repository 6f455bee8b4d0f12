//! What two boards and two scores say together (D.2.9).

use shakmaty::{Board, ByColor};

/// How boards and scores stand to each other, and so what is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finding {
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

impl Finding {
    /// What the scores differ by is the number of plies on which they agree; each board is held against what its own
    /// player's score leads to. A board that is not given is taken to be right where the scores agree.
    #[must_use]
    pub fn of(agreed: Option<usize>, boards: ByColor<Option<&Board>>, expected: ByColor<&Board>) -> Finding {
        let both = boards.white.zip(boards.black);
        match (agreed, both) {
            (Some(plies), Some((white, black))) if white == black => Finding::Scores(plies),
            (Some(plies), Some(_)) => Finding::Retrace(plies),
            (Some(plies), None) => Finding::Unknown(plies),
            (None, _) => {
                let wrong =
                    boards.zip(expected).map(|(board, right)| board.is_some_and(|board| board != right));
                match wrong {
                    ByColor { white: false, black: false } => Finding::Agreement,
                    ByColor { white: true, black: true } if boards.white == boards.black => Finding::Alike,
                    wrong => Finding::Boards(wrong),
                }
            }
        }
    }

    /// The name in the answers for other programs.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Finding::Agreement => "agreement",
            Finding::Boards(_) => "boards",
            Finding::Alike => "alike",
            Finding::Retrace(_) => "retrace",
            Finding::Scores(_) => "scores",
            Finding::Unknown(_) => "unknown",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn article_d_2_9_every_case_is_told_from_the_others() {
        let board = |fen: &str| fen.parse::<Board>().unwrap();
        let (right, wrong, other) = (board("8/8/8/8/4P3/8/8/8"), board("8/8/8/4P3/8/8/8/8"), Board::empty());
        let finding = |agreed, white, black| {
            Finding::of(agreed, ByColor { white, black }, ByColor { white: &right, black: &right })
        };
        let table = [
            (None, None, None, Finding::Agreement),
            (None, Some(&right), Some(&right), Finding::Agreement),
            (None, Some(&right), None, Finding::Agreement),
            (None, Some(&right), Some(&wrong), Finding::Boards(ByColor { white: false, black: true })),
            (None, None, Some(&wrong), Finding::Boards(ByColor { white: false, black: true })),
            (None, Some(&other), Some(&wrong), Finding::Boards(ByColor { white: true, black: true })),
            (None, Some(&wrong), Some(&wrong), Finding::Alike),
            (Some(7), Some(&right), Some(&wrong), Finding::Retrace(7)),
            (Some(7), Some(&wrong), Some(&wrong), Finding::Scores(7)),
            (Some(7), Some(&wrong), None, Finding::Unknown(7)),
        ];
        for (agreed, white, black, expected) in table {
            assert_eq!(finding(agreed, white, black), expected);
        }
    }
}
