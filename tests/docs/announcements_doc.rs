//! Every example in `docs/announcements.md` and `docs/questions.md` is heard, or refused, as it says there, and
//! every form has examples in every language.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};

use ansage::game::Start;
use ansage::game::resolve;
use ansage::hear::Intent;
use ansage::hear::{Request, hear};
use ansage::query::Whose;
use ansage::query::{Direction, Query, Target};
use ansage::tell::parse_error_name;
use ansage::voice::Verbosity;
use ansage::voice::Voice;
use shakmaty::san::San;
use shakmaty::{Chess, Color, File, Rank, Role, Square};

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
        Intent::Request(Request::Ask(question)) => Ok(question.name().to_owned()),
        Intent::Request(Request::Position) => Ok(Query::Everything.name().to_owned()),
        _ => Err("no question"),
    }
}

/// The move as SAN without check and mate, or the name of the reason why there is none.
fn heard(example: &Example, voice: &Voice) -> Result<String, &'static str> {
    let utterance = hear(&example.said, voice.lexicon()).map_err(|why| parse_error_name(&why))?;
    let Intent::Announcement(announcement, _) = utterance.heard else { return Err("no-move") };
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
    let voices: BTreeMap<&str, Voice> =
        LABELS.iter().map(|(tag, _)| (*tag, Voice::built_in(tag).unwrap())).collect();
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

/// One question of each kind. Where a kind is missing, this does not compile.
fn every_kind() -> Vec<Query> {
    use Query as Q;
    let first = Q::Square(None);
    let after = |question: &Query| {
        Some(match question {
            Q::Square(_) => Q::Pieces(Role::Rook, None),
            Q::Pieces(..) => Q::Side(Whose::Of(Color::White)),
            Q::Side(_) => Q::Everything,
            Q::Everything => Q::Rank(None),
            Q::Rank(_) => Q::File(None),
            Q::File(_) => Q::Diagonals(None),
            Q::Diagonals(_) => Q::Diagonal(Square::A1, Square::H8),
            Q::Diagonal(..) => Q::Rays(None),
            Q::Rays(_) => Q::Attacks(Target::Square(None)),
            Q::Attacks(_) => Q::KnightReach(None),
            Q::KnightReach(_) => Q::Targets(Target::Square(None)),
            Q::Targets(_) => Q::AttacksAndTargets(Target::Square(None)),
            Q::AttacksAndTargets(_) => Q::Moves(Target::Square(None)),
            Q::Moves(_) => Q::Captures(Target::Square(None)),
            Q::Captures(_) => Q::Pinned(None),
            Q::Pinned(_) => Q::Material,
            Q::Material => Q::LastMoves(1),
            Q::LastMoves(_) => Q::LastMovesOf(Whose::Own, 1),
            Q::LastMovesOf(..) => Q::AllMoves,
            Q::AllMoves => Q::Captured,
            Q::Captured => Q::Turn,
            Q::Turn => Q::PlayersColor(Whose::Own),
            Q::PlayersColor(_) => Q::Spell,
            Q::Spell => Q::Slower,
            Q::Slower => Q::Louder,
            Q::Louder => Q::Softer,
            Q::Softer => Q::Faster,
            Q::Faster => Q::Verbosity(Verbosity::Short),
            Q::Verbosity(Verbosity::Short) => Q::Verbosity(Verbosity::Normal),
            Q::Verbosity(Verbosity::Normal) => Q::Verbosity(Verbosity::Full),
            Q::Verbosity(Verbosity::Full) => Q::Silence,
            Q::Silence => Q::SpeechOff,
            Q::SpeechOff => Q::SpeechOn,
            Q::SpeechOn => Q::Earlier,
            Q::Earlier => Q::Later,
            Q::Later => Q::Step(Direction::Left),
            Q::Step(Direction::Left) => Q::Step(Direction::Right),
            Q::Step(Direction::Right) => Q::Step(Direction::Up),
            Q::Step(Direction::Up) => Q::Step(Direction::Down),
            Q::Step(Direction::Down) => Q::GoRank(Rank::First),
            Q::GoRank(_) => Q::GoFile(File::A),
            Q::GoFile(_) => Q::NextPiece(Role::Rook, None),
            Q::NextPiece(..) => Q::Contrast,
            Q::Contrast => Q::Figurines,
            Q::Figurines => Q::BigClocks,
            Q::BigClocks => Q::Tones,
            Q::Tones => Q::Keys,
            Q::Keys => Q::Questions,
            Q::Questions => return None,
        })
    };
    std::iter::successors(Some(first), after).collect()
}

#[test]
fn every_kind_of_question_has_an_example_in_every_language() {
    let examples = examples(include_str!("../../docs/questions.md"));
    for tag in LANGUAGES {
        for question in every_kind() {
            let name = question.name();
            // In the other languages no words may mean either.
            let only_german = matches!(question, Query::AttacksAndTargets(_)) && tag != "de";
            let has = examples.iter().any(|example| example.tag == tag && example.is == name);
            assert!(has != only_german, "{name} in {tag}");
        }
    }
}
