//! The way to a daemon, from the environment of another process.

use super::*;

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
    let printed = elsewhere(
        "backends::environment::say_by_environment",
        &environment.map(|(name, value)| (name, value.as_ref())),
    );
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
#[cfg(tts)]
fn a_mute_daemon_silences_every_way_to_it() {
    let server = FakeSsip::mute();
    let lost = |backend| format!("Lost {{ backend: {backend}, loss: OpenedTooSlowly }}");
    let notices = notices_elsewhere(&server, "auto", "eins");
    assert_eq!(notices[..2], [lost("Ssip"), lost("Tts")]);
    // What needs no daemon speaks where there is a sound card.
    let end = notices.last().map(String::as_str);
    assert!(matches!(end, Some("Silent" | "Speaking(Espeak)")), "{notices:?}");
    server.expect_spoken(&[]);
}

#[test]
#[cfg(tts)]
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
#[cfg(tts)]
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
#[cfg(tts)]
fn tts_over_a_daemon_that_refuses_rates_goes_on_speaking() {
    let server = FakeSsip::start();
    server.set_usual_rate(None);
    let notices = notices_elsewhere(&server, "tts", &format!("{FASTER}|eins|zwei"));
    assert_eq!(notices, ["Speaking(Tts)"]);
    server.expect_spoken(&["eins", "zwei"]);
}

#[test]
#[cfg(tts)]
fn tts_over_a_dead_daemon_is_silent() {
    let server = FakeSsip::start();
    server.die();
    let lost = "Lost { backend: Tts, loss: NotThere }".to_owned();
    assert_eq!(notices_elsewhere(&server, "tts", "eins"), [lost, "Silent".to_owned()]);
}
