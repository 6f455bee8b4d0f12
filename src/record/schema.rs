//! The tables of a library. Triggers keep what is written from being changed or deleted.

/// The version of the tables; SQLite's `user_version`.
pub(super) const VERSION: i32 = 1;

/// "Ansg" as a number: SQLite's `application_id`, by which a library is told from other databases.
pub(super) const APPLICATION: i32 = 0x416e_7367;

/// Rows of `events` come in order and stay as they are. `readings` alone may change: it holds how far the
/// game's time had run when it was last looked at, so that a killed program loses no second of a clock.
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
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE readings (
  game INTEGER PRIMARY KEY REFERENCES games (id),
  at_ms INTEGER NOT NULL
) STRICT;

CREATE TRIGGER events_come_in_order BEFORE INSERT ON events
WHEN NEW.seq <> 1 + (SELECT coalesce(max(seq), 0) FROM events WHERE game = NEW.game)
BEGIN SELECT RAISE(ABORT, 'events come in order and stay'); END;
CREATE TRIGGER events_stay BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'what is kept is not changed'); END;
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
