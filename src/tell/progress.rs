//! What was practised, in words: in a sitting, and week by week.

use super::phrasing::Phrasing;
use crate::args;
use crate::training::progress::{Done, Improvement};
use crate::voice::Id;

/// How practice goes.
#[derive(Debug)]
pub(crate) enum ProgressFact {
    /// What was done in a sitting.
    Sitting(Done),
    /// What was done in the week so many weeks ago.
    Week(u32, Done),
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
            ProgressFact::Week(ago, done) => {
                phrasing.tell(Id::PROGRESS_WEEK, &args!("ago" => *ago, "what" => what(done, true, phrasing)))
            }
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

/// The week from this date on, in one sentence.
pub(crate) fn dated_week(monday: &str, done: &Done, phrasing: &Phrasing<'_>) -> String {
    let args = args!("week" => monday.to_owned(), "what" => what(done, true, phrasing));
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
