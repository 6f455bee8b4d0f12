//! The log of practice: kept beside the games, made of the games that are there in a library of an earlier version, and
//! told by `ansage progress`.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;

use super::Home;
use ansage::record::{Ending, Library, Practice, PracticeLog, Practised, Success};
use ansage::training::progress::Week;

/// Monday the first of June 2026, noon, in milliseconds since 1970.
const JUNE: i64 = 1_780_315_200_000;

const DAY: i64 = 86_400_000;

fn log(home: &Home) -> Vec<Practised> {
    PracticeLog::of(&Library::read(&home.library).unwrap()).behind(0).unwrap()
}

/// With a library that has these lines.
fn with(lines: &[(i64, Practice)]) -> Home {
    let home = Home::new();
    let library = Library::open(&home.library).unwrap();
    for (at, what) in lines {
        PracticeLog::of(&library).keep(*at, what).unwrap();
    }
    home
}

#[test]
fn games_of_an_earlier_version_that_are_over_stand_in_the_log() {
    let home = Home::new();
    let game = |fen: &str, color: &str, lines: &str| {
        let mut command = home.command("en");
        command.args(["practice", "--color", color, "--fen", fen, "--time", "-"]);
        command.args(["--line", "--simulate-time", "--speech", "off"]);
        let mut played = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        played.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
        assert!(played.wait_with_output().unwrap().status.success());
    };
    game("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "white", "Qg7\n");
    game("7k/8/5K2/8/8/8/8/6Q1 b - - 0 1", "black", "resign\nyes\n");
    game("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", "white", "Qg3\n");
    let kept: Vec<Practice> = log(&home).into_iter().map(|line| line.what).collect();
    let ended = [Practice::Game(1, Ending::Won), Practice::Game(2, Ending::Lost)];
    assert_eq!(kept, ended);
    // As the version before had it.
    home.attack("DROP TABLE practice");
    home.attack("DROP TABLE imports");
    home.attack("DROP TABLE tombstones");
    home.attack("PRAGMA user_version = 3");
    assert!(log(&home).is_empty(), "reading changes nothing");
    drop(Library::open(&home.library).unwrap());
    let found = log(&home);
    assert_eq!(found.iter().map(|line| line.what.clone()).collect::<Vec<_>>(), ended);
    assert!(found.iter().all(|line| Week::of(line.at) > 2_900), "they are of today: {found:?}");
    assert_eq!(home.run("en", &["games", "verify"]).code, Some(0));
}

#[test]
fn weeks_are_told_in_words_and_for_programs() {
    let home = with(&[
        (JUNE, Practice::Drill("neighbours:e4".to_owned(), Success::Right)),
        (JUNE, Practice::Drill("neighbours:e5".to_owned(), Success::Wrong)),
        (JUNE + 6 * DAY, Practice::Puzzle("1".to_owned(), Success::Helped)),
        (JUNE + 7 * DAY, Practice::Game(1, Ending::Drawn)),
        (JUNE + 7 * DAY, Practice::Impossible(1)),
    ]);
    let told = home.run("en", &["progress"]);
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(
        lines,
        [
            "Week of 2026-06-08: one game, none won; one impossible move.",
            "Week of 2026-06-01: 2 questions, 1 right; one puzzle, 1 solved.",
            "Next: square colors, new.",
        ]
    );
    let objects = home.run("en", &["progress", "--json"]);
    let first: serde_json::Value = serde_json::from_str(objects.out.lines().next().unwrap()).unwrap();
    assert_eq!(
        (&first["week"], &first["answers"], &first["right"]),
        (&"2026-06-01".into(), &2.into(), &1.into())
    );
    assert_eq!(home.run("de", &["progress"]).out.lines().last(), Some("Als Nächstes: Feldfarben, neu."));
}

#[test]
fn the_plot_has_its_title_and_its_weeks_in_words() {
    let home = with(&[
        (JUNE, Practice::Puzzle("1".to_owned(), Success::Right)),
        (JUNE + 21 * DAY, Practice::Game(1, Ending::Won)),
    ]);
    let file = home.library.with_file_name("weeks.svg");
    let told = home.run("de", &["progress", "--svg", file.to_str().unwrap()]);
    assert_eq!(told.code, Some(0), "{}", told.error);
    let drawn = fs::read_to_string(&file).unwrap();
    for part in [
        "<svg role=\"img\" lang=\"de\" aria-labelledby=\"title words\"",
        "<title id=\"title\">Übung Woche für Woche</title>",
        "Woche ab 2026-06-01: eine Aufgabe, 1 gelöst.",
        "Woche ab 2026-06-22: eine Partie, 1 gewonnen.",
        "gelöste Aufgaben",
    ] {
        assert!(drawn.contains(part), "{part}: {drawn}");
    }
    let refused = home.run("en", &["progress", "--svg", home.library.to_str().unwrap()]);
    assert_eq!(refused.code, Some(1), "the library is not written over");
    assert_eq!(log(&home).len(), 2);
}

#[test]
fn nothing_and_a_line_of_no_version_are_no_practice() {
    let home = Home::new();
    assert_eq!(home.run("en", &["progress"]).out, "Nothing practiced yet.\n");
    let home = with(&[(JUNE, Practice::Review(1))]);
    home.attack("INSERT INTO practice (at_ms, kind, item, result) VALUES (0, 'yoga', 'x', 'right')");
    home.attack("INSERT INTO practice (at_ms, kind, item, result) VALUES (-1, 'puzzle', 'x', 'right')");
    assert_eq!(log(&home).len(), 1);
    let empty = home.library.with_file_name("none.svg");
    let nobody = Home::new();
    assert_eq!(nobody.run("en", &["progress", "--svg", empty.to_str().unwrap()]).code, Some(0));
    assert!(fs::read_to_string(&empty).unwrap().contains("<desc id=\"words\">Nothing practiced yet.</desc>"));
}
