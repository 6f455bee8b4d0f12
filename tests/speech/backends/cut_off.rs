//! What is cut off because somebody is heard, and what of it is said again.

use super::*;
use crate::support::time_passes;

const MOVE: &str = "Eva sieben Eva fünf.";

/// Says what must be heard.
fn until_heard(speech: &Speech, text: &str) {
    speech.say_until_heard(vec![SpokenPart::plain(text)], Priority::Message);
}

#[test]
fn what_must_be_heard_comes_before_the_next_text_and_talk_does_not() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    until_heard(&speech, MOVE);
    speech.say("Weiß eine Minute.", Priority::Message);
    server.expect_spoken(&[MOVE]);
    for _key in 0..4 {
        speech.cut_off();
    }
    // Nothing is said before there is something to say.
    server.expect_spoken(&[MOVE]);
    speech.say("Zug zwei.", Priority::Message);
    server.expect_spoken(&[MOVE, MOVE]);
    server.finish();
    server.expect_spoken(&[MOVE, MOVE, "Zug zwei."]);
    server.finish();
    speech.cut_off();
    speech.say("Zug drei.", Priority::Message);
    server.expect_spoken(&[MOVE, MOVE, "Zug zwei.", "Zug drei."]);
}

#[test]
fn what_was_heard_to_its_end_is_not_said_again() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    until_heard(&speech, MOVE);
    server.expect_spoken(&[MOVE]);
    speech.cut_off();
    speech.say("Zug zwei.", Priority::Message);
    speech.say_again();
    server.expect_spoken(&[MOVE, "Zug zwei."]);
}

#[test]
fn cut_off_once_more_it_comes_once_more() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    until_heard(&speech, MOVE);
    for times in 1..=3 {
        server.expect_spoken(&[MOVE; 3][..times]);
        speech.cut_off();
        speech.say_again();
    }
    server.expect_spoken(&[MOVE; 4]);
    speech.cut_off();
    speech.silence();
    speech.say("danach", Priority::Message);
    server.expect_spoken(&[MOVE, MOVE, MOVE, MOVE, "danach"]);
}

#[test]
fn whoever_asks_for_silence_has_it() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    until_heard(&speech, MOVE);
    server.expect_spoken(&[MOVE]);
    speech.silence();
    speech.say_again();
    speech.say("danach", Priority::Message);
    server.expect_spoken(&[MOVE, "danach"]);
}

#[test]
fn what_is_asked_for_anyway_is_said_once_and_as_slowly_as_is_wanted_now() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    until_heard(&speech, MOVE);
    server.expect_spoken(&[MOVE]);
    speech.cut_off();
    speech.set_rate(rate(-1));
    speech.say(MOVE, Priority::Message);
    speech.say("danach", Priority::Message);
    server.expect_spoken(&[MOVE, MOVE]);
    server.finish();
    server.expect_spoken(&[MOVE, MOVE, "danach"]);
    speech.cut_off();
    until_heard(&speech, "Matt.");
    server.expect_spoken(&[MOVE, MOVE, "danach", "Matt."]);
    speech.cut_off();
    speech.set_rate(rate(-2));
    speech.say("Zeit", Priority::Message);
    server.expect_spoken(&[MOVE, MOVE, "danach", "Matt.", "Matt."]);
    let spoken = server.spoken();
    let rates: Vec<i32> = spoken.iter().map(|spoken| spoken.rate.parse().unwrap_or_default()).collect();
    assert!(rates[1] < rates[0] && rates[4] < rates[3], "{rates:?}");
}

#[test]
fn of_many_only_the_last_are_said_again() {
    let server = FakeSsip::mute();
    let (speech, notices) = speech(&server);
    let texts: Vec<String> = (0..20).map(|number| format!("Zug {number}.")).collect();
    for text in &texts {
        until_heard(&speech, text);
    }
    speech.cut_off();
    speech.say_again();
    server.wake();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&texts[12..].iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_daemon_that_hangs_meanwhile_loses_nothing() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.speak_slowly();
    until_heard(&speech, MOVE);
    server.expect_spoken(&[MOVE]);
    server.hang();
    let begun = Instant::now();
    speech.cut_off();
    speech.say("Zug zwei.", Priority::Message);
    assert!(begun.elapsed() < AT_ONCE);
    expect(&notices, &lost(BackendError::AnsweredTooSlowly));
    expect(&notices, &BackendNotice::Silent);
    server.finish();
    server.wake();
    // The daemon is looked for every second.
    expect(&notices, &SPEAKING);
    server.expect_spoken(&[MOVE, MOVE]);
    server.finish();
    server.expect_spoken(&[MOVE, MOVE, "Zug zwei."]);
}

#[test]
fn where_nobody_tells_the_end_it_is_assumed_by_the_length() {
    let server = FakeSsip::start();
    server.keep_ends_to_itself();
    let (speech, _notices) = speech(&server);
    // A letter takes an eighth of a second at most, and each text a second more.
    until_heard(&speech, "Matt");
    server.expect_spoken(&["Matt"]);
    speech.cut_off();
    speech.say("Zeit", Priority::Message);
    server.expect_spoken(&["Matt", "Matt", "Zeit"]);
    time_passes(Duration::from_millis(2 * 1480 + 100));
    speech.cut_off();
    speech.say("Ende", Priority::Message);
    server.expect_spoken(&["Matt", "Matt", "Zeit", "Ende"]);
    // Of several given one behind the other none may have been heard.
    for text in ["eins", "zwei", "drei"] {
        until_heard(&speech, text);
    }
    server.expect_spoken(&["Matt", "Matt", "Zeit", "Ende", "eins", "zwei", "drei"]);
    speech.cut_off();
    speech.say_again();
    server.expect_spoken(&["Matt", "Matt", "Zeit", "Ende", "eins", "zwei", "drei", "eins", "zwei", "drei"]);
}
