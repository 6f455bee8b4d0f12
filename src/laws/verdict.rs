//! What becomes of a game after a fallen flag, a resignation, an illegal move or a claim: one answer for the
//! desks and for `ansage rule`.
//!
//! Who can still mate is asked back, and only where something depends on it.

use shakmaty::{Chess, Color, Position};

use super::{
    Article, Doubt, Fivefold, GameResult, Millis, RuleSet, Termination, Winnable, automatic_end, consecutive,
    moves_without_progress, occurrences,
};

/// What happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Matter {
    /// 6.9 — this player's flag has fallen.
    Flag(Color),
    /// 5.1.2 — this player resigns.
    Resignation(Color),
    /// 7.5 — this player has completed an illegal move.
    Illegal {
        /// The player.
        color: Color,
        /// The illegal moves that count together, this one included.
        count: u32,
    },
    /// I.8 — the move this player sealed is ambiguous, unintelligible or illegal.
    SealedMove(Color),
    /// 5.2.2 — whether the position is dead.
    Dead,
    /// A draw is claimed, or should have come by itself.
    Claim {
        /// On which ground.
        ground: ClaimGround,
        /// Who claims.
        by: Color,
    },
}

/// What a draw is claimed on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimGround {
    /// 9.2
    Threefold,
    /// 9.3
    Fifty,
    /// 9.6.1 — no claim is needed.
    Fivefold,
    /// 9.6.2 — no claim is needed.
    SeventyFive,
}

impl ClaimGround {
    /// How often the position must have stood, or how many moves each player must have made.
    pub fn needed(self) -> u32 {
        match self {
            ClaimGround::Threefold => 3,
            ClaimGround::Fifty => 50,
            ClaimGround::Fivefold => 5,
            ClaimGround::SeventyFive => 75,
        }
    }

    /// Whether it is about a position that comes again, rather than moves without progress.
    pub fn repeats(self) -> bool {
        matches!(self, ClaimGround::Threefold | ClaimGround::Fivefold)
    }

    /// 9.6 — whether it ends the game without a claim.
    pub fn by_itself(self) -> bool {
        matches!(self, ClaimGround::Fivefold | ClaimGround::SeventyFive)
    }

    /// How much of it there is in these positions, which stood after each ply, the starting position first.
    pub fn found(self, positions: &[Chess], rules: &RuleSet) -> u32 {
        let times = match (self, rules.fivefold) {
            (ClaimGround::Fivefold, Fivefold::Consecutive) => consecutive(positions),
            (ClaimGround::Threefold | ClaimGround::Fivefold, _) => occurrences(positions),
            (ClaimGround::Fifty | ClaimGround::SeventyFive, _) => {
                return positions.last().map_or(0, moves_without_progress);
            }
        };
        u32::try_from(times).unwrap_or(u32::MAX)
    }

    /// The same of a claim with a declared move, after which this stands; `None` where it is illegal, and nothing
    /// results from it (9.2.1.1, 9.3.1). Where what stands on the board is enough, it is enough (9.2.1.2, 9.3.2).
    pub fn found_with(self, positions: &[Chess], declared: Option<&Chess>, rules: &RuleSet) -> u32 {
        let now = self.found(positions, rules);
        if now >= self.needed() {
            return now;
        }
        let after = |after: &Chess| [positions, std::slice::from_ref(after)].concat();
        declared.map_or(0, |declared| self.found(&after(declared), rules))
    }

    fn ending(self) -> Termination {
        match self {
            ClaimGround::Threefold => Termination::ThreefoldClaim,
            ClaimGround::Fifty => Termination::FiftyMovesClaim,
            ClaimGround::Fivefold => Termination::FivefoldRepetition,
            ClaimGround::SeventyFive => Termination::SeventyFiveMoves,
        }
    }
}

/// What becomes of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// It is over.
    Over {
        /// Why.
        ending: Termination,
        /// Who won, if anybody.
        result: GameResult,
    },
    /// 7.5.5 — it goes on, and the opponent receives time.
    Penalty {
        /// Who receives it.
        to: Color,
        /// How much.
        bonus: Millis,
    },
    /// 9.5.3 — the claim is not correct; it goes on, and the opponent receives time.
    Incorrect {
        /// Who receives it.
        to: Color,
        /// How much.
        bonus: Millis,
        /// What was found.
        found: u32,
    },
    /// 5.2.2, 9.6 — it goes on.
    GoesOn(Continuation),
    /// The arbiter decides.
    Arbiter {
        /// Whose mate is in doubt.
        winner: Color,
        /// Why.
        doubt: Doubt,
    },
}

/// Why a game goes on that was thought to be over by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Continuation {
    /// 5.2.2 — this side can still mate.
    CanMate(Color),
    /// 9.6 — no more than this was found.
    Found(u32),
}

/// Rules on a matter. `positions` stood after each ply, the starting position first; `told` is how much of
/// the ground of a claim there is, where the positions do not tell it; `mates` says whether a side can mate
/// in the last position.
///
/// A game that was over before is over as it was (5.1.1, 5.2.1, 5.2.2, 9.6), whatever happened then.
pub fn verdict(
    rules: &RuleSet,
    positions: &[Chess],
    matter: Matter,
    told: Option<u32>,
    mut mates: impl FnMut(Color) -> Winnable,
) -> Verdict {
    if let Some((ending, result)) = automatic_end(positions, rules.fivefold) {
        return Verdict::Over { ending, result };
    }
    // 5.2.2 — what was over already costs nobody anything.
    let costs = matches!(matter, Matter::Illegal { .. } | Matter::Claim { .. });
    if costs && dead(positions.last().map_or(Color::White, Position::turn), &mut mates) == DEAD {
        return DEAD;
    }
    match matter {
        Matter::Flag(color) => lost(color, Termination::Time, Termination::TimeDrawn, &mut mates),
        Matter::SealedMove(color) => {
            lost(color, Termination::SealedMove, Termination::SealedMoveDrawn, &mut mates)
        }
        Matter::Resignation(color) => {
            match lost(color, Termination::Resignation, Termination::ResignationDrawn, &mut mates) {
                by_mate if rules.resignation_needs_mate || by_mate == DEAD => by_mate,
                _ => won(color, Termination::Resignation),
            }
        }
        Matter::Illegal { color, count } => match rules.illegal_bonus_of(count) {
            None => lost(color, Termination::IllegalMoves, Termination::IllegalMovesDrawn, &mut mates),
            Some(bonus) => Verdict::Penalty { to: !color, bonus },
        },
        Matter::Dead => dead(positions.last().map_or(Color::White, Position::turn), &mut mates),
        Matter::Claim { ground, by } => claimed(rules, positions, ground, by, told),
    }
}

const DEAD: Verdict = Verdict::Over { ending: Termination::DeadPosition, result: GameResult::Drawn };

fn won(loser: Color, ending: Termination) -> Verdict {
    Verdict::Over { ending, result: GameResult::Won(!loser) }
}

/// The opponent wins if he can mate, and it is a draw if he cannot.
fn lost(
    color: Color,
    lost: Termination,
    drawn: Termination,
    mates: &mut impl FnMut(Color) -> Winnable,
) -> Verdict {
    match mates(!color) {
        Winnable::Yes => won(color, lost),
        // 5.2.2 — where nobody can, it was over before.
        Winnable::No if mates(color) == Winnable::No => DEAD,
        Winnable::No => Verdict::Over { ending: drawn, result: GameResult::Drawn },
        Winnable::Unknown(doubt) => Verdict::Arbiter { winner: !color, doubt },
    }
}

/// 5.2.2 — the side that has just moved is asked first, for it more often can.
fn dead(turn: Color, mates: &mut impl FnMut(Color) -> Winnable) -> Verdict {
    let mut doubted = None;
    for color in [!turn, turn] {
        match mates(color) {
            Winnable::Yes => return Verdict::GoesOn(Continuation::CanMate(color)),
            Winnable::No => {}
            Winnable::Unknown(doubt) => doubted = doubted.or(Some((color, doubt))),
        }
    }
    doubted.map_or(DEAD, |(winner, doubt)| Verdict::Arbiter { winner, doubt })
}

fn claimed(
    rules: &RuleSet,
    positions: &[Chess],
    ground: ClaimGround,
    by: Color,
    told: Option<u32>,
) -> Verdict {
    let found = told.unwrap_or_else(|| ground.found(positions, rules));
    // 9.6 — so much would have ended it without a claim.
    let by_itself = match ground {
        ClaimGround::Threefold if rules.fivefold == Fivefold::Any => Some(ClaimGround::Fivefold),
        ClaimGround::Fifty => Some(ClaimGround::SeventyFive),
        _ => None,
    };
    if let Some(ending) = by_itself.filter(|ground| found >= ground.needed()).map(ClaimGround::ending) {
        return Verdict::Over { ending, result: GameResult::Drawn };
    }
    // What comes by itself was looked for among the positions; what is told is believed.
    if found >= ground.needed() && (!ground.by_itself() || told.is_some()) {
        return Verdict::Over { ending: ground.ending(), result: GameResult::Drawn };
    }
    if ground.by_itself() {
        return Verdict::GoesOn(Continuation::Found(found));
    }
    Verdict::Incorrect { to: !by, bonus: rules.claim_bonus, found }
}

/// The article a verdict rests on, as its edition numbers it; where the penalty is one minute, with the one that
/// makes it so.
pub fn article_behind(rules: &RuleSet, matter: Matter, verdict: &Verdict) -> String {
    let here =
        |number| Article::numbered(number).and_then(|it| it.number_in(rules.edition)).unwrap_or(number);
    let behind = here(number_behind(rules, matter, verdict));
    if one_minute(verdict) { format!("{behind}, {}", here("A.3")) } else { behind.to_owned() }
}

/// Whether what the opponent receives is one minute, which in standard chess is two.
fn one_minute(verdict: &Verdict) -> bool {
    matches!(verdict, Verdict::Penalty { bonus: 60_000, .. } | Verdict::Incorrect { bonus: 60_000, .. })
}

/// The same under its number of 2023.
fn number_behind(rules: &RuleSet, matter: Matter, verdict: &Verdict) -> &'static str {
    let illegal = || if rules.illegal_loses_at == 1 { "A.5.2" } else { "7.5.5" };
    // Where it is not over, the article of the end that it was about.
    let ending = match (verdict, matter) {
        (Verdict::Over { ending, .. }, _) => *ending,
        (Verdict::Incorrect { .. }, _) => return "9.5.3",
        (_, Matter::Flag(_)) => Termination::Time,
        (_, Matter::Resignation(_)) => Termination::Resignation,
        (_, Matter::SealedMove(_)) => Termination::SealedMove,
        (_, Matter::Illegal { .. }) => Termination::IllegalMoves,
        (_, Matter::Dead) => Termination::DeadPosition,
        (_, Matter::Claim { ground, .. }) => ground.ending(),
    };
    match ending {
        Termination::Checkmate => "5.1.1",
        Termination::Stalemate => "5.2.1",
        Termination::DeadPosition => "5.2.2",
        Termination::Agreement => "5.2.3",
        Termination::Resignation | Termination::ResignationDrawn => "5.1.2",
        Termination::Time | Termination::TimeDrawn => "6.9",
        Termination::IllegalMoves | Termination::IllegalMovesDrawn => illegal(),
        Termination::ThreefoldClaim => "9.2",
        Termination::FiftyMovesClaim => "9.3",
        Termination::FivefoldRepetition => "9.6.1",
        Termination::SeventyFiveMoves => "9.6.2",
        Termination::Arbiter => "12",
        Termination::DefaultTime => "6.7.1",
        Termination::Forfeit => "12.9.6",
        Termination::WrongStart => "7.2.1",
        Termination::ColorsReversed => "7.3",
        Termination::SealedMove | Termination::SealedMoveDrawn => "I.8",
        Termination::PositionLost => "I.12.2",
        Termination::NormalMeans => "III.5",
        Termination::BothFlags => "III.3.1.2",
        Termination::IllegalPosition => "A.5.4",
    }
}
