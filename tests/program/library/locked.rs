//! Another program that holds the library: the desk never waits for it, and what is refused is gone.

use std::time::{Duration, Instant};

use rusqlite::Connection;

use super::{Home, is_in_words};

/// Far more than an answer takes, and far less than anybody who holds the library keeps it here.
const LONG: Duration = Duration::from_secs(3);

fn held(home: &Home, how: &str) -> Connection {
    let connection = Connection::open(&home.library).unwrap();
    connection.busy_timeout(LONG).unwrap();
    connection.execute_batch(how).unwrap();
    connection
}

#[test]
fn a_move_that_could_not_be_kept_is_refused_and_gone() {
    for how in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE", "BEGIN; SELECT count(*) FROM events"] {
        let home = Home::new();
        let mut desk = home.sit("de", &["relay", "--press", "auto"]);
        desk.answers("e4");
        let other = Connection::open(&home.library).unwrap();
        other.busy_timeout(LONG).unwrap();
        for statement in how.split("; ") {
            if statement.starts_with("SELECT") {
                other.query_row(statement, [], |row| row.get::<_, i64>(0)).unwrap();
            } else {
                other.execute_batch(statement).unwrap();
            }
        }
        let begun = Instant::now();
        let told = desk.answers("e5");
        assert!(
            told.starts_with("Nicht gespeichert, der Zug gilt nicht: ein anderes Programm schreibt"),
            "{told}"
        );
        assert!(desk.answers("was steht auf e5").contains("leer"));
        let told = desk.answers("weiter");
        assert!(told.starts_with("Nicht gespeichert: ein anderes Programm"), "{how}: {told}");
        assert!(desk.answers("wer ist am zug").contains("Schwarz am Zug"));
        assert!(begun.elapsed() < LONG, "{how}: it waited");
        other.execute_batch("ROLLBACK").unwrap();
        // Gone is gone, whatever is asked; another move may follow.
        assert!(desk.answers("was steht auf e5").contains("leer"));
        assert_eq!(desk.answers("weiter"), "Es wird wieder gespeichert. Die Uhren laufen.");
        assert_eq!(desk.answers("c5"), "Cäsar sieben Cäsar fünf. Weiß am Zug.");
        desk.leave();
        let pgn = home.run("de", &["games", "export", "1"]).out;
        assert!(pgn.contains("1... c5") && !pgn.contains("e5"), "{how}: {pgn}");
        assert_eq!(home.run("de", &["games", "verify"]).code, Some(0));
    }
}

#[test]
fn in_a_tournament_and_in_english_too() {
    let home = Home::new();
    let mut desk = home.sit("en", &["tournament", "--fen", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]);
    desk.answers("arbiter: start");
    desk.answers("e4");
    let other = held(&home, "BEGIN EXCLUSIVE");
    let told = desk.answers("e4");
    assert!(told.starts_with("Not saved, the move does not count: another program"), "{told}");
    let told = desk.answers("press");
    assert!(told.starts_with("Not saved"), "{told}");
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(desk.answers("arbiter: continue"), "Saving again. Clocks running.");
    assert_eq!(desk.answers("e4"), "Matches.");
    desk.leave();
}

/// What the sparring partner plays is nobody's move that does not count: it is played when it can be kept.
#[test]
fn the_partner_moves_when_it_can_be_kept() {
    let home = Home::new();
    let mut desk = home.sit("de", &["practice", "--level", "8"]);
    // At the highest level it thinks long, but the machine may be slow: then the next move is tried.
    let (told, other) = ["e4", "a3", "h3", "b3"]
        .iter()
        .find_map(|white| {
            desk.answers(white);
            let other = held(&home, "BEGIN IMMEDIATE");
            let told = desk.says().unwrap();
            (!told.starts_with("Schwarz: ")).then_some((told, other))
        })
        .unwrap();
    assert!(told.starts_with("Nicht gespeichert: ein anderes Programm schreibt gerade. Die Uhren"), "{told}");
    assert!(desk.answers("was steht auf d2").contains("weißer Bauer"));
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(desk.answers("weiter"), "Es wird wieder gespeichert. Die Uhren laufen.");
    let told = desk.says().unwrap();
    assert!(told.starts_with("Schwarz: "), "{told}");
    desk.leave();
}

#[test]
fn whoever_comes_is_told_that_somebody_else_is_writing() {
    let home = Home::of_this_version();
    let other = held(&home, "BEGIN EXCLUSIVE");
    let commands: [&[&str]; 6] = [
        &["games", "list"],
        &["games", "verify"],
        &["games", "export", "1"],
        &["resume", "1", "--line"],
        &["relay", "--line"],
        &["practice", "--line"],
    ];
    for (voice, why) in [("de", "ein anderes Programm schreibt gerade"), ("hu", "éppen egy másik program ír")]
    {
        for command in commands {
            let told = home.run(voice, command);
            assert_eq!(told.code, Some(1), "{command:?}: {told:?}");
            assert!(told.error.contains(why) && told.error.lines().count() == 1, "{command:?}: {told:?}");
            is_in_words(&told.error);
        }
    }
    drop(other);
    assert_eq!(home.run("de", &["games", "list"]).code, Some(0));
}
