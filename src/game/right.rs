//! What a speaker may or may not do.

use strum::{IntoStaticStr, VariantNames};

/// What a speaker may or may not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr, VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Right {
    /// Announce, correct and repeat (D.2.1, D.2.10.2).
    Announce,
    /// Start the opponent's clock (D.2.4, D.2.10.3).
    Press,
    /// Offer, accept or refuse a draw (9.1); claim one (9.2, 9.3); resign (5.1.2).
    Decide,
    /// Say what stands on a board (D.2.9, D.2.10.1), and what hands have done there (4.2, D.2.3).
    Report,
    /// Say which piece was touched (4.3, D.2.2, D.2.10.5).
    Touch,
    /// Say what is written in a score (D.2.9, D.2.10.3).
    Written,
    /// Claim that the opponent's time is exceeded (6.8, D.2.10.5).
    ClaimTime,
    /// Be told the time and the number of moves (D.2.6.1, D.2.10.4).
    Ask,
    /// Declare that a touch was an accident (4.2.2).
    Accident,
    /// Set a board right (D.2.9).
    SetRight,
    /// Let the clock run, and run again (6.6, 6.11.3).
    Clock,
    /// Stop the clock (6.11.1, 6.11.2).
    StopClock,
    /// Have something noted in the record (8.1.4).
    Note,
    /// Set the clock, its move counter, add and cut time (6.10.2, 12.9).
    SetClock,
    /// End the session (I.1).
    Adjourn,
    /// Seal a move (I.1.1, D.2.10.6).
    Seal,
    /// Have the envelope: passphrase, check, resumption, opening, loss (I.2, I.3, I.7, I.12).
    Envelope,
    /// Say who is at the board (6.7, I.9).
    Presence,
    /// Say that one records no longer, and that one's scoresheet is complete (8.4, 8.5).
    Record,
    /// Keep the score for both players, and have scoresheets completed (8.5).
    KeepScore,
    /// Rule the result (12).
    Rule,
    /// Take a move back.
    TakeBack,
    /// Ask for a move (11.3.1).
    Hint,
    /// Ask what follows from the position: attackers, legal moves, pins, material (11.3.1).
    Analyse,
}

impl Right {
    /// The name under which the voices tell what it is.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
