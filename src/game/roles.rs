//! Who may do what at which desk (D.2.10, D.2.11, 12.6), as one table.

use super::Desk;
use crate::announcement::Speaker;
use crate::laws::{Duty, Regulations};

/// What a speaker may or may not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Announce, correct and repeat (D.2.1, D.2.10.2).
    Announce,
    /// Start the opponent's clock (D.2.4, D.2.10.3).
    Press,
    /// Offer, accept or refuse a draw (9.1); claim one (9.2, 9.3); resign (5.1.2).
    Decide,
    /// Say what stands on a board (D.2.9, D.2.10.1), and what hands have done there (4, D.2.2, D.2.10.5).
    Report,
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

impl Deed {
    /// The article behind a refusal; the tournament's where the desks differ.
    #[must_use]
    pub fn article(self) -> &'static str {
        match self {
            Deed::Announce => "D.2.10.2",
            Deed::Press => "D.2.10.3",
            Deed::Decide => "D.2.10",
            Deed::Report => "D.2.10.1",
            Deed::Accident => "4.2.2",
            Deed::SetRight => "D.2.9",
            Deed::Clock => "6.11",
            Deed::StopClock => "6.11.2",
            Deed::Note => "8.1.4",
            Deed::SetClock => "6.10.2",
            Deed::Adjourn => "I.1.1",
            Deed::Seal => "D.2.10.6",
            Deed::Envelope => "I.3",
            Deed::Presence => "6.7.1",
            Deed::Record => "8.4",
            Deed::KeepScore => "8.5",
            Deed::Rule => "12.3",
            Deed::TakeBack => "4.7",
            Deed::Hint | Deed::Analyse => "11.3.1",
        }
    }

    /// The name under which the voices tell what it is.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Deed::Announce => "announce",
            Deed::Press => "press",
            Deed::Decide => "decide",
            Deed::Report => "report",
            Deed::Accident => "accident",
            Deed::SetRight => "set-right",
            Deed::Clock => "clock",
            Deed::StopClock => "stop-clock",
            Deed::Note => "note",
            Deed::SetClock => "set-clock",
            Deed::Adjourn => "adjourn",
            Deed::Seal => "seal",
            Deed::Envelope => "envelope",
            Deed::Presence => "presence",
            Deed::Record => "record",
            Deed::KeepScore => "keep-score",
            Deed::Rule => "rule",
            Deed::TakeBack => "take-back",
            Deed::Hint => "hint",
            Deed::Analyse => "analyse",
        }
    }
}

/// May a player, an assistant, an arbiter do it?
type Who = [bool; 3];

const PLAYER: Who = [true, false, false];
const PLAYER_OR_ASSISTANT: Who = [true, true, false];
const ANYBODY: Who = [true, true, true];
const ASSISTANT_OR_ARBITER: Who = [false, true, true];
const ARBITER: Who = [false, false, true];
const NOBODY: Who = [false, false, false];

/// For each deed: at practice, at the relay, in a tournament.
const TABLE: [(Deed, [Who; 3]); 20] = [
    (Deed::Announce, [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Deed::Press, [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Deed::Decide, [PLAYER, PLAYER, PLAYER]),
    (Deed::Report, [ANYBODY, ANYBODY, ANYBODY]),
    (Deed::Accident, [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Deed::SetRight, [ANYBODY, ANYBODY, ARBITER]),
    (Deed::Clock, [ANYBODY, ANYBODY, ARBITER]),
    (Deed::StopClock, [ANYBODY, ANYBODY, ANYBODY]),
    (Deed::Note, [ANYBODY, ANYBODY, ASSISTANT_OR_ARBITER]),
    (Deed::SetClock, [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Deed::Adjourn, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Deed::Seal, [NOBODY, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Deed::Envelope, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Deed::Presence, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Deed::Record, [NOBODY, ANYBODY, ANYBODY]),
    (Deed::KeepScore, [NOBODY, ASSISTANT_OR_ARBITER, ASSISTANT_OR_ARBITER]),
    (Deed::Rule, [ARBITER, ARBITER, ARBITER]),
    (Deed::TakeBack, [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Deed::Hint, [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Deed::Analyse, [ANYBODY, NOBODY, NOBODY]),
];

/// What an assistant must have been given to do it (D.2.10); what is not here no duty covers.
const DUTIES: [(Deed, Duty); 5] = [
    (Deed::Announce, Duty::Announce),
    (Deed::Press, Duty::KeepScore),
    (Deed::Record, Duty::KeepScore),
    (Deed::KeepScore, Duty::KeepScore),
    (Deed::Report, Duty::MakeMoves),
];

/// The duty behind what this speaker wants to do, where the event has not given it to him.
#[must_use]
pub fn not_given(speaker: Speaker, deed: Deed, regulations: &Regulations) -> Option<Duty> {
    let (_, duty) = DUTIES.iter().find(|(row, _)| *row == deed)?;
    (speaker == Speaker::Assistant && !regulations.duties.contains(duty)).then_some(*duty)
}

/// Whether this speaker may do this at this desk.
#[must_use]
pub fn may(speaker: Speaker, deed: Deed, desk: Desk) -> bool {
    let column = match desk {
        Desk::Practice => 0,
        Desk::Relay => 1,
        Desk::Tournament => 2,
    };
    let person = match speaker {
        Speaker::White | Speaker::Black => 0,
        Speaker::Assistant => 1,
        Speaker::Arbiter => 2,
    };
    TABLE.iter().any(|(row, desks)| *row == deed && desks[column][person])
}
