//! How long it takes until an event is durable, in turns with a bare insert into SQLite on the same disk.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use ansage::game::{Event, Game, RulingEvent, Speaker};
use ansage::record::{Keeping, Library};
use rusqlite::{Connection, params};

use super::figures::{Table, grouped, in_turns, ratio, timed, told};

/// So many events are kept, each beside a bare insert.
const EVENTS: usize = 1_000;

fn opened() -> Event {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let event = serde_json::json!({
        "event": "opened", "desk": "relay", "white": "", "black": "", "start": start, "time": "5",
        "increments": "before_move", "press": "manual", "repeat": "program", "against": {"kind": "person"},
    });
    serde_json::from_value(event).unwrap()
}

pub fn durable() -> String {
    // Where memory stands in for a disk nothing is ever made durable.
    let folder = tempfile::tempdir_in(Path::new(env!("CARGO_MANIFEST_DIR")).join("target")).unwrap();
    let library = Library::open(&folder.path().join("library.sqlite3")).unwrap();
    let mut keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", opened()).unwrap();
    let mut game = Arc::new(Game::fold([(0, &opened())]).unwrap());
    let bare = Connection::open(folder.path().join("bare.sqlite3")).unwrap();
    bare.pragma_update(None, "synchronous", "EXTRA").unwrap();
    bare.execute("CREATE TABLE events (id INTEGER PRIMARY KEY, event TEXT NOT NULL)", []).unwrap();
    let mut number = 0;
    let mut keep = || -> Duration {
        number += 1;
        let event =
            Event::Ruling(RulingEvent::Noted { by: Speaker::Arbiter, text: format!("event {number}") });
        let happened = game.advance_all(vec![event], 0, number);
        let (kept, time) = timed(|| keeping.append(&happened));
        kept.unwrap();
        game = Arc::clone(&happened[0].after);
        time
    };
    let mut inserted = 0;
    let mut insert = || -> Duration {
        inserted += 1;
        let text = format!("event {inserted}");
        let insert = "INSERT INTO events (event) VALUES (?1)";
        let (done, time) = timed(|| bare.execute(insert, params![text]));
        done.unwrap();
        time
    };
    let [events, inserts] = in_turns(EVENTS, [&mut keep, &mut insert]);
    let mut table = Table::new(&["until it is durable", "an event of a game", "a bare insert", "against it"]);
    for (name, percent) in [("median", 50), ("99 in 100", 99)] {
        let (event, insert) = (events.share(percent), inserts.share(percent));
        table.row([
            name.to_owned(),
            told(event),
            told(insert),
            ratio(event.as_secs_f64(), insert.as_secs_f64()),
        ]);
    }
    format!("{table}\n{} of each.", grouped(EVENTS as u64))
}
