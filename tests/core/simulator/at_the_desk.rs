//! Games in which the program hears every line, as it is typed at a desk.

use std::path::{Path, PathBuf};
use std::process::Command;

use ansage::game::{Event, Game, Setup};
use ansage::record::{Keeping, Library};

use super::voices;
use crate::support::desk::Desk;
use crate::support::games::{Dice, built_in, made_up};
use crate::support::hearer::Hearer;
use crate::support::setups::some_setup;
use crate::support::table::{Counts, Table};

/// A word no voice knows, after one that every voice and every moment of a game knows: it is answered with itself and
/// changes nothing, so it shows where the answer to the line before it ends.
const MARK: &str = "qqmark";

/// A desk that plays the one game of a library, and what it has kept so far.
pub struct AtDesk {
    desk: Desk,
    library: PathBuf,
    game: Game,
    kept: Vec<(u64, Event)>,
    now: u64,
}

impl AtDesk {
    /// Opens a game in a library of its own in this folder, and sits down at it.
    pub fn sit(setup: Setup, folder: &Path) -> AtDesk {
        let library = folder.join("library.sqlite3");
        let opened = Event::opened(setup);
        Keeping::begin(Library::open(&library).unwrap(), "2026-11-20T12:00:00", opened.clone()).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
        command.args(["resume", "1", "--voice", "en", "--simulate-time", "--library"]).arg(&library);
        let desk = Desk::sit(&mut command);
        let game = Game::fold([(0, &opened)]).unwrap();
        let mut at_desk = AtDesk { desk, library, game, kept: vec![(0, opened)], now: 0 };
        at_desk.said("wait 1s");
        at_desk.now += 1000;
        at_desk.take();
        at_desk
    }

    /// What is said after this line.
    pub fn said(&mut self, line: &str) -> String {
        self.desk.hears(line);
        self.desk.hears(&format!("wait {MARK}"));
        let until_mark = std::iter::from_fn(|| self.desk.says()).take_while(|said| !said.contains(MARK));
        until_mark.collect::<Vec<_>>().join(" ")
    }

    /// What was kept since: it is kept before it is said.
    fn take(&mut self) -> Vec<Event> {
        let kept = Library::read(&self.library).unwrap().game(1).unwrap().kept;
        let new: Vec<(u64, Event)> =
            kept.into_iter().skip(self.kept.len()).map(|kept| (kept.at_ms, kept.event)).collect();
        for (at, event) in &new {
            self.game.apply(event, *at);
        }
        self.kept.extend(new.iter().cloned());
        new.into_iter().map(|(_, event)| event).collect()
    }
}

impl Hearer for AtDesk {
    fn hear(&mut self, line: &str) -> Result<Vec<Event>, String> {
        let said = self.said(line);
        let events = self.take();
        if events.is_empty() { Err(said) } else { Ok(events) }
    }

    fn wait(&mut self, time: u64) {
        let seconds = time.div_ceil(1000);
        self.said(&format!("wait {seconds}s"));
        self.now += seconds * 1000;
        self.take();
    }

    fn game(&self) -> &Game {
        &self.game
    }

    fn now(&self) -> u64 {
        self.now
    }

    fn boards(&mut self) -> Option<String> {
        Some(self.said("boards"))
    }

    fn kept(&self) -> &[(u64, Event)] {
        &self.kept
    }
}

#[test]
fn article_d_2_9_a_desk_tells_every_mistake_at_the_first_comparison() {
    let (voices, known) = (voices(), built_in());
    let mut counts = Counts::default();
    for seed in 32_000..32_004 {
        // Printed by the harness when the game fails.
        println!("seed {seed}");
        let mut dice = Dice::new(seed);
        let moves = if dice.percent(50) { known[dice.below(known.len())].clone() } else { made_up(seed, 60) };
        let folder = tempfile::tempdir().unwrap();
        let at_desk = AtDesk::sit(some_setup(&mut dice), folder.path());
        let mut table = Table::new(at_desk, moves, &voices, seed);
        table.play();
        counts.add(&table.counts);
    }
    println!("{counts:#?}");
    assert!(counts.of("detected") > 0);
}
