//! The guided check: the desk asks, fingers feel, and what is found can be recorded (D.2.9).
//!
//! A check under way is the desk's own and no part of the game: nothing of it is kept but what is recorded at its end.
//! The clocks go on as they were.

use shakmaty::{Bitboard, Board, Color, File, Rank, Square};

use super::interface::{Context, Dialog, Effect, Grammar, Progress, Said, otherwise, said_no};
use crate::args;
use crate::boards::{
    Check, CheckStep, Comparison, Difference, Region, TouchAnswer, TouchQuestion, differences, explain,
};
use crate::game::{BoardReport, Command, ParseError, Phase, Refusal, Speaker, finding, history};
use crate::hear::{Adjustment, Control, Intent, Open, Reply, answer, felt, hear, named_speaker, says_stop};
use crate::session::outcome::Addressed;
use crate::session::told::Told;
use crate::tell::{Phrasing, color_key, happened, not_heard, parse_error_name};
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
enum Taken {
    /// What was felt.
    Felt(TouchAnswer),
    /// Yes or no.
    Yes(bool),
    /// More is to be looked for.
    GoOn,
}

impl Dialog for GuidedCheck {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        match (&self.stage, self.check.next()) {
            (Stage::Where, _) => phrasing.say(Id::CHECK_WHERE),
            (Stage::GoOn, _) => phrasing.say(Id::CHECK_GO_ON),
            (Stage::Record { more: true, .. }, _) => phrasing.say(Id::CHECK_RECORD_OR_GO_ON),
            (Stage::Record { more: false, .. }, _) => phrasing.say(Id::CHECK_RECORD),
            (Stage::Asked, CheckStep::Ask(question)) => felt_question(question, &self.check, phrasing),
            (Stage::Asked, _) => String::new(),
        }
    }

    fn grammar(&self) -> Grammar {
        Grammar::Felt
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        let Said::Line(text) = said else { return otherwise(self, speaker, said, of) };
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
                let told = of.both(|phrasing| vec![phrasing.of_color(Id::CHECK_NOT_ASKED, self.board)]);
                Progress::Again(self, of.refused("not-asked", told))
            }
            Some(taken) => self.taken(taken, of),
            None => self.no_answer(text, of),
        }
    }
}

impl GuidedCheck {
    /// D.2.9 — a check of this board begins.
    pub(in crate::session) fn begin(by: Speaker, board: Color, of: &Context<'_>) -> Progress {
        let refused = |refusal| Progress::Done(Effect::Say(of.refuse(&refusal)));
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
        let told = of.both(|phrasing| {
            let runs = runs.then(|| phrasing.say(Id::CHECK_CLOCKS_RUN));
            std::iter::once(phrasing.of_color(Id::CHECK_BEGINS, board)).chain(runs).collect()
        });
        guided.go_on_with(told, of)
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
    fn takes(&self, said: &str, of: &Context<'_>) -> Option<Taken> {
        if let (Stage::Asked | Stage::Where, CheckStep::Ask(question)) = (&self.stage, self.check.next()) {
            return felt(said, question, of.lexicon).map(Taken::Felt);
        }
        let shortly = answer(said, Open { yes_or_no: true, numbered: false }, of.lexicon);
        match shortly.or_else(|| hear(said, of.lexicon).ok())?.heard {
            Intent::Reply(Reply::Yes) => Some(Taken::Yes(true)),
            Intent::Reply(Reply::No) => Some(Taken::Yes(false)),
            Intent::Command(Command::Continue)
                if !matches!(self.stage, Stage::Record { more: false, .. }) =>
            {
                Some(Taken::GoOn)
            }
            _ => None,
        }
    }

    /// A line that is no answer: something else is wanted, or the question is asked again.
    fn no_answer(self: Box<Self>, text: &str, of: &Context<'_>) -> Progress {
        let utterance = match hear(text, of.lexicon) {
            Ok(utterance) => utterance,
            Err(why @ ParseError::RequestUnclear(..)) => {
                let why_not = of.both(|phrasing| vec![not_heard(&why, phrasing)]);
                return self.ask_refusing(parse_error_name(&why), why_not, of);
            }
            Err(_) => return self.ask_refusing("no-answer", of.one(Id::CHECK_NO_ANSWER), of),
        };
        match &utterance.heard {
            Intent::Reply(Reply::Cancel) => ended(of),
            Intent::Command(Command::Adjourn(None)) if utterance.speaker.is_none() => ended(of),
            Intent::Reply(Reply::Yes | Reply::No | Reply::Number(_)) => {
                self.ask_refusing("no-answer", of.one(Id::CHECK_NO_ANSWER), of)
            }
            Intent::Adjust(Adjustment::Repeat) => self.ask(Told::nothing(), of),
            // What it tells is not what is asked: the question is not lost by that.
            Intent::Control(Control::Help) | Intent::Adjust(_) => {
                Progress::NotMine { first: None, utterance, keep: Some(self) }
            }
            heard if heard.only_asks() => Progress::Aside(self, utterance),
            Intent::Control(Control::Quit) => Progress::NotMine { first: None, utterance, keep: None },
            // A move without a name could be an answer that lacks a word, and would be made.
            Intent::Announce(..) if utterance.speaker.is_none() => {
                self.ask_refusing("no-answer", of.one(Id::CHECK_NO_MOVE), of)
            }
            _ => {
                let ended = Addressed::told("answered", "check", of.one(Id::CHECK_ENDED));
                Progress::NotMine { first: Some(ended), utterance, keep: None }
            }
        }
    }

    /// "Stop": where a rank is read out it means the square under the finger; otherwise the check is at its end.
    fn stopped(mut self: Box<Self>, of: &Context<'_>) -> Progress {
        if self.stage == Stage::Asked && matches!(self.check.next(), CheckStep::Ask(TouchQuestion::Reads(_)))
        {
            self.stage = Stage::Where;
            return self.ask(Told::nothing(), of);
        }
        ended(of)
    }

    fn taken(mut self: Box<Self>, taken: Taken, of: &Context<'_>) -> Progress {
        let stage = std::mem::replace(&mut self.stage, Stage::Asked);
        match (stage, taken) {
            (_, Taken::Felt(answer)) => match self.check.answer(answer) {
                Ok(()) => self.go_on_with(Told::nothing(), of),
                Err(_) => self.ask_refusing("no-answer", of.one(Id::CHECK_NO_ANSWER), of),
            },
            (_, Taken::GoOn) | (Stage::GoOn, Taken::Yes(true)) => {
                self.check.go_on();
                self.go_on_with(Told::nothing(), of)
            }
            (Stage::Record { squares, .. }, Taken::Yes(true)) => {
                Progress::Done(Effect::Record { by: self.by, board: self.board, squares })
            }
            (_, Taken::Yes(_)) => ended(of),
        }
    }

    /// Asks what is to be asked now, behind what is told.
    fn ask(self: Box<Self>, told: Told, of: &Context<'_>) -> Progress {
        let told = told.asking(of.prompt(self.as_ref()));
        Progress::Again(self, Addressed::told("answered", "check", told))
    }

    /// The same behind a refusal of this name.
    fn ask_refusing(self: Box<Self>, name: &'static str, told: Told, of: &Context<'_>) -> Progress {
        let told = told.asking(of.prompt(self.as_ref()));
        Progress::Again(self, of.refused(name, told))
    }

    /// The next question, or what was found.
    fn go_on_with(mut self: Box<Self>, told: Told, of: &Context<'_>) -> Progress {
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
            CheckStep::StartAgain if self.again => Progress::Done(Effect::Say(Addressed::told(
                "answered",
                "check",
                of.one(Id::CHECK_CONTRADICTED_AGAIN),
            ))),
            CheckStep::StartAgain => {
                self.check = Check::new(self.check.history().clone());
                self.again = true;
                let told = of.one(Id::CHECK_CONTRADICTED).behind(told);
                self.go_on_with(told, of)
            }
        }
    }

    /// What was found, why, and whether it is to be recorded.
    fn found(mut self: Box<Self>, more: bool, of: &Context<'_>) -> Progress {
        let found = self.check.found();
        let told = of.both(|phrasing| self.what_was_found(&found, of, phrasing));
        let recorded = of.game.board(self.board).now();
        let squares = unrecorded(self.check.board(), recorded, &found, more);
        if squares.is_empty() {
            let before = if found.is_empty() { Told::nothing() } else { of.one(Id::CHECK_RECORDED_BEFORE) };
            return Progress::Done(Effect::Say(Addressed::told("answered", "check", before.behind(told))));
        }
        self.stage = Stage::Record { squares, more };
        self.ask(told, of)
    }

    fn what_was_found(&self, found: &[Difference], of: &Context<'_>, phrasing: &Phrasing<'_>) -> Vec<String> {
        if found.is_empty() {
            return vec![phrasing.of_color(Id::CHECK_NOTHING, self.board)];
        }
        let square = |wrong: &Difference| {
            phrasing.tell(
                Id::CHECK_FOUND_SQUARE,
                &args!(
                    "square" => phrasing.square(wrong.square),
                    "found" => phrasing.contents(wrong.first),
                    "right" => phrasing.contents(wrong.second),
                ),
            )
        };
        let squares: Vec<String> = found.iter().map(square).collect();
        let args = args!("color" => color_key(self.board), "squares" => squares.join("; "));
        let mut told = vec![phrasing.tell(Id::CHECK_FOUND, &args)];
        let finding = finding(of.game);
        if !finding.scores_differ() && !matches!(finding, Comparison::Record(_)) {
            let history = self.check.history();
            let causes = explain(history, self.check.board());
            told.extend(happened::causes(self.board, &causes, history, of.game, phrasing));
        }
        told
    }
}

/// The board is no longer as it was when the check began, or nothing can be recorded of it any more.
fn overtaken(id: Id, text: &str, of: &Context<'_>) -> Progress {
    let heard = hear(text, of.lexicon).map(|utterance| utterance.heard);
    let acts = heard.is_ok_and(|heard| !matches!(heard, Intent::Announce(..) | Intent::Reply(_)));
    let told = Addressed::told("answered", "check", of.one(id));
    Progress::Done(if acts { Effect::HearAnew(told, text.to_owned()) } else { Effect::Say(told) })
}

/// It is no longer asked.
fn ended(of: &Context<'_>) -> Progress {
    said_no("check", Id::CHECK_ENDED, of)
}

/// What is asked of the fingers.
fn felt_question(question: TouchQuestion, check: &Check, phrasing: &Phrasing<'_>) -> String {
    let of_square = |id: Id, square: Square| phrasing.tell(id, &args!("square" => phrasing.square(square)));
    match question {
        TouchQuestion::Count { region, color } => {
            let of = color.map_or("both", color_key);
            phrasing.tell(Id::CHECK_COUNT, &args!("players" => of, "where" => told_region(region, phrasing)))
        }
        TouchQuestion::Occupied(square) => of_square(Id::CHECK_OCCUPIED, square),
        TouchQuestion::Which(square) => of_square(Id::CHECK_WHICH, square),
        TouchQuestion::Reads(from) => {
            let expected = check.history().now();
            let item = |file: u32| {
                let square = Square::from_coords(File::new(file), from.rank());
                if phrasing.is_brief() {
                    let piece = expected.piece_at(square)?;
                    return Some(phrasing.signed(piece) + &phrasing.file(square.file()));
                }
                let contents = phrasing.contents(expected.piece_at(square));
                Some(phrasing.tell(
                    Id::LOOK_ITEM,
                    &args!("place" => phrasing.file(square.file()), "contents" => contents),
                ))
            };
            let nothing = (expected.occupied() & Bitboard::from_rank(from.rank())).is_empty();
            let mut items: Vec<String> = (from.file().to_u32()..8).filter_map(item).collect();
            if nothing && from.file() == File::A || items.is_empty() {
                items = vec![phrasing.say(Id::EMPTY)];
            }
            let name = phrasing.tell(Id::RANK_NAME, &args!("rank" => phrasing.rank(from.rank())));
            phrasing.tell(Id::CHECK_READS, &args!("name" => name, "items" => phrasing.row(&items)))
        }
    }
}

/// "auf Reihe vier"
fn told_region(region: Region, phrasing: &Phrasing<'_>) -> String {
    let file = |file: File| phrasing.file(file);
    let rank = |rank: Rank| phrasing.rank(rank);
    let ranks = |of: Color| of.fold_wb((Rank::First, Rank::Fourth), (Rank::Fifth, Rank::Eighth));
    let files = |king_side| if king_side { (File::E, File::H) } else { (File::A, File::D) };
    let told = |id: Id, ranks: (Rank, Rank), files: (File, File)| {
        phrasing.tell(
            id,
            &args!(
                "from" => rank(ranks.0), "to" => rank(ranks.1),
                "first" => file(files.0), "last" => file(files.1),
            ),
        )
    };
    let all = ((Rank::First, Rank::Eighth), (File::A, File::H));
    match region {
        Region::Rank(one) => told(Id::CHECK_RANK, (one, one), all.1),
        Region::File(one) => told(Id::CHECK_FILE, all.0, (one, one)),
        Region::HalfOf(of) => told(Id::CHECK_HALF, ranks(of), all.1),
        Region::Wing { king_side } => told(Id::CHECK_WING, all.0, files(king_side)),
        Region::Quarter { of, king_side } => told(Id::CHECK_QUARTER, ranks(of), files(king_side)),
    }
}

/// The squares that were found otherwise than they are recorded; where more may be wrong, only those that were felt
/// to be wrong.
fn unrecorded(felt: &Board, recorded: &Board, found: &[Difference], more: bool) -> Vec<Difference> {
    let was_found = |square: Square| found.iter().any(|wrong| wrong.square == square);
    let mut squares = differences(felt, recorded);
    squares.retain(|other| !more || was_found(other.square));
    squares
}
