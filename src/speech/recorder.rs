//! Texts kept as sound files while something else speaks: eSpeak NG in a process of its own, which is this program
//! again, since the library has one state in a process.
//!
//! It takes one line for each text and answers each with one, and it ends when whoever began it is gone.

use std::io::{self, BufRead, BufReader, Cursor, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::apart::{own_program, set_apart};
use super::espeak::Sampler;
use super::sound_file::SoundFile;
use super::spoken_text::SpokenPart;
use super::{BackendError, Rate};
use crate::file;

/// The command of the program that is this process.
pub const RECORDER_COMMAND: &str = "recorder";

/// How long the last texts may still take when the program ends; each takes some hundredths of a second.
const PATIENCE: Duration = Duration::from_secs(5);

/// A text that is kept, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Recording {
    path: PathBuf,
    parts: Vec<SpokenPart>,
}

/// Why a text was not kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum RecordingError {
    /// eSpeak NG is not installed.
    NoSynthesizer,
    /// It fails, for a reason in its own words.
    Synthesizer(String),
    /// The file of this name cannot be written, for a reason of the system, by its number where it has one.
    File(PathBuf, Option<i32>),
}

/// Keeps texts as sound files. Nobody waits for it; dropping it waits until the last one is there, for at most five
/// seconds.
#[derive(Debug)]
pub struct Recorder {
    texts: Option<Sender<Recording>>,
    ended: Receiver<()>,
}

impl Recorder {
    /// With a voice of this language, a BCP-47 tag. `lost` is called on a thread of its own, once for each text that
    /// was not kept.
    pub fn start(language: &str, lost: impl Fn(RecordingError) + Send + 'static) -> Recorder {
        let (texts, inbox) = mpsc::channel::<Recording>();
        let (end, ended) = mpsc::channel();
        let language = language.to_owned();
        // Where there is no thread to be had, nothing takes the texts.
        let _ = thread::Builder::new().name("recorder".to_owned()).spawn(move || {
            let mut near = None;
            for text in inbox {
                if near.is_none() {
                    near = NearEnd::start(&language).map_err(|error| lost(broken(&error))).ok();
                }
                if let Some(process) = &mut near
                    && let Err(why) = process.keep(&text).unwrap_or_else(|error| Err(broken(&error)))
                {
                    lost(why);
                }
            }
            drop((near, end));
        });
        Recorder { texts: Some(texts), ended }
    }

    /// Keeps a text in this file.
    pub fn keep(&self, path: PathBuf, parts: Vec<SpokenPart>) {
        if let Some(texts) = &self.texts {
            // A thread that is gone has told why.
            let _ = texts.send(Recording { path, parts });
        }
    }
}

impl Drop for Recorder {
    fn drop(&mut self) {
        drop(self.texts.take());
        // It ends by dropping its side.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

/// The near end of the process.
struct NearEnd {
    child: Child,
    tasks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl NearEnd {
    fn start(language: &str) -> io::Result<NearEnd> {
        let mut command = Command::new(own_program()?);
        command.args([RECORDER_COMMAND, language]);
        // What libraries complain of is not for the terminal, which belongs to the program alone.
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        set_apart(&mut command);
        let mut child = command.spawn()?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(tasks), Some(answers)) => Ok(NearEnd { child, tasks, answers: BufReader::new(answers) }),
            _ => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    fn keep(&mut self, text: &Recording) -> io::Result<Result<(), RecordingError>> {
        writeln!(self.tasks, "{}", serde_json::to_string(text)?)?;
        let mut answer = String::new();
        if self.answers.read_line(&mut answer)? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(serde_json::from_str(&answer)?)
    }
}

impl Drop for NearEnd {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The far end: keeps one text after the other, until there are no more lines.
///
/// # Errors
/// What it answers cannot be written.
pub fn record_all(language: &str, texts: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut sampler = None;
    for line in texts.lines() {
        let Ok(text) = serde_json::from_str::<Recording>(&line?) else { continue };
        if sampler.is_none() {
            sampler = Some(Sampler::open(language, Rate::USUAL));
        }
        let kept = match &sampler {
            Some(Ok(sampler)) => record(sampler, text),
            Some(Err(BackendError::NotThere)) | None => Err(RecordingError::NoSynthesizer),
            Some(Err(error)) => Err(RecordingError::Synthesizer(format!("{error:?}"))),
        };
        writeln!(answers, "{}", serde_json::to_string(&kept)?)?;
        answers.flush()?;
    }
    Ok(())
}

fn record(from: &Sampler, text: Recording) -> Result<(), RecordingError> {
    let samples = from.sample(text.parts);
    let samples = samples.map_err(|error| RecordingError::Synthesizer(format!("{error:?}")))?;
    let bytes = wav(&samples, from.rate_hz());
    let written = bytes.and_then(|bytes| write(&text.path, &bytes));
    written.map_err(|error| RecordingError::File(text.path, error.raw_os_error()))
}

fn wav(samples: &[i16], rate_hz: u32) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut sound = SoundFile::begin(Cursor::new(&mut bytes), rate_hz)?;
    sound.put(samples)?;
    sound.end()?;
    Ok(bytes)
}

/// In a folder that is made where it is not there.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    file::replace(path, bytes)
}

fn broken(error: &io::Error) -> RecordingError {
    RecordingError::Synthesizer(error.to_string())
}
