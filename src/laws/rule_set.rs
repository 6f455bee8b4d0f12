//! What differs between editions, cadences and supervision, as one value.

use super::{Cadence, Edition, Millis};

/// What an illegal move is counted with when it is asked whether it is the second (7.5.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counters {
    /// All kinds of 7.5.1 to 7.5.4 together.
    Shared,
    /// Each kind for itself: 7.5.3, 7.7.2 and 7.8.2 of 2017.
    PerRule,
}

/// What making one move with two hands costs (4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TwoHands {
    /// No fixed penalty: the arbiter's (2014).
    Arbiter,
    /// Counts as an illegal move, pressed or not (7.7.1 of 2017).
    Always,
    /// 7.5.4 — counts as an illegal move once the clock is pressed.
    WhenPressed,
}

/// Which five occurrences of a position end the game (9.6.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fivefold {
    /// At least five, wherever they stand.
    Any,
    /// Five, one after the other with the same player to move each time (2014).
    Consecutive,
}

/// What happens when the colours turn out to be reversed (7.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reversed {
    /// The game goes on, unless the arbiter decides otherwise (2014).
    Continue,
    /// A new game, unless both players have made so many moves.
    RestartBefore(u32),
}

/// Who sees that a flag has fallen or a move is illegal in rapid and blitz without adequate supervision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Supervision {
    /// The Competition Rules apply (A.4, B.2; A.3, B.3 before 2023), and always in standard chess.
    Adequate,
    /// A.5, B.3 (A.4, B.4 before 2023): what is not noticed before the next move stands.
    Few,
}

impl Supervision {
    /// The article under which it holds; standard chess has no such choice.
    pub fn article(self, edition: Edition, cadence: Cadence) -> Option<&'static str> {
        // The adequate one and the other; 2023 put the penalty of one minute before them in A, and took it out of B.
        let [adequate, few] = match (cadence, edition >= Edition::Of2023) {
            (Cadence::Standard, _) => return None,
            (Cadence::Rapid, true) => ["A.4", "A.5"],
            (Cadence::Rapid, false) => ["A.3", "A.4"],
            (Cadence::Blitz, true) => ["B.2", "B.3"],
            (Cadence::Blitz, false) => ["B.3", "B.4"],
        };
        Some(if self == Supervision::Adequate { adequate } else { few })
    }

    /// The article by which an event must say which of both holds.
    pub fn to_be_stated(edition: Edition, cadence: Cadence) -> Option<&'static str> {
        match (cadence, edition >= Edition::Of2023) {
            (Cadence::Standard, _) => None,
            (Cadence::Rapid, true) => Some("A.6"),
            (Cadence::Rapid, false) => Some("A.5"),
            (Cadence::Blitz, true) => Some("B.4"),
            (Cadence::Blitz, false) => Some("B.5"),
        }
    }
}

/// The rules of one game, by edition, cadence and supervision. Times are in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
// Each is a sentence of the Laws that holds or does not.
#[allow(clippy::struct_excessive_bools)]
pub struct RuleSet {
    /// The edition.
    pub edition: Edition,
    /// The cadence.
    pub cadence: Cadence,
    /// The supervision.
    pub supervision: Supervision,
    /// 7.5.5 — what the opponent receives for an illegal move that does not lose.
    pub illegal_bonus: Millis,
    /// 7.5.5 — which illegal move loses: the second, or in some editions' fast chess the first.
    pub illegal_loses_at: u32,
    /// 7.5.5 — what counts together.
    pub counters: Counters,
    /// 7.5.3 — whether a press without a move counts as an illegal move.
    pub empty_press_counts: bool,
    /// 7.5.4.
    pub two_hands: TwoHands,
    /// 9.5.3 — what the opponent receives for a wrong claim.
    pub claim_bonus: Millis,
    /// 9.6.1.
    pub fivefold: Fivefold,
    /// 5.1.2 — whether a resignation is a draw when the opponent cannot mate.
    pub resignation_needs_mate: bool,
    /// 5.2.3 — whether both players must have made a move before they can agree to a draw.
    pub agreement_needs_moves: bool,
    /// 7.3.
    pub reversed: Reversed,
    /// III.3.1 — whether flags of unknown order are decided without Guidelines III being announced (6.10 and
    /// 6.11 of 2014).
    pub both_flags_always: bool,
    /// A.4.2 of 2017 — whether who claims on time must have time left himself.
    pub time_claim_needs_own_time: bool,
}

/// A minute in milliseconds.
const MINUTE: Millis = 60_000;

impl RuleSet {
    /// The rules of this edition, cadence and supervision. Standard chess is always adequately supervised.
    /// `one_minute` is the choice the Laws of 2023 leave open: whether the penalty of one minute (A.3) holds
    /// in rapid and blitz with adequate supervision too.
    pub fn new(edition: Edition, cadence: Cadence, supervision: Supervision, one_minute: bool) -> RuleSet {
        use Cadence::{Blitz, Rapid, Standard};
        use Edition::{Of2014, Of2017, Of2018, Of2023};
        let supervision = if cadence == Standard { Supervision::Adequate } else { supervision };
        let few = supervision == Supervision::Few;
        let minutes = match (edition, cadence) {
            (_, Standard) | (Of2014 | Of2017 | Of2018, Rapid) => 2,
            // B.2 of these editions.
            (Of2014 | Of2017 | Of2018, Blitz) => 1,
            (Of2023, Rapid | Blitz) => {
                if few || one_minute {
                    1
                } else {
                    2
                }
            }
        };
        // A.4.2 and B.4 of these editions: the first illegal move loses.
        let first_loses = few && edition <= Of2017;
        RuleSet {
            edition,
            cadence,
            supervision,
            illegal_bonus: minutes * MINUTE,
            illegal_loses_at: if first_loses { 1 } else { 2 },
            counters: if edition == Of2017 { Counters::PerRule } else { Counters::Shared },
            empty_press_counts: edition >= Of2017,
            two_hands: match edition {
                Of2014 => TwoHands::Arbiter,
                Of2017 => TwoHands::Always,
                Of2018 | Of2023 => TwoHands::WhenPressed,
            },
            claim_bonus: match (edition, cadence) {
                (_, Standard) | (Of2014 | Of2017 | Of2018, Rapid) => 2 * MINUTE,
                (_, Blitz) | (Of2023, Rapid) => MINUTE,
            },
            fivefold: if edition == Of2014 { Fivefold::Consecutive } else { Fivefold::Any },
            resignation_needs_mate: edition >= Of2023,
            agreement_needs_moves: edition >= Of2017,
            reversed: if edition == Of2014 { Reversed::Continue } else { Reversed::RestartBefore(10) },
            both_flags_always: edition == Of2014,
            time_claim_needs_own_time: few && edition <= Of2017,
        }
    }

    /// 7.5.5 — what the opponent receives for this many illegal moves that count together; `None` where the
    /// last of them loses.
    pub fn illegal_bonus_of(&self, count: u32) -> Option<Millis> {
        (count < self.illegal_loses_at).then_some(self.illegal_bonus)
    }

    /// Whether what is not noticed before the opponent's next move stands (A.5.2, B.3).
    pub fn unnoticed_stands(&self) -> bool {
        self.supervision == Supervision::Few
    }
}
