//! What the system refuses, in the words of a voice.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::args;
use crate::file::{LARGEST_TEXT, NotKept, Unfit, unfit};
use crate::voice::{Id, Voice};

/// Why a voice's file is not read, with the file.
pub(crate) fn voice_unread(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let why = match error.kind() {
        _ if unfit(error) == Some(Unfit::TooLong) => {
            voice.tell(Id::CHECK_TOO_LARGE, &args!("size" => (LARGEST_TEXT >> 20).to_string()))
        }
        ErrorKind::NotFound => voice.say(Id::CHECK_NO_FILE),
        _ => return not_readable(path, error, voice),
    };
    format!("{}: {why}", path.display())
}

/// That this file cannot be read, and why.
pub(crate) fn not_readable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.tell(Id::ERROR_FILE, &args!("path" => path, "why" => explain_system(error, voice)))
}

/// That this file cannot be written, and why.
pub(crate) fn not_writable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.tell(Id::ERROR_FILE_WRITE, &args!("path" => path, "why" => why_unmade(error, voice)))
}

/// The system's reason why something cannot be made there.
pub(super) fn why_unmade(error: &io::Error, voice: &Voice) -> String {
    match error.kind() {
        ErrorKind::DirectoryNotEmpty => voice.say(Id::ERROR_FOLDER_FULL),
        ErrorKind::NotFound => voice.say(Id::ERROR_FOLDER_MISSING),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => voice.say(Id::ERROR_FOLDER_PLACE),
        _ => explain_system(error, voice),
    }
}

/// The reason; the system's number of it where the voice has no words.
pub fn explain_system(error: &io::Error, voice: &Voice) -> String {
    let id = match error.kind() {
        _ if let Some(unfit) = unfit(error) => match unfit {
            Unfit::Special => Id::ERROR_FILE_SPECIAL,
            Unfit::TooLong => Id::ERROR_FILE_LONG,
            Unfit::LongLine => Id::ERROR_FILE_LINE,
            Unfit::Endless => Id::ERROR_FILE_ENDLESS,
        },
        _ if is_circle(error) => Id::ERROR_FILE_CIRCLE,
        ErrorKind::NotFound | ErrorKind::NotADirectory => Id::ERROR_FILE_MISSING,
        ErrorKind::PermissionDenied => Id::ERROR_FILE_DENIED,
        ErrorKind::IsADirectory => Id::ERROR_FILE_FOLDER,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Id::ERROR_DISK_FULL,
        ErrorKind::ReadOnlyFilesystem => Id::ERROR_DISK_READ_ONLY,
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => Id::ERROR_DISK_BUSY,
        ErrorKind::InvalidFilename => Id::ERROR_FILE_NAME,
        // The system's own words are of no voice.
        _ => {
            let number = error.raw_os_error().unwrap_or(0);
            return voice.tell(Id::ERROR_SYSTEM, &args!("number" => number));
        }
    };
    voice.say(id)
}

/// Why the settings could not be read, without a full stop.
pub(crate) fn why_unread(error: &io::Error, voice: &Voice) -> String {
    if error.kind() == ErrorKind::InvalidData {
        return voice.say(Id::EVENT_NOT_TEXT).trim_end_matches('.').to_owned();
    }
    explain_system(error, voice)
}

/// Why a key could not be written, without a full stop.
pub fn why_not_kept(error: &NotKept, voice: &Voice) -> String {
    match error {
        NotKept::NoFolder => voice.say(Id::SETTINGS_NO_FOLDER),
        NotKept::NotToml(path) => {
            voice.tell(Id::SETTINGS_NOT_TOML, &args!("path" => path.display().to_string()))
        }
        NotKept::System(path, error) if error.kind() == ErrorKind::InvalidData => {
            let path = path.display().to_string();
            voice.tell(Id::ERROR_FILE, &args!("path" => path, "why" => why_unread(error, voice)))
        }
        NotKept::System(path, error) => not_writable(path, error, voice),
    }
}

/// Whether links lead to each other.
#[cfg(unix)]
fn is_circle(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::LOOP.raw_os_error())
}

/// Nothing here says that links lead to each other.
#[cfg(not(unix))]
fn is_circle(_: &io::Error) -> bool {
    false
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_told_in_the_words_of_the_voice() {
        let told = |tag: &str, error| explain_system(&error, &Voice::built_in(tag).unwrap());
        let number = io::Error::from_raw_os_error;
        assert_eq!(told("de", number(5)), "das System meldet Fehler 5");
        assert_eq!(told("en", number(11)), "the system reports fault 11");
        assert_eq!(told("de", ErrorKind::InvalidData.into()), "das System meldet einen Fehler");
        for tag in crate::voice::tags() {
            let (some, none) = (told(&tag, number(5)), told(&tag, ErrorKind::UnexpectedEof.into()));
            assert!(some.contains('5') && !some.contains("os error"), "{tag}: {some}");
            assert!(!none.contains(|sign: char| sign.is_ascii_digit()), "{tag}: {none}");
        }
    }
}
