//! What stands on the boards, and a board set right (D.2.9).

use shakmaty::{Board, Color};

use super::done_there::told_of_hands;
use super::gates::{Decided, allowed, for_his_player, goes_on, not_over, one, plies_until};
use crate::boards::Comparison;
use crate::game::announcement::{Announcement, Speaker, resolve_on_board};
use crate::game::by_scores::{by_scores, finding, written_there};
use crate::game::command::BoardReport;
use crate::game::{
    BoardEvent, Event, Game, Phase, PlayEvent, Proposal, Refusal, Right, RulingEvent, SquareContents,
};
use crate::laws::Millis;

pub(super) fn report(game: &Game, by: Speaker, board: Color, report: &BoardReport) -> Decided {
    allowed(game, by, Right::Report)?;
    not_over(game)?;
    if matches!(game.phase, Phase::SettingRight(..)) {
        return Err(Refusal::SettingRight);
    }
    let (mut done, mut contents, mut placement) = (None, Vec::new(), None);
    match report {
        BoardReport::Instead(announcement) => {
            let mover = match (&game.course.hand, game.course.plies.last()) {
                (Some(hand), _) => hand.color,
                (None, Some(ply)) => ply.color,
                (None, None) => game.turn(),
            };
            // D.2.1 — nothing is executed there before the repeat, so nothing can have been executed instead.
            if game.boards.owed == Some(board) {
                return Err(Refusal::RepeatFirst(board));
            }
            let own = game.boards.own.get(board);
            if !own.has_executed() {
                return Err(Refusal::NothingExecuted);
            }
            let before = own.before();
            let found = resolve_on_board(announcement, &before, mover, &game.course.homes())
                .map_err(Refusal::ReportMisfit)?;
            done = Some(found);
        }
        BoardReport::Squares(squares) => {
            contents = squares.iter().map(|&(square, piece)| SquareContents { square, piece }).collect();
        }
        BoardReport::Done(deeds) => return Ok(vec![told_of_hands(game, by, board, deeds)?]),
        BoardReport::Placement(placed) => placement = Some(Board::clone(placed)),
    }
    let (lifted, turned) = (Vec::new(), false);
    one(BoardEvent::BoardReported { by, board, done, squares: contents, lifted, turned, placement })
}

/// D.2.9 — what is written for one move: a player and his assistant tell of his own score, the
/// arbiter and an assistant of both of either.
pub(super) fn wrote(
    game: &Game,
    by: Speaker,
    score: Color,
    (number, mover): (u32, Option<Color>),
    written: Option<&Announcement>,
) -> Decided {
    may_tell_of(game, by, score)?;
    // Where nobody is named it is the own move, or the only one of this number that was played.
    let of = |mover| plies_until(game, number, Some(mover));
    let ply = match mover {
        Some(mover) => of(mover)?,
        None => of(score).or_else(|_| of(!score))?,
    };
    let before = ply.checked_sub(1).and_then(|place| game.course.positions.get(place));
    let (Some(before), true) = (before, number > 0) else { return Err(Refusal::NoSuchMove) };
    let done = written.and_then(|written| written_there(game, written, before).ok());
    let event = Event::Boards(BoardEvent::ScoreWritten {
        by,
        score,
        ply,
        written: written.map(Announcement::recorded),
        r#move: done,
    });
    Ok(vec![event])
}

/// D.2.9 — a whole score is read out, as far as it is told; what is otherwise follows.
pub(super) fn read_out(game: &Game, by: Speaker, score: Color, plies: usize) -> Decided {
    may_tell_of(game, by, score)?;
    let plies = plies.min(game.course.plies.len());
    Ok(if plies == 0 { Vec::new() } else { vec![Event::Boards(BoardEvent::ScoreRead { by, score, plies })] })
}

fn may_tell_of(game: &Game, by: Speaker, score: Color) -> Result<(), Refusal> {
    allowed(game, by, Right::Written)?;
    not_over(game)?;
    for_his_player(game, by, Right::Written, score)?;
    if by.color().is_some_and(|own| own != score) {
        return Err(Refusal::WrittenByOpponent);
    }
    Ok(())
}

/// D.2.9 — what is done by what boards and scores say together. Where the scores are still to be read out, they are
/// first.
pub(super) fn fix(game: &Game, by: Speaker) -> Decided {
    allowed(game, by, Right::SetRight)?;
    goes_on(game)?;
    Ok(vec![match finding(game) {
        Comparison::Unread(ply, whose) => return Err(Refusal::ScoresUnread(ply, whose)),
        // Where the game cannot be followed as the scores say, the arbiter decides about all of it.
        Comparison::Record(ply) => match by_scores(game).corrected() {
            Some(moves) => Event::Boards(BoardEvent::CorrectionProposed { moves }),
            None => Event::Boards(BoardEvent::RetraceProposed { plies: ply }),
        },
        // With the boards both go back to the last move on which the scores agree, if the arbiter wants it (7.1).
        Comparison::Retrace(plies) => Event::Boards(BoardEvent::RetraceProposed { plies }),
        // Boards that agree stay, and the sheets are corrected (8.1).
        Comparison::Scores(_) | Comparison::Unknown(_) => return Err(Refusal::ScoresOnly),
        Comparison::Boards(_) | Comparison::Alike | Comparison::Agreement => {
            let board = game.wrong_board().ok_or(Refusal::NothingToSetRight)?;
            Event::Boards(BoardEvent::SettingRight { board })
        }
    }])
}

/// D.2.9 — the arbiter agrees to what was proposed to him, or lets the clocks stay as they were set back. `None` where
/// nothing of the kind was asked.
pub(super) fn proposed(game: &Game, by: Speaker) -> Option<Decided> {
    if game.phase != Phase::Paused {
        return None;
    }
    match game.boards.proposed {
        Some(Proposal::Retrace(plies)) => {
            Some(one(RulingEvent::Restored { plies, keep_times: false, keep_penalties: true, by_hand: true }))
        }
        // What was read out since counts too.
        Some(Proposal::Correct) => Some(match by_scores(game).corrected() {
            Some(moves) => one(RulingEvent::RecordCorrected { moves }),
            None => Err(Refusal::NothingToRule),
        }),
        None => game.clocks_asked().then(|| one(PlayEvent::Continued { by })),
    }
}

pub(super) fn done(game: &Game, by: Speaker, at: Millis) -> Decided {
    let Phase::SettingRight(_, steps) = &game.phase else { return Err(Refusal::NothingToDo) };
    allowed(game, by, Right::Report)?;
    let mut events = vec![Event::Boards(BoardEvent::StepDone)];
    if steps.len() <= 1 {
        match game.after(&events, at).wrong_board() {
            Some(board) => events.push(BoardEvent::SettingRight { board }.into()),
            None => events.push(BoardEvent::BoardsAgree.into()),
        }
    }
    Ok(events)
}
