//! The file the settings stand in: read once, and written one key at a time with all else left as it is.

use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use tempfile::NamedTempFile;
use toml_edit::{Decor, DocumentMut, Item, Table, TableLike};

use super::read::parts;
use super::{Diagnostic, Key, NoBinding, Settings, SettingsFault, Value, find, read, stands_for};
use crate::file::{self, NotKept};
use crate::home;

/// No settings are longer than this.
const LARGEST: u64 = 1 << 20;

/// How often, and how long between, another program is waited for that writes the same file.
const PATIENCE: (u32, Duration) = (20, Duration::from_millis(5));

/// The settings and their file.
// Each is true or not, whatever the others are.
#[allow(clippy::struct_excessive_bools)]
#[derive(Debug, Clone, Default)]
pub struct SettingsFile {
    path: Option<PathBuf>,
    named: bool,
    exists: bool,
    /// What kept it from being read, if anything did.
    unread: Option<Arc<io::Error>>,
    settings: Settings,
    found: Vec<Diagnostic>,
    voices: Vec<String>,
    remembers: bool,
    told: bool,
}

impl SettingsFile {
    /// Reads the user's settings, or those of this file. What cannot be read says nothing and is told later;
    /// `voices` are the tags there are.
    pub fn open(named: Option<&Path>, voices: Vec<String>) -> SettingsFile {
        let path = named.map(Path::to_path_buf).or_else(home::settings);
        let mut store = SettingsFile { path, named: named.is_some(), voices, ..SettingsFile::default() };
        match store.path.as_deref().map(text_of) {
            Some(Ok(text)) => {
                store.exists = true;
                (store.settings, store.found) = read(&text, &store.voices);
            }
            Some(Err(error)) if is_nowhere(&error) => {}
            Some(Err(error)) => {
                store.exists = true;
                store.unread = Some(Arc::new(error));
            }
            None => {}
        }
        store
    }

    /// What they say.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Everything that is wrong in them, in the order of the file.
    pub fn found(&self) -> &[Diagnostic] {
        &self.found
    }

    /// Judges the keys of the keyboard and the lines they ask for; what is wrong with them is told with the rest.
    pub fn judge_bindings(&mut self, judge: impl Fn(&str, &str) -> Option<NoBinding>) {
        self.found.retain(|finding| !matches!(finding.fault, SettingsFault::Pressed(..)));
        self.found.extend(self.settings.bindings_wrong(judge));
        self.found.sort_by_key(|finding| finding.place);
    }

    /// Where they stand.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether a flag or the environment named the file.
    pub fn is_named(&self) -> bool {
        self.named
    }

    /// Whether there is such a file, whatever stands in it.
    pub fn exists(&self) -> bool {
        self.exists
    }

    /// What kept the file from being read.
    pub fn unread(&self) -> Option<&io::Error> {
        self.unread.as_deref()
    }

    /// The tags of the voices there are.
    pub fn voices(&self) -> &[String] {
        &self.voices
    }

    /// The key that is meant by this name, if it is one.
    pub fn key(&self, name: &str) -> Option<&'static Key> {
        let said = parts(name);
        let found = find(&said).filter(|_| said.iter().all(|part| !part.is_empty()))?;
        stands_for(found, &said, &self.voices).then_some(found)
    }

    /// From now on what is changed at the desk is remembered, or not.
    pub fn remember_changes(&mut self, remembers: bool) {
        self.remembers = remembers;
    }

    /// Remembers what was changed at the desk. A failure is told the first time and costs nothing else.
    ///
    /// # Errors
    /// The file could not be written, and that was not told yet.
    pub fn remember(&mut self, key: &str, value: Value) -> Result<(), NotKept> {
        if !self.remembers || self.settings.value(key) == Some(&value) {
            return Ok(());
        }
        match self.set(key, value) {
            Ok(()) => Ok(()),
            Err(error) => {
                tracing::warn!(%error, "a setting was not remembered");
                if std::mem::replace(&mut self.told, true) { Ok(()) } else { Err(error) }
            }
        }
    }

    /// Sets this key, here at once and in the file.
    ///
    /// # Errors
    /// The file could not be written; the key counts all the same until the program ends.
    pub fn set(&mut self, key: &str, value: Value) -> Result<(), NotKept> {
        self.settings.put(key, Some(value.clone()));
        self.edit(move |document| {
            put(document.as_table_mut(), &parts(key), value);
            true
        })?;
        Ok(())
    }

    /// Takes this key away; whether it was there.
    ///
    /// # Errors
    /// The file could not be written.
    pub fn unset(&mut self, key: &str) -> Result<bool, NotKept> {
        self.settings.put(key, None);
        self.edit(|document| take(document.as_table_mut(), &parts(key)))
    }

    /// Reads the file anew, as another program may have written it, changes it, and puts it in its place whole.
    fn edit(&mut self, change: impl FnOnce(&mut DocumentMut) -> bool) -> Result<bool, NotKept> {
        let path = self.path.clone().ok_or(NotKept::NoFolder)?;
        let system = |error| NotKept::System(path.clone(), error);
        // A link stays one: what it points to is written.
        let real = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
        let folder = real.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        home::make_folder(folder).map_err(system)?;
        let _alone = alone_in(folder);
        let text = match text_of(&real) {
            Ok(text) => text,
            Err(error) if is_nowhere(&error) => String::new(),
            Err(error) => return Err(system(error)),
        };
        let mut document: DocumentMut = text.parse().map_err(|_| NotKept::NotToml(path.clone()))?;
        if !change(&mut document) {
            return Ok(false);
        }
        let mut file = NamedTempFile::new_in(folder).map_err(system)?;
        file.write_all(document.to_string().as_bytes()).map_err(system)?;
        file.as_file().sync_all().map_err(system)?;
        file.persist(&real).map_err(|error| system(error.error))?;
        self.exists = true;
        Ok(true)
    }
}

/// All of it as text, if it is not longer than settings can be.
fn text_of(path: &Path) -> io::Result<String> {
    String::from_utf8(file::read(path, LARGEST)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// Whether there is simply no such file.
fn is_nowhere(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory)
}

/// Two desks may write at once. Where the system cannot keep them apart, the later one wins.
fn alone_in(folder: &Path) -> Option<File> {
    let file = File::open(folder).ok()?;
    for _ in 0..PATIENCE.0 {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(fs::TryLockError::WouldBlock) => thread::sleep(PATIENCE.1),
            Err(fs::TryLockError::Error(_)) => return None,
        }
    }
    None
}

/// Sets a key; the tables on the way are made where they are not there, and a value in their place makes way.
fn put(table: &mut Table, path: &[&str], value: Value) {
    let Some((last, above)) = path.split_last() else { return };
    let mut table: &mut dyn toml_edit::TableLike = table;
    for part in above {
        let entry = table.entry(part).or_insert_with(|| {
            let mut new = Table::new();
            // A table that only holds others needs no line of its own.
            new.set_implicit(true);
            Item::Table(new)
        });
        if entry.as_table_like().is_none() {
            *entry = Item::Table(Table::new());
        }
        let Some(inner) = entry.as_table_like_mut() else { return };
        table = inner;
    }
    let new = match value {
        Value::Switch(switch) => toml_edit::Value::from(switch),
        Value::Steps(steps) => toml_edit::Value::from(i64::from(steps)),
        Value::Text(text) => toml_edit::Value::from(text),
    };
    if let Some(old) = table.get_mut(last).and_then(Item::as_value_mut) {
        // What stands around the value, such as a comment behind it, stays.
        let around = old.decor().clone();
        *old = new;
        *old.decor_mut() = around;
    } else {
        table.insert(last, Item::Value(new));
    }
}

/// Takes a key away, and the tables that are empty without it, unless something is said about them; whether it was
/// there.
fn take(table: &mut dyn TableLike, path: &[&str]) -> bool {
    let Some((first, below)) = path.split_first() else { return false };
    if below.is_empty() {
        return table.remove(first).is_some();
    }
    let Some(item) = table.get_mut(first) else { return false };
    let Some(inner) = item.as_table_like_mut() else { return false };
    if !take(inner, below) {
        return false;
    }
    let is_empty = inner.is_empty();
    let says = item.as_table().is_some_and(|table| is_said_about(table.decor()));
    if is_empty && !says {
        table.remove(first);
    }
    true
}

/// Whether a comment stands there.
fn is_said_about(around: &Decor) -> bool {
    let parts = [around.prefix(), around.suffix()].into_iter().flatten();
    parts.filter_map(|part| part.as_str()).any(|part| !part.trim().is_empty())
}
