//! `docs/events.md` names every event and every field, and its example lines are lines of the program.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ansage::boards::Difference;
use ansage::game::Claim;
use ansage::game::Rung;
use ansage::game::Speaker;
use ansage::game::{
    AdjournmentEvent, BoardEvent, BoardPairing, ClockEvent, CorrectedMove, Desk, DrawEvent, Event,
    HandsEvent, KeptManner, OpponentKind, PlayEvent, Press, Record, Repeat, RoundInfo, RulingEvent,
    ScoreEvent, SealedFault, Setup, SquareContents, Start,
};
use ansage::laws::{
    Doubt, Duty, Edition, GameResult, Increments, Irregularity, Regulations, Termination, TimeControl,
};
use ansage::speech::sound::Earcon;
use ansage::tell::{Cue, cue};
use ansage::voice::Id;
use serde_json::Value;
use shakmaty::uci::UciMove;
use shakmaty::{Board, Color, Square};

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

/// One event of every kind.
// One line for each event there is.
#[allow(clippy::too_many_lines)]
fn one_of_each() -> Vec<Event> {
    let (by, color) = (Speaker::White, Color::White);
    let coordinates = |text: &str| text.parse::<UciMove>().unwrap();
    let e4 = || coordinates("e2e4");
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
        site: named(),
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
        rung: Some(Rung::default()),
    };
    let contents = SquareContents { square: Square::E4, piece: Some(Color::White.pawn()) };
    let differing = Difference {
        square: Square::E4,
        first: Some(Color::White.pawn()),
        second: Some(Color::Black.pawn()),
    };
    let corrected = CorrectedMove { ply: 23, announced: coordinates("g1f3"), r#move: coordinates("g1h3") };
    vec![
        Event::opened(setup),
        Event::Play(PlayEvent::Resumed),
        Event::Play(PlayEvent::Started { by }),
        Event::Play(PlayEvent::Announced { by, r#move: e4() }),
        Event::Play(PlayEvent::PromotionMissing { by, announced: "e8".to_owned() }),
        Event::Play(PlayEvent::Corrected { by, r#move: e4() }),
        Event::Play(PlayEvent::Repeated {
            by: Speaker::WhiteAssistant.into(),
            executed_by: Some(Speaker::WhiteAssistant),
        }),
        Event::Play(PlayEvent::RepeatDiffered { by, repeated: "e3".to_owned() }),
        Event::Play(PlayEvent::HasMove { color }),
        Event::Boards(BoardEvent::ScoreWritten {
            by: Speaker::Black,
            score: color,
            ply: 23,
            written: Some("Nh3".to_owned()),
            r#move: Some(coordinates("g1h3")),
        }),
        Event::Boards(BoardEvent::RetraceProposed { plies: 22 }),
        Event::Boards(BoardEvent::ScoreRead { by, score: color, plies: 24 }),
        Event::Boards(BoardEvent::CorrectionProposed { moves: vec![corrected.clone()] }),
        Event::Boards(BoardEvent::ProposalDeclined),
        Event::Ruling(RulingEvent::RecordCorrected { moves: vec![corrected] }),
        Event::Ruling(RulingEvent::RestoringAsked { color, plies: 12 }),
        Event::pressed(color, Speaker::Assistant.into()),
        Event::Ruling(RulingEvent::IllegalCompleted {
            color,
            kind: Irregularity::Unpromoted,
            count: 1,
            bonus_ms: 120_000,
            by: Some(Speaker::White.into()),
        }),
        Event::Boards(BoardEvent::BoardReported {
            by,
            board: color,
            done: Some(e4()),
            squares: vec![contents],
            lifted: vec![contents],
            turned: true,
            placement: Some(Board::empty()),
        }),
        Event::Hands(HandsEvent::Touched { by, color, squares: vec![Square::G1], order_known: true }),
        Event::Hands(HandsEvent::Adjusting { color }),
        Event::Hands(HandsEvent::Adjusted { by, color, squares: vec![Square::G1] }),
        Event::Hands(HandsEvent::AdjustingDone { color }),
        Event::Hands(HandsEvent::Untouched { by, color }),
        Event::Hands(HandsEvent::Placed { by, color, square: Square::F3, piece: Some(color.knight()) }),
        Event::Hands(HandsEvent::Removed { by, color, square: Square::F7 }),
        Event::Boards(BoardEvent::BoardsDiffer { squares: vec![(&differing).into()] }),
        Event::Boards(BoardEvent::BoardsAgree),
        Event::Boards(BoardEvent::SettingRight { board: color }),
        Event::Boards(BoardEvent::StepDone),
        Event::Draw(DrawEvent::DrawOffered { color, timely: Some(true) }),
        Event::Draw(DrawEvent::DrawDeclined { color }),
        Event::Draw(DrawEvent::OffersRepeated { color, count: 3 }),
        Event::Draw(DrawEvent::DrawAgreed { color }),
        Event::Draw(DrawEvent::ConsentRefused),
        Event::Draw(DrawEvent::Claimed { color, claim: Claim::Fifty, r#move: Some(e4()) }),
        Event::Draw(DrawEvent::IncrementRequested { color }),
        Event::Draw(DrawEvent::IncrementGranted { color, increment_ms: 5_000, bonus_ms: 120_000 }),
        Event::Draw(DrawEvent::IncrementRefused { color }),
        Event::Draw(DrawEvent::NormalMeansClaimed { color }),
        Event::Draw(DrawEvent::ClaimPostponed { color, bonus_ms: 120_000 }),
        Event::Draw(DrawEvent::ClaimRejected { color, bonus_ms: 120_000 }),
        Event::Draw(DrawEvent::ClaimWritten { color, position: "8/8/8/8/8/4k3/8/4K3 w - - 0 80".to_owned() }),
        Event::Draw(DrawEvent::ClaimReferred { color, verified: Some(true) }),
        Event::Scores(ScoreEvent::RecordingStopped { by, color }),
        Event::Scores(ScoreEvent::ScoreCompleted { by, color }),
        Event::Scores(ScoreEvent::ScoreKept { by }),
        Event::Scores(ScoreEvent::ScoresDue { by }),
        Event::Scores(ScoreEvent::ScoreLent { color }),
        Event::Scores(ScoreEvent::ScoreReplaced { by, color }),
        Event::Scores(ScoreEvent::Reconstructing {
            by,
            position: "8/8/8/8/8/4k3/8/4K3 w - - 0 80".to_owned(),
            white_left_ms: 1,
            black_left_ms: 2,
            running: Some(Speaker::White),
            white_moves: 79,
            black_moves: 79,
        }),
        Event::Scores(ScoreEvent::NextPeriod { white_moves: Some(40), black_moves: Some(40) }),
        Event::Scores(ScoreEvent::Signed { color }),
        Event::Draw(DrawEvent::ClaimFailed { color, claim: Claim::Fifty, found: 1, bonus_ms: 120_000 }),
        Event::Ruling(RulingEvent::Paused { by, reason: Some("no queen at hand".to_owned()) }),
        Event::Ruling(RulingEvent::StoodStill { for_ms: 60_000 }),
        Event::Ruling(RulingEvent::Noted { by, text: "a telephone rang".to_owned() }),
        Event::Ruling(RulingEvent::SheetAsked { color, shown: true }),
        Event::Ruling(RulingEvent::Warned { color, reason: Some("noise".to_owned()) }),
        Event::Ruling(RulingEvent::Penalized { color, penalty: "a fine".to_owned() }),
        Event::Ruling(RulingEvent::Protested { by, against: color, kind: Irregularity::TwoHands }),
        Event::Ruling(RulingEvent::BoardTurned),
        Event::Ruling(RulingEvent::Displaced { color }),
        Event::Ruling(RulingEvent::Restored {
            plies: 12,
            keep_times: true,
            keep_penalties: true,
            by_hand: true,
        }),
        Event::Ruling(RulingEvent::RulingWithdrawn),
        Event::Play(PlayEvent::Continued { by }),
        Event::Clock(ClockEvent::ClockSet { color, left_ms: 300_000, schedule: true }),
        Event::Clock(ClockEvent::MovesSet { color, moves: 12, schedule: true }),
        Event::Clock(ClockEvent::ByoYomiSet { color, periods: 3, schedule: true }),
        Event::Clock(ClockEvent::AdditionalTime { color, time_ms: 300_000, reason: "the light".to_owned() }),
        Event::Clock(ClockEvent::TimeAdded { color, time_ms: 120_000 }),
        Event::Clock(ClockEvent::TimeCut { color, time_ms: 60_000 }),
        Event::Clock(ClockEvent::BothFlagsDown),
        Event::Adjournment(AdjournmentEvent::Absent { color }),
        Event::Adjournment(AdjournmentEvent::Arrived { color }),
        Event::Adjournment(AdjournmentEvent::DefaultTimeOver { color }),
        Event::Adjournment(AdjournmentEvent::AdjournmentAsked { color }),
        Event::Adjournment(AdjournmentEvent::Sealing { by, early_ms: 1_200_000, reply: false }),
        Event::Adjournment(AdjournmentEvent::Sealed {
            by,
            envelope: "argon2id-xchacha20poly1305:00".to_owned(),
            made: false,
        }),
        Event::Adjournment(AdjournmentEvent::Adjourned { deemed_ms: 960_000 }),
        Event::Adjournment(AdjournmentEvent::ResumptionSet { text: "Saturday".to_owned() }),
        Event::Adjournment(AdjournmentEvent::EnvelopeChecked { by }),
        Event::Adjournment(AdjournmentEvent::ResumptionBegun { by }),
        Event::Adjournment(AdjournmentEvent::EnvelopeOpened {
            by,
            written: "e2e4".to_owned(),
            r#move: Some(e4()),
            fault: Some(SealedFault::Ambiguous),
        }),
        Event::Adjournment(AdjournmentEvent::EnvelopeLost { by }),
        Event::Play(PlayEvent::TakenBack { plies: 2 }),
        Event::Play(PlayEvent::FlagFell { color }),
        Event::Play(PlayEvent::Resigned { color }),
        Event::Play(PlayEvent::LeftToArbiter { reason: Some(Doubt::Time) }),
        Event::Play(PlayEvent::Ended { result: GameResult::Won(color), reason: Termination::Arbiter }),
    ]
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
    let here: BTreeSet<String> =
        one_of_each().iter().map(|event| name_of(&serde_json::to_value(event).unwrap())).collect();
    let known: BTreeSet<String> = Event::names().map(str::to_owned).collect();
    assert_eq!(here, known, "what a family of events has belongs into one_of_each too");
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
    assert_eq!(kept.event, Event::Play(PlayEvent::LeftToArbiter { reason: None }));
    assert_eq!(
        serde_json::to_string(&Event::Play(PlayEvent::LeftToArbiter { reason: None })).unwrap(),
        r#"{"event":"left_to_arbiter"}"#
    );
    // 6.9 — doubts that there are no more: 9.6 ends a game when it has happened.
    for earlier in ["horizon", "repetition"] {
        let kept = serde_json::json!({ "event": "left_to_arbiter", "reason": earlier });
        let read: Event = serde_json::from_value(kept).unwrap();
        assert_eq!(read, Event::Play(PlayEvent::LeftToArbiter { reason: Some(Doubt::Time) }));
    }
    for (reason, name) in
        [(Doubt::Time, "time"), (Doubt::Castling, "castling"), (Doubt::Position, "position")]
    {
        let written =
            serde_json::to_value(Event::Play(PlayEvent::LeftToArbiter { reason: Some(reason) })).unwrap();
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
        format!("| {:?} | `{name}` | {sound} | {} |", cue.weight, told(cue.brief.map(Id::name)))
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
