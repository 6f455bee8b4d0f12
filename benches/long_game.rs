//! What a move costs at the line desk at the end of a long game and near its beginning: heard, decided, kept and told.
//! `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

#[path = "../tests/support/games.rs"]
mod games;

use ansage::game::{Actor, Desk, Event, Game, OpponentKind, PlayEvent, Press, Repeat, Setup, Speaker, Start};
use ansage::laws::{Increments, TimeControl};
use ansage::record::{Keeping, Library};
use ansage::session::{GameTime, Journal, Session, SessionSetup};
use ansage::voice::{NameSystem, Voice};
use criterion::{Criterion, criterion_group, criterion_main};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move};
use tempfile::TempDir;

/// The moves that are measured behind so many plies.
const MEASURED: usize = 50;

fn setup() -> Setup {
    Setup {
        desk: Desk::Relay,
        white: "Ada".to_owned(),
        black: "Bea".to_owned(),
        start: Start::default(),
        time: "5400s+30s".parse::<TimeControl>().unwrap(),
        press: Press::Auto,
        repeat: Repeat::Program,
        increments: Increments::BeforeMove,
        black_time: None,
        regulations: Box::default(),
        occasion: None,
        draw: None,
        against: OpponentKind::Person,
        wording: None,
        rung: None,
    }
}

fn done(played: &Move) -> UciMove {
    UciMove::from_move(*played, CastlingMode::Standard)
}

/// The same as it is announced: with both squares.
fn line(played: &Move) -> String {
    done(played).to_string()
}

/// A game that stands after these plies, kept in a library.
fn stands(game: &[Move], folder: &Path) -> (Keeping, Game) {
    let library = Library::open(&folder.join("library.sqlite3")).unwrap();
    let mut keeping = Keeping::begin(library, "2026-01-01T00:00:00+00:00", Event::opened(setup())).unwrap();
    let mut events = Vec::new();
    for (ply, played) in game.iter().enumerate() {
        let color = if ply % 2 == 0 { Color::White } else { Color::Black };
        let (by, r#move) = (Speaker::from(color), done(played));
        events.push(Event::Play(PlayEvent::Announced { by, r#move }));
        events.push(Event::Play(PlayEvent::Repeated {
            by: Actor::Program,
            executed_by: Some((!color).into()),
        }));
        events.push(Event::pressed(color, Actor::Program));
    }
    let happened = Arc::new(Game::open(setup())).advance_all(events, 0, 1);
    keeping.append(&happened).unwrap();
    (keeping, Game::clone(&happened[happened.len() - 1].after))
}

/// What so many moves take behind these plies, sitting down not counted.
fn played(all: &[Move], plies: usize, measured: usize, voice: &Voice) -> Duration {
    // Where a disk is slow it says nothing of the program.
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() }.unwrap();
    let (keeping, game) = stands(&all[..plies], folder.path());
    let (wake, _wakes) = mpsc::channel();
    let (id, seq) = (keeping.id(), keeping.kept().len() as u64);
    let keeper = Journal::Library(Box::new(keeping));
    let time = GameTime::new(true, 0);
    let seat = SessionSetup { voice, names: NameSystem::Fide, keeper, id, time, wake };
    let mut session = Session::new(seat, game, seq);
    let began = Instant::now();
    for played in &all[plies..plies + measured] {
        let told = session.hear(&line(played));
        assert!(told.iter().any(|told| !told.events.is_empty()), "{told:?}");
    }
    began.elapsed()
}

fn long_games(criterion: &mut Criterion) {
    let game = games::long(1, Chess::default(), 6_000 + MEASURED);
    let voice = Voice::built_in("en").unwrap();
    let mut group = criterion.benchmark_group("a move at the line desk");
    group.sample_size(10).measurement_time(Duration::from_secs(8));
    for plies in [100, 6_000] {
        group.bench_function(format!("ply {plies}"), |bench| {
            bench.iter_custom(|moves| {
                let mut left = usize::try_from(moves).unwrap();
                let mut time = Duration::ZERO;
                while left > 0 {
                    let now = left.min(MEASURED);
                    time += played(&game, plies, now, &voice);
                    left -= now;
                }
                time
            });
        });
    }
    group.finish();
}

criterion_group!(benches, long_games);
criterion_main!(benches);
