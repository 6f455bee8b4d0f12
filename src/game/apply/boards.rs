//! Boards and scores held against each other and set right, taken in (D.2.9).

use shakmaty::Color;
use shakmaty::uci::UciMove;

use super::clock::{go_on, stand};
use crate::boards::{Execution, ScoreDeviation, steps};
use crate::game::{BoardEvent, Game, Phase, Proposal, SquareContents};
use crate::laws::Millis;

pub fn apply(game: &mut Game, event: &BoardEvent, at: Millis) {
    match event {
        BoardEvent::BoardReported { board, done, squares, lifted, turned, placement, .. } => {
            game.boards.looked = game.course.plies_with_hand();
            executed_instead(game, *board, done.as_ref());
            let own = game.boards.own.get_mut(*board);
            if *turned {
                own.turn();
            }
            for SquareContents { square, piece } in lifted {
                if let Some(piece) = piece {
                    own.lift(*square, *piece);
                }
            }
            for SquareContents { square, piece } in squares {
                own.put(*square, *piece);
            }
            if let Some(placement) = placement {
                own.replace(placement.clone());
            }
        }
        BoardEvent::SettingRight { board } => {
            game.boards.runs_on = game.phase == Phase::Play;
            game.clock.stop(at);
            let steps = steps(game.boards.own.get(*board).now(), &game.expected(*board));
            game.phase = Phase::SettingRight(*board, steps);
        }
        BoardEvent::BoardsDiffer { .. } => {
            let made = game.course.plies_with_hand();
            game.boards.differ_since = game.boards.differ_since.or(Some(made));
        }
        BoardEvent::ScoreWritten { score, ply, written, r#move, .. } => {
            score_written(game, *score, *ply, written.as_deref(), *r#move);
        }
        BoardEvent::RetraceProposed { plies } => {
            game.boards.proposed = Some(Proposal::Retrace(*plies));
            stand(game, at);
        }
        BoardEvent::CorrectionProposed { .. } => {
            game.boards.proposed = Some(Proposal::Correct);
            stand(game, at);
        }
        BoardEvent::ProposalDeclined => game.boards.proposed = None,
        BoardEvent::ScoreRead { score, plies, .. } => game.sheets.scores.get_mut(*score).read_until(*plies),
        BoardEvent::StepDone => step_done(game, at),
        // That they agree follows from the boards.
        BoardEvent::BoardsAgree => {}
    }
}

/// What was done on a board in place of what was executed there last.
fn executed_instead(game: &mut Game, board: Color, done: Option<&UciMove>) {
    let (before, mode) = (game.boards.own.get(board).before(), game.castling_mode());
    if let Some(execution) = done.and_then(|done| Execution::of_coordinates(done, &before, mode)) {
        game.boards.own.get_mut(board).executed_instead(&execution);
    }
}

fn step_done(game: &mut Game, at: Millis) {
    let Phase::SettingRight(color, steps) = &mut game.phase else { return };
    if !steps.is_empty() {
        let mut board = game.boards.own.get(*color).now().clone();
        steps.remove(0).apply(&mut board);
        game.boards.own.get_mut(*color).replace(board);
    }
    if steps.is_empty() {
        // What was executed there last is what the record has now.
        let color = *color;
        let right = game.boards.as_recorded(color, &game.course);
        if game.boards.own.get(color).now() == right.now() {
            *game.boards.own.get_mut(color) = right;
        }
        game.phase = Phase::Paused;
        if game.boards.runs_on {
            go_on(game, at);
        }
    }
}

/// D.2.9 — what a player has written for a ply, from 1.
fn score_written(game: &mut Game, score: Color, ply: usize, written: Option<&str>, done: Option<UciMove>) {
    let Some(place) = ply.checked_sub(1) else { return };
    let Some(played) = game.course.plies.get(place).map(|ply| ply.played) else { return };
    let as_played = done == Some(UciMove::from_move(played, game.castling_mode()));
    let otherwise = (!as_played).then(|| match written {
        Some(text) => ScoreDeviation::Written(text.to_owned(), done),
        None => ScoreDeviation::Illegible,
    });
    game.sheets.scores.get_mut(score).stands(place, otherwise);
}
