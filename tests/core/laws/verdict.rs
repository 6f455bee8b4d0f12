//! 5.2.2, 6.9, 7.5.5 — what a verdict depends on.
#![allow(clippy::unwrap_used)]

use ansage::laws::Edition;
use ansage::laws::{Cadence, Supervision};
use ansage::laws::{
    ClaimGround, Doubt, GameResult, Matter, RuleSet, Termination, Verdict, Winnable, verdict,
};
use shakmaty::{Chess, Color};

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
