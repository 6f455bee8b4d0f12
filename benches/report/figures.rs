//! Times, what they have in common, and tables of them in Markdown.

use std::env;
use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

/// How often the same thing took how long, the shortest first.
#[derive(Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn median(&self) -> Duration {
        self.share(50)
    }

    pub fn worst(&self) -> Duration {
        self.share(100)
    }

    /// The time within which so many in a hundred lie.
    pub fn share(&self, percent: usize) -> Duration {
        self.0[(self.0.len() - 1) * percent / 100]
    }

    pub fn many(&self) -> usize {
        self.0.len()
    }

    /// How many times as long this takes as the other, in the median.
    pub fn against(&self, other: &Times) -> String {
        ratio(self.median().as_secs_f64(), other.median().as_secs_f64())
    }
}

impl FromIterator<Duration> for Times {
    fn from_iter<I: IntoIterator<Item = Duration>>(times: I) -> Times {
        let mut times: Vec<Duration> = times.into_iter().collect();
        times.sort_unstable();
        Times(times)
    }
}

/// What this takes once.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let begun = Instant::now();
    let done = work();
    (done, begun.elapsed())
}

/// The median of so many times.
pub fn median<T>(times: usize, mut work: impl FnMut() -> T) -> Duration {
    (0..times).map(|_| timed(&mut work).1).collect::<Times>().median()
}

/// Each of these in turn, so often: what else the machine does befalls all alike. Each returns what it took.
pub fn in_turns<const N: usize>(rounds: usize, mut works: [&mut dyn FnMut() -> Duration; N]) -> [Times; N] {
    let mut taken: [Vec<Duration>; N] = std::array::from_fn(|_| Vec::new());
    for _ in 0..rounds {
        for (work, taken) in works.iter_mut().zip(&mut taken) {
            taken.push(work());
        }
    }
    taken.map(Times::from_iter)
}

/// The number that a variable of the environment has, by which a measurement is made larger or smaller.
pub fn number<N: FromStr>(variable: &str, otherwise: N) -> N {
    env::var(variable).ok().and_then(|number| number.parse().ok()).unwrap_or(otherwise)
}

/// A time with its unit, as exact as it is worth.
pub fn told(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        _ if seconds < 1e-6 => format!("{} ns", digits(seconds * 1e9)),
        _ if seconds < 1e-3 => format!("{} µs", digits(seconds * 1e6)),
        _ if seconds < 1.0 => format!("{} ms", digits(seconds * 1e3)),
        _ => format!("{} s", digits(seconds)),
    }
}

/// So many times.
pub fn ratio(ours: f64, other: f64) -> String {
    digits(ours / other)
}

/// A share in a hundred; of what is rare, not nothing.
pub fn percent(part: usize, whole: usize) -> String {
    let share = 100.0 * whole_number(part) / whole_number(whole);
    if part > 0 && share < 0.1 { format!("{share:.2} %") } else { format!("{share:.1} %") }
}

/// Kilobytes, as the system tells them.
pub fn megabytes(kilobytes: u64) -> String {
    format!("{} MB", digits(whole_number(kilobytes) / 1e3))
}

/// A number with commas.
pub fn grouped(number: impl TryInto<u64>) -> String {
    let digits = number.try_into().unwrap_or_default().to_string();
    let first = digits.len() % 3;
    let (first, others) = digits.split_at(first);
    let groups = others.as_bytes().chunks(3).map(|group| String::from_utf8_lossy(group).into_owned());
    let groups: Vec<String> =
        Some(first.to_owned()).filter(|first| !first.is_empty()).into_iter().chain(groups).collect();
    groups.join(",")
}

pub fn whole_number(number: impl TryInto<u32>) -> f64 {
    f64::from(number.try_into().unwrap_or(u32::MAX))
}

/// Three digits, and all of them before the point.
pub fn digits(number: f64) -> String {
    match number {
        _ if number < 9.995 => format!("{number:.2}"),
        _ if number < 99.95 => format!("{number:.1}"),
        _ => grouped(number.round().max(0.0).to_string().parse::<u64>().unwrap_or_default()),
    }
}

/// A table in Markdown.
pub struct Table(Vec<Vec<String>>);

impl Table {
    pub fn new(head: &[&str]) -> Table {
        Table(vec![head.iter().map(|cell| (*cell).to_owned()).collect()])
    }

    pub fn row<C: Into<String>>(&mut self, cells: impl IntoIterator<Item = C>) {
        self.0.push(cells.into_iter().map(Into::into).collect());
    }

    /// A row of what is measured, for which nothing is here.
    pub fn absent(&mut self, name: &str) {
        self.row([name, "not here"]);
    }
}

impl fmt::Display for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self.0[0].len();
        for (number, row) in self.0.iter().enumerate() {
            let cells = (0..width).map(|at| row.get(at).map_or("", String::as_str));
            let cells: Vec<String> =
                cells.map(|cell| if cell.is_empty() { String::new() } else { format!("{cell} ") }).collect();
            writeln!(out, "| {}|", cells.join("| "))?;
            if number == 0 {
                writeln!(out, "|{}", "---|".repeat(width))?;
            }
        }
        Ok(())
    }
}
