//! Questions of the program that wait for an answer, and the answers.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position, Role};

use super::adjournment::{SecretDialog, confided_question};
use super::dialog::{GuidedCheck, SuggestionDialog};
use super::outcome::Addressed;
use super::told::Told;
use super::{Session, exactly};
use crate::args;
use crate::game::{
    Announcement, Claim, Command, MoveDescription as Words, ParseError, Phase, Refusal, ResolveError, Right,
    Speaker, is_allowed, resolve_geometry, withheld_duty,
};
use crate::hear::{Open, is_rest_of_more, named_speaker};
use crate::query::Query;
use crate::tell::{Phrasing, line, misfit, not_heard};
use crate::voice::Id;

/// What a move is said for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum MovePurpose {
    /// To be made.
    Announced,
    /// To put a slip of the tongue right (D.2.8).
    Corrected,
    /// To claim a draw with it (9.2.1.1, 9.3.1).
    Claimed(Claim),
}

impl MovePurpose {
    /// What is asked of the game with it.
    pub(super) fn command(self, announcement: Announcement) -> Command {
        match self {
            MovePurpose::Announced => Command::Announce(announcement),
            MovePurpose::Corrected => Command::Correct(announcement),
            MovePurpose::Claimed(claim) => Command::ClaimWith(claim, announcement),
        }
    }
}

/// A question that waits for its answer.
pub(super) enum Pending {
    /// Which of these moves is meant.
    Which { moves: Vec<Move>, by: Speaker, said_as: MovePurpose },
    /// Where the piece that was named goes.
    Piece { role: Role, by: Option<Speaker> },
    /// What the pawn becomes.
    Promotion { said: Words, by: Speaker, said_as: MovePurpose },
    /// About which square it is asked.
    Square { question: Query, by: Speaker },
    /// Whether so many plies are to be taken back.
    TakeBack { plies: u32, by: Speaker, asked_at: u64 },
    /// Whether the game is given up.
    Resign { by: Speaker, asked_at: u64 },
    /// Whether something close to what was said is meant.
    Offer(SuggestionDialog),
    /// What nobody else is to see.
    Confided(SecretDialog),
    /// What is felt on a board.
    Check(Box<GuidedCheck>),
    /// To which side is castled.
    Castling,
}

impl Pending {
    /// What answers it in short. Of which piece or square is asked, a letter means something else.
    pub(super) fn takes(&self) -> Open {
        let yes_or_no = matches!(
            self,
            Pending::TakeBack { .. }
                | Pending::Resign { .. }
                | Pending::Offer(_)
                | Pending::Which { .. }
                | Pending::Promotion { .. }
                | Pending::Castling
        );
        Open { yes_or_no, numbered: self.is_numbered() }
    }

    /// Whether a number may answer it.
    pub(super) fn is_numbered(&self) -> bool {
        matches!(self, Pending::Which { .. } | Pending::Offer(_))
    }

    /// Whether a claim waits for its move.
    pub(super) fn is_of_claim(&self) -> bool {
        matches!(
            self,
            Pending::Which { said_as: MovePurpose::Claimed(_), .. }
                | Pending::Promotion { said_as: MovePurpose::Claimed(_), .. }
        )
    }
}

impl Session<'_> {
    /// The question that waits for its answer, once more.
    pub(super) fn question_of(&self, pending: &Pending) -> Told {
        self.both(|phrasing| vec![self.question_in(pending, phrasing)])
    }

    fn question_in(&self, pending: &Pending, phrasing: &Phrasing<'_>) -> String {
        match pending {
            Pending::Which { moves, .. } => {
                line(&misfit(&ResolveError::Several(moves.clone()), phrasing, false))
            }
            Pending::Piece { role, .. } => not_heard(&ParseError::PieceAlone(*role), phrasing),
            Pending::Promotion { said, .. } => {
                let missing = said.to.map(ResolveError::PromotionMissing);
                missing.map(|missing| line(&misfit(&missing, phrasing, false))).unwrap_or_default()
            }
            Pending::Square { .. } => phrasing.say(Id::WHICH_SQUARE),
            Pending::TakeBack { plies, .. } => {
                phrasing.tell(Id::TAKE_BACK_QUESTION, &args!("plies" => *plies))
            }
            Pending::Resign { by, .. } => self.resign_question(*by, phrasing),
            Pending::Offer(offer) => self.offered_again(offer, phrasing),
            Pending::Confided(confided) => phrasing.say(confided_question(confided)),
            Pending::Check(guided) => Self::check_question(guided, phrasing),
            Pending::Castling => not_heard(&ParseError::WhichCastling, phrasing),
        }
    }

    /// Whether this is the whole move that a claim was asked back for (9.2.1.1). Said for itself it would be made,
    /// and the right to claim be gone.
    pub(super) fn completes_claim(
        &self,
        speaker: Option<Speaker>,
        announcement: &Announcement,
        pending: Option<&Pending>,
    ) -> bool {
        let position = self.game().position();
        let coordinates = |played: &Move| UciMove::from_move(*played, position.castles().mode());
        match pending {
            Some(Pending::Which { moves, by, said_as: MovePurpose::Claimed(_) }) => {
                let done = resolve_geometry(announcement, position, &self.game().course().homes()).ok();
                self.answers(speaker, *by) && moves.iter().any(|played| Some(coordinates(played)) == done)
            }
            Some(Pending::Promotion { said, by, said_as: MovePurpose::Claimed(_) }) => {
                self.answers(speaker, *by) && said.to.is_some() && announcement.to() == said.to
            }
            _ => false,
        }
    }

    fn resign_question(&self, by: Speaker, phrasing: &Phrasing<'_>) -> String {
        phrasing.of_color(Id::RESIGN_QUESTION, by.color().unwrap_or(self.game().turn()))
    }

    /// The question stays open and is asked once more: what was said is no answer to it.
    pub(super) fn ask_once_more(&mut self, pending: Pending) -> Vec<Addressed> {
        let again = self.question_of(&pending);
        self.pending = Some(pending);
        vec![self.refused("no-answer", again)]
    }

    /// "Aufgeben?" is not yet giving up.
    pub(super) fn ask_resign(&mut self, speaker: Option<Speaker>) -> Addressed {
        let by = speaker.unwrap_or_else(|| self.asker(&Command::Resign.into()));
        if let Err(refusal) = self.game().decide(by, &Command::Resign, self.time.now()) {
            return self.refuse(&refusal);
        }
        self.pending = Some(Pending::Resign { by, asked_at: self.last_seq() });
        let question = self.both(|phrasing| vec![self.resign_question(by, phrasing)]);
        self.answered("resign", question)
    }

    /// Only he answers who was asked, or the assistant who speaks for him (D.2.10).
    pub(super) fn answers(&self, speaker: Option<Speaker>, asked: Speaker) -> bool {
        let setup = self.game().setup();
        speaker.is_none_or(|speaker| {
            let announces = is_allowed(speaker, Right::Announce, setup.desk)
                && withheld_duty(speaker, Right::Announce, &setup.regulations).is_none();
            speaker == asked || speaker.is_assistant() && announces
        })
    }

    pub(super) fn not_he(&mut self, asked: Speaker, pending: Pending) -> Vec<Addressed> {
        self.pending = Some(pending);
        let color = asked.color().unwrap_or(self.game().turn());
        vec![self.refuse(&Refusal::NotYourTurn(color))]
    }

    /// III.6.1 — whether the opponent is asked to verify what a claimant has written down.
    pub(super) fn verifies(&self) -> bool {
        matches!(self.game().phase(), Phase::ClaimWritten(_))
    }

    /// Whoever names nobody is who was asked.
    fn verified(&mut self, speaker: Option<Speaker>, verified: bool) -> Vec<Addressed> {
        let Phase::ClaimWritten(color) = *self.game().phase() else { return Vec::new() };
        self.perform(speaker.unwrap_or(Speaker::from(!color)), &Command::Verify(verified))
    }

    /// Nothing was asked that yes or no answers. An offer of a draw is accepted or declined by these words alone
    /// (9.1.2.1), so it is said again.
    fn no_question(&mut self) -> Addressed {
        let told = match self.game().draws().offer {
            Some(offering) => self.both(|phrasing| vec![phrasing.of_color(Id::DRAW_OFFERED, offering)]),
            None => self.one(Id::NOT_HEARD_YES_NO),
        };
        self.refused("no-question", told)
    }

    /// "Yes."
    pub(super) fn said_yes(&mut self, speaker: Option<Speaker>, pending: Option<Pending>) -> Vec<Addressed> {
        match pending {
            None if self.verifies() => self.verified(speaker, true),
            None => vec![self.no_question()],
            Some(Pending::Offer(offer)) => self.answer_offer(speaker, true, offer),
            // Somebody has moved since the question was asked: it is another question now.
            Some(Pending::TakeBack { by, asked_at, .. }) if asked_at != self.last_seq() => {
                self.take_back(by, None)
            }
            Some(Pending::TakeBack { plies, by, .. }) => self.perform(by, &Command::TakeBack(plies)),
            Some(Pending::Resign { by, asked_at }) if asked_at == self.last_seq() => {
                if self.answers(speaker, by) && !speaker.is_some_and(Speaker::is_assistant) {
                    return self.perform(by, &Command::Resign);
                }
                self.not_he(by, Pending::Resign { by, asked_at })
            }
            Some(other) => self.ask_once_more(other),
        }
    }

    /// "No."
    pub(super) fn said_no(&mut self, speaker: Option<Speaker>, pending: Option<Pending>) -> Vec<Addressed> {
        match pending {
            None if self.verifies() => self.verified(speaker, false),
            None => vec![self.no_question()],
            Some(Pending::Offer(offer)) => self.answer_offer(speaker, false, offer),
            Some(Pending::TakeBack { .. }) => vec![self.answered("take-back", self.one(Id::STAYS))],
            Some(Pending::Resign { .. }) => vec![self.answered("resign", self.one(Id::STAYS))],
            // Such a line is never looked at as an answer.
            Some(Pending::Confided(_) | Pending::Check(_)) => Vec::new(),
            Some(Pending::Square { .. }) => vec![self.answered("which-square", self.one(Id::STAYS))],
            Some(
                Pending::Which { .. } | Pending::Piece { .. } | Pending::Promotion { .. } | Pending::Castling,
            ) => {
                vec![self.answered("which", self.one(Id::OFFER_DECLINED))]
            }
        }
    }

    /// A square alone, while a question is open: the answer to it. Where the question is which piece, it is
    /// that piece's own square; nothing is taken for another move.
    pub(super) fn answered_with_square(
        &mut self,
        speaker: Option<Speaker>,
        said: Words,
        pending: Option<Pending>,
    ) -> Vec<Addressed> {
        match pending {
            Some(Pending::Square { question, by }) => {
                let question = said.to.map_or(question, |square| question.at(square));
                self.asked_about(question, by)
            }
            Some(Pending::Piece { role, by }) => {
                let by = speaker.or(by).unwrap_or_else(|| self.announcer());
                self.announce(
                    by,
                    Announcement::Move(Words { role: Some(role), ..said }),
                    MovePurpose::Announced,
                )
            }
            Some(Pending::Which { moves, by, said_as }) => {
                let place = moves.iter().position(|candidate| candidate.from() == said.to);
                let Some(place) = place else {
                    let again = self.refuse(&Refusal::Misfit(ResolveError::Several(moves.clone())));
                    self.pending = Some(Pending::Which { moves, by, said_as });
                    return vec![again];
                };
                let number = u32::try_from(place + 1).unwrap_or(0);
                self.chosen(speaker, number, Some(Pending::Which { moves, by, said_as }))
            }
            _ => {
                let by = speaker.unwrap_or_else(|| self.announcer());
                self.announce(by, Announcement::Move(said), MovePurpose::Announced)
            }
        }
    }

    /// 3.7.5 — a piece alone, where it is asked what a pawn becomes. "And rook" may be the rest of something else.
    pub(super) fn becomes(&mut self, text: &str, role: Role, pending: Option<Pending>) -> Vec<Addressed> {
        let Some(Pending::Promotion { said, by, said_as }) = pending else { return Vec::new() };
        if is_rest_of_more(text, self.lexicon()) {
            return self.ask_once_more(Pending::Promotion { said, by, said_as });
        }
        if !self.answers(named_speaker(text, self.lexicon()).0, by) {
            return self.not_he(by, Pending::Promotion { said, by, said_as });
        }
        self.announce(by, Announcement::Move(Words { promotion: Some(role), ..said }), said_as)
    }

    /// A number alone.
    pub(super) fn chosen(
        &mut self,
        speaker: Option<Speaker>,
        number: u32,
        pending: Option<Pending>,
    ) -> Vec<Addressed> {
        let (moves, by, said_as) = match pending {
            None => return vec![self.refused("no-question", self.one(Id::NOT_HEARD_CHOICE))],
            Some(Pending::Offer(offer)) => return self.choose_offer(speaker, number, offer),
            Some(Pending::Which { moves, by, said_as }) => (moves, by, said_as),
            Some(other) => return self.ask_once_more(other),
        };
        if !self.answers(speaker, by) {
            return self.not_he(by, Pending::Which { moves, by, said_as });
        }
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        match place.and_then(|place| moves.get(place)) {
            Some(found) => self.announce(by, exactly(found), said_as),
            None => self.ask_once_more(Pending::Which { moves, by, said_as }),
        }
    }
}
