//! The table of answers in `docs/cues.md` is what the program shows, and no kind of question is left out.

use crate::support::voice_of;
use std::collections::BTreeSet;
use std::fs;

use ansage::game::Desk;

use super::table::{Table, setup};

/// What only some terminals have, or has nothing to show.
const NOT_SHOWN: [&str; 3] = ["silence", "own-speech-off", "own-speech-on"];

fn page() -> String {
    fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/docs/cues.md")).unwrap()
}

/// The rows of the table: what is answered, what is said, and the line.
fn rows() -> Vec<[String; 3]> {
    let page = page();
    let (_, table) =
        page.split_once("\n| answer | said | line |\n|---|---|---|\n").expect("no table of answers");
    let rows = table.lines().take_while(|row| row.starts_with('|'));
    let cells =
        |row: &str| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect::<Vec<_>>();
    rows.map(|row| cells(row).try_into().expect(row)).collect()
}

#[test]
fn the_table_of_answers_is_what_the_program_shows() {
    let voice = voice_of("en");
    let mut table = Table::of(voice, setup(Desk::Practice, None, "90+30"));
    table.hears(&["e4", "wait 94s", "e5", "wait 5s", "knight f3", "wait 12s"]);
    let rows = rows();
    let shown: Vec<String> = rows
        .iter()
        .map(|[_, said, _]| {
            let output = table.says(said);
            format!("| {} | {said} | {} |", output.kind.1, output.brief)
        })
        .collect();
    let written: Vec<String> = rows.iter().map(|row| format!("| {} |", row.join(" | "))).collect();
    assert_eq!(written, shown, "{}", shown.join("\n"));
}

#[test]
fn no_kind_of_question_is_left_out_of_the_table() {
    let questions = include_str!("../../../docs/questions.md");
    let asked: BTreeSet<&str> =
        questions.lines().filter_map(|line| line.split_once(" → ")).map(|(_, name)| name).collect();
    let rows = rows();
    let told: BTreeSet<&str> = rows.iter().map(|[name, ..]| name.as_str()).collect();
    // One name may be told of several: louder and softer are answered with the volume.
    let also = |name: &str| match name {
        "louder" | "softer" => "volume",
        "slower" | "faster" => "rate",
        "attacks-and-targets" => "targets",
        "contrast" | "figurines" | "big-clocks" => "appearance",
        "tones-on" | "tones-off" => "tones",
        name if name.starts_with("verbosity") => "verbosity",
        name if name.starts_with("names-") => "names",
        _ => "",
    };
    let missing: Vec<&&str> = asked
        .iter()
        .filter(|name| !NOT_SHOWN.contains(name) && !told.contains(**name) && !told.contains(also(name)))
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
    for other in [
        "time",
        "moves",
        "boards",
        "why",
        "hint",
        "take-back",
        "resign",
        "offer",
        "misfit",
        "check",
        "law",
        "confirm",
        "saved",
    ] {
        assert!(told.contains(other), "{other}");
    }
}
