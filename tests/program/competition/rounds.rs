//! The teams, rounds and pairings of a match in the file.

use super::*;

#[test]
fn a_pairing_that_breaks_a_rule_is_told_with_its_place() {
    let first = pairing(1, 1, "Ann", "Eve");
    // A second pairing begins in line 25.
    for (second, at, part) in [
        (pairing(1, 1, "Bob", "Fay"), "27:9", "Board 1 in round 1 is taken"),
        (pairing(1, 2, "Ann", "Fay"), "28:9", "Ann plays at another board in round 1"),
        (pairing(1, 2, "Bob", "Eve"), "29:9", "Eve plays at another board in round 1"),
        (pairing(2, 1, "Eve", "Ann"), "28:9", "Eve and Ann play each other in round 1"),
        (pairing(1, 2, "Dan", "Fay"), "28:9", "Dan is added only after the first round"),
        (pairing(2, 1, "Fay", "Cat"), "29:9", "Cat left after the first round"),
        (pairing(1, 2, "Gus", "Fay"), "28:9", "Gus is in neither team"),
        (pairing(2, 1, "Bob", "Dan"), "28:9", "Wrong color: Bob plays for Red, which has Black in round 2"),
        (pairing(1, 2, "Bob", "Cat"), "29:9", "Wrong color: Cat plays for Red, which has White in round 1"),
        (pairing(3, 1, "Bob", "Fay"), "26:9", "3 is no value for round. Possible are: 1, 2"),
        (pairing(2, 0, "Fay", "Bob"), "27:9", "board is a number"),
        (pairing(2, 1, "Fay", "Bob").replace("black = \"Bob\"\n", ""), "25:1", "black is missing: a board"),
        (pairing(2, 1, "Fay", "Bob") + "result = \"+/-\"\n", "30:10", "reason is missing"),
        (pairing(2, 1, "Fay", "Bob") + "result = \"3/4-1/4\"\nreason = \"x\"\n", "30:10", "1/2-1/2"),
        (pairing(2, 1, "Fay", "Bob") + "reason = \"x\"\n", "25:1", "result is missing"),
        (pairing(2, 1, "Fay", "Bob") + "point = 1\n", "30:1", "The key point"),
    ] {
        one_fault(&teams(&(first.clone() + &second)), at, part);
    }
    Place::new(&teams(&(first + &pairing(2, 1, "Eve", "Dan")))).prints("event check event.toml", "");
}

#[test]
fn teams_and_rounds_that_cannot_be_are_told_with_their_place() {
    let changed = |from: &str, to: &str| {
        let event = teams("");
        assert!(event.contains(from), "{from}");
        event.replace(from, to)
    };
    for (event, at, part) in [
        (changed("\"Fay\"]", "\"Fay\", \"Gus\", \"Hal\"]"), "13:1", "Blue has at most 3"),
        (changed("added = [\"Dan\"]", "added = [\"Dan\", \"Gus\"]"), "10:1", "Red has at most 3"),
        (changed("\"Fay\"]", "\"Fay\", \"Eve\"]"), "13:26", "Eve stands in the teams twice"),
        (changed("\"Fay\"]", "\"Ann\"]"), "13:19", "Ann stands in the teams twice"),
        (changed("left = [\"Cat\"]", "left = [\"Zoe\"]"), "9:9", "Zoe cannot leave"),
        (changed("white = \"Blue\"", "white = \"Green\""), "18:9", "Possible are: Red, Blue"),
        (changed("number = 2", "number = 1"), "19:10", "Round 1 stands further up"),
        (teams("[[teams]]\nname = \"Green\"\nmembers = []\n"), "6:3", "just two teams"),
        (teams("").split("[[rounds]]").next().unwrap_or_default().to_owned(), "6:3", "rounds is missing"),
        (with("max-members = 3"), "4:1", "teams is missing"),
        (with("[[pairings]]\nround = 1\n"), "4:3", "teams is missing"),
    ] {
        let faults = Place::new(&event).faults();
        assert!(faults.iter().any(|(place, told)| place == at && told.contains(part)), "{part}: {faults:?}");
    }
}

#[test]
fn the_tie_break_is_checked_like_a_game_of_its_own() {
    let event = |lines: &str| teams(&format!("[tie-break]\n{lines}\n"));
    for (lines, at, part) in [
        ("supervision = \"B.4\"", "20:1", "time is missing"),
        ("time = { white = \"5\", black = \"4\" }", "21:1", "Article B.5"),
        ("time = \"5\"\nsupervision = \"A.4\"", "22:15", "B.3, B.4"),
        ("time = \"5\"\nsupervision = \"B.4\"\ndraw-wins = \"nobody\"", "23:13", "black, white"),
        ("time = \"5\"\nsupervision = \"B.4\"\nwhite = \"Ann\"", "20:1", "black is missing"),
        ("time = \"5\"\nsupervision = \"B.4\"\nwhite = \"Ann\"\nblack = \"Bob\"", "24:9", "the same team"),
        (
            "time = \"5\"\nsupervision = \"B.4\"\nwhite = \"Zoe\"\nblack = \"Eve\"",
            "23:9",
            "Zoe is in neither team",
        ),
        ("time = \"5\"\nsupervision = \"B.4\"\nwhite = \"Eve\"\nblack = \"Cat\"", "24:9", "Cat left"),
    ] {
        one_fault(&event(lines), at, part);
    }
}
