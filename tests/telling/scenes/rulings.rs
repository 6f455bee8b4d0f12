//! Clocks, hands, draws, irregularities, scoresheets, boards and adjournments.

use super::hold;

/// The scenes of this file.
pub const SCENES: [&[&str]; 7] = [CLOCKS, HANDS, DRAWS, IRREGULARITIES, SCORESHEETS, BOARDS, ADJOURNMENTS];

const CLOCKS: &[&str] = &[
    "tournament 40/90+30:30+30 press
             ? black: e5
             arbiter: start
             white: e4
             ? white: press
             wait 89m
             ? time
             ? white: time used
             ? white: moves
             ? wait 5m",
    "tournament 5+0 press
             arbiter: start
             ? white: pause
             ? arbiter: continue
             arbiter: pause
             ? arbiter: set white 5 minutes
             ? arbiter: add black 2 minutes
             ? arbiter: cut white 1 minute
             ? arbiter: set moves white 39
             ? white: set white 5 minutes
             ? arbiter: restore 0
             ? arbiter: claim time",
    "tournament 5+0
             ? arbiter: absent black
             arbiter: start
             wait 2m
             ? arbiter: arrived black
             ? black: time left",
    "tournament 40/90+30:30+30 press
             arbiter: start
             white: e4
             white: press
             ? arbiter: set moves black 39
             ? black: e5
             ? black: press",
];

#[test]
fn clocks() {
    hold("clocks", CLOCKS);
}

const HANDS: &[&str] = &[
    "tournament 90+30
             arbiter: start
             ? white: touched g1
             ? white: obligation
             ? white: e4
             ? white: adjust
             ? white: touched e2
             ? white: untouch
             ? arbiter: untouch white
             ? white: Springer f3
             ? black: touched d7 e2
             ? white: touched d2",
    "tournament 90+30
             arbiter: start
             ? white: done adjusting
             ? white: placed f3",
    "tournament 90+30 steps
             arbiter: start
             ? white: lifted g1
             ? white: placed f3
             ? white: removed b8
             ? white: Springer h3
             ? white: Springer f3",
    "tournament 90+30 fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
             arbiter: start
             ? white: touched e1 h1
             ? white: O-O",
];

#[test]
fn hands() {
    hold("hands", HANDS);
}

const DRAWS: &[&str] = &[
    "tournament 90+30
             arbiter: start
             ? white: offer draw
             white: e4
             ? white: offer draw
             ? black: decline
             black: e5
             ? black: offer draw
             ? white: accept",
    "tournament 90+30
             arbiter: start
             ? white: claim threefold
             ? black: claim fifty
             ? white: claim fifty Springer f3
             ? arbiter: postpone",
    "tournament 5
             arbiter: start
             white: Springer f3
             black: Springer f6
             white: Springer g1
             black: Springer g8
             white: Springer f3
             black: Springer f6
             white: Springer g1
             ? black: claim threefold Springer g8",
    "tournament 60 quickplay
             arbiter: start
             ? white: request increment
             wait 59m
             ? white: request increment
             ? white: e4
             ? arbiter: decline
             ? white: claim normal means
             ? arbiter: postpone",
];

#[test]
fn draws() {
    hold("draws", DRAWS);
}

const IRREGULARITIES: &[&str] = &[
    "tournament 90+30
             arbiter: start
             white: e4
             ? arbiter: illegal white
             black: e5
             ? arbiter: withdraw
             black: e5
             white: d4
             ? arbiter: two hands white
             ? arbiter: illegal white",
    "tournament 90+30 press
             arbiter: start
             ? white: press
             white: e4
             ? white: correct d4
             ? white: press
             ? white: correct e4
             ? arbiter: restore 0
             ? arbiter: displaced white
             ? arbiter: board turned
             ? arbiter: restore 3
             ? arbiter: wrong start
             ? arbiter: continue",
    "tournament 90+30
             arbiter: start
             white: e4
             ? arbiter: colours reversed",
    "tournament 90+30
             arbiter: start
             ? arbiter: warn white phone
             ? arbiter: penalty white no Braille
             ? arbiter: penalty black a long talk
             ? arbiter: note It rains
             ? white: note It rains
             ? arbiter: withdraw",
];

#[test]
fn irregularities() {
    hold("irregularities", IRREGULARITIES);
}

const SCORESHEETS: &[&str] = &[
    "tournament 90+0
             arbiter: start
             ? white: recording
             ? white: stop recording
             ? white: opponent's scoresheet
             ? white: score complete
             wait 86m
             ? white: stop recording
             ? white: score complete
             ? arbiter: complete scoresheets
             ? arbiter: keep score
             ? arbiter: reconstruct
             ? arbiter: replace scoresheet white",
    "relay 90+30
             e4
             e5
             ? white score 1 white d4
             ? black score 1 white e4
             ? white score 9 white e4
             ? white score 1 white illegible
             ? black score 1 black e5",
    "tournament 90+30 electronic
             arbiter: start
             white: e4
             ? arbiter: replace scoresheet white
             ? arbiter: not shown",
];

#[test]
fn scoresheets() {
    hold("scoresheets", SCORESHEETS);
}

const BOARDS: &[&str] = &[
    "relay 90+30
             e4
             ? boards
             ? white board: e4 empty, e3 white Bauer
             ? fix
             ? done
             ? white board: e7 e5
             ? boards
             ? fix
             ? done
             ? black board: turned",
    "relay 90+30
             e4
             e5
             Springer f3
             white board: f3 empty
             ? boards
             ? check white
             ? 2
             ? yes
             ? cancel
             white board: f3 Springer
             black board: f3 empty
             black board: h3 Springer
             ? boards
             ? why
             ? fix
             ? black score 2 white Springer f3
             ? white score 2 white Springer f3
             ? fix",
];

#[test]
fn boards() {
    hold("boards", BOARDS);
}

const ADJOURNMENTS: &[&str] = &["tournament 40/90+30:30+30
           arbiter: start
           white: e4
           ? arbiter: seal
           ? white: adjourn
           ? arbiter: adjourn
           ? black: seal e5
           ? arbiter: passphrase no
           ? arbiter: passphrase correct horse
           ? black: seal the horse jumps
           ? white: seal d4
           ? black: seal e5
           ? black: press
           ? arbiter: envelope
           ? arbiter: resumption Saturday 14:00
           ? arbiter: start
           ? arbiter: open
           ? arbiter: envelope lost"];

#[test]
fn adjournments() {
    hold("adjournments", ADJOURNMENTS);
}
