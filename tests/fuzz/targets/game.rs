//! A game: lines said one after the other, and events as they are kept. A game is the fold of its events, whatever
//! they are, and what is told of it and written down of it is harmless.

use std::sync::Arc;

use ansage::collection::games;
use ansage::game::{Command, Desk, Event, Game, OpponentKind, Press, Record, Repeat, Setup, Speaker, Start};
use ansage::hear::{Control, Intent, hear};
use ansage::laws::Increments;
use ansage::query::View;
use ansage::record::{WrittenGame, pgn};
use ansage::tell::{self, Phrasing, happened, refuse};
use ansage::text::{clean, harmless_json};
use ansage::voice::Voice;
use shakmaty::Color;

use super::hearing::{VOICES, WORDS};
use super::{Target, is_harmless, seeds, text};

pub const GAME: Target = Target { name: "game", executions: 120, seeds: typed, tokens: WORDS, run: played };

pub const EVENTS: Target =
    Target { name: "events", executions: 1_500, seeds: kept, tokens: EVENT_WORDS, run: folded };

/// More lines are no other game.
const MOST_LINES: usize = 60;

/// More events are no other game.
const MOST_EVENTS: usize = 200;

/// When a game was opened, as a library keeps it.
const OPENED: &str = "2026-11-28T10:00:00+01:00";

/// What is typed in the transcripts, with the voice and the desk before it.
fn typed() -> Vec<Vec<u8>> {
    let typed = seeds::typed().into_iter().enumerate();
    typed.map(|(number, lines)| [&number.to_le_bytes()[..1], b"\x05", lines.as_bytes()].concat()).collect()
}

/// What is settled by this byte.
fn setup(settled: u8) -> Setup {
    let bit = |place: u8| settled >> place & 1 == 1;
    let time = ["90+30", "40/90+30:30+30", "5+3", "-"][usize::from(settled >> 2) % 4];
    Setup {
        desk: [Desk::Relay, Desk::Tournament, Desk::Practice][usize::from(settled >> 5) % 3],
        white: "Anna".to_owned(),
        black: String::new(),
        start: Start::default(),
        time: time.parse().unwrap(),
        increments: Increments::BeforeMove,
        black_time: None,
        press: if bit(0) { Press::Manual } else { Press::Auto },
        repeat: if bit(1) { Repeat::Program } else { Repeat::Opponent },
        against: OpponentKind::Person,
        draw: None,
        regulations: Box::default(),
        occasion: None,
        wording: None,
        rung: None,
    }
}

/// A game and all that was kept of it.
struct Played<'v> {
    game: Arc<Game>,
    kept: Vec<Record>,
    at: u64,
    voice: &'v Voice,
}

fn played(input: &[u8]) -> bool {
    let [voice, settled, lines @ ..] = input else { return false };
    let setup = setup(*settled);
    let opened = Record { seq: 1, at_ms: 0, event: Event::opened(setup.clone()) };
    let voice = &VOICES[usize::from(*voice) % VOICES.len()];
    let mut played = Played { game: Arc::new(Game::open(setup)), kept: vec![opened], at: 0, voice };
    text(lines).lines().take(MOST_LINES).for_each(|line| played.hear(&clean(line)));
    let Played { game, kept, .. } = played;
    let again = Game::fold(kept.iter().map(|record| (record.at_ms, &record.event))).unwrap();
    assert_eq!(format!("{again:?}"), format!("{game:?}"), "a game is the fold of its events");
    kept.iter().for_each(is_kept_as_it_is);
    is_written_down(&game, &kept);
    kept.len() > 3
}

impl Played<'_> {
    fn hear(&mut self, line: &str) {
        self.at += 1_000;
        let Ok(utterance) = hear(line, self.voice.lexicon()) else { return };
        let turn = self.game.position_with_hand();
        let by = utterance.speaker.unwrap_or(match self.game.setup().desk {
            Desk::Relay => Speaker::Assistant,
            Desk::Tournament | Desk::Practice => {
                shakmaty::Position::turn(&turn).fold_wb(Speaker::White, Speaker::Black)
            }
        });
        let command = match utterance.heard {
            Intent::Announce(said, _) => Command::Announce(said),
            Intent::Command(command) => command,
            Intent::Query(query) => {
                let side = self.game.side_of(by).unwrap_or(Color::White);
                let view = View { game: &self.game, by, side, at: self.at, focus: None };
                let phrasing = Phrasing::new(self.voice);
                let told = match query.answer(&view) {
                    Ok(answer) => tell::answer(&answer, &self.game, &phrasing),
                    Err(refusal) => refuse::refusal(&refusal, &self.game, &phrasing),
                };
                return are_harmless(&told);
            }
            Intent::Control(Control::Wait(time)) => {
                self.at =
                    self.at.saturating_add(u64::try_from(time.as_millis()).unwrap_or(u64::MAX) % (1 << 40));
                Command::Tick
            }
            Intent::Adjust(_) | Intent::Reply(_) | Intent::Control(_) => return,
        };
        let phrasing = Phrasing::new(self.voice);
        match self.game.decide(by, &command, self.at) {
            Ok(events) => {
                let transitions = self.game.advance_all(events, self.at, self.kept.len() as u64);
                are_harmless(&happened::events(&transitions, &phrasing));
                for transition in transitions {
                    self.game = transition.after;
                    self.kept.push(transition.record);
                }
            }
            Err(refusal) => {
                are_harmless(&refuse::refusal(&refusal, &self.game, &phrasing));
            }
        }
    }
}

/// What is told of a game in which only lines were said that a desk has cleaned.
fn are_harmless(told: &[String]) {
    for told in told {
        is_harmless(told);
    }
}

/// An event comes out of its line as it went in, also where that is made harmless for a terminal.
fn is_kept_as_it_is(record: &Record) {
    let line = serde_json::to_string(record).unwrap();
    assert_eq!(serde_json::from_str::<Record>(&line).unwrap(), *record, "{line}");
    let harmless = harmless_json(&line);
    assert_eq!(serde_json::from_str::<Record>(&harmless).unwrap(), *record, "{harmless}");
    assert!(!harmless.contains(char::is_control));
}

/// A game that was kept is one game of PGN.
fn is_written_down(game: &Game, kept: &[Record]) {
    let written = pgn::write(&WrittenGame::kept(game, kept, OPENED), None);
    let read: Vec<_> = games(written.as_bytes(), None).map(Result::unwrap).collect();
    assert_eq!(read.len(), 1, "{written}");
    let plies = |game: &ansage::collection::CollectedGame| game.tree.main_line().count();
    let all_legal = game.plies().iter().all(|ply| ply.legal);
    assert!(!all_legal || plies(&read[0]) >= game.plies().len(), "{written}");
}

/// What is kept of whole games, and each event of `docs/events.md`.
fn kept() -> Vec<Vec<u8>> {
    let blocks = seeds::blocks("docs/events.md", "json");
    let opened = blocks[0].clone();
    let mut kept: Vec<String> = blocks.iter().map(|event| format!("{opened}\n{event}")).collect();
    let json = seeds::file("tests/transcripts/json_of_a_short_game.txt");
    let lines =
        json.lines().filter_map(|line| line.strip_prefix("> ")).filter(|line| line.contains("\"seq\""));
    kept.push(lines.collect::<Vec<_>>().join("\n"));
    kept.push(blocks.join("\n"));
    seeds::bytes(kept)
}

/// What stands in events.
const EVENT_WORDS: &[&str] = &[
    "\"white\"",
    "\"black\"",
    "\"assistant\"",
    "\"arbiter\"",
    "\"e2e4\"",
    "\"e7e8q\"",
    "\"e1g1\"",
    "\"0000\"",
    "\"e4\"",
    "\"P\"",
    "null",
    "true",
    "false",
    "\"1-0\"",
    "\"by\":",
    "\"color\":",
    "\"move\":",
    "\"at_ms\":",
    "\"seq\":",
    "\n",
    "{\"seq\":9,\"at_ms\":5,\"event\":\"resumed\"}\n",
    "\"time\":\"40/5400s+30s:1800s+30s\"",
    "\"time\":\"*60s\"",
    "\"time\":\"600sbyo3x30s\"",
    "\"time\":\"up\"",
    "\"time\":\"300sd5s\"",
    "\"desk\":\"practice\"",
    "\"start\":\"4k3/P7/8/8/8/8/p7/4K3 w - - 0 1\"",
    "\"start\":\"rkbnnbqr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBQR w HAha - 0 1\"",
    "\"plies\":",
    "\"position\":\"8/8/8/8/8/8/8/8 w - - 0 1\"",
    "\"board\":\"8/8/8/8/8/8/8/8\"",
    "[",
    "]",
    "{}",
    "\"\"",
];

/// Lines of events, as a library or another program may hand them over.
fn folded(input: &[u8]) -> bool {
    let text = text(input);
    let records: Vec<Record> =
        text.lines().take(MOST_EVENTS).filter_map(|line| serde_json::from_str(line).ok()).collect();
    records.iter().for_each(is_kept_as_it_is);
    let Some(game) = Game::fold(records.iter().map(|record| (record.at_ms, &record.event))) else {
        return false;
    };
    let phrasing = Phrasing::new(&VOICES[0]);
    let mut told = Arc::new(Game::fold(records.iter().take(1).map(|record| (0, &record.event))).unwrap());
    for record in records.iter().skip(1) {
        let transition = told.advance(record.clone());
        told = Arc::clone(&transition.after);
        // A face cleans what it shows: a record may hold what nobody has said.
        let _ = happened::events(&[transition], &phrasing);
    }
    is_written_down(&game, &records);
    true
}
