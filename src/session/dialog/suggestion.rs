//! What was nearly understood is asked back; nothing is taken before the answer.

use shakmaty::{Move, Position};

use super::interface::{
    Asked, Context, Dialog, DialogReply, Effect, Grammar, MovePurpose, Progress, Wants, once_more, otherwise,
    said_no,
};
use crate::game::{Announcement, Desk, Refusal, Speaker};
use crate::hear::{Open, Suggestions};
use crate::tell::{Fact, Offer, Offered, Outcome};
use crate::voice::Id;

/// An offer that waits for its answer.
pub(in crate::session) struct SuggestionDialog {
    offered: Offered,
    by: Speaker,
    said_as: MovePurpose,
    /// When it was made.
    asked: Asked,
}

impl SuggestionDialog {
    /// Asks back what a line seems to be; `None` when it is close to nothing that could be taken.
    pub(in crate::session) fn of(found: &Suggestions, by: Speaker, of: &Context<'_>) -> Option<Progress> {
        let said_as = if found.correcting { MovePurpose::Corrected } else { MovePurpose::Announced };
        if let Some(refusal) = refused_anyhow(by, found, said_as, of) {
            return Some(Progress::Done(Effect::Say(Outcome::refusal(refusal))));
        }
        let offered =
            offered_moves(by, found, said_as, of).or_else(|| Some(Offered::Words(found.words()?.clone())))?;
        let question = Fact::Offer(Offer { offered: offered.clone(), word: found.word.clone() });
        let dialog = SuggestionDialog { offered, by, said_as, asked: Asked::now(of) };
        Some(Progress::Again(Box::new(dialog), Outcome::answered("offer", question)))
    }

    /// A move, or a correction, that was said as a question is asked back before it is taken.
    pub(in crate::session) fn said_back(
        words: Announcement,
        said_as: MovePurpose,
        by: Speaker,
        of: &Context<'_>,
    ) -> Progress {
        let decided = of.game.decide(by, &said_as.command(words.clone()), of.at);
        if let Err(refusal) = decided
            && (of.game.setup().desk != Desk::Tournament || !matches!(refusal, Refusal::Misfit(_)))
        {
            return Progress::Done(Effect::Say(Outcome::refusal(refusal)));
        }
        let offered = Offered::Words(words);
        let dialog = SuggestionDialog { offered, by, said_as, asked: Asked::now(of) };
        let question = dialog.prompt(of);
        Progress::Again(Box::new(dialog), Outcome::answered("offer", question))
    }

    /// What is offered under this number.
    fn announcement(&self, number: u32) -> Option<Announcement> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        match &self.offered {
            Offered::Moves(moves) => moves.get(place).copied().map(Announcement::exactly),
            Offered::Words(words) => (place == 0).then(|| words.clone()),
        }
    }
}

impl Dialog for SuggestionDialog {
    /// The question, without the word that was not understood.
    fn prompt(&self, _: &Context<'_>) -> Fact {
        Fact::Offer(Offer { offered: self.offered.clone(), word: None })
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: DialogReply<'_>, of: &Context<'_>) -> Progress {
        if !matches!(said, DialogReply::Yes | DialogReply::No | DialogReply::Number(_)) {
            return otherwise(self, speaker, said, of);
        }
        if !of.answers(speaker, self.by) {
            let by = self.by;
            return of.not_yours(self, by);
        }
        let number = match (said, &self.offered) {
            (DialogReply::No, _) => return said_no("offer", Id::OFFER_DECLINED),
            (DialogReply::Number(number), _) => number,
            (_, Offered::Moves(moves)) if moves.len() > 1 => {
                let again = self.prompt(of);
                return Progress::Again(self, Outcome::answered("offer", again));
            }
            _ => 1,
        };
        match self.announcement(number) {
            Some(announcement) => Progress::Done(Effect::Announce(Some(self.by), announcement, self.said_as)),
            None => once_more(self, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Offered(self.asked)
    }

    fn offered(&self) -> &[Move] {
        match &self.offered {
            Offered::Moves(moves) => moves,
            Offered::Words(_) => &[],
        }
    }
}

/// The legal moves that can have been meant, where they may be looked at and there are any: not in a tournament, where
/// it would tell whether a move is legal, and only when this speaker is to announce one.
fn offered_moves(
    by: Speaker,
    found: &Suggestions,
    said_as: MovePurpose,
    of: &Context<'_>,
) -> Option<Offered> {
    let game = of.game;
    let may_take = |candidate: &Move| {
        game.decide(by, &said_as.command(Announcement::exactly(*candidate)), of.at).is_ok()
    };
    let may_look = game.setup().desk != Desk::Tournament
        && game.hand().is_some() == found.correcting
        && (found.correcting || game.repeat_due().is_none())
        && game.position().legal_moves().iter().any(may_take);
    if !may_look {
        return None;
    }
    let mut moves = found.moves(game.position());
    moves.retain(may_take);
    (!moves.is_empty()).then_some(Offered::Moves(moves))
}

/// What refuses any announcement of this speaker now: nothing is asked back that could not be taken. Whether
/// the words name a legal move has no part in it.
fn refused_anyhow(
    by: Speaker,
    found: &Suggestions,
    said_as: MovePurpose,
    of: &Context<'_>,
) -> Option<Refusal> {
    let refusal = of.game.decide(by, &said_as.command(found.words()?.clone()), of.at).err()?;
    (!matches!(refusal, Refusal::Misfit(_) | Refusal::ReportMisfit(_))).then_some(refusal)
}
