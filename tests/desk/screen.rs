//! The screen in a real terminal: what stands there, where the cursor is, and what is left behind.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use crate::support::voice_of;
use std::env;
use std::ffi::OsString;
use std::sync::atomic::Ordering;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use crate::support::terminal::{Terminal, lines, size};
use crate::support::{MOMENT, settled, wait_until};
use ansage::face::ScreenFace;
use ansage::settings::keymap::KeyMap;
use portable_pty::CommandBuilder;
use tempfile::TempDir;
use vt100::Parser;

/// What the partner's first move at level one begins with, whatever it plays.
const REPLY: &str = "Schwarz: ";

#[test]
fn a_move_is_typed_announced_answered_and_seen_on_the_board() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    assert!(terminal.rows()[19].starts_with("Übungspartie. Du hast Weiß."), "{:#?}", terminal.rows());
    terminal.cursor_comes_to(0, 19);
    terminal.press("Eva vi");
    terminal.cursor_comes_to(15, 23);
    assert_eq!(terminal.rows()[23].trim_end(), "Eingabe: Eva vi");
    let before = terminal.bytes();
    terminal.press("er\r");
    terminal.shows("Eva zwei Eva vier.");
    terminal.shows(REPLY);
    terminal.cursor_comes_to(0, 19);
    let rows = terminal.rows();
    assert!(rows[19].starts_with(REPLY), "{rows:#?}");
    assert_eq!(rows[23].trim_end(), "Eingabe:");
    assert!(rows[9].starts_with("4                       B"), "{rows:#?}");
    assert!(rows[13].starts_with("2   B    B    B    B         B    B    B"), "{rows:#?}");
    assert!(rows.concat().contains("1. e4 "), "{rows:#?}");
    assert!(rows[0].contains("Weiß 1:30:") && rows[0].contains("läuft"), "{rows:#?}");
    // The announcement is written whole, in one piece, after its row was cleared.
    let written = terminal.written_since(before);
    assert!(written.contains("\u{1b}[20;1H\u{1b}[KEva zwei Eva vier."), "{written:?}");
    assert!(written.contains("\u{1b}[20;1H\u{1b}[KSchwarz: "), "{written:?}");
}

#[test]
fn nothing_is_written_while_nothing_happens_though_a_clock_runs() {
    let terminal = Terminal::practice(80, 24, &["--time", "5"]);
    terminal.cursor_comes_to(0, 19);
    let before = terminal.bytes();
    settled(Duration::from_secs(5), || terminal.bytes());
    assert_eq!(terminal.written_since(before), "");
}

#[test]
fn a_letter_typed_writes_the_letter_and_nothing_else() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("E");
    terminal.cursor_comes_to(10, 23);
    let before = settled(Duration::from_millis(1100), || terminal.bytes());
    terminal.press("v");
    terminal.cursor_comes_to(11, 23);
    let written = terminal.written_since(before);
    let mut alone = Parser::new(lines(24), lines(80), 0);
    alone.process(written.as_bytes());
    assert_eq!(alone.screen().contents().trim(), "v", "{written:?}");
}

#[test]
fn the_cursor_can_rest_on_the_square_last_spoken_of_or_on_the_input_line() {
    let mut terminal = Terminal::practice(80, 24, &["--color", "white"]);
    terminal.press("Eva vier\r");
    terminal.shows(REPLY);
    terminal.press("\u{1b}OQ");
    terminal.press("Welche Figur auf Eva vier?\r");
    terminal.shows("weißer Bauer");
    terminal.cursor_comes_to(24, 9);
    // One step on, the cursor too.
    terminal.press("\u{1b}[1;3C");
    terminal.cursor_comes_to(29, 9);
    terminal.press("\u{2}");
    terminal.cursor_comes_to(9, 23);
    terminal.press("\u{1b}OQ");
    terminal.cursor_comes_to(0, 19);
}

#[test]
fn frames_come_in_one_piece_and_the_mouse_is_left_alone() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Eva vier\r");
    terminal.shows(REPLY);
    terminal.press("beenden\r");
    terminal.ends_with(0);
    let written = terminal.written_since(0);
    for mode in ["1000", "1002", "1003", "1005", "1006", "1015"] {
        assert!(!written.contains(&format!("\u{1b}[?{mode}h")), "mouse: {mode}");
    }
    assert!(!written.contains("\u{1b}[5m") && !written.contains("\u{1b}[6m"), "blinks");
    // Whatever is drawn is drawn between begin and end.
    let (begin, end) = ("\u{1b}[?2026h", "\u{1b}[?2026l");
    let frames = written.matches(begin).count();
    assert!(frames > 3, "{frames}");
    for outside in written.split(begin).skip(1).filter_map(|frame| frame.split_once(end)) {
        let text = outside.1.split("\u{1b}[?1049l").next().unwrap();
        let plain = text.replace("\u{1b}[?2004l", "").replace("\u{1b}[0m", "").replace(end, "");
        assert_eq!(plain, "", "{:?}", outside.1);
    }
}

#[test]
fn forty_columns_hold_a_game() {
    let mut terminal = Terminal::practice(40, 20, &[]);
    terminal.cursor_comes_to(0, 15);
    terminal.press("Springer Felix drei\r");
    terminal.shows(REPLY);
    terminal.cursor_comes_to(0, 15);
    let rows = terminal.rows();
    assert!(rows[0].starts_with("8 t "), "{rows:#?}");
    assert!(rows[5].starts_with("3           S"), "{rows:#?}");
    assert!(rows[7].starts_with("1 T S L D K L   T"), "{rows:#?}");
    assert!(rows[3].contains("1. Sf3 "), "{rows:#?}");
}

#[test]
fn black_sees_the_board_from_the_own_side() {
    let terminal = Terminal::practice(40, 20, &["--color", "black"]);
    let rows = terminal.rows();
    assert!(rows[0].starts_with("1 ") && rows[8].starts_with("  h g f e d c b a"), "{rows:#?}");
    assert!(rows[7].starts_with("8 t s l k d l s t"), "{rows:#?}");
    assert!(rows[1].contains("läuft") && rows[1].contains("Schwarz"), "{rows:#?}");
}

#[test]
fn boards_that_differ_say_so_and_show_where() {
    let mut terminal = Terminal::desk(&["relay"], 80, 24, &[]);
    terminal.shows("Weiß am Zug.");
    terminal.press("Eva vier\r");
    terminal.shows("Eva zwei Eva vier.");
    terminal.press("schwarzes Brett: Eva vier leer\r");
    terminal.shows("Zu sehen ist das weiße Brett.");
    assert!(terminal.rows()[9].starts_with("4                     ▌ B !"), "{:#?}", terminal.rows());
    // From about 120 columns on both boards are seen.
    terminal.resize(120, 40);
    terminal.shows("Mit ! verschieden: ein Feld.");
    let rows = terminal.rows();
    assert!(rows.iter().any(|row| row.contains("Weißes Brett. Weiß") && row.contains("Schwarzes Brett.")));
    assert_eq!(rows[..32].concat().matches('!').count(), 2, "{rows:#?}");
}

fn substring(row: &str, columns: std::ops::Range<usize>) -> String {
    row.chars().skip(columns.start).take(columns.len()).collect()
}

#[test]
fn a_large_window_has_a_large_board() {
    let terminal = Terminal::practice(120, 40, &["--color", "white"]);
    terminal.cursor_comes_to(0, 37);
    let rows = terminal.rows();
    // A B of White's on a dark square, and below it an S on a light one.
    assert_eq!([28, 29, 30].map(|row| substring(&rows[row], 13..17)), ["▐▛▀▜", "▐▛▀▜", "▝▀▀▀"]);
    assert_eq!([32, 33, 34].map(|row| substring(&rows[row], 13..17)), [" ▀▀▀", "▝▝▀▀", "▛▀▀▘"]);
}

#[test]
fn colours_figurines_and_clocks_are_changed_by_key_and_by_word() {
    let mut terminal = Terminal::practice(80, 24, &["--time", "5", "--color", "white"]);
    let before = terminal.bytes();
    terminal.press("\u{1b}OR");
    terminal.shows("Schwarz auf Weiß.");
    // The whole window again, on white.
    let written = terminal.written_since(before);
    assert!(written.contains("48;5;231"), "{written:?}");
    terminal.press("Figurinen\r");
    terminal.shows("Figuren als Figurinen: Weiß hell, Schwarz dunkel.");
    assert!(terminal.rows()[1].contains('♜'), "{:#?}", terminal.rows());
    terminal.press("\u{1b}[17~");
    terminal.shows("Große Uhren.");
    assert!(terminal.rows()[0].contains("Weiß am Zug"), "{:#?}", terminal.rows());
    terminal.press("\u{1b}OS");
    terminal.shows("Figuren als Buchstaben.");
    assert!(terminal.rows()[1].starts_with("8   t    s    l"), "{:#?}", terminal.rows());
}

#[test]
fn the_board_is_gone_over_with_alt_and_arrows() {
    let mut terminal = Terminal::practice(80, 24, &["--color", "white"]);
    terminal.press("Eva");
    terminal.press("\u{1b}[1;3C");
    terminal.shows("Anna eins: weißer Turm, schwarzes Feld.");
    terminal.press("\u{1b}[1;3A");
    terminal.shows("Anna zwei: weißer Bauer, weißes Feld.");
    terminal.press("\u{1b}[1;3D");
    terminal.shows("Rand. Anna zwei");
    // And what was being typed is still there.
    assert_eq!(terminal.rows()[23].trim_end(), "Eingabe: Eva");
}

#[test]
fn a_window_may_change_its_size() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Eva");
    terminal.cursor_comes_to(12, 23);
    let at_first = terminal.rows();
    terminal.resize(40, 20);
    assert!(
        wait_until(|| terminal.rows()[0].starts_with("8 t s l d k l s t  Weiß")),
        "{:#?}",
        terminal.rows()
    );
    terminal.cursor_comes_to(12, 19);
    assert!(terminal.rows()[15].starts_with("Übungspartie. Du hast Weiß."), "{:#?}", terminal.rows());
    for (columns, rows) in [(10, 3), (1, 1), (200, 2), (3, 60)] {
        terminal.resize(columns, rows);
        settled(MOMENT / 3, || terminal.bytes());
    }
    terminal.resize(80, 24);
    terminal.cursor_comes_to(12, 23);
    let but_the_clock = |rows: &[String]| rows.iter().skip(1).cloned().collect::<Vec<_>>();
    let same = || but_the_clock(&terminal.rows()) == but_the_clock(&at_first);
    assert!(wait_until(same), "{:#?}", terminal.rows());
}

#[test]
fn keys_of_their_own() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Ev\u{1b}OP");
    // All keys, page by page; what covers the board says how to come back to it.
    terminal.shows("Seite 1/2. Bild ab: weiter. Escape: Brett.");
    assert!(terminal.rows()[0].starts_with("Hören: Escape: Stille"), "{:#?}", terminal.rows());
    terminal.press("\u{1b}[6~");
    terminal.shows("Was sich jetzt sagen lässt");
    terminal.shows("Seite 2/2. Bild auf: zurück. Escape: Brett.");
    // Asked for again they are no longer.
    terminal.press("\u{1b}OP");
    terminal.shows("Seite 1/2. Bild ab: weiter. Escape: Brett.");
    // Half a line stays, for help and for silence.
    terminal.press("\u{1b}");
    terminal.shows("a    b    c");
    terminal.cursor_comes_to(11, 23);
    settled(MOMENT, || terminal.bytes());
    terminal.press("\u{15}");
    terminal.cursor_comes_to(0, 18);
    let before = terminal.bytes();
    terminal.press("\u{12}");
    let again = || terminal.written_since(before).contains("\u{1b}[20;1H\u{1b}[KWas sich jetzt sagen lässt");
    assert!(wait_until(again), "{:?}", terminal.written_since(before));
    let before = terminal.bytes();
    terminal.press("\u{c}");
    let anew = || terminal.written_since(before).contains("\u{1b}[2J");
    assert!(wait_until(anew), "{:?}", terminal.written_since(before));
    terminal.press("\u{1b}[A");
    settled(MOMENT, || terminal.bytes());
    terminal.cursor_comes_to(0, 19);
}

#[test]
fn what_is_pasted_does_no_harm() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    let board = terminal.rows()[..19].join("\n");
    terminal.press("\u{1b}[200~Eva\u{1b}[2J\u{1b}]0;x\u{7}\u{1b}[?25l vier\u{1b}[201~");
    terminal.cursor_comes_to(17, 23);
    assert_eq!(terminal.rows()[23].trim_end(), "Eingabe: Eva vier");
    assert_eq!(terminal.rows()[1..19].join("\n"), board.lines().skip(1).collect::<Vec<_>>().join("\n"));
    terminal.press("\r");
    terminal.shows("Eva zwei Eva vier.");
    assert!(!terminal.hidden.load(Ordering::Relaxed));
}

#[test]
fn every_line_of_a_paste_is_heard_and_the_last_one_waits_to_be_entered() {
    let mut terminal = Terminal::desk(&["practice", "--against", "person"], 80, 24, &[]);
    terminal.shows("Weiß am Zug.");
    terminal.press("\u{1b}[200~Eva vier\r\nEva fünf\r\nSpringer\u{1b}[201~");
    terminal.shows("Eva sieben Eva fünf.");
    terminal.shows("Eingabe: Springer");
    terminal.press(" Felix drei\r");
    terminal.shows("Gustav eins Felix drei.");
}

#[test]
fn a_shell_has_the_terminal_in_between() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Eva");
    terminal.shows("Eingabe: Eva");
    // Nobody could continue it here, so it goes on at once, on a page of its own as before.
    let before = terminal.bytes();
    terminal.press("\u{1a}");
    let again = || {
        let written = terminal.written_since(before);
        let leaves = written.find("\u{1b}[?1049l");
        leaves.is_some_and(|at| written[at..].contains("\u{1b}[?1049h"))
    };
    assert!(wait_until(again), "{:?}", terminal.written_since(before));
    terminal.shows("Eingabe: Eva");
    terminal.signal("STOP");
    let before = settled(MOMENT, || terminal.bytes());
    terminal.signal("CONT");
    assert!(wait_until(|| terminal.written_since(before).contains("Eingabe")), "{:#?}", terminal.rows());
    terminal.press(" vier\r");
    terminal.shows("Eva zwei Eva vier.");
    terminal.press("\u{3}");
    terminal.ends_with(0);
}

#[test]
fn control_c_leaves_and_names_the_way_back() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Eva\u{3}");
    terminal.ends_with(0);
    terminal.shows("Partie eins ist gespeichert. Weiter mit: ansage --library ");
    assert!(wait_until(|| terminal.rows().join("").contains("resume 1")), "{:#?}", terminal.rows());
}

#[test]
fn the_end_of_input_leaves() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("\u{4}");
    terminal.ends_with(0);
    terminal.shows("Partie eins ist gespeichert.");
}

#[test]
fn to_quit_by_word_leaves() {
    let mut terminal = Terminal::practice(40, 20, &[]);
    terminal.press("beenden\r");
    terminal.ends_with(0);
    terminal.shows("Partie eins ist gespeichert.");
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was() {
    for name in ["TERM", "INT", "HUP"] {
        let mut terminal = Terminal::practice(80, 24, &[]);
        terminal.signal(name);
        terminal.ends_with(0);
        terminal.shows("Partie eins ist gespeichert.");
    }
}

#[test]
fn no_colours_where_none_are_wanted() {
    let terminal = Terminal::practice_in(80, 24, &[], &[("NO_COLOR", "1")]);
    let written = terminal.written_since(0);
    // Only the attributes bold, reverse and none.
    let mut attributes: Vec<&str> = written
        .split("\u{1b}[")
        .filter_map(|sequence| sequence.split_once('m'))
        .map(|(attribute, _)| attribute)
        .filter(|attribute| attribute.chars().all(|sign| sign.is_ascii_digit() || sign == ';'))
        .collect();
    attributes.sort_unstable();
    attributes.dedup();
    assert!(
        attributes.iter().all(|attribute| ["", "0", "1", "7", "22", "27"].contains(attribute)),
        "{attributes:?}"
    );
    // Light squares are told from dark ones by reverse video, and so are the plates of Black's pieces from theirs.
    let seen = terminal.seen.lock().unwrap();
    let reversed = |row: u16, column: u16| seen.parser.screen().cell(row, column).unwrap().inverse();
    let found = [reversed(15, 4), reversed(15, 9), reversed(1, 4), reversed(1, 9)];
    drop(seen);
    assert_eq!(found, [false, true, false, true]);
}

/// Runs one of the tests below in a terminal of its own.
fn alone(test: &str, environment: &[(&str, &str)]) -> Terminal {
    let mut command = CommandBuilder::new(OsString::from(env::current_exe().unwrap()));
    command.args(["--exact", test, "--ignored", "--nocapture"]);
    Terminal::run(command, TempDir::new().unwrap(), size(80, 24), environment)
}

#[test]
fn a_panic_is_read_on_the_normal_screen() {
    let mut terminal = alone("screen::panics_on_the_screen", &[("RUST_BACKTRACE", "0")]);
    terminal.ends_with(101);
    terminal.shows("something impossible has happened");
    assert!(terminal.written_since(0).contains("\u{1b}[?1049h"));
}

#[test]
#[ignore = "run by a_panic_is_read_on_the_normal_screen"]
fn panics_on_the_screen() {
    let (wake, _wakes) = mpsc::channel();
    let _screen = ScreenFace::open(voice_of("de"), &KeyMap::default(), wake).unwrap();
    panic!("something impossible has happened");
}

#[test]
fn messages_of_others_do_not_scribble_over_the_screen() {
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut terminal = alone("screen::scribbles_on_the_screen", &[("ANSAGE_LOG", log.to_str().unwrap())]);
    terminal.ends_with(0);
    terminal.shows("to be read");
    let written = terminal.written_since(0);
    assert!(written.contains("\u{1b}[?1049h") && !written.contains("scribble of"), "{written:?}");
    let log = std::fs::read_to_string(log).unwrap();
    assert!(log.contains("scribble of a library") && log.contains("scribble of a thread"), "{log}");
    // Without a log they go nowhere.
    let mut terminal = alone("screen::scribbles_on_the_screen", &[]);
    terminal.ends_with(0);
    assert!(!terminal.written_since(0).contains("scribble of"));
}

#[test]
#[ignore = "run by messages_of_others_do_not_scribble_over_the_screen"]
fn scribbles_on_the_screen() {
    let (wake, _wakes) = mpsc::channel();
    let screen = ScreenFace::open(voice_of("de"), &KeyMap::default(), wake).unwrap();
    eprintln!("scribble of a library");
    // Nor does a panic elsewhere end the screen.
    assert!(thread::spawn(|| panic!("scribble of a thread")).join().is_err());
    assert_eq!(screen.close(), None);
    eprintln!("to be read");
}

#[test]
fn alt_and_a_letter_asks_and_leaves_what_is_typed() {
    let mut terminal = Terminal::practice(80, 24, &[]);
    terminal.press("Ev\u{1b}v");
    terminal.shows("Gleich.");
    terminal.cursor_comes_to(11, 23);
    terminal.press("\u{1b}A");
    terminal.shows("Welches Feld?");
    // A key that asks for nothing does nothing.
    let before = terminal.bytes();
    terminal.press("\u{1b}ñ");
    settled(MOMENT, || terminal.bytes());
    assert_eq!(terminal.written_since(before), "");
}
