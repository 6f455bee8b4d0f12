//! The tables of a library. Triggers keep what is written from being changed or deleted.

/// The version of the tables; SQLite's `user_version`. The first had no hashes, and `readings` in place of `heads`.
pub(super) const VERSION: i32 = 2;

/// "Ansg" as a number: SQLite's `application_id`, by which a library is told from other databases.
pub(super) const APPLICATION: i32 = 0x416e_7367;

/// Rows of `events` come in order and stay as they are; `hash` is the chain's ([`super::chain`]).
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

/// Makes room for hashes in a library of the first version. When they are in, [`HEADS`] follow.
pub(super) const ROOM_FOR_HASHES: &str = "
DROP TRIGGER events_stay;
ALTER TABLE events ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
";
