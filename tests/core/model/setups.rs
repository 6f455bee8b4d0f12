//! What may be settled before a game.

use ansage::game::{Desk, OpponentKind, Press, Repeat, Setup};
use ansage::laws::{
    Ability, Duty, Edition, FlagCalling, Increments, PressCondition, PressedBy, Regulations, Scoresheets,
};
use shakmaty::Color;

use super::random::Random;

const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "4k3/P6P/8/3pP3/3Pp3/8/p6p/4K3 w - d6 0 1",
    "8/8/8/8/8/4k3/4p3/4K3 b - - 90 60",
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
    // Chess960: castling in the first move, king and rook far from where they go, and hardly anything in the way.
    "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1",
    "rkr5/pppppppp/8/8/8/8/PPPPPPPP/5RKR w HFca - 0 1",
    "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/R5KR w HAhb - 0 1",
];

const TIMES: [&str; 14] = [
    // 8.4 — standard chess with less than five minutes.
    "3/200s:1h",
    "2/290s:4/100s:1h",
    "-",
    "5",
    "90+30",
    "2/10s+1s:20s+1s",
    "3/60s",
    "60sd5",
    "60sb5",
    "2/10s:5sbyo3x9",
    "60sbyo2x9",
    "*60",
    "up",
    "20",
];

/// D.2.10, D.2.11 — who sees, and what each assistant is given: mostly everything.
fn assisted(random: &mut Random, regulations: Regulations) -> Regulations {
    let is = [Ability::Sighted, Ability::Sighted, Ability::Blind];
    let own = |random: &mut Random| {
        (random.below(5) == 0).then(|| Duty::ALL.into_iter().filter(|_| random.below(4) > 0).collect())
    };
    Regulations {
        white_is: random.of(&is),
        black_is: random.of(&is),
        no_assistant: random.below(10) == 0,
        white_duties: own(random),
        black_duties: own(random),
        ..regulations
    }
}

pub fn setup(random: &mut Random) -> Setup {
    let start = random.of(&STARTS).parse().unwrap();
    // A.5.2 — a rapid or blitz game in which illegal moves are the players' to claim.
    let unseen = random.below(6) == 0;
    let quickplay = !unseen && random.below(3) == 0;
    let regulations = Regulations {
        edition: random.of(&Edition::ALL),
        no_offers_before: random.of(&[0, 0, 2]),
        offers_need_consent: random.below(3) == 0,
        quickplay,
        flag: random.of(&[FlagCalling::Called, FlagCalling::Called, FlagCalling::Claimed]),
        supervised: !unseen && random.below(2) == 0,
        illegal: if unseen { FlagCalling::Claimed } else { FlagCalling::Called },
        ..Regulations::default()
    };
    let regulations = assisted(random, regulations);
    Setup {
        desk: if unseen {
            Desk::Tournament
        } else {
            random.of(&[Desk::Practice, Desk::Relay, Desk::Tournament])
        },
        white: String::new(),
        black: String::new(),
        start,
        time: match (unseen, quickplay) {
            (true, _) => random.of(&["20", "15+10", "5", "3+2"]),
            (_, true) => random.of(&["20", "20", "40/20:20"]),
            _ => random.of(&TIMES),
        }
        .parse()
        .unwrap(),
        press: random.of(&[Press::Auto, Press::Manual]),
        repeat: random.of(&[Repeat::Program, Repeat::Opponent]),
        increments: Increments::BeforeMove,
        black_time: None,
        draw: None,
        regulations: Box::new(Regulations {
            step_by_step: random.below(4) == 0,
            clock_gate: random.of(&[PressCondition::Made, PressCondition::Made, PressCondition::Repeated]),
            pressed_by: random.of(&[
                PressedBy::Either,
                PressedBy::Either,
                PressedBy::Player,
                PressedBy::Assistant,
            ]),
            scoresheets: random.of(&[Scoresheets::Paper, Scoresheets::Paper, Scoresheets::Electronic]),
            default_time: random.of(&[None, Some(0), Some(2_000), Some(60_000)]),
            ..regulations
        }),
        occasion: None,
        against: match random.of(&[0, 1, 2]) {
            0 => OpponentKind::Partner { color: Color::Black, level: 1, seed: 0 },
            _ => OpponentKind::Person,
        },
        wording: None,
        rung: None,
    }
}
