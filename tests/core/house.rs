//! The rooms of the house: which may use which, and that no files name each other in a circle
//! (`docs/ARCHITECTURE.md`). What still offends is listed here; both lists may only become shorter.

#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Every room, and the rooms it may use.
const ROOMS: &[(&str, &[&str])] = &[
    ("text", &[]),
    ("error", &["text"]),
    ("file", &["error"]),
    ("home", &[]),
    ("laws", &[]),
    ("boards", &[]),
    ("speech", &["file", "text"]),
    ("schema", &["text"]),
    ("voice", &["laws", "schema", "file"]),
    ("game", &["laws", "boards"]),
    ("drills", &["game", "laws", "boards"]),
    ("evaluation", &[]),
    ("diagram", &["text"]),
    ("daisy", &["text"]),
    ("pdf", &[]),
    ("braille", &["voice"]),
    ("query", &["evaluation", "game", "laws", "boards", "voice"]),
    ("opponent", &["evaluation", "game", "laws", "text"]),
    ("record", &["drills", "game", "laws", "boards", "home", "file", "text"]),
    ("hear", &["voice", "drills", "game", "query", "laws", "boards"]),
    ("training", &["hear", "drills", "record", "opponent", "game", "file", "text"]),
    ("collection", &["hear", "record", "game", "voice", "file", "home", "text"]),
    (
        "tell",
        &[
            "drills",
            "training",
            "collection",
            "braille",
            "record",
            "evaluation",
            "voice",
            "game",
            "query",
            "laws",
            "boards",
            "speech",
            "schema",
            "file",
            "text",
        ],
    ),
    ("competition", &["game", "laws", "voice", "schema", "text"]),
    ("wire", &["game", "laws", "home"]),
    ("settings", &["voice", "game", "hear", "tell", "speech", "schema", "home", "file", "text"]),
    (
        "session",
        &[
            "drills",
            "settings",
            "wire",
            "training",
            "collection",
            "braille",
            "diagram",
            "hear",
            "tell",
            "record",
            "opponent",
            "query",
            "evaluation",
            "voice",
            "game",
            "laws",
            "boards",
            "speech",
            "error",
            "file",
            "home",
            "text",
        ],
    ),
    ("face", &["session", "tell", "settings", "voice", "speech", "file", "text"]),
    (
        "desk",
        &["face", "session", "tell", "settings", "wire", "record", "game", "voice", "laws", "speech", "text"],
    ),
    (
        "commands",
        &[
            "drills",
            "desk",
            "face",
            "session",
            "settings",
            "wire",
            "competition",
            "training",
            "braille",
            "daisy",
            "pdf",
            "diagram",
            "collection",
            "hear",
            "tell",
            "record",
            "opponent",
            "query",
            "voice",
            "game",
            "laws",
            "boards",
            "speech",
            "schema",
            "error",
            "file",
            "home",
            "text",
        ],
    ),
];

/// Files that still use a room they may not use.
const POINTING_BACK: &[(&str, &str)] = &[];

/// How many files of a room still name each other in a circle.
const IN_CIRCLES: &[(&str, usize)] = &[];

/// What the rooms that are pure never name.
const OUTSIDE: &[&str] = &[
    "std::fs",
    "std::net",
    "std::thread",
    "std::process",
    "std::env",
    "time::Instant",
    "SystemTime",
    " rand::",
];

/// The rooms that are pure: no file, no network, no thread, no clock, no chance.
const PURE: &[&str] = &[
    "text",
    "schema",
    "laws",
    "boards",
    "voice",
    "drills",
    "evaluation",
    "game",
    "query",
    "hear",
    "tell",
    "competition",
];

/// Files of pure rooms that still name something outside.
const NOT_YET_PURE: &[&str] = &[];

/// The rooms in which nobody makes words: they hand on facts, which `tell` puts into words.
const WORDLESS: &[&str] = &["session", "desk", "face"];

/// Files of theirs that do, and why.
const WITH_WORDS: &[(&str, &str)] = &[
    ("session/asking.rs", "what keys can be, in rows as they stand in the settings"),
    ("session/library.rs", "a library that cannot be opened ends the command"),
    ("session/paper.rs", "a file that is no score, also for a command"),
    ("session/view.rs", "what stands on a screen beside what is told"),
    ("session/voices.rs", "a voice that cannot be had ends the command"),
];

/// The path of a module or of something in it, without the crate's name.
type Names = Vec<String>;

/// One file of `src`.
struct Module {
    /// Its path under `src`.
    file: String,
    /// Its text without comments and tests.
    text: String,
    /// The modules it declares.
    children: BTreeSet<String>,
    /// What it hands on from others, under which name and from where.
    handed_on: BTreeMap<String, Names>,
}

/// The crate as it is written.
struct House {
    modules: BTreeMap<Names, Module>,
}

impl House {
    fn read() -> House {
        let mut house = House { modules: BTreeMap::new() };
        let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        house.read_module(&src, Vec::new(), "lib.rs");
        assert!(house.modules.len() > 200, "only {} files are found", house.modules.len());
        house
    }

    fn read_module(&mut self, src: &Path, path: Names, file: &str) {
        let text = without_tests(&fs::read_to_string(src.join(file)).unwrap());
        let children: BTreeSet<String> = text.lines().filter_map(declared).map(str::to_owned).collect();
        let folder = match file.rsplit_once('/') {
            _ if file == "lib.rs" => String::new(),
            Some((folder, "mod.rs")) => format!("{folder}/"),
            _ => format!("{}/", file.trim_end_matches(".rs")),
        };
        for child in &children {
            let own = format!("{folder}{child}.rs");
            let file = if src.join(&own).exists() { own } else { format!("{folder}{child}/mod.rs") };
            self.read_module(src, [path.clone(), vec![child.clone()]].concat(), &file);
        }
        let mut module = Module { file: file.to_owned(), text, children, handed_on: BTreeMap::new() };
        let handed_on = uses(&module.text).filter(|(shared, _)| *shared).flat_map(|(_, tree)| leaves(&tree));
        module.handed_on =
            handed_on.filter_map(|leaf| Some((leaf.alias, module.absolute(&path, &leaf.path)?))).collect();
        self.modules.insert(path, module);
    }

    /// The file in which something is defined, followed through whoever hands it on.
    fn defined_in(&self, path: &[String], depth: usize) -> Option<&str> {
        let (mut at, mut module) = (0, self.modules.get(&Vec::new())?);
        while let Some(name) = path.get(at) {
            let is_last = at + 1 == path.len();
            match module.handed_on.get(name) {
                Some(from) if depth < 9 && (is_last || !module.children.contains(name)) => {
                    let whole = [from.as_slice(), &path[at + 1..]].concat();
                    return self.defined_in(&whole, depth + 1);
                }
                _ if module.children.contains(name) => module = self.modules.get(&path[..=at])?,
                _ => break,
            }
            at += 1;
        }
        Some(&module.file)
    }

    /// Which file names which others.
    fn named(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let named = self.modules.iter().map(|(path, module)| {
            let trees = uses(&module.text).flat_map(|(_, tree)| leaves(&tree)).map(|leaf| leaf.path);
            let others =
                trees.chain(inline(&module.text)).filter_map(|written| module.absolute(path, &written));
            let files =
                others.filter_map(|other| self.defined_in(&other, 0)).filter(|file| *file != module.file);
            (module.file.as_str(), files.collect())
        });
        named.collect()
    }
}

impl Module {
    /// A written path from the crate's root; `None` where it leads out of the crate.
    fn absolute(&self, path: &[String], written: &[String]) -> Option<Names> {
        let mut at = path.to_vec();
        let rest = match written.first()?.as_str() {
            "crate" => {
                at.clear();
                &written[1..]
            }
            "self" => &written[1..],
            "super" => {
                let up = written.iter().take_while(|name| *name == "super").count();
                at.truncate(at.len().checked_sub(up)?);
                &written[up..]
            }
            first if self.children.contains(first) => written,
            _ => return None,
        };
        Some([at.as_slice(), rest].concat())
    }
}

/// The text of a file before its tests, without comments.
fn without_tests(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    // Who may see a thing is no use of it.
    let text = text.replace("(in crate::", "(in ");
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The module a line declares.
fn declared(line: &str) -> Option<&str> {
    let (before, name) = line.strip_suffix(';')?.rsplit_once("mod ")?;
    let is_shared = before.starts_with("pub") && before.ends_with(' ');
    let is_name = name.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
    ((before.is_empty() || is_shared) && is_name && name != "tests").then_some(name)
}

/// The trees of all `use` lines, and whether they hand on what they name.
fn uses(text: &str) -> impl Iterator<Item = (bool, String)> {
    text.split(';').filter_map(|statement| {
        let line = statement.rfind("use ").filter(|at| {
            let before = statement[..*at].rsplit('\n').next().unwrap_or_default().trim();
            before.is_empty() || before.starts_with("pub")
        })?;
        let before = statement[..line].rsplit('\n').next().unwrap_or_default();
        Some((
            before.starts_with("pub"),
            statement[line + 4..].split_whitespace().collect::<Vec<_>>().join(" "),
        ))
    })
}

/// One name that a `use` line brings.
struct Leaf {
    path: Names,
    alias: String,
}

fn leaves(tree: &str) -> Vec<Leaf> {
    let tree = tree.trim();
    if let Some((before, inner)) = tree.strip_suffix('}').and_then(|tree| tree.split_once('{')) {
        let before: Names =
            before.split("::").map(str::trim).filter(|name| !name.is_empty()).map(str::to_owned).collect();
        let mut leaves: Vec<Leaf> = parts(inner).into_iter().flat_map(leaves).collect();
        for leaf in &mut leaves {
            let own = leaf.path.iter().filter(|name| *name != "self" || before.is_empty());
            leaf.path = before.iter().chain(own).cloned().collect();
        }
        return leaves;
    }
    let (path, alias) = tree.split_once(" as ").map_or((tree, None), |(path, alias)| (path, Some(alias)));
    let path: Names =
        path.split("::").map(|name| name.trim().to_owned()).filter(|name| name != "*").collect();
    let alias = alias.map(str::to_owned).or_else(|| path.last().cloned()).unwrap_or_default();
    vec![Leaf { path, alias }]
}

/// What stands between the commas of a tree, not within its inner brackets.
fn parts(inner: &str) -> Vec<&str> {
    let (mut depth, mut from, mut found) = (0, 0, Vec::new());
    for (at, letter) in inner.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    found.push(&inner[from..]);
    found.into_iter().filter(|part| !part.trim().is_empty()).collect()
}

/// The paths that are written out where they are used; before a bracket it is the beginning of a tree.
fn inline(text: &str) -> Vec<Names> {
    let is_path = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let begins = |path: &&str| ["crate::", "super::", "self::"].iter().any(|first| path.starts_with(first));
    let paths = text.split(|letter| !is_path(letter)).filter(begins).filter(|path| !path.ends_with("::"));
    paths.map(|path| path.split("::").map(str::to_owned).collect()).collect()
}

fn room(file: &str) -> &str {
    file.split('/').next().unwrap_or(file).trim_end_matches(".rs")
}

#[test]
fn a_room_uses_only_the_rooms_below_it() {
    let house = House::read();
    let mut pointing_back = BTreeSet::new();
    for (file, others) in house.named() {
        let Some((_, may_use)) = ROOMS.iter().find(|(name, _)| *name == room(file)) else {
            assert!(["lib", "main"].contains(&room(file)), "{file} is in no room");
            continue;
        };
        let rooms: BTreeSet<&str> = others.into_iter().map(room).collect();
        // At the root are macros.
        let others = rooms.into_iter().filter(|other| ![room(file), "lib"].contains(other));
        let back = others.filter(|other| !may_use.contains(other));
        pointing_back.extend(back.map(|other| (file.to_owned(), other.to_owned())));
    }
    let listed = POINTING_BACK.iter().map(|(file, other)| ((*file).to_owned(), (*other).to_owned()));
    assert_eq!(pointing_back, listed.collect());
}

#[test]
fn no_files_name_each_other_in_a_circle() {
    let house = House::read();
    let named = house.named();
    let comes_back = |file: &str| {
        let (mut seen, mut left) = (BTreeSet::new(), vec![file]);
        while let Some(at) = left.pop() {
            left.extend(named[at].iter().filter(|other| seen.insert(**other)));
        }
        seen.contains(file)
    };
    let mut in_circles = BTreeMap::new();
    for file in named.keys().filter(|file| comes_back(file)) {
        *in_circles.entry(room(file)).or_insert(0) += 1;
    }
    assert_eq!(in_circles, IN_CIRCLES.iter().copied().collect());
}

#[test]
fn a_pure_room_names_no_file_no_thread_no_clock() {
    let house = House::read();
    let pure = house.modules.values().filter(|module| PURE.contains(&room(&module.file)));
    // "Operand::" is none of "rand::".
    let names = |text: &str, outside: &str| {
        let mut before = text.match_indices(outside).map(|(at, _)| text[..at].chars().next_back());
        before.any(|sign| !sign.is_some_and(|sign| sign.is_alphanumeric() || sign == '_'))
    };
    let impure = pure.filter(|module| OUTSIDE.iter().any(|outside| names(&module.text, outside)));
    let files: BTreeSet<&str> = impure.map(|module| module.file.as_str()).collect();
    assert_eq!(files, NOT_YET_PURE.iter().copied().collect());
}

/// What of `.ci/deny.toml` can be held without cargo-deny and without a network.
/// Tests wait for what happens (`tests/support/mod.rs`), never for a time that seems long enough.
#[test]
fn no_test_sleeps_but_where_real_time_is_what_is_tested() {
    // Each with its number of places: a killed and a stopped program and a blow at any instant, a guest that is slow on
    // purpose, a sound server that plays ahead, a search that is stopped while it thinks, a text that is taken for heard
    // after its length.
    let passing = [
        ("tests/core/opponent/search_handle.rs", 2),
        ("tests/desk/kept.rs", 3),
        ("tests/program/library/killed.rs", 1),
        ("tests/desk/join/strangers.rs", 1),
        ("tests/speech/backends/cut_off.rs", 1),
        ("tests/support/sound.rs", 2),
    ];
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut files, mut found) = (Vec::new(), Vec::new());
    super::sizes::collect(&root.join("tests"), &mut files);
    for path in files {
        let file = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        if file == "tests/support/mod.rs" || file == "tests/core/house.rs" {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        assert!(!text.contains("thread::sleep") && !text.contains("park_timeout"), "{file} sleeps");
        let places = text.matches("time_passes(").count();
        if places > 0 {
            found.push((file, places));
        }
    }
    found.sort();
    let mut passing: Vec<_> = passing.map(|(file, places)| (file.to_owned(), places)).into();
    passing.sort();
    assert_eq!(found, passing);
}

#[test]
fn every_crate_comes_from_the_registry_and_none_of_them_with_a_wildcard() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap();
    let registry = "registry+https://github.com/rust-lang/crates.io-index";
    let elsewhere = lock.lines().filter_map(|line| line.strip_prefix("source = "));
    let elsewhere: Vec<&str> = elsewhere.filter(|source| source.trim_matches('"') != registry).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
    let manifest = fs::read_to_string(root.join("Cargo.toml")).unwrap();
    assert!(!manifest.contains("\"*\""), "a version is left open");
}

/// Facts flow, words are made at the ear: a message becomes text in `tell`, and in the texts of commands.
#[test]
fn the_upper_rooms_hand_on_facts_and_no_words() {
    let makes_words = |text: &str| {
        let text: String = text.split_whitespace().collect();
        ["say(", "tell("]
            .iter()
            .any(|verb| text.split(&format!(".{verb}")).skip(1).any(|behind| behind.starts_with("Id::")))
            || text.contains(".map(|id|voice.say(id))")
            || text.contains("voice.tell(")
    };
    let house = House::read();
    let made = house.modules.values().filter(|module| {
        WORDLESS.contains(&room(&module.file))
            && !module.file.ends_with("tests.rs")
            && makes_words(&module.text)
    });
    let made: BTreeSet<&str> = made.map(|module| module.file.as_str()).collect();
    assert_eq!(made, WITH_WORDS.iter().map(|(file, _)| *file).collect());
}
