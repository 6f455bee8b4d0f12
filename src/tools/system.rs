//! What the system refuses, in the words of a voice, and files that are read whole but not without end.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::args;
use crate::voice::Voice;

/// No text of a voice is longer than this.
const LARGEST: u64 = 4 << 20;

/// Why a file could not be read.
#[derive(Debug)]
pub(super) enum Unread {
    /// It is longer than any text of a voice.
    TooLarge,
    /// The system's reason.
    System(io::Error),
}

impl Unread {
    /// Whether it is only that there is no such file.
    pub(super) fn is_missing(&self) -> bool {
        matches!(self, Unread::System(error) if error.kind() == ErrorKind::NotFound)
    }

    /// The sentence about this file.
    pub(super) fn told(&self, path: &Path, voice: &Voice) -> String {
        match self {
            Unread::TooLarge => voice.tell("check-too-large", &args!("size" => (LARGEST >> 20).to_string())),
            Unread::System(error) if error.kind() == ErrorKind::NotFound => voice.say("check-no-file"),
            Unread::System(error) => not_readable(path, error, voice),
        }
    }
}

/// The whole text of a file, however wrong its bytes are; never more than a few megabytes of it.
pub(super) fn text_of(path: &Path) -> Result<String, Unread> {
    bytes_of(path).map(|bytes| String::from_utf8_lossy(&bytes).into_owned())
}

/// All bytes of a file; never more than a few megabytes of it.
pub(super) fn bytes_of(path: &Path) -> Result<Vec<u8>, Unread> {
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(Unread::System)?;
    file.take(LARGEST + 1).read_to_end(&mut bytes).map_err(Unread::System)?;
    if bytes.len() as u64 > LARGEST {
        return Err(Unread::TooLarge);
    }
    Ok(bytes)
}

/// That this file cannot be read, and why.
pub(super) fn not_readable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.tell("error-file", &args!("path" => path, "why" => why(error, voice)))
}

/// That this file cannot be written, and why.
pub(super) fn not_writable(path: &Path, error: &io::Error, voice: &Voice) -> String {
    let path = path.display().to_string();
    voice.tell("error-file-write", &args!("path" => path, "why" => why_unmade(error, voice)))
}

/// The system's reason why something cannot be made there.
pub(super) fn why_unmade(error: &io::Error, voice: &Voice) -> String {
    match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::AlreadyExists => {
            voice.say("error-folder-place")
        }
        _ => why(error, voice),
    }
}

/// The system's reason; in its own words where the voice has none.
pub fn why(error: &io::Error, voice: &Voice) -> String {
    let id = match error.kind() {
        ErrorKind::NotFound | ErrorKind::NotADirectory => "error-file-missing",
        ErrorKind::PermissionDenied => "error-file-denied",
        ErrorKind::IsADirectory => "error-file-folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "error-disk-full",
        ErrorKind::ReadOnlyFilesystem => "error-disk-read-only",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => "error-disk-busy",
        _ => return error.to_string(),
    };
    voice.say(id)
}
