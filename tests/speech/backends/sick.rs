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
    expect(&notices, &lost(BackendError::OpenedTooSlowly));
    expect(&notices, &BackendNotice::Silent);
    speech.say("zu spät", Priority::Important);
    speech.close(PATIENCE);
    server.wake();
    server.expect_spoken(&[]);
}

#[test]
fn a_daemon_that_hangs_is_dropped_and_nobody_waits_for_it() {
    // Name, language, priority, SPEAK and the text of one are answered; the next PRIORITY is not.
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
    expect(&notices, &lost(BackendError::AnsweredTooSlowly));
    expect(&notices, &BackendNotice::Silent);
    // What it was given before it was dropped is not said when it comes back.
    server.wake();
    server.expect_spoken(&["eins"]);
}

#[test]
fn a_text_taken_too_late_is_cancelled() {
    let server = FakeSsip::hanging_after(5);
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    expect(&notices, &lost(BackendError::AnsweredTooSlowly));
    expect(&notices, &BackendNotice::Silent);
    server.wake();
    server.expect_spoken(&[]);
}

#[test]
fn a_daemon_that_hangs_for_a_moment_is_kept() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.hang();
    speech.say("eins", Priority::Message);
    server.wake_after(Duration::from_millis(50));
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
    expect(&notices, &lost(BackendError::NotThere));
    expect(&notices, &BackendNotice::Silent);
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

/// Within two seconds, and what else a very busy machine may take.
const SOON: Duration = Duration::from_secs(4);

#[test]
fn what_was_being_spoken_when_the_daemon_died_is_said_again_once() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    server.expect_spoken(&["eins"]);
    server.speak_slowly();
    speech.say("zwei", Priority::Important);
    speech.say("drei", Priority::Message);
    server.expect_spoken(&["eins", "zwei"]);
    expect(&notices, &SPEAKING);
    server.restart();
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei", "zwei"]);
    // Not a third time.
    server.restart();
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins", "zwei", "zwei", "drei"]);
}

#[test]
fn what_was_silenced_is_not_said_again() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    server.speak_slowly();
    speech.say("veraltet", Priority::Message);
    server.expect_spoken(&["veraltet"]);
    speech.silence();
    server.expect_command("CANCEL SELF");
    server.restart();
    expect(&notices, &SPEAKING);
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["veraltet"]);
}

#[test]
fn a_daemon_that_stayed_away_is_found_when_it_is_back() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.die();
    expect_death(&notices);
    expect(&notices, &lost(BackendError::NotThere));
    expect(&notices, &BackendNotice::Silent);
    speech.say("eins", Priority::Message);
    // It stays away so long, and nothing is told meanwhile.
    assert_eq!(notices.recv_timeout(Duration::from_secs(3)).ok(), None);
    let start = Instant::now();
    server.restart();
    expect(&notices, &SPEAKING);
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
    server.expect_spoken(&["eins"]);
}

/// Of this process.
#[cfg(target_os = "linux")]
fn lookouts_and_links() -> usize {
    let names = std::fs::read_dir("/proc/self/task").unwrap().flatten();
    let names = names.filter_map(|task| std::fs::read_to_string(task.path().join("comm")).ok());
    names.filter(|name| name.trim().starts_with("speech")).count()
}

#[test]
#[ignore = "the other half of a_daemon_that_hangs_holds_few_threads"]
#[cfg(target_os = "linux")]
fn wait_for_one_that_hangs() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    server.speak_slowly();
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
    server.hang();
    speech.say("Matt", Priority::Important);
    // The death is seen when the end of the first text does not come.
    expect(&notices, &lost(BackendError::AnsweredTooSlowly));
    expect(&notices, &BackendNotice::Silent);
    // It hangs so long, and nothing is told meanwhile.
    assert_eq!(notices.recv_timeout(Duration::from_secs(8)).ok(), None);
    assert!(lookouts_and_links() <= 5, "{}", lookouts_and_links());
    let start = Instant::now();
    server.wake();
    expect(&notices, &SPEAKING);
    assert!(start.elapsed() < SOON, "{:?}", start.elapsed());
    let _ = wait_until(|| server.spoken().iter().any(|spoken| spoken.text == "Matt"));
    let heard: Vec<_> = server.spoken().into_iter().filter(|spoken| !spoken.cancelled).collect();
    assert_eq!(heard.iter().filter(|spoken| spoken.text == "Matt").count(), 1, "{heard:?}");
}

#[test]
#[cfg(target_os = "linux")]
fn a_daemon_that_hangs_holds_few_threads_and_is_found_when_it_goes_on() {
    elsewhere("backends::sick::wait_for_one_that_hangs", &[]);
}

#[test]
fn no_daemon_is_told_at_once() {
    let server = FakeSsip::start();
    server.die();
    let start = Instant::now();
    let (_speech, notices) = speech(&server);
    assert!(start.elapsed() < AT_ONCE);
    expect(&notices, &lost(BackendError::NotThere));
    expect(&notices, &BackendNotice::Silent);
}

#[test]
fn off_is_silent_and_opens_nothing() {
    let server = FakeSsip::start();
    let (tell, notices) = mpsc::channel();
    let outlet =
        OutputDevice { address: Some(Address::Unix(server.path().to_owned())), ..OutputDevice::default() };
    let speech =
        Speech::start_at("ansage", Choice::Off, "de", &outlet, move |notice| drop(tell.send(notice)));
    speech.say("eins", Priority::Important);
    expect(&notices, &BackendNotice::Silent);
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
    let outlet =
        OutputDevice { address: Some(address.parse::<Address>().unwrap()), ..OutputDevice::default() };
    let speech =
        Speech::start_at("ansage", Choice::Ssip, "de", &outlet, move |notice| drop(tell.send(notice)));
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["eins"]);
}
