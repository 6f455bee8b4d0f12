//! The drills: one row each.

use shakmaty::{Color, Piece, Role, Square};

use super::catalogue::{Few, Opening};
use super::chance::Chance;
use super::question::{Question, route};

/// A drill.
pub struct Drill {
    /// Its name on the command line, in the library and for other programs; the first part of its items' names.
    pub key: &'static str,
    /// Every item by what stands behind the colon of its name, with how hard it is, from 0.
    items: fn() -> Vec<(String, usize)>,
    /// The question of such an item.
    question: fn(&str) -> Option<Question>,
    /// How many questions one sitting has at most.
    pub most: u32,
}

/// Every drill, in the order in which they are learned.
pub const DRILLS: &[Drill] = &[
    Drill { key: "square-colours", items: all_squares, question: shade, most: 40 },
    Drill { key: "coordinates", items: both_ways, question: named, most: 40 },
    Drill { key: "neighbours", items: all_squares, question: neighbours, most: 15 },
    Drill { key: "knight-moves", items: all_squares, question: knight_moves, most: 15 },
    Drill { key: "knight-routes", items: routes, question: knight_route, most: 12 },
    Drill { key: "diagonals", items: diagonals, question: diagonal, most: 20 },
    Drill { key: "after-moves", items: lines, question: stands_after, most: 10 },
    Drill { key: "dictation", items: games, question: dictation, most: 3 },
    Drill { key: "captures", items: few, question: captures, most: 10 },
    Drill { key: "checks", items: few, question: checks, most: 10 },
    Drill { key: "mate-in-one", items: few, question: mate, most: 10 },
    Drill { key: "positions", items: placed, question: stands_in, most: 10 },
    Drill { key: "clock", items: times, question: time, most: 12 },
    Drill { key: "repeating", items: lines, question: repeat, most: 10 },
    Drill { key: "reconstruction", items: both_sides, question: where_of, most: 10 },
    Drill { key: "hanging", items: few, question: hanging, most: 10 },
    Drill { key: "forks", items: few, question: fork, most: 10 },
];

/// The drill of this name.
pub fn drill(key: &str) -> Option<&'static Drill> {
    DRILLS.iter().find(|drill| drill.key == key)
}

impl Drill {
    /// The names of all its items, with how hard they are; the easiest first.
    pub fn items(&self) -> Vec<(String, usize)> {
        let named = |(item, level): (String, usize)| (format!("{}:{item}", self.key), level);
        let mut items: Vec<(String, usize)> = (self.items)().into_iter().map(named).collect();
        items.sort_by_key(|(_, level)| *level);
        items
    }

    /// What this item asks; `None` where no item of this drill has that name.
    pub fn question(&self, item: &str) -> Option<Question> {
        let (key, item) = item.split_once(':')?;
        if key == self.key { (self.question)(item) } else { None }
    }
}

/// How many games and positions of each kind there are.
const NUMBERED: usize = 60;

fn all_squares() -> Vec<(String, usize)> {
    Square::ALL.iter().map(|square| (square.to_string(), 0)).collect()
}

fn shade(item: &str) -> Option<Question> {
    item.parse().ok().map(Question::Shade)
}

fn both_ways() -> Vec<(String, usize)> {
    let both = |square: &Square| [(format!("name-{square}"), 0), (format!("sign-{square}"), 0)];
    Square::ALL.iter().flat_map(both).collect()
}

fn named(item: &str) -> Option<Question> {
    let (way, square) = item.split_once('-')?;
    let square = square.parse().ok()?;
    match way {
        "name" => Some(Question::Name(square)),
        "sign" => Some(Question::Coordinates(square)),
        _ => None,
    }
}

/// A pair of squares: "c1-h6".
fn pair(item: &str) -> Option<(Square, Square)> {
    let (one, other) = item.split_once('-')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

fn pairs() -> impl Iterator<Item = (Square, Square)> {
    Square::ALL.into_iter().flat_map(|one| Square::ALL.map(|other| (one, other)))
}

fn neighbours(item: &str) -> Option<Question> {
    item.parse().ok().map(Question::Neighbours)
}

fn knight_moves(item: &str) -> Option<Question> {
    item.parse().ok().map(Question::KnightMoves)
}

/// The ways of two moves and more; one of five moves is too much for one breath.
fn routes() -> Vec<(String, usize)> {
    let found = pairs().map(|(from, to)| (from, to, route(from, to).len()));
    let long = found.filter(|(_, _, length)| (2..=4).contains(length));
    long.map(|(from, to, length)| (format!("{from}-{to}"), length - 2)).collect()
}

fn knight_route(item: &str) -> Option<Question> {
    let (from, to) = pair(item)?;
    (from != to).then_some(Question::KnightRoute(from, to))
}

/// Of two squares of one diagonal what lies between, and of some squares whether they are on one.
fn diagonals() -> Vec<(String, usize)> {
    let on_one = |one: Square, other: Square| Question::OnDiagonal(one, other).right();
    let is_on_one = |one, other| on_one(one, other) == Some(super::question::Right::YesOrNo(true));
    let between = pairs().filter(|(one, other)| one < other && one.distance(*other) > 1);
    let between = between.filter(|(one, other)| is_on_one(*one, *other));
    let between = between.map(|(one, other)| (format!("between-{one}-{other}"), 1));
    // As many that are as are not, of those that could be taken for one.
    let near = |one: Square, other: Square| {
        let (files, ranks) = (one.file().distance(other.file()), one.rank().distance(other.rank()));
        files > 2 && ranks > 2 && files.abs_diff(ranks) == 1
    };
    let ways = pairs().filter(|(one, other)| one < other && one.distance(*other) > 2);
    let asked = ways.filter(move |(one, other)| is_on_one(*one, *other) || near(*one, *other));
    asked.map(|(one, other)| (format!("same-{one}-{other}"), 0)).chain(between).collect()
}

fn diagonal(item: &str) -> Option<Question> {
    let (what, squares) = item.split_once('-')?;
    let (one, other) = pair(squares)?;
    match what {
        "same" => Some(Question::OnDiagonal(one, other)),
        "between" => Some(Question::Between(one, other)),
        _ => None,
    }
}

/// Numbers of some sizes, the smallest first: "4-17".
fn numbered(sizes: &[usize]) -> Vec<(String, usize)> {
    let of_size = |(level, size): (usize, &usize)| {
        let size = *size;
        (0..NUMBERED).map(move |number| (format!("{size}-{number}"), level))
    };
    sizes.iter().enumerate().flat_map(of_size).collect()
}

/// A size and a number; nothing greater than there is.
fn number(item: &str, sizes: std::ops::RangeInclusive<usize>) -> Option<(usize, usize)> {
    let (size, number) = item.split_once('-')?;
    let (size, number) = (size.parse().ok()?, number.parse().ok()?);
    (sizes.contains(&size) && number < NUMBERED).then_some((size, number))
}

fn lines() -> Vec<(String, usize)> {
    numbered(&[2, 4, 6, 8, 10])
}

fn stands_after(item: &str) -> Option<Question> {
    let (plies, number) = number(item, 2..=10)?;
    let game = Opening::numbered(plies, number);
    let square = *Chance::of(item).one_of(&game.squares())?;
    Some(Question::StandsAfter(game, square))
}

fn repeat(item: &str) -> Option<Question> {
    let (plies, number) = number(item, 2..=10)?;
    Some(Question::Repeat(Opening::numbered(plies, number)))
}

fn games() -> Vec<(String, usize)> {
    numbered(&[6, 8, 10, 12])
}

fn dictation(item: &str) -> Option<Question> {
    let (plies, number) = number(item, 6..=12)?;
    Some(Question::Dictation(Opening::numbered(plies, number)))
}

fn few() -> Vec<(String, usize)> {
    numbered(&[4, 5, 6, 7])
}

fn captures(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 4..=7)?;
    Some(Question::Captures(Few::with_capture(pieces, number)))
}

fn checks(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 4..=7)?;
    Some(Question::Checks(Few::with_check(pieces, number)))
}

fn mate(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 4..=7)?;
    Some(Question::Mate(Few::with_mate(pieces, number)))
}

fn placed() -> Vec<(String, usize)> {
    numbered(&[3, 4, 5, 6, 7])
}

/// Asked is about a square where something stands, and of four about one where nothing does.
fn stands_in(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 3..=7)?;
    let few = Few::numbered(pieces, number);
    let mut chance = Chance::of(item);
    let stands: Vec<(Square, Piece)> = few.pieces();
    let square = if chance.below(4) == 0 {
        // What a piece could be mistaken to stand on: the same square from the other side.
        let (square, _) = *chance.one_of(&stands)?;
        square.rotate_180()
    } else {
        let others: Vec<_> = stands.iter().filter(|(_, piece)| piece.role != Role::King).collect();
        chance.one_of(&others)?.0
    };
    Some(Question::StandsIn(few, square))
}

/// Each position is asked about for either side.
fn both_sides() -> Vec<(String, usize)> {
    let sides =
        |(item, level): (String, usize)| ["white", "black"].map(|side| (format!("{item}-{side}"), level));
    placed().into_iter().flat_map(sides).collect()
}

fn where_of(item: &str) -> Option<Question> {
    let (item, side) = item.rsplit_once('-')?;
    let (pieces, number) = number(item, 3..=7)?;
    let side = match side {
        "white" => Color::White,
        "black" => Color::Black,
        _ => return None,
    };
    Some(Question::WhereOf(Few::numbered(pieces, number), side))
}

fn hanging(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 4..=7)?;
    Some(Question::Hanging(Few::with_hanging(pieces, number)))
}

fn fork(item: &str) -> Option<Question> {
    let (pieces, number) = number(item, 4..=7)?;
    Some(Question::Fork(Few::with_fork(pieces, number)))
}

fn times() -> Vec<(String, usize)> {
    let elapsed = [5, 10, 15, 20, 30, 45, 60];
    let felt = elapsed.iter().enumerate().map(|(level, seconds)| (format!("felt-{seconds}"), level / 3));
    // The short ones come first, so that every sitting has both kinds.
    let used = (0..NUMBERED).map(|number| (format!("used-{number}"), 1 + number / 12));
    felt.chain(used).collect()
}

fn time(item: &str) -> Option<Question> {
    let (what, number) = item.split_once('-')?;
    let number: u32 = number.parse().ok()?;
    match what {
        "felt" if (1..=120).contains(&number) => Some(Question::Elapsed(number)),
        "used" => {
            let mut chance = Chance::of(item);
            let minutes = *chance.one_of(&[5, 10, 15, 25, 90])?;
            // A multiple of five seconds, as a talking clock tells it.
            let steps = 1 + chance.below(usize::try_from(minutes).ok()? * 12 - 1);
            Some(Question::Used { minutes, left: u64::try_from(steps).ok()? * 5_000 })
        }
        _ => None,
    }
}
