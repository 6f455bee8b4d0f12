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
