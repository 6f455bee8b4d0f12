//! Whoever types while something is being said is heard at once, and what happened in the game is not lost by that.
#![cfg(unix)]

use crate::support::fake_ssip::FakeSsip;
use crate::support::spoken_desk::SpokenDesk;
use crate::support::terminal::{Terminal, size};
use crate::support::{MOMENT, settled, wait_until};
use portable_pty::CommandBuilder;
use tempfile::TempDir;

/// A German line desk at which nothing ends that is being spoken.
fn slow(arguments: &[&str]) -> (TempDir, FakeSsip, SpokenDesk) {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let desk = SpokenDesk::sit(home.path(), &server, &[arguments, &["--speech", "ssip"]].concat());
    assert!(wait_until(|| !server.spoken().is_empty()));
    server.speak_slowly();
    (home, server, desk)
}

/// All that was spoken from this text on, once nothing more comes.
#[track_caller]
fn spoken_from(server: &FakeSsip, place: usize) -> Vec<String> {
    let texts = || server.spoken().into_iter().skip(place).map(|spoken| spoken.text).collect::<Vec<_>>();
    settled(MOMENT, texts)
}

#[test]
fn the_opponents_move_is_said_before_the_answer_to_what_was_typed_over_it() {
    let (_home, server, mut desk) = slow(&["relay"]);
    let before = server.spoken().len();
    desk.hears("Eva vier");
    desk.says("Eva zwei Eva vier.");
    assert_eq!(spoken_from(&server, before), ["Eva zwei Eva vier."]);
    desk.hears("drücken");
    desk.says("Schwarz am Zug.");
    assert_eq!(spoken_from(&server, before + 1), ["Eva zwei Eva vier."]);
    for next in ["Schwarz am Zug.", "Schwarz am Zug."] {
        server.finish();
        assert_eq!(spoken_from(&server, before + 2), [next]);
    }
    desk.leaves();
}

#[test]
fn an_answer_that_was_cut_off_is_not_said_again() {
    let (_home, server, mut desk) = slow(&["relay"]);
    let before = server.spoken().len();
    desk.hears("Was steht auf e2");
    desk.says("Eva zwei: weißer Bauer, weißes Feld.");
    desk.hears("Wer ist am Zug");
    desk.says("Zug eins, Weiß am Zug.");
    assert_eq!(
        spoken_from(&server, before),
        ["Eva zwei: weißer Bauer, weißes Feld.", "Zug eins, Weiß am Zug."]
    );
    desk.leaves();
}

/// A ruling, an offer, a fallen flag and a result are of the game as much as a move is.
#[test]
fn a_ruling_an_offer_a_flag_and_a_result_are_said_again() {
    let (_home, server, mut desk) = slow(&["tournament", "--simulate-time"]);
    for (line, told) in [
        ("Schiedsrichter: Beginn", "Weiß am Zug."),
        ("Schiedsrichter: verwarne Schwarz", "Verwarnung für Schwarz."),
        ("e4", "Weiß sagt an: Eva zwei Eva vier."),
        ("Schwarz: e4;", "Stimmt."),
        ("Weiß: biete Remis", "Remis"),
        ("wait 3h", "Zeit"),
    ] {
        let before = server.spoken().len();
        desk.hears(line);
        let is_told = || server.spoken()[before..].iter().filter(|spoken| spoken.text.contains(told)).count();
        let come = wait_until(|| {
            let come = is_told() == 1;
            if !come {
                server.finish();
            }
            come
        });
        assert!(come, "{line}: {:#?}", &server.spoken()[before..]);
        desk.hears("Wer ist am Zug");
        assert!(wait_until(|| is_told() > 1), "{line}: {:#?}", &server.spoken()[before..]);
        let all = || {
            server.finish();
            server.spoken().len()
        };
        settled(MOMENT, all);
    }
    desk.leaves();
}

/// The partner's move is its own news; what the player has said himself he knows.
#[test]
fn a_key_on_the_screen_cuts_the_partners_move_off_and_it_comes_again() {
    let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(home.path().join("library.db"));
    command.args([
        "practice", "--level", "1", "--voice", "de", "--names", "fide", "--speech", "ssip", "--screen",
    ]);
    let environment = server.environment();
    let environment: Vec<(&str, &str)> =
        environment.iter().map(|(key, value)| (*key, value.as_str())).collect();
    let mut terminal = Terminal::run(command, home, size(80, 24), &environment);
    terminal.shows("Du bist am Zug.");
    assert!(wait_until(|| !server.spoken().is_empty()));
    server.speak_slowly();
    let before = server.spoken().len();
    terminal.press("Eva vier\r");
    terminal.shows("Schwarz: ");
    // On a busy machine the reply may overtake what is said of his own move.
    let reply_to = |own: &str, mut place: usize| loop {
        assert!(wait_until(|| server.spoken().len() > place), "{:#?}", server.spoken());
        let told = server.spoken()[place].text.clone();
        if told.starts_with("Schwarz: ") {
            return (place, told);
        }
        assert_eq!(told, own);
        server.finish();
        place += 1;
    };
    let (at, reply) = reply_to("Eva zwei Eva vier.", before);
    // Typing cuts it off, letter by letter, and nothing is said meanwhile.
    terminal.press("Zug");
    assert_eq!(spoken_from(&server, at + 1), Vec::<String>::new());
    assert!(server.spoken()[at].cancelled);
    terminal.press("zahl\r");
    assert_eq!(spoken_from(&server, at + 1), std::slice::from_ref(&reply));
    server.finish();
    let answer = spoken_from(&server, at + 2);
    assert!(answer.len() == 1 && answer[0] != reply, "{answer:?}");
    // Escape is silence, and has the last word.
    terminal.press("David vier\r");
    let (at, _) = reply_to("David zwei David vier.", at + 3);
    assert_eq!(spoken_from(&server, at + 1), Vec::<String>::new());
    terminal.press("\u{1b}");
    assert!(wait_until(|| server.spoken()[at].cancelled));
    terminal.press("Zugzahl\r");
    let last = spoken_from(&server, at + 1);
    assert!(last.len() == 1 && !last[0].starts_with("Schwarz: "), "{last:?}");
}
