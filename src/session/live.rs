//! The game as PGN in a file that is written anew after each completed move, as broadcasts fetch it, as late as the event
//! wants it.

use super::live_file::LiveFile;
use super::outcome::Addressed;
use super::state::Session;
use crate::file;
use crate::laws::Millis;
use crate::record::{WrittenGame, pgn};
use crate::tell::{Fact, Outcome, not_writable};

/// This file follows the game.
pub(crate) fn follow_in(session: &mut Session<'_>, live: Option<LiveFile>) {
    session.kept.live = live;
}

/// When the file is to be written next, if nothing happens before.
pub(crate) fn live_due(session: &Session<'_>) -> Option<Millis> {
    session.kept.live.as_ref().and_then(|live| live.due(session.game()))
}

/// Writes the file where the game has come further than it; that it cannot be written is told once.
pub(crate) fn write_live(session: &mut Session<'_>) -> Option<Addressed> {
    let (at, kept) = (session.time.now(), &session.kept);
    let live = kept.live.as_ref()?;
    let now = (kept.seq, live.plies(&kept.game, at));
    if live.written == Some(now) {
        return None;
    }
    let written = WrittenGame::kept(&kept.game, &kept.all(), kept.opened()?).until(now.1);
    let result = file::replace(&live.path, pgn::write(&written, None).as_bytes());
    let (path, had_failed) = (live.path.clone(), live.failed);
    if let Some(live) = &mut session.kept.live {
        live.failed = result.is_err();
        // What failed is tried again with the next event.
        live.written = Some(now);
    }
    let error = result.err().filter(|_| !had_failed)?;
    let told = Fact::Text(not_writable(&path, &error, session.words()));
    Some(session.hand_on(&Outcome::notice("live", told)))
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;
    use crate::game::{Event, Game};
    use crate::record::{Keeping, Library};
    use crate::session::live_file::{LiveDelay, LiveFile};
    use crate::session::view::tests::setup;
    use crate::session::{GameTime, Journal, SessionSetup};
    use crate::voice::{NameSystem, Voice};

    /// What the file holds of the moves after each of these lines.
    fn followed(delay: LiveDelay, lines: &[&str]) -> Vec<String> {
        let voice = Voice::built_in("en").unwrap();
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(&folder.path().join("games.db")).unwrap();
        let (game, opened) = (Game::open(setup("5")), Event::opened(setup("5")));
        let keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", opened).unwrap();
        let (keeper, time) = (Journal::Library(Box::new(keeping)), GameTime::new(true, 0));
        let (names, wake) = (NameSystem::Fide, mpsc::channel().0);
        let seat = SessionSetup { voice: &voice, names, keeper, id: 1, time, wake };
        let mut session = Session::new(seat, game, 1);
        let path = folder.path().join("live.pgn");
        session.kept.live = Some(LiveFile::new(path.clone(), delay));
        let moves = |text: &str| {
            let words = text.lines().skip_while(|line| line.starts_with('[')).flat_map(str::split_whitespace);
            words.filter(|word| !word.contains(['.', '{', '}', '%', ':'])).collect::<Vec<_>>().join(" ")
        };
        let mut seen = Vec::new();
        for line in lines {
            let said = session.line(line);
            let asked = crate::session::asked_by(&session, &said);
            crate::session::hear_at_desk(&mut session, asked, &said);
            write_live(&mut session);
            seen.push(moves(&std::fs::read_to_string(&path).unwrap()));
        }
        seen
    }

    #[test]
    fn the_file_follows_each_completed_move() {
        let seen = followed(LiveDelay::Moves(0), &["e4", "e5", "nf3"]);
        // There the press follows by itself.
        assert_eq!(seen, ["e4 *", "e4 e5 *", "e4 e5 Nf3 *"]);
    }

    #[test]
    fn moves_and_minutes_later() {
        let lines = ["e4", "e5", "nf3", "nc6"];
        let seen = followed(LiveDelay::Moves(1), &lines);
        assert_eq!(seen.last().unwrap(), "e4 e5 *");
        let seen = followed(LiveDelay::Time(60_000), &["e4", "wait 30s", "e5", "wait 35s"]);
        assert_eq!(seen[2..], ["*", "e4 *"]);
    }

    #[test]
    fn when_the_game_is_over_all_of_it_may_be_seen() {
        let seen = followed(LiveDelay::Time(600_000), &["e4", "e5", "white resigns", "yes"]);
        assert_eq!(seen.last().unwrap(), "e4 e5 0-1");
    }
}
