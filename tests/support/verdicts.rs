//! Whether a cause that was told is what really happened.
// Each program uses its own part of this.
#![allow(dead_code)]

use std::collections::BTreeMap;
use std::fmt;

use ansage::boards::{Cause, History, Mistake, MistakeKind, MistakeTime};

use super::slips::{self, Slip};

/// How good an explanation is, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// The first cause is what happened.
    Exact,
    /// The first cause names the same ply and leaves the same board right after it.
    SamePly,
    /// The first cause leaves the same board as what happened from the later of the two on: no look at the board after
    /// that can tell them apart.
    SameBoard,
    /// The second cause is one of these.
    Second,
    /// A later cause is.
    Later,
    /// None is.
    Wrong,
    /// Nothing was told.
    Nothing,
}

/// The same, as a table names them.
pub const VERDICTS: [(Verdict, &str); 7] = [
    (Verdict::Exact, "exactly"),
    (Verdict::SamePly, "same ply, same board"),
    (Verdict::SameBoard, "same board from the later one on"),
    (Verdict::Second, "by the second cause"),
    (Verdict::Later, "by a later one"),
    (Verdict::Wrong, "wrongly"),
    (Verdict::Nothing, "nothing is told"),
];

/// How good these causes are.
pub fn verdict(seen: &History, slip: &Slip, causes: &[Cause]) -> Verdict {
    let good = |cause: &Cause| one(seen, slip.mistake, cause);
    match causes {
        [] => Verdict::Nothing,
        [first, rest @ ..] => {
            good(first).unwrap_or_else(|| match rest.iter().position(|cause| good(cause).is_some()) {
                Some(0) => Verdict::Second,
                Some(_) => Verdict::Later,
                None => Verdict::Wrong,
            })
        }
    }
}

fn one(seen: &History, truth: Mistake, cause: &Cause) -> Option<Verdict> {
    let [told] = cause.mistakes[..] else { return None };
    let at = match truth.when {
        MistakeTime::Between { after, .. } => after,
        other => return ply_verdict(seen, truth, other, told, cause),
    };
    if is_told(truth, told) {
        return Some(Verdict::Exact);
    }
    same_board(seen, truth, at, told, cause)
}

fn ply_verdict(
    seen: &History,
    truth: Mistake,
    when: MistakeTime,
    told: Mistake,
    cause: &Cause,
) -> Option<Verdict> {
    if told == truth {
        return Some(Verdict::Exact);
    }
    let after = match when {
        MistakeTime::Ply(ply) => ply + 1,
        _ => 0,
    };
    let board = same_board(seen, truth, after, told, cause)?;
    Some(if told.when == truth.when { Verdict::SamePly } else { board })
}

/// Whether both leave the same board from the later of the two on; `after` so many plies the true one was made.
fn same_board(seen: &History, truth: Mistake, after: usize, told: Mistake, cause: &Cause) -> Option<Verdict> {
    let told_after = match told.when {
        MistakeTime::SetUp => 0,
        MistakeTime::Ply(ply) => ply + 1,
        MistakeTime::Between { after, .. } => after,
    };
    let later = after.max(told_after);
    let mut wood = slips::wood(seen.after(0));
    for executed in 0..=later {
        let announced = seen.moves().get(executed);
        match truth.when {
            MistakeTime::Ply(ply) if ply == executed && executed < later => {
                slips::do_wrong(&mut wood, announced?, truth.what);
                continue;
            }
            MistakeTime::Between { after, .. } if after == executed => {
                slips::do_wrong(&mut wood, &seen.moves()[0], truth.what);
            }
            MistakeTime::SetUp if executed == 0 => slips::do_wrong(&mut wood, &seen.moves()[0], truth.what),
            _ => {}
        }
        if executed < later {
            slips::execute(&mut wood, announced?);
        }
    }
    (cause.board(seen, later) == Some(slips::board(&wood))).then_some(Verdict::SameBoard)
}

/// How good the explanations of each kind of mistake are.
#[derive(Default)]
pub struct Tally(BTreeMap<&'static str, BTreeMap<Verdict, usize>>);

impl Tally {
    pub fn count(&mut self, what: MistakeKind, verdict: Verdict) {
        *self.0.entry(name(what)).or_default().entry(verdict).or_default() += 1;
    }

    /// Which share of all is at least as good.
    pub fn share(&self, verdict: Verdict) -> f64 {
        self.sum(|other| other <= verdict) as f64 / self.sum(|_| true).max(1) as f64
    }

    /// How many are just so good.
    pub fn many(&self, verdict: Verdict) -> usize {
        self.sum(|other| other == verdict)
    }

    /// For each kind of mistake its name, how many there were, and how many in a hundred were explained how well.
    pub fn rows(&self) -> Vec<Vec<String>> {
        let row = |(name, verdicts): (&&str, &BTreeMap<Verdict, usize>)| {
            let made: usize = verdicts.values().sum();
            let shares = VERDICTS.map(|(verdict, _)| {
                let many = verdicts.get(&verdict).copied().unwrap_or(0);
                format!("{:.1} %", 100.0 * many as f64 / made.max(1) as f64)
            });
            [&[(*name).to_owned(), made.to_string()], &shares[..]].concat()
        };
        self.0.iter().map(row).collect()
    }

    fn sum(&self, good: impl Fn(Verdict) -> bool) -> usize {
        self.0.values().flatten().filter(|(verdict, _)| good(**verdict)).map(|(_, many)| many).sum()
    }
}

/// Whether a mistake that was told is this one, in the ply in which it was made.
pub fn is_told(truth: Mistake, told: Mistake) -> bool {
    match (truth.when, told.when) {
        (MistakeTime::Between { after: at, .. }, MistakeTime::Between { after, before }) => {
            truth.what == told.what && (after..=before).contains(&at)
        }
        _ => truth == told,
    }
}

/// The kind of a mistake.
fn name(what: MistakeKind) -> &'static str {
    match what {
        MistakeKind::WrongSquare { .. } => "wrong square",
        MistakeKind::WrongPiece { .. } => "wrong piece",
        MistakeKind::CapturedStays => "captured piece stays",
        MistakeKind::OnlyCaptured => "captured, not moved",
        MistakeKind::RookLeft => "rook left",
        MistakeKind::KingLeft => "king left",
        MistakeKind::RookTo(_) => "rook beside",
        MistakeKind::OtherSide => "castled to the other side",
        MistakeKind::PromotedTo(_) => "promoted to another",
        MistakeKind::NotExecuted => "not executed",
        MistakeKind::ExecutedTwice { .. } => "executed twice",
        MistakeKind::Followed { .. } => "another piece followed",
        MistakeKind::OwnPiece => "own piece",
        MistakeKind::KnockedOver { to: None, .. } => "knocked off",
        MistakeKind::KnockedOver { .. } => "knocked aside",
        MistakeKind::Exchanged(..) => "exchanged at the set-up",
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(out, "{}", row.join(", ")))
    }
}
