//! From Enter to the move on a Braille display: BRLTTY with its virtual one, on the first console.

use std::thread;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::figures::{Table, Times, told};
use super::programs::ANSAGE;
pub use super::support::braille::hindrance;
use super::support::braille::{Console, Display};

const GAME: [&str; 20] = [
    "e4", "e5", "Sf3", "Sc6", "Lb5", "a6", "La4", "Sf6", "d3", "b5", "Lb3", "Le7", "a4", "b4", "a5", "d6",
    "c3", "Tb8", "h3", "h6",
];

/// The flag of each way to show a game, what it is called, and what the display has when it is there.
const FACES: [(&str, &str, &str); 2] =
    [("--screen", "the screen", "Partie"), ("--line", "the line desk", "am Zug")];

pub fn braille() -> String {
    let mut table = Table::new(&["Enter to the Braille display", "median", "worst"]);
    for (face, name, first) in FACES {
        let times = shown(face, first);
        table.row([name.to_owned(), told(times.median()), told(times.worst())]);
    }
    format!("{table}\n{} moves each.", GAME.len())
}

/// What each move of a game takes. On the screen the display shows the announcement, at the line desk the prompt.
fn shown(face: &str, first: &str) -> Times {
    let display = Display::of(40);
    let library = TempDir::new().unwrap();
    let mut command = CommandBuilder::new(ANSAGE);
    command.arg("--library");
    command.arg(library.path().join("library.db"));
    command
        .args(["relay", "--voice", "de", "--speech", "off", "--names", "letters", "--press", "auto", face]);
    let start = Instant::now();
    let mut console = Console::run(command);
    display.shows(first, start).unwrap();
    let moved = |(ply, written): (usize, &str)| {
        console.press(written);
        thread::sleep(Duration::from_millis(100));
        let start = Instant::now();
        console.press("\r");
        // On the screen in words: the side to move ends each of them.
        let told = if ply % 2 == 0 { "Schwarz am Zug" } else { "Weiß am Zug" };
        display.shows(if face == "--line" { written } else { told }, start).unwrap()
    };
    GAME.into_iter().enumerate().map(moved).collect()
}
