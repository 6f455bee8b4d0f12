//! How long it takes until an event is durable, in turns with a bare insert into SQLite on the same disk.
//! `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

use std::sync::Arc;
use std::time::{Duration, Instant};

use ansage::game::{Event, Game, RulingEvent, Speaker};
use ansage::record::{Keeping, Library};
use rusqlite::{Connection, params};

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

/// The time within which so many of a hundred lie.
fn percentile(times: &mut [Duration], percent: usize) -> Duration {
    times.sort_unstable();
    times[(times.len() - 1) * percent / 100]
}

fn main() {
    let folder = tempfile::tempdir_in(std::env::current_dir().unwrap()).unwrap();
    let library = Library::open(&folder.path().join("library.sqlite3")).unwrap();
    let mut keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", opened()).unwrap();
    let mut game = Arc::new(Game::fold([(0, &opened())]).unwrap());
    let bare = Connection::open(folder.path().join("bare.sqlite3")).unwrap();
    bare.pragma_update(None, "synchronous", "EXTRA").unwrap();
    bare.execute("CREATE TABLE events (id INTEGER PRIMARY KEY, event TEXT NOT NULL)", []).unwrap();
    let (mut kept, mut inserted) = (Vec::new(), Vec::new());
    for number in 0..EVENTS {
        let text = format!("event {number}");
        let event = Event::Ruling(RulingEvent::Noted { by: Speaker::Arbiter, text: text.clone() });
        let happened = game.advance_all(vec![event], 0, number as u64 + 1);
        let begun = Instant::now();
        keeping.append(&happened).unwrap();
        kept.push(begun.elapsed());
        game = Arc::clone(&happened[0].after);
        let begun = Instant::now();
        bare.execute("INSERT INTO events (event) VALUES (?1)", params![text]).unwrap();
        inserted.push(begun.elapsed());
    }
    for percent in [50, 99] {
        let (event, insert) = (percentile(&mut kept, percent), percentile(&mut inserted, percent));
        let ratio = event.as_secs_f64() / insert.as_secs_f64();
        println!("p{percent}: event {event:?}, bare insert {insert:?}, {ratio:.2} times");
    }
}
