//! What a move costs at the line desk at the end of a long game and near its beginning: heard, decided, kept and told.

use std::path::Path;
use std::sync::{Arc, mpsc};
use std::time::Duration;

use ansage::game::{Actor, Desk, Event, Game, OpponentKind, PlayEvent, Press, Repeat, Setup, Speaker, Start};
use ansage::laws::{Increments, TimeControl};
use ansage::record::{Keeping, Library};
use ansage::session::{GameTime, Journal, Session, SessionSetup};
use ansage::voice::{NameSystem, Voice};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move};
use tempfile::TempDir;

use super::figures::{Table, in_turns, timed, told};
use super::support::games::long;

/// Near the beginning of a game, and at the end of one that is longer than any.
const PLIES: [usize; 2] = [100, 6_000];

/// The moves that are measured behind so many plies, and how often.
const MEASURED: usize = 50;
const TURNS: usize = 15;

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

/// What a move takes behind these plies, in the mean of some; sitting down is not counted.
fn played(all: &[Move], plies: usize, voice: &Voice) -> Duration {
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
    let ((), time) = timed(|| {
        for played in &all[plies..plies + MEASURED] {
            let told = session.hear(&line(played));
            assert!(told.iter().any(|told| !told.events.is_empty()), "{told:?}");
        }
    });
    time / u32::try_from(MEASURED).unwrap()
}

pub fn moves() -> String {
    let [early, late] = PLIES;
    let game = long(1, Chess::default(), late + MEASURED);
    let voice = Voice::built_in("en").unwrap();
    let works: [&mut dyn FnMut() -> Duration; 2] =
        [&mut || played(&game, early, &voice), &mut || played(&game, late, &voice)];
    let [by_early, by_late] = in_turns(TURNS, works);
    let mut table = Table::new(&["behind", "a move at the line desk", "against the first"]);
    table.row([format!("{early} plies"), told(by_early.median()), "1".to_owned()]);
    table.row([format!("{late} plies"), told(by_late.median()), by_late.against(&by_early)]);
    format!("{table}\nMedians of {TURNS} turns of {MEASURED} moves.")
}
