//! What is asked in lines before there is a game: printed, spoken, and answered with a line.

use std::io::{self, BufRead, Write};
use std::time::Duration;

use crate::announcement::{Heard, NotHeard, hear};
use crate::speech::{Choice, Priority, Speech, clean};
use crate::tools::aloud;
use crate::voice::Voice;

/// How long speech may take to let go before the game begins.
const LETTING_GO: Duration = Duration::from_millis(300);

/// Whoever asks.
pub(super) struct Asked<'v> {
    voice: &'v Voice,
    speech: Option<Speech>,
}

impl<'v> Asked<'v> {
    pub(super) fn new(voice: &'v Voice, choice: Choice) -> Asked<'v> {
        let speech = (choice != Choice::Off).then(|| Speech::start(choice, voice.language(), |_| {}));
        Asked { voice, speech }
    }

    pub(super) fn say(&self, id: &str) -> io::Result<()> {
        self.say_text(&self.voice.say(id))
    }

    pub(super) fn say_text(&self, text: &str) -> io::Result<()> {
        let mut out = io::stdout().lock();
        writeln!(out, "{}", clean(text))?;
        out.flush()?;
        if let Some(speech) = &self.speech {
            speech.say_parts(aloud(text, self.voice), Priority::Message);
        }
        Ok(())
    }

    /// The next line, as it is heard; `None` when there are no more.
    pub(super) fn line(&self) -> io::Result<Option<Result<Heard, NotHeard>>> {
        let mut line = String::new();
        if io::stdin().lock().read_line(&mut line)? == 0 {
            return Ok(None);
        }
        if let Some(speech) = &self.speech {
            speech.silence();
        }
        Ok(Some(hear(&clean(&line), self.voice.lexicon()).map(|utterance| utterance.heard)))
    }

    /// Nothing is spoken any more, from now on.
    pub(super) fn fall_silent(&mut self) {
        if let Some(speech) = self.speech.take() {
            speech.silence();
        }
    }

    /// Lets go of speech, so that the game can have it.
    pub(super) fn leave(self) {
        if let Some(speech) = self.speech {
            speech.silence();
            speech.close(LETTING_GO);
        }
    }
}
