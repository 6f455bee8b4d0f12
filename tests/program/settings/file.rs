//! The file: one key written, and everything else in it as it was.

use std::fs;
use std::path::Path;
use std::thread;

use ansage::file::NotKept;
use ansage::settings::{SettingsFile, Value};
use tempfile::TempDir;

fn store(path: &Path) -> SettingsFile {
    SettingsFile::open(Some(path), ["de", "en"].map(str::to_owned).to_vec())
}

#[test]
fn comments_order_and_what_is_unknown_stay() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    let before = "# mine\nnames = \"nato\" # as in the club\nunknown = 7\n\n[speech]\n# not too fast\nrate = { de = 1 }\n\n[other]\nx = [1, 2]\n";
    fs::write(&path, before).unwrap();
    let mut store = store(&path);
    store.set("names", Value::Text("fide".to_owned())).unwrap();
    store.set("speech.rate.de", Value::Steps(-2)).unwrap();
    store.set("screen.theme", Value::Text("black-on-white".to_owned())).unwrap();
    let wanted = before.replace("\"nato\" #", "\"fide\" #").replace("de = 1", "de = -2")
        + "\n[screen]\ntheme = \"black-on-white\"\n";
    assert_eq!(fs::read_to_string(&path).unwrap(), wanted);
    assert!(store.unset("names").unwrap());
    assert!(!store.unset("names").unwrap());
    let left = fs::read_to_string(&path).unwrap();
    assert!(
        !left.contains("names") && left.contains("unknown = 7") && left.contains("# not too fast"),
        "{left}"
    );
}

#[test]
fn no_empty_section_is_left_where_a_key_is_taken_away_but_one_with_a_comment() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, "names = \"nato\"\n\n[speech]\n[speech.rate]\nde = 1\n\n# mine\n[screen]\ntheme = \"black-on-white\"\n").unwrap();
    let mut store = store(&path);
    store.set("keys.f8", Value::Text("position".to_owned())).unwrap();
    for key in ["keys.f8", "speech.rate.de", "screen.theme"] {
        assert!(store.unset(key).unwrap(), "{key}");
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), "names = \"nato\"\n\n# mine\n[screen]\n");
}

#[test]
fn folders_are_made_and_nothing_is_left_beside_the_file() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("a/b/settings.toml");
    store(&path).set("speech.on", Value::Switch(false)).unwrap();
    assert_eq!(fs::read_to_string(&path).unwrap(), "[speech]\non = false\n");
    assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
}

#[test]
fn a_file_that_cannot_be_written_is_told_once_and_the_value_counts() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let mut store = store(&folder.path().join("file/settings.toml"));
    store.remember_changes(true);
    assert!(matches!(store.remember("speech.on", Value::Switch(false)), Err(NotKept::System(..))));
    assert!(store.remember("speech.on", Value::Switch(true)).is_ok());
    assert_eq!(store.settings().speech_on(), Some(true));
}

#[test]
fn what_is_no_toml_is_not_written_over() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    let broken = "names = \"nato\nspeech.on = true\n";
    fs::write(&path, broken).unwrap();
    assert!(matches!(store(&path).set("speech.on", Value::Switch(false)), Err(NotKept::NotToml(_))));
    assert_eq!(fs::read_to_string(&path).unwrap(), broken);
}

#[test]
fn two_who_write_at_once_lose_nothing() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    thread::scope(|scope| {
        for (key, value) in [("screen.figurines", true), ("screen.big-clocks", false)] {
            let path = &path;
            scope.spawn(move || {
                for round in 0..20 {
                    store(path).set(key, Value::Switch(value ^ (round % 2 == 1))).unwrap();
                }
            });
        }
    });
    let (read, _) = ansage::settings::read(&fs::read_to_string(&path).unwrap(), &[]);
    assert_eq!((read.figurines(), read.big_clocks()), (false, true));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_nobody_else_may_read_what_it_leads_to() {
    use std::os::unix::fs::PermissionsExt;

    let folder = TempDir::new().unwrap();
    let (real, link) = (folder.path().join("real.toml"), folder.path().join("settings.toml"));
    fs::write(&real, "").unwrap();
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    store(&link).set("voice", Value::Text("de".to_owned())).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read_to_string(&real).unwrap(), "voice = \"de\"\n");
    assert_eq!(fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o600);
}

#[test]
fn a_folder_in_its_place_and_bytes_that_are_no_text_are_told() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, [0xff, 0xfe]).unwrap();
    let read = store(&path);
    assert!(read.exists() && read.unread().is_some());
    assert!(store(folder.path()).unread().is_some());
    assert!(store(&folder.path().join("none")).unread().is_none());
}
