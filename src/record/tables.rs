//! The tables of a library, whose triggers keep what is written from being changed or deleted. As they are found: whether
//! they are its own and whole, and those of the first version brought up to this one.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, params};

use super::chain::{Tail, set_head, unsigned};
use super::library_error::LibraryError;
use super::{chain, found};

/// The version of the tables; SQLite's `user_version`. The first had no hashes, and `readings` in place of `heads`; the
/// second had no `cards`, the third no `practice`, and of the fourth nothing could be deleted and nothing imported.
pub(super) const VERSION: i32 = 5;

/// The first version there was.
const FIRST: i32 = 1;

/// The first version whose events have hashes.
pub(super) const WITH_HASHES: i32 = 2;

/// The first version with what is remembered of drills.
pub(super) const WITH_CARDS: i32 = 3;

/// The first version with the log of practice.
pub(super) const WITH_PRACTICE: i32 = 4;

/// The first version with imported games, and in which a game can be deleted.
pub(super) const WITH_IMPORTS: i32 = 5;

/// The first moment that is none of a row's any more: the year 10000, in milliseconds since 1970.
pub(super) const BEYOND: i64 = 253_402_300_800_000;

/// "Ansg" as a number: SQLite's `application_id`, by which a library is told from other databases.
pub(super) const APPLICATION: i32 = 0x416e_7367;

/// Rows of `events` come in order and stay as they are; `hash` is the chain's ([`chain`]).
pub(super) const TABLES: &str = "
CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  opened TEXT NOT NULL
) STRICT;
CREATE TABLE events (
  game INTEGER NOT NULL REFERENCES games (id),
  seq INTEGER NOT NULL CHECK (seq > 0),
  at_ms INTEGER NOT NULL CHECK (at_ms >= 0),
  event TEXT NOT NULL CHECK (json_valid(event)),
  hash BLOB NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER events_come_in_order BEFORE INSERT ON events
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM events WHERE game = NEW.game)
BEGIN SELECT RAISE(ABORT, 'events come in order and stay'); END;
CREATE TRIGGER events_remain BEFORE DELETE ON events
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER games_stay BEFORE UPDATE ON games
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
CREATE TRIGGER games_remain BEFORE DELETE ON games
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER games_are_new BEFORE INSERT ON games
WHEN NEW.id IN (SELECT id FROM games)
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
";

/// `heads` alone changes: it holds which event is a game's last, and how far its time had run when it was last looked
/// at (with a hash of its own), so that a killed program loses no second of a clock.
pub(super) const HEADS: &str = "
CREATE TABLE heads (
  game INTEGER PRIMARY KEY REFERENCES games (id),
  seq INTEGER NOT NULL,
  hash BLOB NOT NULL,
  at_ms INTEGER NOT NULL,
  at_hash BLOB NOT NULL
) STRICT;
CREATE TRIGGER heads_go_on BEFORE UPDATE ON heads WHEN NEW.seq < OLD.seq
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
CREATE TRIGGER heads_remain BEFORE DELETE ON heads
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
";

/// Games that were imported, as PGN: `content` tells two of them apart, `hash` is of the game in its place. Of a game
/// that was deleted a tombstone stays, with the hash of its end.
pub(super) const IMPORTS: &str = "
CREATE TABLE imports (
  game INTEGER PRIMARY KEY REFERENCES games (id),
  pgn TEXT NOT NULL,
  content BLOB NOT NULL UNIQUE,
  hash BLOB NOT NULL
) STRICT;
CREATE TABLE tombstones (
  game INTEGER PRIMARY KEY,
  deleted TEXT NOT NULL,
  hash BLOB NOT NULL
) STRICT;
CREATE TRIGGER imports_stay BEFORE UPDATE ON imports
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
CREATE TRIGGER imports_remain BEFORE DELETE ON imports WHEN OLD.game NOT IN (SELECT game FROM tombstones)
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER tombstones_stay BEFORE UPDATE ON tombstones
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
CREATE TRIGGER tombstones_remain BEFORE DELETE ON tombstones
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER the_deleted_do_not_return BEFORE INSERT ON games WHEN NEW.id IN (SELECT game FROM tombstones)
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
";

/// From now on what has a tombstone is deleted.
pub(super) const DELETABLE: &str = "
DROP TRIGGER IF EXISTS events_remain;
DROP TRIGGER IF EXISTS games_remain;
DROP TRIGGER IF EXISTS heads_remain;
CREATE TRIGGER events_remain BEFORE DELETE ON events WHEN OLD.game NOT IN (SELECT game FROM tombstones)
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER games_remain BEFORE DELETE ON games WHEN OLD.id NOT IN (SELECT game FROM tombstones)
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
CREATE TRIGGER heads_remain BEFORE DELETE ON heads WHEN OLD.game NOT IN (SELECT game FROM tombstones)
BEGIN SELECT RAISE(ABORT, 'what is kept is not deleted'); END;
";

/// What is remembered of the items of drills. They belong to no game and no chain, and change with each answer.
pub(super) const CARDS: &str = "
CREATE TABLE cards (
  item TEXT PRIMARY KEY,
  due_ms INTEGER NOT NULL,
  last_ms INTEGER NOT NULL,
  stability REAL NOT NULL,
  difficulty REAL NOT NULL,
  stage INTEGER NOT NULL,
  asked INTEGER NOT NULL,
  forgotten INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
";

/// What was practised, when, and how it went. It belongs to no game and no chain.
pub(super) const PRACTICE: &str = "
CREATE TABLE practice (
  id INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,
  kind TEXT NOT NULL,
  item TEXT NOT NULL,
  result TEXT NOT NULL
) STRICT;
CREATE INDEX practice_of ON practice (item, kind);
";

/// Games of earlier versions that are over, as they would stand in the log: those at practice against the partner or an
/// engine, each with its last end.
pub(super) const PRACTISED_BEFORE: &str = "
INSERT INTO practice (at_ms, kind, item, result)
SELECT at, 'game', game,
  CASE WHEN result = CASE color WHEN 'white' THEN '0-1' ELSE '1-0' END THEN 'won'
       WHEN result = CASE color WHEN 'white' THEN '1-0' ELSE '0-1' END THEN 'lost'
       ELSE 'drawn' END
FROM (
  SELECT games.id AS game,
    CAST(strftime('%s', games.opened) AS INTEGER) * 1000 + ended.at_ms AS at,
    json_extract(ended.event, '$.result') AS result,
    json_extract(opened.event, '$.against.color') AS color
  FROM games
  JOIN events AS opened ON opened.game = games.id AND opened.seq = 1
  JOIN events AS ended ON ended.game = games.id AND ended.seq = (
    SELECT max(seq) FROM events
    WHERE game = games.id AND json_extract(event, '$.event') IN ('ended', 'taken_back'))
  WHERE json_extract(opened.event, '$.desk') = 'practice' AND json_extract(ended.event, '$.event') = 'ended'
)
WHERE at IS NOT NULL AND color IN ('white', 'black') AND result IN ('1-0', '0-1', '1/2-1/2');
";

/// Makes room for hashes in a library of the first version. When they are in, [`HEADS`] follow.
pub(super) const ROOM_FOR_HASHES: &str = "
DROP TRIGGER events_stay;
ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
";

/// Whether nothing that bears the name of a table of a library is a view, which could be read without end.
pub(super) fn has_tables_only(connection: &Connection) -> rusqlite::Result<bool> {
    let others = "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type <> 'table'
        AND lower(name) IN ('games', 'events', 'heads', 'readings', 'cards', 'practice', 'imports', 'tombstones',
            'sqlite_sequence')";
    connection.query_row(others, [], |row| row.get::<_, i64>(0)).map(|others| others == 0)
}

/// Whether no table stands there that came with a later version than the file says it is of: its games would be read by
/// rules under which nothing is noticed.
pub(super) fn is_of_version(connection: &Connection, version: i32) -> rusqlite::Result<bool> {
    let came = [
        ("heads", WITH_HASHES),
        ("cards", WITH_CARDS),
        ("practice", WITH_PRACTICE),
        ("imports", WITH_IMPORTS),
        ("tombstones", WITH_IMPORTS),
    ];
    let mut named = connection.prepare("SELECT lower(name) FROM sqlite_schema WHERE type = 'table'")?;
    let named = named.query_map([], |row| row.get::<_, String>(0))?;
    let fits = |name: String| came.iter().all(|(later, since)| name != *later || version >= *since);
    named.map(|name| name.map(fits)).try_fold(version >= FIRST, |all, fits| Ok(all && fits?))
}

/// Whether no trigger is a stranger's: it would do at each event what it likes.
pub(super) fn has_own_triggers_only(connection: &Connection) -> rusqlite::Result<bool> {
    let mut triggers = connection.prepare("SELECT sql FROM sqlite_schema WHERE sql LIKE '%trigger%'")?;
    let triggers = triggers.query_map([], |row| row.get::<_, String>(0))?;
    let known = |sql: &String| [TABLES, HEADS, IMPORTS, DELETABLE].iter().any(|own| own.contains(sql));
    triggers.map(|sql| sql.map(|sql| known(&sql))).try_fold(true, |all, known| Ok(all && known?))
}

/// Gives the events of a library of the first version their hashes.
pub(super) fn with_hashes(making: &Connection) -> Result<(), LibraryError> {
    making.execute_batch(ROOM_FOR_HASHES)?;
    let mut heads = Vec::new();
    let mut games = making.prepare("SELECT id, opened FROM games")?;
    let games = games.query_map([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, String>(1)?)))?;
    for game in games {
        let (game, opened) = game?;
        let mut tail = Tail { game, seq: 0, hash: chain::beginning(&opened) };
        let mut last = 0;
        let mut events =
            making.prepare_cached("SELECT seq, at_ms, event FROM events WHERE game = ?1 ORDER BY seq")?;
        let events = events.query_map(params![game], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?))
        })?;
        for event in events.collect::<Result<Vec<_>, _>>()? {
            let (seq, at, text) = event;
            (tail.seq, last) = (unsigned(seq), unsigned(at));
            tail.hash = chain::link(&tail.hash, game, tail.seq, last, &text);
            making
                .prepare_cached("UPDATE events SET hash = ?3 WHERE game = ?1 AND seq = ?2")?
                .execute(params![game, seq, tail.hash])?;
        }
        heads.push((tail, last.max(found::noted(making, game)?)));
    }
    making.execute_batch("DROP TABLE readings;")?;
    making.execute_batch(HEADS)?;
    for (tail, at) in heads {
        set_head(making, tail, at)?;
    }
    Ok(())
}

/// Whether the file is as long as it says it is: SQLite believes what it remembers.
pub(super) fn is_long_enough(connection: &Connection, path: &Path) -> rusqlite::Result<bool> {
    let number = |pragma: &str| connection.query_row(pragma, [], |row| row.get::<_, i64>(0));
    let (pages, size) = (number("PRAGMA page_count")?, number("PRAGMA page_size")?);
    let length = fs::metadata(path).map_or(0, |found| found.len());
    Ok(pages > 0 && unsigned(pages.saturating_mul(size)) <= length)
}
