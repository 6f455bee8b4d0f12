//! What a quiet position is worth, in centipawns for the side to move, without looking ahead.
//!
//! Every term has a value for the middlegame and one for the endgame, and the material left on the
//! board says how much of each counts.

use std::ops::{Add, AddAssign, Mul};

use shakmaty::attacks::king_attacks;
use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square};

/// A value in the middlegame and in the endgame, in centipawns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Taper {
    middle: i32,
    end: i32,
}

const fn taper(middle: i32, end: i32) -> Taper {
    Taper { middle, end }
}

/// Half a board, ranks 1 to 8 from the mover's side, files a to d. Files h to e mirror them: no piece
/// wants one wing for itself, and half the numbers are half the mistakes.
type Half = [[i32; 4]; 8];

/// What a role is worth, pawn to king.
const MATERIAL: [Taper; 6] =
    [taper(85, 115), taper(325, 300), taper(335, 320), taper(475, 535), taper(970, 960), taper(0, 0)];

/// How much of the middlegame a piece of a role carries; 24 in the initial position.
const PHASE: [i32; 6] = [0, 1, 1, 2, 4, 0];
const FULL_PHASE: i32 = 24;

/// The middlegame squares, pawn to king. These tables are the partner's whole knowledge of plans:
/// pawns claim the centre and stay home before a castled king, knights leave the rim, bishops leave
/// home for the long diagonals, rooks wait on central files for the seventh rank, the queen does not
/// hurry, and the king goes to a corner.
#[rustfmt::skip]
const MIDDLE: [Half; 6] = [
    [
        [0, 0, 0, 0], [0, 4, 2, -16], [1, 2, 2, 0], [-3, -2, 10, 24],
        [2, 4, 14, 30], [10, 16, 26, 38], [40, 46, 52, 58], [0, 0, 0, 0],
    ],
    [
        [-55, -30, -24, -20], [-28, -16, -2, 2], [-18, 2, 12, 14], [-12, 4, 16, 24],
        [-8, 8, 22, 30], [-14, 10, 24, 28], [-30, -14, 8, 12], [-70, -36, -26, -20],
    ],
    [
        [-14, -8, -16, -12], [2, 14, 4, 4], [0, 8, 8, 8], [-2, 4, 10, 16],
        [-4, 8, 10, 18], [-2, 6, 10, 10], [-12, -2, 0, 0], [-16, -12, -10, -10],
    ],
    [
        [-6, -2, 6, 12], [-14, -6, 0, 4], [-12, -4, 0, 2], [-12, -4, 0, 2],
        [-8, -2, 2, 4], [-4, 2, 4, 6], [10, 14, 18, 20], [4, 4, 6, 8],
    ],
    [
        [-12, -8, -4, 4], [-8, -2, 4, 4], [-6, 0, 0, 0], [-4, -2, -2, 0],
        [-4, -2, 0, 2], [0, 2, 4, 6], [-4, -8, 2, 2], [0, 2, 4, 6],
    ],
    [
        [22, 34, 6, -8], [16, 12, -12, -22], [-16, -22, -30, -36], [-34, -40, -46, -54],
        [-46, -52, -60, -66], [-54, -60, -66, -72], [-60, -66, -72, -78], [-66, -72, -78, -84],
    ],
];

/// The endgame squares, pawn to king: pawns run, and everybody else, the king first, wants the middle.
#[rustfmt::skip]
const END: [Half; 6] = [
    [
        [0, 0, 0, 0], [4, 4, 4, 2], [4, 4, 2, 2], [10, 10, 6, 6],
        [22, 22, 18, 16], [46, 44, 40, 36], [84, 80, 74, 68], [0, 0, 0, 0],
    ],
    [
        [-42, -28, -18, -14], [-26, -12, -6, 0], [-16, -4, 4, 10], [-12, 2, 12, 18],
        [-12, 2, 12, 18], [-16, -4, 6, 10], [-28, -14, -8, -2], [-50, -32, -20, -16],
    ],
    [
        [-16, -10, -8, -6], [-10, -4, 0, 2], [-6, 0, 4, 6], [-4, 2, 6, 10],
        [-4, 2, 6, 10], [-6, 0, 4, 6], [-10, -4, 0, 2], [-16, -10, -8, -6],
    ],
    [
        [-6, -2, 0, 2], [-6, -2, 0, 0], [-4, 0, 0, 0], [0, 2, 2, 2],
        [2, 4, 4, 4], [4, 4, 4, 4], [8, 10, 10, 10], [6, 6, 6, 6],
    ],
    [
        [-24, -18, -14, -8], [-18, -12, -4, 0], [-10, -2, 6, 8], [-4, 6, 12, 18],
        [-4, 6, 14, 20], [-8, 2, 10, 14], [-10, 0, 6, 8], [-14, -8, -4, -2],
    ],
    [
        [-52, -34, -22, -18], [-28, -12, -4, 0], [-16, -2, 10, 14], [-10, 8, 20, 26],
        [-6, 12, 24, 30], [-8, 10, 20, 24], [-20, -2, 6, 10], [-48, -26, -16, -12],
    ],
];

/// Per square of the mover's side: the same file and its neighbours on all ranks ahead, where enemy
/// pawns stop a pawn, and own pawns shelter a king.
const AHEAD: [u64; 64] = ahead();

/// The fewest squares a piece usually sees and what each further one is worth, knight to queen.
const MOBILITY: [(i32, Taper); 4] = [(4, taper(4, 4)), (5, taper(4, 5)), (6, taper(2, 5)), (10, taper(1, 4))];

const BISHOP_PAIR: Taper = taper(28, 45);
const OPEN_FILE: Taper = taper(22, 8);
const SHELTER_PAWN: Taper = taper(9, 0);
const LONE_PAWN: Taper = taper(-10, -12);

/// A passed pawn by its rank from the mover's side, over and above its square.
const PASSED: [Taper; 8] = [
    taper(0, 0),
    taper(2, 8),
    taper(4, 12),
    taper(8, 24),
    taper(20, 44),
    taper(40, 76),
    taper(70, 120),
    taper(0, 0),
];

/// Driving a lone king: centipawns per step it stands away from the middle, and per step the kings are
/// close. More than all king squares together, for nothing else matters then.
const CORNERED: i32 = 14;
const CLOSE: i32 = 8;

/// A lead smaller than this without a pawn wins nothing against a defender: half a rook.
const PAWNLESS_LEAD: i32 = 420;

/// No position looks better than this, or a board full of queens would look like a mate.
const BEST_LOOKS: i32 = 20_000;

/// What the position is worth to the side to move, in centipawns, up to 20 000 either way. Mates and
/// draws are not seen here.
pub(super) fn evaluate(position: &Chess) -> i32 {
    let board = position.board();
    let white = side(board, Color::White);
    let black = side(board, Color::Black);
    let value = white.value + black.value * -1;
    let phase = (white.phase + black.phase).min(FULL_PHASE);
    let mut score = (value.middle * phase + value.end * (FULL_PHASE - phase)) / FULL_PHASE;
    score = pawnless(board, score) + mop_up(board, Color::White) - mop_up(board, Color::Black);
    let score = score.clamp(-BEST_LOOKS, BEST_LOOKS);
    position.turn().fold_wb(score, -score)
}

/// What one side has: its value and its share of the phase.
struct Side {
    value: Taper,
    phase: i32,
}

fn side(board: &Board, color: Color) -> Side {
    let ours = board.by_color(color);
    // Pawns are looked at from the mover's side, so that one table serves both.
    let facing = |squares: Bitboard| color.fold_wb(squares, squares.flip_vertical());
    let our_pawns = facing(board.pawns() & ours);
    let their_pawns = facing(board.pawns() & !ours);
    let mut side = Side { value: Taper::default(), phase: 0 };
    for (index, role) in Role::ALL.into_iter().enumerate() {
        for square in board.by_role(role) & ours {
            let own = color.fold_wb(square, square.flip_vertical());
            side.phase += PHASE[index];
            side.value += placed(index, own);
            side.value += match role {
                Role::Pawn => pawn(own, our_pawns, their_pawns),
                Role::King => king(own, our_pawns),
                _ => mobility(index - 1, board.attacks_from(square) & !ours),
            };
            if role == Role::Rook && (file_of(own) & our_pawns).is_empty() {
                side.value += OPEN_FILE;
            }
        }
    }
    if (board.bishops() & ours).more_than_one() {
        side.value += BISHOP_PAIR;
    }
    side
}

/// What a piece of this role is worth on this square of the mover's side.
fn placed(index: usize, own: Square) -> Taper {
    let (rank, file) = (own.rank().to_usize(), own.file().to_usize());
    let half = file.min(7 - file);
    MATERIAL[index] + taper(MIDDLE[index][rank][half], END[index][rank][half])
}

fn pawn(own: Square, our_pawns: Bitboard, their_pawns: Bitboard) -> Taper {
    let mut value = Taper::default();
    if (Bitboard(AHEAD[own.to_usize()]) & their_pawns).is_empty() {
        value += PASSED[own.rank().to_usize()];
    }
    // The rank-1 square of the file sees all ranks a pawn of the neighbouring files can stand on.
    let around = Bitboard(AHEAD[own.file().to_usize()]) & !file_of(own);
    if (around & our_pawns).is_empty() {
        value += LONE_PAWN;
    }
    value
}

fn king(own: Square, our_pawns: Bitboard) -> Taper {
    let near = Bitboard(AHEAD[own.to_usize()]) & king_attacks(own);
    SHELTER_PAWN * count(near & our_pawns)
}

fn mobility(index: usize, seen: Bitboard) -> Taper {
    let (usual, each) = MOBILITY[index];
    each * (count(seen) - usual)
}

/// A small lead without pawns is worth a quarter, or the partner trades its last pawn for a piece.
fn pawnless(board: &Board, score: i32) -> i32 {
    let leader = Color::from_white(score > 0);
    let stuck = (board.pawns() & board.by_color(leader)).is_empty();
    if stuck && score.abs() < PAWNLESS_LEAD { score / 4 } else { score }
}

/// The squares alone do not mate a lone king: it must go to the edge, and the other king must come.
fn mop_up(board: &Board, winner: Color) -> i32 {
    let theirs = board.by_color(!winner);
    let force = board.by_color(winner) & (board.rooks_and_queens() | board.bishops());
    match (board.king_of(winner), theirs.single_square()) {
        (Some(hunter), Some(prey)) if force.any() => {
            let (file, rank) = (off_centre(prey.file().to_u32()), off_centre(prey.rank().to_u32()));
            let gap = hunter.distance(prey).cast_signed();
            (file + rank) * CORNERED + (7 - gap) * CLOSE
        }
        _ => 0,
    }
}

/// Steps from the two middle files or ranks, 0 to 3.
fn off_centre(line: u32) -> i32 {
    let line = line.cast_signed();
    (3 - line).max(line - 4)
}

fn file_of(square: Square) -> Bitboard {
    Bitboard::from_file(square.file())
}

fn count(squares: Bitboard) -> i32 {
    squares.0.count_ones().cast_signed()
}

const fn ahead() -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let apart = (other as u64 % 8).abs_diff(square as u64 % 8);
            if other / 8 > square / 8 && apart <= 1 {
                table[square] |= 1 << other;
            }
            other += 1;
        }
        square += 1;
    }
    table
}

impl Add for Taper {
    type Output = Taper;

    fn add(self, other: Taper) -> Taper {
        taper(self.middle + other.middle, self.end + other.end)
    }
}

impl AddAssign for Taper {
    fn add_assign(&mut self, other: Taper) {
        *self = *self + other;
    }
}

impl Mul<i32> for Taper {
    type Output = Taper;

    fn mul(self, factor: i32) -> Taper {
        taper(self.middle * factor, self.end * factor)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::fen::Fen;
    use shakmaty::{CastlingMode, EnPassantMode, FromSetup};

    use super::*;

    fn position(fen: &str) -> Chess {
        fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
    }

    #[test]
    fn the_beginning_is_even_and_every_position_mirrors() {
        assert_eq!(evaluate(&Chess::default()), 0);
        for fen in [
            "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
            "8/5pk1/6p1/3P4/8/1r4P1/5PK1/3R4 w - - 0 40",
            "8/8/8/3k4/8/8/8/4K2R w - - 0 1",
            "4k3/8/8/8/8/8/4P3/2B1K1N1 b - - 0 1",
        ] {
            let position = position(fen);
            let mut setup = position.to_setup(EnPassantMode::Legal);
            setup.mirror();
            let mirrored = Chess::from_setup(setup, CastlingMode::Standard).unwrap();
            assert_eq!(evaluate(&position), evaluate(&mirrored), "{fen}");
        }
    }

    #[test]
    fn better_is_worth_more() {
        for (better, worse, why) in [
            ("4k3/8/8/8/8/8/8/3QK3 w - - 0 1", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "a queen over a rook"),
            ("4k3/pp6/8/8/8/8/8/2B1KB2 w - - 0 1", "4k3/pp6/8/8/8/8/8/2B1KN2 w - - 0 1", "the bishop pair"),
            ("4k3/8/8/p1P5/8/8/8/4K3 w - - 0 1", "4k3/3p4/8/2P5/8/8/8/4K3 w - - 0 1", "a passed pawn"),
            ("k7/8/1K6/8/8/8/8/7R w - - 0 1", "8/8/8/3k4/8/8/1K6/7R w - - 0 1", "a cornered king"),
            (
                "rnbq1rk1/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1 w - - 0 6",
                "rnbq1rk1/ppppppbp/5np1/8/6PP/5N2/PPPPPPB1/RNBQ1RK1 w - - 0 6",
                "a sheltered king",
            ),
        ] {
            let (more, less) = (evaluate(&position(better)), evaluate(&position(worse)));
            assert!(more > less, "{why}: {more} against {less}");
        }
    }

    #[test]
    fn a_piece_without_a_pawn_is_no_win() {
        let ahead = evaluate(&position("4k3/8/8/8/8/5n2/8/2R1K3 w - - 0 1"));
        assert!((0..150).contains(&ahead), "{ahead}");
    }
}
