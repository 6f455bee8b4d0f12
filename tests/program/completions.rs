//! What shells complete the command line with, and its manual pages.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

fn ansage(voice: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.args(["--voice", voice]).args(arguments).env("XDG_CONFIG_HOME", "/nonexistent");
    command.stdin(Stdio::null()).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The commands that the help names, which begin its lines.
fn commands(help: &str) -> BTreeSet<String> {
    let (_, named) = help.split_once("Commands:\n").unwrap();
    let lines = named.lines().take_while(|line| !line.is_empty());
    lines.filter_map(|line| Some(line.strip_prefix("  ")?.split(' ').next()?.to_owned())).collect()
}

#[test]
fn each_shell_completes_every_command_in_the_words_of_the_voice() {
    let commands = commands(&text(&ansage("en", &["--help"])));
    assert!(commands.len() > 20, "{commands:?}");
    for shell in ["bash", "zsh", "fish", "powershell", "elvish", "BASH"] {
        let output = ansage("de", &["completions", shell]);
        let script = text(&output);
        assert!(output.status.success() && output.stderr.is_empty());
        for command in &commands {
            assert!(script.contains(command.as_str()), "{shell}: {command}");
        }
        // Nobody asks for a desk without a name by its name.
        assert!(!script.contains("ansage__ask"), "{shell}");
        // Bash shows no descriptions.
        let told = shell.eq_ignore_ascii_case("bash") || script.contains("Üben, gegen den Übungspartner");
        assert!(told, "{shell}");
    }
    let output = ansage("de", &["completions", "tcsh"]);
    assert_eq!(output.status.code(), Some(2));
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("bash, elvish, fish, powershell, zsh"), "{told}");
}

/// A script that its shell does not read would break every line typed there.
#[test]
#[cfg(unix)]
fn bash_reads_its_script_and_completes_a_command() {
    let script = text(&ansage("en", &["completions", "bash"]));
    let asks =
        "COMP_WORDS=(ansage tourn) COMP_CWORD=1; _ansage ansage tourn ansage; echo \"${COMPREPLY[@]}\"";
    let Ok(output) = Command::new("bash").args(["--norc", "-c", &format!("{script}\n{asks}")]).output()
    else {
        eprintln!("Not tried: there is no bash.");
        return;
    };
    assert_eq!(text(&output).trim(), "tournament", "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn there_is_a_manual_page_for_every_command() {
    let folder = TempDir::new().unwrap();
    let pages = folder.path().join("man1");
    let output = ansage("de", &["manual", pages.to_str().unwrap()]);
    assert!(output.status.success() && output.stdout.is_empty() && output.stderr.is_empty());
    for command in commands(&text(&ansage("en", &["--help"]))) {
        let page = fs::read_to_string(pages.join(format!("ansage-{command}.1"))).unwrap();
        assert!(page.contains(".SH \"AUFRUF\"") && !page.contains("SYNOPSIS"), "{page}");
    }
    let within = fs::read_to_string(pages.join("ansage-games-search.1")).unwrap();
    assert!(within.contains("\\-\\-fen"), "{within}");
    let main = text(&ansage("en", &["manual"]));
    assert!(main.contains(".SH \"NAME\"") && main.contains(".SH \"COMMANDS\""), "{main}");
    assert!(!main.contains("ansage\\-ask"), "{main}");
}

#[test]
fn a_folder_that_cannot_be_made_is_told() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let output = ansage("en", &["manual", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8(output.stderr).unwrap().contains("cannot be written"));
}
