//! A voice of one's own: its module, its kind of voice, its daemon, and no other device in their place.

use ansage::speech::{Address, OutputDevice, VoiceType};

use super::*;

fn speaks(choice: Choice, outlet: &OutputDevice) -> (Speech, Receiver<BackendNotice>) {
    let (tell, told) = mpsc::channel();
    let speech =
        Speech::start_at("ansage-white", choice, "de", outlet, move |notice| drop(tell.send(notice)));
    (speech, told)
}

fn outlet(server: &FakeSsip, module: Option<&str>) -> OutputDevice {
    OutputDevice {
        address: Some(Address::Unix(server.path().to_owned())),
        module: module.map(str::to_owned),
        voice_type: Some(VoiceType::Female2),
        ..OutputDevice::default()
    }
}

#[test]
fn an_outlet_is_set_after_the_language_and_before_the_first_word() {
    let server = FakeSsip::start();
    server.add_module("left");
    let (speech, notices) = speaks(Choice::Auto, &outlet(&server, Some("left")));
    expect(&notices, &SPEAKING);
    speech.say("Zeit", Priority::Message);
    server.expect_spoken(&["Zeit"]);
    let spoken = server.spoken().remove(0);
    assert_eq!(
        (&*spoken.language, &*spoken.module, &*spoken.voice_type),
        ("de", "left", "female2"),
        "{:?}",
        server.lines()
    );
    let place = |start: &str| server.lines().iter().position(|line| line.starts_with(start)).unwrap();
    assert!(place("SET SELF LANGUAGE") < place("SET SELF OUTPUT_MODULE"));
    assert!(server.lines()[0].contains("ANSAGE-WHITE"), "{:?}", server.lines());
}

#[test]
fn a_module_that_is_not_there_is_told_and_nothing_else_speaks() {
    let server = FakeSsip::start();
    let (speech, notices) = speaks(Choice::Auto, &outlet(&server, Some("left")));
    expect(&notices, &lost(BackendError::NoModule("left".to_owned())));
    expect(&notices, &BackendNotice::Silent);
    speech.say("Zeit", Priority::Message);
    server.expect_spoken(&[]);
    // It is looked for, and what was said meanwhile is said there.
    server.add_module("left");
    expect(&notices, &SPEAKING);
    server.expect_spoken(&["Zeit"]);
    assert_eq!(server.spoken()[0].module, "left");
}

#[test]
fn a_daemon_of_ones_own_that_is_gone_is_not_replaced_by_another_voice() {
    let server = FakeSsip::start();
    let outlet = outlet(&server, None);
    server.die();
    let (speech, notices) = speaks(Choice::Auto, &outlet);
    expect(&notices, &lost(BackendError::NotThere));
    expect(&notices, &BackendNotice::Silent);
    speech.close(MOMENT);
}

#[test]
fn two_voices_are_two_connections_and_silence_is_for_one() {
    let server = FakeSsip::start();
    server.speak_slowly();
    server.add_module("left");
    server.add_module("right");
    let (left, told_left) = speaks(Choice::Auto, &outlet(&server, Some("left")));
    let (right, told_right) = speaks(Choice::Auto, &outlet(&server, Some("right")));
    expect(&told_left, &SPEAKING);
    expect(&told_right, &SPEAKING);
    left.say("links", Priority::Message);
    right.say("rechts", Priority::Message);
    assert!(wait_until(|| server.spoken().len() == 2));
    left.silence();
    assert!(wait_until(|| server.spoken().iter().any(|spoken| spoken.cancelled)));
    let cancelled: Vec<_> =
        server.spoken().into_iter().map(|spoken| (spoken.module, spoken.cancelled)).collect();
    assert!(cancelled.contains(&("left".to_owned(), true)), "{cancelled:?}");
    assert!(cancelled.contains(&("right".to_owned(), false)), "{cancelled:?}");
}
