//! Which of several moves is meant.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position};

use super::interface::{
    Context, Dialog, Effect, Grammar, MovePurpose, Progress, Said, Saying, exactly, once_more, otherwise,
};
use crate::game::{Announcement, Refusal, ResolveError, Speaker, resolve_geometry};
use crate::hear::Open;
use crate::tell::{Phrasing, line, misfit};

/// Which of these moves is meant.
pub(in crate::session) struct WhichMove {
    pub(in crate::session) moves: Vec<Move>,
    pub(in crate::session) by: Speaker,
    pub(in crate::session) said_as: MovePurpose,
}

impl WhichMove {
    fn chosen(self: Box<Self>, speaker: Option<Speaker>, place: Option<usize>, of: &Context<'_>) -> Progress {
        if !of.answers(speaker, self.by) {
            let refused = of.not_yours(self.by);
            return Progress::Again(self, refused);
        }
        match place.and_then(|place| self.moves.get(place)) {
            Some(found) => Progress::Done(Effect::Announce(Some(self.by), exactly(found), self.said_as)),
            None => once_more(self, of),
        }
    }
}

impl Dialog for WhichMove {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        line(&misfit(&ResolveError::Several(self.moves.clone()), phrasing, false))
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        match said {
            Said::Number(number) => {
                let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
                self.chosen(speaker, place, of)
            }
            // It is the piece's own square; nothing is taken for another move.
            Said::Square(said) => {
                let Some(place) = self.moves.iter().position(|found| found.from() == said.to) else {
                    let several = Refusal::Misfit(ResolveError::Several(self.moves.clone()));
                    return Progress::Again(self, Saying::Refusal(several));
                };
                self.chosen(speaker, Some(place), of)
            }
            said => otherwise(self, speaker, said, of),
        }
    }

    fn lacks_move(&self) -> bool {
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
        let position = of.game.position();
        let coordinates = |played: &Move| UciMove::from_move(*played, position.castles().mode());
        let done = resolve_geometry(announcement, position, &of.game.course().homes()).ok();
        let is_one = || self.moves.iter().any(|played| Some(coordinates(played)) == done);
        let completes = self.is_of_claim() && of.answers(speaker, self.by) && is_one();
        completes.then_some((self.by, self.said_as))
    }
}
