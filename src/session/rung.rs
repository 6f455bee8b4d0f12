//! A rung of the blindfold ladder at a session: what it refuses, what is counted there, and which one is meant.

use super::outcome::Addressed;
use super::state::Session;
use crate::game::{Game, Reach, Rung};
use crate::hear::SaidRung;
use crate::record::{Library, LibraryError, Practice};
use crate::tell::Fact;
use crate::voice::Id;

/// So many of the newest games are looked at for those of the ladder.
pub(super) const LOOKED_AT: usize = 50;

/// The rung a game is played at, until it is over: then everything may be asked.
pub(super) fn rung_at_play(game: &Game) -> Option<Rung> {
    game.setup().rung.filter(|_| game.outcome().is_none())
}

/// So much is asked for: counted where the game is played at the ladder, and refused where its rung does not admit it.
pub(super) fn asked_for(session: &mut Session<'_>, reach: Reach) -> Option<Addressed> {
    let rung = rung_at_play(session.game()).filter(|_| session.lesson.is_none())?;
    if reach > Reach::Nothing {
        count(session, &Practice::Question(session.id(), reach));
    }
    let refused = of_rung(Id::RUNG_REFUSED, rung);
    (!rung.admits(reach)).then(|| session.refused("rung", refused))
}

/// What was announced is no move: counted, and where nothing of what follows from the position is told, refused without
/// the reason, which tells where pieces stand and go.
pub(super) fn announced_in_vain(session: &mut Session<'_>, name: &'static str) -> Option<Addressed> {
    let rung = rung_at_play(session.game())?;
    count(session, &Practice::Impossible(session.id()));
    (!rung.admits(Reach::Analysis)).then(|| session.refused(name, Id::RUNG_IMPOSSIBLE))
}

/// Keeps what was counted or done. What cannot be kept now is not worth a word in the middle of a game.
pub(super) fn count(session: &mut Session<'_>, what: &Practice) {
    let at = session.time.date();
    if let Err(error) = session.kept.practise(at, what) {
        tracing::warn!(%error, "not counted");
    }
}

/// The rung of the newest game that was played at the ladder.
///
/// # Errors
/// The library cannot be read.
pub(crate) fn reached_rung(library: &Library) -> Result<Option<Rung>, LibraryError> {
    library.newest(LOOKED_AT, |game| game.setup().rung)
}

/// The rung that is wanted; `at` is the one that was reached. `None` is none of the ladder.
///
/// # Errors
/// There is none of that number, none above or none below.
pub(crate) fn said_rung(said: SaidRung, at: Option<Rung>) -> Result<Option<Rung>, Id> {
    match said {
        SaidRung::Off => Ok(None),
        SaidRung::Reached => Ok(Some(at.unwrap_or_default())),
        SaidRung::Next => at.map_or(Some(Rung::default()), Rung::next).map(Some).ok_or(Id::RUNG_HIGHEST),
        SaidRung::Previous => {
            at.map_or(Some(Rung::default()), Rung::previous).map(Some).ok_or(Id::RUNG_LOWEST)
        }
        SaidRung::Number(number) => {
            let rung = u8::try_from(number).ok().and_then(|number| Rung::new(number).ok());
            rung.map(Some).ok_or(Id::RUNG_UNKNOWN)
        }
    }
}

/// A message about a rung.
pub(super) fn of_rung(id: Id, rung: Rung) -> Fact {
    Fact::numbered(id, "rung", rung.get())
}
