//! About which square something is asked.

use super::interface::{Context, Dialog, Effect, Progress, Said, otherwise, said_no};
use crate::game::Speaker;
use crate::query::Query;
use crate::tell::Phrasing;
use crate::voice::Id;

/// About which square this is asked.
pub(in crate::session) struct WhichSquare {
    pub(in crate::session) question: Query,
    pub(in crate::session) by: Speaker,
}

impl Dialog for WhichSquare {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        phrasing.say(Id::WHICH_SQUARE)
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        match said {
            Said::Square(said) => {
                let WhichSquare { question, by } = *self;
                let question = said.to.map_or(question, |square| question.at(square));
                Progress::Done(Effect::Ask(question, by))
            }
            Said::No => said_no("which-square", Id::STAYS, of),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn asks_where(&self) -> bool {
        true
    }
}
