//! Which voice speaks: the one asked for, the locale's, or German; and the voices there are.

use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::panic::resume_unwind;
use std::path::PathBuf;
use std::{fs, thread};

use crate::error::CommandError;
use crate::file::text_of;
use crate::game::ParseError;
use crate::hear::{Intent, Reply, hear};
use crate::home;
use crate::tell::{line_of, voice_unread};
use crate::voice::{
    Id, LawTexts, Lexicon, LineKind, ParsedMessages, PhraseBook, Voice, VoiceError, VoiceFiles,
};
use crate::{args, voice};

/// The language of Appendix D's announcements, where nothing says which voice is wanted.
const DEFAULT: &str = "de";

/// The language most people know some of.
const BESIDE: &str = "en";

/// The environment's variables for the language of messages, in their order.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The voice of this tag, or the locale's. A file of the user's own stands in for the program's.
///
/// # Errors
/// There is no such voice (usage), or its files are broken.
pub fn choose_voice(tag: Option<&str>) -> Result<Voice, CommandError> {
    let tag = tag.map_or_else(of_locale, str::to_owned);
    read_voice(&tag).map_err(|error| not_there(*error, fallback_voice(None).as_ref()))
}

/// The voice whose letters stand for pieces, if one was named.
///
/// # Errors
/// As [`choose_voice`], in the words of `voice`.
pub fn choose_letters(tag: Option<&str>, voice: &Voice) -> Result<Option<Voice>, CommandError> {
    tag.map(read_voice).transpose().map_err(|error| not_there(*error, Some(voice)))
}

/// Why a voice cannot be had.
pub(crate) enum VoiceTrouble {
    /// No voice, or none that can be read from its texts.
    Voice(VoiceError),
    /// A text of the user's own that cannot be used, and why it cannot.
    Own { tag: String, folder: PathBuf, why: Box<OwnFault> },
}

/// What is wrong with a voice of the user's own.
pub(crate) enum OwnFault {
    /// A file cannot be read.
    File(PathBuf, io::Error),
    /// What is told about it first, in the order of files and lines.
    Texts(Vec<voice::Diagnostic>, VoiceError),
}

fn not_there(error: VoiceTrouble, teller: Option<&Voice>) -> CommandError {
    let Some(teller) = teller else {
        return CommandError::other("");
    };
    match error {
        VoiceTrouble::Voice(VoiceError::Unknown { tag, known }) => {
            let why = teller.tell(Id::ERROR_VOICE, &args!("tag" => tag, "known" => known));
            CommandError::usage(teller.tell(Id::ERROR_USAGE, &args!("why" => why)))
        }
        error => other(lacking_told(error, teller), teller),
    }
}

/// Why there is nothing to be had of a voice, in one sentence.
fn lacking_told(error: VoiceTrouble, teller: &Voice) -> String {
    match error {
        VoiceTrouble::Voice(error) => error.to_string(),
        VoiceTrouble::Own { tag, folder, why } => {
            let mut why = why.told(teller);
            if !why.ends_with('.') {
                why.push('.');
            }
            let command = format!("ansage voices check {}", folder.display());
            let told = args!("tag" => tag, "why" => why, "command" => command);
            teller.tell(Id::ERROR_VOICE_BROKEN, &told)
        }
    }
}

pub(crate) fn other(why: String, teller: &Voice) -> CommandError {
    CommandError::other(teller.tell(Id::ERROR_OTHER, &args!("why" => why)))
}

impl OwnFault {
    fn told(&self, teller: &Voice) -> String {
        match self {
            OwnFault::File(path, error) => voice_unread(path, error, teller),
            OwnFault::Texts(findings, error) => {
                findings.first().map_or_else(|| error.to_string(), |first| line_of(first, teller))
            }
        }
    }
}

/// A voice for telling what is wrong with the command line, whatever is wrong with it.
pub fn fallback_voice(tag: Option<&str>) -> Option<Voice> {
    let tag = tag.map_or_else(of_locale, str::to_owned);
    Voice::built_in(&tag).or_else(|_| Voice::built_in(DEFAULT)).ok()
}

/// The locale of messages, as the environment names it.
pub(crate) fn locale() -> Option<String> {
    LOCALE.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
}

/// The voice of the locale's language, where it names one that has a voice.
fn named_by_locale() -> Option<String> {
    let locale = locale()?;
    let language = locale.split(['_', '.', '@', '-']).next()?;
    voice::tags().into_iter().find(|tag| tag == language)
}

fn of_locale() -> String {
    named_by_locale().unwrap_or_else(|| DEFAULT.to_owned())
}

/// The voice that is asked in beside the usual one, where the system names no language that has a voice.
pub fn voice_beside() -> Option<Voice> {
    if named_by_locale().is_some() { None } else { Voice::built_in(BESIDE).ok() }
}

/// The voice that ships under this tag: a start waits for its words and its sentences, which are read at the same time.
fn built_in(tag: &str) -> Result<Voice, VoiceError> {
    thread::scope(|scope| {
        let parsing = thread::Builder::new().spawn_scoped(scope, || ParsedMessages::built_in(tag));
        Voice::built_in_with(tag, || match parsing {
            Ok(parsing) => parsing.join().unwrap_or_else(|panic| resume_unwind(panic)),
            Err(_) => ParsedMessages::built_in(tag),
        })
    })
}

/// The voice of this tag as it is on this machine.
pub(crate) fn read_voice(tag: &str) -> Result<Voice, Box<VoiceTrouble>> {
    // A tag is a folder's name and nothing that could lead elsewhere.
    let plain = !tag.is_empty() && tag.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    let own = home::voice(tag).filter(|folder| plain && folder.is_dir());
    let Some(folder) = own else {
        return built_in(tag).map_err(|error| Box::new(VoiceTrouble::Voice(error)));
    };
    let lacking = |why| Box::new(VoiceTrouble::Own { tag: tag.to_owned(), folder: folder.clone(), why });
    let shipped = voice::embedded(tag).ok();
    let text = |name: &str, shipped: Option<&'static str>| {
        let path = folder.join(name);
        match (text_of(&path), shipped) {
            (Ok(text), _) => Ok((path.display().to_string(), text)),
            (Err(error), Some(shipped)) if error.kind() == ErrorKind::NotFound => {
                Ok((name.to_owned(), shipped.to_owned()))
            }
            (Err(error), _) => Err(Box::new(OwnFault::File(path, error))),
        }
    };
    let lexicon = text("lexicon.toml", shipped.as_ref().map(|sources| sources.lexicon)).map_err(lacking)?;
    let messages = text("messages.ftl", shipped.as_ref().map(|sources| sources.messages)).map_err(lacking)?;
    let sources = VoiceFiles {
        lexicon_name: &lexicon.0,
        lexicon: &lexicon.1,
        messages_name: &messages.0,
        messages: &messages.1,
    };
    let read = Voice::read(tag, &sources).map_err(|error| {
        let mut findings = voice::check(&sources, &taken);
        // What only keeps it from being as good as it could be is not what keeps it from being used.
        if let Some((file, line)) = error.place() {
            findings.sort_by_key(|found| (found.file != file, found.line != line));
        }
        lacking(Box::new(OwnFault::Texts(findings, error)))
    })?;
    // Without this file, and whatever is wrong with it, openings have names all the same.
    Ok(read.with_openings(text_of(&folder.join("openings.toml")).ok()))
}

/// The program's tags and those of the user's folders.
pub(crate) fn tags() -> BTreeSet<String> {
    let own = home::voices().and_then(|folder| fs::read_dir(folder).ok());
    let own = own.into_iter().flatten().filter_map(Result::ok).filter(|entry| entry.path().is_dir());
    let own = own.map(|entry| entry.file_name().to_string_lossy().into_owned());
    voice::tags().into_iter().chain(own).collect()
}

/// What a line is taken for with this lexicon.
pub fn taken(line: &str, lexicon: &Lexicon) -> LineKind {
    match hear(line, lexicon).map(|utterance| utterance.heard) {
        Ok(Intent::Reply(Reply::Number(_))) => LineKind::Number,
        Ok(Intent::Announce(..)) | Err(ParseError::CastlingAndMore) => LineKind::Move,
        Ok(_) => LineKind::Asked,
        Err(_) => LineKind::Nothing,
    }
}

/// What people say in this voice who were never told the words: the user's own, or what comes with the program.
pub(super) fn phrase_book(voice: &Voice) -> PhraseBook {
    const FILE: &str = "phrases.toml";
    let (tag, like) = (voice.tag(), voice.lexicon().like());
    let own = home::voice(tag).map(|folder| folder.join(FILE)).filter(|path| path.is_file());
    // What cannot be read there, `voices check` tells; the rest is learned all the same.
    match own.and_then(|path| text_of(&path).ok()) {
        Some(text) => PhraseBook::read(FILE, &text, like.and_then(voice::embedded_phrases), &[]).0,
        None => PhraseBook::built_in(tag, like),
    }
}

/// The texts of the Laws in this voice: the user's own, or those of the program. `None` for a language that has
/// none.
///
/// # Errors
/// One sentence: the user's own cannot be read.
pub(crate) fn law_texts(voice: &Voice) -> Result<Option<LawTexts>, String> {
    const FILE: &str = "laws.ftl";
    let tag = voice.tag();
    let folder = home::voice(tag).filter(|folder| folder.is_dir());
    if let Some(folder) = folder {
        let lacking = |why| {
            let (tag, folder) = (tag.to_owned(), folder.clone());
            lacking_told(VoiceTrouble::Own { tag, folder, why: Box::new(why) }, voice)
        };
        let path = folder.join(FILE);
        match text_of(&path) {
            Ok(text) => {
                let name = path.display().to_string();
                let read = LawTexts::read(tag, &name, &text, voice.lexicon());
                return read
                    .map(Some)
                    .map_err(|error| lacking(OwnFault::Texts(voice::check_laws(&name, &text, ""), error)));
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(lacking(OwnFault::File(path, error))),
        }
    }
    let shipped = voice::embedded_laws(tag).map(|text| LawTexts::read(tag, FILE, text, voice.lexicon()));
    shipped.transpose().map_err(|error| lacking_told(VoiceTrouble::Voice(error), voice))
}
