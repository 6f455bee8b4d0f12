//! What every part of speech speaks of: backends, their limits, what the user wants, how a text stands to others.

use std::io::ErrorKind;
use std::str::FromStr;
use std::time::Duration;

use strum::{Display, IntoStaticStr};
use thiserror::Error;

/// How long a backend may take to open, in which a daemon may have to be started (measured: 0.3 s).
pub const OPEN_LIMIT: Duration = Duration::from_secs(2);

/// How long a backend may take to accept a text or a rate, or to be silent (measured: 0.3 to 13 ms).
pub const CALL_LIMIT: Duration = Duration::from_millis(500);

/// How long a backend that speaks in the program itself may still speak when the program ends.
pub const FINISH_LIMIT: Duration = Duration::from_secs(10);

/// How long a backend may take to find a voice of the language once it is open. libspeechd lists some
/// thousand voices twice for this, which takes 3 s on a healthy machine; texts wait meanwhile.
pub const VOICE_LIMIT: Duration = Duration::from_secs(8);

/// The name by which a speech service knows the program.
pub(super) const CLIENT: &str = env!("CARGO_PKG_NAME");

/// What the user wants to speak.
///
/// ```
/// use ansage::speech::Choice;
///
/// assert!("espeak".parse::<Choice>().is_ok());
/// assert!("loudhailer".parse::<Choice>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The first backend that works: Speech Dispatcher's socket, the `tts` crate, eSpeak NG, none; on Windows a running
    /// NVDA, another screen reader through Prism, the `tts` crate, SAPI through Prism, eSpeak NG, none.
    #[default]
    Auto,
    /// Speech Dispatcher through its socket, or nothing.
    Ssip,
    /// A running NVDA through its controller client, or nothing.
    Nvda,
    /// Whatever screen reader is running, through the library Prism, or nothing.
    Prism,
    /// The platform's own library through the `tts` crate, or nothing.
    Tts,
    /// eSpeak NG in the program itself, or nothing.
    Espeak,
    /// Nothing.
    Off,
}

impl Choice {
    /// All of them, as they are asked for.
    pub const POSSIBLE: &str = "auto, on, ssip, nvda, prism, tts, espeak, off";
}

/// A word that is no [`Choice`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?}: auto, on, ssip, nvda, prism, tts, espeak, off?")]
pub struct UnknownChoice(
    /// The word.
    pub String,
);

impl FromStr for Choice {
    type Err = UnknownChoice;

    fn from_str(word: &str) -> Result<Self, UnknownChoice> {
        match word.trim().to_ascii_lowercase().as_str() {
            "auto" | "on" => Ok(Self::Auto),
            "ssip" => Ok(Self::Ssip),
            "nvda" => Ok(Self::Nvda),
            "prism" => Ok(Self::Prism),
            "tts" => Ok(Self::Tts),
            "espeak" => Ok(Self::Espeak),
            "off" => Ok(Self::Off),
            _ => Err(UnknownChoice(word.to_owned())),
        }
    }
}

/// How a text stands to the others, in the words of SSIP. The queue keeps to it for every backend: a text is given
/// out when the one before has been spoken, as far as the backend tells that. What is never dropped is never cut off
/// by another text either; the others are. The smallest is spoken first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Priority {
    /// Spoken before all others and never dropped: flag, check, mate, an arbiter's ruling.
    Important,
    /// Spoken in its turn and never dropped: moves, answers.
    Message,
    /// Dropped when a newer text of this kind or a message comes: what stands under the cursor.
    Text,
    /// Spoken only if nothing else is, and dropped otherwise: hints that can be missed.
    Notification,
    /// Like a notification, but the last of a row is always spoken.
    Progress,
}

/// What speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Display)]
pub enum Backend {
    /// Speech Dispatcher through its socket.
    #[strum(to_string = "Speech Dispatcher")]
    Ssip,
    /// A running NVDA through its controller client.
    #[strum(to_string = "NVDA")]
    Nvda,
    /// Another screen reader, through the library Prism.
    #[strum(to_string = "Prism")]
    Prism,
    /// The platform's own library through the `tts` crate.
    #[strum(to_string = "tts")]
    Tts,
    /// SAPI, through the library Prism.
    #[strum(to_string = "SAPI")]
    Sapi,
    /// eSpeak NG in the program itself.
    #[strum(to_string = "eSpeak NG")]
    Espeak,
}

/// Why a backend was dropped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackendError {
    /// It is not installed, not running, or not built in.
    NotThere,
    /// It is there and open, and no sound comes of it: there is no sound device.
    NoSound,
    /// It has no output module of this name.
    NoModule(String),
    /// It took longer than [`OPEN_LIMIT`] to open, or than [`VOICE_LIMIT`] to find its voice.
    OpenedTooSlowly,
    /// It took longer than [`CALL_LIMIT`] to answer.
    AnsweredTooSlowly,
    /// It failed or died; the text is its own error, in its own language.
    Broken(String),
}

impl BackendError {
    /// It failed with this error.
    #[allow(clippy::needless_pass_by_value)] // What `map_err` hands over.
    pub(super) fn broken(error: impl ToString) -> BackendError {
        BackendError::Broken(error.to_string())
    }

    /// It is gone in the middle.
    pub(super) fn gone() -> BackendError {
        BackendError::broken(ErrorKind::UnexpectedEof)
    }
}

/// What the owner of the program may want to tell the user. It carries no sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackendNotice {
    /// This backend is open and speaks from now on.
    Speaking(Backend),
    /// This backend is out. Another [`BackendNotice`] always follows: the next one speaks, is lost, or all is
    /// silent. A daemon that died is opened once more, so it may be lost twice in a row.
    Lost {
        /// Which one.
        backend: Backend,
        /// Why.
        loss: BackendError,
    },
    /// No backend is left, or none was wanted. Where Speech Dispatcher was wanted it is looked for every second, and
    /// [`BackendNotice::Speaking`] follows within two seconds of its being there; the last few texts are kept for that.
    /// Otherwise it is the last notice, and only a new [`Speech`](super::Speech) tries again.
    Silent,
}
