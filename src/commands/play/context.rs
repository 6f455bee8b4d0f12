//! What every way to a desk needs.

use crate::args;
use crate::commands::flags::CommonFlags;
use crate::commands::output::usage;
use crate::competition::Regulated;
use crate::error::CommandError;
use crate::session::other;
use crate::settings::keymap::KeyMap;
use crate::settings::{Environment, SettingsFile};
use crate::voice::{Id, NameSystem, Voice};

/// What a desk needs beside the game.
pub struct StartContext<'a> {
    /// The voice.
    pub voice: &'a Voice,
    /// What every command takes.
    pub common: &'a CommonFlags,
    /// The names announcements are told in.
    pub names: NameSystem,
    /// The voice whose letters stand for pieces, when the command line named one.
    pub named_letters: Option<String>,
    /// What the user has settled.
    pub store: &'a SettingsFile,
    /// What the environment says of that.
    pub environment: &'a Environment,
    /// Whether this is the first start, at which it is told what can be said.
    pub first_start: bool,
    /// What an event settles for a new game.
    pub regulated: Option<Regulated>,
}

impl StartContext<'_> {
    pub(super) fn usage(&self, id: Id, why: &str) -> CommandError {
        let why = self.voice.tell(id, &args!("why" => why.to_owned(), "part" => why.to_owned()));
        usage(why, self.voice)
    }

    pub(super) fn other(&self, why: String) -> CommandError {
        other(why, self.voice)
    }

    /// Which key asks for what.
    pub(super) fn keymap(&self) -> KeyMap {
        KeyMap::settled(self.voice.lexicon(), self.store.settings().texts("keys"))
    }
}
