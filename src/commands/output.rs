//! How every command ends that reads, prints or speaks something, and how it says why it could not.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, BufReader, BufWriter, ErrorKind, Read, StdoutLock, Write};
use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use serde_json::Value;

use crate::args;
use crate::error::CommandError;
use crate::face::Answered;
use crate::file::{open_stream, replace, unfit};
use crate::record::Library;
use crate::session::{Pronouncer, not_written, other, without_speech};
use crate::settings::Settings;
use crate::speech::{BackendNotice, Choice, Lack, OPEN_LIMIT, Priority, Speech, VOICE_LIMIT, clean};
use crate::tell::{explain_system, not_readable, not_writable};
use crate::voice::{FluentArgs, Id, Voice};

/// How long a command waits for speech: for each backend to open, and a little.
pub(super) const PATIENCE: Duration = OPEN_LIMIT.saturating_mul(2).saturating_add(VOICE_LIMIT);

/// How much of a stream is read at once.
pub(super) const PIECE: usize = 1 << 16;

/// Prints lines, and nothing in them that steers a terminal.
pub(super) fn print(lines: impl IntoIterator<Item = String>, voice: &Voice) -> Result<(), CommandError> {
    let text: String = lines.into_iter().map(|line| clean(&line) + "\n").collect();
    print_text(&text, voice)
}

/// That nothing more can be printed.
pub(super) fn output_gone(error: &io::Error, voice: &Voice) -> CommandError {
    CommandError::other(voice.tell(Id::ERROR_OUTPUT, &args!("why" => error.to_string())))
}

/// Prints a text as it is. Whoever reads may have read enough.
pub(super) fn print_text(text: &str, voice: &Voice) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    written(out.write_all(text.as_bytes()).and_then(|()| out.flush()), voice)
}

/// Says on standard error what stops nothing; who has none is not told.
pub(super) fn warn(lines: impl IntoIterator<Item = String>) {
    for line in lines {
        let _ = writeln!(io::stderr(), "{}", clean(&line));
    }
}

/// Prints bytes as they are. Whoever reads may have read enough.
pub(super) fn print_bytes(bytes: &[u8], voice: &Voice) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    written(out.write_all(bytes).and_then(|()| out.flush()), voice)
}

/// Prints what a file holds.
pub(super) fn print_from(mut file: impl Read, voice: &Voice) -> Result<(), CommandError> {
    let mut out = io::stdout().lock();
    written(io::copy(&mut file, &mut out).and_then(|_| out.flush()), voice)
}

/// Writes a file whole or not at all, and never over the library.
pub(super) fn to_file(
    library: &Library,
    path: &Path,
    bytes: &[u8],
    voice: &Voice,
) -> Result<(), CommandError> {
    if library.owns(path) {
        return Err(not_written(path, Id::ERROR_FILE_LIBRARY, voice));
    }
    put(path, replace(path, bytes), voice)
}

/// What came of writing a file.
pub(super) fn put(path: &Path, written: io::Result<()>, voice: &Voice) -> Result<(), CommandError> {
    match written {
        // Whoever reads a pipe has read enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        result => result.map_err(|error| other(not_writable(path, &error, voice), voice)),
    }
}

fn written(result: io::Result<()>, voice: &Voice) -> Result<(), CommandError> {
    match result {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            let why = args!("why" => explain_system(&error, voice));
            Err(other(voice.tell(Id::ERROR_OUTPUT, &why), voice))
        }
        _ => Ok(()),
    }
}

/// Has a file answered, or standard input: what there is to say about it goes to standard output, all of it before
/// more is read.
pub(super) fn answered(
    path: Option<&Path>,
    voice: &Voice,
    answer: impl FnOnce(&mut dyn BufRead, &RefCell<BufWriter<StdoutLock<'_>>>) -> io::Result<()>,
) -> Result<(), CommandError> {
    let unread = |error: &io::Error| {
        let why = path.map_or_else(
            || voice.tell(Id::ERROR_INPUT, &args!("why" => explain_system(error, voice))),
            |path| not_readable(path, error, voice),
        );
        other(why, voice)
    };
    let input: Box<dyn Read> = match path {
        None => Box::new(io::stdin().lock()),
        Some(path) => Box::new(open_stream(path).map_err(|error| unread(&error))?),
    };
    let out = RefCell::new(BufWriter::with_capacity(PIECE, io::stdout().lock()));
    let failed = Cell::new(false);
    let mut input = BufReader::with_capacity(PIECE, Answered::new(input, &out, &failed));
    match answer(&mut input, &out).and_then(|()| out.borrow_mut().flush()) {
        Err(error) if failed.get() || unfit(&error).is_some() => Err(unread(&error)),
        result => written(result, voice),
    }
}

/// Speaks these texts and waits until they are said; what lacks where nothing speaks is printed.
pub(super) fn speak(
    texts: &[String],
    choice: Choice,
    settings: &Settings,
    voice: &Voice,
) -> Result<(), CommandError> {
    if choice == Choice::Off {
        return Ok(());
    }
    let aloud = Pronouncer::new(voice, settings);
    let (tell, notices) = mpsc::channel();
    let speech = Speech::start(choice, voice.language(), move |notice| {
        // Nobody listens any more once all is said.
        let _ = tell.send(notice);
    });
    for text in texts {
        speech.say_parts(aloud.parts(text, voice), Priority::Message);
    }
    speech.close(PATIENCE);
    print(lack(&notices).map(|lack| voice.say(without_speech(Some(lack)))), voice)
}

/// What is missing where nothing is left that speaks.
fn lack(notices: &Receiver<BackendNotice>) -> Option<Lack> {
    let (mut silent, mut lack) = (false, None);
    for notice in notices.try_iter() {
        match notice {
            BackendNotice::Lost { backend, loss } => lack = lack.max(Some(Lack::of(backend, &loss))),
            BackendNotice::Silent => silent = true,
            BackendNotice::Speaking(_) => (silent, lack) = (false, None),
        }
    }
    silent.then(|| lack.unwrap_or_default())
}

/// What `--speech` asks for, if it is given.
///
/// # Errors
/// It is no word for speech (usage).
pub(super) fn speech_choice(asked: Option<&str>, voice: &Voice) -> Result<Option<Choice>, CommandError> {
    let no_choice = |text: &str| no_value("--speech", text, Choice::POSSIBLE, voice);
    asked.map(|text| text.parse().map_err(|_| no_choice(text))).transpose()
}

/// One object with the fields of both.
pub(super) fn merged(mut object: Value, more: Value) -> Value {
    if let (Value::Object(object), Value::Object(more)) = (&mut object, more) {
        object.extend(more);
    }
    object
}

/// The command line asks for something that cannot be.
pub(super) fn usage(why: String, voice: &Voice) -> CommandError {
    CommandError::usage(voice.tell(Id::ERROR_OTHER, &args!("why" => why)))
}

/// The command line is wrong as such.
pub(super) fn misused(id: Id, told: &FluentArgs<'_>, voice: &Voice) -> CommandError {
    CommandError::usage(voice.tell(Id::ERROR_USAGE, &args!("why" => voice.tell(id, told))))
}

/// A flag has a value that is none.
pub(super) fn no_value(flag: &str, value: &str, possible: &str, voice: &Voice) -> CommandError {
    let told =
        args!("arg" => flag.to_owned(), "value" => value.to_owned(), "possible" => possible.to_owned());
    misused(Id::ERROR_INVALID_VALUE_OF, &told, voice)
}
