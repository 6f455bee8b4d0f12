//! The tables of a library as they are found: whether they are its own and whole, and those of the first version brought
//! up to this one.

use std::fs;
use std::path::Path;

use rusqlite::{Connection, params};

use super::library_error::LibraryError;
use super::tail::{Tail, set_head, unsigned};
use super::{chain, found, schema};

/// Whether nothing that bears the name of a table of a library is a view, which could be read without end.
pub(super) fn has_tables_only(connection: &Connection) -> rusqlite::Result<bool> {
    let others = "SELECT count(*) FROM pragma_table_list WHERE schema = 'main' AND type <> 'table'
        AND lower(name) IN ('games', 'events', 'heads', 'readings', 'sqlite_sequence')";
    connection.query_row(others, [], |row| row.get::<_, i64>(0)).map(|others| others == 0)
}

/// Whether no trigger is a stranger's: it would do at each event what it likes.
pub(super) fn has_own_triggers_only(connection: &Connection) -> rusqlite::Result<bool> {
    let mut triggers = connection.prepare("SELECT sql FROM sqlite_schema WHERE sql LIKE '%trigger%'")?;
    let triggers = triggers.query_map([], |row| row.get::<_, String>(0))?;
    let known = |sql: &String| schema::TABLES.contains(sql) || schema::HEADS.contains(sql);
    triggers.map(|sql| sql.map(|sql| known(&sql))).try_fold(true, |all, known| Ok(all && known?))
}

/// Gives the events of a library of the first version their hashes.
pub(super) fn with_hashes(making: &Connection) -> Result<(), LibraryError> {
    making.execute_batch(schema::ROOM_FOR_HASHES)?;
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
        heads.push((tail, last.max(found::noted(making, game))));
    }
    making.execute_batch("DROP TABLE readings;")?;
    making.execute_batch(schema::HEADS)?;
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
