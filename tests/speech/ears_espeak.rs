//! What eSpeak NG makes of a text for ears: words, and nothing else.
//!
//! Without the command `espeak-ng`, and where `ANSAGE_BARE` is set, nothing is tested.
#![allow(clippy::unwrap_used)]

use crate::support::voice_of;
use std::io::Write;
use std::process::{Command, Stdio};

use ansage::voice::{spoken_form, tags};

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
    voice_of(tag).language().to_owned()
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
        let voice = voice_of(&tag);
        for text in ["9.5.3", "12.6", "3+2", "1-0", "5/3", "14:00"] {
            let heard = spoken_form(text, voice);
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
    let voice = voice_of("en");
    let heard = spoken_form("a4", voice);
    let sound = sounds("en", &[heard, "four".to_owned()]).unwrap();
    assert!(sound[0].starts_with("eI"), "{sound:?}");
    assert!(sound[0].ends_with(&sound[1]), "{sound:?}");
}

/// How each of these texts sounds in IPA, as a table of pronunciation tells it.
fn ipa(language: &str, texts: &[&str]) -> Vec<String> {
    let sound = |text: &&str| {
        let told = Command::new("espeak-ng").args(["-q", "--ipa", "-v", language, text]).output().unwrap();
        String::from_utf8_lossy(&told.stdout).trim().replace('\n', " ")
    };
    texts.iter().map(sound).collect()
}

/// The rows of a voice's table as they stand in its file: the word, what is put in its place, and behind the sign of a
/// comment how both sound.
fn rows(lexicon: &str) -> Vec<[String; 4]> {
    let table = lexicon.split_once("\n[pronunciation.espeak]\n").map_or("", |(_, table)| table);
    let row = |line: &str| {
        let (words, sounds) =
            line.split_once("   # ").unwrap_or_else(|| panic!("without its sounds: {line}"));
        let (word, said) = words.split_once(" = ").unwrap();
        let (before, after) =
            sounds.split_once(" → ").unwrap_or_else(|| panic!("without both sounds: {line}"));
        [word.trim_matches('"'), said.trim_matches('"'), before, after].map(str::to_owned)
    };
    table
        .lines()
        .take_while(|line| !line.starts_with('['))
        .filter(|line| line.starts_with('"'))
        .map(row)
        .collect()
}

/// Each row of the tables that come with the voices is about a word the voice says, and makes of it what stands
/// beside it. Other versions of eSpeak NG may say a word rightly by themselves, or otherwise wrongly.
#[test]
fn what_espeak_says_wrongly_sounds_as_the_tables_have_it() {
    if !is_there() {
        return;
    }
    let version = Command::new("espeak-ng").arg("--version").output().unwrap();
    let known = String::from_utf8_lossy(&version.stdout).contains(" 1.51 ");
    if !known {
        eprintln!(
            "another eSpeak NG than 1.51: only the words of the tables are looked at, not their sounds"
        );
    }
    let mut seen = 0;
    for tag in ["de", "en", "es", "pt", "hu", "eu"] {
        let voice = voice_of(tag);
        let read = |name: &str| {
            std::fs::read_to_string(format!("{}/voices/{name}", env!("CARGO_MANIFEST_DIR"))).unwrap()
        };
        let lexicon = read(&format!("{tag}/lexicon.toml"));
        let said = ["messages.ftl", "laws.ftl"].map(|name| read(&format!("{tag}/{name}"))).concat();
        let said =
            (said + &read("fide.toml") + lexicon.split("\n[pronunciation").next().unwrap()).to_lowercase();
        let rows = rows(&lexicon);
        assert_eq!(rows.len(), voice.lexicon().pronunciation()["espeak"].len(), "{tag}");
        for [word, put, before, after] in rows {
            assert!(said.contains(&word.to_lowercase()), "{tag}: {word} is never said");
            assert_ne!(before, after, "{tag}: {word}");
            if known {
                assert_eq!(ipa(voice.language(), &[&word, &put]), [before, after], "{tag}: {word}, {put}");
            }
            seen += 1;
        }
    }
    assert!(seen > 30, "only {seen} rows");
}
