//! What a pawn becomes on the last rank (3.7.5).

use super::interface::{Context, Dialog, Effect, Grammar, MovePurpose, Progress, Said, once_more, otherwise};
use crate::game::{Announcement, MoveDescription, ResolveError, Speaker};
use crate::hear::{Open, is_rest_of_more, named_speaker};
use crate::tell::{Phrasing, line, misfit};

/// What the pawn becomes.
pub(in crate::session) struct Promotion {
    pub(in crate::session) said: MoveDescription,
    pub(in crate::session) by: Speaker,
    pub(in crate::session) said_as: MovePurpose,
}

impl Dialog for Promotion {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        let missing = self.said.to.map(ResolveError::PromotionMissing);
        missing.map(|missing| line(&misfit(&missing, phrasing, false))).unwrap_or_default()
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        let Said::Piece(text, role) = said else { return otherwise(self, speaker, said, of) };
        // "And rook" may be the rest of something else.
        if is_rest_of_more(text, of.lexicon) {
            return once_more(self, of);
        }
        if !of.answers(named_speaker(text, of.lexicon).0, self.by) {
            let refused = of.not_yours(self.by);
            return Progress::Again(self, refused);
        }
        let said = MoveDescription { promotion: Some(role), ..self.said };
        Progress::Done(Effect::Announce(Some(self.by), Announcement::Move(said), self.said_as))
    }

    fn lacks_move(&self) -> bool {
        true
    }

    fn takes_piece(&self) -> bool {
        true
    }

    fn is_of_claim(&self) -> bool {
        self.said_as.is_claim()
    }

    fn completes_claim(
        &self,
        speaker: Option<Speaker>,
        announcement: &Announcement,
        of: &Context<'_>,
    ) -> Option<(Speaker, MovePurpose)> {
        let is_it = self.said.to.is_some() && announcement.to() == self.said.to;
        (self.is_of_claim() && is_it && of.answers(speaker, self.by)).then_some((self.by, self.said_as))
    }
}
