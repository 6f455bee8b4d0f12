//! How often and how fast a wrong board is explained, and in how many questions it is found. Mistakes are made by
//! `tests/support/slips.rs` in the games that everybody has, in made-up ones, and in those of the file that
//! `ANSAGE_GAMES` names. All but the times depends on the seeds alone.

use std::hint::black_box;
use std::time::Duration;

use ansage::boards::{Cause, Check, CheckStep, History, Mistake, differences, explain, is_close};
use ansage::voice::Voice;
use shakmaty::{Board, Color, Move};

use super::figures::{Table, Times, grouped, median, number, percent, timed, told, whole_number};
use super::support::fingers::checked;
use super::support::games::{Dice, built_in, collected, history, made_up};
use super::support::hearer::Alone;
use super::support::setups::some_setup;
use super::support::slips::{self, follow, likely, relayed, slip, two_slips};
use super::support::table::{self, Counts};
use super::support::verdicts::{Tally, VERDICTS, Verdict, is_told, verdict};

/// How many mistakes are made in each collection, unless `ANSAGE_MISTAKES` says another number.
const MISTAKES: usize = 20_000;

/// How many boards are checked of each collection, unless `ANSAGE_CHECKS` says another number.
const CHECKS: usize = 1_000;

/// How many games are played at the table of each collection, unless `ANSAGE_TABLES` says another number.
const TABLES: usize = 100;

/// Games of one kind, and the seed of what goes wrong in them.
struct Gathered {
    name: String,
    seed: u64,
    games: Vec<Vec<Move>>,
    histories: Vec<History>,
}

fn gathered() -> Vec<Gathered> {
    let made = (0..500).map(|seed| made_up(seed, 200)).collect();
    let mut all = vec![("the six games".to_owned(), built_in()), ("made-up games".to_owned(), made)];
    if let Some((games, broken)) = collected() {
        all.push((format!("{} collected games ({broken} unread)", games.len()), games));
    }
    let gather = |(seed, (name, games)): (u64, (String, Vec<Vec<Move>>))| {
        let histories = games.iter().map(|moves| history(moves)).collect();
        Gathered { name, seed, games, histories }
    };
    (1..).zip(all).map(gather).collect()
}

/// A table with a column for each collection.
fn columns(first: &str, gathered: &[Gathered]) -> Table {
    let names = gathered.iter().map(|gathered| gathered.name.as_str());
    Table::new(&Some(first).into_iter().chain(names).collect::<Vec<_>>())
}

/// Rows of such a table, out of what each collection has for them.
fn rows(table: &mut Table, names: &[&str], of_each: &[Vec<String>]) {
    for (at, name) in names.iter().enumerate() {
        table.row(Some((*name).to_owned()).into_iter().chain(of_each.iter().map(|cells| cells[at].clone())));
    }
}

/// The causes of this board, and how long they take: the middle of three times, so that what else the machine does
/// falls out.
fn explanation(history: &History, board: &Board) -> (Vec<Cause>, Duration) {
    let mut causes = Vec::new();
    let time = median(3, || causes = black_box(explain(history, board)));
    (causes, time)
}

/// Mistakes are made one after the other, a game each, until there are so many.
pub fn explained() -> String {
    let (gathered, mistakes) = (gathered(), number("ANSAGE_MISTAKES", MISTAKES));
    let mut of_each = Vec::new();
    let mut kinds = Tally::default();
    for Gathered { seed, histories, .. } in &gathered {
        let mut dice = Dice::new(*seed);
        let (mut tally, mut times, mut close) = (Tally::default(), Vec::new(), 0);
        for history in histories.iter().cycle() {
            if times.len() == mistakes {
                break;
            }
            let Some(slip) = slip(history, &mut dice) else { continue };
            let seen = history.until(slip.seen_after);
            let (causes, time) = explanation(&seen, &slips::board(&slip.wood));
            times.push(time);
            close += usize::from(is_close(&causes));
            tally.count(slip.mistake.what, verdict(&seen, &slip, &causes));
        }
        let times: Times = times.into_iter().collect();
        let first = VERDICTS.map(|(verdict, _)| percent(tally.many(verdict), mistakes));
        let good = format!("{:.1} %", 100.0 * tally.share(Verdict::SameBoard));
        let rest = [percent(close, mistakes), at_first(histories, mistakes, *seed)];
        let time = format!("{} and {}", told(times.median()), told(times.worst()));
        of_each.push([&[grouped(mistakes as u64)], &first[..], &[good], &rest, &[time]].concat());
        kinds = tally;
    }
    let mut table = columns("single mistakes explained", &gathered);
    let verdicts = VERDICTS.map(|(_, name)| name);
    let others = ["exactly or equivalently", "a second cause is close", "seen at the first comparison"];
    rows(
        &mut table,
        &[&["mistakes"], &verdicts[..], &others, &["time, median and worst"]].concat(),
        &of_each,
    );
    let mut by_kind = Table::new(&[&["", "mistakes"], &verdicts[..]].concat());
    kinds.rows().into_iter().for_each(|row| by_kind.row(row));
    let last = gathered.last().map_or("", |gathered| gathered.name.as_str());
    format!("{table}\nBy kind, in {last}:\n\n{by_kind}")
}

/// How many mistakes are seen the first time that both boards are compared.
fn at_first(histories: &[History], mistakes: usize, by: u64) -> String {
    let mut dice = Dice::new(by);
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
    percent(seen, made)
}

/// How often two mistakes are explained as what they were. They are made in turns, a game each.
pub fn two_mistakes() -> String {
    let (gathered, mistakes) = (gathered(), number("ANSAGE_MISTAKES", MISTAKES) / 10);
    let of_each: Vec<Vec<String>> = gathered
        .iter()
        .map(|Gathered { seed, histories, .. }| {
            let mut dice = Dice::new(*seed);
            let (mut made, mut counts) = (0, [0; 5]);
            for history in histories.iter().cycle() {
                if made == mistakes {
                    break;
                }
                let Some((truth, seen_after, wood)) = two_slips(history, &mut dice) else { continue };
                made += 1;
                counts[found(&truth, &explain(&history.until(seen_after), &slips::board(&wood)))] += 1;
            }
            let shares = counts.map(|count| percent(count, mistakes));
            [&[grouped(mistakes as u64)], &shares[..]].concat()
        })
        .collect();
    let mut table = columns("two mistakes in one game", &gathered);
    let names =
        ["times", "both named", "both by the second cause", "one of them", "neither", "nothing is told"];
    rows(&mut table, &names, &of_each);
    table.to_string()
}

/// Which of the rows above these causes of two mistakes belong to, the first being 0.
fn found(truth: &[Mistake; 2], causes: &[Cause]) -> usize {
    let named = |cause: &Cause, truth: Mistake| cause.mistakes.iter().any(|told| is_told(truth, *told));
    let right = |cause: &Cause| truth.iter().filter(|truth| named(cause, **truth)).count();
    match causes {
        [] => 4,
        [first, ..] if right(first) == 2 => 0,
        [_, next, ..] if right(next) == 2 => 1,
        [first, ..] if right(first) == 1 => 2,
        _ => 3,
    }
}

/// Whole games at a simulated table, heard by the game itself: how often what went wrong, was known at the first
/// comparison, and was set right. Nothing but that is let pass, or this ends.
pub fn at_the_table() -> String {
    let voices = ["en", "de"].map(|tag| Voice::built_in(tag).unwrap());
    let (gathered, many) = (gathered(), number("ANSAGE_TABLES", TABLES));
    let counted = |gathered: &Gathered| {
        let mut counts = Counts::default();
        for (seed, moves) in (gathered.seed * 1_000_000..).zip(gathered.games.iter().cycle().take(many)) {
            let alone = Alone::new(some_setup(&mut Dice::new(seed)), &voices[0]);
            let mut table = table::Table::new(alone, moves.clone(), &voices, seed);
            table.play();
            counts.add(&table.counts);
        }
        counts
    };
    let counts: Vec<Counts> = gathered.iter().map(counted).collect();
    let mut names: Vec<&str> = counts.iter().flat_map(|counts| counts.0.keys().copied()).collect();
    names.sort_unstable();
    names.dedup();
    let of_each: Vec<Vec<String>> =
        counts.iter().map(|counts| names.iter().map(|name| counts.of(name).to_string()).collect()).collect();
    let mut table = columns(&format!("in {many} games each"), &gathered);
    rows(&mut table, &names, &of_each);
    table.to_string()
}

/// In how many questions a wrong square is felt, and all of it.
pub fn checks() -> String {
    let (gathered, boards) = (gathered(), number("ANSAGE_CHECKS", CHECKS));
    let of_each: Vec<Vec<String>> = gathered
        .iter()
        .map(|Gathered { seed, histories, .. }| {
            let mut dice = Dice::new(*seed);
            let (mut first, mut all, mut times, mut whole) = (Vec::new(), Vec::new(), Vec::new(), 0);
            for history in histories.iter().cycle() {
                if all.len() == boards {
                    break;
                }
                let Some(slip) = slip(history, &mut dice) else { continue };
                let seen = history.until(slip.seen_after);
                let board = slips::board(&slip.wood);
                let (checked, time) = timed(|| checked(&seen, &board, false));
                times.push(time / u32::try_from(checked.questions).unwrap());
                first.push(checked.until_one.unwrap_or(usize::MAX));
                let found =
                    checked.end == CheckStep::Found && checked.found == differences(&board, seen.now());
                whole += usize::from(found);
                all.push(checked.questions);
            }
            first.sort_unstable();
            let mean = |numbers: &[usize]| whole_number(numbers.iter().sum::<usize>()) / whole_number(boards);
            let times: Times = times.into_iter().collect();
            vec![
                grouped(boards as u64),
                format!("{:.1}", mean(&first)),
                first[first.len() * 99 / 100].to_string(),
                first[first.len() - 1].to_string(),
                format!("{:.1}, {}", mean(&all), all.iter().max().unwrap()),
                percent(whole, boards),
                format!("{} and {}", told(times.median()), told(times.worst())),
            ]
        })
        .collect();
    let mut table = columns("the guided check", &gathered);
    let names = [
        "boards",
        "questions until a wrong square is felt: mean",
        "the same: 99 in 100 at most",
        "the same: worst",
        "questions until all of it is: mean, worst",
        "all of it found without going over the whole board",
        "time a question, median and worst",
    ];
    rows(&mut table, &names, &of_each);
    table.to_string()
}

/// How long it takes at ply 300, whether one mistake explains the board, two may, or none.
pub fn late() -> String {
    const SEED: u64 = 4;
    let games = (0..40).map(|game| history(&made_up(SEED + game, 300)));
    let histories: Vec<History> = games.filter(|history| history.plies() == 300).collect();
    let mut dice = Dice::new(SEED);
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
            times.push(explanation(history, &slips::board(&wrong)).1);
        }
    }
    let pairs = histories.iter().zip(histories.iter().skip(1));
    let other = pairs.map(|(history, other)| explanation(history, other.now()).1).collect();
    let begun = histories.iter().map(|history| median(1, || Check::new(history.clone()))).collect();
    let mut table = Table::new(&["at ply 300", "times", "median", "worst"]);
    let measured: [(&str, Vec<Duration>); 5] = [
        ("explained, one mistake", one),
        ("two", two),
        ("six", many),
        ("the board of another game", other),
        ("a check begun", begun),
    ];
    for (name, times) in measured {
        let times: Times = times.into_iter().collect();
        table.row([name.to_owned(), times.many().to_string(), told(times.median()), told(times.worst())]);
    }
    format!("{table}\n{} games, seed {SEED}.", histories.len())
}
