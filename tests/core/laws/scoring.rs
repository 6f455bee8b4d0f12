//! 10 — points.
#![allow(clippy::unwrap_used)]

use ansage::laws::{Points, Scoring};

#[test]
fn article_10_1_scores_are_whole_or_half_points() {
    assert_eq!(Points::try_from(0.5), Ok(Points::halves(1)));
    assert_eq!(Points::try_from(3.0).map(|points| (points.whole(), points.and_half())), Ok((3, false)));
    for wrong in [-1.0, 0.25, 100.5, f64::NAN, f64::INFINITY] {
        assert!(Points::try_from(wrong).is_err(), "{wrong}");
    }
    assert_eq!((Points::halves(3) + Points::halves(2)).to_string(), "2.5");
    let mut sum = Points::halves(3);
    sum += Points::halves(2);
    assert_eq!(sum, Points::halves(5));
    // As many as a game may count, and no half more.
    assert_eq!(Points::try_from(f64::from(Points::MOST)), Ok(Points::halves(2 * Points::MOST)));
    assert!(Points::try_from(f64::from(Points::MOST) + 0.5).is_err());
}

#[test]
fn article_10_2_no_game_counts_more_than_a_game_that_is_won() {
    let of = |win, draw, loss| Scoring {
        win: Points::halves(win),
        draw: Points::halves(draw),
        loss: Points::halves(loss),
    };
    assert!(Scoring::default().is_ordered() && Scoring::default().is_within_maximum());
    assert!(of(6, 2, 0).is_ordered() && of(6, 2, 0).is_within_maximum());
    assert!(!of(2, 2, 0).is_within_maximum());
    assert!(!of(2, 4, 0).is_ordered() && !of(0, 0, 0).is_ordered());
}
