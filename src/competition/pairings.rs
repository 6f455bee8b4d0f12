//! Who plays whom at which board of a round, and every rule that a pairing can break.

use shakmaty::{ByColor, Color};

use super::fault::{CompetitionFault, Keys, MOST};
use super::score::{Entered, entered};
use super::team_event::{Pairing, Round, Team};
use crate::schema::{Fault, Located, Location};

/// A pairing of which so much could be read.
struct Read {
    round: Option<Located<u32>>,
    board: Option<Located<u32>>,
    players: ByColor<Option<Located<String>>>,
    entered: Option<Entered>,
    at: Location,
}

/// Reads them, by round and board.
pub(super) fn read(keys: &mut Keys<'_>, teams: Option<&[Team; 2]>, rounds: &[Round]) -> Vec<Pairing> {
    let read: Vec<Read> = keys.tables("pairings", |keys| {
        for key in ["round", "board"] {
            keys.needs(key);
        }
        let round = keys.number("round", 1, MOST);
        let board = keys.number("board", 1, MOST);
        let mut player = |color: Color| {
            let key = color.fold_wb("white", "black");
            if !keys.has(key) {
                keys.tell(keys.at(), CompetitionFault::PlayerMissing(color));
            }
            keys.text(key)
        };
        let players = ByColor { white: player(Color::White), black: player(Color::Black) };
        Read { round, board, players, entered: entered(keys), at: keys.at() }
    });
    let Some(teams) = teams else { return Vec::new() };
    for (place, pairing) in read.iter().enumerate() {
        judge(pairing, &read[..place], teams, rounds, keys);
    }
    let mut pairings: Vec<Pairing> = read.into_iter().filter_map(|read| whole(read, teams, rounds)).collect();
    pairings.sort_by_key(|pairing| (pairing.round, pairing.board));
    pairings
}

fn whole(read: Read, teams: &[Team; 2], rounds: &[Round]) -> Option<Pairing> {
    let (round, board) = (read.round?.value, read.board?.value);
    let players = ByColor { white: read.players.white?.value, black: read.players.black?.value };
    let white = rounds.iter().find(|there| there.number == round)?.white;
    let teams = ByColor { white, black: teams.len() - 1 - white };
    Some(Pairing { round, board, players, teams, entered: read.entered, place: read.at })
}

/// Every rule this pairing breaks, beside those before it in the file.
fn judge(pairing: &Read, before: &[Read], teams: &[Team; 2], rounds: &[Round], keys: &Keys<'_>) {
    let round = pairing.round.as_ref().map(|round| round.value);
    let of_round = rounds.iter().find(|there| Some(there.number) == round);
    if let Some(round) = pairing.round.as_ref().filter(|_| of_round.is_none()) {
        let known: Vec<String> = rounds.iter().map(|round| round.number.to_string()).collect();
        let known = known.iter().map(String::as_str);
        keys.tell(round.at, Fault::not_one_of("round", &round.value.to_string(), known));
    }
    let same_round =
        || before.iter().filter(|other| round.is_some() && other.round.as_ref().map(|at| at.value) == round);
    if let (Some(round), Some(board)) = (round, &pairing.board)
        && same_round().any(|other| other.board.as_ref().is_some_and(|there| there.value == board.value))
    {
        keys.tell(board.at, CompetitionFault::BoardTwice(round, board.value));
    }
    for color in Color::ALL {
        let Some(player) = pairing.players.get(color) else { continue };
        let Some(team) = teams.iter().position(|team| team.has(&player.value)) else {
            keys.tell(player.at, CompetitionFault::NoMember(player.value.clone()));
            continue;
        };
        let (Some(of_round), Some(round)) = (of_round, round) else { continue };
        let has = if of_round.white == team { Color::White } else { Color::Black };
        if has != color {
            let (player_name, team) = (player.value.clone(), teams[team].name.clone());
            keys.tell(
                player.at,
                CompetitionFault::WrongColor { player: player_name, team, color: has, round },
            );
        }
        let first = rounds.first().is_some_and(|first| first.number == round);
        if first && teams[team].added.contains(&player.value) {
            keys.tell(player.at, CompetitionFault::AddedLater(player.value.clone()));
        }
        if !first && teams[team].left.contains(&player.value) {
            keys.tell(player.at, CompetitionFault::LeftBefore(player.value.clone()));
        }
        if same_round().any(|other| other.seats(&player.value)) {
            keys.tell(player.at, CompetitionFault::PlaysTwice(player.value.clone(), round));
        }
    }
    if let (Some(white), Some(black)) = (&pairing.players.white, &pairing.players.black) {
        let again = before.iter().filter(|other| other.seats(&white.value) && other.seats(&black.value));
        let again = again.filter_map(|other| other.round.as_ref()).find(|there| Some(there.value) != round);
        if let Some(there) = again {
            let (white_name, black_name) = (white.value.clone(), black.value.clone());
            keys.tell(white.at, CompetitionFault::SameOpponents(white_name, black_name, there.value));
        }
    }
}

impl Read {
    /// Whether this player sits at the board.
    fn seats(&self, player: &str) -> bool {
        let is = |seat: &Option<Located<String>>| seat.as_ref().is_some_and(|seat| seat.value == player);
        is(&self.players.white) || is(&self.players.black)
    }
}
