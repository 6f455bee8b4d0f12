//! What was practised, in words: in a sitting, and week by week.

use super::phrasing::Phrasing;
use crate::args;
use crate::training::progress::{Done, Improvement, Week};
use crate::voice::Id;

/// Up to so many weeks ago a week is told by their number, and before that by its date.
const BY_NUMBER: u32 = 4;

/// How practice goes.
#[derive(Debug)]
pub(crate) enum ProgressFact {
    /// What was done in a sitting.
    Sitting(Done),
    /// What was done in this week, which was so many weeks ago.
    Week(u32, Week),
    /// What went better than before.
    Improved(Improvement),
    /// The drill that is proposed next, with so much of it due, of so much that was asked once.
    Next(&'static str, usize, usize),
}

impl ProgressFact {
    /// Its sentence.
    pub(crate) fn sentence(&self, phrasing: &Phrasing<'_>) -> String {
        match self {
            ProgressFact::Sitting(done) => {
                phrasing.tell(Id::PROGRESS_SITTING, &args!("what" => what(done, false, phrasing)))
            }
            ProgressFact::Week(ago, week) if *ago <= BY_NUMBER => {
                let what = what(&week.done, true, phrasing);
                phrasing.tell(Id::PROGRESS_WEEK, &args!("ago" => *ago, "what" => what))
            }
            ProgressFact::Week(_, week) => dated_week(week, phrasing),
            ProgressFact::Improved(Improvement::Drill(drill, now, before)) => phrasing
                .tell(Id::PROGRESS_DRILL, &args!("drill" => *drill, "now" => *now, "before" => *before)),
            ProgressFact::Improved(Improvement::Puzzles(now, before)) => {
                phrasing.tell(Id::PROGRESS_BETTER_PUZZLES, &args!("now" => *now, "before" => *before))
            }
            ProgressFact::Improved(Improvement::Mended(count)) => {
                phrasing.tell(Id::PROGRESS_MENDED, &args!("count" => *count))
            }
            ProgressFact::Next(drill, due, known) => {
                phrasing.tell(Id::PROGRESS_NEXT, &args!("drill" => *drill, "due" => *due, "known" => *known))
            }
        }
    }
}

/// A week by its Monday, in one sentence.
pub(crate) fn dated_week(week: &Week, phrasing: &Phrasing<'_>) -> String {
    let args = args!("week" => week.monday().to_string(), "what" => what(&week.done, true, phrasing));
    phrasing.tell(Id::PROGRESS_DATED, &args)
}

/// What was done, kind by kind; `whole` with what was counted at the blindfold ladder.
fn what(done: &Done, whole: bool, phrasing: &Phrasing<'_>) -> String {
    let tally = |id, all: usize, right: usize| {
        (all > 0).then(|| phrasing.tell(id, &args!("all" => all, "right" => right)))
    };
    let count = |id, count: usize| (count > 0).then(|| phrasing.tell(id, &args!("count" => count)));
    let counted = |id, of: usize| count(id, of).filter(|_| whole);
    let parts = [
        tally(Id::PROGRESS_DRILLS, done.drills.all, done.drills.right),
        tally(Id::PROGRESS_PUZZLES, done.puzzles.all, done.puzzles.right),
        tally(Id::PROGRESS_GAMES, done.games(), done.won),
        count(Id::PROGRESS_REVIEWS, done.reviews),
        counted(Id::PROGRESS_IMPOSSIBLE, done.impossible),
        counted(Id::PROGRESS_QUESTIONS, done.questions),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}
