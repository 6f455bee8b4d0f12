//! Whose, how much time and how many, behind the word of a request. Those of the line desk are understood in every
//! voice.

use std::time::Duration;

use crate::support::voice_of;
use ansage::game::{ClockOrder, Command, RestoredTimes, Ruling};

use super::*;

/// What the clock is set to by these words, if that can be understood.
fn set(tag: &str, words: &str) -> Option<ClockOrder> {
    match hear(&format!("set {words}"), voice_of(tag).lexicon()) {
        Ok(Utterance { heard: Intent::Command(Command::Clock { order, schedule: false }), .. }) => {
            Some(order)
        }
        Ok(other) => panic!("{words}: {other:?}"),
        Err(_) => None,
    }
}

fn white(seconds: u64) -> Option<ClockOrder> {
    Some(ClockOrder::Set(Color::White, Duration::from_secs(seconds)))
}

#[test]
fn whose_and_how_much_in_any_order() {
    for (tag, words) in [
        ("en", "white 2 minutes 30 seconds"),
        ("en", "two minutes thirty seconds to White"),
        ("en", "2:30 white"),
        ("de", "Weiß zwei Minuten dreißig Sekunden"),
        ("de", "150s weiß"),
        ("en", "of White to two minutes and thirty seconds"),
        ("es", "blancas dos minutos 30 segundos"),
        ("hu", "világos két perc harminc másodperc"),
        ("eu", "zuria bi minutu 30 segundo"),
    ] {
        assert_eq!(set(tag, words), white(150), "{words}");
    }
}

#[test]
fn one_minute_in_every_voice() {
    for (tag, words) in [
        ("en", "white one minute"),
        ("de", "white eine Minute"),
        ("es", "white un minuto"),
        ("pt", "white um minuto"),
        ("hu", "white egy perc"),
        ("eu", "white minutu bat"),
    ] {
        assert_eq!(set(tag, words), white(60), "{words}");
    }
}

#[test]
fn a_number_alone_is_no_time() {
    assert_eq!(set("en", "white 5"), None);
    let restored = Ruling::Restore { number: 5, color: Some(Color::White), times: RestoredTimes::Then };
    assert_eq!(hear("restore white 5", EN.lexicon()).unwrap().heard, Command::Ruling(restored).into());
    assert_eq!(set("en", "black moves twelve"), Some(ClockOrder::SetMoves(Color::Black, 12)));
}

#[test]
fn readings_of_clocks() {
    assert_eq!(set("en", "white 1:30:00"), white(90 * 60));
    assert_eq!(set("en", "white 0:05"), white(5));
    assert_eq!(set("en", "white 1:75"), None);
    assert_eq!(set("en", "white 99999999999999999999:00"), None);
}

#[test]
fn what_is_none_of_these_is_no_operand() {
    assert_eq!(set("en", "white banana"), None);
    assert_eq!(set("en", "white banana 2m"), None);
    assert_eq!(set("en", "white black 2m"), None);
}
