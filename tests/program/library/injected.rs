//! Errors of the disk, one by one: each call of each operation fails in each way, and what was acknowledged is there
//! afterwards, and what was refused is not. `ANSAGE_CALLS=all` tries each call; the tests try one of four.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use ansage::collection::{GameQuery, LibraryIndex};
use ansage::game::{Event, Game, RulingEvent, Speaker, position_of};
use ansage::record::{Imported, Keeping, Library, LibraryError, Stored, backup, delete, deletions};
use rusqlite::Connection;
use tempfile::TempDir;

use super::failing_disk::{FAILURES, FailingDisk};
use crate::support::folder;
use crate::support::seed::seed;

pub const MOMENT: &str = "2026-01-01T00:00:00+00:00";
const LATER: &str = "2026-02-02T00:00:00+00:00";

const IMPORTED: [&str; 2] = [
    "[White \"Ada\"]\n[Black \"Bea\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0\n",
    "[White \"Cora\"]\n[Black \"Dora\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n",
];

pub fn opened() -> Event {
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let event = serde_json::json!({
        "event": "opened", "desk": "relay", "white": "Ada", "black": "Bea", "start": start, "time": "5",
        "increments": "before_move", "press": "manual", "repeat": "program", "against": {"kind": "person"},
    });
    serde_json::from_value(event).unwrap()
}

/// The calls that fail, each in a run of its own.
fn tried() -> impl Iterator<Item = u32> {
    let all = std::env::var("ANSAGE_CALLS").is_ok_and(|calls| calls == "all");
    let first = if all { 0 } else { u32::try_from(seed() % 4).unwrap() };
    (1 + first..).step_by(if all { 1 } else { 4 })
}

/// Whatever a library tells where everything works: it is sound, and these are its games.
fn contents(path: &Path) -> Vec<String> {
    let library = Library::read(path).unwrap();
    assert!(library.missing().unwrap().is_empty() && library.is_whole());
    let game = |id: &i64| match library.stored(*id).unwrap() {
        Stored::Played(game) => format!("{id}: {} {}", game.at, serde_json::to_string(&game.kept).unwrap()),
        Stored::Imported(game) => format!("{id}: {} {}", game.imported, game.pgn),
    };
    let mut contents: Vec<String> = library.numbers_of_all().unwrap().iter().map(game).collect();
    contents.push(format!("{} deleted", deletions(&library).unwrap()));
    contents
}

/// A library with a game that was played and two that were imported.
fn three_games(path: &Path) {
    let keeping = Keeping::begin(Library::open(path).unwrap(), MOMENT, opened()).unwrap();
    drop(keeping);
    Library::open(path).unwrap().import(MOMENT, &IMPORTED.map(str::to_owned)).unwrap();
}

/// It is a library to play in, and a game more changes nothing else of it and leaves nothing beside it.
#[track_caller]
fn is_as_ever(path: &Path, what: &str) {
    let before = contents(path);
    let begun = Library::open(path).and_then(|library| Keeping::begin(library, LATER, opened()));
    drop(begun.unwrap_or_else(|error| panic!("{what}: {error}")));
    let games = |contents: &[String]| contents[..contents.len() - 1].to_vec();
    let (before, after) = (games(&before), games(&contents(path)));
    assert!(after.len() == before.len() + 1 && after.starts_with(&before), "{what}: {after:#?}");
    assert!(!path.with_extension("sqlite3-journal").exists(), "{what}");
}

/// What is done, once everything for it is ready; whether it was acknowledged.
type Act = Box<dyn FnOnce() -> bool>;

/// How many calls failed, and in how many of them what was refused is there all the same.
#[derive(Debug, Default, PartialEq, Eq)]
struct Failed {
    calls: u32,
    unclear: u32,
}

/// Makes a library, and has an act done in a copy of it once for each call of it that can fail. It is there whole when
/// it was acknowledged, and not at all when it was not.
#[track_caller]
fn every_call_fails(before: impl Fn(&Path), ready: impl Fn(&Path) -> Act) -> Failed {
    let sample = folder();
    let library = |folder: &TempDir| folder.path().join("library.sqlite3");
    before(&library(&sample));
    let old = contents(&library(&sample));
    let copied = || {
        let home = folder();
        for found in fs::read_dir(sample.path()).unwrap() {
            let found = found.unwrap();
            fs::copy(found.path(), home.path().join(found.file_name())).unwrap();
        }
        home
    };
    let disk = FailingDisk::new();
    let home = copied();
    assert!(ready(&library(&home))());
    let new = contents(&library(&home));
    let mut failed = Failed::default();
    for failure in FAILURES {
        for at in tried() {
            let home = copied();
            let path = library(&home);
            let act = ready(&path);
            let (done, struck) = disk.fails(failure, at, act);
            let found = contents(&path);
            let is_unclear = !done && found == new && new != old;
            assert!(
                found == if done { &new[..] } else { &old[..] } || is_unclear,
                "{failure:?} at call {at}, {}: {found:#?}",
                if done { "acknowledged" } else { "refused" }
            );
            failed.unclear += u32::from(is_unclear);
            is_as_ever(&path, &format!("{failure:?} at call {at}"));
            if !struck {
                break;
            }
            failed.calls += 1;
        }
    }
    println!("{failed:?}");
    assert!(failed.calls > 10);
    failed
}

#[test]
fn a_game_is_begun_or_is_not_there() {
    let failed = every_call_fails(three_games, |path| {
        let path = path.to_owned();
        Box::new(move || {
            Library::open(&path).and_then(|library| Keeping::begin(library, MOMENT, opened())).is_ok()
        })
    });
    assert_eq!(failed.unclear, 0);
}

#[test]
fn a_library_is_made_with_its_first_game_or_is_as_if_it_had_not_been() {
    let failed = every_call_fails(
        |_| {},
        |path| {
            let path = path.to_owned();
            Box::new(move || {
                Library::open(&path).and_then(|library| Keeping::begin(library, MOMENT, opened())).is_ok()
            })
        },
    );
    assert_eq!(failed.unclear, 0);
}

#[test]
fn imported_games_are_there_all_or_none() {
    let more =
        ["[White \"Eva\"]\n\n1. c4 *\n", IMPORTED[0], "[White \"Fee\"]\n\n1. g3 *\n"].map(str::to_owned);
    let failed = every_call_fails(three_games, move |path| {
        let (mut library, more) = (Library::open(path).unwrap(), more.clone());
        Box::new(move || {
            let put = library.import(LATER, &more);
            put.is_ok_and(|put| put == [Imported::As(4), Imported::Already(2), Imported::As(5)])
        })
    });
    assert_eq!(failed.unclear, 0);
}

#[test]
fn a_deleted_game_is_gone_or_still_there() {
    for game in [1, 2] {
        let failed = every_call_fails(three_games, move |path| {
            let mut library = Library::open(path).unwrap();
            Box::new(move || delete(&mut library, game, LATER).is_ok())
        });
        assert_eq!(failed.unclear, 0);
    }
}

#[test]
fn how_far_the_time_has_run_is_noted_or_not() {
    // Where a disk does what it says to have failed, the time that was refused is there: it has run so far all the same.
    let failed = every_call_fails(three_games, |path| {
        let (mut keeping, ..) = Keeping::take_up(Library::open(path).unwrap(), 1).unwrap();
        Box::new(move || keeping.note_time(5_000).is_ok())
    });
    assert!(failed.unclear <= 1);
}

/// Of which version a library is, and what tables, indexes and triggers it has.
fn tables(path: &Path) -> String {
    let connection = Connection::open(path).unwrap();
    let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
    let mut rows =
        connection.prepare("SELECT name || ' ' || sql FROM sqlite_schema WHERE sql IS NOT NULL").unwrap();
    let rows = rows.query_map([], |row| row.get::<_, String>(0)).unwrap();
    let mut tables: Vec<String> = rows.map(Result::unwrap).collect();
    tables.sort();
    format!("{version}: {}", tables.join(";"))
}

#[test]
fn a_library_of_an_earlier_version_is_wholly_of_this_one_or_wholly_as_it_was() {
    for version in 1..=4 {
        let sample = format!("tests/program/library/of_version_{version}.sqlite3");
        let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join(sample);
        let home = folder();
        let path = home.path().join("library.sqlite3");
        fs::copy(&sample, &path).unwrap();
        let (old, games) = (tables(&path), contents(&path));
        drop(Library::open(&path).unwrap());
        let new = tables(&path);
        assert!(old != new && contents(&path) == games);
        let disk = FailingDisk::new();
        let (mut calls, mut unclear) = (0, 0);
        for failure in FAILURES {
            for at in tried() {
                let home = folder();
                let path = home.path().join("library.sqlite3");
                fs::copy(&sample, &path).unwrap();
                let (done, struck) = disk.fails(failure, at, || Library::open(&path).is_ok());
                let what = format!("{version}: {failure:?} at call {at}");
                let found = tables(&path);
                assert!(if done { found == new } else { found == old || found == new }, "{what}: {found}");
                assert_eq!(contents(&path), games, "{what}");
                unclear += u32::from(!done && found == new);
                is_as_ever(&path, &what);
                assert_eq!(tables(&path), new, "{what}");
                if !struck {
                    break;
                }
                calls += 1;
            }
        }
        println!("version {version}: {calls} calls failed, {unclear} unclear");
    }
}

/// Events are kept one after the other while the disk fails: what was acknowledged is there, in its order, and
/// nothing else; what was refused can be tried again.
#[test]
fn an_event_is_there_if_it_was_acknowledged_and_only_then() {
    let disk = FailingDisk::new();
    let (mut calls, mut unclear) = (0, 0);
    for failure in FAILURES {
        for at in tried() {
            let home = folder();
            let path = home.path().join("library.sqlite3");
            let mut keeping = Keeping::begin(Library::open(&path).unwrap(), MOMENT, opened()).unwrap();
            let mut game = Arc::new(Game::fold([(0, &opened())]).unwrap());
            let mut acknowledged = Vec::new();
            let ((), struck) = disk.fails(failure, at, || {
                for number in 1..=5 {
                    let noted =
                        RulingEvent::Noted { by: Speaker::Arbiter, text: format!("{number} ").repeat(900) };
                    let seq = keeping.kept().len() as u64 + 1;
                    let happened = game.advance_all(vec![Event::Ruling(noted)], number * 1_000, seq);
                    match keeping.append(&happened) {
                        Ok(()) => {
                            game = Arc::clone(&happened[0].after);
                            acknowledged.push(number);
                        }
                        // What stands there is not what was acknowledged: that is told, and nothing more is kept.
                        Err(LibraryError::Lost(..)) => break,
                        Err(_) => {}
                    }
                }
                drop(keeping);
            });
            let what = format!("{failure:?} at call {at}");
            let library = Library::read(&path).unwrap();
            let found = library.game(1).unwrap_or_else(|error| panic!("{what}: {error}"));
            let noted: Vec<u64> = found.kept[1..].iter().map(|kept| kept.at_ms / 1_000).collect();
            assert!(
                library.is_whole() && noted.starts_with(&acknowledged),
                "{what}: {acknowledged:?} {noted:?}"
            );
            assert!(noted.len() <= acknowledged.len() + 1, "{what}: {acknowledged:?} {noted:?}");
            if noted.len() > acknowledged.len() {
                println!("{what}: {acknowledged:?} {noted:?}");
            }
            unclear += u32::from(noted.len() > acknowledged.len());
            if !struck {
                assert_eq!(acknowledged, [1, 2, 3, 4, 5]);
                break;
            }
            calls += 1;
        }
    }
    println!("{calls} calls failed, {unclear} unclear");
}

#[test]
fn what_is_read_while_the_disk_fails_is_right_or_an_error_and_never_damage() {
    let home = folder();
    let path = home.path().join("library.sqlite3");
    three_games(&path);
    let right = contents(&path);
    let disk = FailingDisk::new();
    let mut calls = 0;
    for failure in FAILURES {
        for at in tried() {
            let what = format!("{failure:?} at call {at}");
            let read = || -> Result<Vec<String>, LibraryError> {
                let library = Library::read(&path)?;
                let mut read = Vec::new();
                for id in library.numbers_of_all()? {
                    read.push(match library.stored(id)? {
                        Stored::Played(game) => {
                            format!("{id}: {} {}", game.at, serde_json::to_string(&game.kept)?)
                        }
                        Stored::Imported(game) => format!("{id}: {} {}", game.imported, game.pgn),
                    });
                }
                assert!(library.missing()?.is_empty(), "{what}");
                assert!(library.games()?.damaged.is_empty(), "{what}");
                read.push(format!("{} deleted", deletions(&library)?));
                Ok(read)
            };
            let (read, struck) = disk.fails(failure, at, read);
            match read {
                Ok(read) => assert_eq!(read, right, "{what}"),
                Err(LibraryError::Sqlite(_) | LibraryError::File(..)) => {}
                Err(error) => panic!("{what}: {error:?}"),
            }
            if !struck {
                break;
            }
            calls += 1;
        }
    }
    println!("{calls} calls failed");
}

#[test]
fn a_copy_is_whole_or_as_it_was_and_nothing_is_left_beside_it() {
    let home = folder();
    let [path, copy] = ["library.sqlite3", "copy"].map(|name| home.path().join(name));
    three_games(&path);
    let right = contents(&path);
    let (before, disk) = (fs::read(&path).unwrap(), FailingDisk::new());
    let mut calls = 0;
    for failure in FAILURES {
        for at in tried() {
            fs::write(&copy, "as it was").unwrap();
            let (copied, struck) = disk.fails(failure, at, || {
                Library::read(&path).is_ok_and(|library| backup(&library, &copy, |_| ()).is_ok())
            });
            let what = format!("{failure:?} at call {at}");
            if copied {
                assert_eq!(contents(&copy), right, "{what}");
            } else {
                assert_eq!(fs::read(&copy).unwrap(), b"as it was", "{what}");
            }
            assert_eq!(fs::read(&path).unwrap(), before, "{what}");
            assert_eq!(fs::read_dir(home.path()).unwrap().count(), 2, "{what}");
            if !struck {
                assert!(copied);
                break;
            }
            calls += 1;
        }
    }
    println!("{calls} calls failed");
}

#[test]
fn the_index_finds_what_is_right_or_nothing_at_all() {
    let home = folder();
    let [path, index] = ["library.sqlite3", "library.sqlite3-index"].map(|name| home.path().join(name));
    three_games(&path);
    let position = position_of("rnbqkbnr/ppp1pppp/8/3p4/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2", None).unwrap();
    let find = || -> Option<[Vec<i64>; 2]> {
        let library = Library::read(&path).ok()?;
        let by_name = GameQuery { player: Some("ada".to_owned()), ..GameQuery::default() };
        let by_position = GameQuery { position: Some(position.clone()), ..GameQuery::default() };
        let found = LibraryIndex::asked(&library, &mut |_, _| (), |index| {
            index.place(&library, &mut |_, _| ())?;
            Ok([index.find(&by_name, 9)?.1, index.find(&by_position, 9)?.1])
        });
        found.ok()
    };
    let right = Some([vec![1, 2], vec![3]]);
    assert_eq!(find(), right);
    let (before, disk) = (fs::read(&path).unwrap(), FailingDisk::new());
    let mut calls = 0;
    // Where it is made, and where it is there.
    for is_there in [false, true] {
        for failure in FAILURES {
            for at in tried() {
                if !is_there {
                    fs::remove_file(&index).unwrap();
                }
                let (found, struck) = disk.fails(failure, at, find);
                let what = format!("{failure:?} at call {at}");
                assert!(found.is_none() || found == right, "{what}: {found:?}");
                assert_eq!(find(), right, "{what}");
                assert_eq!(fs::read(&path).unwrap(), before, "{what}");
                if !struck {
                    assert_eq!(found, right);
                    break;
                }
                calls += 1;
            }
        }
    }
    println!("{calls} calls failed");
}
