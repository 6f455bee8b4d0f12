//! What a line in anybody's words may want is asked back, and nothing is done before the answer.

use super::interface::{
    Asked, Context, Dialog, DialogReply, Effect, Grammar, Progress, Wants, once_more, otherwise, said_no,
};
use crate::game::Speaker;
use crate::hear::{Meant, Open};
use crate::tell::{Fact, topic_name};
use crate::voice::{Id, Voice, words};

/// Whether this is meant, or which of these.
pub(in crate::session) struct WhichMeant {
    pub(in crate::session) meant: Vec<Meant>,
    pub(in crate::session) by: Speaker,
    /// When it was asked.
    pub(in crate::session) asked: Asked,
}

impl Dialog for WhichMeant {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::Meant(self.meant.iter().map(|meant| meant.name).collect())
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: self.meant.len() > 1 })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let number = match said {
            // What would have been done is not done.
            DialogReply::No if self.meant.iter().all(|meant| meant.intent.binds()) => {
                return said_no("meant", Id::STAYS);
            }
            DialogReply::No => return said_no("meant", Id::TOPIC_DECLINED),
            DialogReply::Yes if self.meant.len() > 1 => return once_more(self, of),
            DialogReply::Yes => 1,
            DialogReply::Number(number) => number,
            said => return otherwise(self, speaker, said, of),
        };
        if !of.answers(speaker, self.by) {
            let by = self.by;
            return of.not_yours(self, by);
        }
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        match place.and_then(|place| self.meant.get(place)) {
            Some(meant) => Progress::Done(Effect::Understood(self.by, meant.intent.clone())),
            None => once_more(self, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Offered(self.asked)
    }

    /// Which question was meant is no longer asked when something else is said.
    fn is_asked_again(&self) -> bool {
        self.meant.iter().any(|meant| meant.intent.binds())
    }

    /// "Attackers": one of those that are asked about, by its name.
    fn place_of(&self, text: &str, voice: &Voice, _: &Context<'_>) -> Option<u32> {
        let said = words(text);
        let is_it = |meant: &Meant| topic_name(meant.name, voice).is_some_and(|name| words(&name) == said);
        let place = self.meant.iter().position(is_it)?;
        u32::try_from(place + 1).ok()
    }
}
