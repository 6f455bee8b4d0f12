//! What fuzzing begins with: inputs that stand in the repository.

use std::fs;
use std::path::Path;

use super::root;

/// The text of this file.
pub fn file(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The bytes of every file in this folder with such an ending.
pub fn files(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let entries = fs::read_dir(root().join(folder)).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|other| other == ending));
    paths.sort();
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Every so manieth line of a file that says something.
pub fn lines(path: &str, every: usize) -> Vec<String> {
    let text = file(path);
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.step_by(every).map(str::to_owned).collect()
}

/// The blocks of a page of `docs` that are written in this language.
pub fn blocks(path: &str, language: &str) -> Vec<String> {
    let text = file(path);
    let begin = format!("```{language}\n");
    let blocks = text.split(begin.as_str()).skip(1).filter_map(|rest| rest.split_once("\n```"));
    blocks.map(|(block, _)| block.to_owned()).collect()
}

/// What is typed in every transcript, one text for each.
pub fn typed() -> Vec<String> {
    let typed = |transcript: Vec<u8>| {
        let text = String::from_utf8_lossy(&transcript).into_owned();
        let lines = text.lines().filter_map(|line| line.strip_prefix("< "));
        lines.collect::<Vec<_>>().join("\n")
    };
    files("tests/transcripts", "txt").into_iter().map(typed).filter(|typed| !typed.is_empty()).collect()
}

/// What a file is in sections, each beginning with a line for which this holds.
pub fn sections(path: &str, begins: impl Fn(&str) -> bool) -> Vec<Vec<u8>> {
    let mut sections = vec![String::new()];
    for line in file(path).lines() {
        if begins(line) {
            sections.push(String::new());
        }
        if let Some(section) = sections.last_mut() {
            section.push_str(line);
            section.push('\n');
        }
    }
    sections.into_iter().map(String::into_bytes).collect()
}

/// The languages there is a corpus of.
pub fn languages() -> Vec<String> {
    ansage::voice::tags()
        .into_iter()
        .filter(|tag| Path::new(&root()).join("tests/corpus").join(tag).is_dir())
        .collect()
}

/// Texts as inputs.
pub fn bytes(texts: impl IntoIterator<Item = impl Into<String>>) -> Vec<Vec<u8>> {
    texts.into_iter().map(|text| text.into().into_bytes()).collect()
}
