//! Every block of figures in `docs/performance.md` has a benchmark that makes it, and every benchmark its block; nothing
//! is measured here.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

fn text(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The names that stand behind one of these words, with how often each does.
fn behind(text: &str, words: &[&str], end: &str) -> BTreeMap<String, usize> {
    let mut names = BTreeMap::new();
    for word in words {
        for (_, rest) in text.match_indices(word).map(|(at, word)| text.split_at(at + word.len())) {
            let (name, _) = rest.split_once(end).unwrap();
            *names.entry(name.to_owned()).or_default() += 1;
        }
    }
    names
}

#[test]
fn every_block_has_a_benchmark_and_every_benchmark_its_block() {
    let (page, program) = (text("docs/performance.md"), text("benches/report/main.rs"));
    let blocks = behind(&page, &["\n<!-- figures: "], " -->\n");
    let made = behind(&program, &[" ordinary(\"", " by_name(\"", "const MACHINE: &str = \""], "\"");
    assert_eq!(blocks, made);
    assert!(blocks.len() > 20 && blocks.values().all(|times| *times == 1), "{blocks:?}");
}

#[test]
fn every_block_ends_before_the_next_begins_and_has_figures() {
    let page = text("docs/performance.md");
    let mut blocks = page.split("\n<!-- figures: ");
    assert!(!blocks.next().unwrap().contains("<!-- end -->"));
    for block in blocks {
        let (name, rest) = block.split_once(" -->\n").unwrap();
        let (figures, behind) =
            rest.split_once("\n<!-- end -->\n").unwrap_or_else(|| panic!("{name} has no end"));
        assert!(figures.contains("|---|"), "{name} has no table");
        assert!(!behind.contains("<!-- end -->"), "{name} ends twice");
    }
}
