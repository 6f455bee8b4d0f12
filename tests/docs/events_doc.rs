//! `docs/events.md` names every event and every field, and its example lines are lines of the program.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ansage::boards::Difference;
use ansage::game::Claim;
use ansage::game::Speaker;
use ansage::game::{
    Actor, BoardPairing, CorrectedMove, Desk, Event, KeptManner, OpponentKind, Press, Record, Repeat,
    RoundInfo, SealedFault, Setup, SquareContents, Start,
};
use ansage::laws::{Doubt, Duty, Edition, Increments, Irregularity, Regulations, Termination, TimeControl};
use ansage::speech::sound::Earcon;
use ansage::tell::{Cue, cue};
use serde_json::Value;
use shakmaty::{Color, Square};

/// What is printed but not kept, with the field that names it.
const PRINTED: [(&str, &str); 3] = [("answered", "about"), ("refused", "reason"), ("notice", "about")];

fn page() -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/events.md")).unwrap()
}

/// The sections of the page that describe one event: its name and its text.
fn sections() -> Vec<(String, String)> {
    let page = page();
    let parts = page.split("\n### ").skip(1);
    parts
        .map(|part| {
            let (name, text) = part.split_once('\n').unwrap();
            let text = text.split("\n## ").next().unwrap_or_default();
            (name.trim().to_owned(), text.to_owned())
        })
        .collect()
}

fn examples() -> Vec<String> {
    page().lines().filter(|line| line.starts_with('{')).map(str::to_owned).collect()
}

fn name_of(object: &Value) -> String {
    object["event"].as_str().expect("an event has a name").to_owned()
}

/// One event of every kind. A kind that is added to [`Event`] must be added here, or this does not compile.
// One line for each event there is.
#[allow(clippy::too_many_lines)]
fn one_of_each() -> Vec<Event> {
    let (by, color) = (Speaker::White, Color::White);
    let e4 = || "e2e4".to_owned();
    let regulations = Regulations {
        edition: Edition::Of2018,
        default_time: Some(0),
        duties: Duty::all(),
        white_duties: Some(Duty::all()),
        black_duties: Some(Duty::all()),
        ..Regulations::default()
    };
    let named = || Some("A".to_owned());
    let paired = BoardPairing { board: 1, white: "B".to_owned(), black: "C".to_owned() };
    let occasion = RoundInfo {
        name: "A".to_owned(),
        round: Some(1),
        board: Some(1),
        white_team: named(),
        black_team: named(),
        draw_wins: Some(color),
        pairings: vec![paired],
    };
    let setup = Setup {
        desk: Desk::Practice,
        white: String::new(),
        black: String::new(),
        start: Start::default(),
        time: TimeControl::default(),
        press: Press::Auto,
        repeat: Repeat::Program,
        increments: Increments::BeforeMove,
        black_time: Some(Box::new(TimeControl::none())),
        regulations: Box::new(regulations),
        occasion: Some(Box::new(occasion)),
        draw: None,
        against: OpponentKind::Partner { color, level: 1, seed: 0 },
        wording: Some(Box::new(KeptManner {
            voice: "en".to_owned(),
            names: "fide".to_owned(),
            letters: None,
        })),
    };
    let contents = SquareContents { square: "e4".to_owned(), piece: Some('P') };
    let differing = Difference {
        square: Square::E4,
        first: Some(Color::White.pawn()),
        second: Some(Color::Black.pawn()),
    };
    let corrected = CorrectedMove { ply: 23, announced: "g1f3".to_owned(), r#move: "g1h3".to_owned() };
    vec![
        Event::Opened(setup),
        Event::Resumed,
        Event::Started { by },
        Event::Announced { by, r#move: e4() },
        Event::PromotionMissing { by, announced: "e8".to_owned() },
        Event::Corrected { by, r#move: e4() },
        Event::Repeated { by: Actor::WhiteAssistant, executed_by: Some(Speaker::WhiteAssistant) },
        Event::RepeatDiffered { by, repeated: "e3".to_owned() },
        Event::HasMove { color },
        Event::ScoreWritten {
            by: Speaker::Black,
            score: color,
            ply: 23,
            written: Some("Nh3".to_owned()),
            r#move: Some("g1h3".to_owned()),
        },
        Event::RetraceProposed { plies: 22 },
        Event::ScoreRead { by, score: color, plies: 24 },
        Event::CorrectionProposed { moves: vec![corrected.clone()] },
        Event::ProposalDeclined,
        Event::RecordCorrected { moves: vec![corrected] },
        Event::RestoringAsked { color, plies: 12 },
        Event::pressed(color, Actor::Assistant),
        Event::IllegalCompleted {
            color,
            kind: Irregularity::Unpromoted,
            count: 1,
            bonus_ms: 120_000,
            by: Some(Actor::White),
        },
        Event::BoardReported {
            by,
            board: color,
            done: Some(e4()),
            squares: vec![contents.clone()],
            lifted: vec![contents],
            turned: true,
            placement: Some("8/8/8/8/8/8/8/8".to_owned()),
        },
        Event::Touched { by, color, squares: vec!["g1".to_owned()], order_known: true },
        Event::Adjusting { color },
        Event::Adjusted { by, color, squares: vec!["g1".to_owned()] },
        Event::AdjustingDone { color },
        Event::Untouched { by, color },
        Event::Placed { by, color, square: "f3".to_owned(), piece: Some('N') },
        Event::Removed { by, color, square: "f7".to_owned() },
        Event::BoardsDiffer { squares: vec![(&differing).into()] },
        Event::BoardsAgree,
        Event::SettingRight { board: color },
        Event::StepDone,
        Event::DrawOffered { color, timely: Some(true) },
        Event::DrawDeclined { color },
        Event::OffersRepeated { color, count: 3 },
        Event::DrawAgreed { color },
        Event::ConsentRefused,
        Event::Claimed { color, claim: Claim::Fifty, r#move: Some(e4()) },
        Event::IncrementRequested { color },
        Event::IncrementGranted { color, increment_ms: 5_000, bonus_ms: 120_000 },
        Event::IncrementRefused { color },
        Event::NormalMeansClaimed { color },
        Event::ClaimPostponed { color, bonus_ms: 120_000 },
        Event::ClaimRejected { color, bonus_ms: 120_000 },
        Event::ClaimWritten { color, position: "8/8/8/8/8/4k3/8/4K3 w - - 0 80".to_owned() },
        Event::ClaimReferred { color, verified: Some(true) },
        Event::RecordingStopped { by, color },
        Event::ScoreCompleted { by, color },
        Event::ScoreKept { by },
        Event::ScoresDue { by },
        Event::ScoreLent { color },
        Event::ScoreReplaced { by, color },
        Event::Reconstructing {
            by,
            position: "8/8/8/8/8/4k3/8/4K3 w - - 0 80".to_owned(),
            white_left_ms: 1,
            black_left_ms: 2,
            running: Some(Speaker::White),
            white_moves: 79,
            black_moves: 79,
        },
        Event::NextPeriod { white_moves: Some(40), black_moves: Some(40) },
        Event::Signed { color },
        Event::ClaimFailed { color, claim: Claim::Fifty, found: 1, bonus_ms: 120_000 },
        Event::Paused { by, reason: Some("no queen at hand".to_owned()) },
        Event::StoodStill { for_ms: 60_000 },
        Event::Noted { by, text: "a telephone rang".to_owned() },
        Event::SheetAsked { color, shown: true },
        Event::Warned { color, reason: Some("noise".to_owned()) },
        Event::Penalized { color, penalty: "a fine".to_owned() },
        Event::Protested { by, against: color, kind: Irregularity::TwoHands },
        Event::BoardTurned,
        Event::Displaced { color },
        Event::Restored { plies: 12, keep_times: true, keep_penalties: true, by_hand: true },
        Event::RulingWithdrawn,
        Event::Continued { by },
        Event::ClockSet { color, left_ms: 300_000, schedule: true },
        Event::MovesSet { color, moves: 12, schedule: true },
        Event::ByoYomiSet { color, periods: 3, schedule: true },
        Event::AdditionalTime { color, time_ms: 300_000, reason: "the light".to_owned() },
        Event::TimeAdded { color, time_ms: 120_000 },
        Event::TimeCut { color, time_ms: 60_000 },
        Event::BothFlagsDown,
        Event::Absent { color },
        Event::Arrived { color },
        Event::DefaultTimeOver { color },
        Event::AdjournmentAsked { color },
        Event::Sealing { by, early_ms: 1_200_000, reply: false },
        Event::Sealed { by, envelope: "argon2id-xchacha20poly1305:00".to_owned(), made: false },
        Event::Adjourned { deemed_ms: 960_000 },
        Event::ResumptionSet { text: "Saturday".to_owned() },
        Event::EnvelopeChecked { by },
        Event::ResumptionBegun { by },
        Event::EnvelopeOpened { by, written: e4(), r#move: Some(e4()), fault: Some(SealedFault::Ambiguous) },
        Event::EnvelopeLost { by },
        Event::TakenBack { plies: 2 },
        Event::FlagFell { color },
        Event::Resigned { color },
        Event::LeftToArbiter { reason: Some(Doubt::Time) },
        Event::Ended { result: "1-0".to_owned(), reason: Termination::Arbiter },
    ]
}

/// The kinds in the match of [`Event::family`], which does not compile where one is left out.
fn kinds() -> BTreeSet<String> {
    let text = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/src/game/family.rs")).unwrap();
    let named = text.lines().filter_map(|line| line.split_once("Event::"));
    let word = |rest: &str| rest.split(|sign: char| !sign.is_alphanumeric()).next().unwrap().to_owned();
    named.map(|(_, rest)| word(rest)).collect()
}

/// All names of fields in an object and the objects in it.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                fields(value, found);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

#[test]
fn no_kind_of_event_is_left_out() {
    let kind = |event: &Event| format!("{event:?}").split([' ', '(']).next().unwrap().to_owned();
    let here: BTreeSet<String> = one_of_each().iter().map(kind).collect();
    assert_eq!(here, kinds(), "what Event::family knows belongs into one_of_each too");
}

#[test]
fn every_event_has_its_section_and_every_section_its_event() {
    let events = one_of_each();
    let mut names: BTreeSet<String> =
        events.iter().map(|event| name_of(&serde_json::to_value(event).unwrap())).collect();
    assert_eq!(names.len(), events.len(), "one event of each kind");
    names.extend(PRINTED.iter().map(|(name, _)| (*name).to_owned()));
    let documented: BTreeSet<String> = sections().into_iter().map(|(name, _)| name).collect();
    assert_eq!(documented, names);
}

#[test]
fn every_field_is_named_in_its_section() {
    let sections = sections();
    for event in one_of_each() {
        let value = serde_json::to_value(&event).unwrap();
        let name = name_of(&value);
        let (_, text) = sections.iter().find(|(section, _)| *section == name).expect(&name);
        let mut named = BTreeSet::new();
        fields(&value, &mut named);
        named.remove("event");
        for field in named {
            let told = text.contains(&format!("`{field}`")) || text.contains(&format!("{{\"{field}\":\""));
            assert!(told, "{name} does not tell of {field}");
        }
    }
}

#[test]
fn every_section_has_examples_of_its_own_event_only() {
    for (name, text) in sections() {
        let examples: Vec<Value> = text
            .lines()
            .filter(|line| line.starts_with('{'))
            .map(|line| serde_json::from_str(line).expect(line))
            .collect();
        assert!(!examples.is_empty(), "{name} has no example");
        assert!(examples.iter().all(|example| name_of(example) == name), "{name} has another's example");
    }
}

#[test]
fn every_example_is_a_line_of_the_program() {
    for line in examples() {
        let object: Value = serde_json::from_str(&line).expect(&line);
        let name = name_of(&object);
        if let Some((_, key)) = PRINTED.iter().find(|(printed, _)| *printed == name) {
            let mut own: BTreeSet<&str> = object.as_object().unwrap().keys().map(String::as_str).collect();
            // Only an offer has moves.
            assert_eq!(own.remove("moves"), object[*key] == "offer", "{line}");
            assert_eq!(own, BTreeSet::from([*key, "at_ms", "event", "sentence"]), "{line}");
            assert!(object["at_ms"].is_u64() && object[key].is_string() && object["sentence"].is_string());
        } else {
            let kept: Record = serde_json::from_str(&line).expect(&line);
            assert_eq!(serde_json::to_string(&kept).unwrap(), line, "the program writes it differently");
        }
    }
}

#[test]
fn every_reason_a_game_ends_for_is_named() {
    let page = page();
    let laws = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/laws/termination.rs");
    let laws = fs::read_to_string(laws).unwrap();
    let (_, after) = laws.split_once("pub enum Termination {").unwrap();
    let variants = after.split('}').next().unwrap().lines().map(str::trim);
    let variants = variants.filter(|line| !line.is_empty() && !line.starts_with("///"));
    for variant in variants {
        let name = variant.trim_end_matches(',');
        let reason: Termination = reason_of(name);
        let told = serde_json::to_string(&reason).unwrap();
        assert!(page.contains(&format!("`{told}`")), "{told} is not named");
    }
}

/// The reason of this variant's name, as serde writes it.
fn reason_of(variant: &str) -> Termination {
    let snake = variant.chars().enumerate().fold(String::new(), |mut snake, (at, letter)| {
        if at > 0 && letter.is_uppercase() {
            snake.push('_');
        }
        snake.extend(letter.to_lowercase());
        snake
    });
    serde_json::from_value(Value::from(snake)).expect(variant)
}

#[test]
fn the_page_is_plain_to_listen_to() {
    let page = page();
    assert!(!page.lines().any(|line| line.trim_start().starts_with('|')), "a table");
    assert!(page.is_ascii(), "signs a synthesizer may not know");
}

#[test]
fn what_was_left_to_the_arbiter_before_there_were_reasons_is_read() {
    let kept: Record = serde_json::from_str(r#"{"seq":3,"at_ms":0,"event":"left_to_arbiter"}"#).unwrap();
    assert_eq!(kept.event, Event::LeftToArbiter { reason: None });
    assert_eq!(
        serde_json::to_string(&Event::LeftToArbiter { reason: None }).unwrap(),
        r#"{"event":"left_to_arbiter"}"#
    );
    // 6.9 — doubts that there are no more: 9.6 ends a game when it has happened.
    for earlier in ["horizon", "repetition"] {
        let kept = serde_json::json!({ "event": "left_to_arbiter", "reason": earlier });
        let read: Event = serde_json::from_value(kept).unwrap();
        assert_eq!(read, Event::LeftToArbiter { reason: Some(Doubt::Time) });
    }
    for (reason, name) in
        [(Doubt::Time, "time"), (Doubt::Castling, "castling"), (Doubt::Position, "position")]
    {
        let written = serde_json::to_value(Event::LeftToArbiter { reason: Some(reason) }).unwrap();
        assert_eq!((written["reason"].as_str(), reason.name()), (Some(name), name));
        assert!(page().contains(&format!("`\"{name}\"`")), "{name}");
    }
}

/// The table of `docs/cues.md`, as the code has it.
fn cues() -> Vec<String> {
    let mut rows: Vec<_> = one_of_each()
        .iter()
        .map(|event| {
            let name = serde_json::to_value(event).unwrap()["event"].as_str().unwrap().to_owned();
            (cue(event), name)
        })
        .collect();
    rows.sort_by_key(|(cue, name)| (cue.weight, name.clone()));
    let told = |told: Option<&str>| told.map_or("none".to_owned(), str::to_owned);
    let row = |(cue, name): (Cue, String)| {
        let sound = match cue.earcon {
            Some(Earcon::Move) => "move, capture or check".to_owned(),
            other => told(other.map(Earcon::name)),
        };
        format!("| {:?} | `{name}` | {sound} | {} |", cue.weight, told(cue.brief))
    };
    rows.into_iter().map(row).collect()
}

#[test]
fn the_page_of_cues_has_a_row_for_every_event_lightest_first() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cues.md")).unwrap();
    let written: Vec<String> = page.lines().filter(|line| line.contains("| `")).map(str::to_owned).collect();
    assert_eq!(written, cues(), "{}", cues().join("\n"));
}

#[test]
fn every_sound_is_named_on_the_page_of_cues() {
    let page = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/cues.md")).unwrap();
    for earcon in Earcon::ALL {
        assert!(page.contains(&format!("- **{}**", earcon.name())), "{}", earcon.name());
    }
}
