//! A game in one line, what is damaged, and how far something has come that takes long.

use std::time::{Duration, Instant};

use shakmaty::Color;

use crate::args;
use crate::collection::IndexError;
use crate::commands::output::warn;
use crate::competition::Score;
use crate::error::CommandError;
use crate::game::Setup;
use crate::record::{DamagedGame, Stored, StoredGame, WrittenGame};
use crate::session::refused;
use crate::text::name_in_order;
use crate::voice::{Id, Voice};

/// Nothing is told of what takes no longer than this.
const PATIENCE: Duration = Duration::from_secs(1);

/// How far something has come, told on standard error, for it takes long.
pub(super) struct ProgressLine<'v> {
    what: &'static str,
    voice: &'v Voice,
    told: Instant,
}

impl<'v> ProgressLine<'v> {
    /// Of this, by its name in the voices.
    pub(super) fn of(what: &'static str, voice: &'v Voice) -> ProgressLine<'v> {
        ProgressLine { what, voice, told: Instant::now() }
    }

    /// So much of all of it is done.
    pub(super) fn at(&mut self, done: u64, all: u64) {
        if self.told.elapsed() < PATIENCE {
            return;
        }
        self.told = Instant::now();
        let percent = done.saturating_mul(100) / all.max(1);
        let args = args!("task" => self.what, "percent" => percent.min(100).to_string());
        warn([self.voice.tell(Id::GAMES_PROGRESS, &args)]);
    }
}

/// What is damaged, each in a line; nothing where nothing is.
pub(super) fn all_sound(damaged: &[DamagedGame], voice: &Voice) -> Result<(), CommandError> {
    let lines = damaged.iter().map(|found| crate::tell::damaged(found, voice));
    let lines: Vec<String> = lines.map(|why| voice.tell(Id::ERROR_OTHER, &args!("why" => why))).collect();
    if lines.is_empty() { Ok(()) } else { Err(CommandError::other(lines.join("\n"))) }
}

/// Why games cannot be found.
pub(super) fn index_failed(error: IndexError, voice: &Voice) -> CommandError {
    match error {
        IndexError::Library(error) => refused(&error, voice),
        IndexError::Sqlite(error) => refused(&error.into(), voice),
    }
}

/// A game that was played, in a line.
pub(super) fn played(id: i64, stored: &StoredGame, voice: &Voice) -> String {
    let setup = stored.game.setup();
    let result = match stored.game.as_left().outcome().map(|outcome| outcome.result) {
        Some(result) => Score::of_game(result.written()).map_or("annulled", Score::name),
        None => "open",
    };
    let player = |setup: &Setup, color: Color| {
        if setup.partner() == Some(color) {
            setup.engine().unwrap_or_else(|| voice.say(Id::PARTNER))
        } else {
            named(setup.names().get(color), voice)
        }
    };
    voice.tell(
        Id::GAMES_LINE,
        &args!(
            "game" => id.to_string(),
            "desk" => setup.desk.to_string(),
            "date" => stored.opened.get(..10).unwrap_or_default().to_owned(),
            "white" => player(setup, Color::White),
            "black" => player(setup, Color::Black),
            "result" => result,
        ),
    )
}

/// A game in a line.
pub(super) fn told_in_line(id: i64, stored: &Stored, written: &WrittenGame, voice: &Voice) -> String {
    match stored {
        Stored::Played(stored) => played(id, stored, voice),
        Stored::Imported(_) => imported(id, written, voice),
    }
}

fn imported(id: i64, written: &WrittenGame, voice: &Voice) -> String {
    let result = match written.result {
        "*" => "open",
        result => Score::of_game(result).map_or("annulled", Score::name),
    };
    let date = match written.tag("Date") {
        "" => voice.say(Id::GAMES_UNDATED),
        date => date.replace(".??", "").replace('.', "-"),
    };
    voice.tell(
        Id::GAMES_LINE,
        &args!(
            "game" => id.to_string(),
            "desk" => "imported",
            "date" => date,
            "white" => named(written.tag("White"), voice),
            "black" => named(written.tag("Black"), voice),
            "result" => result,
        ),
    )
}

fn named(name: &str, voice: &Voice) -> String {
    if name.is_empty() { voice.say(Id::UNNAMED) } else { name_in_order(name) }
}
