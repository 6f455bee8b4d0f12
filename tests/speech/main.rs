//! Speech against a Speech Dispatcher that makes no sound and can be made sick.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod support;

use std::env;
use std::io;
use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use ansage::speech::{Address, Backend, Choice, Daemon, Loss, Notice, Priority, Rate, Speech};
use support::fake_ssip::FakeSsip;
use support::{MOMENT, PATIENCE, elsewhere};

/// What a call that never blocks may take on a very busy machine. A hung daemon would cost seconds.
const AT_ONCE: Duration = Duration::from_millis(300);

fn speech(server: &FakeSsip) -> (Speech, Receiver<Notice>) {
    let (tell, told) = mpsc::channel();
    let daemon = Daemon::at(Address::Unix(server.path().to_owned()));
    let speech = Speech::start_with(Choice::Ssip, "de", daemon, move |notice| drop(tell.send(notice)));
    (speech, told)
}

#[track_caller]
fn expect(notices: &Receiver<Notice>, notice: &Notice) {
    assert_eq!(notices.recv_timeout(PATIENCE).as_ref(), Ok(notice));
}

#[track_caller]
fn expect_death(notices: &Receiver<Notice>) {
    let notice = notices.recv_timeout(PATIENCE);
    let Ok(Notice::Lost { backend: Backend::Ssip, loss: Loss::Broken(why) }) = &notice else {
        panic!("{notice:?}");
    };
    assert!(!why.is_empty());
}

#[track_caller]
fn expect_nothing(notices: &Receiver<Notice>) {
    assert_eq!(notices.recv_timeout(MOMENT).ok(), None);
}

fn lost(loss: Loss) -> Notice {
    Notice::Lost { backend: Backend::Ssip, loss }
}

const SPEAKING: Notice = Notice::Speaking(Backend::Ssip);

#[test]
fn the_language_is_set_before_the_first_word() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("Springer Gustav eins nach Felix drei", Priority::Message);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["Springer Gustav eins nach Felix drei"]);
    assert_eq!(server.spoken()[0].language, "de");
    let lines = server.lines();
    assert!(lines[0].starts_with("SET SELF CLIENT_NAME ") && lines[0].ends_with(":ANSAGE:MAIN"), "{lines:?}");
    assert_eq!(lines[1..], ["SET SELF LANGUAGE DE", "SET SELF PRIORITY MESSAGE", "SPEAK"]);
}

#[test]
fn every_text_is_sent_with_its_priority() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.say("Matt", Priority::Important);
    speech.say("Turm a eins", Priority::Message);
    speech.say("a eins", Priority::Text);
    speech.say("Hilfe mit F eins", Priority::Notification);
    speech.say("Zug 10", Priority::Progress);
    server.expect_spoken(&["Matt", "Turm a eins", "a eins", "Hilfe mit F eins", "Zug 10"]);
    let priorities: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.priority).collect();
    assert_eq!(priorities[..4], ["important", "message", "text", "notification"]);
    assert!(["progress", "notification"].contains(&priorities[4].as_str()), "{priorities:?}");
}

fn rate(steps: i8) -> Rate {
    Rate::new(steps).unwrap()
}

/// All that was asked or set about the rate.
fn rates(server: &FakeSsip) -> Vec<String> {
    server.lines().into_iter().filter(|line| line.contains("RATE")).collect()
}

#[test]
fn a_rate_is_set_before_the_texts_behind_it() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    speech.set_rate(rate(2));
    speech.say("zwei", Priority::Important);
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
        ["SPEAK", "GET RATE", "SET SELF RATE 40", "SET SELF PRIORITY IMPORTANT", "SPEAK"]
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
    let server = FakeSsip::dying_after(3);
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
    for answered in [4, 5] {
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
        expect(&notices, &lost(Loss::AnsweredTooSlowly));
        expect(&notices, &Notice::Silent);
        let start = Instant::now();
        speech.set_rate(Rate::USUAL);
        speech.close(PATIENCE);
        assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
        server.wake();
        server.expect_spoken(&["eins"]);
    }
}

#[test]
fn silence_cancels_what_is_spoken() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.say("ein langer Satz", Priority::Message);
    server.expect_spoken(&["ein langer Satz"]);
    speech.silence();
    server.expect_command("CANCEL SELF");
    speech.say("danach", Priority::Message);
    server.expect_spoken(&["ein langer Satz", "danach"]);
    let cancelled: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.cancelled).collect();
    assert_eq!(cancelled, [true, false]);
}

#[test]
fn silence_overtakes_the_queue() {
    let server = FakeSsip::start();
    let (speech, notices) = speech(&server);
    expect(&notices, &SPEAKING);
    server.hang();
    for _ in 0..100 {
        speech.say("veraltet", Priority::Message);
    }
    speech.silence();
    speech.say("neu", Priority::Message);
    server.wake();
    server.expect_command("CANCEL SELF");
    let texts: Vec<_> = {
        let _ = support::wait_until(|| server.spoken().iter().any(|spoken| spoken.text == "neu"));
        server.spoken().into_iter().map(|spoken| (spoken.text, spoken.cancelled)).collect()
    };
    // The one that was being handed over may have come through, and was cancelled.
    let (new, old) = texts.split_last().unwrap();
    assert_eq!(*new, ("neu".to_owned(), false));
    assert!(old.len() <= 1 && old.iter().all(|(_, cancelled)| *cancelled), "{texts:?}");
}

#[test]
fn silence_before_the_first_word_drops_what_waits() {
    let server = FakeSsip::mute();
    let (speech, notices) = speech(&server);
    speech.say("veraltet", Priority::Message);
    speech.silence();
    speech.say("neu", Priority::Message);
    server.wake();
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["neu"]);
}

#[test]
fn a_dot_does_not_end_the_text() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    for text in [".", "..", ".5", "Zug.", "\r\n.\r\nQUIT"] {
        speech.say(text, Priority::Message);
    }
    server.expect_spoken(&[".", "..", ".5", "Zug.", ". QUIT"]);
    assert!(!server.lines().contains(&"QUIT".to_owned()));
}

#[test]
fn texts_are_cleaned() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.say("\u{1b}[1mSpringer\u{1b}[0m\0 f\r\n3\t", Priority::Message);
    speech.say("Läufer schlägt Cäsar fünf – größer „Ä“", Priority::Message);
    server.expect_spoken(&["Springer f 3", "Läufer schlägt Cäsar fünf – größer „Ä“"]);
}

#[test]
fn nothing_is_never_sent() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    for text in ["", " ", "\r\n", "\0", "\u{1b}[0m", "\u{200b}"] {
        speech.say(text, Priority::Important);
    }
    speech.say("Ende", Priority::Message);
    server.expect_spoken(&["Ende"]);
    assert_eq!(server.lines().iter().filter(|line| *line == "SPEAK").count(), 1);
}

#[test]
fn the_same_text_twice_is_spoken_twice() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.say("e vier", Priority::Message);
    speech.say("e vier", Priority::Message);
    server.expect_spoken(&["e vier", "e vier"]);
}

#[test]
fn ten_thousand_letters_survive() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    let long = "Dame schlägt d5. ".repeat(600);
    speech.say(&long, Priority::Message);
    server.expect_spoken(&[long.trim_end()]);
}

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
    // Name, language, priority, SPEAK and the text of one are answered; the next PRIORITY is not.
    let server = FakeSsip::hanging_after(4);
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
    // What it was given before it was dropped is not said when it comes back.
    server.wake();
    server.expect_spoken(&["eins"]);
}

#[test]
fn a_text_taken_too_late_is_cancelled() {
    let server = FakeSsip::hanging_after(3);
    let (speech, notices) = speech(&server);
    speech.say("eins", Priority::Message);
    expect(&notices, &SPEAKING);
    expect(&notices, &lost(Loss::AnsweredTooSlowly));
    expect(&notices, &Notice::Silent);
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
    let server = FakeSsip::dying_after(5);
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

/// What [`say_by_environment`] is to use, and to say.
const CHOICE: &str = "ANSAGE_TEST_CHOICE";
const TEXTS: &str = "ANSAGE_TEST_TEXTS";
/// In such a list of texts: two steps faster from here.
const FASTER: &str = "[faster]";

#[test]
#[ignore = "the other half of notices_elsewhere"]
fn say_by_environment() {
    let (Ok(choice), Ok(texts)) = (env::var(CHOICE), env::var(TEXTS)) else { return };
    let speech = Speech::start(choice.parse().unwrap(), "de", |notice| println!("notice: {notice:?}"));
    for text in texts.split('|') {
        if text == FASTER {
            speech.set_rate(rate(2));
        } else {
            speech.say(text, Priority::Message);
        }
    }
    speech.close(PATIENCE);
}

/// Lets a process of its own say this, to the server `SPEECHD_ADDRESS` names, and returns the notices.
#[track_caller]
fn notices_elsewhere(server: &FakeSsip, choice: &str, texts: &str) -> Vec<String> {
    let address = server.address();
    let environment = [("SPEECHD_ADDRESS", &*address), (CHOICE, choice), (TEXTS, texts)];
    let printed = elsewhere("say_by_environment", &environment.map(|(name, value)| (name, value.as_ref())));
    printed
        .lines()
        .filter_map(|line| line.split_once("notice: "))
        .map(|(_, notice)| notice.to_owned())
        .collect()
}

#[test]
fn the_address_is_read_from_the_environment() {
    let server = FakeSsip::start();
    assert_eq!(notices_elsewhere(&server, "auto", "eins|zwei"), ["Speaking(Ssip)"]);
    server.expect_spoken(&["eins", "zwei"]);
}

#[test]
#[cfg(feature = "tts")]
fn a_mute_daemon_silences_every_way_to_it() {
    let server = FakeSsip::mute();
    let lost = |backend| format!("Lost {{ backend: {backend}, loss: OpenedTooSlowly }}");
    assert_eq!(notices_elsewhere(&server, "auto", "eins"), [lost("Ssip"), lost("Tts"), "Silent".to_owned()]);
    server.expect_spoken(&[]);
}

#[test]
#[cfg(feature = "tts")]
fn tts_has_a_voice_of_the_language_before_the_first_word() {
    let server = FakeSsip::start();
    assert_eq!(notices_elsewhere(&server, "tts", "eins| |.|zwei"), ["Speaking(Tts)"]);
    server.expect_spoken(&["eins", ".", "zwei"]);
    let lines = server.lines();
    let first = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted));
    let voice = first("SET SELF SYNTHESIS_VOICE GERMAN");
    assert!(voice.is_some() && voice < first("SPEAK"), "{lines:#?}");
    assert!(!lines.iter().any(|line| line.contains("ALICIA")), "{lines:#?}");
}

#[test]
#[cfg(feature = "tts")]
fn tts_sets_the_rate_before_the_texts_behind_it() {
    for (usual, expected) in [(Some(0), "40"), (Some(50), "70")] {
        let server = FakeSsip::start();
        server.set_usual_rate(usual);
        let notices = notices_elsewhere(&server, "tts", &format!("eins|{FASTER}|zwei|drei"));
        assert_eq!(notices, ["Speaking(Tts)"]);
        server.expect_spoken(&["eins", "zwei", "drei"]);
        let heard: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.rate).collect();
        assert_eq!(heard, ["", expected, expected]);
        assert_eq!(rates(&server), ["GET RATE".to_owned(), format!("SET SELF RATE {expected}")]);
    }
}

#[test]
#[cfg(feature = "tts")]
fn tts_over_a_daemon_that_refuses_rates_goes_on_speaking() {
    let server = FakeSsip::start();
    server.set_usual_rate(None);
    let notices = notices_elsewhere(&server, "tts", &format!("{FASTER}|eins|zwei"));
    assert_eq!(notices, ["Speaking(Tts)"]);
    server.expect_spoken(&["eins", "zwei"]);
}

#[test]
#[cfg(feature = "tts")]
fn tts_over_a_dead_daemon_is_silent() {
    let server = FakeSsip::start();
    server.die();
    let lost = "Lost { backend: Tts, loss: NotThere }".to_owned();
    assert_eq!(notices_elsewhere(&server, "tts", "eins"), [lost, "Silent".to_owned()]);
}
