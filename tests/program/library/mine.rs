//! A game belongs to one process, whatever its library is called, and to one user.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;

use super::{Home, at, run};

#[test]
fn the_lock_is_the_files_and_not_its_names() {
    let home = Home::new();
    let mut desk = home.sit("de", &["relay", "--press", "auto"]);
    desk.answers("e4");
    let folder = home.path("folder");
    fs::create_dir(&folder).unwrap();
    let [soft, hard, elsewhere, through] =
        ["soft", "hard", "folder/elsewhere", "through"].map(|name| home.path(name));
    symlink(&home.library, &soft).unwrap();
    fs::hard_link(&home.library, &hard).unwrap();
    fs::hard_link(&home.library, &elsewhere).unwrap();
    symlink(home.library.parent().unwrap(), &through).unwrap();
    let names = [
        soft.clone(),
        hard.clone(),
        elsewhere,
        through.join("library.sqlite3"),
        folder.join("../library.sqlite3"),
    ];
    for name in &names {
        let told = run(&mut at(name, "de"), &["resume", "1", "--line"]);
        assert_eq!(told.code, Some(1), "{}", name.display());
        assert_eq!(
            told.error,
            "ansage: Partie 1 wird schon in einem anderen Fenster gespielt\n",
            "{}",
            name.display()
        );
    }
    // Another game of the same library is nobody's business.
    assert_eq!(run(&mut at(&soft, "de"), &["relay", "--line"]).code, Some(0));
    desk.answers("e5");
    desk.leave();
    for name in &names {
        assert_eq!(run(&mut at(name, "de"), &["resume", "1", "--line"]).code, Some(0), "{}", name.display());
    }
    assert_eq!(home.run("de", &["games", "verify"]).code, Some(0));
}

/// The lock is on a file that nobody else may open: there is none beside it that a stranger could hold.
#[test]
fn nothing_beside_the_library_holds_a_game() {
    let home = Home::new();
    let locks = home.path("library.sqlite3-locks");
    fs::create_dir(&locks).unwrap();
    let file = fs::File::create(locks.join("game-1")).unwrap();
    file.lock().unwrap();
    let mut desk = home.sit("en", &["relay", "--press", "auto"]);
    assert_eq!(desk.answers("e4"), "Eva zwei Eva vier. Black to move.");
    desk.leave();
    assert_eq!(home.run("en", &["resume", "1", "--line"]).code, Some(0));
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[test]
fn what_is_kept_is_for_its_user_alone_also_what_was_there_before() {
    let home = Home::of_version_1();
    let data = home.path("data/ansage");
    let config = home.path("config/ansage");
    let own = data.join("library.sqlite3");
    let log = home.path("log");
    for folder in [&data, &config] {
        fs::create_dir_all(folder).unwrap();
        fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).unwrap();
    }
    fs::copy(&home.library, &own).unwrap();
    for file in [&own, &config.join("settings.toml"), &log] {
        fs::OpenOptions::new().create(true).append(true).open(file).unwrap();
        fs::set_permissions(file, fs::Permissions::from_mode(0o664)).unwrap();
    }
    let new = home.path("new/deep/library.sqlite3");
    for (library, arguments) in [(&own, ["resume", "1"]), (&new, ["relay", "--json"])] {
        let mut command = at(library, "de");
        command.env("XDG_DATA_HOME", home.path("data")).env("XDG_CONFIG_HOME", home.path("config"));
        command.env("ANSAGE_LOG", &log).env("ANSAGE_SPEECH", "off");
        let told = run(command.args(arguments), &["--line"]);
        assert_eq!(told.code, Some(0), "{told:?}");
    }
    for folder in [&data, &config, &home.path("new"), &home.path("new/deep")] {
        assert_eq!(mode(folder), 0o700, "{}", folder.display());
    }
    for file in [&own, &config.join("settings.toml"), &log, &new] {
        assert_eq!(mode(file), 0o600, "{}", file.display());
    }
    // The folder of a library that the user has put somewhere is his own affair.
    fs::set_permissions(home.path(""), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(home.run("de", &["resume", "1", "--line"]).code, Some(0));
    assert_eq!((mode(&home.path("")), mode(&home.library)), (0o755, 0o600));
}

#[test]
fn a_log_is_never_written_into_a_library() {
    let home = Home::of_this_version();
    let whole = fs::read(&home.library).unwrap();
    // A library that is damaged is something to log.
    fs::write(home.path("library.sqlite3-index"), "mine").unwrap();
    let mut listing = home.command("en");
    listing.env("ANSAGE_LOG", &home.library);
    assert_eq!(run(&mut listing, &["games", "search", "--player", "x"]).code, Some(0));
    assert_eq!(fs::read(&home.library).unwrap(), whole);
}
