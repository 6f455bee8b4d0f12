//! The letters a to h and the digits 1 to 8 as bold strokes, for coordinates that need no font.
//!
//! Each sign lies around (0, 0) in hundredths of a square, y downwards. The letters share a baseline at 18
//! and have a two-storey a, which is not taken for a d.

use super::shapes::Step::{Curve as Q, Line as L};
use super::shapes::{Part, Path, line};

/// Width of the strokes in hundredths of a square.
pub const LETTER_WIDTH: i32 = 9;

/// Half the room a sign takes in each direction, its strokes' width included, in hundredths of a square.
#[cfg(test)]
const LETTER_ROOM: i32 = 40;

/// The signs of files a to h.
pub static FILES: [&[Part]; 8] = [
    &[
        line((-11, -8), &[Q(-8, -14, 1, -14), Q(12, -14, 12, -3), L(12, 18)]),
        line((12, 1), &[L(-1, 1), Q(-13, 1, -13, 9), Q(-13, 18, -3, 18), Q(12, 18, 12, 6)]),
    ],
    &[line((-13, -32), &[L(-13, 18)]), BOWL],
    &[line((12, -8), &[Q(8, -14, 1, -14), Q(-14, -14, -14, 2), Q(-14, 18, 1, 18), Q(8, 18, 12, 12)])],
    &[line((13, -32), &[L(13, 18)]), BOWL],
    &[line(
        (-13, 2),
        &[L(13, 2), Q(13, -14, 0, -14), Q(-14, -14, -14, 2), Q(-14, 18, 1, 18), Q(9, 18, 12, 12)],
    )],
    &[line((12, -31), &[Q(-2, -35, -2, -20), L(-2, 18)]), line((-11, -13), &[L(10, -13)])],
    &[line((13, -14), &[L(13, 18), Q(13, 32, 0, 32), Q(-8, 32, -12, 28)]), BOWL],
    &[line((-12, -32), &[L(-12, 18)]), line((-12, 0), &[Q(-12, -14, 1, -14), Q(12, -14, 12, 0), L(12, 18)])],
];

/// The signs of ranks 1 to 8.
pub static RANKS: [&[Part]; 8] = [
    &[line((-10, -14), &[L(2, -26), L(2, 26)]), line((-10, 26), &[L(14, 26)])],
    &[line((-14, -13), &[Q(-13, -26, 0, -26), Q(14, -26, 14, -12), Q(14, -4, 4, 6), L(-14, 26), L(15, 26)])],
    &[
        line((-13, -20), &[Q(-8, -26, 0, -26), Q(13, -26, 13, -14), Q(13, -2, -3, -2)]),
        line((-3, -2), &[Q(15, -2, 15, 12), Q(15, 26, 0, 26), Q(-10, 26, -14, 19)]),
    ],
    &[line((8, 26), &[L(8, -26), L(-16, 12), L(17, 12)])],
    &[line(
        (12, -26),
        &[
            L(-10, -26),
            L(-12, -3),
            Q(-6, -8, 1, -8),
            Q(15, -8, 15, 9),
            Q(15, 26, -1, 26),
            Q(-10, 26, -14, 20),
        ],
    )],
    &[line(
        (9, -26),
        &[Q(-14, -20, -14, 9), Q(-14, 26, 0, 26), Q(14, 26, 14, 10), Q(14, -6, 0, -6), Q(-13, -6, -14, 9)],
    )],
    &[line((-14, -26), &[L(14, -26), Q(-2, 0, -4, 26)])],
    &[line(
        (0, -2),
        &[
            Q(-12, -2, -12, -14),
            Q(-12, -26, 0, -26),
            Q(12, -26, 12, -14),
            Q(12, -2, 0, -2),
            Q(-15, -2, -15, 12),
            Q(-15, 26, 0, 26),
            Q(15, 26, 15, 12),
            Q(15, -2, 0, -2),
        ],
    )],
];

/// The round of b, d and g.
const BOWL: Part = Part::Line(Path {
    start: (-13, 2),
    steps: &[Q(-13, -14, 0, -14), Q(13, -14, 13, 2), Q(13, 18, 0, 18), Q(-13, 18, -13, 2)],
});

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;

    #[test]
    fn every_sign_stays_in_its_room() {
        for part in FILES.iter().chain(&RANKS).copied().flatten() {
            let reach = part.extent().into_iter().map(i32::abs).max().expect("four numbers");
            assert!(reach + (LETTER_WIDTH + 1) / 2 <= LETTER_ROOM, "{part:?}");
        }
    }
}
