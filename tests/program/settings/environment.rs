//! The variables of the environment, each as it is read.

use ansage::settings::{Environment, FaceAsked, WrongVariable};
use ansage::speech::{Choice, Rate};
use ansage::voice::Verbosity;

fn of(pairs: &[(&str, &str)]) -> Result<Environment, WrongVariable> {
    let get =
        |name: &str| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned());
    Environment::read(get, &["de".to_owned(), "en".to_owned()])
}

#[test]
fn each_variable_is_read_and_an_empty_one_is_none() {
    let all = of(&[
        ("ANSAGE_SPEECH", "on"),
        ("ANSAGE_VOICE", "en"),
        ("ANSAGE_FACE", "line"),
        ("ANSAGE_RATE", "-2"),
        ("ANSAGE_VERBOSITY", "full"),
        ("ACCESSIBLE", "1"),
    ])
    .unwrap();
    assert_eq!((all.speech, all.voice.as_deref()), (Some(Choice::Auto), Some("en")));
    assert_eq!((all.face, all.rate), (Some(FaceAsked::Line), Rate::new(-2)));
    assert_eq!((all.verbosity, all.plain), (Some(Verbosity::Full), true));
    assert_eq!(of(&[("ANSAGE_SPEECH", ""), ("ACCESSIBLE", "")]), Ok(Environment::default()));
    assert!(of(&[("TERM", "dumb")]).unwrap().plain);
}

#[test]
fn a_value_that_is_none_names_its_variable_and_what_is_possible() {
    for (name, value, possible) in [
        ("ANSAGE_SPEECH", "loud", "auto, on, ssip, nvda, prism, tts, espeak, off"),
        ("ANSAGE_VOICE", "xx", "de, en"),
        ("ANSAGE_FACE", "face", "auto, line, screen"),
        ("ANSAGE_RATE", "6", "-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5"),
        ("ANSAGE_VERBOSITY", "all", "short, normal, full"),
    ] {
        let wrong = of(&[(name, value)]).unwrap_err();
        assert_eq!((wrong.name, wrong.value.as_str(), wrong.possible.as_str()), (name, value, possible));
    }
}
