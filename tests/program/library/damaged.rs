//! Each event carries a hash of the one before it: what was changed, taken away, added or moved is noticed, and told
//! with the game, the move, and what can still be had.

use std::fs;

use super::{Home, is_in_words};

type Attack = (&'static str, (&'static str, &'static str), (&'static str, &'static str));

/// What is done to game 1, which move is named for it in German and English, and what is said to be wrong there.
const ATTACKS: [Attack; 9] = [
    (
        "UPDATE events SET event = replace(event, 'g1f3', 'g1h3') WHERE game = 1 AND seq = 8",
        ("beim 2. Zug von Weiß", "White's move 2"),
        ("verändert", "changed"),
    ),
    (
        "UPDATE events SET at_ms = at_ms + 1 WHERE game = 1 AND seq = 18",
        ("beim 3. Zug von Schwarz", "Black's move 3"),
        ("verändert", "changed"),
    ),
    (
        "UPDATE events SET hash = zeroblob(32) WHERE game = 1 AND seq = 11",
        ("beim 2. Zug von Schwarz", "Black's move 2"),
        ("verändert", "changed"),
    ),
    (
        "DELETE FROM events WHERE game = 1 AND seq = 9",
        ("beim 2. Zug von Weiß", "White's move 2"),
        ("fehlt", "missing"),
    ),
    (
        "DELETE FROM events WHERE game = 1 AND seq > 14",
        ("beim 3. Zug von Weiß", "White's move 3"),
        ("fehlt", "missing"),
    ),
    (
        "UPDATE events SET (at_ms, event, hash) = (SELECT at_ms, event, hash FROM events WHERE game = 1 AND seq = 17)
         WHERE game = 1 AND seq = 18",
        ("beim 3. Zug von Schwarz", "Black's move 3"),
        ("verändert", "changed"),
    ),
    (
        "INSERT INTO events SELECT 1, 21, at_ms, event, hash FROM events WHERE game = 2 AND seq = 2",
        ("beim 4. Zug von Weiß", "White's move 4"),
        ("verändert", "changed"),
    ),
    (
        "UPDATE heads SET at_ms = 5000000 WHERE game = 1",
        ("beim 4. Zug von Weiß", "White's move 4"),
        ("verändert", "changed"),
    ),
    (
        "UPDATE events SET event = '{\"event\":\"tomorrow\"}' WHERE game = 1 AND seq = 2",
        ("beim 1. Zug von Weiß", "White's move 1"),
        ("verändert", "changed"),
    ),
];

#[test]
fn what_was_changed_is_told_by_every_command_with_the_game_and_the_move() {
    for (attack, (zug, its_move), (was, what)) in ATTACKS {
        let home = Home::of_this_version();
        home.attack(attack);
        for (voice, place, fault) in [("de", zug, was), ("en", its_move, what)] {
            let commands: &[&[&str]] = &[
                &["games", "list"],
                &["games", "verify"],
                &["games", "verify", "1"],
                &["games", "export", "1"],
                &["resume", "1", "--line"],
            ];
            // One command is enough for the words of another voice.
            for command in &commands[..if voice == "de" { commands.len() } else { 1 }] {
                let told = home.run(voice, command);
                let error = told.error.trim_end();
                assert_eq!(told.code, Some(1), "{attack}: {command:?}: {error}");
                assert_eq!(error.lines().count(), 1, "{attack}: {command:?}: {error}");
                assert!(error.contains(place) && error.contains(fault), "{attack}: {command:?}: {error}");
                is_in_words(error);
            }
        }
        // What is sound is listed and can be had.
        let listed = home.run("de", &["games", "list"]).out;
        assert!(listed.starts_with("2: ") && listed.lines().count() == 3, "{attack}: {listed}");
        for game in ["2", "3", "4"] {
            assert_eq!(home.run("en", &["games", "verify", game]).code, Some(0), "{attack}: {game}");
            assert_eq!(home.run("en", &["games", "export", game]).code, Some(0), "{attack}: {game}");
        }
    }
}

#[test]
fn what_stands_before_the_damage_can_be_exported() {
    let home = Home::of_this_version();
    home.attack("UPDATE events SET event = replace(event, 'f1b5', 'f1c4') WHERE game = 1");
    let told = home.run("en", &["games", "export", "1", "--until-damage"]);
    assert_eq!(told.code, Some(0));
    assert!(
        told.out
            .contains("2. Nf3 {[%clk 1:31:00] [%emt 0:00:00]} 2... Nc6 {[%clk 1:31:00] [%emt 0:00:00]}\n*"),
        "{}",
        told.out
    );
    assert!(told.error.contains("White's move 3"), "{}", told.error);
    // Where not even the first event is sound, there is nothing.
    home.attack("UPDATE games SET opened = '2020-02-20T00:00:00+00:00' WHERE id = 4");
    let told = home.run("de", &["games", "export", "4", "--until-damage"]);
    assert_eq!((told.code, told.out.as_str()), (Some(1), ""));
    assert!(told.error.contains("Partie 4 ist von Anfang an beschädigt"), "{}", told.error);
    // A whole one is written as without the flag.
    let [plain, until] = [&["games", "export", "2"][..], &["games", "export", "2", "--until-damage"]];
    assert_eq!(home.run("de", plain).out, home.run("de", until).out);
}

#[test]
fn a_game_that_is_gone_is_missed() {
    for statement in ["DELETE FROM games WHERE id = 2", "DELETE FROM events WHERE game = 2"] {
        let home = Home::of_this_version();
        home.attack(statement);
        let told = home.run("en", &["games", "list"]);
        assert_eq!(told.code, Some(1), "{statement}");
        assert!(
            told.error.contains("Game 2 is damaged from the start: something is missing"),
            "{}",
            told.error
        );
        assert_eq!(told.out.lines().count(), 3, "{statement}");
        // One that never was is none.
        let told = home.run("en", &["games", "export", "5"]);
        assert!(told.error.contains("There is no game 5"), "{}", told.error);
    }
}

#[test]
fn games_that_are_gone_one_after_the_other_are_missed_in_one_sentence() {
    let home = Home::of_this_version();
    for table in ["games WHERE id", "events WHERE game", "heads WHERE game"] {
        home.attack(&format!("DELETE FROM {table} IN (2, 3)"));
    }
    for (voice, sentence) in [
        ("de", "Die Partien 2 bis 3 fehlen"),
        ("en", "Games 2 to 3 are missing"),
        ("es", "Faltan las partidas 2 a 3"),
        ("eu", "2. partidatik 3. partidara"),
        ("hu", "Hiányoznak a játszmák, 2–3. szám"),
        ("pt", "Faltam as partidas 2 a 3"),
    ] {
        for command in ["list", "verify"] {
            let told = home.run(voice, &["games", command]);
            assert_eq!((told.code, told.error.lines().count()), (Some(1), 1), "{}", told.error);
            assert!(told.error.contains(sentence), "{}", told.error);
        }
    }
    // A single one of them is told as ever.
    let told = home.run("en", &["games", "export", "3"]);
    assert!(told.error.contains("Game 3 is damaged from the start: something is missing"), "{}", told.error);
}

#[test]
fn a_number_that_no_game_can_have_is_told_and_none_is_begun_behind_it() {
    let most = i64::MAX.to_string();
    for (attacks, number, missing) in [
        (vec![format!("UPDATE sqlite_sequence SET seq = {most}")], None, Some(format!("Games 5 to {most}"))),
        (
            vec![format!("INSERT INTO games VALUES ({most}, '')")],
            Some(most.as_str()),
            Some("Games 5 to".to_owned()),
        ),
        (vec!["INSERT INTO games VALUES (-7, '')".to_owned()], Some("-7"), None),
        (vec!["INSERT INTO games VALUES (0, '')".to_owned()], Some("0"), None),
    ] {
        let home = Home::of_this_version();
        for attack in &attacks {
            home.attack(attack);
        }
        let listed = home.run("en", &["games", "list"]);
        assert_eq!((listed.code, listed.out.lines().count()), (Some(1), 4), "{attacks:?}: {}", listed.error);
        let lines = usize::from(number.is_some()) + usize::from(missing.is_some());
        assert_eq!(listed.error.lines().count(), lines, "{attacks:?}: {}", listed.error);
        if let Some(number) = number {
            let told = format!("Game {number} is damaged from the start: what is there is not possible");
            assert!(listed.error.contains(&told), "{}", listed.error);
            for command in [
                &["games", "verify", "--", number][..],
                &["games", "export", "--", number],
                &["resume", "--", number],
            ] {
                let one = home.run("en", command);
                assert_eq!(one.code, Some(1), "{command:?}: {}", one.error);
                assert!(one.error.contains(&told), "{command:?}: {}", one.error);
            }
        }
        if let Some(missing) = missing {
            assert!(listed.error.contains(&missing), "{}", listed.error);
            for command in [&["relay", "--line"][..], &["practice", "--line"], &["tournament", "--line"]] {
                let begun = home.run("en", command);
                assert_eq!(begun.code, Some(1), "{}{}", begun.out, begun.error);
                assert!(
                    begun.error.contains("is damaged") && begun.error.lines().count() == 1,
                    "{}",
                    begun.error
                );
                is_in_words(&begun.error);
            }
        }
        is_in_words(&listed.error);
    }
}

#[test]
fn a_library_of_the_first_version_is_read_as_it_is_and_brought_up_to_date_when_it_is_played_in() {
    let home = Home::of_version_1();
    let version = || {
        let connection = rusqlite::Connection::open(&home.library).unwrap();
        connection.query_row("PRAGMA user_version", [], |row| row.get::<_, i32>(0)).unwrap()
    };
    fs::create_dir(home.path("library.sqlite3-locks")).unwrap();
    let before: Vec<String> =
        ["1", "2", "3", "4"].iter().map(|game| home.run("de", &["games", "export", game]).out).collect();
    assert_eq!(home.run("de", &["games", "verify"]).out, "Alle 4 Partien sind heil.\n");
    assert_eq!(version(), 1);
    let mut desk = home.sit("de", &["resume", "1"]);
    assert_eq!(desk.answers("Sc3"), "Springer Bella eins Cäsar drei. Schwarz am Zug.");
    desk.leave();
    assert_eq!(version(), 5);
    assert!(!home.path("library.sqlite3-locks").exists());
    assert_eq!(home.run("de", &["games", "verify"]).code, Some(0));
    for (game, before) in ["2", "3", "4"].iter().zip(&before[1..]) {
        assert_eq!(home.run("de", &["games", "export", game]).out, *before);
    }
    let pgn = home.run("de", &["games", "export", "1"]).out.replace('\n', " ");
    assert!(pgn.contains("4. Nc3"), "{pgn}");
    // The time a killed program had noted is still known (White thinks about the third move for eleven seconds).
    let mut desk = home.sit("de", &["resume", "3"]);
    assert_eq!(desk.answers("time used white"), "Weiß: elf Sekunden verbraucht.");
    desk.leave();
}

/// Where no hash tells it, what cannot have been is told.
#[test]
fn what_is_impossible_in_a_library_of_the_first_version_is_noticed() {
    let cases = [
        ("1", "replace(event, 'g1f3', 'g1g3')", 8, "beim 2. Zug von Weiß", "nicht möglich"),
        ("1", "replace(event, 'e7e5', 'e7e4')", 5, "beim 1. Zug von Schwarz", "nicht möglich"),
        ("1", "replace(event, 'e7e5', 'e2e4')", 5, "beim 1. Zug von Schwarz", "nicht möglich"),
        ("1", "replace(event, 'e7e5', 'z9e5')", 5, "beim 1. Zug von Schwarz", "nicht möglich"),
        ("3", "replace(event, 'e2e4', 'e2e5')", 3, "beim 1. Zug von Weiß", "nicht möglich"),
        ("2", "replace(event, '1-0', '2-0')", 23, "beim 4. Zug von Schwarz", "nicht möglich"),
        ("2", "replace(event, 'white', 'green')", 8, "beim 2. Zug von Weiß", "nicht lesen"),
        ("2", "'{\"event\":\"tomorrow\"}'", 12, "beim 2. Zug von Schwarz", "nicht lesen"),
        ("4", "replace(event, 'opened', 'resumed')", 1, "von Anfang an", "nicht möglich"),
    ];
    for (game, change, seq, place, fault) in cases {
        let home = Home::of_version_1();
        home.attack(&format!("UPDATE events SET event = {change} WHERE game = {game} AND seq = {seq}"));
        for command in [&["games", "list"][..], &["games", "export", game], &["resume", game, "--line"]] {
            let told = home.run("de", command);
            assert_eq!(told.code, Some(1), "{game} {change}: {command:?}: {told:?}");
            let error = told.error;
            assert!(error.contains(place) && error.contains(fault), "{change}: {error}");
            is_in_words(&error);
        }
    }
    let home = Home::of_version_1();
    home.attack("DELETE FROM events WHERE game = 3 AND seq = 4");
    let told = home.run("de", &["games", "verify"]);
    assert!(
        told.error.contains("Partie 3 ist beschädigt, beim 1. Zug von Weiß: dort fehlt etwas"),
        "{told:?}"
    );
}

/// Whatever byte is another one, nothing is told that was not played: either everything is as before, or that it is not
/// is told, with code 1 and in the voice's words.
#[test]
fn a_changed_byte_is_noticed_or_changes_nothing() {
    let home = Home::of_this_version();
    let right = fs::read(&home.library).unwrap();
    let told = |home: &Home| ["1", "2", "3", "4"].map(|game| home.run("en", &["games", "export", game]));
    let whole = told(&home).map(|told| told.out);
    let seed = 20_261_122_u64;
    println!("seed {seed}");
    let mut random = seed;
    for _ in 0..24 {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let place = usize::try_from(random >> 20).unwrap() % right.len();
        let mut wrong = right.clone();
        wrong[place] ^= 1 << (random >> 17 & 7);
        fs::write(&home.library, &wrong).unwrap();
        for (told, whole) in told(&home).iter().zip(&whole) {
            if told.code == Some(0) {
                assert_eq!(&told.out, whole, "byte {place}");
            } else {
                assert_eq!((told.code, told.error.lines().count()), (Some(1), 1), "byte {place}: {told:?}");
                is_in_words(&told.error);
            }
        }
    }
}

#[test]
fn a_file_that_is_cut_short_gives_what_is_left_of_it() {
    let home = Home::of_this_version();
    // Enough games for many pages.
    for _ in 0..6 {
        let mut desk = home.sit("en", &["relay", "--press", "auto"]);
        for announced in ["Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8"] {
            desk.answers(announced);
        }
        desk.leave();
    }
    let right = fs::read(&home.library).unwrap();
    let pages = right.len() / 4096;
    assert!(pages > 8, "{pages}");
    let mut some = false;
    for left in [right.len() - 1, 4096 * (pages - 2), 4096 * (pages / 2), 4096, 1000, 1] {
        fs::write(&home.library, &right[..left]).unwrap();
        for command in [&["games", "list"][..], &["games", "verify"], &["resume", "10", "--line"]] {
            let told = home.run("de", command);
            assert_eq!(told.code, Some(1), "{left}: {command:?}: {told:?}");
            assert!(!told.error.is_empty(), "{left}: {command:?}");
            is_in_words(&told.error);
        }
        let sound = home.run("de", &["games", "list"]).out;
        some |= sound.lines().count() > 0;
        for line in sound.lines() {
            let (game, _) = line.split_once(':').unwrap();
            assert_eq!(home.run("de", &["games", "export", game]).code, Some(0), "{left}: {line}");
        }
        // Nobody begins a game in what is left.
        let told = home.run("de", &["relay", "--line"]);
        assert_eq!(told.code, Some(1), "{left}: {told:?}");
        is_in_words(&told.error);
    }
    assert!(some, "nothing was left anywhere");
    fs::write(&home.library, "").unwrap();
    assert_eq!(home.run("de", &["games", "list"]).code, Some(1));
}
