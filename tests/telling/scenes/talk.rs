//! Questions, what is not understood, who may say what, and how the program speaks.

use super::hold;

/// The scenes of this file.
pub const SCENES: [&[&str]; 5] =
    [QUESTIONS_OF_THE_BOARD, QUESTIONS_OF_THE_GAME, NOT_UNDERSTOOD, WHO_MAY_SAY_WHAT, HOW_THE_PROGRAM_SPEAKS];

const QUESTIONS_OF_THE_BOARD: &[&str] =
    &["practice 5+0 fen r3k2r/pp1n1ppp/2p1pn2/q2p4/1b1P1B2/2NBPN2/PPPQ1PPP/R3K2R w KQkq - 4 9
           ? where white Dame
           ? what is on e4
           ? what is on c3
           ? pieces black
           ? color e5
           ? rank 1
           ? file e
           ? diagonal a1
           ? rays d4
           ? attackers c3
           ? attackers e5
           ? legal Springer
           ? captures
           ? captured pieces
           ? undefended
           ? pinned
           ? knight reach f3
           ? material
           ? all moves
           ? step left
           ? go rank 4
           ? position"];

#[test]
fn questions_of_the_board() {
    hold("questions-of-the-board", QUESTIONS_OF_THE_BOARD);
}

const QUESTIONS_OF_THE_GAME: &[&str] = &[
    "practice 5+3
             ? last
             e4
             e5
             Springer f3
             ? whose move
             ? opening
             ? last 2
             ? moves
             ? time
             ? time white
             ? time used
             ? obligation
             ? law 9.2
             ? law 99
             ? law stalemate
             ? boards",
    "tournament 90+30
             arbiter: start
             ? white: pieces
             ? white: attackers e4
             ? white: hint
             ? white: take back
             ? white: whose move
             ? black: time white
             ? arbiter: material",
];

#[test]
fn questions_of_the_game() {
    hold("questions-of-the-game", QUESTIONS_OF_THE_GAME);
}

const NOT_UNDERSTOOD: &[&str] = &["practice 5+0
           ? quatsch
           ? e9
           ? Springer
           ? f3 d4 a3
           ? correct
           ? claim
           ? offer draw tomorrow
           ? touched
           ? placed
           ? law
           ? white board
           ? wait
           ? take back 99
           ? adjourn soon
           ? result
           ? yes
           ? Sprniger f3
           ? done
           ? cancel"];

#[test]
fn not_understood() {
    hold("not-understood", NOT_UNDERSTOOD);
}

const WHO_MAY_SAY_WHAT: &[&str] = &[
    "tournament 90+30
             ? white: start
             arbiter: start
             ? arbiter: e4
             ? arbiter: offer draw
             ? white: result draw
             ? white: illegal black
             ? white: warn black
             ? white: envelope
             ? white: untouch
             ? white: complete scoresheets
             ? assistant: e4
             ? white's assistant: e4
             ? assistant: keep score
             ? black: resign
             ? black: accept",
    "relay 90+30
             ? arbiter: start
             ? black: accept
             ? take back
             ? claim time",
];

#[test]
fn who_may_say_what() {
    hold("who-may-say-what", WHO_MAY_SAY_WHAT);
}

const HOW_THE_PROGRAM_SPEAKS: &[&str] = &["practice 5+0
           ? repeat
           ? help
           ? keys
           ? slower
           ? louder
           ? speech off
           ? previous
           ? next
           ? tones
           ? contrast
           ? spell
           ? questions
           ? verbosity normal
           ? verbosity full"];

#[test]
fn how_the_program_speaks() {
    hold("how-the-program-speaks", HOW_THE_PROGRAM_SPEAKS);
}
