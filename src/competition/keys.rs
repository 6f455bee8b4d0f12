//! The keys of one table, read one by one; what is wrong with each is noted, and the reading goes on.

use std::ops::Range;

use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::fault::{CompetitionFault, Diagnostic, Kind, Location};
use crate::laws::Points;

/// The longest name, in letters.
const LONGEST_NAME: usize = 80;

/// So many letters may be wrong in a key for another to be meant.
const MISSPELLED: usize = 2;

/// Everything that was found wrong in a text.
pub(super) struct Faults<'a> {
    text: &'a str,
    pub(super) found: Vec<Diagnostic>,
}

impl<'a> Faults<'a> {
    pub(super) fn new(text: &'a str) -> Faults<'a> {
        Faults { text, found: Vec::new() }
    }

    pub(super) fn tell(&mut self, offset: usize, fault: CompetitionFault) {
        let place = self.place(offset);
        self.found.push(Diagnostic { place, fault });
    }

    pub(super) fn place(&self, offset: usize) -> Location {
        Location::of(self.text, offset)
    }
}

/// A value and where it stands, in bytes.
#[derive(Debug, Clone)]
pub(super) struct KeyPath<T> {
    pub(super) value: T,
    pub(super) at: usize,
}

/// One table.
pub(super) struct TableReader<'t> {
    table: &'t DeTable<'t>,
    at: usize,
    known: Vec<&'static str>,
}

impl<'t> TableReader<'t> {
    pub(super) fn new(table: &'t DeTable<'t>, span: &Range<usize>) -> TableReader<'t> {
        TableReader { table, at: span.start, known: Vec::new() }
    }

    /// Where the table begins.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn take(&mut self, key: &'static str) -> Option<&'t Spanned<DeValue<'t>>> {
        self.known.push(key);
        self.table.get(key)
    }

    /// Whether the key is there, whatever is wrong with its value.
    pub(super) fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Where the key itself stands; the table's beginning without it.
    pub(super) fn place_of(&self, key: &str) -> usize {
        self.table.get_key_value(key).map_or(self.at, |(key, _)| key.span().start)
    }

    fn read<T>(
        &mut self,
        key: &'static str,
        kind: Kind,
        faults: &mut Faults<'_>,
        read: impl FnOnce(&'t DeValue<'t>) -> Option<T>,
    ) -> Option<KeyPath<T>> {
        let value = self.take(key)?;
        let at = value.span().start;
        let found = read(value.get_ref()).map(|value| KeyPath { value, at });
        if found.is_none() {
            faults.tell(at, CompetitionFault::WrongKind(key.to_owned(), kind));
        }
        found
    }

    /// A text that says something.
    pub(super) fn text(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Option<KeyPath<String>> {
        let text = |value: &DeValue<'_>| match value {
            DeValue::String(text) => Some(crate::speech::clean(text)),
            _ => None,
        };
        let found = self.read(key, Kind::Text, faults, text)?;
        if found.value.is_empty() {
            faults.tell(found.at, CompetitionFault::Empty(key.to_owned()));
            return None;
        }
        Some(found)
    }

    /// A text that is short enough to be a name.
    pub(super) fn name(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Option<KeyPath<String>> {
        let found = self.text(key, faults)?;
        if found.value.chars().count() > LONGEST_NAME {
            faults.tell(found.at, CompetitionFault::TooLong);
        }
        Some(found)
    }

    /// A whole number between two others.
    pub(super) fn number(
        &mut self,
        key: &'static str,
        least: u32,
        most: u32,
        faults: &mut Faults<'_>,
    ) -> Option<KeyPath<u32>> {
        let whole = |value: &DeValue<'_>| match value {
            DeValue::Integer(number) => Some(i64::from_str_radix(number.as_str(), number.radix()).ok()),
            _ => None,
        };
        let found = self.read(key, Kind::Number, faults, whole)?;
        let number = found.value.and_then(|number| u32::try_from(number).ok());
        let Some(value) = number.filter(|number| (least..=most).contains(number)) else {
            faults.tell(found.at, CompetitionFault::Range(key.to_owned(), least, most));
            return None;
        };
        Some(KeyPath { value, at: found.at })
    }

    /// A score: points and halves.
    pub(super) fn points(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Option<KeyPath<Points>> {
        self.read(key, Kind::Points, faults, |value| {
            let number: f64 = match value {
                DeValue::Integer(number) => number.as_str().parse().ok()?,
                DeValue::Float(number) => number.as_str().parse().ok()?,
                _ => return None,
            };
            Points::try_from(number).ok()
        })
    }

    /// True or false.
    pub(super) fn switch(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Option<KeyPath<bool>> {
        self.read(key, Kind::Switch, faults, |value| match value {
            DeValue::Boolean(switch) => Some(*switch),
            _ => None,
        })
    }

    /// One of several words; capitals do not matter.
    pub(super) fn choice<T: Copy>(
        &mut self,
        key: &'static str,
        choices: &[(&str, T)],
        faults: &mut Faults<'_>,
    ) -> Option<KeyPath<T>> {
        // "2018" and 2018 are the same word.
        let number = match self.table.get(key).map(|value| (value.get_ref(), value.span().start)) {
            Some((DeValue::Integer(number), at)) => Some(KeyPath { value: number.as_str().to_owned(), at }),
            _ => None,
        };
        let found = match number {
            Some(number) => {
                self.known.push(key);
                number
            }
            None => self.text(key, faults)?,
        };
        let chosen = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(&found.value));
        if chosen.is_none() {
            faults.tell(found.at, not_one_of(key, &found.value, choices.iter().map(|(name, _)| *name)));
        }
        chosen.map(|(_, value)| KeyPath { value: *value, at: found.at })
    }

    /// A list of texts that say something.
    pub(super) fn texts(
        &mut self,
        key: &'static str,
        faults: &mut Faults<'_>,
    ) -> Option<Vec<KeyPath<String>>> {
        let array = self.array(key, Kind::Texts, faults)?;
        let mut texts = Vec::new();
        for value in array {
            let at = value.span().start;
            match value.get_ref() {
                DeValue::String(text) => {
                    let value = crate::speech::clean(text);
                    if value.is_empty() {
                        faults.tell(at, CompetitionFault::Empty(key.to_owned()));
                    } else if value.chars().count() > LONGEST_NAME {
                        faults.tell(at, CompetitionFault::TooLong);
                    } else {
                        texts.push(KeyPath { value, at });
                    }
                }
                _ => faults.tell(at, CompetitionFault::WrongKind(key.to_owned(), Kind::Texts)),
            }
        }
        Some(texts)
    }

    fn array(&mut self, key: &'static str, kind: Kind, faults: &mut Faults<'_>) -> Option<&'t DeArray<'t>> {
        let found = self.read(key, kind, faults, |value| match value {
            DeValue::Array(array) => Some(array),
            _ => None,
        });
        found.map(|found| found.value)
    }

    /// A table.
    pub(super) fn table(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Option<TableReader<'t>> {
        let found = self.read(key, Kind::Table, faults, |value| match value {
            DeValue::Table(table) => Some(table),
            _ => None,
        })?;
        Some(TableReader { table: found.value, at: found.at, known: Vec::new() })
    }

    /// Whether the value of this key is a table.
    pub(super) fn is_table(&self, key: &str) -> bool {
        matches!(self.table.get(key).map(Spanned::get_ref), Some(DeValue::Table(_)))
    }

    /// Tables with double brackets, in the order of the file.
    pub(super) fn tables(&mut self, key: &'static str, faults: &mut Faults<'_>) -> Vec<TableReader<'t>> {
        let mut tables = Vec::new();
        for value in self.array(key, Kind::Tables, faults).into_iter().flatten() {
            match value.get_ref() {
                DeValue::Table(table) => tables.push(TableReader::new(table, &value.span())),
                _ => {
                    faults
                        .tell(value.span().start, CompetitionFault::WrongKind(key.to_owned(), Kind::Tables));
                }
            }
        }
        tables
    }

    /// Says that this key must be there, if it is not.
    pub(super) fn needs(&self, key: &str, faults: &mut Faults<'_>) {
        if !self.has(key) {
            faults.tell(self.at, CompetitionFault::Missing(key.to_owned()));
        }
    }

    /// Everything that was not asked for means nothing.
    pub(super) fn finish(self, faults: &mut Faults<'_>) {
        for (key, _) in self.table {
            if !self.known.contains(&key.get_ref().as_ref()) {
                let name = crate::speech::clean(key.get_ref());
                let near = self.known.iter().map(|known| (strsim::damerau_levenshtein(known, &name), known));
                let known = match near.filter(|(wrong, _)| *wrong <= MISSPELLED).min() {
                    Some((_, nearest)) => (*nearest).to_owned(),
                    None => self.known.join(", "),
                };
                faults.tell(key.span().start, CompetitionFault::UnknownKey(name, known));
            }
        }
    }
}

/// The value is none of these.
pub(super) fn not_one_of<'n>(
    key: &str,
    value: &str,
    known: impl Iterator<Item = &'n str>,
) -> CompetitionFault {
    let known = known.collect::<Vec<_>>().join(", ");
    CompetitionFault::NotOneOf { key: key.to_owned(), value: value.to_owned(), known }
}
