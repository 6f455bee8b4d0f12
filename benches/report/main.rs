//! Every benchmark, each in turns with its peer where it has one: it writes the figures of `docs/performance.md`.
//!
//! ```text
//! cargo bench --bench report                  # what an ordinary run measures
//! cargo bench --bench report -- hearing said  # these alone
//! ```
//!
//! What is missing for a benchmark is told, and its figures stay as they were; a peer that is missing is told in its
//! row. A variable of the environment makes a measurement larger; each file names its own.
#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[cfg(unix)]
mod bare_client;
mod figures;
mod machine;
mod page;
mod programs;

#[path = "../../tests/support/mod.rs"]
mod support;

#[cfg(target_os = "linux")]
mod advice;
mod boards;
#[cfg(target_os = "linux")]
mod display;
mod hearing;
mod judging;
mod levels;
mod library;
mod listening;
mod long_game;
mod lot;
mod record;
mod saying;
#[cfg(unix)]
mod sound;
mod starting;

use std::env;
use std::process::ExitCode;

use figures::{timed, told};

/// A block of the page and what makes it.
struct Benchmark {
    name: &'static str,
    /// Not in an ordinary run: it takes long, and what it counts depends on seeds alone.
    only_by_name: bool,
    measure: fn() -> String,
    /// What it cannot do without and is not here.
    missing: fn() -> Option<String>,
}

const fn ordinary(name: &'static str, measure: fn() -> String) -> Benchmark {
    Benchmark { name, only_by_name: false, measure, missing: || None }
}

const fn by_name(name: &'static str, measure: fn() -> String) -> Benchmark {
    Benchmark { name, only_by_name: true, measure, missing: || None }
}

impl Benchmark {
    const fn unless(self, missing: fn() -> Option<String>) -> Benchmark {
        Benchmark { missing, ..self }
    }
}

/// The block that says on what all others were measured.
const MACHINE: &str = "machine";

/// `tests/docs/performance_doc.rs` holds these names against the blocks of the page.
const BENCHMARKS: &[Benchmark] = &[
    ordinary("hearing", hearing::announcements),
    ordinary("understanding", hearing::own_words),
    ordinary("long-game", long_game::moves),
    ordinary("record", record::durable),
    ordinary("judging", judging::games),
    ordinary("compositions", judging::compositions),
    ordinary("starting", starting::commands),
    ordinary("first-line", starting::first_line),
    ordinary("saying", saying::said),
    ordinary("library", library::games),
    ordinary("listening", listening::indexed),
    #[cfg(unix)]
    ordinary("starting-to-speak", starting::first_sound).unless(sound::missing),
    #[cfg(unix)]
    ordinary("first-sound", sound::first_sound).unless(sound::missing),
    #[cfg(unix)]
    ordinary("two-languages", sound::two_languages).unless(sound::missing),
    #[cfg(unix)]
    ordinary("silence", sound::silence).unless(sound::missing),
    #[cfg(unix)]
    ordinary("hung-service", sound::hung_service).unless(sound::missing),
    #[cfg(target_os = "linux")]
    ordinary("braille", display::braille).unless(display::hindrance),
    #[cfg(target_os = "linux")]
    ordinary("hints", advice::hints_and_memory),
    by_name("levels", levels::levels),
    by_name("explained", boards::explained),
    by_name("two-mistakes", boards::two_mistakes),
    by_name("late", boards::late),
    by_name("checks", boards::checks),
    by_name("table", boards::at_the_table),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    // Cargo says so; tests that are run with all targets pass by here, and measure nothing.
    if !arguments.iter().any(|argument| argument == "--bench") {
        return ExitCode::SUCCESS;
    }
    let names: Vec<&str> =
        arguments.iter().map(String::as_str).filter(|argument| !argument.starts_with('-')).collect();
    if let [listening::INDEX, file, folder] = names[..] {
        listening::index(file, folder);
        return ExitCode::SUCCESS;
    }
    let is_known = |name: &str| BENCHMARKS.iter().any(|benchmark| benchmark.name == name);
    if let Some(name) = names.iter().find(|name| !is_known(name)) {
        let known: Vec<&str> = BENCHMARKS.iter().map(|benchmark| benchmark.name).collect();
        eprintln!("There is no benchmark {name}. There are: {}.", known.join(", "));
        return ExitCode::FAILURE;
    }
    let is_wanted = |benchmark: &&Benchmark| {
        if names.is_empty() { !benchmark.only_by_name } else { names.contains(&benchmark.name) }
    };
    let load = machine::load();
    write(MACHINE, &machine::told(load));
    for benchmark in BENCHMARKS.iter().filter(is_wanted) {
        measure(benchmark);
    }
    ExitCode::SUCCESS
}

/// Measures, and writes the figures with the day and how busy the machine was.
fn measure(benchmark: &Benchmark) {
    if let Some(missing) = (benchmark.missing)() {
        eprintln!("{} is not measured: {missing}.", benchmark.name);
        return;
    }
    let load = machine::load().map_or_else(String::new, |load| format!(", load {load:.1}"));
    let (figures, time) = timed(benchmark.measure);
    let when = format!("*{}{load}; it took {}.*", machine::today(), told(time));
    write(benchmark.name, &format!("{}\n\n{when}", figures.trim()));
}

fn write(name: &str, figures: &str) {
    println!("\n{name}\n\n{figures}");
    if let Err(why) = page::write(name, figures) {
        eprintln!("{why}");
    }
}
