//! Whole sittings of sense and nonsense in any order: the program never fails, ends with 0, and every line
//! it prints is one a synthesizer can read.
//!
//! Each run says other things. One that fails prints its seed; `ANSAGE_SEED=… cargo test --test desk desk_babble`
//! says the same again.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

/// What is said, in the order of how much it does. Moves come often, so that games get on.
const SAID: [&str; 181] = [
    "e4",
    "e5",
    "d4",
    "d5",
    "Sf3",
    "Sf6",
    "Sc3",
    "Sc6",
    "Lc4",
    "Lc5",
    "exd5",
    "Dxd5",
    "berührt Gustav eins",
    "Eva zwei Eva sieben berührt, Reihenfolge unklar",
    "Springer Gustav eins gehoben",
    "Schiedsrichter: Schwarz hat Eva sieben berührt",
    "Schiedsrichter: versehentlich",
    "ich rücke zurecht",
    "zurechtgerückt",
    "Eva vier gestellt",
    "Eva fünf entfernt",
    "was muss ich ziehen",
    "berührt",
    "0-0",
    "0-0-0",
    "Dh5",
    "Dd8",
    "Dh4",
    "a4",
    "a5",
    "axb5",
    "Ta8",
    "Kf1",
    "Ke2",
    "e6",
    "e2e4",
    "e7e5",
    "g1f3",
    "b8c6",
    "h7h8D",
    "a8D",
    "h1=S",
    "Springer Felix drei",
    "Springer Cäsar sechs",
    "Eva vier",
    "Eva fünf",
    "David schlägt Eva fünf",
    "Eva acht",
    "Dame",
    "Turm",
    "Springer schlägt Bauer",
    "Läufer schlägt Springer",
    "König Eva zwei",
    "lange Rochade",
    "eins",
    "zwei",
    "press",
    "press",
    "press",
    "press",
    "drücken",
    "Korrektur Eva drei",
    "Korrektur Sa3",
    "correct d3",
    "Remis",
    "annehmen",
    "ablehnen",
    "claim threefold",
    "claim threefold Sf3",
    "beanspruche fünfzig Züge",
    "beanspruche fünfzig Züge Sg1",
    "beanspruche dreimal Springer Cäsar sechs",
    "beanspruche Zeit",
    "beanspruche normale Mittel",
    "zurückziehen",
    "bitte um Zuschlag",
    "aufgeschoben zwei Minuten",
    "Schiedsrichter: angenommen",
    "Schiedsrichter: abgelehnt",
    "Schiedsrichter: aufgeschoben",
    "Zeit",
    "Zeit verbraucht",
    "meine Zeit",
    "Züge",
    "Bretter",
    "warum",
    "prüfen",
    "prüfen Weiß",
    "Schwarz: prüfen",
    "aufhören",
    "vier Figuren",
    "keine",
    "leer",
    "weißer Bauer",
    "alles richtig",
    "Stopp Eva vier",
    "Stellung",
    "wiederholen",
    "Hilfe",
    "help",
    "white board: e3",
    "schwarzes Brett: Eva fünf leer",
    "weißes Brett: Anna eins leer, Anna zwei schwarzer König",
    "black board: Kf8",
    "white board: k7/8/8/8/8/8/8/K7",
    "white board: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "fix",
    "richten",
    "getan",
    "getan",
    "done",
    "pause",
    "weiter",
    "start",
    "zurück",
    "zurück drei",
    "ja",
    "nein",
    "Hinweis",
    "was greift Felix sieben an",
    "Angreifer",
    "wo sind die Springer",
    "meine Figuren",
    "Reihe vier",
    "Linie",
    "Diagonale Cäsar vier",
    "Strahlen",
    "Springersprung g3",
    "wohin kann der Springer",
    "wohin",
    "was kann ich schlagen",
    "was ist gefesselt",
    "Material",
    "letzter Zug",
    "letzte 999 Züge",
    "alle Züge",
    "geschlagene Figuren",
    "wer ist am Zug",
    "buchstabieren",
    "langsamer",
    "schneller",
    "Stille",
    "Tasten",
    "Fragen",
    "a",
    "m",
    "x",
    "c",
    "l",
    ".",
    "wait 10s",
    "wait 3m",
    "wait 99999h",
    "Guten Abend",
    "Springr Felix drei",
    "Springer Cäsar seks",
    "Efa fir",
    "Korrektur Springr Hektor drei",
    "e2-e44",
    "Nf3",
    "e9",
    "Sf3 Sc6",
    "",
    "🦄 {x} $y",
    "Ergebnis",
    "adjourn",
    "arbiter: adjourn",
    "arbiter: adjourn zwei Minuten",
    "arbiter: passphrase correct horse",
    "arbiter: passphrase",
    "seal e4",
    "seal",
    "versiegeln Sf3",
    "sealed",
    "arbiter: resumption Samstag",
    "arbiter: open",
    "envelope",
    "arbiter: absent white",
    "Schwarz ist da",
    "arbiter: envelope lost",
    "arbiter: checked",
];

const SPEAKERS: [&str; 14] = [
    "",
    "",
    "",
    "",
    "",
    "white: ",
    "black: ",
    "arbiter: ",
    "assistant: ",
    "white's assistant: ",
    "Assistent Schwarz: ",
    "schwarzer Assistent ",
    "Schwarz: ",
    "Schiedsrichterin: ",
];

const DESKS: [&[&str]; 8] = [
    &["practice", "--level", "1"],
    &["practice", "--level", "1", "--color", "black", "--time", "1+1"],
    &["practice", "--against", "person", "--time", "-"],
    &["practice", "--against", "person", "--press", "manual", "--repeat", "opponent"],
    &["relay", "--time", "2/60s+1:30s"],
    &["tournament", "--time", "5"],
    &["tournament", "--repeat", "program", "--fen", "4k2r/P6P/8/1p6/P7/8/6p1/R3K3 w Qk - 0 1"],
    &["tournament", "--press", "auto", "--fen", "8/8/8/8/3k4/8/4Q3/4K3 w - - 96 80"],
];

/// A small generator of its own: what it yields for a seed must never change.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).unwrap()
    }
}

/// What is wrong with a printed line, if anything.
fn unspeakable(line: &str) -> Option<&'static str> {
    // What was not understood is said back as it came; the command at the end is to be typed.
    let own = line.split(" Weiter mit: ").next().unwrap_or_default();
    if line.contains("🦄") {
        return None;
    }
    if own.contains("..") || own.contains(": .") || own.contains(" .") || own.contains("  ") {
        return Some("stops and gaps without words");
    }
    if own.contains(['{', '}', '$', '<', '>', '_', '|']) {
        return Some("signs of the machinery");
    }
    if !own.starts_with(|first: char| first.is_uppercase()) {
        return Some("does not begin with a capital");
    }
    if !own.ends_with(['.', '?']) {
        return Some("is no whole sentence");
    }
    let sentences = own.split_inclusive(['.', '?']).map(str::trim);
    let small = |sentence: &str| sentence.starts_with(char::is_lowercase) && !sentence.starts_with("e9");
    if sentences.clone().any(small) {
        return Some("a sentence begins with a small letter");
    }
    None
}

fn sit(desk: &[&str], lines: &str) -> Result<(), String> {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(desk)
        .args(["--voice", "de", "--line", "--simulate-time", "--library"])
        .arg(home.path().join("library"))
        .env("RUST_BACKTRACE", "0")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = lines.to_owned();
    let typing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let errors = String::from_utf8_lossy(&done.stderr);
    if !done.status.success() || !errors.is_empty() {
        return Err(format!("{}: {errors}", done.status));
    }
    let printed = String::from_utf8(done.stdout).map_err(|error| error.to_string())?;
    match printed.lines().find_map(|line| Some((unspeakable(line)?, line))) {
        Some((why, line)) => Err(format!("{why}: {line}")),
        None => Ok(()),
    }
}

#[test]
fn whatever_is_said_the_program_answers_in_sentences() {
    const SITTINGS: usize = 96;
    const LINES: usize = 80;
    let given = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs());
    println!("ANSAGE_SEED={seed}");
    let mut dice = Dice(seed);
    for sitting in 0..SITTINGS {
        let desk = DESKS[sitting % DESKS.len()];
        let mut lines = String::from(if desk[0] == "tournament" { "arbiter: start\n" } else { "" });
        for _ in 0..LINES {
            lines.push_str(SPEAKERS[dice.below(SPEAKERS.len())]);
            lines.push_str(SAID[dice.below(SAID.len())]);
            lines.push('\n');
        }
        if let Err(why) = sit(desk, &lines) {
            panic!("{why}\nat {desk:?} after\n{lines}");
        }
    }
}
