//! How a team event stands: every board, the points of each round, and who wins.

use shakmaty::Color;

use super::fault::{CompetitionFault, Diagnostic};
use super::score::{Entered, Score};
use super::team_event::{Pairing, TeamEvent, TieBreak};
use crate::game::RoundInfo;
use crate::laws::{Points, Scoring};

/// A game that was played for the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Collected {
    /// Its number in the library.
    pub id: i64,
    /// The event, the round and the board.
    pub occasion: RoundInfo,
    /// How it ended, if it has.
    pub score: Option<Score>,
    /// How much of it was played.
    pub played: Played,
}

/// How much of a game was played, as it counts for a rating: it does where both have made a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Played {
    /// Both have made a move.
    Rated,
    /// It ended before that.
    TooShort,
    /// 6.7.1 — it ended before that, because somebody had not come.
    NotAtAll,
}

/// Where a board stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// Nobody has begun.
    NotBegun,
    /// The game of this number is not over.
    Open(i64),
    /// The game of this number is over.
    Over(i64, Score),
    /// The arbiter entered the result.
    Entered(Entered),
}

impl State {
    /// The result, if there is one.
    pub fn score(&self) -> Option<Score> {
        match self {
            State::NotBegun | State::Open(_) => None,
            State::Over(_, score) => Some(*score),
            State::Entered(entered) => Some(entered.score),
        }
    }
}

/// A board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row<'e> {
    /// Who plays there.
    pub pairing: &'e Pairing,
    /// Where it stands.
    pub state: State,
}

/// Who has won the match, or what it still needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchResult {
    /// So many boards have no result yet.
    Open(usize),
    /// Nobody has been paired in this round yet.
    Unpaired(u32),
    /// This team has more points.
    Wins(usize),
    /// Both have the same points, and a game breaks the tie.
    TieBreakDue,
    /// This team has won that game.
    WinsTieBreak(usize),
    /// Both have the same points, and the event says nothing of a game to break the tie.
    Equal,
}

/// How the event stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing<'e> {
    /// The boards, by round and number.
    pub rows: Vec<Row<'e>>,
    /// The points of each team in each round.
    pub rounds: Vec<(u32, [Points; 2])>,
    /// The points of each team.
    pub total: [Points; 2],
    /// The state of the game that breaks a tie, where there is one.
    pub tie_break: State,
    /// Who has won.
    pub verdict: MatchResult,
}

impl Standing<'_> {
    /// The first board with a result to come in a round before this one.
    pub fn unfinished_before(&self, round: u32) -> Option<&Row<'_>> {
        self.rows.iter().find(|row| row.pairing.round < round && row.state.score().is_none())
    }

    /// The board of this round and number.
    pub fn row(&self, round: u32, board: u32) -> Option<&Row<'_>> {
        self.rows.iter().find(|row| row.pairing.round == round && row.pairing.board == board)
    }
}

impl TeamEvent {
    /// How it stands after these games. Of several games at one board the last one counts.
    pub fn standing(&self, scoring: &Scoring, games: &[Collected]) -> Standing<'_> {
        let rows: Vec<Row<'_>> = self
            .pairings
            .iter()
            .map(|pairing| {
                let at_board = |game: &&Collected| {
                    game.occasion.round == Some(pairing.round) && game.occasion.board == Some(pairing.board)
                };
                let game = games.iter().rev().find(at_board);
                Row { pairing, state: state(pairing.entered.as_ref(), game) }
            })
            .collect();
        let mut total = [Points::default(); 2];
        let mut rounds: Vec<(u32, [Points; 2])> =
            self.rounds.iter().map(|round| (round.number, [Points::default(); 2])).collect();
        for row in &rows {
            let Some(score) = row.state.score() else { continue };
            for color in Color::ALL {
                let (team, points) = (*row.pairing.teams.get(color), points(score, color, scoring));
                total[team] += points;
                let round = rounds.iter_mut().find(|(number, _)| *number == row.pairing.round);
                if let Some((_, of_round)) = round {
                    of_round[team] += points;
                }
            }
        }
        let tie_break = self.tie_break.as_ref().map_or(State::NotBegun, |tie_break| {
            let game = games.iter().rev().find(|game| game.occasion.is_tie_break());
            state(tie_break.entered.as_ref(), game)
        });
        let open = rows.iter().filter(|row| row.state.score().is_none()).count();
        // The pairings of a round are entered when it comes; before that the match is not over.
        let unpaired = self.rounds.iter().find(|round| self.of_round(round.number).next().is_none());
        let verdict = match (open, unpaired, total[0].cmp(&total[1])) {
            (1.., ..) => MatchResult::Open(open),
            (_, Some(round), _) => MatchResult::Unpaired(round.number),
            (.., std::cmp::Ordering::Greater) => MatchResult::Wins(0),
            (.., std::cmp::Ordering::Less) => MatchResult::Wins(1),
            _ => self.of_tie(&tie_break, games),
        };
        Standing { rows, rounds, total, tie_break, verdict }
    }

    /// Who wins when both have the same points.
    fn of_tie(&self, played: &State, games: &[Collected]) -> MatchResult {
        let Some(tie_break) = &self.tie_break else { return MatchResult::Equal };
        let Some(score) = played.score() else { return MatchResult::TieBreakDue };
        let winner = score.winner().or((score == Score::Drawn).then_some(tie_break.draw_wins));
        let team = winner.and_then(|color| self.team_of(color, tie_break, played, games));
        team.map_or(MatchResult::TieBreakDue, MatchResult::WinsTieBreak)
    }

    /// The team that had this colour in the tie-break: as the game was opened, or as the file says.
    fn team_of(
        &self,
        color: Color,
        tie_break: &TieBreak,
        played: &State,
        games: &[Collected],
    ) -> Option<usize> {
        let entered = || tie_break.players.as_ref().map(|players| players.get(color).1);
        let State::Over(id, _) = played else { return entered() };
        let occasion = &games.iter().find(|game| game.id == *id)?.occasion;
        let name = color.fold_wb(&occasion.white_team, &occasion.black_team).as_deref()?;
        self.teams.iter().position(|team| team.name == name)
    }
}

fn state(entered: Option<&Entered>, game: Option<&Collected>) -> State {
    match (entered, game) {
        // 8.7 — what the arbiter decides stands.
        (Some(entered), _) => State::Entered(entered.clone()),
        (None, Some(game)) => game.score.map_or(State::Open(game.id), |score| State::Over(game.id, score)),
        (None, None) => State::NotBegun,
    }
}

/// 10.1, 10.2 — the normal scores, by playing or by forfeit, and no others.
pub(super) fn points(score: Score, color: Color, scoring: &Scoring) -> Points {
    match score.winner() {
        Some(winner) if winner == color => scoring.win,
        Some(_) => scoring.loss,
        None if matches!(score, Score::Neither | Score::BothLost) => scoring.loss,
        // 12.9.5 — half for one, nothing for the other.
        None if score == Score::WhiteHalf && color == Color::Black => scoring.loss,
        None if score == Score::BlackHalf && color == Color::White => scoring.loss,
        None => scoring.draw,
    }
}

/// Pairings that are not those a round began with: once a board has been played, none is new, changed or gone.
pub fn changed(event: &TeamEvent, games: &[Collected]) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for round in &event.rounds {
        let of_round = |game: &&Collected| {
            game.occasion.round == Some(round.number) && !game.occasion.pairings.is_empty()
        };
        let Some(first) = games.iter().find(of_round) else { continue };
        let began = &first.occasion.pairings;
        let mut tell = |place, board| {
            found.push(Diagnostic { place, fault: CompetitionFault::RoundBegan(round.number, board) });
        };
        for pairing in event.of_round(round.number) {
            let same = began.iter().any(|paired| {
                paired.board == pairing.board
                    && paired.white == pairing.players.white
                    && paired.black == pairing.players.black
            });
            if !same {
                tell(pairing.place, pairing.board);
            }
        }
        for paired in began.iter().filter(|paired| event.pairing(round.number, paired.board).is_none()) {
            tell(round.place, paired.board);
        }
    }
    found.sort_by_key(|finding| finding.place);
    found
}
