//! What bears the name of the library's journal and is none is left alone, and nobody waits for it.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use rustix::fs::{CWD, FileType, Mode, mknodat};

use super::{Home, is_in_words};

const ENDINGS: [&str; 3] = ["-journal", "-wal", "-shm"];

type Put<'p> = (&'static str, &'p dyn Fn(&Path));

fn kinds() -> [Put<'static>; 3] {
    [
        ("keine gewöhnliche Datei", &|path| {
            mknodat(CWD, path, FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
        }),
        ("keine gewöhnliche Datei", &|path| symlink("/dev/zero", path).unwrap()),
        ("ein Ordner", &|path| fs::create_dir(path).unwrap()),
    ]
}

fn take(path: &Path) {
    fs::remove_file(path).or_else(|_| fs::remove_dir(path)).unwrap();
}

#[test]
fn no_library_is_opened_beside_it() {
    let home = Home::of_this_version();
    let link = home.path("elsewhere");
    symlink(&home.library, &link).unwrap();
    for ending in ENDINGS {
        let path = home.path(&format!("library.sqlite3{ending}"));
        for (why, put) in kinds() {
            put(&path);
            for arguments in [
                &["games", "list"][..],
                &["games", "verify"],
                &["resume", "1", "--line"],
                &["relay", "--line"],
            ] {
                for library in [&home.library, &link] {
                    let told = super::run(&mut super::at(library, "de"), arguments);
                    assert_eq!((told.code, told.error.lines().count()), (Some(1), 1), "{told:?}");
                    let name = path.display().to_string();
                    assert!(told.error.contains(&name) && told.error.contains(why), "{told:?}");
                    is_in_words(&told.error);
                }
            }
            take(&path);
        }
    }
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 4 games are sound.\n");
}

#[test]
fn a_desk_keeps_nothing_and_answers_while_it_is_there() {
    for ending in ENDINGS {
        for (why, put) in kinds() {
            let home = Home::new();
            let mut desk = home.sit("de", &["relay", "--press", "auto"]);
            desk.answers("e4");
            let path = home.path(&format!("library.sqlite3{ending}"));
            put(&path);
            let told = desk.answers("e5");
            assert!(
                told.starts_with("Nicht gespeichert, der Zug gilt nicht: ") && told.contains(why),
                "{told}"
            );
            is_in_words(&told);
            assert!(desk.answers("was steht auf e5").contains("leer"));
            take(&path);
            assert_eq!(desk.answers("weiter"), "Es wird wieder gespeichert. Die Uhren laufen.");
            assert_eq!(desk.answers("e5"), "Eva sieben Eva fünf. Weiß am Zug.");
            put(&path);
            assert_eq!(desk.ends().1, Some(0), "{why}");
        }
    }
}
