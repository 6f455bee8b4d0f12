//! The openings that have a name, `voices/openings.toml`, and what they are called in a voice,
//! `voices/<tag>/openings.toml`. Both are read when an opening is asked for, and nothing of them is kept.

use std::collections::{BTreeMap, BTreeSet};

use super::keys::{Keys, text};
use super::{Diagnostic, Lexicon, Voice, VoiceFault, embedded};
use crate::schema::{self, Fault};

/// Where the name of a person or a place stands in a pattern.
const NAME: &str = "{name}";

/// The voice that names what no other names.
const FALLBACK: &str = "en";

/// The key of the lines that are a family's own.
const OWN_LINES: &str = "moves";

/// An opening, by its keys in `voices/openings.toml`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opening {
    /// "sicilian-defence".
    pub family: String,
    /// "najdorf-variation"; `None` for a line of the family itself.
    pub variation: Option<String>,
}

impl Opening {
    /// The keys of its family and its variation.
    fn keys(&self) -> impl Iterator<Item = &str> {
        [Some(self.family.as_str()), self.variation.as_deref()].into_iter().flatten()
    }
}

/// A line with a name; what counts is the position it ends with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpeningLine {
    /// What it is.
    pub opening: Opening,
    /// Its moves from the initial position in algebraic notation with English letters, without signs for check.
    pub moves: String,
}

/// Every line that has a name.
///
/// ```
/// let lines = ansage::voice::opening_lines();
/// assert!(lines.iter().any(|line| line.opening.family == "kings-pawn-game" && line.moves == "e4"));
/// ```
pub fn opening_lines() -> Vec<OpeningLine> {
    Table::read().0.lines
}

/// `voices/openings.toml`.
struct Table {
    /// The people and places that openings are named after.
    namesakes: BTreeMap<String, String>,
    lines: Vec<OpeningLine>,
}

impl Table {
    fn read() -> (Table, Vec<schema::Diagnostic<VoiceFault>>) {
        schema::read(embedded::opening_lines(), |keys| {
            let namesakes = keys.table("namesakes", |keys| texts(keys, keys.keys())).unwrap_or_default();
            let lines = keys.table("lines", |keys| {
                let families = keys.keys().into_iter();
                families.filter_map(|family| keys.table(family, |moves| lines_of(family, moves))).collect()
            });
            let lines: Vec<Vec<OpeningLine>> = lines.unwrap_or_default();
            Table { namesakes, lines: lines.into_iter().flatten().collect() }
        })
    }

    /// Every key that needs a name.
    fn keys(&self) -> BTreeSet<&str> {
        let openings = self.lines.iter().map(|line| &line.opening);
        openings.flat_map(Opening::keys).collect()
    }
}

/// The lines of a family.
fn lines_of(family: &str, keys: &mut Keys<'_>) -> Vec<OpeningLine> {
    let mut lines = Vec::new();
    for key in keys.keys() {
        let variation = (key != OWN_LINES).then(|| key.to_owned());
        let opening = Opening { family: family.to_owned(), variation };
        let moves = keys.raw_texts(key).unwrap_or_default().into_iter();
        lines.extend(moves.map(|moves| OpeningLine { opening: opening.clone(), moves: moves.value }));
    }
    lines
}

/// The texts of these keys, of those that are there.
fn texts<'k>(keys: &mut Keys<'_>, known: impl IntoIterator<Item = &'k str>) -> BTreeMap<String, String> {
    known.into_iter().filter_map(|key| Some((key.to_owned(), text(keys, key)?))).collect()
}

/// After whom an opening is called, and what kind of thing it is: "van-geet", "opening".
fn parted(key: &str) -> (&str, &str) {
    key.rsplit_once('-').unwrap_or(("", key))
}

/// What openings are called in a voice.
pub struct OpeningNames {
    /// The voice's own names with those of the voice it is like, and the English ones.
    files: [NameFile; 2],
    table: Table,
}

impl OpeningNames {
    /// The name of the family, and of the variation where it is one. What the voice does not name is called as in the
    /// voice it is like, or in English.
    pub fn of(&self, opening: &Opening) -> Vec<String> {
        let name = |key| self.files.iter().find_map(|file| file.name(key, &self.table));
        opening.keys().filter_map(name).collect()
    }
}

impl Voice {
    /// What openings are called. It is read anew each time.
    pub fn opening_names(&self) -> OpeningNames {
        let (table, _) = Table::read();
        let read = |text: Option<&str>| text.map(|text| NameFile::read(text, &table).0).unwrap_or_default();
        let shipped = |tag: &str| read(embedded::openings(tag));
        let own = read(self.own_openings()).over(shipped(self.tag()));
        let own = own.over(self.lexicon().like().map(shipped).unwrap_or_default());
        OpeningNames { files: [own, shipped(FALLBACK)], table }
    }
}

/// A voice's `openings.toml`.
#[derive(Default)]
struct NameFile {
    /// How a kind is called after somebody: "{name}-Variante".
    patterns: BTreeMap<String, String>,
    /// Who is written otherwise in this language.
    namesakes: BTreeMap<String, String>,
    /// What is called by no pattern.
    names: BTreeMap<String, String>,
}

impl NameFile {
    fn read(text: &str, table: &Table) -> (NameFile, Vec<schema::Diagnostic<VoiceFault>>) {
        let names = table.keys();
        let (namesakes, kinds) = names.iter().map(|key| parted(key)).unzip();
        schema::read(text, |keys| {
            let mut of = |section: &str, known: BTreeSet<&str>| {
                keys.table(section, |keys| texts(keys, known)).unwrap_or_default()
            };
            let (names, namesakes) = (of("names", names), of("namesakes", namesakes));
            let patterns = keys.table("patterns", |keys| patterns(keys, kinds)).unwrap_or_default();
            NameFile { patterns, namesakes, names }
        })
    }

    /// These names, and those of the other that are missing here.
    fn over(self, other: NameFile) -> NameFile {
        let over = |own, mut other: BTreeMap<String, String>| {
            other.extend(own);
            other
        };
        NameFile {
            patterns: over(self.patterns, other.patterns),
            namesakes: over(self.namesakes, other.namesakes),
            names: over(self.names, other.names),
        }
    }

    fn name(&self, key: &str, table: &Table) -> Option<String> {
        let by_pattern = || {
            let (namesake, kind) = parted(key);
            let name = self.namesakes.get(namesake).or_else(|| table.namesakes.get(namesake))?;
            Some(self.patterns.get(kind)?.replace(NAME, name))
        };
        self.names.get(key).cloned().or_else(by_pattern)
    }
}

/// The patterns of these kinds, each with the place for the name.
fn patterns(keys: &mut Keys<'_>, kinds: BTreeSet<&str>) -> BTreeMap<String, String> {
    let patterns = texts(keys, kinds);
    for (kind, _) in patterns.iter().filter(|(_, pattern)| !pattern.contains(NAME)) {
        keys.tell(keys.place_of(kind), VoiceFault::MissingVariable(keys.full(kind), NAME.to_owned()));
    }
    patterns
}

/// Everything that is wrong with an `openings.toml`, for a voice whose lexicon has this text.
pub fn check_openings(file: &str, text: &str, lexicon: &str) -> Vec<Diagnostic> {
    let (table, _) = Table::read();
    let (own, mut wrong) = NameFile::read(text, &table);
    let like = Lexicon::read("", lexicon).ok();
    let like = like.as_ref().and_then(Lexicon::like).and_then(embedded::openings);
    let names = own.over(like.map(|text| NameFile::read(text, &table).0).unwrap_or_default());
    // Where something is no TOML, what seems to be missing may stand there.
    if !wrong.iter().any(|it| matches!(it.fault, VoiceFault::Key(Fault::NotToml(_)))) {
        let place = schema::Location { line: text.lines().count().max(1), column: 1 };
        let missing = table.keys().into_iter().filter(|key| names.name(key, &table).is_none());
        let missing = missing.map(|key| Fault::Missing(format!("names.{key}")).into());
        wrong.extend(missing.map(|fault| schema::Diagnostic { place, fault }));
    }
    let found = wrong.into_iter().map(|it| (it.place.line, it.fault));
    found.map(|(line, fault)| Diagnostic { file: file.to_owned(), line, fault }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wrong_with_the_table_and_every_namesake_is_one() {
        let (table, wrong) = Table::read();
        assert_eq!(wrong, []);
        let keys = table.keys();
        let used: BTreeSet<&str> = keys.iter().map(|key| parted(key).0).collect();
        let unused: Vec<_> = table.namesakes.keys().filter(|name| !used.contains(name.as_str())).collect();
        assert!(unused.is_empty(), "{unused:?}");
    }
}
