//! A blind player at a board, who answers what is asked.
// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::boards::{Check, CheckStep, Difference, History, TouchAnswer, TouchQuestion};
use shakmaty::Board;

/// How a check went.
pub struct Checked {
    /// How many questions there were until a wrong square was felt.
    pub until_one: Option<usize>,
    /// How many there were until it ended.
    pub questions: usize,
    /// How it ended.
    pub end: CheckStep,
    pub found: Vec<Difference>,
}

/// Answers with what really stands there until nothing more is asked; `go_on` when nothing likely is wrong, or after
/// something was found.
pub fn checked(history: &History, real: &Board, go_on: bool) -> Checked {
    checked_by(Check::new(history.clone()), go_on, |question| question.answer(real, history.now()))
}

/// The same, with any answers.
pub fn checked_by(
    mut check: Check,
    go_on: bool,
    mut answer: impl FnMut(TouchQuestion) -> TouchAnswer,
) -> Checked {
    let mut until_one = None;
    loop {
        let end = check.next();
        match end {
            CheckStep::Ask(question) => {
                check.answer(answer(question)).unwrap();
                if until_one.is_none() && check.wrong().any() {
                    until_one = Some(check.asked().len());
                }
            }
            CheckStep::Found | CheckStep::NothingLikely if go_on => check.go_on(),
            _ => return Checked { until_one, questions: check.asked().len(), end, found: check.found() },
        }
    }
}
