//! The guide names every key, and every key it names there is.

use std::collections::BTreeSet;

use ansage::settings::{KEYS, Kind, VARIABLES, read};
use ansage::voice;

const GUIDE: &str = include_str!("../../../docs/settings.md");

#[test]
fn every_key_stands_in_the_guide_with_its_default_and_what_is_possible() {
    let row = |line: &'static str| -> Option<(&'static str, &'static str)> {
        line.strip_prefix("| `")?.split_once("` |")
    };
    let told: Vec<(&str, &str)> =
        GUIDE.lines().filter_map(row).filter(|(key, _)| !key.starts_with("ANSAGE")).collect();
    let names: BTreeSet<&str> = told.iter().map(|(key, _)| *key).collect();
    assert_eq!(names, KEYS.iter().map(|key| key.name).collect::<BTreeSet<_>>());
    for key in KEYS {
        let (_, row) = told.iter().find(|(name, _)| *name == key.name).unwrap();
        if let Some(usual) = key.usual {
            assert!(row.contains(&format!("`{usual}`")), "{}: {usual} is not in {row}", key.name);
        }
        if let Kind::Word(words) = key.kind {
            assert!(words.iter().all(|word| row.contains(&format!("`{word}`"))), "{}: {row}", key.name);
        }
    }
    for (name, _) in VARIABLES {
        assert!(GUIDE.contains(&format!("`{name}`")), "{name}");
    }
}

#[test]
fn the_example_of_the_guide_sets_every_key_and_has_no_mistake() {
    let example = GUIDE.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let (settings, found) = read(example, &voice::tags());
    assert_eq!(found, []);
    for key in KEYS {
        let set = settings.all().any(|(name, _)| key.is(&name.split('.').collect::<Vec<_>>()));
        assert!(set, "{} is not in the example", key.name);
    }
}
