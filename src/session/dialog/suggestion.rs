//! What was nearly understood is asked back; nothing is taken before the answer.

use shakmaty::{Move, Position};

use super::interface::{
    Context, Dialog, Effect, Grammar, MovePurpose, Progress, Said, Wants, exactly, once_more, otherwise,
    said_no,
};
use crate::args;
use crate::game::{Announcement, Command, Desk, Refusal, Speaker};
use crate::hear::{Open, Suggestions};
use crate::session::outcome::Addressed;
use crate::tell::Phrasing;
use crate::voice::{Id, Verbosity};

/// An offer that waits for its answer.
pub(in crate::session) struct SuggestionDialog {
    offered: Offered,
    by: Speaker,
    said_as: MovePurpose,
    /// The number of the last event when it was made.
    asked_at: u64,
}

/// What is offered.
enum Offered {
    /// Legal moves, the closest first.
    Moves(Vec<Move>),
    /// The words that seem to have been said, legal or not.
    Words(Announcement),
}

impl SuggestionDialog {
    /// Asks back what a line seems to be; `None` when it is close to nothing that could be taken.
    pub(in crate::session) fn of(found: &Suggestions, by: Speaker, of: &Context<'_>) -> Option<Progress> {
        let said_as = if found.correcting { MovePurpose::Corrected } else { MovePurpose::Announced };
        if let Some(refusal) = refused_anyhow(by, found, said_as, of) {
            return Some(Progress::Done(Effect::Say(of.refuse(&refusal))));
        }
        let offered =
            offered_moves(by, found, said_as, of).or_else(|| Some(Offered::Words(found.words()?.clone())))?;
        let question = of.both(|phrasing| vec![offered.question(&found.word, of, phrasing)]);
        let dialog = SuggestionDialog { offered, by, said_as, asked_at: of.seq };
        Some(Progress::Again(Box::new(dialog), Addressed::told("answered", "offer", question)))
    }

    /// A move that was said as a question is asked back before it is taken.
    pub(in crate::session) fn said_back(words: Announcement, by: Speaker, of: &Context<'_>) -> Progress {
        let decided = of.game.decide(by, &Command::Announce(words.clone()), of.at);
        if let Err(refusal) = decided
            && (of.game.setup().desk != Desk::Tournament || !matches!(refusal, Refusal::Misfit(_)))
        {
            return Progress::Done(Effect::Say(of.refuse(&refusal)));
        }
        let (offered, said_as) = (Offered::Words(words), MovePurpose::Announced);
        let dialog = SuggestionDialog { offered, by, said_as, asked_at: of.seq };
        let question = of.prompt(&dialog);
        Progress::Again(Box::new(dialog), Addressed::told("answered", "offer", question))
    }

    /// What is offered under this number.
    fn announcement(&self, number: u32) -> Option<Announcement> {
        let place = usize::try_from(number).ok()?.checked_sub(1)?;
        match &self.offered {
            Offered::Moves(moves) => moves.get(place).map(exactly),
            Offered::Words(words) => (place == 0).then(|| words.clone()),
        }
    }
}

impl Dialog for SuggestionDialog {
    /// The question, without the word that was not understood.
    fn prompt(&self, of: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        let again = |told: String| phrasing.tell(Id::OFFER_SAID, &args!("move" => told));
        match &self.offered {
            Offered::Words(words) => again(phrasing.said(words)),
            Offered::Moves(moves) => match moves.as_slice() {
                [only] => again(told(only, of, phrasing)),
                several => phrasing.tell(Id::OFFER_WHICH, &args!("offers" => numbered(several, phrasing))),
            },
        }
    }

    fn grammar(&self) -> Grammar {
        Grammar::Line(Open { yes_or_no: true, numbered: true })
    }

    fn reply(self: Box<Self>, speaker: Option<Speaker>, said: Said<'_>, of: &Context<'_>) -> Progress {
        if !matches!(said, Said::Yes | Said::No | Said::Number(_)) {
            return otherwise(self, speaker, said, of);
        }
        if !of.answers(speaker, self.by) {
            let by = self.by;
            return of.not_yours(self, by);
        }
        let number = match (said, &self.offered) {
            (Said::No, _) => return said_no("offer", Id::OFFER_DECLINED, of),
            (Said::Number(number), _) => number,
            (_, Offered::Moves(moves)) if moves.len() > 1 => {
                let again = of.prompt(self.as_ref());
                return Progress::Again(self, Addressed::told("answered", "offer", again));
            }
            _ => 1,
        };
        match self.announcement(number) {
            Some(announcement) => Progress::Done(Effect::Announce(Some(self.by), announcement, self.said_as)),
            None => once_more(self, of),
        }
    }

    fn wants(&self) -> Wants {
        Wants::Offered { after: self.asked_at }
    }

    fn offered(&self) -> &[Move] {
        match &self.offered {
            Offered::Moves(moves) => moves,
            Offered::Words(_) => &[],
        }
    }
}

impl Offered {
    /// The question with the word that was not understood.
    fn question(&self, word: &str, of: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
        /// How much of a word nobody understands is said back, in letters.
        const LONGEST_WORD: usize = 40;
        let word: String = word.chars().take(LONGEST_WORD).collect();
        match self {
            Offered::Words(words) => phrasing.tell(Id::OFFER_SAID, &args!("move" => phrasing.said(words))),
            Offered::Moves(moves) => match moves.as_slice() {
                [only] => {
                    let told = told(only, of, phrasing);
                    phrasing.tell(Id::OFFER_ONE, &args!("word" => word, "move" => told))
                }
                several => {
                    let offers = numbered(several, phrasing);
                    phrasing.tell(Id::OFFER_SEVERAL, &args!("word" => word, "offers" => offers))
                }
            },
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
    let may_take = |candidate: &Move| game.decide(by, &said_as.command(exactly(candidate)), of.at).is_ok();
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

/// A move of which it is asked whether it is meant.
fn told(only: &Move, of: &Context<'_>, phrasing: &Phrasing<'_>) -> String {
    match phrasing.verbosity() {
        Verbosity::Short => phrasing.announcing(Verbosity::Short).played(only, of.game.position()),
        Verbosity::Full | Verbosity::Normal => phrasing.announcement(only),
    }
}

/// "one, …; two, …"
fn numbered(moves: &[Move], phrasing: &Phrasing<'_>) -> String {
    let one = |(number, candidate): (u32, &Move)| {
        let told = phrasing.choice(candidate, moves);
        phrasing.tell(Id::OFFER_NUMBERED, &args!("number" => number, "move" => told))
    };
    (1..)
        .zip(moves)
        .map(one)
        .reduce(|first, last| phrasing.tell(Id::OFFER_THEN, &args!("first" => first, "last" => last)))
        .unwrap_or_default()
}
