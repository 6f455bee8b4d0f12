//! What BRLTTY shows.

use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use crate::support::braille::{Console, Display, hindrance};

/// There is one console, and two cannot have it at once.
static CONSOLE: Mutex<()> = Mutex::new(());

fn desk(library: &TempDir, face: &str) -> CommandBuilder {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(library.path().join("library.db"));
    command.args(["relay", "--voice", "de", "--speech", "off", "--press", "auto", face]);
    command
}

fn shows_what_is_new(face: &str, first: &str, moves: [(&str, &str); 3]) {
    if let Some(why) = hindrance() {
        eprintln!("{why}: nothing was tested");
        return;
    }
    let _alone = CONSOLE.lock().unwrap_or_else(PoisonError::into_inner);
    let display = Display::of(40);
    let library = TempDir::new().unwrap();
    let start = Instant::now();
    let mut console = Console::run(desk(&library, face));
    assert!(display.shows(first, start).is_some(), "{}", display.text());
    for (typed, shown) in moves {
        console.press(typed);
        let start = Instant::now();
        console.press("\r");
        assert!(display.shows(shown, start).is_some(), "{shown} is not shown, but {}", display.text());
    }
}

#[test]
fn on_the_screen_the_display_shows_the_announcement() {
    shows_what_is_new(
        "--screen",
        "Partie mit Assistent",
        [
            ("e2e4", "Eva zwei Eva vier"),
            ("e7e5", "Eva sieben Eva fünf"),
            ("g1f3", "Springer Gustav eins Felix drei"),
        ],
    );
}

#[test]
fn in_the_line_desk_the_display_shows_the_prompt_with_what_is_new() {
    let moves = [("e2e4", "e4"), ("e7e5", "e5"), ("g1f3", "Sf3")];
    shows_what_is_new("--line", "Weiß am Zug", moves);
}
