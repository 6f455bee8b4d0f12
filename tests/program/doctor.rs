//! The doctor: what he finds, what he says to do about it, and that he says it aloud.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::process::{Command, Output, Stdio};

use crate::support::fake_ssip::FakeSsip;
use serde_json::Value;
use tempfile::TempDir;

/// A machine without speech, sound or a locale.
fn doctor(home: &TempDir, asked: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command
        .arg("doctor")
        .args(asked)
        .env_clear()
        .env("HOME", home.path())
        .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent")
        .env("SPEECHD_CMD", "/bin/false")
        .stdin(Stdio::null());
    command
}

fn found(output: &Output, name: &str) -> Value {
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let checks = all["checks"].as_array().unwrap();
    checks.iter().find(|check| check["check"] == name).unwrap().clone()
}

fn text(output: &Output) -> String {
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_sentence_is_said_and_who_says_it_is_told() {
    let (home, server) = (tempfile::tempdir().unwrap(), FakeSsip::start());
    let output = doctor(&home, &["--voice", "de", "--speech", "ssip"])
        .env("SPEECHD_ADDRESS", server.address())
        .env("LANG", "de_DE.UTF-8")
        .output()
        .unwrap();
    server.expect_spoken(&["So spricht Ansage."]);
    let told = text(&output);
    assert!(output.status.success(), "{told}");
    assert!(told.starts_with("Sprache des Systems: de_DE.UTF-8. Stimme: de.\nKein Terminal"), "{told}");
    assert!(told.contains("\nSprache: Speech Dispatcher spricht Deutsch, bereit nach "), "{told}");
    assert!(told.contains("library.sqlite3, 0 Partien.\nÜbungspartner: zieht nach "), "{told}");
    assert!(told.ends_with("\nNichts fehlt, was eine Partie braucht.\n"), "{told}");
}

#[test]
fn who_has_settled_that_nothing_speaks_hears_nothing() {
    let (home, server) = (tempfile::tempdir().unwrap(), FakeSsip::start());
    let settings = home.path().join("settings.toml");
    fs::write(&settings, "speech.on = false\n").unwrap();
    let named = settings.to_str().unwrap();
    for (asked, environment) in [(&["--settings", named][..], ""), (&[], "off")] {
        let output = doctor(&home, &[&["--voice", "de"][..], asked].concat())
            .env("SPEECHD_ADDRESS", server.address())
            .env("ANSAGE_SPEECH", environment)
            .output()
            .unwrap();
        let told = text(&output);
        assert!(told.contains("\nSprache aus, wie verlangt.\n") && output.status.success(), "{told}");
    }
    server.expect_spoken(&[]);
}

#[test]
fn each_ear_is_told_whose_it_is_and_one_that_is_silent_why() {
    let (home, server) = (tempfile::tempdir().unwrap(), FakeSsip::start());
    server.add_module("left");
    let settings = home.path().join("settings.toml");
    let address = server.address();
    let ear =
        |side: &str, module: &str| format!("[ears.{side}]\naddress = \"{address}\"\nmodule = \"{module}\"\n");
    fs::write(&settings, ear("white", "left") + &ear("black", "right") + "voice = \"en\"\n").unwrap();
    let asked = ["--voice", "de", "--speech", "ssip", "--settings", settings.to_str().unwrap()];
    let output = doctor(&home, &asked).env("SPEECHD_ADDRESS", &address).output().unwrap();
    server.expect_spoken(&["So spricht Ansage.", "Das hört nur Weiß."]);
    assert_eq!(server.spoken()[1].module, "left");
    let told = text(&output);
    assert_eq!(output.status.code(), Some(1), "{told}");
    let white = "\nEigenes Ohr von Weiß: Speech Dispatcher spricht Deutsch über left, bereit nach ";
    assert!(told.contains(white), "{told}");
    let black = "\nEigenes Ohr von Schwarz stumm: ein Modul right gibt es nicht.\nZum Ändern: ";
    assert!(told.contains(black), "{told}");
}

#[test]
fn what_is_missing_has_its_remedy_and_an_exit_code() {
    let home = tempfile::tempdir().unwrap();
    let output = doctor(&home, &["--voice", "en", "--speech", "ssip"]).output().unwrap();
    let told = text(&output);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.starts_with("The system names no language. Voice: en.\nTo change it: set LANG"), "{told}");
    assert!(told.contains("\nNo speech.\nTo speak, install speech-dispatcher"), "{told}");
    assert!(told.ends_with("\nOne thing is missing.\n"), "{told}");
}

#[test]
fn what_is_installed_is_not_to_be_installed() {
    let (home, programs) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::write(programs.path().join("speech-dispatcher"), "").unwrap();
    let output = doctor(&home, &["--voice", "en", "--speech", "ssip"])
        .env("PATH", programs.path())
        // There may be sound then.
        .env("ALSA_CARD", "0")
        .output()
        .unwrap();
    let told = text(&output);
    assert!(told.contains("\nNo speech.\nTo check it: spd-say hello\n"), "{told}");
}

#[test]
fn an_engine_that_is_settled_is_tried_and_lacks_no_game() {
    let home = tempfile::tempdir().unwrap();
    let settings = home.path().join("settings.toml");
    fs::write(&settings, "practice.engine = \"no-such-engine\"\n").unwrap();
    let named = settings.to_str().unwrap();
    let output = doctor(&home, &["--voice", "en", "--speech", "off", "--settings", named]).output().unwrap();
    let told = text(&output);
    let remedy = "For an engine, on Debian: apt install fairy-stockfish\n";
    assert!(told.contains(&format!("\nno-such-engine is not there.\n{remedy}")), "{told}");
    let output = doctor(&home, &["--json", "--speech", "off", "--settings", named]).output().unwrap();
    assert_eq!(found(&output, "engine")["state"], "note");
    assert_eq!(found(&output, "engine")["value"]["fault"], "missing");
}

#[test]
fn other_programs_get_one_object() {
    let home = tempfile::tempdir().unwrap();
    let file = home.path().join("a\u{1b}[2Jfile");
    fs::write(&file, "no library").unwrap();
    let path = file.to_str().unwrap();
    let output = doctor(&home, &["--json", "--speech", "off", "--library", path])
        .env("LC_ALL", "en_GB.ISO-8859-1")
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(1));
    let states = ["locale", "terminal", "reader", "library", "partner", "audio", "speech"]
        .map(|name| found(&output, name)["state"].as_str().unwrap().to_owned());
    assert_eq!([&states[0], &states[1], &states[3], &states[4]], ["note", "note", "missing", "good"]);
    assert_eq!(states[6], "note");
    assert_eq!(found(&output, "locale")["value"]["locale"], "en_GB.ISO-8859-1");
    assert!(found(&output, "library")["remedy"].as_str().unwrap().contains("--library"));
    assert!(!output.stdout.contains(&0x1b));
}
