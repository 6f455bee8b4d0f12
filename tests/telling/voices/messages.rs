//! Every message is there in every voice with the same variables, and is asked for.

use super::rendered::combinations;
use ansage::game::{Refusal, Right, ScoreRefusal};
use strum::VariantNames;

use super::*;

/// What one message is made of.
#[derive(Debug, Default)]
pub(super) struct Made {
    pub(super) variables: Names,
    pub(super) references: Names,
    /// Each variable that is selected by, with the keys of its variants.
    pub(super) selected: Vec<(String, Names)>,
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
pub(super) fn messages(tag: &str) -> BTreeMap<String, Made> {
    let mut messages = like(tag).map(|like| messages(&like)).unwrap_or_default();
    messages.extend(own_messages(tag));
    messages
}

/// The voice this one is like.
pub(super) fn like(tag: &str) -> Option<String> {
    Voice::built_in(tag).unwrap().lexicon().like().map(str::to_owned)
}

/// The messages that stand in a voice's own file.
pub(super) fn own_messages(tag: &str) -> BTreeMap<String, Made> {
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
pub(super) fn variables(messages: &BTreeMap<String, Made>, id: &str) -> Names {
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
pub(super) fn literals(path: &str) -> Vec<(String, String)> {
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
    // These have sentences of their own, or give the name of what they hold.
    let others = ["misfit", "report-misfit", "may-not", "obliged", "unfinished", "score"];
    let inner = ["not-announced", "not-placed", "not-removed", "no-assistant-of"];
    let refusals = [Refusal::VARIANTS, ScoreRefusal::VARIANTS, &inner].concat().into_iter();
    let refusals = refusals.filter(|name| !others.contains(name)).map(|name| format!("refused-{name}"));
    let deeds = Right::VARIANTS.iter().map(|name| format!("may-not-{name}"));
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
const SPEAKERS: [&str; 7] =
    ["src/commands", "src/desk", "src/face", "src/session", "src/settings/keymap", "src/tell", "src/main.rs"];

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
    // Whoever asks for a message in brief gets the one that shortens it.
    let asked =
        |id: &String| used.contains(id) || id.strip_prefix("brief-").is_some_and(|full| used.contains(full));
    let unused: Vec<String> = messages("de").into_keys().filter(|id| !asked(id)).collect();
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
