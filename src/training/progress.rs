//! How practice goes: what was done in a week or a sitting, and what of it went better than before.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate};

use crate::drills::{DRILLS, Drill};
use crate::record::{Ending, Practice, Practised, Success};

/// A day in milliseconds.
const DAY: i64 = 86_400_000;

/// The first of January 1970 was so many days behind a Monday.
const THURSDAY: i64 = 3;

/// So many answers of a kind are compared with so many before them, and no fewer say anything.
const COMPARED: usize = 5;

/// No more of what was before is looked at.
const BEFORE: usize = 50;

/// So many were right of so many.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// Right, with help or without.
    pub right: usize,
    /// All of them.
    pub all: usize,
}

impl Tally {
    fn add(&mut self, success: Success) {
        self.all += 1;
        self.right += usize::from(success != Success::Wrong);
    }

    /// The share that was right, in percent.
    pub fn percent(self) -> usize {
        (self.right * 100).checked_div(self.all).unwrap_or_default()
    }
}

/// What was practised.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Done {
    /// Questions of drills.
    pub drills: Tally,
    /// Puzzles.
    pub puzzles: Tally,
    /// Games won, drawn and lost.
    pub won: usize,
    /// Drawn.
    pub drawn: usize,
    /// Lost.
    pub lost: usize,
    /// Games gone over.
    pub reviews: usize,
    /// Impossible announcements at the blindfold ladder.
    pub impossible: usize,
    /// Questions asked there.
    pub questions: usize,
}

impl Done {
    /// What these lines of the log are.
    pub fn of<'l>(log: impl IntoIterator<Item = &'l Practised>) -> Done {
        let mut done = Done::default();
        // A game whose end was taken back can end again; its last end counts.
        let mut games: BTreeMap<i64, Ending> = BTreeMap::new();
        for line in log {
            match &line.what {
                Practice::Drill(_, success) => done.drills.add(*success),
                Practice::Puzzle(_, success) => done.puzzles.add(*success),
                Practice::Review(_) => done.reviews += 1,
                Practice::Game(game, ending) => {
                    games.insert(*game, *ending);
                }
                Practice::Impossible(_) => done.impossible += 1,
                Practice::Question(..) => done.questions += 1,
            }
        }
        for ending in games.into_values() {
            match ending {
                Ending::Won => done.won += 1,
                Ending::Drawn => done.drawn += 1,
                Ending::Lost => done.lost += 1,
            }
        }
        done
    }

    /// Games that are over.
    pub fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }

    /// Whether it is nothing that would be told.
    pub fn is_nothing(&self) -> bool {
        self.drills.all + self.puzzles.all + self.games() + self.reviews == 0
    }
}

/// A week from Monday to Sunday (UTC) in which something was practised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Week {
    /// Its number, counted from the one of the first of January 1970.
    pub number: i64,
    /// What was done.
    pub done: Done,
}

impl Week {
    /// The number of the week of this moment, in milliseconds since 1970.
    pub fn of(at: i64) -> i64 {
        (at.div_euclid(DAY) + THURSDAY).div_euclid(7)
    }

    /// Its Monday.
    pub fn monday(&self) -> NaiveDate {
        let at = (self.number * 7 - THURSDAY).saturating_mul(DAY);
        DateTime::from_timestamp_millis(at).unwrap_or_default().date_naive()
    }
}

/// The weeks in which something was practised, in order.
pub fn weeks(log: &[Practised]) -> Vec<Week> {
    let mut lines: BTreeMap<i64, Vec<&Practised>> = BTreeMap::new();
    for line in log {
        lines.entry(Week::of(line.at)).or_default().push(line);
    }
    let week = |(number, lines): (i64, Vec<&Practised>)| Week { number, done: Done::of(lines) };
    lines.into_iter().map(week).filter(|week| !week.done.is_nothing()).collect()
}

/// What went better than before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Improvement {
    /// More of a drill was right: so many percent, and before.
    Drill(&'static str, usize, usize),
    /// More puzzles were solved: so many percent, and before.
    Puzzles(usize, usize),
    /// So many answers were right that were wrong the last time.
    Mended(usize),
}

/// What of this sitting went better than what was before it: the greatest gain of a drill or of puzzles, or else what was
/// wrong the last time and is right now.
pub fn improvement(sitting: &[Practised], before: &[Practised]) -> Option<Improvement> {
    let drill = |drill: &'static Drill| {
        let own = |line: &&Practised| matches!(&line.what, Practice::Drill(item, _) if item.split_once(':').is_some_and(|(key, _)| key == drill.key));
        let (now, then) = compared(sitting, before, own, |done| done.drills)?;
        Some((now - then, Improvement::Drill(drill.key, now, then)))
    };
    let puzzles = || {
        let own = |line: &&Practised| matches!(line.what, Practice::Puzzle(..));
        let (now, then) = compared(sitting, before, own, |done| done.puzzles)?;
        Some((now - then, Improvement::Puzzles(now, then)))
    };
    let gains = DRILLS.iter().filter_map(drill).chain(puzzles());
    // Of equal gains the first drill is told.
    let best = gains.reduce(|best, other| if other.0 > best.0 { other } else { best });
    best.map(|(_, gain)| gain).or_else(|| {
        let count = mended(sitting, before);
        (count > 0).then_some(Improvement::Mended(count))
    })
}

/// The share that was right of these lines, now and before, where it has grown.
fn compared(
    sitting: &[Practised],
    before: &[Practised],
    own: impl Fn(&&Practised) -> bool,
    tally: impl Fn(Done) -> Tally,
) -> Option<(usize, usize)> {
    let now = tally(Done::of(sitting.iter().filter(&own)));
    let then = tally(Done::of(before.iter().rev().filter(&own).take(BEFORE)));
    let is_enough = now.all >= COMPARED && then.all >= COMPARED;
    (is_enough && now.percent() > then.percent()).then(|| (now.percent(), then.percent()))
}

/// So many items that were wrong when they were asked last, and were right in the end in this sitting.
fn mended(sitting: &[Practised], before: &[Practised]) -> usize {
    let last = |log: &[Practised]| {
        let answers = log.iter().filter_map(|line| match &line.what {
            Practice::Drill(item, success) | Practice::Puzzle(item, success) => {
                Some((item.clone(), *success == Success::Wrong))
            }
            _ => None,
        });
        answers.collect::<BTreeMap<String, bool>>()
    };
    let wrong = last(before);
    last(sitting).iter().filter(|(item, is_wrong)| !**is_wrong && wrong.get(*item) == Some(&true)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(what: impl IntoIterator<Item = Practice>) -> Vec<Practised> {
        (1..).zip(what).map(|(id, what)| Practised { id, at: 0, what }).collect()
    }

    fn answers(drill: &str, right: usize, wrong: usize) -> Vec<Practice> {
        let of = |place: usize, success| Practice::Drill(format!("{drill}:{place}"), success);
        let right = (0..right).map(|place| of(place, Success::Right));
        right.chain((0..wrong).map(|place| of(100 + place, Success::Wrong))).collect()
    }

    #[test]
    fn a_week_begins_on_monday() {
        // Thursday the first of January 1970, Sunday the fourth and Monday the fifth.
        let week = |days: i64| Week::of(days * DAY);
        assert_eq!([week(-4), week(-3), week(0), week(3), week(4)], [-1, 0, 0, 0, 1]);
        let monday = |number| Week { number, done: Done::default() }.monday().to_string();
        assert_eq!([monday(0), monday(1)], ["1969-12-29", "1970-01-05"]);
        // The twenty-sixth of November 2026.
        assert_eq!(monday(Week::of(1_795_651_200_000)), "2026-11-23");
    }

    #[test]
    fn weeks_without_practice_are_none_and_a_game_ends_once() {
        let mut lines = log([
            Practice::Game(1, Ending::Lost),
            Practice::Game(1, Ending::Won),
            Practice::Puzzle("1".to_owned(), Success::Helped),
            Practice::Review(1),
            Practice::Impossible(2),
        ]);
        lines[2].at = 7 * DAY;
        lines[3].at = 7 * DAY;
        lines[4].at = 30 * DAY;
        let found = weeks(&lines);
        assert_eq!(found.iter().map(|week| week.number).collect::<Vec<_>>(), [0, 1]);
        assert_eq!((found[0].done.won, found[0].done.lost), (1, 0));
        assert_eq!((found[1].done.puzzles, found[1].done.reviews), (Tally { right: 1, all: 1 }, 1));
    }

    #[test]
    fn the_greatest_gain_is_told_and_too_little_says_nothing() {
        let before = log([answers("neighbours", 5, 5), answers("diagonals", 5, 5)].concat());
        let gain = |now: Vec<Practice>| improvement(&log(now), &before);
        assert_eq!(gain(answers("neighbours", 4, 0)), None, "four are too few");
        assert_eq!(gain(answers("neighbours", 5, 5)), None);
        assert_eq!(
            gain([answers("neighbours", 6, 4), answers("diagonals", 8, 2)].concat()),
            Some(Improvement::Drill("diagonals", 80, 50))
        );
        assert_eq!(gain(answers("clock", 9, 0)), None, "nothing was before");
    }

    #[test]
    fn what_was_wrong_the_last_time_and_is_right_now_is_mended() {
        let before = log(answers("neighbours", 0, 2));
        let now = |success| log([Practice::Drill("neighbours:100".to_owned(), success)]);
        assert_eq!(improvement(&now(Success::Helped), &before), Some(Improvement::Mended(1)));
        assert_eq!(improvement(&now(Success::Wrong), &before), None);
    }
}
