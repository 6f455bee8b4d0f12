//! The lines of a Braille display: whole, short, and readable in every voice.

use crate::support::voice_of;
use ansage::tell::Phrasing;
use ansage::tell::{CELLS, CORE};
use shakmaty::{Color, Piece};

use super::messages::{messages, variables};
use super::rendered::{combinations, words_of};
use super::*;

/// The cells for an answer: the prompt puts a colon and a blank behind it.
const ANSWER: usize = CELLS - 2;

/// What is no line of its own but stands in others, and is not known for it by its sentence.
const PARTS: [&str; 8] = [
    "brief-move-row",
    "brief-boards-differ-square",
    "brief-moves-run",
    "brief-not-heard-request",
    "brief-not-heard-unknown-word",
    "brief-side",
    "brief-refused",
    "brief-won",
];

/// Variables that hold as much as there is: a line with one is cut where it ends.
const LISTS: [&str; 15] = [
    "games",
    "attackers",
    "defenders",
    "items",
    "moves",
    "offers",
    "pieces",
    "squares",
    "cause",
    "step",
    "where",
    "why",
    "reason",
    "white",
    "black",
];

/// What a variable can be, the longest among them.
fn values(voice: &Voice, variable: &str) -> Vec<FluentValue<'static>> {
    let texts = |texts: &[&str]| texts.iter().map(|text| FluentValue::from((*text).to_owned())).collect();
    let phrasing = Phrasing::new(voice).in_brief();
    let longest = |contents: &dyn Fn(Role) -> String| {
        let all = Role::ALL.into_iter().map(contents);
        all.max_by_key(|text| text.chars().count()).unwrap_or_default()
    };
    if let Some(words) = words_of(variable).filter(|_| variable != "by") {
        return texts(words);
    }
    match variable {
        "count" | "game" | "level" | "other" | "plies" | "number" | "first" | "last" | "periods"
        | "worth" | "rank" | "file" => [0, 1, 2, 21, 101].into_iter().map(FluentValue::from).collect(),
        "lesson" => texts(&["review"]),
        "move" | "announced" => texts(&["Dd8xh4", "0-0-0", "b7xa8D"]),
        "left" | "used" | "white" | "black" | "time" => texts(&["1:30:26", "0:42"]),
        "squares" => texts(&["e8 e7 e6 e5 +60"]),
        "score" => texts(&["1/2-1/2", "1-0"]),
        "reason" => texts(&["matt"]),
        "contents" | "found" => {
            let of = |role| phrasing.contents(Some(Piece { color: Color::Black, role }));
            vec![FluentValue::from(longest(&of))]
        }
        "sign" => texts(&["sB"]),
        "by" => texts(&["Lb4"]),
        "word" | "rest" => texts(&["Dr No"]),
        "letter" => texts(&["X"]),
        "topic" | "second" => texts(&["Fesselung"]),
        "castling" | "short" | "long" => texts(&["0-0-0"]),
        "threats" => texts(&["Lg4xSf3"]),
        "pawns" => texts(&["12"]),
        "article" => texts(&["6.2.1"]),
        "where" => {
            vec![FluentValue::from(
                phrasing.tell(named("check-half"), &fluent(&[("from", "1"), ("to", "4")])),
            )]
        }
        "line" => texts(&["a"]),
        "attackers" | "defenders" | "attacked" | "defended" | "items" | "moves" | "offers" | "pieces"
        | "cause" | "games" | "step" | "why" => texts(&["Sf3 b1"]),
        "color" | "square" | "from" | "to" | "place" | "placed" | "name" => texts(&["e8"]),
        other => panic!("nothing is known of ${other}"),
    }
}

fn fluent(args: &[(&'static str, &'static str)]) -> FluentArgs<'static> {
    args.iter().map(|(name, value)| (*name, FluentValue::from(*value))).collect()
}

/// The message, the line, and the values in it by name.
type Line = (String, String, Vec<(String, String)>);

/// Every line with every value.
fn lines(tag: &str) -> Vec<Line> {
    let (voice, messages) = (voice_of(tag), messages(tag));
    let briefs = messages.keys().filter(|id| id.starts_with("brief-"));
    let mut lines = Vec::new();
    for id in briefs {
        let mut all: Vec<Vec<(String, FluentValue<'static>)>> = vec![Vec::new()];
        for variable in variables(&messages, id) {
            let each = |args: &Vec<(String, FluentValue<'static>)>| {
                let with = |value| [args.clone(), vec![(variable.clone(), value)]].concat();
                values(voice, &variable).into_iter().map(with).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(each).collect();
        }
        for args in all {
            let told = |value: &FluentValue<'_>| match value {
                FluentValue::String(text) => text.to_string(),
                FluentValue::Number(number) => number.as_string().into_owned(),
                _ => String::new(),
            };
            let named = args.iter().map(|(name, value)| (name.clone(), told(value))).collect();
            let text = voice.tell(super::named(id), &args.into_iter().collect());
            // Castling has a line of its own, for a line needs a letter.
            if id != "brief-move" || !text.starts_with('0') {
                lines.push((id.clone(), text, named));
            }
        }
    }
    lines
}

/// Whether it is a line by itself: what it shortens is a sentence, or it stands for an event.
fn is_whole(id: &str, voice: &Voice, of: &BTreeMap<String, super::messages::Made>) -> bool {
    let full = id.strip_prefix("brief-").unwrap_or(id);
    if PARTS.contains(&id) {
        return false;
    }
    let Some(args) = of.contains_key(full).then(|| combinations(&variables(of, full)).remove(0)) else {
        return true;
    };
    voice.tell(named(full), &args).ends_with(['.', '?'])
}

/// The messages of the sections whose headings in the model's file begin so.
fn of_sections(headings: &[&str]) -> Names {
    let resource = fluent_syntax::parser::parse(voice::embedded("de").unwrap().messages).unwrap();
    let mut here = None;
    let mut found = Names::new();
    for entry in &resource.body {
        match entry {
            Entry::ResourceComment(comment) => {
                here = headings.iter().find(|heading| comment.content[0].starts_with(**heading));
            }
            Entry::Message(message) if here.is_some() => {
                found.insert(message.id.name.to_owned());
            }
            _ => {}
        }
    }
    assert!(found.len() > headings.len(), "{headings:?}");
    found
}

/// The lines of events, which may be wider: what stands behind their first sentence is left out where it must be.
fn of_events() -> Names {
    of_sections(&["What a Braille display shows"])
}

#[test]
fn every_line_fits_and_is_read_by_every_reader() {
    let mut wrong = Vec::new();
    let of_events = of_events();
    for tag in voice::tags() {
        let (voice, messages) = (voice_of(&tag), messages(&tag));
        let lines = lines(&tag);
        assert!(lines.len() > 500, "{tag}: {}", lines.len());
        for (id, text, _) in lines {
            let cells = text.chars().count();
            let most = if of_events.contains(&id) { CELLS } else { ANSWER };
            let drawn =
                |sign: char| sign.is_control() || matches!(sign, '\u{2026}' | '\u{2190}'..='\u{2bff}');
            let lettered = cells >= 3 && text.chars().any(char::is_alphabetic);
            let whole = !is_whole(&id, voice, &messages) || lettered && text.ends_with(['.', '?']);
            // The prompt shows the first sentence where there is no more room: a line has one.
            if cells > most || text.contains(drawn) || !whole || text.contains(". ") {
                wrong.push(format!("{tag}: {id}: {cells} in {text:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_fact_of_an_answer_stands_in_twenty_cells() {
    let mut wrong = Vec::new();
    let of_events = of_events();
    for tag in voice::tags() {
        for (id, text, values) in lines(&tag) {
            if of_events.contains(&id) || text.chars().count() <= CORE {
                continue;
            }
            let core: String = text.chars().take(CORE).collect();
            let told = values.iter().filter(|(name, _)| !LISTS.contains(&name.as_str()));
            let told: Vec<&String> =
                told.map(|(_, value)| value).filter(|value| text.contains(*value)).collect();
            // Of what is told one thing at least is there whole; of a list its beginning is.
            let there = told.iter().any(|value| core.contains(*value));
            let begun = values
                .iter()
                .filter(|(name, _)| LISTS.contains(&name.as_str()))
                .any(|(_, value)| core.contains(&value.chars().take(3).collect::<String>()));
            let chosen = values.iter().any(|(name, _)| words_of(name).is_some());
            let words = text.chars().count() <= CORE + 8 && told.is_empty();
            if !(there || begun || chosen || words) {
                wrong.push(format!("{tag}: {id}: {core:?} of {text:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_line_has_the_variables_of_the_sentence_it_shortens_and_no_others() {
    let without = [
        "brief-correction",
        "brief-moves-castled",
        "brief-moves-run",
        "brief-position-counted",
        "brief-record-corrected",
        "brief-request-incomplete",
        "brief-side",
    ];
    let of_events = of_events();
    let messages = messages("de");
    // A row of the table of events that has the name of a message is told with that message's variables too.
    for id in messages.keys().filter(|id| id.starts_with("brief-")) {
        let full = id.trim_start_matches("brief-");
        if !messages.contains_key(full) {
            assert!(of_events.contains(id) || without.contains(&id.as_str()), "nothing is shortened by {id}");
            continue;
        }
        let mut more: Names = variables(&messages, id);
        for variable in variables(&messages, full) {
            more.remove(&variable);
        }
        // A piece is told by its letter, a list by how much there is.
        more.retain(|variable| variable != "sign");
        assert!(more.is_empty(), "{id}: {more:?} beside {full}");
    }
}

/// Where answers, questions and refusals stand.
const ANSWERS: [&str; 7] = [
    "Refusals of a move",
    "Not understood",
    "Offers",
    "Refusals of other kinds",
    "Questions about the board",
    "Touched, adjusted, made",
    "Help: what can be said",
];

/// What is long by nature: help, examples, of which a line has no room, lists of what can be said, and a ruling among
/// the refusals.
fn is_long_by_nature(id: &str) -> bool {
    ["cli-", "example-", "help-", "key", "claim-verify-line", "counted-piece", "flags-go-on"]
        .iter()
        .any(|long| id.starts_with(long))
}

#[test]
fn every_answer_question_and_refusal_has_a_line_that_fits() {
    let mut wrong = Names::new();
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let phrasing = Phrasing::new(voice).in_brief();
        let messages = messages(&tag);
        // What has a line of its own is a whole line somewhere, and events are measured above.
        let shortened = messages.keys().filter_map(|id| id.strip_prefix("brief-"));
        let shortened = shortened.filter(|id| messages.contains_key(*id)).map(str::to_owned);
        let ids: Names = of_sections(&ANSWERS).into_iter().chain(shortened).collect();
        assert!(ids.len() > 450, "{}", ids.len());
        for id in ids.iter().filter(|id| !is_long_by_nature(id)) {
            let mut of_both = variables(&messages, id);
            let brief = format!("brief-{id}");
            if messages.contains_key(&brief) {
                of_both.extend(variables(&messages, &brief));
            }
            for args in combinations(&of_both) {
                let text = phrasing.tell(named(id), &args);
                if text.chars().count() > ANSWER {
                    wrong.insert(format!("{tag}: {id}: {text}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}

#[test]
fn a_move_and_whose_turn_it_is_stand_in_twenty_cells_or_the_move_does_by_itself() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for color in ["white", "black"] {
            let mut args = FluentArgs::new();
            args.set("color", color);
            assert!(voice.tell(named("turn"), &args).chars().count() <= CORE + 1, "{tag}");
            args.set("move", "0-0-0");
            assert!(voice.tell(named("brief-castling"), &args).chars().count() <= CORE, "{tag}");
        }
    }
}
