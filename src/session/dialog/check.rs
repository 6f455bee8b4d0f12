//! The guided check: the desk asks, fingers feel, and what is found can be recorded (D.2.9).
//!
//! A check under way is the desk's own and no part of the game: nothing of it is kept but what is recorded at its end.
//! The clocks go on as they were.

use shakmaty::{Bitboard, Board, Color, File, Rank, Square};

use crate::args;
use crate::boards::{
    Check, CheckStep, Comparison, Difference, Region, TouchAnswer, TouchQuestion, differences, explain,
};
use crate::game::{BoardReport, Command, ParseError, Phase, Refusal, Speaker, finding, history};
use crate::hear::{
    Adjustment, Control, Intent, Open, Reply, Utterance, answer, felt, hear, named_speaker, says_stop,
};
use crate::session::Session;
use crate::session::outcome::Addressed;
use crate::session::pending::Pending;
use crate::session::told::Told;
use crate::tell::happened;
use crate::tell::{Phrasing, color_key, not_heard, parse_error_name};
use crate::voice::Id;

/// A check under way.
pub(crate) struct GuidedCheck {
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

impl Session<'_> {
    /// D.2.9 — a check of a board begins: of the one that is named, or of the speaker's own.
    pub(crate) fn begin_check(&mut self, by: Speaker, board: Option<Color>) -> Vec<Addressed> {
        let board = board.or(by.color()).unwrap_or_else(|| self.of_nobody());
        if self.game().setup().partner() == Some(board) {
            return vec![self.refuse(&Refusal::PartnersPieces)];
        }
        // Whoever may report what stands there may feel it.
        let report = Command::Report(board, BoardReport::Squares(Vec::new()));
        if let Err(refusal) = self.game().decide(by, &report, self.time.now()) {
            return vec![self.refuse(&refusal)];
        }
        let check = Check::new(history(self.game(), board));
        let guided = GuidedCheck { check, board, by, again: false, stage: Stage::Asked };
        let clock = self.game().clock();
        let runs = clock.running().is_some() && (clock.is_timed() || clock.counts_up());
        let told = self.both(|phrasing| {
            let runs = runs.then(|| phrasing.say(Id::CHECK_CLOCKS_RUN));
            std::iter::once(phrasing.of_color(Id::CHECK_BEGINS, board)).chain(runs).collect()
        });
        self.go_on_with(guided, told)
    }

    /// Whose board is felt when nobody says so: the one that is known to be wrong, or that of the player to move.
    fn of_nobody(&self) -> Color {
        self.game().wrong_board().unwrap_or(self.game().turn())
    }

    /// A line heard while a board is gone over.
    pub(crate) fn in_check(&mut self, guided: Box<GuidedCheck>, text: &str) -> Vec<Addressed> {
        let lexicon = self.lexicon();
        let (speaker, said) = named_speaker(text, lexicon);
        let over = matches!(self.game().phase(), Phase::Over(_));
        if over || history(self.game(), guided.board) != *guided.check.history() {
            let id = if over { Id::CHECK_ENDED } else { Id::CHECK_OVERTAKEN };
            let ended = self.answered("check", self.one(id));
            let heard = hear(text, lexicon).map(|utterance| utterance.heard);
            let acts = heard.is_ok_and(|heard| !matches!(heard, Intent::Announce(..) | Intent::Reply(_)));
            return std::iter::once(ended).chain(if acts { self.hear(text) } else { Vec::new() }).collect();
        }
        if says_stop(said, lexicon) {
            return self.stopped(*guided);
        }
        if let Some(taken) = guided.takes(said, self) {
            if !guided.is_answered_by(speaker) {
                let told = self.both(|phrasing| vec![phrasing.of_color(Id::CHECK_NOT_ASKED, guided.board)]);
                self.pending = Some(Pending::Check(guided));
                return vec![self.refused("not-asked", told)];
            }
            return self.taken(*guided, taken);
        }
        match hear(text, lexicon) {
            Ok(
                Utterance { heard: Intent::Reply(Reply::Cancel), .. }
                | Utterance { speaker: None, heard: Intent::Command(Command::Adjourn(None)) },
            ) => {
                vec![self.answered("check", self.one(Id::CHECK_ENDED))]
            }
            Ok(Utterance { heard: Intent::Reply(Reply::Yes | Reply::No), .. }) => {
                self.no_answer_to_check(guided)
            }
            Ok(Utterance { heard: Intent::Adjust(Adjustment::Repeat), .. }) => {
                let again = self.asked_again(&guided);
                self.pending = Some(Pending::Check(guided));
                vec![self.answered("check", again)]
            }
            Ok(Utterance { speaker, heard: heard @ Intent::Control(Control::Help) }) => {
                self.understood(speaker, heard, Some(Pending::Check(guided)))
            }
            // It tells the last message, or one before it, or nothing: the question is not lost by that.
            Ok(Utterance { speaker, heard: heard @ Intent::Adjust(_) }) => {
                let out = self.understood(speaker, heard, None);
                self.pending = Some(Pending::Check(guided));
                out
            }
            Ok(Utterance { speaker, heard }) if heard.only_asks() => {
                let mut out = self.understood(speaker, heard, None);
                let again = self.asked_again(&guided);
                self.pending = Some(Pending::Check(guided));
                // A flag may have fallen meanwhile.
                out.push(self.check_is_over().unwrap_or_else(|| self.answered("check", again)));
                out
            }
            Ok(Utterance { heard: heard @ Intent::Control(Control::Quit), speaker }) => {
                self.understood(speaker, heard, None)
            }
            // A move without a name could be an answer that lacks a word, and would be made.
            Ok(Utterance { speaker, heard })
                if match heard {
                    Intent::Announce(..) => speaker.is_some(),
                    Intent::Reply(Reply::Number(_)) => false,
                    _ => true,
                } =>
            {
                let ended = self.answered("check", self.one(Id::CHECK_ENDED));
                std::iter::once(ended).chain(self.understood(speaker, heard, None)).collect()
            }
            Ok(Utterance { heard: Intent::Announce(..), .. }) => {
                let told = self.one(Id::CHECK_NO_MOVE).asking(self.asked_again(&guided));
                self.pending = Some(Pending::Check(guided));
                vec![self.refused("no-answer", told)]
            }
            Err(why @ ParseError::RequestUnclear(..)) => {
                let why_not = self.both(|phrasing| vec![not_heard(&why, phrasing)]);
                let told = why_not.asking(self.asked_again(&guided));
                self.pending = Some(Pending::Check(guided));
                vec![self.refused(parse_error_name(&why), told)]
            }
            _ => self.no_answer_to_check(guided),
        }
    }

    /// Nothing can be recorded of a game that is over: where a board was being gone over, that is at its end.
    pub(crate) fn check_is_over(&mut self) -> Option<Addressed> {
        let checked = matches!(self.pending, Some(Pending::Check(_)));
        if !checked || !matches!(self.game().phase(), Phase::Over(_)) {
            return None;
        }
        self.pending = None;
        Some(self.answered("check", self.one(Id::CHECK_ENDED)))
    }

    /// The question stays open, and it is told why it is asked once more.
    fn no_answer_to_check(&mut self, guided: Box<GuidedCheck>) -> Vec<Addressed> {
        let told = self.one(Id::CHECK_NO_ANSWER).asking(self.asked_again(&guided));
        self.pending = Some(Pending::Check(guided));
        vec![self.refused("no-answer", told)]
    }

    fn asked_again(&self, guided: &GuidedCheck) -> Told {
        self.both(|phrasing| vec![Self::check_question(guided, phrasing)])
    }

    /// The question that waits for an answer.
    pub(crate) fn check_question(guided: &GuidedCheck, phrasing: &Phrasing<'_>) -> String {
        let say = |id: Id| phrasing.say(id);
        match (&guided.stage, guided.check.next()) {
            (Stage::Where, _) => say(Id::CHECK_WHERE),
            (Stage::GoOn, _) => say(Id::CHECK_GO_ON),
            (Stage::Record { more: true, .. }, _) => say(Id::CHECK_RECORD_OR_GO_ON),
            (Stage::Record { more: false, .. }, _) => say(Id::CHECK_RECORD),
            (Stage::Asked, CheckStep::Ask(question)) => felt_question(question, guided, phrasing),
            (Stage::Asked, _) => String::new(),
        }
    }

    /// "Stop": where a rank is read out it means the square under the finger; otherwise the check is at its end.
    fn stopped(&mut self, mut guided: GuidedCheck) -> Vec<Addressed> {
        if guided.stage == Stage::Asked
            && matches!(guided.check.next(), CheckStep::Ask(TouchQuestion::Reads(_)))
        {
            guided.stage = Stage::Where;
            return self.ask_in_check(guided, Told::nothing());
        }
        vec![self.answered("check", self.one(Id::CHECK_ENDED))]
    }

    fn taken(&mut self, mut guided: GuidedCheck, taken: Taken) -> Vec<Addressed> {
        let stage = std::mem::replace(&mut guided.stage, Stage::Asked);
        match (stage, taken) {
            (_, Taken::Felt(answer)) => match guided.check.answer(answer) {
                Ok(()) => self.go_on_with(guided, Told::nothing()),
                Err(_) => self.no_answer_to_check(Box::new(guided)),
            },
            (_, Taken::GoOn) | (Stage::GoOn, Taken::Yes(true)) => {
                guided.check.go_on();
                self.go_on_with(guided, Told::nothing())
            }
            (Stage::Record { squares, .. }, Taken::Yes(true)) => self.record_found(&guided, &squares),
            (_, Taken::Yes(_)) => vec![self.answered("check", self.one(Id::CHECK_ENDED))],
        }
    }

    /// What was felt becomes part of the game, as any report of a board.
    fn record_found(&mut self, guided: &GuidedCheck, squares: &[Difference]) -> Vec<Addressed> {
        let contents = squares.iter().map(|felt| (felt.square, felt.first)).collect();
        let mut out = self.perform(guided.by, &Command::Report(guided.board, BoardReport::Squares(contents)));
        let refused = out.iter().any(|output| output.kind.0 == "refused");
        if !refused && self.game().wrong_board().is_some() {
            out.push(self.answered("check", self.one(Id::CHECK_THEN_FIX)));
        }
        out
    }

    fn ask_in_check(&mut self, guided: GuidedCheck, told: Told) -> Vec<Addressed> {
        let told = told.asking(self.asked_again(&guided));
        self.pending = Some(Pending::Check(Box::new(guided)));
        vec![self.answered("check", told)]
    }

    /// The next question, or what was found.
    fn go_on_with(&mut self, mut guided: GuidedCheck, told: Told) -> Vec<Addressed> {
        match guided.check.next() {
            CheckStep::Ask(_) => {
                guided.stage = Stage::Asked;
                self.ask_in_check(guided, told)
            }
            CheckStep::NothingLikely => {
                guided.stage = Stage::GoOn;
                self.ask_in_check(guided, told)
            }
            CheckStep::Found => self.found(guided, true),
            CheckStep::Certain => self.found(guided, false),
            CheckStep::StartAgain if guided.again => {
                vec![self.answered("check", self.one(Id::CHECK_CONTRADICTED_AGAIN))]
            }
            CheckStep::StartAgain => {
                guided.check = Check::new(guided.check.history().clone());
                guided.again = true;
                let told = self.one(Id::CHECK_CONTRADICTED).behind(told);
                self.go_on_with(guided, told)
            }
        }
    }

    /// What was found, why, and whether it is to be recorded.
    fn found(&mut self, mut guided: GuidedCheck, more: bool) -> Vec<Addressed> {
        let found = guided.check.found();
        let told = self.both(|phrasing| self.what_was_found(&guided, &found, phrasing));
        let recorded = self.game().board(guided.board).now();
        let squares = unrecorded(guided.check.board(), recorded, &found, more);
        if squares.is_empty() {
            let before = if found.is_empty() { Told::nothing() } else { self.one(Id::CHECK_RECORDED_BEFORE) };
            return vec![self.answered("check", before.behind(told))];
        }
        guided.stage = Stage::Record { squares, more };
        self.ask_in_check(guided, told)
    }

    fn what_was_found(
        &self,
        guided: &GuidedCheck,
        found: &[Difference],
        phrasing: &Phrasing<'_>,
    ) -> Vec<String> {
        let board = guided.board;
        let mut told = Vec::new();
        if found.is_empty() {
            told.push(phrasing.of_color(Id::CHECK_NOTHING, board));
        } else {
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
            let args = args!("color" => color_key(board), "squares" => squares.join("; "));
            told.push(phrasing.tell(Id::CHECK_FOUND, &args));
            let finding = finding(self.game());
            if !finding.scores_differ() && !matches!(finding, Comparison::Record(_)) {
                let causes = explain(guided.check.history(), guided.check.board());
                let history = guided.check.history();
                told.extend(happened::causes(board, &causes, history, self.game(), phrasing));
            }
        }
        told
    }
}

/// What is asked of the fingers.
fn felt_question(question: TouchQuestion, guided: &GuidedCheck, phrasing: &Phrasing<'_>) -> String {
    let of_square = |id: Id, square: Square| phrasing.tell(id, &args!("square" => phrasing.square(square)));
    match question {
        TouchQuestion::Count { region, color } => {
            let of = color.map_or("both", color_key);
            phrasing.tell(
                Id::CHECK_COUNT,
                &args!("players" => of, "where" => crate::session::dialog::check::region(region, phrasing)),
            )
        }
        TouchQuestion::Occupied(square) => of_square(Id::CHECK_OCCUPIED, square),
        TouchQuestion::Which(square) => of_square(Id::CHECK_WHICH, square),
        TouchQuestion::Reads(from) => {
            let expected = guided.check.history().now();
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
fn region(region: Region, phrasing: &Phrasing<'_>) -> String {
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

/// What a line is in a check.
enum Taken {
    /// An answer to the question.
    Felt(TouchAnswer),
    /// Yes or no.
    Yes(bool),
    /// More is to be looked for.
    GoOn,
}

impl GuidedCheck {
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
    fn takes(&self, said: &str, sitting: &Session<'_>) -> Option<Taken> {
        let lexicon = sitting.lexicon();
        if let (Stage::Asked | Stage::Where, CheckStep::Ask(question)) = (&self.stage, self.check.next()) {
            return felt(said, question, lexicon).map(Taken::Felt);
        }
        let shortly = answer(said, Open { yes_or_no: true, numbered: false }, lexicon);
        match shortly.or_else(|| hear(said, lexicon).ok())?.heard {
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
}
