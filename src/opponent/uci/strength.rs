//! How strong an engine plays: one scale for all of them, and what each offers to be held to it.

use std::fmt;
use std::str::FromStr;

use super::lines::{EngineOption, OptionKind};
use crate::opponent::level::Level;

/// A playing strength of an engine from 1, a beginner who leaves pieces, to 12, all it can.
///
/// ```
/// use ansage::opponent::EngineLevel;
///
/// assert_eq!("12".parse::<EngineLevel>().map(EngineLevel::get), Ok(12));
/// assert!("13".parse::<EngineLevel>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EngineLevel(u8);

/// What was offered as a level of an engine is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the level of an engine is a whole number from 1 to 12")]
pub struct NoEngineLevel;

/// The plies an engine looks ahead at each level, but for the last: one that is told to play badly still sees every
/// mate within its depth. What an engine does not know of its own strength, its depth limits at least.
const DEPTHS: [u32; 11] = [1, 2, 3, 4, 5, 6, 7, 9, 11, 14, 18];

/// What an engine is asked to play like at each level, but for the last, where it knows its own strength.
const ELO: [i64; 11] = [400, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000, 2200, 2400];

/// How many lines an engine is asked for that is weakened from outside.
const LINES: i64 = 6;

/// By what an engine is held to a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strength {
    /// By nothing: it plays as well as it can.
    Full,
    /// By its option `Skill Level`.
    Skill(i64),
    /// By its options `UCI_LimitStrength` and `UCI_Elo`.
    Elo(i64),
    /// It does not know how, so that one of its lines is chosen here.
    Chosen,
}

impl EngineLevel {
    /// The strongest level.
    pub const MAX: EngineLevel = EngineLevel(12);

    /// The level with this number.
    ///
    /// # Errors
    /// It is not one from 1 to 12.
    pub const fn new(number: u8) -> Result<EngineLevel, NoEngineLevel> {
        if number >= 1 && number <= EngineLevel::MAX.0 { Ok(EngineLevel(number)) } else { Err(NoEngineLevel) }
    }

    /// The number, 1 to 12.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The level at which the partner that plays at this one stands in for an engine.
    pub fn like(partner: Level) -> EngineLevel {
        let all = (1..=EngineLevel::MAX.0).map(EngineLevel);
        all.into_iter().find(|level| level.of_partner() == partner).unwrap_or_default()
    }

    /// The level of the built-in partner where it stands in for the engine: two for three.
    pub fn of_partner(self) -> Level {
        Level::new((self.0 * 2).div_ceil(3)).unwrap_or_default()
    }

    /// The plies it may look ahead.
    pub(super) fn depth(self) -> Option<u32> {
        DEPTHS.get(usize::from(self.0 - 1)).copied()
    }
}

impl Default for EngineLevel {
    fn default() -> EngineLevel {
        EngineLevel(5)
    }
}

impl fmt::Display for EngineLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for EngineLevel {
    type Err = NoEngineLevel;

    fn from_str(text: &str) -> Result<EngineLevel, NoEngineLevel> {
        EngineLevel::new(text.trim().parse().map_err(|_| NoEngineLevel)?)
    }
}

/// By what an engine with these options is held to a level. An option that goes below what it is by default is best:
/// it was made for beginners. A number of rating holds only from the lowest the engine knows, which is a good player.
pub(super) fn strength(level: EngineLevel, options: &[EngineOption]) -> Strength {
    let step = usize::from(level.get() - 1);
    let Some(elo) = ELO.get(step).copied() else { return Strength::Full };
    if let Some((min, max)) = spin(options, "Skill Level")
        && min < 0
    {
        let step = i64::from(level.get() - 1);
        return Strength::Skill(
            min.saturating_add(
                max.saturating_sub(min) / 11 * step + max.saturating_sub(min) % 11 * step / 11,
            ),
        );
    }
    let knows = check(options, "UCI_LimitStrength");
    match spin(options, "UCI_Elo") {
        Some((min, max)) if knows && (min..=max).contains(&elo) => Strength::Elo(elo),
        _ => Strength::Chosen,
    }
}

/// The lines that set an engine with these options for a game, in which it tells so many lines; one of which the move is
/// chosen here tells more. Only what it has is set.
pub(super) fn settings(
    strength: Strength,
    options: &[EngineOption],
    chess960: bool,
    lines_told: i64,
) -> Vec<String> {
    let asked = if strength == Strength::Chosen { LINES } else { lines_told };
    let mut lines = Vec::new();
    let mut set = |name: &str, value: &dyn fmt::Display| {
        if let Some(option) = named(options, name) {
            lines.push(format!("setoption name {} value {value}", option.name));
        }
    };
    set("Ponder", &false);
    set("UCI_Chess960", &chess960);
    set("MultiPV", &spin(options, "MultiPV").map_or(1, |(min, max)| asked.clamp(min, max)));
    set("UCI_LimitStrength", &matches!(strength, Strength::Elo(_)));
    if let Strength::Elo(elo) = strength {
        set("UCI_Elo", &elo);
    }
    match (strength, spin(options, "Skill Level")) {
        (Strength::Skill(skill), _) => set("Skill Level", &skill),
        (_, Some((_, max))) => set("Skill Level", &max),
        _ => {}
    }
    lines
}

/// Whether an engine with these options plays Chess960.
pub(super) fn plays_chess960(options: &[EngineOption]) -> bool {
    check(options, "UCI_Chess960")
}

fn named<'o>(options: &'o [EngineOption], name: &str) -> Option<&'o EngineOption> {
    options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
}

fn spin(options: &[EngineOption], name: &str) -> Option<(i64, i64)> {
    match named(options, name)?.kind {
        OptionKind::Spin(min, max) => Some((min, max)),
        OptionKind::Check | OptionKind::Other => None,
    }
}

fn check(options: &[EngineOption], name: &str) -> bool {
    named(options, name).is_some_and(|option| option.kind == OptionKind::Check)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(name: &str, kind: OptionKind) -> EngineOption {
        EngineOption { name: name.to_owned(), kind }
    }

    fn all(options: &[EngineOption]) -> Vec<Strength> {
        (1..=12).map(|level| strength(EngineLevel(level), options)).collect()
    }

    #[test]
    fn a_skill_below_zero_is_mapped_over_the_scale() {
        let fairy = [
            option("Skill Level", OptionKind::Spin(-20, 20)),
            option("UCI_LimitStrength", OptionKind::Check),
            option("UCI_Elo", OptionKind::Spin(1350, 2850)),
        ];
        let skills: Vec<i64> = all(&fairy)
            .into_iter()
            .map(|strength| if let Strength::Skill(skill) = strength { skill } else { 99 })
            .collect();
        assert_eq!(skills, [-20, -17, -13, -10, -6, -2, 1, 5, 9, 12, 16, 99]);
        assert_eq!(all(&fairy)[11], Strength::Full);
        let endless = [option("Skill Level", OptionKind::Spin(i64::MIN, i64::MAX))];
        assert_eq!(all(&endless)[0], Strength::Skill(i64::MIN));
    }

    #[test]
    fn a_rating_holds_from_its_own_minimum_and_below_it_a_line_is_chosen() {
        let stockfish = [
            option("Skill Level", OptionKind::Spin(0, 20)),
            option("UCI_LimitStrength", OptionKind::Check),
            option("UCI_Elo", OptionKind::Spin(1350, 2850)),
        ];
        let strengths = all(&stockfish);
        assert!(strengths[..5].iter().all(|strength| *strength == Strength::Chosen));
        assert_eq!(strengths[5], Strength::Elo(1400));
        assert_eq!(strengths[10], Strength::Elo(2400));
        assert_eq!(strengths[11], Strength::Full);
        assert!(all(&[])[..11].iter().all(|strength| *strength == Strength::Chosen));
    }

    #[test]
    fn only_what_an_engine_has_is_set() {
        assert!(settings(Strength::Chosen, &[], true, 1).is_empty());
        let options = [
            option("MultiPV", OptionKind::Spin(1, 4)),
            option("UCI_CHESS960", OptionKind::Check),
            option("Skill Level", OptionKind::Spin(0, 20)),
        ];
        assert_eq!(
            settings(Strength::Chosen, &options, true, 1),
            [
                "setoption name UCI_CHESS960 value true",
                "setoption name MultiPV value 4",
                "setoption name Skill Level value 20"
            ]
        );
        assert!(
            settings(Strength::Full, &options, false, 1)
                .contains(&"setoption name MultiPV value 1".to_owned())
        );
        assert!(
            settings(Strength::Full, &options, false, 9)
                .contains(&"setoption name MultiPV value 4".to_owned())
        );
    }

    #[test]
    fn the_partner_stands_in_at_two_levels_for_three() {
        let partner: Vec<u8> = (1..=12).map(|level| EngineLevel(level).of_partner().get()).collect();
        assert_eq!(partner, [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8]);
    }
}
