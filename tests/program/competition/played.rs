//! A match of two teams played from its pairings to the tie-break.

use super::*;

const WHITE_MATES: &str = "arbiter: start\ne4\ne5\nBc4\nNc6\nQh5\nNf6\nQxf7\n";

const BLACK_MATES: &str = "arbiter: start\nf3\ne5\ng4\nQh4\n";

const DRAWN: &str = "arbiter: start\ne4\ne5\nwhite: offer draw\nblack: accept\n";

const TIE_BREAK: &str = "[tie-break]\ntime = { white = \"5\", black = \"4\" }\nsupervision = \"B.4\"\n";

fn match_of_two() -> String {
    let pairings = [
        pairing(1, 1, "Ann", "Eve"),
        pairing(1, 2, "Bob", "Fay"),
        pairing(2, 1, "Fay", "Ann"),
        pairing(2, 2, "Eve", "Dan"),
    ];
    teams(&(pairings.concat() + TIE_BREAK))
}

#[test]
fn a_match_of_two_teams_goes_from_its_pairings_to_the_tie_break() {
    let match_of_two = || format!("city = \"Coimbra\"\n{}", match_of_two());
    let place = Place::new(&match_of_two());
    let play = |round: u32, board: u32, lines: &str| {
        place.prints(&format!("event play event.toml {round} {board} {SEATED}"), lines)
    };
    let last = || place.prints("event table event.toml", "").pop().unwrap();
    assert_eq!(last(), "Four boards have no result yet.");
    assert!(place.refuses("event play event.toml 2 1 --line")[0].contains("Round 1 is not over: board 1"));
    play(1, 1, WHITE_MATES);
    // The first game has begun the round, so its other board cannot be paired anew.
    place.write(&match_of_two().replace("\"Bob\"\nblack = \"Fay\"", "\"Cat\"\nblack = \"Fay\""));
    for command in ["event play event.toml 1 2 --line", "event table event.toml", "event pairings event.toml"]
    {
        assert_eq!(
            place.refuses(command),
            ["event.toml:26:1: Round 1 has begun: board 2 stays paired as it was."]
        );
    }
    place.write(&match_of_two().replace("[[pairings]]\nround = 2", "[[pairings]]\nround = 1"));
    assert!(!place.refuses("event table event.toml").is_empty());
    place.write(&match_of_two());
    play(1, 2, BLACK_MATES);
    let setup = place.opened(2);
    let occasion = setup.occasion.unwrap();
    assert_eq!((setup.white.as_str(), setup.black.as_str()), ("Bob", "Fay"));
    assert_eq!((occasion.round, occasion.board, occasion.pairings.len()), (Some(1), Some(2), 2));
    assert!(place.prints("games export 2", "").contains(&"[Site \"Coimbra\"]".to_owned()));
    play(2, 1, DRAWN);
    assert_eq!(last(), "One board has no result yet.");
    assert!(place.refuses("event tie-break event.toml --line")[0].contains("No tie-break game is due"));
    play(2, 2, DRAWN);
    let told = place.prints("event table event.toml", "");
    assert_eq!(
        told,
        [
            "Round one: Red one point, Blue one point.",
            "Board one: White Ann, Black Eve: White won.",
            "Board two: White Bob, Black Fay: Black won.",
            "Round two: Red one point, Blue one point.",
            "Board one: White Fay, Black Ann: draw.",
            "Board two: White Eve, Black Dan: draw.",
            "Total: Red two points, Blue two points.",
            "Equal points: a tie-break game is due. To open it: ansage event tie-break event.toml",
        ]
    );
    let object: serde_json::Value =
        serde_json::from_str(&place.prints("event table event.toml --json", "").concat()).unwrap();
    assert_eq!(object["verdict"], "tie_break_due");
    assert_eq!(object["points"], serde_json::json!([2.0, 2.0]));
    assert_eq!(object["boards"][1]["result"], "0-1");
    assert_eq!(object["boards"][3]["black_team"], "Red");

    // Eve has guessed right: she has White, and Blue loses when it is drawn.
    assert!(place.refuses("event tie-break event.toml --line")[0].contains("white and black are missing"));
    place.write(&format!("{}white = \"Eve\"\nblack = \"Bob\"\n", match_of_two()));
    let told = place.prints(&format!("event tie-break event.toml {SEATED}"), DRAWN);
    assert!(told[0].contains("Tie-break: if it is drawn, Black wins. Blitz."), "{told:?}");
    assert!(told[0].contains("Article B.4. White: five minutes. Black: four minutes."), "{told:?}");
    assert!(
        told.iter().any(|line| line == "Draw: agreed. Tie-break: if it is drawn, Black wins."),
        "{told:?}"
    );
    let told = place.prints("event table event.toml", "");
    assert_eq!(
        told[7..],
        ["Tie-break: White Eve, Black Bob: draw.", "The winner by the tie-break: Red."],
        "{told:?}"
    );
    assert!(place.refuses("event tie-break event.toml --line")[0].contains("has been played: game 5"));
    let pgn = place.prints("games export 3", "").join("\n");
    for tag in
        ["[Event \"Match\"]", "[Round \"2\"]", "[Board \"1\"]", "[WhiteTeam \"Blue\"]", "[BlackTeam \"Red\"]"]
    {
        assert!(pgn.contains(tag), "{pgn}");
    }
    assert!(pgn.contains("[Result \"1/2-1/2\"]"), "{pgn}");
}

#[test]
fn article_10_1_results_the_arbiter_enters_count_and_are_told_as_such() {
    let entered = |round, board, white: &str, black: &str, result: &str| {
        pairing(round, board, white, black) + &format!("result = \"{result}\"\nreason = \"nobody came\"\n")
    };
    let pairings = [
        entered(1, 1, "Ann", "Eve", "+/-"),
        entered(1, 2, "Bob", "Fay", "-/-"),
        entered(2, 1, "Fay", "Ann", "-/+"),
        entered(2, 2, "Eve", "Dan", "1/2-1/2"),
    ];
    let scores = "[scoring]\nwin = 3\ndraw = 1\nloss = 0.5\n";
    let place = Place::new(&teams(&(scores.to_owned() + &pairings.concat())));
    assert_eq!(
        place.prints("event table event.toml", ""),
        [
            "Round one: Red three and a half points, Blue one point.",
            "Board one: White Ann, Black Eve: not played, White wins by forfeit, entered by the arbiter: nobody came.",
            "Board two: White Bob, Black Fay: not played, both lose, entered by the arbiter: nobody came.",
            "Round two: Red four points, Blue one and a half points.",
            "Board one: White Fay, Black Ann: not played, Black wins by forfeit, entered by the arbiter: nobody came.",
            "Board two: White Eve, Black Dan: draw, entered by the arbiter: nobody came.",
            "Total: Red seven and a half points, Blue two and a half points.",
            "The winner: Red.",
        ]
    );
    assert!(place.refuses("event play event.toml 1 1 --line")[0].contains("has a result for this board"));
    assert!(place.refuses("event tie-break event.toml --line")[0].contains("has no tie-break game"));
    // What he enters stands against a game as well.
    let second = entered(2, 1, "Fay", "Bob", "1/2-1/2");
    let place = Place::new(&teams(&(pairing(1, 1, "Ann", "Eve") + &second)));
    place.prints(&format!("event play event.toml 1 1 {SEATED}"), WHITE_MATES);
    assert_eq!(place.prints("event table event.toml", "").pop().unwrap(), "The winner: Red.");
    place.write(&teams(&(entered(1, 1, "Ann", "Eve", "0-1") + &second)));
    assert_eq!(place.prints("event table event.toml", "").pop().unwrap(), "The winner: Blue.");
}

#[cfg(unix)]
#[test]
fn the_table_is_spoken_where_that_is_asked_for() {
    let server = FakeSsip::start();
    let place = Place::new(&match_of_two());
    let done = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["event", "table", "event.toml", "--speech", "ssip", "--voice", "de", "--library", "l.sqlite3"])
        .envs(server.environment())
        .current_dir(place.folder.path())
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let printed = lines(&done.stdout);
    assert_eq!(printed.len(), 8, "{printed:?}");
    server.expect_spoken(&printed.iter().map(String::as_str).collect::<Vec<_>>());
}

#[test]
fn a_match_without_a_tie_break_can_stay_equal_and_an_event_without_teams_has_no_table() {
    let place = Place::new(&teams(&(pairing(1, 1, "Ann", "Eve") + &pairing(2, 1, "Fay", "Bob"))));
    place.prints(&format!("event play event.toml 1 1 {SEATED}"), DRAWN);
    place.prints(&format!("event play event.toml 2 1 {SEATED}"), DRAWN);
    assert_eq!(place.prints("event table event.toml --speech off", "").pop().unwrap(), "Equal points.");
    place.write(HEAD);
    assert!(place.refuses("event table event.toml")[0].contains("teams is missing"));
    assert!(place.refuses("event table nowhere.toml")[0].contains("nowhere.toml"));
}

#[test]
fn a_match_is_not_over_before_every_round_has_been_paired() {
    let place = Place::new(&teams(TIE_BREAK));
    let last = || place.prints("event table event.toml", "").pop().unwrap();
    assert_eq!(last(), "Round one has not been paired yet.");
    assert!(place.refuses("event tie-break event.toml --line")[0].contains("No tie-break game is due"));
    place.write(&teams(&(pairing(1, 1, "Ann", "Eve") + TIE_BREAK)));
    assert_eq!(last(), "One board has no result yet.");
    place.prints(&format!("event play event.toml 1 1 {SEATED}"), WHITE_MATES);
    assert_eq!(last(), "Round two has not been paired yet.");
    let table = place.prints("event table event.toml --json", "").pop().unwrap();
    assert!(table.contains(r#""verdict":"open","winner":null"#), "{table}");
    place.write(&teams(&(pairing(1, 1, "Ann", "Eve") + &pairing(2, 1, "Fay", "Bob") + TIE_BREAK)));
    assert_eq!(last(), "One board has no result yet.");
}

#[test]
fn article_d_2_11_who_does_not_see_or_hear_is_said_at_a_board_of_a_match_too() {
    let place = Place::new(&match_of_two());
    let play =
        "event play event.toml 1 1 --line --simulate-time --white-is blind --black-is deaf --no-assistant";
    let told = place.prints(play, "arbiter: start\n");
    assert!(told[1].ends_with("Article D.2.11."), "{told:?}");
}

#[test]
fn the_example_is_well_and_the_games_of_another_event_are_none_of_its_own() {
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/events/lawyers-and-students.toml");
    let place = Place::new(&fs::read_to_string(example).unwrap());
    place.prints("event check event.toml", "");
    place.prints(&format!("event play event.toml 1 1 {SEATED}"), WHITE_MATES);
    assert_eq!(place.prints("event table event.toml", "").pop().unwrap(), "Three boards have no result yet.");
    place.write(&match_of_two());
    assert_eq!(place.prints("event table event.toml", "").pop().unwrap(), "Four boards have no result yet.");
}

#[test]
fn what_was_changed_after_games_were_played_is_noticed_and_nothing_more_is_played() {
    let file = teams(&(pairing(1, 1, "Ann", "Eve") + &pairing(1, 2, "Bob", "Fay")));
    let place = Place::new(&file);
    place.prints(&format!("event play event.toml 1 1 {SEATED}"), WHITE_MATES);
    assert_eq!(place.prints("event check event.toml", "").len(), 1);
    let edition = "FIDE Laws changed since game 1: then 2018, now 2017.";
    let time = "Time changed since game 1: then twenty minutes, now twenty-five minutes.";
    let scoring = "Scoring changed since game 1: then win one point, draw half a point, loss zero points, \
                   now win three points, draw one point, loss zero points.";
    for (from, to, told) in [
        ("\"2018\"", "\"2017\"", vec![edition]),
        ("\"20\"", "\"25\"", vec![time]),
        ("max-members", "scoring = { win = 3, draw = 1, loss = 0 }\nmax-members", vec![scoring]),
        ("edition = \"2018\"\ntime = \"20\"", "edition = \"2017\"\ntime = \"25\"", vec![edition, time]),
    ] {
        place.write(&file.replacen(from, to, 1));
        let checked = place.prints("event check event.toml", "");
        assert_eq!(checked[..checked.len() - 1], told, "{to}");
        for command in ["event table event.toml", "event pairings event.toml"] {
            let done = place.run(command, "");
            assert!(done.status.success() && lines(&done.stderr) == told, "{command}: {done:?}");
            assert!(lines(&done.stdout).iter().any(|line| line.contains("Ann")), "{command}: {done:?}");
        }
        let refused = place.refuses(&format!("event play event.toml 1 2 {SEATED}"));
        assert_eq!(refused[..told.len()], told, "{to}");
        assert!(refused.last().unwrap().starts_with("No further game is played like this."), "{refused:?}");
    }
    // As it was played under it goes on; and a game of another event says nothing.
    place.write(&file);
    place.prints(&format!("event play event.toml 1 2 {SEATED}"), DRAWN);
    place.write(&file.replace("\"Match\"", "\"Another\"").replace("\"20\"", "\"25\""));
    assert_eq!(place.prints("event check event.toml", "").len(), 1);
    // A check where nothing was ever played makes no library.
    let fresh = Place::new(&file);
    fresh.prints("event check event.toml", "");
    assert!(!fresh.library().exists());
}
