//! What is still to be said of a move: where a piece goes, and to which side is castled.

use shakmaty::Role;

use super::interface::{Context, Dialog, Effect, Grammar, MovePurpose, Progress, Said, otherwise};
use crate::game::{Announcement, MoveDescription, ParseError, Speaker};
use crate::hear::Open;
use crate::tell::{Phrasing, not_heard};

/// Where the piece that was named goes.
pub(in crate::session) struct WherePiece(pub(in crate::session) Role);

impl Dialog for WherePiece {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        not_heard(&ParseError::PieceAlone(self.0), phrasing)
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        let Said::Square(said) = said else { return otherwise(self, speaker, said, of) };
        let said = MoveDescription { role: Some(self.0), ..said.clone() };
        Progress::Done(Effect::Announce(speaker, Announcement::Move(said), MovePurpose::Announced))
    }
}

/// To which side is castled.
pub(in crate::session) struct WhereCastling;

impl Dialog for WhereCastling {
    fn prompt(&self, _: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        not_heard(&ParseError::WhichCastling, phrasing)
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        otherwise(self, speaker, said, of)
    }
}
