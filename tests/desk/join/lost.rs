//! Either terminal is lost, at any moment, and the other goes on.

use std::collections::BTreeMap;
use std::process::Command;

use serde_json::Value;

use super::{Random, Room};
use crate::support::signal;
use crate::support::window::Window;

#[test]
fn a_guest_that_is_killed_is_told_of_once_and_the_game_goes_on() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let (guest, welcome) = room.guest("en", "--side black");
    assert!(welcome.starts_with("Second terminal for Black, game one."), "{welcome}");
    assert_eq!(desk.says(), "Black is at the second terminal.");
    guest.kill();
    assert_eq!(desk.says(), "Black is no longer at the second terminal.");
    assert_eq!(desk.answers("e4"), "Eva zwei Eva vier.");
    assert!(desk.is_silent());
}

#[test]
fn a_guest_who_comes_and_goes_all_the_time_is_told_of_once_and_then_at_most_twice_a_minute() {
    for desk in ["relay", "relay --simulate-time"] {
        let room = Room::empty();
        let (mut desk, _) = room.desk("en", desk);
        for round in 0..5 {
            let (guest, welcome) = room.guest("en", "--side black");
            assert!(welcome.starts_with("Second terminal for Black, game one."), "{round}: {welcome}");
            guest.kill();
        }
        let (came, gone) = ("Black is at the second terminal.", "Black is no longer at the second terminal.");
        assert_eq!([desk.says(), desk.says(), desk.says()], [came, gone, came]);
        assert!(desk.is_silent());
        // Another who comes is told of all the same.
        let (_guest, _) = room.guest("en", "--side white");
        assert_eq!(desk.says(), "White is at the second terminal.");
        assert_eq!(desk.answers("e4"), "Eva zwei Eva vier.");
        assert!(desk.is_silent());
    }
}

#[test]
fn a_guest_that_leaves_says_how_to_come_back() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let (guest, _) = room.guest("en", "--side white");
    let left = guest.leave();
    assert!(left[0].starts_with("Second terminal closed, the game goes on. To come back: ansage --library"));
    assert!(left[0].ends_with(" --voice en join 1 --side white"), "{left:?}");
    assert_eq!(desk.says(), "White is at the second terminal.");
    assert_eq!(desk.says(), "White is no longer at the second terminal.");
}

#[test]
fn a_guest_whose_desk_is_killed_waits_and_goes_on_where_the_library_does() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    for line in ["e4", ""] {
        desk.answers(line);
        guest.says();
    }
    desk.kill();
    assert_eq!(guest.says(), "The first terminal is gone. Waiting here until it is back.");
    assert_eq!(guest.answers("e5"), "Not delivered: the first terminal is not there.");
    // What is known here is answered here.
    assert!(guest.answers("last move").ends_with("Eva zwei Eva vier."));
    let stale = room.socket(1);
    assert!(stale.exists());
    let (mut desk, _) = room.desk("de", "resume 1");
    assert_eq!(
        guest.says(),
        "The first terminal is back. Last move, White: Eva zwei Eva vier. Black to move."
    );
    assert_eq!(desk.says(), "Schwarz ist am zweiten Terminal.");
    guest.hears("e5");
    assert_eq!((desk.says(), guest.says()), ("Eva sieben Eva fünf.".into(), "Eva sieben Eva fünf.".into()));
    // Killed before the answer: the line is kept or it is not, and the guest knows which.
    guest.hears("press");
    desk.kill();
    let said = guest.says_until("The first terminal is gone. Waiting here until it is back.");
    let (mut desk, _) = room.desk("de", "resume 1");
    // Where the line came too late, that is said before.
    let mut back = guest.says();
    while !back.starts_with("The first terminal is back. Last move, ") {
        assert_eq!(back, "Not delivered: the first terminal is not there.");
        back = guest.says();
    }
    assert_eq!(back.contains("Black: Eva sieben Eva fünf."), room.kept(1).1.plies().len() == 2, "{said:?}");
    assert_eq!(back.contains("Announced and not pressed"), room.kept(1).1.plies().len() == 1, "{said:?}");
    // At the relay's end everybody is told.
    desk.hears("beenden");
    assert_eq!(guest.ends(), ["The first terminal is closed, the game is saved there."]);
}

#[test]
fn the_second_guest_of_a_side_is_refused_and_one_that_stands_still_is_replaced() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let (first, _) = room.guest("en", "--side white");
    desk.says();
    let mut second = room.turned_away("en", "--side white");
    assert_eq!(second.code(), Some(1));
    assert_eq!(second.complains(), "ansage: This place is taken");
    assert!(desk.is_silent());
    // The other side is free.
    let (black, _) = room.guest("en", "--side black");
    assert_eq!(desk.says(), "Black is at the second terminal.");
    drop(black);
    assert_eq!(desk.says(), "Black is no longer at the second terminal.");
    // Stopped, it does not hold up the game; and whoever comes has its place.
    assert!(signal("STOP", &first.process()));
    for (line, said) in [("e4", "Eva zwei Eva vier."), ("", "Black to move."), ("e5", "Eva sieben Eva fünf.")]
    {
        assert_eq!(desk.answers(line), said);
    }
    let (mut third, welcome) = room.guest("en", "--side white");
    assert!(welcome.starts_with("Second terminal for White, game one."));
    assert_eq!(desk.says(), "White is no longer at the second terminal.");
    assert_eq!(desk.says(), "White is at the second terminal.");
    // It wakes up, hears what it had not heard, and finds its place taken.
    let mut first = first;
    assert!(signal("CONT", &first.process()));
    let said = first.ends();
    assert_eq!(said.last().map(String::as_str), Some("This place is taken"), "{said:?}");
    desk.hears("");
    assert_eq!((desk.says(), third.says()), ("White to move.".into(), "White to move.".into()));
}

#[test]
fn killed_at_any_moment_nothing_that_was_heard_at_either_terminal_is_lost() {
    const LINES: [&str; 10] = [
        "white: e4",
        "white: press",
        "black: e5",
        "black: press",
        "pause",
        "continue",
        "white: Nf3",
        "white: press",
        "black: Nc6",
        "black: press",
    ];
    let seed = 20_261_122;
    println!("seed {seed}");
    let mut random = Random(seed);
    let room = Room::empty();
    let mut heard: BTreeMap<u64, String> = BTreeMap::new();
    let (mut desk, _) = room.desk("en", "relay --json");
    let (mut guest, _) = room.guest("en", "1 --side black --json");
    let mut note = |lines: Vec<String>| {
        for line in lines {
            let object: Value = serde_json::from_str(&line).unwrap();
            if let Some(seq) = object["seq"].as_u64() {
                let before = heard.insert(seq, line.clone());
                assert!(before.is_none_or(|before| before == line), "two events {seq}");
            }
        }
    };
    for round in 0..30 {
        for _ in 0..random.below(8) {
            let line = LINES[random.below(LINES.len())];
            if random.below(2) == 0 { desk.hears(line) } else { guest.hears(line) }
        }
        match round % 3 {
            // The guest is killed, somewhere between two lines.
            0 => {
                guest.child.kill().unwrap();
                guest.code();
                note(guest.rest());
                guest = room.guest("en", "1 --side black --json").0;
            }
            // The desk is.
            1 => {
                desk.child.kill().unwrap();
                desk.code();
                note(desk.rest());
                let (again, first) = room.desk("en", "resume 1 --json");
                desk = again;
                note(vec![first]);
                loop {
                    let line = guest.says();
                    let back = line.contains("\"join-again\"");
                    note(vec![line]);
                    if back {
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    desk.child.kill().unwrap();
    guest.child.kill().unwrap();
    desk.code();
    guest.code();
    note(desk.rest());
    note(guest.rest());
    let kept = room.kept(1).0;
    assert!(heard.len() > 10, "too little happened: {}", heard.len());
    for (seq, line) in heard {
        let place = usize::try_from(seq).unwrap() - 1;
        assert_eq!(serde_json::to_string(&kept[place]).unwrap(), line);
    }
}

#[test]
fn a_desk_that_stands_still_is_told_of_and_what_is_known_is_answered_meanwhile() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay --time -");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    desk.answers("e4");
    guest.says();
    assert!(signal("STOP", &desk.process()));
    assert_eq!(guest.answers("e5"), "The first terminal does not answer yet.");
    assert!(guest.answers("last move").ends_with("Eva zwei Eva vier."));
    assert_eq!(guest.answers("d5"), "Not delivered: the first terminal is not there.");
    assert!(signal("CONT", &desk.process()));
    // What had been said before it stood still is heard.
    let both = "White's clock is still running. Eva sieben Eva fünf.";
    assert_eq!((desk.says().as_str(), guest.says().as_str()), (both, both));
    assert_eq!(
        guest.answers("e5"),
        "Already announced: Eva sieben Eva fünf. Say press, or correct and the right move."
    );
    // Whoever leaves does not wait for it.
    assert!(signal("STOP", &desk.process()));
    assert_eq!(guest.answers("d5"), "The first terminal does not answer yet.");
    guest.hears("quit");
    assert!(guest.ends()[0].starts_with("Second terminal closed, the game goes on."));
    assert!(signal("CONT", &desk.process()));
}

#[test]
fn a_disk_that_takes_no_more_stops_the_clocks_at_both_and_both_say_so() {
    let room = Room::empty();
    // A limit on the size of files stands for a full disk.
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -f 96; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_ansage"), "--library"]);
    command.arg(room.library()).args(["--voice", "en", "relay", "--time", "30"]);
    let mut desk = Window::open(&mut command);
    desk.says();
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    let note = format!("white: note {}", "word ".repeat(500));
    let kept = (0..100).take_while(|_| desk.answers(&note).starts_with("Noted: word ")).count();
    assert!((1..100).contains(&kept), "{kept}");
    for _ in 0..kept {
        assert!(guest.says().starts_with("Noted: word "));
    }
    assert_eq!(guest.says(), "Not saved at the first terminal. The clocks are stopped.");
    let stands = guest.answers("time");
    assert!(guest.answers("draw").starts_with("Not saved, the move does not count:"));
    assert!(desk.says().starts_with("Not saved, the move does not count:"));
    assert_eq!(guest.answers("time"), stands);
    assert!(guest.is_silent());
}
