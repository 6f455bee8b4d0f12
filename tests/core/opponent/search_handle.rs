//! A search on a thread of its own.
#![allow(clippy::unwrap_used)]

use crate::support::time_passes;
use ansage::opponent::{Level, SearchHandle, SearchLimits};
use shakmaty::Position;
use shakmaty::{Chess, Move};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Far more than an interruption takes, for the machine may be busy.
const PROMPTLY: Duration = Duration::from_millis(500);

fn start(level: u8) -> (SearchHandle, mpsc::Receiver<Option<Move>>) {
    let (sender, receiver) = mpsc::channel();
    let limits = SearchLimits { level: Level::new(level).unwrap(), time: None, seed: 1 };
    let found = move |m| sender.send(m).unwrap();
    (SearchHandle::start(Chess::default(), Vec::new(), limits, found).unwrap(), receiver)
}

#[test]
fn a_search_ends_by_itself() {
    let (thinking, answer) = start(1);
    let m = answer.recv_timeout(Duration::from_secs(20)).unwrap();
    assert!(Chess::default().is_legal(m.unwrap()));
    thinking.interrupt();
}

#[test]
fn an_interruption_brings_the_best_move_so_far() {
    let (thinking, answer) = start(8);
    time_passes(Duration::from_millis(50));
    let asked = Instant::now();
    thinking.interrupt();
    let m = answer.recv_timeout(PROMPTLY);
    assert!(m.is_ok_and(|m| m.is_some_and(|m| Chess::default().is_legal(m))), "{:?}", asked.elapsed());
}

#[test]
fn a_drop_neither_waits_nor_keeps_the_search_running() {
    let (thinking, answer) = start(8);
    time_passes(Duration::from_millis(20));
    let asked = Instant::now();
    drop(thinking);
    assert!(asked.elapsed() < PROMPTLY, "{:?}", asked.elapsed());
    assert!(answer.recv_timeout(PROMPTLY).is_ok());
}
