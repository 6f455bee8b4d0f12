//! Guidelines I — what stands in the envelope of a sealed move.
#![allow(clippy::unwrap_used)]

use ansage::game::{Announcement, SealedText};

#[test]
fn guidelines_i_1_1_what_is_written_is_read_again() {
    for written in [
        SealedText::Move("e7e8q".parse().unwrap()),
        SealedText::Move("e1g1".parse().unwrap()),
        SealedText::Announced(Announcement::from_record("Nd2").unwrap()),
        SealedText::Announced(Announcement::from_record("O-O").unwrap()),
        SealedText::Unintelligible("move somewhere".to_owned()),
        SealedText::Unintelligible(String::new()),
    ] {
        assert_eq!(SealedText::from_text(&written.to_text()), written);
    }
    assert_eq!(SealedText::from_text("move nowhere"), SealedText::Unintelligible("move nowhere".to_owned()));
}
