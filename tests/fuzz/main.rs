//! Whatever comes in from outside, nothing breaks and every promise is kept: each harness of `targets` is given inputs
//! that are nearly right (`mutate`), so many of them as it says, or as `ANSAGE_FUZZ` says.
//!
//! Each run draws others. One that fails prints the input, as short as it could be made, and its seed;
//! `ANSAGE_SEED=… cargo test --test fuzz NAME` draws the same inputs again. What was found stands in `findings`, each a
//! test of its own. The same harnesses are run by cargo-fuzz, by hand: `tests/fuzz/cargo`.
#![allow(clippy::unwrap_used, clippy::panic)]

mod findings;
mod mutate;
#[path = "../support/seed.rs"]
mod seed;
mod targets;

use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::time::{Duration, Instant};
use std::{env, fs};

use mutate::{Mutator, minimised};
use targets::{TARGETS, Target, target};

/// What takes longer than this is told, though time decides nothing.
const SLOW: Duration = Duration::from_secs(2);

thread_local! {
    /// Whether a panic here is a finding, which is told once and not each time it is tried again.
    static IS_TRYING: Cell<bool> = const { Cell::new(false) };
    /// What the last one said, and where.
    static SAID: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Findings are kept to be told; everything else that panics is told as ever.
fn catch_findings() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if IS_TRYING.get() {
                SAID.replace(panic.to_string());
            } else {
                usual(panic);
            }
        }));
    });
}

/// Whether the input is accepted, or what was said when a promise was broken.
fn tried(target: &Target, input: &[u8]) -> Result<bool, String> {
    IS_TRYING.set(true);
    let tried = panic::catch_unwind(AssertUnwindSafe(|| (target.run)(input)));
    IS_TRYING.set(false);
    tried.map_err(|_| SAID.take())
}

/// Where a panic comes from, by which one finding is told from another.
fn place(said: &str) -> &str {
    said.lines().next().unwrap_or_default()
}

fn fuzz(name: &str) {
    catch_findings();
    let target = target(name);
    let seed = seed::seed();
    let given = env::var("ANSAGE_FUZZ").ok().and_then(|count| count.parse().ok());
    let executions: u64 = given.unwrap_or(target.executions);
    let seeds = (target.seeds)();
    assert!(!seeds.is_empty(), "{name} has nothing to begin with");
    // A part of what there is goes in as it stands.
    let mut first = seeds.clone().into_iter().take(usize::try_from(executions / 4).unwrap());
    let mut mutator = Mutator::new(seed, seeds, target.tokens);
    let (mut accepted, mut slowest, all) = (0_u64, (Duration::ZERO, Vec::new()), Instant::now());
    for _ in 0..executions {
        let (input, is_new) = first.next().map_or_else(|| (mutator.next(), true), |input| (input, false));
        let begun = Instant::now();
        let is_accepted =
            tried(target, &input).unwrap_or_else(|said| found(target, seed, input.clone(), &said));
        accepted += u64::from(is_accepted);
        // The first ones wait until voices are read.
        if is_new && begun.elapsed() > slowest.0 {
            slowest = (begun.elapsed(), input.clone());
        }
        if is_new && is_accepted {
            mutator.keep(input);
        }
    }
    let (all, (long, slowest)) = (all.elapsed(), slowest);
    println!("{name}: {executions} executions in {all:.1?}, {accepted} accepted, the slowest in {long:.1?}");
    if long > SLOW {
        println!("{name} is slow: b\"{}\"", slowest.escape_ascii());
    }
    assert!(accepted > 0 || executions == 0, "{name} accepts nothing");
}

/// Tells a finding, as short as it can be made.
fn found(target: &Target, seed: u64, input: Vec<u8>, said: &str) -> ! {
    let fails = |input: &[u8]| tried(target, input).is_err_and(|other| place(&other) == place(said));
    let input = minimised(input, fails);
    let said = tried(target, &input).err().unwrap_or_default();
    panic!("ANSAGE_SEED={seed}\n{said}\nkept(\"{}\", b\"{}\");", target.name, input.escape_ascii());
}

/// One test a target, so that one can be chosen and several run at once.
macro_rules! fuzzed {
    ($($name:ident),* $(,)?) => {
        $(#[test]
        fn $name() {
            fuzz(stringify!($name));
        })*

        #[test]
        fn every_target_is_fuzzed() {
            let fuzzed = BTreeSet::from([$(stringify!($name)),*]);
            let there: BTreeSet<&str> = TARGETS.iter().map(|target| target.name).collect();
            assert_eq!(fuzzed, there);
        }
    };
}

fuzzed!(
    hear,
    answers,
    game,
    fen,
    pgn,
    puzzles,
    braille,
    events,
    desk_lines,
    guest_lines,
    ssip,
    uci,
    event_file,
    trf,
    lexicon,
    messages,
    phrases,
    openings,
    braille_table,
    settings,
    keys,
    times,
    text,
);

/// Writes what each target begins with where cargo-fuzz looks for it.
#[test]
#[ignore = "writes files for whoever runs cargo-fuzz by hand"]
fn corpus() {
    for target in TARGETS {
        let folder = targets::root().join("tests/fuzz/cargo/corpus").join(target.name);
        fs::create_dir_all(&folder).unwrap();
        for (number, input) in (target.seeds)().iter().enumerate() {
            fs::write(folder.join(number.to_string()), input).unwrap();
        }
    }
}
