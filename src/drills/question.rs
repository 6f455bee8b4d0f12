//! The questions, and what is right.

use std::collections::BTreeSet;

use shakmaty::attacks::{aligned, between, king_attacks, knight_attacks};
use shakmaty::{Bitboard, Chess, Color, Move, Piece, Position, Square};

use super::answer::{Answer, Sought};
use super::catalogue::{Few, Opening, captures, checks, forks, hanging, mates};
use crate::game::resolve;
use crate::laws::Millis;

/// The seconds within which an announcement is to be repeated.
pub const REPEAT_WITHIN: Millis = 10_000;

/// A question of a drill, as facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Question {
    /// Is this square light or dark?
    Shade(Square),
    /// By its letter and number: what is its name?
    Name(Square),
    /// By its name: what is it in letter and number?
    Coordinates(Square),
    /// Which squares touch this one?
    Neighbours(Square),
    /// Where can a knight go from here?
    KnightMoves(Square),
    /// A shortest way of a knight.
    KnightRoute(Square, Square),
    /// Are these two on one diagonal?
    OnDiagonal(Square, Square),
    /// Which squares lie between these two, which are on one?
    Between(Square, Square),
    /// After these moves: what stands there?
    StandsAfter(Opening, Square),
    /// In this position, which is told as a list: what stands there?
    StandsIn(Few, Square),
    /// How many captures has White?
    Captures(Few),
    /// How many checks?
    Checks(Few),
    /// Which move mates?
    Mate(Few),
    /// In this position, which is told as a list: where does everything of this side stand?
    WhereOf(Few, Color),
    /// What of Black's is attacked and not defended?
    Hanging(Few),
    /// Which move attacks two pieces at once?
    Fork(Few),
    /// The last move of this game is announced: repeat it in time.
    Repeat(Opening),
    /// Say so when so many seconds have gone.
    Elapsed(u32),
    /// Of so many minutes this time is left: how much is used?
    Used {
        /// What each side had.
        minutes: u32,
        /// What is left of it.
        left: Millis,
    },
    /// A game is dictated.
    Dictation(Opening),
}

/// What the right answer is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Right {
    /// Light, or dark.
    Shade(bool),
    /// These squares, in any order.
    Squares(Vec<Square>),
    /// This way, or another as short.
    Route(Vec<Square>),
    /// This square in the other of its forms.
    Square {
        /// The square.
        square: Square,
        /// Whether by its name, and not by letter and number.
        named: bool,
    },
    /// This stands there.
    Contents(Option<Piece>),
    /// Yes, or no.
    YesOrNo(bool),
    /// So many.
    Number(u32),
    /// This move, in this position; of several mates one.
    Move(Move, Box<Chess>),
    /// So long.
    Time(Millis),
}

impl Question {
    /// What it wants to hear.
    pub fn sought(&self) -> Sought {
        match self {
            Question::Shade(_) => Sought::Shade,
            Question::Name(_)
            | Question::Coordinates(_)
            | Question::Neighbours(_)
            | Question::KnightMoves(_)
            | Question::KnightRoute(..)
            | Question::Between(..)
            | Question::WhereOf(..)
            | Question::Hanging(_) => Sought::Squares,
            Question::OnDiagonal(..) => Sought::YesOrNo,
            Question::StandsAfter(..) | Question::StandsIn(..) => Sought::Contents,
            Question::Captures(_) | Question::Checks(_) => Sought::Number,
            Question::Mate(_) | Question::Fork(_) | Question::Repeat(_) | Question::Dictation(_) => {
                Sought::Move
            }
            Question::Elapsed(_) => Sought::Now,
            Question::Used { .. } => Sought::Time,
        }
    }

    /// What is right; `None` for a dictation, which is judged move by move.
    pub fn right(&self) -> Option<Right> {
        Some(match self {
            Question::Shade(square) => Right::Shade(square.is_light()),
            Question::Name(square) => Right::Square { square: *square, named: true },
            Question::Coordinates(square) => Right::Square { square: *square, named: false },
            Question::Neighbours(square) => Right::Squares(king_attacks(*square).into_iter().collect()),
            Question::KnightMoves(square) => Right::Squares(knight_attacks(*square).into_iter().collect()),
            Question::KnightRoute(from, to) => Right::Route(route(*from, *to)),
            Question::OnDiagonal(one, other) => Right::YesOrNo(on_diagonal(*one, *other)),
            Question::Between(one, other) => Right::Squares(between(*one, *other).into_iter().collect()),
            Question::StandsAfter(game, square) => Right::Contents(game.end().board().piece_at(*square)),
            Question::StandsIn(few, square) => Right::Contents(few.0.board().piece_at(*square)),
            Question::Captures(few) => Right::Number(count(&captures(&few.0))),
            Question::Checks(few) => Right::Number(count(&checks(&few.0))),
            Question::Mate(few) => Right::Move(*mates(&few.0).first()?, Box::new(few.0.clone())),
            Question::WhereOf(few, side) => Right::Squares(few.of(*side)),
            Question::Hanging(few) => Right::Squares(hanging(&few.0)),
            Question::Fork(few) => Right::Move(*forks(&few.0).first()?, Box::new(few.0.clone())),
            Question::Repeat(game) => {
                let last = game.moves.len().checked_sub(1)?;
                Right::Move(game.moves[last], Box::new(game.positions[last].clone()))
            }
            Question::Elapsed(seconds) => Right::Time(Millis::from(*seconds) * 1_000),
            Question::Used { minutes, left } => {
                Right::Time((Millis::from(*minutes) * 60_000).saturating_sub(*left))
            }
            Question::Dictation(_) => return None,
        })
    }

    /// Whether this answer, given so long after it was asked, is right.
    pub fn is_right(&self, answer: &Answer, took: Millis) -> bool {
        match (self, answer) {
            (Question::Mate(few), Answer::Move(said)) => {
                resolve(said, &few.0).is_ok_and(|played| mates(&few.0).contains(&played))
            }
            (Question::Fork(few), Answer::Move(said)) => {
                resolve(said, &few.0).is_ok_and(|played| forks(&few.0).contains(&played))
            }
            (Question::Elapsed(seconds), _) => {
                // A fifth more or less.
                let right = Millis::from(*seconds) * 1_000;
                took.abs_diff(right) * 5 <= right
            }
            (Question::KnightRoute(from, to), Answer::Squares(said, _)) => is_route(*from, *to, said),
            _ => self.right().is_some_and(|right| right.fits(answer)),
        }
    }

    /// How long it may take; `None` where nobody is in a hurry.
    pub fn within(&self) -> Option<Millis> {
        matches!(self, Question::Repeat(_)).then_some(REPEAT_WITHIN)
    }

    /// The position it is about and that may be looked at.
    pub fn position(&self) -> Option<&Chess> {
        match self {
            Question::Captures(few)
            | Question::Checks(few)
            | Question::Mate(few)
            | Question::Hanging(few)
            | Question::Fork(few) => Some(&few.0),
            _ => None,
        }
    }
}

impl Right {
    fn fits(&self, answer: &Answer) -> bool {
        match (self, answer) {
            (Right::Shade(right), Answer::Shade(said)) | (Right::YesOrNo(right), Answer::YesOrNo(said)) => {
                right == said
            }
            (Right::Square { square, named }, Answer::Squares(said, by_name)) => {
                said.as_slice() == [*square] && by_name == named
            }
            (Right::Squares(right), Answer::Squares(said, _)) => {
                let set = |squares: &[Square]| squares.iter().copied().collect::<BTreeSet<_>>();
                set(right) == set(said)
            }
            (Right::Contents(right), Answer::Contents(said)) => right == said,
            (Right::Number(right), Answer::Number(said)) => right == said,
            (Right::Time(right), Answer::Time(said)) => right == said,
            (Right::Move(right, before), Answer::Move(said)) => resolve(said, before.as_ref()) == Ok(*right),
            _ => false,
        }
    }
}

fn count(moves: &[Move]) -> u32 {
    u32::try_from(moves.len()).unwrap_or(u32::MAX)
}

fn on_diagonal(one: Square, other: Square) -> bool {
    aligned(one, other, other) && one.file() != other.file() && one.rank() != other.rank()
}

/// A shortest way of a knight, without the square it begins on; of several the one with the lowest squares.
pub fn route(from: Square, to: Square) -> Vec<Square> {
    // How far each square is from the goal, in rings.
    let mut rings = vec![Bitboard::from_square(to)];
    let mut seen = rings[0];
    while !seen.contains(from) {
        let Some(last) = rings.last() else { break };
        let reached = last.into_iter().map(knight_attacks).fold(Bitboard::EMPTY, |all, next| all | next);
        let next = reached & !seen;
        if next.is_empty() {
            break;
        }
        seen |= next;
        rings.push(next);
    }
    let mut at = from;
    let mut way = Vec::new();
    for ring in rings.iter().rev().skip(1) {
        let Some(next) = (knight_attacks(at) & *ring).first() else { break };
        way.push(next);
        at = next;
    }
    way
}

/// Whether these squares are a way as short as any; the one it begins on may be said or left out.
fn is_route(from: Square, to: Square, said: &[Square]) -> bool {
    let steps = said.strip_prefix(&[from]).unwrap_or(said);
    let starts = std::iter::once(&from).chain(steps);
    steps.last() == Some(&to)
        && steps.len() == route(from, to).len()
        && starts.zip(steps).all(|(at, next)| knight_attacks(*at).contains(*next))
}
