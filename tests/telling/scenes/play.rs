//! Moves, why something is none, and how a game ends.

use super::hold;

/// The scenes of this file.
pub const SCENES: [&[&str]; 3] = [MOVES, NO_MOVES, ENDS];

const MOVES: &[&str] = &[
    "practice 5+0
             ? e2 e4
             d5
             ? e4 x d5
             ? Dame d8 d5
             Springer c3
             ? Dame d5 e5
             Dame e2
             Läufer e6
             Springer f3
             ? Dame e5 e2
             Läufer e2
             Springer c6
             ? kurze Rochade
             ? O-O-O
             ? undo
             ? yes
             hint
             ? repeat",
    "practice 5+0 fen 7k/P6P/8/3pP3/8/8/8/4K3 w - d6 0 1
             ? e5 d6 e.p.
             Kg7
             ? a7 a8
             ? Dame
             König h7
             ? Dame a8 h8",
    "relay 90+30
             e4
             ? press
             e5
             Läufer c4
             Springer c6
             Dame h5
             Springer f6
             ? Dame f7",
];

#[test]
fn moves() {
    hold("moves", MOVES);
}

const NO_MOVES: &[&str] = &[
    "practice 5+0 fen r3k2r/p6p/8/q3b3/1N6/2n2N2/P1PP3P/R3K2R w KQkq - 0 1
             ? Springer g8
             ? Läufer c4
             ? Springer f3 e6
             ? O-O-O
             ? d4 x e5
             ? c4
             ? König e1 e2
             ? a2 a5
             ? Turm a1 a3",
    "practice 5+0 fen 4k3/8/8/8/8/2r5/8/R3K2R w KQ - 0 1
             ? Turm a1 a9
             ? O-O-O",
    "practice 5+0 fen r3k3/8/8/1b6/8/8/8/4K2R w Kq - 0 1
             ? O-O
             ? Turm h1 c6
             ? König f1
             ? Springer f3",
    "tournament 90+30
             ? white: e4
             arbiter: start
             ? black: e5
             ? white: Springer d4
             ? white: Dame
             ? white: e4
             ? white: correct d4
             ? white: d4",
];

#[test]
fn no_moves() {
    hold("no-moves", NO_MOVES);
}

const ENDS: &[&str] = &[
    "tournament 90+30 fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1
             arbiter: start
             ? white: Dame g7
             ? white: sign
             ? black: sign
             ? white: e4",
    "tournament 90+30 fen 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1
             arbiter: start
             ? white: Dame g6",
    "tournament 90+30 fen 7k/8/8/8/8/8/4p3/4K2n w - - 0 1
             arbiter: start
             ? white: König e2",
    "tournament 90+30
             ? arbiter: start
             ? white: resign",
    "practice 1
             e4
             ? wait 2m",
    "tournament 5 fen 8/8/8/3k4/8/8/3P4/3K4 w - - 0 1
             arbiter: start
             ? wait 6m",
    "tournament 90+30
             arbiter: start
             white: e4
             ? arbiter: result draw
             ? arbiter: withdraw
             ? arbiter: forfeit white
             arbiter: withdraw
             ? arbiter: result both lose",
];

#[test]
fn ends() {
    hold("ends", ENDS);
}
