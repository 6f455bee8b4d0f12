//! Everything that is wrong with a voice, all at once, each with file, line and what to do.

use std::collections::BTreeSet;

use shakmaty::Role;
use toml::de::DeTable;

use super::error::line_of_key;
use super::lexicon_file::Source;
use super::named::of_role;
use super::sentences::{self, Messages};
use super::{Lexicon, ListFault, MishearingFault, VoiceError, VoiceFiles, collisions, embedded, keys};

/// The functions a message may call.
const FUNCTIONS: [&str; 2] = ["WORDS", "NUMBER"];

/// Something that is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: VoiceFault,
}

/// Why a text cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A quotation mark is missing.
    Quote,
    /// A bracket or a brace is missing, or one too many.
    Bracket,
    /// A comma is missing, or one too many.
    Comma,
    /// A key or a section stands there twice.
    Twice,
    /// The equals sign is missing, or what belongs behind it.
    Value,
    /// A sign that cannot stand there.
    Sign,
    /// None of several variants is the one for everything else, or more than one is.
    Default,
    /// What is to choose a variant cannot choose.
    Selector,
    /// Too many braces and brackets, perhaps one within the other.
    Deep,
    /// Anything else; only the place is known.
    Place,
}

/// What a line is taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// A request or a question.
    Asked,
    /// A move or a part of one.
    Move,
    /// A number, which answers a question with numbered answers.
    Number,
    /// Nothing.
    Nothing,
}

/// Understands a line. This room hears nothing itself; who checks a voice lends it an ear.
pub type SpokenRule<'a> = &'a dyn Fn(&str, &Lexicon) -> Taken;

/// What can be wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VoiceFault {
    /// The lexicon is no TOML here.
    NotToml(Reason),
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
    /// A key that must be there is not.
    MissingKey(String),
    /// A text that must say something is empty.
    EmptyText(String),
    /// A list without words, so that only those of this text are left.
    EmptyList(String, String),
    /// No language of this name can be asked for.
    NoLanguage(String),
    /// What stands for a key or a letter is not one sign that can be pressed or spelled.
    NoSign(String),
    /// What a key stands for asks for nothing: the key and the words.
    KeyAsksNothing(String, String),
    /// A word that asks for something is a move or a part of one: the word and its key.
    AlsoMove(String, String),
    /// What is no letter for a piece, and the piece.
    NotALetter(String, String),
    /// A piece without a letter.
    NoLetter(&'static str),
    /// One letter for two pieces.
    SameLetter(String, &'static str, &'static str),
    /// The messages are no Fluent here.
    NotFluent(Reason),
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
    /// A message refers to itself, at once or through others.
    Circle(String),
    /// A message that says nothing.
    EmptyMessage(String),
}

/// Everything that is wrong with the two texts of a voice, in the order of files and lines.
#[must_use]
pub fn check(sources: &VoiceFiles<'_>, ear: SpokenRule<'_>) -> Vec<Diagnostic> {
    let mut findings = Vec::new();
    let lexicon = Source { file: sources.lexicon_name, text: sources.lexicon };
    let like = check_lexicon(&lexicon, ear, &mut findings);
    let messages = sentences::read(sources.messages_name, sources.messages, &mut findings);
    let like = like.and_then(|tag| embedded::embedded(&tag).ok()).map(|like| like.messages);
    let like = like.map(|text| sentences::read("", text, &mut Vec::new())).unwrap_or_default();
    let model = sentences::read("", embedded::model_messages(), &mut Vec::new());
    let file = (sources.messages_name, sources.messages);
    check_messages(file, &messages, &like, &model, &mut findings);
    findings.sort_by(|one, other| (&one.file, one.line).cmp(&(&other.file, other.line)));
    findings
}

/// The voice from which comes what this one does not say.
fn check_lexicon(source: &Source<'_>, ear: SpokenRule<'_>, findings: &mut Vec<Diagnostic>) -> Option<String> {
    let mut read = keys::read(source, findings);
    let file = source.file.to_owned();
    let unknown = read.like.clone().filter(|tag| !embedded::tags().contains(tag));
    if let Some(tag) = &unknown {
        let line = line_of_key(source.text, "like");
        let fault = VoiceFault::UnknownLike(tag.clone(), embedded::tags().join(", "));
        findings.push(Diagnostic { file: file.clone(), line, fault });
    }
    // Only the words of a text that is known can be held against these.
    let like = read.like.clone().filter(|_| unknown.is_none());
    for finding in findings.iter_mut() {
        if let VoiceFault::EmptyList(_, from) = &mut finding.fault {
            *from = like.clone().unwrap_or_else(|| FIDE.to_owned());
        }
    }
    let mut wrong = Vec::new();
    let written = read.written.take().filter(|_| unknown.is_none());
    let lexicon = written.map(|written| {
        let lettered = written.letters.is_some() || written.like.is_some();
        Lexicon::from_written(source, written, &mut wrong).map(|lexicon| (lexicon, lettered))
    });
    let lexicon = match lexicon {
        Some(Ok((lexicon, lettered))) => {
            if lettered {
                check_letters(source, &lexicon, findings);
            } else {
                wrong.push(source.list("letters", ListFault::Missing));
            }
            Some(lexicon)
        }
        Some(Err(error)) => {
            wrong.push(error);
            None
        }
        None => None,
    };
    check_words(source, &read, like.as_deref(), lexicon.as_ref(), findings);
    if let Some(lexicon) = &lexicon {
        check_asking(source, &read, lexicon, ear, findings);
    }
    let lacking = |error: &VoiceError| matches!(error, VoiceError::List { key, .. } if read.filled.contains(&key.as_str()));
    // Words with two meanings were looked for above, across all tables.
    let wrong = wrong.into_iter().filter(|error| !lacking(error));
    let wrong = wrong.filter(|error| !matches!(error, VoiceError::Collision { .. }));
    findings.extend(wrong.map(|error| found(error, &file)));
    // What would come from a voice that cannot be told is not missing here.
    let lost = unknown.is_some() || (read.like_lost && like.is_none());
    if lost { Some(embedded::MODEL.to_owned()) } else { like }
}

/// The name of the text of what every voice understands.
const FIDE: &str = "fide.toml";

fn check_words(
    source: &Source<'_>,
    read: &keys::Read,
    like: Option<&str>,
    lexicon: Option<&Lexicon>,
    findings: &mut Vec<Diagnostic>,
) {
    let tables = |text, from: Option<&str>| {
        let (table, _) = DeTable::parse_recoverable(text);
        let mut entries = collisions::entries(text, table.get_ref(), from);
        if let Some(lexicon) = lexicon {
            entries.extend(collisions::misheard(text, table.get_ref(), lexicon, from));
        }
        entries
    };
    let mut others = tables(embedded::fide(), Some(FIDE));
    if let Some(theirs) = like.and_then(|tag| embedded::embedded(tag).ok()) {
        // Two sets of pieces are never mixed.
        let mixed = read.entries.iter().any(|entry| entry.key.starts_with("pieces."));
        let theirs = tables(theirs.lexicon, like).into_iter();
        others.extend(theirs.filter(|entry| !(mixed && entry.key.starts_with("pieces."))));
    }
    findings.extend(collisions::find(source.file, &tables(&read.text, None), &others));
}

/// What keys stand for must ask for something, and what asks for something must be no move.
fn check_asking(
    source: &Source<'_>,
    read: &keys::Read,
    lexicon: &Lexicon,
    ear: SpokenRule<'_>,
    findings: &mut Vec<Diagnostic>,
) {
    let told: BTreeSet<String> = findings
        .iter()
        .filter_map(|finding| match &finding.fault {
            VoiceFault::Collision(word, ..) => Some(word.clone()),
            _ => None,
        })
        .collect();
    // What they say may stand in a list that cannot be read.
    let lost =
        findings.iter().any(|it| matches!(it.fault, VoiceFault::WrongKind(..) | VoiceFault::UnknownKey(_)));
    let mut tell = |line, fault| findings.push(Diagnostic { file: source.file.to_owned(), line, fault });
    for (key, said, line) in &read.keys {
        if !lost && !said.trim().is_empty() && ear(said, lexicon) != Taken::Asked {
            tell(*line, VoiceFault::KeyAsksNothing(key.clone(), said.clone()));
        }
    }
    let deaf = lexicon.without_asking();
    for entry in &read.entries {
        let asks = entry.key.starts_with("requests.") || entry.key.starts_with("questions.");
        if !asks || entry.key == "questions.filler" || told.contains(&entry.phrase) {
            continue;
        }
        let sign = entry.phrase.trim();
        if lexicon.key(sign).is_some() {
            let fault =
                VoiceFault::Collision(entry.phrase.clone(), entry.key.clone(), format!("keys.{sign}"));
            tell(entry.line, fault);
            continue;
        }
        let also = match ear(&entry.phrase, &deaf) {
            Taken::Move => true,
            // A question may end with a number.
            Taken::Number => entry.key.starts_with("requests."),
            _ => false,
        };
        if also {
            tell(entry.line, VoiceFault::AlsoMove(entry.phrase.clone(), entry.key.clone()));
        }
    }
}

fn found(error: VoiceError, lexicon: &str) -> Diagnostic {
    match error {
        VoiceError::Collision { file, line, word, first, second } => {
            Diagnostic { file, line, fault: VoiceFault::Collision(word, first, second) }
        }
        VoiceError::List { file, line, key, wrong } => {
            Diagnostic { file, line, fault: VoiceFault::List(key, wrong) }
        }
        VoiceError::Mishearing { file, line, heard, wrong } => {
            Diagnostic { file, line, fault: VoiceFault::Mishearing(heard, wrong) }
        }
        VoiceError::Lexicon { file, line, .. } => {
            Diagnostic { file, line, fault: VoiceFault::NotToml(Reason::Place) }
        }
        _ => Diagnostic { file: lexicon.to_owned(), line: 1, fault: VoiceFault::NotToml(Reason::Place) },
    }
}

fn check_letters(source: &Source<'_>, lexicon: &Lexicon, findings: &mut Vec<Diagnostic>) {
    let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let line = line_of_key(source.text, "letters");
    // A letter that cannot be one has been told, and is not missing.
    let told: Vec<String> = findings
        .iter()
        .filter_map(|finding| match &finding.fault {
            VoiceFault::NotALetter(_, key) | VoiceFault::WrongKind(key, _) => Some(key.clone()),
            VoiceFault::EmptyText(key) => key.strip_prefix("letters.").map(str::to_owned),
            _ => None,
        })
        .collect();
    let mut tell = |fault| findings.push(Diagnostic { file: source.file.to_owned(), line, fault });
    for (place, role) in pieces.into_iter().enumerate() {
        let letter = lexicon.letter(role);
        let name = of_role(role);
        if letter.is_empty() {
            if !told.iter().any(|key| key == name) {
                tell(VoiceFault::NoLetter(name));
            }
        } else if let Some(other) = pieces[..place].iter().find(|other| lexicon.letter(**other) == letter) {
            tell(VoiceFault::SameLetter(letter.to_owned(), of_role(*other), name));
        }
    }
}

/// What is wrong with the messages of a file of this name and text, held against those that say which messages
/// there are.
pub(super) fn check_messages(
    (file, text): (&str, &str),
    own: &Messages,
    like: &Messages,
    model: &Messages,
    findings: &mut Vec<Diagnostic>,
) {
    let mut tell = |line, fault| {
        findings.push(Diagnostic { file: file.to_owned(), line, fault });
    };
    let end = text.lines().count().max(1);
    let missing = model.keys().filter(|name| !own.contains_key(*name) && !like.contains_key(*name));
    for name in missing {
        tell(end, VoiceFault::Missing(name.clone(), dollars(&sentences::variables(model, name))));
    }
    let referred: BTreeSet<&String> = own.values().flat_map(|made| &made.references).collect();
    let mut circles = BTreeSet::new();
    // Of what is no Fluent no more is known than its name.
    for (name, made) in own.iter().filter(|(_, made)| !made.junk) {
        if !model.contains_key(name) && !referred.contains(name) {
            tell(made.line, VoiceFault::Unused(name.clone()));
        }
        let there = |other: &&String| !own.contains_key(*other) && !like.contains_key(*other);
        for reference in made.references.iter().filter(there) {
            tell(made.line, VoiceFault::UnknownReference(name.clone(), reference.clone()));
        }
        for function in made.functions.iter().filter(|name| !FUNCTIONS.contains(&name.as_str())) {
            tell(made.line, VoiceFault::UnknownFunction(name.clone(), function.clone()));
        }
        for (term, given) in &made.terms {
            let messages = if own.contains_key(term) { own } else { like };
            for variable in sentences::variables(messages, term).difference(given) {
                let given = dollars(given);
                tell(made.line, VoiceFault::UnknownVariable(name.clone(), format!("${variable}"), given));
            }
        }
        if made.empty {
            tell(made.line, VoiceFault::EmptyMessage(name.clone()));
        }
        let reached = sentences::reached(own, like, name);
        if reached.contains(name) {
            // One that goes through several is told once.
            if !circles.contains(name) {
                tell(made.line, VoiceFault::Circle(name.clone()));
            }
            circles.extend(reached.iter().cloned());
        }
        let unknown =
            reached.iter().any(|other| own.get(other).or_else(|| like.get(other)).is_some_and(|it| it.junk));
        if model.contains_key(name) {
            let given = sentences::variables(model, name);
            // What a message refers to may be one of the voice it is like.
            let inherited = made.references.iter();
            let inherited = inherited.filter(|other| !own.contains_key(*other) && !other.starts_with('-'));
            let mut used = sentences::variables(own, name);
            used.extend(inherited.flat_map(|other| sentences::variables(like, other)));
            for variable in used.difference(&given) {
                let fault =
                    VoiceFault::UnknownVariable(name.clone(), format!("${variable}"), dollars(&given));
                tell(made.line, fault);
            }
            // What cannot be read may use it, or should have.
            for variable in given.difference(&used).filter(|_| !unknown && !made.empty) {
                tell(made.line, VoiceFault::MissingVariable(name.clone(), format!("${variable}")));
            }
        }
    }
}

fn dollars(variables: &BTreeSet<String>) -> Vec<String> {
    variables.iter().map(|variable| format!("${variable}")).collect()
}
