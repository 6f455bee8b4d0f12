//! What the messages of a voice are made of: variables, references and functions, and where they stand.

use std::borrow::Cow;
use std::collections::btree_map::Entry as MapEntry;
use std::collections::{BTreeMap, BTreeSet};
use std::iter::Enumerate;
use std::ops::Range;
use std::str::Lines;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::{self, ErrorKind, ParserError};

use super::error::{Diagnostic, VoiceFault};
use crate::schema::{Location, Reason};

/// More places than these are told after the first ones are mended.
const MOST: usize = 50;

/// As many braces and brackets as this has no message.
const DEEPEST: usize = 150;

/// No number in a message has as many digits: a number keeps no more, and fluent-bundle 0.16 counts further than it can.
pub(super) const MOST_DIGITS: usize = 15;

/// A message that refers to more is not followed further.
const FARTHEST: usize = 100;

/// What one message is made of.
#[derive(Debug, Default)]
pub(super) struct MessageParts {
    pub(super) line: usize,
    variables: BTreeSet<String>,
    pub(super) references: BTreeSet<String>,
    pub(super) functions: BTreeSet<String>,
    /// The terms it refers to, with the variables it gives them: they get no others.
    pub(super) terms: Vec<(String, BTreeSet<String>)>,
    /// Whether it says nothing, at least for some of what it may get.
    pub(super) empty: bool,
    /// Whether it is no Fluent; only its name is known then.
    pub(super) junk: bool,
}

/// Messages and terms by name; a term's name begins with a hyphen.
pub(super) type Messages = BTreeMap<String, MessageParts>;

/// Reads messages; what is no Fluent and what stands twice is told.
pub(super) fn read(file: &str, text: &str, findings: &mut Vec<Diagnostic>) -> Messages {
    let mut tell = |line, fault| findings.push(Diagnostic { file: file.to_owned(), line, fault });
    let (text, kept_back) = without_unreadable(text);
    let text = text.as_ref();
    for (message, _) in kept_back.iter().take(MOST) {
        tell(message.line, VoiceFault::NotFluent(message.reason));
    }
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors.iter().take(MOST) {
                let (line, reason) = place_and_reason(text, error);
                tell(line, VoiceFault::NotFluent(reason));
            }
            resource
        }
    };
    let mut messages = Messages::new();
    let mut lines = text.lines().enumerate();
    let mut from = 1;
    let mut add = |name: String, made: MessageParts| match messages.entry(name) {
        // What is no Fluent has been told.
        MapEntry::Occupied(there) if !there.get().junk && !made.junk => {
            tell(made.line, VoiceFault::Twice(there.key().clone()));
        }
        MapEntry::Occupied(_) => {}
        MapEntry::Vacant(place) => {
            place.insert(made);
        }
    };
    for name in kept_back.into_iter().filter_map(|(_, name)| name) {
        add(name, MessageParts::junk());
    }
    for entry in &resource.body {
        let (name, pattern, attributes) = match entry {
            Entry::Message(message) => {
                (message.id.name.to_owned(), message.value.as_ref(), message.attributes.as_slice())
            }
            Entry::Term(term) => {
                (format!("-{}", term.id.name), Some(&term.value), term.attributes.as_slice())
            }
            Entry::Junk { content } => {
                if let Some(name) = begun(content) {
                    add(name, MessageParts::junk());
                }
                continue;
            }
            _ => continue,
        };
        let line = line_of_entry(&mut lines, &name).unwrap_or(from);
        from = line + 1;
        for attribute in attributes {
            add(format!("{name}.{}", attribute.id.name), MessageParts::of(&attribute.value, line));
        }
        if let Some(pattern) = pattern {
            add(name, MessageParts { empty: is_empty(pattern), ..MessageParts::of(pattern, line) });
        }
    }
    messages
}

/// The name that what is no Fluent begins with.
fn begun(junk: &str) -> Option<String> {
    let line = junk.lines().find(|line| !line.starts_with('#') && !line.trim().is_empty())?;
    let end = line.find(|sign: char| !(sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_')));
    let name = &line[..end.unwrap_or(line.len())];
    (!name.is_empty()).then(|| name.to_owned())
}

/// Where and why something is no Fluent. A brace that is never closed is noticed only where the next message
/// begins; the place is before that.
fn place_and_reason(text: &str, error: &ParserError) -> (usize, Reason) {
    let line_at = |at| Location::of(text, at).line;
    let line = line_at(error.pos.start);
    let line = error
        .slice
        .as_ref()
        .and_then(|slice| text.get(slice.clone()).map(|junk| (slice.start, junk)))
        .map_or(line, |(start, junk)| line.clamp(line_at(start), line_at(start + junk.trim_end().len())));
    let reason = match &error.kind {
        ErrorKind::UnterminatedStringLiteral => Reason::Quote,
        ErrorKind::ExpectedToken('}' | ']' | ')' | '{') | ErrorKind::UnbalancedClosingBrace => {
            Reason::Bracket
        }
        ErrorKind::ExpectedToken('=')
        | ErrorKind::MissingValue
        | ErrorKind::ExpectedMessageField { .. }
        | ErrorKind::ExpectedTermField { .. } => Reason::Value,
        ErrorKind::MissingDefaultVariant | ErrorKind::MultipleDefaultVariants => Reason::Default,
        ErrorKind::MessageReferenceAsSelector
        | ErrorKind::TermReferenceAsSelector
        | ErrorKind::MessageAttributeAsSelector
        | ErrorKind::TermAttributeAsPlaceable => Reason::Selector,
        ErrorKind::DuplicatedNamedArgument(_) => Reason::Twice,
        ErrorKind::ExpectedToken(_)
        | ErrorKind::ExpectedCharRange { .. }
        | ErrorKind::ExpectedLiteral
        | ErrorKind::ExpectedInlineExpression
        | ErrorKind::ExpectedSimpleExpressionAsSelector
        | ErrorKind::UnknownEscapeSequence(_)
        | ErrorKind::InvalidUnicodeEscapeSequence(_) => Reason::Sign,
        _ => Reason::Place,
    };
    (line, reason)
}

/// Whether a pattern says nothing: it is blank, or all it has is a choice and one of the variants is blank.
fn is_empty(pattern: &Pattern<&str>) -> bool {
    if let [PatternElement::Placeable { expression: Expression::Select { variants, .. } }] =
        pattern.elements.as_slice()
    {
        return variants.iter().any(|variant| is_empty(&variant.value));
    }
    pattern.elements.iter().all(|element| match element {
        PatternElement::TextElement { value }
        | PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => value.trim().is_empty(),
        PatternElement::Placeable { .. } => false,
    })
}

/// The line (from 1) in which the message begins, if it is one of these; they go on behind it.
fn line_of_entry(lines: &mut Enumerate<Lines<'_>>, name: &str) -> Option<usize> {
    let begins = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut ahead = lines.clone();
    let (place, _) = ahead.find(|(_, line)| begins(line))?;
    *lines = ahead;
    Some(place + 1)
}

/// A message that is kept from whoever reads Fluent.
pub(super) struct Unreadable {
    /// Its lines, from 0.
    lines: Range<usize>,
    /// The line, from 1, in which it shows.
    pub(super) line: usize,
    /// Why.
    pub(super) reason: Reason,
}

/// Each message with so many braces and brackets that whoever reads it, one within the other, may run out of room to
/// remember them, with a number too long or with that of a sign that breaks off. Wherever a line begins as a message does, none is open.
pub(super) fn unreadable(text: &str) -> Vec<Unreadable> {
    let is_name = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let begins = |line: &str| {
        line.starts_with('#')
            || line.starts_with(is_name) && line.trim_start_matches(is_name).trim_start().starts_with('=')
    };
    let mut found = Vec::new();
    let (mut first, mut open, mut broken) = (0, 0, None);
    let mut end = |lines: Range<usize>, open: usize, broken: Option<usize>| {
        if open > DEEPEST {
            found.push(Unreadable { line: lines.start + 1, lines, reason: Reason::Deep });
        } else if let Some(line) = broken {
            found.push(Unreadable { lines, line, reason: Reason::Sign });
        }
    };
    for (place, line) in text.lines().enumerate() {
        if begins(line) {
            end(first..place, open, broken);
            (first, open, broken) = (place, 0, None);
        }
        open += line.matches(['{', '(']).count();
        broken =
            broken.or_else(|| (open > 0 && (breaks_off(line) || has_long_number(line))).then_some(place + 1));
    }
    end(first..text.lines().count(), open, broken);
    found
}

/// Whether the number of a sign ("\u00e9") breaks off at one that is not ASCII, which fluent-syntax 0.12 would cut in two.
fn breaks_off(line: &str) -> bool {
    // A backslash that is one begins nothing.
    let line = line.replace(r"\\", "");
    [(r"\u", 4), (r"\U", 6)].into_iter().any(|(begin, length)| {
        line.split(begin).skip(1).any(|number| {
            let digits = number.bytes().take(length).take_while(u8::is_ascii_hexdigit).count();
            digits < length && number[digits..].starts_with(|sign: char| !sign.is_ascii())
        })
    })
}

/// Whether a number has more digits than any, before the point or behind it.
fn has_long_number(line: &str) -> bool {
    line.split(|sign: char| !sign.is_ascii_digit()).any(|digits| digits.len() > MOST_DIGITS)
}

/// The text without the messages that are unreadable, in the same lines; these, and what they begin with.
fn without_unreadable(text: &str) -> (Cow<'_, str>, Vec<(Unreadable, Option<String>)>) {
    let found = unreadable(text);
    if found.is_empty() {
        return (text.into(), Vec::new());
    }
    let mut lines: Vec<&str> = text.lines().collect();
    let mut told = Vec::new();
    for message in found {
        let name = begun(lines[message.lines.start]);
        lines[message.lines.clone()].fill("");
        told.push((message, name));
    }
    (lines.join("\n").into(), told)
}

/// The variables of a message and of all it refers to.
pub(super) fn variables(messages: &Messages, name: &str) -> BTreeSet<String> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![name];
    while let Some(name) = open.pop() {
        // A message that refers to itself ends here.
        if let Some(made) = messages.get(name).filter(|_| seen.insert(name)) {
            found.extend(made.variables.iter().cloned());
            // A term does not get what the message gets.
            open.extend(made.references.iter().map(String::as_str).filter(|other| !other.starts_with('-')));
        }
    }
    found
}

/// Everything that a message refers to, at once or through others, and itself only if it is among them.
pub(super) fn reached(own: &Messages, like: &Messages, name: &str) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut open = vec![name.to_owned()];
    while let Some(name) = open.pop().filter(|_| reached.len() < FARTHEST) {
        let made = own.get(&name).or_else(|| like.get(&name));
        for reference in made.into_iter().flat_map(|made| &made.references) {
            if reached.insert(reference.clone()) {
                open.push(reference.clone());
            }
        }
    }
    reached
}

impl MessageParts {
    fn of(pattern: &Pattern<&str>, line: usize) -> MessageParts {
        let mut made = MessageParts { line, ..MessageParts::default() };
        made.pattern(pattern);
        made
    }

    fn junk() -> MessageParts {
        MessageParts { junk: true, ..MessageParts::default() }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn refers(&mut self, name: &str, attribute: Option<&str>) {
        self.references
            .insert(attribute.map_or_else(|| name.to_owned(), |attribute| format!("{name}.{attribute}")));
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
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
            InlineExpression::MessageReference { id, attribute } => {
                self.refers(id.name, attribute.as_ref().map(|attribute| attribute.name));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let given = arguments.iter().flat_map(|arguments| &arguments.named);
                let given = given.map(|argument| argument.name.name.to_owned()).collect();
                self.terms.push((format!("-{}", id.name), given));
                self.refers(&format!("-{}", id.name), attribute.as_ref().map(|attribute| attribute.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let of_nothing = if arguments.positional.is_empty() { "()" } else { "" };
                self.functions.insert(format!("{}{of_nothing}", id.name));
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
