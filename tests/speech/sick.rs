//! A daemon that is mute, hangs, dies or comes back.

use super::*;

#[test]
fn a_mute_daemon_is_dropped_and_nobody_waits_for_it() {
    let server = FakeSsip::mute();
    let start = Instant::now();
    let (speech, notices) = speech(&server);
    for _ in 0..100 {
        speech.say("Springer f drei", Priority::Important);
        speech.silence();
    }
    assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
    expect(&notices, &lost(Loss::OpenedTooSlowly));
    expect(&notices, &Notice::Silent);
    speech.say("zu spät", Priority::Important);
    speech.close(PATIENCE);
    server.wake();
    server.expect_spoken(&[]);
}

#[test]
fn a_daemon_that_hangs_is_dropped_and_nobody_waits_for_it() {
    // Name, language, two notifications, priority, SPEAK and the text of one are answered; the next PRIORITY is not.
    let server = FakeSsip::hanging_after(6);
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    let start = Instant::now();
    speech.say("zwei", Priority::Message);
    speech.silence();
    speech.say("drei", Priority::Message);
    assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
    expect(&notices, &lost(Loss::AnsweredTooSlowly));
    expect(&notices, &Notice::Silent);
    // What was silenced is not said when it comes back, and the rest is said once.
    server.wake();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "drei"]);
}

#[test]
fn a_text_taken_too_late_is_said_once() {
    let server = FakeSsip::hanging_after(5);
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    expect(&notices, &lost(Loss::AnsweredTooSlowly));
    expect(&notices, &Notice::Silent);
    server.wake();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
}

#[test]
fn a_daemon_that_hangs_for_a_moment_is_kept() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.hang();
    speech.say("eins", Priority::Message);
    thread::sleep(Duration::from_millis(50));
    server.wake();
    server.expect_spoken(&["eins"]);
    expect_nothing(&notices);
}

#[test]
fn a_daemon_that_dies_is_looked_for_once_more() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    server.die();
    speech.say("zwei", Priority::Message);
    expect_death(&notices);
    expect(&notices, &lost(Loss::NotThere));
    expect(&notices, &Notice::Silent);
}

#[test]
fn a_daemon_that_was_restarted_goes_on_with_the_lost_text() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    for round in 0..3 {
        server.restart();
        speech.say("zwei", Priority::Message);
        expect_death(&notices);
        expect(&notices, &SPEAKING);
        server.expect_spoken(&["eins", "zwei", "zwei", "zwei"][..2 + round]);
    }
    assert!(server.spoken().iter().all(|spoken| spoken.language == "de"));
}

#[test]
fn a_daemon_that_comes_back_a_little_later_is_found() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.die();
    speech.say("eins", Priority::Message);
    expect_death(&notices);
    server.restart();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
}

#[test]
fn a_daemon_that_dies_over_a_text_does_not_say_it_twice() {
    // It dies over the SPEAK of the second text.
    let server = FakeSsip::dying_after(7);
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    speech.say("zwei", Priority::Message);
    expect(&notices, &SPEAKING);
    expect_death(&notices);
    server.restart();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei"]);
}

#[test]
fn what_was_being_spoken_when_it_died_is_said_again_once() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.go_on_speaking(true);
    speech.say("ein langer Satz", Priority::Message);
    server.expect_spoken(&["ein langer Satz"]);
    for _ in 0..2 {
        server.restart();
        expect_death(&notices);
        expect(&notices, &SPEAKING);
        server.expect_spoken(&["ein langer Satz", "ein langer Satz"]);
    }
}

#[test]
fn what_was_silenced_or_spoken_to_its_end_is_not_said_again() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    speech.say("zu Ende", Priority::Important);
    server.expect_spoken(&["zu Ende"]);
    server.go_on_speaking(true);
    speech.say("verstummt", Priority::Important);
    server.expect_spoken(&["zu Ende", "verstummt"]);
    speech.silence();
    server.expect_command("CANCEL SELF");
    server.restart();
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["zu Ende", "verstummt"]);
}

#[test]
fn a_daemon_that_was_away_for_long_is_found_within_two_seconds() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.die();
    speech.say("eins", Priority::Message);
    expect_death(&notices);
    expect(&notices, &lost(Loss::NotThere));
    expect(&notices, &Notice::Silent);
    for number in 0..20 {
        speech.say(&format!("Zug {number}"), Priority::Message);
    }
    thread::sleep(Duration::from_millis(2500));
    expect_nothing(&notices);
    server.restart();
    let back = Instant::now();
    expect(&notices, &SPEAKING);
    assert!(back.elapsed() < Duration::from_secs(2), "{:?}", back.elapsed());
    // Not all that was missed: the screen and the history have it.
    let last: Vec<String> = (12..20).map(|number| format!("Zug {number}")).collect();
    server.expect_spoken(&last.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn no_daemon_is_told_at_once() {
    let server = FakeSsip::start();
    server.die();
    let start = Instant::now();
    let (_speech, notices) = speech(&server);
    assert!(start.elapsed() < AT_ONCE);
    expect(&notices, &lost(Loss::NotThere));
    expect(&notices, &Notice::Silent);
}

#[test]
fn off_is_silent_and_opens_nothing() {
    let server = FakeSsip::start();
    let (tell, notices) = mpsc::channel();
    let daemon = Daemon::at(Address::Unix(server.path().to_owned()));
    let speech = Speech::start_with(Choice::Off, "de", daemon, move |notice| drop(tell.send(notice)));
    speech.say("eins", Priority::Important);
    expect(&notices, &Notice::Silent);
    speech.close(PATIENCE);
    server.expect_spoken(&[]);
    assert_eq!(server.clients(), 0);
}

#[test]
fn close_waits_until_all_is_handed_over() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    let texts: Vec<String> = (1..=50).map(|number| format!("Zug {number}")).collect();
    for text in &texts {
        speech.say(text, Priority::Message);
    }
    speech.close(PATIENCE);
    assert_eq!(server.spoken().len(), texts.len());
    server.expect_spoken(&texts.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn close_has_no_more_patience_than_it_is_given() {
    let server = FakeSsip::mute();
    let (speech, _notices) = speech(&server);
    speech.say("eins", Priority::Message);
    let start = Instant::now();
    speech.close(Duration::from_millis(100));
    assert!(start.elapsed() < Duration::from_millis(100) + AT_ONCE, "{:?}", start.elapsed());
}

#[test]
fn close_does_not_wait_for_a_daemon_nobody_needs() {
    let server = FakeSsip::mute();
    let (speech, _notices) = speech(&server);
    let start = Instant::now();
    speech.close(PATIENCE);
    assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
}

#[test]
fn dropping_does_not_hang() {
    let server = FakeSsip::mute();
    let (speech, _notices) = speech(&server);
    speech.say("eins", Priority::Message);
    let start = Instant::now();
    drop(speech);
    assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
}

#[test]
fn a_daemon_on_the_net_is_spoken_to() {
    let server = FakeSsip::start();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("inet_socket:{}", listener.local_addr().unwrap());
    let mut near = UnixStream::connect(server.path()).unwrap();
    let mut back = near.try_clone().unwrap();
    thread::spawn(move || {
        let (mut far, _) = listener.accept().unwrap();
        let mut forth = far.try_clone().unwrap();
        thread::spawn(move || io::copy(&mut forth, &mut near));
        io::copy(&mut back, &mut far)
    });
    let (tell, notices) = mpsc::channel();
    let daemon = Daemon::at(address.parse::<Address>().unwrap());
    let speech = Speech::start_with(Choice::Ssip, "de", daemon, move |notice| drop(tell.send(notice)));
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
}
