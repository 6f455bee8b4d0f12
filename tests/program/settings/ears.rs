//! A player's ear, as far as it is settled.

use ansage::settings::{Settings, read};
use ansage::speech::Rate;
use shakmaty::Color;

#[test]
fn an_ear_is_there_where_something_is_settled_of_it() {
    let text = "[ears]\nunnamed = \"black\"\n[ears.white]\nmodule = \"left\"\nrate = 2\n[ears.black]\nby = \"off\"\n";
    let (settings, found) = read(text, &[]);
    assert_eq!(found, []);
    let ear = settings.ear(Color::White).unwrap();
    assert_eq!((ear.outlet.module.as_deref(), ear.rate), (Some("left"), Rate::new(2)));
    assert!(ear.outlet.beside && ear.outlet.is_apart());
    assert_eq!(settings.ear(Color::Black), None);
    assert_eq!(settings.unnamed_ear(), Some(Color::Black));
    assert_eq!(Settings::default().ear(Color::White), None);
}

#[test]
fn what_is_wrong_with_an_ear_is_told_with_what_is_possible() {
    let text = "[ears.green]\nrate = 1\n[ears.white]\naddress = \"tcp:1\"\nvoice-type = \"bass\"\n";
    let (settings, found) = read(text, &[]);
    let told = format!("{found:?}");
    assert_eq!(found.len(), 3, "{told}");
    assert!(told.contains("white, black"), "{told}");
    assert!(told.contains("unix_socket:PATH"), "{told}");
    assert!(told.contains("female1"), "{told}");
    assert_eq!(settings.ear(Color::White), None);
}
