//! Every example in `docs/announcements.md` and `docs/questions.md` is heard, or refused, as it says there.
#![allow(clippy::unwrap_used, clippy::panic)]

use ansage::announcement::{Heard, Question, Request, hear, not_heard_name, resolve};
use ansage::voice::Voice;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess};

/// One example: the block's kind and voice, the position, what is said and what it is.
struct Example {
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
    for line in text.lines() {
        if let Some(info) = line.strip_prefix("```") {
            block = info.split_once(' ').map(|(kind, tag)| (kind.to_owned(), tag.to_owned()));
        } else if let Some((kind, tag)) = &block {
            if let Some(fen) = line.strip_prefix("position ").filter(|fen| !fen.contains('→')) {
                position = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap();
                continue;
            }
            let (said, is) = line.split_once(" → ").unwrap_or_else(|| panic!("no example: {line}"));
            examples.push(Example {
                kind: kind.clone(),
                tag: tag.clone(),
                position: position.clone(),
                said: said.to_owned(),
                is: is.to_owned(),
            });
        }
    }
    examples
}

/// The name of the question a line is heard as.
fn asked(example: &Example) -> Result<String, &'static str> {
    let voice = Voice::built_in(&example.tag).unwrap();
    let utterance = hear(&example.said, voice.lexicon()).map_err(|why| not_heard_name(&why))?;
    match utterance.heard {
        Heard::Request(Request::Ask(question)) => Ok(question.name().to_owned()),
        Heard::Request(Request::Position) => Ok(Question::Everything.name().to_owned()),
        _ => Err("no question"),
    }
}

/// The move as SAN without check and mate, or the name of the reason why there is none.
fn heard(example: &Example) -> Result<String, &'static str> {
    let voice = Voice::built_in(&example.tag).unwrap();
    let utterance = hear(&example.said, voice.lexicon()).map_err(|why| not_heard_name(&why))?;
    let Heard::Announcement(announcement, _) = utterance.heard else { return Err("no-move") };
    let found = resolve(&announcement, &example.position).map_err(|why| why.name())?;
    Ok(San::from_move(&example.position, found).to_string())
}

#[test]
fn every_example_is_heard_as_it_says() {
    all_are_as_they_say(include_str!("../docs/announcements.md"), 50);
}

#[test]
fn every_question_is_heard_as_it_says() {
    all_are_as_they_say(include_str!("../docs/questions.md"), 30);
}

/// There are more than so many examples in each voice, and each is heard as it says.
fn all_are_as_they_say(text: &str, many: usize) {
    let examples = examples(text);
    let wrong: Vec<String> = examples
        .iter()
        .filter_map(|example| {
            let expected = match example.kind.as_str() {
                "hear" | "ask" => Ok(example.is.as_str()),
                "refuse" => Err(example.is.as_str()),
                other => panic!("a block of kind {other}"),
            };
            let heard = if example.kind == "ask" { asked(example) } else { heard(example) };
            let heard = heard.as_deref().map_err(|name| *name);
            (heard != expected)
                .then(|| format!("{} \"{}\": {heard:?}, not {expected:?}", example.tag, example.said))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for tag in ["de", "en"] {
        let count = examples.iter().filter(|example| example.tag == tag).count();
        assert!(count > many, "only {count} examples in {tag}");
    }
}
