//! Every voice says the same things with the same variables, says nothing the program never asks for, and
//! leaves nothing in a sentence that a synthesizer or a Braille display could not tell.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ansage::announcement::{Announcement, Heard, NotHeard, Request, hear};
use ansage::args;
use ansage::cli::Cli;
use ansage::laws::TimeControl;
use ansage::tools::check::taken;
use ansage::voice::{self, Fault, FluentArgs, FluentValue, MishearingFault, Sources, Voice, VoiceError};
use clap::CommandFactory;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use shakmaty::{Role, Square};

type Names = BTreeSet<String>;

/// What one message is made of.
#[derive(Debug, Default)]
struct Made {
    variables: Names,
    references: Names,
    /// Each variable that is selected by, with the keys of its variants.
    selected: Vec<(String, Names)>,
}

impl Made {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let key = |key: &VariantKey<&str>| match key {
                    VariantKey::Identifier { name } => (*name).to_owned(),
                    VariantKey::NumberLiteral { value } => (*value).to_owned(),
                };
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| key(&variant.key)).collect();
                    self.selected.push((id.name.to_owned(), keys));
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } | InlineExpression::TermReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// The messages of a voice, by name: its own, and those of the voice it is like.
fn messages(tag: &str) -> BTreeMap<String, Made> {
    let mut messages = like(tag).map(|like| messages(&like)).unwrap_or_default();
    messages.extend(own_messages(tag));
    messages
}

/// The voice this one is like.
fn like(tag: &str) -> Option<String> {
    Voice::built_in(tag).unwrap().lexicon().like().map(str::to_owned)
}

/// The messages that stand in a voice's own file.
fn own_messages(tag: &str) -> BTreeMap<String, Made> {
    let text = voice::embedded(tag).unwrap().messages;
    let resource = fluent_syntax::parser::parse(text).expect(tag);
    let mut messages = BTreeMap::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut made = Made::default();
            made.pattern(message.value.as_ref().expect(message.id.name));
            let twice = messages.insert(message.id.name.to_owned(), made);
            assert!(twice.is_none(), "{tag}: {} is there twice", message.id.name);
        }
    }
    messages
}

/// The variables of a message and of all it refers to.
fn variables(messages: &BTreeMap<String, Made>, id: &str) -> Names {
    let Some(made) = messages.get(id) else { panic!("no message {id}") };
    let inner = made.references.iter().flat_map(|id| variables(messages, id));
    made.variables.iter().cloned().chain(inner).collect()
}

fn source(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The Rust files at and below this path.
fn rust_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let rust = |path: &PathBuf| path.is_dir() || path.extension().is_some_and(|ending| ending == "rs");
    entries.filter(rust).flat_map(|path| rust_files(&path)).collect()
}

/// The string literals of the program, each with the code before it.
fn literals(path: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for file in rust_files(&source(path)) {
        let text = fs::read_to_string(&file).unwrap();
        let code: String = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .map(|line| line.to_owned() + "\n")
            .collect();
        // A quotation mark as a character, and one within a string, open nothing.
        let code = code.replace("'\"'", "' '").replace("\\\"", "  ");
        let parts: Vec<&str> = code.split('"').collect();
        for pair in parts.chunks_exact(2) {
            found.push((pair[1].to_owned(), pair[0].trim_end().to_owned()));
        }
    }
    found
}

/// The names a `match` of this file gives: the literals after an arrow that are words with hyphens.
fn named_in(path: &str) -> Vec<String> {
    let word = |name: &str| name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
    literals(path)
        .into_iter()
        .filter(|(literal, before)| before.ends_with("=>") && word(literal))
        .map(|(literal, _)| literal)
        .collect()
}

/// The names the command line's texts have.
fn of_the_command_line() -> Names {
    fn collect(command: &clap::Command, prefix: &str, names: &mut Names) {
        for arg in command.get_arguments() {
            names.insert(format!("cli-arg-{}", arg.get_id().as_str().replace('_', "-")));
        }
        for sub in command.get_subcommands() {
            let prefix = format!("{prefix}-{}", sub.get_name());
            names.insert(prefix.clone());
            collect(sub, &prefix, names);
        }
    }
    let mut names = Names::from(["cli-help".to_owned(), "cli-version".to_owned()]);
    collect(&Cli::command(), "cli", &mut names);
    names
}

/// The names that are built from parts while the program runs.
fn built() -> Names {
    // An obligation has sentences of its own.
    let misfits = ["misfit", "report-misfit", "may-not", "obliged"];
    let refusals = named_in("src/game/refusal.rs").into_iter();
    let refusals =
        refusals.filter(|name| !misfits.contains(&name.as_str())).map(|name| format!("refused-{name}"));
    let deeds = named_in("src/game/roles.rs").into_iter().map(|name| format!("may-not-{name}"));
    // What can be wrong with a FEN: the arms of a match, and a table by shakmaty's kinds.
    let wrong = literals("src/game/setup.rs").into_iter().filter(|(_, before)| {
        let line = before.lines().last().unwrap_or_default();
        line.contains("ParseFenError::")
            || line.contains("PositionErrorKinds::")
            || line.trim_start().starts_with("_ =>")
    });
    let wrong = wrong.map(|(name, _)| format!("error-fen-{name}"));
    refusals.chain(deeds).chain(wrong).chain(of_the_command_line()).collect()
}

/// Where sentences are asked for.
const SPEAKERS: [&str; 6] =
    ["src/announcement", "src/desk", "src/tools", "src/cli.rs", "src/cli", "src/main.rs"];

/// Names that begin like this are names of messages, wherever they stand in [`SPEAKERS`].
const FAMILIES: [&str; 26] = [
    "boards-",
    "check-",
    "cli-",
    "control-",
    "duration-",
    "error-",
    "event-",
    "example-",
    "games-",
    "help-",
    "hint-",
    "menu-",
    "misfit-",
    "moves-",
    "not-heard-",
    "opened-",
    "reason-",
    "resumed-",
    "say-",
    "screen-",
    "speech-",
    "step-",
    "time-",
    "turn-",
    "voices-",
    "which-",
];

#[test]
fn there_is_a_voice_for_each_language_of_the_laws_in_use() {
    for tag in ["de", "en", "es", "eu", "eu-anderea", "hu", "pt"] {
        assert!(voice::tags().contains(&tag.to_owned()), "{tag}");
    }
}

#[test]
fn a_voice_like_another_says_anew_only_what_differs() {
    for tag in voice::tags() {
        let Some(like) = like(&tag) else { continue };
        assert!(self::like(&like).is_none(), "{tag} is like {like}, which is like a third");
        let (voice, other) = (Voice::built_in(&tag).unwrap(), Voice::built_in(&like).unwrap());
        for id in own_messages(&tag).keys() {
            let differs = combinations(&variables(&messages(&tag), id))
                .iter()
                .any(|args| voice.tell(id, args) != other.tell(id, args));
            assert!(differs, "{tag}: {id} is said as {like} says it");
        }
    }
}

#[test]
fn all_voices_have_the_same_messages_with_the_same_variables() {
    let model = messages("de");
    for tag in voice::tags() {
        let own = messages(&tag);
        let names = |messages: &BTreeMap<String, Made>| messages.keys().cloned().collect::<Names>();
        let missing: Vec<_> = names(&model).difference(&names(&own)).cloned().collect();
        let surplus: Vec<_> = names(&own).difference(&names(&model)).cloned().collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{tag}: missing {missing:?}, surplus {surplus:?}");
        for id in model.keys() {
            assert_eq!(variables(&own, id), variables(&model, id), "{tag}: the variables of {id}");
        }
    }
}

#[test]
fn every_message_is_asked_for() {
    let mut used = built();
    used.extend(SPEAKERS.iter().flat_map(|path| literals(path)).map(|(literal, _)| literal));
    for tag in voice::tags() {
        used.extend(messages(&tag).into_values().flat_map(|made| made.references));
    }
    let unused: Vec<String> = messages("de").into_keys().filter(|id| !used.contains(id)).collect();
    assert!(unused.is_empty(), "nobody asks for {unused:?}");
}

#[test]
fn every_message_asked_for_is_there() {
    let there: Names = messages("de").into_keys().collect();
    let asked = SPEAKERS.iter().flat_map(|path| literals(path));
    let asked = asked.filter(|(literal, before)| {
        let called = ["say(", "tell(", "of_color(", "of_piece("].iter().any(|call| before.ends_with(call));
        let family = FAMILIES.iter().any(|family| literal.starts_with(family));
        let name = literal.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-');
        name && (called || family)
    });
    let asked: Names = asked.map(|(literal, _)| literal).collect();
    assert!(asked.len() > 100, "only {} names found in the sources", asked.len());
    let missing: Vec<&String> = asked.iter().filter(|id| !there.contains(*id)).collect();
    assert!(missing.is_empty(), "the sources ask for {missing:?}");
    let missing: Vec<String> = built().into_iter().filter(|id| !there.contains(id)).collect();
    assert!(missing.is_empty(), "the program builds {missing:?}");
}

#[test]
fn the_names_built_from_parts_are_found() {
    let built = built();
    for id in ["refused-too-late", "may-not-set-right", "cli-games-export", "cli-arg-simulate-time"] {
        assert!(built.contains(id), "{id} is not among {built:?}");
    }
}

/// The words the program selects by, for each variable that is no number.
fn words_of(variable: &str) -> Option<&'static [&'static str]> {
    Some(match variable {
        "color" | "mover" => &["white", "black"],
        "piece" => &["king", "queen", "rook", "bishop", "knight", "pawn"],
        "claim" => &["threefold", "fifty"],
        "doubt" => &["time", "horizon", "repetition", "castling"],
        "white-you" | "black-you" | "passing" | "loses" | "half" => &["yes", "no"],
        "lacking" => &[
            "announced",
            "slower",
            "no-increment",
            "last-period",
            "to-move",
            "little-time",
            "flag-up",
            "answer",
        ],
        "desk" => &["practice", "relay", "tournament"],
        "kind" => &["text", "list", "lists", "table", "tables", "number", "points", "switch"],
        "cadence" => &["standard", "rapid", "blitz"],
        "supervision" => &["adequate", "few"],
        "outcome" => &[
            "white",
            "black",
            "drawn",
            "both-lost",
            "half-white",
            "half-black",
            "white-forfeit",
            "black-forfeit",
            "neither",
        ],
        "variables" => &["none", "other"],
        "shade" => &["light", "dark"],
        "side" => &["short", "long"],
        "direction" => {
            &["forward", "forward-right", "right", "back-right", "back", "back-left", "left", "forward-left"]
        }
        "result" => &["open", "white", "black", "drawn", "both-lost", "half-white", "half-black", "annulled"],
        "irregularity" => &["illegal-move", "unpromoted", "empty-press", "two-hands", "ruled"],
        "throw" => &["light-bishop", "dark-bishop", "queen", "first-knight", "second-knight"],
        "part" => &["preface", "article", "appendix", "guidelines"],
        _ => return None,
    })
}

/// What a variable is tried with.
fn values_of(variable: &str) -> Vec<FluentValue<'static>> {
    if let Some(words) = words_of(variable) {
        return words.iter().map(|word| FluentValue::from(*word)).collect();
    }
    let numbers = || [0, 1, 2, 21, 101, 999].into_iter().map(FluentValue::from).collect();
    match variable {
        "board" | "coins" | "count" | "found" | "game" | "h" | "level" | "m" | "moves" | "number"
        | "plies" | "round" | "s" | "seed" | "squares" | "whole" | "worth" => numbers(),
        // In some messages a number of moves, in others a name or a length of time.
        "white" | "black" => {
            let mut values: Vec<_> = numbers();
            values.push(FluentValue::from("Ada"));
            values
        }
        _ => vec![FluentValue::from("Ada")],
    }
}

/// All combinations of the values of these variables.
fn combinations(variables: &Names) -> Vec<FluentArgs<'static>> {
    let mut all = vec![Vec::new()];
    for variable in variables {
        let values = values_of(variable);
        all = all
            .iter()
            .flat_map(|chosen: &Vec<(String, FluentValue<'static>)>| {
                values.iter().map(|value| {
                    let mut chosen = chosen.clone();
                    chosen.push((variable.clone(), value.clone()));
                    chosen
                })
            })
            .collect();
    }
    all.into_iter().map(|chosen| chosen.into_iter().collect()).collect()
}

/// Every sentence of a voice with every combination of values.
fn rendered(tag: &str) -> Vec<(String, String)> {
    let voice = Voice::built_in(tag).unwrap();
    let messages = messages(tag);
    let mut rendered = Vec::new();
    for id in messages.keys() {
        for args in combinations(&variables(&messages, id)) {
            rendered.push((id.clone(), voice.tell(id, &args)));
        }
    }
    rendered
}

#[test]
fn every_message_renders_whole_in_every_voice() {
    for tag in voice::tags() {
        for (id, text) in rendered(&tag) {
            assert!(!text.contains(['{', '}']), "{tag}: {id}: {text}");
            assert!(!text.trim().is_empty(), "{tag}: {id} is empty");
            assert!(!text.contains("  ") && !text.contains('\n'), "{tag}: {id}: gaps in {text:?}");
        }
    }
}

#[test]
fn every_variant_is_one_that_the_program_chooses() {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    for tag in voice::tags() {
        for (id, made) in messages(&tag) {
            for (variable, keys) in &made.selected {
                for key in keys {
                    let known = match words_of(variable) {
                        Some(words) => words.contains(&key.as_str()) || key == "other",
                        None => PLURALS.contains(&key.as_str()) || key.parse::<u32>().is_ok(),
                    };
                    assert!(known, "{tag}: {id}: nothing makes ${variable} {key}");
                }
            }
        }
    }
}

/// "12:04": one or two digits, a colon, two digits and no more.
fn holds_a_digital_clock(text: &str) -> bool {
    let signs: Vec<char> = text.chars().collect();
    signs.iter().enumerate().any(|(at, sign)| {
        let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
        *sign == ':' && at > 0 && digit(at - 1) && digit(at + 1) && digit(at + 2) && !digit(at + 3)
    })
}

#[test]
fn no_sentence_draws_boxes_pieces_or_digital_clocks() {
    assert!(holds_a_digital_clock("White 12:04") && !holds_a_digital_clock("40/5400+30:1800+30"));
    let drawn = |sign: char| matches!(sign, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{25ff}' | '\u{2654}'..='\u{265f}' | '\u{1fa00}'..='\u{1fa6f}');
    for tag in voice::tags() {
        for (id, text) in rendered(&tag) {
            assert!(!text.contains(drawn), "{tag}: {id}: {text}");
            assert!(!holds_a_digital_clock(&text), "{tag}: {id}: {text}");
        }
    }
}

fn in_words(tag: &str, number: u32) -> String {
    Voice::built_in(tag).unwrap().lexicon().numbers().words(number)
}

#[test]
fn german_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "null"),
        (1, "eins"),
        (7, "sieben"),
        (11, "elf"),
        (12, "zwölf"),
        (16, "sechzehn"),
        (17, "siebzehn"),
        (20, "zwanzig"),
        (21, "einundzwanzig"),
        (26, "sechsundzwanzig"),
        (27, "siebenundzwanzig"),
        (30, "dreißig"),
        (31, "einunddreißig"),
        (60, "sechzig"),
        (61, "einundsechzig"),
        (66, "sechsundsechzig"),
        (70, "siebzig"),
        (77, "siebenundsiebzig"),
        (99, "neunundneunzig"),
        (100, "hundert"),
        (101, "hunderteins"),
        (116, "hundertsechzehn"),
        (200, "zweihundert"),
        (321, "dreihunderteinundzwanzig"),
        (670, "sechshundertsiebzig"),
        (777, "siebenhundertsiebenundsiebzig"),
        (999, "neunhundertneunundneunzig"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("de", number), words);
    }
}

#[test]
fn english_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "one"),
        (8, "eight"),
        (12, "twelve"),
        (13, "thirteen"),
        (14, "fourteen"),
        (15, "fifteen"),
        (18, "eighteen"),
        (19, "nineteen"),
        (20, "twenty"),
        (21, "twenty-one"),
        (40, "forty"),
        (44, "forty-four"),
        (80, "eighty"),
        (90, "ninety"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (101, "one hundred and one"),
        (110, "one hundred and ten"),
        (200, "two hundred"),
        (342, "three hundred and forty-two"),
        (999, "nine hundred and ninety-nine"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("en", number), words);
    }
}

#[test]
fn portuguese_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "um"),
        (3, "três"),
        (14, "catorze"),
        (16, "dezesseis"),
        (17, "dezessete"),
        (19, "dezenove"),
        (20, "vinte"),
        (21, "vinte e um"),
        (22, "vinte e dois"),
        (30, "trinta"),
        (31, "trinta e um"),
        (50, "cinquenta"),
        (66, "sessenta e seis"),
        (77, "setenta e sete"),
        (99, "noventa e nove"),
        (100, "cem"),
        (101, "cento e um"),
        (116, "cento e dezesseis"),
        (121, "cento e vinte e um"),
        (200, "duzentos"),
        (201, "duzentos e um"),
        (300, "trezentos"),
        (500, "quinhentos"),
        (999, "novecentos e noventa e nove"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("pt", number), words);
    }
}

#[test]
fn basque_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "bat"),
        (9, "bederatzi"),
        (10, "hamar"),
        (11, "hamaika"),
        (12, "hamabi"),
        (18, "hemezortzi"),
        (19, "hemeretzi"),
        (20, "hogei"),
        (21, "hogeita bat"),
        (30, "hogeita hamar"),
        (31, "hogeita hamaika"),
        (39, "hogeita hemeretzi"),
        (40, "berrogei"),
        (41, "berrogeita bat"),
        (50, "berrogeita hamar"),
        (60, "hirurogei"),
        (70, "hirurogeita hamar"),
        (75, "hirurogeita hamabost"),
        (80, "laurogei"),
        (90, "laurogeita hamar"),
        (99, "laurogeita hemeretzi"),
        (100, "ehun"),
        (101, "ehun eta bat"),
        (121, "ehun eta hogeita bat"),
        (200, "berrehun"),
        (300, "hirurehun"),
        (678, "seiehun eta hirurogeita hemezortzi"),
        (999, "bederatziehun eta laurogeita hemeretzi"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("eu", number), words);
        assert_eq!(in_words("eu-anderea", number), words);
    }
}

#[test]
fn spanish_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "cero"),
        (1, "uno"),
        (15, "quince"),
        (16, "dieciséis"),
        (20, "veinte"),
        (21, "veintiuno"),
        (22, "veintidós"),
        (23, "veintitrés"),
        (26, "veintiséis"),
        (30, "treinta"),
        (31, "treinta y uno"),
        (66, "sesenta y seis"),
        (77, "setenta y siete"),
        (99, "noventa y nueve"),
        (100, "cien"),
        (101, "ciento uno"),
        (116, "ciento dieciséis"),
        (121, "ciento veintiuno"),
        (200, "doscientos"),
        (500, "quinientos"),
        (700, "setecientos"),
        (900, "novecientos"),
        (999, "novecientos noventa y nueve"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("es", number), words);
    }
}

#[test]
fn hungarian_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "nulla"),
        (2, "kettő"),
        (6, "hat"),
        (7, "hét"),
        (10, "tíz"),
        (11, "tizenegy"),
        (19, "tizenkilenc"),
        (20, "húsz"),
        (21, "huszonegy"),
        (22, "huszonkettő"),
        (30, "harminc"),
        (31, "harmincegy"),
        (40, "negyven"),
        (47, "negyvenhét"),
        (60, "hatvan"),
        (70, "hetven"),
        (77, "hetvenhét"),
        (80, "nyolcvan"),
        (99, "kilencvenkilenc"),
        (100, "száz"),
        (101, "százegy"),
        (200, "kétszáz"),
        (234, "kétszázharmincnégy"),
        (999, "kilencszázkilencvenkilenc"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("hu", number), words);
    }
}

#[test]
fn portuguese_and_spanish_numbers_agree_with_their_nouns() {
    for (tag, number, form, words) in [
        ("pt", 1, "feminine", "uma"),
        ("pt", 2, "feminine", "duas"),
        ("pt", 12, "feminine", "doze"),
        ("pt", 21, "feminine", "vinte e uma"),
        ("pt", 102, "feminine", "cento e duas"),
        ("pt", 201, "feminine", "duzentas e uma"),
        ("es", 1, "masculine", "un"),
        ("es", 21, "masculine", "veintiún"),
        ("es", 31, "masculine", "treinta y un"),
        ("es", 101, "masculine", "ciento un"),
        ("es", 1, "feminine", "una"),
        ("es", 21, "feminine", "veintiuna"),
        ("es", 101, "feminine", "ciento una"),
        ("es", 201, "feminine", "doscientas una"),
        ("es", 500, "feminine", "quinientas"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        assert_eq!(voice.lexicon().numbers().words_in(number, form), words, "{tag} {number}");
    }
    let minutes = [("m", FluentValue::from(21))].into_iter().collect();
    assert_eq!(Voice::built_in("es").unwrap().tell("duration-m", &minutes), "veintiún minutos");
    // Nought is plural, whatever Fluent's category for it is.
    let seconds = [("s", FluentValue::from(0))].into_iter().collect();
    assert_eq!(Voice::built_in("pt").unwrap().tell("duration-s", &seconds), "zero segundos");
}

#[test]
fn two_of_something_is_said_as_hungarians_say_it() {
    let voice = Voice::built_in("hu").unwrap();
    let told = voice.tell("duration-hms", &args!("h" => 2, "m" => 12, "s" => 32));
    assert_eq!(told, "két óra tizenkét perc harminckét másodperc");
    let told = voice.tell("duration-hms", &args!("h" => 1, "m" => 0, "s" => 59));
    assert_eq!(told, "egy óra nulla perc ötvenkilenc másodperc");
}

#[test]
fn moves_are_counted_in_order_as_hungarians_count_them() {
    let voice = Voice::built_in("hu").unwrap();
    for (number, words) in [
        (1, "Első lépés"),
        (2, "Második lépés"),
        (3, "Harmadik lépés"),
        (10, "Tizedik lépés"),
        (11, "Tizenegyedik lépés"),
        (12, "Tizenkettedik lépés"),
        (20, "Huszadik lépés"),
        (30, "Harmincadik lépés"),
        (38, "Harmincnyolcadik lépés"),
        (44, "Negyvennegyedik lépés"),
        (50, "Ötvenedik lépés"),
        (60, "Hatvanadik lépés"),
        (66, "Hatvanhatodik lépés"),
        (79, "Hetvenkilencedik lépés"),
        (80, "Nyolcvanadik lépés"),
        (100, "Századik lépés"),
        (105, "Százötödik lépés"),
        (348, "Háromszáznegyvennyolcadik lépés"),
    ] {
        let told = voice.tell("move-row", &args!("number" => number, "white" => "e4", "black" => "e5"));
        assert_eq!(told.to_lowercase(), format!("{}: e4, e5.", words.to_lowercase()));
    }
}

#[test]
fn one_of_something_is_said_as_basques_say_it() {
    for tag in ["eu", "eu-anderea"] {
        let voice = Voice::built_in(tag).unwrap();
        let told = voice.tell("duration-hms", &args!("h" => 1, "m" => 21, "s" => 1));
        assert_eq!(told, "ordu bat, hogeita bat minutu eta segundo bat");
    }
}

#[test]
fn no_two_numbers_have_the_same_words() {
    for tag in voice::tags() {
        let voice = Voice::built_in(&tag).unwrap();
        let all: Names = (0..1000).map(|number| voice.lexicon().numbers().words(number)).collect();
        assert_eq!(all.len(), 1000, "{tag}");
        assert!(all.iter().all(|words| !words.contains(|sign: char| sign.is_ascii_digit())), "{tag}");
    }
}

/// What is wrong with the English voice after its lexicon or its messages are changed.
fn broken(lexicon: impl Fn(&str) -> String, messages: impl Fn(&str) -> String) -> (VoiceError, String) {
    let shipped = voice::embedded("en").unwrap();
    let (lexicon, messages) = (lexicon(shipped.lexicon), messages(shipped.messages));
    let sources = Sources {
        lexicon_name: "mine/lexicon.toml",
        lexicon: &lexicon,
        messages_name: "mine/messages.ftl",
        messages: &messages,
    };
    let Err(error) = Voice::read("en", &sources) else { panic!("the voice is whole") };
    let told = error.to_string();
    (error, told)
}

/// The number of the line that holds this, from 1.
fn line_with(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).expect(part) + 1
}

fn same(text: &str) -> String {
    text.to_owned()
}

/// The change made, once, or a panic when there was nothing to change.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

fn shipped_line(part: &str) -> usize {
    line_with(voice::embedded("en").unwrap().lexicon, part)
}

#[test]
fn a_lexicon_that_is_no_toml_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "language = \"en\"", "language = en\""), same);
    assert!(matches!(error, VoiceError::Lexicon { .. }), "{error:?}");
    let line = shipped_line("language = ");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");
}

#[test]
fn a_key_that_means_nothing_is_named_with_its_line() {
    for (before, key) in [
        ("[letters]", "wizard = \"W\""),
        ("[pieces]", "wizard = [\"wizard\"]"),
        ("[castling]", "middle = [\"castle\"]"),
        ("[moves]", "jumps = [\"jumps\"]"),
        ("[requests]", "dance = [\"dance\"]"),
        ("[modifiers]", "loud = [\"loud\"]"),
        ("[speakers]", "spectator = [\"spectator\"]"),
        ("[numbers]", "thousands = []"),
    ] {
        let (error, told) = broken(|text| changed(text, before, &format!("{before}\n{key}")), same);
        assert!(matches!(error, VoiceError::Lexicon { .. }), "{error:?}");
        let line = shipped_line(before) + 1;
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{key}: {told}");
    }
}

#[test]
fn a_word_with_two_meanings_is_named_with_its_line() {
    for (from, to, word) in [
        ("queen = [\"queen\",", "queen = [\"queen\", \"Springer\",", "Springer"),
        ("used = [\"spent\"]", "used = [\"spent\", \"fifty moves\"]", "fifty moves"),
        ("white = [\"white's\"]", "white = [\"white's\", \"arbiter\"]", "arbiter"),
        ("start = [\"begin\",", "start = [\"begin\", \"press\",", "press"),
    ] {
        let (error, told) = broken(|text| changed(text, from, to), same);
        assert!(matches!(&error, VoiceError::Collision { word: found, .. } if found == word), "{error:?}");
        let line = shipped_line(from);
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: \"{word}\"")), "{told}");
    }
}

#[test]
fn a_list_of_the_wrong_length_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "\"Anna\", \"Bella\"", "\"Anna\""), same);
    assert!(matches!(error, VoiceError::List { .. }), "{error:?}");
    let line = shipped_line("[told]");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: \"told\"")), "{told}");

    let (error, told) = broken(|text| changed(text, "\"twenty-one\", ", ""), same);
    assert!(matches!(error, VoiceError::List { .. }), "{error:?}");
    let line = shipped_line("[numbers]");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: \"numbers\"")), "{told}");
}

/// The English lexicon with a mishearing more, and the line where it begins.
fn with_mishearing(text: &str) -> (VoiceError, String, usize) {
    let (error, told) = broken(|lexicon| format!("{lexicon}\n[[mishearings]]\n{text}\n"), same);
    (error, told, voice::embedded("en").unwrap().lexicon.lines().count() + 2)
}

#[test]
fn a_mishearing_needs_what_is_heard_a_word_of_chess_that_is_meant_and_why() {
    for (text, part) in [
        ("heard = [\"bishup\"]\nmeant = \"bishop\"", "\"bishup\" needs a reason or a source"),
        ("heard = [\"bishup\"]\nmeant = \"bishop\"\nwhy = \" \"", "\"bishup\" needs a reason or a source"),
        (
            "heard = [\"bishup\"]\nmeant = \"wizard\"\nwhy = \"homophone\"",
            "means \"wizard\", which is no word",
        ),
        (
            "heard = [\"e for\"]\nmeant = \"e four\"\nwhy = \"homophone\"",
            "means \"e four\", which is no word",
        ),
        ("meant = \"bishop\"\nwhy = \"homophone\"", "needs what is heard"),
    ] {
        let (error, told, line) = with_mishearing(text);
        assert!(matches!(error, VoiceError::Mishearing { .. }), "{error:?}");
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")) && told.contains(part), "{told}");
    }
}

#[test]
fn a_mishearing_that_means_something_else_already_is_a_word_with_two_meanings() {
    let (error, told, line) = with_mishearing("heard = [\"eight\"]\nmeant = \"ay\"\nwhy = \"sounds so\"");
    assert!(matches!(&error, VoiceError::Collision { word, .. } if word == "eight"), "{error:?}");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{}: ", line + 1)), "{told}");
    let (error, told, _) = with_mishearing("heard = [\"bishup\"]\nlikely = \"very\"");
    assert!(matches!(error, VoiceError::Lexicon { .. }), "{told}");
}

#[test]
fn a_sound_that_is_not_there_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "\"metaphone\"", "\"soundex\""), same);
    assert!(matches!(error, VoiceError::Lexicon { .. }), "{error:?}");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{}: ", shipped_line("sound = "))), "{told}");
}

#[test]
fn everything_wrong_with_mishearings_and_sound_is_found_at_once() {
    let shipped = voice::embedded("en").unwrap();
    let lexicon = changed(shipped.lexicon, "\"metaphone\"", "\"soundex\"")
        + "\n[[mishearings]]\nheard = [\"bishup\"]\nmeant = \"wizard\"\nlikely = \"very\"\n";
    let sources = Sources { lexicon: &lexicon, ..shipped };
    let line = shipped.lexicon.lines().count() + 2;
    let found: Vec<_> =
        voice::check(&sources, &taken).into_iter().map(|found| (found.line, found.fault)).collect();
    let heard = || "bishup".to_owned();
    assert_eq!(
        found,
        [
            (shipped_line("sound = "), Fault::UnknownSound("soundex".to_owned())),
            (line, Fault::Mishearing(heard(), MishearingFault::NoReason)),
            (line, Fault::Mishearing(heard(), MishearingFault::Unknown("wizard".to_owned()))),
            (line + 3, Fault::UnknownKey("likely".to_owned())),
        ]
    );
}

#[test]
fn an_empty_word_is_no_word() {
    let (error, told) =
        broken(|text| changed(text, "queen = [\"queen\",", "queen = [\"queen\", \" \","), same);
    assert!(matches!(error, VoiceError::List { .. }), "{error:?}");
    assert!(told.starts_with("mine/lexicon.toml:"), "{told}");
}

#[test]
fn messages_that_are_no_fluent_are_named_with_their_line() {
    let line = line_with(voice::embedded("en").unwrap().messages, "turn = ");
    let (error, told) = broken(same, |text| changed(text, "turn = { color }", "turn = { color"));
    assert!(matches!(error, VoiceError::Messages { .. }), "{error:?}");
    assert!(told.starts_with(&format!("mine/messages.ftl:{line}: ")), "{told}");
}

#[test]
fn a_missing_message_is_named_with_its_file() {
    let (error, told) = broken(same, |text| changed(text, "turn-you = ", "turn-me = "));
    assert!(matches!(error, VoiceError::Missing { .. }), "{error:?}");
    assert!(told.starts_with("mine/messages.ftl:") && told.contains("turn-you"), "{told}");
}

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

#[test]
fn articles_9_2_1_1_and_9_3_1_a_claim_holds_a_move_in_every_voice() {
    for (tag, line, claim, intended) in [
        ("en", "claim threefold Springer Gustav eins Felix drei", "Threefold", "Ng1f3"),
        ("en", "I claim a draw by threefold repetition with knight f3", "Threefold", "Nf3"),
        ("en", "claim fifty moves queen takes d4", "Fifty", "Qxd4"),
        ("de", "beanspruche Stellungswiederholung mit Springer Gustav eins Felix drei", "Threefold", "Ng1f3"),
        ("de", "ich beanspruche fünfzig Züge, Dame David zwei", "Fifty", "Qd2"),
        ("de", "beanspruche dreimal lange Rochade", "Threefold", "O-O-O"),
        ("es", "reclamo tablas por triple repetición caballo f3", "Threefold", "Nf3"),
        ("es", "reclamo cincuenta jugadas con dama d2", "Fifty", "Qd2"),
        ("pt", "reclamo empate por tripla repetição cavalo f3", "Threefold", "Nf3"),
        ("pt", "reclamo cinquenta lances dama d2", "Fifty", "Qd2"),
        ("hu", "döntetlent igénylek lépésismétlés huszár f3", "Threefold", "Nf3"),
        ("hu", "döntetlent igénylek ötven lépés vezér d2", "Fifty", "Qd2"),
        ("eu", "erreklamatu errepikatzea zaldia f3", "Threefold", "Nf3"),
        ("eu-anderea", "erreklamatu berrogeita hamar mugimendu anderea d2", "Fifty", "Qd2"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
        let Ok(Heard::Request(Request::ClaimWith(claimed, announcement))) = heard else {
            panic!("{tag}: {line}: {heard:?}")
        };
        assert_eq!(
            (format!("{claimed:?}"), announcement.recorded()),
            (claim.to_owned(), intended.to_owned()),
            "{tag}: {line}"
        );
    }
    // A word that is not understood makes it no claim, for a wrong one costs time.
    for line in
        ["claim threefold knight", "claim fifty banana", "claim threefold knight f9", "claim flag knight f3"]
    {
        let voice = Voice::built_in("en").unwrap();
        assert!(hear(line, voice.lexicon()).is_err(), "{line}");
    }
}

#[test]
fn what_the_english_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("knight Gustav one Felix three", "Ng1f3"),
        ("knight Felix three", "Nf3"),
        ("Eva four", "e4"),
        ("castle short", "O-O"),
        ("castle long", "O-O-O"),
        ("press", "Press"),
        ("time", "Time(Both, false)"),
        ("time white", "Time(Of(White), false)"),
        ("time mine", "Time(Own, false)"),
        ("time used", "Time(Both, true)"),
        ("moves", "Moves"),
        ("boards", "Boards"),
        ("position", "Position"),
        ("repeat", "Repeat"),
        ("offer draw", "OfferDraw"),
        ("accept", "Accept"),
        ("decline", "Decline"),
        ("resign", "Resign"),
        ("pause", "Pause(None)"),
        ("continue", "Continue"),
        ("arbiter: continue", "Continue"),
        ("quit", "Quit"),
        ("hint", "Hint"),
        ("take back", "TakeBack(None)"),
        ("take back two", "TakeBack(Some(2))"),
        ("fix", "Fix"),
        ("done", "Done"),
        ("arbiter: fix", "Fix"),
        ("arbiter: start", "Start"),
        ("claim threefold", "Claim(Threefold)"),
        ("claim fifty moves", "Claim(Fifty)"),
        ("claim time", "ClaimTime"),
        ("claim flag", "ClaimTime"),
        ("request increment", "RequestIncrement"),
        ("claim normal means", "ClaimNormalMeans"),
        ("claim no effort", "ClaimNormalMeans"),
        ("postpone", "Postpone(false)"),
        ("postpone 2 minutes", "Postpone(true)"),
        ("withdraw", "Ruling(Withdraw)"),
        ("I withdraw", "WithdrawOffer"),
        ("help", "Help"),
        ("yes", "Yes"),
        ("no", "No"),
        ("six", "6"),
        ("arbiter: result white", "Result(Won(White))"),
        ("arbiter: result draw", "Result(Drawn)"),
        ("wait 90 seconds", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("en", line), meant, "{line}");
    }
    assert!(taken_for("en", "correct Eva two Eva four").contains("Correct"));
    assert!(taken_for("en", "white board Eva five empty").starts_with("Board(White, Squares"));
}

#[test]
fn what_the_german_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("Springer Felix drei", "Nf3"),
        ("Eva vier", "e4"),
        ("kurze Rochade", "O-O"),
        ("lange Rochade", "O-O-O"),
        ("drücken", "Press"),
        ("Zeit", "Time(Both, false)"),
        ("Zeit Weiß", "Time(Of(White), false)"),
        ("Zeit verbraucht", "Time(Both, true)"),
        ("Züge", "Moves"),
        ("Bretter", "Boards"),
        ("Stellung", "Position"),
        ("wiederholen", "Repeat"),
        ("Remis", "OfferDraw"),
        ("annehmen", "Accept"),
        ("angenommen", "Accept"),
        ("ablehnen", "Decline"),
        ("abgelehnt", "Decline"),
        ("aufgeben", "Resign"),
        ("Pause", "Pause(None)"),
        ("weiter", "Continue"),
        ("beenden", "Quit"),
        ("Hinweis", "Hint"),
        ("zurück", "TakeBack(None)"),
        ("richten", "Fix"),
        ("getan", "Done"),
        ("Hilfe", "Help"),
        ("beanspruche Stellungswiederholung", "Claim(Threefold)"),
        ("beanspruche fünfzig Züge", "Claim(Fifty)"),
        ("beanspruche Zeit", "ClaimTime"),
        ("reklamiere Zeitüberschreitung", "ClaimTime"),
        ("bitte um Zuschlag", "RequestIncrement"),
        ("beantrage Zuschlag von fünf Sekunden", "RequestIncrement"),
        ("beanspruche normale Mittel", "ClaimNormalMeans"),
        ("aufgeschoben", "Postpone(false)"),
        ("aufgeschoben zwei Minuten", "Postpone(true)"),
        ("Angebot zurückziehen", "WithdrawOffer"),
        ("Ergebnis Weiß", "Result(Won(White))"),
        ("Ergebnis remis", "Result(Drawn)"),
    ] {
        assert_eq!(taken_for("de", line), meant, "{line}");
    }
    assert!(taken_for("de", "weißes Brett Eva fünf leer").starts_with("Board(White, Squares"));
}

#[test]
fn what_the_basque_voices_tell_to_say_is_understood() {
    for tag in ["eu", "eu-anderea"] {
        for (line, meant) in [
            ("zaldia Gustav bat Felix hiru", "Ng1f3"),
            ("zaldia Felix hiru", "Nf3"),
            ("Springer Gustav eins Felix drei", "Ng1f3"),
            ("Eva lau", "e4"),
            ("endroke laburra", "O-O"),
            ("endroke luzea", "O-O-O"),
            ("sakatu", "Press"),
            ("denbora", "Time(Both, false)"),
            ("denbora zuria", "Time(Of(White), false)"),
            ("nire denbora", "Time(Own, false)"),
            ("denbora erabilia", "Time(Both, true)"),
            ("mugimenduak", "Moves"),
            ("taulak", "Boards"),
            ("posizioa", "Position"),
            ("errepikatu", "Repeat"),
            ("berdinketa", "OfferDraw"),
            ("onartu", "Accept"),
            ("uko egin", "Decline"),
            ("etsitzen dut", "Resign"),
            ("gelditu", "Pause(None)"),
            ("jarraitu", "Continue"),
            ("epailea: jarraitu", "Continue"),
            ("irten", "Quit"),
            ("iradokizuna", "Hint"),
            ("atzera", "TakeBack(None)"),
            ("atzera bi", "TakeBack(Some(2))"),
            ("konpondu", "Fix"),
            ("epailea: konpondu", "Fix"),
            ("egina", "Done"),
            ("epailea: hasi", "Start"),
            ("erreklamatu errepikatzea", "Claim(Threefold)"),
            ("erreklamatu berrogeita hamar mugimendu", "Claim(Fifty)"),
            ("erreklamatu denbora", "ClaimTime"),
            ("gehikuntza eskatzen dut", "RequestIncrement"),
            ("erreklamatu modu arruntean", "ClaimNormalMeans"),
            ("erabakia atzeratu", "Postpone(false)"),
            ("epailea: erabakia atzeratu bi minutu", "Postpone(true)"),
            ("eskaintza kendu", "WithdrawOffer"),
            ("laguntza", "Help"),
            ("bai", "Yes"),
            ("ez", "No"),
            ("sei", "6"),
            ("epailea: emaitza zuria", "Result(Won(White))"),
            ("emaitza beltza", "Result(Won(Black))"),
            ("epailea: emaitza berdinketa", "Result(Drawn)"),
            ("itxaron 90 s", "Wait(90s)"),
        ] {
            assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
        }
        assert!(taken_for(tag, "zuzendu Eva bi Eva lau").contains("Correct"));
        assert!(taken_for(tag, "zuriaren taula Eva bost hutsik").starts_with("Board(White, Squares"));
        assert!(taken_for(tag, "beltzaren taula Eva bost zaldi zuria").starts_with("Board(Black, Squares"));
    }
}

#[test]
fn basque_players_are_understood_as_they_speak() {
    for (line, meant) in [
        ("zalduna Felix hirura", "Nf3"),
        ("zaldi efe hiru", "Nf3"),
        ("zaldiak Eva bost jan", "Nxe5"),
        ("zaldia Gustav batetik Felix hirura", "Ng1f3"),
        ("Eva bi laukitik Eva lau laukira", "e2e4"),
        ("dama hatxe bost, mesedez", "Qh5"),
        ("gazteluarekin Anna zortzi harrapatu", "Rxa8"),
        ("alfila Bella bost xake", "Bb5"),
        ("dama Felix zazpi xake mate", "Qf7"),
        ("e zazpi e zortzi dama", "e7e8=Q"),
        ("Eva zortzi damara sustatu", "e8=Q"),
        ("endroke motza egin", "O-O"),
        ("Eva bostean David sei harrapatu igarotzean", "e5xd6"),
        ("zenbat denbora dut?", "Time(Own, false)"),
        ("zuriaren denbora", "Time(Of(White), false)"),
        ("berdinketa eskaintzen dut", "OfferDraw"),
        ("ez dut onartzen", "Decline"),
        ("bertan behera uzten dut", "Resign"),
        ("amore ematen dut", "Resign"),
        ("berdinketa erreklamatzen dut errepikatzeagatik", "Claim(Threefold)"),
        ("erlojua sakatu", "Press"),
        ("erlojuak gelditu", "Pause(None)"),
        ("taulak alderatu", "Boards"),
        ("taula konpondu", "Fix"),
    ] {
        assert_eq!(taken_for("eu", line), meant, "{line}");
    }
}

#[test]
fn what_the_hungarian_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("huszár Gusztáv egy Félix három", "Ng1f3"),
        ("huszár Félix három", "Nf3"),
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("Éva négy", "e4"),
        ("rövidsánc", "O-O"),
        ("hosszúsánc", "O-O-O"),
        ("lenyomom", "Press"),
        ("idő", "Time(Both, false)"),
        ("idő világos", "Time(Of(White), false)"),
        ("saját idő", "Time(Own, false)"),
        ("elhasznált idő", "Time(Both, true)"),
        ("lépések", "Moves"),
        ("táblák", "Boards"),
        ("állás", "Position"),
        ("ismétlés", "Repeat"),
        ("döntetlen", "OfferDraw"),
        ("elfogadom", "Accept"),
        ("elutasítom", "Decline"),
        ("feladom", "Resign"),
        ("szünet", "Pause(None)"),
        ("folytatás", "Continue"),
        ("bíró: folytatás", "Continue"),
        ("kilépés", "Quit"),
        ("tipp", "Hint"),
        ("vissza", "TakeBack(None)"),
        ("vissza kettő", "TakeBack(Some(2))"),
        ("igazítás", "Fix"),
        ("bíró: igazítás", "Fix"),
        ("kész", "Done"),
        ("bíró: indítás", "Start"),
        ("döntetlent igénylek lépésismétlés", "Claim(Threefold)"),
        ("döntetlent igénylek ötven lépés", "Claim(Fifty)"),
        ("reklamálok idő", "ClaimTime"),
        ("többletidőt kérek", "RequestIncrement"),
        ("döntetlent igénylek normális eszközökkel", "ClaimNormalMeans"),
        ("elhalasztom", "Postpone(false)"),
        ("bíró: elhalasztom két perc", "Postpone(true)"),
        ("visszavonom az ajánlatot", "WithdrawOffer"),
        ("segítség", "Help"),
        ("igen", "Yes"),
        ("nem", "No"),
        ("hat", "6"),
        ("bíró: eredmény világos", "Result(Won(White))"),
        ("eredmény sötét", "Result(Won(Black))"),
        ("bíró: eredmény döntetlen", "Result(Drawn)"),
        ("várj 90 s", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("hu", line), meant, "{line}");
    }
    assert!(taken_for("hu", "javítás Éva kettő Éva négy").contains("Correct"));
    assert!(taken_for("hu", "világos táblája Éva öt üres").starts_with("Board(White, Squares"));
    assert!(taken_for("hu", "sötét táblája Éva öt világos huszár").starts_with("Board(Black, Squares"));
}

#[test]
fn hungarian_players_are_understood_as_they_speak() {
    for (line, meant) in [
        ("huszár ef háromra", "Nf3"),
        ("a huszár Félix háromra", "Nf3"),
        ("a négy", "a4"),
        ("huszár üti a futót Éva öt", "Nxe5"),
        ("bástyával ütök Anna nyolc", "Rxa8"),
        ("a vezér üt Dávid öt, sakk", "Qxd5"),
        ("királynő há öt", "Qh5"),
        ("Éva hét Éva nyolc vezérré", "e7e8=Q"),
        ("Éva nyolc bástya", "e8=R"),
        ("be öt", "b5"),
        ("Bb5", "Rb5"),
        ("B b5", "Rb5"),
        ("b5", "b5"),
        ("bxc5", "bxc5"),
        ("rövidre sáncolok", "O-O"),
        ("Éva öt üti Dávid hat menet közben", "e5xd6"),
        ("mennyi időm van?", "Time(Own, false)"),
        ("világos ideje", "Time(Of(White), false)"),
        ("döntetlent ajánlok", "OfferDraw"),
        ("nem fogadom el", "Decline"),
        ("feladom a játszmát", "Resign"),
        ("nyomd le az órát", "Press"),
        ("állítsd meg az órát", "Pause(None)"),
    ] {
        assert_eq!(taken_for("hu", line), meant, "{line}");
    }
}

#[test]
fn appendix_c_2_the_two_basque_sets_of_pieces_are_never_mixed() {
    let of = |tag: &str, line: &str| hear(line, Voice::built_in(tag).unwrap().lexicon());
    for (set, other, words) in [
        ("eu", "eu-anderea", ["dama", "gaztelua", "alfila", "peoia"]),
        ("eu-anderea", "eu", ["anderea", "dorrea", "gudaria", "oinezkoa"]),
    ] {
        for word in words {
            let line = format!("{word} Eva bost");
            assert!(of(set, &line).is_ok(), "{set}: {line}");
            assert_eq!(of(other, &line), Err(NotHeard::UnknownWord(word.to_owned())), "{other}: {line}");
        }
    }
    for (line, first, second) in [("Ae5", "Be5", "Qe5"), ("De5", "Qe5", "Re5"), ("Ge5", "Re5", "Be5")] {
        assert_eq!(taken_for("eu", line), first);
        assert_eq!(taken_for("eu-anderea", line), second);
    }
    for (tag, others) in [
        ("eu", ["andere", "dorre", "gudari", "oinezko"]),
        ("eu-anderea", ["dama", "gaztelu", "alfil", "peoi"]),
    ] {
        // The names of the voices themselves are no pieces.
        for (id, text) in rendered(tag)
            .into_iter()
            .filter(|(id, _)| !matches!(id.as_str(), "cli-arg-voice" | "cli-arg-letters"))
        {
            let lower = text.to_lowercase();
            assert!(!others.iter().any(|word| lower.contains(word)), "{tag}: {id}: {text}");
        }
    }
}

#[test]
fn appendix_c_the_marks_for_en_passant_are_each_voices_own() {
    let en_passant = |tag: &str, line: &str| {
        let utterance = hear(line, Voice::built_in(tag).unwrap().lexicon());
        matches!(
            utterance.map(|utterance| utterance.heard),
            Ok(Heard::Announcement(Announcement::Move(said), false)) if said.en_passant && said.captures
        )
    };
    for (tag, marks) in [
        ("de", ["e.p.", "e.p", "ep", "e. p"].as_slice()),
        ("eu", &["i.", "i", "i.h.", "i.h", "i. h.", "h.p.", "h.p", "h. p.", "e.p."]),
        ("eu-anderea", &["i.", "i.h.", "h.p."]),
        ("hu", &["ep", "e.p.", "e. p", "e. p."]),
    ] {
        for mark in marks {
            assert!(en_passant(tag, &format!("exd6 {mark}")), "{tag}: {mark}");
            assert!(mark.contains(' ') || en_passant(tag, &format!("6. exd6{mark}")), "{tag}: {mark}");
        }
    }
    for (tag, mark) in [("de", "i.h."), ("en", "h.p."), ("hu", "i.")] {
        assert!(
            hear(&format!("exd6 {mark}"), Voice::built_in(tag).unwrap().lexicon()).is_err(),
            "{tag}: {mark}"
        );
    }
}

#[test]
fn english_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("knight to f3", "Nf3"),
        ("night f three", "Nf3"),
        ("Knight back to F 3, please.", "Nf3"),
        ("echo for", "e4"),
        ("Echo two to echo four", "e2e4"),
        ("bishop to sea four", "Bc4"),
        ("bishop Charlie four", "Bc4"),
        ("rock hotel one", "Rh1"),
        ("queen takes delta five", "Qxd5"),
        ("I'll play e4", "e4"),
        ("okay knight takes e5 with check", "Nxe5"),
        ("castles kingside", "O-O"),
        ("castle on the queen side", "O-O-O"),
        ("e takes d6 in passing", "exd6"),
        ("e8 promotes to a queen", "e8=Q"),
        ("Eva eight becomes a knight", "e8=N"),
        ("e8 equals queen", "e8=Q"),
        ("pond e4", "e4"),
        ("how much time do I have?", "Time(Own, false)"),
        ("time left", "Time(Both, false)"),
        ("I offer a draw", "OfferDraw"),
        ("draw accepted", "Accept"),
        ("no draw", "Decline"),
        ("I agree", "Accept"),
        ("I give up", "Resign"),
        ("give up", "Resign"),
        ("claim a draw by threefold repetition", "Claim(Threefold)"),
        ("I claim a draw by fifty-move rule", "Claim(Fifty)"),
        ("stop the clocks", "Pause(None)"),
        ("go on", "Continue"),
        ("take it back", "TakeBack(None)"),
        ("undo my last move", "TakeBack(None)"),
        ("take back two half-moves", "TakeBack(Some(2))"),
        ("fix the boards", "Fix"),
        ("it's done", "Done"),
        ("yes please", "Yes"),
        ("okay", "Yes"),
        ("no thanks", "No"),
        ("what can I say?", "Help"),
        ("help me", "Help"),
        ("say that again", "Repeat"),
        ("how many moves?", "Moves"),
        ("what move is it?", "Ask(Turn)"),
        ("read the board", "Position"),
        ("goodbye", "Quit"),
        ("press the clock", "Press"),
        ("pressed", "Press"),
        ("referee: start the clock", "Start"),
    ] {
        assert_eq!(taken_for("en", line), meant, "{line}");
    }
    for line in ["sorry, I meant d4", "no, I meant d4", "correct to d4", "correct that to d4"] {
        assert!(taken_for("en", line).starts_with("Correct("), "{line}");
    }
    for line in ["whiteboard e4 empty", "on White's board e4 empty", "White's board: e4, no piece"] {
        assert!(taken_for("en", line).starts_with("Board(White, Squares"), "{line}");
    }
}

#[test]
fn what_the_portuguese_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("cavalo Gustav um Félix três", "Ng1f3"),
        ("cavalo Félix três", "Nf3"),
        ("Eva quatro", "e4"),
        ("pequeno roque", "O-O"),
        ("grande roque", "O-O-O"),
        ("acionar", "Press"),
        ("tempo", "Time(Both, false)"),
        ("tempo das brancas", "Time(Of(White), false)"),
        ("meu tempo", "Time(Own, false)"),
        ("tempo gasto", "Time(Both, true)"),
        ("lances", "Moves"),
        ("tabuleiros", "Boards"),
        ("posição", "Position"),
        ("repetir", "Repeat"),
        ("empate", "OfferDraw"),
        ("aceito", "Accept"),
        ("recuso", "Decline"),
        ("abandono", "Resign"),
        ("pausa", "Pause(None)"),
        ("continuar", "Continue"),
        ("árbitro: continuar", "Continue"),
        ("árbitro: iniciar", "Start"),
        ("árbitro: acertar", "Fix"),
        ("sair", "Quit"),
        ("dica", "Hint"),
        ("voltar", "TakeBack(None)"),
        ("voltar dois", "TakeBack(Some(2))"),
        ("feito", "Done"),
        ("reclamo repetição", "Claim(Threefold)"),
        ("reclamo cinquenta lances", "Claim(Fifty)"),
        ("reclamo tempo", "ClaimTime"),
        ("peço acréscimo", "RequestIncrement"),
        ("reclamo meios normais", "ClaimNormalMeans"),
        ("postergo", "Postpone(false)"),
        ("árbitro: postergo 2 minutos", "Postpone(true)"),
        ("retiro a oferta", "WithdrawOffer"),
        ("ajuda", "Help"),
        ("sim", "Yes"),
        ("não", "No"),
        ("seis", "6"),
        ("árbitro: resultado brancas", "Result(Won(White))"),
        ("árbitro: resultado empate", "Result(Drawn)"),
        ("espere 90 segundos", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("pt", line), meant, "{line}");
    }
    assert!(taken_for("pt", "correção Eva dois Eva quatro").starts_with("Correct("));
    assert!(taken_for("pt", "tabuleiro das brancas Eva cinco vazia").starts_with("Board(White, Squares"));
}

#[test]
fn what_the_spanish_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("caballo Gustav uno Félix tres", "Ng1f3"),
        ("caballo Félix tres", "Nf3"),
        ("Eva cuatro", "e4"),
        ("enroque corto", "O-O"),
        ("enroque largo", "O-O-O"),
        ("pulsar", "Press"),
        ("tiempo", "Time(Both, false)"),
        ("tiempo de las blancas", "Time(Of(White), false)"),
        ("mi tiempo", "Time(Own, false)"),
        ("tiempo usado", "Time(Both, true)"),
        ("jugadas", "Moves"),
        ("tableros", "Boards"),
        ("posición", "Position"),
        ("repetir", "Repeat"),
        ("tablas", "OfferDraw"),
        ("acepto", "Accept"),
        ("rechazo", "Decline"),
        ("abandono", "Resign"),
        ("pausa", "Pause(None)"),
        ("continuar", "Continue"),
        ("árbitro: continuar", "Continue"),
        ("árbitro: empezar", "Start"),
        ("árbitro: arreglar", "Fix"),
        ("salir", "Quit"),
        ("pista", "Hint"),
        ("atrás", "TakeBack(None)"),
        ("atrás dos", "TakeBack(Some(2))"),
        ("hecho", "Done"),
        ("reclamo repetición", "Claim(Threefold)"),
        ("reclamo cincuenta jugadas", "Claim(Fifty)"),
        ("reclamo tiempo", "ClaimTime"),
        ("pido incremento", "RequestIncrement"),
        ("reclamo medios normales", "ClaimNormalMeans"),
        ("pospongo", "Postpone(false)"),
        ("árbitro: pospongo 2 minutos", "Postpone(true)"),
        ("retiro la oferta", "WithdrawOffer"),
        ("ayuda", "Help"),
        ("sí", "Yes"),
        ("no", "No"),
        ("seis", "6"),
        ("árbitro: resultado blancas", "Result(Won(White))"),
        ("árbitro: resultado tablas", "Result(Drawn)"),
        ("espera 90 segundos", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("es", line), meant, "{line}");
    }
    assert!(taken_for("es", "corrección Eva dos Eva cuatro").starts_with("Correct("));
    assert!(taken_for("es", "tablero de las blancas Eva cinco vacía").starts_with("Board(White, Squares"));
}

#[test]
fn portuguese_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("cavalo para f3", "Nf3"),
        ("o cavalo vai para f três", "Nf3"),
        ("cavalo Gustav eins Felix drei", "Ng1f3"),
        ("CAVALO F 3, por favor.", "Nf3"),
        ("Cf3", "Nf3"),
        ("Te1", "Re1"),
        ("Re1", "Ke1"),
        ("Dd5", "Qd5"),
        ("peao e quatro", "e4"),
        ("é quatro", "e4"),
        ("dê quatro", "d4"),
        ("de Eva dois para Eva quatro", "e2e4"),
        ("e2 a e4", "e2e4"),
        ("cê cinco", "c5"),
        ("agá seis", "h6"),
        ("bê meia", "b6"),
        ("bispo Bela cinco", "Bb5"),
        ("a torre a um d um", "Ra1d1"),
        ("torre a d1", "Rd1"),
        ("cavalo e d2", "Ned2"),
        ("a rainha toma d5 e xeque", "Qxd5"),
        ("cavalo por e cinco com xeque", "Nxe5"),
        ("dama f7 e mate", "Qf7"),
        ("e captura d6 na passagem", "exd6"),
        ("e toma d seis en passant", "exd6"),
        ("e d6 e.p.", "ed6"),
        ("a oito e promove a dama", "a8=Q"),
        ("Eva oito vira cavalo", "e8=N"),
        ("e8 a torre", "e8=R"),
        ("roque pequeno", "O-O"),
        ("faço o grande roque", "O-O-O"),
        ("roque na ala da dama", "O-O-O"),
        ("quanto tempo eu tenho?", "Time(Own, false)"),
        ("quanto tempo as pretas ainda têm?", "Time(Of(Black), false)"),
        ("tempo do adversário", "Time(Other, false)"),
        ("tempo das brancas e das pretas", "Time(Both, false)"),
        ("ofereço empate", "OfferDraw"),
        ("não aceito", "Decline"),
        ("nao", "No"),
        ("eu desisto", "Resign"),
        ("aciono o relógio", "Press"),
        ("pare os relógios", "Pause(None)"),
        ("reclamo empate por tripla repetição", "Claim(Threefold)"),
        ("reclamo empate pela regra dos cinquenta lances", "Claim(Fifty)"),
        ("o que posso dizer?", "Help"),
        ("quantos lances?", "Moves"),
        ("mais uma vez", "Repeat"),
        ("juiz: iniciar o relógio", "Start"),
    ] {
        assert_eq!(taken_for("pt", line), meant, "{line}");
    }
    for line in ["desculpe, quis dizer d4", "corrijo: d4", "correção para d4"] {
        assert!(taken_for("pt", line).starts_with("Correct("), "{line}");
    }
    let report = taken_for("pt", "tabuleiro das pretas: e5 vazia e e6 peão preto");
    assert!(report.starts_with("Board(Black, Squares([(E5, None), (E6, Some("), "{report}");
}

#[test]
fn spanish_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("caballo a f3", "Nf3"),
        ("el caballo a efe tres", "Nf3"),
        ("caballo a Felix drei", "Nf3"),
        ("caballo Felix tres", "Nf3"),
        ("Cf3", "Nf3"),
        ("Ac4", "Bc4"),
        ("Te1", "Re1"),
        ("Re1", "Ke1"),
        ("alfil a a4", "Ba4"),
        ("alfil a a cuatro", "Ba4"),
        ("torre a uno", "Ra1"),
        ("torre a1", "Ra1"),
        ("torre a toma d5", "Raxd5"),
        ("Tad1", "Rad1"),
        ("torre Anna d uno", "Rad1"),
        ("caballo be d2", "Nbd2"),
        ("peon e cuatro", "e4"),
        ("a cuatro", "a4"),
        ("a por b5", "axb5"),
        ("de cuatro", "d4"),
        ("de Eva dos a Eva cuatro", "e2e4"),
        ("e2 a e4", "e2e4"),
        ("ce por de cinco", "cxd5"),
        ("hache seis", "h6"),
        ("reina toma d5 con jaque", "Qxd5"),
        ("la dama come a la torre", "?"),
        ("dama por f7 jaque mate", "Qxf7"),
        ("e por d6 al paso", "exd6"),
        ("a ocho corona dama", "a8=Q"),
        ("Eva ocho pide caballo y jaque", "e8=N"),
        ("me enroco corto", "O-O"),
        ("enroque en el flanco de dama", "O-O-O"),
        ("¿cuánto tiempo me queda?", "Time(Own, false)"),
        ("¿Cuánto tiempo les queda a las negras?", "Time(Of(Black), false)"),
        ("tiempo del rival", "Time(Other, false)"),
        ("ofrezco tablas", "OfferDraw"),
        ("no acepto", "Decline"),
        ("si", "Yes"),
        ("me rindo", "Resign"),
        ("para el reloj", "Pause(None)"),
        ("reclamo tablas por triple repeticion", "Claim(Threefold)"),
        ("reclamo tablas por la regla de las cincuenta jugadas", "Claim(Fifty)"),
        ("¿qué puedo decir?", "Help"),
        ("otra vez", "Repeat"),
        ("juez: empezar", "Start"),
    ] {
        assert_eq!(taken_for("es", line), meant, "{line}");
    }
    for line in ["perdón, quise decir d4", "corrijo: d4", "corrección a d4"] {
        assert!(taken_for("es", line).starts_with("Correct("), "{line}");
    }
    let report = taken_for("es", "tablero de las negras: e5 vacía y e6 peón negro");
    assert!(report.starts_with("Board(Black, Squares([(E5, None), (E6, Some("), "{report}");
}

#[test]
fn moves_and_requests_are_understood_as_they_are_said_in_full_sentences() {
    for (tag, line, meant) in [
        ("es", "se come e5", "xe5"),
        ("es", "el caballo se come en e5", "Nxe5"),
        ("es", "mi jugada es caballo f3", "Nf3"),
        ("es", "mi movimiento es caballo f3", "Nf3"),
        ("es", "mi jugada es e4", "e4"),
        ("es", "enroque en corto", "O-O"),
        ("es", "me enroco en corto", "O-O"),
        ("es", "enroque flanco de rey", "O-O"),
        ("es", "enroque flanco de dama", "O-O-O"),
        ("es", "gran enroque", "O-O-O"),
        ("es", "pequeño enroque", "O-O"),
        ("es", "e8 se corona dama", "e8=Q"),
        ("es", "e8 pido una dama", "e8=Q"),
        ("es", "e8 corono una dama", "e8=Q"),
        ("es", "dime la posición", "Position"),
        ("es", "renuncio", "Resign"),
        ("es", "vale, caballo f3", "Nf3"),
        ("es", "ok caballo f3", "Nf3"),
        ("es", "caballo f3 gracias", "Nf3"),
        ("es", "por favor caballo f3", "Nf3"),
        ("es", "caballo f3, por favor", "Nf3"),
        ("es", "vale", "Yes"),
        ("es", "ok", "Yes"),
        ("es", "espera un minuto", "Wait(60s)"),
        ("pt", "meu lance é cavalo f3", "Nf3"),
        ("pt", "o meu lance é bispo c4", "Bc4"),
        ("pt", "meu lance é o bispo em c4", "Bc4"),
        ("pt", "rocar grande", "O-O-O"),
        ("pt", "rocar pequeno", "O-O"),
        ("pt", "rocar longo", "O-O-O"),
        ("pt", "rocar curto", "O-O"),
        ("pt", "roque da rainha", "O-O-O"),
        ("pt", "roque na ala da dama", "O-O-O"),
        ("pt", "roque na ala do rei", "O-O"),
        ("pt", "e8 peço dama", "e8=Q"),
        ("pt", "e8 faço uma dama", "e8=Q"),
        ("pt", "e8 se transforma em dama", "e8=Q"),
        ("pt", "cavalo pega e5", "Nxe5"),
        ("pt", "cavalo capturou e5", "Nxe5"),
        ("pt", "cavalo f3 obrigado", "Nf3"),
        ("pt", "ok cavalo f3", "Nf3"),
        ("pt", "diga a posição", "Position"),
        ("pt", "volta dezasseis lances", "TakeBack(Some(16))"),
        ("pt", "espere quatorze segundos", "Wait(14s)"),
        ("pt", "espere dezanove segundos", "Wait(19s)"),
        ("hu", "vissza kettőt", "TakeBack(Some(2))"),
        ("hu", "vissza két lépést", "TakeBack(Some(2))"),
        ("hu", "visszavonom a lépést", "TakeBack(None)"),
        ("hu", "a lépésem huszár f3", "Nf3"),
        ("hu", "lépésem: huszár f3", "Nf3"),
        ("hu", "rövidsáncot lépek", "O-O"),
        ("hu", "királyszárnyra sáncolok", "O-O"),
        ("hu", "sánc rövid", "O-O"),
        ("hu", "sánc hosszú", "O-O-O"),
        ("hu", "hosszúsáncot lépek", "O-O-O"),
        ("hu", "e8 vezért kérek", "e8=Q"),
        ("hu", "e8 vezérré változik", "e8=Q"),
        ("hu", "e8 vezérré alakul", "e8=Q"),
        ("hu", "huszár viszi e5", "Nxe5"),
        ("hu", "huszár elveszi e5-öt", "Nxe5"),
        ("hu", "huszár kiüti e5", "Nxe5"),
        ("hu", "jó, huszár f3", "Nf3"),
        ("hu", "huszár f3, köszönöm", "Nf3"),
        ("hu", "jó", "Yes"),
        ("hu", "várj egy percet", "Wait(60s)"),
        ("eu", "atzera bi mugimendu", "TakeBack(Some(2))"),
        ("eu", "atzera bi", "TakeBack(Some(2))"),
        ("eu", "itxaron bi minutu", "Wait(120s)"),
        ("eu", "nire jokaldia zaldia f3", "Nf3"),
        ("eu", "nire jokaldia da zaldia f3", "Nf3"),
        ("eu", "endroke txikia", "O-O"),
        ("eu", "endroke handia", "O-O-O"),
        ("eu", "labur endrokatu", "O-O"),
        ("eu", "endrokatu luze", "O-O-O"),
        ("eu", "endrokatu labur", "O-O"),
        ("eu", "erregearen aldeko endrokea", "O-O"),
        ("eu-anderea", "e8 andereara", "e8=Q"),
        ("eu", "zaldia f3 eskerrik asko", "Nf3"),
        ("eu", "zaldia f3, mesedez", "Nf3"),
        ("eu", "tablak eskaintzen ditut", "OfferDraw"),
        ("es", "torre de la quinta fila a a3", "R5a3"),
        ("pt", "cavalo e d2", "Ned2"),
        ("pt", "e toma d5", "exd5"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn only_the_players_own_words_give_a_game_up() {
    for (tag, line) in [
        ("es", "abandono"),
        ("es", "me rindo"),
        ("es", "renuncio"),
        ("pt", "abandono"),
        ("pt", "desisto"),
        ("pt", "rendo-me"),
        ("hu", "feladom"),
        ("hu", "megadom magam"),
        ("eu", "etsi dut"),
        ("eu", "etsitzen dut"),
        ("eu", "errenditzen naiz"),
        ("eu", "partida bertan behera uzten dut"),
    ] {
        assert_eq!(taken_for(tag, line), "Resign", "{tag}: {line}");
    }
    for (tag, line) in [
        ("es", "¿abandona el rival?"),
        ("es", "abandonar"),
        ("es", "¿puedo abandonar?"),
        ("pt", "o adversário desiste?"),
        ("pt", "desistir"),
        ("hu", "feladás"),
        ("hu", "felad"),
        ("eu", "etsi"),
        ("eu", "aurkariak etsi du?"),
        ("eu", "partida utzi"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        assert!(hear(line, voice.lexicon()).is_err(), "{tag}: {line}");
    }
}

#[test]
fn article_d_2_10_4_the_players_own_time_is_asked_for_by_an_ending_too() {
    for (tag, line, meant) in [
        ("hu", "mennyi időm van", "Time(Own, false)"),
        ("hu", "időm", "Time(Own, false)"),
        ("hu", "mennyi ideje van világosnak", "Time(Of(White), false)"),
        ("eu", "zenbat denbora daukat", "Time(Own, false)"),
        ("eu", "zenbat denbora geratzen zait", "Time(Own, false)"),
        ("eu", "zenbat denbora dauka zuriak", "Time(Of(White), false)"),
        ("eu", "denbora biak", "Time(Both, false)"),
        ("es", "¿cuánto tiempo tienen las negras todavía?", "Time(Of(Black), false)"),
        ("es", "¿cuánto tiempo tengo?", "Time(Own, false)"),
        ("pt", "quanto tempo as brancas têm", "Time(Of(White), false)"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn article_d_2_9_a_report_may_say_that_something_stands_there() {
    for (tag, line) in [
        ("es", "tablero negro: el peón negro está en e6"),
        ("es", "tablero negro: en e6 hay un peón negro"),
        ("pt", "tabuleiro das pretas: o peão preto está em e6"),
        ("hu", "sötét táblája: e6-on sötét gyalog áll"),
        ("eu", "beltzaren taula: peoi beltza dago e6an"),
    ] {
        let report = taken_for(tag, line);
        assert!(report.starts_with("Board(Black, Squares([(E6, Some("), "{tag}: {line}: {report}");
    }
}

#[test]
fn article_6_3_times_are_given_in_the_words_of_every_voice() {
    let control = |tag: &str, text: &str| {
        let signs = Voice::built_in(tag).unwrap().lexicon().time_in_signs(text);
        signs.parse::<TimeControl>().map(|control| control.pgn()).map_err(|error| error.to_string())
    };
    for tag in ansage::voice::tags() {
        for (text, pgn) in [
            ("90 + 30", "5400+30"),
            ("90m+30s", "5400+30"),
            ("90 min + 30 s", "5400+30"),
            ("1h30m + 30sec.", "5400+30"),
            ("90 minutes plus 30 seconds", "5400+30"),
            ("40/90+30:30+30", "5400"),
            ("-", "-"),
            ("none", "-"),
        ] {
            let found = control(&tag, text);
            assert!(found.as_ref().is_ok_and(|found| found.contains(pgn)), "{tag}: {text}: {found:?}");
        }
        for wrong in ["", "90 30", "5 5 min", "1.5h", "qq", "90 qq", "min", "90+", "90 plus"] {
            assert!(control(&tag, wrong).is_err(), "{tag}: {wrong}");
        }
    }
    for (tag, text, pgn) in [
        ("de", "90 Minuten plus 30 Sekunden", "5400+30"),
        ("de", "neunzig Minuten plus dreißig Sekunden", "5400+30"),
        ("de", "1 Std. 30 Min. + 30 Sek.", "5400+30"),
        ("de", "2 Stunden", "7200"),
        ("de", "keine", "-"),
        ("de", "ohne Uhr", "-"),
        ("en", "two hours", "7200"),
        ("en", "no clock", "-"),
        ("es", "noventa minutos más treinta segundos", "5400+30"),
        ("es", "1 hora", "3600"),
        ("es", "sin reloj", "-"),
        ("pt", "90 minutos mais 30 segundos", "5400+30"),
        ("pt", "vinte e cinco minutos", "1500"),
        ("pt", "sem relógio", "-"),
        ("hu", "90 perc plusz 30 másodperc", "5400+30"),
        ("hu", "2 óra", "7200"),
        ("hu", "óra nélkül", "-"),
        ("eu", "90 minutu gehi 30 segundo", "5400+30"),
        ("eu", "hogeita bost minutu", "1500"),
        ("eu-anderea", "2 ordu", "7200"),
        ("de", "Sanduhr 1 Minute", "*60"),
        ("en", "hourglass three minutes", "*180"),
        ("es", "reloj de arena 1 minuto", "*60"),
        ("pt", "ampulheta 1 minuto", "*60"),
        ("hu", "homokóra 1 perc", "*60"),
        ("eu", "hareazko erlojua 1 minutu", "*60"),
        ("eu-anderea", "erlojurik gabe", "-"),
    ] {
        assert_eq!(control(tag, text).as_deref(), Ok(pgn), "{tag}: {text}");
    }
    for (tag, text, kept) in [
        ("de", "5 Minuten Verzögerung 3 Sekunden", "300sd3s"),
        ("de", "10 Minuten Byoyomi drei mal 30 Sekunden", "600sbyo3x30s"),
        ("de", "aufwärts", "up"),
        ("en", "5 minutes Bronstein 3 seconds", "300sb3s"),
        ("en", "byo-yomi three times thirty seconds", "0sbyo3x30s"),
        ("en", "5d3", "300sd3s"),
        ("en", "10byo3x30s", "600sbyo3x30s"),
        ("en", "count up", "up"),
        ("es", "5 minutos retardo 3 segundos", "300sd3s"),
        ("pt", "5 minutos retardo 3 segundos", "300sd3s"),
        ("hu", "5 perc késleltetés 3 másodperc", "300sd3s"),
        ("eu", "5 minutu atzerapena 3 segundo", "300sd3s"),
    ] {
        let signs = Voice::built_in(tag).unwrap().lexicon().time_in_signs(text);
        let kept_of = signs.parse::<TimeControl>().map(|control| control.to_string());
        assert_eq!(kept_of.as_deref(), Ok(kept), "{tag}: {text}: {signs}");
    }
    for (tag, line, seconds) in [
        ("de", "wait 90 Sekunden", 90),
        ("de", "wait 1 Stunde 30 Minuten", 5400),
        ("de", "wait neunzig Sekunden", 90),
        ("de", "wait 90", 90),
        ("en", "wait ninety seconds", 90),
        ("es", "espera dos minutos", 120),
        ("pt", "espere 2 horas", 7200),
        ("hu", "wait 2 perc", 120),
        ("eu", "itxaron 2 minutu", 120),
    ] {
        let wait = Heard::Request(Request::Wait(std::time::Duration::from_secs(seconds)));
        let heard = hear(line, Voice::built_in(tag).unwrap().lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Ok(wait), "{tag}: {line}");
    }
}

#[test]
fn basque_says_what_is_captured_before_the_verb() {
    let pieces = |tag: &str, line: &str| {
        let heard = hear(line, Voice::built_in(tag).unwrap().lexicon()).map(|utterance| utterance.heard);
        let Ok(Heard::Announcement(Announcement::Move(said), false)) = heard else {
            panic!("{tag}: {line}: {heard:?}")
        };
        assert!(said.captures && said.promotion.is_none(), "{tag}: {line}: {said:?}");
        (said.role, said.captured, said.from(), said.to)
    };
    let (knight, rook, e5, g4) = (Some(Role::Knight), Some(Role::Rook), Some(Square::E5), Some(Square::G4));
    for line in [
        "zaldia gaztelua jan Eva bost",
        "zaldiak gaztelua jan du Eva bosten",
        "zaldiak gaztelua harrapatu Eva bostean",
        "gaztelua zaldiak jan du Eva bostean",
        "gaztelua nik zaldiak jan dut Eva bostean",
        "nik zaldiarekin gaztelua jan dut Eva bostean",
        "Zaldiak gaztelua hartu e5",
    ] {
        assert_eq!(pieces("eu", line), (knight, rook, None, e5), "{line}");
    }
    assert_eq!(pieces("eu-anderea", "dorrea zaldiak jan Eva bostean"), (knight, rook, None, e5));
    assert_eq!(pieces("eu", "zaldiak gaztelua jan"), (knight, rook, None, None));
    for line in ["zaldia Gustav lautik gaztelua jan Eva bost", "zaldiak Gustav lau gaztelua jan Eva bostean"]
    {
        assert_eq!(pieces("eu", line), (knight, rook, g4, e5), "{line}");
    }
    // One piece before the verb is the one that captures, whatever its ending.
    for line in ["gaztelua jan Eva bost", "gazteluak jan Eva bostean", "gaztelua Eva bost jan"] {
        assert_eq!(pieces("eu", line), (rook, None, None, e5), "{line}");
    }
    // And the order of the other languages is understood as ever.
    assert_eq!(pieces("eu", "zaldia jan gaztelua Eva bost"), (knight, rook, None, e5));
    assert_eq!(pieces("eu", "gaztelua Anna bat jan zaldia"), (rook, knight, Some(Square::A1), None));
    // What stands behind a square alone may be what a pawn becomes.
    let promotes = hear("David zortzi dama jan", Voice::built_in("eu").unwrap().lexicon()).unwrap().heard;
    assert!(
        matches!(promotes, Heard::Announcement(Announcement::Move(said), _) if said.promotion == Some(Role::Queen))
    );
}
