//! What was found, each as a test: an input that broke a promise once.

use ansage::settings::keymap::Key;
use ansage::voice::{LawTexts, Voice};

use crate::targets::target;

/// The promises of this target are kept with this input. It is written here as a failing run prints it.
#[track_caller]
fn kept(name: &str, input: &[u8]) {
    (target(name).run)(input);
}

#[test]
fn an_empty_input_is_nothing_to_anybody() {
    for target in crate::targets::TARGETS {
        kept(target.name, b"");
    }
}

#[test]
fn a_key_is_a_sign_that_is_seen() {
    assert!("\u{200b}".parse::<Key>().is_err() && "alt+\u{202e}".parse::<Key>().is_err());
    kept("keys", b"\xe2\x80\x8b");
}

#[test]
fn markup_of_what_is_no_sign_ends_in_no_blank() {
    kept("text", b"a\t\xef\xbf\xbf");
}

#[test]
fn a_judgement_before_the_first_move_is_written_again() {
    kept("pgn", b"[e\n{}!");
    kept("pgn", b"$13 {before} 1. e4 *");
}

#[cfg(unix)]
#[test]
fn a_reply_of_speech_dispatcher_begins_with_three_digits() {
    assert_eq!(ansage::speech::ssip_replies(&b"+20 OK\r\n"[..]).count(), 0);
}

#[cfg(unix)]
#[test]
fn a_reply_of_speech_dispatcher_has_an_end() {
    let endless = b"200-and\r\n".repeat(1 << 20);
    assert_eq!(ansage::speech::ssip_replies(&endless[..]).count(), 0);
}

#[test]
fn the_number_of_a_sign_that_breaks_off_is_a_fault_of_a_voice() {
    kept("messages", b"d={\"\\u\xab");
    kept("messages", "a = {\n    \"\\U00é\" }\nb = { \"\\u00e9\" }\n".as_bytes());
    // Where no placeable is, a backslash is a sign like others.
    kept("messages", "a = C:\\ué\n".as_bytes());
}

#[test]
fn a_number_in_a_message_has_no_more_digits_than_numbers_have() {
    let told = |text: &str| {
        let english = Voice::built_in("en").unwrap();
        let laws = LawTexts::read("en", "laws.ftl", text, english.lexicon()).ok()?;
        laws.tell("a", 2023)
    };
    let many = told("a = { NUMBER($edition, minimumFractionDigits: 2147483648) }\n").unwrap();
    assert_eq!(many, "2023.000000000000000");
    let chosen = "a = { NUMBER($edition, minimumFractionDigits: 99) ->\n    [one] x\n   *[other] y\n }\n";
    assert_eq!(told(chosen).as_deref(), Some("y"));
    // As a number of so many digits it would be none, and nothing could be chosen by it.
    let endless = format!("a = {{ {} ->\n    [one] x\n   *[other] y\n }}\n", "9".repeat(400));
    assert_eq!(told(&endless), None);
    kept("messages", endless.as_bytes());
    kept("messages", format!("a = {{ 1.{} ->\n    [one] x\n   *[other] y\n }}\n", "0".repeat(30)).as_bytes());
}

#[test]
fn words_in_which_a_command_begins_stay_words() {
    kept("pgn", b"[]\n{[%}{[%]}");
    kept("pgn", b"1. e4 {white [%clk} {[%clk 0:05:00]} {[%eval 0.3]} e5 *");
}

#[test]
fn a_clock_set_to_more_than_can_be_counted_stays_there() {
    kept(
        "events",
        br#"{"seq":1,"at_ms":0,"event":"opened","desk":"relay","white":"","black":"","start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w","time":"5","press":"manual","repeat":"program","against":{"kind":"person"}}
{"seq":5,"at_ms":8,"event":"clock_set","color":"white","left_ms":18446744073709551615}"#,
    );
}
