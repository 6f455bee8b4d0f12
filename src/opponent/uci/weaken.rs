//! The move of an engine that cannot be told to play worse: one of the lines it has looked at, by a seeded rule.
//!
//! People lose because they overlook something, and because they like a move that is not the best. So a weak level now
//! and then does not look at the lines at all, and otherwise sees each of them better or worse than it is.

use std::cmp::Reverse;

use shakmaty::uci::UciMove;

use super::lines::Candidate;
use super::strength::EngineLevel;
use crate::opponent::noise::scatter;

/// By how many centipawns each line is seen better or worse, and in how many of a hundred turns no line is looked at.
const PROFILES: [(u32, u64); 11] = [
    (450, 25),
    (320, 16),
    (230, 10),
    (170, 6),
    (125, 4),
    (90, 2),
    (65, 1),
    (45, 0),
    (30, 0),
    (18, 0),
    (8, 0),
];

/// The move that is made. `lines` are what the engine has looked at, `legal` all the moves there are, `dice` is another
/// number in each turn. The same for the same; `None` only where there are neither lines nor moves.
pub(super) fn weakened(
    lines: &[Candidate],
    legal: &[UciMove],
    level: EngineLevel,
    dice: u64,
) -> Option<UciMove> {
    let profile = PROFILES.get(usize::from(level.get() - 1));
    let (noise, oversight) = profile.copied().unwrap_or((0, 0));
    let lines: Vec<&Candidate> = lines.iter().filter(|line| legal.contains(&line.first)).collect();
    let overlooks = scatter(dice) % 100 < oversight;
    if overlooks || lines.is_empty() {
        let count = u64::try_from(legal.len()).ok().filter(|count| *count > 0)?;
        let thrown = usize::try_from(scatter(dice ^ u64::MAX) % count).ok()?;
        return legal.get(thrown).copied();
    }
    let seen = |line: &Candidate| {
        let span = u64::from(noise) * 2 + 1;
        // By its move and not by its place, so that the order of lines changes nothing.
        let thrown = scatter(dice ^ named(line.first)) % span;
        i64::from(line.score) + i64::try_from(thrown).unwrap_or(0) - i64::from(noise)
    };
    lines.into_iter().max_by_key(|line| (seen(line), Reverse(line.rank))).map(|line| line.first)
}

/// A number for a move, never 0.
fn named(found: UciMove) -> u64 {
    found.to_string().bytes().fold(1, |name, sign| name << 8 | u64::from(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uci(text: &str) -> UciMove {
        text.parse().unwrap()
    }

    fn lines() -> Vec<Candidate> {
        [("e2e4", 40), ("d2d4", 35), ("g1f3", 20), ("a2a3", -30), ("f2f3", -90)]
            .into_iter()
            .enumerate()
            .map(|(at, (first, score))| Candidate {
                rank: at + 1,
                score,
                first: uci(first),
                then: Vec::new(),
            })
            .collect()
    }

    fn legal() -> Vec<UciMove> {
        ["e2e4", "d2d4", "g1f3", "a2a3", "f2f3", "g2g4", "h2h4"].map(uci).to_vec()
    }

    /// What is lost on average against the best line; what is no line is counted as a pawn.
    fn loss(level: u8) -> i64 {
        let lines = lines();
        let lost = |dice| {
            let made = weakened(&lines, &legal(), EngineLevel::new(level).unwrap(), dice).unwrap();
            lines.iter().find(|line| line.first == made).map_or(140, |line| i64::from(40 - line.score))
        };
        (0..2000).map(lost).sum()
    }

    #[test]
    fn a_higher_level_loses_less() {
        let losses: Vec<i64> = (1..=12).map(loss).collect();
        assert!(losses.windows(2).all(|pair| pair[0] > pair[1] || pair[0] == 0), "{losses:?}");
        assert_eq!(losses[11], 0, "at full strength the best line is played");
    }

    #[test]
    fn the_same_dice_make_the_same_move_in_whatever_order_the_lines_stand() {
        let mut turned = lines();
        turned.reverse();
        for dice in 0..300 {
            let level = EngineLevel::new(4).unwrap();
            let made = weakened(&lines(), &legal(), level, dice);
            assert_eq!(made, weakened(&turned, &legal(), level, dice));
            assert!(made.is_some_and(|made| legal().contains(&made)));
        }
    }

    #[test]
    fn a_line_that_is_no_legal_move_is_never_made() {
        let lies = [Candidate { rank: 1, score: 9000, first: uci("e2e5"), then: Vec::new() }];
        for dice in 0..50 {
            let made = weakened(&lies, &legal(), EngineLevel::MAX, dice);
            assert!(made.is_some_and(|made| legal().contains(&made)));
        }
        assert_eq!(weakened(&lies, &[], EngineLevel::MAX, 1), None);
    }

    #[test]
    fn mate_is_seen_whatever_the_level_unless_nothing_is_looked_at() {
        let mut lines = lines();
        lines.push(Candidate { rank: 6, score: 29_999, first: uci("h2h4"), then: Vec::new() });
        let missed = (0..1000).filter(|dice| {
            weakened(&lines, &legal(), EngineLevel::new(1).unwrap(), *dice) != Some(uci("h2h4"))
        });
        let missed = missed.count();
        assert!((100..300).contains(&missed), "{missed} of 1000");
    }
}
