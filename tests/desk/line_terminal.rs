//! The line desk in a real terminal: only what is appended, an editor that stays right, and a prompt that says the
//! newest.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

use std::env;
use std::path::Path;
use std::sync::mpsc;
use std::time::{Duration, Instant};

use crate::support::fake_ssip::FakeSsip;
use crate::support::terminal::{Terminal, size};
use crate::support::{MOMENT, settled, wait_until};
use ansage::face::PromptFace;
use ansage::settings::Switch;
use portable_pty::CommandBuilder;
use tempfile::TempDir;

/// Between a key and silence.
const SILENCE: Duration = Duration::from_millis(60);

/// What a practice game with White greets with, at last.
const GREETED: &str = "Du bist am Zug: ";

fn practice(columns: u16, rows: u16, more: &[&str]) -> Terminal {
    let practice = ["practice", "--level", "1", "--color", "white"];
    let terminal = Terminal::line(&[&practice, more].concat(), columns, rows, &[]);
    terminal.prompts(GREETED.trim_end());
    terminal
}

/// Two persons at one desk: nothing moves by itself.
fn two(columns: u16, rows: u16) -> Terminal {
    let terminal = Terminal::line(&["practice", "--against", "person"], columns, rows, &[]);
    terminal.prompts("Weiß am Zug:");
    terminal
}

/// A tournament in which only the players are people.
fn tournament() -> Terminal {
    let terminal = Terminal::line(&["tournament", "--repeat", "program", "--press", "auto"], 80, 24, &[]);
    terminal.prompts("Neue Partie:");
    terminal
}

impl Terminal {
    /// The row with the cursor.
    fn row(&self) -> String {
        let (_, row) = self.cursor();
        self.rows()[usize::from(row)].trim_end().to_owned()
    }

    #[track_caller]
    fn prompts(&self, row: &str) {
        assert!(wait_until(|| self.row() == row), "{:?} is no {row:?}\n{:#?}", self.row(), self.rows());
    }

    /// What is written after these keys, until nothing more comes.
    fn after(&mut self, keys: &str) -> String {
        let before = self.bytes();
        self.press(keys);
        assert!(wait_until(|| self.bytes() > before), "{keys:?} does nothing\n{:#?}", self.rows());
        settled(MOMENT / 3, || self.bytes());
        self.written_since(before)
    }
}

/// Escape sequences of a text, without their first sign.
fn sequences(text: &str) -> Vec<String> {
    let sequence = |rest: &str| {
        let end = rest.find(|sign: char| sign.is_ascii_alphabetic()).map_or(rest.len(), |at| at + 1);
        rest[..end].to_owned()
    };
    text.split('\u{1b}').skip(1).map(sequence).collect()
}

/// Nothing but lines that are appended: letters, steps back, bells, and that pastes are to be marked.
#[track_caller]
fn only_appends(written: &str) {
    for sequence in sequences(written) {
        assert!(["[?2004h", "[?2004l"].contains(&sequence.as_str()), "{sequence:?} in {written:?}");
    }
    let lone = written.replace("\r\n", "\n");
    assert!(!lone.contains('\r'), "{lone:?}");
    let drawn = |sign: char| matches!(sign, '\u{2190}'..='\u{2bff}' | '\u{1fa00}'..='\u{1fa6f}');
    assert!(!written.contains(drawn), "{written:?}");
}

#[test]
fn a_game_is_appended_line_by_line_and_the_prompt_holds_the_newest() {
    let mut terminal = practice(80, 24, &[]);
    assert!(terminal.text().starts_with("Übungspartie. Du hast Weiß."), "{:#?}", terminal.rows());
    assert_eq!(terminal.after("E"), "E");
    assert_eq!(terminal.after("v"), "v");
    assert_eq!(terminal.after("\u{7f}"), "\u{8} \u{8}");
    terminal.press("va vier\r");
    terminal.shows("Du bist am Zug: Eva vier");
    terminal.shows("Schwarz: ");
    assert!(wait_until(|| terminal.row().ends_with(". Du bist am Zug:")), "{:#?}", terminal.rows());
    terminal.press("Welche Figur auf Eva vier?\r");
    terminal.shows("Eva vier: weißer Bauer, weißes Feld.");
    terminal.prompts("e4 wBauer, hell:");
    terminal.press("beenden\r");
    terminal.ends_with(0);
    terminal.shows("Partie eins ist gespeichert.");
    only_appends(&terminal.written_since(0));
}

#[test]
fn nothing_is_written_while_nothing_happens_though_a_clock_runs() {
    let terminal = practice(80, 24, &["--time", "5"]);
    let before = terminal.bytes();
    settled(Duration::from_secs(4), || terminal.bytes());
    assert_eq!(terminal.written_since(before), "");
}

#[test]
fn forty_columns_leave_room_to_type() {
    let mut terminal = two(40, 24);
    terminal.press("Springer Felix drei\r");
    terminal.prompts("Sf3. Schwarz am Zug:");
    terminal.press("Springer Gustav acht nach Felix sechs");
    terminal.shows("Springer Gustav acht nach Felix sechs".split_at(19).0);
    // In the middle of a line that is wider than the window.
    terminal.press("\u{1b}[Hx\u{1b}[Fy\u{1b}[D\u{1b}[D\u{7f}\u{1b}[H\u{1b}[3~\u{1b}[F\u{7f}\u{7f}hs\r");
    terminal.prompts("Sf6. Weiß am Zug:");
    for line in ["Welche Figur auf Anna eins und was steht da?", "Eva", "hilf"] {
        terminal.press(line);
        terminal.press("\u{15}");
        assert!(wait_until(|| terminal.row() == "Sf6. Weiß am Zug:"), "{line}: {:#?}", terminal.rows());
    }
    only_appends(&terminal.written_since(0));
}

#[test]
fn an_answer_a_question_and_a_refusal_stand_in_the_prompt_in_short() {
    let asked = [
        ("Eva vier", "e4. Schwarz am Zug:"),
        ("Zeit", "W1:31:00 S1:30:30:"),
        ("Was steht auf Hektor sieben?", "h7 sBauer, hell:"),
        ("Wo sind die Springer?", "w: Sg1 b1. s: Sg8 b8:"),
        ("letzter Zug", "1 W e4:"),
        ("wer ist am Zug", "Zug 1, Schwarz:"),
        ("Züge", "Züge W1 S0:"),
        ("Ke4", "Nein: Kein König nach e4. +1:"),
        ("wer greift e5 an", "e5 leer: W keine, S keine:"),
        ("Stellung", "Figuren W16 S16. +2:"),
        ("Te9", "Kein Feld: Te9:"),
        ("zurück", "Zurück 1? ja/nein:"),
        // Behind another answer it is asked again.
        ("wer greift e5 an", "Zurück 1? ja/nein:"),
    ];
    let clocks = ["practice", "--against", "person", "--time", "90+30", "--simulate-time"];
    let mut terminal = Terminal::line(&clocks, 80, 24, &[]);
    for (said, prompt) in asked {
        terminal.press(&format!("{said}\r"));
        terminal.prompts(prompt);
    }
    // Half as wide, the time of both is still there, and of a question the question.
    let mut terminal = Terminal::line(&clocks, 40, 24, &[]);
    for (said, prompt) in [
        ("Zeit", "W1:30:30 S1:30:30:"),
        ("e4", "e4. Schwarz am Zug:"),
        ("Züge", "Züge W1 S0:"),
        ("zurück", "Zurück 1? ja/nein:"),
    ] {
        terminal.press(&format!("{said}\r"));
        terminal.prompts(prompt);
    }
}

#[test]
fn in_a_line_wider_than_the_window_the_cursor_stands_on_its_letter_behind_the_prompt() {
    let line = "Springer Gustav acht nach Felix sechs";
    for columns in [40, 20] {
        let mut terminal = two(columns, 24);
        terminal.press(&format!("Springer Felix drei\r{line}"));
        let typed = || terminal.rows().concat().contains(line);
        assert!(wait_until(typed), "{:#?}", terminal.rows());
        terminal.press("\u{1b}[H");
        let (prompt, start) = ("Sf3 +: ", 7);
        terminal.prompts(format!("{prompt}{}", &line[..usize::from(columns - 1 - start)]).trim_end());
        assert_eq!(terminal.cursor().0, start);
        for _ in 0..9 {
            terminal.press("\u{1b}[C");
        }
        assert!(wait_until(|| terminal.cursor().0 == start + 9), "{:?}", terminal.cursor());
        // On the G, and behind what is seen.
        for _ in 0..15 {
            terminal.press("\u{1b}[C");
        }
        let on = || terminal.row().chars().nth(usize::from(terminal.cursor().0)) == Some('h');
        assert!(wait_until(|| terminal.row().contains("nach") && on()), "{:#?}", terminal.rows());
        assert!(terminal.row().starts_with(prompt), "{:#?}", terminal.rows());
        terminal.press("\r");
        assert!(wait_until(|| terminal.row().starts_with("Sf6")), "{:#?}", terminal.rows());
        only_appends(&terminal.written_since(0));
    }
}

#[test]
fn a_line_is_edited_and_lines_come_back() {
    let mut terminal = two(80, 24);
    terminal.press("Eva vier\r");
    terminal.prompts("e4. Schwarz am Zug:");
    terminal.press("Eva fünf\r");
    terminal.prompts("e5. Weiß am Zug:");
    terminal.press("xy\u{1b}[A");
    terminal.prompts("e5. Weiß am Zug: Eva fünf");
    terminal.press("\u{1b}[A");
    terminal.prompts("e5. Weiß am Zug: Eva vier");
    terminal.press("\u{1b}[B\u{1b}[B");
    terminal.prompts("e5. Weiß am Zug: xy");
    terminal.press("\u{15}");
    // Waited for: on its way the cursor stands once where it is to stand in the end.
    terminal.press("pringr Felix drei");
    terminal.prompts("e5. Weiß am Zug: pringr Felix drei");
    terminal.press("\u{1b}[HS");
    terminal.prompts("e5. Weiß am Zug: Springr Felix drei");
    for _ in 0..5 {
        terminal.press("\u{1b}[C");
    }
    terminal.cursor_comes_to(23, 5);
    assert_eq!(terminal.after("e"), "er Felix drei".to_owned() + &"\u{8}".repeat(12));
    terminal.prompts("e5. Weiß am Zug: Springer Felix drei");
    terminal.press("\r");
    terminal.prompts("Sf3. Schwarz am Zug:");
    only_appends(&terminal.written_since(0));
}

#[test]
fn a_message_leaves_what_is_being_typed() {
    let mut terminal = two(80, 24);
    terminal.press("Eva");
    terminal.prompts("Weiß am Zug: Eva");
    // Help, with Alt.
    let written = terminal.after("\u{1b}h");
    assert!(written.starts_with("\r\nSag einen Zug, zum Beispiel"), "{written:?}");
    assert!(written.ends_with(": Eva"), "{written:?}");
    let written = terminal.after("\u{1b}v");
    assert!(written.starts_with("\r\nGleich.\r\n"), "{written:?}");
    // Escape does nothing but silence.
    let before = terminal.bytes();
    terminal.press("\u{1b}");
    settled(MOMENT, || terminal.bytes());
    assert_eq!(terminal.written_since(before), "");
    // Back in what was said, and again.
    let written = terminal.after("\u{1b}[1;5A");
    assert!(written.contains("Sag einen Zug, zum Beispiel"), "{written:?}");
    let written = terminal.after("\u{12}");
    assert!(written.starts_with("\r\n") && written.ends_with(": Eva"), "{written:?}");
    terminal.press(" vier\r");
    terminal.prompts("e4. Schwarz am Zug:");
}

#[test]
fn keys_of_the_screen_say_that_they_are() {
    let mut terminal = two(80, 24);
    terminal.press("Eva");
    terminal.prompts("Weiß am Zug: Eva");
    // F2, Control-B, Page Up and Down; F3 is a request and says the same.
    for key in ["\u{1b}OQ", "\u{2}", "\u{1b}[5~", "\u{1b}[6~", "\u{1b}OR"] {
        let written = terminal.after(key);
        assert!(
            written.starts_with("\r\nDas sieht man nur auf dem Bildschirm: mit --screen.\r\n"),
            "{written:?}"
        );
        assert!(written.ends_with(": Eva"), "{written:?}");
    }
}

#[test]
fn what_the_partner_plays_while_something_is_typed_stands_on_a_line_of_its_own() {
    let mut terminal = practice(80, 24, &[]);
    terminal.press("Eva vier\rDora");
    assert!(wait_until(|| terminal.row().ends_with("Du bist am Zug: Dora")), "{:#?}", terminal.rows());
    let replied = terminal.rows().iter().any(|row| row.starts_with("Schwarz: "));
    assert!(replied, "{:#?}", terminal.rows());
}

#[test]
fn check_is_in_the_prompt_where_it_is_told_and_not_in_a_tournament() {
    let moves = ["Felix drei", "Eva fünf", "Gustav vier", "Dame Heinrich vier"];
    let mut terminal = two(80, 24);
    terminal.press(&format!("{}\r", moves.join("\r")));
    assert!(wait_until(|| terminal.row().contains("Dh4#")), "{:#?}", terminal.rows());
    assert!(terminal.row().starts_with("0-1: "), "{:#?}", terminal.rows());
    let mut terminal = tournament();
    terminal.press("arbiter: start\rEva vier\rFelix fünf\rDame Heinrich fünf\r");
    assert!(wait_until(|| terminal.row().starts_with("Dh5")), "{:#?}", terminal.rows());
    let written = terminal.written_since(0);
    assert!(!written.contains("Dh5+"), "{written:?}");
}

#[test]
fn what_is_confided_is_not_seen() {
    let mut terminal = tournament();
    terminal.press("arbiter: start\r");
    terminal.prompts("Weiß am Zug:");
    terminal.press("arbiter: adjourn\r");
    terminal.prompts("Jetzt versiegeln:");
    terminal.press("Schiedsrichter: Kennwort\r");
    terminal.shows("gesagt.");
    assert_eq!(terminal.after("geheim"), "******");
    assert_eq!(terminal.after("\u{7f}"), "\u{8} \u{8}");
    terminal.press("m\r");
    settled(MOMENT, || terminal.bytes());
    assert!(!terminal.written_since(0).contains("gehei"), "{:?}", terminal.written_since(0));
    // Nor is it found among the lines entered.
    terminal.press("\u{1b}[A");
    settled(MOMENT, || terminal.bytes());
    assert!(!terminal.written_since(0).contains("gehei"), "{:?}", terminal.written_since(0));
}

#[test]
fn what_is_told_is_broken_between_words_in_any_window() {
    for columns in [40, 20] {
        let mut terminal = practice(columns, 40, &["--time", "90+30"]);
        // A word that was broken would be two here.
        terminal.shows(
            "Übungspartie. Du hast Weiß. Stufe eins. Neunzig Minuten plus dreißig Sekunden. Du bist am Zug.",
        );
        terminal.press("Springer Hektor acht Hektor sieben\r");
        terminal.shows("Geht nicht: Auf Hektor acht steht ein Turm des Gegners.");
        terminal.press("beenden\r");
        terminal.shows("Partie eins ist gespeichert. Weiter mit: ansage --library");
        terminal.ends_with(0);
    }
}

#[test]
fn every_line_of_a_paste_is_heard_in_order_and_the_last_one_waits_to_be_entered() {
    let mut terminal = two(80, 24);
    terminal.press("E");
    terminal.press("\u{1b}[200~va\u{1b}[2J\u{1b}]0;x\u{7} vier\r\nEva fünf\r\n\r\nSpringer Felix\u{1b}[201~");
    terminal.prompts("e5. Weiß am Zug: Springer Felix");
    let heard: Vec<String> = terminal.rows().into_iter().filter(|row| row.contains("Eva")).collect();
    assert_eq!(
        heard.iter().map(|row| row.trim_end()).collect::<Vec<_>>(),
        [
            "Weiß am Zug: Eva vier",
            "Eva zwei Eva vier. Schwarz am Zug.",
            "e4. Schwarz am Zug: Eva fünf",
            "Eva sieben Eva fünf. Weiß am Zug."
        ]
    );
    terminal.press(" drei\r");
    terminal.prompts("Sf3. Schwarz am Zug:");
    terminal.press("\u{1b}[A\u{1b}[A");
    terminal.prompts("Sf3. Schwarz am Zug: Eva fünf");
    only_appends(&terminal.written_since(0));
}

#[test]
fn what_is_pasted_waits_for_the_partner_and_what_is_entered_behind_it_too() {
    let mut terminal = practice(80, 24, &[]);
    terminal.press("\u{1b}[200~Eva vier\rDora vier\rWelche Figur auf Dora \u{1b}[201~vier?\r");
    assert!(wait_until(|| terminal.text().contains(", schwarzes Feld.")), "{:#?}", terminal.rows());
    let text = terminal.text();
    assert!(text.contains(": Dora vier David zwei David vier."), "{:#?}", terminal.rows());
    only_appends(&terminal.written_since(0));
}

#[test]
fn a_window_that_changes_its_size_has_the_prompt_again() {
    let mut terminal = two(80, 24);
    terminal.press("Eva vier\rDora");
    terminal.prompts("e4. Schwarz am Zug: Dora");
    let before = terminal.bytes();
    terminal.resize(40, 20);
    let again = || terminal.written_since(before) == "\r\ne4. Schwarz am Zug: Dora";
    assert!(wait_until(again), "{:?}", terminal.written_since(before));
    terminal.press(" sechs\r");
    terminal.prompts("d6. Weiß am Zug:");
}

#[test]
fn an_empty_line_says_the_prompt_again() {
    let mut terminal = two(80, 24);
    assert_eq!(terminal.after("\r"), "\r\nWeiß am Zug: ");
    assert_eq!(terminal.after("\u{c}"), "\r\nWeiß am Zug: ");
}

#[test]
fn keys_and_signals_leave_the_terminal_as_it_was() {
    for keys in ["Eva\u{3}", "\u{4}", "beenden\r"] {
        let mut terminal = two(80, 24);
        terminal.press(keys);
        terminal.ends_with(0);
        terminal.shows("Partie eins ist gespeichert.");
    }
    for name in ["TERM", "INT", "HUP"] {
        let mut terminal = two(80, 24);
        terminal.press("Eva");
        terminal.prompts("Weiß am Zug: Eva");
        terminal.signal(name);
        terminal.ends_with(0);
        terminal.shows("Partie eins ist gespeichert.");
    }
}

#[test]
fn without_a_shell_to_continue_it_the_game_does_not_stop() {
    let mut terminal = two(80, 24);
    let written = terminal.after("Eva\u{1a}");
    assert!(written.starts_with("Eva\r\n"), "{written:?}");
    terminal.prompts("Weiß am Zug: Eva");
    terminal.press(" vier\r");
    terminal.prompts("e4. Schwarz am Zug:");
}

#[test]
fn a_shell_has_the_terminal_in_between() {
    let mut terminal = two(80, 24);
    terminal.press("Eva");
    terminal.prompts("Weiß am Zug: Eva");
    terminal.signal("STOP");
    let before = settled(MOMENT, || terminal.bytes());
    terminal.signal("CONT");
    let again = || terminal.written_since(before).ends_with("Weiß am Zug: Eva");
    assert!(wait_until(again), "{:?}", terminal.written_since(before));
    terminal.press(" vier\r");
    terminal.shows("Eva zwei Eva vier.");
}

#[test]
fn a_terminal_that_can_do_nothing_edits_itself() {
    let mut terminal = Terminal::line(&["practice", "--against", "person"], 80, 24, &[("TERM", "dumb")]);
    terminal.shows("Weiß am Zug.");
    settled(MOMENT, || terminal.bytes());
    terminal.press("Eva vier\r");
    terminal.shows("Eva zwei Eva vier.");
    assert!(!terminal.written_since(0).contains('\u{1b}'), "{:?}", terminal.written_since(0));
    terminal.press("beenden\r");
    terminal.ends_with(0);
}

/// The program with these arguments, in a library that others use too.
fn beside(library: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Terminal {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(library);
    command.args(["--voice", "de"]);
    command.args(arguments);
    command.arg("--line");
    Terminal::run(command, TempDir::new().unwrap(), size(80, 24), environment)
}

#[test]
fn any_key_silences_at_once_and_nothing_typed_is_spoken() {
    let server = FakeSsip::start();
    let folder = TempDir::new().unwrap();
    let environment = server.environment();
    let environment: Vec<_> = environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let library = folder.path().join("library.db");
    let arguments = ["practice", "--against", "person", "--speech", "ssip"];
    let mut terminal = beside(&library, &arguments, &environment);
    terminal.prompts("Weiß am Zug:");
    assert!(wait_until(|| server.spoken().len() == 1), "{:?}", server.spoken());
    let cancelled = || server.lines().iter().filter(|line| *line == "CANCEL SELF").count();
    let mut shortest = Duration::MAX;
    for key in ["E", "v", "\u{1b}[D", "\u{1b}[C", "a", "\u{1b}"] {
        let before = cancelled();
        let pressed = Instant::now();
        terminal.press(key);
        assert!(wait_until(|| cancelled() > before), "{key:?} does not silence");
        shortest = shortest.min(pressed.elapsed());
    }
    // The machine may be busy at one of them.
    assert!(shortest <= SILENCE, "{shortest:?}");
    terminal.prompts("Weiß am Zug: Eva");
    terminal.press(" vier\r");
    terminal.prompts("e4. Schwarz am Zug:");
    assert!(wait_until(|| server.spoken().len() == 2), "{:?}", server.spoken());
    let spoken: Vec<String> = server.spoken().into_iter().map(|spoken| spoken.text).collect();
    assert!(spoken[1].starts_with("Eva zwei Eva vier"), "{spoken:?}");
}

#[test]
fn a_second_terminal_has_the_same_prompt() {
    let folder = TempDir::new().unwrap();
    let library = folder.path().join("library.db");
    let mut desk = beside(&library, &["relay", "--speech", "off"], &[]);
    desk.prompts("Weiß am Zug:");
    let mut guest = beside(&library, &["join", "--side", "black", "--speech", "off"], &[]);
    guest.prompts("Weiß am Zug:");
    desk.shows("Schwarz ist am zweiten Terminal.");
    guest.press("Eva");
    guest.prompts("Weiß am Zug: Eva");
    desk.press("Eva vier\rpress\r");
    guest.prompts("e4. Schwarz am Zug: Eva");
    guest.press(" fünf\r");
    guest.shows("Eva sieben Eva fünf.");
    desk.shows("Eva sieben Eva fünf.");
    // What the desk answers him alone has its line too, and what is answered here.
    guest.press("Korrektur Dame Eva fünf\r");
    guest.prompts("Nein: Keine Dame nach e5:");
    guest.press("letzter Zug\r");
    guest.prompts("1 S e5 ungedrückt:");
    desk.prompts("e5:");
    guest.press("beenden\r");
    guest.ends_with(0);
    only_appends(&guest.written_since(0));
    only_appends(&desk.written_since(0));
}

#[test]
fn a_panic_leaves_the_terminal_as_it_was() {
    let mut command = CommandBuilder::new(env::current_exe().unwrap());
    command.args(["--exact", "line_terminal::panics_at_the_prompt", "--ignored", "--nocapture"]);
    let environment = [("RUST_BACKTRACE", "0")];
    let mut terminal = Terminal::run(command, TempDir::new().unwrap(), size(80, 24), &environment);
    terminal.ends_with(101);
    terminal.shows("something impossible has happened");
    assert!(terminal.written_since(0).contains("\u{1b}[?2004h"));
}

#[test]
#[ignore = "run by a_panic_leaves_the_terminal_as_it_was"]
fn panics_at_the_prompt() {
    let (wake, _wakes) = mpsc::channel();
    assert!(PromptFace::open(Switch::Off, wake.clone()).is_none());
    let _face = PromptFace::open(Switch::Auto, wake).unwrap();
    panic!("something impossible has happened");
}
