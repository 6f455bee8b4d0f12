//! The regulations of an event, read from a file: everything that is wrong in it is found at once, with its place.
//!
//! Nothing here reads a file or looks into a library; the text and the games come in. `docs/regulations.md` names
//! every key.

mod altered;
mod described;
mod fault;
mod pairings;
mod particulars;
mod regulated;
mod regulations;
mod score;
mod standing;
mod team_event;
mod teams;
pub mod trf;

pub use altered::{Altered, altered};
pub use fault::{CompetitionFault, Diagnostic};
pub use particulars::{Birth, Particulars, PlayerParticulars};
pub use regulated::{Competition, Regulated};
pub use score::{Entered, Score};
pub use standing::{Collected, MatchResult, Played, Row, Standing, State, changed};
pub use team_event::{Pairing, Round, Team, TeamEvent, TieBreak};

use crate::schema::{self, Fault};
use crate::voice::NameSystem;
use fault::Keys;

/// What a reader of event files has to be told.
pub struct EventReader<'a> {
    /// The tags of the voices there are.
    pub voices: &'a [String],
    /// A time control in signs that need no language, from the words of the voice of this tag: the one the event
    /// announces in, so that a file means the same whoever reads it. Without one it is written in signs, or in the
    /// words that every voice understands.
    pub in_signs: &'a dyn Fn(Option<&str>, &str) -> String,
}

/// Reads an event file: the event, unless something is wrong with it, and everything that was found, in the order
/// of the file. Some of it may only be a warning ([`CompetitionFault::only_warns`]).
pub fn read(text: &str, reading: &EventReader<'_>) -> (Option<Competition>, Vec<Diagnostic>) {
    let (event, mut found) = schema::read(text, |keys: &mut Keys<'_>| of_keys(keys, reading));
    if found.iter().any(|finding| matches!(finding.fault, CompetitionFault::Key(Fault::NotToml(_)))) {
        // What could not be read may be what seems to be missing.
        found.retain(|finding| !is_lack(&finding.fault));
    }
    let wrong = found.iter().any(|finding| !finding.fault.only_warns());
    (event.filter(|_| !wrong), found)
}

fn is_lack(fault: &CompetitionFault) -> bool {
    matches!(
        fault,
        CompetitionFault::Key(Fault::Missing(_))
            | CompetitionFault::NoSupervision { .. }
            | CompetitionFault::NoDefaultTime
            | CompetitionFault::TwoTeams
    )
}

fn of_keys(keys: &mut Keys<'_>, reading: &EventReader<'_>) -> Option<Competition> {
    keys.needs("name");
    let name = keys.name("name");
    let voices: Vec<(&str, &str)> = reading.voices.iter().map(|tag| (tag.as_str(), tag.as_str())).collect();
    let voice = keys.choice("voice", &voices).map(|voice| voice.value.to_owned());
    let names = NameSystem::ALL.map(|names| (names.key(), names));
    let names = keys.choice("names", &names).map(|names| names.value);
    let in_signs = |text: &str| (reading.in_signs)(voice.as_deref(), text);
    let settled = regulations::read(keys, &in_signs);
    let particulars = described::read(keys);
    let teams = teams::read(keys, settled.as_ref(), particulars.days, &in_signs);
    let regulations::GameRules { times, regulations } = settled?;
    Some(Competition { name: name?.value, times, regulations, names, voice, teams, particulars })
}
