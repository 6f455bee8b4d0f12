//! Programs that are started and measured, and what they call themselves.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::figures::{Table, Times, megabytes, told};

/// Debian puts games here, which is on the path of few users who are root.
const GAMES: &str = "/usr/games";

/// How often it is looked how much memory a program has used; it only grows.
const LOOK: Duration = Duration::from_millis(3);

/// The system counts processor time in hundredths of a second.
const TICK: Duration = Duration::from_millis(10);

/// The program people install, built beside this one.
pub const ANSAGE: &str = env!("CARGO_BIN_EXE_ansage");

/// Where a program of this name is.
pub fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([GAMES.into(), "/usr/sbin".into()]);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// Which of these programs are missing, if any is.
pub fn missing_of(names: &[&str]) -> Option<String> {
    let missing: Vec<&str> = names.iter().copied().filter(|name| find(name).is_none()).collect();
    (!missing.is_empty()).then(|| format!("{} is not here", missing.join(", ")))
}

/// Python itself, and not what chooses one, with python-chess.
pub fn python_with_chess() -> Option<PathBuf> {
    let program =
        first_line(Command::new(find("python3")?).args(["-c", "import sys; print(sys.executable)"]))?;
    first_line(Command::new(&program).args(["-c", "import chess; print(chess.__version__)"]))?;
    Some(program.into())
}

/// The first line that a program prints, if it ends well.
pub fn first_line(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).output().ok()?;
    let printed = [output.stdout, output.stderr].concat();
    let printed = String::from_utf8_lossy(&printed).into_owned();
    let line = printed.lines().map(str::trim).find(|line| !line.is_empty())?.to_owned();
    output.status.success().then_some(line)
}

/// What one run of a program took.
#[derive(Clone, Copy)]
pub struct Run {
    pub took: Duration,
    /// Of the processors, in the program itself and in the system for it.
    pub worked: Duration,
    /// The most memory (resident), in kilobytes.
    pub memory: u64,
}

/// Runs of the same program.
#[derive(Default)]
pub struct Runs(Vec<Run>);

impl Runs {
    pub fn took(&self) -> Times {
        self.0.iter().map(|run| run.took).collect()
    }

    fn worked(&self) -> Times {
        self.0.iter().map(|run| run.worked).collect()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn memory(&self) -> u64 {
        self.0.iter().map(|run| run.memory).max().unwrap_or_default()
    }
}

/// Runs a program to its end; what it prints goes to nobody.
///
/// # Panics
/// It cannot be started, or fails.
pub fn run(command: &mut Command) -> Run {
    let before = processor_time();
    let begun = Instant::now();
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let (id, over) = (child.id(), AtomicBool::new(false));
    thread::scope(|scope| {
        let looking = scope.spawn(|| {
            let mut most = 0;
            while !over.load(Ordering::Relaxed) {
                most = most_memory(id).unwrap_or(most);
                thread::sleep(LOOK);
            }
            most
        });
        let status = child.wait().unwrap();
        let took = begun.elapsed();
        over.store(true, Ordering::Relaxed);
        assert!(status.success(), "{command:?}: {status}");
        let worked = processor_time().saturating_sub(before);
        Run { took, worked, memory: looking.join().unwrap() }
    })
}

/// A program by its name in a table, and how it is started anew each time, if it is here.
pub struct Candidate<'a> {
    name: &'a str,
    start: Option<Box<dyn Fn() -> Command + 'a>>,
}

impl<'a> Candidate<'a> {
    pub fn new(name: &'a str, start: impl Fn() -> Command + 'a) -> Candidate<'a> {
        Candidate { name, start: Some(Box::new(start)) }
    }

    /// One of another program, with the arguments that this gives it.
    pub fn of(
        name: &'a str,
        program: Option<&'a Path>,
        arguments: impl Fn(&mut Command) + 'a,
    ) -> Candidate<'a> {
        let start = program.map(|program| {
            let start = move || {
                let mut command = Command::new(program);
                arguments(&mut command);
                command
            };
            Box::new(start) as Box<dyn Fn() -> Command + 'a>
        });
        Candidate { name, start }
    }
}

/// Each of them in turn, so often. What is not here has no runs.
pub fn race(rounds: usize, candidates: &[Candidate]) -> Vec<Runs> {
    let mut runs: Vec<Runs> = candidates.iter().map(|_| Runs::default()).collect();
    for _ in 0..rounds {
        for (candidate, runs) in candidates.iter().zip(&mut runs) {
            runs.0.extend(candidate.start.iter().map(|start| run(&mut start())));
        }
    }
    runs
}

/// The medians of each, and how many times as long it took as the one at this place.
pub fn compared(candidates: &[Candidate], runs: &[Runs], against: usize) -> Table {
    let column = format!("against {}", candidates[against].name);
    let mut table = Table::new(&["", "time", "processor time", "most memory", &column]);
    let other = &runs[against];
    for (candidate, runs) in candidates.iter().zip(runs) {
        if runs.is_empty() {
            table.absent(candidate.name);
            continue;
        }
        let took = runs.took();
        table.row([
            candidate.name.to_owned(),
            told(took.median()),
            told(runs.worked().median()),
            megabytes(runs.memory()),
            if other.is_empty() { String::new() } else { took.against(&other.took()) },
        ]);
    }
    table
}

/// The most memory a process has used so far, in kilobytes.
pub fn most_memory(id: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// What all programs that this one started and that are over have used of the processors.
fn processor_time() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let behind_name = stat.rsplit_once(')').map_or("", |(_, behind)| behind);
    let ticks = behind_name.split_whitespace().skip(13).take(2).filter_map(|ticks| ticks.parse::<u32>().ok());
    TICK * ticks.sum()
}

/// What stands in a file, in megabytes.
pub fn size(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |file| file.len() / 1000)
}
