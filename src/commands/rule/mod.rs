//! `ansage rule`: what becomes of a position after a fallen flag, a resignation, an illegal move or a claim.

mod flags;
mod telling;

use std::cell::{Cell, RefCell};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::Path;
use std::thread;
use std::time::Duration;

use shakmaty::{Chess, Color, Position};

use super::flags::Side;
use super::played;
use crate::error::CommandError;
use crate::face::{Answered, next_line, read, written};
use crate::game::position_of;
use crate::laws::{
    Doubt, Ground, Matter, RuleSet, Supervision, Verdict, Winnable, automatic_end, verdict, winnable,
};
use crate::session::JudgeThreads;
use crate::speech::clean;
use crate::tell::Phrasing;
use crate::tell::not_readable;
use crate::voice::{Id, NameSystem, Voice};
use crate::{args, file};
pub use flags::{CadenceOf, Rule};

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
    let usage = |id: Id, arg: &str| {
        let why = voice.tell(id, &args!("arg" => arg.to_owned()));
        CommandError::usage(voice.tell(Id::ERROR_USAGE, &args!("why" => why)))
    };
    if asked.few_arbiters && asked.cadence == CadenceOf::Standard {
        return Err(usage(Id::ERROR_CONFLICT, "--few-arbiters"));
    }
    if asked.declares.is_some() && asked.claim.map(Ground::from).is_some_and(Ground::by_itself) {
        return Err(usage(Id::ERROR_CONFLICT, "--declares"));
    }
    let supervision = if asked.few_arbiters { Supervision::Few } else { Supervision::Adequate };
    let question = RuleRequest {
        rules: RuleSet::new(asked.edition.into(), asked.cadence.into(), supervision, true),
        asked,
        phrasing: Phrasing::in_names(voice, names),
        judges: JudgeThreads::default(),
    };
    let fen = asked.position.join(" ");
    let from_input = fen.trim() == "-";
    if let Some(path) = asked.positions.as_deref().or(from_input.then_some(Path::new("-"))) {
        return stream(&question, path, voice);
    }
    if fen.trim().is_empty() {
        return Err(usage(Id::ERROR_MISSING, "FEN"));
    }
    let ruling = question
        .rule(&fen)
        .map_err(|why| CommandError::usage(voice.tell(Id::ERROR_OTHER, &args!("why" => why))))?;
    let told = question.told(&fen, &ruling, None);
    written(writeln!(io::stdout(), "{told}"), voice)
}

/// One answer for each line.
fn stream(question: &RuleRequest<'_>, path: &Path, voice: &Voice) -> Result<(), CommandError> {
    let from_input = path == Path::new("-");
    let input: Box<dyn Read> = if from_input {
        Box::new(io::stdin().lock())
    } else {
        Box::new(file::open_stream(path).map_err(|error| {
            let why = not_readable(path, &error, voice);
            CommandError::other(voice.tell(Id::ERROR_OTHER, &args!("why" => why)))
        })?)
    };
    let out = RefCell::new(BufWriter::new(io::stdout().lock()));
    let failed = Cell::new(false);
    let mut input = BufReader::new(Answered::new(input, &out, &failed));
    let (mut number, mut all_ruled) = (0u64, true);
    let mut answer_next = || -> io::Result<bool> {
        let Some(line) = next_line(&mut input)? else { return Ok(false) };
        number += 1;
        let fen = clean(&line.text);
        // A comment, as in an event file.
        if fen.trim().is_empty() || fen.trim_start().starts_with('#') {
            return Ok(true);
        }
        match question.rule(&fen) {
            Ok(ruling) => writeln!(out.borrow_mut(), "{}", question.told(&fen, &ruling, Some(number)))?,
            Err(why) if question.asked.json_lines => {
                all_ruled = false;
                writeln!(out.borrow_mut(), "{}", telling::no_position(&fen, number, &clean(&why)))?;
            }
            Err(why) => {
                all_ruled = false;
                // What was answered before stands before it.
                out.borrow_mut().flush()?;
                let told = voice.tell(Id::RULE_BAD_LINE, &args!("line" => number.to_string(), "why" => why));
                // Where nobody can be told, the exit code still tells.
                let _ = writeln!(io::stderr(), "{}", clean(&told));
            }
        }
        Ok(true)
    };
    let result = loop {
        match answer_next() {
            Ok(true) => {}
            Ok(false) => break out.borrow_mut().flush(),
            Err(error) => break Err(error),
        }
    };
    let path = (!from_input).then_some(path);
    written(read(result, failed.get(), path, voice)?, voice)?;
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
            let with = |ground| Ground::from(ground).found_with(&positions, Some(after), &self.rules);
            found = self.asked.claim.map(with);
        }
        let verdict = self.in_time(&positions, matter, found);
        Ok(Ruling { positions, found, matter, verdict })
    }

    fn matter(&self, turn: Color) -> Matter {
        let asked = self.asked;
        let color = |side: Side| match side {
            Side::White => Color::White,
            Side::Black => Color::Black,
        };
        match (asked.flag, asked.resigns, asked.illegal, asked.claim) {
            (Some(side), ..) => Matter::Flag(color(side)),
            (_, Some(side), ..) => Matter::Resignation(color(side)),
            (.., Some(side), _) => Matter::Illegal { color: color(side), count: asked.count.unwrap_or(1) },
            (.., Some(ground)) => Matter::Claim { ground: ground.into(), by: turn },
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
