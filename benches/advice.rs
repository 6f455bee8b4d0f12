//! How soon the first word of a hint is spoken, and how much memory the program and an engine use while they think, with
//! the built-in search and with engines that are installed. It is spoken to a Speech Dispatcher that makes no sound.
//! `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

#[cfg(target_os = "linux")]
#[path = "../tests/support/mod.rs"]
mod support;

#[cfg(target_os = "linux")]
fn main() {
    measured::all();
}

#[cfg(not(target_os = "linux"))]
fn main() {}

#[cfg(target_os = "linux")]
mod measured {
    use std::env;
    use std::fs;
    use std::io::Write;
    use std::path::Path;
    use std::process::{Child, ChildStdin, Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use ansage::opponent::find_engine;
    use tempfile::TempDir;

    use super::support::fake_ssip::FakeSsip;

    /// How often each position is asked about, unless `ANSAGE_HINTS` says another number.
    const TIMES: usize = 5;

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

    pub fn all() {
        let times = env::var("ANSAGE_HINTS").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES);
        let there = |judge: &str| judge == JUDGES[0] || find_engine(judge).is_some();
        let judges: Vec<&str> = JUDGES.into_iter().filter(|judge| there(judge)).collect();
        for judge in &judges {
            hints(judge, times);
        }
        for judge in &judges {
            memory(judge, times);
        }
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
            let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
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

    /// The first hint, for which an engine is started, and one in the next position.
    fn hints(judge: &str, times: usize) {
        let (mut first, mut next) = (Vec::new(), Vec::new());
        for _ in 0..times {
            for position in POSITIONS {
                let mut desk = Desk::sit(judge, &["--fen", position]);
                first.push(desk.hears("hint"));
                // Whatever the reply is, another position follows it.
                desk.hears("king h1");
                let quiet = desk.server.spoken().len();
                thread::sleep(Duration::from_secs(2));
                if desk.server.spoken().len() > quiet {
                    next.push(desk.hears("hint"));
                }
            }
        }
        println!("hint to the first word, {judge}: {}", spread(&mut first));
        if !next.is_empty() {
            println!("a later hint to the first word, {judge}: {}", spread(&mut next));
        }
    }

    /// The most memory that was used while it thought about a move at its highest level, and about a hint.
    fn memory(judge: &str, times: usize) {
        let (mut own, mut engines) = (Vec::new(), Vec::new());
        let strongest: &[&str] =
            if judge == JUDGES[0] { &["--level", "8"] } else { &["--engine", judge, "--level", "12"] };
        for _ in 0..times {
            let mut desk = Desk::sit(judge, &[strongest, &["--fen", POSITIONS[1]]].concat());
            desk.hears("hint");
            desk.hears("Bg5");
            let before = desk.server.spoken().len();
            // The announcement itself, and then the reply.
            desk.spoken_behind(before);
            let id = desk.child.id();
            own.extend(most_memory(id));
            engines
                .extend(descendants(id).into_iter().filter_map(most_memory).reduce(|one, other| one + other));
        }
        println!("most memory of the program, {judge}: {}", megabytes(&mut own));
        if !engines.is_empty() {
            println!("most memory of the engine's processes: {}", megabytes(&mut engines));
        }
    }

    /// The most memory a process has used so far, in kilobytes.
    fn most_memory(id: u32) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        line.split_whitespace().next()?.parse().ok()
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

    fn spread(times: &mut [Duration]) -> String {
        times.sort_unstable();
        let of = |share: usize| times[(times.len() - 1) * share / 100].as_millis();
        format!("median {} ms, p95 {} ms, worst {} ms (n = {})", of(50), of(95), of(100), times.len())
    }

    fn megabytes(sizes: &mut [u64]) -> String {
        sizes.sort_unstable();
        let of = |share: usize| sizes[(sizes.len() - 1) * share / 100];
        let (median, worst) = (of(50), of(100));
        let told = |size: u64| format!("{}.{} MB", size / 1000, size % 1000 / 100);
        format!("median {}, worst {} (n = {})", told(median), told(worst), sizes.len())
    }
}
