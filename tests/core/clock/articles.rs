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
fn article_6_10_2_a_completed_move_brings_no_period_where_the_arbiter_has_set_none() {
    let mut clock = clock("60sbyo3x30");
    clock.set_byo_yomi(White, 0, 1_000);
    clock.press(White, 2_000);
    assert_eq!((clock.left(White, 2_000), clock.byo_yomi(White, 2_000)), (58_000, Some(0)));
    clock.press(Black, 3_000);
    assert_eq!(clock.flag_at(), Some((White, 61_000)));
}

#[test]
fn glossary_the_increment_is_added_before_each_move_of_a_period_that_has_one() {
    // The control, and what White shows before each of four moves on which nothing is used.
    let table = [
        ("180s+30s", [210, 240, 270, 300]),
        ("2/60s+5s:30s+5s", [65, 70, 105, 110]),
        ("2/60s:30s+5s", [60, 60, 95, 100]),
        ("2/60s+5s:30s", [65, 70, 100, 100]),
        ("2/60s+5s:30s+10s", [65, 70, 110, 120]),
        // A last period that counts moves begins anew.
        ("1/10s+2s", [12, 24, 36, 48]),
        ("1/10s:1/10s+2s:5s+3s", [10, 22, 30, 33]),
        // What is not added does not begin the game.
        ("60sd5s", [60, 60, 60, 60]),
        ("60sb5s", [60, 60, 60, 60]),
    ];
    for (control, shown) in table {
        let mut clock = clock(control);
        for seconds in shown {
            assert_eq!(left(&clock, 0), (seconds * 1_000, seconds * 1_000), "{control}");
            clock.press(White, 0);
            clock.press(Black, 0);
        }
    }
}

#[test]
fn a_game_from_before_keeps_the_increment_that_came_with_the_completed_move() {
    let table = [
        ("180s+30s", [180, 210, 240, 270]),
        ("2/60s+5s:30s+5s", [60, 65, 100, 105]),
        ("2/60s:30s+5s", [60, 60, 90, 95]),
        ("2/60s+5s:30s", [60, 65, 100, 100]),
    ];
    for (control, shown) in table {
        let control: TimeControl = control.parse().unwrap();
        let each = ByColor { white: control.clone(), black: control };
        let mut clock = Clock::of_each(each, Increments::WithMove);
        for seconds in shown {
            assert_eq!(clock.left(White, 0), seconds * 1_000);
            clock.press(White, 0);
        }
    }
}

#[test]
fn article_8_6_a_period_entered_by_the_arbiter_has_its_increment_once() {
    let mut clock = clock("40/60s+5s:30s+5s");
    clock.stop(65_000);
    // White's flag is down and what was added before the move used up; Black's five seconds are still there.
    clock.begin_period(White, 40, 65_000);
    clock.begin_period(Black, 40, 65_000);
    assert_eq!(left(&clock, 65_000), (35_000, 95_000));
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
    assert_eq!(left(&clock, 20_000), (61_000, 5_430_000));
    assert_eq!((clock.to_complete(White), clock.to_complete(Black)), (Some(40), Some(1)));
    clock.press(Black, 20_000);
    assert_eq!(clock.left(Black, 20_000), 5_400_000 + 2 * 30_000 + 1_800_000);
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
    for control in ["2/2s+1:5s", "2sd1", "2sb1", "*2", "1sbyo1x1"] {
        let mut clock = clock(control);
        clock.press(White, 9_000);
        assert_eq!((clock.left(White, 9_500), clock.available(White, 9_500)), (0, 0), "{control}");
        assert_eq!(clock.completed(White), 1);
    }
}

#[test]
fn article_6_4_moves_completed_before_the_flag_is_claimed_bring_the_next_period() {
    let mut clock = clock("2/10s+1:20s+1");
    clock.press(White, 4_000);
    clock.press(Black, 5_000);
    // A second too late, which is nobody's: the next period comes all the same, with what is added before its first move.
    let before = clock.clone();
    clock.press(White, 14_000);
    assert!(clock.completed_late(White, &before) && !clock.completed_late(Black, &before));
    assert_eq!((clock.left(White, 14_000), clock.is_down(White, 14_000)), (21_000, false));
    assert_eq!((clock.first_flag(14_000), clock.used(White, 14_000)), (None, 12_000));
    assert_eq!(clock.to_complete(White), None);
}

#[test]
fn guidelines_iii_3_1_1_both_flags_go_up_again_with_the_next_period() {
    let mut clock = clock("40/10s:20/20s:30s");
    clock.press(White, 4_000);
    clock.press(Black, 60_000);
    assert!(clock.is_down(Black, 70_000) && clock.is_down(White, 70_000));
    clock.begin_next_periods(70_000);
    // It is still White's clock that runs.
    assert_eq!((left(&clock, 70_000), clock.flag_at()), ((20_000, 20_000), Some((White, 90_000))));
    assert_eq!((clock.completed(White), clock.completed(Black), clock.first_flag(70_000)), (40, 40, None));
}

#[test]
fn the_next_move_may_take_what_costs_nothing_and_a_thirtieth_of_the_rest() {
    // The control, what White has thought about this move, and how long White may think about it now.
    let table = [
        ("-", 0, None),
        ("up", 5_000, None),
        ("5", 0, Some(10_000)),
        ("5", 150_000, Some(5_000)),
        ("5", 300_000, Some(0)),
        // What comes with the move, but never more than there is.
        ("296s+4", 0, Some(10_000 + 3_000)),
        ("60s+4", 62_800, Some(900 + 40)),
        // The delay is free: all of it, what is left of it, nothing.
        ("5d8", 0, Some(10_000 + 6_000)),
        ("5d8", 4_000, Some(10_000 + 3_000)),
        ("5d8", 158_000, Some(5_000)),
        // So is what is given back.
        ("5b8", 0, Some(10_000 + 6_000)),
        ("5b8", 6_000, Some(294_000 / 30 + 1_500)),
        // After the main time each move has a whole period, and one that is begun what is left of it.
        ("60sbyo3x20", 0, Some(2_000 + 15_000)),
        ("60sbyo3x20", 60_000, Some(15_000)),
        ("60sbyo3x20", 72_000, Some(6_000)),
        ("byo1x20", 19_999, Some(1)),
        // What is used of an hourglass the opponent has.
        ("*60", 0, Some(2_000)),
        ("*60", 45_000, Some(500)),
    ];
    for (control, thought, may) in table {
        let clock = clock(control);
        assert_eq!(clock.for_next_move(White, thought), may, "{control} after {thought}");
        // It is never so long that the flag falls.
        if let (Some(may), Some((_, falls))) = (may, clock.flag_at()) {
            assert!(thought + may <= falls, "{control} after {thought}");
        }
    }
}

#[test]
fn no_time_is_charged_twice_where_time_goes_back() {
    let mut clock = clock("5");
    clock.stop(10_000);
    clock.start(White, 4_000);
    assert_eq!(clock.left(White, 12_000), 288_000);
}
