//! The guide, read section by section at a terminal and printed elsewhere.

use std::process::{Command, Stdio};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use crate::support::terminal::{Terminal, size};

/// What is printed, and the exit code.
fn printed(voice: &str, arguments: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(["--voice", voice, "guide"]).args(arguments).env("XDG_CONFIG_HOME", "/nonexistent");
    let output = command.stdin(Stdio::null()).output().unwrap();
    let told = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    (String::from_utf8(told).unwrap(), output.status.code())
}

#[test]
fn chapters_are_named_and_printed_where_nobody_sits_at_a_terminal() {
    let (chapters, code) = printed("en", &[]);
    assert!(
        chapters.starts_with("1: A first evening\n2: The tournament game\n") && code == Some(0),
        "{chapters}"
    );
    let (first, _) = printed("en", &["1"]);
    assert!(first.starts_with("A first evening\nThis chapter is for you"), "{first}");
    assert!(!first.contains('#') && !first.contains('`'), "{first}");
    let (told, code) = printed("en", &["99"]);
    assert!(told.contains("There is no chapter 99. There are 7.") && code == Some(2), "{told}");
    // Whose language has none yet reads the English one, and is told so.
    let (chapters, _) = printed("hu", &[]);
    assert!(chapters.starts_with("A kézikönyv angolul van.\n1: A first evening\n"), "{chapters}");
}

#[test]
fn it_is_read_section_by_section_and_gone_through_by_word() {
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(["--voice", "de", "guide", "--speech", "off"]);
    let mut terminal = Terminal::run(command, TempDir::new().unwrap(), size(80, 50), &[]);
    terminal.shows("1: Ein erster Abend");
    terminal.press("2\r");
    terminal.shows("Anhang D der Schachregeln sagt");
    terminal.press("\r");
    terminal.shows("Wer spricht");
    terminal.press("99\r");
    terminal.shows("Ein Kapitel 99 gibt es nicht. Es sind 7.");
    terminal.press("quatsch\r");
    terminal.shows("Eingabe liest weiter, zurück geht zurück");
    terminal.press("7\r");
    terminal.shows("Schwierigkeiten, nach dem, was du merkst");
    terminal.press("beenden\r");
    terminal.ends_with(0);
}
