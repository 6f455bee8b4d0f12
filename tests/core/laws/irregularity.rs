//! 7.5.5 — which illegal moves count together.
#![allow(clippy::unwrap_used)]

use ansage::laws::{Cadence, Edition, Supervision};
use ansage::laws::{IllegalMoves, Irregularity, RuleSet};
use shakmaty::Color;

#[test]
fn article_7_5_5_one_common_counter_but_in_2017() {
    let mut so_far = IllegalMoves::default();
    so_far.count(Color::Black, Irregularity::IllegalMove);
    for (edition, number) in
        [(Edition::Of2014, 2), (Edition::Of2017, 1), (Edition::Of2018, 2), (Edition::Of2023, 2)]
    {
        let rules = RuleSet::new(edition, Cadence::Standard, Supervision::Adequate, true);
        assert_eq!(so_far.next(Color::Black, Irregularity::EmptyPress, &rules), number, "{edition}");
        assert_eq!(so_far.next(Color::Black, Irregularity::Unpromoted, &rules), 2, "{edition}");
        assert_eq!(so_far.next(Color::White, Irregularity::EmptyPress, &rules), 1, "{edition}");
    }
}

#[test]
fn article_7_5_5_which_article_loses_the_game() {
    use Irregularity::{EmptyPress, IllegalMove, Ruled, TwoHands, Unpromoted};
    let of = |edition, cadence, supervision| RuleSet::new(edition, cadence, supervision, true);
    let of_2017 = of(Edition::Of2017, Cadence::Standard, Supervision::Adequate);
    let of_2023 = of(Edition::Of2023, Cadence::Standard, Supervision::Adequate);
    let at_once = of(Edition::Of2017, Cadence::Blitz, Supervision::Few);
    for (kind, article) in [
        (IllegalMove, "7.5.5"),
        (Unpromoted, "7.5.5"),
        (Ruled, "7.5.5"),
        (TwoHands, "7.7.2"),
        (EmptyPress, "7.8.2"),
    ] {
        assert_eq!(kind.losing_article(&of_2017), article, "{kind:?}");
        assert_eq!(kind.losing_article(&of_2023), "7.5.5", "{kind:?}");
        assert_eq!(kind.losing_article(&at_once), "A.5.2", "{kind:?}");
    }
}

#[test]
fn the_record_names_an_irregularity_and_the_last_one_counted_is_known() {
    let mut so_far = IllegalMoves::default();
    so_far.count(Color::White, Irregularity::TwoHands);
    assert_eq!((so_far.last(), so_far.last().name()), (Irregularity::TwoHands, "two-hands"));
    so_far.count(Color::Black, Irregularity::EmptyPress);
    assert_eq!((so_far.last(), so_far.last().name()), (Irregularity::EmptyPress, "empty-press"));
}
