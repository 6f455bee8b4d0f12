//! What a line that was not understood may have been, asked back.

use shakmaty::Move;

use super::phrasing::Phrasing;
use crate::args;
use crate::game::{Announcement, Desk, Game, says_check_in_vain};
use crate::voice::{Id, Verbosity};

/// What is asked back.
#[derive(Debug, Clone)]
pub(crate) struct Offer {
    pub(crate) offered: Offered,
    /// The word that was not understood, where it is told.
    pub(crate) word: Option<String>,
}

/// What is offered.
#[derive(Debug, Clone)]
pub(crate) enum Offered {
    /// Legal moves, the closest first.
    Moves(Vec<Move>),
    /// The words that seem to have been said, legal or not.
    Words(Announcement),
}

impl Offer {
    /// The question, and before it what is not as it was said.
    pub(super) fn sentences(&self, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
        let in_vain = game.setup().desk == Desk::Practice
            && matches!(&self.offered, Offered::Words(words) if says_check_in_vain(words, game.position()));
        let no_check = in_vain.then(|| phrasing.of_color(Id::IN_CHECK_NONE, !game.turn()));
        no_check.into_iter().chain([self.question(game, phrasing)]).collect()
    }

    fn question(&self, game: &Game, phrasing: &Phrasing<'_>) -> String {
        /// How much of a word nobody understands is said back, in letters.
        const LONGEST_WORD: usize = 40;
        let again = |told: String| phrasing.tell(Id::OFFER_SAID, &args!("move" => told));
        let word = self.word.as_ref().map(|word| word.chars().take(LONGEST_WORD).collect::<String>());
        match (&self.offered, word) {
            (Offered::Words(words), _) => again(phrasing.said(words)),
            (Offered::Moves(moves), word) => match (moves.as_slice(), word) {
                ([only], None) => again(told(only, game, phrasing)),
                ([only], Some(word)) => {
                    let told = told(only, game, phrasing);
                    phrasing.tell(Id::OFFER_ONE, &args!("word" => word, "move" => told))
                }
                (several, None) => {
                    phrasing.tell(Id::OFFER_WHICH, &args!("offers" => numbered(several, phrasing)))
                }
                (several, Some(word)) => {
                    let offers = numbered(several, phrasing);
                    phrasing.tell(Id::OFFER_SEVERAL, &args!("word" => word, "offers" => offers))
                }
            },
        }
    }
}

/// A move of which it is asked whether it is meant.
fn told(only: &Move, game: &Game, phrasing: &Phrasing<'_>) -> String {
    match phrasing.verbosity() {
        Verbosity::Short => phrasing.announcing(Verbosity::Short).played(only, game.position()),
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
