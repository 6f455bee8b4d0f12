//! Text to sound, without ever making the game wait for it: every call of [`Speech`] returns at once.
//!
//! One owner thread holds the queue. Whatever speaks does so in a thread of its own and is watched by
//! the owner: a backend that takes longer than [`OPEN_LIMIT`] to open or than [`CALL_LIMIT`] to answer,
//! that fails or that dies, is dropped, and the text it did not take is given to the next one.

mod address;
mod apart;
mod chain;
mod espeak;
mod lack;
#[cfg(unix)]
mod link;
mod lookout;
mod output_device;
mod owner;
mod pronunciation;
mod queue;
mod rate;
pub mod sound;
mod spoken_text;
#[cfg(unix)]
mod ssip;
mod synthesizer;

#[cfg(feature = "tts")]
mod tts;
mod volume;
mod worker;

pub use apart::COMMAND;

use std::fmt;
use std::str::FromStr;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use thiserror::Error;

pub use crate::text::clean;
pub use address::{Address, BadAddress, Daemon};
pub use apart::{COMMAND as SYNTHESIZER, serve};
pub use espeak::there_may_be_sound;
pub use lack::Lack;
pub use output_device::{OutputDevice, UnknownVoiceType, VoiceType};
pub use pronunciation::Pronunciation;
pub use rate::Rate;
pub use spoken_text::{SpokenPart, synthesizer};
pub use volume::Volume;

use chain::chain;
use owner::{Candidate, Order, Owner};
use spoken_text::SpokenText;

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
const CLIENT: &str = env!("CARGO_PKG_NAME");

/// What the user wants to speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The first backend that works: Speech Dispatcher's socket, the `tts` crate, eSpeak NG, none.
    #[default]
    Auto,
    /// Speech Dispatcher through its socket, or nothing.
    Ssip,
    /// The platform's own library through the `tts` crate, or nothing.
    Tts,
    /// eSpeak NG in the program itself, or nothing.
    Espeak,
    /// Nothing.
    Off,
}

impl Choice {
    /// All of them, as they are asked for.
    pub const POSSIBLE: &str = "auto, on, ssip, tts, espeak, off";
}

/// A word that is no [`Choice`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?}: auto, on, ssip, tts, espeak, off?")]
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
            "tts" => Ok(Self::Tts),
            "espeak" => Ok(Self::Espeak),
            "off" => Ok(Self::Off),
            _ => Err(UnknownChoice(word.to_owned())),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Auto => "auto",
            Self::Ssip => "ssip",
            Self::Tts => "tts",
            Self::Espeak => "espeak",
            Self::Off => "off",
        })
    }
}

/// How a text stands to the others, in the words of SSIP. The queue keeps to it for every backend: a text is given
/// out when the one before has been spoken, as far as the backend tells that. What is never dropped is never cut off
/// by another text either; the others are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Backend {
    /// Speech Dispatcher through its socket.
    Ssip,
    /// The platform's own library through the `tts` crate.
    Tts,
    /// eSpeak NG in the program itself.
    Espeak,
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Ssip => "Speech Dispatcher",
            Self::Tts => "tts",
            Self::Espeak => "eSpeak NG",
        })
    }
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
    /// Otherwise it is the last notice, and only a new [`Speech`] tries again.
    Silent,
}

/// The voice of the program. Dropping it lets what is queued be handed over in the background, as far
/// as the process lives on; use [`Speech::close`] to wait for that.
#[derive(Debug)]
pub struct Speech {
    orders: Sender<Order>,
}

impl Speech {
    /// Returns at once; opening happens in threads of its own. `language` is a BCP-47 tag (`de`).
    ///
    /// `notice` is called on the owner thread and must not block. The first notice comes within
    /// [`OPEN_LIMIT`] plus, where the `tts` crate is used, [`VOICE_LIMIT`].
    #[must_use]
    pub fn start(choice: Choice, language: &str, notice: impl Fn(BackendNotice) + Send + 'static) -> Self {
        Self::start_as(CLIENT, choice, language, notice)
    }

    /// As [`Speech::start`], under another name: a speech service that lists its clients, or has settings for each,
    /// knows by it which terminal speaks.
    #[must_use]
    pub fn start_as(
        client: &str,
        choice: Choice,
        language: &str,
        notice: impl Fn(BackendNotice) + Send + 'static,
    ) -> Self {
        Self::start_at(client, choice, language, &OutputDevice::default(), notice)
    }

    /// As [`Speech::start_as`], but with a voice that comes out elsewhere, beside another one of this program. It is
    /// never heard from another device than the outlet names.
    #[must_use]
    pub fn start_at(
        client: &str,
        choice: Choice,
        language: &str,
        outlet: &OutputDevice,
        notice: impl Fn(BackendNotice) + Send + 'static,
    ) -> Self {
        let daemon = match &outlet.address {
            Some(address) => Ok(Daemon::at(address.clone())),
            None => Daemon::from_environment(),
        };
        Self::run(chain(client, choice, language, daemon, outlet), notice)
    }

    /// As [`Speech::start`], but with a Speech Dispatcher at a given place instead of the one the
    /// environment names. The `tts` crate finds its own way and ignores `daemon`.
    #[must_use]
    pub fn start_with(
        choice: Choice,
        language: &str,
        daemon: Daemon,
        notice: impl Fn(BackendNotice) + Send + 'static,
    ) -> Self {
        Self::run(chain(CLIENT, choice, language, Ok(daemon), &OutputDevice::default()), notice)
    }

    fn run(chain: Vec<Candidate>, notice: impl Fn(BackendNotice) + Send + 'static) -> Self {
        let (orders, inbox) = mpsc::channel();
        let (hand, handed) = mpsc::channel();
        let mail = orders.clone();
        let owner = thread::Builder::new().name("speech".to_owned()).spawn(move || {
            if let Ok(notice) = handed.recv() {
                Owner::new(chain, inbox, mail, notice).run();
            }
        });
        // Handed over only now, so that it is still here to be told if there is no thread to be had.
        match owner {
            Ok(_) => drop(hand.send(notice)),
            Err(_) => notice(BackendNotice::Silent),
        }
        Self { orders }
    }

    /// Queues a text behind those queued before; it is [cleaned](clean), and skipped if nothing is left
    /// of it. Never blocks.
    pub fn say(&self, text: &str, priority: Priority) {
        self.say_parts(vec![SpokenPart::plain(text)], priority);
    }

    /// As [`Speech::say`], of a text whose parts are in several languages. A backend that cannot change the language
    /// within a text speaks all of it in that of the voice.
    pub fn say_parts(&self, parts: Vec<SpokenPart>, priority: Priority) {
        if let Some(utterance) = SpokenText::new(parts, priority) {
            self.order(Order::Say(utterance));
        }
    }

    /// Speaks the texts that are queued from now on at this rate; those queued before keep theirs. It
    /// holds for every backend that is opened later as well. One that cannot change its rate speaks at
    /// its own. Never blocks.
    pub fn set_rate(&self, rate: Rate) {
        self.order(Order::Rate(rate));
    }

    /// Speaks the texts that are queued from now on at this volume, as [`Speech::set_rate`] does with the rate.
    pub fn set_volume(&self, volume: Volume) {
        self.order(Order::Volume(volume));
    }

    /// Stops what is being spoken and forgets what is queued, also what is never dropped otherwise: whoever presses a
    /// key wants silence, and the desk can say everything again. What is queued after it is spoken. Never blocks.
    pub fn silence(&self) {
        self.order(Order::Silence);
    }

    /// Waits at most `patience` until all that was queued has been handed over to the backend, or until there is no
    /// backend to take it. A daemon goes on speaking after the program has ended; one that speaks in the program
    /// itself is waited for besides, for at most [`FINISH_LIMIT`].
    pub fn close(self, patience: Duration) {
        let (tell, told) = mpsc::channel();
        self.order(Order::Close(Some(tell)));
        // The owner drops its end when it is done, and says before when that may take longer.
        if told.recv_timeout(patience).is_ok() {
            let _: Result<(), RecvTimeoutError> = told.recv_timeout(FINISH_LIMIT);
        }
    }

    fn order(&self, order: Order) {
        // An owner that is gone has told Silent, and silence is what is left.
        let _ = self.orders.send(order);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        self.order(Order::Close(None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_and_written_alike() {
        for choice in [Choice::Auto, Choice::Ssip, Choice::Tts, Choice::Espeak, Choice::Off] {
            assert_eq!(choice.to_string().parse(), Ok(choice));
        }
        assert_eq!("on".parse(), Ok(Choice::Auto));
        assert_eq!(" OFF ".parse(), Ok(Choice::Off));
        assert_eq!("loud".parse::<Choice>(), Err(UnknownChoice("loud".to_owned())));
    }
}
