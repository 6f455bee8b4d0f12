//! The single checks: what was found, how it stands, and what to do about it.

use std::env;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use serde_json::{Value, json};
use shakmaty::Chess;
use strum::IntoStaticStr;

use crate::args;
use crate::commands::play::reader;
use crate::commands::settings::first_settings_fault;
use crate::game::engine_shown;
use crate::home;
use crate::opponent::{Level, SearchLimits, best_move, engine_asked_for, try_engine};
use crate::record::{Library, LibraryError};
use crate::session::locale as locale_of_environment;
use crate::settings::SettingsFile;
use crate::speech::there_may_be_sound;
use crate::tell::explain_library;
use crate::voice::{Id, Voice};

/// How it stands; its name is for other programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(super) enum State {
    /// As it should be.
    Good,
    /// Not everything is there, but nothing is lacking for it.
    Note,
    /// Something lacks that a game needs.
    Missing,
}

/// What was found.
pub(super) struct Examination {
    pub(super) state: State,
    /// The sentence that tells it.
    pub(super) told: String,
    /// What to do about it.
    pub(super) remedy: Option<String>,
    /// The same for other programs.
    pub(super) value: Value,
}

impl Examination {
    pub(super) fn good(told: String, value: Value) -> Examination {
        Examination { state: State::Good, told, remedy: None, value }
    }

    pub(super) fn note(told: String, value: Value) -> Examination {
        Examination { state: State::Note, told, remedy: None, value }
    }

    pub(super) fn missing(told: String, value: Value) -> Examination {
        Examination { state: State::Missing, told, remedy: None, value }
    }

    pub(super) fn remedied(self, remedy: String) -> Examination {
        Examination { remedy: Some(remedy), ..self }
    }
}

/// Which language the system names, and in which character set.
pub(super) fn locale(voice: &Voice) -> Examination {
    let tag = voice.tag();
    let remedy = || voice.tell(Id::DOCTOR_LOCALE_REMEDY, &args!("voice" => tag));
    let Some(locale) = locale_of_environment() else {
        let told = voice.tell(Id::DOCTOR_LOCALE_NONE, &args!("voice" => tag));
        return Examination::note(told, json!({ "locale": null, "voice": tag })).remedied(remedy());
    };
    let value = json!({ "locale": locale, "voice": tag });
    let utf8 = locale.to_ascii_lowercase().replace('-', "").contains("utf8");
    let known = args!("locale" => locale, "voice" => tag);
    if utf8 || cfg!(windows) {
        return Examination::good(voice.tell(Id::DOCTOR_LOCALE, &known), value);
    }
    Examination::note(voice.tell(Id::DOCTOR_LOCALE_NOT_UTF8, &known), value).remedied(remedy())
}

/// Whether there is a terminal, and one with a screen.
pub(super) fn terminal(voice: &Voice) -> Examination {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Examination::note(voice.say(Id::DOCTOR_TERMINAL_NONE), json!({ "terminal": false }));
    }
    let term = env::var("TERM").unwrap_or_default();
    let (columns, rows) = crossterm::terminal::size().unwrap_or_default();
    let value = json!({ "terminal": true, "TERM": term, "columns": columns, "rows": rows });
    if term == "dumb" || term.is_empty() && !cfg!(windows) {
        let found = Examination::note(voice.say(Id::DOCTOR_TERMINAL_DUMB), value);
        return found.remedied(voice.say(Id::DOCTOR_TERMINAL_REMEDY));
    }
    Examination::good(voice.tell(Id::DOCTOR_TERMINAL, &args!("columns" => columns, "rows" => rows)), value)
}

/// Whether a screen reader runs.
pub(super) fn reader(voice: &Voice) -> Examination {
    let name = reader::running();
    if !reader::can_be_known() {
        let found = Examination::note(voice.say(Id::DOCTOR_READER_UNKNOWN), json!({ "name": null }));
        return found.remedied(voice.say(Id::DOCTOR_READER_REMEDY));
    }
    let told = match &name {
        Some(name) => voice.tell(Id::DOCTOR_READER, &args!("name" => name.clone())),
        None => voice.say(Id::DOCTOR_READER_NONE),
    };
    Examination::good(told, json!({ "name": name }))
}

/// Whether the settings can be read, and say what they should.
pub(super) fn settings(store: &SettingsFile, voice: &Voice) -> Examination {
    let path = store.path().map(|path| path.display().to_string());
    let value = json!({ "path": path, "exists": store.exists(), "faults": store.found().len() });
    if let Some(first) = first_settings_fault(store, voice) {
        return Examination::note(first, value).remedied(voice.say(Id::DOCTOR_SETTINGS_REMEDY));
    }
    let path = path.unwrap_or_else(|| voice.say(Id::SETTINGS_NO_FOLDER));
    let id = if store.exists() { Id::DOCTOR_SETTINGS } else { Id::DOCTOR_SETTINGS_NONE };
    Examination::good(voice.tell(id, &args!("path" => path)), value)
}

/// Whether games can be kept.
pub(super) fn library(path: Option<&PathBuf>, voice: &Voice) -> Examination {
    let missing =
        |told, value| Examination::missing(told, value).remedied(voice.say(Id::DOCTOR_LIBRARY_REMEDY));
    let Some(path) = path.cloned().or_else(home::library) else {
        return missing(voice.say(Id::ERROR_HOME), json!({ "path": null }));
    };
    let games = Library::open(&path).and_then(|library| library.games()).and_then(|games| {
        match games.damaged.into_iter().next() {
            Some(found) => Err(LibraryError::Damaged(Box::new(found))),
            None => Ok(games.sound.len()),
        }
    });
    let path = path.display().to_string();
    match games {
        Ok(games) => {
            let value = json!({ "path": path, "games": games });
            Examination::good(voice.tell(Id::DOCTOR_LIBRARY, &args!("path" => path, "count" => games)), value)
        }
        Err(error) => {
            let value = json!({ "path": path });
            let told = args!("path" => path, "why" => explain_library(&error, voice));
            missing(voice.tell(Id::DOCTOR_LIBRARY_BAD, &told), value)
        }
    }
}

/// Whether the sparring partner moves, and how soon.
pub(super) fn partner(voice: &Voice) -> Examination {
    let begun = Instant::now();
    let limits = SearchLimits { level: Level::default(), ..SearchLimits::default() };
    let found = best_move(&Chess::default(), &[], &limits, &AtomicBool::new(false));
    let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let value = json!({ "ms": ms });
    match found {
        Some(_) => Examination::good(voice.tell(Id::DOCTOR_PARTNER, &args!("ms" => ms)), value),
        None => Examination::missing(voice.say(Id::DOCTOR_PARTNER_NONE), value),
    }
}

/// Whether the engine that is settled comes up, or else one that is installed. None is needed.
pub(super) fn engine(store: &SettingsFile, voice: &Voice) -> Examination {
    let settled = store.settings().practice_engine();
    let remedy =
        |package: &str| voice.tell(Id::DOCTOR_ENGINE_REMEDY, &args!("package" => package.to_owned()));
    let name = match engine_asked_for(None, settled) {
        Ok(name) => name,
        Err(missing) => {
            let none = Examination::note(voice.say(Id::DOCTOR_ENGINE_NONE), Value::Null);
            return none.remedied(remedy(missing.package));
        }
    };
    let begun = Instant::now();
    let found = try_engine(&name);
    let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    let shown = engine_shown(&name);
    match found {
        Ok(called) => {
            let called = called.unwrap_or(shown);
            let value = json!({ "engine": name, "name": called, "ms": ms });
            let told = args!("engine" => called, "ms" => ms);
            Examination::good(voice.tell(Id::DOCTOR_ENGINE, &told), value)
        }
        Err(fault) => {
            let value = json!({ "engine": name, "fault": fault.name() });
            let told =
                voice.tell(Id::DOCTOR_ENGINE_BAD, &args!("engine" => shown, "failing" => fault.name()));
            Examination::note(told, value).remedied(remedy("fairy-stockfish"))
        }
    }
}

/// Whether anything in this machine can sound.
pub(super) fn audio(voice: &Voice) -> Examination {
    let there = there_may_be_sound();
    let value = json!({ "likely": there });
    if there {
        return Examination::good(voice.say(Id::DOCTOR_AUDIO), value);
    }
    Examination::note(voice.say(Id::DOCTOR_AUDIO_NONE), value).remedied(voice.say(Id::DOCTOR_AUDIO_REMEDY))
}
