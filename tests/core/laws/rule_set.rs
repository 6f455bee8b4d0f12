//! 7.5.5, 9.5.3, A, B — the numbers of each edition and cadence.
#![allow(clippy::unwrap_used)]

use ansage::laws::{Cadence, Edition, Millis, RuleSet, Supervision};

const MINUTE: Millis = 60_000;

/// Edition, cadence, supervision: minutes for an illegal move, which loses, minutes for a wrong claim.
#[test]
fn articles_7_5_5_and_9_5_3_by_edition_cadence_and_supervision() {
    use Cadence::{Blitz, Rapid, Standard};
    use Edition::{Of2014, Of2017, Of2018, Of2023};
    use Supervision::{Adequate, Few};
    let table = [
        (Of2014, Standard, Adequate, 2, 2, 2),
        (Of2017, Standard, Adequate, 2, 2, 2),
        (Of2018, Standard, Adequate, 2, 2, 2),
        (Of2023, Standard, Adequate, 2, 2, 2),
        (Of2014, Rapid, Adequate, 2, 2, 2),
        (Of2017, Rapid, Adequate, 2, 2, 2),
        (Of2018, Rapid, Adequate, 2, 2, 2),
        (Of2023, Rapid, Adequate, 1, 2, 1),
        (Of2014, Blitz, Adequate, 1, 2, 1),
        (Of2017, Blitz, Adequate, 1, 2, 1),
        (Of2018, Blitz, Adequate, 1, 2, 1),
        (Of2023, Blitz, Adequate, 1, 2, 1),
        (Of2014, Rapid, Few, 2, 1, 2),
        (Of2017, Rapid, Few, 2, 1, 2),
        (Of2018, Rapid, Few, 2, 2, 2),
        (Of2023, Rapid, Few, 1, 2, 1),
        (Of2014, Blitz, Few, 1, 1, 1),
        (Of2017, Blitz, Few, 1, 1, 1),
        (Of2018, Blitz, Few, 1, 2, 1),
        (Of2023, Blitz, Few, 1, 2, 1),
        // There is no standard chess with few arbiters.
        (Of2014, Standard, Few, 2, 2, 2),
    ];
    for (edition, cadence, supervision, illegal, loses_at, claim) in table {
        let rules = RuleSet::new(edition, cadence, supervision, true);
        assert_eq!(
            (rules.illegal_bonus, rules.illegal_loses_at, rules.claim_bonus),
            (illegal * MINUTE, loses_at, claim * MINUTE),
            "{edition} {cadence:?} {supervision:?}"
        );
    }
}

#[test]
fn article_a_3_of_2023_leaves_a_choice_where_supervision_is_adequate() {
    let of = |cadence, supervision| RuleSet::new(Edition::Of2023, cadence, supervision, false).illegal_bonus;
    assert_eq!(of(Cadence::Rapid, Supervision::Adequate), 2 * MINUTE);
    assert_eq!(of(Cadence::Blitz, Supervision::Adequate), 2 * MINUTE);
    assert_eq!(of(Cadence::Rapid, Supervision::Few), MINUTE);
}

#[test]
fn articles_a_and_b_the_supervision_and_where_an_event_must_state_it() {
    use Cadence::{Blitz, Rapid, Standard};
    use Supervision::{Adequate, Few};
    for (edition, cadence, adequate, few, stated) in [
        (Edition::Of2023, Standard, None, None, None),
        (Edition::Of2018, Standard, None, None, None),
        (Edition::Of2023, Rapid, Some("A.4"), Some("A.5"), Some("A.6")),
        (Edition::Of2018, Rapid, Some("A.3"), Some("A.4"), Some("A.5")),
        (Edition::Of2023, Blitz, Some("B.2"), Some("B.3"), Some("B.4")),
        (Edition::Of2018, Blitz, Some("B.3"), Some("B.4"), Some("B.5")),
    ] {
        assert_eq!(Adequate.article(edition, cadence), adequate, "{edition} {cadence:?}");
        assert_eq!(Few.article(edition, cadence), few, "{edition} {cadence:?}");
        assert_eq!(Supervision::to_be_stated(edition, cadence), stated, "{edition} {cadence:?}");
    }
}
