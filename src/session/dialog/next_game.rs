//! What is asked before a game in progress is left for another, which game is taken up, and what comes next.

use super::interface::{
    Asked, Context, Dialog, DialogReply, Effect, Grammar, Progress, Wants, once_more, otherwise, said_no,
};
use crate::game::{Rung, Speaker};
use crate::hear::{Control, Intent, NewGame, NextGame, Open, SaidRung, Sides};
use crate::tell::{Fact, NextGameAsked, OpenGame, Outcome};
use crate::voice::Id;

/// Whether this game is left for another.
pub(in crate::session) struct LeaveGame {
    pub(in crate::session) next: NextGame,
    /// This game's number.
    pub(in crate::session) number: u32,
    pub(in crate::session) asked: Asked,
}

impl Dialog for LeaveGame {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::NextGame(NextGameAsked { game: self.number, next: self.next.clone().into() })
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn added(&self, wish: &Intent) -> Option<Intent> {
        match (&self.next, wish) {
            (NextGame::New(before), Intent::Control(Control::NewGame(more))) => {
                Some(Control::NewGame(before.with(more)).into())
            }
            _ => None,
        }
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Yes => Progress::Done(Effect::NextGame(self.next)),
            DialogReply::No => said_no("confirm", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Confirmed(self.asked)
    }
}

/// Which game is taken up, by its number.
pub(in crate::session) struct WhichGame(pub(in crate::session) Vec<OpenGame>);

impl Dialog for WhichGame {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::OpenGames(self.0.clone())
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: false, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Number(number) if self.0.iter().any(|open| open.game == number) => {
                Progress::Done(Effect::NextGame(NextGame::TakeUp(number)))
            }
            DialogReply::Number(_) => once_more(self, of),
            DialogReply::No => said_no("take-up", Id::STAYS),
            said => otherwise(self, speaker, said, of),
        }
    }
}

/// What is to come behind the end of a game: another, with the sides changed, or nothing.
pub(in crate::session) struct WhatNext;

impl Dialog for WhatNext {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Id::NEXT_OFFER.into()
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        let wanted = match said {
            DialogReply::Number(1) => Control::NewGame(NewGame::default()),
            DialogReply::Number(2) => {
                Control::NewGame(NewGame { sides: Some(Sides::Changed), ..NewGame::default() })
            }
            DialogReply::No | DialogReply::Number(3) => Control::Quit,
            DialogReply::Yes => {
                return Progress::Again(self, Outcome::answered("new-game", Id::NEXT_OFFER_WHICH));
            }
            said => return otherwise(self, speaker, said, of),
        };
        let by = speaker.unwrap_or(Speaker::from(of.game.turn()));
        Progress::Done(Effect::Understood(by, wanted.into()))
    }

    fn wants(&self) -> Wants {
        Wants::Next
    }
}

/// Whether the rung that is earned is climbed; whatever else is said is as at the end of any game.
pub(in crate::session) struct NextRung {
    pub(in crate::session) rung: Rung,
    /// Who has earned it.
    pub(in crate::session) by: Speaker,
}

impl Dialog for NextRung {
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::numbered(Id::RUNG_EARNED, "rung", self.rung.get())
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: false })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        match said {
            DialogReply::Yes => {
                let rung = Some(SaidRung::Number(self.rung.get().into()));
                let wanted = Control::NewGame(NewGame { rung, ..NewGame::default() });
                Progress::Done(Effect::Understood(speaker.unwrap_or(self.by), wanted.into()))
            }
            DialogReply::No => {
                Progress::Again(Box::new(WhatNext), Outcome::answered("new-game", Id::NEXT_OFFER))
            }
            said => otherwise(self, speaker, said, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Next
    }
}
