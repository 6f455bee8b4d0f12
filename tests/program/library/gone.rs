//! A library that is taken away, replaced or cut short while a game is open, and a disk that takes nothing for a while.

use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::process::Stdio;
use std::time::Duration;

use super::{Home, is_in_words, run};
use crate::support::desk::Desk;
use crate::support::settled;

/// What is said of it, the number of the game that is written anew, and how the library is taken.
type Take<'t> = (&'static str, &'static str, &'t dyn Fn(&Home));

/// A desk at which e4 was played.
fn played(home: &Home, voice: &str) -> Desk {
    let mut desk = home.sit(voice, &["relay", "--press", "auto"]);
    desk.answers("e4");
    desk
}

#[test]
fn what_is_not_kept_is_never_said_to_be_and_the_whole_game_is_written_anew() {
    let sample = Home::of_version_1();
    let takes: [Take<'_>; 6] = [
        ("nicht mehr an ihrem Platz", "eins", &|home| fs::remove_file(&home.library).unwrap()),
        ("nicht mehr an ihrem Platz", "eins", &|home| fs::rename(&home.library, home.path("x")).unwrap()),
        ("eine andere Datei", "fünf", &|home| {
            fs::copy(&sample.library, home.path("x")).unwrap();
            fs::rename(home.path("x"), &home.library).unwrap();
        }),
        ("von außen verändert", "fünf", &|home| {
            fs::write(&home.library, fs::read(&sample.library).unwrap()).unwrap();
        }),
        ("von außen verändert", "eins", &|home| fs::write(&home.library, "").unwrap()),
        ("nicht mehr an ihrem Platz", "eins", &|home| {
            fs::remove_file(&home.library).unwrap();
            std::os::unix::fs::symlink(home.path("x"), &home.library).unwrap();
        }),
    ];
    for (why, number, take) in takes {
        let home = Home::new();
        let mut desk = played(&home, "de");
        take(&home);
        let told = desk.answers("e5");
        let begins = "Nicht gespeichert, der Zug gilt nicht: ";
        assert!(told.starts_with(begins) && told.contains(why) && told.contains("sag weiter"), "{told}");
        assert!(desk.answers("was steht auf e5").contains("leer"));
        let before = desk.answers("time");
        let still = settled(Duration::from_millis(1_200), || desk.answers("time"));
        assert_eq!(still, before, "the clocks run");
        // Said again it is refused again; on request everything is written.
        assert!(desk.answers("e5").starts_with(begins));
        let told = desk.answers("weiter");
        let anew = format!("Neu gespeichert: die ganze Partie, als Partie {number}. Die Uhren laufen.");
        assert_eq!(told, anew, "{why}");
        assert_eq!(desk.answers("c5"), "Cäsar sieben Cäsar fünf. Weiß am Zug.");
        let (told, code) = desk.ends();
        assert!(told.starts_with(&format!("Partie {number} ist gespeichert.")), "{told}");
        assert_eq!(code, Some(0));
        let number = if number == "eins" { "1" } else { "5" };
        let pgn = home.run("de", &["games", "export", number]).out;
        assert!(pgn.contains("1. e4") && pgn.contains("c5"), "{why}: {pgn}");
        assert_eq!(home.run("de", &["games", "verify"]).code, Some(0), "{why}");
        assert_eq!(home.run("de", &["resume", number, "--line"]).code, Some(0), "{why}");
    }
}

#[test]
fn who_leaves_is_told_the_truth_and_the_code_is_1() {
    let home = Home::new();
    let desk = played(&home, "en");
    fs::remove_file(&home.library).unwrap();
    assert_eq!(
        desk.ends(),
        ("Game one is not saved: the library is no longer in its place.\n".to_owned(), Some(1))
    );

    let home = Home::new();
    let mut desk = played(&home, "de");
    fs::OpenOptions::new().write(true).open(&home.library).unwrap().set_len(4096).unwrap();
    assert!(desk.answers("e5").contains("von außen verändert oder abgeschnitten"));
    let told = desk.answers("weiter");
    assert!(told.contains("Nimm die Datei weg"), "{told}");
    let (told, code) = desk.ends();
    assert!(told.starts_with("Partie eins ist nicht gespeichert: "), "{told}");
    assert_eq!(code, Some(1));
    is_in_words(&told);

    // An end by signal is no other.
    let home = Home::new();
    let desk = played(&home, "de");
    fs::remove_file(&home.library).unwrap();
    assert!(crate::support::signal("TERM", &desk.child.id().to_string()));
    let mut child = desk.child;
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[test]
fn a_library_that_is_back_is_the_same_again() {
    let home = Home::new();
    let mut desk = played(&home, "de");
    fs::rename(&home.library, home.path("away")).unwrap();
    assert!(desk.answers("e5").starts_with("Nicht gespeichert"));
    fs::rename(home.path("away"), &home.library).unwrap();
    assert_eq!(desk.answers("weiter"), "Es wird wieder gespeichert. Die Uhren laufen.");
    assert_eq!(desk.answers("e5"), "Eva sieben Eva fünf. Weiß am Zug.");
    assert_eq!(desk.ends().1, Some(0));
    assert_eq!(home.run("de", &["games", "verify"]).code, Some(0));
}

/// A file that was cut short and has grown again, with nothing in it, is not what it was.
#[test]
fn what_was_cut_off_does_not_come_back_with_the_length() {
    let home = Home::new();
    let mut desk = played(&home, "de");
    let mut file = fs::OpenOptions::new().read(true).write(true).open(&home.library).unwrap();
    let length = file.metadata().unwrap().len();
    file.set_len(8192).unwrap();
    assert!(desk.answers("e5").contains("abgeschnitten"));
    file.seek(SeekFrom::End(0)).unwrap();
    file.write_all(&vec![0; usize::try_from(length - 8192).unwrap()]).unwrap();
    assert!(desk.answers("e5").contains("abgeschnitten"));
    let (told, code) = desk.ends();
    assert!(told.contains("nicht gespeichert") && code == Some(1), "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn continue_works_as_soon_as_the_disk_takes_events_again() {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    for voice in ["de", "en"] {
        let home = Home::new();
        let mut desk = played(&home, voice);
        let process = Pid::from_raw(i32::try_from(desk.child.id()).unwrap());
        // A limit on the size of files stands for a full disk.
        let limited = |current| prlimit(process, Resource::Fsize, Rlimit { current, maximum: None }).unwrap();
        let before = limited(Some(512));
        let (begins, still, again, reply) = if voice == "de" {
            (
                "Nicht gespeichert, der Zug",
                "Nicht gespeichert: ",
                "Es wird wieder gespeichert. Die Uhren laufen.",
                "Eva sieben Eva fünf. Weiß am Zug.",
            )
        } else {
            (
                "Not saved, the move",
                "Not saved: ",
                "Saving again. Clocks running.",
                "Eva sieben Eva fünf. White to move.",
            )
        };
        for _ in 0..2 {
            let told = desk.answers("e5");
            assert!(told.starts_with(begins), "{told}");
            is_in_words(&told);
        }
        let told = desk.answers("continue");
        assert!(told.starts_with(still), "{told}");
        limited(before.current);
        assert_eq!(desk.answers("continue"), again);
        assert_eq!(desk.answers("e5"), reply);
        assert_eq!(desk.ends().1, Some(0));
        let pgn = home.run("de", &["games", "export", "1"]).out;
        assert!(pgn.contains("1... e5"), "{pgn}");
    }
}

/// What was typed at a desk whose library is gone is not written to whatever the name leads to now.
#[test]
fn a_file_of_another_kind_in_its_place_is_left_alone() {
    let home = Home::new();
    let mut desk = played(&home, "en");
    fs::remove_file(&home.library).unwrap();
    fs::write(&home.library, "Dear club, ".repeat(500)).unwrap();
    assert!(desk.answers("e5").contains("another file is in the library's place"));
    assert!(desk.answers("continue").contains("Take the file away"));
    assert_eq!(fs::read_to_string(&home.library).unwrap(), "Dear club, ".repeat(500));
    fs::remove_file(&home.library).unwrap();
    assert!(desk.answers("continue").starts_with("Saved anew: the whole game, as game one."));
    assert_eq!(desk.ends().1, Some(0));
    let mut command = home.command("en");
    assert_eq!(run(command.stdin(Stdio::null()), &["games", "verify"]).out, "One game, and it is sound.\n");
}
