//! Every voice says the same things with the same variables, says nothing the program never asks for, and
//! leaves nothing in a sentence that a synthesizer or a Braille display could not tell.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ansage::announcement::{Heard, hear};
use ansage::cli::Cli;
use ansage::voice::{self, FluentArgs, FluentValue, Sources, Voice, VoiceError};
use clap::CommandFactory;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

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

/// The messages of a voice, by name.
fn messages(tag: &str) -> BTreeMap<String, Made> {
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
    let misfits = ["misfit", "report-misfit", "may-not"];
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
const SPEAKERS: [&str; 5] = ["src/announcement", "src/desk", "src/tools", "src/cli.rs", "src/main.rs"];

/// Names that begin like this are names of messages, wherever they stand in [`SPEAKERS`].
const FAMILIES: [&str; 25] = [
    "boards-",
    "check-",
    "cli-",
    "control-",
    "duration-",
    "error-",
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
fn there_are_a_german_and_an_english_voice() {
    assert_eq!(voice::tags(), ["de", "en"]);
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
        "white-you" | "black-you" => &["yes", "no"],
        "desk" => &["practice", "relay", "tournament"],
        "kind" => &["text", "list", "lists", "table"],
        "variables" => &["none", "other"],
        "result" => &["open", "white", "black", "drawn"],
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
        "count" | "found" | "game" | "h" | "level" | "m" | "moves" | "number" | "plies" | "s" => numbers(),
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
        ("queen = [\"queen\"]", "queen = [\"queen\", \"Springer\"]", "Springer"),
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

#[test]
fn an_empty_word_is_no_word() {
    let (error, told) =
        broken(|text| changed(text, "queen = [\"queen\"]", "queen = [\"queen\", \" \"]"), same);
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
        ("pause", "Pause"),
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
        ("help", "Help"),
        ("yes", "Yes"),
        ("no", "No"),
        ("six", "6"),
        ("arbiter: result white", "Result(Decisive { winner: White })"),
        ("arbiter: result draw", "Result(Draw)"),
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
        ("Pause", "Pause"),
        ("weiter", "Continue"),
        ("beenden", "Quit"),
        ("Hinweis", "Hint"),
        ("zurück", "TakeBack(None)"),
        ("richten", "Fix"),
        ("getan", "Done"),
        ("Hilfe", "Help"),
        ("beanspruche Stellungswiederholung", "Claim(Threefold)"),
        ("beanspruche fünfzig Züge", "Claim(Fifty)"),
        ("Ergebnis Weiß", "Result(Decisive { winner: White })"),
        ("Ergebnis remis", "Result(Draw)"),
    ] {
        assert_eq!(taken_for("de", line), meant, "{line}");
    }
    assert!(taken_for("de", "weißes Brett Eva fünf leer").starts_with("Board(White, Squares"));
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
        ("how much time do I have?", "Time(Both, false)"),
        ("time left", "Time(Both, false)"),
        ("I offer a draw", "OfferDraw"),
        ("draw accepted", "Accept"),
        ("no draw", "Decline"),
        ("I agree", "Accept"),
        ("I give up", "Resign"),
        ("give up", "Resign"),
        ("claim a draw by threefold repetition", "Claim(Threefold)"),
        ("I claim a draw by fifty-move rule", "Claim(Fifty)"),
        ("stop the clocks", "Pause"),
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
        ("what move is it?", "Moves"),
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
