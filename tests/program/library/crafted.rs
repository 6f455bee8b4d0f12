//! A library whose tables somebody has made into something that never ends is told to be damaged.

use std::fs;

use super::{Home, is_in_words};

const ENDLESS: &str = "WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c)";

fn is_refused(home: &Home, arguments: &[&str]) {
    let told = home.run("de", arguments);
    let why =
        format!("ansage: Bibliothek unbrauchbar: {}: die Datei ist beschädigt\n", home.library.display());
    assert_eq!((told.code, told.out.as_str(), told.error), (Some(1), "", why), "{arguments:?}");
    is_in_words(&home.run("de", arguments).error);
}

#[test]
fn a_view_is_no_table_of_a_library() {
    for table in ["games", "events", "heads"] {
        let home = Home::of_this_version();
        let connection = rusqlite::Connection::open(&home.library).unwrap();
        let columns = "1 AS id, 1 AS game, x AS seq, 0 AS at_ms, '' AS event, '' AS opened, x'' AS hash, x'' AS at_hash";
        let view = format!(
            "PRAGMA foreign_keys = OFF; DROP TABLE {table};
             CREATE VIEW {} AS {ENDLESS} SELECT {columns} FROM c;",
            table.to_uppercase()
        );
        connection.execute_batch(&view).unwrap();
        drop(connection);
        let before = fs::read(&home.library).unwrap();
        for arguments in [
            &["games", "list"][..],
            &["games", "verify"],
            &["games", "export", "1"],
            &["resume", "1", "--line"],
            &["relay", "--line"],
        ] {
            is_refused(&home, arguments);
        }
        assert_eq!(fs::read(&home.library).unwrap(), before, "{table}");
    }
}

#[test]
fn no_game_is_played_where_a_stranger_s_trigger_is() {
    let home = Home::of_this_version();
    let connection = rusqlite::Connection::open(&home.library).unwrap();
    let trigger = format!(
        "CREATE TRIGGER x AFTER INSERT ON events BEGIN SELECT count(*) FROM ({ENDLESS} SELECT x FROM c); END"
    );
    connection.execute_batch(&trigger).unwrap();
    drop(connection);
    is_refused(&home, &["resume", "1", "--line"]);
    is_refused(&home, &["relay", "--line"]);
    // Where nothing is written it does nothing.
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 4 games are sound.\n");
}
