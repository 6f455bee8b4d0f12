//! 11.9 — the articles are explained: in every voice, for every edition, and through the real binary.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use crate::support::voice_of;
use std::fs;
use std::process::Command;

use ansage::laws::{Article, Edition};
use ansage::voice;
use ansage::voice::{LawTexts, embedded_laws};

/// Every text of a voice, by article and edition.
fn texts(tag: &str) -> Vec<(Article, Vec<String>)> {
    let voice = voice_of(tag);
    let text = embedded_laws(tag).unwrap();
    let texts = LawTexts::read(tag, "laws.ftl", text, voice.lexicon()).unwrap();
    let of = |article: Article| {
        let told = Edition::ALL.map(|edition| texts.tell(&article.message(), edition.year()));
        let told = told.map(|told| told.unwrap_or_else(|| panic!("{tag}: no {}", article.number())));
        (article, told.to_vec())
    };
    Article::all().map(of).collect()
}

#[test]
fn every_article_has_whole_sentences_in_every_voice_and_edition() {
    for tag in voice::tags() {
        for (article, told) in texts(&tag) {
            for text in told {
                let number = article.number();
                assert!(text.ends_with('.'), "{tag}: {number}: {text}");
                assert!(!text.contains(['{', '}', '$', '\n']), "{tag}: {number}: {text}");
                assert!(!text.contains("  ") && text.len() > 10, "{tag}: {number}: {text}");
                assert!(!text.contains(|sign: char| sign.is_ascii_digit()), "{tag}: {number}: {text}");
                assert!(!text.contains(['(', ')', '/', '"']), "{tag}: {number}: {text}");
                assert!(text.len() < 560, "{tag}: {number} is too long for the ear: {text}");
            }
        }
    }
}

#[test]
fn the_editions_differ_in_the_same_articles_in_every_voice() {
    let differing = |tag: &str| -> Vec<(&str, Vec<bool>)> {
        let same = |told: &[String]| {
            let pairs =
                told.iter().enumerate().flat_map(|(at, one)| told[at + 1..].iter().map(move |it| one == it));
            pairs.collect()
        };
        texts(tag).iter().map(|(article, told)| (article.number(), same(told))).collect()
    };
    let model = differing("de");
    assert!(model.iter().filter(|(_, same)| same.contains(&false)).count() > 40);
    for tag in voice::tags() {
        for (one, other) in model.iter().zip(differing(&tag)) {
            assert_eq!(*one, other, "{tag}");
        }
    }
}

#[test]
fn every_text_belongs_to_an_article() {
    let known: Vec<String> = Article::all().map(Article::message).collect();
    for tag in voice::tags() {
        for line in embedded_laws(&tag).unwrap().lines() {
            let Some((id, _)) = line.split_once(" = ") else { continue };
            assert!(known.iter().any(|known| known == id), "{tag}: {id}");
        }
    }
}

/// What `ansage law` prints, what it tells on standard error, and its exit code.
fn law(arguments: &[&str], data: &str) -> (Vec<String>, Vec<String>, i32) {
    let output = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .arg("law")
        .args(arguments)
        .env("XDG_DATA_HOME", data)
        .env("LC_ALL", "C")
        .output()
        .unwrap();
    let lines = |bytes: &[u8]| std::str::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (lines(&output.stdout), lines(&output.stderr), output.status.code().unwrap())
}

const NOBODY: &str = "/nonexistent";

#[test]
fn article_11_9_an_article_is_explained_in_the_edition_asked_for() {
    let (out, err, code) = law(&["5.1.2", "--voice", "en"], NOBODY);
    assert_eq!((out.len(), err.len(), code), (1, 0, 0));
    assert!(out[0].starts_with("Article 5.1.2, Laws of 2023: ") && out[0].contains("drawn"), "{out:?}");
    let (out, _, _) = law(&["5.1.2", "--voice", "en", "--edition", "2018"], NOBODY);
    assert!(out[0].starts_with("Article 5.1.2, Laws of 2018: ") && !out[0].contains("drawn"), "{out:?}");
    let (out, _, _) = law(&["9.6.1", "--voice", "en", "--edition", "2014"], NOBODY);
    assert!(out[0].starts_with("Article 9.6(a), Laws of 2014: ") && out[0].contains("in a row"), "{out:?}");
    let (out, _, _) = law(&["A.4.2", "--voice", "pt", "--edition", "2018"], NOBODY);
    assert!(out[0].starts_with("Apêndice A.4.2, Leis de 2018: "), "{out:?}");
}

#[test]
fn several_articles_are_told_one_a_line_and_as_objects() {
    let arguments = ["Art.", "6.9", "III", "4", "9.2", "a", "--voice", "en", "--edition", "2014"];
    let (out, _, code) = law(&arguments, NOBODY);
    assert_eq!((out.len(), code), (3, 0));
    for (line, begin) in out.iter().zip(["Article 6.9,", "Appendix G.4,", "Article 9.2(a),"]) {
        assert!(line.starts_with(begin), "{line}");
    }
    let (out, _, _) = law(&["d.2.8", "--voice", "en", "--json"], NOBODY);
    let object: serde_json::Value = serde_json::from_str(&out[0]).unwrap();
    assert_eq!((&object["article"], &object["edition"]), (&"D.2.8".into(), &"2023".into()));
    assert!(object["sentence"].as_str().unwrap().starts_with("A slip of the tongue"));
}

#[test]
fn a_number_that_is_none_does_not_take_the_others_with_it() {
    let (out, err, code) = law(&["6.9", "6.13", "9.2", "--voice", "en"], NOBODY);
    let told: Vec<bool> =
        out.iter().zip(["Article 6.9,", "Article 9.2,"]).map(|(l, n)| l.starts_with(n)).collect();
    assert_eq!((out.len(), told, err.len(), code), (2, vec![true, true], 1, 2));
    assert!(err[0].contains("6.13"), "{err:?}");
}

#[test]
fn without_a_number_the_chapters_are_named() {
    for tag in voice::tags() {
        let (out, _, code) = law(&["--voice", &tag], NOBODY);
        assert_eq!((out.len(), code), (Article::chapters().count(), 0), "{tag}");
    }
}

#[test]
fn what_was_not_at_hand_is_said() {
    let (out, _, _) = law(&["D.2.8", "F.2", "6.9", "--voice", "en", "--edition", "2014"], NOBODY);
    let not: Vec<bool> = out.iter().map(|line| line.contains("not at hand")).collect();
    assert_eq!(not, [true, true, false]);
}

#[test]
fn what_is_no_article_is_refused_in_one_sentence_with_the_nearest() {
    for (arguments, named) in [
        (["6.13", "--edition", "2023"], "Article 6.12"),
        (["A.7", "--edition", "2018"], "Appendix A.5"),
        (["zebra", "--edition", "2018"], "6.9"),
        (["6.9", "--edition", "2020"], "2014, 2017, 2018, 2023"),
    ] {
        let (out, err, code) = law(&[&arguments[..], &["--voice", "en"]].concat(), NOBODY);
        assert_eq!((out.len(), err.len(), code), (0, 1, 2), "{arguments:?}");
        assert!(err[0].contains(named), "{err:?}");
    }
    // What cannot be said is not read, what is too long is cut off, and nothing is no number.
    let (out, _, _) = law(&["6.9\u{1b}[31m", "--voice", "en"], NOBODY);
    assert!(out[0].starts_with("Article 6.9,"), "{out:?}");
    let (_, err, code) = law(&[&"9".repeat(3000), "--voice", "en"], NOBODY);
    assert!(err[0].len() < 200 && code == 2, "{err:?}");
    let (out, err, code) = law(&["", "--voice", "en"], NOBODY);
    assert_eq!((out.len(), err.len(), code), (0, 1, 2));
}

#[test]
fn a_number_of_2023_is_told_under_that_of_the_edition() {
    let (out, _, _) = law(&["A.6", "5.1.1", "11.12", "--voice", "en", "--edition", "2014"], NOBODY);
    for (line, begin) in out.iter().zip(["Appendix A.5,", "Article 5.1(a),", "Article 11.12,"]) {
        assert!(line.starts_with(begin), "{line}");
    }
    assert!(out[2].contains("does not have this article"), "{out:?}");
}

#[test]
fn a_voice_of_ones_own_may_explain_the_laws_or_leave_it_to_the_program() {
    let data = tempfile::tempdir().unwrap();
    let voices = data.path().join("ansage/voices");
    let shipped = voice::embedded("en").unwrap();
    for tag in ["en", "xx"] {
        fs::create_dir_all(voices.join(tag)).unwrap();
        fs::write(voices.join(tag).join("messages.ftl"), shipped.messages).unwrap();
        fs::write(voices.join(tag).join("lexicon.toml"), shipped.lexicon).unwrap();
    }
    let data = data.path().to_str().unwrap();
    let (out, _, code) = law(&["6.9", "--voice", "en"], data);
    assert_eq!((out.len(), code), (1, 0));
    // A language that ships with nothing says so.
    let (out, err, code) = law(&["6.9", "--voice", "xx"], data);
    assert_eq!((out.len(), err.len(), code), (0, 1, 1));
    assert!(err[0].contains("laws.ftl"), "{err:?}");
    fs::write(voices.join("xx/laws.ftl"), "law-6-9 = Time is time.\n").unwrap();
    let (out, _, _) = law(&["6.9", "6.8", "--voice", "xx"], data);
    assert_eq!(out[0], "Article 6.9, Laws of 2023: Time is time.");
    assert!(out[1].contains("no text"), "{out:?}");
    fs::write(voices.join("xx/laws.ftl"), "law-6-9 = { $edition\n").unwrap();
    let (out, err, code) = law(&["6.9", "--voice", "xx"], data);
    assert_eq!((out.len(), err.len(), code), (0, 1, 1));
    assert!(err[0].contains("laws.ftl:1:"), "{err:?}");
}

#[test]
fn a_voice_s_own_texts_are_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("en");
    fs::create_dir(&path).unwrap();
    let text = embedded_laws("en").unwrap().replace("law-6-9 =", "law-6-99 =");
    fs::write(path.join("laws.ftl"), text).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["voices", "check", path.to_str().unwrap(), "--voice", "en"])
        .env("XDG_DATA_HOME", NOBODY)
        .output()
        .unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    assert_eq!(out.lines().count(), 2, "{out}");
    assert!(out.contains("law-6-9 is missing") && out.contains("law-6-99 is never asked for"), "{out}");
    assert_eq!(output.status.code(), Some(1));
}
