//! Questions are heard as players say and type them, in every voice, by words and by key; and no move and no
//! other request is heard as one.

// Tables are as long as they are.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::too_many_lines)]

mod apart;
mod asked;
mod spoken;

use std::collections::{BTreeMap, BTreeSet};

use ansage::announcement::{Heard, Request, hear};
use ansage::voice::{self, Voice};

type Names = BTreeSet<String>;

/// What a line is taken for, in one word.
fn taken_for(tag: &str, line: &str) -> String {
    let voice = Voice::built_in(tag).unwrap();
    match hear(line, voice.lexicon()) {
        Ok(utterance) => match utterance.heard {
            Heard::Announcement(announcement, _) => announcement.recorded(),
            Heard::Request(request) => format!("{request:?}"),
            Heard::Choice(number) => number.to_string(),
        },
        Err(why) => panic!("{tag}: {line}: {why:?}"),
    }
}

/// Lines with the questions they are heard as.
type Asked = &'static [(&'static str, &'static str)];

fn asked(tag: &str, lines: Asked) {
    for (line, question) in lines {
        assert_eq!(taken_for(tag, line), format!("Ask({question})"), "{tag}: {line}");
    }
    // Every kind of question is among them.
    let kind = |question: &str| question.split('(').next().unwrap_or_default().to_owned();
    let kinds: Names = lines.iter().map(|(_, question)| kind(question)).collect();
    for known in [
        "Square",
        "Pieces",
        "Side",
        "Everything",
        "Rank",
        "File",
        "Diagonals",
        "Diagonal",
        "Rays",
        "Attacks",
        "KnightReach",
        "Moves",
        "Captures",
        "Pinned",
        "Material",
        "LastMoves",
        "AllMoves",
        "Captured",
        "Turn",
        "Spell",
        "Slower",
        "Faster",
        "Silence",
        "Keys",
        "Questions",
    ] {
        assert!(kinds.contains(known), "{tag}: nothing asks for {known}");
    }
}
