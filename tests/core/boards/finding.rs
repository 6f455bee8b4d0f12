//! D.2.9 — what boards and scores say together.
#![allow(clippy::unwrap_used)]

use ansage::boards::{Comparison, Scores};
use shakmaty::ByColor;

#[test]
fn article_d_2_9_every_case_is_told_from_the_others() {
    let (none, white, black, both) = (
        ByColor { white: false, black: false },
        ByColor { white: true, black: false },
        ByColor { white: false, black: true },
        ByColor { white: true, black: true },
    );
    let table = [
        (Scores::Agree, None, none, Comparison::Agreement),
        (Scores::Agree, Some(false), none, Comparison::Agreement),
        (Scores::Agree, Some(true), black, Comparison::Boards(black)),
        (Scores::Agree, None, white, Comparison::Boards(white)),
        (Scores::Agree, Some(true), both, Comparison::Boards(both)),
        (Scores::Agree, Some(false), both, Comparison::Alike),
        (Scores::Other(2), Some(true), white, Comparison::Record(2)),
        (Scores::Unread(2, white), Some(true), black, Comparison::Unread(2, white)),
        (Scores::Differ(7), Some(true), black, Comparison::Retrace(7)),
        (Scores::Differ(7), Some(false), both, Comparison::Scores(7)),
        (Scores::Differ(7), None, white, Comparison::Unknown(7)),
    ];
    for (scores, differ, wrong, expected) in table {
        assert_eq!(Comparison::of(scores, differ, wrong), expected);
    }
}
