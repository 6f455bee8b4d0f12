//! A game is written out over nothing that is not an ordinary file, and never over the library.

use std::fs;
use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
use std::path::Path;

use rustix::fs::{CWD, FileType, Mode, mknodat};

use super::Home;

#[test]
fn a_game_is_never_written_over_its_library() {
    let home = Home::of_this_version();
    let whole = fs::read(&home.library).unwrap();
    let (soft, hard, folder) = (home.path("soft"), home.path("hard"), home.path("folder"));
    symlink(&home.library, &soft).unwrap();
    fs::hard_link(&home.library, &hard).unwrap();
    fs::create_dir(&folder).unwrap();
    let through = folder.join("../library.sqlite3");
    let endings = ["-journal", "-wal", "-shm"].map(|ending| home.path(&format!("library.sqlite3{ending}")));
    for output in [&home.library, &soft, &hard, &through].into_iter().chain(&endings) {
        let told = home.run("de", &["games", "export", "1", "--output", output.to_str().unwrap()]);
        let why = format!("ansage: {} ist nicht zu schreiben: sie gehört zur Bibliothek\n", output.display());
        assert_eq!((told.code, told.error), (Some(1), why));
    }
    assert_eq!(fs::read(&home.library).unwrap(), whole);
    assert!(endings.iter().all(|path| !path.exists()) && soft.is_symlink());
    assert_eq!(home.run("en", &["games", "verify"]).out, "All 4 games are sound.\n");
}

#[test]
fn a_game_replaces_a_file_and_nothing_else() {
    let home = Home::of_this_version();
    let export =
        |name: &str| home.run("de", &["games", "export", "1", "--output", home.path(name).to_str().unwrap()]);
    let begins = |name: &str| fs::read_to_string(home.path(name)).unwrap().starts_with("[Event ");
    mknodat(CWD, home.path("pipe"), FileType::Fifo, Mode::RUSR | Mode::WUSR, 0).unwrap();
    symlink(home.path("pipe"), home.path("to-pipe")).unwrap();
    fs::create_dir(home.path("folder")).unwrap();
    for (name, why) in [
        ("pipe", "keine gewöhnliche Datei"),
        ("to-pipe", "keine gewöhnliche Datei"),
        ("folder", "ein Ordner"),
    ] {
        let told = export(name);
        assert!(told.code == Some(1) && told.error.contains(why) && told.error.contains(name), "{told:?}");
    }
    assert!(fs::metadata(home.path("pipe")).unwrap().file_type().is_fifo());
    // A link leads to what is written, and a file keeps its rights.
    fs::write(home.path("game.pgn"), "old").unwrap();
    fs::set_permissions(home.path("game.pgn"), fs::Permissions::from_mode(0o640)).unwrap();
    symlink(home.path("game.pgn"), home.path("link")).unwrap();
    assert_eq!(export("link").code, Some(0));
    assert!(begins("game.pgn") && home.path("link").is_symlink());
    assert_eq!(fs::metadata(home.path("game.pgn")).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(export("new.pgn").code, Some(0));
    assert!(begins("new.pgn"));
    let told = home.run("de", &["games", "export", "1", "--output", "/dev/stdout"]);
    assert!(told.code == Some(0) && told.out.starts_with("[Event "), "{told:?}");
}

/// Fonts that a computer with any has; said where there is none.
fn font() -> Option<&'static str> {
    let usual = [
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
    ];
    let found = usual.into_iter().find(|path| Path::new(path).exists());
    if found.is_none() {
        eprintln!("skipped: no font is installed");
    }
    found
}

#[test]
fn a_scoresheet_is_printed_in_a_font_of_this_computer_or_in_the_one_that_is_named() {
    let Some(font) = font() else { return };
    let home = Home::of_this_version();
    for (voice, named) in [("de", None), ("hu", Some(font))] {
        let printed = home.path(voice);
        let font = named.map(|named| ["--font", named]);
        let arguments = ["games", "export", "1", "--format", "pdf", "--output", printed.to_str().unwrap()];
        let told = home.run(voice, &[&arguments[..], font.as_ref().map_or(&[], |font| &font[..])].concat());
        assert_eq!((told.code, told.error.as_str()), (Some(0), ""));
        let bytes = fs::read(&printed).unwrap();
        let text = String::from_utf8_lossy(&bytes);
        assert!(text.starts_with("%PDF-") && text.trim_end().ends_with("%%EOF"));
        for part in ["/MarkInfo<</Marked true", &format!("/Lang({voice})"), "/StructTreeRoot", "/S/TH"] {
            assert!(text.contains(part), "{part}");
        }
    }
    // What is no font, or not there, is told by its name, and nothing is written.
    for named in [home.library.to_str().unwrap(), "/nowhere.ttf"] {
        let arguments = ["games", "export", "1", "--format", "pdf", "--font", named, "--output", "x.pdf"];
        let told = home.run("en", &arguments);
        assert!(told.code == Some(1) && told.error.contains(named), "{told:?}");
        assert!(!Path::new("x.pdf").exists());
    }
}
