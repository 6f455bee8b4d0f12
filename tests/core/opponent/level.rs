//! The levels of the sparring partner.
#![allow(clippy::unwrap_used)]

use ansage::opponent::{Level, LevelError};

#[test]
fn a_level_is_a_number_from_one_to_eight() {
    for (text, expected) in [
        ("1", Ok(Level::MIN)),
        (" 4\n", Ok(Level::default())),
        ("8", Ok(Level::MAX)),
        ("0", Err(LevelError::OutOfRange(0))),
        ("9", Err(LevelError::OutOfRange(9))),
        ("300", Err(LevelError::NotANumber("300".to_owned()))),
        ("-1", Err(LevelError::NotANumber("-1".to_owned()))),
        ("", Err(LevelError::NotANumber(String::new()))),
        ("strong", Err(LevelError::NotANumber("strong".to_owned()))),
    ] {
        assert_eq!(text.parse::<Level>(), expected, "{text:?}");
    }
}

#[test]
fn every_level_says_its_number_back() {
    let levels: Vec<Level> = Level::all().collect();
    assert_eq!(levels.len(), 8);
    for level in levels {
        assert_eq!(level.to_string().parse(), Ok(level));
        assert_eq!(Level::new(level.get()), Ok(level));
    }
}
