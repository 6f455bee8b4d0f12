//! The openings that have a name, and what each voice calls them.

use ansage::schema::{Fault, Reason};
use ansage::voice::{Opening, check_openings, opening_lines};
use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::*;

fn written(file: &str) -> String {
    let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    fs::read_to_string(voices.join(file)).unwrap()
}

fn lexicon(tag: &str) -> &'static str {
    voice::embedded(tag).unwrap().lexicon
}

fn end(moves: &str) -> Chess {
    let mut position = Chess::default();
    for (place, written) in moves.split_whitespace().enumerate() {
        let san: San = written.parse().unwrap_or_else(|_| panic!("{moves}: {written}"));
        let played = san.to_move(&position).unwrap_or_else(|_| panic!("{moves}: {written}, ply {place}"));
        position.play_unchecked(played);
    }
    position
}

/// The keys of a name, as they stand in the table.
fn key(opening: &Opening) -> String {
    let variation = opening.variation.as_deref().unwrap_or("moves");
    format!("{} {variation}", opening.family)
}

fn najdorf() -> Opening {
    Opening { family: "sicilian-defence".to_owned(), variation: Some("najdorf-variation".to_owned()) }
}

#[test]
fn each_line_is_legal_and_no_position_has_two_names() {
    let lines = opening_lines();
    let mut ends: Vec<(Chess, String)> = Vec::new();
    for line in &lines {
        let end = end(&line.moves);
        let other = ends.iter().find(|(position, _)| *position == end);
        assert!(other.is_none(), "{} is {} already", line.moves, other.unwrap().1);
        ends.push((end, key(&line.opening)));
    }
    let names: BTreeSet<String> = ends.into_iter().map(|(_, name)| name).collect();
    assert!(names.len() >= 450 && lines.len() >= 520, "{} names, {} lines", names.len(), lines.len());
}

#[test]
fn every_first_move_has_a_name() {
    let lines = opening_lines();
    let first = lines.iter().filter(|line| !line.moves.contains(' '));
    assert_eq!(first.count(), Chess::default().legal_moves().len());
}

#[test]
fn each_voice_names_every_opening_and_each_differently() {
    let openings: BTreeMap<String, Opening> =
        opening_lines().into_iter().map(|line| (key(&line.opening), line.opening)).collect();
    for tag in voice::tags() {
        let found = check_openings("openings.toml", &written(&format!("{tag}/openings.toml")), lexicon(&tag));
        assert_eq!(found, [], "{tag}");
        let names = Voice::built_in(&tag).unwrap().opening_names();
        let mut called: BTreeMap<String, &String> = BTreeMap::new();
        for (key, opening) in &openings {
            let parts = names.of(opening);
            let name = parts.join(", ");
            assert_eq!(parts.len(), 1 + usize::from(opening.variation.is_some()), "{tag} {name}");
            // On a Braille display each part has a line of its own where both are too long for one.
            assert!(parts.iter().all(|part| part.chars().count() < 40), "{tag} {name}");
            assert!(!name.contains(['{', '}']) && name.trim() == name, "{tag} {name}");
            if let Some(other) = called.insert(name.clone(), key) {
                panic!("{tag}: {other} and {key} are both {name}");
            }
        }
    }
}

#[test]
fn a_name_is_that_of_the_language() {
    for (tag, name) in [
        ("de", "Sizilianische Verteidigung, Najdorf-Variante"),
        ("en", "Sicilian Defence, Najdorf Variation"),
        ("es", "defensa siciliana, variante Najdorf"),
        ("eu", "defentsa siziliarra, Najdorf aldaera"),
        ("eu-anderea", "defentsa siziliarra, Najdorf aldaera"),
        ("hu", "szicíliai védelem, Najdorf-változat"),
        ("pt", "defesa siciliana, variante Najdorf"),
    ] {
        assert_eq!(Voice::built_in(tag).unwrap().opening_names().of(&najdorf()).join(", "), name, "{tag}");
    }
    let gambit = Opening { family: "queens-gambit".to_owned(), variation: None };
    assert_eq!(Voice::built_in("eu").unwrap().opening_names().of(&gambit), ["dama gambitoa"]);
    assert_eq!(Voice::built_in("eu-anderea").unwrap().opening_names().of(&gambit), ["anderearen gambitoa"]);
}

#[test]
fn what_a_voice_of_ones_own_does_not_name_has_the_name_of_the_voice_it_is_like_or_an_english_one() {
    let of = |lexicon: &str, openings: Option<&str>| {
        let sources = VoiceFiles { lexicon, ..voice::embedded("de").unwrap() };
        let voice = Voice::read("xx", &sources).unwrap();
        voice.with_openings(openings.map(str::to_owned)).opening_names().of(&najdorf()).join(", ")
    };
    let (german, alone) = ("name = \"Platt\"\nlike = \"de\"\n", lexicon("de"));
    assert_eq!(of(german, None), "Sizilianische Verteidigung, Najdorf-Variante");
    assert_eq!(of(alone, None), "Sicilian Defence, Najdorf Variation");
    let own = "[patterns]\nvariation = \"{name}-Saak\"\n";
    assert_eq!(of(german, Some(own)), "Sizilianische Verteidigung, Najdorf-Saak");
    assert_eq!(of(alone, Some(own)), "Sicilian Defence, Najdorf-Saak");
    assert_eq!(of(alone, Some("[patterns\n")), "Sicilian Defence, Najdorf Variation");
}

#[test]
fn what_is_wrong_with_names_is_found_in_its_place() {
    let german = written("de/openings.toml");
    let faults = |from: &str, to: &str| {
        assert!(german.contains(from), "{from}");
        let text = german.replacen(from, to, 1);
        let found = check_openings("mine/openings.toml", &text, lexicon("de"));
        assert!(found.iter().all(|found| found.file == "mine/openings.toml"));
        let place = text.lines().position(|line| line.ends_with(to.trim_end())).map(|place| place + 1);
        (found.into_iter().map(|found| (found.line, found.fault)).collect::<Vec<_>>(), place.unwrap_or(1))
    };
    let line = "dragon-variation = \"Drachenvariante\"\n";
    let (found, _) = faults(line, "");
    let end = german.lines().count() - 1;
    assert_eq!(found, [(end, Fault::Missing("names.dragon-variation".to_owned()).into())]);
    let (found, place) = faults(line, "dragon-variation = \"\"\n");
    assert_eq!(found[0], (place, Fault::Empty("names.dragon-variation".to_owned()).into()));
    let (found, place) = faults(line, &format!("{line}wizard-variation = \"Zauberer\"\n").replace(line, ""));
    assert!(found.iter().any(|(at, fault)| *at == place
        && matches!(fault, VoiceFault::Key(Fault::UnknownKey(key, _)) if key == "wizard-variation")));
    let (found, place) = faults("\"{name}-Variante\"", "\"Variante\"");
    assert_eq!(
        found,
        [(place, VoiceFault::MissingVariable("patterns.variation".to_owned(), "{name}".to_owned()))]
    );
    let (found, place) = faults("[names]", "[names");
    assert_eq!(found, [(place, Fault::NotToml(Reason::Bracket).into())]);
}
