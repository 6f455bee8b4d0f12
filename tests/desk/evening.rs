//! An evening of practice on the screen: what is told of each line, and the board beside it, in German and in English.
//!
//! Time is real here, so the partner has no choice: each of its moves is the only one. What a drill asks is drawn by
//! lot, so its answer is only asked for.
#![cfg(unix)]

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use crate::support::terminal::{Terminal, size};
use crate::support::wait_until;

/// A king and a rook that mate in two.
const START: &str = "8/8/8/k7/2K5/4R3/8/8 w - - 12 69";

/// The row of the screen in which the fourth rank is seen.
const FOURTH: usize = 9;

/// A line that is said, and how its answer begins.
type Said = (&'static str, &'static str);

/// An evening in one language.
struct Evening {
    voice: &'static str,
    names: &'static str,
    greeting: &'static str,
    game: &'static [Said],
    review: &'static [Said],
    drills: &'static [Said],
    puzzles: &'static [Said],
    /// The moves of the next puzzles, and what is said of the last of each, and to go on.
    solved: [&'static [&'static str]; 9],
    is_solved: &'static str,
    next: &'static str,
    quit: Said,
}

const GERMAN: Evening = Evening {
    voice: "de",
    names: "fide",
    greeting: "Sag Stellung, um das Brett zu hören.",
    game: &[
        ("Hinweis", "Es gibt ein Matt in zwei Zügen."),
        ("noch ein Hinweis", "Diese Figur zieht: Turm Eva drei."),
        ("Hinweis", "Hinweis: Turm Eva drei Eva sechs."),
        ("Turm Eva sechs", "Schwarz: König Anna fünf Anna vier."),
        ("gab es Besseres", "Turm Eva drei Eva sechs war der beste Zug."),
        ("Bewertung", "Weiß "),
        ("Turm Anna sechs", "Turm Eva sechs Anna sechs, matt."),
    ],
    review: &[
        ("Durchsicht", "Durchsicht, 2 Züge."),
        ("weiter", "69. Weiß: Turm Eva drei Eva sechs."),
        ("weiter", "69. Schwarz: König Anna fünf Anna vier."),
        ("zurück", "69. Weiß: Turm Eva drei Eva sechs."),
        ("Zug 70", "70. Weiß: Turm Eva sechs Anna sechs. Weiß hat gewonnen."),
        ("Anfang", "Ausgangsstellung."),
        ("Turm Eva zwei", "Variante. 69. Weiß: Turm Eva drei Eva zwei."),
        ("zurück zur Partie", "Wieder in der Partie. Ausgangsstellung."),
    ],
    drills: &[
        ("Training", "Vorschlag: 1, Feldfarben, neu."),
        ("ja", "Feldfarben, höchstens 10 Minuten."),
        ("Hilfe", "Antworte."),
        ("ich weiß nicht", ""),
        ("Springerwege", "0 von 1 richtig."),
        ("Lösung", ""),
        ("Ende", "0 von 1 richtig."),
    ],
    puzzles: &[
        ("Rätsel", "Aufgabe 1. Schwarz am Zug."),
        ("Hinweis", "Matt in 2."),
        ("Dame Felix vier", "Nein. Auf Dame Felix fünf Felix vier folgt"),
        ("König Cäsar drei", "Richtig. Die Antwort: König Anna vier"),
        ("Dame Anna fünf", "Gelöst. Sag weiter."),
    ],
    solved: [
        &["Turm Eva sechs", "Turm Anna sechs"],
        &["König Cäsar sieben", "Turm Anna fünf"],
        &["König Cäsar sechs", "Dame Bella sieben"],
        &["König Felix drei", "Dame Gustav zwei"],
        &["König Cäsar drei", "Dame Bella zwei"],
        &["Turm Anna sieben", "Turm Hektor sieben"],
        &["König Eva sechs", "Turm Cäsar acht"],
        &["Lösung"],
        &["Dame Cäsar sieben", "König Felix sechs", "Dame Gustav sieben"],
    ],
    is_solved: "Gelöst.",
    next: "weiter",
    quit: ("beenden", "Geübt: 2 Fragen, 0 richtig; 10 Aufgaben, 9 gelöst;"),
};

const ENGLISH: Evening = Evening {
    voice: "en",
    names: "letters",
    greeting: "Say position to hear the board.",
    game: &[
        ("hint", "There is mate in two."),
        ("another hint", "This piece moves: rook e three."),
        ("hint", "Hint: rook e three e six."),
        ("rook e6", "Black: king a five a four."),
        ("was there better", "Rook e three e six was the best move."),
        ("evaluation", "White "),
        ("rook a6", "Rook e six a six, mate."),
    ],
    review: &[
        ("review", "Review, 2 moves."),
        ("next", "69. White: rook e three e six."),
        ("forward", "69. Black: king a five a four."),
        ("back", "69. White: rook e three e six."),
        ("move 70", "70. White: rook e six a six. White won."),
        ("start", "Starting position."),
        ("rook e2", "Variation. 69. White: rook e three e two."),
        ("back to the game", "Back in the game. Starting position."),
    ],
    drills: &[
        ("training", "Proposed: 1, square colors, new."),
        ("yes", "Square colors, at most 10 minutes."),
        ("help", "Answer."),
        ("I don't know", ""),
        ("knight routes", "0 of 1 right."),
        ("solution", ""),
        ("end", "0 of 1 right."),
    ],
    puzzles: &[
        ("puzzles", "Puzzle 1. Black to move."),
        ("hint", "Mate in 2."),
        ("queen f4", "No. Queen f five f four is answered by"),
        ("king c3", "Right. The answer: king a four a three."),
        ("queen a5", "Solved. Say next."),
    ],
    solved: [
        &["rook e6", "rook a6"],
        &["king c7", "rook a5"],
        &["king c6", "queen b7"],
        &["king f3", "queen g2"],
        &["king c3", "queen b2"],
        &["rook a7", "rook h7"],
        &["king e6", "rook c8"],
        &["solution"],
        &["queen c7", "king f6", "queen g7"],
    ],
    is_solved: "Solved.",
    next: "next",
    quit: ("quit", "Practiced: 2 questions, 0 right; 10 puzzles, 9 solved;"),
};

/// Says a line, and waits for what is told of it, and nothing that stood there before.
#[track_caller]
fn says(terminal: &mut Terminal, (line, told): Said) {
    let before = terminal.bytes();
    terminal.press(line);
    let typed = terminal.bytes();
    terminal.press("\r");
    let answered = || terminal.bytes() > typed && terminal.written_since(before).contains(told);
    assert!(wait_until(answered), "{line}: {told}\n{:#?}", terminal.rows());
}

fn spend(evening: &Evening) {
    let library = TempDir::new().unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(library.path().join("library.db"));
    command.args(["practice", "--level", "1", "--time", "-", "--color", "white", "--fen", START]);
    command.args(["--voice", evening.voice, "--names", evening.names, "--speech", "off", "--screen"]);
    let mut terminal = Terminal::run(command, library, size(80, 24), &[]);
    terminal.shows(evening.greeting);
    let terminal = &mut terminal;
    let fourth = |terminal: &Terminal| terminal.rows()[FOURTH][..40].trim_end().to_owned();

    let say = |terminal: &mut Terminal, lines: &[Said]| lines.iter().for_each(|said| says(terminal, *said));
    say(terminal, evening.game);
    assert!(wait_until(|| fourth(terminal) == "4   k         K"), "{:#?}", terminal.rows());
    say(terminal, evening.review);
    assert!(wait_until(|| fourth(terminal) == "4             K"), "{:#?}", terminal.rows());
    say(terminal, evening.drills);
    say(terminal, evening.puzzles);
    // The first puzzle stays as it was solved, White's king mated by the queen.
    assert!(wait_until(|| fourth(terminal) == "4"), "{:#?}", terminal.rows());
    for moves in &evening.solved {
        says(terminal, (evening.next, ""));
        for (at, made) in moves.iter().enumerate() {
            let is_last = at + 1 == moves.len() && moves.len() > 1;
            says(terminal, (made, if is_last { evening.is_solved } else { "" }));
        }
    }
    says(terminal, evening.quit);
    terminal.ends_with(0);
}

#[test]
fn an_evening_in_german() {
    spend(&GERMAN);
}

#[test]
fn an_evening_in_english() {
    spend(&ENGLISH);
}
