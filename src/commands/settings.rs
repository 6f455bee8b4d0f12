//! `ansage settings`: what is settled, by whom, and one key set or removed; and what is wrong with the settings, in
//! words.

use clap::{Args, Subcommand};
use std::path::Path;

use serde_json::json;

use super::flags::CommonFlags;
use super::output::{no_value, print};
use crate::args;
use crate::error::CommandError;
use crate::file::NotKept;
use crate::hear::switch;
use crate::session::{fallback_voice, other, tags};
use crate::settings::keymap::{Key as Pressed, KeyMap, does, wrong};
use crate::settings::{
    Diagnostic, Environment, KEYS, Key, Kind, NoBinding, SettingsFault, SettingsFile, Source, Value,
};
use crate::speech::clean;
use crate::tell;
use crate::tell::{why_not_kept, why_unread};
use crate::voice::{Id, Voice};

/// `ansage settings`
#[derive(Debug, Args, Default)]
pub struct SettingsFlags {
    #[command(subcommand)]
    pub about: Option<AboutSettings>,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// What is wanted of the settings; without it they are told.
#[derive(Debug, Subcommand)]
pub enum AboutSettings {
    Set {
        #[arg(value_name = "KEY")]
        key: String,
        #[arg(value_name = "VALUE", allow_hyphen_values = true)]
        value: String,
    },
    Unset {
        #[arg(value_name = "KEY")]
        key: String,
    },
}

/// The file of the settings, where the environment names another one.
pub const VARIABLE: &str = "ANSAGE_SETTINGS";

fn of_environment(name: &str) -> Option<String> {
    std::env::var(name).ok()
}

/// Reads the settings: of this file, of the one the environment names, or the user's own.
pub fn open_settings(named: Option<&Path>) -> SettingsFile {
    let other = std::env::var_os(VARIABLE).filter(|path| !path.is_empty());
    SettingsFile::open(named.or(other.as_deref().map(Path::new)), tags().into_iter().collect())
}

/// What the environment says of the settings.
///
/// # Errors
/// A variable has a value that is none (usage).
pub fn environment(store: &SettingsFile, voice: Option<&str>) -> Result<Environment, CommandError> {
    Environment::read(of_environment, store.voices()).map_err(|wrong| {
        let Some(teller) = fallback_voice(voice) else { return CommandError::usage("") };
        no_value(wrong.name, &clean(&wrong.value), &wrong.possible, &teller)
    })
}

fn usage(why: &str, voice: &Voice) -> CommandError {
    CommandError::usage(voice.tell(Id::ERROR_USAGE, &args!("why" => why.trim_end_matches('.').to_owned())))
}

/// What is wrong with the settings and is told at a start: the first mistake, and that there are more.
pub fn settings_faults(store: &SettingsFile, voice: &Voice) -> Vec<String> {
    let mut told: Vec<String> = unread(store, voice).into_iter().collect();
    if let Some(first) = store.found().first() {
        let more = (store.found().len() > 1).then(|| voice.say(Id::SETTINGS_MORE_FAULTS));
        let sentences: Vec<String> = std::iter::once(fault(first, voice)).chain(more).collect();
        told.push(sentences.join(" "));
    }
    told
}

/// What is wrong with the settings first; how to hear of the rest is told beside it.
pub(super) fn first_settings_fault(store: &SettingsFile, voice: &Voice) -> Option<String> {
    unread(store, voice).or_else(|| store.found().first().map(|first| fault(first, voice)))
}

fn unread(store: &SettingsFile, voice: &Voice) -> Option<String> {
    let why = why_unread(store.unread()?, voice);
    let path = store.path()?.display().to_string();
    let why = voice.tell(Id::ERROR_FILE, &args!("path" => path, "why" => why));
    Some(voice.tell(Id::SETTINGS_UNREAD, &args!("why" => why)))
}

/// One sentence: the place, what is wrong there, and what is possible.
pub(super) fn fault(found: &Diagnostic, voice: &Voice) -> String {
    let place = found.place;
    voice.tell(
        Id::SETTINGS_FAULT,
        &args!(
            "line" => place.line.to_string(),
            "column" => place.column.to_string(),
            "fault" => what_is_wrong(&found.fault, voice),
        ),
    )
}

fn what_is_wrong(wrong: &SettingsFault, voice: &Voice) -> String {
    match wrong {
        SettingsFault::Key(found) => tell::fault(found, voice),
        SettingsFault::Pressed(key, line, why) => {
            let id = match why {
                NoBinding::NoKey => Id::SETTINGS_KEY_NONE,
                NoBinding::Fixed => Id::SETTINGS_KEY_FIXED,
                NoBinding::NotHeard => Id::SETTINGS_KEY_NOT_HEARD,
            };
            voice.tell(id, &args!("key" => key.clone(), "value" => clean(line)))
        }
    }
}

/// One key as it is told.
struct Row {
    key: String,
    kind: Kind,
    value: Option<String>,
    from: Source,
    variable: &'static str,
}

/// Tells the settings, or changes one.
///
/// # Errors
/// There is no such key or value (usage), the file cannot be written, or the output fails; and where the settings are
/// told and something is wrong in them, once that is told.
pub fn run(
    asked: &SettingsFlags,
    common: &CommonFlags,
    mut store: SettingsFile,
    voice: &Voice,
) -> Result<(), CommandError> {
    let is_wrong = asked.about.is_none() && (store.unread().is_some() || !store.found().is_empty());
    let told = match &asked.about {
        None if asked.json_lines => vec![object(common, &store, voice)],
        None => {
            let path = store.path().map(|path| path.display().to_string());
            let path = path.unwrap_or_else(|| voice.say(Id::SETTINGS_NO_FOLDER));
            let id = if store.exists() { Id::SETTINGS_FILE } else { Id::SETTINGS_NO_FILE };
            let head = voice.tell(id, &args!("path" => path));
            let faults = unread(&store, voice).into_iter();
            let faults = faults.chain(store.found().iter().map(|found| fault(found, voice)));
            let rows = rows(common, &store, voice);
            let rows = rows.into_iter().map(|row| line(&row, voice));
            std::iter::once(head).chain(faults).chain(rows).collect()
        }
        Some(AboutSettings::Set { key, value }) => {
            let known = known(key, &store, voice)?;
            let fits = fitting(key, value, known, &store, voice);
            let fits = fits.map_err(|fault| usage(&what_is_wrong(&fault, voice), voice))?;
            let told = args!("key" => clean(key), "value" => fits.to_string());
            store.set(key, fits).map_err(|error| not_kept(&error, voice))?;
            vec![voice.tell(Id::SETTINGS_SET, &told)]
        }
        Some(AboutSettings::Unset { key }) => {
            // What means nothing can be taken away like anything else that stands there.
            let known = known(key, &store, voice);
            let was_there = store.unset(key).map_err(|error| not_kept(&error, voice))?;
            let id = if was_there { Id::SETTINGS_UNSET } else { known.map(|_| Id::SETTINGS_NOT_THERE)? };
            vec![voice.tell(id, &args!("key" => clean(key)))]
        }
    };
    print(told, voice)?;
    if is_wrong { Err(CommandError::told()) } else { Ok(()) }
}

/// What this key is set to by a value as it is typed.
fn fitting(
    key: &str,
    value: &str,
    known: &Key,
    store: &SettingsFile,
    voice: &Voice,
) -> Result<Value, SettingsFault> {
    if let (Kind::Switch, Some(on)) = (known.kind, switch(value, voice.lexicon())) {
        return Ok(Value::Switch(on));
    }
    let fits = known.kind.of_word(value, store.voices());
    let fits = fits.map_err(|misfit| misfit.of(clean(key), value.to_owned()))?;
    let pressed = key.strip_prefix(OF_KEYS).filter(|_| known.kind == Kind::Line);
    match pressed.and_then(|pressed| wrong(pressed, value, voice.lexicon())) {
        Some(why) => Err(SettingsFault::Pressed(clean(key), value.to_owned(), why)),
        None => Ok(fits),
    }
}

fn not_kept(error: &NotKept, voice: &Voice) -> CommandError {
    other(why_not_kept(error, voice), voice)
}

fn known(key: &str, store: &SettingsFile, voice: &Voice) -> Result<&'static Key, CommandError> {
    store.key(key).ok_or_else(|| {
        let names: Vec<&str> = KEYS.iter().map(|key| key.name).collect();
        let unknown = args!("key" => clean(key), "known" => names.join(", "));
        usage(&voice.tell(Id::EVENT_UNKNOWN_KEY, &unknown), voice)
    })
}

/// What stands before a key of the keyboard.
const OF_KEYS: &str = "keys.";

/// What a key of the keyboard asks for whose line in the settings counts for nothing.
fn usual_of(pressed: &str, voice: &Voice) -> Option<String> {
    let key: Pressed = pressed.parse().ok()?;
    let usual = KeyMap::usual(voice.lexicon());
    let action = usual.bindings().iter().find(|binding| binding.key == key).map(|binding| &binding.action)?;
    Some(action.line().unwrap_or_else(|| does(action, voice)))
}

/// Whether the line of this key of the keyboard counts for nothing.
fn is_passed_over(name: &str, store: &SettingsFile) -> bool {
    let of_it = |found: &Diagnostic| match &found.fault {
        SettingsFault::Pressed(key, ..) => name.strip_prefix(OF_KEYS).is_some_and(|name| clean(name) == *key),
        SettingsFault::Key(_) => false,
    };
    store.found().iter().any(of_it)
}

/// Every key with its value; of those that stand for many, what is set.
fn rows(common: &CommonFlags, store: &SettingsFile, voice: &Voice) -> Vec<Row> {
    let mut rows = Vec::new();
    for key in KEYS {
        if !key.is_open() {
            rows.push(row(key.name, key, common, store));
            continue;
        }
        let own = key.name.replace(crate::settings::TAG, voice.tag());
        let set = store.settings().all().map(|(name, _)| name.to_owned());
        let mut set: Vec<String> = set.filter(|name| store.key(name) == Some(key)).collect();
        if key.usual.is_some() && !set.contains(&own) {
            set.push(own);
        }
        rows.extend(set.iter().map(|name| match name.strip_prefix(OF_KEYS) {
            Some(pressed) if is_passed_over(name, store) => Row {
                key: name.clone(),
                kind: key.kind,
                value: usual_of(pressed, voice),
                from: Source::Usual,
                variable: "",
            },
            _ => row(name, key, common, store),
        }));
    }
    rows
}

fn row(name: &str, key: &Key, common: &CommonFlags, store: &SettingsFile) -> Row {
    let flag = match name {
        "voice" => common.voice.clone(),
        "names" => common.names.map(|names| names.key().to_owned()),
        "letters" => common.letters.clone(),
        _ => None,
    };
    let environment = Environment::of_key(name, of_environment);
    let set = store.settings().value(name).map(ToString::to_string);
    let (value, from, variable) = match (flag, environment, set) {
        (Some(value), ..) => (Some(value), Source::Flag, ""),
        (None, Some((variable, value)), _) => (Some(value), Source::Environment, variable),
        (None, None, Some(value)) => (Some(value), Source::Settings, ""),
        (None, None, None) => (key.usual.map(str::to_owned), Source::Usual, ""),
    };
    Row { key: name.to_owned(), kind: key.kind, value, from, variable }
}

fn line(row: &Row, voice: &Voice) -> String {
    let value = row.value.clone().unwrap_or_else(|| voice.say(Id::SETTINGS_NOTHING));
    voice.tell(
        Id::SETTINGS_LINE,
        &args!(
            "key" => row.key.clone(),
            "value" => value,
            "source" => row.from.name(),
            "variable" => row.variable,
        ),
    )
}

/// A value as other programs want it: no text where it is none.
fn typed(row: &Row) -> serde_json::Value {
    let Some(text) = &row.value else { return serde_json::Value::Null };
    let plain = matches!(row.kind, Kind::Switch | Kind::Steps(..));
    serde_json::from_str(text).ok().filter(|_| plain).unwrap_or_else(|| json!(text))
}

fn object(common: &CommonFlags, store: &SettingsFile, voice: &Voice) -> String {
    let rows: Vec<_> = rows(common, store, voice)
        .into_iter()
        .map(|row| json!({ "key": row.key, "value": typed(&row), "from": row.from.name() }))
        .collect();
    let faults: Vec<_> = store
        .found()
        .iter()
        .map(|found| {
            let place = found.place;
            json!({ "line": place.line, "column": place.column, "told": fault(found, voice) })
        })
        .collect();
    let path = store.path().map(|path| path.display().to_string());
    json!({
        "path": path,
        "exists": store.exists(),
        "unread": unread(store, voice),
        "faults": faults,
        "settings": rows,
    })
    .to_string()
}
