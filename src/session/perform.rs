//! What a line wants is done: a move announced, a dialog answered, something asked.

use super::asking_back::{ask_back, otherwise};
use super::commit::Unsaved;
use super::dialog::{
    DialogReply, Effect, Grammar, MovePurpose, OpenDialog, Progress, Promotion, Wants, WhereCastling,
    WherePiece, WhichMove,
};
use super::memory::About;
use super::outcome::Addressed;
use super::outright::open_offer;
use super::requests::{self, pressed, requested};
use super::state::Session;
use super::teaching::announced_in_lesson;
use super::{adjournment, asking, next_game, rung};
use crate::game::{
    Announcement, BoardReport, Command, Event, ParseError, Phase, PlayEvent, Record, Refusal, ResolveError,
    Speaker,
};
use crate::hear::{Adjustment, Control, Intent, Reply, Utterance};
use crate::tell::Fact;
use crate::voice::Id;

impl Session<'_> {
    pub(super) fn understood(
        &mut self,
        speaker: Option<Speaker>,
        heard: Intent,
        open: OpenDialog,
    ) -> Vec<Addressed> {
        match heard {
            Intent::Reply(Reply::Number(number)) => self.replied(speaker, DialogReply::Number(number), open),
            Intent::Reply(Reply::Yes) => self.replied(speaker, DialogReply::Yes, open),
            Intent::Reply(Reply::No) => self.replied(speaker, DialogReply::No, open),
            Intent::Reply(Reply::Cancel) if open.is_some() => self.replied(speaker, DialogReply::No, open),
            Intent::Announce(Announcement::Move(said), _) if said.is_square() && open.is_some() => {
                self.replied(speaker, DialogReply::Square(&said), open)
            }
            Intent::Announce(announcement, offers) => self.announced(speaker, announcement, offers, open),
            Intent::Control(Control::Help) => vec![self.help(speaker, open)],
            // Behind an error that is what is still asked.
            Intent::Adjust(Adjustment::Repeat)
                if self.me().memory.ends_in(About::Error) && open.is_some() =>
            {
                open.map(|dialog| self.ask_once_more(dialog)).unwrap_or_default()
            }
            Intent::Command(Command::Press) if self.lesson.is_none() => pressed(self, speaker, open),
            wanted => {
                let wanted = open.as_deref().and_then(|dialog| dialog.added(&wanted)).unwrap_or(wanted);
                let before = self.kept.seq;
                let only_asks = wanted.only_asks();
                let is_end = wanted == Adjustment::Repeat.into() && self.me().memory.ends_in(About::Game);
                let mut out = requested(self, speaker, wanted);
                // How the game ended is told with what can be said now.
                out.extend(next_game::offer(self).filter(|_| is_end));
                // What was only asked in between leaves the question open; of an offer nothing else does.
                let open = open.filter(|dialog| only_asks || dialog.wants().stays());
                self.leave_open(open, before);
                out
            }
        }
    }

    /// Leaves this open where nothing has happened since this event and nothing else is asked.
    pub(super) fn leave_open(&mut self, open: OpenDialog, before: u64) {
        if self.kept.seq == before && self.terminal().dialog.is_none() {
            let terminal = self.terminal_mut();
            terminal.is_aside = open.is_some();
            terminal.dialog = open;
        }
    }

    /// What can be said now; what is asked comes before what else can be said.
    fn help(&mut self, speaker: Option<Speaker>, open: OpenDialog) -> Addressed {
        // What comes next is what help tells of.
        let asked = open.as_deref().filter(|dialog| dialog.wants() != Wants::Next);
        let question = asked.map(|dialog| dialog.prompt(&self.context()));
        self.terminal_mut().dialog = open;
        if let Some(lesson) = &self.lesson {
            let told: Vec<Fact> = question.into_iter().chain([lesson.help()]).collect();
            return self.answered("help", told);
        }
        self.answered("help", question.into_iter().chain([Fact::Help(speaker)]).collect::<Vec<_>>())
    }

    /// A move, and whether a draw is offered with it.
    fn announced(
        &mut self,
        speaker: Option<Speaker>,
        announcement: Announcement,
        offers: bool,
        open: OpenDialog,
    ) -> Vec<Addressed> {
        let claim = open.as_deref().and_then(|open| open.completes(speaker, &announcement, &self.context()));
        if let Some((by, said_as)) = claim {
            return self.announce(by, announcement, said_as);
        }
        let by = speaker.unwrap_or_else(|| self.announcer());
        // I.1.1 — the session is over, and no repeat is owed: it is a move to seal.
        if *self.game().phase() == Phase::Sealing && self.game().repeat_due().is_none() {
            return adjournment::seal_made(self, by, &announcement);
        }
        // Asked back, an offer that goes with it would be lost.
        if !offers && let Some(otherwise) = otherwise(self, &announcement) {
            return ask_back(self, speaker, otherwise);
        }
        // "Queen check", where several moves give it.
        if let Announcement::Move(said) = &announcement
            && let Some(role) = said.role.filter(|_| said.only_checks())
        {
            self.terminal_mut().dialog = Some(Box::new(WherePiece(role)));
            return vec![self.not_understood(ParseError::PieceAlone(role))];
        }
        let before = self.kept.seq;
        let mut out = self.announce(by, announcement, MovePurpose::Announced);
        // A claim that was asked back is not answered by what is no move.
        self.leave_open(
            open.filter(|dialog| dialog.wants().purpose().is_some_and(MovePurpose::is_claim)),
            before,
        );
        // An offer goes with a move that was taken (C.12), not with a repeat.
        let taken = |kept: &Record| matches!(kept.event, Event::Play(PlayEvent::Announced { .. }));
        let announced = out.iter().flat_map(|output| &output.events).any(taken);
        if offers && announced && self.game().outcome().is_none() {
            out.extend(self.perform(by, &Command::OfferDraw));
        }
        out
    }

    /// An announcement, the correction of one, or the move a claim is made with. What it leaves open becomes a
    /// question.
    pub(super) fn announce(
        &mut self,
        by: Speaker,
        announcement: Announcement,
        said_as: MovePurpose,
    ) -> Vec<Addressed> {
        if self.is_other(by) {
            return vec![self.only_own()];
        }
        if let Some(taught) = announced_in_lesson(self, &announcement) {
            return taught;
        }
        let named = if let Announcement::Move(said) = &announcement { Some(*said) } else { None };
        let command = said_as.command(announcement);
        let at = self.time.now();
        match self.game().decide(by, &command, at) {
            Err(Refusal::Misfit(ResolveError::Several(moves))) => {
                let refused = self.refuse(Refusal::Misfit(ResolveError::Several(moves.clone())));
                self.terminal_mut().dialog = Some(Box::new(WhichMove { moves, by, said_as }));
                vec![refused]
            }
            Err(Refusal::Misfit(ResolveError::PromotionMissing(to))) => {
                if let Some(said) = named {
                    self.terminal_mut().dialog = Some(Box::new(Promotion { said, by, said_as }));
                }
                vec![self.refuse(Refusal::Misfit(ResolveError::PromotionMissing(to)))]
            }
            Err(Refusal::Misfit(ResolveError::WhichCastling)) if !said_as.is_claim() => {
                self.terminal_mut().dialog = Some(Box::new(WhereCastling));
                vec![self.refuse(Refusal::Misfit(ResolveError::WhichCastling))]
            }
            Err(Refusal::Misfit(misfit)) if matches!(said_as, MovePurpose::Claimed(_)) => {
                // What is said next would be a move, and the right to claim gone with it.
                let refusal = Fact::Refusal(Refusal::Misfit(misfit));
                vec![self.refused("misfit", vec![refusal, Id::CLAIM_NOT_MADE.into()])]
            }
            decided => {
                if let Err(refusal @ Refusal::Misfit(misfit)) = &decided
                    && !misfit.is_ambiguous()
                    && let Some(refused) = rung::announced_in_vain(self, refusal.name())
                {
                    self.tries();
                    return vec![refused];
                }
                let out = self.carry_out(decided, at, Unsaved::Said);
                let missing =
                    |kept: &Record| matches!(kept.event, Event::Play(PlayEvent::PromotionMissing { .. }));
                if let Some(said) = named
                    && out.iter().flat_map(|output| &output.events).any(missing)
                {
                    self.terminal_mut().dialog = Some(Box::new(Promotion { said, by, said_as }));
                }
                if out.iter().any(Addressed::is_refused) {
                    self.tries();
                }
                out
            }
        }
    }

    /// Something was said that may have been a move, and was none.
    pub(super) fn tries(&mut self) {
        self.terminal_mut().tried = Some(self.kept.seq);
    }

    /// Whether that was so since the last event.
    pub(super) fn has_tried(&self) -> bool {
        self.terminal().tried == Some(self.kept.seq)
    }

    /// A reply to what is open, or to nothing.
    pub(super) fn replied(
        &mut self,
        speaker: Option<Speaker>,
        said: DialogReply<'_>,
        open: OpenDialog,
    ) -> Vec<Addressed> {
        if let Some(dialog) = open {
            let progress = dialog.reply(speaker, said, &self.context());
            return self.progress(progress);
        }
        match (said, self.game().phase()) {
            (DialogReply::Number(_), _) => vec![self.refused("no-question", Id::NOT_HEARD_CHOICE)],
            // III.6.1 — whoever names nobody is the opponent, who verifies what a claimant has written down.
            (DialogReply::Yes | DialogReply::No, Phase::ClaimWritten(color)) => {
                let by = speaker.unwrap_or(Speaker::from(!*color));
                self.perform(by, &Command::Verify(matches!(said, DialogReply::Yes)))
            }
            (DialogReply::Yes | DialogReply::No, _) => {
                let command =
                    if matches!(said, DialogReply::Yes) { Command::Accept } else { Command::Decline };
                self.answer_offer(speaker, &command).unwrap_or_else(|| vec![self.no_question()])
            }
            _ => vec![self.no_question()],
        }
    }

    /// 9.1.2.1 — yes or no of the side a draw was offered to, where it can be meant for nothing else.
    fn answer_offer(&mut self, speaker: Option<Speaker>, command: &Command) -> Option<Vec<Addressed>> {
        let offering = open_offer(self)?;
        let by = speaker.unwrap_or_else(|| requests::asker(self, &command.clone().into()));
        let is_his = by.color() == Some(!offering);
        let strayed = self.terminal().strayed == Some(self.kept.seq);
        (is_his && !strayed).then(|| self.perform(by, command))
    }

    /// Nothing was asked that yes or no answers; an offer of a draw that may have been meant is said again.
    fn no_question(&mut self) -> Addressed {
        let told = match open_offer(self) {
            Some(offering) => Fact::of_color(Id::DRAW_OFFERED, offering),
            None => Id::NOT_HEARD_YES_NO.into(),
        };
        self.terminal_mut().strayed = None;
        self.refused("no-question", told)
    }

    /// Says and does what follows from a dialog.
    pub(super) fn progress(&mut self, progress: Progress) -> Vec<Addressed> {
        match progress {
            Progress::Done(effect) => self.do_what_follows(effect),
            Progress::Again(dialog, output) => {
                self.terminal_mut().dialog = Some(dialog);
                vec![self.hand_on(&output)]
            }
            Progress::Aside(dialog, Utterance { speaker, heard }) => {
                let mut out = self.understood(speaker, heard, None);
                let again = dialog.prompt(&self.context());
                self.terminal_mut().dialog = Some(dialog);
                // A flag may have fallen meanwhile.
                out.push(self.check_is_over().unwrap_or_else(|| self.answered("check", again)));
                out
            }
            Progress::NotMine { utterance: Utterance { speaker, heard }, keep } => {
                self.understood(speaker, heard, keep)
            }
        }
    }

    fn do_what_follows(&mut self, effect: Effect) -> Vec<Addressed> {
        match effect {
            Effect::Say(output) => vec![self.hand_on(&output)],
            Effect::HearAnew(output, text) => {
                let mut out = vec![self.hand_on(&output)];
                out.extend(self.hear(&text));
                out
            }
            Effect::Perform(by, command) => self.perform(by, &command),
            Effect::Announce(by, announcement, said_as) => {
                let by = by.unwrap_or_else(|| self.announcer());
                self.announce(by, announcement, said_as)
            }
            Effect::Ask(query, by) => asking::asked_about(self, query, by),
            Effect::Understood(by, intent) => self.understood(Some(by), intent, None),
            Effect::TakeBack(by) => requests::take_back(self, by, None),
            Effect::PlayInstead(by, plies, said) => {
                let mut out = self.perform(by, &Command::TakeBack(plies));
                if !out.iter().any(Addressed::is_refused) {
                    out.extend(self.announce(by, said, MovePurpose::Announced));
                }
                out
            }
            Effect::Record { by, board, squares } => {
                // What was felt becomes part of the game, as any report of a board.
                let squares = squares.iter().map(|felt| (felt.square, felt.first)).collect();
                let mut out = self.perform(by, &Command::Report(board, BoardReport::Squares(squares)));
                let refused = out.iter().any(Addressed::is_refused);
                if !refused && self.game().wrong_board().is_some() {
                    out.push(self.answered("check", Id::CHECK_THEN_FIX));
                }
                out
            }
            Effect::Seal(by, said) => adjournment::seal_unseen(self, by, &said),
            Effect::Passphrase(by, said) => adjournment::take_passphrase(self, by, said),
            Effect::Open(by, said) => adjournment::open_with(self, by, &said),
            Effect::NextGame(next) => {
                self.next = Some(next);
                Vec::new()
            }
            Effect::GiveUp(id) => {
                self.secrets.give_up();
                vec![self.answered("left", id)]
            }
        }
    }

    /// Nothing can be recorded of a game that is over: where a board was being gone over, that is at its end.
    pub(super) fn check_is_over(&mut self) -> Option<Addressed> {
        let checked = self.terminal().grammar() == Grammar::Felt;
        if !checked || !matches!(self.game().phase(), Phase::Over(_)) {
            return None;
        }
        self.terminal_mut().dialog = None;
        Some(self.answered("check", Id::CHECK_ENDED))
    }
}
