//! Letters and figures as bitmaps.

use ansage::face::screen::bitmap::{Bitmap, figure, letter, sign};
use ansage::session::letters;
use ansage::voice::{Voice, tags};
use shakmaty::Role;

fn drawn(bitmap: &Bitmap) -> Vec<String> {
    let set: Vec<(u16, u16)> = bitmap.set().collect();
    let row = |y| (0..bitmap.width).map(|x| if set.contains(&(x, y)) { '#' } else { '.' }).collect();
    (0..bitmap.height()).map(row).collect()
}

#[test]
fn a_letter_is_drawn_small_and_large() {
    let [small, large] = letter('L').unwrap();
    assert_eq!(drawn(&small), ["##......", "##......", "##......", "##......", "########"]);
    assert_eq!((large.width, large.height()), (12, 7));
    assert_eq!(drawn(&large)[5..], ["###.........", "############"]);
    assert_eq!(drawn(&sign('1').unwrap().trimmed())[0], "..##..");
    assert!(letter('Ñ').is_none() && sign('Ñ').is_some());
}

#[test]
fn every_letter_that_a_voice_has_for_a_piece_is_drawn() {
    for tag in tags() {
        let voice = Voice::built_in(&tag).unwrap_or_else(|_| panic!("{tag}"));
        let written_as = letters(&voice);
        for role in Role::ALL {
            let written = written_as.get(role).to_uppercase();
            let known = written.chars().all(|sign| letter(sign).is_some());
            assert!(known && !written.is_empty(), "{tag}: {written:?}");
        }
    }
}

#[test]
fn letters_and_figures_differ_in_more_than_a_dot() {
    for size in [0, 1] {
        let letters = ('A'..='Z').map(|sign| letter(sign).unwrap()[size].clone()).collect::<Vec<_>>();
        let figures = Role::ALL.map(|role| figure(role)[size].clone()).to_vec();
        for drawings in [letters, figures] {
            for (place, one) in drawings.iter().enumerate() {
                for other in &drawings[place + 1..] {
                    let (one, other): (Vec<_>, Vec<_>) = (one.set().collect(), other.set().collect());
                    let only = one.iter().filter(|dot| !other.contains(dot)).count()
                        + other.iter().filter(|dot| !one.contains(dot)).count();
                    assert!(only >= 3, "{one:?} {other:?}");
                }
            }
        }
    }
}
