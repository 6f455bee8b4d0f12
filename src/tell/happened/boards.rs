//! The boards in words: where they differ, that they agree, and a board being set right (D.2.9).

use shakmaty::{Color, Piece, Position};

use super::causes::{likely_cause, likely_causes};
use super::going_on::{go_on_hint, then_go_on};
use super::record::{known, proposal, scores_say, still_differ};
use crate::args;
use crate::boards::{Comparison, CorrectionStep, differences, stands_turned};
use crate::game::{Announcement, BoardEvent, Event, Game, Phase, disputed, disputed_move, finding};
use crate::speech::sound::Earcon;
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::of_game::boards_key;
use crate::tell::phrasing::{Phrasing, color_key, role_key};
use crate::voice::Id;

/// What is told of boards and scores that were held against each other.
pub(super) fn checked(
    event: &BoardEvent,
    was: &Game,
    now: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    match event {
        BoardEvent::BoardReported { board, .. } => {
            let compared = |event: &Event| {
                matches!(event, Event::Boards(BoardEvent::BoardsDiffer { .. } | BoardEvent::BoardsAgree))
            };
            if rest.iter().any(compared) {
                Vec::new()
            } else {
                vec![phrasing.of_color(Id::BOARD_REPORTED, *board)]
            }
        }
        BoardEvent::BoardsDiffer { .. } => where_boards_differ(now, phrasing),
        BoardEvent::BoardsAgree => {
            let hands = matches!(was.phase(), Phase::Paused) && rest.is_empty();
            let then = hands.then(|| then_go_on(now, phrasing)).flatten();
            std::iter::once(agreement(now, phrasing)).chain(then).collect()
        }
        BoardEvent::SettingRight { board } => setting_right(*board, now, phrasing),
        BoardEvent::ScoreWritten { score, ply, written, .. } => {
            score_written(*score, *ply, written.as_deref(), now, phrasing)
        }
        BoardEvent::RetraceProposed { .. } | BoardEvent::CorrectionProposed { .. } => proposal(now, phrasing),
        BoardEvent::ProposalDeclined => vec![go_on_hint(now, phrasing)],
        BoardEvent::StepDone => next_step(now, phrasing),
        // It is told where it was read.
        BoardEvent::ScoreRead { .. } => Vec::new(),
    }
}

/// Where the boards differ, square by square.
pub fn where_boards_differ(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let square = |difference: &crate::boards::Difference| {
        phrasing.tell(
            Id::BOARDS_DIFFER_SQUARE,
            &args!(
                "square" => phrasing.square(difference.square),
                "white" => phrasing.contents(difference.first),
                "black" => phrasing.contents(difference.second),
            ),
        )
    };
    let turned = turned(game, phrasing);
    if !turned.is_empty() {
        return turned;
    }
    let squares: Vec<String> = game.board_differences().iter().map(square).collect();
    let brief = phrasing.is_brief();
    let squares = if brief { phrasing.row(&squares) } else { squares.join(" ") };
    vec![phrasing.tell(Id::BOARDS_DIFFER, &args!("squares" => squares))]
}

/// 7.2.2 — which boards stand the other way round; no square is named for that.
fn turned(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let turned = |board: &Color| stands_turned(game.board(*board).now(), &game.expected(*board));
    Color::ALL
        .into_iter()
        .filter(turned)
        .map(|board| phrasing.of_color(Id::BOARD_STANDS_TURNED, board))
        .collect()
}

/// D.2.9 — how boards and scores stand to each other: what differs, since when it is known, and what is done
/// about it.
pub fn compared(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let differing = !game.board_differences().is_empty();
    let mut told =
        if differing { where_boards_differ(game, phrasing) } else { vec![agreement(game, phrasing)] };
    // Before the first move there is no move to name.
    if differing && let Some(last) = game.differ_since().and_then(|since| since.checked_sub(1)) {
        told.push(of_ply(Id::BOARDS_DIFFER_SINCE, last, game, phrasing));
    }
    let halfway = matches!(game.phase(), Phase::SettingRight(..));
    match finding(game) {
        // Nothing is set right and nothing read out any more.
        finding if game.outcome().is_some() => told.extend(compared_at_the_end(finding, game, phrasing)),
        Comparison::Retrace(ply) | Comparison::Unknown(ply) => {
            told.extend(wrong_on_both(game, phrasing));
            told.push(of_ply(Id::SCORES_DIFFER, ply, game, phrasing));
        }
        Comparison::Scores(ply) => told.push(of_ply(Id::SCORES_ONLY_DIFFER, ply, game, phrasing)),
        // One is being set right.
        _ if halfway => told.extend(next_step(game, phrasing)),
        Comparison::Unread(ply, whose) => {
            told.push(phrasing.scores_unread(ply, whose, game));
            told.extend(causes_beside(game, phrasing));
        }
        Comparison::Record(_) => {
            told.extend(scores_say(game, phrasing));
            told.push(phrasing.say(Id::RECORD_DIFFERS));
        }
        Comparison::Boards(_) | Comparison::Alike => {
            told.extend(disputed_moves(game, phrasing));
            let boards = boards_key(game.wrong_boards());
            told.push(phrasing.tell(Id::BOARDS_WRONG, &args!("boards" => boards)));
            told.extend(causes_beside(game, phrasing));
        }
        Comparison::Agreement => {}
    }
    told
}

/// D.2.9 — the same where the game is over.
fn compared_at_the_end(finding: Comparison, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match finding {
        Comparison::Record(_) => scores_say(game, phrasing),
        Comparison::Retrace(ply) | Comparison::Scores(ply) | Comparison::Unknown(ply) => {
            vec![still_differ(ply, game, phrasing)]
        }
        Comparison::Boards(_) | Comparison::Alike => {
            let mut told = disputed_moves(game, phrasing);
            let boards = boards_key(game.wrong_boards());
            told.push(phrasing.tell(Id::BOARDS_LEFT_WRONG, &args!("boards" => boards)));
            told.extend(causes_beside(game, phrasing));
            told
        }
        Comparison::Unread(..) | Comparison::Agreement => Vec::new(),
    }
}

/// The moves that decide which board is wrong.
fn disputed_moves(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut plies: Vec<usize> = Color::ALL.into_iter().filter_map(|board| disputed(game, board)).collect();
    plies.dedup();
    plies.into_iter().map(|ply| known(Id::SCORES_AGREE, ply, args!(), game, phrasing)).collect()
}

/// D.2.9 — the squares that are alike on both boards and not as recorded, where the boards differ on others.
fn wrong_on_both(game: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    if game.repeat_due().is_some() || !turned(game, phrasing).is_empty() {
        return None;
    }
    let wrong = |board| differences(game.board(board).now(), &game.expected(board));
    let black = wrong(Color::Black);
    let both = wrong(Color::White).into_iter().filter(|one| black.contains(one));
    let squares: Vec<String> = both.map(|one| phrasing.square(one.square)).collect();
    let row = phrasing.row(&squares);
    (!squares.is_empty()).then(|| phrasing.tell(Id::BOARDS_BOTH_WRONG, &args!("squares" => row)))
}

/// Why the boards are wrong; which one stands the other way round is told with the differences.
fn causes_beside(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if turned(game, phrasing).is_empty() { likely_causes(game, phrasing) } else { Vec::new() }
}

/// A sentence about the move of this ply, from 0.
fn of_ply(id: Id, ply: usize, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let before = game.positions().get(ply).unwrap_or(game.position());
    let (color, number) = (before.turn(), before.fullmoves().get());
    phrasing.tell(id, &args!("color" => color_key(color), "number" => number))
}

/// D.2.9 — what a player has written for a move.
pub(super) fn score_written(
    score: Color,
    ply: usize,
    written: Option<&str>,
    game: &Game,
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let Some(before) = ply.checked_sub(1).and_then(|place| game.positions().get(place)) else {
        return Vec::new();
    };
    let told = written.map(|text| {
        let said = Announcement::from_record(text).map(|announcement| phrasing.said(&announcement));
        said.unwrap_or_else(|| text.to_owned())
    });
    let id = if told.is_some() { Id::SCORE_WRITTEN } else { Id::SCORE_ILLEGIBLE };
    let args = args!(
        "owner" => color_key(score), "color" => color_key(before.turn()),
        "number" => before.fullmoves().get(), "move" => told.unwrap_or_default(),
    );
    vec![phrasing.tell(id, &args)]
}

/// That the boards agree, and since when.
pub fn agreement(game: &Game, phrasing: &Phrasing<'_>) -> String {
    // Two boards with the same mistake agree with each other; or what was announced is wrong.
    if game.wrong_board().is_some() {
        return phrasing.say(Id::BOARDS_NOT_SCORES);
    }
    let last = game.hand().map(|hand| hand.color).or(game.plies().last().map(|ply| ply.color));
    let Some(color) = last else { return phrasing.say(Id::BOARDS_AGREE) };
    let before = game.hand().map(|_| game.position()).or_else(|| game.positions().iter().rev().nth(1));
    let number = before.map_or(1, |position| shakmaty::Position::fullmoves(position).get());
    phrasing.tell(Id::BOARDS_AGREE_AFTER, &args!("color" => color_key(color), "number" => number))
}

/// How the boards stand to each other, without the number of any move (12.6).
pub fn unnumbered(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if !game.board_differences().is_empty() {
        return where_boards_differ(game, phrasing);
    }
    let wrong = game.wrong_board().is_some();
    vec![phrasing.say(if wrong { Id::BOARDS_NOT_SCORES } else { Id::BOARDS_AGREE })]
}

pub(super) fn setting_right(board: Color, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Phase::SettingRight(_, steps) = game.phase() else { return Vec::new() };
    let Some(first) = steps.first() else { return Vec::new() };
    let args = args!("color" => color_key(board), "count" => steps.len(), "step" => correction_step(*first, phrasing));
    if *first == CorrectionStep::Turn {
        return [next_step(game, phrasing), likely_cause(board, game, phrasing)].concat();
    }
    // D.2.9 — nothing is wrong that goes back.
    if game.boards().retraced {
        return vec![phrasing.tell(Id::SETTING_RIGHT_BACK, &args)];
    }
    let step = match disputed_move(game, board) {
        Some(ply) => known(Id::SETTING_RIGHT, ply, args, game, phrasing),
        None => phrasing.tell(Id::SETTING_RIGHT_START, &args),
    };
    std::iter::once(step).chain(likely_cause(board, game, phrasing)).collect()
}

/// What is to be done next while a board is set right.
pub fn next_step(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Phase::SettingRight(board, steps) = game.phase() else { return Vec::new() };
    let told = |step: &CorrectionStep| {
        let step = correction_step(*step, phrasing);
        phrasing.tell(Id::NEXT_STEP, &args!("color" => color_key(*board), "step" => step))
    };
    steps.first().map(told).into_iter().collect()
}

fn correction_step(step: CorrectionStep, phrasing: &Phrasing<'_>) -> String {
    let square = |square| phrasing.square(square);
    let of = |piece: Piece| (color_key(piece.color), role_key(piece.role));
    let (id, piece, from, to) = match step {
        CorrectionStep::Turn => return phrasing.say(Id::STEP_TURN),
        CorrectionStep::Move { piece, from, to } => (Id::STEP_MOVE, piece, square(from), square(to)),
        CorrectionStep::Remove { piece, from } => (Id::STEP_REMOVE, piece, square(from), String::new()),
        CorrectionStep::Put { piece, to } => (Id::STEP_PUT, piece, String::new(), square(to)),
    };
    let (color, role) = of(piece);
    phrasing.tell(id, &args!("color" => color, "piece" => role, "from" => from, "to" => to))
}

/// D.2.9 — why one or both boards are wrong, asked for itself: where nothing is found that is said as well.
pub fn why(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let wrong = |color: &Color| game.board(*color).now() != &game.expected(*color);
    let halfway = matches!(game.phase(), Phase::SettingRight(..));
    let finding = finding(game);
    let unknown = finding.scores_differ() || matches!(finding, Comparison::Record(_));
    if halfway || unknown || !Color::ALL.iter().any(wrong) {
        return compared(game, phrasing);
    }
    let told = |board: Color| {
        let told = likely_cause(board, game, phrasing);
        if told.is_empty() { vec![phrasing.of_color(Id::CAUSE_NONE, board)] } else { told }
    };
    Color::ALL.into_iter().filter(wrong).flat_map(told).collect()
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &BoardEvent) -> Cue {
    match event {
        BoardEvent::ScoreWritten { score, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_SCORE_WRITTEN).of(*score)
        }
        BoardEvent::ScoreRead { .. } => Cue::quiet(Salience::Note, Id::BRIEF_SCORE_WRITTEN),
        BoardEvent::BoardReported { board, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_BOARD_REPORTED).of(*board)
        }
        BoardEvent::BoardsAgree => Cue::quiet(Salience::Desk, Id::BRIEF_BOARDS_AGREE),
        BoardEvent::SettingRight { board } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_SETTING_RIGHT).on(Subject::Board(Some(*board)))
        }
        BoardEvent::StepDone => Cue::quiet(Salience::Desk, Id::BRIEF_SETTING_RIGHT).on(Subject::Board(None)),
        BoardEvent::ProposalDeclined => Cue::quiet(Salience::Desk, Id::BRIEF_CLOCKS_STAND),
        BoardEvent::RetraceProposed { .. } => Cue::quiet(Salience::Call, Id::BRIEF_RETRACE),
        BoardEvent::CorrectionProposed { .. } => Cue::quiet(Salience::Call, Id::BRIEF_CORRECTION),
        BoardEvent::BoardsDiffer { squares } => {
            let subject = Subject::Squares(squares.iter().map(|there| there.square).collect());
            Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_BOARDS_DIFFER).on(subject).important()
        }
    }
}
