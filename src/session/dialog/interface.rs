//! What every dialog promises, what it may look at, and what follows from a reply.

use shakmaty::{Color, Move, Role};

use crate::boards::Difference;
use crate::game::{
    Announcement, Claim, Command, Game, MoveDescription, Refusal, Right, Speaker, is_allowed, withheld_duty,
};
use crate::hear::{Intent, NextGame, Open, Secret, Utterance};
use crate::laws::Millis;
use crate::query::Query;
use crate::tell::{Fact, Outcome};
use crate::voice::{Id, Lexicon, Voice};

/// A question that waits for its answer.
pub(in crate::session) trait Dialog {
    /// The question, once more.
    fn prompt(&self, of: &Context<'_>) -> Fact;

    /// How a line is heard while it is open.
    fn grammar(&self) -> Grammar {
        Grammar::Line(Open::default())
    }

    /// What follows from a reply; where the dialog is not handed back with that, it is no longer open.
    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress;

    /// What it waits for.
    fn wants(&self) -> Wants {
        Wants::Reply
    }

    /// For what it is said, and by whom, where this is the whole move that was asked for: to put another right (D.2.8), or
    /// for a claim (9.2.1.1), where said for itself it would be made, and the right to claim be gone.
    fn completes(
        &self,
        _speaker: Option<Speaker>,
        _announcement: &Announcement,
        _of: &Context<'_>,
    ) -> Option<(Speaker, MovePurpose)> {
        None
    }

    /// The number of the answer that is called so in this voice.
    fn place_of(&self, _text: &str, _voice: &Voice, _of: &Context<'_>) -> Option<u32> {
        None
    }

    /// What is wanted with this added to what was wanted; `None` where it adds nothing.
    fn added(&self, _wish: &Intent) -> Option<Intent> {
        None
    }

    /// Whether it is asked once more where something was said that nobody understands.
    fn is_asked_again(&self) -> bool {
        true
    }

    /// The moves that are offered, for other programs.
    fn offered(&self) -> &[Move] {
        &[]
    }
}

/// What a dialog waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum Wants {
    /// A reply, whatever else is said meanwhile.
    Reply,
    /// What comes behind the end of a game: whatever else is said, it can still be answered, but a letter goes over the
    /// board.
    Next,
    /// A square.
    Square,
    /// Which move it is that is said for this; no clock is pressed meanwhile.
    Move(MovePurpose),
    /// The same, where a piece alone says it, also by its letter.
    Piece(MovePurpose),
    /// Whether what is offered is meant: after another event, when something else was said or after some time it is no
    /// longer asked.
    Offered(Asked),
    /// Whether it is to be done: the same, but what has happened since is asked about anew.
    Confirmed(Asked),
}

/// When something was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) struct Asked {
    /// The number of the last event.
    pub(in crate::session) seq: u64,
    /// The time of the game.
    pub(in crate::session) at: Millis,
}

impl Asked {
    /// So long it waits for its answer.
    pub(in crate::session) const PATIENCE: Millis = 120_000;

    /// It is asked now.
    pub(in crate::session) fn now(of: &Context<'_>) -> Asked {
        Asked { seq: of.seq, at: of.at }
    }
}

impl Wants {
    /// Whether it is still asked after something else was said.
    pub(in crate::session) fn stays(self) -> bool {
        !matches!(self, Wants::Offered(_) | Wants::Confirmed(_))
    }

    /// Whether it is asked no longer: something has happened since, or too much time has passed.
    pub(in crate::session) fn is_past(self, seq: u64, now: Millis) -> bool {
        match self {
            Wants::Offered(asked) if asked.seq != seq => true,
            Wants::Offered(asked) | Wants::Confirmed(asked) => now.saturating_sub(asked.at) > Asked::PATIENCE,
            Wants::Reply | Wants::Next | Wants::Square | Wants::Move(_) | Wants::Piece(_) => false,
        }
    }

    /// Whether something else may be meant just as well, and is asked back.
    pub(in crate::session) fn gives_way(self) -> bool {
        !self.stays() || self == Wants::Next
    }

    /// What the move is said for that it waits for.
    pub(in crate::session) fn purpose(self) -> Option<MovePurpose> {
        match self {
            Wants::Move(purpose) | Wants::Piece(purpose) => Some(purpose),
            Wants::Reply | Wants::Next | Wants::Square | Wants::Offered(_) | Wants::Confirmed(_) => None,
        }
    }
}

/// A dialog that is open, if one is.
pub(in crate::session) type OpenDialog = Option<Box<dyn Dialog>>;

/// How a line is heard while a dialog is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum Grammar {
    /// As any line, but that these short answers are understood.
    Line(Open),
    /// A passphrase, typed unseen: it may be any words.
    Secret,
    /// A move to seal, typed unseen.
    Sealed,
    /// What fingers feel.
    Felt,
}

impl Grammar {
    /// Whether it is typed unseen.
    pub(in crate::session) fn is_unseen(self) -> bool {
        matches!(self, Grammar::Secret | Grammar::Sealed)
    }

    /// Whether a number may answer.
    pub(in crate::session) fn is_numbered(self) -> bool {
        matches!(self, Grammar::Line(Open { numbered: true, .. }))
    }
}

/// What was said while a dialog is open.
#[derive(Debug, Clone, Copy)]
pub(in crate::session) enum DialogReply<'t> {
    /// "Yes."
    Yes,
    /// "No", or that it is no longer to be asked.
    No,
    /// A number alone.
    Number(u32),
    /// A square alone, with all that was said of it.
    Square(&'t MoveDescription),
    /// A piece alone, in this line.
    Piece(&'t str, Role),
    /// A line whatever it is, where the grammar is not that of lines; an empty one asks no longer.
    Line(&'t str),
}

/// What follows from a reply.
pub(in crate::session) enum Progress {
    /// It is settled.
    Done(Effect),
    /// It stays open, and this is said.
    Again(Box<dyn Dialog>, Outcome),
    /// It stays open behind what else was asked, and asks again.
    Aside(Box<dyn Dialog>, Utterance),
    /// Something else was said, and is heard as if nothing were asked; where it is kept it may stay open behind that.
    NotMine { utterance: Utterance, keep: OpenDialog },
}

/// What is done when a dialog is settled.
pub(in crate::session) enum Effect {
    /// This is said.
    Say(Outcome),
    /// This is said, and then the line is heard once more as if nothing had been asked.
    HearAnew(Outcome, String),
    /// This is asked of the game.
    Perform(Speaker, Command),
    /// This is announced, by whoever announces where nobody is named.
    Announce(Option<Speaker>, Announcement, MovePurpose),
    /// This is asked about the game.
    Ask(Query, Speaker),
    /// This is wanted, as if it had been said in its own words.
    Understood(Speaker, Intent),
    /// It is asked anew how much is taken back.
    TakeBack(Speaker),
    /// So many plies are taken back, and this is announced instead.
    PlayInstead(Speaker, u32, Announcement),
    /// What was found on this board is reported of it.
    Record { by: Speaker, board: Color, squares: Vec<Difference> },
    /// The move is sealed.
    Seal(Speaker, Secret),
    /// This is the passphrase.
    Passphrase(Speaker, Secret),
    /// The envelope is opened with this.
    Open(Speaker, Secret),
    /// This game is left for another.
    NextGame(NextGame),
    /// What was asked for in confidence is no longer asked for; the message says so.
    GiveUp(Id),
}

/// What a move is said for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::session) enum MovePurpose {
    /// To be made.
    Announced,
    /// To put a slip of the tongue right (D.2.8).
    Corrected,
    /// To claim a draw with it (9.2.1.1, 9.3.1).
    Claimed(Claim),
}

impl MovePurpose {
    /// What is asked of the game with it.
    pub(in crate::session) fn command(self, announcement: Announcement) -> Command {
        match self {
            MovePurpose::Announced => Command::Announce(announcement),
            MovePurpose::Corrected => Command::Correct(announcement),
            MovePurpose::Claimed(claim) => Command::ClaimWith(claim, announcement),
        }
    }

    pub(in crate::session) fn is_claim(self) -> bool {
        matches!(self, MovePurpose::Claimed(_))
    }
}

/// What a dialog may look at.
pub(in crate::session) struct Context<'c> {
    pub(in crate::session) game: &'c Game,
    /// The number of the last event.
    pub(in crate::session) seq: u64,
    /// The time of the game.
    pub(in crate::session) at: Millis,
    /// The words a line is heard in.
    pub(in crate::session) lexicon: &'c Lexicon,
}

impl Context<'_> {
    /// Only he answers who was asked, or the assistant who speaks for him (D.2.10).
    pub(in crate::session) fn answers(&self, speaker: Option<Speaker>, asked: Speaker) -> bool {
        let setup = self.game.setup();
        speaker.is_none_or(|speaker| {
            let announces = is_allowed(speaker, Right::Announce, setup.desk)
                && withheld_duty(speaker, Right::Announce, &setup.regulations).is_none();
            speaker == asked || speaker.is_assistant() && announces
        })
    }

    /// It stays open: somebody else was asked than who has answered.
    pub(super) fn not_yours(&self, dialog: Box<dyn Dialog>, asked: Speaker) -> Progress {
        let refusal = Refusal::NotYourTurn(asked.color().unwrap_or(self.game.turn()));
        Progress::Again(dialog, Outcome::refusal(refusal))
    }
}

/// The question stays open and is asked once more: what was said is no answer to it.
pub(in crate::session) fn once_more(dialog: Box<dyn Dialog>, of: &Context<'_>) -> Progress {
    let again = dialog.prompt(of);
    Progress::Again(dialog, Outcome::refused("no-answer", again))
}

/// What follows from a reply that a dialog has no answer of its own to.
pub(super) fn otherwise(
    dialog: Box<dyn Dialog>,
    speaker: Option<Speaker>,
    said: DialogReply<'_>,
    of: &Context<'_>,
) -> Progress {
    match said {
        DialogReply::No => said_no("which", Id::OFFER_DECLINED),
        DialogReply::Square(said) => {
            Progress::Done(Effect::Announce(speaker, Announcement::Move(*said), MovePurpose::Announced))
        }
        DialogReply::Yes | DialogReply::Number(_) | DialogReply::Piece(..) | DialogReply::Line(_) => {
            once_more(dialog, of)
        }
    }
}

/// It is no longer asked.
pub(super) fn said_no(name: &'static str, id: Id) -> Progress {
    Progress::Done(Effect::Say(Outcome::answered(name, id)))
}
