//! A settings file read: what it says, and what is wrong with it. A mistake costs only what it stands in.

use std::collections::BTreeMap;

use toml::de::{DeTable, DeValue};

use super::keys::{BACKEND, InvalidValue, KEYS, Key, NoBinding, Value, find, is_any, stands_for, words_of};
use crate::competition::Location;
use crate::speech::clean;
use crate::voice::{Reason, mend};

/// So many letters may be wrong in a key for another to be meant.
const MISSPELLED: usize = 2;

/// What can be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingsFault {
    /// It is no TOML here.
    NotToml(Reason),
    /// A key that means nothing, and those that mean something there.
    UnknownKey(String, String),
    /// The value of this key, as it is written, does not fit.
    Value(String, String, InvalidValue),
}

/// Something that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagnostic {
    /// Where.
    pub place: Location,
    /// What.
    pub fault: SettingsFault,
}

/// What the user has settled.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Settings {
    values: BTreeMap<String, Value>,
    /// As it stands in the file.
    whole: toml::Table,
    /// Where the keys of the keyboard stand, and what they ask for.
    places: BTreeMap<String, (Location, Location)>,
}

/// Reads the settings; `voices` are the tags there are.
#[must_use]
pub fn read(text: &str, voices: &[String]) -> (Settings, Vec<Diagnostic>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mended = mend(text);
    let mut reading = Reading {
        text: &mended.text,
        voices,
        values: BTreeMap::new(),
        places: BTreeMap::new(),
        found: Vec::new(),
    };
    for (line, column, reason) in &mended.wrong {
        let place = Location { line: *line, column: *column };
        reading.found.push(Diagnostic { place, fault: SettingsFault::NotToml(*reason) });
    }
    let (table, _) = DeTable::parse_recoverable(&mended.text);
    reading.table(table.get_ref(), &mut Vec::new());
    let mut found = reading.found;
    found.sort_by_key(|finding| finding.place);
    let whole = mended.text.parse().unwrap_or_default();
    (Settings { values: reading.values, whole, places: reading.places }, found)
}

struct Reading<'t> {
    text: &'t str,
    voices: &'t [String],
    values: BTreeMap<String, Value>,
    places: BTreeMap<String, (Location, Location)>,
    found: Vec<Diagnostic>,
}

impl Reading<'_> {
    fn tell(&mut self, at: usize, fault: SettingsFault) {
        self.found.push(Diagnostic { place: Location::of(self.text, at), fault });
    }

    fn table(&mut self, table: &DeTable<'_>, path: &mut Vec<String>) {
        for (key, value) in table {
            path.push(key.get_ref().to_string());
            let parts: Vec<&str> = path.iter().map(String::as_str).collect();
            let name = clean(&path.join("."));
            // A word that has a table is the name of a synthesizer.
            let is_deeper = value.get_ref().is_table() && leads_on(&parts);
            let known = find(&parts).filter(|known| !is_deeper && stands_for(known, &parts, self.voices));
            if let Some(known) = known {
                match fitting(known, value.get_ref(), self.voices) {
                    Ok(fits) => {
                        if known.kind == super::Kind::Line {
                            let place = |at| Location::of(self.text, at);
                            let places = (place(key.span().start), place(value.span().start));
                            self.places.insert(path.join("."), places);
                        }
                        self.values.insert(path.join("."), fits);
                    }
                    Err(misfit) => {
                        let written = self.text.get(value.span()).unwrap_or_default();
                        let written = clean(written).trim_matches(['"', '\'']).to_owned();
                        self.tell(value.span().start, SettingsFault::Value(name, written, misfit));
                    }
                }
            } else if KEYS
                .iter()
                .any(|known| known.leads_to(&parts) && stands_for(known, &parts, self.voices))
            {
                match value.get_ref() {
                    DeValue::Table(inner) => self.table(inner, path),
                    _ => self.tell(
                        value.span().start,
                        SettingsFault::Value(name, String::new(), InvalidValue::Kind("table")),
                    ),
                }
            } else {
                let known = self.known_beside(&parts);
                self.tell(key.span().start, SettingsFault::UnknownKey(name, known));
            }
            path.pop();
        }
    }

    /// The key that was likely meant, or all that are possible in this place.
    fn known_beside(&self, path: &[&str]) -> String {
        let (Some(said), above) = (path.last(), &path[..path.len() - 1]) else { return String::new() };
        let parts =
            KEYS.iter().filter(|key| key.leads_to(above)).filter_map(|key| key.parts().nth(above.len()));
        let words = |part| words_of(part, self.voices).unwrap_or_else(|| vec![part]);
        let mut known: Vec<&str> = parts.flat_map(words).collect();
        known.dedup();
        let near = known.iter().map(|known| (strsim::damerau_levenshtein(known, said), known));
        match near.filter(|(wrong, _)| *wrong <= MISSPELLED).min() {
            Some((_, nearest)) => (*nearest).to_owned(),
            None => known.join(", "),
        }
    }
}

/// Whether a longer key begins like this.
fn leads_on(path: &[&str]) -> bool {
    KEYS.iter().any(|known| known.parts().count() > path.len() && known.leads_to(path))
}

/// The value, if it fits.
fn fitting(key: &Key, value: &DeValue<'_>, voices: &[String]) -> Result<Value, InvalidValue> {
    use super::Kind;
    let wrong = InvalidValue::Kind(key.kind.name());
    let fits = match (value, key.kind) {
        (DeValue::Boolean(switch), Kind::Switch) => Value::Switch(*switch),
        (DeValue::Integer(number), Kind::Steps(..)) => {
            let number = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX);
            key.kind.of_steps(number)?
        }
        (DeValue::String(text), Kind::Word(_) | Kind::Voice | Kind::Text | Kind::Line | Kind::Address) => {
            key.kind.of_text(text, voices)?
        }
        _ => return Err(wrong),
    };
    Ok(fits)
}

impl Settings {
    /// What this key is set to.
    #[must_use]
    pub fn value(&self, key: &str) -> Option<&Value> {
        self.values.get(key)
    }

    /// All that is set, by key.
    pub fn all(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.values.iter().map(|(key, value)| (key.as_str(), value))
    }

    pub(super) fn put(&mut self, key: &str, value: Option<Value>) {
        match value {
            Some(value) => self.values.insert(key.to_owned(), value),
            None => self.values.remove(key),
        };
    }

    /// The texts of a table, by what stands before them: `keys`, `pronunciation.de`.
    pub fn texts<'a>(&'a self, table: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let within = move |key: &'a str| key.strip_prefix(table)?.strip_prefix('.');
        self.all().filter_map(move |(key, value)| match value {
            Value::Text(text) => Some((within(key)?, text.as_str())),
            _ => None,
        })
    }

    /// How words are to be said in the voice of this tag: the synthesizer it is for, if it is not for all, the word,
    /// and what is said.
    #[must_use]
    pub fn pronunciation(&self, tag: &str) -> Vec<(Option<&str>, &str, String)> {
        let table =
            ["pronunciation", tag].iter().try_fold(&self.whole, |table, part| table.get(*part)?.as_table());
        let Some(table) = table else { return Vec::new() };
        let mut found = Vec::new();
        for (key, value) in table {
            match value {
                toml::Value::String(said) => found.push((None, key.as_str(), clean(said))),
                toml::Value::Table(rows) => found.extend(rows.iter().filter_map(|(word, said)| {
                    Some((Some(key.as_str()), word.as_str(), clean(said.as_str()?)))
                })),
                _ => {}
            }
        }
        found.retain(|(_, word, said)| !word.trim().is_empty() && !said.is_empty());
        found
    }

    /// What is wrong with the keys of the keyboard and what they ask for, as this judges a key and its line.
    pub(super) fn bindings_wrong(&self, judge: impl Fn(&str, &str) -> Option<NoBinding>) -> Vec<Diagnostic> {
        let wrong = |(key, line): (&str, &str)| {
            let why = judge(key, line)?;
            let (of_key, of_line) = self.places.get(&format!("keys.{key}"))?;
            let place = if why == NoBinding::NotHeard { *of_line } else { *of_key };
            let fault = SettingsFault::Value(clean(key), line.to_owned(), InvalidValue::Pressed(why));
            Some(Diagnostic { place, fault })
        };
        self.texts("keys").filter_map(wrong).collect()
    }

    pub(super) fn word(&self, key: &str) -> Option<&str> {
        match self.value(key)? {
            Value::Text(word) => Some(word),
            _ => None,
        }
    }

    pub(super) fn switch(&self, key: &str) -> Option<bool> {
        match self.value(key)? {
            Value::Switch(switch) => Some(*switch),
            _ => None,
        }
    }

    pub(super) fn steps(&self, key: &str) -> Option<i8> {
        match self.value(key)? {
            Value::Steps(steps) => Some(*steps),
            _ => None,
        }
    }
}

/// Whether the name of a synthesizer stands there and a word behind it, and not a word with a dot in it: "e.p.",
/// "Dr. No".
fn is_synthesizer(parts: &[&str], at: usize) -> bool {
    const SHORTEST: usize = 3;
    let name = |part: &&str| {
        let sign = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        part.len() >= SHORTEST && part.chars().all(sign)
    };
    parts.get(at).is_some_and(name)
        && parts.get(at + 1).is_some_and(|word| word.starts_with(char::is_alphanumeric))
}

/// The parts of a key as it is typed; a part of the user's own may hold a dot (`keys.C-.`).
pub(super) fn parts(key: &str) -> Vec<&str> {
    let open = KEYS.iter().find_map(|known| {
        let closed: Vec<&str> = known.parts().take_while(|part| !is_any(part)).collect();
        let count = known.parts().count();
        let said: Vec<&str> = key.splitn(count, '.').collect();
        let named = known.parts().position(|part| part == BACKEND);
        let is_named = named.is_none_or(|at| is_synthesizer(&said, at));
        (known.is_open() && said.len() == count && said.starts_with(&closed) && is_named).then_some(said)
    });
    open.unwrap_or_else(|| key.split('.').collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Rate;
    use crate::voice::NameSystem;

    fn voices() -> Vec<String> {
        ["de", "en"].map(str::to_owned).to_vec()
    }

    #[test]
    fn what_is_right_counts_beside_what_is_wrong() {
        let text = "voice = \"xx\"\nnames = \"nato\"\nfase = 1\n[speech]\non = false\nby = \n[speech.rate]\nde = 9\nen = 2\n";
        let (settings, found) = read(text, &voices());
        assert_eq!(settings.names(), Some(NameSystem::Nato));
        assert_eq!(settings.speech_on(), Some(false));
        assert_eq!(settings.rate("en"), Rate::new(2));
        assert_eq!((settings.voice(), settings.rate("de")), (None, None));
        let places: Vec<(usize, usize)> =
            found.iter().map(|found| (found.place.line, found.place.column)).collect();
        assert_eq!(places.len(), 4, "{found:?}");
        assert_eq!(places[..2], [(1, 9), (3, 1)]);
        assert_eq!(found[1].fault, SettingsFault::UnknownKey("fase".to_owned(), "face".to_owned()));
        assert_eq!(
            found[3].fault,
            SettingsFault::Value("speech.rate.de".to_owned(), "9".to_owned(), InvalidValue::Range(-5, 5))
        );
    }

    #[test]
    fn tables_for_others_are_handed_on_as_they_are() {
        let text = "[keys]\nF9 = \"time\"\n[pronunciation.de]\nSf3 = \"S f drei\"\n";
        let (settings, found) = read(text, &voices());
        assert_eq!(found, []);
        assert_eq!(settings.texts("keys").collect::<Vec<_>>(), [("F9", "time")]);
        assert_eq!(settings.texts("pronunciation.de").collect::<Vec<_>>(), [("Sf3", "S f drei")]);
    }

    #[test]
    fn a_key_with_a_dot_of_its_own_is_one_key() {
        assert_eq!(parts("keys.C-."), ["keys", "C-."]);
        assert_eq!(parts("speech.rate.de"), ["speech", "rate", "de"]);
        assert_eq!(parts("speech.by"), ["speech", "by"]);
    }

    #[test]
    fn a_synthesizer_has_a_table_of_words_of_its_own() {
        let text = "[pronunciation.de]\nDame = \"Daame\"\n\"e.p.\" = \"ang passang\"\n[pronunciation.de.espeak]\nTurm = \"Thurm\"\nBauer = 1\n";
        let (settings, found) = read(text, &voices());
        let wrong = SettingsFault::Value(
            "pronunciation.de.espeak.Bauer".to_owned(),
            "1".to_owned(),
            InvalidValue::Kind("text"),
        );
        assert_eq!(found.into_iter().map(|found| found.fault).collect::<Vec<_>>(), [wrong]);
        let mut rows = settings.pronunciation("de");
        rows.sort();
        let row = |of, word, said: &str| (of, word, said.to_owned());
        let all = [
            row(None, "Dame", "Daame"),
            row(None, "e.p.", "ang passang"),
            row(Some("espeak"), "Turm", "Thurm"),
        ];
        assert_eq!(rows, all);
        assert_eq!(settings.pronunciation("en"), []);
        assert_eq!(parts("pronunciation.de.espeak.Turm"), ["pronunciation", "de", "espeak", "Turm"]);
        assert_eq!(parts("pronunciation.de.e.p."), ["pronunciation", "de", "e.p."]);
        assert_eq!(parts("pronunciation.de.Dr. No"), ["pronunciation", "de", "Dr. No"]);
    }
}
