//! Two players at one terminal, each with an ear of his own: who hears what, and in which words.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::fs;

use crate::support::fake_ssip::FakeSsip;
use crate::support::spoken_desk::SpokenDesk;
use crate::support::wait_until;
use tempfile::TempDir;

/// A desk with a voice of its own and the ears of both players, each a Speech Dispatcher that makes no sound.
struct Desk {
    room: FakeSsip,
    white: FakeSsip,
    black: FakeSsip,
    home: TempDir,
}

const OPENED: &str = "Partie mit Assistent. Neunzig Minuten plus dreißig Sekunden. Weiß am Zug.";
const E4: &str = "Eva zwei Eva vier.";

impl Desk {
    fn new() -> Desk {
        let [room, white, black] = [(); 3].map(|()| FakeSsip::start());
        Desk { room, white, black, home: TempDir::new().unwrap() }
    }

    fn settings(&self) -> std::path::PathBuf {
        self.home.path().join("settings.toml")
    }

    /// The address of an ear, as its settings say it.
    fn ear(side: &str, server: &FakeSsip, more: &str) -> String {
        format!("[ears.{side}]\naddress = \"{}\"\n{more}\n", server.address())
    }

    fn both(&self) -> String {
        Desk::ear("white", &self.white, "") + &Desk::ear("black", &self.black, "")
    }

    fn sit(&self, settings: &str, more: &[&str]) -> SpokenDesk {
        let path = self.settings();
        fs::write(&path, settings).unwrap();
        let arguments = [&["--settings", path.to_str().unwrap()][..], more].concat();
        SpokenDesk::sit(self.home.path(), &self.room, &arguments)
    }
}

/// Waits until this is the last that was spoken there.
#[track_caller]
fn expect_last(server: &FakeSsip, text: &str) {
    let last = || server.spoken().last().map(|spoken| spoken.text.clone());
    assert!(wait_until(|| last().as_deref() == Some(text)), "{text:?}: {:#?}", server.spoken());
}

/// Waits until this text is among those spoken.
#[track_caller]
fn expect_said(server: &FakeSsip, text: &str) {
    let said = || server.spoken().iter().any(|spoken| spoken.text == text);
    assert!(wait_until(said), "{text:?}: {:#?}", server.spoken());
}

#[test]
fn what_happens_is_heard_by_both_and_what_is_asked_by_the_asker_alone() {
    let desk = Desk::new();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    let both = [&desk.white, &desk.black];
    for server in both {
        expect_last(server, OPENED);
    }
    sat.hears("e4");
    for server in both {
        expect_last(server, E4);
    }
    let (square, last) =
        ("Eva vier: weißer Bauer, weißes Feld.", "Zug eins, Weiß, noch nicht gedrückt: Eva zwei Eva vier.");
    // What is asked for one ear silences no other.
    let cancels = |server: &FakeSsip| server.lines().iter().filter(|line| line.starts_with("CANCEL")).count();
    let before = both.map(cancels);
    sat.hears("Weiß: Was steht auf e4?");
    expect_last(&desk.white, square);
    assert_eq!(both.map(cancels), [before[0] + 1, before[1]]);
    sat.hears("Schwarz: letzter Zug?");
    expect_last(&desk.black, last);
    sat.leaves();
    let farewell = desk.white.spoken().last().unwrap().text.clone();
    desk.white.expect_spoken(&[OPENED, E4, square, &farewell]);
    desk.black.expect_spoken(&[OPENED, E4, last, &farewell]);
    let told = desk.room.spoken();
    assert!(told.iter().all(|spoken| spoken.text.starts_with("Eigenes Ohr von")), "{told:#?}");
}

#[test]
fn who_has_no_ear_hears_the_voice_of_the_desk() {
    let desk = Desk::new();
    let mut sat = desk.sit(&Desk::ear("white", &desk.white, ""), &["relay", "--speech", "ssip"]);
    let (turn, square) = ("Zug eins, Weiß am Zug.", "Eva vier: weißer Bauer, weißes Feld.");
    let last = "Zug eins, Weiß, noch nicht gedrückt: Eva zwei Eva vier.";
    sat.hears("e4");
    for server in [&desk.white, &desk.room] {
        expect_said(server, E4);
    }
    sat.hears("Weiß: Wer ist am Zug?");
    expect_last(&desk.white, turn);
    sat.hears("Schwarz: Was steht auf e4?");
    expect_last(&desk.room, square);
    sat.hears("letzter Zug?");
    for server in [&desk.white, &desk.room] {
        expect_last(server, last);
    }
    sat.leaves();
    let has = |server: &FakeSsip, text: &str| server.spoken().iter().any(|spoken| spoken.text == text);
    assert!(
        !has(&desk.white, square) && !has(&desk.room, turn),
        "{:#?} {:#?}",
        desk.white.spoken(),
        desk.room.spoken()
    );
    assert_eq!(desk.black.clients(), 0);
}

#[test]
fn what_names_nobody_can_be_one_players() {
    let desk = Desk::new();
    let settings = format!("ears.unnamed = \"black\"\n{}", desk.both());
    let mut sat = desk.sit(&settings, &["relay", "--speech", "ssip"]);
    sat.says(OPENED);
    sat.hears("Wer ist am Zug?");
    expect_last(&desk.black, "Zug eins, Weiß am Zug.");
    // A move is a move, whoever typed it.
    sat.hears("e4");
    expect_last(&desk.white, E4);
    sat.leaves();
    assert!(!desk.white.spoken().iter().any(|spoken| spoken.text == "Zug eins, Weiß am Zug."));
}

#[test]
fn an_ear_has_words_a_rate_and_a_memory_of_its_own() {
    let desk = Desk::new();
    let settings = Desk::ear("white", &desk.white, "")
        + &Desk::ear(
            "black",
            &desk.black,
            "voice = \"en\"\nnames = \"letters\"\nrate = 2\nvoice-type = \"female2\"",
        );
    let mut sat = desk.sit(&settings, &["relay", "--speech", "ssip"]);
    // What is said to all is said to each in words of their own.
    expect_last(&desk.white, OPENED);
    expect_last(&desk.black, "Relay. Ninety minutes plus thirty seconds. White to move.");
    sat.hears("Gesetz 6.9");
    // A text of the Laws is read in one voice, and spoken in its language in the ear of another as well.
    let is_german = || {
        let last = desk.black.spoken().last().map(|spoken| spoken.text.clone());
        last.is_some_and(|last| {
            last.starts_with("<speak><voice xml:lang=\"de\">") && last.contains("Artikel sechs Punkt neun")
        })
    };
    assert!(wait_until(is_german), "{:#?}", desk.black.spoken());
    // So is what the desk said before, when it is said again to all.
    sat.hears("nochmal");
    let count =
        || desk.black.spoken().iter().filter(|spoken| spoken.text.contains("Artikel sechs Punkt")).count();
    assert!(wait_until(|| count() == 2) && is_german(), "{:#?}", desk.black.spoken());
    sat.hears("e4");
    expect_last(&desk.white, E4);
    expect_last(&desk.black, "E two e four.");
    sat.hears("black: what is on e4?");
    expect_last(&desk.black, "E four: white pawn, light square.");
    sat.hears("Weiß: nochmal");
    expect_last(&desk.white, E4);
    // Heard in the words he is named in, answered in his own.
    sat.hears("Schwarz: schneller");
    expect_last(&desk.black, "Faster.");
    assert!(wait_until(|| fs::read_to_string(desk.settings()).unwrap().contains("rate = 3")));
    sat.hears("drücken");
    sat.hears("c5");
    expect_last(&desk.black, "C seven c five.");
    sat.leaves();
    let spoken = desk.black.spoken();
    assert!(spoken.iter().all(|spoken| spoken.language == "en" && spoken.voice_type == "female2"));
    let rates: Vec<&str> = spoken.iter().map(|spoken| spoken.rate.as_str()).collect();
    assert_eq!((rates[1], *rates.last().unwrap()), ("40", "60"), "{rates:?}");
    assert!(desk.white.spoken().iter().all(|spoken| spoken.language == "de" && spoken.rate.is_empty()));
    assert!(!fs::read_to_string(desk.settings()).unwrap().contains("[speech"));
}

#[test]
fn a_voice_is_changed_for_the_one_who_is_named() {
    let desk = Desk::new();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    sat.says(OPENED);
    sat.hears("langsamer");
    sat.says("Wessen Stimme? Sag zuerst Weiß oder Schwarz.");
    sat.hears("Weiß: Sprache aus");
    sat.says("Sprache aus.");
    sat.hears("e4");
    expect_last(&desk.black, E4);
    assert!(!desk.white.spoken().iter().any(|spoken| spoken.text == E4));
    sat.hears("Weiß: Sprache an");
    expect_last(&desk.white, "Sprache an.");
    sat.hears("Sprache aus");
    sat.hears("drücken");
    sat.hears("e5");
    sat.says("Eva sieben Eva fünf.");
    sat.leaves();
    for server in [&desk.white, &desk.black] {
        assert!(
            !server.spoken().iter().any(|spoken| spoken.text.contains("sieben")),
            "{:#?}",
            server.spoken()
        );
    }
}

#[test]
fn what_an_assistant_or_the_arbiter_asks_is_not_for_the_players_ears() {
    let desk = Desk::new();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    sat.says(OPENED);
    sat.hears("Schiedsrichter: Wer ist am Zug?");
    expect_said(&desk.room, "Zug eins, Weiß am Zug.");
    sat.leaves();
    for server in [&desk.white, &desk.black] {
        assert!(!server.spoken().iter().any(|spoken| spoken.text == "Zug eins, Weiß am Zug."));
    }
}

#[test]
fn an_ear_that_hangs_or_is_not_there_delays_nobody_and_is_heard_nowhere_else() {
    let desk = Desk::new();
    desk.white.hang();
    desk.black.die();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    sat.says(
        "Eigenes Ohr von Schwarz stumm: Kein Sprachdienst antwortet dort. Was nur dafür ist, steht nur hier.",
    );
    sat.says("Eigenes Ohr von Weiß verloren: Speech Dispatcher. Was nur dafür ist, steht nur noch hier.");
    sat.hears("Schwarz: Wer ist am Zug?");
    sat.says("Zug eins, Weiß am Zug.");
    expect_last(&desk.room, "Eigenes Ohr von Weiß verloren: Speech Dispatcher. Mehr.");
    // It is found when it is back, and what was said meanwhile is said there.
    desk.white.wake();
    sat.says("Eigenes Ohr von Weiß: Speech Dispatcher.");
    sat.hears("Weiß: letzter Zug?");
    expect_last(&desk.white, "Noch kein Zug.");
    sat.leaves();
    assert!(!desk.room.spoken().iter().any(|spoken| spoken.text == "Zug eins, Weiß am Zug."));
}

#[test]
fn without_a_second_person_or_speech_there_are_no_ears() {
    let desk = Desk::new();
    for arguments in [&["practice", "--speech", "ssip"][..], &["relay", "--speech", "off"]] {
        let mut sat = desk.sit(&desk.both(), arguments);
        sat.hears("Weiß: Wer ist am Zug?");
        sat.leaves();
    }
    assert_eq!((desk.white.clients(), desk.black.clients()), (0, 0));
}

#[test]
fn the_answer_to_a_private_question_is_private_too() {
    let desk = Desk::new();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    sat.says(OPENED);
    sat.hears("Weiß: welche Farbe");
    sat.says("Welches Feld?");
    expect_last(&desk.white, "Welches Feld?");
    sat.hears("e4");
    expect_last(&desk.white, "Eva vier: leer, weißes Feld.");
    // A move is nobody's secret, whoever was asked last.
    sat.hears("Schwarz: welche Farbe");
    expect_last(&desk.black, "Welches Feld?");
    sat.hears("Springer f3");
    expect_last(&desk.white, "Springer Gustav eins Felix drei.");
    sat.leaves();
    assert!(!desk.black.spoken().iter().any(|spoken| spoken.text.contains("leer")));
}

#[test]
fn who_types_without_a_name_goes_over_the_board_and_asks_for_himself() {
    let desk = Desk::new();
    let settings = format!("ears.unnamed = \"black\"\n{}", desk.both());
    let mut sat = desk.sit(&settings, &["relay", "--speech", "ssip", "--time", "5"]);
    sat.hears("meine Zeit");
    expect_last(&desk.black, "Schwarz: fünf Minuten übrig, null Sekunden verbraucht.");
    sat.hears("7");
    expect_last(&desk.black, "Hektor sieben: schwarzer Bauer, weißes Feld.");
    sat.hears("Sprache aus");
    sat.hears("Wer ist am Zug?");
    sat.says("Zug eins, Weiß am Zug.");
    sat.hears("Sprache an");
    // It is everybody's, as it was everybody's that it is off.
    for server in [&desk.white, &desk.black] {
        expect_last(server, "Sprache an.");
    }
    sat.leaves();
    assert!(!desk.white.spoken().iter().any(|spoken| spoken.text.contains("Bauer")));
}

#[test]
fn who_has_no_ear_turns_off_none() {
    let desk = Desk::new();
    let mut sat = desk.sit(&Desk::ear("white", &desk.white, ""), &["relay", "--speech", "ssip"]);
    sat.hears("Schwarz: Sprache aus");
    sat.says("Sprache aus.");
    sat.hears("e4");
    expect_last(&desk.white, E4);
    sat.leaves();
}

#[test]
fn a_device_that_does_not_go_with_what_speaks_is_silent_and_not_replaced() {
    for by in ["tts", "espeak"] {
        let desk = Desk::new();
        let settings = Desk::ear("white", &desk.white, &format!("by = \"{by}\""));
        let mut sat = desk.sit(&settings, &["relay", "--speech", "ssip"]);
        let silent = "Eigenes Ohr von Weiß stumm: Kein Sprachdienst antwortet dort. Was nur dafür ist, steht nur hier.";
        sat.says(silent);
        sat.hears("Weiß: Wer ist am Zug?");
        sat.says("Zug eins, Weiß am Zug.");
        sat.leaves();
        assert!(!desk.room.spoken().iter().any(|spoken| spoken.text.starts_with("Weiß am Zug")));
        assert_eq!(desk.white.clients(), 0);
    }
}

#[test]
fn where_an_ear_is_lost_the_voice_of_the_desk_tells_what_happens() {
    let desk = Desk::new();
    desk.white.die();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    sat.says(
        "Eigenes Ohr von Weiß stumm: Kein Sprachdienst antwortet dort. Was nur dafür ist, steht nur hier.",
    );
    sat.hears("e4");
    expect_said(&desk.room, E4);
    expect_said(&desk.black, E4);
    sat.leaves();
}

#[test]
fn a_module_that_goes_is_not_replaced_by_another_one() {
    let desk = Desk::new();
    desk.white.add_module("left");
    let settings =
        Desk::ear("white", &desk.white, "module = \"left\"") + &Desk::ear("black", &desk.black, "");
    let mut sat = desk.sit(&settings, &["relay", "--speech", "ssip"]);
    expect_last(&desk.white, OPENED);
    desk.white.remove_module("left");
    sat.hears("Weiß: Wer ist am Zug?");
    sat.says("Eigenes Ohr von Weiß stumm: Speech Dispatcher hat kein Modul left.");
    sat.leaves();
    let spoken = desk.white.spoken();
    assert!(spoken.iter().all(|spoken| spoken.module == "left" && spoken.text == OPENED), "{spoken:#?}");
}

#[test]
fn what_one_was_asked_is_no_question_to_the_other_and_stays_open() {
    let desk = Desk::new();
    let mut sat = desk.sit(&desk.both(), &["relay", "--speech", "ssip"]);
    let cancels = |server: &FakeSsip| server.lines().iter().filter(|line| line.starts_with("CANCEL")).count();
    expect_last(&desk.white, OPENED);
    expect_last(&desk.black, OPENED);
    sat.hears("Weiß: welche Farbe");
    expect_last(&desk.white, "Welches Feld?");
    let before = cancels(&desk.white);
    sat.hears("Schwarz: Wer ist am Zug?");
    expect_last(&desk.black, "Zug eins, Weiß am Zug.");
    sat.hears("Schiedsrichter: Wer ist am Zug?");
    expect_said(&desk.room, "Zug eins, Weiß am Zug.");
    sat.hears("e4");
    expect_last(&desk.white, "Eva vier: leer, weißes Feld.");
    // Neither Black's line nor the arbiter's silenced him.
    assert_eq!(cancels(&desk.white), before + 1);
    sat.leaves();
}
