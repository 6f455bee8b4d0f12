//! How soon the first word of a hint is spoken, and how much memory the program and an engine use while they think, with
//! the built-in search and with engines that are installed. It is spoken to a Speech Dispatcher that makes no sound.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use ansage::opponent::find_engine;
use tempfile::TempDir;

use super::figures::{Table, Times, megabytes, number, ratio, told};
use super::programs::{ANSAGE, most_memory};
use super::support::fake_ssip::FakeSsip;

/// How often each position is asked about, unless `ANSAGE_HINTS` says another number.
const TIMES: usize = 2;

/// The longest that is waited for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// After the greeting, as a person would not ask before it has been heard.
const PAUSE: Duration = Duration::from_millis(300);

/// White to move: an opening, two middle games, an attack and an endgame.
const POSITIONS: [&str; 5] = [
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4",
    "r2q1rk1/pp2bppp/2n1bn2/3p4/3P4/2N2N2/PP2BPPP/R1BQ1RK1 w - - 0 11",
    "r1bq1rk1/pp1n1ppp/2pbpn2/3p4/2PP4/2NBPN2/PP3PPP/R1BQ1RK1 w - - 0 8",
    "r1b2rk1/ppq2ppp/2p2n2/2b1p1B1/4P3/2NB1Q2/PPP2PPP/R4RK1 w - - 0 13",
    "8/5pk1/6p1/3R3p/5P2/6P1/r4PK1/8 w - - 0 40",
];

/// Who judges; the first is no program, so that the built-in search does.
const JUDGES: [&str; 4] = ["built-in", "stockfish", "fairy-stockfish", "gnuchess"];

/// What was measured of a judge.
#[derive(Default)]
struct Judged {
    first: Vec<Duration>,
    next: Vec<Duration>,
    /// Kilobytes, of the program and of the processes of its engine.
    own: u64,
    engine: u64,
}

pub fn hints_and_memory() -> String {
    let times = number("ANSAGE_HINTS", TIMES);
    let there = JUDGES.map(|judge| judge == JUDGES[0] || find_engine(judge).is_some());
    let mut judged = JUDGES.map(|_| Judged::default());
    for position in POSITIONS.into_iter().cycle().take(POSITIONS.len() * times) {
        for ((judge, of), _) in JUDGES.into_iter().zip(&mut judged).zip(there).filter(|(_, there)| *there) {
            hints(judge, position, of);
            // One of them is as good as another for this.
            if position == POSITIONS[0] {
                memory(judge, of);
            }
        }
    }
    let mut table = Table::new(&[
        "who judges",
        "the first hint of a game to its first word, median and worst",
        "a later one",
        "against the built-in search",
        "program, most memory",
        "engine, most memory",
    ]);
    let spread =
        |times: &Times| format!("{} and {} (of {})", told(times.median()), told(times.worst()), times.many());
    let later = |of: &Judged| of.next.iter().copied().collect::<Times>();
    let built_in = later(&judged[0]);
    for ((judge, of), there) in JUDGES.into_iter().zip(&judged).zip(there) {
        if !there {
            table.absent(judge);
            continue;
        }
        let (first, next) = (of.first.iter().copied().collect(), later(of));
        let seconds = |times: &Times| times.median().as_secs_f64();
        let is_there = next.many() > 0 && built_in.many() > 0;
        table.row([
            if judge == JUDGES[0] { "the built-in search".to_owned() } else { judge.to_owned() },
            spread(&first),
            if next.many() > 0 { spread(&next) } else { String::new() },
            if is_there { ratio(seconds(&next), seconds(&built_in)) } else { String::new() },
            megabytes(of.own),
            if of.engine > 0 { megabytes(of.engine) } else { String::new() },
        ]);
    }
    table.to_string()
}

/// A practice desk that speaks.
struct Desk {
    child: Child,
    input: ChildStdin,
    server: FakeSsip,
    _home: TempDir,
}

impl Desk {
    fn sit(judge: &str, arguments: &[&str]) -> Desk {
        let (home, server) = (TempDir::new().unwrap(), FakeSsip::start());
        let settings = home.path().join("settings.toml");
        fs::write(&settings, format!("practice.engine = \"{judge}\"\n")).unwrap();
        let mut child = Command::new(ANSAGE)
            .args(["practice", "--voice", "en", "--time", "-", "--color", "white", "--line"])
            .args(arguments)
            .arg("--library")
            .arg(home.path().join("library.db"))
            .arg("--settings")
            .arg(&settings)
            .env_clear()
            .env("HOME", home.path())
            .envs(server.environment())
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let desk = Desk { child, input, server, _home: home };
        desk.spoken_behind(0);
        thread::sleep(PAUSE);
        desk
    }

    /// When the text behind so many began to be spoken.
    fn spoken_behind(&self, before: usize) -> Instant {
        let until = Instant::now() + PATIENCE;
        loop {
            // Who plays is told when its engine is ready, and is no answer.
            let mut spoken = self.server.spoken().into_iter().skip(before);
            if let Some(spoken) = spoken.find(|spoken| !spoken.text.starts_with("Opponent")) {
                return spoken.at;
            }
            assert!(Instant::now() < until, "nothing is spoken");
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// From this line to the first word of the answer.
    fn hears(&mut self, line: &str) -> Duration {
        let before = self.server.spoken().len();
        let start = Instant::now();
        writeln!(self.input, "{line}").unwrap();
        self.spoken_behind(before) - start
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A hint for which an engine is started, and one in the next position.
fn hints(judge: &str, position: &str, of: &mut Judged) {
    let mut desk = Desk::sit(judge, &["--fen", position]);
    of.first.push(desk.hears("hint"));
    // Whatever the reply is, another position follows it.
    desk.hears("king h1");
    let quiet = desk.server.spoken().len();
    thread::sleep(Duration::from_secs(2));
    if desk.server.spoken().len() > quiet {
        of.next.push(desk.hears("hint"));
    }
}

/// The most memory that was used while it thought about a move at its highest level, and about a hint.
fn memory(judge: &str, of: &mut Judged) {
    let strongest: &[&str] =
        if judge == JUDGES[0] { &["--level", "8"] } else { &["--engine", judge, "--level", "12"] };
    let mut desk = Desk::sit(judge, &[strongest, &["--fen", POSITIONS[1]]].concat());
    desk.hears("hint");
    desk.hears("Bg5");
    let before = desk.server.spoken().len();
    // The announcement itself, and then the reply.
    desk.spoken_behind(before);
    let id = desk.child.id();
    of.own = of.own.max(most_memory(id).unwrap_or_default());
    of.engine = of.engine.max(descendants(id).into_iter().filter_map(most_memory).sum());
}

/// The processes that any of its threads has started.
fn children(id: u32) -> Vec<u32> {
    let threads = fs::read_dir(Path::new("/proc").join(id.to_string()).join("task"));
    let lists = threads.into_iter().flatten().flatten();
    let lists = lists.filter_map(|thread| fs::read_to_string(thread.path().join("children")).ok());
    lists
        .flat_map(|list| list.split_whitespace().filter_map(|id| id.parse().ok()).collect::<Vec<_>>())
        .collect()
}

/// The same, with all that these have started: before an engine stands its guard, and perhaps a script.
fn descendants(id: u32) -> Vec<u32> {
    children(id).into_iter().flat_map(|child| [vec![child], descendants(child)].concat()).collect()
}
