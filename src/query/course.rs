//! What has been played: the last moves, all of them, what was captured, whose move it is.

use shakmaty::san::San;
use shakmaty::{Chess, Color, Move, Position, Role};

use super::analysis::{WORTH, colors};
use super::answer::{Answer, CourseAnswer, InHand, Turn};
use super::query::{Operand, Operands, QueryRow};
use super::view::View;
use crate::game::{Command, Game, Reach, Refusal, shows_sheets};
use crate::voice::{Opening, opening_lines};

/// The questions about the moves of the game.
pub static ROWS: &[QueryRow] = &[
    QueryRow::new(
        "last-moves",
        &[("last", Operands::Count), ("moves last", Operands::Count)],
        |operand, view| {
            let Operand::Count(count, whose) = operand else {
                return Ok(Answer::Course(CourseAnswer::LastMove));
            };
            let color = whose.map(|whose| whose.color(view.side).unwrap_or(view.side));
            // The last announcement is heard by all, and how many there were is not.
            match (view.hides_moves(), color) {
                (true, _) if count > 1 => Err(Refusal::MovesNotTold),
                (true, color) => Ok(Answer::Course(CourseAnswer::LastUnnumbered(color))),
                (false, Some(color)) => Ok(last_of(color, count, view.game)),
                (false, None) if count == 1 => Ok(Answer::Course(CourseAnswer::LastMove)),
                (false, None) => {
                    let made = view.game.plies().len() + usize::from(view.game.hand().is_some());
                    let count = usize::try_from(count).unwrap_or(usize::MAX);
                    Ok(Answer::Course(CourseAnswer::MovesFrom(made.saturating_sub(count))))
                }
            }
        },
    )
    .of(Reach::LastMove),
    QueryRow {
        // In rapid and blitz by the Competition Rules it is counted how often (A.4.3, B.2.3).
        first: Some(|| Command::SeeSheet),
        ..QueryRow::new("all-moves", &[("all-moves", Operands::Nothing)], |_, view| {
            // Where he has no right to see it, it would tell how many moves there were.
            if view.hides_moves() && !shows_sheets(view.game) {
                return Err(Refusal::MovesNotTold);
            }
            Ok(Answer::Course(CourseAnswer::MovesFrom(0)))
        })
        .of(Reach::Board)
    },
    QueryRow::analysis(
        "captured",
        &[("captured", Operands::Side), ("pieces captured", Operands::Side)],
        |operand, view| {
            let by = colors(operand, view).into_iter().map(|color| (color, captured(color, view.game)));
            Ok(Answer::Course(CourseAnswer::Captured(by.collect())))
        },
    ),
    QueryRow::new("turn", &[("turn", Operands::Game)], |_, view| {
        let game = view.game;
        Ok(Answer::Course(CourseAnswer::Turn(match game.outcome() {
            Some(_) => Turn::Ended,
            None if view.hides_moves() => Turn::Unnumbered,
            None => Turn::Numbered(game.turn(), game.position().fullmoves().get()),
        })))
    })
    .of(Reach::LastMove),
    QueryRow::analysis("opening", &[("opening", Operands::Game)], |_, view| {
        Ok(Answer::Course(CourseAnswer::Opening(opening(view))))
    }),
];

/// The last moves of this side, so many of them, the one in hand with them; in the order played.
fn last_of(color: Color, count: u32, game: &Game) -> Answer {
    let in_hand = game.hand().is_some() && game.turn() == color;
    let count = usize::try_from(count).unwrap_or(usize::MAX).saturating_sub(usize::from(in_hand));
    let plies = game.plies().iter().enumerate().rev().filter(|(_, ply)| ply.color == color);
    let mut places: Vec<usize> = plies.take(count).map(|(place, _)| place).collect();
    places.reverse();
    Answer::Course(CourseAnswer::MovesOf(color, places, InHand(in_hand)))
}

/// What this side has captured since the game began.
fn captured(color: Color, game: &Game) -> Vec<(Role, u32)> {
    let in_hand = game.hand().filter(|hand| hand.color == color).and_then(|hand| hand.legal);
    let played = game.plies().iter().filter(|ply| ply.color == color).map(|ply| ply.played);
    let captured: Vec<Role> = played.chain(in_hand).filter_map(Move::capture).collect();
    let count = |role: Role| captured.iter().filter(|captured| **captured == role).count();
    let counted = WORTH.iter().map(|(role, _)| (*role, u32::try_from(count(*role)).unwrap_or(0)));
    counted.filter(|(_, count)| *count > 0).collect()
}

/// The opening whose position is the last of the game's that has a name, whichever moves led there. A game from
/// another position than the initial one has none.
fn opening(view: &View<'_>) -> Option<Opening> {
    if !view.game.setup().start.is_initial() {
        return None;
    }
    let now = view.position();
    let positions: Vec<&Chess> = view.game.positions().iter().chain([&now]).collect();
    let reached = |moves: &str| {
        let end = after(moves)?;
        positions.iter().rposition(|position| **position == end)
    };
    let lines = opening_lines().into_iter();
    let reached = lines.filter_map(|line| Some((reached(&line.moves)?, line.opening)));
    reached.max_by_key(|(place, _)| *place).map(|(_, opening)| opening)
}

/// The position after these moves from the initial one; `None` where one of them is not legal.
fn after(moves: &str) -> Option<Chess> {
    let mut position = Chess::default();
    for written in moves.split_whitespace() {
        let played = written.parse::<San>().ok()?.to_move(&position).ok()?;
        position.play_unchecked(played);
    }
    Some(position)
}
