//! `docs/verbosity.md` says what falls away at which level, and it is what the program leaves out.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::voice_of;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::support::named;
use ansage::hear::{Adjustment, Intent, hear};
use ansage::voice;
use ansage::voice::{FluentValue, Verbosity};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement};

fn text(path: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The rows of the table whose head begins with this cell, without their first and last line.
fn rows(page: &str, head: &str) -> Vec<Vec<String>> {
    let rows = page.lines().skip_while(|line| !line.starts_with(head)).skip(2);
    rows.take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect())
        .collect()
}

/// The messages of a voice that have a shorter form, and whether it says nothing.
fn shortened(tag: &str) -> BTreeMap<String, bool> {
    let resource = fluent_syntax::parser::parse(voice::embedded(tag).unwrap().messages).unwrap();
    let short = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let short = message.attributes.iter().find(|attribute| attribute.id.name == "short")?;
            let id = message.id.name.to_owned();
            let [PatternElement::Placeable { expression }] = short.value.elements.as_slice() else {
                return Some((id, false));
            };
            let nothing = InlineExpression::StringLiteral { value: "" };
            Some((id, *expression == Expression::Inline(nothing)))
        }
        _ => None,
    });
    short.collect()
}

#[test]
fn the_table_is_the_programs() {
    let page = text("docs/verbosity.md");
    let documented = rows(&page, "| message |").into_iter().map(|row| {
        let [name, level, what] = row.as_slice() else { panic!("{row:?}") };
        assert_eq!(level, Verbosity::Normal.key());
        let whole = what.starts_with("all of it");
        assert!(whole || what.starts_with("the last sentence"), "{name}: {what}");
        (name.clone(), whole)
    });
    let documented: BTreeMap<String, bool> = documented.collect();
    for tag in voice::tags() {
        let of_its_own = voice_of(&tag).lexicon().like().is_none();
        assert!(!of_its_own || shortened(&tag) == documented, "{tag}");
    }
}

/// What is left is the beginning of the sentence, up to the end of another.
#[test]
fn a_short_form_is_the_message_without_its_last_sentence() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for (id, whole) in shortened(&tag) {
            let message = named(&id);
            let args =
                message.variables().iter().map(|variable| (*variable, FluentValue::from("x"))).collect();
            let at = |verbosity| voice.at(verbosity, message, Some(&args));
            let (full, short) = (at(Verbosity::Full), at(Verbosity::Short));
            assert_eq!(at(Verbosity::Normal), full);
            let is_beginning = full.starts_with(&short) && short.ends_with(['.', '?', '!']);
            assert!(short.len() < full.len() && (whole && short.is_empty() || is_beginning), "{tag}: {id}");
        }
    }
}

/// The words of the table are understood in the voice they are for, and the common ones in all.
#[test]
fn the_words_change_the_level() {
    let page = text("docs/verbosity.md");
    let words = rows(&page, "| | short |");
    assert_eq!(words.len(), 7);
    let rows =
        words.iter().zip([None, Some("de"), Some("en"), Some("es"), Some("pt"), Some("hu"), Some("eu")]);
    for (row, only) in rows {
        for tag in voice::tags().iter().filter(|tag| only.is_none_or(|only| only == tag.as_str())) {
            let voice = voice_of(tag);
            for (said, level) in row[1..].iter().zip(Verbosity::ALL) {
                let heard = hear(said, voice.lexicon()).map(|utterance| utterance.heard);
                assert_eq!(heard, Ok(Intent::Adjust(Adjustment::Verbosity(level))), "{tag}: {said}");
            }
        }
    }
}

/// What is shown of each level stands word for word in the transcript of that level.
#[test]
fn the_fragments_are_what_the_program_says() {
    let page = text("docs/verbosity.md");
    let mut seen = 0;
    for block in page.split("```text ").skip(1) {
        let (head, rest) = block.split_once('\n').unwrap();
        let (tag, level) = head.split_once(' ').unwrap();
        let language = if tag == "de" { "german" } else { "english" };
        let transcript = text(&format!("tests/transcripts/how_much_is_said_in_{language}.txt"));
        let runs = transcript.split("$ ");
        let run =
            runs.clone().find(|run| run.lines().next().unwrap().ends_with(&format!("--verbosity {level}")));
        let run: Vec<&str> = run.unwrap().lines().collect();
        let lines: Vec<&str> = rest.split("```").next().unwrap().lines().collect();
        for pair in lines.chunks(2) {
            assert!(run.windows(2).any(|said| said == pair), "{head}: {pair:?}");
            seen += 1;
        }
    }
    assert_eq!(seen, 30);
}
