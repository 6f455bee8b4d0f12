//! The table of a team match, as lines of the voice and as one object for programs.

use std::path::Path;

use serde_json::{Value, json};
use shakmaty::Color;

use super::games::points;
use super::team_match::Match;
use crate::args;
use crate::commands::output::merged;
use crate::competition::{Entered, MatchResult, Pairing, Row, Score, Standing, State};
use crate::laws::Points;
use crate::voice::{Id, Voice};

pub(super) fn told(found: &Match<'_>, standing: &Standing<'_>, path: &Path, voice: &Voice) -> Vec<String> {
    let mut told = Vec::new();
    let both = |[first, second]: [Points; 2]| {
        args!(
            "first" => found.teams.name(0).to_owned(),
            "first-points" => points(first, voice),
            "second" => found.teams.name(1).to_owned(),
            "second-points" => points(second, voice),
        )
    };
    for (round, scores) in &standing.rounds {
        let score = voice.tell(Id::EVENT_SCORE, &both(*scores));
        told.push(voice.tell(Id::EVENT_ROUND_SCORE, &args!("round" => *round, "score" => score)));
        let rows = standing.rows.iter().filter(|row| row.pairing.round == *round);
        told.extend(rows.map(|row| board(row, voice)));
    }
    let score = voice.tell(Id::EVENT_SCORE, &both(standing.total));
    told.push(voice.tell(Id::EVENT_TOTAL, &args!("score" => score)));
    if let Some(players) = found.teams.tie_break.as_ref().and_then(|tie_break| tie_break.players.as_ref()) {
        let told_players = args!(
            "white" => players.white.0.clone(),
            "black" => players.black.0.clone(),
            "state" => told_state(&standing.tie_break, voice),
        );
        told.push(voice.tell(Id::EVENT_TIE_BREAK, &told_players));
    }
    let team = |team: usize| args!("team" => found.teams.name(team).to_owned());
    told.push(match standing.verdict {
        MatchResult::Open(count) => voice.tell(Id::EVENT_STILL_OPEN, &args!("count" => count)),
        MatchResult::Unpaired(round) => voice.tell(Id::EVENT_UNPAIRED, &args!("round" => round)),
        MatchResult::Wins(winner) => voice.tell(Id::EVENT_WINS, &team(winner)),
        MatchResult::WinsTieBreak(winner) => voice.tell(Id::EVENT_WINS_TIE_BREAK, &team(winner)),
        MatchResult::TieBreakDue => {
            let command = format!("ansage event tie-break {}", path.display());
            voice.tell(Id::EVENT_TIE_BREAK_DUE, &args!("command" => command))
        }
        MatchResult::Equal => voice.say(Id::EVENT_EQUAL),
    });
    told
}

pub(super) fn board(row: &Row<'_>, voice: &Voice) -> String {
    let Pairing { board, players, .. } = row.pairing;
    voice.tell(
        Id::EVENT_BOARD,
        &args!(
            "board" => *board,
            "white" => players.white.clone(),
            "black" => players.black.clone(),
            "state" => told_state(&row.state, voice),
        ),
    )
}

fn told_state(state: &State, voice: &Voice) -> String {
    let result = |score: &Score| voice.tell(Id::EVENT_RESULT, &args!("outcome" => score.name()));
    match state {
        State::NotBegun => voice.say(Id::EVENT_NOT_BEGUN),
        State::Open(game) => voice.tell(Id::EVENT_OPEN, &args!("game" => game.to_string())),
        State::Over(_, score) => result(score),
        State::Entered(Entered { score, reason }) => {
            voice.tell(Id::EVENT_ENTERED, &args!("result" => result(score), "reason" => reason.clone()))
        }
    }
}

/// The table for other programs; `docs/regulations.md` names its fields.
pub(super) fn object(found: &Match<'_>, standing: &Standing<'_>) -> Value {
    let of_state = |state: &State| match state {
        State::NotBegun => json!({ "state": "not_begun" }),
        State::Open(game) => json!({ "state": "open", "game": game }),
        State::Over(game, score) => json!({ "state": "over", "game": game, "result": score.sign() }),
        State::Entered(entered) => {
            json!({ "state": "entered", "result": entered.score.sign(), "reason": entered.reason })
        }
    };
    let row = |row: &Row<'_>| {
        let pairing = row.pairing;
        let board = json!({
            "round": pairing.round,
            "board": pairing.board,
            "white": pairing.players.white,
            "black": pairing.players.black,
            "white_team": found.teams.name(pairing.teams.white),
            "black_team": found.teams.name(pairing.teams.black),
        });
        merged(board, of_state(&row.state))
    };
    let numbers = |points: &[Points; 2]| points.map(f64::from);
    let (verdict, winner) = match standing.verdict {
        MatchResult::Open(_) | MatchResult::Unpaired(_) => ("open", None),
        MatchResult::Wins(team) => ("wins", Some(team)),
        MatchResult::TieBreakDue => ("tie_break_due", None),
        MatchResult::WinsTieBreak(team) => ("wins_tie_break", Some(team)),
        MatchResult::Equal => ("equal", None),
    };
    let mut table = json!({
        "event": found.event.name,
        "teams": [found.teams.name(0), found.teams.name(1)],
        "boards": standing.rows.iter().map(row).collect::<Vec<_>>(),
        "rounds": standing.rounds.iter().map(|(round, points)| {
            json!({ "round": round, "points": numbers(points) })
        }).collect::<Vec<_>>(),
        "points": numbers(&standing.total),
        "verdict": verdict,
        "winner": winner.map(|team| found.teams.name(team)),
    });
    if let Some(tie_break) = &found.teams.tie_break {
        let names = tie_break.players.as_ref();
        let name = |color: Color| names.map(|names| names.get(color).0.clone());
        let game = json!({ "white": name(Color::White), "black": name(Color::Black) });
        table["tie_break"] = merged(game, of_state(&standing.tie_break));
    }
    table
}
