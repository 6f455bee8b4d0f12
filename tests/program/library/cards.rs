//! What is remembered of the items of drills stands in the library, beside the games and outside of their chains.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use super::Home;
use ansage::drills::{Card, Grade};
use ansage::record::{Cards, Library};

/// The first of January 2026, in milliseconds since 1970.
const NOW: i64 = 1_767_225_600_000;

/// With a library of the version before cards.
fn of_version_2() -> Home {
    let home = Home::new();
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/program/library/of_version_2.sqlite3");
    fs::write(&home.library, fs::read(sample).unwrap()).unwrap();
    home
}

fn read(home: &Home) -> Vec<(String, Card)> {
    Cards::of(Library::read(&home.library).unwrap()).all().unwrap()
}

/// Trains with these lines.
fn train(home: &Home, lines: &str) -> String {
    let mut command = home.command("en");
    command.args(["train", "square-colours", "--line", "--simulate-time", "--speech", "off"]);
    let mut trained =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    trained.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = trained.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn an_earlier_library_is_brought_up_to_this_version_and_its_games_stay_as_they_are() {
    for make in [of_version_2, Home::of_version_1] {
        let home = make();
        let games = home.run("en", &["games", "list"]).out;
        let version = || {
            let connection = rusqlite::Connection::open(&home.library).unwrap();
            connection.query_row("PRAGMA user_version", [], |row| row.get::<_, i32>(0)).unwrap()
        };
        let before = version();
        assert!(before < 3 && read(&home).is_empty());
        assert_eq!(version(), before, "reading changes nothing");
        let told = train(&home, "light\ndark\nquit\n");
        assert!(told.contains("Practiced: 2 questions"), "{told}");
        assert_eq!(version(), 5);
        assert_eq!(read(&home).len(), 2);
        assert_eq!(home.run("en", &["games", "verify"]).code, Some(0));
        assert_eq!(home.run("en", &["games", "list"]).out, games);
    }
}

#[test]
fn what_was_missed_is_asked_first_the_next_time() {
    let home = Home::new();
    let first = train(&home, "i don't know\nquit\n");
    let question = |told: &str| told.lines().next().unwrap().rsplit("minutes. ").next().unwrap().to_owned();
    // A new seed would ask something else; what is due stands before everything new.
    let library = Cards::of(Library::open(&home.library).unwrap());
    let (item, missed) = library.all().unwrap().pop().unwrap();
    library.keep(&item, &Card { due: 0, ..missed }).unwrap();
    library.keep("square-colours:a1", &Card::after(None, Grade::Good, NOW)).unwrap();
    drop(library);
    assert_eq!(question(&train(&home, "quit\n")), question(&first));
}

/// Another card like the one that is there.
const COPIED: &str = "INSERT INTO cards SELECT 'x', due_ms, last_ms, stability, difficulty, stage, asked, forgotten FROM cards";

#[test]
fn a_card_is_kept_as_it_is_and_one_that_cannot_be_is_passed_over() {
    let home = Home::new();
    let library = Cards::of(Library::open(&home.library).unwrap());
    let mut card = None;
    for grade in [Grade::Again, Grade::Good, Grade::Hard, Grade::Good] {
        let next = Card::after(card.as_ref(), grade, NOW);
        library.keep("coordinates:name-e4", &next).unwrap();
        assert_eq!(library.all().unwrap(), [("coordinates:name-e4".to_owned(), next.clone())]);
        card = Some(next);
    }
    drop(library);
    for change in
        ["due_ms = -1", "last_ms = 9223372036854775807", "stability = 9e999", "stage = 300", "asked = -1"]
    {
        home.attack(COPIED);
        home.attack(&format!("UPDATE cards SET {change} WHERE item = 'x'"));
        let cards = read(&home);
        assert_eq!(cards.len(), 1, "{change}: {cards:?}");
        home.attack("DELETE FROM cards WHERE item = 'x'");
    }
}

#[test]
fn a_view_in_the_place_of_the_cards_is_damage() {
    let home = Home::new();
    drop(Library::open(&home.library).unwrap());
    home.attack("DROP TABLE cards");
    home.attack(
        "CREATE VIEW cards AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x FROM n) SELECT x FROM n",
    );
    assert!(Library::read(&home.library).is_err());
}
