//! A.1, B.1 — editions, and what is rapid and what is blitz.
#![allow(clippy::unwrap_used)]

use ansage::laws::{Cadence, Edition};
use shakmaty::ByColor;

#[test]
fn articles_a_1_and_b_1_by_the_time_for_sixty_moves() {
    let table = [
        ("20", Cadence::Rapid),
        ("10", Cadence::Blitz),
        ("10+1", Cadence::Rapid),
        ("5+5", Cadence::Blitz),
        ("30+30", Cadence::Standard),
        ("59m+0s", Cadence::Rapid),
        ("60", Cadence::Standard),
        ("40/90+30:30+30", Cadence::Standard),
        ("4", Cadence::Blitz),
        ("-", Cadence::Standard),
    ];
    for (time, cadence) in table {
        assert_eq!(Cadence::of(&time.parse().unwrap()), cadence, "{time}");
    }
}

#[test]
fn articles_a_1_and_b_1_with_a_time_for_each_player() {
    let of = |white: &str, black: &str| {
        let (white, black) = (white.parse().unwrap(), black.parse().unwrap());
        Cadence::of_both(ByColor { white: &white, black: &black })
    };
    assert_eq!(of("5", "4"), Cadence::Blitz);
    assert_eq!(of("5", "20"), Cadence::Rapid);
    assert_eq!(of("60", "20"), Cadence::Standard);
}

#[test]
fn an_edition_is_named_by_its_year() {
    for edition in Edition::ALL {
        assert_eq!(edition.to_string().parse(), Ok(edition));
    }
    assert!("2020".parse::<Edition>().is_err());
}
