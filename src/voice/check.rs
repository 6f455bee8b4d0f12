//! Everything that is wrong with a voice, all at once, each with file, line and what to do.

use std::collections::BTreeSet;

use shakmaty::Role;

use super::error::line_of_key;
use super::sentences::{self, Messages};
use super::written::Source;
use super::{Lexicon, ListFault, MishearingFault, Sources, VoiceError, embedded, keys};

/// The functions a message may call.
const FUNCTIONS: [&str; 2] = ["WORDS", "NUMBER"];

/// Something that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The lexicon is no TOML here, in the reader's words.
    NotToml(String),
    /// A key that means nothing.
    UnknownKey(String),
    /// The value of this key should be of this kind: text, list, lists or table.
    WrongKind(String, &'static str),
    /// The voice is like one that is not there; and those there are.
    UnknownLike(String, String),
    /// The sound of a language's words is written down in no way of this name.
    UnknownSound(String),
    /// A word with two meanings.
    Collision(String, String, String),
    /// A mishearing that cannot be taken as it stands: what is heard, and what is wrong.
    Mishearing(String, MishearingFault),
    /// A list that is missing or of the wrong length.
    List(String, ListFault),
    /// A piece without a letter.
    NoLetter(&'static str),
    /// One letter for two pieces.
    SameLetter(String, &'static str, &'static str),
    /// The messages are no Fluent here, in Fluent's words.
    NotFluent(String),
    /// A message is missing; and the variables it needs.
    Missing(String, Vec<String>),
    /// A message nobody asks for.
    Unused(String),
    /// A message that stands there twice.
    Twice(String),
    /// A message with a variable that it does not get; and those it gets.
    UnknownVariable(String, String, Vec<String>),
    /// A message without a variable it gets.
    MissingVariable(String, String),
    /// A message refers to one that is not there.
    UnknownReference(String, String),
    /// A message calls a function that is not there.
    UnknownFunction(String, String),
}

/// Everything that is wrong with the two texts of a voice, in the order of files and lines.
#[must_use]
pub fn check(sources: &Sources<'_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    let lexicon = Source { file: sources.lexicon_name, text: sources.lexicon };
    let like = check_lexicon(&lexicon, &mut findings);
    let messages = sentences::read(sources.messages_name, sources.messages, &mut findings);
    let like = like.and_then(|tag| embedded::embedded(&tag).ok()).map(|like| like.messages);
    let like = like.map(|text| sentences::read("", text, &mut Vec::new())).unwrap_or_default();
    check_messages(sources, &messages, &like, &mut findings);
    findings.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
    findings
}

/// The voice from which comes what this one does not say.
fn check_lexicon(source: &Source<'_>, findings: &mut Vec<Finding>) -> Option<String> {
    let written = keys::read(source, findings)?;
    let file = source.file.to_owned();
    if let Some(tag) = written.like.clone()
        && !embedded::tags().contains(&tag)
    {
        let line = line_of_key(source.text, "like");
        let fault = Fault::UnknownLike(tag, embedded::tags().join(", "));
        findings.push(Finding { file, line, fault });
        // What would come from there is not missing here.
        return Some(embedded::MODEL.to_owned());
    }
    let mut wrong = Vec::new();
    let lexicon = Lexicon::from_written(source, written, &mut wrong);
    let like = match lexicon {
        Ok(lexicon) => {
            check_letters(source, &lexicon, findings);
            lexicon.like().map(str::to_owned)
        }
        Err(error) => {
            wrong.push(error);
            None
        }
    };
    findings.extend(wrong.into_iter().map(|error| found(error, &file)));
    like
}

fn found(error: VoiceError, lexicon: &str) -> Finding {
    match error {
        VoiceError::Collision { file, line, word, first, second } => {
            Finding { file, line, fault: Fault::Collision(word, first, second) }
        }
        VoiceError::List { file, line, key, wrong } => Finding { file, line, fault: Fault::List(key, wrong) },
        VoiceError::Mishearing { file, line, heard, wrong } => {
            Finding { file, line, fault: Fault::Mishearing(heard, wrong) }
        }
        VoiceError::Lexicon { file, line, message } => Finding { file, line, fault: Fault::NotToml(message) },
        other => Finding { file: lexicon.to_owned(), line: 1, fault: Fault::NotToml(other.to_string()) },
    }
}

fn check_letters(source: &Source<'_>, lexicon: &Lexicon, findings: &mut Vec<Finding>) {
    let pieces = [
        (Role::King, "king"),
        (Role::Queen, "queen"),
        (Role::Rook, "rook"),
        (Role::Bishop, "bishop"),
        (Role::Knight, "knight"),
    ];
    let line = line_of_key(source.text, "letters");
    let mut tell = |fault| findings.push(Finding { file: source.file.to_owned(), line, fault });
    for (place, (role, name)) in pieces.into_iter().enumerate() {
        let letter = lexicon.letter(role);
        if letter.is_empty() {
            tell(Fault::NoLetter(name));
        } else if let Some((_, other)) =
            pieces[..place].iter().find(|(other, _)| lexicon.letter(*other) == letter)
        {
            tell(Fault::SameLetter(letter.to_owned(), other, name));
        }
    }
}

fn check_messages(sources: &Sources<'_>, own: &Messages, like: &Messages, findings: &mut Vec<Finding>) {
    let model = sentences::read("", embedded::model_messages(), &mut Vec::new());
    let mut tell = |line, fault| {
        findings.push(Finding { file: sources.messages_name.to_owned(), line, fault });
    };
    let end = sources.messages.lines().count().max(1);
    let missing = model.keys().filter(|name| !own.contains_key(*name) && !like.contains_key(*name));
    for name in missing {
        tell(end, Fault::Missing(name.clone(), dollars(&sentences::variables(&model, name))));
    }
    let referred: BTreeSet<&String> = own.values().flat_map(|made| &made.references).collect();
    for (name, made) in own {
        if !model.contains_key(name) && !referred.contains(name) {
            tell(made.line, Fault::Unused(name.clone()));
        }
        let there = |other: &&String| !own.contains_key(*other) && !like.contains_key(*other);
        for reference in made.references.iter().filter(there) {
            tell(made.line, Fault::UnknownReference(name.clone(), reference.clone()));
        }
        for function in made.functions.iter().filter(|name| !FUNCTIONS.contains(&name.as_str())) {
            tell(made.line, Fault::UnknownFunction(name.clone(), function.clone()));
        }
        if model.contains_key(name) {
            let given = sentences::variables(&model, name);
            // What a message refers to may be one of the voice it is like.
            let inherited = made.references.iter().filter(|other| !own.contains_key(*other));
            let mut used = sentences::variables(own, name);
            used.extend(inherited.flat_map(|other| sentences::variables(like, other)));
            for variable in used.difference(&given) {
                let fault = Fault::UnknownVariable(name.clone(), format!("${variable}"), dollars(&given));
                tell(made.line, fault);
            }
            for variable in given.difference(&used) {
                tell(made.line, Fault::MissingVariable(name.clone(), format!("${variable}")));
            }
        }
    }
}

fn dollars(variables: &BTreeSet<String>) -> Vec<String> {
    variables.iter().map(|variable| format!("${variable}")).collect()
}
