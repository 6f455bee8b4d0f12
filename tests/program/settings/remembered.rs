//! What is changed at a desk is remembered, where it may be.

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;

use crate::support::fake_ssip::FakeSsip;
use crate::support::spoken_desk::SpokenDesk;
use crate::support::terminal::Terminal;
use crate::support::wait_until;

fn named(home: &TempDir) -> (PathBuf, String) {
    let path = home.path().join("named.toml");
    let text = path.to_str().unwrap().to_owned();
    (path, text)
}

const GREETING: &str =
    "Übungspartie. Du hast Weiß. Stufe eins. Neunzig Minuten plus dreißig Sekunden. Du bist am Zug.";

/// So much of it is spoken at once.
const SPOKEN: &str = "Übungspartie. Du hast Weiß. Stufe eins. Neunzig Minuten plus dreißig Sekunden. Mehr.";

#[test]
fn speech_is_turned_off_and_on_and_both_are_remembered() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    let mut desk = SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "ssip"],
    );
    desk.says(GREETING);
    server.expect_spoken(&[SPOKEN]);
    desk.hears("Sprache aus");
    desk.says("Sprache aus.");
    assert_eq!(fs::read_to_string(&path).unwrap(), "[speech]\non = false\n");
    desk.hears("Zug");
    desk.hears("speech on");
    desk.says("Sprache an.");
    assert_eq!(fs::read_to_string(&path).unwrap(), "[speech]\non = true\n");
    server.expect_spoken(&[SPOKEN, "Sprache an."]);
    assert!(server.spoken()[0].cancelled, "it is silent at once");
    desk.leaves();
}

#[test]
fn speech_that_is_off_is_opened_when_it_is_wanted() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    fs::write(&path, "[speech]\nby = \"ssip\"\non = false\n").unwrap();
    let mut desk =
        SpokenDesk::sit(home.path(), &server, &["practice", "--time", "90+30", "--settings", &file]);
    desk.says("Eigene Sprache aus, wie in den Einstellungen. Mit „Sprache an“ spricht das Programm.");
    desk.says(GREETING);
    assert_eq!(server.clients(), 0);
    desk.hears("Sprache an");
    desk.says("Sprache an.");
    server.expect_spoken(&["Sprache an."]);
    desk.leaves();
}

#[test]
fn where_nothing_speaks_one_sentence_says_so_and_nothing_is_remembered() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    fs::write(&path, "[speech]\non = false\nby = \"ssip\"\n").unwrap();
    server.die();
    let mut desk =
        SpokenDesk::sit(home.path(), &server, &["practice", "--time", "90+30", "--settings", &file]);
    desk.says(GREETING);
    for line in ["schneller", "lauter"] {
        desk.hears(line);
        desk.says("Nichts geändert, denn die eigene Sprache ist aus. Mit „Sprache an“ spricht das Programm.");
    }
    for _ in 0..2 {
        desk.hears("Sprache an");
        desk.says("Ohne Sprache. Zum Sprechen: speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng installieren.");
    }
    desk.hears("leiser");
    desk.says("Ohne Sprache. Zum Sprechen: speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng installieren.");
    desk.leaves();
    assert_eq!(fs::read_to_string(&path).unwrap(), "[speech]\non = false\nby = \"ssip\"\n");
}

#[test]
fn louder_than_usual_may_be_nothing_and_the_ends_say_so() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (_, file) = named(&home);
    let mut desk = SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "ssip"],
    );
    desk.says(GREETING);
    server.expect_spoken(&[SPOKEN]);
    desk.hears("lauter");
    desk.says("Lauter, wenn Speech Dispatcher nicht schon am lautesten spricht.");
    desk.hears("leiser");
    desk.says("Leiser.");
    for _ in 0..5 {
        desk.hears("leiser");
        desk.says("Leiser.");
    }
    desk.hears("leiser");
    desk.says("Leiser geht es nicht.");
    desk.hears("lauter");
    desk.says("Lauter.");
    desk.leaves();
}

#[test]
fn the_rate_of_each_voice_is_remembered_unless_a_flag_names_one() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    let mut desk = SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "ssip"],
    );
    desk.hears("schneller");
    desk.hears("schneller");
    assert!(wait_until(|| fs::read_to_string(&path).is_ok_and(|text| text == "[speech.rate]\nde = 2\n")));
    desk.leaves();
    let mut desk = SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "ssip", "--rate", "-1"],
    );
    desk.hears("langsamer");
    desk.leaves();
    assert_eq!(fs::read_to_string(&path).unwrap(), "[speech.rate]\nde = 2\n");
    let before = server.spoken().len();
    SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "ssip"],
    )
    .leaves();
    assert!(wait_until(|| server.spoken().len() > before));
    assert_eq!(server.spoken()[before].rate, "40");
}

#[test]
fn a_pipe_changes_nothing_that_was_not_named_and_simulated_time_nothing_at_all() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    for more in [&["practice"][..], &["practice", "--simulate-time", "--settings", &file]] {
        let mut desk = SpokenDesk::sit(home.path(), &server, more);
        desk.hears("schneller");
        desk.hears("Sprache aus");
        desk.says("Sprache aus.");
        desk.leaves();
    }
    assert!(!path.exists());
    assert!(!home.path().join(".config").exists());
}

#[test]
fn what_cannot_be_remembered_is_told_once() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    fs::write(home.path().join("file"), "").unwrap();
    let file = home.path().join("file/settings.toml").to_str().unwrap().to_owned();
    let mut desk =
        SpokenDesk::sit(home.path(), &server, &["practice", "--time", "90+30", "--settings", &file]);
    desk.says(GREETING);
    desk.hears("Sprache aus");
    desk.says("Sprache aus.");
    let told = desk.next().unwrap();
    assert!(told.starts_with("In den Einstellungen nicht gemerkt: "), "{told}");
    desk.hears("schneller");
    desk.hears("Sprache aus");
    let rest: Vec<String> = std::iter::from_fn(|| desk.next()).take(2).collect();
    assert!(rest.iter().all(|line| !line.contains("nicht gemerkt")), "{rest:?}");
    desk.leaves();
}

#[test]
fn a_mistake_in_the_settings_is_told_at_the_desk() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    fs::write(&path, "face = 7\n").unwrap();
    let desk = SpokenDesk::sit(
        home.path(),
        &server,
        &["practice", "--time", "90+30", "--settings", &file, "--speech", "off"],
    );
    desk.says("Einstellungen, Zeile 1, Spalte 8: Der Wert von face ist von der falschen Art. Dorthin gehört ein Text in Anführungszeichen.");
    desk.says(GREETING);
    desk.leaves();
}

#[test]
fn keys_of_the_screen_turn_speech_off_and_on_and_are_remembered() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let (path, file) = named(&home);
    let text = || fs::read_to_string(&path).unwrap_or_default();
    let [address, daemon] = server.environment();
    let environment = [(address.0, address.1.as_str()), (daemon.0, daemon.1.as_str())];
    let settled = ["--settings", &file];
    let mut terminal = Terminal::practice_in(80, 24, &settled, &environment);
    // Off by flag, so the key turns it on.
    terminal.press("\x1b[18~");
    terminal.shows("Sprache an.");
    assert!(wait_until(|| server.spoken().iter().any(|spoken| spoken.text == "Sprache an.")));
    assert_eq!(text(), "[speech]\non = true\n");
    let before = server.spoken().len();
    terminal.press("\x1b[18~");
    terminal.shows("Sprache aus.");
    assert_eq!(text(), "[speech]\non = false\n");
    terminal.press("\x1bOR");
    terminal.shows("Schwarz auf Weiß.");
    terminal.press("\x1bOS");
    terminal.shows("Figuren als Figurinen: Weiß hell, Schwarz dunkel.");
    terminal.press("\x1b[17~");
    terminal.shows("Große Uhren.");
    assert_eq!(server.spoken().len(), before, "nothing is spoken while speech is off");
    let look = "\n[screen]\ntheme = \"black-on-white\"\nfigurines = true\nbig-clocks = true\n";
    assert!(text().ends_with(look), "{}", text());
    // The next game looks as this one did: the next palette is the third.
    let mut next = Terminal::practice_in(80, 24, &settled, &environment);
    next.press("\x1bOR");
    next.shows("Gelb auf Schwarz.");
}
