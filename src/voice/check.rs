//! Everything that is wrong with a voice, all at once, each with file, line and what to do.

use std::collections::BTreeSet;

use shakmaty::Role;

use super::error::{Diagnostic, ListFault, VoiceFault};
use super::keys::of_role;
use super::lexicon_file::{LexiconFile, Source};
use super::sentences::{self, MessageParts, Messages};
use super::{Lexicon, Meaning, VoiceFiles, collisions, embedded, fide, words};
use crate::schema::Fault;

/// The functions a message may call.
const FUNCTIONS: [&str; 3] = ["WORDS", "NUMBER", "SYSTEM()"];

/// What a line is taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineKind {
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
pub type SpokenRule<'a> = &'a dyn Fn(&str, &Lexicon) -> LineKind;

/// Everything that is wrong with the two texts of a voice, in the order of files and lines.
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
    let read = source.read(findings);
    let broken: Vec<usize> = findings.iter().filter(|it| is_no_toml(it)).map(|it| it.line).collect();
    let unknown = read.like.clone().filter(|tag| !embedded::tags().contains(tag));
    if let Some(tag) = &unknown {
        let fault = VoiceFault::UnknownLike(tag.clone(), embedded::tags().join(", "));
        findings.push(source.wrong(read.line_of("like"), fault));
    }
    // Only the words of a text that is known can be held against these.
    let like = read.like.clone().filter(|_| unknown.is_none());
    for finding in findings.iter_mut() {
        if let VoiceFault::EmptyList(_, from) = &mut finding.fault {
            *from = like.clone().unwrap_or_else(|| FIDE.to_owned());
        }
    }
    let mut wrong = Vec::new();
    // Where something is no TOML, what seems to be missing may stand there.
    let lexicon = (broken.is_empty() && unknown.is_none())
        .then(|| Lexicon::from_written(*source, source.read(&mut Vec::new()), &mut wrong).ok())
        .flatten();
    if let Some(lexicon) = &lexicon {
        if read.letters.is_some() || read.like.is_some() {
            check_letters(source, &read, lexicon, findings);
        } else {
            let fault = VoiceFault::List("letters".to_owned(), ListFault::Missing);
            wrong.push(source.wrong(read.line_of("letters"), fault));
        }
    }
    check_words(source, &read, like.as_deref(), lexicon.as_ref(), findings);
    if let Some(lexicon) = &lexicon {
        check_asking(source, &read, lexicon, ear, findings);
    }
    // What a section lacks has been told.
    let lacks = |section: &str| {
        let is_of = |key: &str| key.strip_prefix(section).is_some_and(|rest| rest.starts_with('.'));
        findings.iter().any(|it| matches!(&it.fault, VoiceFault::Key(Fault::Missing(key)) if is_of(key)))
    };
    let collides = |word: &String| {
        findings.iter().any(|it| matches!(&it.fault, VoiceFault::Collision(told, ..) if told == word))
    };
    wrong.retain(|it| match &it.fault {
        VoiceFault::List(key, _) => !lacks(key),
        // Most words with two meanings were found above, across all tables.
        VoiceFault::Collision(word, ..) => !collides(word),
        _ => true,
    });
    findings.extend(wrong);
    // What would come from a voice that cannot be told is not missing here.
    let mut lines = broken.iter().filter_map(|line| source.text.lines().nth(line - 1));
    let like_lost = like.is_none() && lines.any(|line| line.trim_start().starts_with("like"));
    if unknown.is_some() || like_lost { Some(embedded::MODEL.to_owned()) } else { like }
}

fn is_no_toml(found: &Diagnostic) -> bool {
    matches!(found.fault, VoiceFault::Key(Fault::NotToml(_)))
}

/// The name of the text of what every voice understands.
const FIDE: &str = "fide.toml";

fn check_words(
    source: &Source<'_>,
    read: &LexiconFile,
    like: Option<&str>,
    lexicon: Option<&Lexicon>,
    findings: &mut Vec<Diagnostic>,
) {
    let tables = |file: &LexiconFile, from: Option<&str>| {
        let mut entries = collisions::entries(file, from);
        if let Some(lexicon) = lexicon {
            entries.extend(collisions::misheard(file, lexicon, from));
        }
        entries
    };
    let of_text = |text, from: &str| tables(&Source { file: from, text }.read(&mut Vec::new()), Some(from));
    let mut others = of_text(fide::TEXT, FIDE);
    if let Some((tag, theirs)) = like.and_then(|tag| Some((tag, embedded::embedded(tag).ok()?))) {
        // Two sets of pieces are never mixed.
        let mixed = read.pieces.is_some();
        let theirs = of_text(theirs.lexicon, tag).into_iter();
        others.extend(theirs.filter(|entry| !(mixed && entry.key.starts_with("pieces."))));
    }
    findings.extend(collisions::find(source.file, &tables(read, None), &others));
}

/// What keys stand for must ask for something, and what asks for something must be no move.
fn check_asking(
    source: &Source<'_>,
    read: &LexiconFile,
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
    let is_lost = |fault: &VoiceFault| {
        matches!(
            fault,
            VoiceFault::Key(Fault::WrongKind(..) | Fault::UnknownKey(..)) | VoiceFault::NoArticle(_)
        )
    };
    let lost = findings.iter().any(|it| is_lost(&it.fault));
    let mut tell = |line, fault| findings.push(source.wrong(line, fault));
    for (key, said) in &read.keys {
        if !lost && ear(&said.value, lexicon) != LineKind::Asked {
            tell(said.at.line, VoiceFault::KeyAsksNothing(key.clone(), said.value.clone()));
        }
    }
    let deaf = lexicon.without_asking();
    for entry in &collisions::entries(read, None) {
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
            // A wing alone is castling only where nothing is asked by it.
            LineKind::Move => !is_wing(&entry.phrase, &deaf),
            // A question may end with a number.
            LineKind::Number => entry.key.starts_with("requests."),
            _ => false,
        };
        if also {
            tell(entry.line, VoiceFault::AlsoMove(entry.phrase.clone(), entry.key.clone()));
        }
    }
}

fn is_wing(phrase: &str, lexicon: &Lexicon) -> bool {
    let words = words(phrase);
    matches!(lexicon.chess(&words), Some((length, Meaning::Wing(_))) if length == words.len())
}

fn check_letters(source: &Source<'_>, read: &LexiconFile, lexicon: &Lexicon, findings: &mut Vec<Diagnostic>) {
    let pieces = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let line = read.line_of("letters");
    // A letter that cannot be one has been told, and is not missing.
    let told: Vec<String> = findings
        .iter()
        .filter_map(|finding| match &finding.fault {
            VoiceFault::NotALetter(_, key) | VoiceFault::Key(Fault::WrongKind(key, _)) => Some(key.clone()),
            VoiceFault::Key(Fault::Empty(key)) => key.strip_prefix("letters.").map(str::to_owned),
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

/// Messages that are held against those that say which messages there are.
struct Checked<'a> {
    file: &'a str,
    own: &'a Messages,
    /// Those of the voice from which comes what is missing.
    like: &'a Messages,
    model: &'a Messages,
    findings: &'a mut Vec<Diagnostic>,
}

/// What is wrong with the messages of a file of this name and text.
pub(super) fn check_messages(
    (file, text): (&str, &str),
    own: &Messages,
    like: &Messages,
    model: &Messages,
    findings: &mut Vec<Diagnostic>,
) {
    let mut checked = Checked { file, own, like, model, findings };
    let end = text.lines().count().max(1);
    // A message without a shorter form is said whole.
    for name in model.keys().filter(|name| !name.contains('.')) {
        if checked.made(name).is_none() {
            checked.tell(end, VoiceFault::Missing(name.clone(), dollars(&sentences::variables(model, name))));
        }
    }
    let referred: BTreeSet<&String> = own.values().flat_map(|made| &made.references).collect();
    let mut circles = BTreeSet::new();
    // Of what is no Fluent no more is known than its name.
    for (name, made) in own.iter().filter(|(_, made)| !made.junk) {
        if !model.contains_key(name) && !referred.contains(name) {
            checked.tell(made.line, VoiceFault::Unused(name.clone()));
        }
        checked.references(name, made);
        let reached = sentences::reached(own, like, name);
        if reached.contains(name) {
            // One that goes through several is told once.
            if !circles.contains(name) {
                checked.tell(made.line, VoiceFault::Circle(name.clone()));
            }
            circles.extend(reached.iter().cloned());
        }
        // What cannot be read may use a variable, or should have.
        let is_junk = |other: &String| checked.made(other).is_some_and(|it| it.junk);
        let whole = !made.empty && !reached.iter().any(is_junk);
        checked.variables(name, made, whole);
    }
}

impl<'a> Checked<'a> {
    fn tell(&mut self, line: usize, fault: VoiceFault) {
        self.findings.push(Diagnostic { file: self.file.to_owned(), line, fault });
    }

    fn made(&self, name: &str) -> Option<&'a MessageParts> {
        self.own.get(name).or_else(|| self.like.get(name))
    }

    /// What a message refers to and calls is there, and gets the variables it has.
    fn references(&mut self, name: &str, made: &MessageParts) {
        for reference in &made.references {
            if self.made(reference).is_none() {
                self.tell(made.line, VoiceFault::UnknownReference(name.to_owned(), reference.clone()));
            }
        }
        for function in made.functions.iter().filter(|name| !FUNCTIONS.contains(&name.as_str())) {
            self.tell(made.line, VoiceFault::UnknownFunction(name.to_owned(), function.clone()));
        }
        for (term, given) in &made.terms {
            let messages = if self.own.contains_key(term) { self.own } else { self.like };
            self.unknown(name, made, &sentences::variables(messages, term), given);
        }
        if made.empty {
            self.tell(made.line, VoiceFault::EmptyMessage(name.to_owned()));
        }
    }

    /// A message uses the variables that are given to it and no others; all of them, where it can be read to its end.
    fn variables(&mut self, name: &str, made: &MessageParts, whole: bool) {
        if !self.model.contains_key(name) {
            return;
        }
        let given = &sentences::variables(self.model, name);
        // What a message refers to may be one of the voice it is like.
        let inherited = made.references.iter();
        let inherited = inherited.filter(|other| !self.own.contains_key(*other) && !other.starts_with('-'));
        let mut used = sentences::variables(self.own, name);
        used.extend(inherited.flat_map(|other| sentences::variables(self.like, other)));
        self.unknown(name, made, &used, given);
        for variable in given.difference(&used).filter(|_| whole) {
            self.tell(made.line, VoiceFault::MissingVariable(name.to_owned(), format!("${variable}")));
        }
    }

    /// What is used and not given.
    fn unknown(
        &mut self,
        name: &str,
        made: &MessageParts,
        used: &BTreeSet<String>,
        given: &BTreeSet<String>,
    ) {
        for variable in used.difference(given) {
            let fault = VoiceFault::UnknownVariable(name.to_owned(), format!("${variable}"), dollars(given));
            self.tell(made.line, fault);
        }
    }
}

fn dollars(variables: &BTreeSet<String>) -> Vec<String> {
    variables.iter().map(|variable| format!("${variable}")).collect()
}
