//! How often and how fast a wrong board is explained, and in how many questions it is found. Mistakes are made by
//! `tests/support/slips.rs` in the games that everybody has, in made-up ones, and in those of the file that
//! `ANSAGE_GAMES` names. `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, clippy::cast_precision_loss, clippy::similar_names, missing_docs)]

#[path = "../tests/support/fingers.rs"]
mod fingers;
#[path = "../tests/support/games.rs"]
mod games;
#[path = "../tests/support/hearer.rs"]
mod hearer;
#[path = "../tests/support/real_board.rs"]
mod real_board;
#[path = "../tests/support/said.rs"]
mod said;
#[path = "../tests/support/setups.rs"]
mod setups;
#[path = "../tests/support/slips.rs"]
mod slips;
#[path = "../tests/support/table/mod.rs"]
mod table;
#[path = "../tests/support/verdicts.rs"]
mod verdicts;

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

use ansage::boards::{Cause, Check, CheckStep, History, Mistake, differences, explain, is_close};
use ansage::voice::Voice;
use fingers::checked;
use games::{Dice, built_in, collected, history, made_up};
use hearer::Alone;
use setups::some_setup;
use shakmaty::{Board, Color, Move};
use slips::{follow, likely, relayed, slip, two_slips};
use table::{Counts, Table};
use verdicts::{Tally, is_told, verdict};

/// How many mistakes are made in all, unless `ANSAGE_MISTAKES` says another number.
const MISTAKES: usize = 20_000;

/// How many boards are checked of each collection, unless `ANSAGE_CHECKS` says another number.
const CHECKS: usize = 1_000;

/// How many games are played at the table of each collection, unless `ANSAGE_TABLES` says another number.
const TABLES: usize = 100;

/// The causes of this board, and how long they take: the middle of three times, so that what else the machine does
/// falls out.
fn timed(history: &History, board: &Board) -> (Vec<Cause>, Duration) {
    let mut times = [Duration::ZERO; 3];
    let mut causes = Vec::new();
    for time in &mut times {
        let begun = Instant::now();
        causes = black_box(explain(history, board));
        *time = begun.elapsed();
    }
    (causes, median(&mut times))
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

fn number(variable: &str, otherwise: usize) -> usize {
    env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// Mistakes are made one after the other, a game each, until there are so many.
fn explained(name: &str, histories: &[History], mistakes: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let mut tally = Tally::default();
    let (mut times, mut close, mut made) = (Vec::new(), 0, 0);
    for history in histories.iter().cycle() {
        if made == mistakes {
            break;
        }
        let Some(slip) = slip(history, &mut dice) else { continue };
        made += 1;
        let seen = history.until(slip.seen_after);
        let board = slips::board(&slip.wood);
        let (causes, time) = timed(&seen, &board);
        times.push(time);
        close += usize::from(is_close(&causes));
        tally.count(slip.mistake.what, verdict(&seen, &slip, &causes));
    }
    println!("\n{name}: {made} mistakes in {} games, seed {seed}", histories.len());
    println!("{tally}");
    println!("a second cause is close: {:.1} %", 100.0 * close as f64 / made as f64);
    println!("median {:?}, worst {:?}", median(&mut times), times.last().unwrap());
}

/// How many mistakes are seen the first time that both boards are compared.
fn detected(name: &str, histories: &[History], mistakes: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut made, mut seen) = (0, 0);
    for history in histories.iter().cycle() {
        if made == mistakes {
            break;
        }
        let ply = dice.below(history.plies());
        let Some(mistake) = likely(history, ply, &mut dice) else { continue };
        let side = Color::from_white(dice.percent(50));
        if let Some(differ) = relayed(history, mistake, ply, side) {
            made += 1;
            seen += usize::from(differ);
        }
    }
    println!("\n{name}: {seen} of {made} mistakes are seen at the first comparison, seed {seed}");
}

/// Whole games at a simulated table, heard by the game itself: how often what went wrong, was known at the first
/// comparison, and was set right. Nothing but that is let pass, or this ends.
fn at_the_table(name: &str, games: &[Vec<Move>], many: usize, seed: u64) {
    let voices = ["en", "de"].map(|tag| Voice::built_in(tag).unwrap());
    let mut counts = Counts::default();
    for (seed, moves) in (seed * 1_000_000..).zip(games.iter().cycle().take(many)) {
        let alone = Alone::new(some_setup(&mut Dice::new(seed)), &voices[0]);
        let mut table = Table::new(alone, moves.clone(), &voices, seed);
        table.play();
        counts.add(&table.counts);
    }
    let all: Vec<String> = counts.0.iter().map(|(what, many)| format!("{what} {many}")).collect();
    println!("\n{name}: {many} games at the table, seeds from {}: {}", seed * 1_000_000, all.join(", "));
}

/// How often two mistakes are explained as what they were. They are made in turns, a game each.
fn pairs(name: &str, histories: &[History], mistakes: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut made, mut both, mut second, mut half, mut other, mut none) = (0, 0, 0, 0, 0, 0);
    for history in histories.iter().cycle() {
        if made == mistakes {
            break;
        }
        let Some((truth, seen_after, wood)) = two_slips(history, &mut dice) else { continue };
        made += 1;
        let causes = explain(&history.until(seen_after), &slips::board(&wood));
        let told = |cause: &Cause, truth: Mistake| cause.mistakes.iter().any(|told| is_told(truth, *told));
        let right = |cause: &Cause| truth.iter().filter(|truth| told(cause, **truth)).count();
        match &causes[..] {
            [] => none += 1,
            [first, ..] if right(first) == 2 => both += 1,
            [_, next, ..] if right(next) == 2 => second += 1,
            [first, ..] if right(first) == 1 => half += 1,
            _ => other += 1,
        }
    }
    let percent = |many: i32| 100.0 * f64::from(many) / made as f64;
    println!("\n{name}: two mistakes in one game, {made} times, seed {seed}");
    println!(
        "both named exactly {:.1} %, as the second cause {:.1} %, one of them {:.1} %, neither {:.1} %, nothing {:.1} %",
        percent(both),
        percent(second),
        percent(half),
        percent(other),
        percent(none)
    );
}

/// In how many questions a wrong square is felt, and all of it.
fn questioned(name: &str, histories: &[History], mistakes: usize, seed: u64) {
    let mut dice = Dice::new(seed);
    let (mut first, mut all, mut times, mut whole) = (Vec::new(), Vec::new(), Vec::new(), 0);
    let mut worst = (0, String::new());
    for history in histories.iter().cycle() {
        if all.len() == mistakes {
            break;
        }
        let Some(slip) = slip(history, &mut dice) else { continue };
        let seen = history.until(slip.seen_after);
        let board = slips::board(&slip.wood);
        let begun = Instant::now();
        let checked = checked(&seen, &board, false);
        times.push(begun.elapsed() / u32::try_from(checked.questions).unwrap());
        let until = checked.until_one.unwrap_or(usize::MAX);
        whole +=
            usize::from(checked.end == CheckStep::Found && checked.found == differences(&board, seen.now()));
        if until > worst.0 {
            worst = (until, format!("{:?} at ply {}", slip.mistake, slip.seen_after));
        }
        first.push(until);
        all.push(checked.questions);
    }
    first.sort_unstable();
    let mean = |numbers: &[usize]| numbers.iter().sum::<usize>() as f64 / numbers.len() as f64;
    println!("\n{name}: {} boards checked, seed {seed}", all.len());
    println!(
        "questions until a wrong square is felt: mean {:.2}, 99 in 100 at most {}, worst {} ({})",
        mean(&first),
        first[first.len() * 99 / 100],
        worst.0,
        worst.1
    );
    println!("questions until all of it is: mean {:.2}, worst {}", mean(&all), all.iter().max().unwrap());
    println!("all of it found so: {:.2} %", 100.0 * whole as f64 / all.len() as f64);
    println!("time a question: median {:?}, worst {:?}", median(&mut times), times.last().unwrap());
}

/// How long it takes at ply 300, whether one mistake explains the board, two may, or none.
fn late(seed: u64) {
    let games = (0..40).map(|game| history(&made_up(seed + game, 300)));
    let histories: Vec<History> = games.filter(|history| history.plies() == 300).collect();
    let mut dice = Dice::new(seed);
    // A mistake of any age that nobody noticed until then.
    let mut unnoticed = |history: &History| loop {
        let ply = dice.below(300);
        let Some(mistake) = likely(history, ply, &mut dice) else { continue };
        match follow(history, mistake, ply, 300, &mut dice) {
            Some(slip) if slip.seen_after == 300 => return slip.wood,
            _ => {}
        }
    };
    let (mut one, mut two, mut many) = (Vec::new(), Vec::new(), Vec::new());
    for history in histories.iter().cycle().take(1_000) {
        let mut wrong = unnoticed(history);
        for (times, further) in [(&mut one, 0), (&mut two, 1), (&mut many, 4)] {
            for _ in 0..further {
                let right = slips::wood(history.now());
                for (at, piece) in unnoticed(history).into_iter().enumerate() {
                    if piece != right[at] {
                        wrong[at] = piece;
                    }
                }
            }
            times.push(timed(history, &slips::board(&wrong)).1);
        }
    }
    let checks = histories.iter().map(|history| {
        let history = history.clone();
        let begun = Instant::now();
        black_box(Check::new(history));
        begun.elapsed()
    });
    let mut checks: Vec<Duration> = checks.collect();
    println!("\nply 300, {} games, seed {seed}", histories.len());
    let other: Vec<Duration> = histories
        .iter()
        .zip(histories.iter().skip(1))
        .map(|(history, other)| timed(history, other.now()).1)
        .collect();
    for (name, mut times) in [("one mistake", one), ("two", two), ("six", many), ("another game", other)] {
        println!("{name}: median {:?}, worst {:?}", median(&mut times), times.last().unwrap());
    }
    println!("a check begun: median {:?}, worst {:?}", median(&mut checks), checks.last().unwrap());
}

/// Without names all is measured; with some of `explain`, `table`, `check` and `late` only those.
fn main() {
    let names: Vec<String> = env::args().skip(1).filter(|name| !name.starts_with('-')).collect();
    let wanted = |name: &str| names.is_empty() || names.iter().any(|other| other == name);
    let mut collections = vec![
        ("well-known games", built_in()),
        ("made-up games", (0..500).map(|seed| made_up(seed, 200)).collect()),
    ];
    if let Some((games, broken)) = collected() {
        println!("{} games were read, {broken} could not be", games.len());
        collections.push(("collected games", games));
    }
    let (mistakes, checks) = (number("ANSAGE_MISTAKES", MISTAKES), number("ANSAGE_CHECKS", CHECKS));
    for (seed, (name, games)) in (1..).zip(&collections) {
        let histories: Vec<History> = games.iter().map(|moves| history(moves)).collect();
        if wanted("explain") {
            explained(name, &histories, mistakes, seed);
            pairs(name, &histories, mistakes / 10, seed);
            detected(name, &histories, mistakes, seed);
        }
        if wanted("table") {
            at_the_table(name, games, number("ANSAGE_TABLES", TABLES), seed);
        }
        if wanted("check") {
            questioned(name, &histories, checks, seed);
        }
    }
    if wanted("late") {
        late(4);
    }
}
