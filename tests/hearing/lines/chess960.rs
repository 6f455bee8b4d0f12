//! Castling of Chess960 (Guidelines II).

use super::*;

#[test]
fn article_ii_3_2_castling_of_chess960() {
    let of = |fen: &str, line: &str| {
        let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
        let Intent::Announce(announcement, _) = heard(&DE, line) else { panic!("{line}") };
        resolve(&announcement, &position)
            .map(|played| UciMove::from_move(played, CastlingMode::Chess960).to_string())
    };
    let played = |uci: &str| Ok(uci.to_owned());
    let barred = |side, bar| Err(ResolveError::Castling(side, bar));
    let (short, long) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    // The king on f1 goes to g1 either way; said by its squares it only goes there.
    let next = "4k3/8/8/8/8/8/8/R4K1R w HA - 0 1";
    assert_eq!(of(next, "kurze Rochade"), played("f1h1"));
    assert_eq!(of(next, "König Gustav eins"), played("f1g1"));
    assert_eq!(of(next, "f1h1"), played("f1h1"));
    assert_eq!(of(next, "König Felix eins Cäsar eins"), played("f1a1"));
    // The king stays where it is.
    let stays = "4k3/8/8/8/8/8/8/6KR w H - 0 1";
    assert_eq!(of(stays, "0-0"), played("g1h1"));
    assert_eq!(of(stays, "König Gustav eins"), Err(ResolveError::OwnPiece(Square::G1, Role::King)));
    // What bars it is looked for on the way of this king and this rook.
    let far = |rest: &str| format!("4k3/8/8/8/{rest} w KQ - 0 1");
    assert_eq!(of(&far("8/8/8/RK5R"), "König Gustav eins"), played("b1h1"));
    assert_eq!(of(&far("8/8/8/RK2N2R"), "Kg1"), barred(short, CastlingObstacle::Occupied(Square::E1)));
    assert_eq!(
        of(&far("3r4/8/8/RK5R"), "kurze Rochade"),
        barred(short, CastlingObstacle::Attacked(Square::D1))
    );
    assert_eq!(of(&far("1r6/8/8/RK5R"), "lange Rochade"), barred(long, CastlingObstacle::InCheck));
    // With the rook gone from b1 the king would stand in check of the one on a1.
    let uncovered = "4k3/8/8/8/8/8/8/rR1K3R w HB - 0 1";
    assert_eq!(of(uncovered, "lange Rochade"), barred(long, CastlingObstacle::Attacked(Square::C1)));
    assert_eq!(
        of(next.replace("HA", "-").as_str(), "kurze Rochade"),
        barred(short, CastlingObstacle::RightLost)
    );
}

/// Castling in a position of Chess960 with these pieces on White's first rank and nothing else but Black's king.
#[track_caller]
fn castling_960(rank: &str, rights: &str, line: &str) -> Result<String, ResolveError> {
    let fen = format!("4k3/4p3/8/8/8/8/8/{rank} w {rights} - 0 1");
    let position: Chess = fen.parse::<Fen>().unwrap().into_position(CastlingMode::Chess960).unwrap();
    let Intent::Announce(announcement, _) = heard(&DE, line) else { panic!("{line}") };
    resolve(&announcement, &position)
        .map(|played| UciMove::from_move(played, CastlingMode::Chess960).to_string())
}

#[test]
fn article_ii_3_2_7_4_what_must_be_empty() {
    let occupied = |side, square| Err(ResolveError::Castling(side, CastlingObstacle::Occupied(square)));
    let (short, long) = (CastlingSide::KingSide, CastlingSide::QueenSide);
    for (rank, rights, line, bar) in [
        // Where the king goes, where the rook goes, and what lies between.
        ("RK4NR", "HA", "kurze Rochade", occupied(short, Square::G1)),
        ("RK3B1R", "HA", "kurze Rochade", occupied(short, Square::F1)),
        ("RKN4R", "HA", "kurze Rochade", occupied(short, Square::C1)),
        ("RKN4R", "HA", "lange Rochade", occupied(long, Square::C1)),
        ("R2BK2R", "HA", "lange Rochade", occupied(long, Square::D1)),
        // The rook comes by, though the king does not.
        ("RN4KR", "HA", "lange Rochade", occupied(long, Square::B1)),
        // The other rook is in the way like any piece.
        ("RKR5", "CA", "lange Rochade", occupied(long, Square::C1)),
    ] {
        assert_eq!(castling_960(rank, rights, line), bar, "{rank}: {line}");
    }
}

#[test]
fn article_ii_3_2_7_5_other_squares_may_be_occupied() {
    for (rank, rights, line, done) in [
        // a1, b1 and e1 on the side of the c-file; e1 and h1 on that of the g-file.
        ("BNRKN3", "C", "lange Rochade", "d1c1"),
        ("4BKRN", "G", "kurze Rochade", "f1g1"),
        // King or rook stay where they are.
        ("NBK1R3", "E", "kurze Rochade", "c1e1"),
        ("NRK4R", "HB", "lange Rochade", "c1b1"),
    ] {
        assert_eq!(castling_960(rank, rights, line), Ok(done.to_owned()), "{rank}: {line}");
    }
}

#[test]
fn article_ii_3_castling_is_never_taken_for_a_move_of_the_king() {
    let ok = |done: &str| Ok(done.to_owned());
    // Next to where it goes, the king goes there; the rook's square and the words mean castling.
    for line in ["König Gustav eins", "Kg1", "f1g1", "König Felix eins Gustav eins"] {
        assert_eq!(castling_960("R4K1R", "HA", line), ok("f1g1"), "{line}");
    }
    for line in ["König Hektor eins", "Kh1", "f1h1", "Kf1-h1", "König Felix eins Hektor eins", "O-O", "0-0"]
    {
        assert_eq!(castling_960("R4K1R", "HA", line), ok("f1h1"), "{line}");
    }
    // Where its rook stands there, nothing else can be meant.
    for line in ["König Gustav eins", "Kg1", "f1g1", "kurze Rochade"] {
        assert_eq!(castling_960("R4KR1", "GA", line), ok("f1g1"), "{line}");
    }
    // Without the right to it a king does not go to its rook, and not further than kings go.
    assert_eq!(
        castling_960("R4KR1", "-", "König Gustav eins"),
        Err(ResolveError::OwnPiece(Square::G1, Role::Rook))
    );
    assert!(matches!(castling_960("RK5R", "-", "König Gustav eins"), Err(ResolveError::NoneReaches { .. })));
    // A capture is no castling.
    assert_eq!(
        castling_960("R4KR1", "GA", "König schlägt Gustav eins"),
        Err(ResolveError::OwnPiece(Square::G1, Role::Rook))
    );
}
