//! FIDE's report of a match (TRF16): every position by the handbook's table, and nothing handed out that breaks it.

use super::*;
use crate::support::seed::seed;
use ansage::competition::Competition;
use ansage::competition::trf::{Misfit, Problem, Report, check};
use ansage::laws::Scoring;

/// The positions of the player section, as the handbook (C.04 Annex 2) counts them: first and last.
const PLAYER: [(&str, usize, usize); 14] = [
    ("id", 1, 3),
    ("starting rank", 5, 8),
    ("sex", 10, 10),
    ("title", 11, 13),
    ("name", 15, 47),
    ("rating", 49, 52),
    ("federation", 54, 56),
    ("FIDE number", 58, 68),
    ("birth", 70, 79),
    ("points", 81, 84),
    ("rank", 86, 89),
    ("round 1", 92, 99),
    ("round 2", 102, 109),
    ("round 3", 112, 119),
];

const WHOLE: &str = "city = \"Coimbra\"\nfederation = \"POR\"\narbiter = \"Arbiter A\"\n\
     deputies = [\"Arbiter B\", \"Arbiter C\"]\nfrom = 2026-11-28\nto = 2026-11-29\n";

const PLAYERS: &str = "[[players]]\nname = \"Ann\"\ntitle = \"wim\"\nrating = 2101\nfederation = \"POR\"\n\
     fide-id = 1234567\nbirth = 1990-02-28\nsex = \"w\"\n\
     [[players]]\nname = \"Fay\"\nrating = 985\nbirth = 2001\n";

/// What stands from one position to another, both counted from 1.
fn at(line: &str, first: usize, last: usize) -> String {
    line.chars().skip(first - 1).take(last - first + 1).collect()
}

fn field(line: &str, name: &str) -> String {
    let (_, first, last) = PLAYER.into_iter().find(|(known, ..)| *known == name).unwrap();
    at(line, first, last)
}

fn result(round: u32, board: u32, white: &str, black: &str, result: &str) -> String {
    pairing(round, board, white, black) + &format!("result = \"{result}\"\nreason = \"arbiter\"\n")
}

fn event(text: &str) -> Competition {
    let (event, found) = read(text, &EventReader { voices: &[], in_signs: &|_, time| time.to_owned() });
    event.unwrap_or_else(|| panic!("{found:?}\n{text}"))
}

/// The report of an event of which the arbiter has entered every result.
fn report(text: &str) -> (Report, Scoring) {
    let event = event(text);
    let teams = event.teams.as_ref().unwrap();
    let scoring = event.regulations.scoring;
    (Report::of(&event, teams, &teams.standing(&scoring, &[]), &[]), scoring)
}

/// The file, which must be well.
#[track_caller]
fn file(text: &str) -> String {
    let (report, scoring) = report(text);
    let file = report.written();
    assert_eq!(check(&file, &scoring), [], "{file}");
    file
}

fn line_of(file: &str, begin: &str) -> String {
    let found = file.split("\r\n").find(|line| line.starts_with(begin));
    found.unwrap_or_else(|| panic!("no {begin} in {file}")).to_owned()
}

/// Two played rounds of two boards, with everything that can be said of event and players.
fn whole() -> String {
    let pairings = [
        result(1, 1, "Ann", "Eve", "1-0"),
        result(1, 2, "Bob", "Fay", "1/2-1/2"),
        result(2, 1, "Fay", "Ann", "-/+"),
        result(2, 2, "Eve", "Dan", "0-1"),
    ];
    WHOLE.to_owned()
        + &teams(&(pairings.concat() + PLAYERS))
            .replace("white = \"Blue\"\nnumber = 2", "white = \"Blue\"\nnumber = 2\ndate = \"2026-11-29\"")
}

#[test]
fn where_it_is_played_is_the_site_of_its_games() {
    let site = |text: &str| event(text).of_any_game().occasion.site;
    assert_eq!(site(&whole()).as_deref(), Some("Coimbra POR"));
    assert_eq!(site(&whole().replace("federation = \"POR\"\n", "")).as_deref(), Some("Coimbra"));
    assert_eq!(site(&whole().replace("city = \"Coimbra\"\n", "")), None);
}

#[test]
fn a_whole_event_stands_in_the_positions_of_the_handbook() {
    let file = file(&whole());
    let lines: Vec<&str> = file.split("\r\n").collect();
    assert_eq!(
        lines[..14],
        [
            "012 Match",
            "022 Coimbra",
            "032 POR",
            "042 2026/11/28",
            "052 2026/11/29",
            "062 6",
            "072 2",
            "082 2",
            "092 Team",
            "102 Arbiter A",
            "112 Arbiter B",
            "112 Arbiter C",
            "122 1200",
            &format!("132{:98}26/11/29", ""),
        ]
    );
    let players = &lines[14..20];
    for (name, expected) in [
        ("id", ["001"; 6]),
        ("starting rank", ["   1", "   2", "   3", "   4", "   5", "   6"]),
        ("sex", ["w", " ", " ", " ", " ", " "]),
        ("title", ["WIM", "   ", "   ", "   ", "   ", "   "]),
        ("rating", ["2101", "    ", "    ", "    ", " 985", "    "]),
        ("federation", ["POR", "   ", "   ", "   ", "   ", "   "]),
        ("points", [" 2.0", " 0.5", " 0.0", " 0.0", " 0.5", " 1.0"]),
        ("rank", ["   1", "   3", "   5", "   6", "   4", "   2"]),
        ("round 1", ["   4 w 1", "   5 w =", "0000 - Z", "   1 b 0", "   2 b =", "0000 - Z"]),
        ("round 2", ["   5 b +", "0000 - Z", "0000 - Z", "   6 w 0", "   1 w -", "   4 b 1"]),
    ] {
        assert_eq!(players.iter().map(|line| field(line, name)).collect::<Vec<_>>(), expected, "{name}");
    }
    let names: Vec<String> = players.iter().map(|line| field(line, "name")).collect();
    assert_eq!(names, ["Ann", "Bob", "Cat", "Eve", "Fay", "Dan"].map(|name| format!("{name:33}")));
    assert_eq!(field(players[0], "FIDE number"), "    1234567");
    assert_eq!(field(players[0], "birth"), "1990/02/28");
    assert_eq!(field(players[4], "birth"), "2001/00/00");
    for line in players {
        assert_eq!(line.chars().count(), 109);
        let between =
            |position: &usize| !PLAYER.iter().any(|(_, first, last)| (first..=last).contains(&position));
        assert!((1..=109).filter(between).all(|position| at(line, position, position) == " "), "{line}");
    }
    // Team name 5-36, players from 37 on, five positions each.
    assert_eq!(
        lines[20..],
        [&format!("013 {:32}   1    2    3    6", "Red"), &format!("013 {:32}   4    5", "Blue"), ""]
    );
}

#[test]
fn every_result_has_its_sign_on_both_sides_and_its_points() {
    for (entered, white, black, points) in [
        ("1-0", "1", "0", ["3.0", "0.5"]),
        ("0-1", "0", "1", ["0.5", "3.0"]),
        ("1/2-1/2", "=", "=", ["1.0", "1.0"]),
        ("0-0", "0", "0", ["0.5", "0.5"]),
        ("1/2-0", "=", "0", ["1.0", "0.5"]),
        ("0-1/2", "0", "=", ["0.5", "1.0"]),
        ("+/-", "+", "-", ["3.0", "0.5"]),
        ("-/+", "-", "+", ["0.5", "3.0"]),
        ("-/-", "-", "-", ["0.5", "0.5"]),
    ] {
        let scoring = "[scoring]\nwin = 3\ndraw = 1\nloss = 0.5\n";
        let file = file(&teams(&(scoring.to_owned() + &result(1, 1, "Ann", "Eve", entered))));
        let (ann, eve) = (line_of(&file, "001    1"), line_of(&file, "001    4"));
        assert_eq!(
            (field(&ann, "round 1"), field(&eve, "round 1")),
            (format!("   4 w {white}"), format!("   1 b {black}"))
        );
        assert_eq!([field(&ann, "points"), field(&eve, "points")].map(|text| text.trim().to_owned()), points);
    }
}

#[test]
fn what_is_not_said_is_left_out_or_blank() {
    let file = file(&teams(&pairing(1, 1, "Ann", "Eve")));
    for absent in ["022", "032", "042", "052", "102", "112", "132"] {
        assert!(!file.contains(&format!("\n{absent}")), "{file}");
    }
    let ann = line_of(&file, "001    1");
    for name in ["sex", "title", "rating", "federation", "FIDE number", "birth", "round 2"] {
        assert_eq!(field(&ann, name).trim(), "", "{name}");
    }
    // Paired and not played; not in a round that others play; a round that nobody is paired in yet.
    assert_eq!(field(&ann, "round 1"), "   4 w  ");
    let bob = line_of(&file, "001    2");
    assert_eq!((field(&bob, "round 1").as_str(), field(&bob, "round 2").trim()), ("0000 - Z", ""));
    // Without a clock nothing is said of times, and two times are told apart.
    let timed = |time: &str| teams("").replace("time = \"20\"\nsupervision = \"A.4\"", time);
    assert!(!file_lines(&timed("time = \"-\"")).iter().any(|line| line.starts_with("122")));
    let both = file_lines(&timed("time = { white = \"5\", black = \"4\" }\nsupervision = \"B.4\""));
    assert!(both.contains(&"122 W300-B240".to_owned()), "{both:?}");
}

fn file_lines(text: &str) -> Vec<String> {
    file(text).split("\r\n").map(str::to_owned).collect()
}

#[test]
fn days_are_those_of_the_event_or_of_its_rounds() {
    let dates = |head: &str, round: &str| {
        let text = head.to_owned()
            + &teams("").replace("[[rounds]]\nnumber = 1", &format!("[[rounds]]\n{round}number = 1"));
        let lines = file_lines(&text);
        let of =
            |id: &str| lines.iter().find(|line| line.starts_with(id)).map(|line| line[3..].trim().to_owned());
        [of("042"), of("052"), of("132")].map(Option::unwrap_or_default)
    };
    assert_eq!(dates("date = 2026-11-28\n", ""), ["2026/11/28", "2026/11/28", "26/11/28  26/11/28"]);
    assert_eq!(dates("", "date = 2026-11-28\n"), ["2026/11/28", "2026/11/28", "26/11/28"]);
    assert_eq!(dates("from = \"2026-11-28\"\nto = 2026-12-01\n", ""), ["2026/11/28", "2026/12/01", ""]);
    assert_eq!(dates("", ""), ["", "", ""]);
}

#[test]
fn hostile_names_keep_to_their_fields() {
    for (name, written) in [
        ("Ann\\u001b[2J\\u202e\\u0000 A", "Ann A"),
        ("Ann\\r\\n001    9", "Ann 001 9"),
        ("Παπαδόπουλος, Νίκος", "Παπαδόπουλος, Νίκος"),
        ("李波", "李波"),
        // Marks go into their letters, and what is cut is cut between letters.
        ("A\\u0308nn", "Änn"),
        ("Averyveryverylongfamilyname, Maria e\\u0320\\u0320", "Averyveryverylongfamilyname, Mari"),
        ("Averyveryverylongfamilyname, Mari\\u0320", "Averyveryverylongfamilyname, Mar"),
    ] {
        let text = teams(&result(1, 1, "Ann", "Eve", "1-0")).replace("\"Ann\"", &format!("\"{name}\""));
        let file = file(&text);
        let line = line_of(&file, "001    1");
        assert_eq!(field(&line, "name").trim_end(), written);
        assert_eq!(field(&line, "round 1"), "   4 w 1", "{name}");
    }
    let (report, _) = report(&teams("").replace("\"Red\"", &format!("\"{}\"", "R".repeat(33))));
    assert_eq!(report.cut, ["R".repeat(33)]);
    assert_eq!(at(&line_of(&report.written(), "013"), 5, 40), "R".repeat(32) + "   1");
}

#[test]
fn what_would_break_the_format_is_found_and_not_handed_out() {
    let long = |last: &str| "R".repeat(32) + last;
    let same = teams("")
        .replace("\"Red\"", &format!("\"{}\"", long("a")))
        .replace("\"Blue\"", &format!("\"{}\"", long("b")));
    let empty = teams("").replace("[\"Eve\", \"Fay\"]", "[]");
    let many = teams(&("[scoring]\nwin = 100\ndraw = 50\n".to_owned() + &result(1, 1, "Ann", "Eve", "1-0")));
    for (text, column, problem, told) in [
        (same, 5, Problem::Twice, "further up"),
        (empty, 37, Problem::Missing, "missing"),
        (many, 81, Problem::Content, "something else"),
    ] {
        let (report, scoring) = report(&text);
        let found = check(&report.written(), &scoring);
        assert!(found.iter().any(|misfit| (misfit.column, misfit.problem) == (column, problem)), "{found:?}");
        let place = Place::new(&text);
        let done = place.run("event trf event.toml --output report.trf", "");
        let refused = lines(&done.stderr);
        assert!(!done.status.success() && refused[0].contains("does not hold to TRF16"), "{refused:?}");
        assert!(
            refused[0].contains(&format!("position {column}: ")) && refused[0].contains(told),
            "{refused:?}"
        );
        assert!(done.stdout.is_empty() && !place.folder.path().join("report.trf").exists());
    }
}

/// Where any sign may stand: texts, numbers that nothing else tells, and the days.
fn is_free(line: &str, column: usize) -> bool {
    match &line[..3] {
        "001" => {
            ["sex", "title", "name", "rating", "federation", "FIDE number", "birth"].iter().any(|name| {
                PLAYER.iter().any(|(known, first, last)| known == name && (*first..=*last).contains(&column))
            })
        }
        "013" => column < 37,
        "062" | "072" | "082" => false,
        "132" => column > 91,
        // One record becomes another of which there may be any number.
        "102" | "122" if column == 2 => true,
        _ => column > 4,
    }
}

#[test]
fn no_sign_that_is_changed_goes_unseen_unless_nothing_can_tell() {
    let file = file(&whole());
    let signs: Vec<char> = file.chars().collect();
    let (mut line, mut column) = (0, 0);
    let lines: Vec<&str> = file.split("\r\n").collect();
    for (place, sign) in signs.iter().enumerate() {
        column += 1;
        for other in ['0', '1', '9', ' ', 'w', '-', '=', 'x', '\u{202e}', '\n'] {
            if other == *sign {
                continue;
            }
            let mut changed = signs.clone();
            changed[place] = other;
            let changed: String = changed.into_iter().collect();
            let seen = !check(&changed, &Scoring::default()).is_empty();
            let steers = matches!(other, '\u{202e}' | '\n');
            assert!(
                seen || !steers && is_free(lines[line], column),
                "{}:{column}: {sign:?} {other:?}",
                line + 1
            );
        }
        if *sign == '\n' {
            (line, column) = (line + 1, 0);
        }
    }
}

#[test]
fn no_line_that_is_lost_doubled_or_moved_goes_unseen() {
    let file = file(&whole());
    let lines: Vec<&str> = file.strip_suffix("\r\n").unwrap().split("\r\n").collect();
    let found = |lines: &[&str]| check(&(lines.join("\r\n") + "\r\n"), &Scoring::default());
    assert_eq!(found(&lines), []);
    for place in 0..lines.len() {
        let id = &lines[place][..3];
        let mut lost = lines.clone();
        lost.remove(place);
        // The format leaves these out where they are not known.
        let optional = ["022", "032", "042", "052", "092", "102", "112", "122", "132"].contains(&id);
        assert_eq!(found(&lost).is_empty(), optional, "{}", lines[place]);
        let mut doubled = lines.clone();
        doubled.insert(place, lines[place]);
        assert_eq!(found(&doubled).is_empty(), id == "112", "{}", lines[place]);
        let mut moved = lines.clone();
        moved.swap(place, (place + 1) % lines.len());
        let same = lines[(place + 1) % lines.len()].starts_with(id);
        assert_eq!(found(&moved).is_empty(), same, "{}", lines[place]);
    }
    assert_eq!(check("", &Scoring::default())[0], Misfit { line: 1, column: 1, problem: Problem::Content });
    assert!(!check(file.trim_end(), &Scoring::default()).is_empty());
    assert!(!check(&file.replace("\r\n", "\n"), &Scoring::default()).is_empty());
}

#[test]
fn any_match_is_reported_as_it_was_entered() {
    let mut state = seed();
    let mut roll = |sides: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    for _ in 0..200 {
        let (boards, rounds) = (1 + roll(6), 1 + roll(5));
        let names = |team: &str| {
            (1..=boards + 5).map(|number| format!("\"{team} {number}\"")).collect::<Vec<_>>().join(", ")
        };
        let mut text = "name = \"Any\"\nedition = \"2023\"\ntime = \"90+30\"\n".to_owned();
        for team in ["A", "B"] {
            text.extend([format!("[[teams]]\nname = \"{team}\"\nmembers = [{}]\n", names(team))]);
        }
        let mut told = Vec::new();
        for round in 1..=rounds {
            text.extend([format!("[[rounds]]\nnumber = {round}\nwhite = \"A\"\n")]);
            for board in 1..=roll(boards + 1) {
                // Whoever is so many boards further on has not been met before.
                let (white, black) = (board, (board + round - 1) % (boards + 5) + 1);
                let results = [
                    ("1-0", "1", "0"),
                    ("0-1", "0", "1"),
                    ("1/2-1/2", "=", "="),
                    ("0-0", "0", "0"),
                    ("1/2-0", "=", "0"),
                    ("0-1/2", "0", "="),
                    ("+/-", "+", "-"),
                    ("-/+", "-", "+"),
                    ("-/-", "-", "-"),
                    ("", " ", " "),
                ];
                let (entered, of_white, of_black) = results[usize::try_from(roll(10)).unwrap()];
                let number = |number: u64| u32::try_from(number).unwrap();
                let paired =
                    pairing(number(round), number(board), &format!("A {white}"), &format!("B {black}"));
                text += &paired;
                if !entered.is_empty() {
                    text.extend([format!("result = \"{entered}\"\nreason = \"x\"\n")]);
                }
                told.push((round, white, boards + 5 + black, of_white, of_black));
            }
        }
        let file = file(&text);
        for (round, white, black, of_white, of_black) in told {
            let first = 92 + 10 * (usize::try_from(round).unwrap() - 1);
            let cell = |number: u64| at(&line_of(&file, &format!("001 {number:4}")), first, first + 7);
            assert_eq!(cell(white), format!("{black:4} w {of_white}"), "{file}");
            assert_eq!(cell(black), format!("{white:4} b {of_black}"), "{file}");
        }
    }
}

#[test]
fn the_keys_of_the_report_have_their_faults_in_their_places() {
    for (line, at, part) in [
        ("city = \"\"", "4:8", "empty"),
        ("federation = \"por\"", "4:14", "three capital letters"),
        ("federation = \"ESPA\"", "4:14", "three capital letters"),
        ("arbiter = 1", "4:11", "a text"),
        ("deputies = \"Arbiter B\"", "4:12", "a list of texts"),
        ("date = \"28.11.2026\"", "4:8", "a day, such as 2026-11-28"),
        ("date = \"2026-02-29\"", "4:8", "a day, such as 2026-11-28"),
        ("date = 2026-11-28T10:00:00", "4:8", "a day, such as 2026-11-28"),
        ("date = 2026", "4:8", "a day, such as 2026-11-28"),
        ("date = 2026-11-28\nfrom = 2026-11-28\nto = 2026-11-28", "4:1", "one day"),
        ("from = 2026-11-28", "1:1", "to is missing"),
        ("to = 2026-11-28", "1:1", "from is missing"),
        ("from = 2026-11-28\nto = 2026-11-27", "5:6", "ends before"),
        ("[[players]]\nname = \"Ann\"", "4:3", "teams is missing"),
    ] {
        one_fault(&with(line), at, part);
    }
    for (players, at, part) in [
        ("rating = 1", "20:1", "name is missing"),
        ("name = \"Zoe\"", "21:8", "Zoe is in neither team"),
        ("name = \"Ann\"\ntitle = \"XM\"", "22:9", "GM, IM, WGM"),
        ("name = \"Ann\"\nrating = 10000", "22:10", "from 1 to 9999"),
        ("name = \"Ann\"\nfederation = \"E\"", "22:14", "three capital letters"),
        ("name = \"Ann\"\nfide-id = 0", "22:11", "from 1 to 99999999"),
        ("name = \"Ann\"\nbirth = 90", "22:9", "a day"),
        ("name = \"Ann\"\nsex = \"f\"", "22:7", "m, w"),
        ("name = \"Ann\"\n[[players]]\nname = \"Ann\"", "23:8", "further up"),
        ("name = \"Ann\"\nfide-id = 5\n[[players]]\nname = \"Bob\"\nfide-id = 5", "25:11", "FIDE number 5"),
    ] {
        one_fault(&teams(&format!("[[players]]\n{players}\n")), at, part);
    }
    let outside = teams("").replace("[[rounds]]\nnumber = 1", "[[rounds]]\ndate = 2026-11-27\nnumber = 1");
    one_fault(&format!("date = 2026-11-28\n{outside}"), "16:8", "Round 1 is not played");
}

#[test]
fn the_command_hands_out_the_report_and_tells_what_it_lacks() {
    let place = Place::new(&whole());
    let done = place.run("event trf event.toml", "");
    assert!(done.status.success(), "{done:?}");
    assert_eq!(String::from_utf8(done.stdout).unwrap(), file(&whole()));
    assert_eq!(lines(&done.stderr), ["For a rating by FIDE the event's file lacks: players.fide-id."]);
    let to_file = place.run("event trf event.toml --output report.trf", "");
    assert!(to_file.status.success() && to_file.stdout.is_empty(), "{to_file:?}");
    assert_eq!(fs::read_to_string(place.folder.path().join("report.trf")).unwrap(), file(&whole()));
    // Neither the event nor the library is written over.
    for (output, why) in
        [("event.toml", "it is the event's file"), ("library.sqlite3", "it belongs to the library")]
    {
        let refused = place.run(&format!("event trf event.toml --output {output}"), "");
        assert!(!refused.status.success() && lines(&refused.stderr).concat().contains(why), "{refused:?}");
    }
    assert_eq!(fs::read_to_string(place.folder.path().join("event.toml")).unwrap(), whole());
    place.write(
        &teams(&pairing(1, 1, &"A".repeat(40), "Eve")).replace("\"Ann\"", &format!("\"{}\"", "A".repeat(40))),
    );
    assert_eq!(
        lines(&place.run("event trf event.toml", "").stderr),
        [
            "One board has no result yet.",
            &format!("This name is too long for its field and was cut: {}.", "A".repeat(40)),
            "For a rating by FIDE the event's file lacks: city, federation, arbiter, date, players.fide-id.",
        ]
    );
    place.write(HEAD);
    assert!(place.refuses("event trf event.toml")[0].contains("teams is missing"));
}

#[test]
fn games_are_reported_as_they_were_played_and_the_tie_break_is_not() {
    let rapid = teams(
        &(result(1, 2, "Bob", "Fay", "0-1")
            + &pairing(1, 1, "Ann", "Eve")
            + &pairing(2, 1, "Fay", "Ann")
            + &pairing(2, 2, "Eve", "Dan")
            + "[tie-break]\ntime = \"5\"\nsupervision = \"B.4\"\nwhite = \"Ann\"\nblack = \"Eve\"\n"),
    )
    .replace("max-members", "default-time = 0\nmax-members");
    let place = Place::new(&rapid);
    let play = |at: &str, lines: &str| place.prints(&format!("event play event.toml {at} {SEATED}"), lines);
    let cell = |number: u32, round: &str| {
        let file = String::from_utf8(place.run("event trf event.toml", "").stdout).unwrap();
        assert_eq!(check(&file, &Scoring::default()), [], "{file}");
        field(&line_of(&file, &format!("001 {number:4}")), round)
    };
    play("1 1", "arbiter: start\ne4\ne5\nwhite: resign\n");
    assert_eq!((cell(1, "round 1").as_str(), cell(4, "round 1").as_str()), ("   4 w 0", "   1 b 1"));
    // Not both have made a move: not rated.
    play("2 1", "arbiter: start\ne4\nblack: resign\n");
    assert_eq!((cell(5, "round 2").as_str(), cell(1, "round 2").as_str()), ("   1 w W", "   5 b L"));
    // 6.7.1 — somebody has not come.
    play("2 2", "arbiter: black is absent\narbiter: start\nwait 1s\n");
    assert_eq!((cell(4, "round 2").as_str(), cell(6, "round 2").as_str()), ("   6 w +", "   4 b -"));
    let before = place.run("event trf event.toml", "").stdout;
    assert!(place.prints("event table event.toml", "").len() > 6);
    place.write(&(rapid.clone() + "result = \"1-0\"\nreason = \"x\"\n"));
    assert_eq!(place.run("event trf event.toml", "").stdout, before);
}
