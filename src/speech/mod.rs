//! Text to sound, without ever making the game wait for it: every call of [`Speech`] returns at once.
//!
//! One owner thread holds the queue. Whatever speaks does so in a thread of its own and is watched by
//! the owner: a backend that takes longer than [`OPEN_LIMIT`] to open or than [`CALL_LIMIT`] to answer,
//! that fails or that dies, is dropped, and the text it did not take is given to the next one.

mod address;
mod apart;
mod candidate;
mod chain;
mod espeak;
mod kinds;
mod lack;
mod language_rank;
#[cfg(unix)]
mod link;
mod nvda;
mod output_device;
mod owner;
mod prism;
mod pronunciation;
mod queue;
mod recorder;
mod shared_library;
pub mod sound;
mod sound_file;
mod spoken_text;
#[cfg(unix)]
mod ssip;
mod steps;
mod synthesizer;
#[cfg(tts)]
mod tts;
mod worker;

use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

pub use crate::text::clean;
pub use address::{Address, BadAddress};
pub use apart::{COMMAND, own_program, serve};
pub use espeak::{Sampler, there_may_be_sound};
pub use kinds::{
    Backend, BackendError, BackendNotice, CALL_LIMIT, Choice, FINISH_LIMIT, OPEN_LIMIT, Priority,
    UnknownChoice, VOICE_LIMIT,
};
pub use lack::Lack;
#[cfg(unix)]
pub use link::{SsipReply, replies as ssip_replies};
pub use output_device::{OutputDevice, VoiceType};
pub use pronunciation::Pronunciation;
pub use recorder::{RECORDER_COMMAND, Recorder, RecordingError, record_all};
pub use sound_file::SoundFile;
pub use spoken_text::{SpokenPart, synthesizer};
pub use steps::{Rate, Volume};

use candidate::Candidate;
use chain::chain;
use kinds::CLIENT;
use owner::{Owner, OwnerMessage};
use spoken_text::SpokenText;

/// The voice of the program. Dropping it lets what is queued be handed over in the background, as far
/// as the process lives on; use [`Speech::close`] to wait for that.
#[derive(Debug)]
pub struct Speech {
    orders: Sender<OwnerMessage>,
}

impl Speech {
    /// Returns at once; opening happens in threads of its own. `language` is a BCP-47 tag (`de`).
    ///
    /// `notice` is called on the owner thread and must not block. The first notice comes within
    /// [`OPEN_LIMIT`] plus, where the `tts` crate is used, [`VOICE_LIMIT`].
    pub fn start(choice: Choice, language: &str, notice: impl Fn(BackendNotice) + Send + 'static) -> Self {
        Self::start_at(CLIENT, choice, language, &OutputDevice::default(), notice)
    }

    /// As [`Speech::start`], under another name and with a voice that comes out elsewhere, beside another one of this
    /// program. A speech service that lists its clients, or has settings for each, knows by the name which terminal
    /// speaks. The voice is never heard from another device than the outlet names.
    pub fn start_at(
        client: &str,
        choice: Choice,
        language: &str,
        outlet: &OutputDevice,
        notice: impl Fn(BackendNotice) + Send + 'static,
    ) -> Self {
        Self::run(chain(client, choice, language, outlet), notice)
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
            self.order(OwnerMessage::Say(utterance, false));
        }
    }

    /// As [`Speech::say_parts`], of what must be heard: where it is [cut off](Speech::cut_off) before its end, it is
    /// spoken again before the next text.
    pub fn say_until_heard(&self, parts: Vec<SpokenPart>, priority: Priority) {
        self.say_with_line(parts, "", priority, true);
    }

    /// As [`Speech::say_parts`], or as [`Speech::say_until_heard`] for what `lasts`, with a line that goes to a Braille
    /// display by whoever speaks, where that is a screen reader.
    pub fn say_with_line(&self, parts: Vec<SpokenPart>, line: &str, priority: Priority, lasts: bool) {
        if let Some(utterance) = SpokenText::new(parts, priority) {
            self.order(OwnerMessage::Say(utterance.with_braille(line), lasts));
        }
    }

    /// Speaks the texts that are queued from now on at this rate; those queued before keep theirs. It
    /// holds for every backend that is opened later as well. One that cannot change its rate speaks at
    /// its own. Never blocks.
    pub fn set_rate(&self, rate: Rate) {
        self.order(OwnerMessage::Rate(rate));
    }

    /// Speaks the texts that are queued from now on at this volume, as [`Speech::set_rate`] does with the rate.
    pub fn set_volume(&self, volume: Volume) {
        self.order(OwnerMessage::Volume(volume));
    }

    /// Stops what is being spoken and forgets what is queued, also what is never dropped otherwise: whoever asks for
    /// silence wants it, and the desk can say everything again. What is queued after it is spoken. Never blocks.
    pub fn silence(&self) {
        self.order(OwnerMessage::Silence);
    }

    /// The same because somebody is to be heard: what [must be heard](Speech::say_until_heard) and was not spoken to its
    /// end is spoken again before the next text, or when [`Speech::say_again`] asks for it. Of a backend that does not
    /// tell when a text has ended it is assumed by its length. Never blocks.
    pub fn cut_off(&self) {
        self.order(OwnerMessage::CutOff);
    }

    /// Speaks what was cut off and must be heard, now that nobody is to be heard any more. Never blocks.
    pub fn say_again(&self) {
        self.order(OwnerMessage::SayAgain);
    }

    /// Waits at most `patience` until all that was queued has been handed over to the backend, or until there is no
    /// backend to take it. A daemon goes on speaking after the program has ended; one that speaks in the program
    /// itself is waited for besides, for at most [`FINISH_LIMIT`].
    pub fn close(self, patience: Duration) {
        let (tell, told) = mpsc::channel();
        self.order(OwnerMessage::Close(Some(tell)));
        // The owner drops its end when it is done, and says before when that may take longer.
        if told.recv_timeout(patience).is_ok() {
            let _: Result<(), RecvTimeoutError> = told.recv_timeout(FINISH_LIMIT);
        }
    }

    fn order(&self, order: OwnerMessage) {
        // An owner that is gone has told Silent, and silence is what is left.
        let _ = self.orders.send(order);
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        self.order(OwnerMessage::Close(None));
    }
}
