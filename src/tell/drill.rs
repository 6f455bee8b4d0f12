//! What a drill asks, and how an answer was.

use shakmaty::{Chess, Color, Move, Position, Role, Square};

use super::answers::answer;
use super::phrasing::{Phrasing, color_key, role_key};
use crate::args;
use crate::drills::{Question, Right, Slip};
use crate::game::Game;
use crate::laws::Millis;
use crate::query::sides;
use crate::voice::{FluentArgs, Id, NameSystem};

/// Something that is told in a drill.
#[derive(Debug)]
pub(crate) enum DrillFact {
    /// The question.
    Asked(Question),
    /// The answer was wrong; this is the right one.
    Wrong(Right),
    /// The right one, where none was given.
    Solution(Right),
    /// So much time has passed, whether it was right or not.
    Passed(bool, Millis),
    /// What helps.
    Hint(Question),
    /// What stands on the board for this player.
    Pieces(Chess, Color),
    /// A move that is announced.
    Announced(Chess, Move),
    /// A move that is not written as it was announced.
    Slip(Slip),
    /// What was missed.
    Missed(Vec<Question>),
}

impl DrillFact {
    /// Its sentences; `game` is the one that is shown.
    pub(super) fn sentences(&self, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
        let one = match self {
            DrillFact::Pieces(position, color) => {
                return answer(&sides(position.board(), Some(*color), Color::White), game, phrasing);
            }
            DrillFact::Asked(question) => asked(question, phrasing),
            DrillFact::Wrong(found) => {
                phrasing.tell(Id::DRILL_WRONG, &args!("answer" => right(found, phrasing)))
            }
            DrillFact::Solution(found) => {
                phrasing.tell(Id::DRILL_ANSWER, &args!("answer" => right(found, phrasing)))
            }
            DrillFact::Passed(right, passed) => {
                let verdict = if *right { "right" } else { "wrong" };
                let passed = phrasing.duration(passed / 1_000 * 1_000);
                phrasing.tell(Id::DRILL_PASSED, &args!("verdict" => verdict, "time" => passed))
            }
            DrillFact::Hint(question) => hint(question, phrasing),
            DrillFact::Announced(before, announced) => {
                let announced = phrasing.played(announced, before);
                phrasing.tell(Id::DRILL_ANNOUNCED, &args!("move" => announced))
            }
            DrillFact::Slip(found) => slip(found, phrasing),
            DrillFact::Missed(missed) => {
                let named: Vec<String> =
                    missed.iter().filter_map(|missed| subject(missed, phrasing)).collect();
                if named.is_empty() {
                    return Vec::new();
                }
                phrasing.tell(Id::DRILL_MISSED, &args!("what" => phrasing.list(&named)))
            }
        };
        vec![one]
    }
}

/// The question.
fn asked(question: &Question, phrasing: &Phrasing<'_>) -> String {
    let square = |square: &Square| phrasing.square(*square);
    let knight = role_key(Role::Knight);
    let of_one = |id, at: &Square| phrasing.tell(id, &args!("square" => square(at), "piece" => knight));
    let of_two = |id, one: &Square, other: &Square| {
        phrasing.tell(id, &args!("one" => square(one), "other" => square(other), "piece" => knight))
    };
    match question {
        Question::Shade(at) => of_one(Id::DRILL_SHADE, at),
        Question::Name(at) => phrasing.tell(Id::DRILL_NAME_OF, &args!("square" => at.to_string())),
        Question::Coordinates(at) => {
            phrasing.tell(Id::DRILL_SIGNS_OF, &args!("square" => name(*at, phrasing)))
        }
        Question::Neighbours(at) => of_one(Id::DRILL_NEIGHBOURS, at),
        Question::KnightMoves(at) => of_one(Id::DRILL_KNIGHT_MOVES, at),
        Question::KnightRoute(from, to) => of_two(Id::DRILL_KNIGHT_ROUTE, from, to),
        Question::OnDiagonal(one, other) => of_two(Id::DRILL_ON_DIAGONAL, one, other),
        Question::Between(one, other) => of_two(Id::DRILL_BETWEEN, one, other),
        Question::StandsAfter(_, at) | Question::StandsIn(_, at) => of_one(Id::DRILL_STANDS, at),
        Question::Captures(_) => phrasing.say(Id::DRILL_CAPTURES),
        Question::Checks(_) => phrasing.say(Id::DRILL_CHECKS),
        Question::Mate(_) => phrasing.say(Id::DRILL_MATE),
        Question::WhereOf(_, side) => phrasing.tell(Id::DRILL_WHERE_OF, &args!("color" => color_key(*side))),
        Question::Hanging(_) => phrasing.say(Id::DRILL_HANGING),
        Question::Fork(_) => phrasing.say(Id::DRILL_FORK),
        Question::Repeat(game) => {
            let last = last_move(&game.moves, &game.positions, phrasing);
            phrasing.tell(Id::DRILL_REPEAT, &args!("move" => last))
        }
        Question::Elapsed(seconds) => phrasing.tell(Id::DRILL_ELAPSED, &args!("seconds" => *seconds)),
        Question::Used { minutes, left } => {
            let left = phrasing.duration(*left);
            phrasing.tell(Id::DRILL_USED, &args!("minutes" => *minutes, "left" => left))
        }
        Question::Dictation(game) => phrasing.tell(Id::DRILL_DICTATION, &args!("count" => game.moves.len())),
    }
}

/// The name of a square, also for whom squares are letters.
fn name(at: Square, phrasing: &Phrasing<'_>) -> String {
    let of = |system| phrasing.voice().lexicon().naming(system).names().square(at);
    let own = phrasing.telling().names().square(at);
    if own == of(NameSystem::Letters) { of(NameSystem::Fide) } else { own }
}

/// The last of these moves, in the position before it.
fn last_move(moves: &[Move], positions: &[Chess], phrasing: &Phrasing<'_>) -> String {
    let before = moves.len().checked_sub(1).and_then(|last| Some((moves.get(last)?, positions.get(last)?)));
    before.map(|(played, before)| phrasing.played(played, before)).unwrap_or_default()
}

/// The right answer, without a full stop.
fn right(right: &Right, phrasing: &Phrasing<'_>) -> String {
    match right {
        Right::Shade(light) => {
            let shade = if *light { "light" } else { "dark" };
            phrasing.tell(Id::DRILL_SHADE_IS, &args!("shade" => shade))
        }
        Right::Squares(squares) => phrasing.squares(squares),
        Right::Route(way) => phrasing.row(&way.iter().map(|at| phrasing.square(*at)).collect::<Vec<_>>()),
        Right::Square { square, named: true } => name(*square, phrasing),
        Right::Square { square, named: false } => square.to_string(),
        Right::Contents(piece) => phrasing.contents(*piece),
        Right::YesOrNo(yes) => {
            phrasing.tell(Id::DRILL_YES_OR_NO, &args!("yes" => if *yes { "yes" } else { "no" }))
        }
        Right::Number(number) => number.to_string(),
        Right::Move(played, before) => phrasing.played(played, before),
        Right::Time(time) => phrasing.duration(*time),
    }
}

/// What helps, where anything does.
fn hint(question: &Question, phrasing: &Phrasing<'_>) -> String {
    let count = |count: usize| phrasing.tell(Id::DRILL_HINT_COUNT, &args!("count" => count));
    match (question, question.right()) {
        (Question::Shade(_), _) => {
            phrasing.tell(Id::DRILL_HINT_SHADE, &args!("square" => phrasing.square(Square::A1)))
        }
        (Question::Name(at) | Question::Coordinates(at), _) => {
            let name = name(*at, phrasing);
            let file = name.rsplit_once(' ').map_or(name.as_str(), |(file, _)| file).to_owned();
            let letter = at.file().char().to_string();
            phrasing.tell(Id::DRILL_HINT_NAME, &args!("name" => file, "letter" => letter))
        }
        (Question::OnDiagonal(one, other), _) => {
            let (files, ranks) = (one.file().distance(other.file()), one.rank().distance(other.rank()));
            phrasing.tell(Id::DRILL_HINT_APART, &args!("files" => files, "ranks" => ranks))
        }
        (_, Some(Right::Squares(squares))) => count(squares.len()),
        (_, Some(Right::Route(way))) => count(way.len()),
        (_, Some(Right::Contents(piece))) => {
            let stands = if piece.is_some() { "piece" } else { "nothing" };
            phrasing.tell(Id::DRILL_HINT_STANDS, &args!("stands" => stands))
        }
        (Question::Mate(_) | Question::Fork(_), Some(Right::Move(played, _))) => {
            phrasing.tell(Id::PUZZLE_HINT_PIECE, &args!("piece" => role_key(played.role())))
        }
        _ => phrasing.say(Id::DRILL_HINT_NONE),
    }
}

fn slip(slip: &Slip, phrasing: &Phrasing<'_>) -> String {
    let Slip { ply: _, before, announced, written } = slip;
    let mut args: FluentArgs<'_> = args!(
        "number" => before.fullmoves().get(),
        "color" => color_key(before.turn()),
        "announced" => phrasing.played(announced, before),
    );
    match written {
        None => phrasing.tell(Id::DRILL_SLIP_UNREAD, &args),
        Some(written) => {
            args.set("written", phrasing.played(written, before));
            phrasing.tell(Id::DRILL_SLIP, &args)
        }
    }
}

/// What a question was about, in a word or two.
fn subject(question: &Question, phrasing: &Phrasing<'_>) -> Option<String> {
    let square = |square: &Square| phrasing.square(*square);
    match question {
        Question::Shade(at)
        | Question::Coordinates(at)
        | Question::Name(at)
        | Question::Neighbours(at)
        | Question::KnightMoves(at)
        | Question::StandsAfter(_, at)
        | Question::StandsIn(_, at) => Some(square(at)),
        Question::KnightRoute(one, other)
        | Question::OnDiagonal(one, other)
        | Question::Between(one, other) => {
            Some(phrasing.tell(Id::DRILL_FROM_TO, &args!("one" => square(one), "other" => square(other))))
        }
        _ => None,
    }
}
