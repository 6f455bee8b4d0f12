//! 9.2, 9.3, 9.5.3, 9.6 — what a draw is claimed on, how much of it there is, and what becomes of the game.
#![allow(clippy::unwrap_used)]

use ansage::laws::{
    Cadence, ClaimGround, Continuation, Edition, GameResult, Matter, RuleSet, Supervision, Termination,
    Verdict, Winnable, verdict,
};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Position};

use ClaimGround::{Fifty, Fivefold, SeventyFive, Threefold};

/// After it the position is the same as before.
const DANCE: &str = "g1f3 g8f6 f3g1 f6g8 ";

fn after(position: &Chess, done: &str) -> Chess {
    let played = done.parse::<UciMove>().unwrap().to_move(position).unwrap();
    position.clone().play(played).unwrap()
}

/// All positions of a game, the initial one first.
fn positions(moves: &str) -> Vec<Chess> {
    let mut positions = vec![Chess::default()];
    for done in moves.split_whitespace() {
        positions.push(after(positions.last().unwrap(), done));
    }
    positions
}

/// King, rook and pawn against king, after so many plies without a capture or a pawn move.
fn without_progress(plies: u32) -> Chess {
    let fen = format!("4k3/8/8/8/8/8/P7/R3K3 w - - {plies} 120");
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn standard(edition: Edition) -> RuleSet {
    RuleSet::new(edition, Cadence::Standard, Supervision::Adequate, true)
}

/// White's claim, with so much of its ground told where the positions do not tell it.
fn claimed(edition: Edition, positions: &[Chess], ground: ClaimGround, told: Option<u32>) -> Verdict {
    let matter = Matter::Claim { ground, by: Color::White };
    verdict(&standard(edition), positions, matter, told, |_| Winnable::Yes)
}

fn drawn(ending: Termination) -> Verdict {
    Verdict::Over { ending, result: GameResult::Drawn }
}

/// 9.5.3 — Black receives two minutes.
fn incorrect(found: u32) -> Verdict {
    Verdict::Incorrect { to: Color::Black, bonus: 120_000, found }
}

/// How much is needed, whether of a position that comes again, and whether the game ends without a claim.
#[test]
fn articles_9_2_9_3_and_9_6_what_each_ground_needs() {
    for (ground, needed, repeats, by_itself) in [
        (Threefold, 3, true, false),
        (Fifty, 50, false, false),
        (Fivefold, 5, true, true),
        (SeventyFive, 75, false, true),
    ] {
        let found = (ground.needed(), ground.repeats(), ground.by_itself());
        assert_eq!(found, (needed, repeats, by_itself), "{ground:?}");
    }
}

#[test]
fn article_9_2_1_2_a_position_that_has_just_appeared_for_the_third_time_is_drawn_by_a_claim() {
    for (moves, expected) in [
        ("", incorrect(1)),
        (DANCE, incorrect(2)),
        (&DANCE.repeat(2), drawn(Termination::ThreefoldClaim)),
        // Not one after the other.
        (&(DANCE.to_owned() + "b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8"), drawn(Termination::ThreefoldClaim)),
        (&DANCE.repeat(3), drawn(Termination::ThreefoldClaim)),
    ] {
        for edition in Edition::ALL {
            assert_eq!(claimed(edition, &positions(moves), Threefold, None), expected, "{edition} {moves}");
        }
    }
}

#[test]
fn article_9_2_1_1_a_declared_move_counts_with_the_position_it_brings_about() {
    let rules = standard(Edition::Of2023);
    let game = positions(&(DANCE.to_owned() + "g1f3 g8f6 f3g1"));
    let with = |declared: &str| {
        let declared = after(game.last().unwrap(), declared);
        Threefold.found_with(&game, Some(&declared), &rules)
    };
    assert_eq!((with("f6g8"), with("f6e4")), (3, 1));
    // Nothing comes of an illegal move, though the position on the board has appeared twice.
    assert_eq!(Threefold.found(&game, &rules), 2);
    assert_eq!(Threefold.found_with(&game, None, &rules), 0);
    // 9.2.1.2 — what has just appeared for the third time needs no move.
    let third = positions(&DANCE.repeat(2));
    let declared = after(third.last().unwrap(), "e2e4");
    assert_eq!(Threefold.found_with(&third, Some(&declared), &rules), 3);
    assert_eq!(Threefold.found_with(&third, None, &rules), 3);
}

/// Plies without progress, and what a declared move of the rook, of the pawn and an illegal one find.
#[test]
fn article_9_3_fifty_moves_of_each_player_with_and_without_a_declared_move() {
    for (plies, on_board, by_rook, by_pawn, illegal) in
        [(98, 49, 49, 0, 0), (99, 49, 50, 0, 0), (100, 50, 50, 50, 50), (140, 70, 70, 70, 70)]
    {
        let stands = without_progress(plies);
        let (rook, pawn) = (after(&stands, "a1b1"), after(&stands, "a2a3"));
        let stands = [stands];
        for edition in Edition::ALL {
            let rules = standard(edition);
            let with = |declared| Fifty.found_with(&stands, declared, &rules);
            let found = (Fifty.found(&stands, &rules), with(Some(&rook)), with(Some(&pawn)), with(None));
            assert_eq!(found, (on_board, by_rook, by_pawn, illegal), "{edition} {plies}");
            let expected = if plies < 100 { incorrect(49) } else { drawn(Termination::FiftyMovesClaim) };
            assert_eq!(claimed(edition, &stands, Fifty, None), expected, "{edition} {plies}");
        }
    }
    assert_eq!(Fifty.found(&[], &standard(Edition::Of2023)), 0);
}

#[test]
fn article_9_6_1_five_times_at_any_time_and_in_2014_one_after_the_other() {
    let in_turn = positions(&DANCE.repeat(3));
    let at_any_time = positions(&(DANCE.repeat(2) + "b1c3 b8c6 g1f3 g8f6 c3b1 c6b8 f3g1 f6g8"));
    for (game, edition, found) in [
        (&in_turn, Edition::Of2023, 4),
        (&in_turn, Edition::Of2014, 4),
        (&at_any_time, Edition::Of2023, 4),
        (&at_any_time, Edition::Of2014, 1),
    ] {
        assert_eq!(Fivefold.found(game, &standard(edition)), found, "{edition}");
        let goes_on = Verdict::GoesOn(Continuation::Found(found));
        assert_eq!(claimed(edition, game, Fivefold, None), goes_on, "{edition}");
    }
}

#[test]
fn article_9_6_2_seventy_five_moves_of_each_player() {
    let goes_on = Verdict::GoesOn(Continuation::Found(74));
    let over = drawn(Termination::SeventyFiveMoves);
    for (plies, expected) in [(148, goes_on), (149, goes_on), (150, over), (151, over)] {
        assert_eq!(claimed(Edition::Of2023, &[without_progress(plies)], SeventyFive, None), expected);
    }
}

/// Ground, how much of it is told, edition: what becomes of the game.
#[test]
fn articles_9_5_3_and_9_6_what_is_told_is_a_claim_or_so_much_that_none_was_needed() {
    use Edition::{Of2014, Of2023};
    let goes_on = |found| Verdict::GoesOn(Continuation::Found(found));
    for (ground, told, edition, expected) in [
        (Threefold, 2, Of2023, incorrect(2)),
        (Threefold, 3, Of2023, drawn(Termination::ThreefoldClaim)),
        (Threefold, 4, Of2023, drawn(Termination::ThreefoldClaim)),
        (Threefold, 5, Of2023, drawn(Termination::FivefoldRepetition)),
        // In 2014 five times are not enough where they are not one after the other.
        (Threefold, 5, Of2014, drawn(Termination::ThreefoldClaim)),
        (Fifty, 49, Of2023, incorrect(49)),
        (Fifty, 50, Of2023, drawn(Termination::FiftyMovesClaim)),
        (Fifty, 74, Of2023, drawn(Termination::FiftyMovesClaim)),
        (Fifty, 75, Of2023, drawn(Termination::SeventyFiveMoves)),
        (Fifty, 75, Of2014, drawn(Termination::SeventyFiveMoves)),
        (Fivefold, 4, Of2023, goes_on(4)),
        (Fivefold, 5, Of2023, drawn(Termination::FivefoldRepetition)),
        (Fivefold, 5, Of2014, drawn(Termination::FivefoldRepetition)),
        (SeventyFive, 74, Of2023, goes_on(74)),
        (SeventyFive, 75, Of2023, drawn(Termination::SeventyFiveMoves)),
    ] {
        let found = claimed(edition, &[Chess::default()], ground, Some(told));
        assert_eq!(found, expected, "{edition} {ground:?} {told}");
    }
}

#[test]
fn article_9_5_3_the_opponent_of_who_claims_receives_the_time() {
    for (by, cadence, bonus) in [
        (Color::White, Cadence::Standard, 120_000),
        (Color::Black, Cadence::Standard, 120_000),
        (Color::Black, Cadence::Rapid, 60_000),
        (Color::White, Cadence::Blitz, 60_000),
    ] {
        let rules = RuleSet::new(Edition::Of2023, cadence, Supervision::Few, true);
        let matter = Matter::Claim { ground: Threefold, by };
        let found = verdict(&rules, &positions("e2e4"), matter, None, |_| Winnable::Yes);
        assert_eq!(found, Verdict::Incorrect { to: !by, bonus, found: 1 }, "{by:?} {cadence:?}");
    }
}
