//! `ansage rule`: what becomes of a position after a fallen flag, a resignation, an illegal move or a claim.

mod flags;
mod telling;

use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::Duration;

use shakmaty::{Chess, Color, Position};

use super::output::{answered, misused, print_text, usage, warn};
use super::played;
use crate::args;
use crate::error::CommandError;
use crate::face::next_line;
use crate::game::position_of;
use crate::laws::{
    Cadence, ClaimGround, Doubt, Matter, RuleSet, Supervision, Verdict, Winnable, automatic_end, verdict,
    winnable,
};
use crate::session::JudgeThreads;
use crate::speech::clean;
use crate::tell::Phrasing;
use crate::voice::{Id, NameSystem, Voice};
pub use flags::Rule;

/// How many threads may be at work at once, with those whose time is over.
const AT_ONCE: usize = 2;

/// What is asked of every position.
struct RuleRequest<'a> {
    rules: RuleSet,
    asked: &'a Rule,
    phrasing: Phrasing<'a>,
    judges: JudgeThreads,
}

/// An answer.
struct Ruling {
    /// The positions the moves led through.
    positions: Vec<Chess>,
    /// How much of the ground of a claim there is, where it is not counted in these positions alone.
    found: Option<u32>,
    matter: Matter,
    verdict: Verdict,
}

/// Rules on the position, or on every line of the file.
///
/// # Errors
/// The flags contradict each other, the position or a move is none, or reading or writing failed.
pub fn run(asked: &Rule, voice: &Voice, names: NameSystem) -> Result<(), CommandError> {
    let wrong = |id: Id, arg: &'static str| misused(id, &args!("arg" => arg), voice);
    let cadence = asked.cadence.unwrap_or(Cadence::Standard);
    if asked.few_arbiters && cadence == Cadence::Standard {
        return Err(wrong(Id::ERROR_CONFLICT, "--few-arbiters"));
    }
    if asked.declares.is_some() && asked.claim.is_some_and(ClaimGround::by_itself) {
        return Err(wrong(Id::ERROR_CONFLICT, "--declares"));
    }
    let supervision = if asked.few_arbiters { Supervision::Few } else { Supervision::Adequate };
    let question = RuleRequest {
        rules: RuleSet::new(asked.edition.unwrap_or_default(), cadence, supervision, true),
        asked,
        phrasing: Phrasing::in_names(voice, names),
        judges: JudgeThreads::default(),
    };
    let fen = asked.position.join(" ");
    if asked.positions.is_some() || fen.trim() == "-" {
        let path = asked.positions.as_deref().filter(|path| *path != Path::new("-"));
        return stream(&question, path, voice);
    }
    if fen.trim().is_empty() {
        return Err(wrong(Id::ERROR_MISSING, "FEN"));
    }
    let ruling = question.rule(&fen).map_err(|why| usage(why, voice))?;
    print_text(&(question.told(&fen, &ruling, None) + "\n"), voice)
}

/// One answer for each line.
fn stream(question: &RuleRequest<'_>, path: Option<&Path>, voice: &Voice) -> Result<(), CommandError> {
    let (mut number, mut all_ruled) = (0u64, true);
    answered(path, voice, |mut input, out| {
        while let Some(line) = next_line(&mut input)? {
            number += 1;
            let fen = clean(&line.text);
            // A comment, as in an event file.
            if fen.trim().is_empty() || fen.trim_start().starts_with('#') {
                continue;
            }
            let ruled = question.rule(&fen);
            all_ruled &= ruled.is_ok();
            match ruled {
                Ok(ruling) => writeln!(out.borrow_mut(), "{}", question.told(&fen, &ruling, Some(number)))?,
                Err(why) if question.asked.json_lines => {
                    writeln!(out.borrow_mut(), "{}", telling::no_position(&fen, number, &clean(&why)))?;
                }
                Err(why) => {
                    // What was answered before stands before it.
                    out.borrow_mut().flush()?;
                    let told = args!("line" => number.to_string(), "why" => why);
                    warn([voice.tell(Id::RULE_BAD_LINE, &told)]);
                }
            }
        }
        Ok(())
    })?;
    if all_ruled { Ok(()) } else { Err(CommandError::told()) }
}

impl RuleRequest<'_> {
    /// The answer for the position of this FEN, or what is wrong with it.
    fn rule(&self, fen: &str) -> Result<Ruling, String> {
        let voice = self.phrasing.voice();
        let start = position_of(fen, None).map_err(|error| crate::tell::why_no_start(&error, voice))?;
        let moves = self.asked.played.as_deref().unwrap_or_default();
        let mut positions = played::positions(&start, moves, &self.phrasing)?;
        // A game that ended on the way ended there, whatever was played on.
        let ends = |count: &usize| automatic_end(&positions[..*count], self.rules.fivefold).is_some();
        let over = (1..=positions.len()).find(ends);
        positions.truncate(over.unwrap_or(positions.len()));
        let last = positions.last().unwrap_or(&start).clone();
        let matter = self.matter(last.turn());
        let mut found = self.asked.found;
        if let Some(written) = self.asked.declares.as_ref().filter(|_| over.is_none()) {
            let after = played::positions(&last, written, &self.phrasing)?;
            let after = match after.as_slice() {
                [_, after] => after,
                [] | [_] => return Err(voice.say(Id::NOT_HEARD_NO_MOVE)),
                _ => return Err(voice.say(Id::NOT_HEARD_TOO_MUCH)),
            };
            // It is not made: what it would bring about counts for the claim and for nothing else.
            found = self.asked.claim.map(|ground| ground.found_with(&positions, Some(after), &self.rules));
        }
        let verdict = self.in_time(&positions, matter, found);
        Ok(Ruling { positions, found, matter, verdict })
    }

    fn matter(&self, turn: Color) -> Matter {
        let asked = self.asked;
        match (asked.flag, asked.resigns, asked.illegal, asked.claim) {
            (Some(color), ..) => Matter::Flag(color),
            (_, Some(color), ..) => Matter::Resignation(color),
            (.., Some(color), _) => Matter::Illegal { color, count: asked.count.unwrap_or(1) },
            (.., Some(ground)) => Matter::Claim { ground, by: turn },
            _ => Matter::Dead,
        }
    }

    /// The verdict, or that it is the arbiter's when it takes too long. What is late goes on behind; only so many at
    /// once, so that a file of hard compositions does not fill the machine.
    fn in_time(&self, positions: &[Chess], matter: Matter, told: Option<u32>) -> Verdict {
        while self.judges.at_work() >= AT_ONCE {
            thread::sleep(Duration::from_millis(1));
        }
        let rules = self.rules;
        let all = positions.to_vec();
        let work = move || {
            let mates = |color| all.last().map_or(Winnable::No, |position| winnable(position, color));
            verdict(&rules, &all, matter, told, mates)
        };
        let deadline = Duration::from_millis(self.asked.deadline);
        let answer = self.judges.ask(work, || {}).ok().and_then(|answer| answer.recv_timeout(deadline).ok());
        let late = || verdict(&self.rules, positions, matter, told, |_| Winnable::Unknown(Doubt::Time));
        answer.unwrap_or_else(late)
    }
}
