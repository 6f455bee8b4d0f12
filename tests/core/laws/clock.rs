//! 6 — the clock by itself.
#![allow(clippy::unwrap_used)]

use Color::{Black, White};
use ansage::laws::{Clock, Increments};
use shakmaty::{ByColor, Color};

fn clock(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(White, 0);
    clock
}

#[test]
fn article_6_1_only_one_clock_runs() {
    let mut clock = clock("5");
    clock.press(White, 10_000);
    assert_eq!((clock.left(White, 70_000), clock.left(Black, 70_000)), (290_000, 240_000));
    assert_eq!((clock.used(White, 70_000), clock.used(Black, 70_000)), (10_000, 60_000));
}

#[test]
fn article_6_3_each_side_can_have_a_time_of_its_own() {
    let controls = ByColor { white: "5".parse().unwrap(), black: "4+2".parse().unwrap() };
    let mut clock = Clock::of_each(controls, Increments::BeforeMove);
    clock.start(White, 0);
    clock.press(White, 10_000);
    clock.press(Black, 20_000);
    assert_eq!((clock.left(White, 20_000), clock.left(Black, 20_000)), (290_000, 234_000));
    assert_eq!(clock.flag_at(), Some((White, 310_000)));
}

#[test]
fn article_6_3_2_the_increment_is_there_before_each_move() {
    let mut clock = clock("90+30");
    assert_eq!(clock.left(Black, 0), (90 * 60 + 30) * 1000);
    clock.press(White, 18_000);
    assert_eq!(clock.left(White, 18_000), (90 * 60 + 42) * 1000);
    assert_eq!(clock.used(White, 18_000), 18_000);
}

#[test]
fn article_6_4_the_flag_falls_at_nought_and_not_before() {
    let clock = clock("5");
    assert_eq!(clock.flag(299_999), None);
    assert_eq!(clock.flag(300_000), Some(White));
    assert_eq!(clock.left(White, 999_999), 0);
}

#[test]
fn article_6_3_1_the_next_period_comes_with_its_move() {
    let mut clock = clock("2/10s+1s:20s+1s");
    for at in [1_000, 2_000, 3_000] {
        clock.press(if at == 2_000 { Black } else { White }, at);
    }
    // 10 s, two moves of one second each, three increments, the second period's 20 s.
    assert_eq!(clock.left(White, 3_000), (10 - 2 + 3 + 20) * 1000);
    assert_eq!(clock.left(Black, 3_000), (10 - 1 + 2) * 1000);
}

#[test]
fn article_8_6_a_period_begins_before_its_moves_are_made() {
    let mut clock = clock("40/10s:20/5s:30s");
    clock.begin_period(White, 40, 12_000);
    // The flag was down.
    assert_eq!((clock.left(White, 12_000), clock.is_down(White, 12_000)), (5_000, false));
    assert_eq!((clock.completed(White), clock.to_complete(White)), (40, Some(20)));
    // Two periods at once, each with its time.
    clock.begin_period(Black, 61, 12_000);
    assert_eq!((clock.left(Black, 12_000), clock.to_complete(Black)), (45_000, None));
}

#[test]
fn article_6_3_1_a_last_period_with_moves_begins_anew() {
    let mut clock = clock("1/10s");
    clock.press(White, 4_000);
    clock.press(Black, 5_000);
    assert_eq!((clock.left(White, 5_000), clock.left(Black, 5_000)), (16_000, 19_000));
}

#[test]
fn article_6_11_a_stopped_clock_charges_nobody() {
    let mut clock = clock("5");
    clock.stop(10_000);
    clock.start(White, 100_000);
    assert_eq!(clock.left(White, 110_000), 280_000);
}

#[test]
fn without_a_clock_time_is_only_counted() {
    let mut clock = clock("-");
    clock.press(White, 5_000);
    assert_eq!(clock.flag(1_000_000), None);
    assert_eq!(clock.used(White, 9_000), 5_000);
    assert_eq!(clock.used(Black, 9_000), 4_000);
}

#[test]
fn article_6_1_a_clock_limits_the_time_counts_it_or_is_not_there() {
    let of = |white: &str, black: &str| {
        let controls = ByColor { white: white.parse().unwrap(), black: black.parse().unwrap() };
        Clock::of_each(controls, Increments::BeforeMove)
    };
    for (white, black, limits, counts, there) in [
        ("5", "5", true, false, true),
        ("5", "-", true, false, true),
        ("-", "5", true, false, true),
        ("up", "up", false, true, true),
        ("up", "5", true, false, true),
        ("-", "-", false, false, false),
        ("-", "up", false, false, true),
    ] {
        let clock = of(white, black);
        assert_eq!(
            (clock.is_timed(), clock.counts_up(), clock.is_there()),
            (limits, counts, there),
            "{white} {black}"
        );
    }
}

#[test]
fn article_6_10_2_a_clock_is_at_nought_when_nothing_is_left_and_something_was_limited() {
    let clock = clock("5");
    assert!(!clock.is_at_nought(White, 299_999) && clock.is_at_nought(White, 300_000));
    assert!(!clock.is_at_nought(Black, 300_000));
    let mut counted = Clock::new("up".parse().unwrap());
    counted.start(White, 0);
    assert!(!counted.is_at_nought(White, 0));
}

#[test]
fn a_clock_that_was_saved_goes_on_where_it_was() {
    let mut clock = clock("5");
    clock.resume_from(60_000);
    assert_eq!(clock.left(White, 70_000), 290_000);
}

#[test]
fn article_12_5_lost_time_is_made_good_and_is_no_penalty() {
    let before = clock("5");
    let mut after = before.clone();
    after.make_good(White, 30_000, 10_000);
    assert_eq!(after.left(White, 10_000), 320_000);
    assert_eq!(after.penalties_since(&before, White), (0, 0));
}

#[test]
fn article_7_1_penalties_stay_when_a_clock_is_put_back() {
    let before = clock("5");
    let mut later = before.clone();
    later.add(Black, 120_000, 10_000);
    assert_eq!(later.cut(White, 60_000, 20_000), 60_000);
    assert_eq!(later.penalties_since(&before, Black), (120_000, 0));
    assert_eq!(later.penalties_since(&before, White), (0, 60_000));
    let mut put_back = before.clone();
    put_back.penalize_as(&later, 0);
    assert_eq!((put_back.left(White, 0), put_back.left(Black, 0)), (240_000, 420_000));
}
