//! 5.1.2, 5.2.2, 6.9, 7.5.5 — what a verdict depends on, and the article it rests on.
#![allow(clippy::unwrap_used)]

use ansage::laws::Edition;
use ansage::laws::{Cadence, Supervision};
use ansage::laws::{
    ClaimGround, Continuation, Doubt, GameResult, Matter, RuleSet, Termination, Verdict, Winnable,
    article_behind, verdict,
};
use shakmaty::{ByColor, Chess, Color};

/// 5.2.2 — nobody can mate any more.
const DEAD: Verdict = Verdict::Over { ending: Termination::DeadPosition, result: GameResult::Drawn };

/// The verdict on the initial position, and who was asked about.
fn asked(edition: Edition, matter: Matter, answer: Winnable) -> (Verdict, Vec<Color>) {
    let rules = RuleSet::new(edition, Cadence::Standard, Supervision::Adequate, true);
    let mut asked = Vec::new();
    let verdict = verdict(&rules, &[Chess::default()], matter, None, |color| {
        asked.push(color);
        answer
    });
    (verdict, asked)
}

/// The verdict on a matter of White's, where each side can or cannot mate.
fn of_white_s(edition: Edition, matter: Matter, mates: ByColor<Winnable>) -> Verdict {
    let rules = RuleSet::new(edition, Cadence::Standard, Supervision::Adequate, true);
    verdict(&rules, &[Chess::default()], matter, None, |color| mates[color])
}

const ONLY_WHITE: ByColor<Winnable> = ByColor { white: Winnable::Yes, black: Winnable::No };
const ONLY_BLACK: ByColor<Winnable> = ByColor { white: Winnable::No, black: Winnable::Yes };
const NOBODY: ByColor<Winnable> = ByColor { white: Winnable::No, black: Winnable::No };

/// What White has done, and how the game ends where Black can mate and where he cannot.
const LOSES: [(Matter, Termination, Termination); 4] = [
    (Matter::Flag(Color::White), Termination::Time, Termination::TimeDrawn),
    (Matter::Resignation(Color::White), Termination::Resignation, Termination::ResignationDrawn),
    (Matter::SealedMove(Color::White), Termination::SealedMove, Termination::SealedMoveDrawn),
    (
        Matter::Illegal { color: Color::White, count: 2 },
        Termination::IllegalMoves,
        Termination::IllegalMovesDrawn,
    ),
];

#[test]
fn articles_5_1_2_6_9_and_7_5_5_who_loses_draws_where_the_opponent_cannot_mate() {
    for (matter, lost, drawn) in LOSES {
        let found = |mates| of_white_s(Edition::Of2023, matter, mates);
        let won = Verdict::Over { ending: lost, result: GameResult::Won(Color::Black) };
        assert_eq!(found(ONLY_BLACK), won, "{matter:?}");
        let draw = Verdict::Over { ending: drawn, result: GameResult::Drawn };
        assert_eq!(found(ONLY_WHITE), draw, "{matter:?}");
        // What White himself can do, nobody has to know.
        let doubted = ByColor { white: Winnable::Unknown(Doubt::Time), ..ONLY_WHITE };
        if !matches!(matter, Matter::Illegal { .. }) {
            assert_eq!(found(doubted), draw, "{matter:?}");
        }
    }
}

#[test]
fn article_5_2_2_a_position_in_which_nobody_can_mate_was_over_before() {
    for (matter, ..) in LOSES {
        for edition in Edition::ALL {
            assert_eq!(of_white_s(edition, matter, NOBODY), DEAD, "{edition} {matter:?}");
        }
    }
    assert_eq!(of_white_s(Edition::Of2023, Matter::Dead, NOBODY), DEAD);
    for (mates, who) in [(ONLY_WHITE, Color::White), (ONLY_BLACK, Color::Black)] {
        let goes_on = Verdict::GoesOn(Continuation::CanMate(who));
        assert_eq!(of_white_s(Edition::Of2023, Matter::Dead, mates), goes_on);
    }
}

#[test]
fn article_5_1_2_before_2023_a_resignation_loses_whatever_the_opponent_can_do() {
    let lost = Verdict::Over { ending: Termination::Resignation, result: GameResult::Won(Color::Black) };
    for edition in [Edition::Of2014, Edition::Of2017, Edition::Of2018] {
        let found = of_white_s(edition, Matter::Resignation(Color::White), ONLY_WHITE);
        assert_eq!(found, lost, "{edition}");
    }
}

#[test]
fn article_5_2_2_what_is_over_costs_nobody_anything() {
    let first = Matter::Illegal { color: Color::White, count: 1 };
    assert_eq!(
        asked(Edition::Of2023, first, Winnable::Yes).0,
        Verdict::Penalty { to: Color::Black, bonus: 120_000 }
    );
    assert_eq!(asked(Edition::Of2023, first, Winnable::No).0, DEAD);
    for ground in
        [ClaimGround::Threefold, ClaimGround::Fifty, ClaimGround::Fivefold, ClaimGround::SeventyFive]
    {
        let claim = Matter::Claim { ground, by: Color::White };
        assert_eq!(asked(Edition::Of2023, claim, Winnable::No).0, DEAD, "{ground:?}");
    }
}

#[test]
fn nobody_is_asked_about_whom_nothing_depends_on() {
    let flag = Matter::Flag(Color::White);
    assert_eq!(asked(Edition::Of2023, flag, Winnable::Yes).1, [Color::Black]);
    // One side that can mate is enough.
    assert_eq!(asked(Edition::Of2023, Matter::Dead, Winnable::Yes).1, [Color::Black]);
}

#[test]
fn what_is_not_settled_is_the_arbiter_s() {
    let unknown = Winnable::Unknown(Doubt::Time);
    let arbiter = Verdict::Arbiter { winner: Color::Black, doubt: Doubt::Time };
    let second = Matter::Illegal { color: Color::White, count: 2 };
    for matter in [Matter::Flag(Color::White), Matter::Resignation(Color::White), second, Matter::Dead] {
        assert_eq!(asked(Edition::Of2023, matter, unknown).0, arbiter, "{matter:?}");
    }
    // 5.1.2 before 2023: nothing depends on it.
    let resigned = Verdict::Over { ending: Termination::Resignation, result: GameResult::Won(Color::Black) };
    assert_eq!(asked(Edition::Of2018, Matter::Resignation(Color::White), unknown).0, resigned);
}

#[test]
fn every_end_rests_on_an_article() {
    for (ending, article) in [
        (Termination::Checkmate, "5.1.1"),
        (Termination::Resignation, "5.1.2"),
        (Termination::ResignationDrawn, "5.1.2"),
        (Termination::Stalemate, "5.2.1"),
        (Termination::DeadPosition, "5.2.2"),
        (Termination::Agreement, "5.2.3"),
        (Termination::DefaultTime, "6.7.1"),
        (Termination::Time, "6.9"),
        (Termination::TimeDrawn, "6.9"),
        (Termination::WrongStart, "7.2.1"),
        (Termination::ColorsReversed, "7.3"),
        (Termination::IllegalMoves, "7.5.5"),
        (Termination::IllegalMovesDrawn, "7.5.5"),
        (Termination::ThreefoldClaim, "9.2"),
        (Termination::FiftyMovesClaim, "9.3"),
        (Termination::FivefoldRepetition, "9.6.1"),
        (Termination::SeventyFiveMoves, "9.6.2"),
        (Termination::Forfeit, "12.9.6"),
        (Termination::IllegalPosition, "A.5.4"),
        (Termination::SealedMove, "I.8"),
        (Termination::SealedMoveDrawn, "I.8"),
        (Termination::PositionLost, "I.12.2"),
        (Termination::NormalMeans, "III.5"),
    ] {
        let rules = RuleSet::new(Edition::Of2023, Cadence::Standard, Supervision::Adequate, true);
        let over = Verdict::Over { ending, result: GameResult::Drawn };
        assert_eq!(article_behind(&rules, Matter::Dead, &over), article, "{ending:?}");
    }
}

/// Edition, cadence, supervision, matter: the article behind the verdict where both sides can mate.
#[test]
fn a_verdict_names_its_article_and_where_the_penalty_is_one_minute_that_one() {
    use Cadence::{Blitz, Rapid, Standard};
    use Edition::{Of2014, Of2017, Of2018, Of2023};
    use Supervision::{Adequate, Few};
    let first = Matter::Illegal { color: Color::White, count: 1 };
    let second = Matter::Illegal { color: Color::White, count: 2 };
    let [threefold, fifty, fivefold, seventy_five] =
        [ClaimGround::Threefold, ClaimGround::Fifty, ClaimGround::Fivefold, ClaimGround::SeventyFive]
            .map(|ground| Matter::Claim { ground, by: Color::White });
    for (edition, cadence, supervision, matter, article) in [
        (Of2023, Standard, Adequate, first, "7.5.5"),
        (Of2023, Rapid, Adequate, first, "7.5.5, A.3"),
        (Of2018, Rapid, Adequate, first, "7.5.5"),
        (Of2018, Blitz, Adequate, first, "7.5.5, B.2"),
        (Of2017, Blitz, Adequate, first, "7.5.3, B.2"),
        (Of2014, Blitz, Adequate, first, "7.5(b), B.2"),
        // The first illegal move loses: it is not the second one of 7.5.
        (Of2017, Rapid, Few, first, "A.4.2"),
        (Of2014, Blitz, Few, first, "A.4(b)"),
        (Of2018, Blitz, Few, second, "7.5.5"),
        (Of2023, Blitz, Few, second, "7.5.5"),
        (Of2023, Standard, Adequate, threefold, "9.5.3"),
        (Of2023, Blitz, Few, threefold, "9.5.3, A.3"),
        (Of2018, Blitz, Adequate, fifty, "9.5.3, B.2"),
        (Of2014, Rapid, Adequate, threefold, "9.5(b)"),
        (Of2023, Standard, Adequate, fivefold, "9.6.1"),
        (Of2014, Standard, Adequate, seventy_five, "9.6(b)"),
        (Of2014, Standard, Adequate, Matter::Resignation(Color::White), "5.1(b)"),
        (Of2014, Standard, Adequate, Matter::Dead, "5.2(b)"),
    ] {
        let rules = RuleSet::new(edition, cadence, supervision, true);
        let found = verdict(&rules, &[Chess::default()], matter, None, |_| Winnable::Yes);
        assert_eq!(article_behind(&rules, matter, &found), article, "{edition} {cadence:?} {matter:?}");
    }
}

#[test]
fn what_the_arbiter_decides_rests_on_the_article_it_is_about() {
    let unknown = Winnable::Unknown(Doubt::Time);
    let rules = RuleSet::new(Edition::Of2023, Cadence::Standard, Supervision::Adequate, true);
    for (matter, article) in [
        (Matter::Flag(Color::White), "6.9"),
        (Matter::Resignation(Color::White), "5.1.2"),
        (Matter::SealedMove(Color::White), "I.8"),
        (Matter::Illegal { color: Color::White, count: 2 }, "7.5.5"),
        (Matter::Dead, "5.2.2"),
    ] {
        let (found, _) = asked(Edition::Of2023, matter, unknown);
        assert_eq!(article_behind(&rules, matter, &found), article, "{matter:?}");
    }
}
