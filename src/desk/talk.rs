//! How a desk speaks: its own voice, the ears of the players, and the tones.

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;
use std::thread;
use std::time::Duration;

use shakmaty::{ByColor, Color};

use super::recording::Recording;
use crate::session::{Addressed, Audience, Session, SpeechOutput, Wake};
use crate::speech::Speech;
use crate::speech::sound::Sounds;

/// How long the last sentence may take to be handed to the synthesizer when the program ends.
const LAST_WORDS: Duration = Duration::from_millis(700);

/// How a desk speaks and listens.
pub struct SpeechOutputs {
    /// The desk's own voice.
    pub mouth: SpeechOutput,
    /// What speaks into the ears of the players who have one of their own.
    pub ears: ByColor<Option<SpeechOutput>>,
    /// What plays tones beside the words.
    pub sounds: Sounds,
    /// What keeps the announcements as sound files.
    pub recording: Option<Recording>,
    /// Whether lines wait while the partner thinks: text from a pipe was written without knowing when.
    pub patient: bool,
    /// The places that lines take while they wait to be heard.
    pub places: Option<Receiver<()>>,
    /// What came in while the partner was thinking; it is heard when it has moved.
    pub(crate) waiting: VecDeque<Wake>,
}

impl SpeechOutputs {
    /// Every voice is on or off, as fast and as loud as is wanted of it.
    pub(super) fn obey(&mut self, session: &Session<'_>) {
        let desk = &session.participants.desk;
        self.mouth.obey(desk.speech, desk.voice);
        for side in Color::ALL {
            if let (Some(mouth), Some(ear)) = (self.ears.get_mut(side), session.participants.ears.get(side)) {
                mouth.obey(ear.speech, ear.voice);
            }
        }
    }

    /// Says it to those it is for, to each in his words.
    pub(super) fn say(&self, output: &Addressed, session: &Session<'_>) {
        let Some(said) = &output.said else { return };
        if session.participants.leave_to_desk(output.to) {
            self.mouth.say(said, &output.brief, session.voice());
        }
        for side in Color::ALL {
            let (Some(mouth), Some(ear)) = (self.ears.get(side), session.participants.ears.get(side)) else {
                continue;
            };
            if !output.to.reaches(side) {
                continue;
            }
            match output.heard.get(side) {
                Some(own) => mouth.say(own, "", ear.voice),
                None if output.to == Audience::All => {
                    mouth.say_as(&self.mouth, said, (session.voice(), ear.voice));
                }
                None => mouth.say(said, "", ear.voice),
            }
        }
    }

    /// Cuts everything off at once, for somebody is to be heard.
    pub(super) fn cut_off(&self) {
        self.all().for_each(Speech::cut_off);
    }

    /// Cuts off what those hear who have just said something. Where that only asks for silence they have it, and nothing
    /// is said again.
    pub(super) fn cut_off_for(&self, speaking: Audience, silences: bool, session: &Session<'_>) {
        let end = if silences { Speech::silence } else { Speech::cut_off };
        match speaking {
            Audience::Player(side) if session.participants.ears.get(side).is_some() => {
                self.ears.get(side).iter().filter_map(SpeechOutput::speech).for_each(end);
            }
            Audience::All => self.all().for_each(end),
            Audience::Player(_) | Audience::Officials => self.mouth.speech().into_iter().for_each(end),
        }
    }

    /// What was cut off and must be heard is spoken now, unless it has been.
    pub(super) fn say_again(&self) {
        self.all().for_each(Speech::say_again);
    }

    fn all(&self) -> impl Iterator<Item = &Speech> {
        std::iter::once(&self.mouth).chain(self.ears.iter().flatten()).filter_map(SpeechOutput::speech)
    }

    /// Ends when the last words have been handed over, everywhere at once.
    pub(crate) fn close(self) {
        let mouths = [Some(self.mouth), self.ears.white, self.ears.black].into_iter().flatten();
        let closing = mouths.filter_map(SpeechOutput::into_speech).map(|speech| {
            thread::Builder::new().name("last words".to_owned()).spawn(move || speech.close(LAST_WORDS))
        });
        let closing: Vec<_> = closing.collect();
        for closed in closing.into_iter().flatten() {
            // One that panics has nothing left to say.
            let _ = closed.join();
        }
    }
}
