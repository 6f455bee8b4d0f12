//! What does not fit, and what is no announcement, is told with its reason.

use super::*;
use crate::support::voice_of;

#[test]
fn what_does_not_fit_is_told_why() {
    let pinned = "4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1";
    let checked = "4r2k/8/8/8/8/8/8/N3K3 w - - 0 1";
    for (fen, line, expected) in [
        // Nothing stands there.
        (START, "Eva vier Eva fünf", ResolveError::NothingThere(Square::E4)),
        (START, "e5e6", ResolveError::NothingThere(Square::E5)),
        // The opponent's piece stands there, or another than was said.
        (START, "Eva sieben Eva fünf", ResolveError::OpponentsPiece(Square::E7, Role::Pawn)),
        (
            START,
            "Läufer Gustav eins Felix drei",
            ResolveError::OtherPiece { square: Square::G1, said: Role::Bishop, found: Role::Knight },
        ),
        // Origin and destination are one.
        (START, "Eva zwei Eva zwei", ResolveError::SameSquare(Square::E2)),
        // 3.1 — the own piece stands there.
        (START, "Turm Anna zwei", ResolveError::OwnPiece(Square::A2, Role::Pawn)),
        (START, "Sd2", ResolveError::OwnPiece(Square::D2, Role::Pawn)),
        // 3.5 — something stands between.
        (
            START,
            "Turm Anna eins Anna fünf",
            ResolveError::Blocked { role: Role::Rook, from: Square::A1, to: Square::A5, by: Square::A2 },
        ),
        // 3.9.2 — the king would be in check, is in check and stays so, or goes where it is attacked.
        (
            pinned,
            "Springer Cäsar vier",
            ResolveError::LeavesKingInCheck { role: Role::Knight, to: Square::C4, already: false },
        ),
        (
            checked,
            "Springer Bella drei",
            ResolveError::LeavesKingInCheck { role: Role::Knight, to: Square::B3, already: true },
        ),
        (checked, "König Eva zwei", ResolveError::KingAttackedThere(Square::E2)),
        // 3.7.5 — the piece is missing; no king, no pawn, and not before the last rank.
        (PROMOTION, "Eva sieben Eva acht", ResolveError::PromotionMissing(Square::E8)),
        (PROMOTION, "e8", ResolveError::PromotionMissing(Square::E8)),
        (PROMOTION, "exd8", ResolveError::PromotionMissing(Square::D8)),
        (PROMOTION, "Eva acht König", ResolveError::PromotionImpossible(Role::King)),
        (PROMOTION, "Eva acht Bauer", ResolveError::PromotionImpossible(Role::Pawn)),
        (START, "Bauer Eva vier Dame", ResolveError::PromotionImpossible(Role::Queen)),
        // Captures that are none.
        (START, "Springer schlägt Felix drei", ResolveError::NothingToCapture(Square::F3)),
        (START, "Sxf3", ResolveError::NothingToCapture(Square::F3)),
        (
            ROOKS,
            "Turm schlägt Dame Anna acht",
            ResolveError::CapturedOther { square: Square::A8, said: Role::Queen, found: Role::Rook },
        ),
        (START, "Eva vier en passant", ResolveError::NotEnPassant(Square::E4)),
        // No such piece is left.
        (ROOKS, "Dame Anna acht", ResolveError::NoneLeft(Role::Queen)),
        (ROOKS, "Eva vier", ResolveError::NoneLeft(Role::Pawn)),
    ] {
        assert_eq!(misfit(&DE, fen, line), expected, "{line}");
    }
    // No such piece reaches the square; where it goes instead is for the practice desk to tell.
    let ResolveError::NoneReaches { role, to, instead } = misfit(&DE, OPEN, "Läufer Cäsar fünf") else {
        panic!()
    };
    assert_eq!((role, to), (Role::Bishop, Square::C5));
    let of = |square| instead.iter().find(|(from, _)| *from == square).map(|(_, to)| to.clone()).unwrap();
    assert_eq!(of(Square::C1), []);
    assert_eq!(
        of(Square::F1),
        [Square::A6, Square::B5, Square::C4, Square::D3, Square::E2]
            .iter()
            .rev()
            .copied()
            .collect::<Vec<_>>()
    );
    // It is no move of this piece.
    assert!(matches!(
        misfit(&DE, START, "Springer Gustav eins Gustav drei"),
        ResolveError::DoesNotReach { role: Role::Knight, from: Square::G1, to: Square::G3, .. }
    ));
    assert!(matches!(
        misfit(&DE, START, "Eva fünf"),
        ResolveError::NoneReaches { role: Role::Pawn, to: Square::E5, .. }
    ));
}

#[test]
fn article_3_8_2_castling_is_refused_with_its_reason() {
    for (fen, line, side, bar) in [
        (START, "kurze Rochade", CastlingSide::KingSide, CastlingObstacle::Occupied(Square::F1)),
        (START, "0-0-0", CastlingSide::QueenSide, CastlingObstacle::Occupied(Square::B1)),
        (
            "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "kurze Rochade",
            CastlingSide::KingSide,
            CastlingObstacle::Attacked(Square::G1),
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "0-0", CastlingSide::KingSide, CastlingObstacle::RightLost),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "0-0", CastlingSide::KingSide, CastlingObstacle::InCheck),
        (
            "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "König Gustav eins",
            CastlingSide::KingSide,
            CastlingObstacle::Attacked(Square::G1),
        ),
    ] {
        assert_eq!(misfit(&DE, fen, line), ResolveError::Castling(side, bar), "{line}");
    }
    // Scenario of 3.8.2.2: only b1 and the rook are attacked.
    let attacked = "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1";
    all_are(&DE, attacked, "e1c1", &["lange Rochade"]);
    all_are(&DE, attacked, "e1g1", &["kurze Rochade"]);
}

#[test]
fn what_is_no_announcement() {
    let unknown = |word: &str| ParseError::UnknownWord(word.to_owned());
    // What begins something that can be said is not to blame.
    assert_eq!(not_heard(&DE, "verbosity loud"), unknown("loud"));
    assert_eq!(not_heard(&DE, "Ansage laut"), unknown("laut"));
    assert_eq!(not_heard(&EN, "say banana"), unknown("banana"));
    let no_square = |word: &str| ParseError::NoSquare(word.to_owned());
    for (line, expected) in [
        // Typing errors of the Laws' own samples must be refused, not repaired.
        ("ZZe4", unknown("ZZe4")),
        ("Zdx3", ParseError::NoPiece('Z')),
        ("Sdx3", ParseError::NoDestination),
        // Letters of another language.
        ("Nf3", ParseError::NoPiece('N')),
        ("Qh5", ParseError::NoPiece('Q')),
        ("Rxa8", ParseError::NoPiece('R')),
        ("Bb4", ParseError::NoPiece('B')),
        ("Bxc3", ParseError::NoPiece('B')),
        // No squares.
        ("e9", no_square("e9")),
        ("k4", no_square("k4")),
        ("e0", no_square("e0")),
        ("Sf9", no_square("Sf9")),
        ("i5", no_square("i5")),
        // Two moves in one line.
        ("Sf3 Sc6", ParseError::TooMuch),
        ("e4 e5 Sf3", ParseError::TooMuch),
        ("Eva vier Eva fünf Springer Felix drei", ParseError::TooMuch),
        ("Eva zwei Eva vier Eva fünf", ParseError::TooMuch),
        ("Dame Turm Anna eins", ParseError::TooMuch),
        ("0-0 e4", ParseError::CastlingAndMore),
        ("lange Rochade kurze Rochade", ParseError::CastlingAndMore),
        // Half a move.
        ("Springer", ParseError::PieceAlone(Role::Knight)),
        ("Springer Felix", ParseError::NoDestination),
        ("Springer drei", ParseError::NoDestination),
        ("Eva", ParseError::NoDestination),
        ("von Eva zwei", ParseError::NoDestination),
        ("schlägt", ParseError::NoDestination),
        // Words without weight, and words nobody knows.
        ("", ParseError::Nothing),
        ("   ", ParseError::Nothing),
        ("...", ParseError::Nothing),
        ("äh, also", ParseError::Nothing),
        ("Guten Abend", unknown("Guten")),
        ("Springer Gustav eins Feliks drei", unknown("Feliks")),
        ("asdf", unknown("asdf")),
        ("🦄", unknown("🦄")),
        ("Eva neun", ParseError::NoSquare("neun".into())),
    ] {
        assert_eq!(not_heard(&DE, line), expected, "\"{line}\"");
    }
    for (line, expected) in [
        ("Sf3", ParseError::NoPiece('S')),
        ("Lxc4", ParseError::NoPiece('L')),
        ("Nf9", no_square("Nf9")),
        ("knight", ParseError::PieceAlone(Role::Knight)),
    ] {
        assert_eq!(not_heard(&EN, line), expected, "\"{line}\"");
    }
}

#[test]
fn two_moves_of_pawns_are_not_taken_for_one() {
    // "e4 e5" says from where to where; nothing stands there.
    assert_eq!(misfit(&DE, START, "e4 e5"), ResolveError::NothingThere(Square::E4));
    assert_eq!(misfit(&DE, START, "1. e4 e5"), ResolveError::NothingThere(Square::E4));
}

#[test]
fn the_word_that_is_blamed_is_one_that_means_nothing() {
    for (tag, line, word) in [
        ("de", "wo ist mein verdammter König", "verdammter"),
        ("de", "wo sind die Springer heute.", "heute"),
        ("en", "where is my bloody king", "bloody"),
        ("es", "dónde está mi maldito rey", "maldito"),
        ("de", "Springer Felix drei Kartoffel", "Kartoffel"),
    ] {
        let unknown = ParseError::UnknownWord(word.to_owned());
        assert_eq!(not_heard(voice_of(tag), line), unknown, "{tag}: {line}");
    }
    for (tag, line) in [
        ("de", "wo ist remis"),
        ("en", "where is the clock draw"),
        ("de", "Springer welche Farbe Felix Remis"),
    ] {
        let voice = voice_of(tag);
        assert_eq!(not_heard(voice, line), ParseError::QuestionUnclear, "{tag}: {line}");
    }
}
