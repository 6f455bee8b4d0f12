//! People who execute moves and make mistakes now and then, independent of the code that explains them. How often
//! which mistake comes is a guess, stated in `docs/boards.md`; nobody has counted it yet.
// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::boards::{Announced, History, Mistake, What, When};
use shakmaty::{Board, Color, File, Piece, Rank, Role, Square};

use super::games::Dice;

/// What stands on the squares.
pub type Wood = [Option<Piece>; 64];

pub fn wood(board: &Board) -> Wood {
    Square::ALL.map(|square| board.piece_at(square))
}

pub fn board(wood: &Wood) -> Board {
    let mut board = Board::empty();
    for (square, piece) in Square::ALL.into_iter().zip(wood) {
        if let Some(piece) = piece {
            board.set_piece_at(square, *piece);
        }
    }
    board
}

/// What there is to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Odd {
    NothingThere,
    OtherPiece,
    InTheWay,
    NothingToTake,
}

impl Odd {
    /// How often in a hundred times it is noticed.
    fn noticed(self) -> usize {
        match self {
            Odd::NothingThere => 100,
            Odd::OtherPiece => 93,
            Odd::InTheWay => 87,
            Odd::NothingToTake => 75,
        }
    }
}

/// Executes a move with what stands there, and tells what there was to notice.
pub fn execute(wood: &mut Wood, announced: &Announced) -> Vec<Odd> {
    let (from, to) = (announced.from as usize, announced.to as usize);
    let mut odd = Vec::new();
    let Some(held) = wood[from] else { return vec![Odd::NothingThere] };
    if held != (Piece { color: announced.color, role: announced.role }) {
        odd.push(Odd::OtherPiece);
    }
    if let Some((rook_from, rook_to)) = announced.rook {
        let Some(rook) = wood[rook_from as usize] else { return vec![Odd::NothingThere] };
        if rook != (Piece { color: announced.color, role: Role::Rook }) {
            odd.push(Odd::OtherPiece);
        }
        (wood[from], wood[rook_from as usize]) = (None, None);
        if wood[to].is_some() || wood[rook_to as usize].is_some() {
            odd.push(Odd::InTheWay);
        }
        (wood[to], wood[rook_to as usize]) = (Some(held), Some(rook));
        return odd;
    }
    wood[from] = None;
    if let Some(captured) = announced.captured {
        match wood[captured as usize].take() {
            None => odd.push(Odd::NothingToTake),
            Some(taken) if captured == announced.to && taken.color == held.color => odd.push(Odd::InTheWay),
            Some(_) => {}
        }
    }
    if wood[to].is_some() {
        odd.push(Odd::InTheWay);
    }
    wood[to] = Some(announced.promotion.map_or(held, |role| Piece { color: announced.color, role }));
    odd
}

/// Does this in place of the move.
pub fn do_wrong(wood: &mut Wood, announced: &Announced, what: What) {
    let (from, to) = (announced.from as usize, announced.to as usize);
    let held = wood[from];
    match what {
        What::NotExecuted => {}
        What::WrongSquare { to: other, captured } => {
            wood[from] = None;
            if captured && let Some(captured) = announced.captured {
                wood[captured as usize] = None;
            }
            if let Some((rook_from, rook_to)) = announced.rook {
                wood[rook_to as usize] = wood[rook_from as usize].take();
            }
            let promoted = announced.promotion.map(|role| Piece { color: announced.color, role });
            wood[other as usize] = promoted.or(held);
        }
        What::ExecutedTwice { to: other } => {
            execute(wood, announced);
            wood[other as usize] = wood[to].take();
        }
        What::WrongPiece { from } => {
            execute(wood, &Announced { from, ..*announced });
        }
        What::Followed { from: other } => {
            execute(wood, announced);
            wood[to] = wood[other as usize].take();
        }
        What::PromotedTo(role) => {
            execute(wood, &Announced { promotion: Some(role), ..*announced });
        }
        What::OwnPiece => {
            let (from, to) = (announced.from.flip_vertical(), announced.to.flip_vertical());
            wood[to as usize] = wood[from as usize].take();
        }
        What::CapturedStays if announced.captured == Some(announced.to) => wood[from] = None,
        What::CapturedStays | What::RookLeft => wood[to] = wood[from].take(),
        What::OnlyCaptured => wood[announced.captured.unwrap() as usize] = None,
        What::KingLeft => {
            let (rook, goes) = announced.rook.unwrap();
            wood[goes as usize] = wood[rook as usize].take();
        }
        What::RookTo(beside) => {
            wood[to] = wood[from].take();
            wood[beside as usize] = wood[announced.rook.unwrap().0 as usize].take();
        }
        What::OtherSide => {
            let rank = announced.from.rank();
            let long = announced.rook.unwrap().0 > announced.from;
            let [king_to, rook, rook_to] = if long { ['c', 'a', 'd'] } else { ['g', 'h', 'f'] }
                .map(|file| Square::from_coords(File::from_char(file).unwrap(), rank) as usize);
            wood[king_to] = wood[from].take();
            wood[rook_to] = wood[rook].take();
        }
        What::KnockedOver { from, to } => {
            let held = wood[from as usize].take();
            if let Some(to) = to {
                wood[to as usize] = held;
            }
        }
        What::Exchanged(first, second) => wood.swap(first as usize, second as usize),
    }
}

/// A mistake that somebody made in a game, and the board when it came out.
pub struct Slip {
    pub mistake: Mistake,
    /// How many plies were executed when the board was looked at.
    pub seen_after: usize,
    pub wood: Wood,
}

/// Somebody makes one mistake somewhere in this game, and the board is looked at soon or late. `None` where what he
/// did happened to be right, or came right again before it was looked at.
pub fn slip(history: &History, dice: &mut Dice) -> Option<Slip> {
    let ply = dice.below(history.plies());
    let mistake = likely(history, ply, dice)?;
    let until = ply + 1 + later(dice);
    follow(history, mistake, ply, until, dice)
}

/// As often one or two plies later as between 64 and 128.
fn later(dice: &mut Dice) -> usize {
    let octave = dice.below(8);
    (1 << octave) - 1 + dice.below(1 << octave)
}

/// Somebody makes two mistakes at most 16 plies apart, the second before the first came out.
pub fn two_slips(history: &History, dice: &mut Dice) -> Option<([Mistake; 2], usize, Wood)> {
    let first = dice.below(history.plies());
    let second = first + 1 + dice.below(16);
    let until = second + 1 + later(dice);
    if second >= history.plies() {
        return None;
    }
    let both = [(first, likely(history, first, dice)?), (second, likely(history, second, dice)?)];
    let (executed, wood) = play(history, &both, until, dice)?;
    let wrong = wood != self::wood(history.after(executed));
    (executed > second && wrong).then_some((both.map(|(_, mistake)| mistake), executed, wood))
}

/// Plays the game with this mistake until something is noticed or so many plies are executed.
pub fn follow(
    history: &History,
    mistake: Mistake,
    ply: usize,
    until: usize,
    dice: &mut Dice,
) -> Option<Slip> {
    let (seen_after, wood) = play(history, &[(ply, mistake)], until, dice)?;
    let wrong = wood != self::wood(history.after(seen_after));
    wrong.then_some(Slip { mistake, seen_after, wood })
}

/// How many plies were executed, and what stands there then. `None` where a mistake cannot be made on the board that an
/// earlier one has left.
fn play(
    history: &History,
    mistakes: &[(usize, Mistake)],
    until: usize,
    dice: &mut Dice,
) -> Option<(usize, Wood)> {
    let mut wood = wood(history.after(0));
    let mut executed = 0;
    while executed < until.min(history.plies()) {
        let announced = history.moves()[executed];
        let mistake = mistakes.iter().find(|(ply, _)| *ply == executed).map(|(_, mistake)| *mistake);
        match mistake {
            Some(Mistake { when: When::Ply(_), what }) => {
                wood[announced.from as usize]?;
                do_wrong(&mut wood, &announced, what);
                executed += 1;
                continue;
            }
            Some(Mistake { what, .. }) => {
                if let What::KnockedOver { from, to } = what {
                    wood[from as usize]?;
                    to.is_none_or(|to| wood[to as usize].is_none()).then_some(())?;
                }
                do_wrong(&mut wood, &announced, what);
            }
            None => {}
        }
        let before = wood;
        if execute(&mut wood, &announced).into_iter().any(|odd| dice.percent(odd.noticed())) {
            return Some((executed, before));
        }
        executed += 1;
    }
    Some((executed, wood))
}

#[derive(Clone, Copy)]
enum Kind {
    Square,
    Piece,
    Stays,
    OnlyCaptured,
    Not,
    Twice,
    Followed,
    Own,
    Knocked,
    RookLeft,
    KingLeft,
    RookBeside,
    OtherSide,
    Promoted,
    PawnLeft,
    SetUp,
}

/// A mistake as it may be made in the execution of this ply.
pub fn likely(history: &History, ply: usize, dice: &mut Dice) -> Option<Mistake> {
    let announced = &history.moves()[ply];
    let before = wood(history.after(ply));
    let when = |yes: bool, weight| if yes { weight } else { 0 };
    let twins = twins(announced, &before);
    let (captures, castles) = (announced.captured.is_some(), announced.rook.is_some());
    let kinds = [
        (Kind::Square, 45),
        (Kind::Piece, when(!twins.is_empty() && !castles, 12)),
        (Kind::Stays, when(captures, 10)),
        (Kind::OnlyCaptured, when(captures, 3)),
        (Kind::Not, 12),
        (Kind::Twice, when(!castles, 3)),
        (Kind::Followed, when(!twins.is_empty() && !castles && announced.promotion.is_none(), 2)),
        (Kind::Own, when(!castles, 2)),
        (Kind::Knocked, 14),
        (Kind::RookLeft, when(castles, 30)),
        (Kind::KingLeft, when(castles, 5)),
        (Kind::RookBeside, when(castles, 5)),
        (Kind::OtherSide, when(castles, 8)),
        (Kind::Promoted, when(announced.promotion.is_some(), 40)),
        (Kind::PawnLeft, when(announced.promotion.is_some(), 20)),
        (Kind::SetUp, when(ply == 0, 60)),
    ];
    let what = match dice.weighed(&kinds)? {
        Kind::Square => wrong_square(announced, &before, dice)?,
        Kind::Piece => What::WrongPiece { from: dice.pick(&twins)? },
        Kind::Stays => What::CapturedStays,
        Kind::OnlyCaptured => What::OnlyCaptured,
        Kind::Not => What::NotExecuted,
        Kind::Twice => What::ExecutedTwice { to: once_more(announced)? },
        Kind::Followed => What::Followed { from: dice.pick(&twins)? },
        Kind::Own => {
            let there = before[announced.from.flip_vertical() as usize];
            (there == Some(Piece { color: !announced.color, role: announced.role }))
                .then_some(What::OwnPiece)?
        }
        Kind::Knocked => return knocked(&before, ply, dice),
        Kind::RookLeft => What::RookLeft,
        Kind::KingLeft => What::KingLeft,
        Kind::RookBeside => What::RookTo(rook_beside(announced, &before, dice)?),
        Kind::OtherSide => {
            let long = announced.rook?.0 > announced.from;
            let path = if long { "bcd" } else { "fg" };
            let at = |file| {
                let file = File::from_char(file).unwrap();
                before[Square::from_coords(file, announced.from.rank()) as usize]
            };
            let rook = at(if long { 'a' } else { 'h' });
            let free = path.chars().all(|file| at(file).is_none());
            (free && rook == Some(Piece { color: announced.color, role: Role::Rook }))
                .then_some(What::OtherSide)?
        }
        Kind::Promoted => {
            let others = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            What::PromotedTo(dice.pick(&others).filter(|role| Some(*role) != announced.promotion)?)
        }
        Kind::PawnLeft => What::PromotedTo(Role::Pawn),
        Kind::SetUp => {
            // King and queen, or two neighbours.
            let color = Color::from_white(dice.percent(50));
            let neighbours: Vec<Square> =
                File::ALL.into_iter().map(|file| Square::from_coords(file, color.backrank())).collect();
            let at = dice.below(7);
            let what = What::Exchanged(neighbours[at], neighbours[at + 1]);
            return Some(Mistake { when: When::SetUp, what });
        }
    };
    Some(Mistake { when: When::Ply(ply), what })
}

/// Other pieces of the kind; of pawns only those from which this square is not far.
fn twins(announced: &Announced, before: &Wood) -> Vec<Square> {
    let near = |square: Square| {
        announced.role != Role::Pawn
            || (square.file().distance(announced.to.file()) <= 1
                && square.rank().distance(announced.to.rank()) <= 2)
    };
    Square::ALL
        .into_iter()
        .filter(|square| before[*square as usize] == Some(announced.piece()))
        .filter(|square| *square != announced.from && *square != announced.to && near(*square))
        .collect()
}

fn wrong_square(announced: &Announced, before: &Wood, dice: &mut Dice) -> Option<What> {
    let right = announced.to;
    let other = |square: &Square| *square != right && *square != announced.from;
    let distance = |square: &Square| right.distance(*square);
    let neighbours: Vec<Square> = Square::ALL.into_iter().filter(|square| distance(square) == 1).collect();
    let lines: Vec<Square> = Square::ALL
        .into_iter()
        .filter(|square| {
            let (file, rank) = (right.file().distance(square.file()), right.rank().distance(square.rank()));
            distance(square) > 1 && (file == 0 || rank == 0 || file == rank)
        })
        .collect();
    let mirrored = [right.flip_vertical(), right.flip_horizontal(), right.rotate_180()];
    let transposed = [right.flip_diagonal()];
    let all = Square::ALL;
    let place: &[Square] = dice.weighed(&[
        (&neighbours[..], 70),
        (&lines[..], 10),
        (&mirrored[..], 10),
        (&transposed[..], 5),
        (&all[..], 5),
    ])?;
    let to = dice.pick(place).filter(other)?;
    let there = before[to as usize];
    // Most people feel that a square is taken.
    if there.is_some() && !dice.percent(15) {
        return None;
    }
    let enemy = there.is_some_and(|piece| piece.color != announced.color);
    let captured = announced.captured.is_some() && dice.percent(if enemy { 20 } else { 80 });
    Some(What::WrongSquare { to, captured })
}

fn once_more(announced: &Announced) -> Option<Square> {
    let step = |from: u32, to: u32| (2 * to).checked_sub(from).filter(|line| *line < 8);
    let (from, to) = (announced.from, announced.to);
    let file = step(from.file().to_u32(), to.file().to_u32())?;
    let rank = step(from.rank().to_u32(), to.rank().to_u32())?;
    Some(Square::from_coords(File::new(file), Rank::new(rank)))
}

fn rook_beside(announced: &Announced, before: &Wood, dice: &mut Dice) -> Option<Square> {
    let (from, goes) = announced.rook?;
    let free = |square: &Square| {
        let vacated = *square == announced.from;
        (vacated || before[*square as usize].is_none()) && *square != announced.to && *square != from
    };
    let beside = [goes.offset(-1)?, goes.offset(1)?];
    dice.pick(&beside).filter(free)
}

/// A piece falls: as often off the board as onto the square beside.
fn knocked(before: &Wood, ply: usize, dice: &mut Dice) -> Option<Mistake> {
    let pieces: Vec<Square> =
        Square::ALL.into_iter().filter(|square| before[*square as usize].is_some()).collect();
    let from = dice.pick(&pieces)?;
    let to = if dice.percent(50) {
        None
    } else {
        let free: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|to| from.distance(*to) == 1 && before[*to as usize].is_none())
            .collect();
        Some(dice.pick(&free)?)
    };
    Some(Mistake { when: When::Between { after: ply, before: ply }, what: What::KnockedOver { from, to } })
}
