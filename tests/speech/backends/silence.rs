//! Silence, and what becomes of the texts.

use super::*;

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
    let rest = [
        "SET SELF LANGUAGE DE",
        "SET SELF NOTIFICATION END ON",
        "SET SELF NOTIFICATION CANCEL ON",
        "SET SELF PRIORITY MESSAGE",
        "SPEAK",
    ];
    assert_eq!(lines[1..], rest);
}

#[test]
fn every_text_is_sent_with_its_priority() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    let texts = [
        ("Matt", Priority::Important, "important"),
        ("Turm a eins", Priority::Message, "message"),
        ("a eins", Priority::Text, "text"),
        ("Hilfe mit F eins", Priority::Notification, "notification"),
        ("Zug 10", Priority::Progress, "progress"),
    ];
    for (place, (text, priority, _)) in texts.iter().enumerate() {
        speech.say(text, *priority);
        server.expect_spoken(&texts.map(|(text, ..)| text)[..=place]);
    }
    let priorities: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.priority).collect();
    assert_eq!(priorities, texts.map(|(.., word)| word));
}

#[test]
fn what_is_important_comes_next_and_cuts_no_message_off() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    speech.say("Eva zwei Eva vier.", Priority::Message);
    server.expect_spoken(&["Eva zwei Eva vier."]);
    speech.say("Weiß am Zug.", Priority::Message);
    speech.say("Blättchen gefallen.", Priority::Important);
    speech.say("Matt.", Priority::Important);
    server.expect_spoken(&["Eva zwei Eva vier."]);
    for spoken in 2..=4 {
        server.finish();
        let all = ["Eva zwei Eva vier.", "Blättchen gefallen.", "Matt.", "Weiß am Zug."];
        server.expect_spoken(&all[..spoken]);
    }
    assert!(server.spoken().iter().all(|spoken| !spoken.cancelled));
}

#[test]
fn what_may_be_dropped_makes_room_at_once() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    speech.say("a eins", Priority::Text);
    server.expect_spoken(&["a eins"]);
    speech.say("b eins", Priority::Text);
    server.expect_spoken(&["a eins", "b eins"]);
    speech.say("Hinweis", Priority::Notification);
    speech.say("Turm b eins", Priority::Message);
    server.expect_spoken(&["a eins", "b eins", "Turm b eins"]);
}

#[test]
fn what_is_important_after_a_key_is_spoken() {
    let server = FakeSsip::start();
    let (speech, _notices) = speech(&server);
    server.speak_slowly();
    for text in ["eins", "zwei", "drei"] {
        speech.say(text, Priority::Important);
    }
    server.expect_spoken(&["eins"]);
    speech.silence();
    speech.say("Matt", Priority::Important);
    server.expect_spoken(&["eins", "Matt"]);
    let cancelled: Vec<_> = server.spoken().into_iter().map(|spoken| spoken.cancelled).collect();
    assert_eq!(cancelled, [true, false]);
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
        let _ = wait_until(|| server.spoken().iter().any(|spoken| spoken.text == "neu"));
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
