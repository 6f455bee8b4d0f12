//! What was nearly understood is asked back; nothing is taken before the answer.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Position};

use crate::args;
use crate::game::ParseError;
use crate::game::{Announcement, Command, Desk, Refusal, Speaker};
use crate::hear::{Suggestions, readings};
use crate::session::outcome::Addressed;
use crate::session::pending::{MovePurpose, Pending};
use crate::session::{Session, exactly};
use crate::tell::Phrasing;
use crate::voice::{Id, Verbosity};

/// An offer that waits for its answer.
pub(crate) struct SuggestionDialog {
    offered: Offered,
    by: Speaker,
    correcting: bool,
    /// The number of the last event when it was made: after another event it is no longer open.
    asked_at: u64,
}

/// What is offered.
enum Offered {
    /// Legal moves, the closest first.
    Moves(Vec<Move>),
    /// The words that seem to have been said, legal or not.
    Words(Announcement),
}

impl Session<'_> {
    /// Asks back what this line seems to be; `None` when it is close to nothing.
    pub(crate) fn offer(&mut self, line: &str, why: &ParseError) -> Option<Addressed> {
        let found = readings(line, why, self.lexicon())?;
        let by = found.speaker.unwrap_or_else(|| match found.words() {
            Some(words) if found.correcting => self.asker(&Command::Correct(words.clone()).into()),
            _ => self.announcer(),
        });
        if let Some(refusal) = self.refused_anyhow(by, &found) {
            return Some(self.refuse(&refusal));
        }
        let offered =
            self.offered_moves(by, &found).or_else(|| Some(Offered::Words(found.words()?.clone())))?;
        let question = self.both(|phrasing| vec![self.question(&offered, &found, phrasing)]);
        let asked_at = self.last_seq();
        self.pending =
            Some(Pending::Offer(SuggestionDialog { offered, by, correcting: found.correcting, asked_at }));
        Some(self.answered("offer", question))
    }

    /// The legal moves that can have been meant, where they may be looked at and there are any.
    fn offered_moves(&self, by: Speaker, found: &Suggestions) -> Option<Offered> {
        if !self.may_take_a_move(by, found.correcting) {
            return None;
        }
        let mut moves = found.moves(self.game().position());
        moves.retain(|candidate| self.may_take(by, found.correcting, candidate));
        (!moves.is_empty()).then_some(Offered::Moves(moves))
    }

    /// What refuses any announcement of this speaker now: nothing is asked back that could not be taken. Whether
    /// the words name a legal move has no part in it.
    fn refused_anyhow(&self, by: Speaker, found: &Suggestions) -> Option<Refusal> {
        let words = found.words()?.clone();
        let command = if found.correcting { Command::Correct(words) } else { Command::Announce(words) };
        let refusal = self.game().decide(by, &command, self.time.now()).err()?;
        (!matches!(refusal, Refusal::Misfit(_) | Refusal::ReportMisfit(_))).then_some(refusal)
    }

    /// A move that was said as a question is asked back before it is taken.
    pub(crate) fn asked_back(&mut self, speaker: Option<Speaker>, words: Announcement) -> Addressed {
        let by = speaker.unwrap_or_else(|| self.announcer());
        let decided = self.game().decide(by, &Command::Announce(words.clone()), self.time.now());
        if let Err(refusal) = decided
            && (self.game().setup().desk != Desk::Tournament || !matches!(refusal, Refusal::Misfit(_)))
        {
            return self.refuse(&refusal);
        }
        let question = self
            .both(|phrasing| vec![phrasing.tell(Id::OFFER_SAID, &args!("move" => phrasing.said(&words)))]);
        let offered = Offered::Words(words);
        let asked_at = self.last_seq();
        self.pending = Some(Pending::Offer(SuggestionDialog { offered, by, correcting: false, asked_at }));
        self.answered("offer", question)
    }

    /// Whether an offer may look at the legal moves: not in a tournament, where it would tell whether a move
    /// is legal, and only when this speaker is to announce one.
    fn may_take_a_move(&self, by: Speaker, correcting: bool) -> bool {
        let game = self.game();
        game.setup().desk != Desk::Tournament
            && game.hand().is_some() == correcting
            && (correcting || game.repeat_due().is_none())
            && game.position().legal_moves().iter().any(|candidate| self.may_take(by, correcting, candidate))
    }

    fn may_take(&self, by: Speaker, correcting: bool, candidate: &Move) -> bool {
        let announcement = exactly(candidate);
        let command =
            if correcting { Command::Correct(announcement) } else { Command::Announce(announcement) };
        self.game().decide(by, &command, self.time.now()).is_ok()
    }

    fn question(&self, offered: &Offered, found: &Suggestions, phrasing: &Phrasing<'_>) -> String {
        /// How much of a word nobody understands is said back, in letters.
        const LONGEST_WORD: usize = 40;
        let word: String = found.word.chars().take(LONGEST_WORD).collect();
        match offered {
            Offered::Words(words) => phrasing.tell(Id::OFFER_SAID, &args!("move" => phrasing.said(words))),
            Offered::Moves(moves) => match moves.as_slice() {
                [only] => {
                    let told = self.only(only, phrasing);
                    phrasing.tell(Id::OFFER_ONE, &args!("word" => word, "move" => told))
                }
                several => {
                    let offers = numbered(several, phrasing);
                    phrasing.tell(Id::OFFER_SEVERAL, &args!("word" => word, "offers" => offers))
                }
            },
        }
    }

    /// The same question, without the word that was not understood.
    pub(crate) fn offered_again(&self, offer: &SuggestionDialog, phrasing: &Phrasing<'_>) -> String {
        let again = |told: String| phrasing.tell(Id::OFFER_SAID, &args!("move" => told));
        match &offer.offered {
            Offered::Words(words) => again(phrasing.said(words)),
            Offered::Moves(moves) => match moves.as_slice() {
                [only] => again(self.only(only, phrasing)),
                several => phrasing.tell(Id::OFFER_WHICH, &args!("offers" => numbered(several, phrasing))),
            },
        }
    }

    /// A move of which it is asked whether it is meant.
    fn only(&self, only: &Move, phrasing: &Phrasing<'_>) -> String {
        match self.verbosity {
            Verbosity::Short => phrasing.announcing(Verbosity::Short).played(only, self.game().position()),
            Verbosity::Full | Verbosity::Normal => phrasing.announcement(only),
        }
    }

    /// The answer yes or no.
    pub(crate) fn answer_offer(
        &mut self,
        speaker: Option<Speaker>,
        yes: bool,
        offer: SuggestionDialog,
    ) -> Vec<Addressed> {
        if let Some(refused) = self.not_asked(speaker, &offer) {
            return vec![self.leave_open(offer, refused)];
        }
        match &offer.offered {
            _ if !yes => vec![self.answered("offer", self.one(Id::OFFER_DECLINED))],
            Offered::Moves(moves) if moves.len() > 1 => {
                let again = self.both(|phrasing| vec![self.offered_again(&offer, phrasing)]);
                let again = self.answered("offer", again);
                vec![self.leave_open(offer, again)]
            }
            _ => self.take(&offer, 1),
        }
    }

    /// The answer by a number.
    pub(crate) fn choose_offer(
        &mut self,
        speaker: Option<Speaker>,
        number: u32,
        offer: SuggestionDialog,
    ) -> Vec<Addressed> {
        if let Some(refused) = self.not_asked(speaker, &offer) {
            return vec![self.leave_open(offer, refused)];
        }
        if offer.announcement(number).is_none() {
            let again = self.both(|phrasing| vec![self.offered_again(&offer, phrasing)]);
            let refused = self.refused("no-answer", again);
            return vec![self.leave_open(offer, refused)];
        }
        self.take(&offer, number)
    }

    fn take(&mut self, offer: &SuggestionDialog, number: u32) -> Vec<Addressed> {
        let Some(announcement) = offer.announcement(number) else { return Vec::new() };
        let said_as = if offer.correcting { MovePurpose::Corrected } else { MovePurpose::Announced };
        self.announce(offer.by, announcement, said_as)
    }

    /// That somebody else was asked.
    fn not_asked(&mut self, speaker: Option<Speaker>, offer: &SuggestionDialog) -> Option<Addressed> {
        if self.answers(speaker, offer.by) {
            return None;
        }
        let color = offer.by.color().unwrap_or(self.game().turn());
        Some(self.refuse(&Refusal::NotYourTurn(color)))
    }

    fn leave_open(&mut self, offer: SuggestionDialog, output: Addressed) -> Addressed {
        self.pending = Some(Pending::Offer(offer));
        output
    }

    /// The moves that are offered now, for other programs; none where words are asked back.
    pub(crate) fn offered(&self) -> Vec<String> {
        let Some(Pending::Offer(SuggestionDialog { offered: Offered::Moves(moves), .. })) = &self.pending
        else {
            return Vec::new();
        };
        let mode = self.game().castling_mode();
        moves.iter().map(|found| UciMove::from_move(*found, mode).to_string()).collect()
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

impl SuggestionDialog {
    /// Whether the game is still as it was when the offer was made.
    pub(crate) fn is_open(&self, last_seq: u64) -> bool {
        self.asked_at == last_seq
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
