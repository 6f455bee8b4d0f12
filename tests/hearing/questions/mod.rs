//! Questions are heard as players say and type them, in every voice, by words and by key; and no move and no
//! other request is heard as one.

// Tables are as long as they are.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::too_many_lines)]

mod apart;
mod asked;
mod opposite;
mod spoken;

use std::collections::{BTreeMap, BTreeSet};

use ansage::hear::{Control, Intent, hear};
use ansage::voice;
use ansage::voice::Voice;

use crate::support::taken::{meant, taken_for};

type Names = BTreeSet<String>;

/// Lines with the questions they are heard as.
type Asked = &'static [(&'static str, &'static str)];

fn asked(tag: &str, lines: Asked) {
    for (line, question) in lines {
        assert_eq!(taken_for(tag, line), *question, "{tag}: {line}");
    }
    // Every kind of question is among them.
    let kind = |question: &str| question.split('(').next().unwrap_or_default().to_owned();
    let kinds: Names = lines.iter().map(|(_, question)| kind(question)).collect();
    for known in [
        "square",
        "pieces",
        "side",
        "position",
        "rank",
        "file",
        "diagonal",
        "rays",
        "attacks",
        "knight-reach",
        "legal-moves",
        "captures",
        "pinned",
        "material",
        "last-moves",
        "all-moves",
        "captured",
        "turn",
        "Spell",
        "Slower",
        "Faster",
        "Silence",
        "Keys",
        "questions",
    ] {
        assert!(kinds.contains(known), "{tag}: nothing asks for {known}");
    }
}
