//! What has been played, on request: the last moves, all of them, what was captured, whose move it is.

use shakmaty::{Color, Position, Role};

use super::counted::counted;
use crate::args;
use crate::game::{Game, Ply};
use crate::query::{CourseAnswer, InHand, Turn};
use crate::tell::happened::{ended, turn as to_move};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::{Id, Opening};

/// The cells for rows of moves, or for a name, on a Braille display.
const ROWS: usize = 36;

/// What was played, and whose move it is.
pub(super) fn answer(answer: &CourseAnswer, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match answer {
        CourseAnswer::LastMove => last(game, phrasing),
        CourseAnswer::LastUnnumbered(of) => vec![last_unnumbered(*of, game, phrasing)],
        CourseAnswer::MovesFrom(ply) => from(*ply, game, phrasing),
        CourseAnswer::MovesOf(color, plies, in_hand) => moves_of(*color, plies, *in_hand, game, phrasing),
        CourseAnswer::Captured(captured) => self::captured(captured, phrasing),
        CourseAnswer::Turn(turn) => self::turn(*turn, game, phrasing),
        CourseAnswer::Opening(opening) => self::opening(opening.as_ref(), phrasing),
    }
}

/// The last announcement: the move in hand, or else the last completed.
fn last(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if let Some(done) = phrasing.in_hand(game) {
        let args = args!("color" => color_key(game.turn()), "number" => number(game, game.plies().len()), "move" => done);
        return vec![phrasing.tell(Id::MOVE_IN_HAND, &args)];
    }
    match game.plies().last() {
        Some(ply) => vec![told(game, game.plies().len() - 1, ply, phrasing)],
        None => vec![phrasing.say(Id::MOVES_NONE_YET)],
    }
}

/// The last announcement, or this side's, without its number.
fn last_unnumbered(of: Option<Color>, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let meant = |color: Color| of.is_none_or(|of| of == color);
    let last = game.plies().iter().enumerate().rev().find(|(_, ply)| meant(ply.color));
    match (phrasing.in_hand(game).filter(|_| meant(game.turn())), last, of) {
        (Some(done), ..) => phrasing.tell(Id::RESUMED_HAND, &args!("move" => done)),
        (None, Some((place, ply)), _) => {
            let played = played(game, place, phrasing);
            phrasing.tell(Id::RESUMED_LAST, &args!("mover" => color_key(ply.color), "move" => played))
        }
        (None, None, Some(color)) => phrasing.of_color(Id::MOVES_NONE_YET_OF, color),
        (None, None, None) => phrasing.say(Id::MOVES_NONE_YET),
    }
}

/// These plies of one side, and the one in hand where it is that side's; in the order played.
fn moves_of(
    color: Color,
    plies: &[usize],
    InHand(in_hand): InHand,
    game: &Game,
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let numbered = |place: &usize| Some(told(game, *place, game.plies().get(*place)?, phrasing));
    let mut told: Vec<String> = plies.iter().filter_map(numbered).collect();
    if in_hand {
        told.extend(last(game, phrasing));
    }
    if told.is_empty() {
        told.push(phrasing.of_color(Id::MOVES_NONE_YET_OF, color));
    }
    told
}

/// The plies from this one on. A line holds few of them: of more it tells from which to which, and the last.
pub fn from(from: usize, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let told = each_row(game, from, phrasing);
    let cells: usize = told.iter().map(|row| row.chars().count() + 1).sum();
    if !phrasing.is_brief() || cells <= ROWS {
        return told;
    }
    let (first, last) = (number(game, from), game.position().fullmoves().get());
    // The number goes up when Black has moved.
    let last = if game.hand().is_none() && game.turn() == Color::White { last - 1 } else { last };
    let run = phrasing.tell(Id::BRIEF_MOVES_RUN, &args!("first" => first, "last" => last));
    std::iter::once(run).chain(told.into_iter().next_back()).collect()
}

/// Two in a row where both have the same number.
fn each_row(game: &Game, from: usize, phrasing: &Phrasing<'_>) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    let plies = game.plies();
    let mut at = from;
    while at < plies.len() {
        let white = &plies[at];
        match plies.get(at + 1) {
            Some(_) if white.color == Color::White => {
                let args = args!(
                    "number" => number(game, at),
                    "white" => played(game, at, phrasing),
                    "black" => played(game, at + 1, phrasing),
                );
                let row = phrasing.tell(Id::MOVE_ROW, &args);
                // A line of nothing but digits is read by no reader.
                let castled = phrasing.is_brief() && !row.contains(char::is_alphabetic);
                told.push(if castled { phrasing.tell(Id::BRIEF_MOVES_CASTLED, &args) } else { row });
                at += 2;
            }
            _ => {
                told.push(self::told(game, at, white, phrasing));
                at += 1;
            }
        }
    }
    if game.hand().is_some() {
        told.extend(last(game, phrasing));
    }
    if told.is_empty() {
        told.push(phrasing.say(Id::MOVES_NONE_YET));
    }
    told
}

fn told(game: &Game, place: usize, ply: &Ply, phrasing: &Phrasing<'_>) -> String {
    phrasing.tell(
        Id::MOVE_NUMBERED,
        &args!(
            "number" => number(game, place),
            "color" => color_key(ply.color),
            "move" => played(game, place, phrasing),
        ),
    )
}

/// The move of this ply; nothing where none was played.
pub(crate) fn played(game: &Game, place: usize, phrasing: &Phrasing<'_>) -> String {
    let (ply, before) = (game.plies().get(place), game.positions().get(place));
    ply.zip(before).map_or_else(String::new, |(ply, before)| phrasing.played(&ply.played, before))
}

/// The number of the move that was made in this ply.
fn number(game: &Game, place: usize) -> u32 {
    game.positions().get(place).map_or(1, |before| before.fullmoves().get())
}

/// How a game ended that is over.
pub(crate) fn over(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    game.outcome().map_or_else(Vec::new, |outcome| ended(outcome.reason, false, game, phrasing))
}

/// Whose move it is, and its number where that is told.
fn turn(turn: Turn, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    match (turn, game.outcome()) {
        (Turn::Numbered(color, number), _) => {
            vec![phrasing.tell(Id::TURN_NUMBER, &args!("color" => color_key(color), "number" => number))]
        }
        (Turn::Ended, Some(outcome)) => ended(outcome.reason, false, game, phrasing),
        (Turn::Ended, None) | (Turn::Unnumbered, _) => vec![to_move(game, phrasing)],
    }
}

/// What a side, or each, has captured since the game began.
fn captured(captured: &[(Color, Vec<(Role, u32)>)], phrasing: &Phrasing<'_>) -> Vec<String> {
    let by = |(color, pieces): &(Color, Vec<(Role, u32)>)| {
        let pieces = counted(pieces, phrasing);
        phrasing.tell(Id::CAPTURED_BY, &args!("color" => color_key(*color), "pieces" => pieces))
    };
    captured.iter().map(by).collect()
}

/// What the opening is called; on a line that would not hold it, the family and the variation one after the other.
fn opening(opening: Option<&Opening>, phrasing: &Phrasing<'_>) -> Vec<String> {
    let Some(opening) = opening else {
        return vec![phrasing.say(Id::OPENING_NONE)];
    };
    let parts = phrasing.voice().opening_names().of(opening);
    let whole = parts.join(", ");
    let told = if phrasing.is_brief() && whole.chars().count() > ROWS { parts } else { vec![whole] };
    told.into_iter().map(|name| phrasing.tell(Id::OPENING, &args!("name" => name))).collect()
}
