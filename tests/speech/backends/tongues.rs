//! Texts whose parts are in several languages, and words that a synthesizer would say wrongly.

use std::process::Command;

use ansage::speech::SpokenPart;

use super::*;

const SSML: &str =
    "<speak>Sötét: <voice xml:lang=\"de\">Springer Gustav eins &amp; Felix drei.</voice> Te jössz.</speak>";
const PLAIN: &str = "Sötét: Springer Gustav eins & Felix drei. Te jössz.";

fn german(text: &str) -> SpokenPart {
    SpokenPart { language: Some("de".to_owned()), ..SpokenPart::plain(text) }
}

fn sentence() -> Vec<SpokenPart> {
    vec![
        SpokenPart::plain("Sötét: "),
        german("Springer Gustav eins & Felix drei."),
        SpokenPart::plain(" Te jössz."),
    ]
}

/// The commands that stand before the first text, or between texts.
fn commands(server: &FakeSsip, about: &str) -> Vec<String> {
    server.lines().into_iter().filter(|line| line.contains(about)).collect()
}

#[test]
fn a_german_part_of_a_hungarian_sentence_is_named_as_german_and_is_one_text_with_it() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech_in("hu", &server);
    speech.say("Te jössz.", Priority::Message);
    speech.say_parts(sentence(), Priority::Message);
    speech.say_parts(sentence(), Priority::Message);
    speech.say("a < b & c", Priority::Message);
    server.expect_spoken(&["Te jössz.", SSML, SSML, "a < b & c"]);
    let ssml: Vec<bool> = server.spoken().iter().map(|spoken| spoken.ssml).collect();
    assert_eq!(ssml, [false, true, true, false]);
    assert!(server.spoken().iter().all(|spoken| spoken.language == "hu"));
    // Only when it changes.
    assert_eq!(commands(&server, "SSML"), ["SET SELF SSML_MODE ON", "SET SELF SSML_MODE OFF"]);
}

#[test]
fn a_text_in_one_language_goes_out_as_it_is_and_nothing_is_asked_for_it() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    speech.say("Springer Gustav eins", Priority::Message);
    speech.say_parts(vec![SpokenPart::plain("Du "), SpokenPart::plain("bist am Zug.")], Priority::Message);
    server.expect_spoken(&["Springer Gustav eins", "Du bist am Zug."]);
    assert_eq!(commands(&server, "SSML"), Vec::<String>::new());
    assert_eq!(commands(&server, "GET"), Vec::<String>::new());
}

#[test]
fn a_daemon_without_ssml_is_given_words_alone() {
    let server = FakeSsip::start();
    server.refuse_ssml();
    let (speech, notices) = speech_in("hu", &server);
    speech.say_parts(sentence(), Priority::Message);
    speech.say("Te jössz.", Priority::Message);
    speech.say_parts(sentence(), Priority::Message);
    server.expect_spoken(&[PLAIN, "Te jössz.", PLAIN]);
    assert_eq!(commands(&server, "SSML"), ["SET SELF SSML_MODE ON"], "it is asked once");
    expect(&notices, &SPEAKING);
    expect_nothing(&notices);
}

#[test]
fn its_end_is_waited_for_as_for_one_text_and_silence_ends_all_of_it() {
    let server = FakeSsip::start();
    server.speak_slowly();
    let (speech, _notices) = speech_in("hu", &server);
    speech.say_parts(sentence(), Priority::Message);
    speech.say("Te jössz.", Priority::Message);
    server.expect_spoken(&[SSML]);
    server.finish();
    server.expect_spoken(&[SSML, "Te jössz."]);
    speech.say_parts(sentence(), Priority::Message);
    server.finish();
    server.expect_spoken(&[SSML, "Te jössz.", SSML]);
    speech.say("Te jössz.", Priority::Message);
    speech.silence();
    assert!(wait_until(|| server.spoken()[2].cancelled));
    server.expect_spoken(&[SSML, "Te jössz.", SSML]);
}

#[test]
fn what_was_lost_is_said_again_once_and_whole() {
    let server = FakeSsip::start();
    server.speak_slowly();
    let (speech, notices) = speech_in("hu", &server);
    speech.say_parts(sentence(), Priority::Message);
    server.expect_spoken(&[SSML]);
    expect(&notices, &SPEAKING);
    server.restart();
    expect_death(&notices);
    expect(&notices, &SPEAKING);
    server.expect_spoken(&[SSML, SSML]);
    assert!(server.spoken()[1].ssml, "a new line begins without SSML");
}

fn respelled() -> Vec<SpokenPart> {
    let said = [("espeak", "Zäsar vier"), ("rhvoice", "Cesar vier")];
    let respelled = said.map(|(of, said)| (of.to_owned(), said.to_owned())).to_vec();
    vec![SpokenPart { respelled, ..SpokenPart::plain("Cäsar vier") }]
}

#[test]
fn a_module_is_given_the_letters_that_it_says_rightly() {
    for (module, said) in [
        (Some("espeak-ng"), "Zäsar vier"),
        (Some("espeak-ng-mbrola"), "Zäsar vier"),
        (Some("RHVoice"), "Cesar vier"),
        (Some("festival"), "Cäsar vier"),
        (Some("(null)"), "Cäsar vier"),
        (None, "Cäsar vier"),
    ] {
        let server = FakeSsip::start();
        server.set_module(module);
        let (speech, _notices) = speech(&server);
        speech.say_parts(respelled(), Priority::Message);
        speech.say_parts(respelled(), Priority::Message);
        server.expect_spoken(&[said, said]);
        let asked = commands(&server, "GET OUTPUT_MODULE");
        assert_eq!(asked.len(), 1, "{module:?}: it is asked once");
        let order = server.lines();
        let at = |start: &str| order.iter().position(|line| line.starts_with(start));
        assert!(at("SET SELF LANGUAGE") < at("GET OUTPUT_MODULE"), "each language has its own: {order:?}");
    }
}

/// How eSpeak NG says a text in a language; `None` without its command, or where that is missing on purpose.
fn phonemes(language: &str, text: &str) -> Option<String> {
    if env::var_os("ANSAGE_BARE").is_some() {
        return None;
    }
    let told = Command::new("espeak-ng").args(["-q", "-x", "-m", "-v", language, text]).output().ok()?;
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    Some(told.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn the_german_part_sounds_german_and_the_rest_hungarian() {
    let (Some(mixed), Some(german)) =
        (phonemes("hu", SSML), phonemes("de", "Springer Gustav eins &amp; Felix drei."))
    else {
        eprintln!("no eSpeak NG: not tested");
        return;
    };
    assert!(mixed.contains(&german), "{mixed}, {german}");
    let (begin, end) = (phonemes("hu", "Sötét:").unwrap(), phonemes("hu", "Te jössz.").unwrap());
    assert!(mixed.starts_with(&begin) && mixed.ends_with(&end), "{mixed}, {begin}, {end}");
    let hungarian = phonemes("hu", "Sötét: Springer Gustav eins &amp; Felix drei. Te jössz.").unwrap();
    assert!(!hungarian.contains(&german), "{hungarian}");
}
