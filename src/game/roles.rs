//! Who may do what at which desk (D.2.10, D.2.11, 12.6), as one table.

use std::collections::BTreeSet;

use shakmaty::Color;

use super::announcement::Speaker;
use super::{Desk, Refusal, Right};
use crate::laws::{Duty, Regulations};

/// May a player, an assistant, an arbiter do it?
type Who = [bool; 3];

const PLAYER: Who = [true, false, false];
const PLAYER_OR_ASSISTANT: Who = [true, true, false];
const ANYBODY: Who = [true, true, true];
const ASSISTANT_OR_ARBITER: Who = [false, true, true];
const ARBITER: Who = [false, false, true];
const NOBODY: Who = [false, false, false];

/// For each deed: at practice, at the relay, in a tournament.
const TABLE: [(Right, [Who; 3]); 24] = [
    (Right::Announce, [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Press, [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Decide, [PLAYER, PLAYER, PLAYER]),
    (Right::Report, [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Touch, [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Accident, [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::SetRight, [ANYBODY, ANYBODY, ARBITER]),
    (Right::Clock, [ANYBODY, ANYBODY, ARBITER]),
    (Right::StopClock, [ANYBODY, ASSISTANT_OR_ARBITER, ANYBODY]),
    (Right::ClaimTime, [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Ask, [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Note, [ANYBODY, ANYBODY, ASSISTANT_OR_ARBITER]),
    (Right::SetClock, [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Adjourn, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Seal, [NOBODY, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Envelope, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Presence, [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Written, [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Record, [NOBODY, ANYBODY, ANYBODY]),
    (Right::KeepScore, [NOBODY, ASSISTANT_OR_ARBITER, ASSISTANT_OR_ARBITER]),
    (Right::Rule, [ARBITER, ARBITER, ARBITER]),
    (Right::TakeBack, [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Right::Hint, [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Right::Analyse, [ANYBODY, NOBODY, NOBODY]),
];

/// What an assistant must have been given to do it (D.2.10), and whether he does it for his own player only; what is
/// not here no duty covers.
const DUTIES: [(Right, Duty, bool); 10] = [
    (Right::Announce, Duty::Announce, false),
    (Right::Report, Duty::MakeMoves, false),
    (Right::Press, Duty::KeepScore, true),
    (Right::Written, Duty::KeepScore, true),
    (Right::Record, Duty::KeepScore, true),
    (Right::KeepScore, Duty::KeepScore, false),
    (Right::Ask, Duty::Inform, false),
    (Right::ClaimTime, Duty::Claim, true),
    (Right::Touch, Duty::Claim, false),
    (Right::Seal, Duty::Adjourn, true),
];

/// Every deed, in the order of the table.
pub fn deeds() -> impl Iterator<Item = Right> {
    TABLE.iter().map(|(deed, _)| *deed)
}

/// What this deed is to an assistant: the duty it is part of, and whether he does it for his own player only.
pub fn duty_of(deed: Right) -> Option<(Duty, bool)> {
    DUTIES.iter().find(|(row, ..)| *row == deed).map(|(_, duty, own)| (*duty, *own))
}

/// The player for whom somebody speaks: a player for himself, an assistant for the player he was named with or, named
/// alone, for the only one who has him. `None`: for either, or for nobody.
pub fn side_of(speaker: Speaker, regulations: &Regulations) -> Option<Color> {
    let unnamed = || regulations.assisted().filter(|_| speaker == Speaker::Assistant);
    speaker.color().or(speaker.assists()).or_else(unnamed)
}

/// What this speaker has been given; nobody but an assistant is given anything.
pub fn duties(speaker: Speaker, regulations: &Regulations) -> BTreeSet<Duty> {
    match (speaker.assists(), speaker) {
        (Some(color), _) => regulations.duties_of(color),
        (None, Speaker::Assistant) => regulations.duties_of_unnamed(),
        _ => BTreeSet::new(),
    }
}

/// Why an assistant may not do this: his player has none (D.2.10), he has two duties only (D.2.11), the event has not
/// given him this one, or only to one of two, and it is not said which of them he is.
pub fn withheld_duty(speaker: Speaker, deed: Right, regulations: &Regulations) -> Option<Refusal> {
    if !speaker.is_assistant() {
        return None;
    }
    let sides = side_of(speaker, regulations).map_or(Color::ALL.to_vec(), |color| vec![color]);
    if sides.iter().all(|color| regulations.duties_of(*color).is_empty()) {
        return Some(Refusal::NoAssistant(speaker.assists()));
    }
    let limited = sides.iter().all(|color| regulations.is_limited(*color));
    let one_has = |duty| sides.iter().any(|color| regulations.duties_of(*color).contains(&duty));
    match duty_of(deed) {
        Some((duty, _)) if duties(speaker, regulations).contains(&duty) => None,
        _ if limited => Some(Refusal::LimitedAssistant),
        Some((duty, _)) if one_has(duty) => Some(Refusal::WhoseAssistant),
        Some((duty, _)) => Some(Refusal::DutyNotGiven(duty)),
        None => None,
    }
}

/// Whether this speaker may do this at this desk.
///
/// ```
/// use ansage::game::{Desk, Right, Speaker, is_allowed};
///
/// // 11.3.1 — a hint is given at the practice desk and nowhere else.
/// assert!(is_allowed(Speaker::White, Right::Hint, Desk::Practice));
/// assert!(!is_allowed(Speaker::White, Right::Hint, Desk::Tournament));
/// ```
pub fn is_allowed(speaker: Speaker, deed: Right, desk: Desk) -> bool {
    let column = match desk {
        Desk::Practice => 0,
        Desk::Relay => 1,
        Desk::Tournament => 2,
    };
    let person = match speaker {
        Speaker::White | Speaker::Black => 0,
        Speaker::Assistant | Speaker::WhiteAssistant | Speaker::BlackAssistant => 1,
        Speaker::Arbiter => 2,
    };
    TABLE.iter().any(|(row, desks)| *row == deed && desks[column][person])
}
