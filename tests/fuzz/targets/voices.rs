//! The files of a voice of one's own: everything wrong is found at once, each with its line, and told in one line.

use ansage::braille::{Action, CODES, DecodeFault, Ply, Threat, code_of};
use ansage::hear::{Recogniser, intents};
use ansage::tell::line_of;
use ansage::voice::LineKind;
use ansage::voice::{
    Diagnostic, LawTexts, Lexicon, PhraseBook, VoiceFiles, braille_table, check, check_laws, check_openings,
};
use shakmaty::CastlingSide;

use super::hearing::VOICES;
use super::{Target, is_within, seeds, text};

pub const LEXICON: Target =
    Target { name: "lexicon", executions: 8, seeds: lexicons, tokens: LEXICON_WORDS, run: learned };

pub const MESSAGES: Target =
    Target { name: "messages", executions: 100, seeds: sentences, tokens: MESSAGE_WORDS, run: formatted };

pub const PHRASES: Target =
    Target { name: "phrases", executions: 400, seeds: phrases, tokens: PHRASE_WORDS, run: phrased };

pub const OPENINGS: Target =
    Target { name: "openings", executions: 60, seeds: openings, tokens: OPENING_WORDS, run: named };

pub const BRAILLE_TABLE: Target =
    Target { name: "braille_table", executions: 5_000, seeds: tables, tokens: TABLE_WORDS, run: tabled };

/// What is wrong has a line of the file, and a sentence.
#[track_caller]
fn are_told(text: &str, found: &[Diagnostic]) {
    for found in found {
        is_within(text, found.line);
        assert!(!line_of(found, &VOICES[0]).is_empty());
    }
}

const LEXICON_WORDS: &[&str] = &[
    "like = \"en\"\n",
    "language = \"de\"\n",
    "name = \"Mine\"\n",
    "[letters]\n",
    "[pieces]\n",
    "[requests]\n",
    "[questions]\n",
    "[numbers]\n",
    "knight = \"N\"\n",
    "king = [\"king\", \"a\"]\n",
    "= ",
    "[\"",
    "\", \"",
    "\"]",
    "[]",
    "[[",
    "]]",
    "\"",
    "\n",
    "#",
    "sound = \"metaphone\"\n",
    "[ears]\n",
    "[spoken]\n",
    "e4",
    "one",
    "-",
    " ",
];

/// A short lexicon that is like another, with each section of a whole one.
fn lexicons() -> Vec<Vec<u8>> {
    let short = seeds::file("voices/eu-anderea/lexicon.toml");
    let sections = seeds::sections("voices/en/lexicon.toml", |line| line.starts_with('['));
    let like = b"language = \"en\"\nname = \"Mine\"\nlike = \"en\"\n\n";
    let sections = sections.into_iter().skip(1).filter(|section| section.len() < 4096);
    std::iter::once(short.into_bytes())
        .chain(sections.map(|section| [&like[..], &section].concat()))
        .collect()
}

/// A lexicon that is read understands moves; one that is not has a fault.
fn learned(input: &[u8]) -> bool {
    let text = text(input);
    let sources = VoiceFiles {
        lexicon_name: "lexicon.toml",
        lexicon: &text,
        messages_name: "messages.ftl",
        messages: "",
    };
    let found = check(&sources, &|_, _| LineKind::Nothing);
    let of_lexicon: Vec<_> = found.into_iter().filter(|found| found.file == "lexicon.toml").collect();
    are_told(&text, &of_lexicon);
    match Lexicon::read("lexicon.toml", &text) {
        Ok(lexicon) => {
            let _ = ansage::hear::hear("e2e4", &lexicon);
            let _ = ansage::hear::hear("what is on e4", &lexicon);
            true
        }
        Err(why) => {
            // One that is like no voice there is has no line.
            why.place().iter().for_each(|(_, line)| is_within(&text, *line));
            assert!(of_lexicon.iter().any(|found| !found.fault.only_warns()), "nothing is told of {why}");
            false
        }
    }
}

const MESSAGE_WORDS: &[&str] = &[
    "article-7-5-1 = ",
    "article-5-1-2 =\n    ",
    "-term = x\n",
    "{ $edition ->\n",
    " [2018] a\n",
    " *[other] b\n",
    "}\n",
    "{ $edition }",
    "{ -term }",
    "{ article-5-1-2 }",
    "{ WORDS($edition) }",
    "{ NUMBER($edition, minimumFractionDigits: 99) }",
    "{ SYSTEM() }",
    "{ NOPE() }",
    "{ \"\" }",
    "{\"\\u0041\"}",
    "    .short = ",
    "\n",
    "{",
    "}",
    "# ",
    "    ",
    "{ WORDS($edition, form: \"feminine\") }",
    "{ NUMBER($edition, maximumFractionDigits: 0) }",
];

/// What each article says, one text each, and several together.
fn sentences() -> Vec<Vec<u8>> {
    let sections = |path| seeds::sections(path, |line: &str| line.starts_with("article"));
    let mut laws = sections("voices/en/laws.ftl");
    laws.extend(sections("voices/de/laws.ftl"));
    laws.extend(
        seeds::sections("voices/eu/messages.ftl", |line: &str| {
            line.starts_with(|sign: char| sign.is_ascii_lowercase())
        })
        .into_iter()
        .step_by(9),
    );
    laws.retain(|law| law.len() < 2048);
    laws
}

/// Messages that are read are formatted without harm, in every edition; those that are not have a fault.
fn formatted(input: &[u8]) -> bool {
    let text = text(input);
    let found = check_laws("laws.ftl", &text, "");
    are_told(&text, &found);
    let lexicon = VOICES[1].lexicon();
    match LawTexts::read("en", "laws.ftl", &text, lexicon) {
        Ok(laws) => {
            let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
            for name in names.take(20) {
                for year in [2014, 2023] {
                    let _ = laws.tell(name, year);
                }
            }
            true
        }
        Err(why) => {
            is_within(&text, why.place().unwrap().1);
            assert!(!found.is_empty(), "nothing is told of {why}");
            false
        }
    }
}

const PHRASE_WORDS: &[&str] = &[
    "[lists]\n",
    "[phrases]\n",
    "none = [",
    "time = [\"how long\"]\n",
    "own = [\"my\"]\n",
    "\"",
    "\", \"",
    "]\n",
    "{square}",
    "{piece}",
    "{number}",
    "{nope}",
    "[",
    "{",
    "}",
    "#",
    "asking = [\"\"]\n",
    "fillers = [\"well\", \"you know\"]\n",
];

fn phrases() -> Vec<Vec<u8>> {
    let text = seeds::file("voices/en/phrases.toml");
    let few = "[lists]\nown = [\"my\", \"mine\"]\nasking = [\"what\", \"how many\"]\n\n[phrases]\ntime = [\"how long have I left\"]\n\
               square = [\"what is on {square}\"]\nnone = [\"lovely evening\"]\n";
    let lists = text.lines().take(60).collect::<Vec<_>>().join("\n");
    seeds::bytes([few.to_owned(), lists])
}

/// Phrases are read as far as they are right, and a line is held against those.
fn phrased(input: &[u8]) -> bool {
    let text = text(input);
    let known: Vec<&str> = intents().collect();
    let (book, found) = PhraseBook::read("phrases.toml", &text, None, &known);
    are_told(&text, &found);
    let count = book.phrases().count();
    if count > 0 && count < 8 {
        let recogniser = Recogniser::new(book);
        let line = "how long have I got on e4";
        let lexicon = VOICES[1].lexicon();
        let heard = ansage::hear::hear(line, lexicon).map(|utterance| utterance.heard);
        let _ = recogniser.recognise(line, heard.as_ref(), lexicon, ansage::hear::Company::Alone);
    }
    found.is_empty() && count > 0
}

const OPENING_WORDS: &[&str] = &[
    "[families]\n",
    "[variations]\n",
    "[namesakes]\n",
    "kings-pawn-game = \"King's Pawn Game\"\n",
    "{ evans }",
    "{",
    "}",
    "\"",
    "= ",
    "\n",
    "[",
    "]",
];

fn openings() -> Vec<Vec<u8>> {
    vec![
        seeds::file("voices/en/openings.toml").into_bytes(),
        seeds::file("voices/eu/openings.toml").into_bytes(),
    ]
}

/// Names of openings are told as far as they are right.
fn named(input: &[u8]) -> bool {
    let text = text(input);
    let found = check_openings("openings.toml", &text, "");
    are_told(&text, &found);
    found.len() < 40
}

const TABLE_WORDS: &[&str] = &[
    "cells = \"⠎\"\n",
    "source = \"\"\n",
    "verified = true\n",
    "⠼",
    "⠨",
    "\"\"",
    "\"always\"",
    "\"never\"",
    "[moves]\n",
    "\n",
];

fn tables() -> Vec<Vec<u8>> {
    seeds::bytes(CODES.map(|code| braille_table(code).unwrap()))
}

/// A table that is accepted writes what it reads, or says that two moves are written alike.
fn tabled(input: &[u8]) -> bool {
    let Some(code) = code_of(&text(input)) else { return false };
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        let ply = Ply::castling(side, Threat::Check);
        match code.decode(&code.encode(&ply)) {
            Ok(read) => assert!(matches!(read.action(), Action::Castling(read) if *read == side), "{read:?}"),
            Err(why) => assert!(matches!(why, DecodeFault::Ambiguous(_)), "{why}"),
        }
    }
    true
}
