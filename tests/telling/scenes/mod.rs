//! What is heard, in chosen scenes of real games, in every voice beside each other: `tests/telling/snapshots/`.
//!
//! A scene is a game at a desk: its first line says which, each further one is said there, in the English that every
//! voice understands. What is told to a line that begins with `?` is kept: as it is printed, shorter where less is said
//! at the verbosity *short*, and as a Braille display has it. `INSTA_UPDATE=always cargo test --test telling scenes`
//! writes the files anew; each line that changes is to be read by someone who speaks the language.

mod commands;
pub mod play;
pub mod rulings;
pub mod talk;

use crate::support::voice_of;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ansage::game::{Desk, Press, Repeat, Setup};
use ansage::laws::Scoresheets;
use ansage::session::Addressed;
use ansage::voice::{self, Voice};

use crate::answers::table::{Table, setup};

/// All files together keep no more than this, so that a person reads them.
const MOST: usize = 300;

/// The files there are.
const FILES: [&str; 21] = [
    "a-team-match",
    "adjournments",
    "boards",
    "clocks",
    "draws",
    "ends",
    "hands",
    "help",
    "how-the-program-speaks",
    "irregularities",
    "laws",
    "longest",
    "moves",
    "no-moves",
    "not-understood",
    "questions-of-the-board",
    "questions-of-the-game",
    "rule",
    "scoresheets",
    "usage",
    "who-may-say-what",
];

/// The desk of a scene: `tournament 90+30`, then `press` where the players press themselves, `repeat` where the
/// opponent repeats, `steps` for moves made step by step (D.2.3), `electronic` for scoresheets (8.1.1.2), `quickplay`
/// for the guidelines of a quickplay finish (III), and behind `fen` a position.
pub fn at_desk(line: &str) -> Setup {
    let (words, fen) = line.split_once(" fen ").map_or((line, None), |(words, fen)| (words, Some(fen)));
    let mut words = words.split_whitespace();
    let desk = match words.next() {
        Some("practice") => Desk::Practice,
        Some("relay") => Desk::Relay,
        Some("tournament") => Desk::Tournament,
        other => panic!("no desk {other:?}"),
    };
    let mut setup = setup(desk, fen, words.next().unwrap());
    for word in words {
        match word {
            "press" => setup.press = Press::Manual,
            "repeat" => setup.repeat = Repeat::Opponent,
            "steps" => setup.regulations.step_by_step = true,
            "electronic" => setup.regulations.scoresheets = Scoresheets::Electronic,
            "quickplay" => setup.regulations.quickplay = true,
            other => panic!("what is {other}?"),
        }
    }
    setup
}

/// The lines of a scene; whether what is told to them is kept.
pub fn lines(scene: &str) -> impl Iterator<Item = (bool, &str)> {
    let lines = scene.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| line.strip_prefix("? ").map_or((false, line), |line| (true, line)))
}

/// What is told, in one line, and in one of a Braille display.
fn told(out: &[Addressed]) -> (String, String) {
    let said = out.iter().filter_map(|output| output.said.as_ref());
    let printed: Vec<String> = said.map(|said| voice::unmarked(&said.text)).collect();
    let brief: Vec<&str> =
        out.iter().map(|output| output.brief.as_str()).filter(|brief| !brief.is_empty()).collect();
    (printed.join(" "), brief.join(" "))
}

/// What one voice tells to the lines of a scene that are kept: printed, at the verbosity *short*, in Braille.
fn of_voice(voice: &Voice, scene: &str) -> Vec<[String; 3]> {
    let (_, desk) = lines(scene).next().unwrap();
    let (mut full, mut short) = (Table::of(voice, at_desk(desk)), Table::of(voice, at_desk(desk)));
    short.sitting.hear("verbosity short");
    let mut kept = Vec::new();
    for (keeps, line) in lines(scene).skip(1) {
        let (printed, brief) = told(&full.sitting.hear(line));
        let (less, _) = told(&short.sitting.hear(line));
        if keeps {
            assert!(!printed.is_empty(), "{}: nothing is told to {line}", voice.tag());
            kept.push([printed, less, brief]);
        }
    }
    kept
}

/// Holds what is told in these scenes against the file of this name.
fn hold(name: &str, scenes: &[&str]) {
    let voices: Vec<&Voice> = voice::tags().iter().map(|tag| voice_of(tag)).collect();
    let mut text = String::new();
    for scene in scenes {
        let of_voices: Vec<_> = voices.iter().map(|voice| of_voice(voice, scene)).collect();
        writeln!(text, "= {}", lines(scene).next().unwrap().1).unwrap();
        for (at, (_, line)) in lines(scene).skip(1).filter(|(keeps, _)| *keeps).enumerate() {
            writeln!(text, "\n? {line}").unwrap();
            let mut seen = BTreeSet::new();
            for (voice, kept) in voices.iter().zip(&of_voices) {
                let [printed, short, brief] = &kept[at];
                // What a voice says as the one it is like stands there once.
                if !seen.insert(&kept[at]) {
                    continue;
                }
                writeln!(text, "{:<3} {printed}", voice.tag()).unwrap();
                if short != printed {
                    writeln!(text, "    short: {short}").unwrap();
                }
                writeln!(text, "    braille: {brief}").unwrap();
            }
        }
        text.push('\n');
    }
    keep(name, &text);
}

/// Holds a text against the file of this name.
pub fn keep(name: &str, text: &str) {
    assert!(FILES.contains(&name), "{name} is not among the files");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn no_more_is_kept_than_a_person_reads() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/telling/snapshots");
    let names = fs::read_dir(&folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let names: BTreeSet<String> = names.collect();
    assert_eq!(names, FILES.iter().map(|name| format!("{name}.snap")).collect());
    let text = |name: &String| fs::read_to_string(folder.join(name)).unwrap();
    let kept = |text: String| text.lines().filter(|line| line.starts_with("? ")).count();
    let kept: usize = names.iter().map(|name| kept(text(name))).sum();
    assert!(kept <= MOST, "{kept} lines are kept");
}
