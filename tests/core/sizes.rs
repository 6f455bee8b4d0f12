//! How large things may become: functions, types, files. What is still larger is listed here; the lists may only
//! become shorter.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Lines of a function, from its head to its last bracket.
const LINES_OF_A_FUNCTION: usize = 60;

/// Fields of a struct that is more than plain data.
const FIELDS_OF_A_STRUCT: usize = 15;

/// Files in which a type's own methods stand.
const FILES_OF_A_TYPE: usize = 4;

/// Lines of a file, its tests not counted.
const LINES_OF_A_FILE: usize = 450;

/// Functions that are longer, as `file::function`, and why they may be: a match over an enum of ours without
/// [`_`](https://doc.rust-lang.org/reference/patterns.html#wildcard-pattern) is read arm by arm.
const LONG_FUNCTIONS: &[(&str, &str)] = &[
    ("commands/event/faults.rs::told", "one arm for each fault of an event file"),
    ("tell/faults.rs::sentence", "one arm for each fault of a voice"),
    ("tell/happened/adjournment.rs::adjournment", "one arm for each event of an adjournment"),
    ("tell/happened/play.rs::played_on", "one arm for each event of play"),
    ("tell/happened/rulings.rs::ruling", "one arm for each ruling"),
    ("tell/reasons.rs::misfit", "one arm for each reason why there is no such move"),
    ("tell/refuse.rs::refusal", "one arm for each refusal"),
];

/// Structs that have more fields.
const LARGE_STRUCTS: &[&str] = &[];

/// Plain data: flags, the rules of an event, what a file gives. They may be as large as what they are of.
const PLAIN_DATA: &[&str] = &[
    "commands/flags.rs::Play",
    "commands/rule/flags.rs::Rule",
    "laws/regulations.rs::Regulations",
    "voice/ears/forms.rs::SpokenForms",
    "voice/lexicon_file.rs::LexiconFile",
];

/// Types whose methods stand in more files.
const SCATTERED_TYPES: &[&str] = &[];

/// Files that are longer.
const LONG_FILES: &[&str] = &[];

/// A file of `src` without its tests: where it is, and its lines.
struct Source {
    file: String,
    lines: Vec<String>,
}

fn sources() -> Vec<Source> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    collect(&src, &mut files);
    assert!(files.len() > 200, "only {} files are found", files.len());
    let source = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let file = path.strip_prefix(&src).unwrap().to_str().unwrap().replace('\\', "/");
        Source { file, lines: text.lines().map(str::to_owned).collect() }
    };
    files.into_iter().map(source).filter(|source| !source.file.ends_with("tests.rs")).collect()
}

pub(super) fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// The line without what comes before its keyword: `pub`, `const` and the like.
fn bare(line: &str) -> &str {
    let mut bare = line.trim_start();
    while let Some(rest) =
        ["pub ", "const ", "unsafe ", "async "].iter().find_map(|word| bare.strip_prefix(word))
    {
        bare = rest;
    }
    match bare.strip_prefix("pub(").and_then(|rest| rest.split_once(") ")) {
        Some((_, rest)) => rest.strip_prefix("const ").unwrap_or(rest),
        None => bare,
    }
}

/// The name after a keyword, where the line begins with it.
fn named<'l>(line: &'l str, keyword: &str) -> Option<&'l str> {
    let rest = bare(line).strip_prefix(keyword)?.strip_prefix(' ')?;
    let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_')?;
    Some(&rest[..end])
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

impl Source {
    /// What begins at a line and is closed by a bracket of the same depth: its last line. `None` where it has no body.
    fn end(&self, begin: usize) -> Option<usize> {
        let depth = depth(&self.lines[begin]);
        let head =
            (begin..self.lines.len()).find(|at| self.lines[*at].trim_end().ends_with(['{', ';', '}']))?;
        if !self.lines[head].trim_end().ends_with('{') {
            return None;
        }
        (head + 1..self.lines.len()).find(|at| self.lines[*at] == format!("{}}}", " ".repeat(depth)))
    }

    /// Everything of this kind, with the lines in its brackets.
    fn all<'s>(&'s self, keyword: &'s str) -> impl Iterator<Item = (&'s str, &'s [String])> + 's {
        self.lines.iter().enumerate().filter_map(move |(at, line)| {
            let name = named(line, keyword)?;
            Some((name, &self.lines[at..=self.end(at)?]))
        })
    }
}

/// Both sides have the same names; what is no longer too large is struck from its list.
#[track_caller]
fn assert_listed(found: &BTreeSet<String>, listed: &[&str]) {
    let listed: BTreeSet<String> = listed.iter().map(|name| (*name).to_owned()).collect();
    let new: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(found).collect();
    assert!(new.is_empty() && gone.is_empty(), "too large: {new:#?}\nno longer too large: {gone:#?}");
}

#[test]
fn a_function_fits_on_a_page() {
    let long = sources().into_iter().flat_map(|source| {
        let functions = source.all("fn").filter(|(_, lines)| lines.len() > LINES_OF_A_FUNCTION);
        functions.map(|(name, _)| format!("{}::{name}", source.file)).collect::<Vec<_>>()
    });
    let listed: Vec<&str> = LONG_FUNCTIONS.iter().map(|(name, _)| *name).collect();
    assert_listed(&long.collect(), &listed);
}

#[test]
fn a_struct_has_few_fields() {
    let large = sources().into_iter().flat_map(|source| {
        let fields = |lines: &[String]| {
            let depth = depth(&lines[0]) + 4;
            let is_field = |line: &&String| {
                let name = bare(line).split_once(": ").map_or("", |(name, _)| name);
                self::depth(line) == depth
                    && !name.is_empty()
                    && name.chars().all(|sign| sign.is_alphanumeric() || "_#".contains(sign))
            };
            lines[1..].iter().filter(is_field).count()
        };
        let structs = source.all("struct").filter(|(_, lines)| fields(lines) > FIELDS_OF_A_STRUCT);
        structs.map(|(name, _)| format!("{}::{name}", source.file)).collect::<Vec<_>>()
    });
    assert_listed(&large.collect(), &[LARGE_STRUCTS, PLAIN_DATA].concat());
}

#[test]
fn the_methods_of_a_type_stand_together() {
    let mut files: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for source in sources() {
        for line in source.lines.iter().filter(|line| line.ends_with('{') && !line.contains(" for ")) {
            let Some(rest) = line.trim_start().strip_prefix("impl") else { continue };
            let rest = rest
                .strip_prefix('<')
                .map_or(rest, |rest| rest.split_once("> ").map_or("", |(_, rest)| rest));
            let name: String =
                rest.trim_start().chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect();
            files.entry(name).or_default().insert(source.file.clone());
        }
    }
    assert!(files.len() > 200, "only {} types are found", files.len());
    let scattered = files.into_iter().filter(|(_, files)| files.len() > FILES_OF_A_TYPE);
    assert_listed(&scattered.map(|(name, _)| name).collect(), SCATTERED_TYPES);
}

#[test]
fn a_file_has_one_noun() {
    let long = sources().into_iter().filter(|source| source.lines.len() > LINES_OF_A_FILE);
    assert_listed(&long.map(|source| source.file).collect(), LONG_FILES);
}
