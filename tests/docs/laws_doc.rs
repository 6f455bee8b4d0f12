//! `docs/laws.md` has a row for every article, and what a row names is there.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use ansage::laws::Article;

/// How many rows may say that something is not there yet. It only ever becomes less.
const NOT_YET_AT_MOST: usize = 7;

/// How many of the situations may be shown in part or not at all. It only ever becomes less.
const NOT_SHOWN_AT_MOST: usize = 3;

/// What stands above the table of situations.
const SITUATIONS: &str = "\n## Sixty situations\n";

const KINDS: [&str; 3] = ["decided", "on command", "noted"];
const NOT_YET: &str = ", not yet";
const NOTHING: &str = "–";

struct Row {
    article: String,
    words: String,
    kind: String,
    built: bool,
    place: String,
    test: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn page() -> String {
    fs::read_to_string(root().join("docs/laws.md")).unwrap()
}

/// The rows of the articles' tables, without their heads.
fn rows() -> Vec<Row> {
    let page = page();
    let (articles, _) = page.split_once(SITUATIONS).unwrap();
    let table = articles.lines().filter(|line| line.starts_with('|'));
    let rows = table.filter(|line| !line.starts_with("| Article") && !line.starts_with("| ---"));
    let row = |line: &str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [article, words, status, place, test] = cells.as_slice() else {
            panic!("five cells are wanted: {line}")
        };
        let code = |cell: &str| cell.trim_matches('`').to_owned();
        let kind = status.strip_suffix(NOT_YET);
        Row {
            article: (*article).to_owned(),
            words: (*words).to_owned(),
            kind: kind.unwrap_or(status).to_owned(),
            built: kind.is_none(),
            place: code(place),
            test: code(test),
        }
    };
    rows.map(row).collect()
}

/// Whether this file has a function, a method or a variant of this name.
fn holds(file: &str, name: &str) -> bool {
    let text = fs::read_to_string(root().join(file)).unwrap_or_default();
    let word = |line: &str, at: usize| {
        let rest = &line[at + name.len()..];
        rest.chars().next().is_none_or(|sign| !sign.is_alphanumeric() && sign != '_')
    };
    if name.starts_with(|sign: char| sign.is_ascii_uppercase()) {
        return text.lines().any(|line| line.trim_start().starts_with(name) && word(line.trim_start(), 0));
    }
    let declared = format!("fn {name}");
    text.lines().any(|line| line.find(&declared).is_some_and(|at| word(line, at + 3)))
}

fn is_there(named: &str) -> bool {
    match named.split_once("::") {
        Some((file, name)) => holds(file, name),
        None => root().join(named).is_file(),
    }
}

#[test]
fn every_article_has_one_row_in_its_place() {
    let wanted: Vec<&str> =
        Article::all().filter(|article| !article.is_heading()).map(Article::number).collect();
    let rows = rows();
    let found: Vec<&str> = rows.iter().map(|row| row.article.as_str()).collect();
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for number in &found {
        *counted.entry(number).or_default() += 1;
    }
    let twice: Vec<_> = counted.iter().filter(|(_, times)| **times > 1).collect();
    let missing: Vec<_> = wanted.iter().filter(|number| !found.contains(number)).collect();
    let unknown: Vec<_> = found.iter().filter(|number| !wanted.contains(number)).collect();
    assert!(
        twice.is_empty() && missing.is_empty() && unknown.is_empty(),
        "{twice:?} {missing:?} {unknown:?}"
    );
    assert_eq!(found, wanted, "the order is not that of the Laws");
    assert!(rows.iter().all(|row| !row.words.is_empty()));
}

#[test]
fn what_a_row_names_is_there() {
    for Row { article, kind, built, place, test, .. } in rows() {
        assert!(KINDS.contains(&kind.as_str()), "{article}: {kind}");
        if !built {
            assert_eq!(
                (place.as_str(), test.as_str()),
                (NOTHING, NOTHING),
                "{article}: what is not yet there"
            );
            continue;
        }
        assert!(place.contains("::") && is_there(&place), "{article}: there is no {place}");
        if test == NOTHING {
            assert_eq!(kind, "noted", "{article}: nothing tries it");
        } else {
            assert!(is_there(&test), "{article}: there is no {test}");
            let trial = test.starts_with("tests/") || holds_tests(&test);
            assert!(trial, "{article}: {test} is no test");
        }
    }
}

/// Whether the file of a named function has tests at all.
fn holds_tests(test: &str) -> bool {
    let file = test.split("::").next().unwrap_or_default();
    fs::read_to_string(root().join(file)).is_ok_and(|text| text.contains("#[test]"))
}

#[test]
fn what_is_not_yet_there_becomes_less() {
    let rows = rows();
    let missing = |row: &&Row| !row.built;
    let open: Vec<&str> = rows.iter().filter(missing).map(|row| row.article.as_str()).collect();
    println!("{} of {} articles are not yet answered: {}", open.len(), rows.len(), open.join(" "));
    assert!(open.len() <= NOT_YET_AT_MOST, "{} are more than {NOT_YET_AT_MOST}", open.len());
}

#[test]
fn names_are_found_as_whole_words() {
    assert!(holds("tests/docs/laws_doc.rs", "holds") && !holds("tests/docs/laws_doc.rs", "hold"));
    assert!(holds("src/game/event/play.rs", "Announced") && !holds("src/game/event/play.rs", "Announce"));
    assert!(is_there("docs/laws.md") && !is_there("docs/none.md"));
}

#[test]
fn sixty_situations_are_shown_in_their_order() {
    let page = page();
    let (_, situations) = page.split_once(SITUATIONS).unwrap();
    let table = situations.lines().filter(|line| line.starts_with('|')).skip(2);
    let (mut numbers, mut open) = (Vec::new(), Vec::new());
    for line in table {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [number, articles, words, shown] = cells.as_slice() else {
            panic!("four cells are wanted: {line}")
        };
        let number: usize = number.parse().unwrap();
        numbers.push(number);
        assert!(!words.is_empty(), "{number}: no words");
        for article in articles.split(", ") {
            assert!(Article::all().any(|known| known.number() == article), "{number}: no article {article}");
        }
        if *shown == NOTHING {
            open.push(number);
            continue;
        }
        let whole = shown.strip_suffix(", in part");
        open.extend(whole.map(|_| number));
        for test in whole.unwrap_or(shown).split(", ").map(|cell| cell.trim_matches('`')) {
            let trial = test.starts_with("tests/") || holds_tests(test);
            assert!(is_there(test) && trial, "{number}: there is no test {test}");
        }
    }
    assert_eq!(numbers, (1..=60).collect::<Vec<_>>());
    assert!(open.len() <= NOT_SHOWN_AT_MOST, "{open:?} are more than {NOT_SHOWN_AT_MOST}");
}
