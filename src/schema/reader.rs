//! The keys of one table, read one by one; what is wrong with each is noted, and the reading goes on.

use std::cell::RefCell;
use std::ops::Range;

use jiff::civil::Date;
use rapidfuzz::distance::osa;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

use super::mend::mend;
use super::{Diagnostic, Fault, Kind, Location};
use crate::text::clean;

/// The longest name, in letters.
const LONGEST_NAME: usize = 80;

/// So many letters may be wrong in a key for another to be meant.
const MISSPELLED: usize = 2;

/// Where files that come from other systems may begin; it is no part of the text.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A text, and what was found wrong in it so far.
struct Source<'t, F> {
    text: &'t str,
    /// Where its lines begin, in bytes.
    lines: Vec<usize>,
    found: RefCell<Vec<Diagnostic<F>>>,
}

impl<'t, F> Source<'t, F> {
    fn new(text: &'t str, found: Vec<Diagnostic<F>>) -> Source<'t, F> {
        let lines = text.match_indices('\n').map(|(at, _)| at + 1);
        Source { text, lines: std::iter::once(0).chain(lines).collect(), found: RefCell::new(found) }
    }

    fn place(&self, span: &Range<usize>) -> Location {
        let line = self.lines.partition_point(|begins| *begins <= span.start);
        let begins = self.lines[line.saturating_sub(1)];
        let before = self.text.get(begins..span.start).unwrap_or_default();
        Location { line, column: before.chars().count() + 1 }
    }
}

/// Reads a text: what came of it, and everything that is wrong in it, in its order. Where something is no TOML, its
/// lines are empty for the reader.
///
/// ```
/// use ansage::schema::{Diagnostic, Fault, read};
///
/// let (name, wrong): (Option<String>, Vec<Diagnostic<Fault>>) =
///     read("name = \"Cup\"\nrond = 3", |keys| keys.text("name").map(|found| found.value));
/// assert_eq!(name.as_deref(), Some("Cup"));
/// // Every fault with its place: nobody asked for the second key.
/// assert_eq!(wrong[0].place.line, 2);
/// ```
pub fn read<F, T>(text: &str, read: impl FnOnce(&mut TableReader<'_, F>) -> T) -> (T, Vec<Diagnostic<F>>)
where
    F: From<Fault> + PartialEq,
{
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let (table, errors) = DeTable::parse_recoverable(text);
    if errors.is_empty() {
        return read_table(text, &table, Vec::new(), read);
    }
    let (mended, wrong) = mend(text);
    let found = wrong.into_iter().map(|(place, why)| Diagnostic { place, fault: Fault::NotToml(why).into() });
    let (table, _) = DeTable::parse_recoverable(&mended);
    read_table(&mended, &table, found.collect(), read)
}

fn read_table<F, T>(
    text: &str,
    table: &Spanned<DeTable<'_>>,
    found: Vec<Diagnostic<F>>,
    read: impl FnOnce(&mut TableReader<'_, F>) -> T,
) -> (T, Vec<Diagnostic<F>>)
where
    F: From<Fault> + PartialEq,
{
    let source = Source::new(text, found);
    let mut keys = TableReader::new(&source, "", table.get_ref(), &(0..0));
    let told = read(&mut keys);
    keys.finish();
    let mut found = source.found.into_inner();
    found.sort_by_key(|finding| finding.place);
    found.dedup();
    (told, found)
}

/// A value and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Located<T> {
    /// The value.
    pub value: T,
    /// Where it begins.
    pub at: Location,
}

/// One table.
pub struct TableReader<'t, F> {
    source: &'t Source<'t, F>,
    /// Its name as it stands in the file; none at the top.
    name: String,
    table: &'t DeTable<'t>,
    at: Location,
    /// What was asked for.
    known: Vec<String>,
}

impl<'t, F: From<Fault>> TableReader<'t, F> {
    fn new(
        source: &'t Source<'t, F>,
        name: &str,
        table: &'t DeTable<'t>,
        span: &Range<usize>,
    ) -> TableReader<'t, F> {
        let at = source.place(span);
        TableReader { source, name: name.to_owned(), table, at, known: Vec::new() }
    }

    /// Notes what is wrong in this place.
    pub fn tell(&self, place: Location, fault: impl Into<F>) {
        self.source.found.borrow_mut().push(Diagnostic { place, fault: fault.into() });
    }

    /// Where the table begins.
    pub fn at(&self) -> Location {
        self.at
    }

    /// The key with the names of the tables it stands in.
    pub fn full(&self, key: &str) -> String {
        if self.name.is_empty() { key.to_owned() } else { format!("{}.{key}", self.name) }
    }

    /// Whether the key is there, whatever is wrong with its value.
    pub fn has(&self, key: &str) -> bool {
        self.table.contains_key(key)
    }

    /// Where the key itself stands; the table's beginning without it.
    pub fn place_of(&self, key: &str) -> Location {
        self.table.get_key_value(key).map_or(self.at, |(key, _)| self.source.place(&key.span()))
    }

    /// Every key of the table, in its order.
    pub fn keys(&self) -> Vec<&'t str> {
        self.table.keys().map(|key| key.get_ref().as_ref()).collect()
    }

    /// The value of this key as it is written.
    pub fn written(&self, key: &str) -> &'t str {
        self.table.get(key).and_then(|value| self.source.text.get(value.span())).unwrap_or_default()
    }

    /// Whatever stands under this key, as far as `read` can read it; what it cannot is of the wrong kind.
    pub fn value<T>(
        &mut self,
        key: &str,
        kind: Kind,
        read: impl FnOnce(&'t DeValue<'t>) -> Option<T>,
    ) -> Option<Located<T>> {
        self.known.push(key.to_owned());
        let value = self.table.get(key)?;
        let at = self.source.place(&value.span());
        let found = read(value.get_ref()).map(|value| Located { value, at });
        if found.is_none() {
            self.tell(at, Fault::WrongKind(key.to_owned(), kind));
        }
        found
    }

    /// Any text as it is written.
    pub fn raw_text(&mut self, key: &str) -> Option<Located<&'t str>> {
        self.value(key, Kind::Text, DeValue::as_str)
    }

    /// A text that says something.
    pub fn text(&mut self, key: &str) -> Option<Located<String>> {
        let found = self.raw_text(key)?;
        let found = Located { value: clean(found.value), at: found.at };
        if found.value.is_empty() {
            self.tell(found.at, Fault::Empty(key.to_owned()));
            return None;
        }
        Some(found)
    }

    /// A text that is short enough to be a name.
    pub fn name(&mut self, key: &str) -> Option<Located<String>> {
        let found = self.text(key)?;
        if found.value.chars().count() > LONGEST_NAME {
            self.tell(found.at, Fault::TooLong);
        }
        Some(found)
    }

    /// A whole number between two others.
    pub fn number(&mut self, key: &str, least: u32, most: u32) -> Option<Located<u32>> {
        let whole = |value: &DeValue<'_>| {
            let number = value.as_integer()?;
            Some(i64::from_str_radix(number.as_str(), number.radix()).ok())
        };
        let Located { value, at } = self.value(key, Kind::Number, whole)?;
        let number = value.and_then(|number| u32::try_from(number).ok());
        let fits = number.filter(|number| (least..=most).contains(number));
        if fits.is_none() {
            self.tell(at, Fault::Range(key.to_owned(), least.into(), most.into()));
        }
        fits.map(|value| Located { value, at })
    }

    /// True or false.
    pub fn switch(&mut self, key: &str) -> Option<Located<bool>> {
        self.value(key, Kind::Switch, DeValue::as_bool)
    }

    /// A day, with quotation marks or without.
    pub fn date(&mut self, key: &str) -> Option<Located<Date>> {
        self.value(key, Kind::Date, day)
    }

    /// One of several words; capitals do not matter.
    pub fn choice<T: Copy>(&mut self, key: &str, choices: &[(&str, T)]) -> Option<Located<T>> {
        // "2018" and 2018 are the same word.
        let is_number = self.table.get(key).is_some_and(|value| value.get_ref().is_integer());
        let found = if is_number {
            let number = |value: &DeValue<'_>| Some(value.as_integer()?.as_str().to_owned());
            self.value(key, Kind::Text, number)?
        } else {
            self.text(key)?
        };
        let chosen = choices.iter().find(|(name, _)| name.eq_ignore_ascii_case(&found.value));
        if chosen.is_none() {
            let known = choices.iter().map(|(name, _)| *name);
            self.tell(found.at, Fault::not_one_of(key, &found.value, known));
        }
        chosen.map(|(_, value)| Located { value: *value, at: found.at })
    }

    fn array(&mut self, key: &str, kind: Kind) -> Option<&'t DeArray<'t>> {
        Some(self.value(key, kind, DeValue::as_array)?.value)
    }

    /// A list of names that say something.
    pub fn names(&mut self, key: &str) -> Option<Vec<Located<String>>> {
        let mut names = Vec::new();
        for value in self.array(key, Kind::List)? {
            let at = self.source.place(&value.span());
            match value.get_ref().as_str().map(clean) {
                None => self.tell(at, Fault::WrongKind(key.to_owned(), Kind::List)),
                Some(name) if name.is_empty() => self.tell(at, Fault::Empty(key.to_owned())),
                Some(name) if name.chars().count() > LONGEST_NAME => self.tell(at, Fault::TooLong),
                Some(value) => names.push(Located { value, at }),
            }
        }
        Some(names)
    }

    /// The texts of a list as they are written, or nothing where one of its values is none.
    fn texts_of(&self, list: &'t DeValue<'t>) -> Option<Vec<Located<String>>> {
        let text = |value: &'t Spanned<DeValue<'t>>| {
            let at = self.source.place(&value.span());
            Some(Located { value: value.get_ref().as_str()?.to_owned(), at })
        };
        list.as_array()?.iter().map(text).collect()
    }

    /// A list of any texts as they are written.
    pub fn raw_texts(&mut self, key: &str) -> Option<Vec<Located<String>>> {
        let texts = self.table.get(key).and_then(|list| self.texts_of(list.get_ref()));
        self.value(key, Kind::List, |_| texts).map(|found| found.value)
    }

    /// A list of such lists.
    pub fn raw_lists(&mut self, key: &str) -> Option<Vec<Vec<Located<String>>>> {
        let lists = self.table.get(key).and_then(|lists| lists.get_ref().as_array());
        let texts = |list: &'t Spanned<DeValue<'t>>| self.texts_of(list.get_ref());
        let lists = lists.and_then(|lists| lists.iter().map(texts).collect());
        self.value(key, Kind::Lists, |_| lists).map(|found| found.value)
    }

    /// A table, of which everything that is not asked for means nothing.
    pub fn table<T>(&mut self, key: &str, read: impl FnOnce(&mut TableReader<'t, F>) -> T) -> Option<T> {
        let found = self.value(key, Kind::Table, DeValue::as_table)?;
        let name = self.full(key);
        let mut inner =
            TableReader { source: self.source, name, table: found.value, at: found.at, known: Vec::new() };
        let told = read(&mut inner);
        inner.finish();
        Some(told)
    }

    /// Whether the value of this key is a table.
    pub fn is_table(&self, key: &str) -> bool {
        self.table.get(key).is_some_and(|value| value.get_ref().is_table())
    }

    /// Tables with double brackets, in the order of the file.
    pub fn tables<T>(&mut self, key: &str, mut read: impl FnMut(&mut TableReader<'t, F>) -> T) -> Vec<T> {
        let mut tables = Vec::new();
        for value in self.array(key, Kind::Tables).into_iter().flatten() {
            let Some(table) = value.get_ref().as_table() else {
                let at = self.source.place(&value.span());
                self.tell(at, Fault::WrongKind(key.to_owned(), Kind::Tables));
                continue;
            };
            let mut inner = TableReader::new(self.source, key, table, &value.span());
            tables.push(read(&mut inner));
            inner.finish();
        }
        tables
    }

    /// Says that this key must be there, if it is not.
    pub fn needs(&self, key: &str) {
        if !self.has(key) {
            self.tell(self.at, Fault::Missing(key.to_owned()));
        }
    }

    /// Notes what is wrong with the key itself; its value is not looked at.
    pub fn refuse(&mut self, key: &str, fault: impl Into<F>) {
        self.known.push(key.to_owned());
        self.tell(self.place_of(key), fault);
    }

    /// Everything that was not asked for means nothing.
    fn finish(&self) {
        for key in self.table.keys().filter(|key| !self.known.iter().any(|known| known == key.get_ref())) {
            let name = clean(key.get_ref());
            let known = nearest(&name, self.known.iter().map(String::as_str));
            self.tell(self.source.place(&key.span()), Fault::UnknownKey(name, known));
        }
    }
}

/// A day of the calendar as TOML writes it: year of four digits, month and day.
pub fn day(value: &DeValue<'_>) -> Option<Date> {
    let written = match value {
        DeValue::Datetime(found) => found.to_string(),
        other => other.as_str()?.to_owned(),
    };
    let date: Date = written.parse().ok()?;
    ((1000..=9999).contains(&date.year()) && date.to_string() == written).then_some(date)
}

/// The one of these keys that was likely meant by another, or all of them with commas.
pub fn nearest<'k>(name: &str, known: impl Iterator<Item = &'k str> + Clone) -> String {
    let near = known.clone().map(|known| (osa::distance(known.chars(), name.chars()), known));
    match near.filter(|(wrong, _)| *wrong <= MISSPELLED).min() {
        Some((_, nearest)) => nearest.to_owned(),
        None => known.collect::<Vec<_>>().join(", "),
    }
}
