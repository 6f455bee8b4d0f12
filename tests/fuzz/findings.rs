//! What was found, each as a test: an input that broke a promise once.

use ansage::settings::keymap::Key;

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
