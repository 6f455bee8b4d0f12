//! The articles one by one.

use super::*;

#[test]
fn article_6_3_2_a_delay_is_waited_before_the_time_runs() {
    let mut clock = clock("300sd5");
    assert_eq!((clock.left(White, 5_000), clock.left(White, 5_001)), (300_000, 299_999));
    assert_eq!(clock.flag_at(), Some((White, 305_000)));
    clock.press(White, 3_000);
    clock.press(Black, 11_000);
    // Three seconds cost nothing, eight cost three; what was thought is told all the same.
    assert_eq!(left(&clock, 11_000), (300_000, 297_000));
    assert_eq!((clock.used(White, 11_000), clock.used(Black, 11_000)), (3_000, 8_000));
}

#[test]
fn article_6_3_2_bronstein_gives_a_move_its_own_time_back() {
    let mut clock = clock("300sb5");
    assert_eq!((clock.left(White, 3_000), clock.flag_at()), (297_000, Some((White, 300_000))));
    clock.press(White, 3_000);
    clock.press(Black, 11_000);
    assert_eq!(left(&clock, 11_000), (300_000, 297_000));
}

#[test]
fn article_6_11_a_pause_is_no_new_delay() {
    for (control, expected) in [("300sd5", 298_000), ("300sb5", 298_000)] {
        let mut clock = clock(control);
        clock.stop(4_000);
        clock.start(White, 60_000);
        clock.press(White, 63_000);
        assert_eq!(clock.left(White, 63_000), expected, "{control}");
    }
}

#[test]
fn article_6_9_bronstein_comes_too_late_for_a_fallen_flag() {
    let mut clock = clock("3sb5");
    clock.press(White, 3_000);
    assert!(clock.is_down(White, 3_000));
    assert_eq!(clock.left(White, 3_000), 0);
}

#[test]
fn article_6_1_an_hourglass_gives_to_one_what_the_other_uses() {
    let mut clock = clock("*60");
    assert_eq!(left(&clock, 10_000), (50_000, 70_000));
    clock.press(White, 10_000);
    assert_eq!(left(&clock, 15_000), (55_000, 65_000));
    assert_eq!(clock.flag_at(), Some((Black, 80_000)));
    assert_eq!(left(&clock, 200_000), (120_000, 0));
}

#[test]
fn article_6_3_byo_yomi_periods_are_used_up_one_by_one() {
    let mut clock = clock("60sbyo3x30");
    assert_eq!((clock.left(White, 59_999), clock.byo_yomi(White, 59_999)), (1, Some(3)));
    assert_eq!((clock.left(White, 60_000), clock.byo_yomi(White, 60_000)), (30_000, Some(2)));
    assert_eq!((clock.left(White, 89_999), clock.byo_yomi(White, 89_999)), (1, Some(2)));
    assert_eq!((clock.left(White, 90_000), clock.byo_yomi(White, 90_000)), (30_000, Some(1)));
    assert_eq!(clock.flag_at(), Some((White, 150_000)));
    clock.press(White, 100_000);
    // A move within the second period: that one is whole again, the first is gone.
    assert_eq!((clock.left(White, 100_000), clock.byo_yomi(White, 100_000)), (30_000, Some(1)));
    clock.press(Black, 110_000);
    assert_eq!(left(&clock, 110_000), (30_000, 50_000));
    assert_eq!(clock.flag_at(), Some((White, 170_000)));
    assert_eq!((clock.left(White, 170_000), clock.byo_yomi(White, 170_000)), (0, Some(0)));
}

#[test]
fn article_6_3_1_byo_yomi_after_a_time_control() {
    let mut clock = clock("1/10s+2:5sbyo2x3");
    assert_eq!(clock.byo_yomi(White, 0), None);
    clock.press(White, 4_000);
    assert_eq!(
        (clock.left(White, 4_000), clock.byo_yomi(White, 4_000), clock.to_complete(White)),
        (13_000, Some(2), None)
    );
}

#[test]
fn upcount_never_falls() {
    let mut clock = clock("up");
    clock.press(White, 5_000);
    clock.add(White, 1_000, 5_000);
    assert_eq!((clock.flag_at(), clock.flag(u64::MAX), clock.first_flag(u64::MAX)), (None, None, None));
    assert_eq!((clock.used(White, 9_000), clock.used(Black, 9_000)), (5_000, 4_000));
}

#[test]
fn article_6_10_2_times_and_the_move_counter_are_set() {
    let mut clock = clock("40/90+30:30+30");
    clock.stop(10_000);
    clock.set(White, 61_000, 20_000);
    clock.set_moves(Black, 39, 20_000);
    assert_eq!(left(&clock, 20_000), (61_000, 5_400_000));
    assert_eq!((clock.to_complete(White), clock.to_complete(Black)), (Some(40), Some(1)));
    clock.press(Black, 20_000);
    assert_eq!(clock.left(Black, 20_000), 5_400_000 + 30_000 + 1_800_000);
    // Set while it runs: what ran before is charged, what runs after goes off the new time.
    clock.set(White, 10_000, 25_000);
    assert_eq!((clock.left(White, 26_000), clock.used(White, 26_000)), (9_000, 16_000));
}

#[test]
fn article_6_10_2_byo_yomi_is_set_as_it_is_shown() {
    let mut clock = clock("byo3x30");
    clock.stop(10_000);
    clock.set(White, 25_000, 10_000);
    assert_eq!((clock.left(White, 10_000), clock.byo_yomi(White, 10_000)), (25_000, Some(2)));
    clock.set_byo_yomi(White, 5, 10_000);
    assert_eq!(clock.available(White, 10_000), 25_000 + 5 * 30_000);
    clock.set(White, 60_000, 10_000);
    assert_eq!((clock.left(White, 10_000), clock.byo_yomi(White, 10_000)), (60_000, Some(6)));
}

#[test]
fn article_12_9_time_is_added_and_cut() {
    let mut clock = clock("5");
    clock.add(Black, 120_000, 1_000);
    assert_eq!(clock.cut(White, 60_000, 1_000), 60_000);
    assert_eq!(left(&clock, 1_000), (239_000, 420_000));
    assert_eq!(clock.cut(White, 900_000, 2_000), 238_000);
    assert_eq!(clock.flag(2_000), Some(White));
}

#[test]
fn guidelines_iii_3_the_first_flag_is_remembered() {
    let mut clock = clock("10s");
    clock.press(White, 4_000);
    assert_eq!(clock.first_flag(13_999), None);
    assert_eq!(clock.first_flag(14_000), Some(Black));
    // Nobody called it: the game went on, and White's flag fell too.
    clock.press(Black, 15_000);
    clock.stop(30_000);
    assert!(clock.is_down(White, 30_000) && clock.is_down(Black, 30_000));
    assert_eq!(clock.first_flag(30_000), Some(Black));
    // What ran after the flags is nobody's.
    assert_eq!((clock.used(White, 30_000), clock.used(Black, 30_000)), (10_000, 10_000));
    clock.set(Black, 5_000, 30_000);
    assert_eq!(clock.first_flag(30_000), Some(White));
}

#[test]
fn guidelines_iii_4_an_increment_is_granted_to_both() {
    let mut clock = clock("40/90:30");
    clock.set(White, 100_000, 0);
    clock.set_moves(White, 40, 0);
    assert!(clock.control(Color::White).has_no_increment());
    clock.grant_increment(5_000, 1_000);
    assert!(!clock.control(Color::White).has_no_increment());
    // What was left stays; five seconds come with each move of either side, and the next period as before.
    assert_eq!(left(&clock, 1_000), (99_000, 5_400_000));
    clock.press(White, 2_000);
    clock.press(Black, 3_000);
    assert_eq!(left(&clock, 3_000), (103_000, 5_404_000));
    clock.set_moves(Black, 39, 3_000);
    clock.press(White, 4_000);
    clock.press(Black, 5_000);
    assert_eq!(left(&clock, 5_000), (107_000, 5_408_000 + 1_800_000));
}

#[test]
fn article_6_9_nothing_comes_to_a_fallen_flag() {
    for control in ["1/2s+1:5s", "2sd1", "2sb1", "*2", "1sbyo1x1"] {
        let mut clock = clock(control);
        clock.press(White, 9_000);
        assert_eq!((clock.left(White, 9_500), clock.available(White, 9_500)), (0, 0), "{control}");
        assert_eq!(clock.completed(White), 1);
    }
}

#[test]
fn no_time_is_charged_twice_where_time_goes_back() {
    let mut clock = clock("5");
    clock.stop(10_000);
    clock.start(White, 4_000);
    assert_eq!(clock.left(White, 12_000), 288_000);
}
