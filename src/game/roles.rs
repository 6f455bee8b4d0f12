//! Who may do what at which desk (D.2.10, D.2.11, 12.6), as one table.

use std::collections::BTreeSet;

use shakmaty::Color;

use super::announcement::Speaker;
use super::{Desk, Refusal, Right};
use crate::laws::{Duty, Regulations};

/// May a player, an assistant, an arbiter do it?
type Allowed = [bool; 3];

const PLAYER: Allowed = [true, false, false];
const PLAYER_OR_ASSISTANT: Allowed = [true, true, false];
const ANYBODY: Allowed = [true, true, true];
const ASSISTANT_OR_ARBITER: Allowed = [false, true, true];
const ARBITER: Allowed = [false, false, true];
const NOBODY: Allowed = [false, false, false];

/// For each deed: the article behind a refusal, the tournament's where the desks differ; who may do it at practice, at the
/// relay, in a tournament.
const TABLE: [(Right, &str, [Allowed; 3]); 24] = [
    (Right::Announce, "D.2.10.2", [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Press, "D.2.10.3", [PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Decide, "D.2.10", [PLAYER, PLAYER, PLAYER]),
    (Right::Report, "D.2.10.1", [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Touch, "D.2.10.5", [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Accident, "4.2.2", [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::SetRight, "D.2.9", [ANYBODY, ANYBODY, ARBITER]),
    (Right::Clock, "6.11", [ANYBODY, ANYBODY, ARBITER]),
    (Right::StopClock, "6.11.2", [ANYBODY, ASSISTANT_OR_ARBITER, ANYBODY]),
    (Right::ClaimTime, "D.2.10.5", [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Ask, "D.2.10.4", [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Note, "8.1.4", [ANYBODY, ANYBODY, ASSISTANT_OR_ARBITER]),
    (Right::SetClock, "6.10.2", [ANYBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Adjourn, "I.1.1", [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Seal, "D.2.10.6", [NOBODY, PLAYER_OR_ASSISTANT, PLAYER_OR_ASSISTANT]),
    (Right::Envelope, "I.3", [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Presence, "6.7.1", [NOBODY, ASSISTANT_OR_ARBITER, ARBITER]),
    (Right::Written, "D.2.9", [ANYBODY, ANYBODY, ANYBODY]),
    (Right::Record, "8.4", [NOBODY, ANYBODY, ANYBODY]),
    (Right::KeepScore, "8.5", [NOBODY, ASSISTANT_OR_ARBITER, ASSISTANT_OR_ARBITER]),
    (Right::Rule, "12.3", [ARBITER, ARBITER, ARBITER]),
    (Right::TakeBack, "4.7", [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Right::Hint, "11.3.1", [PLAYER_OR_ASSISTANT, NOBODY, NOBODY]),
    (Right::Analyse, "11.3.1", [ANYBODY, NOBODY, NOBODY]),
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

impl Right {
    /// The article behind a refusal.
    pub fn article(self) -> &'static str {
        TABLE.iter().find(|(deed, ..)| *deed == self).map_or("D.2.10", |(_, article, _)| article)
    }
}

/// Every deed, in the order of the table.
pub fn deeds() -> impl Iterator<Item = Right> {
    TABLE.iter().map(|(deed, ..)| *deed)
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
    let person = match speaker {
        Speaker::White | Speaker::Black => 0,
        Speaker::Assistant | Speaker::WhiteAssistant | Speaker::BlackAssistant => 1,
        Speaker::Arbiter => 2,
    };
    TABLE.iter().any(|(row, _, desks)| *row == deed && desks[desk as usize][person])
}
