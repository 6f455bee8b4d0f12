//! Material that can never mate, wherever it stands and whatever happens.

use shakmaty::{Bitboard, Board, Color};

/// Whether this side can never mate, from the pieces on the board alone. `false` says nothing: pieces that
/// could mate may be locked in.
///
/// A bare king mates nobody. A knight alone mates only where the opponent has a rook, bishop, knight or pawn
/// to stand in his king's way: a queen there takes the knight. Bishops of one colour, however many, mate
/// only where the opponent has a knight, a pawn (which may become one), or a bishop of the other colour: of
/// the two squares beside the king that are also beside the square on which the check begins, the king that
/// attacks can guard only one, and a queen or rook on the other takes the bishop or stands between.
pub fn never_mates(board: &Board, winner: Color) -> bool {
    let own = board.by_color(winner);
    let other = board.by_color(!winner);
    let men = own & !board.kings();
    if men.is_empty() {
        return true;
    }
    if men.count() == 1 && men == own & board.knights() {
        return (other & !board.kings() & !board.queens()).is_empty();
    }
    if men == own & board.bishops() {
        let on = |squares: Bitboard| (board.bishops() & squares).is_empty();
        let one_colour = on(Bitboard::DARK_SQUARES) || on(Bitboard::LIGHT_SQUARES);
        return one_colour && (other & (board.knights() | board.pawns())).is_empty();
    }
    false
}

#[cfg(test)]
mod tests {
    use shakmaty::{Color, Role, Square, attacks};

    use super::*;

    fn never(placement: &str, winner: Color) -> bool {
        never_mates(&placement.parse().unwrap(), winner)
    }

    #[test]
    fn article_6_9_material_that_never_mates() {
        let white = |placement: &str| never(placement, Color::White);
        assert!(white("4k3/8/8/8/8/8/8/4K3"));
        assert!(white("rnbqkbnr/pppppppp/8/8/8/8/8/4K3"));
        assert!(white("4k3/8/8/8/8/8/8/4KN2"));
        assert!(white("qq2k3/8/8/8/8/8/8/4KN2"));
        assert!(white("4k3/8/8/8/8/8/8/4KB2"));
        assert!(white("qr2k3/8/8/8/8/8/8/4KB2"));
        // Both bishops on light squares, and a second one by promotion.
        assert!(white("2b1k3/8/8/8/8/8/8/4KB2"));
        assert!(white("2b1k3/8/8/8/8/8/8/3BKB2"));
        for man in ["r", "b", "n"] {
            assert!(!white(&format!("{man}3k3/8/8/8/8/8/8/4KN2")), "{man}");
        }
        assert!(!white("4k3/p7/8/8/8/8/8/4KN2"));
        assert!(!white("4k3/p7/8/8/8/8/8/4KB2"));
        assert!(!white("n3k3/8/8/8/8/8/8/4KB2"));
        assert!(!white("4kb2/8/8/8/8/8/8/4KB2"));
        assert!(!white("4k3/8/8/8/8/8/8/4KNN1"));
        assert!(!white("4k3/8/8/8/8/8/8/2B1KB2"));
        assert!(!white("4k3/8/8/8/8/8/8/4KBN1"));
        assert!(!white("4k3/8/8/8/8/8/4P3/4K3"));
    }

    /// Every place of both kings and a knight that gives check, with a queen on every flight square that the
    /// attacker does not guard: one of them always takes the knight. More queens take no capture away, for a
    /// queen that stands between another and the knight takes it herself; and nothing can pin one.
    #[test]
    fn article_6_9_a_queen_in_the_king_s_way_takes_the_knight() {
        for king in Square::ALL {
            for attacker in Square::ALL {
                if attacker == king || attacks::king_attacks(king).contains(attacker) {
                    continue;
                }
                for knight in attacks::knight_attacks(king) {
                    if knight == attacker {
                        continue;
                    }
                    let guarded = attacks::king_attacks(attacker) | attacks::knight_attacks(knight);
                    let queens = attacks::king_attacks(king) & !guarded;
                    let mut board = Board::empty();
                    for queen in queens {
                        board.set_piece_at(queen, Role::Queen.of(Color::Black));
                    }
                    board.set_piece_at(king, Role::King.of(Color::Black));
                    board.set_piece_at(attacker, Role::King.of(Color::White));
                    board.set_piece_at(knight, Role::Knight.of(Color::White));
                    let taken = (board.attacks_to(knight, Color::Black, board.occupied()) & queens).any();
                    assert!(taken, "king {king}, attacker {attacker}, knight {knight}");
                }
            }
        }
    }

    /// Every place of both kings and every square beside the king from which or through which a bishop gives
    /// check: one of the two squares that touch both is free of guards, so mate needs a man of the opponent
    /// there, and a rook or queen there reaches the square in one step.
    #[test]
    fn article_6_9_one_square_beside_the_king_is_never_guarded() {
        for king in Square::ALL {
            for near in attacks::bishop_attacks(king, Bitboard::EMPTY) & attacks::king_attacks(king) {
                let beside = attacks::king_attacks(king)
                    & attacks::king_attacks(near)
                    & attacks::rook_attacks(king, Bitboard::EMPTY);
                assert_eq!(beside.count(), 2);
                assert!(beside.into_iter().all(|square| square.is_light() != king.is_light()));
                for attacker in Square::ALL {
                    if attacker == king || attacks::king_attacks(king).contains(attacker) {
                        continue;
                    }
                    assert!((beside & !attacks::king_attacks(attacker)).any(), "{king} {near} {attacker}");
                }
                for square in beside {
                    assert!(attacks::rook_attacks(square, Bitboard::EMPTY).contains(near));
                    assert_eq!(square.distance(near), 1);
                }
            }
        }
    }
}
