//! Who speaks on Windows: a running NVDA by its controller client, and never two voices at once.

use crate::wine::{Client, Windows};

const RELAY: [&str; 6] = ["--voice", "de", "relay", "--line", "--speech", "nvda"];

/// What the controller client is given for a text in German.
fn german(text: &str) -> String {
    format!("speakSsml -1 0 1 <speak><voice xml:lang=\"de\">{text}</voice></speak>")
}

#[test]
fn nvda_speaks_and_shows_the_short_line_in_braille() {
    let Some(windows) = Windows::with(Client::New) else { return };
    let (out, _) = windows.said(&RELAY, "Springer Gustav eins Felix drei\nquit\n");
    let calls = windows.calls();
    assert!(calls.starts_with("testIfRunning\n"), "{calls}");
    let told = "Springer Gustav eins Felix drei";
    assert!(out.contains(told) && calls.lines().any(|call| call.contains(told)), "{out}\n{calls}");
    assert!(calls.lines().any(|call| call.starts_with("brailleMessage ") && call.contains("Sf3")), "{calls}");
    assert!(calls.lines().all(|call| !call.starts_with("speakText")), "{calls}");
}

#[test]
fn an_nvda_that_knows_no_languages_is_given_the_text_alone() {
    let Some(mut windows) = Windows::with(Client::Old) else { return };
    for client in [None, Some(Client::Between)] {
        if let Some(client) = client {
            let Some(other) = Windows::with(client) else { return };
            windows = other;
            windows.set("NVDA_CLIENT_ANSWERS", "speakSsml=1717");
        }
        windows.said(&RELAY, "e4\nquit\n");
        let calls = windows.calls();
        let spoken = calls.lines().any(|call| call.starts_with("speakText ") && call.contains("Eva vier"));
        assert!(spoken, "{calls}");
    }
}

#[test]
fn an_nvda_that_hangs_dies_or_fails_costs_its_voice_and_no_move() {
    for answers in
        ["speakSsml=hang", "speakSsml=1722", "testIfRunning=hang", "speakSsml=5", "cancelSpeech=1726"]
    {
        let Some(mut windows) = Windows::with(Client::New) else { return };
        windows.set("NVDA_CLIENT_ANSWERS", answers);
        let (out, _) = windows.said(&RELAY, "e4\npress\ne5\npress\nquit\n");
        assert!(out.contains("Eva vier") && out.contains("Eva fünf"), "{answers}: {out}");
        let games = windows.said(&["--voice", "de", "games", "export", "1"], "").0;
        assert!(games.contains("1. e4") && games.contains("e5"), "{answers}: {games}");
    }
}

#[test]
fn without_a_controller_client_what_to_do_on_windows_is_told() {
    let Some(windows) = Windows::new() else { return };
    let (out, _) = windows.said(&["--voice", "en", "doctor", "--speech", "nvda"], "");
    assert!(out.contains("nvdaControllerClient.dll"), "{out}");
    for word in ["apt", "Debian", "PipeWire", "spd-say", "speech-dispatcher"] {
        assert!(!out.contains(word), "{word}: {out}");
    }
}

#[test]
fn a_screen_reader_that_runs_is_found_and_nothing_else_speaks_beside_it() {
    let Some(windows) = Windows::new() else { return };
    let signs: [(&str, &[&str]); 3] = [
        ("NVDA", &["window", "wxWindowClassNR", "NVDA"]),
        ("JAWS", &["window", "JFWUI2", "JAWS"]),
        ("Narrator", &["mutex", "NarratorRunning"]),
    ];
    let reader = || {
        let (out, _) = windows.said(&["--voice", "en", "doctor", "--json", "--speech", "off"], "");
        let checks: serde_json::Value = serde_json::from_str(&out).unwrap();
        let checks = checks["checks"].as_array().unwrap();
        checks.iter().find(|check| check["check"] == "reader").unwrap()["value"]["name"].clone()
    };
    assert_eq!(reader(), serde_json::Value::Null);
    // Another program made with wxWidgets is no NVDA.
    let mut other = windows.sign(&["window", "wxWindowClassNR", "Another"]);
    assert_eq!(reader(), serde_json::Value::Null);
    drop(other.stdin.take());
    other.wait().unwrap();
    for (name, sign) in signs {
        let mut running = windows.sign(sign);
        assert_eq!(reader(), name);
        drop(running.stdin.take());
        running.wait().unwrap();
    }
}

#[test]
fn a_foreign_announcement_names_its_language() {
    let Some(windows) = Windows::with(Client::New) else { return };
    let arguments = ["--voice", "hu", "--names", "fide", "relay", "--line", "--speech", "nvda"];
    windows.said(&arguments, "e4\nquit\n");
    let calls = windows.calls();
    assert!(calls.contains("<voice xml:lang=\"hu\">"), "{calls}");
    assert!(!calls.contains(&german("")), "{calls}");
}

const PRISM: [&str; 6] = ["--voice", "de", "relay", "--line", "--speech", "prism"];

#[test]
fn a_screen_reader_found_by_prism_speaks_and_shows_the_short_line_in_braille() {
    let Some(windows) = Windows::with_prism("JAWS") else { return };
    let (out, _) = windows.said(&PRISM, "Springer Gustav eins Felix drei\nquit\n");
    let calls = windows.calls();
    let told = "Springer Gustav eins Felix drei";
    assert!(out.contains(told) && calls.lines().any(|call| call.contains(told)), "{out}\n{calls}");
    assert!(calls.starts_with("initialize JAWS\n") && calls.contains("braille Sf3"), "{calls}");
}

#[test]
fn a_prism_that_hangs_or_fails_costs_its_voice_and_no_move() {
    for answers in ["speak=hang", "speak=9", "initialize=hang", "stop=4"] {
        let Some(mut windows) = Windows::with_prism("JAWS") else { return };
        windows.set("PRISM_ANSWERS", answers);
        let (out, _) = windows.said(&PRISM, "e4\npress\ne5\npress\nquit\n");
        assert!(out.contains("Eva vier") && out.contains("Eva fünf"), "{answers}: {out}");
        let games = windows.said(&["--voice", "de", "games", "export", "1"], "").0;
        assert!(games.contains("1. e4") && games.contains("e5"), "{answers}: {games}");
    }
}

#[test]
fn without_any_other_voice_sapi_speaks_the_language_of_the_voice() {
    let Some(windows) = Windows::with_prism("SAPI") else { return };
    windows.said(&["--voice", "de", "relay", "--line"], "e4\nquit\n");
    let calls = windows.calls();
    let spoken = calls.lines().any(|call| call.starts_with("speak ") && call.contains("Eva vier"));
    assert!(spoken && calls.contains("initialize SAPI"), "{calls}");
}
