//! What a file of settings says, and what is wrong with it, key by key.

use ansage::schema::{Fault, Kind};
use ansage::settings::{KEYS, SettingsFault, find, read};
use ansage::speech::Rate;
use ansage::voice::NameSystem;

fn voices() -> Vec<String> {
    ["de", "en"].map(str::to_owned).to_vec()
}

#[test]
fn what_is_right_counts_beside_what_is_wrong() {
    let text = "voice = \"xx\"\nnames = \"nato\"\nfase = 1\n[speech]\non = false\nby = \n[speech.rate]\nde = 9\nen = 2\n";
    let (settings, found) = read(text, &voices());
    assert_eq!(settings.names(), Some(NameSystem::Nato));
    assert_eq!(settings.speech_on(), Some(false));
    assert_eq!(settings.rate("en"), Rate::new(2));
    assert_eq!((settings.voice(), settings.rate("de")), (None, None));
    let places: Vec<(usize, usize)> =
        found.iter().map(|found| (found.place.line, found.place.column)).collect();
    assert_eq!(places.len(), 4, "{found:?}");
    assert_eq!(places[..2], [(1, 9), (3, 1)]);
    let fault = |place: usize| match &found[place].fault {
        SettingsFault::Key(fault) => fault.clone(),
        SettingsFault::Pressed(..) => panic!("{found:?}"),
    };
    assert_eq!(fault(1), Fault::UnknownKey("fase".to_owned(), "face".to_owned()));
    assert_eq!(fault(3), Fault::Range("speech.rate.de".to_owned(), -5, 5));
}

#[test]
fn tables_for_others_are_handed_on_as_they_are() {
    let text = "[keys]\nF9 = \"time\"\n[pronunciation.de]\nSf3 = \"S f drei\"\n";
    let (settings, found) = read(text, &voices());
    assert_eq!(found, []);
    assert_eq!(settings.texts("keys").collect::<Vec<_>>(), [("F9", "time")]);
    assert_eq!(settings.texts("pronunciation.de").collect::<Vec<_>>(), [("Sf3", "S f drei")]);
}

#[test]
fn a_synthesizer_has_a_table_of_words_of_its_own() {
    let text = "[pronunciation.de]\nDame = \"Daame\"\n\"e.p.\" = \"ang passang\"\n[pronunciation.de.espeak]\nTurm = \"Thurm\"\nBauer = 1\n";
    let (settings, found) = read(text, &voices());
    let wrong = Fault::WrongKind("pronunciation.de.espeak.Bauer".to_owned(), Kind::Text).into();
    assert_eq!(found.into_iter().map(|found| found.fault).collect::<Vec<_>>(), [wrong]);
    let mut rows = settings.pronunciation("de");
    rows.sort();
    let row = |of, word, said: &str| (of, word, said.to_owned());
    let all =
        [row(None, "Dame", "Daame"), row(None, "e.p.", "ang passang"), row(Some("espeak"), "Turm", "Thurm")];
    assert_eq!(rows, all);
    assert_eq!(settings.pronunciation("en"), []);
}
#[test]
fn every_usual_value_fits_its_key() {
    for key in KEYS {
        if let Some(usual) = key.usual {
            assert!(key.kind.of_word(usual, &[]).is_ok(), "{}", key.name);
        }
    }
}

#[test]
fn a_part_in_capitals_stands_for_any_word() {
    assert_eq!(find(&["speech", "rate", "eu-anderea"]).map(|key| key.name), Some("speech.rate.TAG"));
    assert_eq!(find(&["speech", "rate"]), None);
    assert!(KEYS.iter().any(|key| key.leads_to(&["speech", "rate"])));
    assert!(!KEYS.iter().any(|key| key.leads_to(&["speed"])));
}
