//! What was kept before events had types is read, and written, byte for byte as it was.
//!
//! `of_version_2.sqlite3` was written by that program: 38 games with every shape an event had. `of_version_2.pgn` is what
//! it exported of them.

use std::fs;
use std::path::{Path, PathBuf};

use super::Home;
use ansage::game::{Event, Game, Record, admits};
use ansage::record::Library;

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/library").join(name)
}

/// Every event of the sample, as it stands there.
fn lines() -> Vec<String> {
    let sample = rusqlite::Connection::open(kept("of_version_2.sqlite3")).unwrap();
    let mut rows = sample.prepare("SELECT event FROM events ORDER BY game, seq").unwrap();
    let rows = rows.query_map([], |row| row.get(0)).unwrap();
    rows.map(Result::unwrap).collect()
}

fn again(line: &str) -> serde_json::Result<String> {
    serde_json::from_str::<Event>(line).map(|event| serde_json::to_string(&event).unwrap())
}

#[test]
fn every_event_is_written_as_it_was_read() {
    let lines = lines();
    assert_eq!(lines.len(), 414);
    for line in &lines {
        assert_eq!(&again(line).unwrap(), line);
        // With its place, as it is printed and goes over a wire.
        let record = line.replacen('{', r#"{"seq":7,"at_ms":5,"#, 1);
        let read: Record = serde_json::from_str(&record).unwrap();
        assert_eq!(serde_json::to_string(&read).unwrap(), record);
        assert_eq!(serde_json::from_str::<Event>(line).unwrap(), read.event);
    }
}

/// A word that cannot be read is not lost and changes nothing.
#[test]
fn a_damaged_event_is_written_as_it_was_read_and_changes_nothing() {
    let mut damaged = 0;
    for line in lines() {
        for (word, wrong) in
            [("e2e4", "e9e4"), ("\"g1\"", "\"z1\""), ("\"1-0\"", "\"2-0\""), ("\"N\"", "\"X\"")]
        {
            let wrong = line.replace(word, wrong);
            let Ok(event) = serde_json::from_str(&wrong) else { continue };
            // What stands inside a field of it has no order.
            let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
            assert_eq!(value(&serde_json::to_string(&event).unwrap()), value(&wrong));
            if let Event::Damaged(_) = event {
                let opened = serde_json::from_str(&lines()[0]).unwrap();
                let mut game = Game::fold([(0, &opened)]).unwrap();
                let before = format!("{game:?}");
                assert!(!admits(&game, &event), "{wrong}");
                game.apply(&event, 5);
                assert_eq!(format!("{game:?}"), before, "{wrong}");
                damaged += 1;
            }
        }
    }
    assert!(damaged > 20, "{damaged}");
}

#[test]
fn what_is_no_event_at_all_cannot_be_read() {
    for line in [
        r#"{"event":"tomorrow"}"#,
        r#"{"by":"white"}"#,
        r#"{"event":"announced","by":"white"}"#,
        r#"{"event":"announced","by":"green","move":"e2e4"}"#,
        r#"{"event":"announced","by":"white","move":7}"#,
        r#"{"event":"announced","by":"white","move":"e2e4","move":"e2e4"}"#,
        r#"{"event":"draw_offered","color":"green"}"#,
        "[]",
    ] {
        assert!(again(line).is_err(), "{line}");
    }
}

#[test]
fn every_game_is_whole_exported_as_it_was_and_taken_up_again() {
    let home = Home::new();
    fs::copy(kept("of_version_2.sqlite3"), &home.library).unwrap();
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 38 games are sound.\n");
    let export = |game: i64| home.run("en", &["games", "export", &game.to_string()]).out;
    assert_eq!(
        (1..=38).map(export).collect::<String>(),
        fs::read_to_string(kept("of_version_2.pgn")).unwrap()
    );
    let library = Library::read(&home.library).unwrap();
    let over = |game: i64| library.game(game).unwrap().game.outcome().is_some();
    for game in (1..=38).filter(|game| !over(*game)).step_by(4) {
        let told = home.run("en", &["resume", &game.to_string(), "--line"]);
        assert_eq!(told.code, Some(0), "{game}: {told:?}");
    }
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 38 games are sound.\n");
}
