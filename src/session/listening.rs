//! A line heard at a session: what it is, whose it is, and what it asks of the game.

use shakmaty::Role;

use super::asking_back::{
    ask_back, ask_correction, corrected_behind_no, is_misheard_move, not_heard, only_castling, suggest,
};
use super::dialog::{Asked, Dialog, DialogReply, Grammar, MovePurpose, OpenDialog, Resign, Wants, once_more};
use super::input_line::{InputLine, digit_alone, is_letter, is_whole};
use super::next_game::stands_open;
use super::outcome::Addressed;
use super::outright::{open_offer, told_of_offer, unless_outright};
use super::recognised::{hear_recognised, recognised};
use super::requests::{asker, pressed};
use super::state::Session;
use super::teaching::heard_in_lesson;
use super::unnamed;
use crate::game::{
    Announcement, Command, Desk, MoveDescription as Words, ParseError, Phase, Refusal, Speaker,
};
use crate::hear::{
    Adjustment, Control, Intent, Manner, Open, Recognised, Reply, Utterance, answer, asks_about_offer,
    before_yes, behind_no, calls_arbiter, denies, has_question_mark, hear, is_put_as_question, is_undecided,
    manner, named_speaker,
};
use crate::query::{Operand, Query, query};
use crate::tell::{Fact, parse_error_name};
use crate::voice::{Id, Voice};

impl Session<'_> {
    /// Hears one line.
    pub fn hear(&mut self, text: &str) -> Vec<Addressed> {
        self.hear_line(&self.line(text))
    }

    pub(super) fn hear_line(&mut self, line: &InputLine) -> Vec<Addressed> {
        let text = line.text();
        if line.is_cut {
            return vec![self.not_understood(ParseError::TooMuch)];
        }
        if text.is_empty() || text == ";" && self.enter_presses() {
            return self.hear_nothing();
        }
        if let Some(taught) = heard_in_lesson(self, line) {
            return taught;
        }
        let mut out = if self.tries_nothing(line) { Vec::new() } else { self.do_what_is_due() };
        let grammar = self.terminal().grammar();
        if let Grammar::Line(_) = grammar {
            let before = self.kept.seq;
            out.extend(self.hear_words(line));
            if self.kept.seq != before && line.presses(self.lexicon()) {
                out.extend(self.pressed_with_move(line));
            }
        } else if let Some(dialog) = self.terminal_mut().dialog.take() {
            let progress = dialog.reply(None, DialogReply::Line(text), &self.context());
            out.extend(self.progress(progress));
        }
        if !grammar.is_unseen() {
            out.extend(self.let_partner_play());
        }
        out
    }

    /// An empty line: a press, or that what is asked for in confidence is no longer asked for.
    fn hear_nothing(&mut self) -> Vec<Addressed> {
        if self.enter_presses() {
            return self.pressed_by_enter();
        }
        if !self.terminal().grammar().is_unseen() {
            return Vec::new();
        }
        let dialog = self.terminal_mut().dialog.take();
        let progress = dialog.map(|dialog| dialog.reply(None, DialogReply::Line(""), &self.context()));
        progress.map(|progress| self.progress(progress)).unwrap_or_default()
    }

    /// A line of words, with what it does to the questions that are open.
    fn hear_words(&mut self, line: &InputLine) -> Vec<Addressed> {
        let text = line.text();
        stands_open(self);
        let heard = self.heard_with_what_is_open(line);
        let denied = heard.is_err() && denies(text, self.lexicon());
        let was_numbered = self.terminal().grammar().is_numbered();
        let seq = self.kept.seq;
        let now = self.time.now();
        let open = self.terminal_mut().dialog.take().filter(|dialog| !dialog.wants().is_past(seq, now));
        self.terminal_mut().is_aside = false;
        let confirming = open.as_deref().is_some_and(|open| matches!(open.wants(), Wants::Confirmed(_)));
        let question_gone = was_numbered || self.terminal().question_gone;
        let (answers, announces) = match &heard {
            Ok(utterance) => {
                (matches!(utterance.heard, Intent::Reply(_)), matches!(utterance.heard, Intent::Announce(..)))
            }
            Err(_) => (false, false),
        };
        let in_other_words = recognised(self, line, &heard, self.words()).filter(|(_, found)| {
            // Whoever says something else does not answer an offer any more, and may be asked something new.
            let gives_way = open.as_deref().is_none_or(|open| open.wants().gives_way());
            let wanted =
                open.is_none() || heard.is_err() && (gives_way || matches!(found, Recognised::Clear(_)));
            wanted && !is_undecided(text, self.lexicon()) && !is_misheard_move(self, text, &heard)
        });
        let only_asks = matches!(&heard, Ok(utterance) if utterance.heard.only_asks())
            || matches!(&in_other_words, Some((_, Recognised::Clear(_))));
        let mut out = match (heard, in_other_words) {
            _ if let Some(utterance) = self.confirmed(text) => {
                self.understood(utterance.speaker, utterance.heard, open)
            }
            // "No way"
            (Err(_), _)
                if denied
                    && behind_no(text, self.lexicon()).is_none()
                    && open.as_deref().is_some_and(|open| !open.wants().stays()) =>
            {
                self.replied(None, DialogReply::No, open)
            }
            (Err(_), _)
                if open.is_none()
                    && (asks_about_offer(text, self.lexicon())
                        || open_offer(self).is_some() && is_undecided(text, self.lexicon()))
                    && self.game().outcome().is_none() =>
            {
                vec![told_of_offer(self)]
            }
            (_, Some((speaker, found))) => hear_recognised(self, speaker, found, open),
            (Ok(utterance), None) => self.hear_utterance(text, utterance, open, question_gone),
            (Err(why), None) => self.mishear(text, why, open),
        };
        if confirming && !answers && !denied && self.kept.seq == seq {
            self.leaves_confirmation(only_asks, &mut out);
        }
        let asks_on = self.terminal().grammar().is_numbered();
        // A move that was made has answered it.
        let is_settled = asks_on || answers || announces && self.kept.seq != seq;
        self.terminal_mut().question_gone = question_gone && !is_settled;
        out
    }

    /// What was to be confirmed and was not: it is no longer asked, and that is said; or it is asked again, since a yes
    /// behind another answer would be taken for it.
    fn leaves_confirmation(&mut self, only_asks: bool, out: &mut Vec<Addressed>) {
        if self.finished || self.next.is_some() {
            return;
        }
        match self.terminal_mut().dialog.take() {
            None => out.insert(0, self.refused("confirm", Id::STAYS)),
            Some(open) if only_asks && matches!(open.wants(), Wants::Confirmed(_)) => {
                out.extend(self.ask_once_more(open));
            }
            open => self.terminal_mut().dialog = open,
        }
    }

    /// What a line is while this question is open.
    fn heard_with_what_is_open(&self, line: &InputLine) -> Result<Utterance, ParseError> {
        let text = line.text();
        let lexicon = self.lexicon();
        let dialog = self.terminal().dialog.as_deref();
        let open = match dialog.map(Dialog::grammar) {
            Some(Grammar::Line(open)) => open,
            Some(Grammar::Secret | Grammar::Sealed | Grammar::Felt) => Open::default(),
            None => Open {
                yes_or_no: matches!(self.game().phase(), Phase::ClaimWritten(_))
                    || open_offer(self).is_some(),
                numbered: false,
            },
        };
        // A letter is an answer directly behind the question.
        let by_letter = named_speaker(text, lexicon).1.trim().chars().nth(1).is_none();
        let is_next = dialog.is_some_and(|dialog| dialog.wants() == Wants::Next);
        let is_aside = self.terminal().is_aside || is_next || dialog.is_none() && open_offer(self).is_some();
        let aside = by_letter && is_aside;
        let open = Open { yes_or_no: open.yes_or_no && !aside, ..open };
        // The piece's own letter names it, whatever it answers elsewhere: "N".
        let takes_piece = dialog.is_some_and(takes_piece);
        if takes_piece && Role::ALL.into_iter().any(|role| is_letter(text, role, lexicon)) {
            return line.parsed(lexicon);
        }
        if let Some(number) = dialog.and_then(|dialog| dialog.place_of(text, self.words(), &self.context())) {
            return Ok(Utterance { speaker: None, heard: Reply::Number(number).into() });
        }
        // "Maybe" carries nothing out.
        if dialog.is_some_and(|dialog| !dialog.wants().stays()) && is_undecided(text, lexicon) {
            return Ok(Utterance { speaker: None, heard: Reply::No.into() });
        }
        let heard = answer(text, open, lexicon).map_or_else(|| line.parsed(lexicon), Ok)?;
        match &heard.heard {
            // "Promote to a queen" answers what the pawn becomes, where that is asked.
            Intent::Announce(Announcement::Move(said), _)
                if takes_piece || self.game().course().unpromoted.is_some() =>
            {
                said.becomes_alone().map_or(Ok(heard), |role| Err(ParseError::PieceAlone(role)))
            }
            Intent::Announce(Announcement::CastlingEither, _) if is_put_as_question(text, self.lexicon()) => {
                Err(ParseError::WhichCastling)
            }
            // "Sure?" asks back.
            Intent::Reply(Reply::Yes) if has_question_mark(text) => Err(ParseError::QuestionUnclear),
            _ => Ok(heard),
        }
    }

    /// "Resign, yes": what cannot be undone, and that it is meant, in one line.
    fn confirmed(&self, text: &str) -> Option<Utterance> {
        let before = before_yes(text, self.lexicon())?;
        let utterance = hear(before, self.lexicon()).ok()?;
        let resigns = matches!(utterance.heard, Intent::Command(Command::Resign));
        (resigns && manner(before, self.lexicon()) == Manner::Outright).then_some(utterance)
    }

    fn hear_utterance(
        &mut self,
        text: &str,
        utterance: Utterance,
        open: OpenDialog,
        question_gone: bool,
    ) -> Vec<Addressed> {
        let (Utterance { speaker, heard }, open) = match unless_outright(self, text, utterance, open) {
            Ok(asked) => return asked,
            Err(outright) => outright,
        };
        let sealing = *self.game().phase() == Phase::Sealing;
        let digit = digit_alone(text, self.lexicon());
        match heard {
            // Meant as an answer, it goes nowhere.
            Intent::Reply(Reply::Number(_)) if digit.is_some() && open.is_none() && question_gone => {
                vec![self.refused("no-question", Id::QUESTION_GONE)]
            }
            Intent::Reply(Reply::Number(_)) if digit.is_some() && open.is_none() => {
                let to = query("go-rank", Operand::Rank(digit));
                to.map(|to| self.goes(speaker, to, None)).unwrap_or_default()
            }
            // "The four" may have been "d four".
            Intent::Reply(Reply::Number(_)) if open.is_none() && !question_gone && !sealing => {
                let suggested = suggest(self, text, &ParseError::NoDestination);
                suggested.unwrap_or_else(|| self.understood(speaker, heard, open))
            }
            Intent::Announce(announcement, _) if is_put_as_question(text, self.lexicon()) && !sealing => {
                ask_back(self, speaker, announcement)
            }
            heard => self.understood(speaker, heard, open),
        }
    }

    /// A line that nobody understands as it is: a piece alone may be the rest of a move, or go over the board.
    fn mishear(&mut self, text: &str, why: ParseError, open: OpenDialog) -> Vec<Addressed> {
        let sealing = *self.game().phase() == Phase::Sealing;
        let speaker = named_speaker(text, self.lexicon()).0;
        if !sealing && calls_arbiter(text, self.lexicon()) {
            return self.calls_arbiter(text, open);
        }
        match why {
            ParseError::PieceAlone(role) if open.as_deref().is_some_and(takes_piece) => {
                self.replied(speaker, DialogReply::Piece(text, role), open)
            }
            ParseError::PieceAlone(role) if self.game().course().unpromoted.as_ref().is_some() => {
                self.promotes(speaker, role)
            }
            ParseError::PieceAlone(role) if !sealing && is_letter(text, role, self.lexicon()) => {
                let next = query("next-piece", Operand::Pieces(role, None));
                next.map(|next| self.goes(speaker, next, open)).unwrap_or_default()
            }
            // Nothing of it is told.
            why if sealing && !is_of_the_arbiter(&why) => {
                vec![self.refused(parse_error_name(&why), Id::REFUSED_SEALING)]
            }
            // D.2.8 — "no, bishop c4"
            ParseError::Negated | ParseError::Doubtful(_)
                if let Some(instead) = corrected_behind_no(self, text) =>
            {
                self.understood(speaker, instead, open)
            }
            ParseError::Doubtful(announcement) => ask_back(self, speaker, announcement),
            ParseError::WhichCastling if let Some(side) = only_castling(self) => {
                ask_back(self, speaker, Announcement::Castling(side))
            }
            ParseError::RequestUnclear("correct", words) if is_whole(text, &words, self.lexicon()) => {
                vec![ask_correction(self, speaker)]
            }
            // "Two moves": a number in words that are no answer.
            ParseError::NoDestination if open.as_deref().is_some_and(is_numbered_question) => {
                open.map(|dialog| self.ask_once_more(dialog)).unwrap_or_default()
            }
            why => not_heard(self, text, why, open),
        }
    }

    /// 6.11.2 — "Arbiter!" stops the clocks to seek his assistance; at practice there is nobody to call.
    fn calls_arbiter(&mut self, text: &str, open: OpenDialog) -> Vec<Addressed> {
        if self.game().setup().desk == Desk::Practice {
            return vec![self.refused("no-arbiter", Id::NO_ARBITER)];
        }
        self.understood(None, Command::Pause(Some(text.to_owned())).into(), open)
    }

    pub(super) fn not_understood(&mut self, why: ParseError) -> Addressed {
        self.terminal_mut().strayed = Some(self.kept.seq);
        let name = parse_error_name(&why);
        let is_known = matches!(why, ParseError::UnknownWord(_)) && self.me_mut().knows_example();
        self.refused(name, if is_known { Fact::NotHeardAgain(why) } else { Fact::NotHeard(why) })
    }

    /// Giving up cannot be undone, and "aufgeben?" is not yet giving up.
    pub(super) fn ask_resign(&mut self, speaker: Option<Speaker>) -> Addressed {
        let by = speaker.unwrap_or_else(|| asker(self, &Command::Resign.into()));
        if by.color().is_some() && by.color() == self.game().setup().partner() {
            return self.refuse(Refusal::PartnersPieces);
        }
        if let Err(refusal) = self.game().decide(by, &Command::Resign, self.time.now()) {
            return self.refuse(refusal);
        }
        let asked = Asked::now(&self.context());
        self.ask("confirm", Box::new(Resign { by, asked }))
    }

    /// Asks this, and waits for the answer.
    pub(super) fn ask(&mut self, name: &'static str, dialog: Box<dyn Dialog>) -> Addressed {
        let question = dialog.prompt(&self.context());
        self.terminal_mut().dialog = Some(dialog);
        self.answered(name, question)
    }

    /// The question stays open and is asked once more: what was said is no answer to it.
    pub(super) fn ask_once_more(&mut self, dialog: Box<dyn Dialog>) -> Vec<Addressed> {
        let progress = once_more(dialog, &self.context());
        self.progress(progress)
    }

    /// The piece of a pawn that stands on the last rank.
    fn promotes(&mut self, speaker: Option<Speaker>, role: Role) -> Vec<Addressed> {
        let Some((by, Announcement::Move(said))) = self.game().course().unpromoted.clone() else {
            return Vec::new();
        };
        if !self.context().answers(speaker, by) {
            return vec![self.refuse(Refusal::NotYourTurn(by.color().unwrap_or(self.game().turn())))];
        }
        let said = Words { promotion: Some(role), ..said };
        self.announce(by, Announcement::Move(said), MovePurpose::Announced)
    }

    /// A digit or a piece's letter alone goes over the board; what was asked stays open.
    fn goes(&mut self, speaker: Option<Speaker>, question: Query, open: OpenDialog) -> Vec<Addressed> {
        if speaker.is_some_and(|speaker| self.is_other(speaker)) {
            self.terminal_mut().dialog = open;
            return vec![self.only_own()];
        }
        self.understood(speaker, question.into(), open)
    }

    /// Whether an empty line presses the clock now. Where it completes no move it says nothing.
    pub fn enter_presses(&self) -> bool {
        self.game().setup().enter_presses() && self.presser().is_some()
    }

    fn presser(&self) -> Option<Speaker> {
        unnamed::presser(self.game(), &self.participants, self.time.now())
    }

    pub(super) fn announcer(&self) -> Speaker {
        unnamed::announcer(self.game(), self.terminal())
    }

    /// D.2.10.3 — a press said with the move: a semicolon is an empty line, and the word presses as it does alone.
    fn pressed_with_move(&mut self, line: &InputLine) -> Vec<Addressed> {
        if self.enter_presses() {
            self.pressed_by_enter()
        } else if line.says_press(self.lexicon()) && self.terminal().dialog.is_none() {
            pressed(self, None, None)
        } else {
            Vec::new()
        }
    }

    /// D.2.4, D.2.10.3 — an empty line where only the press is missing.
    fn pressed_by_enter(&mut self) -> Vec<Addressed> {
        let mut out = self.fall();
        out.extend(self.judge_again());
        // A flag may have fallen by now.
        if self.enter_presses() {
            out.extend(pressed(self, self.presser(), None));
        }
        out
    }

    /// Whether a line does nothing but ask something, or go over the board, and not for the whole desk.
    pub(super) fn only_asks(&self, line: &InputLine, voice: &Voice) -> bool {
        match line.parsed(voice.lexicon()).map(|utterance| utterance.heard) {
            Ok(Intent::Reply(Reply::Number(_))) | Err(ParseError::PieceAlone(_)) => {
                self.terminal().dialog.is_none()
            }
            Ok(Intent::Adjust(adjustment)) => !is_of_the_desk(adjustment),
            Ok(wanted) => wanted.only_asks() && !matches!(wanted, Intent::Control(Control::Wait(_))),
            Err(_) => false,
        }
    }

    /// Whether a line asks for silence and nothing else.
    pub(crate) fn only_silences(&self, line: &InputLine) -> bool {
        let heard = |voice: &Voice| line.parsed(voice.lexicon()).map(|utterance| utterance.heard);
        let silences = |voice: &Voice| matches!(heard(voice), Ok(Intent::Adjust(Adjustment::Silence)));
        !self.hears_in_confidence()
            && (silences(self.voice()) || self.participants.ear_voices().any(silences))
    }

    /// Whether the disk, which takes nothing, is not tried for this line: a question, whose answer would wait for it, or
    /// "continue", which tries it.
    fn tries_nothing(&self, line: &InputLine) -> bool {
        let tries = || {
            let heard = line.parsed(self.lexicon()).map(|utterance| utterance.heard);
            matches!(heard, Ok(Intent::Command(Command::Continue)))
        };
        self.time.is_frozen() && (self.hears_in_confidence() || self.only_asks(line, self.voice()) || tries())
    }
}

/// Whether a piece alone answers this, also by its letter.
fn takes_piece(dialog: &dyn Dialog) -> bool {
    matches!(dialog.wants(), Wants::Piece(_))
}

/// Whether this asks which of several is meant, and does so whatever else is said.
fn is_numbered_question(dialog: &dyn Dialog) -> bool {
    dialog.grammar().is_numbered() && dialog.wants().stays()
}

/// Whether a line begins like a command behind which no move can stand, so that it may be told why it is not
/// understood while one is being sealed.
fn is_of_the_arbiter(why: &ParseError) -> bool {
    let ParseError::RequestUnclear(word, _) = why else { return false };
    matches!(
        *word,
        "set" | "add" | "cut" | "wait" | "result" | "adjourn" | "arrived" | "absent" | "resumption"
    )
}

/// What is of the whole desk, whoever asks for it.
fn is_of_the_desk(adjustment: Adjustment) -> bool {
    matches!(
        adjustment,
        Adjustment::SpeechOn
            | Adjustment::SpeechOff
            | Adjustment::Contrast
            | Adjustment::Figurines
            | Adjustment::BigClocks
            | Adjustment::Tones(_)
    )
}
