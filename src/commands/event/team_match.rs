//! A team event with the games that were played for it.

use std::path::Path;

use shakmaty::ByColor;

use super::faults::faulty;
use super::games::{alterations, games_of, of_event};
use crate::args;
use crate::commands::output::{usage, warn};
use crate::competition::{
    Collected, Competition, MatchResult, Played, Regulated, Score, Standing, State, TeamEvent, changed,
};
use crate::error::CommandError;
use crate::laws::Termination;
use crate::record::Library;
use crate::voice::{Id, Voice};

/// A team event with the games that were played for it.
pub struct Match<'e> {
    pub(super) event: &'e Competition,
    pub(super) teams: &'e TeamEvent,
    pub(super) games: Vec<Collected>,
    /// What was changed since they were played.
    altered: Vec<String>,
}

impl<'e> Match<'e> {
    /// Collects the games from the library.
    ///
    /// # Errors
    /// It is no team event, the library fails, or a round began with other pairings.
    pub fn collect(
        event: &'e Competition,
        path: &Path,
        library: &Library,
        voice: &Voice,
    ) -> Result<Match<'e>, CommandError> {
        let Some(teams) = &event.teams else {
            let file = path.display().to_string();
            return Err(usage(voice.tell(Id::ERROR_EVENT_TEAMS, &args!("file" => file)), voice));
        };
        let games = games_of(event, library, voice)?;
        let altered = alterations(event, &games, voice);
        let games = of_event(event, &games).map(|(line, _, occasion)| {
            let score = line.result.and_then(|result| Score::of_game(result.written()));
            let played = match line.termination {
                _ if line.moves > 1 => Played::Rated,
                Some(Termination::DefaultTime) => Played::NotAtAll,
                _ => Played::TooShort,
            };
            Collected { id: line.id, occasion: occasion.clone(), score, played }
        });
        let games: Vec<Collected> = games.collect();
        let changed = changed(teams, &games);
        if !changed.is_empty() {
            return Err(faulty(path, &changed, voice));
        }
        Ok(Match { event, teams, games, altered })
    }

    /// Says on standard error what was changed since games were played.
    pub(super) fn warn(&self) {
        warn(self.altered.iter().cloned());
    }

    /// No further game is played while the file says something else than games were played under.
    fn unaltered(&self, voice: &Voice) -> Result<(), CommandError> {
        if self.altered.is_empty() {
            return Ok(());
        }
        let refused = voice.say(Id::EVENT_ALTERED_REFUSED);
        Err(CommandError::usage(self.altered.iter().cloned().chain([refused]).collect::<Vec<_>>().join("\n")))
    }

    pub(super) fn standing(&self) -> Standing<'_> {
        self.teams.standing(&self.event.regulations.scoring, &self.games)
    }

    /// What is settled for the game at this board, and who plays it.
    ///
    /// # Errors
    /// There is no such board, it has been played or is being played, or an earlier round is not over.
    pub fn seat(
        &self,
        round: u32,
        board: u32,
        voice: &Voice,
    ) -> Result<(Regulated, ByColor<String>), CommandError> {
        self.unaltered(voice)?;
        let at = || args!("round" => round, "board" => board);
        let standing = self.standing();
        let Some(row) = standing.row(round, board) else {
            return Err(usage(voice.tell(Id::ERROR_EVENT_NO_BOARD, &at()), voice));
        };
        free(&row.state, voice)?;
        if let Some(before) = standing.unfinished_before(round) {
            let before = args!("round" => before.pairing.round, "board" => before.pairing.board);
            return Err(usage(voice.tell(Id::ERROR_EVENT_EARLIER, &before), voice));
        }
        Ok((self.event.at_board(self.teams, row.pairing), row.pairing.players.clone()))
    }

    /// What is settled for the game that breaks a tie, and who plays it.
    ///
    /// # Errors
    /// It is not due, or it is not said who plays it.
    pub fn seat_tie_break(&self, voice: &Voice) -> Result<(Regulated, ByColor<String>), CommandError> {
        self.unaltered(voice)?;
        let Some(tie_break) = &self.teams.tie_break else {
            return Err(usage(voice.say(Id::ERROR_EVENT_NO_TIE_BREAK), voice));
        };
        let standing = self.standing();
        if matches!(standing.verdict, MatchResult::Open(_) | MatchResult::Unpaired(_) | MatchResult::Wins(_))
        {
            return Err(usage(voice.say(Id::ERROR_EVENT_NOT_DUE), voice));
        }
        free(&standing.tie_break, voice)?;
        let Some(players) = &tie_break.players else {
            return Err(usage(voice.say(Id::ERROR_EVENT_NO_PLAYERS), voice));
        };
        let names = ByColor { white: players.white.0.clone(), black: players.black.0.clone() };
        Ok((self.event.at_tie_break(self.teams, tie_break, players), names))
    }
}

/// Nothing has been played or decided at this board.
fn free(state: &State, voice: &Voice) -> Result<(), CommandError> {
    let played = |id: Id, game: &i64| voice.tell(id, &args!("game" => game.to_string()));
    let why = match state {
        State::NotBegun => return Ok(()),
        State::Open(game) => played(Id::ERROR_EVENT_OPEN, game),
        State::Over(game, _) => played(Id::ERROR_EVENT_OVER, game),
        State::Entered(_) => voice.say(Id::ERROR_EVENT_ENTERED),
    };
    Err(usage(why, voice))
}
