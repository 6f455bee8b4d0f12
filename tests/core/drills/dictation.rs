//! A dictated game and the score of it, held against each other.

use ansage::drills::{Dictation, Opening};
use shakmaty::san::San;
use shakmaty::{CastlingMode, Move, Position};

use super::announced;

fn san(dictation: &Dictation) -> String {
    let ply = dictation.ply().unwrap();
    San::from_move(&dictation.game().positions[ply], dictation.announced().unwrap()).to_string()
}

fn written(dictation: &mut Dictation, text: &str) {
    dictation.write(text, Some(&announced(text)));
}

/// Another legal move than the one that is announced, with a form nobody can take for it.
fn another(dictation: &Dictation) -> Move {
    let position = &dictation.game().positions[dictation.ply().unwrap()];
    let announced = dictation.announced().unwrap();
    let others = position.legal_moves();
    *others.iter().find(|other| other.to() != announced.to()).unwrap()
}

#[test]
fn a_score_that_is_right_has_no_slips_in_any_form() {
    for number in 0..60 {
        for long in [false, true] {
            let mut dictation = Dictation::of(Opening::numbered(12, number));
            while let Some(now) = dictation.announced() {
                let text = if long {
                    super::spoken(&now.to_uci(CastlingMode::Standard).to_string())
                } else {
                    san(&dictation)
                };
                written(&mut dictation, &text);
            }
            assert_eq!(dictation.slips(), [], "{number}");
        }
    }
}

#[test]
fn each_slip_is_found_at_its_ply_with_both_moves() {
    for number in 0..20 {
        for wrong in 0..12 {
            let mut dictation = Dictation::of(Opening::numbered(12, number));
            let mut told = None;
            while let Some(now) = dictation.announced() {
                let written_now = if dictation.ply() == Some(wrong) { another(&dictation) } else { now };
                if written_now != now {
                    told = Some((now, written_now));
                }
                let text = super::spoken(&written_now.to_uci(CastlingMode::Standard).to_string());
                written(&mut dictation, &text);
            }
            let slips = dictation.slips();
            let [slip] = slips.as_slice() else { panic!("{number} {wrong}: {slips:?}") };
            assert_eq!(Some((slip.announced, slip.written.unwrap())), told, "{number} {wrong}");
            assert_eq!(slip.ply, wrong);
        }
    }
}

#[test]
fn what_is_left_out_or_cannot_be_made_there_is_a_slip_too() {
    let mut dictation = Dictation::of(Opening::numbered(6, 0));
    dictation.write("", None);
    written(&mut dictation, "Qh7");
    while dictation.announced().is_some() {
        let text = san(&dictation);
        written(&mut dictation, &text);
    }
    let slips = dictation.slips();
    assert_eq!(slips.iter().map(|slip| (slip.ply, slip.written)).collect::<Vec<_>>(), [(0, None), (1, None)]);
    assert_eq!(dictation.ply(), None);
    // Nothing more is written than was announced.
    dictation.write("", None);
    assert_eq!(dictation.slips().len(), 2);
}
