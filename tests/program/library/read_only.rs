//! A library that may only be read can be listed, exported and looked at, and no game begins in it.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use super::{Home, Told, is_in_words, run};

/// Somebody who is not root: for root no file is read-only.
const NOBODY: u32 = 65_534;

struct Archive {
    home: Home,
    is_root: bool,
    /// The program itself, which may lie where nobody else may look.
    program: TempDir,
}

impl Archive {
    /// A library that may only be read, in a folder that may be written to or not.
    fn of(home: Home, folder: u32) -> Archive {
        let is_root = rustix::process::geteuid().is_root();
        for name in fs::read_dir(home.path("")).unwrap() {
            let path = name.unwrap().path();
            fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
            if is_root {
                chown(&path, Some(NOBODY), Some(NOBODY)).unwrap();
            }
        }
        if is_root {
            chown(home.path(""), Some(NOBODY), Some(NOBODY)).unwrap();
        }
        fs::set_permissions(home.path(""), fs::Permissions::from_mode(folder)).unwrap();
        let program = tempfile::tempdir().unwrap();
        fs::set_permissions(program.path(), fs::Permissions::from_mode(0o755)).unwrap();
        let (from, to) = (env!("CARGO_BIN_EXE_ansage"), program.path().join("ansage"));
        fs::hard_link(from, &to).or_else(|_| fs::copy(from, &to).map(|_| ())).unwrap();
        Archive { home, is_root, program }
    }

    fn run(&self, voice: &str, arguments: &[&str], typed: &str) -> Told {
        let mut command = if self.is_root {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid", "65534", "--regid", "65534", "--clear-groups"])
                .arg(self.program.path().join("ansage"));
            command
        } else {
            Command::new(env!("CARGO_BIN_EXE_ansage"))
        };
        command.env("XDG_CONFIG_HOME", "/nonexistent").env("XDG_DATA_HOME", "/nonexistent");
        command.arg("--library").arg(&self.home.library).args(["--voice", voice]);
        let lines = tempfile::NamedTempFile::new().unwrap();
        fs::write(lines.path(), typed).unwrap();
        run(command.stdin(Stdio::from(fs::File::open(lines.path()).unwrap())), arguments)
    }
}

impl Drop for Archive {
    fn drop(&mut self) {
        fs::set_permissions(self.home.path(""), fs::Permissions::from_mode(0o700)).unwrap();
    }
}

/// Of the first version, of this one, and of the first with what a killed program left beside it.
fn archives() -> [fn() -> Home; 3] {
    let killed = || {
        let home = Home::of_version_1();
        let connection = rusqlite::Connection::open(&home.library).unwrap();
        connection.pragma_update(None, "journal_mode", "WAL").unwrap();
        let added = "INSERT INTO events VALUES (1, 21, 9000, '{\"event\":\"noted\",\"by\":\"arbiter\",\"text\":\"x\"}')";
        connection.execute(added, []).unwrap();
        let left = Home::new();
        for ending in ["", "-wal"] {
            let name = format!("library.sqlite3{ending}");
            fs::copy(home.path(&name), left.path(&name)).unwrap();
        }
        left
    };
    [Home::of_version_1, Home::of_this_version, killed]
}

#[test]
fn it_is_listed_verified_exported_and_looked_at() {
    for make in archives() {
        for folder in [0o555, 0o755] {
            let archive = Archive::of(make(), folder);
            let listed = archive.run("de", &["games", "list"], "");
            assert_eq!((listed.code, listed.out.lines().count()), (Some(0), 4), "{listed:?}");
            assert_eq!(archive.run("en", &["games", "verify"], "").out, "All 4 games are sound.\n");
            let pgn = archive.run("de", &["games", "export", "2"], "");
            assert!(pgn.code == Some(0) && pgn.out.contains("4. Qxf7#"), "{pgn:?}");
            let looked = archive.run(
                "en",
                &["resume", "1", "--line"],
                "what is on b5\nlast move\nNc3\nwhat is on c3\n",
            );
            assert_eq!(looked.code, Some(0), "{looked:?}");
            for part in ["The game can only be read: ", "white bishop", "Not saved", "three: empty"] {
                assert!(looked.out.contains(part), "{part} in {}", looked.out);
            }
        }
    }
}

#[test]
fn no_game_begins_there() {
    for make in archives() {
        for folder in [0o555, 0o755] {
            let archive = Archive::of(make(), folder);
            for (voice, why) in [
                ("de", "die Datei darf nicht geschrieben werden"),
                ("es", "no está permitido escribir el archivo"),
            ] {
                let told = archive.run(voice, &["relay", "--line"], "e4\n");
                assert_eq!((told.code, told.out.as_str()), (Some(1), ""), "{told:?}");
                assert!(told.error.contains(why) && told.error.lines().count() == 1, "{told:?}");
                is_in_words(&told.error);
            }
            assert_eq!(archive.run("de", &["games", "list"], "").out.lines().count(), 4);
        }
    }
}

/// Why a command could not do what was asked; where the settings cannot be read that is told as well.
fn why(told: &Told) -> Vec<&str> {
    told.error.lines().filter(|line| line.starts_with("ansage:")).collect()
}

/// A folder that everybody may write to.
fn open_folder() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    folder
}

#[test]
fn nothing_is_imported_deleted_or_written_there_and_it_is_searched_and_copied_elsewhere() {
    for make in archives() {
        for folder in [0o555, 0o755] {
            let home = make();
            fs::write(home.path("one.pgn"), "1. e4 *\n").unwrap();
            let archive = Archive::of(home, folder);
            let (before, elsewhere) = (fs::read(&archive.home.library).unwrap(), open_folder());
            let path = |name: &str| archive.home.path(name).to_str().unwrap().to_owned();
            let away = |name: &str| elsewhere.path().join(name).to_str().unwrap().to_owned();
            for command in [
                vec!["games", "import", &path("one.pgn")],
                vec!["games", "delete", "1", "--yes"],
                vec!["games", "export", "1", "--output", &path("one.pgn")],
            ] {
                let told = archive.run("en", &command, "");
                assert_eq!((told.code, told.out.as_str()), (Some(1), ""), "{command:?}: {told:?}");
                assert_eq!(why(&told).len(), 1, "{command:?}: {told:?}");
                is_in_words(&told.error);
            }
            assert_eq!(fs::read_to_string(path("one.pgn")).unwrap(), "1. e4 *\n");
            if folder == 0o555 {
                for command in [
                    vec!["games", "backup", &path("copy")],
                    vec!["games", "export", "1", "--output", &path("new")],
                ] {
                    let told = archive.run("en", &command, "");
                    assert_eq!((told.code, why(&told).len()), (Some(1), 1), "{command:?}: {told:?}");
                    is_in_words(&told.error);
                }
            }
            // Where no index can be kept there is one in memory.
            for _ in 0..2 {
                let found = archive.run("en", &["games", "search", "--result", "1-0"], "");
                assert_eq!((found.code, found.out.lines().count()), (Some(0), 1), "{found:?}");
                assert_eq!(archive.run("en", &["games", "stats"], "").code, Some(0));
            }
            assert_eq!(archive.run("en", &["games", "backup", &away("copy")], "").code, Some(0));
            assert_eq!(
                archive.run("en", &["games", "export", "1", "--output", &away("new")], "").code,
                Some(0)
            );
            let copy = elsewhere.path().join("copy");
            assert_eq!(
                run(&mut super::at(&copy, "en"), &["games", "verify"]).out,
                "All 4 games are sound.\n"
            );
            assert_eq!(fs::read(&archive.home.library).unwrap(), before);
        }
    }
}
