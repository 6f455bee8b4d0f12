//! What can be wrong with keys and values, and where.

use strum::IntoStaticStr;

/// A place in a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Location {
    /// The line, from 1.
    pub line: usize,
    /// The sign in the line, from 1.
    pub column: usize,
}

impl Location {
    /// Where byte `offset` of `text` stands.
    pub fn of(text: &str, offset: usize) -> Location {
        let before = text.get(..offset).unwrap_or(text);
        let line = before.bytes().filter(|byte| *byte == b'\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        Location { line, column }
    }
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic<F> {
    /// Where.
    pub place: Location,
    /// What.
    pub fault: F,
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

/// What kind of value a key wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Kind {
    /// A text in quotation marks.
    Text,
    /// A whole number.
    Number,
    /// Points in wholes and halves.
    Points,
    /// True or false.
    Switch,
    /// A day of the calendar.
    Date,
    /// A list of texts.
    List,
    /// A list of lists of texts.
    Lists,
    /// A list of pairs of texts.
    Pairs,
    /// A section.
    Table,
    /// A section with double brackets for each entry.
    Tables,
}

impl Kind {
    /// The name the sentences know it by.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What can be wrong with a key or its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The file is no TOML here.
    NotToml(Reason),
    /// A key that means nothing; and those that mean something there, or the one that was likely meant.
    UnknownKey(String, String),
    /// The value of this key should be of this kind.
    WrongKind(String, Kind),
    /// The text of this key is empty.
    Empty(String),
    /// A name that is too long to be told.
    TooLong,
    /// The value of this key is none of those there are.
    NotOneOf {
        /// The key.
        key: String,
        /// Its value.
        value: String,
        /// The values there are, with commas.
        known: String,
    },
    /// The number of this key is less than the first or more than the second.
    Range(String, i64, i64),
    /// A key that must be there is not.
    Missing(String),
}

impl Fault {
    /// The value is none of these.
    pub fn not_one_of<'n>(key: &str, value: &str, known: impl Iterator<Item = &'n str>) -> Fault {
        let known = known.collect::<Vec<_>>().join(", ");
        Fault::NotOneOf { key: key.to_owned(), value: value.to_owned(), known }
    }
}
