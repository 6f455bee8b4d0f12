//! The shapes of the pieces and of a marked square's frame, bold and unlike each other, for small sizes too.
//!
//! All lie in a box of 100 by 100, one square, y downwards, in whole numbers. A piece's areas are painted in
//! their order, each with its outline; then come its lines.

use Step::{Curve as Q, Line as L};

use shakmaty::Role;

/// Where a path goes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Straight to (x, y).
    Line(i32, i32),
    /// A quadratic curve by the control point (first two) to (x, y) (last two).
    Curve(i32, i32, i32, i32),
}

/// A way from a start over steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Path {
    /// Where it starts.
    pub start: (i32, i32),
    /// The steps from there.
    pub steps: &'static [Step],
}

/// One thing to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The area within a closed path.
    Area(Path),
    /// An open line with round ends.
    Line(Path),
    /// A disc: x and y of its centre, then its radius.
    Disc(i32, i32, i32),
}

#[cfg(test)]
impl Part {
    /// The least x and y and the greatest x and y that points and control points reach.
    pub fn extent(&self) -> [i32; 4] {
        match *self {
            Self::Disc(x, y, r) => [x - r, y - r, x + r, y + r],
            Self::Area(path) | Self::Line(path) => path.steps.iter().fold(
                [path.start.0, path.start.1, path.start.0, path.start.1],
                |extent, step| match *step {
                    Step::Line(x, y) => widened(extent, x, y),
                    Step::Curve(cx, cy, x, y) => widened(widened(extent, cx, cy), x, y),
                },
            ),
        }
    }
}

/// The extent that also reaches (x, y).
#[cfg(test)]
fn widened([left, top, right, bottom]: [i32; 4], x: i32, y: i32) -> [i32; 4] {
    [left.min(x), top.min(y), right.max(x), bottom.max(y)]
}

/// A piece's shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Its areas, from back to front, each filled and outlined.
    pub body: &'static [Part],
    /// Lines and dots that both sides have.
    pub details: &'static [Part],
    /// The inner light line that only Black has.
    pub inner: &'static [Part],
}

/// Width of a piece's outline, half of it outside its area.
pub const OUTLINE_WIDTH: i32 = 6;

/// Width of the lines within a piece.
pub const LINE_WIDTH: i32 = 5;

/// An area, to keep the tables short.
const fn area(start: (i32, i32), steps: &'static [Step]) -> Part {
    Part::Area(Path { start, steps })
}

/// A line, to keep the tables short.
pub(crate) const fn line(start: (i32, i32), steps: &'static [Step]) -> Part {
    Part::Line(Path { start, steps })
}

/// The shape of a kind of piece.
pub fn shape(role: Role) -> &'static Shape {
    match role {
        Role::Pawn => &PAWN,
        Role::Knight => &KNIGHT,
        Role::Bishop => &BISHOP,
        Role::Rook => &ROOK,
        Role::Queen => &QUEEN,
        Role::King => &KING,
    }
}

static PAWN: Shape = Shape {
    body: &[
        area((40, 48), &[L(60, 48), Q(60, 62, 74, 72), L(78, 88), L(22, 88), L(26, 72), Q(40, 62, 40, 48)]),
        Part::Disc(50, 33, 17),
    ],
    details: &[],
    inner: &[line((36, 76), &[L(64, 76)]), line((41, 34), &[Q(41, 24, 51, 24)])],
};

static KNIGHT: Shape = Shape {
    body: &[
        area(
            (26, 78),
            &[
                Q(28, 64, 42, 57),
                Q(50, 52, 50, 46),
                Q(42, 54, 32, 55),
                L(27, 62),
                Q(18, 65, 12, 56),
                Q(12, 50, 20, 41),
                Q(25, 28, 38, 23),
                L(40, 10),
                L(53, 19),
                Q(82, 26, 77, 78),
            ],
        ),
        BASE,
    ],
    details: &[Part::Disc(36, 36, 4)],
    inner: &[line((57, 29), &[Q(71, 38, 69, 67)])],
};

static BISHOP: Shape = Shape {
    body: &[
        Part::Disc(50, 17, 7),
        area((50, 21), &[Q(84, 40, 68, 63), L(32, 63), Q(16, 40, 50, 21)]),
        area((36, 63), &[L(64, 63), L(68, 76), L(32, 76)]),
        BASE,
    ],
    details: &[line((50, 33), &[L(50, 54)]), line((40, 42), &[L(60, 42)])],
    inner: &[line((36, 64), &[L(64, 64)])],
};

static ROOK: Shape = Shape {
    body: &[
        area(
            (18, 13),
            &[
                L(33, 13),
                L(33, 23),
                L(42, 23),
                L(42, 13),
                L(58, 13),
                L(58, 23),
                L(67, 23),
                L(67, 13),
                L(82, 13),
                L(82, 35),
                L(70, 45),
                L(70, 66),
                L(77, 76),
                L(23, 76),
                L(30, 66),
                L(30, 45),
                L(18, 35),
            ],
        ),
        BASE,
    ],
    details: &[line((33, 44), &[L(67, 44)])],
    inner: &[line((36, 66), &[L(64, 66)])],
};

static QUEEN: Shape = Shape {
    body: &[
        area((28, 76), &[L(13, 34), L(34, 54), L(50, 22), L(66, 54), L(87, 34), L(72, 76)]),
        Part::Disc(17, 30, 7),
        Part::Disc(50, 18, 8),
        Part::Disc(83, 30, 7),
        BASE,
    ],
    details: &[],
    inner: &[line((33, 66), &[Q(50, 60, 67, 66)])],
};

static KING: Shape = Shape {
    body: &[
        area(
            (44, 10),
            &[
                L(56, 10),
                L(56, 17),
                L(66, 17),
                L(66, 28),
                L(56, 28),
                L(56, 50),
                L(44, 50),
                L(44, 28),
                L(34, 28),
                L(34, 17),
                L(44, 17),
            ],
        ),
        area(
            (27, 76),
            &[
                Q(8, 58, 12, 46),
                Q(20, 32, 38, 40),
                Q(47, 44, 50, 53),
                Q(53, 44, 62, 40),
                Q(80, 32, 88, 46),
                Q(92, 58, 73, 76),
            ],
        ),
        BASE,
    ],
    details: &[line((50, 54), &[L(50, 67)])],
    inner: &[
        line((33, 67), &[Q(17, 56, 22, 50), Q(26, 45, 35, 49)]),
        line((67, 67), &[Q(83, 56, 78, 50), Q(74, 45, 65, 49)]),
    ],
};

/// The foot of every piece but the pawn.
const BASE: Part = area((21, 76), &[L(79, 76), L(82, 88), L(18, 88)]);

/// A whole square.
pub const SQUARE: Part = area((0, 0), &[L(100, 0), L(100, 100), L(0, 100)]);

/// The whole board from its upper left corner.
pub const BOARD: Part = area((0, 0), &[L(800, 0), L(800, 800), L(0, 800)]);

/// A marked square's frame: four bars and four corners, told by its form without any colour.
/// They overlap, so that no seam shows between them.
pub static FRAME: [Part; 8] = [
    area((0, 0), &[L(100, 0), L(100, 6), L(0, 6)]),
    area((0, 94), &[L(100, 94), L(100, 100), L(0, 100)]),
    area((0, 0), &[L(6, 0), L(6, 100), L(0, 100)]),
    area((94, 0), &[L(100, 0), L(100, 100), L(94, 100)]),
    area((0, 0), &[L(24, 0), L(0, 24)]),
    area((100, 0), &[L(100, 24), L(76, 0)]),
    area((100, 100), &[L(76, 100), L(100, 76)]),
    area((0, 100), &[L(0, 76), L(24, 100)]),
];

#[cfg(test)]
mod tests {
    #![allow(clippy::expect_used)]

    use super::*;

    #[test]
    fn every_piece_stays_within_its_square() {
        for role in Role::ALL {
            for part in shape(role).body {
                let [left, top, right, bottom] = part.extent();
                let half = OUTLINE_WIDTH / 2;
                assert!(left.min(top) >= half && right.max(bottom) <= 100 - half, "{role:?} {part:?}");
            }
        }
    }

    #[test]
    fn lines_and_dots_are_within_the_body_s_box() {
        for role in Role::ALL {
            let Shape { body, details, inner } = shape(role);
            let boxes = body.iter().map(Part::extent);
            let [left, top, right, bottom] =
                boxes.reduce(|a, b| widened(widened(a, b[0], b[1]), b[2], b[3])).expect("a body");
            for part in details.iter().chain(*inner) {
                let [x0, y0, x1, y1] = part.extent();
                assert!(x0 > left && y0 > top && x1 < right && y1 < bottom, "{role:?} {part:?}");
            }
        }
    }
}
