//! Every example of the guide, run as it stands there.
//!
//! The examples of a chapter share one home, in their order, so that a later one can take up what an earlier one left.
//! A fence says what it holds:
//!
//! - `ansage …`: a sitting. "< " is typed and "> " is printed; a line that ends in an ellipsis is the beginning of one. How
//!   a desk opens and what it says when there are no more lines may be left out, and nothing else.
//! - `sh`: commands, each run whole with exit code 0.
//! - `toml event`: an event file that is accepted; it is there as `event.toml` from then on.
//! - `toml file PATH`, `ftl file PATH`, `text file PATH`: a file for the examples behind it.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The commands at which time is simulated and lines are read.
const DESKS: [&str; 11] = [
    "practice",
    "relay",
    "tournament",
    "resume",
    "play",
    "tie-break",
    "train",
    "puzzles",
    "review",
    "listen",
    "position",
];

/// A block of a chapter between its fences.
struct Example {
    line: usize,
    kind: String,
    rows: Vec<String>,
}

fn examples(text: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut open = false;
    for (number, row) in (1..).zip(text.lines()) {
        match (row.strip_prefix("```"), open) {
            (Some(_), true) => open = false,
            (Some(kind), false) => {
                examples.push(Example { line: number, kind: kind.to_owned(), rows: Vec::new() });
                open = true;
            }
            (None, true) => examples.last_mut().unwrap().rows.push(row.to_owned()),
            (None, false) => {}
        }
    }
    examples
}

/// The words of a command line as a shell parts them; the guide has no other quotes than double ones.
fn words(command: &str) -> Vec<String> {
    let (mut words, mut word, mut quoted) = (Vec::new(), String::new(), false);
    for sign in command.chars() {
        match sign {
            '"' => quoted = !quoted,
            ' ' if !quoted => words.push(std::mem::take(&mut word)),
            sign => word.push(sign),
        }
    }
    words.push(word);
    words.retain(|word| !word.is_empty());
    words
}

/// What a command prints to these lines, and whether it ends well.
fn run(command: &str, lines: &str, home: &Path) -> (Vec<String>, bool) {
    let mut words = words(command);
    assert_eq!(words.remove(0), "ansage", "{command}");
    let first = words.first().cloned().unwrap_or_else(|| "-".to_owned());
    if first.starts_with('-') || words.iter().take(3).any(|word| DESKS.contains(&word.as_str())) {
        words.extend(["--line", "--simulate-time"].map(str::to_owned));
    }
    let mut program = Command::new(env!("CARGO_BIN_EXE_ansage"));
    program.args(words).current_dir(home).env_clear();
    program.env("HOME", home).env("LANG", "C.UTF-8").env("ANSAGE_SPEECH", "off");
    program.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = program.spawn().unwrap();
    let (mut stdin, lines) = (child.stdin.take().unwrap(), lines.to_owned());
    // A program that has left reads nothing.
    let typing = thread::spawn(move || drop(stdin.write_all(lines.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let printed = String::from_utf8(done.stdout).unwrap() + &String::from_utf8(done.stderr).unwrap();
    let printed = printed.replace(&format!("{}/", home.display()), "~/");
    (printed.lines().map(str::to_owned).collect(), done.status.success())
}

fn fits(expected: &str, printed: &str) -> bool {
    match expected.strip_suffix('…') {
        Some(begin) => printed.starts_with(begin.trim_end()),
        None => expected == printed,
    }
}

/// Whether these lines were printed one directly behind the other; how a desk opens and ends may be left out.
fn are_printed(expected: &[&str], printed: &[String]) -> bool {
    let at = |begin: usize| {
        let part = printed.get(begin..begin + expected.len());
        part.is_some_and(|part| expected.iter().zip(part).all(|(expected, printed)| fits(expected, printed)))
    };
    (0..=printed.len().saturating_sub(expected.len())).any(at)
}

/// What is wrong with an example.
fn fault(example: &Example, home: &Path) -> Option<String> {
    let kind: Vec<&str> = example.kind.split(' ').collect();
    let text = example.rows.join("\n") + "\n";
    match kind.as_slice() {
        ["ansage", ..] => {
            let of = |sign: char| {
                let rows = example.rows.iter().filter(move |row| row.starts_with(sign));
                rows.map(|row| row.get(2..).unwrap_or_default()).collect::<Vec<_>>()
            };
            let (typed, expected) = (of('<'), of('>'));
            if typed.len() + expected.len() != example.rows.len() {
                return Some("a line is neither typed nor printed".to_owned());
            }
            let lines: String = typed.iter().flat_map(|line| [line, "\n"]).collect();
            let (printed, well) = run(&example.kind, &lines, home);
            let right = well && are_printed(&expected, &printed);
            (!right)
                .then(|| format!("expected\n{}\nand it printed\n{}", expected.join("\n"), printed.join("\n")))
        }
        ["sh"] => example.rows.iter().find_map(|command| {
            let (printed, well) = run(command, "", home);
            (!well).then(|| format!("{command}\n{}", printed.join("\n")))
        }),
        ["toml", "event"] => {
            fs::write(home.join("event.toml"), text).unwrap();
            let (printed, well) = run("ansage event check event.toml", "", home);
            (!well).then(|| printed.join("\n"))
        }
        ["toml" | "ftl" | "text", "file", path] => {
            let path = home.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
            None
        }
        _ => Some(format!("an example of no kind: {}", example.kind)),
    }
}

fn chapters(tag: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/guide").join(tag);
    let mut files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// Runs the examples of all chapters in a language.
#[track_caller]
fn every_example_runs(tag: &str, at_least: usize) {
    let (mut wrong, mut count) = (Vec::new(), 0);
    for chapter in chapters(tag) {
        let home = tempfile::tempdir().unwrap();
        for example in examples(&fs::read_to_string(&chapter).unwrap()) {
            count += 1;
            let name = chapter.file_name().unwrap().to_string_lossy();
            wrong.extend(
                fault(&example, home.path()).map(|why| format!("{tag}/{name}:{}: {why}", example.line)),
            );
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(count >= at_least, "{count} examples");
}

#[test]
fn every_example_in_english_runs() {
    every_example_runs("en", 60);
}

#[test]
fn every_example_in_german_runs() {
    every_example_runs("de", 60);
}

#[test]
fn the_two_guides_have_the_same_chapters_and_none_is_long() {
    let names =
        |tag: &str| chapters(tag).iter().map(|path| path.file_name().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(names("en"), names("de"));
    for chapter in chapters("en").into_iter().chain(chapters("de")) {
        let text = fs::read_to_string(&chapter).unwrap();
        assert!(text.starts_with("# ") && text.lines().count() <= 220, "{}", chapter.display());
        // What a voice reads badly: tables, pictures, code between the words of a heading.
        let bad = |line: &str| {
            line.starts_with('|') || line.contains("![") || line.starts_with('#') && line.contains('`')
        };
        assert!(!text.lines().any(bad), "{}", chapter.display());
    }
}
