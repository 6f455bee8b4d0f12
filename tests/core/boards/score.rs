//! D.2.9 — what was read out of a score.
#![allow(clippy::unwrap_used)]

use ansage::boards::{Reading, Score, ScoreDeviation};
use shakmaty::{Chess, Position};

#[test]
fn article_d_2_9_what_was_read_out_is_told_from_what_is_presumed() {
    let mut score = Score::default();
    let played = Chess::default().legal_moves()[0];
    (0..4).for_each(|_| score.write(played));
    score.leave_out();
    assert_eq!(score.reading(0), Reading::Unread);
    score.stands(0, None);
    score.stands(1, Some(ScoreDeviation::Illegible));
    score.stands(2, Some(ScoreDeviation::Written("Nh3".to_owned(), "g1h3".parse().ok())));
    assert_eq!(score.reading(0), Reading::AsAnnounced);
    assert_eq!(score.reading(1), Reading::Nothing);
    assert_eq!(score.reading(2), Reading::Other("Nh3", "g1h3".parse().ok()));
    assert_eq!(score.reading(3), Reading::Unread);
    // 8.4 — a gap is no move, and nobody reads it out.
    assert_eq!(score.reading(4), Reading::Nothing);
    score.record(2, played, true);
    assert_eq!(score.reading(2), Reading::AsAnnounced);
    score.read_until(9);
    assert_eq!(score.reading(3), Reading::AsAnnounced);
    score.cut(3);
    score.write(played);
    assert_eq!(score.reading(3), Reading::Unread);
}
