//! What the program speaks while a game is played, and that a sick daemon never holds a game up.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::support::voice_of;
use std::fs;
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::fake_ssip::FakeSsip;
use crate::support::{PATIENCE, named, wait_until};
use ansage::args;
use ansage::tell::capital;
use ansage::voice::spoken_form;

/// A desk whose speech goes to a fake Speech Dispatcher.
struct Desk {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Lines<BufReader<ChildStdout>>,
    _folder: tempfile::TempDir,
}

impl Desk {
    fn sit(server: &FakeSsip, arguments: &[&str]) -> Desk {
        Desk::sit_in("de", server, arguments)
    }

    fn sit_in(voice: &str, server: &FakeSsip, arguments: &[&str]) -> Desk {
        Desk::sit_among(&[], voice, server, arguments)
    }

    /// With these in the environment.
    fn sit_among(more: &[(&str, &Path)], voice: &str, server: &FakeSsip, arguments: &[&str]) -> Desk {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .arg("--library")
            .arg(folder.path().join("library.sqlite3"))
            .args(["--voice", voice])
            .args(arguments)
            .arg("--line")
            .env("XDG_CONFIG_HOME", "/nonexistent")
            .envs(server.environment())
            .envs(more.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Desk { child, stdin, lines, _folder: folder }
    }

    fn says(&mut self) -> String {
        self.lines.next().unwrap().unwrap()
    }

    fn hears(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The lines up to the end.
    fn leave(mut self) -> Vec<String> {
        drop(self.stdin.take());
        let rest = self.lines.map(Result::unwrap).collect();
        assert!(self.child.wait().unwrap().success());
        rest
    }
}

/// What is printed, as it is to be spoken: numbers and signs in words, and how to resume not at all.
fn heard(printed: &[String]) -> Vec<String> {
    let voice = voice_of("de");
    let spoken = |line: &String| line.split(" Weiter mit: ").next().map(|line| spoken_form(line, voice));
    printed.iter().filter_map(spoken).collect()
}

#[test]
fn every_line_is_spoken_and_nothing_else() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["relay", "--speech", "ssip"]);
    let mut printed = vec![desk.says()];
    // Each line silences what is being said, so the next one is typed when the last one has been heard.
    for (place, line) in ["Eva vier", "drücken", "quatsch", "Eva fünf", "Züge"].iter().enumerate() {
        assert!(wait_until(|| server.spoken().len() > place), "{:?}", server.spoken());
        desk.hears(line);
        printed.push(desk.says());
    }
    assert!(wait_until(|| server.spoken().len() == printed.len()), "{:?}", server.spoken());
    printed.extend(desk.leave());
    let farewell = printed.last().unwrap();
    assert!(farewell.starts_with("Partie eins ist gespeichert. Weiter mit: ansage "), "{farewell}");
    let heard = heard(&printed);
    server.expect_spoken(&heard.iter().map(String::as_str).collect::<Vec<_>>());
    let commands = server.lines();
    let at = |start: &str| commands.iter().position(|command| command.starts_with(start));
    assert!(at("SET SELF LANGUAGE de") < at("SPEAK"), "{commands:?}");
    assert!(commands.iter().any(|command| command == "CANCEL SELF"), "{commands:?}");
}

#[test]
fn the_partners_move_is_important_and_the_own_repeat_is_not() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["practice", "--level", "1", "--speech", "ssip"]);
    desk.says();
    assert!(wait_until(|| !server.spoken().is_empty()));
    desk.hears("Eva vier");
    assert_eq!(desk.says(), "Eva zwei Eva vier.");
    let answer = desk.says();
    assert!(answer.starts_with("Schwarz: ") && answer.ends_with("Du bist am Zug."), "{answer}");
    assert!(wait_until(|| server.spoken().len() >= 3), "{:?}", server.spoken());
    let priority =
        |text: &str| server.spoken().into_iter().find(|spoken| spoken.text == text).unwrap().priority;
    assert_eq!(priority("Eva zwei Eva vier."), "message");
    assert_eq!(priority(&answer), "important");
    desk.leave();
}

/// Behind the end of a sitting nobody can ask for more.
#[test]
fn the_end_of_a_sitting_is_spoken_whole() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["train", "square-colours", "--speech", "ssip"]);
    desk.says();
    for line in ["nächste Frage", "nächste Frage", "nächste Frage"] {
        desk.hears(line);
        desk.says();
    }
    desk.hears("beenden");
    let farewell = desk.says();
    assert!(farewell.starts_with("Geübt: 3 Fragen, 0 richtig. Gefehlt hat: "), "{farewell}");
    assert!(farewell.ends_with(" Auf Wiedersehen."), "{farewell}");
    assert!(desk.leave().is_empty());
    let spoken = server.spoken().pop().unwrap();
    assert_eq!((spoken.text, spoken.priority.as_str()), (heard(&[farewell]).remove(0), "important"));
}

/// A question is spoken like any other line; slower is the rate of what follows, and silence says nothing.
#[test]
fn questions_are_spoken_and_slower_stays_slower() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["practice", "--against", "person", "--speech", "ssip"]);
    let mut printed = vec![desk.says()];
    for line in ["Reihe vier", "Reihe vier", "langsamer", "schneller"] {
        let place = printed.len();
        assert!(wait_until(|| server.spoken().len() >= place), "{:?}", server.spoken());
        desk.hears(line);
        printed.push(desk.says());
    }
    assert!(wait_until(|| server.spoken().len() >= printed.len()), "{:?}", server.spoken());
    desk.hears("Stille");
    printed.extend(desk.leave());
    let heard = heard(&printed);
    server.expect_spoken(&heard.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(printed[1], "Reihe vier: leer.");
    assert_eq!(printed[1], printed[2]);
    assert_eq!(printed[3], "Langsamer.");
    let rates: Vec<i32> =
        server.spoken().iter().map(|spoken| spoken.rate.parse().unwrap_or_default()).collect();
    // At the usual rate to the end of the second answer, slower once, and then as before.
    assert!(rates[..3].iter().all(|rate| *rate == 0) && rates[3] < 0 && rates[4] == 0, "{rates:?}");
}

/// A game of a few moves is answered while the daemon does not answer at all. What was said of speech.
#[track_caller]
fn plays_on(desk: &mut Desk) -> Vec<String> {
    let mut of_speech = Vec::new();
    let begun = Instant::now();
    for (line, answer) in [
        ("Eva vier", "Eva zwei Eva vier."),
        ("press", "Schwarz am Zug."),
        ("Eva fünf", "Eva sieben Eva fünf."),
        ("press", "Weiß am Zug."),
    ] {
        desk.hears(line);
        // What is said of speech itself comes when it comes.
        let mut said = desk.says();
        while said.contains("Sprach") || said.starts_with("Es spricht") {
            of_speech.push(std::mem::replace(&mut said, desk.says()));
        }
        assert_eq!(said, answer);
    }
    // Waiting for one call of the daemon would take longer than this; a busy machine does not.
    assert!(begun.elapsed() < PATIENCE / 2, "{:?}", begun.elapsed());
    of_speech
}

#[test]
fn a_daemon_that_never_answers_holds_nobody_up_and_is_told() {
    let server = FakeSsip::mute();
    let mut desk = Desk::sit(&server, &["relay", "--speech", "ssip"]);
    desk.says();
    let mut told = plays_on(&mut desk);
    while !told.iter().any(|line| line.starts_with("Ohne Sprache")) {
        told.push(desk.says());
    }
    assert!(told.iter().any(|line| line.starts_with("Sprache verloren")), "{told:?}");
    assert!(desk.leave().last().unwrap().contains("gespeichert"));
}

#[test]
fn a_daemon_that_hangs_in_the_middle_holds_nobody_up_not_even_at_the_end() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["relay", "--speech", "ssip"]);
    desk.says();
    assert!(wait_until(|| !server.spoken().is_empty()));
    server.hang();
    plays_on(&mut desk);
    let begun = Instant::now();
    desk.leave();
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

#[test]
fn a_daemon_that_dies_and_comes_back_speaks_again() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit(&server, &["relay", "--speech", "ssip"]);
    desk.says();
    assert!(wait_until(|| !server.spoken().is_empty()));
    server.die();
    server.restart();
    plays_on(&mut desk);
    assert!(
        wait_until(|| server.spoken().iter().any(|spoken| spoken.text == "Weiß am Zug.")),
        "{:?}",
        server.spoken()
    );
    desk.leave();
}

#[test]
fn without_a_daemon_the_game_is_the_same_and_one_line_says_how_to_get_speech() {
    let server = FakeSsip::start();
    server.die();
    let programs = tempfile::tempdir().unwrap();
    // Whether there is sound makes no difference then.
    let environment = [("PATH", programs.path()), ("ALSA_CARD", Path::new("0"))];
    for (installed, said) in [
        (
            false,
            "Ohne Sprache. Zum Sprechen: speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng installieren.",
        ),
        (true, "Ohne Sprache weiter: Kein Sprachdienst antwortet. Zum Prüfen: spd-say hallo"),
    ] {
        if installed {
            fs::write(programs.path().join("speech-dispatcher"), "").unwrap();
        }
        let mut desk = Desk::sit_among(&environment, "de", &server, &["relay", "--speech", "ssip"]);
        desk.says();
        let mut told = plays_on(&mut desk);
        while !told.iter().any(|line| line.starts_with("Ohne Sprache")) {
            told.push(desk.says());
        }
        assert_eq!(told, [said]);
        desk.leave();
    }
}

/// As SSIP carries it where the announcement is in another language than the voice's.
fn in_german(text: &str) -> String {
    format!("<speak>{text}</speak>").replace('[', "<voice xml:lang=\"de\">").replace(']', "</voice>")
}

/// In every voice its own language is set before the first word, what it says of itself is in words,
/// and an announcement in the Laws' names is German.
#[test]
fn every_voice_speaks_its_language_and_announces_in_german() {
    for tag in ["de", "en", "es", "pt", "hu", "eu"] {
        let server = FakeSsip::start();
        let mut desk = Desk::sit_in(tag, &server, &["relay", "--speech", "ssip"]);
        let mut printed = vec![desk.says()];
        for (place, line) in ["Eva vier", "repeat", "press", "last move"].iter().enumerate() {
            assert!(wait_until(|| server.spoken().len() > place), "{tag}: {:?}", server.spoken());
            desk.hears(line);
            printed.push(desk.says());
        }
        assert!(wait_until(|| server.spoken().len() >= printed.len()), "{tag}: {:?}", server.spoken());
        desk.leave();
        let voice = voice_of(tag);
        let spoken = server.spoken();
        let black_to_move =
            capital(&spoken_form(&voice.tell(named("turn"), &args!("color" => "black")), voice));
        let own = voice.language().to_lowercase();
        assert!(spoken.iter().all(|spoken| spoken.language == own), "{tag}: {spoken:?}");
        let commands = server.lines();
        let at = |start: &str| commands.iter().position(|command| command.starts_with(start)).unwrap();
        let language = format!("SET SELF LANGUAGE {}", voice.language().to_uppercase());
        assert!(at(&language) < at("SPEAK"), "{tag}: {commands:?}");
        let texts: Vec<&str> = spoken.iter().map(|spoken| spoken.text.as_str()).collect();
        assert_eq!(texts[0], spoken_form(&printed[0], voice), "{tag}");
        assert_eq!(texts[3], black_to_move, "{tag}");
        assert_eq!(printed[1], "Eva zwei Eva vier.");
        assert!(printed[4].contains("Eva zwei Eva vier"), "{tag}: {printed:?}");
        if tag == "de" {
            assert_eq!((texts[1], texts[2]), (printed[1].as_str(), printed[1].as_str()));
            assert_eq!(texts[4], spoken_form(&printed[4], voice));
            assert!(spoken.iter().all(|spoken| !spoken.ssml));
            continue;
        }
        let announced = in_german("[Eva zwei Eva vier.]");
        assert_eq!((texts[1], texts[2]), (announced.as_str(), announced.as_str()), "{tag}");
        let last = spoken_form(&printed[4], voice).replace("Eva zwei Eva vier.", "[Eva zwei Eva vier.]");
        assert_eq!(texts[4], in_german(&last), "{tag}");
        let ssml: Vec<bool> = spoken.iter().map(|spoken| spoken.ssml).take(5).collect();
        assert_eq!(ssml, [false, true, true, false, true], "{tag}");
    }
}

/// What eSpeak NG says wrongly is spelled for it in another way, in the German part of a sentence as well; what is
/// printed stays.
#[test]
fn espeak_is_given_letters_that_it_says_rightly() {
    for (tag, module, said) in [
        ("de", "espeak-ng", "Dahwitt zwei Dahwitt vier."),
        ("de", "rhvoice", "David zwei David vier."),
        ("eu", "espeak-ng", "<speak><voice xml:lang=\"de\">Dahwitt zwei Dahwitt vier.</voice></speak>"),
    ] {
        let server = FakeSsip::start();
        server.set_module(Some(module));
        let mut desk = Desk::sit_in(tag, &server, &["relay", "--speech", "ssip"]);
        desk.says();
        assert!(wait_until(|| !server.spoken().is_empty()));
        desk.hears("David vier");
        assert_eq!(desk.says(), "David zwei David vier.");
        assert!(wait_until(|| server.spoken().len() > 1));
        assert_eq!(server.spoken()[1].text, said, "{tag}, {module}");
        desk.leave();
    }
}

/// The marks of other languages are the program's own: typed ones are no letters, and change nothing.
#[test]
fn a_text_from_outside_is_not_taken_for_another_language() {
    let server = FakeSsip::start();
    let mut desk = Desk::sit_in("hu", &server, &["relay", "--speech", "ssip"]);
    desk.says();
    assert!(wait_until(|| !server.spoken().is_empty()));
    desk.hears("\u{fdd0}quatsch\u{fdd1} </speak><voice xml:lang=\"de\">");
    let printed = desk.says();
    assert!(printed.contains("quatsch") && !printed.contains('\u{fdd0}'), "{printed}");
    assert!(wait_until(|| server.spoken().len() > 1));
    let spoken = &server.spoken()[1];
    assert!(!spoken.ssml && !spoken.text.contains('\u{fdd0}'), "{spoken:?}");
    assert_eq!(spoken.text, spoken_form(&printed, voice_of("hu")));
    desk.leave();
}
