//! `ansage settings`, and what a mistake in the file or the environment costs.

use std::fs;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;

/// A home of its own, in which nothing is settled yet.
struct Home(TempDir);

impl Home {
    fn new() -> Home {
        Home(TempDir::new().unwrap())
    }

    fn settled(text: &str) -> Home {
        let home = Home::new();
        fs::create_dir_all(home.0.path().join("ansage")).unwrap();
        fs::write(home.file(), text).unwrap();
        home
    }

    fn file(&self) -> std::path::PathBuf {
        self.0.path().join("ansage/settings.toml")
    }

    fn text(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    fn ansage(&self, arguments: &[&str], environment: &[(&str, &str)]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_ansage"))
            .args(arguments)
            .env_clear()
            .env("HOME", self.0.path())
            .env("XDG_CONFIG_HOME", self.0.path())
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .output()
            .unwrap()
    }

    #[track_caller]
    fn says(&self, arguments: &[&str]) -> String {
        let output = self.ansage(arguments, &[]);
        assert!(output.status.success(), "{}", error(&output));
        String::from_utf8(output.stdout).unwrap()
    }

    #[track_caller]
    fn refuses(&self, arguments: &[&str], environment: &[(&str, &str)], code: i32) -> String {
        let output = self.ansage(arguments, environment);
        assert_eq!(output.status.code(), Some(code), "{}", String::from_utf8_lossy(&output.stdout));
        error(&output)
    }
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).trim_end().to_owned()
}

#[test]
fn a_key_is_set_told_with_its_source_and_unset() {
    let home = Home::new();
    let said = home.says(&["settings", "--voice", "en"]);
    assert!(said.contains("settings.toml, not made yet.\n"), "{said}");
    assert!(said.contains("\nvoice: en (from a flag of the command line)\n"), "{said}");
    assert!(said.contains("\nscreen.theme: white-on-black (as usual)\n"), "{said}");
    assert!(!home.file().exists());

    assert_eq!(home.says(&["settings", "set", "voice", "en"]), "Gemerkt: voice ist en.\n");
    assert_eq!(
        home.says(&["settings", "set", "speech.rate.en", "-2"]),
        "Remembered: speech.rate.en is -2.\n"
    );
    assert_eq!(
        home.says(&["settings", "set", "keys.F9", "time used"]),
        "Remembered: keys.F9 is time used.\n"
    );
    assert_eq!(home.text(), "voice = \"en\"\n\n[speech.rate]\nen = -2\n\n[keys]\nF9 = \"time used\"\n");
    let said = home.says(&["settings"]);
    for line in
        ["voice: en (from the settings)", "speech.rate.en: -2 (from the settings)", "keys.F9: time used"]
    {
        assert!(said.contains(line), "{line} is not in {said}");
    }
    assert_eq!(home.says(&["settings", "unset", "keys.F9"]), "Removed: keys.F9.\n");
    assert_eq!(home.says(&["settings", "unset", "keys.F9"]), "keys.F9 was not set.\n");
}

#[test]
fn the_environment_goes_before_the_settings_and_the_flag_before_both() {
    let home = Home::settled("voice = \"en\"\nface = \"screen\"\n");
    let environment = [("ANSAGE_VOICE", "es"), ("ANSAGE_FACE", "line"), ("ANSAGE_RATE", "3")];
    let told = |arguments: &[&str]| {
        let output = home.ansage(arguments, &environment);
        let all: Value = serde_json::from_slice(&output.stdout).unwrap();
        let row = |key: &str| {
            let rows = all["settings"].as_array().unwrap();
            let row = rows.iter().find(|row| row["key"] == key).unwrap();
            format!("{} {}", row["value"].as_str().unwrap_or("-"), row["from"].as_str().unwrap())
        };
        ["voice", "face", "names"].map(row)
    };
    let output = home.ansage(&["settings", "--json"], &environment);
    let all = String::from_utf8(output.stdout).unwrap();
    assert!(all.contains(r#"{"from":"environment","key":"speech.rate.es","value":3}"#), "{all}");
    assert_eq!(told(&["settings", "--json"]), ["es environment", "line environment", "fide usual"]);
    let flags = ["settings", "--json", "--voice", "hu", "--names", "nato"];
    assert_eq!(told(&flags), ["hu flag", "line environment", "nato flag"]);
}

#[test]
fn values_and_keys_that_are_none_are_refused_with_what_is_possible() {
    let home = Home::new();
    for (key, value, part) in [
        ("screen.theme", "blue", "white-on-black, black-on-white, yellow-on-black, orange-and-blue"),
        ("speech.rate.de", "6", "from -5 to 5"),
        ("speech.on", "perhaps", "true, false"),
        ("voice", "xx", "de, en"),
        ("sceen.theme", "x", "screen.theme"),
        ("speech.rate.xx", "1", "means nothing here"),
    ] {
        let why = home.refuses(&["--voice", "en", "settings", "set", key, value], &[], 2);
        assert!(why.contains(part), "{key} {value}: {why}");
        assert_eq!(why.lines().count(), 1, "{why}");
    }
    assert!(!home.file().exists());
}

#[test]
fn a_key_of_the_keyboard_that_could_ask_for_nothing_is_refused() {
    let home = Home::new();
    for (key, line, part) in [
        ("keys.f99", "position", "keys.f99: there is no key of that name"),
        ("keys.ctrl+a", "position", "types or edits the line"),
        ("keys.f8", "frobnicate", "\"frobnicate\" is not heard"),
    ] {
        let why = home.refuses(&["--voice", "en", "settings", "set", key, line], &[], 2);
        assert!(why.contains(part), "{key} {line}: {why}");
        assert_eq!(why.lines().count(), 1, "{why}");
    }
    assert!(!home.file().exists());
    for (key, line) in [("keys.f8", "position"), ("keys.f3", ""), ("keys.alt+.", "time")] {
        home.says(&["--voice", "en", "settings", "set", key, line]);
    }
}

#[test]
fn what_holds_in_place_of_a_key_that_counts_for_nothing_is_told() {
    let home = Home::settled(
        "voice = \"en\"\n[keys]\nf3 = \"frobnicate\"\nf99 = \"time\"\nf7 = \"babble\"\nf8 = \"time\"\n",
    );
    let output = home.ansage(&["settings"], &[]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stdout).unwrap();
    for line in [
        "Settings, line 3, column 6: f3: ",
        "keys.f3: contrast (",
        "keys.f7: speech off or on (",
        "keys.f8: time (from the settings)",
        "keys.f99: not set (",
    ] {
        assert!(said.contains(&format!("\n{line}")), "{line}: {said}");
    }
    let output = home.ansage(&["settings", "--json"], &[]);
    assert_eq!(output.status.code(), Some(1));
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(all["faults"].as_array().unwrap().len(), 3);
    let of = |key: &str| all["settings"].as_array().unwrap().iter().find(|row| row["key"] == key).unwrap();
    assert_eq!((&of("keys.f3")["value"], &of("keys.f3")["from"]), (&"contrast".into(), &"usual".into()));
}

#[test]
fn a_flag_that_is_none_is_told_with_what_is_possible() {
    let home = Home::new();
    for (flag, value, possible) in [
        ("--rate", "9", "-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5"),
        ("--volume", "9", "-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5"),
        ("--speech", "loud", "auto, on, ssip, nvda, prism, tts, espeak, off"),
        ("--verbosity", "loud", "short, normal, full"),
    ] {
        let why = home.refuses(&["--voice", "en", "practice", "--line", flag, value], &[], 2);
        assert!(why.contains(&format!("possible are {possible}. ")), "{why}");
    }
    let why = home.refuses(&["--voice", "en", "practice"], &[("ANSAGE_SPEECH", "loud")], 2);
    assert!(why.contains("possible are auto, on, ssip, nvda, prism, tts, espeak, off. "), "{why}");
}

#[test]
fn what_cannot_be_written_is_not_told_as_what_cannot_be_read() {
    let home = Home::new();
    let file = home.0.path().join("file");
    fs::write(&file, "").unwrap();
    let within = file.join("settings.toml").display().to_string();
    let set = ["--voice", "en", "--settings", &within, "settings", "set", "names", "nato"];
    let why = home.refuses(&set, &[], 1);
    assert_eq!(why, format!("ansage: {within} cannot be written: there can be no folder there"));
    let library = file.join("games/library.db").display().to_string();
    let why = home.refuses(&["--voice", "en", "--library", &library, "relay", "--line"], &[], 1);
    assert!(why.ends_with("games cannot be made, there can be no folder there"), "{why}");
}

#[test]
fn flags_without_a_command_are_those_of_the_desk_that_is_chosen() {
    let home = Home::new();
    let with = |line: &str, arguments: &[&str]| {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
            .args(["--voice", "en"])
            .args(arguments)
            .env_clear()
            .env("HOME", home.0.path())
            .env("XDG_DATA_HOME", home.0.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), line.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        String::from_utf8(output.stdout).unwrap()
    };
    let said = with("2\ne4\n", &["--line", "--speech", "off", "--verbosity", "short"]);
    assert!(said.starts_with("What shall it be?") && said.contains("\ne4. Black to move.\n"), "{said}");
    for wrong in [&["--lin"][..], &["--line", "practice"]] {
        assert!(home.refuses(wrong, &[], 2).contains(wrong[0]));
    }
}

#[test]
fn a_variable_that_is_none_is_named() {
    let home = Home::new();
    for (name, value) in [
        ("ANSAGE_SPEECH", "loud"),
        ("ANSAGE_VOICE", "xx"),
        ("ANSAGE_FACE", "wide"),
        ("ANSAGE_RATE", "fast"),
        ("ANSAGE_VERBOSITY", "all"),
    ] {
        let why = home.refuses(&["--voice", "en", "practice"], &[(name, value)], 2);
        assert!(why.starts_with(&format!("ansage: {value} is no value for {name}, possible are ")), "{why}");
    }
}

#[test]
fn a_mistake_is_told_with_its_place_and_everything_else_counts() {
    let home = Home::settled("voice = \"en\"\nnames = \"nato\"\nspeach = 1\n[screen\nfigurines = true\n");
    let output = home.ansage(&["say", "--form", "long"], &[]);
    assert!(output.status.success());
    let told = "Settings, line 3, column 1: The key speach means nothing here. Possible: speech. To hear all mistakes: ansage settings.";
    assert_eq!(error(&output), told);
    // Whoever asks for them is told by the exit code too.
    let output = home.ansage(&["settings"], &[]);
    assert_eq!((output.status.code(), error(&output).as_str()), (Some(1), ""));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(said.contains("\nSettings, line 4, column "), "{said}");
    assert!(said.contains("\nnames: nato (from the settings)\n"), "{said}");
}

#[test]
fn a_flag_or_the_environment_names_another_file() {
    let home = Home::settled("voice = \"en\"\n");
    let other = home.0.path().join("other.toml");
    fs::write(&other, "voice = \"es\"\n").unwrap();
    let other = other.to_str().unwrap();
    assert!(home.says(&["settings", "--settings", other]).starts_with("Ajustes: "));
    let output = home.ansage(&["settings"], &[("ANSAGE_SETTINGS", other)]);
    assert!(output.stdout.starts_with(b"Ajustes: "));
    let own = home.file();
    let output =
        home.ansage(&["settings", "--settings", own.to_str().unwrap()], &[("ANSAGE_SETTINGS", other)]);
    assert!(output.stdout.starts_with(b"Settings: "));
    assert!(home.refuses(&["settings", "--lin"], &[], 2).ends_with("For help: ansage --help"));
}

#[test]
fn the_doctor_tells_what_is_wrong_with_them() {
    let home = Home::settled("voice = \"en\"\nspeach = 1\nfase = 1\n");
    let environment = [("SPEECHD_ADDRESS", "unix_socket:/nonexistent"), ("SPEECHD_CMD", "/bin/false")];
    let output = home.ansage(&["doctor", "--speech", "off", "--json"], &environment);
    let all: Value = serde_json::from_slice(&output.stdout).unwrap();
    let checks = all["checks"].as_array().unwrap();
    let check = checks.iter().find(|check| check["check"] == "settings").unwrap();
    assert_eq!(check["state"], "note");
    assert!(check["told"].as_str().unwrap().starts_with("Settings, line 2, column 1: "));
    // Once, and how to hear of the rest once.
    assert!(!check["told"].as_str().unwrap().contains("ansage settings"), "{check}");
    assert_eq!(check["remedy"], "To hear all mistakes: ansage settings.");
}
