//! Short answers are heard where a question is open, and nowhere else.

use super::*;
use crate::support::voice_of;
use ansage::hear::{Open, answer, switch};

const YES_OR_NO: Open = Open { yes_or_no: true, numbered: false };

const NUMBERED: Open = Open { yes_or_no: false, numbered: true };

fn answered(tag: &str, line: &str, open: Open) -> Option<Intent> {
    answer(line, open, voice_of(tag).lexicon()).map(|utterance| utterance.heard)
}

#[test]
fn letters_answer_yes_or_no() {
    for (tag, yes, no) in [
        ("de", &["j", "J", "y", "jep", "j."][..], &["n", "N", "nö"][..]),
        ("en", &["y", "Y", "yup"], &["n", "nay"]),
        ("es", &["s", "S", "y"], &["n"]),
        ("eu", &["b", "B", "baietz"], &["e", "n"]),
        ("eu-anderea", &["b"], &["e"]),
        ("hu", &["i", "I", "y"], &["n"]),
        ("pt", &["s", "y"], &["n", "N"]),
    ] {
        for line in yes {
            assert_eq!(answered(tag, line, YES_OR_NO), Some(Intent::Reply(Reply::Yes)), "{tag}: {line}");
            assert_eq!(answered(tag, line, NUMBERED), None, "{tag}: {line}");
        }
        for line in no {
            assert_eq!(answered(tag, line, YES_OR_NO), Some(Intent::Reply(Reply::No)), "{tag}: {line}");
        }
    }
    let named = answer("white: j", YES_OR_NO, DE.lexicon()).unwrap();
    assert_eq!((named.speaker, named.heard), (Some(Speaker::White), Intent::Reply(Reply::Yes)));
    for line in ["e4", "j n", "Springer Felix drei", "jn", ""] {
        assert_eq!(answered("de", line, YES_OR_NO), None, "{line}");
    }
}

#[test]
fn a_place_in_a_list_answers_as_its_number_does() {
    for (tag, lines) in [
        (
            "de",
            &[
                "2",
                "zwei",
                "2.",
                "2)",
                "das zweite",
                "die zweite bitte",
                "der zweite",
                "Nummer zwei",
                "zweitens",
            ][..],
        ),
        ("en", &["2", "two", "the second", "the second one", "number two", "second please", "2nd"]),
        ("es", &["2", "dos", "la segunda", "el segundo", "número dos", "la segunda por favor"]),
        ("eu", &["2", "bi", "bigarrena", "bigarren mugimendua"]),
        ("hu", &["2", "kettő", "a második", "a másodikat kérem", "második lépés", "kettes"]),
        ("pt", &["2", "dois", "a segunda", "o segundo", "número dois", "o segundo lance"]),
    ] {
        for line in lines {
            assert_eq!(answered(tag, line, NUMBERED), Some(Intent::Reply(Reply::Number(2))), "{tag}: {line}");
            assert_eq!(answered(tag, line, YES_OR_NO), None, "{tag}: {line}");
        }
    }
    for (tag, line) in [
        ("de", "das erste"),
        ("en", "number one"),
        ("en", "the first one"),
        ("es", "la primera"),
        ("hu", "az első"),
        ("eu", "lehenengoa"),
        ("pt", "a primeira"),
    ] {
        assert_eq!(answered(tag, line, NUMBERED), Some(Intent::Reply(Reply::Number(1))), "{tag}: {line}");
    }
    for line in ["e4", "Springer Felix drei", "die zweite Reihe", "zweite dritte", "Turm"] {
        assert_eq!(answered("de", line, NUMBERED), None, "{line}");
    }
}

#[test]
fn a_switch_is_set_in_every_voices_words() {
    for (tag, on, off) in [
        (
            "de",
            &["ja", "an", "ein", "einschalten", "true", "on", "yes", "j"][..],
            &["nein", "aus", "ausschalten", "false", "off", "no", "n"][..],
        ),
        ("en", &["yes", "on", "true", "y", "enable"], &["no", "off", "false", "n", "disable"]),
        ("es", &["sí", "si", "activado", "activar", "true"], &["no", "apagado", "desactivar", "false"]),
        ("eu", &["bai", "piztuta", "aktibatu", "on"], &["ez", "itzalita", "desaktibatu", "off"]),
        ("hu", &["igen", "be", "bekapcsol", "true"], &["nem", "ki", "kikapcsol", "false"]),
        ("pt", &["sim", "ligado", "ativar", "yes"], &["não", "nao", "desligado", "desativar"]),
    ] {
        let voice = voice_of(tag);
        for word in on {
            assert_eq!(switch(word, voice.lexicon()), Some(true), "{tag}: {word}");
        }
        for word in off {
            assert_eq!(switch(word, voice.lexicon()), Some(false), "{tag}: {word}");
        }
        assert_eq!(switch("maybe", voice.lexicon()), None, "{tag}");
        assert_eq!(switch("", voice.lexicon()), None, "{tag}");
    }
}
