//! What both scores say in words: what is still to be read out, the record corrected, both gone back (D.2.9).

use super::going_on::{clocks_asked, times};
use fluent_bundle::FluentArgs;
use shakmaty::{Color, Position};

use crate::args;
use crate::boards::Comparison;
use crate::game::{
    Announcement, BoardEvent, CorrectedMove, Correction, Event, Game, PlayEvent, Proposal, by_scores,
    finding, source,
};
use crate::laws::Clock;
use crate::tell::answers::course;
use crate::tell::of_game::boards_key;
use crate::tell::phrasing::Phrasing;
use crate::voice::Id;

/// A sentence about the move of this ply, from 0, what it was and from what that is known.
pub(super) fn known(
    id: Id,
    ply: usize,
    more: FluentArgs<'_>,
    game: &Game,
    phrasing: &Phrasing<'_>,
) -> String {
    let mut args = more;
    args.set("scores", source(game, ply).key());
    args.set("move", in_record(ply, game, phrasing));
    phrasing.of_move(id, ply, args, game)
}

/// The move of this ply, from 0, or the one in hand.
fn in_record(ply: usize, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let played = game.plies().get(ply).map(|_| course::played(game, ply, phrasing));
    played.or_else(|| phrasing.in_hand(game)).unwrap_or_default()
}

/// D.2.9 — what both scores have otherwise than was announced, and that it cannot be followed, where that is so.
pub(super) fn scores_say(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let found = by_scores(game);
    let mut told: Vec<String> =
        found.corrections.iter().map(|correction| otherwise(correction, game, phrasing)).collect();
    if let Some(ply) = found.impossible {
        let own = found.corrections.iter().any(|correction| correction.ply == ply);
        let args =
            args!("itself" => if own { "yes" } else { "no" }, "move" => in_record(ply, game, phrasing));
        told.push(phrasing.of_move(Id::CORRECTION_IMPOSSIBLE, ply, args, game));
    }
    told
}

fn otherwise(correction: &Correction, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let written = match correction.done {
        Some(done) => phrasing.done(&done, correction.before.board(), game.castling_mode()),
        None => Announcement::from_record(&correction.written)
            .map_or_else(|| correction.written.clone(), |written| phrasing.said(&written)),
    };
    let args = args!(
        "scores" => correction.source.key(), "move" => written,
        "announced" => in_record(correction.ply, game, phrasing),
    );
    phrasing.of_move(Id::SCORES_SAY_OTHERWISE, correction.ply, args, game)
}

/// D.2.9 — what the arbiter is asked for: that the record is corrected, or that boards and scores go back; or the
/// clocks, where they went back.
pub fn proposal(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match game.boards().proposed {
        Some(Proposal::Correct) => correction(game, phrasing),
        Some(Proposal::Retrace(plies)) => retrace(plies, game, phrasing),
        None if game.clocks_asked() => vec![clocks_asked(game, phrasing)],
        None => Vec::new(),
    }
}

fn correction(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut told = scores_say(game, phrasing);
    let Some(moves) = by_scores(game).corrected() else { return told };
    let (after, events) = game.if_corrected(moves);
    let guided = events.iter().any(|event| matches!(event, Event::Boards(BoardEvent::SettingRight { .. })));
    let boards = match boards_key(after.wrong_boards()) {
        _ if after.outcome().is_some() => "over",
        // The hands do nothing as long as it is open what is right.
        wrong if wrong != "none" && !guided => "open",
        wrong => wrong,
    };
    told.push(phrasing.tell(Id::CORRECTION_PROPOSED, &args!("wrong" => boards)));
    told
}

/// The record is corrected; `was` is the game before, `rest` what follows.
pub(super) fn record_corrected(
    moves: &[CorrectedMove],
    was: &Game,
    game: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let holds = |ply: usize| {
        let args = args!("move" => in_record(ply, game, phrasing));
        phrasing.of_move(Id::RECORD_CORRECTED, ply, args, game)
    };
    let mut told: Vec<String> = moves.iter().filter_map(|one| one.ply.checked_sub(1)).map(holds).collect();
    // Nobody has said what stands there.
    let changed = Color::ALL.into_iter().any(|color| game.board(color).now() != was.board(color).now());
    if changed {
        told.push(phrasing.say(Id::BOARDS_AS_WRITTEN));
    }
    let told_then = rest.iter().any(|event| {
        matches!(
            event,
            Event::Boards(BoardEvent::RetraceProposed { .. }) | Event::Play(PlayEvent::Ended { .. })
        )
    });
    match finding(game) {
        _ if told_then => {}
        Comparison::Unread(ply, whose) => told.push(phrasing.scores_unread(ply, whose, game)),
        Comparison::Retrace(ply) | Comparison::Scores(ply) | Comparison::Unknown(ply) => {
            told.push(still_differ(ply, game, phrasing));
        }
        Comparison::Boards(_) | Comparison::Alike | Comparison::Record(_) | Comparison::Agreement => {}
    }
    told
}

/// D.2.9 — that the scores differ at this ply, from 0, where nobody is asked to do anything about it.
pub(super) fn still_differ(ply: usize, game: &Game, phrasing: &Phrasing<'_>) -> String {
    phrasing.of_move(Id::RETRACE_SCORES, ply, args!(), game)
}

/// To where both boards and scores would go back, why, and what the clocks showed there.
fn retrace(plies: usize, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut told = match finding(game) {
        Comparison::Record(_) => scores_say(game, phrasing),
        Comparison::Unread(..)
        | Comparison::Boards(_)
        | Comparison::Alike
        | Comparison::Retrace(_)
        | Comparison::Scores(_)
        | Comparison::Unknown(_)
        | Comparison::Agreement => vec![still_differ(plies, game, phrasing)],
    };
    let clock = game.clock_put_back(plies, true, 0);
    told.push(gone_back(Id::RETRACE_PROPOSED, plies, &clock, 0, game, phrasing));
    told
}

/// Boards and scores are back at the position after so many plies.
pub(super) fn retraced(plies: usize, game: &Game, phrasing: &Phrasing<'_>) -> String {
    gone_back(Id::RETRACED, plies, game.clock(), 0, game, phrasing)
}

fn gone_back(id: Id, plies: usize, clock: &Clock, at: u64, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let mut args = times(clock, at, phrasing);
    args.set("plies", plies);
    phrasing.of_move(id, plies.saturating_sub(1), args, game)
}
