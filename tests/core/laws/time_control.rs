//! 6.3 — how a time control is written and read.
#![allow(clippy::unwrap_used)]

use ansage::laws::{Increments, TimeControl};

fn read(text: &str) -> String {
    text.parse::<TimeControl>().map_or_else(|error| error.to_string(), |control| control.pgn())
}

#[test]
fn as_pgn_writes_it() {
    assert_eq!(read("40/5400+30:1800+30"), "40/5400+30:1800+30");
    assert_eq!(read("300"), "300");
    assert_eq!(read("40/9000"), "40/9000");
    assert_eq!(read("-"), "-");
}

#[test]
fn as_people_write_it() {
    assert_eq!(read("90+30"), "5400+30");
    assert_eq!(read("5"), "300");
    assert_eq!(read("40/90+30:30+30"), "40/5400+30:1800+30");
    assert_eq!(read("1h30m+30s"), "5400+30");
    assert_eq!(read(" 5m "), "300");
}

#[test]
fn article_6_3_1_what_is_no_time_control() {
    for wrong in [
        "",
        "abc",
        "90+",
        "+30",
        "0+30",
        "5:3",
        "0/90",
        "x/90",
        "-5",
        "90+30+30",
        "9999999999999999",
        "25h",
        "1e3",
        "90 30",
        "5min",
        "90d",
        "d5",
        "90d5+30",
        "90+30d5",
        "90b",
        "*",
        "*0",
        "*5+3",
        "40/*60",
        "*60:5",
        "byo",
        "byo30",
        "byo0x30",
        "byo3x0",
        "byo3x",
        "40/90byo3x30",
        "10byo3x25h",
        "up:5",
        "40/90:up",
        "up5",
    ] {
        assert!(wrong.parse::<TimeControl>().is_err(), "{wrong}");
    }
}

#[test]
fn article_6_3_2_delay_bronstein_byo_yomi_hourglass_and_upcount() {
    for (text, kept, pgn) in [
        ("90d5", "5400sd5s", "?"),
        ("40/90d5:30m+10", "40/5400sd5s:1800s+10s", "?"),
        ("5mb3s", "300sb3s", "?"),
        ("90d0", "5400s+0s", "5400"),
        ("10byo3x30", "600sbyo3x30s", "?"),
        ("byo1x1m", "0sbyo1x60s", "?"),
        ("40/90+30:30byo3x30s", "40/5400s+30s:1800sbyo3x30s", "?"),
        ("*60", "*60s", "*60"),
        ("*5m", "*300s", "*300"),
        ("40/90:*60", "40/5400s+0s:*60s", "40/5400:*60"),
        ("up", "up", "-"),
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!((control.to_string().as_str(), control.pgn().as_str()), (kept, pgn), "{text}");
    }
}

#[test]
fn what_is_kept_is_read_back() {
    for text in [
        "40/5400+30:1800+30",
        "5",
        "-",
        "40/9000",
        "90d5",
        "90b5",
        "byo3x30",
        "10byo3x30",
        "*60",
        "up",
        "40/90d5:15b3",
        "40/90:20/60:30byo5x1m",
    ] {
        let control: TimeControl = text.parse().unwrap();
        assert_eq!(control.to_string().parse::<TimeControl>().unwrap(), control);
    }
}

#[test]
fn a_record_keeps_a_time_control_as_the_text_in_which_it_is_written() {
    for (text, kept) in [
        ("-", "-"),
        ("5", "300s+0s"),
        ("40/90+30:30+30", "40/5400s+30s:1800s+30s"),
        ("10byo3x30", "600sbyo3x30s"),
        ("up", "up"),
    ] {
        let control: TimeControl = text.parse().unwrap();
        let recorded = serde_json::to_value(&control).unwrap();
        assert_eq!(recorded, kept, "{text}");
        assert_eq!(serde_json::from_value::<TimeControl>(recorded).unwrap(), control, "{text}");
    }
    for wrong in ["", "soon", "5:3"] {
        assert!(serde_json::from_value::<TimeControl>(wrong.into()).is_err(), "{wrong}");
    }
}

#[test]
fn article_6_3_1_the_period_and_its_moves_follow_from_the_move_counter() {
    let control: TimeControl = "40/90:20/60:30".parse().unwrap();
    let places = [0, 39, 40, 59, 60, 500].map(|completed| control.place(completed));
    let expected = [(0, Some(40)), (0, Some(1)), (1, Some(20)), (1, Some(1)), (2, None), (2, None)];
    assert_eq!(places, expected);
    let renewed: TimeControl = "2/5:3/1".parse().unwrap();
    let places = [1, 2, 4, 5, 8, u32::MAX].map(|completed| renewed.place(completed));
    assert_eq!(places[..5], [(0, Some(1)), (1, Some(3)), (1, Some(1)), (2, Some(3)), (3, Some(3))]);
    assert_eq!(places[5], (((u32::MAX - 5) / 3) as usize + 2, Some(3 - (u32::MAX - 5) % 3)));
}

#[test]
fn glossary_an_increment_of_either_player_is_added_before_each_move() {
    let with = |text: &str| text.parse::<TimeControl>().unwrap();
    let (plain, fischer) = (with("40/90:30"), with("90+30"));
    assert_eq!(Increments::of(&plain, None), Increments::WithMove);
    assert_eq!(Increments::of(&plain, Some(&plain)), Increments::WithMove);
    for (white, black) in [(&fischer, None), (&plain, Some(&fischer)), (&fischer, Some(&plain))] {
        assert_eq!(Increments::of(white, black), Increments::BeforeMove);
    }
}
