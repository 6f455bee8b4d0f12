//! Every message is there in every voice with the same variables, and is asked for.

use super::rendered::combinations;
use crate::support::voice_of;
use ansage::game::{Refusal, Right, ScoreRefusal, SetupError, position_of};
use ansage::voice::Id;
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
    voice_of(tag).lexicon().like().map(str::to_owned)
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

/// What is asked for by its constant, though it has the name of a family that is built from parts.
const BY_CONSTANT: [&str; 14] = [
    "cli-about",
    "cli-arguments",
    "cli-commands",
    "cli-options",
    "cli-usage",
    "refused-adjourned",
    "refused-arbiter-answers",
    "refused-arbiter-consents",
    "refused-assistant-needed",
    "refused-no-article",
    "refused-over-in-hand",
    "refused-placed-otherwise",
    "refused-sealing",
    "refused-waiting",
];

/// The names that are built from parts while the program runs.
fn built() -> Names {
    // These have sentences of their own, or give the name of what they hold.
    let others = ["misfit", "report-misfit", "may-not", "obliged", "unfinished", "score"];
    let inner = ["not-announced", "not-placed", "not-removed", "no-assistant-of"];
    let refusals = [Refusal::VARIANTS, ScoreRefusal::VARIANTS, &inner].concat().into_iter();
    let refusals = refusals.filter(|name| !others.contains(name)).map(|name| format!("refused-{name}"));
    let deeds = Right::VARIANTS.iter().map(|name| format!("may-not-{name}"));
    refusals.chain(deeds).chain(of_the_command_line()).collect()
}

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
        let (voice, other) = (voice_of(&tag), voice_of(&like));
        for id in own_messages(&tag).keys() {
            let differs = combinations(&variables(&messages(&tag), id))
                .iter()
                .any(|args| voice.tell(named(id), args) != other.tell(named(id), args));
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
fn every_name_built_from_parts_is_there_and_asked_for() {
    let is_built =
        |id: &&String| ["cli-", "may-not-", "refused-"].iter().any(|family| id.starts_with(family));
    let there: Names = messages("de").into_keys().filter(|id| is_built(&id)).collect();
    let by_constant = BY_CONSTANT.iter().map(|id| (*id).to_owned());
    assert_eq!(there, built().into_iter().chain(by_constant).collect());
}

/// FENs with everything that can be wrong with one.
const NO_POSITIONS: [&str; 17] = [
    "",
    "x/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w x - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - x 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - x 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 x",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
    "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
    "4k3/8/8/8/8/8/8/4RK2 w - - 0 1",
    "4k3/8/8/8/1b2q3/8/2n5/4K3 w - - 0 1",
    "qqqqkqqq/qqqqqqqq/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1 and more",
];

#[test]
fn all_that_can_be_wrong_with_a_fen_has_its_words() {
    let found = NO_POSITIONS.iter().flat_map(|fen| match position_of(fen, None) {
        Err(SetupError::NoFen(part)) => vec![part],
        Err(SetupError::Impossible(reasons)) => reasons,
        other => panic!("{fen}: {other:?}"),
    });
    let named: Names = found.map(|name| format!("error-fen-{name}")).collect();
    let there = messages("de").into_keys().filter(|id| id.starts_with("error-fen-"));
    // Those are asked for by their constants.
    let there = there.filter(|id| id != "error-fen-over" && id != "error-fen-too-many-moves");
    assert_eq!(named, there.collect());
}

#[test]
fn the_constants_are_the_messages() {
    let there: Vec<String> = messages("de").into_keys().collect();
    assert_eq!(Id::all().map(Id::name).collect::<Vec<_>>(), there);
    assert!(Id::named("no-such-message").is_none());
}

#[test]
fn the_names_built_from_parts_are_found() {
    let built = built();
    for id in ["refused-too-late", "may-not-set-right", "cli-games-export", "cli-arg-simulate-time"] {
        assert!(built.contains(id), "{id} is not among {built:?}");
    }
}
