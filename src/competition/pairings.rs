//! Who plays whom at which board of a round, and every rule that a pairing can break.

use shakmaty::{ByColor, Color};

use super::fault::{CompetitionFault, Location};
use super::keys::{Faults, KeyPath, TableReader, not_one_of};
use super::teams::{MOST, Round, Team};

/// How a game ended, or why there was none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    /// 1-0.
    White,
    /// 0-1.
    Black,
    /// A draw.
    Drawn,
    /// 0-0: both have lost.
    BothLost,
    /// 1/2-0, by the arbiter's word.
    WhiteHalf,
    /// 0-1/2, by the arbiter's word.
    BlackHalf,
    /// +/-: not played, White wins by forfeit.
    WhiteByForfeit,
    /// -/+: not played, Black wins by forfeit.
    BlackByForfeit,
    /// -/-: not played, both lose.
    Neither,
}

/// The results the arbiter can enter, as the Laws write them.
const RESULTS: [(&str, Score); 9] = [
    ("1-0", Score::White),
    ("0-1", Score::Black),
    ("1/2-1/2", Score::Drawn),
    ("0-0", Score::BothLost),
    ("1/2-0", Score::WhiteHalf),
    ("0-1/2", Score::BlackHalf),
    ("+/-", Score::WhiteByForfeit),
    ("-/+", Score::BlackByForfeit),
    ("-/-", Score::Neither),
];

impl Score {
    /// As the Laws write it.
    #[must_use]
    pub fn sign(self) -> &'static str {
        RESULTS.iter().find(|(_, score)| *score == self).map_or("", |(sign, _)| sign)
    }

    /// The result of a game as it is kept.
    #[must_use]
    pub fn of_game(result: &str) -> Option<Score> {
        RESULTS[..6].iter().find(|(sign, _)| *sign == result).map(|(_, score)| *score)
    }

    /// Who won, if anybody.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self {
            Score::White | Score::WhiteByForfeit => Some(Color::White),
            Score::Black | Score::BlackByForfeit => Some(Color::Black),
            Score::Drawn | Score::BothLost | Score::WhiteHalf | Score::BlackHalf | Score::Neither => None,
        }
    }
}

/// A result the arbiter entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entered {
    /// The result.
    pub score: Score,
    /// Why it was entered.
    pub reason: String,
}

/// Two players at a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// The round.
    pub round: u32,
    /// The board.
    pub board: u32,
    /// The players.
    pub players: ByColor<String>,
    /// Their teams.
    pub teams: ByColor<usize>,
    /// The result, where the arbiter entered it.
    pub entered: Option<Entered>,
    /// Where it stands.
    pub place: Location,
}

/// A pairing of which so much could be read.
struct Read {
    round: Option<KeyPath<u32>>,
    board: Option<KeyPath<u32>>,
    players: ByColor<Option<KeyPath<String>>>,
    entered: Option<Entered>,
    at: usize,
}

/// Reads them, by round and board.
pub(super) fn read(
    keys: &mut TableReader<'_>,
    teams: Option<&[Team; 2]>,
    rounds: &[Round],
    faults: &mut Faults<'_>,
) -> Vec<Pairing> {
    let mut read: Vec<Read> = Vec::new();
    for mut keys in keys.tables("pairings", faults) {
        for key in ["round", "board"] {
            keys.needs(key, faults);
        }
        let round = keys.number("round", 1, MOST, faults);
        let board = keys.number("board", 1, MOST, faults);
        let mut player = |color: Color| {
            let key = color.fold_wb("white", "black");
            if !keys.has(key) {
                faults.tell(keys.at(), CompetitionFault::PlayerMissing(color));
            }
            keys.text(key, faults)
        };
        let players = ByColor { white: player(Color::White), black: player(Color::Black) };
        let entered = entered(&mut keys, faults);
        read.push(Read { round, board, players, entered, at: keys.at() });
        keys.finish(faults);
    }
    let Some(teams) = teams else { return Vec::new() };
    for (place, pairing) in read.iter().enumerate() {
        judge(pairing, &read[..place], teams, rounds, faults);
    }
    let mut pairings: Vec<Pairing> =
        read.into_iter().filter_map(|read| whole(read, teams, rounds, faults)).collect();
    pairings.sort_by_key(|pairing| (pairing.round, pairing.board));
    pairings
}

fn whole(read: Read, teams: &[Team; 2], rounds: &[Round], faults: &Faults<'_>) -> Option<Pairing> {
    let (round, board) = (read.round?.value, read.board?.value);
    let players = ByColor { white: read.players.white?.value, black: read.players.black?.value };
    let white = rounds.iter().find(|there| there.number == round)?.white;
    let teams = ByColor { white, black: teams.len() - 1 - white };
    Some(Pairing { round, board, players, teams, entered: read.entered, place: faults.place(read.at) })
}

/// Every rule this pairing breaks, beside those before it in the file.
fn judge(pairing: &Read, before: &[Read], teams: &[Team; 2], rounds: &[Round], faults: &mut Faults<'_>) {
    let round = pairing.round.as_ref().map(|round| round.value);
    let of_round = rounds.iter().find(|there| Some(there.number) == round);
    if let Some(round) = pairing.round.as_ref().filter(|_| of_round.is_none()) {
        let known: Vec<String> = rounds.iter().map(|round| round.number.to_string()).collect();
        let known = known.iter().map(String::as_str);
        faults.tell(round.at, not_one_of("round", &round.value.to_string(), known));
    }
    let same_round =
        || before.iter().filter(|other| round.is_some() && other.round.as_ref().map(|at| at.value) == round);
    if let (Some(round), Some(board)) = (round, &pairing.board)
        && same_round().any(|other| other.board.as_ref().is_some_and(|there| there.value == board.value))
    {
        faults.tell(board.at, CompetitionFault::BoardTwice(round, board.value));
    }
    for color in Color::ALL {
        let Some(player) = pairing.players.get(color) else { continue };
        let Some(team) = teams.iter().position(|team| team.has(&player.value)) else {
            faults.tell(player.at, CompetitionFault::NoMember(player.value.clone()));
            continue;
        };
        let (Some(of_round), Some(round)) = (of_round, round) else { continue };
        let has = if of_round.white == team { Color::White } else { Color::Black };
        if has != color {
            let (player_name, team) = (player.value.clone(), teams[team].name.clone());
            faults.tell(
                player.at,
                CompetitionFault::WrongColor { player: player_name, team, color: has, round },
            );
        }
        let first = rounds.first().is_some_and(|first| first.number == round);
        if first && teams[team].added.contains(&player.value) {
            faults.tell(player.at, CompetitionFault::AddedLater(player.value.clone()));
        }
        if !first && teams[team].left.contains(&player.value) {
            faults.tell(player.at, CompetitionFault::LeftBefore(player.value.clone()));
        }
        if same_round().any(|other| other.seats(&player.value)) {
            faults.tell(player.at, CompetitionFault::PlaysTwice(player.value.clone(), round));
        }
    }
    if let (Some(white), Some(black)) = (&pairing.players.white, &pairing.players.black) {
        let again = before.iter().filter(|other| other.seats(&white.value) && other.seats(&black.value));
        let again = again.filter_map(|other| other.round.as_ref()).find(|there| Some(there.value) != round);
        if let Some(there) = again {
            let (white_name, black_name) = (white.value.clone(), black.value.clone());
            faults.tell(white.at, CompetitionFault::SameOpponents(white_name, black_name, there.value));
        }
    }
}

impl Read {
    /// Whether this player sits at the board.
    fn seats(&self, player: &str) -> bool {
        let is = |seat: &Option<KeyPath<String>>| seat.as_ref().is_some_and(|seat| seat.value == player);
        is(&self.players.white) || is(&self.players.black)
    }
}

/// A result with its reason.
pub(super) fn entered(keys: &mut TableReader<'_>, faults: &mut Faults<'_>) -> Option<Entered> {
    let score = keys.choice("result", &RESULTS, faults);
    let reason = keys.text("reason", faults);
    if keys.has("reason") {
        keys.needs("result", faults);
    }
    let score = score?;
    if !keys.has("reason") {
        faults.tell(score.at, CompetitionFault::NoReason);
    }
    Some(Entered { score: score.value, reason: reason?.value })
}
