//! What could not be kept: what is said of it, how it goes on, and whether the game is still where it was kept.

use super::library::explain;
use super::outcome::Addressed;
use super::{Journal, Session};
use crate::args;
use crate::game::{Command, Speaker};
use crate::hear::Intent;
use crate::hear::hear;
use crate::record::LibraryError;
use crate::speech::Priority;
use crate::speech::sound::Earcon;
use crate::voice::{Id, Voice};

/// What could not be kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// What somebody said: it does not count, and has to be said again.
    Said,
    /// What happens by itself, and will when it can be kept; or that it was tried once more.
    ByItself,
}

impl Session<'_> {
    /// The disk takes nothing: no clock may run, and the move does not count.
    pub(super) fn not_saved(&mut self, error: &LibraryError, unsaved: Unsaved) -> Addressed {
        self.time.freeze();
        self.thinking = None;
        tracing::error!(%error, "not saved");
        let id = match unsaved {
            Unsaved::Said => Id::NOT_SAVED,
            Unsaved::ByItself => Id::NOT_SAVED_YET,
        };
        let how = match error {
            LibraryError::Lost(..) => "anew",
            LibraryError::ReadOnly(_) => "never",
            error if error.is_busy() => "busy",
            error if error.is_unusable() => "away",
            _ => "again",
        };
        let args = |voice: &Voice| args!("why" => explain(error, voice), "how" => how);
        if let Some(home) = &mut self.home {
            home.trouble = Some(home.voice.tell(id, &args(home.voice)));
        }
        let args = args(self.voice);
        let told = self.both(|phrasing| vec![phrasing.tell(id, &args)]);
        let mut output = self.refused("not-saved", told);
        output.earcon = Some(Earcon::Refused);
        if let Some(said) = &mut output.said {
            said.priority = Priority::Important;
        }
        output
    }

    /// "continue", where nothing could be kept: tries it again, and goes on where it can. Where the library is lost, the
    /// whole game is written anew.
    pub(super) fn keep_again(&mut self, by: Speaker) -> Vec<Addressed> {
        let now = self.time.now();
        let again = match &mut self.keeper {
            Journal::Library(keeping) => keeping.note_time(now).map(|()| None).or_else(|error| match error {
                LibraryError::Lost(..) => keeping.write_anew().map(Some),
                error => Err(error),
            }),
            Journal::Nowhere(path) => Err(LibraryError::ReadOnly(path.clone())),
            Journal::Desk => return Vec::new(),
        };
        let told = match again {
            Ok(None) => self.one(Id::SAVED_AGAIN),
            Ok(Some(id)) => {
                self.id = id;
                let args = args!("game" => u32::try_from(id).unwrap_or(0));
                self.both(|phrasing| vec![phrasing.tell(Id::SAVED_ANEW, &args)])
            }
            Err(error) => return vec![self.not_saved(&error, Unsaved::ByItself)],
        };
        self.time.thaw();
        let runs = self.game.clock().running().is_some();
        let told = if runs { self.one(Id::CLOCKS_RUN).behind(told) } else { told };
        let mut out = vec![self.answered("continue", told)];
        out.extend(self.do_what_is_due());
        if self.game.decide(by, &Command::Continue, self.time.now()).is_ok() {
            out.extend(self.perform(by, &Command::Continue));
        }
        out
    }

    /// Whether the disk, which takes nothing, is not tried for this line: a question, whose answer would wait for it, or
    /// "continue", which tries it.
    pub(super) fn tries_nothing(&self, text: &str) -> bool {
        let tries = || {
            let heard = hear(text, self.lexicon()).map(|utterance| utterance.heard);
            matches!(heard, Ok(Intent::Command(Command::Continue)))
        };
        self.time.is_frozen() && (self.hears_in_confidence() || self.only_asks(text, self.voice) || tries())
    }

    /// What is due, or could not be kept when it was.
    pub(super) fn do_what_is_due(&mut self) -> Vec<Addressed> {
        let mut out = self.fall();
        out.extend(self.ask_again());
        self.partner_to_play |= std::mem::take(&mut self.partner_waits);
        out
    }

    /// Why nothing of this game can be kept from the beginning.
    pub(super) fn cannot_keep(&self) -> Option<LibraryError> {
        match &self.keeper {
            Journal::Nowhere(path) => Some(LibraryError::ReadOnly(path.clone())),
            Journal::Library(_) | Journal::Desk => None,
        }
    }

    /// What became of the game, where it is no longer where it was kept.
    pub(super) fn lost(&self) -> Option<LibraryError> {
        match &self.keeper {
            Journal::Library(keeping) => keeping.still_holds().err(),
            Journal::Nowhere(_) | Journal::Desk => None,
        }
    }
}
