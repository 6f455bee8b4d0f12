//! The guided check: the desk asks, fingers feel, and what is found can be recorded (D.2.9).
//!
//! A check under way is the desk's own and no part of the game: nothing of it is kept but what is recorded at its end.
//! The clocks go on as they were.

use shakmaty::{Board, Color, Square};

use super::interface::{Context, Dialog, DialogReply, Effect, Grammar, Progress, otherwise, said_no};
use crate::boards::{Check, CheckStep, Difference, TouchAnswer, TouchQuestion, differences};
use crate::game::{BoardReport, Command, ParseError, Phase, Refusal, Speaker, history};
use crate::hear::{Adjustment, Control, Intent, Open, Reply, answer, felt, hear, named_speaker, says_stop};
use crate::tell::{CheckResult, Fact, Outcome, parse_error_name};
use crate::voice::Id;

/// A check under way.
pub(in crate::session) struct GuidedCheck {
    check: Check,
    /// Whose board is felt.
    board: Color,
    /// Who wanted it.
    by: Speaker,
    /// The answers have contradicted each other once already.
    again: bool,
    stage: Stage,
}

/// What the desk waits for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Stage {
    /// The answer to the question.
    Asked,
    /// Stop was said while a rank was read out: on which square.
    Where,
    /// Whether every square is to be made certain.
    GoOn,
    /// Whether this is to be recorded of the board; and whether more may be found.
    Record { squares: Vec<Difference>, more: bool },
}

/// What a line is where it answers the question.
enum CheckReply {
    /// What was felt.
    Felt(TouchAnswer),
    /// Yes or no.
    Yes(bool),
    /// More is to be looked for.
    GoOn,
}

impl Dialog for GuidedCheck {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        match (&self.stage, self.check.next()) {
            (Stage::Where, _) => Id::CHECK_WHERE.into(),
            (Stage::GoOn, _) => Id::CHECK_GO_ON.into(),
            (Stage::Record { more: true, .. }, _) => Id::CHECK_RECORD_OR_GO_ON.into(),
            (Stage::Record { more: false, .. }, _) => Id::CHECK_RECORD.into(),
            (Stage::Asked, CheckStep::Ask(question)) => {
                Fact::Touch(question, self.check.history().now().clone())
            }
            (Stage::Asked, _) => Fact::Text(String::new()),
        }
    }

    fn grammar(&self) -> Grammar {
        Grammar::Felt
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let DialogReply::Line(text) = said else { return otherwise(self, speaker, said, of) };
        let (speaker, said) = named_speaker(text, of.lexicon);
        let over = matches!(of.game.phase(), Phase::Over(_));
        if over || history(of.game, self.board) != *self.check.history() {
            return overtaken(if over { Id::CHECK_ENDED } else { Id::CHECK_OVERTAKEN }, text, of);
        }
        if says_stop(said, of.lexicon) {
            return self.stopped(of);
        }
        match self.takes(said, of) {
            Some(_) if !self.is_answered_by(speaker) => {
                let told = Fact::of_color(Id::CHECK_NOT_ASKED, self.board);
                Progress::Again(self, Outcome::refused("not-asked", told))
            }
            Some(taken) => self.taken(taken, of),
            None => self.no_answer(text, of),
        }
    }
}

impl GuidedCheck {
    /// D.2.9 — a check of this board begins.
    pub(in crate::session) fn begin(by: Speaker, board: Color, of: &Context<'_>) -> Progress {
        let refused = |refusal| Progress::Done(Effect::Say(Outcome::refusal(refusal)));
        if of.game.setup().partner() == Some(board) {
            return refused(Refusal::PartnersPieces);
        }
        // Whoever may report what stands there may feel it.
        let report = Command::Report(board, BoardReport::Squares(Vec::new()));
        if let Err(refusal) = of.game.decide(by, &report, of.at) {
            return refused(refusal);
        }
        let check = Check::new(history(of.game, board));
        let guided = Box::new(GuidedCheck { check, board, by, again: false, stage: Stage::Asked });
        let clock = of.game.clock();
        let runs = clock.running().is_some() && (clock.is_timed() || clock.counts_up());
        let runs = runs.then(|| Id::CHECK_CLOCKS_RUN.into());
        let told = std::iter::once(Fact::of_color(Id::CHECK_BEGINS, board)).chain(runs);
        guided.go_on_with(told.collect(), of)
    }

    /// Only he answers who feels the board, who wanted the check, the assistant or the arbiter.
    fn is_answered_by(&self, speaker: Option<Speaker>) -> bool {
        speaker.is_none_or(|speaker| {
            speaker == self.by
                || speaker.color() == Some(self.board)
                || speaker.is_assistant()
                || speaker == Speaker::Arbiter
        })
    }

    /// What this line is where it is an answer.
    fn takes(&self, said: &str, of: &Context<'_>) -> Option<CheckReply> {
        if let (Stage::Asked | Stage::Where, CheckStep::Ask(question)) = (&self.stage, self.check.next()) {
            return felt(said, question, of.lexicon).map(CheckReply::Felt);
        }
        let shortly = answer(said, Open { yes_or_no: true, numbered: false }, of.lexicon);
        match shortly.or_else(|| hear(said, of.lexicon).ok())?.heard {
            Intent::Reply(Reply::Yes) => Some(CheckReply::Yes(true)),
            Intent::Reply(Reply::No) => Some(CheckReply::Yes(false)),
            Intent::Command(Command::Continue)
                if !matches!(self.stage, Stage::Record { more: false, .. }) =>
            {
                Some(CheckReply::GoOn)
            }
            _ => None,
        }
    }

    /// A line that is no answer: something else is wanted, or the question is asked again.
    fn no_answer(self: Box<Self>, text: &str, of: &Context<'_>) -> Progress {
        let utterance = match hear(text, of.lexicon) {
            Ok(utterance) => utterance,
            Err(why @ ParseError::RequestUnclear(..)) => {
                return self.ask_refusing(parse_error_name(&why), Fact::NotHeard(why), of);
            }
            Err(_) => return self.ask_refusing("no-answer", Id::CHECK_NO_ANSWER, of),
        };
        match &utterance.heard {
            Intent::Reply(Reply::Cancel) => ended(),
            Intent::Command(Command::Adjourn(None)) if utterance.speaker.is_none() => ended(),
            Intent::Reply(Reply::Yes | Reply::No | Reply::Number(_)) => {
                self.ask_refusing("no-answer", Id::CHECK_NO_ANSWER, of)
            }
            Intent::Adjust(Adjustment::Repeat) => self.ask(Vec::new(), of),
            // What it tells is not what is asked: the question is not lost by that.
            Intent::Control(Control::Help) | Intent::Adjust(_) => {
                Progress::NotMine { utterance, keep: Some(self) }
            }
            heard if heard.only_asks() => Progress::Aside(self, utterance),
            Intent::Control(Control::Quit) => Progress::NotMine { utterance, keep: None },
            // A move without a name could be an answer that lacks a word, and would be made.
            Intent::Announce(..) if utterance.speaker.is_none() => {
                self.ask_refusing("no-answer", Id::CHECK_NO_MOVE, of)
            }
            _ => {
                // With all that it is then: "resign?" is asked back here as well.
                let ended = Outcome::answered("check", Id::CHECK_ENDED);
                Progress::Done(Effect::HearAnew(ended, text.to_owned()))
            }
        }
    }

    /// "Stop": where a rank is read out it means the square under the finger; otherwise the check is at its end.
    fn stopped(mut self: Box<Self>, of: &Context<'_>) -> Progress {
        if self.stage == Stage::Asked && matches!(self.check.next(), CheckStep::Ask(TouchQuestion::Reads(_)))
        {
            self.stage = Stage::Where;
            return self.ask(Vec::new(), of);
        }
        ended()
    }

    fn taken(mut self: Box<Self>, taken: CheckReply, of: &Context<'_>) -> Progress {
        let stage = std::mem::replace(&mut self.stage, Stage::Asked);
        match (stage, taken) {
            (_, CheckReply::Felt(answer)) => match self.check.answer(answer) {
                Ok(()) => self.go_on_with(Vec::new(), of),
                Err(_) => self.ask_refusing("no-answer", Id::CHECK_NO_ANSWER, of),
            },
            (_, CheckReply::GoOn) | (Stage::GoOn, CheckReply::Yes(true)) => {
                self.check.go_on();
                self.go_on_with(Vec::new(), of)
            }
            (Stage::Record { squares, .. }, CheckReply::Yes(true)) => {
                Progress::Done(Effect::Record { by: self.by, board: self.board, squares })
            }
            (_, CheckReply::Yes(_)) => ended(),
        }
    }

    /// Asks what is to be asked now, behind what is told.
    fn ask(self: Box<Self>, told: Vec<Fact>, of: &Context<'_>) -> Progress {
        let told = Outcome::answered("check", told).asking(self.prompt(of));
        Progress::Again(self, told)
    }

    /// The same behind a refusal of this name.
    fn ask_refusing(
        self: Box<Self>,
        name: &'static str,
        told: impl Into<Vec<Fact>>,
        of: &Context<'_>,
    ) -> Progress {
        let told = Outcome::refused(name, told).asking(self.prompt(of));
        Progress::Again(self, told)
    }

    /// The next question, or what was found.
    fn go_on_with(mut self: Box<Self>, mut told: Vec<Fact>, of: &Context<'_>) -> Progress {
        match self.check.next() {
            CheckStep::Ask(_) => {
                self.stage = Stage::Asked;
                self.ask(told, of)
            }
            CheckStep::NothingLikely => {
                self.stage = Stage::GoOn;
                self.ask(told, of)
            }
            CheckStep::Found => self.found(true, of),
            CheckStep::Certain => self.found(false, of),
            CheckStep::StartAgain if self.again => {
                Progress::Done(Effect::Say(Outcome::answered("check", Id::CHECK_CONTRADICTED_AGAIN)))
            }
            CheckStep::StartAgain => {
                self.check = Check::new(self.check.history().clone());
                self.again = true;
                told.push(Id::CHECK_CONTRADICTED.into());
                self.go_on_with(told, of)
            }
        }
    }

    fn told_found(&self, found: Vec<Difference>) -> Fact {
        let (felt, history) = (self.check.board().clone(), self.check.history().clone());
        Fact::Found(Box::new(CheckResult { of: self.board, found, felt, history }))
    }

    /// What was found, why, and whether it is to be recorded.
    fn found(mut self: Box<Self>, more: bool, of: &Context<'_>) -> Progress {
        let found = self.check.found();
        let recorded = of.game.board(self.board).now();
        let squares = unrecorded(self.check.board(), recorded, &found, more);
        if squares.is_empty() {
            let before = (!found.is_empty()).then(|| Id::CHECK_RECORDED_BEFORE.into());
            let told = std::iter::once(self.told_found(found)).chain(before);
            return Progress::Done(Effect::Say(Outcome::answered("check", told.collect::<Vec<_>>())));
        }
        self.stage = Stage::Record { squares, more };
        let told = self.told_found(found);
        self.ask(vec![told], of)
    }
}

/// The board is no longer as it was when the check began, or nothing can be recorded of it any more.
fn overtaken(id: Id, text: &str, of: &Context<'_>) -> Progress {
    let heard = hear(text, of.lexicon).map(|utterance| utterance.heard);
    let acts = heard.is_ok_and(|heard| !matches!(heard, Intent::Announce(..) | Intent::Reply(_)));
    let told = Outcome::answered("check", id);
    Progress::Done(if acts { Effect::HearAnew(told, text.to_owned()) } else { Effect::Say(told) })
}

/// It is no longer asked.
fn ended() -> Progress {
    said_no("check", Id::CHECK_ENDED)
}

/// The squares that were found otherwise than they are recorded; where more may be wrong, only those that were felt
/// to be wrong.
fn unrecorded(felt: &Board, recorded: &Board, found: &[Difference], more: bool) -> Vec<Difference> {
    let was_found = |square: Square| found.iter().any(|wrong| wrong.square == square);
    let mut squares = differences(felt, recorded);
    squares.retain(|other| !more || was_found(other.square));
    squares
}
