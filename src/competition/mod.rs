//! The regulations of an event, read from a file: everything that is wrong in it is found at once, with its place.
//!
//! Nothing here reads a file or looks into a library; the text and the games come in. `docs/regulations.md` names
//! every key.

mod altered;
mod fault;
mod keys;
mod pairings;
mod regulations;
mod standing;
mod teams;

use shakmaty::{ByColor, Color};
use toml::de::DeTable;

pub use altered::{Altered, altered};
pub use fault::{CompetitionFault, Diagnostic, Kind, Location};
pub use pairings::{Entered, Pairing, Score};
pub use standing::{Collected, MatchResult, Row, Standing, State, changed};
pub use teams::{Round, Team, TeamEvent, TieBreak};

use crate::game::{BoardPairing, KeptManner, RoundInfo};
use crate::laws::{Regulations, TimeControl};
use crate::voice::{NameSystem, mend};
use keys::{Faults, TableReader};

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Competition {
    /// Its name.
    pub name: String,
    /// The time of each player.
    pub times: ByColor<TimeControl>,
    /// What holds in each of its games.
    pub regulations: Regulations,
    /// How squares are named in announcements, where the event says it (D.2.1).
    pub names: Option<NameSystem>,
    /// The tag of the voice that announces, where the event says it.
    pub voice: Option<String>,
    /// The teams with their rounds and pairings, where it is a team event.
    pub teams: Option<TeamEvent>,
}

/// What an event settles for one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Regulated {
    /// The time of each player.
    pub times: ByColor<TimeControl>,
    /// What else holds.
    pub regulations: Regulations,
    /// The game's place in the event.
    pub occasion: RoundInfo,
}

impl Competition {
    /// In which words it announces; the voice is this one where it says nothing of it.
    #[must_use]
    pub fn wording(&self, voice: &str) -> KeptManner {
        KeptManner {
            voice: self.voice.clone().unwrap_or_else(|| voice.to_owned()),
            names: self.names.unwrap_or_default().key().to_owned(),
            letters: None,
        }
    }

    /// What holds in any of its games.
    #[must_use]
    pub fn of_any_game(&self) -> Regulated {
        Regulated {
            times: self.times.clone(),
            regulations: self.regulations.clone(),
            occasion: RoundInfo::named(&self.name),
        }
    }

    /// What holds at a board, with all pairings of the round as they are now.
    #[must_use]
    pub fn at_board(&self, teams: &TeamEvent, pairing: &Pairing) -> Regulated {
        let mut regulated = self.of_any_game();
        let team = |color: Color| Some(teams.name(*pairing.teams.get(color)).to_owned());
        let paired = |pairing: &Pairing| BoardPairing {
            board: pairing.board,
            white: pairing.players.white.clone(),
            black: pairing.players.black.clone(),
        };
        regulated.occasion = RoundInfo {
            round: Some(pairing.round),
            board: Some(pairing.board),
            white_team: team(Color::White),
            black_team: team(Color::Black),
            pairings: teams.of_round(pairing.round).map(paired).collect(),
            ..regulated.occasion
        };
        regulated
    }

    /// What holds in the game that breaks a tie.
    #[must_use]
    pub fn at_tie_break(
        &self,
        teams: &TeamEvent,
        tie_break: &TieBreak,
        players: &ByColor<(String, usize)>,
    ) -> Regulated {
        let team = |color: Color| Some(teams.name(players.get(color).1).to_owned());
        let occasion = RoundInfo {
            white_team: team(Color::White),
            black_team: team(Color::Black),
            draw_wins: Some(tie_break.draw_wins),
            ..RoundInfo::named(&self.name)
        };
        Regulated { times: tie_break.times.clone(), regulations: tie_break.regulations.clone(), occasion }
    }
}

/// What a reader of event files has to be told.
pub struct Reading<'a> {
    /// The tags of the voices there are.
    pub voices: &'a [String],
    /// A time control in signs that need no language, from the words of the voice of this tag: the one the event
    /// announces in, so that a file means the same whoever reads it. Without one it is written in signs, or in the
    /// words that every voice understands.
    pub in_signs: &'a dyn Fn(Option<&str>, &str) -> String,
}

/// A time control of one event in signs.
pub(crate) type InSigns<'a> = &'a dyn Fn(&str) -> String;

/// Reads an event file: the event, unless something is wrong with it, and everything that was found, in the order
/// of the file. Some of it may only be a warning ([`CompetitionFault::only_warns`]).
#[must_use]
pub fn read(text: &str, reading: &Reading<'_>) -> (Option<Competition>, Vec<Diagnostic>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mended = mend(text);
    // As many lines as before, so every place is the place in the file.
    let mut faults = Faults::new(&mended.text);
    for (line, column, reason) in &mended.wrong {
        let place = Location { line: *line, column: *column };
        faults.found.push(Diagnostic { place, fault: CompetitionFault::NotToml(*reason) });
    }
    let (table, _) = DeTable::parse_recoverable(&mended.text);
    let mut keys = TableReader::new(table.get_ref(), &(0..0));
    let event = of_keys(&mut keys, reading, &mut faults);
    keys.finish(&mut faults);
    if !mended.wrong.is_empty() {
        // What could not be read may be what seems to be missing.
        faults.found.retain(|finding| !is_lack(&finding.fault));
    }
    let mut found = faults.found;
    found.sort_by_key(|finding| finding.place);
    found.dedup();
    let wrong = found.iter().any(|finding| !finding.fault.only_warns());
    (event.filter(|_| !wrong), found)
}

fn is_lack(fault: &CompetitionFault) -> bool {
    matches!(
        fault,
        CompetitionFault::Missing(_)
            | CompetitionFault::NoSupervision { .. }
            | CompetitionFault::NoDefaultTime
            | CompetitionFault::TwoTeams
    )
}

fn of_keys(
    keys: &mut TableReader<'_>,
    reading: &Reading<'_>,
    faults: &mut Faults<'_>,
) -> Option<Competition> {
    keys.needs("name", faults);
    let name = keys.name("name", faults);
    let voices: Vec<(&str, &str)> = reading.voices.iter().map(|tag| (tag.as_str(), tag.as_str())).collect();
    let voice = keys.choice("voice", &voices, faults).map(|voice| voice.value.to_owned());
    let names = NameSystem::ALL.map(|names| (names.key(), names));
    let names = keys.choice("names", &names, faults).map(|names| names.value);
    let in_signs = |text: &str| (reading.in_signs)(voice.as_deref(), text);
    let settled = regulations::read(keys, &in_signs, faults);
    let teams = teams::read(keys, settled.as_ref(), &in_signs, faults);
    let regulations::Settled { times, regulations } = settled?;
    Some(Competition { name: name?.value, times, regulations, names, voice, teams })
}
