//! A settings file read: what it says, and what is wrong with it. A mistake costs only what it stands in.

use std::collections::BTreeMap;
use std::str::FromStr;

use toml::de::DeValue;

use super::keys::{
    BACKEND, InvalidValue, KEYS, Key, Kind, NoBinding, Value, find, is_any, stands_for, words_of,
};
use crate::schema::{self, Fault, Location, TableReader, nearest};
use crate::text::clean;

/// What can be wrong with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SettingsFault {
    /// A key or a value is wrong as such.
    Key(Fault),
    /// A key of the keyboard, or the line it is to ask for, that is none: the key, the line, and why.
    Pressed(String, String, NoBinding),
}

impl From<Fault> for SettingsFault {
    fn from(fault: Fault) -> SettingsFault {
        SettingsFault::Key(fault)
    }
}

/// Something that is wrong, and where.
pub type Diagnostic = schema::Diagnostic<SettingsFault>;

/// What the user has settled.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Settings {
    values: BTreeMap<String, Value>,
    /// The same of words that are said otherwise than they are written, by all parts of their keys.
    pronounced: BTreeMap<Vec<String>, String>,
    /// Where the keys of the keyboard stand, and what they ask for.
    places: BTreeMap<String, (Location, Location)>,
}

/// Reads the settings; `voices` are the tags there are.
///
/// ```
/// use ansage::settings::read;
///
/// let voices = ["de".to_owned()];
/// let (_, wrong) = read("voice = \"de\"\nvoyce = \"de\"", &voices);
/// assert_eq!(wrong.len(), 1);
/// assert_eq!(wrong[0].place.line, 2);
/// ```
pub fn read(text: &str, voices: &[String]) -> (Settings, Vec<Diagnostic>) {
    schema::read(text, |keys| {
        let mut settings = Settings::default();
        settings.read(keys, &mut Vec::new(), voices);
        settings
    })
}

/// The key that was likely meant, or all that are possible in this place.
fn known_beside(path: &[String], voices: &[String]) -> String {
    let Some((said, above)) = path.split_last() else { return String::new() };
    let parts = KEYS.iter().filter(|key| key.leads_to(above)).filter_map(|key| key.parts().nth(above.len()));
    let words = |part| words_of(part, voices).unwrap_or_else(|| vec![part]);
    let mut known: Vec<&str> = parts.flat_map(words).collect();
    known.dedup();
    nearest(said, known.iter().copied())
}

/// Whether a longer key begins like this.
fn leads_on(path: &[String]) -> bool {
    KEYS.iter().any(|known| known.parts().count() > path.len() && known.leads_to(path))
}

/// The value, if it fits.
fn fitting(key: &Key, value: &DeValue<'_>, voices: &[String]) -> Result<Value, InvalidValue> {
    let fits = match (value, key.kind) {
        (DeValue::Boolean(switch), Kind::Switch) => Value::Switch(*switch),
        (DeValue::Integer(number), Kind::Steps(..)) => {
            let number = i64::from_str_radix(number.as_str(), number.radix()).unwrap_or(i64::MAX);
            key.kind.of_steps(number)?
        }
        (DeValue::String(text), Kind::Word(_) | Kind::Voice | Kind::Text | Kind::Line | Kind::Address) => {
            key.kind.of_text(text, voices)?
        }
        _ => return Err(InvalidValue::Kind(key.kind.schema())),
    };
    Ok(fits)
}

impl Settings {
    /// Reads the keys of one table; `path` is what it is called.
    fn read(&mut self, keys: &mut TableReader<'_, SettingsFault>, path: &mut Vec<String>, voices: &[String]) {
        for key in keys.keys() {
            path.push(key.to_owned());
            let stands_for = |known: &&Key| stands_for(known, path, voices);
            // A word that has a table is the name of a synthesizer.
            let is_deeper = keys.is_table(key) && leads_on(path);
            if let Some(known) = find(path).filter(|known| !is_deeper && stands_for(known)) {
                self.read_value(keys, known, path, voices);
            } else if KEYS.iter().filter(stands_for).any(|known| known.leads_to(path)) {
                if keys.is_table(key) {
                    keys.table(key, |inner| self.read(inner, path, voices));
                } else if let Some(found) = keys.value(key, schema::Kind::Table, |_| Some(())) {
                    let name = clean(&path.join("."));
                    keys.tell(found.at, Fault::WrongKind(name, schema::Kind::Table));
                }
            } else {
                let name = clean(&path.join("."));
                keys.refuse(key, Fault::UnknownKey(name, known_beside(path, voices)));
            }
            path.pop();
        }
    }

    /// Reads a value.
    fn read_value(
        &mut self,
        keys: &mut TableReader<'_, SettingsFault>,
        known: &Key,
        path: &[String],
        voices: &[String],
    ) {
        let (Some(key), name) = (path.last(), path.join(".")) else { return };
        let place = keys.place_of(key);
        let fitting = |value: &DeValue<'_>| Some(fitting(known, value, voices));
        let Some(found) = keys.value(key, known.kind.schema(), fitting) else { return };
        match found.value {
            Ok(value) => {
                if known.kind == Kind::Line {
                    self.places.insert(name.clone(), (place, found.at));
                }
                if let (Some("pronunciation"), Value::Text(said)) = (path.first().map(String::as_str), &value)
                {
                    self.pronounced.insert(path.to_vec(), said.clone());
                }
                self.values.insert(name, value);
            }
            Err(misfit) => {
                let written = clean(keys.written(key)).trim_matches(['"', '\'']).to_owned();
                keys.tell(found.at, misfit.of(clean(&name), written));
            }
        }
    }

    /// What this key is set to.
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
    pub fn pronunciation(&self, tag: &str) -> Vec<(Option<&str>, &str, String)> {
        let rows = self.pronounced.iter().filter(|(path, _)| path.get(1).is_some_and(|of| of == tag));
        let rows = rows.filter_map(|(path, said)| match &path[2..] {
            [word] => Some((None, word.as_str(), said.clone())),
            [synthesizer, word] => Some((Some(synthesizer.as_str()), word.as_str(), said.clone())),
            _ => None,
        });
        rows.filter(|(_, word, _)| !word.trim().is_empty()).collect()
    }

    /// What is wrong with the keys of the keyboard and what they ask for, as this judges a key and its line.
    pub(super) fn bindings_wrong(&self, judge: impl Fn(&str, &str) -> Option<NoBinding>) -> Vec<Diagnostic> {
        let wrong = |(key, line): (&str, &str)| {
            let why = judge(key, line)?;
            let (of_key, of_line) = self.places.get(&format!("keys.{key}"))?;
            let place = if why == NoBinding::NotHeard { *of_line } else { *of_key };
            let fault = SettingsFault::Pressed(clean(key), line.to_owned(), why);
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

    /// What its word stands for.
    pub(super) fn parsed<T: FromStr>(&self, key: &str) -> Option<T> {
        self.word(key)?.parse().ok()
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
    use super::parts;

    #[test]
    fn a_key_with_a_dot_of_its_own_is_one_key() {
        assert_eq!(parts("keys.C-."), ["keys", "C-."]);
        assert_eq!(parts("speech.rate.de"), ["speech", "rate", "de"]);
        assert_eq!(parts("speech.by"), ["speech", "by"]);
        assert_eq!(parts("pronunciation.de.espeak.Turm"), ["pronunciation", "de", "espeak", "Turm"]);
        assert_eq!(parts("pronunciation.de.e.p."), ["pronunciation", "de", "e.p."]);
        assert_eq!(parts("pronunciation.de.Dr. No"), ["pronunciation", "de", "Dr. No"]);
    }
}
