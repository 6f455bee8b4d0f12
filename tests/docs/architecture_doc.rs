//! The way of an announcement, as `docs/ARCHITECTURE.md` tells it, is the way through the code.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// A step: its number, its file under `src`, and its function.
struct Step {
    number: usize,
    file: String,
    function: String,
}

fn steps() -> Vec<Step> {
    let page =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/ARCHITECTURE.md")).unwrap();
    let (_, way) = page.split_once("## The way of an announcement").unwrap();
    let (way, _) = way.split_once("\n## ").unwrap();
    let step = |line: &str| {
        let (number, rest) = line.split_once(". ")?;
        let mut named = rest.split('`').skip(1).step_by(2);
        let (file, function) = (named.next()?.to_owned(), named.next()?.to_owned());
        Some(Step { number: number.parse().ok()?, file, function })
    };
    way.lines().filter_map(step).collect()
}

/// Every function of this name in the file, from its head to its last bracket.
fn bodies(step: &Step) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&step.file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", step.file));
    let lines: Vec<&str> = text.lines().collect();
    let head = format!("fn {}", step.function);
    let heads = (0..lines.len()).filter(|at| {
        lines[*at].split_once(&head).is_some_and(|(_, rest)| rest.starts_with(['(', '<']))
            && !lines[*at].trim_start().starts_with("//")
    });
    heads
        .filter_map(|at| {
            let depth = lines[at].len() - lines[at].trim_start().len();
            let last = format!("{}}}", " ".repeat(depth));
            let end = (at..lines.len()).find(|end| lines[*end] == last)?;
            Some(lines[at..=end].join("\n"))
        })
        .collect()
}

/// Functions of their own file that a body calls are read with it: what they call it calls.
fn with_own_helpers(step: &Step) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(&step.file);
    let text = fs::read_to_string(path).unwrap();
    let mut names: BTreeSet<String> = BTreeSet::from([step.function.clone()]);
    let functions: Vec<String> = text
        .lines()
        .filter_map(|line| {
            let (_, rest) = line.split_once("fn ")?;
            let end = rest.find(['(', '<'])?;
            (!line.trim_start().starts_with("//")).then(|| rest[..end].to_owned())
        })
        .collect();
    let body = |name: &str| {
        let own = Step { number: 0, file: step.file.clone(), function: name.to_owned() };
        bodies(&own).join("\n")
    };
    loop {
        let read: String = names.iter().map(|name| body(name)).collect();
        let more: Vec<&String> =
            functions.iter().filter(|name| !names.contains(*name) && calls(&read, name)).collect();
        if more.is_empty() {
            return read;
        }
        names.extend(more.into_iter().cloned());
    }
}

fn calls(body: &str, function: &str) -> bool {
    body.match_indices(function).any(|(at, _)| {
        let before = body[..at].chars().next_back().unwrap_or(' ');
        let behind = &body[at + function.len()..];
        !before.is_alphanumeric() && before != '_' && behind.starts_with('(') && !body[..at].ends_with("fn ")
    })
}

#[test]
fn an_announcement_goes_its_way_in_few_steps_and_files() {
    let steps = steps();
    assert!((15..=25).contains(&steps.len()), "{} steps", steps.len());
    assert!(steps.iter().enumerate().all(|(at, step)| step.number == at + 1));
    let files: BTreeSet<&str> = steps.iter().map(|step| step.file.as_str()).collect();
    assert!(files.len() <= 20, "{} files", files.len());
    for step in &steps {
        assert!(!bodies(step).is_empty(), "{} has no {}", step.file, step.function);
    }
    for (at, step) in steps.iter().enumerate().skip(1) {
        // The loop is woken through a channel.
        let is_woken = step.function == "hear" && step.file.starts_with("desk/");
        let called = steps[..at].iter().any(|caller| calls(&with_own_helpers(caller), &step.function));
        assert!(called || is_woken, "nothing above {} calls {}", step.number, step.function);
    }
}
