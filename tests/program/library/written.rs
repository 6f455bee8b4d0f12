//! What is written of a game whose texts are hostile.

#![allow(clippy::format_push_string, clippy::format_collect)]
use std::fs;
use std::sync::Arc;

use ansage::game::{Actor, Event, Game, PlayEvent, RulingEvent, Speaker};
use ansage::record::{Keeping, Library};
use shakmaty::Color;

use super::Home;
use super::injected::{MOMENT, opened};
use crate::support::games::Dice;
use crate::support::seed::seed;

/// The signs that steer a terminal or the direction of writing, or are markup in one of the forms.
const HOSTILE: [&str; 16] = [
    "\u{1b}[2J",
    "\u{7}",
    "\u{0}",
    "\u{202e}",
    "\u{2066}",
    "\u{200f}",
    "\u{9b}31m",
    "\u{feff}",
    "<script>",
    "&amp;",
    "'",
    "}",
    "{",
    ";",
    "%",
    "\\",
];

/// What steers, from where to where: controls, directions of writing, what has no width, ends of lines and paragraphs.
const STEERING: [(u32, u32); 10] = [
    (0x00, 0x1f),
    (0x7f, 0x9f),
    (0xad, 0xad),
    (0x61c, 0x61c),
    (0x200b, 0x200f),
    (0x2028, 0x202e),
    (0x2060, 0x206f),
    (0xfeff, 0xfeff),
    (0xfff9, 0xfffb),
    (0xe0000, 0xe007f),
];

fn text(dice: &mut Dice) -> String {
    let part = |_| match dice.below(4) {
        0 => HOSTILE[dice.below(HOSTILE.len())].to_owned(),
        1 => {
            let (from, to) = STEERING[dice.below(STEERING.len())];
            let sign = from + u32::try_from(dice.below((to - from + 1) as usize)).unwrap();
            char::from_u32(sign).unwrap().to_string()
        }
        2 => "ő".to_owned(),
        _ => " a".to_owned(),
    };
    (0..8).map(part).collect()
}

/// Whether nothing in it steers; a form feed parts pages of Braille.
fn is_harmless(text: &str) -> bool {
    let steers = |sign: char| STEERING.iter().any(|(from, to)| (*from..=*to).contains(&u32::from(sign)));
    !text.contains(|sign| steers(sign) && !matches!(sign, '\n' | '\r' | '\u{c}'))
}

/// A game that was played under hostile names, with hostile notes.
fn play(home: &Home, dice: &mut Dice) {
    let mut opened = serde_json::to_value(opened()).unwrap();
    opened["white"] = text(dice).into();
    opened["black"] = text(dice).into();
    opened["occasion"] = serde_json::json!({
        "name": text(dice), "round": 1, "white_team": text(dice), "black_team": text(dice),
    });
    let opened: Event = serde_json::from_value(opened).unwrap();
    let mut events = Vec::new();
    for (color, played) in [(Color::White, "e2e4"), (Color::Black, "e7e5")] {
        let r#move = played.parse().unwrap();
        events.push(Event::Play(PlayEvent::Announced { by: color.into(), r#move }));
        events.push(Event::Play(PlayEvent::Repeated {
            by: Actor::Program,
            executed_by: Some((!color).into()),
        }));
        events.push(Event::pressed(color, Actor::Program));
        events.push(Event::Ruling(RulingEvent::Noted { by: Speaker::Arbiter, text: text(dice) }));
    }
    let game = Arc::new(Game::fold([(0, &opened)]).unwrap());
    let mut keeping = Keeping::begin(Library::open(&home.library).unwrap(), MOMENT, opened).unwrap();
    keeping.append(&game.advance_all(events, 0, 2)).unwrap();
}

/// What is written in a picture beside what it shows.
fn texts_of(picture: &[u8]) -> String {
    let read = png::Decoder::new(std::io::Cursor::new(picture)).read_info().unwrap();
    let info = read.info();
    assert!(info.compressed_latin1_text.is_empty());
    let texts = info.uncompressed_latin1_text.iter().map(|it| it.text.clone());
    texts.chain(info.utf8_text.iter().map(|it| it.get_text().unwrap())).collect()
}

#[test]
fn nothing_that_steers_comes_out_of_a_game_in_any_form() {
    let mut dice = Dice::new(seed());
    let home = Home::new();
    let file = home.path("hostile.pgn");
    let mut pgn = String::new();
    for round in 0..6 {
        let tag = |text: String| text.replace('\\', "\\\\").replace('"', "\\\"");
        pgn += &format!(
            "[Event \"{}\"]\n[Site \"{}\"]\n[Date \"2026.01.0{}\"]\n[Round \"{round}\"]\n[White \"{}\"]\n[Black \"{}\"]\n\
             [Result \"*\"]\n[Annotator \"{}\"]\n\n",
            tag(text(&mut dice)),
            tag(text(&mut dice)),
            round + 1,
            tag(text(&mut dice)),
            tag(text(&mut dice)),
            tag(text(&mut dice))
        );
        let comment = |text: String| text.replace('}', "");
        pgn += &format!(
            "{{{}}} 1. e4 {{{}}} e5 2. Nf3 *\n\n",
            comment(text(&mut dice)),
            comment(text(&mut dice))
        );
    }
    fs::write(&file, &pgn).unwrap();
    let told = home.run("en", &["games", "import", file.to_str().unwrap()]);
    assert!(is_harmless(&told.out) && is_harmless(&told.error), "{told:?}");
    for _ in 0..3 {
        play(&home, &mut dice);
    }
    let lists = [
        &["games", "list"][..],
        &["games", "search", "--result", "*"],
        &["games", "search", "--fen", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"],
    ];
    for command in lists {
        let listed = home.run("en", command);
        let is_right = listed.code == Some(0) && listed.out.lines().count() == 9 && is_harmless(&listed.out);
        assert!(is_right, "{command:?}: {listed:?}");
    }
    for game in 1..=9 {
        let (number, is_imported) = (game.to_string(), game <= 6);
        for form in ["pgn", "text", "html", "brf", "brl", "svg", "epd", "fen", "cells", "json", "png"] {
            let mut command = home.command("en");
            let out = command.args(["games", "export", &number, "--format", form]).output().unwrap();
            let code = i32::from(is_imported && form == "json");
            assert_eq!(out.status.code(), Some(code), "{form} of {game}");
            assert!(is_harmless(&String::from_utf8(out.stderr).unwrap()), "{form} of {game}");
            let told = match form {
                "png" => texts_of(&out.stdout),
                _ => String::from_utf8(out.stdout).unwrap(),
            };
            assert!(is_harmless(&told), "{form} of {game}: {told:?}");
            assert!(told.contains('\u{c}') <= matches!(form, "brf" | "brl"), "{form} of {game}: {told:?}");
            let is_markup = matches!(form, "html" | "svg");
            assert!(!is_markup || !told.contains("<script"), "{form} of {game}: {told}");
        }
        let verb = if is_imported { "review" } else { "resume" };
        for command in [&["games", "show", &number][..], &[verb, &number, "--line"]] {
            let told = home.run("en", command);
            assert!(is_harmless(&told.out) && is_harmless(&told.error), "{command:?}: {told:?}");
        }
        // What was written is read back as the same game.
        let exported = home.run("en", &["games", "export", &number]).out;
        fs::write(&file, exported).unwrap();
        let told = home.run("en", &["games", "import", file.to_str().unwrap()]);
        let again =
            if is_imported { "No game imported, one was there already.\n" } else { "One game imported.\n" };
        assert_eq!((told.out.as_str(), told.error.as_str()), (again, ""), "{game}");
    }
}
