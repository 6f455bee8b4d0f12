//! An event, and what it settles for each of its games.

use shakmaty::{ByColor, Color};

use super::particulars::Particulars;
use super::team_event::{Pairing, TeamEvent, TieBreak};
use crate::game::{BoardPairing, KeptManner, RoundInfo};
use crate::laws::{Regulations, TimeControl};
use crate::voice::NameSystem;

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
    /// Where and when it is, and who its arbiters are.
    pub particulars: Particulars,
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
    pub fn wording(&self, voice: &str) -> KeptManner {
        KeptManner {
            voice: self.voice.clone().unwrap_or_else(|| voice.to_owned()),
            names: self.names.unwrap_or_default().key().to_owned(),
            letters: None,
        }
    }

    /// What holds in any of its games.
    pub fn of_any_game(&self) -> Regulated {
        Regulated {
            times: self.times.clone(),
            regulations: self.regulations.clone(),
            occasion: RoundInfo { site: self.particulars.site(), ..RoundInfo::named(&self.name) },
        }
    }

    /// What holds at a board, with all pairings of the round as they are now.
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
            ..self.of_any_game().occasion
        };
        Regulated { times: tie_break.times.clone(), regulations: tie_break.regulations.clone(), occasion }
    }
}
