//! What is asked once more before it is done: taking back, and giving up.

use shakmaty::Color;

use super::interface::{
    Asked, Context, Dialog, DialogReply, Effect, Grammar, Progress, Wants, once_more, otherwise, said_no,
};
use crate::game::{Announcement, Command, Ruling, Speaker};
use crate::hear::Open;
use crate::tell::{Fact, Variable};
use crate::voice::Id;

const YES_OR_NO: Grammar = Grammar::Line(Open { yes_or_no: true, numbered: false });

/// Whether so many plies are to be taken back, and this is to be announced instead.
pub(in crate::session) struct TakeBack {
    pub(in crate::session) plies: u32,
    pub(in crate::session) instead: Option<Announcement>,
    pub(in crate::session) by: Speaker,
    pub(in crate::session) asked: Asked,
}

impl Dialog for TakeBack {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        match &self.instead {
            None => Fact::numbered(Id::TAKE_BACK_QUESTION, "plies", self.plies),
            Some(said) => Fact::Say(Id::PLAY_INSTEAD_QUESTION, vec![("move", Variable::Said(said.clone()))]),
        }
    }

    fn grammar(&self) -> Grammar {
        YES_OR_NO
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            // Somebody has moved since the question was asked: it is another question now.
            DialogReply::Yes => Progress::Done(match (self.instead, self.asked.seq == of.seq) {
                (None, true) => Effect::Perform(self.by, Command::TakeBack(self.plies)),
                (None, false) => Effect::TakeBack(self.by),
                (Some(said), true) => Effect::PlayInstead(self.by, self.plies, said),
                (Some(said), false) => Effect::Understood(self.by, Command::Correct(said).into()),
            }),
            DialogReply::No => said_no("take-back", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Confirmed(self.asked)
    }
}

/// 7.5.1 — whether a move is punished that the program knows nothing against.
pub(in crate::session) struct RuleIllegal {
    pub(in crate::session) color: Color,
    /// Why it is asked.
    pub(in crate::session) question: Id,
    pub(in crate::session) asked: Asked,
}

impl Dialog for RuleIllegal {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::of_color(self.question, self.color)
    }

    fn grammar(&self) -> Grammar {
        YES_OR_NO
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Yes if self.asked.seq != of.seq => once_more(self, of),
            DialogReply::Yes if speaker.is_none_or(|speaker| speaker == Speaker::Arbiter) => {
                let ruling = Command::Ruling(Ruling::Illegal(self.color));
                Progress::Done(Effect::Perform(Speaker::Arbiter, ruling))
            }
            DialogReply::No => said_no("confirm", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Confirmed(self.asked)
    }
}

/// Whether the game is given up: "Aufgeben?" is not yet giving up.
pub(in crate::session) struct Resign {
    pub(in crate::session) by: Speaker,
    pub(in crate::session) asked: Asked,
}

impl Dialog for Resign {
    fn prompt(&self, of: &Context<'_>) -> Fact {
        Fact::of_color(Id::RESIGN_QUESTION, self.by.color().unwrap_or(of.game.turn()))
    }

    fn grammar(&self) -> Grammar {
        YES_OR_NO
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Yes if self.asked.seq != of.seq => once_more(self, of),
            DialogReply::Yes
                if of.answers(speaker, self.by) && !speaker.is_some_and(Speaker::is_assistant) =>
            {
                Progress::Done(Effect::Perform(self.by, Command::Resign))
            }
            DialogReply::Yes => {
                let by = self.by;
                of.not_yours(self, by)
            }
            DialogReply::No => said_no("resign", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Confirmed(self.asked)
    }
}
