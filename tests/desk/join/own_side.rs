//! A guest speaks for one side.

use ansage::game::Event;
use serde_json::Value;

use super::strangers::Stranger;
use super::{Random, Room};

const ONLY_OWN: &str = "This terminal speaks for Black alone, and of that board.";

#[test]
fn a_guest_turns_his_own_speech_off_and_the_desk_hears_nothing_of_it() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    assert_eq!(guest.answers("speech off"), "Speech is off.");
    assert!(desk.is_silent());
}

#[test]
fn a_guest_is_heard_as_his_side_and_nobody_else() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    for line in [
        "white: e4",
        "assistant: e4",
        "black's assistant: e4",
        "assistant of black: time",
        "white's assistant: press",
        "arbiter: pause",
        "white: press",
        "arbiter: result 1-0",
        "white: resign",
        "white: offer draw",
        "white: time",
        "white board: e2 empty",
        "white: black board: e2 empty",
        "white touched e2",
        "arbiter: set white 1 minute",
        "check white board",
        "white score 1 knight f3",
        "wait 90s",
    ] {
        assert_eq!(guest.answers(line), ONLY_OWN, "{line}");
    }
    // It is not his turn, whatever he names or leaves out.
    assert_eq!(guest.answers("e4"), "White to move.");
    assert_eq!(guest.answers("black: e5"), "White to move.");
    assert_eq!(
        guest.answers("press"),
        "No move made yet, so no press. Article D.2.4. Announce the move first."
    );
    guest.hears("");
    assert!(desk.is_silent() && guest.is_silent());
    assert_eq!(room.kept(1).0.len(), 1);
    // A touch of his own is his, and so is what he decides.
    desk.answers("e4");
    guest.says();
    desk.answers("");
    guest.says();
    guest.hears("touched g8");
    assert!(desk.says().contains("Gustav acht"));
    guest.says();
    guest.hears("offer draw");
    assert!(desk.says().starts_with("Remis angeboten von Schwarz."));
    guest.says();
    assert_eq!(guest.answers("accept"), "Black made the offer: the other side answers.");
}

#[test]
fn article_6_11_2_a_guest_stops_the_clock_where_a_player_may() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "--side white");
    desk.says();
    let refused = "Here the assistant stops the clock, or the arbiter. Say assistant, and a colon, in front. Article 6.11.2.";
    assert_eq!(guest.answers("pause"), refused);
    assert!(desk.is_silent());
    assert_eq!(room.kept(1).0.len(), 1);
    for (regulation, may) in [("", true), ("stop-clock = \"any\"\n", true), ("stop-clock = \"own\"\n", false)]
    {
        let room = Room::empty();
        let event = room.folder.path().join("event.toml");
        let text = format!("name = \"Open\"\nedition = \"2023\"\ntime = \"90+30\"\n{regulation}");
        std::fs::write(&event, text).unwrap();
        let (mut desk, _) = room.desk("de", &format!("tournament --share on --event {}", event.display()));
        let (mut guest, _) = room.guest("en", "--side black");
        desk.says();
        desk.answers("arbiter: start");
        guest.says();
        // White's time runs.
        let said = guest.answers("pause: a fly");
        assert_eq!(said.starts_with("The clocks are stopped, the arbiter is called: a fly."), may, "{said}");
        assert_eq!(said == "Here you stop the clock on your own time only. Article 6.11.2.", !may, "{said}");
        assert_eq!(desk.is_silent(), !may);
    }
}

#[test]
fn a_score_is_read_from_a_file_at_the_first_terminal_alone() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("de", "relay");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    desk.answers("e4");
    guest.says();
    let kept = room.kept(1).0.len();
    for line in ["black score from file black.pgn", "black: black score from file black.pgn"] {
        assert_eq!(guest.answers(line), "A file is read at the first terminal alone.", "{line}");
    }
    assert_eq!(guest.answers("assistant: black score from file black.pgn"), ONLY_OWN);
    assert!(desk.is_silent() && guest.is_silent());
    assert_eq!(room.kept(1).0.len(), kept);
}

/// Who an event says did something.
fn by(event: &Event) -> Option<String> {
    match serde_json::to_value(event).unwrap() {
        Value::Object(fields) => fields.get("by").and_then(|by| by.as_str().map(str::to_owned)),
        _ => None,
    }
}

#[test]
fn whatever_a_guest_says_no_event_is_anybody_elses() {
    const WHO: [&str; 8] = ["", "", "", "", "white: ", "assistant: ", "arbiter: ", "black: "];
    const WHAT: [&str; 44] = [
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "e4 e5",
        "Nf3?",
        "Sringer f6",
        "Springer",
        "g8",
        "press",
        "",
        "yes",
        "no",
        "1",
        "2",
        "offer draw",
        "accept",
        "decline",
        "pause",
        "continue",
        "start",
        "fix",
        "done",
        "touched e7",
        "touched e2",
        "placed e5",
        "removed e4",
        "adjust",
        "done adjusting",
        "white board: e4 empty",
        "black board: e5 empty",
        "claim threefold",
        "claim time",
        "correct d5",
        "correct e5",
        "take back",
        "result 1-0",
        "adjourn",
        "passphrase swordfish",
        "seal e5",
        "stop recording",
        "sign",
        "note a word",
        "two hands",
    ];
    let seed = 20_261_121;
    println!("seed {seed}");
    let mut random = Random(seed);
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "practice --against person --press manual");
    let (mut guest, _) = room.guest("en", "--side black");
    let mut heard = String::new();
    for _ in 0..40 {
        // The desk moves for White now and then; everything between is the guest's.
        let before = room.kept(1).0.len();
        for _ in 0..12 {
            let line = format!("{}{}", WHO[random.below(WHO.len())], WHAT[random.below(WHAT.len())]);
            heard.push_str(&line);
            heard.push('\n');
            guest.hears(&line);
        }
        // What is asked last is answered last.
        guest.hears("law 1.1");
        while !guest.says().contains("1.1") {}
        for kept in &room.kept(1).0[before..] {
            let by = by(&kept.event);
            let own = by.as_deref().is_none_or(|by| by == "black" || by == "program");
            assert!(own, "{kept:?} after\n{heard}");
        }
        for line in ["continue", "white: e4", "white: Nf3", "white: press", "white: decline"] {
            desk.hears(line);
        }
        desk.hears("law 1.2");
        while !desk.says().contains("1.2") {}
    }
    assert!(room.kept(1).0.len() > 20, "too little happened");
}

#[test]
fn guidelines_i_1_1_a_guest_who_is_to_seal_leaves_alone_and_says_nothing_of_another() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "tournament --share on");
    let (mut guest, welcome) = room.guest("en", "--side white");
    assert!(welcome.ends_with("The arbiter starts the clock at the first terminal."), "{welcome}");
    desk.says();
    for line in ["arbiter: start", "arbiter: adjourn"] {
        desk.answers(line);
        guest.says();
    }
    desk.answers("arbiter: passphrase correct horse");
    let asked = "The move to seal, please. It is neither shown nor said.";
    assert_eq!(guest.answers("seal"), asked);
    guest.hears("quit");
    assert!(guest.ends()[0].starts_with("Second terminal closed, the game goes on."));
    assert_eq!(desk.says(), "White is no longer at the second terminal.");
    // Nor does one who says it over the socket end the desk, or speak for anybody else.
    let mut stranger = Stranger::come(&room, "white");
    desk.says();
    stranger.says("seal");
    for line in ["quit", "wait 90s", "black board: e2 empty", "black: d4"] {
        let heard = stranger.says(line);
        let about = (heard["answers"][0]["about"].as_str(), heard["confidential"].as_bool());
        assert_eq!(about, (Some("guest-only-own"), Some(true)), "{line}: {heard}");
    }
    assert!(desk.is_silent());
    assert_eq!(stranger.says("e4")["confidential"], false);
    assert_eq!(desk.says(), "Sealed.");
}

#[test]
fn article_8_7_who_signs_at_a_second_terminal_is_known() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let (mut guest, _) = room.guest("en", "--side black");
    desk.says();
    desk.answers("white: resign, yes");
    // What can be done next.
    desk.says();
    guest.says();
    assert!(desk.answers("sign").starts_with("Each player signs personally."));
    assert_eq!(guest.answers("sign"), "Signed: Black. Article 8.7.");
    assert_eq!(desk.says(), "Signed: Black. Article 8.7.");
    assert_eq!(guest.leave(), ["Second terminal closed."]);
}
