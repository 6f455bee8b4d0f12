//! How fast it speaks.

use super::*;

#[test]
fn a_rate_is_set_before_the_texts_behind_it() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    speech.set_rate(rate(2));
    speech.say("zwei", Priority::Message);
    speech.say("drei", Priority::Message);
    speech.set_rate(rate(-1));
    speech.say("vier", Priority::Message);
    speech.set_rate(Rate::USUAL);
    speech.say("fünf", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei", "drei", "vier", "fünf"]);
    let heard: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.rate).collect();
    assert_eq!(heard, ["", "40", "40", "-20", "0"]);
    assert_eq!(rates(&server), ["GET RATE", "SET SELF RATE 40", "SET SELF RATE -20", "SET SELF RATE 0"]);
    let lines = server.lines();
    let asked = lines.iter().position(|line| line == "GET RATE").unwrap();
    assert_eq!(
        lines[asked - 1..asked + 4],
        ["SPEAK", "GET RATE", "SET SELF RATE 40", "SET SELF PRIORITY MESSAGE", "SPEAK"]
    );
}

#[test]
fn the_usual_rate_is_left_alone() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.set_rate(Rate::USUAL);
    speech.say("eins", Priority::Message);
    speech.set_rate(Rate::FASTEST);
    speech.set_rate(Rate::USUAL);
    speech.say("zwei", Priority::Message);
    server.expect_spoken(&["eins", "zwei"]);
    assert!(rates(&server).is_empty(), "{:?}", rates(&server));
}

#[test]
fn faster_is_faster_than_the_user_has_it_everywhere() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.set_usual_rate(Some(60));
    for (steps, text) in [(1, "eins"), (-1, "zwei"), (5, "drei"), (-5, "vier"), (0, "fünf")] {
        speech.set_rate(rate(steps));
        speech.say(text, Priority::Message);
    }
    server.expect_spoken(&["eins", "zwei", "drei", "vier", "fünf"]);
    let heard: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.rate).collect();
    assert_eq!(heard, ["68", "28", "100", "-100", "60"]);
}

#[test]
fn a_usual_rate_below_zero_is_understood() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.set_usual_rate(Some(-50));
    speech.set_rate(rate(1));
    speech.say("eins", Priority::Message);
    server.expect_spoken(&["eins"]);
    assert_eq!(rates(&server), ["GET RATE", "SET SELF RATE -20"]);
}

#[test]
fn a_daemon_that_refuses_rates_goes_on_speaking() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    server.set_usual_rate(None);
    speech.set_rate(rate(3));
    speech.say("eins", Priority::Message);
    speech.say("zwei", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei"]);
    expect_nothing(&notices);
    assert_eq!((server.clients(), rates(&server).len()), (1, 2));
}

#[test]
fn a_daemon_that_was_restarted_is_told_the_rate_before_the_text() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.set_rate(rate(1));
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    server.restart();
    speech.say("zwei", Priority::Message);
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei"]);
    let heard: Vec<_> = server.spoken().into_iter().map(|spoken| (spoken.client, spoken.rate)).collect();
    assert_eq!(heard, [(1, "20".to_owned()), (2, "20".to_owned())]);
}

#[test]
fn a_daemon_that_dies_over_a_rate_is_told_it_again() {
    // Name, language and GET RATE are answered.
    let server = FakeSsip::dying_after(5);
    let (speech, notices) = speech(&server);
    speech.set_rate(rate(-2));
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    expect_death(&notices);
    server.restart();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    assert_eq!(server.spoken()[0].rate, "-40");
    assert_eq!(rates(&server), ["GET RATE", "SET SELF RATE -40"].repeat(2));
}

#[test]
fn a_daemon_that_hangs_over_a_rate_is_dropped_and_nobody_waits_for_it() {
    // After name, language, priority, SPEAK: over GET RATE, or over SET RATE.
    for answered in [6, 7] {
        let server = FakeSsip::hanging_after(answered);
        let (speech, notices) = speech(&server);
        speech.say("eins", Priority::Message);
        expect(&notices, &SPEAKING);
        server.expect_spoken(&["eins"]);
        let start = Instant::now();
        for steps in -5..=5 {
            speech.set_rate(rate(steps));
            speech.say("zwei", Priority::Message);
        }
        assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
        expect(&notices, &lost(BackendError::AnsweredTooSlowly));
        expect(&notices, &BackendNotice::Silent);
        let start = Instant::now();
        speech.set_rate(Rate::USUAL);
        speech.close(PATIENCE);
        assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
        server.wake();
        server.expect_spoken(&["eins"]);
    }
}
