//! Whole sittings as text: what is typed, and everything that is then printed.
//!
//! Each file under `tests/transcripts/` is one. Its lines:
//!
//! - `$ ansage …` runs the program. Games are played with `--line --simulate-time`, and every run of one
//!   file shares a library of its own, so that a later run can resume what an earlier one left.
//! - `< …` is typed; `^D` is the end of the input.
//! - `<* …` is typed too, where the line before it was answered with a question in one line that asks for what
//!   nobody is to see; nothing can be typed in between.
//! - `> …` is printed, `! …` is printed on standard error, `? 2` is the exit code when it is not 0.
//! - `# …` is a comment.
//! - `@ {…}` opens a game that no flag can ask for, with what is given of its `opened` event; the next run can
//!   resume it. What is not given is a tournament game of two persons in which the program repeats and presses.
//!
//! The event files, scores and engines beside the transcripts and in `docs/events` can be named without a folder.
//!
//! What the program prints must be there line by line, each below the input it answers, and nothing else.
//! `ANSAGE_BLESS=1 cargo test --test transcripts` writes the files anew; a transcript states what is
//! right, so each line that changes is to be read. Each is a test of its own: `cargo test --test transcripts d_2_8`
//! runs those of such names. Where `ANSAGE_WINDOWS` names the program built for Windows, Wine runs that.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use ansage::game::{Event, Start};
use ansage::record::{Keeping, Library};
use libtest_mimic::{Arguments, Failed, Trial};

/// A word no voice knows, behind one that every voice and every moment of a game knows. It is answered with itself
/// and changes nothing in the game, so it shows where the answer to the line before it ends.
const MARK: &str = "qqmark";

/// What stands for the library's path, and for the day, wherever they are printed.
const LIBRARY: &str = "LIBRARY";

/// One run of the program, as a file tells it.
#[derive(Default)]
struct Run {
    command: String,
    /// The comments and blank lines after the command, then after each line typed.
    asides: Vec<Vec<String>>,
    typed: Vec<String>,
    /// Whether each of them was asked for in confidence.
    unseen: Vec<bool>,
}

/// The runs of a file, with what stands before the first.
fn read(text: &str) -> (Vec<String>, Vec<Run>) {
    let mut head = Vec::new();
    let mut runs: Vec<Run> = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            runs.push(Run { command: command.to_owned(), asides: vec![Vec::new()], ..Run::default() });
            continue;
        }
        let Some(run) = runs.last_mut() else {
            head.push(line.to_owned());
            continue;
        };
        match line.split_once(' ').unwrap_or((line, "")) {
            (sign @ ("<" | "<*"), typed) => {
                run.unseen.push(sign == "<*");
                run.typed.push(typed.to_owned());
                run.asides.push(Vec::new());
            }
            (">" | "!" | "?" | "^D", _) => {}
            _ => run.asides.last_mut().unwrap().push(line.to_owned()),
        }
    }
    (head, runs)
}

/// Opens the game of a line that begins with `@`.
fn opened(given: &str, home: &Path) {
    let mut event = serde_json::json!({
        "event": "opened", "desk": "tournament", "white": "", "black": "", "start": Start::default(),
        "time": "5400s+30s", "press": "auto", "repeat": "program", "against": { "kind": "person" },
    });
    let given: serde_json::Value = serde_json::from_str(given).expect(given);
    for (name, value) in given.as_object().expect("an object") {
        event[name] = value.clone();
    }
    let event: Event = serde_json::from_value(event).expect("the event opened");
    Keeping::begin(Library::open(&home.join(LIBRARY)).unwrap(), "2026-11-20T12:00:00", event).unwrap();
}

/// What a run printed.
struct Printed {
    /// What came before any line was typed, then after each line.
    answers: Vec<Vec<String>>,
    /// What came when the input ended.
    last: Vec<String>,
    errors: Vec<String>,
    code: i32,
}

/// The words of a command line; double quotes hold one together.
fn words(command: &str) -> Vec<String> {
    let mut words = Vec::new();
    let (mut word, mut any, mut quoted) = (String::new(), false, false);
    for sign in command.chars() {
        match sign {
            '"' => {
                quoted = !quoted;
                any = true;
            }
            ' ' if !quoted => {
                if any || !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
                any = false;
            }
            _ => word.push(sign),
        }
    }
    if any || !word.is_empty() {
        words.push(word);
    }
    words
}

/// One process, from the first line to the last.
fn process(command: &str, input: &str, home: &Path) -> (String, String, i32) {
    let words = words(command);
    assert_eq!(words.first().map(String::as_str), Some("ansage"), "no command: {command}");
    let windows = std::env::var_os("ANSAGE_WINDOWS").map(PathBuf::from);
    let mut program = match &windows {
        Some(windows) => wine(windows),
        None => Command::new(env!("CARGO_BIN_EXE_ansage")),
    };
    program.args(&words[1..]);
    let plays = |word: &String| {
        matches!(
            word.as_str(),
            "practice"
                | "relay"
                | "tournament"
                | "resume"
                | "play"
                | "tie-break"
                | "train"
                | "puzzles"
                | "review"
                | "listen"
        )
    };
    if words.iter().any(plays) {
        program.args(["--line", "--simulate-time"]);
    }
    if windows.is_none() {
        program.env_clear().env("HOME", home);
    }
    let mut child = program
        .arg("--library")
        .arg(shown(&home.join(LIBRARY), windows.is_some()))
        .env("RUST_BACKTRACE", "0")
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A program that has left no longer reads; that shows in what it printed.
    let typing = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let done = child.wait_with_output().unwrap();
    typing.join().unwrap();
    let text = |bytes: Vec<u8>| {
        let text = String::from_utf8(bytes).expect("what is printed is UTF-8");
        let mut text = text.replace("\r\n", "\n");
        for (path, name) in [(home.join(LIBRARY), LIBRARY), (home.to_owned(), "HOME")] {
            let path = shown(&path, windows.is_some());
            // In JSON a path of Windows is written otherwise.
            text = text.replace(&path.replace('\\', "\\\\"), name).replace(&path, name);
        }
        undated(&text)
    };
    (text(done.stdout), text(done.stderr), done.status.code().unwrap_or(-1))
}

/// Wine with this program.
fn wine(program: &Path) -> Command {
    let mut wine = Command::new("wine");
    wine.arg(program).env("WINEDEBUG", "-all");
    wine
}

/// A path as the program is told it: Wine's drive Z is the root.
fn shown(path: &Path, on_windows: bool) -> String {
    let path = path.display().to_string();
    if on_windows { format!("Z:{path}").replace('/', "\\") } else { path }
}

/// The text with every date and time of day written as letters.
fn undated(text: &str) -> String {
    let shape = |part: &str| -> String {
        part.chars().map(|sign| if sign.is_ascii_digit() { '9' } else { sign }).collect()
    };
    let mut undated = text.to_owned();
    for (form, letters) in
        [("9999-99-99", "JJJJ-MM-TT"), ("9999.99.99", "JJJJ.MM.TT"), ("\"99:99:99\"", "\"HH:MM:SS\"")]
    {
        while let Some(at) = (0..undated.len()).find(|at| {
            undated
                .get(*at..at + form.len())
                .is_some_and(|part| part.len() == form.len() && shape(part) == form)
        }) {
            undated.replace_range(at..at + form.len(), letters);
        }
    }
    undated
}

/// Runs it twice in two libraries that are alike: once as it stands for what is printed, once with a mark
/// after every line for where each answer ends.
fn play(run: &Run, plain: &Path, marked: &Path) -> Printed {
    let typed: String = run.typed.iter().fold(String::new(), |all, line| all + line + "\n");
    let (printed, errors, code) = process(&run.command, &typed, plain);
    let mut with_marks = format!("wait {MARK}0\n");
    let asked_after = |place: usize| run.unseen.get(place).is_some_and(|unseen| *unseen);
    for (place, line) in run.typed.iter().enumerate() {
        writeln!(with_marks, "{line}").unwrap();
        if !asked_after(place + 1) {
            writeln!(with_marks, "wait {MARK}{}", place + 1).unwrap();
        }
    }
    let (parted, _, _) = process(&run.command, &with_marks, marked);

    let mut counts = vec![0; run.typed.len() + 1];
    let mut place = 0;
    for line in parted.lines() {
        if line.contains(&format!("{MARK}{place}")) {
            place += 1;
        } else if asked_after(place) && counts.get(place) == Some(&1) {
            // The question was one line; this answers what was typed unseen.
            place += 1;
            counts[place] += 1;
        } else if let Some(count) = counts.get_mut(place) {
            *count += 1;
        }
    }
    let mut lines = printed.lines().map(str::to_owned);
    let answers = counts.iter().map(|count| lines.by_ref().take(*count).collect()).collect();
    Printed { answers, last: lines.collect(), errors: errors.lines().map(str::to_owned).collect(), code }
}

/// The event files, the scores and the engines that any transcript can name.
fn files() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = ["docs/events", "tests/transcripts"].map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let files = files.into_iter().flatten().map(|entry| entry.unwrap().path());
    files
        .filter(|path| {
            path.extension().is_some_and(|ending| ["toml", "pgn", "sh"].iter().any(|known| ending == *known))
        })
        .collect()
}

/// Puts a file where a run finds it. A program is only linked to: one that was just written cannot be started while
/// another test forks.
fn place(file: &Path, home: &Path) {
    let there = home.join(file.file_name().unwrap());
    #[cfg(unix)]
    if file.extension().is_some_and(|ending| ending == "sh") {
        return std::os::unix::fs::symlink(file, there).unwrap();
    }
    fs::copy(file, there).unwrap();
}

/// A folder for one run: in memory where there is such a place, as every event is on the disk before it is told.
fn home() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

/// The file as the program says it should be.
fn retold(text: &str) -> String {
    let (plain, marked) = (home(), home());
    for file in files() {
        for home in [&plain, &marked] {
            place(&file, home.path());
        }
    }
    let (head, runs) = read(text);
    assert!(!runs.is_empty(), "no line begins with \"$ ansage\"");
    let mut told: Vec<String> = head;
    for run in &runs {
        for line in told.iter().rev().take_while(|line| line.starts_with(['@', '#'])) {
            if let Some(given) = line.strip_prefix("@ ") {
                opened(given, plain.path());
                opened(given, marked.path());
            }
        }
        let printed = play(run, plain.path(), marked.path());
        told.push(format!("$ {}", run.command));
        for (place, answer) in printed.answers.iter().enumerate() {
            if let Some(typed) = place.checked_sub(1).and_then(|place| run.typed.get(place)) {
                let sign = if run.unseen[place - 1] { "<*" } else { "<" };
                told.push(format!("{sign} {typed}").trim_end().to_owned());
            }
            told.extend(answer.iter().map(|line| format!("> {line}").trim_end().to_owned()));
            if place == run.typed.len() {
                if !printed.last.is_empty() {
                    told.push("^D".to_owned());
                }
                told.extend(printed.last.iter().map(|line| format!("> {line}").trim_end().to_owned()));
                told.extend(printed.errors.iter().map(|line| format!("! {line}")));
                if printed.code != 0 {
                    told.push(format!("? {}", printed.code));
                }
            }
            told.extend(run.asides[place].iter().cloned());
        }
    }
    // Whatever was played is there as it was kept.
    let games = Library::read(&plain.path().join(LIBRARY)).unwrap().games().unwrap();
    assert!(games.damaged.is_empty(), "{:?}", games.damaged.first().map(ToString::to_string));
    told.join("\n") + "\n"
}

/// The first line in which two texts differ, with what stands around it.
fn difference(expected: &str, printed: &str) -> String {
    const AROUND: usize = 4;
    let (expected, printed): (Vec<_>, Vec<_>) = (expected.lines().collect(), printed.lines().collect());
    let same = expected.iter().zip(&printed).take_while(|(one, other)| one == other).count();
    let from_end = expected[same..]
        .iter()
        .rev()
        .zip(printed[same..].iter().rev())
        .take_while(|(one, other)| one == other)
        .count();
    let mut told = String::new();
    for line in &expected[same.saturating_sub(AROUND)..same] {
        writeln!(told, "    {line}").unwrap();
    }
    for line in &expected[same..expected.len() - from_end] {
        writeln!(told, "  - {line}").unwrap();
    }
    for line in &printed[same..printed.len() - from_end] {
        writeln!(told, "  + {line}").unwrap();
    }
    for line in expected[expected.len() - from_end..].iter().take(AROUND) {
        writeln!(told, "    {line}").unwrap();
    }
    told
}

fn transcripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "txt"))
        .collect();
    files.sort();
    files
}

/// The transcript is what the program prints, or is written anew.
fn is_told_as_it_stands(file: &Path) -> Result<(), Failed> {
    let expected = fs::read_to_string(file)?;
    let printed = retold(&expected);
    if printed == expected {
        return Ok(());
    }
    let difference = difference(&expected, &printed);
    if std::env::var_os("ANSAGE_BLESS").is_none() {
        return Err(format!("- is expected, + is printed\n\n{difference}").into());
    }
    fs::write(file, &printed)?;
    println!("written anew: {}\n{difference}", file.display());
    Ok(())
}

/// Every object of `--json` can be read and has what `docs/events.md` promises of all of them.
fn json_lines_are_objects_with_time_and_event() -> Result<(), Failed> {
    let mut seen = 0;
    for file in transcripts() {
        let text = fs::read_to_string(&file)?;
        let mut json = false;
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("$ ") {
                // The weeks of practice are no events of a desk.
                let words = words(command);
                let is = |wanted: &str| words.iter().any(|word| word == wanted);
                json = is("--json") && !is("progress");
            }
            let Some(printed) = line.strip_prefix("> ").filter(|_| json) else { continue };
            let object: serde_json::Value = serde_json::from_str(printed)
                .map_err(|error| format!("{}: {error}: {printed}", file.display()))?;
            assert!(object["event"].is_string() && object["at_ms"].is_u64(), "{printed}");
            let kept = object["seq"].is_u64();
            assert!(kept || object["sentence"].is_string(), "neither kept nor said: {printed}");
            seen += 1;
        }
    }
    assert!(seen > 0, "no transcript uses --json");
    Ok(())
}

fn main() {
    let files = transcripts();
    assert!(files.len() > 200, "only {} transcripts are found", files.len());
    let mut trials: Vec<Trial> = files
        .into_iter()
        .map(|file| {
            let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            Trial::test(name, move || is_told_as_it_stands(&file))
        })
        .collect();
    trials.push(Trial::test(
        "json_lines_are_objects_with_time_and_event",
        json_lines_are_objects_with_time_and_event,
    ));
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
