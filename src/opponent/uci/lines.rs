//! What an engine writes, read line by line. Nothing of it is believed: whatever is none of the few lines a game needs
//! is passed over, whatever it is.

use shakmaty::uci::UciMove;

use crate::text::clean;

/// The longest name an engine is called by, in letters.
const LONGEST_NAME: usize = 60;

/// The most moves of a line that are kept behind its first.
const LONGEST_REST: usize = 7;

/// What a mate counts for, in centipawns; a nearer one counts more.
const MATE: i32 = 30_000;

/// One line of an engine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EngineLine {
    /// What it calls itself, safe to print and to speak.
    Name(String),
    /// Something about it that can be set.
    Option(EngineOption),
    /// It has told all about itself.
    UciOk,
    /// It is ready.
    ReadyOk,
    /// A line of play it has looked at.
    Candidate(Candidate),
    /// The move it makes; `None` where it makes none, or nothing that could be one.
    BestMove(Option<UciMove>),
    /// Anything else.
    Other,
}

/// Something about an engine that can be set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineOption {
    /// As the engine writes it; engines write these names in capitals or not.
    pub name: String,
    /// What may be its value.
    pub kind: OptionKind,
}

/// What may be the value of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionKind {
    /// `true` or `false`.
    Check,
    /// A whole number from the first to the second.
    Spin(i64, i64),
    /// Anything else, which nobody sets here.
    Other,
}

/// A line of play an engine has looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// Which of its lines it is, the best being 1.
    pub rank: usize,
    /// What it is worth to the engine, in centipawns; a mate is more than any material.
    pub score: i32,
    /// Its first move.
    pub first: UciMove,
    /// The moves behind it, as far as they are kept.
    pub then: Vec<UciMove>,
}

/// Reads a line.
///
/// ```
/// use ansage::opponent::{EngineLine, engine_line};
///
/// assert!(matches!(engine_line("bestmove e2e4 ponder e7e5"), EngineLine::BestMove(Some(_))));
/// assert_eq!(engine_line("bestmove (none)"), EngineLine::BestMove(None));
/// ```
pub fn read(line: &str) -> EngineLine {
    let line = clean(line);
    let mut words = line.split(' ');
    match words.next() {
        Some("uciok") => EngineLine::UciOk,
        Some("readyok") => EngineLine::ReadyOk,
        Some("id") if words.next() == Some("name") => named(&words.collect::<Vec<_>>().join(" ")),
        Some("option") => option(&words.collect::<Vec<_>>()).map_or(EngineLine::Other, EngineLine::Option),
        Some("info") => candidate(words).map_or(EngineLine::Other, EngineLine::Candidate),
        Some("bestmove") => EngineLine::BestMove(words.next().and_then(a_move)),
        _ => EngineLine::Other,
    }
}

/// What it calls itself, where that is a name at all.
fn named(name: &str) -> EngineLine {
    let name: String = name.chars().take(LONGEST_NAME).collect();
    if name.trim().is_empty() { EngineLine::Other } else { EngineLine::Name(name.trim().to_owned()) }
}

/// `name Skill Level type spin default 20 min -20 max 20`: names have several words, and `type` ends them.
fn option(words: &[&str]) -> Option<EngineOption> {
    let rest = words.strip_prefix(&["name"])?;
    let end = rest.iter().position(|word| *word == "type")?;
    let (name, rest) = rest.split_at(end);
    let number = |key: &str| {
        let at = rest.iter().position(|word| *word == key)?;
        rest.get(at + 1)?.parse::<i64>().ok()
    };
    let kind = match *rest.get(1)? {
        "check" => OptionKind::Check,
        "spin" => match (number("min"), number("max")) {
            (Some(min), Some(max)) if min <= max => OptionKind::Spin(min, max),
            _ => OptionKind::Other,
        },
        _ => OptionKind::Other,
    };
    (!name.is_empty()).then(|| EngineOption { name: name.join(" "), kind })
}

/// `depth 5 multipv 2 score cp 31 pv e2e4 e7e5`
fn candidate<'w>(mut words: impl Iterator<Item = &'w str>) -> Option<Candidate> {
    let (mut rank, mut score) = (1, None);
    loop {
        match words.next()? {
            "multipv" => rank = words.next()?.parse().ok()?,
            "score" => score = scored(words.next()?, words.next()?),
            "pv" => {
                let (score, first) = (score?, a_move(words.next()?)?);
                let then = words.map_while(a_move).take(LONGEST_REST).collect();
                return Some(Candidate { rank, score, first, then });
            }
            // The rest is free text.
            "string" => return None,
            _ => {}
        }
    }
}

/// `cp 31` or `mate -3`
fn scored(unit: &str, number: &str) -> Option<i32> {
    let number: i32 = number.parse().ok()?;
    match unit {
        "cp" => Some(number.clamp(1 - MATE / 2, MATE / 2 - 1)),
        // Mated already is -0.
        "mate" if number > 0 => Some(MATE - number.min(MATE / 2)),
        "mate" => Some(-number.max(-MATE / 2) - MATE),
        _ => None,
    }
}

/// In how many moves such a score is a mate, of whoever is to move or against him; `None` where it is none.
pub(super) fn mate(score: i32) -> Option<u32> {
    (score.abs() >= MATE / 2).then(|| MATE.abs_diff(score.abs()))
}

/// A move; `(none)` and `0000` are none.
fn a_move(word: &str) -> Option<UciMove> {
    UciMove::from_ascii(word.as_bytes()).ok().filter(|found| found.is_normal())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn candidate_of(line: &str) -> Option<(usize, i32, String)> {
        match read(line) {
            EngineLine::Candidate(found) => Some((found.rank, found.score, found.first.to_string())),
            _ => None,
        }
    }

    #[test]
    fn the_lines_of_a_real_engine_are_read() {
        assert_eq!(
            read("id name Fairy-Stockfish 11.1 LB 64"),
            EngineLine::Name("Fairy-Stockfish 11.1 LB 64".to_owned())
        );
        assert_eq!(read("id author Fabian Fichter"), EngineLine::Other);
        let skill = EngineOption { name: "Skill Level".to_owned(), kind: OptionKind::Spin(-20, 20) };
        assert_eq!(
            read("option name Skill Level type spin default 20 min -20 max 20"),
            EngineLine::Option(skill)
        );
        let limit = EngineOption { name: "UCI_LimitStrength".to_owned(), kind: OptionKind::Check };
        assert_eq!(read("option name UCI_LimitStrength type check default false"), EngineLine::Option(limit));
        assert_eq!(read("uciok\r"), EngineLine::UciOk);
        assert_eq!(read("readyok"), EngineLine::ReadyOk);
        let line = "info depth 5 seldepth 5 multipv 2 score cp -127 nodes 496 nps 165333 time 3 pv e7e6 g2g3";
        assert_eq!(candidate_of(line), Some((2, -127, "e7e6".to_owned())));
        assert_eq!(
            candidate_of("info depth 5 score cp 12 upperbound pv e2e4"),
            Some((1, 12, "e2e4".to_owned()))
        );
        assert_eq!(read("bestmove e7e8q ponder g2g3"), EngineLine::BestMove(a_move("e7e8q")));
    }

    #[test]
    fn a_nearer_mate_is_worth_more_and_a_nearer_loss_less() {
        let worth =
            |mate: i32| candidate_of(&format!("info score mate {mate} pv a1a2")).map(|(_, score, _)| score);
        assert!(worth(1) > worth(5));
        assert!(worth(-5) > worth(-1));
        assert!(worth(-1) >= worth(0));
        let material = candidate_of("info score cp 99999999 pv a1a2").map(|(_, score, _)| score);
        assert!(worth(60) > material);
        assert_eq!(worth(i32::MIN), worth(-MATE / 2));
        assert_eq!(
            [worth(3), worth(-2), worth(0), material].map(|score| mate(score.unwrap())),
            [Some(3), Some(2), Some(0), None]
        );
    }

    #[test]
    fn what_is_no_move_is_none() {
        for line in
            ["bestmove (none)", "bestmove 0000", "bestmove", "bestmove e9e4", "bestmove ♞", "bestmove P@e4"]
        {
            assert_eq!(read(line), EngineLine::BestMove(None), "{line}");
        }
    }

    #[test]
    fn nothing_steers_a_terminal() {
        assert_eq!(read("id name \u{1b}[2J\u{1b}]0;x\u{7}Evil\u{202e}"), EngineLine::Name("Evil".to_owned()));
        assert_eq!(
            read(&format!("id name {}", "x".repeat(9000))),
            EngineLine::Name("x".repeat(LONGEST_NAME))
        );
        for line in
            ["id name", "id name \u{1b}[2J", "", "option name", "option name x type", "option type check"]
        {
            assert_eq!(read(line), EngineLine::Other, "{line:?}");
        }
        for line in [
            "info",
            "info score",
            "info pv",
            "info score cp x pv e2e4",
            "info string pv e2e4",
            "info pv e2e4",
        ] {
            assert_eq!(candidate_of(line), None, "{line}");
        }
    }
}
