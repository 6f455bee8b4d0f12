//! What is no file, or has no end, is told of in one sentence wherever a file is read.

use std::fs::{self, File};
use std::os::unix::fs::{PermissionsExt, symlink};
use std::os::unix::net::UnixListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use rustix::fs::{CWD, FileType, Mode, mknodat};
use tempfile::TempDir;

use crate::support::wait_until;

/// More than any disk has, in bytes; none of it is written.
const HUGE: u64 = 1 << 40;

/// No more memory than this, in kilobytes.
const MEMORY: &str = "ulimit -v 2000000; exec \"$0\" \"$@\"";

/// What there is that is no file with an end, and what is said of it where there is one thing to say.
const KINDS: [(&str, &str); 7] = [
    ("fifo", "keine gewöhnliche Datei"),
    ("socket", "keine gewöhnliche Datei"),
    ("zero", "keine gewöhnliche Datei"),
    ("folder", "ein Ordner"),
    ("circle", "im Kreis"),
    ("dangling", "es gibt sie nicht"),
    ("huge", ""),
];

fn put(kind: &str, path: &Path) {
    let _ = fs::remove_file(path).or_else(|_| fs::remove_dir(path));
    match kind {
        "fifo" => mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap(),
        "socket" => drop(UnixListener::bind(path).unwrap()),
        "zero" => symlink("/dev/zero", path).unwrap(),
        "folder" => fs::create_dir(path).unwrap(),
        "circle" => symlink(path, path).unwrap(),
        "dangling" => symlink("nowhere", path).unwrap(),
        "huge" => File::create(path).unwrap().set_len(HUGE).unwrap(),
        _ => unreachable!(),
    }
}

/// A user with nothing but a voice of his own, xx.
struct User(TempDir);

impl User {
    fn new() -> User {
        let user = User(TempDir::new().unwrap());
        fs::create_dir_all(user.voice()).unwrap();
        for name in ["lexicon.toml", "messages.ftl"] {
            let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices/de").join(name);
            fs::copy(shipped, user.voice().join(name)).unwrap();
        }
        user
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn voice(&self) -> PathBuf {
        self.path("data/ansage/voices/xx")
    }

    fn ansage(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", MEMORY, env!("CARGO_BIN_EXE_ansage")]).args(arguments);
        command.env("XDG_DATA_HOME", self.path("data")).env("XDG_CONFIG_HOME", self.path("config"));
        command
            .env_remove("ANSAGE_SETTINGS")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env("LANG", "de_DE.UTF-8")
            .current_dir(self.0.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }
}

/// How it ends by itself, and all that it has said.
#[track_caller]
fn ends(command: &mut Command) -> (Option<i32>, String) {
    let mut child = command.spawn().unwrap();
    let over = wait_until(|| child.try_wait().unwrap().is_some());
    let _ = child.kill();
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let said = String::from_utf8([stderr, stdout].concat()).unwrap();
    assert!(over, "{command:?} does not end: {said}");
    (status.code(), said)
}

/// Whatever stands there is told in one sentence that names it.
#[track_caller]
fn is_told(user: &User, file: &Path, arguments: &[&str], but: &[&str]) {
    for (kind, why) in KINDS.iter().filter(|(kind, _)| !but.contains(kind)) {
        put(kind, file);
        let (code, said) = ends(&mut user.ansage(arguments));
        let name = file.file_name().unwrap().to_str().unwrap();
        assert!(matches!(code, Some(1 | 2)), "{arguments:?} {kind}: {code:?} {said}");
        assert!(said.contains(name) && said.contains(why), "{arguments:?} {kind}: {said}");
        assert_eq!(said.lines().count(), 1, "{arguments:?} {kind}: {said}");
        assert!(!said.contains("os error"), "{arguments:?} {kind}: {said}");
    }
}

#[test]
fn what_is_no_file_is_told_of_as_a_voice() {
    for name in ["lexicon.toml", "messages.ftl"] {
        let user = User::new();
        // What is missing has words of its own.
        is_told(&user, &user.voice().join(name), &["--voice", "xx", "hear"], &["dangling"]);
        let folder = user.voice().to_str().unwrap().to_owned();
        is_told(&user, &user.voice().join(name), &["voices", "check", &folder], &["dangling"]);
    }
    let user = User::new();
    // It may be missing.
    is_told(&user, &user.voice().join("laws.ftl"), &["--voice", "xx", "law", "9.6"], &["dangling"]);
}

/// 11.9
#[test]
fn a_desk_tells_why_a_voice_does_not_explain_the_laws() {
    let user = User::new();
    let laws = user.voice().join("laws.ftl");
    let desk = || {
        fs::write(user.path("said"), "artikel 9.2\n").unwrap();
        let mut desk = user.ansage(&["--voice", "xx", "relay", "--line", "--speech", "off"]);
        let (code, said) = ends(desk.stdin(File::open(user.path("said")).unwrap()));
        assert_eq!(code, Some(0), "{said}");
        assert!(!said.contains("..\n"), "{said}");
        said
    };
    for (kind, why) in KINDS.iter().filter(|(kind, _)| *kind != "dangling") {
        put(kind, &laws);
        let said = desk();
        assert!(said.contains("Die Stimme xx ist nicht brauchbar. "), "{kind}: {said}");
        assert!(said.contains(why) && !said.contains("fehlt"), "{kind}: {said}");
    }
    fs::remove_file(&laws).unwrap();
    assert!(desk().contains("denn ihr fehlt laws.ftl.\n"));
}

#[test]
fn what_is_no_file_is_told_of_as_an_event() {
    let user = User::new();
    let path = user.path("event.toml");
    let file = path.to_str().unwrap();
    is_told(&user, &path, &["event", "check", file], &[]);
    is_told(&user, &path, &["tournament", "--event", file], &[]);
}

#[test]
fn what_is_no_file_is_told_of_as_settings() {
    let user = User::new();
    let path = user.path("settings.toml");
    let file = path.to_str().unwrap();
    // What is missing is made.
    is_told(&user, &path, &["--settings", file, "settings", "set", "names", "nato"], &["circle", "dangling"]);
    for (kind, why) in KINDS.iter().filter(|(kind, _)| *kind != "dangling") {
        put(kind, &path);
        let (code, said) = ends(&mut user.ansage(&["--settings", file, "law", "9.6"]));
        // They stop nothing.
        assert_eq!(code, Some(0), "{kind}: {said}");
        assert!(said.starts_with("Einstellungen nicht gelesen: ") && said.contains(why), "{kind}: {said}");
    }
}

#[test]
fn settings_that_are_no_text_are_not_changed() {
    let user = User::new();
    fs::write(user.path("settings.toml"), b"\xff\xfe\x00").unwrap();
    let file = user.path("settings.toml").display().to_string();
    for voice in ["de", "en"] {
        let (code, said) = ends(&mut user.ansage(&[
            "--settings",
            &file,
            "--voice",
            voice,
            "settings",
            "set",
            "voice",
            "de",
        ]));
        let told: Vec<_> = said.lines().filter(|line| line.starts_with("ansage: ")).collect();
        assert!(code == Some(1) && told.len() == 1, "{said}");
        assert!(told[0].contains("UTF-8") && told[0].contains(&file), "{said}");
    }
    assert_eq!(fs::read(user.path("settings.toml")).unwrap(), b"\xff\xfe\x00");
}

#[test]
fn what_is_no_file_is_told_of_by_the_filters() {
    let user = User::new();
    let (path, other) = (user.path("game.pgn"), user.path("other.pgn"));
    fs::write(&other, "1. e4 *").unwrap();
    let (file, other) = (path.to_str().unwrap(), other.to_str().unwrap());
    is_told(&user, &path, &["say", file], &[]);
    is_told(&user, &path, &["rule", "--file", file, "--flag", "white"], &[]);
    is_told(&user, &path, &["reconcile", file, other], &[]);
    is_told(&user, &path, &["reconcile", other, file], &[]);
}

#[test]
fn what_is_no_file_is_told_of_as_a_library() {
    let user = User::new();
    let path = user.path("library.sqlite3");
    let file = path.to_str().unwrap();
    // What is missing is made; links that lead in a circle are SQLite's to find.
    is_told(&user, &path, &["--library", file, "games", "list"], &["dangling", "circle"]);
    is_told(&user, &path, &["--library", file, "relay", "--line"], &["dangling", "circle"]);
    put("circle", &path);
    assert_eq!(ends(&mut user.ansage(&["--library", file, "games", "list"])).0, Some(1));
}

#[test]
fn what_is_no_file_is_told_of_as_a_score() {
    let user = User::new();
    for (kind, why) in KINDS {
        put(kind, &user.path("score.pgn"));
        fs::write(user.path("said"), "e4\ndrücken\nAssistent: Formular Weiß aus Datei score.pgn\n").unwrap();
        let mut desk = user.ansage(&["relay", "--line", "--speech", "off", "--simulate-time"]);
        let (code, said) = ends(desk.stdin(File::open(user.path("said")).unwrap()));
        assert_eq!(code, Some(0), "{kind}: {said}");
        let told = said.lines().find(|line| line.starts_with("Nichts gelesen: ")).unwrap_or_default();
        assert!(told.contains("score.pgn") && told.contains(why), "{kind}: {said}");
    }
}

#[test]
fn what_a_shell_hands_over_is_a_stream_for_a_filter_and_no_file_of_settings() {
    let user = User::new();
    let shell = |script: &str| {
        let command = user.ansage(&[]);
        let script = script.replace("ansage", env!("CARGO_BIN_EXE_ansage"));
        let mut shell = Command::new("bash");
        command.get_envs().for_each(|(name, value)| {
            value.map(|value| shell.env(name, value));
        });
        let shell = shell.args(["-c", &script]).current_dir(user.0.path()).stdin(Stdio::null());
        ends(shell.stdout(Stdio::piped()).stderr(Stdio::piped()).env_remove("LC_ALL"))
    };
    let said = (Some(0), "Eva zwei Eva vier\n".to_owned());
    assert_eq!(shell("ansage say <(echo 1. e4)"), said);
    assert_eq!(shell("echo 1. e4 | ansage say /dev/stdin"), said);
    let ruled = shell("ansage rule --file <(echo 4k3/8/8/8/8/8/8/R3K3 w - - 0 1) --flag black");
    assert!(ruled.0 == Some(0) && ruled.1.starts_with("Weiß gewinnt"), "{ruled:?}");
    let reconciled = shell("ansage reconcile <(echo '1. e4 *') <(echo '1. e4 *')");
    assert_eq!(reconciled.0, Some(0), "{reconciled:?}");
    for (script, why) in [
        ("ansage say /dev/stdin < /dev/zero", "keine gewöhnliche Datei"),
        ("ansage event check <(sleep 100 2>&-)", "keine gewöhnliche Datei"),
        ("ansage --settings <(sleep 100 2>&-) settings set names nato", "keine gewöhnliche Datei"),
        ("ansage hear < /dev/zero", "etwas darin hört nicht auf"),
        ("ansage say < /dev/zero", "etwas darin hört nicht auf"),
        ("ansage rule --flag black - < /dev/zero", "etwas darin hört nicht auf"),
    ] {
        let (code, said) = shell(script);
        assert!(matches!(code, Some(1 | 2)) && said.contains(why), "{script}: {said}");
    }
    // At a desk it is the end of what is said.
    let (code, said) = shell("ansage relay --line --speech off < /dev/zero");
    assert!(code == Some(0) && said.contains("Partie eins ist gespeichert."), "{said}");
}

#[test]
fn brackets_within_brackets_are_told_of_with_their_place() {
    let many = 3000;
    let message = |text: String| ("messages.ftl", format!("x = {text}\n"));
    let word = |text: String| ("lexicon.toml", format!("x = {text}\n"));
    for (name, more) in [
        message("{".repeat(many) + &"}".repeat(many)),
        message("{".repeat(many)),
        message("{ ".to_owned() + &"A(".repeat(many)),
        message("{ ".to_owned() + &"A({".repeat(many / 2) + "1" + &"})".repeat(many / 2) + "}"),
        message("{ \"}\" ->\n *[o] \" ".repeat(many)),
        message("{\nA(\n".repeat(many)),
        word("[".repeat(many) + &"]".repeat(many)),
        word("[\n".repeat(many)),
        word("{a=".repeat(many / 2) + "1" + &"}".repeat(many / 2)),
        ("lexicon.toml", "a.".repeat(many) + "a = 1\n"),
        ("lexicon.toml", format!("[{}a]\n", "a.".repeat(many))),
    ] {
        let user = User::new();
        let path = user.voice().join(name);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, format!("{text}\n{more}")).unwrap();
        let (code, said) = ends(&mut user.ansage(&["--voice", "xx", "hear"]));
        assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
        assert!(said.contains("Die Stimme xx ist nicht brauchbar.") && said.contains(name), "{said}");
        let (code, said) = ends(&mut user.ansage(&["voices", "check", user.voice().to_str().unwrap()]));
        assert!(code == Some(1) && said.contains(name), "{said}");
    }
}

#[test]
fn a_file_that_may_not_be_read_is_told_of() {
    let user = User::new();
    let path = user.path("game.pgn");
    fs::write(&path, "1. e4 *").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o000)).unwrap();
    // Whoever administers the machine may read it all the same.
    if File::open(&path).is_err() {
        let (code, said) = ends(&mut user.ansage(&["say", path.to_str().unwrap()]));
        assert!(code == Some(1) && said.contains("der Zugriff ist nicht erlaubt"), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_takes_nothing_is_told_in_the_words_of_the_voice() {
    let user = User::new();
    for arguments in [&["relay", "--line", "--speech", "off"][..], &["law", "9.6"]] {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let (code, said) = ends(user.ansage(arguments).stdout(full));
        assert_eq!((code, said.as_str()), (Some(1), "ansage: Ausgabe gestört: der Datenträger ist voll\n"));
    }
}

#[test]
fn a_log_that_nobody_reads_is_not_waited_for() {
    let user = User::new();
    put("fifo", &user.path("log"));
    let (code, said) = ends(user.ansage(&["law", "9.6"]).env("ANSAGE_LOG", "log"));
    assert_eq!((code, said.lines().count()), (Some(0), 1), "{said}");
}
