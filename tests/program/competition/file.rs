//! An event file: every fault with its place, and all it settles.

use super::*;

#[test]
fn an_event_that_is_well_is_told_so() {
    let place = Place::new(HEAD);
    assert_eq!(place.prints("event check event.toml", ""), ["Nothing is wrong with the event event.toml."]);
    // Written under another system, with its marks.
    place.write(&format!("\u{feff}{}", HEAD.replace('\n', "\r\n").replace("\"2018\"", "2018")));
    place.prints("event check event.toml", "");
}

#[test]
fn what_means_nothing_or_has_the_wrong_kind_has_its_place() {
    for (line, at, part) in [
        ("nmae = \"x\"", "4:1", "Possible: name."),
        ("Time = \"5\"", "4:1", "Possible: time."),
        ("  colour = 1", "4:3", "Possible: name, voice, names, edition"),
        ("voice = 1", "4:9", "Possible"),
        ("voice = \"xx\"", "4:9", "Possible are: de, en"),
        ("voice = \"\"", "4:9", "empty"),
        ("names = \"greek\"", "4:9", "fide, letters, nato, local"),
        ("default-time = \"30\"", "4:16", "a whole number"),
        ("default-time = -1", "4:16", "from 0 to 1440"),
        ("no-offers-before = 501", "4:20", "from 1 to 500"),
        ("no-offers-before = 30.5", "4:20", "a whole number"),
        ("offers-need-consent = \"yes\"", "4:23", "true or false"),
        ("guidelines-iii = 1", "4:18", "true or false"),
        ("clock-gate = \"pressed\"", "4:14", "made, repeated, executed"),
        ("flag = \"up\"", "4:8", "called, claimed"),
        ("press = \"arbiter\"", "4:9", "either, player, assistant"),
        ("step-by-step = 0", "4:16", "true or false"),
        ("assistant = \"D.2.10.1\"", "4:13", "a list of texts"),
        ("assistant = [1]", "4:14", "a list of texts"),
        ("assistant = [\"D.2.10.1\", \"D.2.10.7\"]", "4:26", "D.2.10.6"),
        ("scoring = 1", "4:11", "a section"),
        ("scoring = { win = \"1\" }", "4:19", "points"),
        ("scoring = { win = 1.3 }", "4:19", "points"),
        ("scoring = { winn = 1 }", "4:13", "Possible: win."),
        ("teams = 2", "4:9", "double brackets"),
        ("äö = 1", "4:1", "no TOML"),
        ("flag \"called\"", "4:6", "no TOML"),
    ] {
        let faults = Place::new(&with(line)).faults();
        let found = faults.iter().find(|(_, told)| told.contains(part));
        assert!(found.is_some_and(|(place, _)| place == at), "{line}: {faults:?}");
    }
}

#[test]
fn everything_is_told_at_once_in_the_order_of_the_file() {
    let place = Place::new(
        "edition = \"2020\"\ntime = \"5+\"\nflag = \"up\"\npress = 3\nwhat = 1\n[scoring]\ndraw = 2\n",
    );
    let places: Vec<String> = place.faults().into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, ["1:1", "1:11", "2:8", "3:8", "4:9", "5:1", "6:1"]);
    // The other commands say the same before they begin.
    for command in
        ["tournament --line --event event.toml", "event table event.toml", "event play event.toml 1 1"]
    {
        assert_eq!(place.refuses(command).len(), 7, "{command}");
    }
    assert!(!place.library().exists(), "nothing was begun");
}

#[test]
fn one_line_that_is_no_toml_hides_no_other_fault() {
    let place = Place::new(&format!(
        "{HEAD}flag = [\n\npress = \"nobody\"\n[[teams]]\nname = \"One\"\nmembers = 3\n"
    ));
    let told = place.faults();
    assert!(told.iter().any(|(_, told)| told.contains("no TOML")), "{told:?}");
    assert!(told.iter().any(|(at, told)| at == "6:9" && told.contains("nobody")), "{told:?}");
    assert!(told.iter().any(|(at, told)| at == "9:11" && told.contains("members")), "{told:?}");
}

#[test]
fn article_6_3_times_are_read_as_on_the_command_line() {
    let time =
        |time: &str| format!("name = \"Open\"\nedition = \"2018\"\ntime = {time}\nsupervision = \"A.3\"\n");
    Place::new(&time("\"25 minutes\"")).prints("event check event.toml", "");
    one_fault(&time("\"5:3\""), "3:8", "has no number of moves");
    one_fault(&time("{ white = \"25\", black = \"abc\" }"), "3:32", "is no time");
    one_fault(&time("{ white = \"25\" }"), "3:8", "black is missing");
    one_fault(&time("{ white = \"25\", black = \"*60\" }"), "3:8", "different kinds");
    one_fault(&time("{ white = \"20\", black = \"20\", grey = \"1\" }"), "3:38", "grey");
}

#[test]
fn the_glossary_s_increment_of_two_to_sixty_seconds_is_only_a_warning() {
    let place = Place::new(&HEAD.replace("90+30", "90+61"));
    let told = place.prints("event check event.toml", "");
    assert!(told[0].starts_with("event.toml:3:8: Unusual") && told[0].contains("61"), "{told:?}");
    let done = place.run("relay --line --simulate-time --event event.toml", "");
    assert!(done.status.success() && lines(&done.stderr)[0].contains("Unusual"));
    assert!(lines(&done.stdout)[0].contains("Ninety minutes plus one minute, one second."), "{done:?}");
    for time in ["90b1", "90d61", "40/90+30:30+1"] {
        place.write(&HEAD.replace("90+30", time));
        assert!(place.prints("event check event.toml", "")[0].contains(":3:8: Unusual"), "{time}");
    }
    let place = Place::new(&HEAD.replace("90+30", "90+2"));
    assert_eq!(place.prints("event check event.toml", "").len(), 1);
}

#[test]
fn articles_a_6_and_b_4_the_event_must_say_which_rules_apply_in_rapid_and_blitz() {
    let event = |edition: &str, time: &str, supervision: &str| {
        format!(
            "name = \"Open\"\nedition = \"{edition}\"\ntime = \"{time}\"\ndefault-time = 0\n{supervision}\n"
        )
    };
    // Edition, time, what may be said, and the article that demands it.
    for (edition, time, both, article) in [
        ("2023", "20", ["A.4", "A.5"], "A.6"),
        ("2023", "5", ["B.2", "B.3"], "B.4"),
        ("2018", "20", ["A.3", "A.4"], "A.5"),
        ("2018", "5", ["B.3", "B.4"], "B.5"),
        ("2017", "20", ["A.3", "A.4"], "A.5"),
        ("2014", "5", ["B.3", "B.4"], "B.5"),
    ] {
        let faults = Place::new(&event(edition, time, "")).faults();
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].0 == "3:1" && faults[0].1.contains(&format!("Article {article}")), "{faults:?}");
        for (supervised, said) in [(true, both[0]), (false, both[1])] {
            let place = Place::new(&event(edition, time, &format!("supervision = \"{said}\"")));
            place.prints("relay --line --simulate-time --event event.toml", "");
            assert_eq!(place.opened(1).regulations.supervised, supervised, "{edition} {time} {said}");
        }
        one_fault(&event(edition, time, "supervision = \"A.9\""), "5:15", &both.join(", "));
    }
    one_fault(&event("2023", "90+30", "supervision = \"A.4\""), "5:15", "rapid and blitz only");
}

#[test]
fn article_a_3_of_2023_is_a_choice_only_where_the_competition_rules_apply() {
    let event = |edition: &str, supervision: &str| {
        format!(
            "name = \"Open\"\nedition = \"{edition}\"\ntime = \"20\"\nsupervision = \"{supervision}\"\none-minute = false\n"
        )
    };
    let place = Place::new(&event("2023", "A.4"));
    place.prints("relay --line --simulate-time --event event.toml", "");
    assert!(!place.opened(1).regulations.one_minute_supervised);
    one_fault(&event("2023", "A.5"), "5:14", "A.3");
    one_fault(&event("2018", "A.3"), "5:14", "A.3");
}

#[test]
fn article_8_1_1_2_electronic_scoresheets_are_of_2023() {
    let event = |edition: &str, sheets: &str| {
        format!("name = \"Open\"\nedition = \"{edition}\"\ntime = \"90+30\"\nscoresheets = \"{sheets}\"\n")
    };
    let place = Place::new(&event("2023", "electronic"));
    place.prints("tournament --line --simulate-time --event event.toml", "");
    assert_eq!(place.opened(1).regulations.scoresheets, Scoresheets::Electronic);
    one_fault(&event("2018", "electronic"), "4:15", "Article 8.1.1.2");
    one_fault(&event("2023", "stone"), "4:15", "paper, electronic");
    Place::new(&event("2018", "paper")).prints("event check event.toml", "");
}

#[test]
fn article_a_5_2_illegal_moves_are_the_players_to_claim_only_without_the_competition_rules() {
    let event = |edition: &str, time: &str, supervision: &str| {
        format!(
            "name = \"Open\"\nedition = \"{edition}\"\ntime = \"{time}\"\ndefault-time = 0\n{supervision}illegal-moves = \"claimed\"\n"
        )
    };
    for (edition, time, supervision) in [
        ("2023", "20", "A.5"),
        ("2023", "5", "B.3"),
        ("2018", "20", "A.4"),
        ("2017", "5", "B.4"),
        ("2014", "20", "A.4"),
    ] {
        let place = Place::new(&event(edition, time, &format!("supervision = \"{supervision}\"\n")));
        place.prints("tournament --line --simulate-time --event event.toml", "");
        assert_eq!(place.opened(1).regulations.illegal, FlagCalling::Claimed, "{edition} {time}");
    }
    // With full supervision, in rapid and in blitz, and in standard chess.
    for (edition, time, supervision, place) in [
        ("2023", "20", "supervision = \"A.4\"\n", "6:17"),
        ("2023", "5", "supervision = \"B.2\"\n", "6:17"),
        ("2018", "20", "supervision = \"A.3\"\n", "6:17"),
        ("2014", "5", "supervision = \"B.3\"\n", "6:17"),
        ("2023", "90+30", "", "5:17"),
        ("2014", "40/120:60", "", "5:17"),
    ] {
        one_fault(&event(edition, time, supervision), place, "Article A.5.2");
    }
    one_fault(
        &event("2023", "20", "supervision = \"A.5\"\n").replace("claimed", "seen"),
        "6:17",
        "called, claimed",
    );
}

#[test]
fn article_6_7_of_2014_demands_a_default_time() {
    one_fault(&HEAD.replace("2018", "2014"), "2:1", "Article 6.7");
    let place = Place::new(&format!("{}default-time = 30\n", HEAD.replace("2018", "2014")));
    place.prints("relay --line --simulate-time --event event.toml", "");
    assert_eq!(place.opened(1).regulations.default_time, Some(30 * 60_000));
}

#[test]
fn article_iii_2_guidelines_iii_are_for_games_without_increment_that_are_no_blitz() {
    let event = |time: &str, more: &str| {
        format!("name = \"Open\"\nedition = \"2018\"\ntime = \"{time}\"\nguidelines-iii = true\n{more}")
    };
    for (time, more) in [("90", ""), ("40/90:30", ""), ("20", "supervision = \"A.3\"\n")] {
        Place::new(&event(time, more)).prints("event check event.toml", "");
    }
    for (time, more) in [("90+30", ""), ("90d5", ""), ("-", ""), ("up", ""), ("5", "supervision = \"B.3\"\n")]
    {
        one_fault(&event(time, more), "4:18", "Article III.2");
    }
}

#[test]
fn article_d_2_10_3_an_assistant_who_presses_must_be_given_that() {
    one_fault(&with("press = \"assistant\"\nassistant = [\"D.2.10.2\"]"), "4:9", "D.2.10.3");
    one_fault(&with("assistant = []\npress = \"assistant\""), "5:9", "D.2.10.3");
    one_fault(
        &with("white-assistant = [\"D.2.10.1\"]\nblack-assistant = []\npress = \"assistant\""),
        "6:9",
        "D.2.10.3",
    );
    let one_of_two = with("assistant = []\nblack-assistant = [\"D.2.10.3\"]\npress = \"assistant\"");
    Place::new(&one_of_two).prints("event check event.toml", "");
    Place::new(&with("press = \"assistant\"")).prints("event check event.toml", "");
}

#[test]
fn article_d_2_11_an_assistant_who_is_given_nothing_is_none() {
    let started = |line: &str| {
        let place = Place::new(&with(line));
        let command = "tournament --line --simulate-time --event event.toml --white-is blind --black-is deaf";
        place.prints(command, "arbiter: start\n")[1].clone()
    };
    let both = "[\"D.2.10.1\", \"D.2.10.2\"]";
    for line in [
        "assistant = []".to_owned(),
        // Between the two somebody moves and announces.
        "assistant = [\"D.2.10.3\"]".to_owned(),
        "assistant = [\"D.2.10.1\", \"D.2.10.3\"]".to_owned(),
        "white-assistant = []\nblack-assistant = [\"D.2.10.2\"]".to_owned(),
    ] {
        assert!(started(&line).ends_with("Article D.2.11."), "{line}: {}", started(&line));
    }
    for line in [
        format!("assistant = {both}"),
        format!("assistant = []\nwhite-assistant = {both}"),
        // The deaf player's assistant, where the blind player has none.
        format!("white-assistant = []\nblack-assistant = {both}"),
    ] {
        assert_eq!(started(&line), "White to move.", "{line}");
    }
    let place = Place::new(&with("assistant = [\"D.2.10.1\"]"));
    let relay = "relay --line --simulate-time --event event.toml --white-is blind --black-is deaf";
    assert!(place.refuses(relay)[0].ends_with("Article D.2.11."));
}

#[test]
fn article_d_2_10_the_duties_of_each_players_assistant() {
    let at = |line: &str, place: &str, part: &str| one_fault(&with(line), place, part);
    at("white-assistant = [\"D.2.10.7\"]", "4:20", "white-assistant");
    at("black-assistant = [\"D.2.10.1\", 2]", "4:32", "black-assistant");
    at("black-assistant = \"D.2.10.1\"", "4:19", "black-assistant");
    let place =
        Place::new(&with("assistant = [\"D.2.10.1\"]\nblack-assistant = [\"D.2.10.2\", \"d.2.10.5\"]"));
    place.prints("relay --line --simulate-time --event event.toml", "");
    let rules = place.opened(1).regulations;
    assert_eq!(rules.white_duties, None);
    assert_eq!(rules.duties_of(Color::White), BTreeSet::from([Duty::MakeMoves]));
    assert_eq!(rules.duties_of(Color::Black), BTreeSet::from([Duty::Announce, Duty::Claim]));
    // Whoever is not named with his player may do for either what both may.
    assert_eq!(rules.duties_of_unnamed(), BTreeSet::new());
}

#[test]
fn what_the_command_line_asks_for_does_not_contradict_the_event() {
    let place = Place::new(&with("default-time = 30"));
    let refused = |flags: &str| place.refuses(&format!("tournament --line --event event.toml {flags}"));
    for (flags, why) in [
        ("--edition 2023", "--edition contradicts the event, whose file says edition = 2018"),
        ("--default-time 10m", "--default-time contradicts the event, whose file says default-time = 30"),
        ("--default-time 30m1s", "--default-time contradicts the event, whose file says default-time = 30"),
        ("--time 20", "--time contradicts the event"),
    ] {
        assert!(refused(flags)[0].contains(why), "{flags}: {:?}", refused(flags));
    }
    let same = "--edition 2018 --default-time 30m --time 90+30";
    place.prints(&format!("tournament --line --event event.toml {same}"), "");
    place.write(HEAD);
    assert!(refused("--default-time 0")[0].contains("whose file has no default-time"));
}

#[test]
fn articles_10_1_and_10_2_limit_what_a_game_counts() {
    let scoring = |win: &str, draw: &str, loss: &str| {
        with(&format!("[scoring]\nwin = {win}\ndraw = {draw}\nloss = {loss}"))
    };
    Place::new(&scoring("3", "1", "0")).prints("event check event.toml", "");
    Place::new(&scoring("3", "2.0", "1")).prints("event check event.toml", "");
    one_fault(&scoring("0", "0", "0"), "4:1", "Article 10.1");
    one_fault(&scoring("1", "2", "0"), "4:1", "Article 10.1");
    one_fault(&scoring("1", "1", "0"), "4:1", "Article 10.2");
    one_fault(&scoring("1", "0.75", "0"), "6:8", "points");
    one_fault(&scoring("-1", "0", "0"), "5:7", "points");
}

#[test]
fn all_that_an_event_settles_is_kept_with_the_game() {
    let place = Place::new(
        "name = \"Open\"\nedition = \"2017\"\ntime = { white = \"25\", black = \"20\" }\nsupervision = \"A.4\"\n\
         default-time = 15\nno-offers-before = 30\noffers-need-consent = true\nguidelines-iii = true\n\
         clock-gate = \"repeated\"\nflag = \"claimed\"\npress = \"player\"\nstep-by-step = true\n\
         assistant = [\"d.2.10.5\"]\nnames = \"nato\"\nvoice = \"pt\"\n[scoring]\nwin = 3\ndraw = 1\n",
    );
    let told = place.prints("tournament --line --simulate-time --event event.toml", "");
    assert!(told[0].contains("Leis da FIDE de 2017") && told[0].contains("Artigo A.4"), "{told:?}");
    let setup = place.opened(1);
    let rules = &*setup.regulations;
    assert_eq!(
        (rules.edition, rules.supervised, rules.default_time),
        (Edition::Of2017, false, Some(900_000))
    );
    assert_eq!((rules.no_offers_before, rules.offers_need_consent, rules.quickplay), (30, true, true));
    assert_eq!((rules.clock_gate, rules.flag), (PressCondition::Repeated, FlagCalling::Claimed));
    assert_eq!((rules.pressed_by, rules.step_by_step), (PressedBy::Player, true));
    assert_eq!(rules.duties, BTreeSet::from([Duty::Claim]));
    assert_eq!(
        (rules.scoring.win.to_string(), rules.scoring.draw.to_string()),
        ("3".to_owned(), "1".to_owned())
    );
    assert_eq!(setup.times().map(ToString::to_string).white, "1500s+0s");
    assert_eq!(setup.times().map(ToString::to_string).black, "1200s+0s");
    assert_eq!(setup.occasion.as_ref().unwrap().name, "Open");
    let wording = setup.wording.as_ref().unwrap();
    assert_eq!((wording.voice.as_str(), wording.names.as_str()), ("pt", "nato"));
    // A game kept before there were events is read as it was.
    let text = serde_json::to_string(&Event::opened(setup)).unwrap();
    assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), Event::opened(place.opened(1)));
    let old = r#"{"event":"opened","desk":"relay","white":"","black":"","start":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","time":"5400s+30s","press":"manual","repeat":"program","against":{"kind":"person"}}"#;
    let Ok(Event::Play(PlayEvent::Opened(old))) = serde_json::from_str(old) else { panic!("an old game") };
    assert_eq!((old.regulations.duties.len(), old.occasion, old.black_time), (6, None, None));
}

#[test]
fn each_player_has_the_time_of_his_own() {
    let place = Place::new(
        "name = \"Open\"\nedition = \"2018\"\ntime = { white = \"5\", black = \"4\" }\nsupervision = \"B.3\"\n",
    );
    let command = "relay --line --simulate-time --press auto --event event.toml";
    let told = place.prints(command, "wait 10s\ne4\nwait 5s\ntime\nwait 235s\n");
    assert!(
        told[0].contains(
            "Blitz. The Competition Rules apply, Article B.3. White: five minutes. Black: four minutes."
        ),
        "{told:?}"
    );
    assert_eq!(told[2], "White: four minutes, fifty seconds. Black: three minutes, fifty-five seconds.");
    assert!(told[3].starts_with("Flag fallen: Black."), "{told:?}");
    let pgn = place.prints("games export 1", "");
    for tag in ["[TimeControl \"?\"]", "[WhiteTimeControl \"300\"]", "[BlackTimeControl \"240\"]"] {
        assert!(pgn.iter().any(|line| line == tag), "{pgn:?}");
    }
    // Neither time alone is the event's.
    let refused = place.refuses("relay --line --event event.toml --time 5");
    assert!(refused[0].contains("White: five minutes. Black: four minutes"), "{refused:?}");
}

#[test]
fn every_key_of_an_event_file_is_on_its_page() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/regulations.md")).unwrap();
    assert!(page.is_ascii() && !page.lines().any(|line| line.starts_with('|')), "plain to listen to");
    let sections = "[scoring]\nqqqqqq = 1\n[[teams]]\nqqqqqq = 1\n[[rounds]]\nqqqqqq = 1\n[[pairings]]\nqqqqqq = 1\n\
                    [tie-break]\nqqqqqq = 1\n";
    let mut known = BTreeSet::new();
    for (_, told) in Place::new(&format!("qqqqqq = 1\n{sections}")).faults() {
        if let Some((_, keys)) = told.split_once("Possible: ") {
            known.extend(keys.trim_end_matches('.').split(", ").map(str::to_owned));
        }
    }
    assert!(known.len() > 30, "{known:?}");
    for key in known {
        assert!(page.contains(&format!("`{key}`")), "{key} is not on the page");
    }
}

/// Whatever is done to a file, it is read to its end, and either there is an event or a fault.
#[test]
fn a_damaged_file_is_told_and_never_a_panic() {
    let seed = 20_260_311_u64;
    println!("seed {seed}");
    let mut state = seed;
    let mut below = |bound: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % bound
    };
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/events/lawyers-and-students.toml");
    let whole: Vec<char> = fs::read_to_string(page).unwrap().chars().collect();
    let voices = ["de".to_owned()];
    let reading = EventReader { voices: &voices, in_signs: &|_, text| text.to_owned() };
    let mut damaged = 0;
    for _ in 0..400 {
        let mut signs = whole.clone();
        for _ in 0..=below(4) {
            let at = below(signs.len());
            match below(4) {
                0 => signs.truncate(at.max(1)),
                1 if signs.len() > 1 => drop(signs.remove(at)),
                2 => signs[at] = ['"', '[', ']', '=', '\n', 'ß', '{', '\u{0}'][below(8)],
                _ => signs.swap(at, 0),
            }
        }
        let text: String = signs.into_iter().collect();
        let (event, found) = read(&text, &reading);
        let wrong = found.iter().any(|finding| !finding.fault.only_warns());
        assert_eq!(event.is_none(), wrong, "{text}");
        assert!(found.iter().all(|finding| finding.place.line <= text.lines().count() + 1), "{found:?}");
        damaged += usize::from(wrong);
    }
    assert!(damaged > 200, "only {damaged} were damaged");
}

#[test]
fn bytes_that_are_no_text_have_their_line_and_column() {
    let place = Place::new("");
    let path = place.folder.path().join("event.toml");
    fs::write(path, b"name = \"\xC3\x84rz\xE4\"\nedition = \"2018\"\ntime = \"90+30\"\n# \xFF\xFE\n")
        .unwrap();
    let faults = place.faults();
    let places: Vec<&str> = faults.iter().map(|(at, _)| at.as_str()).collect();
    assert_eq!(places, ["1:12", "4:3", "4:4"], "{faults:?}");
    assert!(faults.iter().all(|(_, told)| told.contains("UTF-8")), "{faults:?}");
}

#[test]
fn one_file_means_the_same_whatever_voice_reads_it() {
    let event =
        |more: &str, time: &str| format!("name = \"Open\"\nedition = \"2018\"\n{more}time = \"{time}\"\n");
    for (more, time) in [
        ("", "90+30"),
        ("", "90 minutes plus 30 seconds"),
        ("voice = \"de\"\n", "neunzig Minuten plus dreißig Sekunden"),
        ("voice = \"hu\"\n", "kilencven perc plusz harminc másodperc"),
        // The voice comes after the time.
        ("", "90 Minuten plus 30 Sekunden\"\nvoice = \"de"),
    ] {
        for voice in ["de", "en", "es", "eu", "hu", "pt"] {
            let place = Place::new(&event(more, time));
            place.prints(&format!("--voice {voice} event check event.toml"), "");
            place.prints(&format!("--voice {voice} tournament --event event.toml {SEATED}"), "");
            assert_eq!(place.opened(1).time.to_string(), "5400s+30s", "{voice}: {more}{time}");
        }
    }
    // In the words of a voice that is not the event's a time says nothing, whoever reads it.
    for voice in ["de", "en"] {
        let place = Place::new(&event("", "neunzig Minuten plus dreißig Sekunden"));
        assert_eq!(place.run(&format!("--voice {voice} event check event.toml"), "").status.code(), Some(2));
    }
}
