//! The lines of a Braille display: whole, short, and readable in every voice.

use ansage::desk::cue::{CELLS, CORE};

use super::messages::{messages, variables};
use super::*;

/// The longest that each variable can be.
fn longest(variable: &str) -> Vec<&'static str> {
    match variable {
        "color" => vec!["white", "black"],
        "move" => vec!["Dd8xh4+", "0-0-0", "b7xa8D"],
        "squares" => vec!["e8 e7 e6 e5 +60"],
        "square" => vec!["e8"],
        "score" => vec!["1/2-1/2", "1-0"],
        "reason" => vec!["matt"],
        other => panic!("nothing is known of ${other}"),
    }
}

/// Every line with every value.
fn lines(tag: &str) -> Vec<(String, String)> {
    let (voice, messages) = (Voice::built_in(tag).unwrap(), messages(tag));
    let briefs = messages.keys().filter(|id| id.starts_with("brief-"));
    let mut lines = Vec::new();
    for id in briefs {
        // Castling has a line of its own, for a line needs a letter.
        let castling = id == "brief-move";
        let mut all: Vec<Vec<(String, &'static str)>> = vec![Vec::new()];
        for variable in variables(&messages, id) {
            let each = |args: &Vec<(String, &'static str)>| {
                let with = |value| [args.as_slice(), &[(variable.clone(), value)]].concat();
                longest(&variable)
                    .into_iter()
                    .filter(|value| !(castling && value.starts_with("0-0")))
                    .map(with)
                    .collect::<Vec<_>>()
            };
            all = all.iter().flat_map(each).collect();
        }
        for args in all {
            let args: FluentArgs<'_> =
                args.into_iter().map(|(name, value)| (name, FluentValue::from(value))).collect();
            lines.push((id.clone(), voice.tell(id, &args)));
        }
    }
    lines
}

#[test]
fn every_line_fits_into_forty_cells_and_is_read_by_every_reader() {
    for tag in voice::tags() {
        let lines = lines(&tag);
        assert!(lines.len() > 70, "{tag}: {}", lines.len());
        for (id, text) in lines {
            let cells = text.chars().count();
            assert!((3..=CELLS).contains(&cells), "{tag}: {id}: {cells} in {text:?}");
            assert!(text.chars().any(char::is_alphabetic), "{tag}: {id}: {text:?}");
            assert!(text.ends_with(['.', '?']), "{tag}: {id}: {text:?}");
            assert!(
                !text
                    .chars()
                    .any(|sign| sign.is_control() || matches!(sign, '\u{2026}' | '\u{2190}'..='\u{2bff}')),
                "{tag}: {id}: {text:?}"
            );
        }
    }
}

#[test]
fn a_move_and_whose_turn_it_is_stand_in_twenty_cells_or_the_move_does_by_itself() {
    for tag in voice::tags() {
        let voice = Voice::built_in(&tag).unwrap();
        for color in ["white", "black"] {
            let mut args = FluentArgs::new();
            args.set("color", color);
            assert!(voice.tell("turn", &args).chars().count() <= CORE + 1, "{tag}");
            args.set("move", "0-0-0");
            assert!(voice.tell("brief-castling", &args).chars().count() <= CORE, "{tag}");
        }
    }
}
