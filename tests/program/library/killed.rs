//! Programs that are killed while they import, write out, copy and bring up to this version, beside a desk at which a
//! game is played: what was acknowledged is there, and everything else wholly or not at all.
//!
//! `ANSAGE_KILLS` says how often; the tests try a few.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use ansage::record::Library;

use super::Home;
use crate::support::games::Dice;
use crate::support::seed::seed;
use crate::support::time_passes;

/// So many games are brought in, enough for several parts of two hundred.
const MANY: usize = 1_500;

/// What is announced at the desk.
const MOVES: [&str; 8] = ["Nf3", "Nf6", "Ng1", "Ng8", "e4", "e5", "d3", "d6"];

/// What is done when it is killed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Deed {
    Import,
    Export,
    Backup,
    Migrate,
}

const DEEDS: [Deed; 4] = [Deed::Import, Deed::Export, Deed::Backup, Deed::Migrate];

/// What stands where something is written: it looks like a library, which a copy may replace.
const AS_IT_WAS: &str = "SQLite format 3\0as it was";

/// Everything a deed needs, in a folder of its own.
struct Round {
    home: Home,
    deed: Deed,
}

fn sample(version: usize) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/program/library/of_version_{version}.sqlite3"))
}

fn games(many: usize) -> String {
    let game = |round| {
        format!(
            "[Event \"Many\"]\n[Round \"{round}\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0\n\n"
        )
    };
    (1..=many).map(game).collect::<Vec<_>>().concat()
}

impl Round {
    fn new(deed: Deed, dice: &mut Dice) -> Round {
        let home = Home::new();
        let version = if deed == Deed::Migrate { 1 + dice.below(4) } else { 4 };
        fs::copy(sample(version), &home.library).unwrap();
        if deed != Deed::Migrate {
            drop(Library::open(&home.library).unwrap());
        }
        if deed == Deed::Import {
            fs::write(home.path("many.pgn"), games(MANY)).unwrap();
        }
        if deed == Deed::Backup {
            let more = games(400).split_inclusive("1-0\n\n").map(str::to_owned).collect::<Vec<_>>();
            Library::open(&home.library).unwrap().import("2026-01-01T00:00:00+00:00", &more).unwrap();
        }
        fs::write(home.path("one.pgn"), games(1)).unwrap();
        fs::write(home.path("out"), AS_IT_WAS).unwrap();
        Round { home, deed }
    }

    /// The program that does it, not started yet.
    fn command(&self) -> Command {
        let path = |name| self.home.path(name).into_os_string().into_string().unwrap();
        let mut command = self.home.command("en");
        match self.deed {
            Deed::Import => command.args(["games", "import", &path("many.pgn")]),
            Deed::Export => command.args(["games", "export", "1", "--output", &path("out")]),
            Deed::Backup => command.args(["games", "backup", &path("out")]),
            Deed::Migrate => command.args(["games", "import", &path("one.pgn")]),
        };
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    }

    fn verified(&self, library: &Path) -> String {
        let told = super::run(&mut super::at(library, "en"), &["games", "verify"]);
        assert_eq!((told.code, told.error.as_str()), (Some(0), ""), "{:?}: {told:?}", self.deed);
        told.out
    }

    /// What is there is whole; done once more it is done. How far it had come.
    fn is_whole(&self, exported: &str) -> bool {
        let played = self.verified(&self.home.library);
        let out = self.home.path("out");
        let done = match self.deed {
            Deed::Import => {
                let games = played.split_whitespace().find_map(|word| word.parse::<usize>().ok()).unwrap();
                let imported = Library::read(&self.home.library).unwrap().imports().unwrap().len();
                assert!(games >= imported && imported.is_multiple_of(200) || imported == MANY, "{played}");
                imported > 0
            }
            Deed::Export => {
                let found = fs::read_to_string(&out).unwrap();
                assert!(found == AS_IT_WAS || found == exported, "{found}");
                found == exported
            }
            Deed::Backup => {
                let is_old = fs::read(&out).unwrap() == AS_IT_WAS.as_bytes();
                if !is_old {
                    self.verified(&out);
                }
                !is_old
            }
            Deed::Migrate => {
                let connection = rusqlite::Connection::open(&self.home.library).unwrap();
                let version: i32 = connection.query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
                version == 5
            }
        };
        assert!(self.command().status().unwrap().success(), "{:?}", self.deed);
        self.verified(&self.home.library);
        if self.deed == Deed::Backup {
            self.verified(&out);
            let left = fs::read_dir(self.home.folder.path()).unwrap().map(|found| found.unwrap().file_name());
            let left = left.filter(|name| name.to_string_lossy().contains("unfinished")).count();
            assert_eq!(left, 0, "a copy that was not finished is still there");
        }
        done
    }
}

/// How long it takes where nobody kills it.
fn usual(deed: Deed, dice: &mut Dice) -> Duration {
    let round = Round::new(deed, dice);
    let begun = Instant::now();
    assert!(round.command().status().unwrap().success(), "{deed:?}");
    begun.elapsed()
}

/// Whether it was still at it.
fn is_killed(mut child: Child) -> bool {
    let is_at_it = child.try_wait().unwrap().is_none();
    let _ = child.kill();
    child.wait().unwrap();
    is_at_it
}

#[test]
fn whatever_is_killed_what_was_acknowledged_is_there() {
    let kills: usize = std::env::var("ANSAGE_KILLS").ok().and_then(|many| many.parse().ok()).unwrap_or(24);
    let mut dice = Dice::new(seed());
    let usual = DEEDS.map(|deed| usual(deed, &mut dice));
    let exported = Round::new(Deed::Export, &mut dice);
    let exported = exported.home.run("en", &["games", "export", "1"]).out;
    let (mut at_it, mut done_by_then, mut acknowledged) = ([0; 4], [0; 4], 0);
    for round in 0..kills {
        let which = round % DEEDS.len();
        let here = Round::new(DEEDS[which], &mut dice);
        // At a desk beside it a game is played; where a library is brought up to this version nobody plays in it yet.
        let mut desk =
            (here.deed != Deed::Migrate).then(|| here.home.sit("en", &["relay", "--press", "auto"]));
        let mut child = here.command().spawn().unwrap();
        let moment = usual[which].mul_f64(f64::from(u32::try_from(dice.below(1_100)).unwrap()) / 1_000.0);
        let (begun, mut heard) = (Instant::now(), 0);
        while let Some(desk) = &mut desk
            && begun.elapsed() < moment
            && let Some(announced) = MOVES.get(heard)
        {
            // What is refused is announced again.
            heard += usize::from(!desk.answers(announced).starts_with("Not saved"));
        }
        time_passes(moment.saturating_sub(begun.elapsed()));
        let _ = child.try_wait();
        at_it[which] += u32::from(is_killed(child));
        let is_desk_killed = dice.percent(50);
        match desk {
            Some(desk) if is_desk_killed => desk.kill(),
            Some(desk) => drop(desk.leave()),
            None => {}
        }
        acknowledged += heard;
        if here.deed != Deed::Migrate {
            let library = Library::read(&here.home.library).unwrap();
            let numbers = library.numbers_of_all().unwrap();
            let imports = library.imports().unwrap();
            let own = numbers.into_iter().filter(|number| !imports.contains(number)).max().unwrap();
            let plies = library.game(own).unwrap().game.plies().len();
            assert_eq!(plies, heard, "round {round}: {:?}", here.deed);
        }
        done_by_then[which] += u32::from(here.is_whole(&exported));
    }
    println!(
        "{kills} rounds of {DEEDS:?}: killed at it {at_it:?}, something done by then {done_by_then:?}, \
         {acknowledged} moves acknowledged beside them"
    );
}
