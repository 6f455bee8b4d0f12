//! The first start, at a terminal, in a home where nothing is settled yet.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use crate::support::fake_ssip::FakeSsip;
use crate::support::terminal::{Terminal, size};

const QUESTION: &str = "Benutzt du einen Screenreader? Ja oder nein.";
const EXPLAINED: &str = "Benutzt du einen Screenreader? Ja oder nein. Bei Ja schweigt das Programm, und der Screenreader liest seine Zeilen; bei Nein spricht es selbst.";
const COMMANDS: &str = "Sag einen Zug, zum Beispiel „Eva zwei Eva vier“. „Noch einmal“ wiederholt die letzte Ansage. „Hilfe“ sagt, was gerade möglich ist.";
const NAMES: &str = "Namen der Felder? Eins: Gustav eins. Zwei: g eins. Drei: Golf eins.";
const PRACTICE: &str = "Sag einen Zug oder neue Partie. Mehr sagt Hilfe.";

/// A command line and its environment.
type Case = (&'static [&'static str], &'static [(&'static str, &'static str)]);

struct Home {
    folder: TempDir,
    server: FakeSsip,
    columns: u16,
}

impl Home {
    fn new() -> Home {
        Home { folder: TempDir::new().unwrap(), server: FakeSsip::start(), columns: 200 }
    }

    fn settings(&self) -> PathBuf {
        self.folder.path().join("config/ansage/settings.toml")
    }

    fn kept(&self) -> Option<String> {
        fs::read_to_string(self.settings()).ok()
    }

    /// Wide, so that a sentence stands in one row.
    fn start(&self, arguments: &[&str]) -> Terminal {
        let config = self.folder.path().join("config");
        self.start_with(arguments, &config.display().to_string(), &[])
    }

    fn start_with(&self, arguments: &[&str], config: &str, more: &[(&str, &str)]) -> Terminal {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.args(arguments);
        let home = self.folder.path().display().to_string();
        let [address, daemon] = self.server.environment();
        let mut environment = vec![
            ("HOME", home.as_str()),
            ("XDG_CONFIG_HOME", config),
            ("XDG_DATA_HOME", home.as_str()),
            ("ANSAGE_SETTINGS", ""),
            ("LC_ALL", "de_DE.UTF-8"),
            (address.0, address.1.as_str()),
            (daemon.0, daemon.1.as_str()),
        ];
        environment.extend_from_slice(more);
        Terminal::run(command, TempDir::new().unwrap(), size(self.columns, 30), &environment)
    }
}

#[test]
fn yes_is_remembered_and_the_program_is_silent_at_once() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    home.server.expect_spoken(&[QUESTION]);
    terminal.press("ja\r");
    terminal.shows(NAMES);
    assert_eq!(home.kept().as_deref(), Some("screen-reader = true\n"));
    terminal.press("1\r");
    terminal.shows(PRACTICE);
    assert!(terminal.text().contains(COMMANDS), "{:#?}", terminal.rows());
    assert_eq!(home.kept().as_deref(), Some("screen-reader = true\n"));
    home.server.expect_spoken(&[QUESTION]);
    terminal.press("ja\r");
    terminal.shows("Übungspartie. Du hast Weiß. Stufe eins. Ohne Uhr. Du bist am Zug.");
    terminal.shows("Zeilenmodus, weil die Einstellungen sagen, dass ein Screenreader vorliest.");
    home.server.expect_spoken(&[QUESTION]);
    terminal.press("beenden\r");
    terminal.ends_with(0);
}

#[test]
fn no_is_remembered_and_the_program_speaks() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    // A line silences what is not spoken yet.
    home.server.expect_spoken(&[QUESTION]);
    terminal.press("nein\r");
    terminal.shows(NAMES);
    assert_eq!(home.kept().as_deref(), Some("screen-reader = false\n"));
    home.server.expect_spoken(&[QUESTION, NAMES]);
    terminal.press("1\r");
    terminal.shows(PRACTICE);
    home.server.expect_spoken(&[
        QUESTION,
        NAMES,
        // Unasked, a portion is spoken.
        "Sag einen Zug, zum Beispiel „Eva zwei Eva vier“. Mehr.",
        PRACTICE,
    ]);
    terminal.press("no\r");
    terminal.shows("Was soll es sein?");
    terminal.press("6\r");
    terminal.ends_with(0);
    // Asked once and never again.
    let mut terminal = home.start(&[]);
    terminal.shows("Was soll es sein?");
    assert!(!terminal.text().contains(QUESTION));
    terminal.press("6\r");
    terminal.ends_with(0);
}

#[test]
fn what_is_asked_is_broken_between_words() {
    for columns in [40, 20] {
        let home = Home { columns, ..Home::new() };
        let mut terminal = home.start(&[]);
        // A word that was broken would be two here.
        terminal.shows(QUESTION);
        terminal.press("vielleicht\r");
        // Behind the word that means nothing.
        terminal.shows(EXPLAINED);
        terminal.press("ja\r");
        terminal.shows(NAMES);
        terminal.press("1\r");
        terminal.shows(COMMANDS);
        terminal.shows(PRACTICE);
        terminal.press("beenden\r");
        terminal.ends_with(0);
    }
}

#[test]
fn anything_else_is_asked_again_with_one_sentence_of_explanation() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    terminal.press("Hilfe\r");
    terminal.shows(EXPLAINED);
    terminal.press("vielleicht\r");
    let twice = || terminal.text().matches(EXPLAINED).count() == 2;
    assert!(crate::support::wait_until(twice), "{:#?}", terminal.rows());
    assert_eq!(home.kept(), None);
    terminal.press("yes\r");
    terminal.shows(NAMES);
    assert_eq!(home.kept().as_deref(), Some("screen-reader = true\n"));
}

#[test]
fn with_a_command_it_is_asked_and_told_and_then_the_desk_opens() {
    let home = Home::new();
    let mut terminal = home.start(&["practice", "--line", "--level", "1"]);
    terminal.shows(QUESTION);
    terminal.press("nein\r");
    terminal.shows("Du bist am Zug.");
    let text = terminal.text();
    assert!(
        text.find(COMMANDS) < text.find("Übungspartie. Du hast Weiß.") && text.contains(COMMANDS),
        "{text}"
    );
    assert!(!text.contains(PRACTICE), "{text}");
    terminal.press("beenden\r");
    terminal.ends_with(0);
}

#[test]
fn the_answer_is_edited_behind_the_question_in_short() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    let last = |terminal: &Terminal| {
        let rows = terminal.rows();
        rows.iter().rev().map(|row| row.trim_end()).find(|row| !row.is_empty()).map(str::to_owned)
    };
    let prompts = |terminal: &Terminal, row: &str| {
        let there = || last(terminal).as_deref() == Some(row);
        assert!(crate::support::wait_until(there), "{row}: {:#?}", terminal.rows());
    };
    prompts(&terminal, "Screenreader? ja/nein:");
    terminal.press("aj\u{1b}[H\u{1b}[3~\u{1b}[Fa");
    prompts(&terminal, "Screenreader? ja/nein: ja");
    terminal.press("\r");
    prompts(&terminal, "Namen? 1 2 3:");
    terminal.press("zurück\r");
    prompts(&terminal, "Screenreader? ja/nein:");
    terminal.press("1\r");
    prompts(&terminal, "Namen? 1 2 3:");
    terminal.press("2\r");
    prompts(&terminal, "Zug oder neue Partie:");
    // Of a paste no line is lost, and the terminal is given to the menu and the game with it.
    terminal.press("\u{1b}[200~nein\rneun\r\u{1b}[201~");
    prompts(&terminal, "Zahl 1 bis 6:");
    terminal.shows(
        "Sag eine Zahl von eins bis sechs. Oder einen Zug, oder zum Beispiel: neue Partie, Stufe zwei.",
    );
    terminal.press("\u{1b}[200~1\rWelche Figur auf Anna eins?\rDora\u{1b}[201~");
    terminal.shows("A eins: weißer Turm, schwarzes Feld.");
    let typed = || last(&terminal).is_some_and(|row| row.ends_with(": Dora"));
    assert!(crate::support::wait_until(typed), "{:#?}", terminal.rows());
    terminal.press("\u{15}");
    terminal.press("beenden\r");
    terminal.ends_with(0);
}

#[test]
fn what_ends_it_leaves_the_terminal_as_it_was() {
    let home = Home::new();
    for keys in ["j\u{3}", "\u{4}"] {
        let mut terminal = home.start(&[]);
        terminal.shows("Screenreader? ja/nein:");
        terminal.press(keys);
        if keys == "\u{4}" {
            terminal.shows("Namen? 1 2 3:");
            terminal.press(keys);
            terminal.shows("Zug oder neue Partie:");
            terminal.press(keys);
        }
        terminal.ends_with(0);
    }
    let mut terminal = home.start(&[]);
    terminal.shows("Screenreader? ja/nein:");
    terminal.signal("TERM");
    terminal.ends();
}

#[test]
fn where_no_language_is_named_it_is_asked_for_first_in_two() {
    for locale in ["C", "C.UTF-8", "POSIX", ""] {
        let home = Home::new();
        let config = home.folder.path().join("config").display().to_string();
        let none = [("LC_ALL", locale), ("LC_MESSAGES", ""), ("LANG", "")];
        let mut terminal = home.start_with(&[], &config, &none);
        terminal.shows("Welche Sprache? 1 Deutsch, 2 English,");
        terminal.shows("Which language? 1 Deutsch, 2 English,");
        let both = || home.server.spoken().len() == 2;
        assert!(crate::support::wait_until(both), "{:?}", home.server.spoken());
        terminal.press("2\r");
        terminal.shows("Do you use a screen reader? Yes or no.");
        assert!(!terminal.text().contains(QUESTION), "{:#?}", terminal.rows());
        terminal.press("y\r");
        terminal.shows("Names of squares? One: Gustav one. Two: g one. Three: Golf one.");
        assert_eq!(home.kept().as_deref(), Some("voice = \"en\"\nscreen-reader = true\n"));
    }
    let home = Home::new();
    let config = home.folder.path().join("config").display().to_string();
    let mut terminal = home.start_with(&[], &config, &[("LC_ALL", "C"), ("LANG", "")]);
    terminal.shows("Welche Sprache?");
    terminal.press("English, please\r");
    terminal.shows("Do you use a screen reader?");
    terminal.press("quit\r");
    terminal.ends_with(0);
    // The language is not asked again; what was not answered is.
    home.start_with(&[], &config, &[("LC_ALL", "C"), ("LANG", "")]).shows("Do you use a screen reader?");
    let home = Home::new();
    let terminal = home.start(&[]);
    terminal.shows("Screenreader? ja/nein:");
    assert!(!terminal.text().contains("Which language"), "{:#?}", terminal.rows());
}

#[test]
fn a_move_said_at_once_begins_a_game() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    terminal.press("Eva vier\r");
    terminal.shows("Eva zwei Eva vier.");
    assert_eq!(home.kept(), None);
}

#[test]
fn a_move_said_at_the_first_question_is_played_in_lines_and_the_question_stays_open() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    terminal.press("Eva vier\r");
    terminal.shows("Eva zwei Eva vier.");
    // The prompt of the line desk.
    terminal.shows("Du bist am Zug:");
    terminal.press("beenden\r");
    terminal.ends_with(0);
    assert_eq!(home.kept(), None);
    home.start(&[]).shows(QUESTION);
}

#[test]
fn a_move_said_at_the_first_question_is_played_at_the_desk_that_was_named() {
    for desk in [&["practice"][..], &["practice", "--screen"], &["relay"]] {
        let home = Home::new();
        let mut terminal = home.start(desk);
        terminal.shows(QUESTION);
        terminal.press("Eva vier\r");
        terminal.shows("Eva zwei Eva vier.");
        assert_eq!(home.kept(), None);
    }
}

#[test]
fn a_question_is_skipped() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    terminal.press("ja\r");
    terminal.shows(NAMES);
    terminal.press("weiter\r");
    terminal.shows(PRACTICE);
    assert_eq!(home.kept().as_deref(), Some("screen-reader = true\n"));
    terminal.press("weiter\r");
    terminal.shows("Du bist am Zug.");
    terminal.press("beenden\r");
    terminal.ends_with(0);
}

#[test]
fn usual_words_answer() {
    const USES: &str = "screen-reader = true\n";
    const USES_NONE: &str = "screen-reader = false\n";
    const LETTERS: &str = "screen-reader = true\nnames-in-practice = \"letters\"\n";
    let first = [
        ("ich bin blind", USES),
        ("natürlich", USES),
        ("ja, ich benutze NVDA", USES),
        ("ich habe keinen Screenreader", USES_NONE),
    ];
    for (answer, kept) in first {
        let home = Home::new();
        let mut terminal = home.start(&[]);
        terminal.shows(QUESTION);
        terminal.press(&format!("{answer}\r"));
        terminal.shows(NAMES);
        assert_eq!(home.kept().as_deref(), Some(kept), "{answer}");
    }
    for answer in ["g eins", "am liebsten g eins", "am liebsten Buchstaben", "Buchstaben bitte", "g1"] {
        let home = Home::new();
        let mut terminal = home.start(&[]);
        terminal.shows(QUESTION);
        terminal.press("ja\r");
        terminal.shows(NAMES);
        terminal.press("Hilfe\r");
        terminal.shows("Eins: Vornamen, am klarsten: Gustav eins.");
        terminal.press(&format!("{answer}\r"));
        terminal.shows(PRACTICE);
        assert_eq!(home.kept().as_deref(), Some(LETTERS), "{answer}");
    }
}

#[test]
fn what_is_no_answer_brings_no_advice_on_moves() {
    let home = Home::new();
    let mut terminal = home.start(&[]);
    terminal.shows(QUESTION);
    terminal.press("vielleicht\r");
    terminal.shows("Nicht verstanden: vielleicht. Benutzt du");
    assert!(!terminal.text().contains("Sag einen Zug"), "{:#?}", terminal.rows());
}

#[test]
fn the_end_of_input_leaves_it_open_and_goes_on() {
    let home = Home::new();
    let mut terminal = home.start(&["practice", "--level", "1", "--screen"]);
    terminal.shows(QUESTION);
    terminal.press("\u{4}");
    terminal.shows("Du bist am Zug.");
    assert_eq!(home.kept(), None);
    terminal.press("\u{3}");
    terminal.ends_with(0);
    home.start(&["practice"]).shows(QUESTION);
}

#[test]
fn a_folder_that_cannot_be_written_costs_only_the_remembering() {
    let home = Home::new();
    let file = home.folder.path().join("file");
    fs::write(&file, "").unwrap();
    let mut terminal = home.start_with(&[], &file.display().to_string(), &[]);
    terminal.shows(QUESTION);
    terminal.press("ja\r");
    terminal.shows("In den Einstellungen nicht gemerkt: ");
    terminal.shows(NAMES);
    terminal.press("ja\r");
    terminal.shows(PRACTICE);
    terminal.press("ja\r");
    terminal.shows("Zeilenmodus, weil die Einstellungen sagen");
    assert_eq!(terminal.text().matches("nicht gemerkt").count(), 1);
}

#[test]
fn whoever_has_said_it_all_or_is_no_person_is_not_asked() {
    let home = Home::new();
    let cases: [Case; 6] = [
        (&["practice", "--speech", "off", "--line"], &[]),
        (&["practice", "--json"], &[]),
        (&["practice", "--simulate-time"], &[]),
        (&["practice", "--line"], &[("TERM", "dumb")]),
        (&["practice"], &[("ANSAGE_FACE", "line"), ("ANSAGE_SPEECH", "off")]),
        (&["law", "6.9"], &[]),
    ];
    for (arguments, environment) in cases {
        let config = home.folder.path().join("config").display().to_string();
        let terminal = home.start_with(arguments, &config, environment);
        let last = match arguments {
            ["law", ..] => "Artikel 6.9",
            [_, "--json"] => "\"opened\"",
            _ => "Du bist am Zug.",
        };
        terminal.shows(last);
        assert!(!terminal.text().contains(QUESTION), "{arguments:?} {environment:?}");
    }
}

#[test]
fn it_is_asked_at_once_where_nothing_speaks() {
    let home = Home::new();
    home.server.die();
    let mut least = Duration::MAX;
    for _ in 0..5 {
        let begun = Instant::now();
        home.start(&[]).shows(QUESTION);
        least = least.min(begun.elapsed());
    }
    // A slow machine may be slow once, and a build without optimisation is slower than the program.
    assert!(least < Duration::from_millis(400), "asked after {least:?}");
}
