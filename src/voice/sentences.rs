//! What the messages of a voice are made of: variables, references and functions, and where they stand.

use std::collections::btree_map::Entry as MapEntry;
use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use super::check::{Fault, Finding};
use super::error::line_at;

/// What one message is made of.
#[derive(Debug, Default)]
pub(super) struct Made {
    pub(super) line: usize,
    variables: BTreeSet<String>,
    pub(super) references: BTreeSet<String>,
    pub(super) functions: BTreeSet<String>,
}

/// Messages and terms by name; a term's name begins with a hyphen.
pub(super) type Messages = BTreeMap<String, Made>;

/// Reads messages; what is no Fluent and what stands twice is told.
pub(super) fn read(file: &str, text: &str, findings: &mut Vec<Finding>) -> Messages {
    let mut tell = |line, fault| findings.push(Finding { file: file.to_owned(), line, fault });
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                tell(line_at(text, error.pos.start), Fault::NotFluent(error.kind.to_string()));
            }
            resource
        }
    };
    let mut messages = Messages::new();
    let mut from = 1;
    for entry in &resource.body {
        let (name, pattern) = match entry {
            Entry::Message(Message { id, value: Some(value), .. }) => (id.name.to_owned(), value),
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value),
            _ => continue,
        };
        let line = line_from(text, &name, from);
        from = line + 1;
        let mut made = Made { line, ..Made::default() };
        made.pattern(pattern);
        match messages.entry(name) {
            MapEntry::Occupied(there) => tell(line, Fault::Twice(there.key().clone())),
            MapEntry::Vacant(place) => {
                place.insert(made);
            }
        }
    }
    messages
}

/// The line (from 1), not before `from`, in which the message begins.
fn line_from(text: &str, name: &str, from: usize) -> usize {
    let begins = |line: &str| line.strip_prefix(name).is_some_and(|rest| rest.trim_start().starts_with('='));
    let found = text.lines().enumerate().skip(from - 1).find(|(_, line)| begins(line));
    found.map_or(from, |(place, _)| place + 1)
}

/// The variables of a message and of all it refers to.
pub(super) fn variables(messages: &Messages, name: &str) -> BTreeSet<String> {
    let (mut found, mut seen) = (BTreeSet::new(), BTreeSet::new());
    let mut open = vec![name];
    while let Some(name) = open.pop() {
        // A message that refers to itself ends here.
        if let Some(made) = messages.get(name).filter(|_| seen.insert(name)) {
            found.extend(made.variables.iter().cloned());
            open.extend(made.references.iter().map(String::as_str));
        }
    }
    found
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
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}
