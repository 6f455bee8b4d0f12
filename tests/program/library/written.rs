//! What is written of a game whose texts are hostile, and what is left of an import or a copy that is killed.

#![allow(clippy::format_push_string, clippy::format_collect)]
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use super::Home;
use crate::support::seed::seed;
use crate::support::wait_until;

/// The signs that steer a terminal or the direction of writing, or are markup in one of the forms.
const HOSTILE: [&str; 16] = [
    "\u{1b}[2J",
    "\u{7}",
    "\u{0}",
    "\u{202e}",
    "\u{2066}",
    "\u{200f}",
    "\u{9b}31m",
    "\u{feff}",
    "<script>",
    "&amp;",
    "'",
    "}",
    "{",
    ";",
    "%",
    "\\",
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn text(&mut self) -> String {
        (0..=self.below(8)).map(|_| [HOSTILE[self.below(HOSTILE.len())], "ő", " a"][self.below(3)]).collect()
    }
}

/// Whether nothing in it steers; a form feed parts pages of Braille.
fn is_harmless(text: &str) -> bool {
    let steers = |sign: char| {
        (sign.is_control() && !matches!(sign, '\n' | '\r' | '\u{c}'))
            || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
    };
    !text.contains(steers)
}

#[test]
fn nothing_that_steers_comes_out_of_a_game_in_any_form() {
    let mut dice = Dice(seed());
    let home = Home::new();
    let file = home.path("hostile.pgn");
    let mut text = String::new();
    for round in 0..6 {
        let tag = |text: String| text.replace('\\', "\\\\").replace('"', "\\\"");
        text += &format!(
            "[Event \"{}\"]\n[Site \"{}\"]\n[Date \"2026.01.0{}\"]\n[Round \"{round}\"]\n[White \"{}\"]\n[Black \"{}\"]\n\
             [Result \"*\"]\n[Annotator \"{}\"]\n\n",
            tag(dice.text()),
            tag(dice.text()),
            round + 1,
            tag(dice.text()),
            tag(dice.text()),
            tag(dice.text())
        );
        let comment = |text: String| text.replace('}', "");
        text += &format!("{{{}}} 1. e4 {{{}}} e5 2. Nf3 *\n\n", comment(dice.text()), comment(dice.text()));
    }
    fs::write(&file, &text).unwrap();
    let told = home.run("en", &["games", "import", file.to_str().unwrap()]);
    assert!(is_harmless(&told.out) && is_harmless(&told.error), "{told:?}");
    let listed = home.run("en", &["games", "list"]);
    assert!(
        listed.code == Some(0) && listed.out.lines().count() == 6 && is_harmless(&listed.out),
        "{listed:?}"
    );
    for game in 1..=6 {
        for form in ["pgn", "text", "html", "brf", "brl", "svg", "epd", "fen"] {
            let told = home.run("en", &["games", "export", &game.to_string(), "--format", form]);
            assert_eq!((told.code, told.error.as_str()), (Some(0), ""), "{form}");
            assert!(is_harmless(&told.out), "{form}: {:?}", told.out);
            let is_markup = matches!(form, "html" | "svg");
            assert!(!is_markup || !told.out.contains("<script"), "{form}: {}", told.out);
        }
        // What was written is read back as the same game.
        let exported = home.run("en", &["games", "export", &game.to_string()]).out;
        fs::write(&file, exported).unwrap();
        let told = home.run("en", &["games", "import", file.to_str().unwrap()]);
        assert_eq!(told.out, "No game imported, one was there already.\n", "{told:?}");
    }
}

#[test]
fn an_import_that_is_killed_has_kept_whole_games_and_can_be_repeated() {
    let mut dice = Dice(seed());
    let file_of = |home: &Home| {
        let file = home.path("many.pgn");
        let games = (1..=6_000).map(|round| {
            format!("[Event \"Many\"]\n[Round \"{round}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n")
        });
        fs::write(&file, games.collect::<String>()).unwrap();
        file
    };
    let mut cut_off = 0;
    for _ in 0..4 {
        let home = Home::new();
        let file = file_of(&home);
        let mut importing = home
            .command("en")
            .args(["games", "import", file.to_str().unwrap()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // As soon as so much of the library is there, or all of it.
        let much = u64::try_from(1 + dice.below(2_000_000)).unwrap();
        let comes = || fs::metadata(&home.library).is_ok_and(|found| found.len() >= much);
        assert!(wait_until(|| comes() || importing.try_wait().unwrap().is_some()));
        let _ = importing.kill();
        importing.wait().unwrap();
        let told = home.run("en", &["games", "verify"]);
        assert_eq!((told.code, told.error.as_str()), (Some(0), ""), "{told:?}");
        // Two hundred are kept at once.
        let kept = told.out.split_whitespace().find_map(|word| word.parse::<u32>().ok()).unwrap_or(0);
        assert!(kept % 200 == 0 || kept == 6_000, "{told:?}");
        cut_off += u32::from(kept < 6_000);
        let again = home.run("en", &["games", "import", file.to_str().unwrap()]);
        assert_eq!(again.code, Some(0), "{again:?}");
        assert_eq!(home.run("en", &["games", "verify"]).out, "All 6000 games are sound.\n");
    }
    assert!(cut_off > 0, "none was cut off");
}

/// The copy that is being made.
fn unfinished(home: &Home) -> Option<PathBuf> {
    let mut there = fs::read_dir(home.folder.path()).unwrap().map(|found| found.unwrap().path());
    there.find(|path| path.file_name().unwrap().to_string_lossy().starts_with(".ansage-backup"))
}

#[test]
fn a_copy_that_is_killed_leaves_the_old_one_and_the_library_whole() {
    let home = Home::of_this_version();
    let copy = home.path("copy.sqlite3");
    assert_eq!(home.run("en", &["games", "backup", copy.to_str().unwrap()]).code, Some(0));
    let before = fs::read(&copy).unwrap();
    for _ in 0..4 {
        let mut copying = home
            .command("en")
            .args(["games", "backup", copy.to_str().unwrap()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        // As soon as it is begun, if it is not over by then.
        assert!(wait_until(|| unfinished(&home).is_some() || copying.try_wait().unwrap().is_some()));
        let _ = copying.kill();
        copying.wait().unwrap();
        if let Some(left) = unfinished(&home) {
            fs::remove_file(left).unwrap();
        }
        assert_eq!(fs::read(&copy).unwrap(), before);
        assert_eq!(home.run("en", &["games", "verify"]).code, Some(0));
    }
}
