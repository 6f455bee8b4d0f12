//! Every example in `docs/announcements.md` and `docs/questions.md` is heard, or refused, as it says there, and
//! every form has examples in every language.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::voice_of;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ansage::game::Start;
use ansage::game::resolve;
use ansage::hear::{ADJUSTMENTS, Control, Intent, hear};
use ansage::query::queries;
use ansage::tell::parse_error_name;
use ansage::voice::Voice;
use shakmaty::Chess;
use shakmaty::san::San;

/// Each language in one voice. Basque's other voice says the same with other pieces.
const LANGUAGES: [&str; 6] = ["de", "en", "es", "eu", "hu", "pt"];

const BASQUE_WITH_OTHER_PIECES: &str = "eu-anderea";

/// What reads the documents aloud names a language before each block.
const LABELS: [(&str, &str); 7] = [
    ("de", "German:"),
    ("en", "English:"),
    ("es", "Spanish:"),
    ("eu", "Basque:"),
    ("eu-anderea", "Basque with the other pieces:"),
    ("hu", "Hungarian:"),
    ("pt", "Portuguese:"),
];

/// One example: the heading it stands under, the block's kind and voice, the position, what is said and what it
/// is. A block without a position has that of the block before it.
struct Example {
    section: String,
    kind: String,
    tag: String,
    position: Chess,
    said: String,
    is: String,
}

fn examples(text: &str) -> Vec<Example> {
    let mut examples = Vec::new();
    let mut block: Option<(String, String)> = None;
    let mut position = Chess::default();
    let (mut section, mut label) = (String::new(), "");
    for line in text.lines() {
        if let Some(info) = line.strip_prefix("```") {
            block = info.split_once(' ').map(|(kind, tag)| (kind.to_owned(), tag.to_owned()));
            if let Some((_, tag)) = &block {
                assert!(LABELS.contains(&(tag, label)), "{section}: \"{label}\" before a block of {tag}");
            }
        } else if let Some((kind, tag)) = &block {
            if let Some(fen) = line.strip_prefix("position ").filter(|fen| !fen.contains('→')) {
                position = fen.parse::<Start>().unwrap().position().clone();
                continue;
            }
            let (said, is) = line.split_once(" → ").unwrap_or_else(|| panic!("no example: {line}"));
            examples.push(Example {
                section: section.clone(),
                kind: kind.clone(),
                tag: tag.clone(),
                position: position.clone(),
                said: said.to_owned(),
                is: is.to_owned(),
            });
        } else if let Some(heading) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            section = heading.into();
        } else if !line.is_empty() {
            label = line;
        }
    }
    examples
}

/// The name of the question a line is heard as.
fn asked(example: &Example, voice: &Voice) -> Result<String, &'static str> {
    let utterance = hear(&example.said, voice.lexicon()).map_err(|why| parse_error_name(&why))?;
    match utterance.heard {
        Intent::Query(question) => Ok(question.name().to_owned()),
        Intent::Adjust(wanted) => {
            let row = ADJUSTMENTS.iter().find(|(.., adjustment)| *adjustment == wanted);
            row.map(|(_, name, _)| (*name).to_owned()).ok_or("no question")
        }
        Intent::Control(Control::Keys) => Ok("keys".to_owned()),
        _ => Err("no question"),
    }
}

/// The move as SAN without check and mate, or the name of the reason why there is none.
fn heard(example: &Example, voice: &Voice) -> Result<String, &'static str> {
    let utterance = hear(&example.said, voice.lexicon()).map_err(|why| parse_error_name(&why))?;
    let Intent::Announce(announcement, _) = utterance.heard else { return Err("no-move") };
    let found = resolve(&announcement, &example.position).map_err(|why| why.name())?;
    Ok(San::from_move(&example.position, found).to_string())
}

#[test]
fn every_example_is_heard_as_it_says() {
    all_are_as_they_say(include_str!("../../docs/announcements.md"), &[("hear", 50), ("refuse", 15)]);
}

#[test]
fn every_question_is_heard_as_it_says() {
    all_are_as_they_say(include_str!("../../docs/questions.md"), &[("ask", 40)]);
}

/// Each example is heard as it says; in each language there are so many of each kind, and under each heading
/// two at least.
fn all_are_as_they_say(text: &str, many: &[(&str, usize)]) {
    let examples = examples(text);
    let voices: BTreeMap<&str, &Voice> = LABELS.iter().map(|(tag, _)| (*tag, voice_of(tag))).collect();
    let wrong: Vec<String> = examples
        .iter()
        .filter_map(|example| {
            let expected = match example.kind.as_str() {
                "hear" | "ask" => Ok(example.is.as_str()),
                "refuse" => Err(example.is.as_str()),
                other => panic!("a block of kind {other}"),
            };
            let voice = &voices[example.tag.as_str()];
            let heard = if example.kind == "ask" { asked(example, voice) } else { heard(example, voice) };
            let heard = heard.as_deref().map_err(|name| *name);
            (heard != expected)
                .then(|| format!("{} \"{}\": {heard:?}, not {expected:?}", example.tag, example.said))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));

    let mut counts: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for example in &examples {
        *counts.entry((&example.kind, &example.tag)).or_default() += 1;
        *counts.entry((&example.section, &example.tag)).or_default() += 1;
    }
    let count = |what: &str, tag: &str| counts.get(&(what, tag)).copied().unwrap_or_default();
    let sections: BTreeSet<&str> = examples.iter().map(|example| example.section.as_str()).collect();
    for tag in LANGUAGES {
        for (kind, least) in many {
            assert!(count(kind, tag) >= *least, "only {} of {kind} in {tag}", count(kind, tag));
        }
        for section in &sections {
            assert!(count(section, tag) >= 2, "only {} in {tag}: {section}", count(section, tag));
        }
    }
    let others = examples.iter().filter(|example| example.tag == BASQUE_WITH_OTHER_PIECES);
    assert!(others.count() >= 5, "too few in {BASQUE_WITH_OTHER_PIECES}");
}

/// The name of every question that is asked by words of its own.
fn every_kind() -> impl Iterator<Item = &'static str> {
    // What a request asks, it asks as a request.
    let by_request = ["time", "moves", "boards", "why", "obligation", "recording"];
    // What is recognised in anybody's words has none of its own.
    let by_likeness = ["count", "may-play"];
    let questions = queries().map(|row| row.name);
    let questions = questions.filter(move |name| !by_request.contains(name) && !by_likeness.contains(name));
    questions.chain(ADJUSTMENTS.iter().map(|(_, name, _)| *name)).chain(["keys"])
}

#[test]
fn every_kind_of_question_has_an_example_in_every_language() {
    let examples = examples(include_str!("../../docs/questions.md"));
    for tag in LANGUAGES {
        for name in every_kind() {
            // In the other languages no words may mean either.
            let only_german = name == "attacks-and-targets" && tag != "de";
            let has = examples.iter().any(|example| example.tag == tag && example.is == name);
            assert!(has != only_german, "{name} in {tag}");
        }
    }
}

/// Every file under this folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The files that know an example of `docs/extending.md` by one of these names, and those that its section names. What
/// is a snapshot or kept is not counted, nor are the page itself and the tests that hold pages.
fn knowing_and_named(section: &str, names: &[&str]) -> (BTreeSet<String>, BTreeSet<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = fs::read_to_string(root.join("docs/extending.md")).unwrap();
    let section = page.split("\n## ").find(|part| part.starts_with(section)).unwrap();
    let counts = |file: &str| {
        let kept = file.starts_with("tests/telling/snapshots") || file.ends_with(".sqlite3");
        !kept && file != "docs/extending.md" && !file.ends_with("_doc.rs")
    };
    let knows = |file: &String| {
        let text = fs::read(root.join(file)).unwrap();
        let text = String::from_utf8_lossy(&text).to_lowercase();
        names.iter().any(|name| text.contains(name))
    };
    let folders = ["src", "voices", "docs", "tests"].map(|folder| files(&root.join(folder)));
    let all =
        folders.into_iter().flatten().map(|file| file.strip_prefix(root).unwrap().display().to_string());
    let knowing = all.filter(|file| counts(file)).filter(knows).collect();
    let paths = section.split('`').skip(1).step_by(2).filter(|name| root.join(name).is_file());
    (knowing, paths.filter(|name| counts(name)).map(str::to_owned).collect())
}

fn in_rust(files: &BTreeSet<String>) -> usize {
    files.iter().filter(|file| file.starts_with("src/")).count()
}

#[test]
fn the_page_on_extending_names_every_file_that_knows_its_question() {
    let (knowing, listed) = knowing_and_named("A new question", &["undefended"]);
    assert_eq!(knowing, listed);
    assert_eq!(in_rust(&knowing), 3, "at most three places in Rust");
}

#[test]
fn the_page_on_extending_names_every_file_that_knows_its_event() {
    let names = ["offersrepeated", "offers_repeated", "offers-repeated"];
    let (knowing, listed) = knowing_and_named("A new event", &names);
    assert_eq!(knowing, listed);
    assert_eq!(in_rust(&knowing), 4, "at most four places in Rust");
}

/// The source files without their tests.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).ok()?;
        let text = text.split("#[cfg(test)]\nmod tests {").next()?.to_owned();
        Some((path.strip_prefix(root).ok()?.display().to_string(), text))
    };
    let is_rust = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "rs");
    let all = files(&root.join("src")).into_iter().filter(is_rust).filter_map(read);
    all.filter(|(file, _)| !file.ends_with("tests.rs")).collect()
}

#[test]
fn a_language_is_its_folder_alone() {
    let tags = ansage::voice::tags();
    assert!(tags.len() > 6, "{tags:?}");
    // The language of the Laws' own names, and the one scripts are written in.
    for tag in tags.iter().filter(|tag| !matches!(tag.as_str(), "de" | "en")) {
        let written = format!("\"{tag}\"");
        for (file, text) in sources() {
            let named =
                text.lines().filter(|line| line.contains(&written)).find(|line| !line.contains("///"));
            assert_eq!(named, None, "{file} names {tag}");
        }
    }
}

#[test]
fn each_file_that_the_page_on_extending_names_has_what_it_is_named_for() {
    for (file, item) in [
        ("src/opponent/seated.rs", "pub trait Opponent"),
        ("src/opponent/sparring.rs", "impl Opponent for"),
        ("src/opponent/mod.rs", "pub fn opponent("),
        ("src/game/setup.rs", "pub enum OpponentKind"),
        ("src/commands/games/forms.rs", "named(\"pgn\", "),
        ("src/record/pgn.rs", "pub fn write("),
        ("src/laws/rule_set.rs", "pub struct RuleSet"),
        ("src/laws/articles/numbers.rs", "OWN_RULE"),
        ("src/laws/verdict.rs", "pub fn verdict("),
    ] {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        assert!(fs::read_to_string(root.join(file)).unwrap().contains(item), "{file} has no {item}");
        assert!(fs::read_to_string(root.join("docs/extending.md")).unwrap().contains(file), "{file}");
    }
    // Nobody but the opponent's own room knows which there are.
    let knowing = sources().into_iter().filter(|(_, text)| text.contains("Sparring"));
    let knowing: Vec<String> = knowing.map(|(file, _)| file).collect();
    assert!(knowing.iter().all(|file| file.starts_with("src/opponent/")), "{knowing:?}");
}
