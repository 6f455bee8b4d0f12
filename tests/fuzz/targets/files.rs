//! Files that people write by hand: everything wrong has its place, and what is read is told back.

use ansage::competition::trf::{Report, check};
use ansage::competition::{Competition, CompetitionFault, EventReader};
use ansage::laws::Scoring;
use ansage::schema::Fault;
use ansage::settings::keymap::KeyMap;
use ansage::settings::{Value, find};
use ansage::{competition, settings};

use super::hearing::VOICES;
use super::{Target, is_harmless, is_within, seeds, text};

pub const EVENT_FILE: Target =
    Target { name: "event_file", executions: 4_000, seeds: events, tokens: EVENT_WORDS, run: regulated };

pub const TRF: Target =
    Target { name: "trf", executions: 3_000, seeds: reports, tokens: TRF_WORDS, run: reported };

pub const SETTINGS: Target =
    Target { name: "settings", executions: 1_000, seeds: settled, tokens: SETTINGS_WORDS, run: settles };

const EVENT_WORDS: &[&str] = &[
    "name = ",
    "time = \"40/90+30:30+30\"\n",
    "edition = \"2023\"\n",
    "supervision = \"A.4\"\n",
    "one-minute = true\n",
    "[scoring]\n",
    "[[pairings]]\n",
    "[[players]]\n",
    "[[teams]]\n",
    "[[rounds]]\n",
    "[tie-break]\n",
    "result = \"1-0\"\n",
    "result = \"-/+\"\n",
    "result = \"0-0\"\n",
    "reason = \"arbiter\"\n",
    "round = 1\n",
    "board = 1\n",
    "white = \"Ann\"\n",
    "black = \"Eve\"\n",
    "number = 2\n",
    "members = [\"Ann\"]\n",
    "left = [\"Bob\"]\n",
    "added = [\"Eve\"]\n",
    "date = 2026-11-28\n",
    "from = 2026-11-28\n",
    "max-members = 2\n",
    "scoresheets = \"electronic\"\n",
    "illegal-moves = \"claimed\"\n",
    "guidelines-iii = true\n",
    "= ",
    "\"",
    "\"\"\"",
    "[",
    "]",
    "{",
    "}",
    "\n",
    "#",
    "true",
    "1979-05-27",
    "0x10",
    "nan",
    "0.5",
    "'",
    "voice = \"de\"\n",
    "names = \"nato\"\n",
    "birth = 1990\n",
    "title = \"GM\"\n",
    "sex = \"w\"\n",
    "time = { white = \"5\", black = \"4\" }\n",
    "rating = 9999\n",
];

/// A match with its players, and an event in which each thing is settled.
fn events() -> Vec<Vec<u8>> {
    let settled = OPEN
        .lines()
        .skip(3)
        .take(14)
        .map(|line| format!("name = \"Open\"\nedition = \"2018\"\ntime = \"90+30\"\n{line}\n"));
    seeds::bytes([MATCH, OPEN].map(str::to_owned).into_iter().chain(settled))
}

const MATCH: &str = r#"name = "Match"
edition = "2018"
time = "20"
supervision = "A.4"
max-members = 3
city = "Coimbra"
federation = "POR"
arbiter = "Arbiter A"
deputies = ["Arbiter B", "Arbiter C"]
from = 2026-11-28
to = 2026-11-29

[[teams]]
name = "Red"
members = ["Ann", "Bob", "Cat"]
left = ["Cat"]
added = ["Dan"]

[[teams]]
name = "Blue"
members = ["Eve", "Fay"]

[[rounds]]
number = 1
white = "Red"
date = 2026-11-28

[[rounds]]
white = "Blue"
number = 2

[[pairings]]
round = 1
board = 1
white = "Ann"
black = "Eve"
result = "1-0"
reason = "arbiter"

[[pairings]]
round = 1
board = 2
white = "Bob"
black = "Fay"

[[players]]
name = "Ann"
title = "wim"
rating = 2101
federation = "POR"
fide-id = 1234567
birth = 1990-02-28
sex = "w"
"#;

/// An event in which more is settled than who plays.
const OPEN: &str = r#"name = "Open"
edition = "2018"
time = "40/90+30:30+30"
voice = "de"
names = "nato"
default-time = 30
no-offers-before = 30
offers-need-consent = true
clock-gate = "repeated"
flag = "claimed"
press = "either"
enter-presses = false
moves-for-sighted = true
stop-clock = "own"
step-by-step = true
assistant = ["D.2.10.1", "D.2.10.2", "D.2.10.3"]
black-assistant = ["D.2.10.1"]

[scoring]
win = 3
draw = 1
loss = 0
"#;

fn event(text: &str) -> (Option<Competition>, Vec<competition::Diagnostic>) {
    let voices: Vec<String> = VOICES.iter().map(|voice| voice.tag().to_owned()).collect();
    competition::read(
        text,
        &EventReader { voices: &voices, in_signs: &|_, time| VOICES[0].lexicon().time_in_signs(time) },
    )
}

fn report(event: &Competition) -> Option<String> {
    let teams = event.teams.as_ref()?;
    let standing = teams.standing(&event.regulations.scoring, &[]);
    Some(Report::of(event, teams, &standing, &[]).written())
}

/// An event that is not read has a fault; its report holds to the format.
fn regulated(input: &[u8]) -> bool {
    let text = text(input);
    let (event, found) = event(&text);
    for fault in &found {
        is_within(&text, fault.place.line);
        if let CompetitionFault::Key(fault) = &fault.fault {
            is_told(fault);
        }
    }
    assert_eq!(event.is_some(), found.iter().all(|found| found.fault.only_warns()));
    let Some(event) = event else { return false };
    is_harmless(&event.name);
    if let Some(file) = report(&event) {
        assert_eq!(check(&file, &event.regulations.scoring), [], "{file}");
    }
    true
}

/// What is told of a fault.
#[track_caller]
fn is_told(fault: &Fault) {
    match fault {
        Fault::UnknownKey(name, known) => {
            is_harmless(name);
            is_harmless(known);
        }
        Fault::NotOneOf { key, value, known } => {
            for told in [key, value, known] {
                is_harmless(told);
            }
        }
        Fault::WrongKind(name, _) | Fault::Empty(name) | Fault::Range(name, ..) | Fault::Missing(name) => {
            is_harmless(name);
        }
        Fault::NotToml(_) | Fault::TooLong => {}
    }
}

const TRF_WORDS: &[&str] = &[
    "012 ",
    "022 ",
    "032 POR",
    "042 2026/11/28",
    "062 4",
    "082 2",
    "092 Team",
    "132",
    "001",
    "013 ",
    "0000 - Z",
    "   1 w 1",
    "   2 b =",
    "\r\n",
    "    ",
    " ",
    "+",
    "-",
    "1.5",
];

fn reports() -> Vec<Vec<u8>> {
    seeds::bytes(event(MATCH).0.as_ref().and_then(report))
}

/// Everything wrong with a report has a place in it.
fn reported(input: &[u8]) -> bool {
    let text = text(input);
    let found = check(&text, &Scoring::default());
    let lines = text.split("\r\n").count();
    assert!(
        found.iter().all(|misfit| (1..=lines + 1).contains(&misfit.line) && misfit.column > 0),
        "{found:?}"
    );
    found.is_empty()
}

const SETTINGS_WORDS: &[&str] = &[
    "voice = \"de\"\n",
    "names = \"nato\"\n",
    "[speech]\n",
    "[speech.rate]\n",
    "[keys]\n",
    "[pronunciation.de]\n",
    "[pronunciation.de.espeak]\n",
    "by = \"espeak\"\n",
    "rate = 3\n",
    "volume = -2\n",
    "screen-reader = true\n",
    "\"ctrl+t\" = \"time\"\n",
    "\"f9\" = \"\"\n",
    "= ",
    "\"",
    "[",
    "]",
    "\n",
    "#",
    "true",
    "-6",
    "'",
    "verbosity = \"short\"\n",
    "\"C-.\"",
    "[ears.white]\n",
    "speech = false\n",
];

fn settled() -> Vec<Vec<u8>> {
    let mut settled = seeds::blocks("docs/settings.md", "toml");
    settled.extend(seeds::blocks("docs/keys.md", "toml"));
    settled.extend(seeds::files("tests/transcripts", "toml").into_iter().map(|file| text(&file)));
    seeds::bytes(settled)
}

/// A setting that is read stands under a key there is, and is told back; everything else has a fault with its place.
fn settles(input: &[u8]) -> bool {
    let text = text(input);
    let voices: Vec<String> = VOICES.iter().map(|voice| voice.tag().to_owned()).collect();
    let (settled, found) = settings::read(&text, &voices);
    for wrong in &found {
        is_within(&text, wrong.place.line);
        if let settings::SettingsFault::Key(fault) = &wrong.fault {
            is_told(fault);
        }
    }
    for (_, value) in settled.all() {
        if let Value::Text(text) = value {
            is_harmless(text);
        }
    }
    VOICES.iter().take(2).for_each(|voice| {
        let map = KeyMap::settled(voice.lexicon(), settled.texts("keys"));
        assert!(map.bindings().len() >= KeyMap::usual(voice.lexicon()).bindings().len());
        let _ = settled.pronunciation(voice.tag());
    });
    assert!(find(&["voice"]).is_some());
    found.is_empty() && settled.all().next().is_some()
}
