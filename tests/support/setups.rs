//! The games that are played at a simulated table.

// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::game::{Desk, OpponentKind, Press, Repeat, Setup, Start};
use ansage::laws::{Increments, PressCondition, Regulations};

use super::games::Dice;

/// What may be settled before a game with two boards: desk, repeat, press and from when on it may be pressed.
pub fn some_setup(dice: &mut Dice) -> Setup {
    let mut either = || dice.percent(50);
    let clock_gate = if either() { PressCondition::Made } else { PressCondition::Repeated };
    Setup {
        desk: if either() { Desk::Relay } else { Desk::Tournament },
        white: String::new(),
        black: String::new(),
        start: Start::default(),
        time: if either() { "90+30" } else { "40/90+30:30+30" }.parse().unwrap(),
        increments: Increments::BeforeMove,
        black_time: None,
        press: if dice.percent(70) { Press::Manual } else { Press::Auto },
        repeat: if dice.percent(50) { Repeat::Program } else { Repeat::Opponent },
        against: OpponentKind::Person,
        draw: None,
        regulations: Box::new(Regulations { clock_gate, ..Regulations::default() }),
        occasion: None,
        wording: None,
        rung: None,
    }
}

/// A practice game for two in this time, with nothing else settled.
pub fn practice(time: &str) -> Setup {
    Setup {
        desk: Desk::Practice,
        white: String::new(),
        black: String::new(),
        start: Start::default(),
        time: time.parse().unwrap(),
        increments: Increments::BeforeMove,
        black_time: None,
        press: Press::Auto,
        repeat: Repeat::Program,
        against: OpponentKind::Person,
        draw: None,
        regulations: Box::default(),
        occasion: None,
        wording: None,
        rung: None,
    }
}
