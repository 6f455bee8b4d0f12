//! What a line wins: pieces counted in pawns, once the captures are over.

use shakmaty::{Chess, Color, Position, Role};

/// More than all pieces.
const EVERYTHING: i32 = 1_000;

/// Captures that are followed one upon the other.
const LONGEST: u32 = 12;

/// What this side has more than the other, in pawns: a queen is nine of them, a rook five, a bishop or a knight three.
pub fn material(position: &Chess, side: Color) -> i32 {
    let of = |color: Color| -> i32 {
        let board = position.board();
        let all = Role::ALL.map(|role| {
            let count = (board.by_color(color) & board.by_role(role)).count();
            worth(role) * i32::try_from(count).unwrap_or(0)
        });
        all.into_iter().sum()
    };
    of(side) - of(!side)
}

/// What the side that has just moved has won since `begin`, in pawns, if the other side now captures what it can.
pub fn gain(begin: &Chess, end: &Chess) -> i32 {
    let winner = !end.turn();
    -settled(end, -EVERYTHING, EVERYTHING, LONGEST) - material(begin, winner)
}

fn worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

/// What the side to move is ahead once the captures are over; in check it must answer, and captures or not.
fn settled(position: &Chess, mut alpha: i32, beta: i32, depth: u32) -> i32 {
    let moves = position.legal_moves();
    let in_check = position.is_check();
    if moves.is_empty() {
        return if in_check { -EVERYTHING } else { 0 };
    }
    let stands = material(position, position.turn());
    if depth == 0 || !in_check && stands >= beta {
        return stands;
    }
    let mut best = if in_check { -EVERYTHING } else { stands };
    alpha = alpha.max(best);
    for tried in moves.iter().filter(|tried| in_check || tried.is_capture() || tried.is_promotion()) {
        let mut after = position.clone();
        after.play_unchecked(*tried);
        best = best.max(-settled(&after, -beta, -alpha, depth - 1));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}
