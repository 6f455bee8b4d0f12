//! What is still to be said: which of several moves, what a pawn becomes, where a piece goes, about which square.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position, Role};

use super::interface::{
    Context, Dialog, DialogReply, Effect, Grammar, MovePurpose, Progress, Wants, once_more, otherwise,
    said_no,
};
use crate::game::{
    Announcement, Command, MoveDescription, ParseError, Refusal, ResolveError, Speaker, chosen,
    resolve_geometry,
};
use crate::hear::{Intent, Open, hear, is_rest_of_more, named_speaker};
use crate::query::Query;
use crate::tell::{Fact, Outcome, piece_name};
use crate::voice::{Id, Voice};

/// Which of these moves is meant.
pub(in crate::session) struct WhichMove {
    pub(in crate::session) moves: Vec<Move>,
    pub(in crate::session) by: Speaker,
    pub(in crate::session) said_as: MovePurpose,
}

impl WhichMove {
    fn chosen(self: Box<Self>, speaker: Option<Speaker>, place: Option<usize>, of: &Context<'_>) -> Progress {
        if !of.answers(speaker, self.by) {
            let by = self.by;
            return of.not_yours(self, by);
        }
        match place.and_then(|place| self.moves.get(place)) {
            Some(found) => {
                Progress::Done(Effect::Announce(Some(self.by), Announcement::exactly(*found), self.said_as))
            }
            None => once_more(self, of),
        }
    }
}

impl Dialog for WhichMove {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::Misfit(ResolveError::Several(self.moves.clone()))
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Number(number) => {
                let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
                self.chosen(speaker, place, of)
            }
            // It is the piece's own square; nothing is taken for another move.
            DialogReply::Square(said) => {
                let Some(place) = self.moves.iter().position(|found| found.from() == said.to) else {
                    let several = Refusal::Misfit(ResolveError::Several(self.moves.clone()));
                    return Progress::Again(self, Outcome::refusal(several));
                };
                self.chosen(speaker, Some(place), of)
            }
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Move(self.said_as)
    }

    /// "The one from g3", "the left one", "c": what tells one of them from the others.
    fn place_of(&self, text: &str, voice: &Voice, of: &Context<'_>) -> Option<u32> {
        let first = self.moves.first()?;
        // "With the knight"
        if let Err(ParseError::PieceAlone(role)) = hear(text, of.lexicon) {
            let mut places = (1..).zip(&self.moves).filter(|(_, found)| found.role() == role);
            return places.next().map(|(place, _)| place).filter(|_| places.next().is_none());
        }
        let is_alike = |other: &Move| other.role() == first.role() && other.to() == first.to();
        let is_file = || matches!(text.trim().as_bytes(), [b'a'..=b'h']);
        if !self.moves.iter().all(is_alike) || hear(text, of.lexicon).is_ok() && !is_file() {
            return None;
        }
        let piece = piece_name(first.role(), voice);
        let square = first.to();
        let lines = [
            format!("{piece} {text} {square}"),
            format!("{text} {piece} {square}"),
            format!("{text} {square}"),
        ];
        let board = of.game.position().board();
        let chosen = lines.iter().find_map(|line| match hear(line, of.lexicon).map(|said| said.heard) {
            Ok(Intent::Announce(Announcement::Move(said), false))
            | Err(ParseError::Doubtful(Announcement::Move(said))) => {
                chosen(&said, board, of.game.turn(), &self.moves)
            }
            _ => None,
        })?;
        let place = self.moves.iter().position(|found| *found == chosen)?;
        u32::try_from(place + 1).ok()
    }

    fn completes(
        &self,
        speaker: Option<Speaker>,
        announcement: &Announcement,
        of: &Context<'_>,
    ) -> Option<(Speaker, MovePurpose)> {
        let position = of.game.position();
        let coordinates = |played: &Move| UciMove::from_move(*played, position.castles().mode());
        let done = resolve_geometry(announcement, position, &of.game.course().homes()).ok();
        let is_one = || self.moves.iter().any(|played| Some(coordinates(played)) == done);
        let completes = self.said_as.is_claim() && of.answers(speaker, self.by) && is_one();
        completes.then_some((self.by, self.said_as))
    }
}

/// What the pawn becomes.
pub(in crate::session) struct Promotion {
    pub(in crate::session) said: MoveDescription,
    pub(in crate::session) by: Speaker,
    pub(in crate::session) said_as: MovePurpose,
}

impl Dialog for Promotion {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        let missing = self.said.to.map(ResolveError::PromotionMissing);
        missing.map_or_else(|| Fact::Text(String::new()), Fact::Misfit)
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let DialogReply::Piece(text, role) = said else { return otherwise(self, speaker, said, of) };
        // "And rook" may be the rest of something else.
        if is_rest_of_more(text, of.lexicon) {
            return once_more(self, of);
        }
        if !of.answers(named_speaker(text, of.lexicon).0, self.by) {
            let by = self.by;
            return of.not_yours(self, by);
        }
        let said = MoveDescription { promotion: Some(role), ..self.said };
        Progress::Done(Effect::Announce(Some(self.by), Announcement::Move(said), self.said_as))
    }

    fn wants(&self) -> Wants {
        Wants::Piece(self.said_as)
    }

    fn completes(
        &self,
        speaker: Option<Speaker>,
        announcement: &Announcement,
        of: &Context<'_>,
    ) -> Option<(Speaker, MovePurpose)> {
        let is_it = self.said.to.is_some() && announcement.to() == self.said.to;
        (self.said_as.is_claim() && is_it && of.answers(speaker, self.by)).then_some((self.by, self.said_as))
    }
}

/// Where the piece that was named goes.
pub(in crate::session) struct WherePiece(pub(in crate::session) Role);

impl Dialog for WherePiece {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::NotHeard(ParseError::PieceAlone(self.0))
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let DialogReply::Square(said) = said else { return otherwise(self, speaker, said, of) };
        let said = MoveDescription { role: Some(self.0), ..*said };
        Progress::Done(Effect::Announce(speaker, Announcement::Move(said), MovePurpose::Announced))
    }
}

/// D.2.8 — which move is right.
pub(in crate::session) struct WhichCorrection(pub(in crate::session) Speaker);

impl Dialog for WhichCorrection {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Id::CORRECT_WHICH.into()
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Square(said) => {
                let instead = Command::Correct(Announcement::Move(*said));
                Progress::Done(Effect::Understood(speaker.unwrap_or(self.0), instead.into()))
            }
            DialogReply::No => said_no("correct", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn completes(
        &self,
        speaker: Option<Speaker>,
        _: &Announcement,
        of: &Context<'_>,
    ) -> Option<(Speaker, MovePurpose)> {
        of.answers(speaker, self.0).then_some((self.0, MovePurpose::Corrected))
    }

    fn wants(&self) -> Wants {
        Wants::Move(MovePurpose::Corrected)
    }
}

/// To which side is castled.
pub(in crate::session) struct WhereCastling;

impl Dialog for WhereCastling {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::NotHeard(ParseError::WhichCastling)
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        otherwise(self, speaker, said, of)
    }
}

/// About which square this is asked.
pub(in crate::session) struct WhichSquare {
    pub(in crate::session) question: Query,
    pub(in crate::session) by: Speaker,
}

impl Dialog for WhichSquare {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Id::WHICH_SQUARE.into()
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Square(said) => {
                let WhichSquare { question, by } = *self;
                let question = said.to.map_or(question, |square| question.at(square));
                Progress::Done(Effect::Ask(question, by))
            }
            DialogReply::No => said_no("which-square", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Square
    }
}
