//! What eSpeak NG makes of a text for ears: words, and nothing else.
//!
//! Without the command `espeak-ng`, and where `ANSAGE_BARE` is set, nothing is tested.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::process::{Command, Stdio};

use ansage::voice::{Voice, for_ears, tags};

/// Set where the packages are missing on purpose.
const BARE: &str = "ANSAGE_BARE";

/// Every sign that may be left in a text for ears beside letters.
const LEFT: [&str; 13] = [". ", ", ", "; ", ": ", "? ", "! ", " \"", "\" ", " „", "“ ", " (", ") ", "-"];

/// How each of these lines sounds, without stress and pauses: the sounds of letters alone.
fn sounds(language: &str, lines: &[String]) -> Option<Vec<String>> {
    // One process for each line: a blank line or a full stop divides the output otherwise.
    let sound = |line: &String| {
        let mut espeak = Command::new("espeak-ng")
            .args(["-q", "-x", "-v", language, "--stdin"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        espeak.stdin.take()?.write_all(line.as_bytes()).ok()?;
        let told = espeak.wait_with_output().ok()?;
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        Some(told.chars().filter(|sign| sign.is_alphanumeric()).collect())
    };
    lines.iter().map(sound).collect()
}

fn is_there() -> bool {
    let there = std::env::var_os(BARE).is_none() && sounds("en", &["e".to_owned()]).is_some();
    if !there {
        eprintln!("no eSpeak NG: not tested");
    }
    there
}

/// Whether a language is installed: the package has all of the program's.
fn language(tag: &str) -> String {
    Voice::built_in(tag).unwrap().language().to_owned()
}

#[test]
fn the_signs_that_are_left_are_not_spoken() {
    if !is_there() {
        return;
    }
    for tag in tags() {
        let plain = ["mama".to_owned(), "lola".to_owned()];
        let plain = sounds(&language(&tag), &plain).unwrap().concat();
        let lines: Vec<String> = LEFT.iter().map(|sign| format!("mama{sign}lola")).collect();
        for (line, sound) in lines.iter().zip(sounds(&language(&tag), &lines).unwrap()) {
            assert_eq!(sound.len(), plain.len(), "{tag}: {line} is spoken {sound}, without the sign {plain}");
        }
    }
}

/// What is said of "9.5.3" and "e4" is no date, no sum and no power: it sounds like the words, one by one.
#[test]
fn numbers_sound_like_their_words() {
    if !is_there() {
        return;
    }
    for tag in tags() {
        let voice = Voice::built_in(&tag).unwrap();
        for text in ["9.5.3", "12.6", "3+2", "1-0", "5/3", "14:00"] {
            let heard = for_ears(text, &voice);
            let apart: Vec<String> = heard.split(' ').map(str::to_owned).collect();
            let sound = &sounds(&language(&tag), std::slice::from_ref(&heard)).unwrap()[0];
            let words = sounds(&language(&tag), &apart).unwrap().concat();
            let vowels = |sound: &str| sound.chars().filter(|sign| "aeiouyAEIOUY".contains(*sign)).count();
            assert!(
                vowels(sound).abs_diff(vowels(&words)) <= apart.len(),
                "{tag}: {heard}: {sound}, {words}"
            );
        }
    }
}

/// A letter behind another, as in a written move, is its name and no small word: English "a" is an article.
#[test]
fn the_letters_of_written_moves_sound_like_letters() {
    if !is_there() {
        return;
    }
    let voice = Voice::built_in("en").unwrap();
    let heard = for_ears("a4", &voice);
    let sound = sounds("en", &[heard, "four".to_owned()]).unwrap();
    assert!(sound[0].starts_with("eI"), "{sound:?}");
    assert!(sound[0].ends_with(&sound[1]), "{sound:?}");
}
