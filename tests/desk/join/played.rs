//! Games played from two terminals.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

use ansage::game::Speaker;
use ansage::game::{Actor, Event, PlayEvent};
use ansage::laws::Termination;

use super::Room;
use crate::support::fake_ssip::FakeSsip;
use crate::support::wait_until;
use crate::support::window::Window;

#[test]
fn article_d_2_10_a_whole_game_from_two_terminals_each_in_its_own_voice() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay --time 30");
    let (mut guest, welcome) = room.guest("hu", "1 --side black");
    assert_eq!(welcome, "Második terminál, sötét, a játszma száma egy. Világos következik.");
    assert_eq!(desk.says(), "Schwarz ist am zweiten Terminal.");
    // One line announces, the repeat is told at both, Enter presses; whoever enters it.
    for (at_the_desk, line, german, hungarian) in [
        (true, "f3", "Felix zwei Felix drei.", "Felix zwei Felix drei."),
        (true, "", "Schwarz am Zug.", "Sötét következik."),
        (false, "éva öt", "Eva sieben Eva fünf.", "Eva sieben Eva fünf."),
        (false, "", "Weiß am Zug.", "Világos következik."),
        (true, "Gustav vier", "Gustav zwei Gustav vier.", "Gustav zwei Gustav vier."),
        (true, "drücken", "Schwarz am Zug.", "Sötét következik."),
    ] {
        let speaking = if at_the_desk { &mut desk } else { &mut guest };
        speaking.hears(line);
        assert_eq!((desk.says().as_str(), guest.says().as_str()), (german, hungarian), "{line:?}");
    }
    guest.hears("vezér h4");
    assert_eq!(desk.says(), "Dame David acht Hektor vier. Schwarz gewinnt: Schachmatt.");
    assert_eq!(guest.says(), "Dame David acht Hektor vier. Sötét nyert: matt.");
    assert!(room.socket(1).exists());
    assert_eq!(desk.leave(), ["Partie eins ist gespeichert."]);
    assert_eq!(guest.ends(), ["Az első terminál bezárva, a játszma ott el van mentve."]);
    assert!(!room.socket(1).exists());

    let (events, game) = room.kept(1);
    let by: Vec<Speaker> = events
        .iter()
        .filter_map(|kept| match kept.event {
            Event::Play(PlayEvent::Announced { by, .. }) => Some(by),
            _ => None,
        })
        .collect();
    assert_eq!(by, [Speaker::White, Speaker::Black, Speaker::White, Speaker::Black]);
    let repeated =
        |event: &Event| matches!(event, Event::Play(PlayEvent::Repeated { by: Actor::Program, .. }));
    assert_eq!(events.iter().filter(|kept| repeated(&kept.event)).count(), 4);
    assert_eq!(game.outcome().map(|outcome| outcome.reason), Some(Termination::Checkmate));
}

#[test]
fn both_players_of_a_tournament_sit_at_terminals_of_their_own_and_repeat_for_themselves() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "tournament --share on");
    let (mut white, _) = room.guest("en", "--side white");
    let (mut black, _) = room.guest("es", "--side black --names letters");
    desk.says_until("Schwarz ist am zweiten Terminal.");
    desk.hears("arbiter: start");
    for window in [&mut desk, &mut white, &mut black] {
        window.says();
    }
    white.hears("e4");
    assert_eq!(desk.says(), "Weiß sagt an: Eva zwei Eva vier.");
    assert_eq!(white.says(), "White announces: Eva zwei Eva vier.");
    assert_eq!(black.says(), "Las blancas anuncian: e dos e cuatro.");
    // D.2.1 — the opponent repeats, and what differs is told to all.
    assert_eq!(
        white.answers("e4"),
        "Already announced: Eva zwei Eva vier. Say press, or correct and the right move."
    );
    black.hears("e3");
    for window in [&mut desk, &mut white, &mut black] {
        window.says();
    }
    black.hears("e4");
    assert_eq!([desk.says(), white.says(), black.says()], ["Stimmt.", "Matches.", "Coincide."]);
    white.hears("");
    assert_eq!(black.says(), "Juegan las negras.");
    assert_eq!((desk.says(), white.says()), ("Schwarz am Zug.".into(), "Black to move.".into()));
    // A press without a move that was not put into words counts for nothing (7.5.3 is a player's own act).
    assert_eq!(
        black.answers("press"),
        "Aún no hay jugada. Si el reloj está pulsado, decide el árbitro. Artículo 7.5.3."
    );
    let (events, _) = room.kept(1);
    assert!(events.iter().any(|kept| matches!(
        kept.event,
        Event::Play(PlayEvent::Repeated { by: Actor::Person(Speaker::Black), .. })
    )));
}

#[test]
fn what_only_asks_is_answered_to_the_one_who_asks_in_his_voice() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay --simulate-time --time 10");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    desk.hears("wait 90s");
    desk.answers("e4");
    guest.says();
    assert_eq!(guest.answers("time"), "White: eight minutes, thirty seconds. Black: ten minutes.");
    assert_eq!(guest.answers("what is on e2?"), "Eva two: empty, light square.");
    assert!(guest.answers("rank").starts_with("Rank two:"));
    assert_eq!(guest.answers("moves"), "No move completed yet.");
    assert_eq!(guest.answers("repeat"), "No move completed yet.");
    assert_eq!(
        guest.answers("slower"),
        "Nothing changed, because own speech is off. Say speech on, and the program speaks."
    );
    assert!(guest.answers("law 9.2").contains("9.2"));
    assert!(guest.answers("last moves").ends_with("Eva zwei Eva vier."));
    assert!(guest.answers("all moves").ends_with("Eva zwei Eva vier."));
    assert!(guest.answers("help").starts_with("Say"));
    assert!(desk.is_silent());
    // What one was told last is his own.
    assert_eq!(desk.answers("wiederholen"), "Eva zwei Eva vier.");
    desk.hears("wait 30s");
    // The time that passes at the desk passes at both.
    assert!(desk.is_silent());
    assert_eq!(guest.answers("time"), "White: eight minutes. Black: ten minutes.");
}

#[test]
fn a_question_waits_for_its_answer_where_it_was_asked_and_nowhere_else() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "1 --side white");
    desk.says();
    // Said as a question, asked back at the second terminal.
    assert_eq!(guest.answers("Springer f3?"), "Said: Springer Felix drei? Yes or no.");
    assert_eq!(desk.answers("ja"), "Keine Frage ist offen.");
    desk.hears("e4");
    assert_eq!((desk.says(), guest.says()), ("Eva zwei Eva vier.".into(), "Eva zwei Eva vier.".into()));
    // The offer is gone with what happened since; the answer is taken for nothing.
    assert_eq!(guest.answers("yes"), "No question is open.");
    desk.hears("");
    desk.says();
    guest.says();
    assert_eq!(desk.answers("Springer c6?"), "Gesagt: Springer Cäsar sechs? Ja oder nein.");
    assert_eq!(guest.answers("yes"), "No question is open.");
    // A digit alone goes to a rank where it is no answer; there are eight.
    assert_eq!(guest.answers("2"), "Eva two: empty, light square.");
    assert_eq!(guest.answers("9"), "No question with this number is open.");
    desk.hears("ja");
    assert_eq!((desk.says(), guest.says()).0, "Springer Bella acht Cäsar sechs.");
}

#[test]
fn the_socket_is_this_users_alone_and_a_tournament_is_shared_only_where_it_is_wanted() {
    let room = Room::empty();
    let (desk, _) = room.desk("en", "relay");
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let socket = room.socket(1);
    assert_eq!((mode(socket.parent().unwrap()), mode(&socket)), (0o700, 0o600));
    drop(desk);
    for arguments in ["tournament", "relay --share off", "practice", "tournament --share off"] {
        let (_desk, _) = room.desk("en", arguments);
        let mut away = room.turned_away("en", "--side white");
        assert_eq!(away.code(), Some(1), "{arguments}");
        let why = away.complains();
        assert!(why.starts_with("ansage: No game of /"), "{arguments}: {why}");
        assert!(why.ends_with(" is open to a second terminal. In a tournament --share on opens it there"));
    }
    let mut away = room.turned_away("en", "7 --side white");
    assert_eq!(away.code(), Some(1));
    assert!(away.complains().starts_with("ansage: Game 7 of /"));
    let mut away = room.turned_away("en", "7");
    assert_eq!(away.code(), Some(2));
}

#[test]
fn for_other_programs_events_and_answers_are_objects_at_both() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay --json");
    let (mut guest, _) = room.guest("en", "--side black --json");
    desk.says();
    desk.hears("e4");
    for _ in 0..2 {
        assert_eq!(desk.says(), guest.says());
    }
    let refused: serde_json::Value = serde_json::from_str(&guest.answers("white: press")).unwrap();
    assert_eq!((&refused["event"], &refused["reason"]), (&"refused".into(), &"guest-only-own".into()));
    let asked: serde_json::Value = serde_json::from_str(&guest.answers("time")).unwrap();
    assert_eq!((&asked["event"], &asked["about"]), (&"answered".into(), &"time".into()));
}

#[test]
fn without_a_voice_it_is_the_one_of_the_game_that_is_joined_not_of_the_last_one_kept() {
    let room = Room::empty();
    let (_shared, _) = room.desk("es", "relay");
    let (_last, _) = room.desk("hu", "tournament");
    let mut guest = room.open_as_it_was("join --side black");
    assert_eq!(guest.says(), "Segundo terminal de las negras, partida uno. Juegan las blancas.");
}

#[test]
fn a_library_that_is_not_there_is_named_and_not_made() {
    let room = Room::empty();
    for arguments in ["join --side black", "join 1 --side black"] {
        let mut away = room.open_as_it_was(arguments);
        assert_eq!(away.code(), Some(1));
        assert!(away.complains().contains(room.library().to_str().unwrap()));
        assert!(!room.library().exists());
    }
}

#[test]
fn a_library_is_one_whatever_it_is_called_and_however_long_its_path_is() {
    let room = Room::empty();
    let (desk, _) = room.desk("en", "relay");
    let link = room.library().with_file_name("link.sqlite3");
    symlink(room.library(), &link).unwrap();
    let (_guest, welcome) = room.in_library(&link).guest("en", "--side black");
    assert!(welcome.starts_with("Second terminal for Black, game one."));
    drop(desk);
    let (mut desk, _) = room.in_library(&link).desk("en", "relay");
    let (_guest, welcome) = room.guest("en", "2 --side black");
    assert!(welcome.starts_with("Second terminal for Black, game two."));
    desk.says();
    if cfg!(target_os = "linux") {
        let deep = room.library().with_file_name("deep".repeat(30));
        fs::create_dir(&deep).unwrap();
        let room = room.in_library(&deep.join("library.sqlite3"));
        let (mut desk, _) = room.desk("en", "relay --share on");
        let (mut guest, _) = room.guest("en", "--side white");
        assert_eq!(desk.says(), "White is at the second terminal.");
        guest.hears("e4");
        assert_eq!((desk.says(), guest.says()), ("Eva zwei Eva vier.".into(), "Eva zwei Eva vier.".into()));
        desk.hears("quit");
        guest.ends();
        desk.ends();
        assert!(!room.socket(1).exists());
    }
}

/// What happened is told by the guest's own program, what is refused by the desk: in both an announcement is German.
#[test]
fn a_guest_hears_announcements_in_german_whoever_tells_them() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay --time 10");
    let server = FakeSsip::start();
    let mut guest = room.open_aloud(&server, "hu", "join --side black");
    guest.says();
    desk.says();
    desk.answers("e4");
    assert_eq!(guest.says(), "Eva zwei Eva vier.");
    desk.hears("press");
    guest.says();
    assert_eq!(guest.answers("e5"), "Eva sieben Eva fünf.");
    let refused = guest.answers("d5");
    assert!(refused.contains("Eva sieben Eva fünf."), "{refused}");
    let german = |text: &str| format!("<voice xml:lang=\"de\">{text}</voice>");
    let heard = format!(
        "<speak>{}</speak>",
        refused.replace("Eva sieben Eva fünf.", &german("Eva sieben Eva fünf."))
    );
    let first = format!("<speak>{}</speak>", german("Eva zwei Eva vier."));
    let texts = || server.spoken().into_iter().map(|spoken| spoken.text).collect::<Vec<_>>();
    assert!(wait_until(|| texts().contains(&heard)), "{heard}: {:?}", texts());
    assert!(texts().contains(&first), "{:?}", texts());
}

#[test]
fn article_d_2_4_an_empty_line_of_his_own_presses_and_nobody_elses() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "tournament --share on --repeat program");
    let (mut white, _) = room.guest("en", "--side white");
    let (mut black, _) = room.guest("es", "--side black");
    desk.says_until("Schwarz ist am zweiten Terminal.");
    let told =
        |desk: &mut Window, white: &mut Window, black: &mut Window| [desk.says(), white.says(), black.says()];
    desk.hears("arbiter: start");
    told(&mut desk, &mut white, &mut black);
    white.hears("");
    white.hears("e4");
    told(&mut desk, &mut white, &mut black);
    // White sits elsewhere, and it is not Black's press.
    desk.hears("");
    black.hears("");
    assert!(desk.is_silent() && white.is_silent() && black.is_silent());
    white.hears("");
    assert_eq!(
        told(&mut desk, &mut white, &mut black),
        ["Schwarz am Zug.", "Black to move.", "Juegan las negras."]
    );
    black.hears("e5");
    told(&mut desk, &mut white, &mut black);
    // Who has gone presses at the desk again.
    black.leave();
    desk.says();
    white.hears("");
    desk.hears("");
    assert_eq!([desk.says(), white.says()], ["Weiß am Zug.", "White to move."]);
}

#[test]
fn article_d_2_10_4_a_guest_who_sees_is_not_told_the_number_of_moves() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "tournament --share on --white-is blind --black-is sighted");
    let (mut white, _) = room.guest("en", "--side white");
    let (mut black, _) = room.guest("es", "--side black");
    desk.says_until("Schwarz ist am zweiten Terminal.");
    desk.hears("arbiter: start");
    for window in [&mut desk, &mut white, &mut black] {
        window.says();
    }
    let refused = "El número de jugadas solo se dice a quien no ve. Artículos 12.6 y D.2.10.4.";
    for line in ["jugadas", "últimas tres jugadas", "todas las jugadas"] {
        assert_eq!(black.answers(line), refused, "{line}");
    }
    assert_eq!(white.answers("moves"), "No move completed yet.");
}
