//! What is answered in a drill: everything that is told as a right answer can be said, in every voice.

use ansage::args;
use ansage::drills::{Answer, DRILLS, Sought};
use ansage::hear::{drill_answer, drill_named, hear};
use ansage::tell::Phrasing;
use ansage::voice::{self, Id, NameSystem, Voice};
use shakmaty::{Color, Piece, Role, Square};

use crate::support::voice_of;

fn said(line: &str, sought: Sought, voice: &Voice) -> Option<Answer> {
    let heard = hear(line, voice.lexicon()).map(|said| said.heard);
    drill_answer(line, sought, &heard, voice.lexicon())
}

#[track_caller]
fn means(line: &str, sought: Sought, answer: Answer, voice: &Voice) {
    assert_eq!(said(line, sought, voice), Some(answer), "{line} in {}", voice.tag());
}

#[test]
fn squares_are_heard_in_every_system_of_names_and_a_letter_is_no_name() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for square in Square::ALL {
            let of_one = |named| Answer::Squares(vec![square], named);
            means(&square.to_string(), Sought::Squares, of_one(false), voice);
            let told = |system| voice.lexicon().naming(system).names().square(square);
            means(&told(NameSystem::Fide), Sought::Squares, of_one(true), voice);
            means(&told(NameSystem::Nato), Sought::Squares, of_one(true), voice);
            means(&told(NameSystem::Letters), Sought::Squares, of_one(false), voice);
        }
    }
}

#[test]
fn several_squares_are_heard_as_they_are_listed() {
    let squares = [Square::A1, Square::C4, Square::E6, Square::H8];
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let listed = Phrasing::new(voice).squares(&squares);
        means(&listed, Sought::Squares, Answer::Squares(squares.to_vec(), true), voice);
        means("a1, c4 e6 h8", Sought::Squares, Answer::Squares(squares.to_vec(), false), voice);
        assert_eq!(said("e9", Sought::Squares, voice), None, "{tag}");
        assert_eq!(said("Nf3", Sought::Squares, voice), None, "{tag}");
    }
}

#[test]
fn what_stands_on_a_square_is_heard_as_it_is_told() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let phrasing = Phrasing::new(voice);
        let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
        for piece in pieces.map(Some).chain([None]) {
            means(&phrasing.contents(piece), Sought::Contents, Answer::Contents(piece), voice);
        }
    }
}

#[test]
fn light_and_dark_yes_and_no_are_heard_as_they_are_told_and_by_one_key() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for (shade, light) in [("light", true), ("dark", false)] {
            let told = voice.tell(Id::named("drill-shade-is").unwrap(), &args!("shade" => shade));
            means(&told, Sought::Shade, Answer::Shade(light), voice);
        }
        for (answer, yes) in [("yes", true), ("no", false)] {
            let told = voice.tell(Id::named("drill-yes-or-no").unwrap(), &args!("yes" => answer));
            means(&told, Sought::YesOrNo, Answer::YesOrNo(yes), voice);
        }
    }
    for (tag, light, dark) in [
        ("de", "h", "d"),
        ("en", "l", "d"),
        ("es", "c", "o"),
        ("eu", "a", "i"),
        ("hu", "v", "s"),
        ("pt", "c", "e"),
    ] {
        means(light, Sought::Shade, Answer::Shade(true), voice_of(tag));
        means(dark, Sought::Shade, Answer::Shade(false), voice_of(tag));
    }
    for (tag, yes, no) in [
        ("de", "j", "n"),
        ("en", "y", "n"),
        ("es", "s", "n"),
        ("eu", "b", "e"),
        ("hu", "i", "n"),
        ("pt", "s", "n"),
    ] {
        means(yes, Sought::YesOrNo, Answer::YesOrNo(true), voice_of(tag));
        means(no, Sought::YesOrNo, Answer::YesOrNo(false), voice_of(tag));
    }
}

#[test]
fn numbers_and_times_are_heard_as_they_are_told() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for number in 0..=12 {
            means(&number.to_string(), Sought::Number, Answer::Number(number), voice);
        }
        let phrasing = Phrasing::new(voice);
        for seconds in [5, 45, 60, 65, 90, 260, 600, 1_140, 3_600, 5_395] {
            let told = phrasing.duration(seconds * 1_000);
            means(&told, Sought::Time, Answer::Time(seconds * 1_000), voice);
        }
        means("4:20", Sought::Time, Answer::Time(260_000), voice);
    }
}

#[test]
fn a_drill_is_chosen_by_the_name_it_has_in_the_list() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for drill in DRILLS {
            for name in [
                voice.tell(Id::named("drill-name").unwrap(), &args!("drill" => drill.key)),
                drill.key.to_owned(),
            ] {
                let named = drill_named(&name, voice.lexicon()).map(|named| named.key);
                assert_eq!(named, Some(drill.key), "{name} in {tag}");
            }
        }
        assert!(drill_named("Nf3", voice.lexicon()).is_none());
    }
}
