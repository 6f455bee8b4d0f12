//! People who execute moves and make mistakes now and then, independent of the code that explains them. How often
//! which mistake comes is a guess, stated in `docs/boards.md`; nobody has counted it yet.
// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::boards::{Announced, History, Mistake, MistakeKind, MistakeTime, PlayerBoard, differences};
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::games::Dice;
pub use super::real_board::{Wood, board, do_wrong, execute, wood};

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
            Some(Mistake { when: MistakeTime::Ply(_), what }) => {
                wood[announced.from as usize]?;
                do_wrong(&mut wood, &announced, what);
                executed += 1;
                continue;
            }
            Some(Mistake { what, .. }) => {
                if let MistakeKind::KnockedOver { from, to } = what {
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

/// Two boards are moved on together, and this mistake is made on one of them in this ply: at the set-up, in place of the
/// move, or after it. They are compared whenever both have been moved on. Whether they differ the first time after
/// the mistake; `None` where nothing became wrong by it.
///
/// # Panics
/// They differ before.
pub fn relayed(history: &History, mistake: Mistake, ply: usize, wrong_side: Color) -> Option<bool> {
    let mut boards = [Color::White, Color::Black].map(|_| PlayerBoard::new(history.after(0).clone()));
    for (executed, announced) in history.moves()[..=ply].iter().enumerate() {
        for (own, color) in boards.iter_mut().zip(Color::ALL) {
            let mut wood = wood(own.now());
            let wrong = executed == ply && color == wrong_side;
            match mistake.when {
                MistakeTime::Ply(_) if wrong => do_wrong(&mut wood, announced, mistake.what),
                MistakeTime::SetUp if wrong => {
                    do_wrong(&mut wood, announced, mistake.what);
                    execute(&mut wood, announced);
                }
                _ => drop(execute(&mut wood, announced)),
            }
            // Nothing falls where nothing stands any more, and onto no other piece.
            if wrong
                && let MistakeKind::KnockedOver { from, to } = mistake.what
                && wood[from as usize].is_some()
                && to.is_none_or(|to| wood[to as usize].is_none())
            {
                do_wrong(&mut wood, announced, mistake.what);
            }
            own.replace(board(&wood));
        }
        let differ = !differences(boards[0].now(), boards[1].now()).is_empty();
        if executed == ply {
            return boards.iter().any(|own| own.now() != history.after(ply + 1)).then_some(differ);
        }
        assert!(!differ, "they differ before anything is wrong");
    }
    None
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
        Kind::Piece => MistakeKind::WrongPiece { from: dice.pick(&twins)? },
        Kind::Stays => MistakeKind::CapturedStays,
        Kind::OnlyCaptured => MistakeKind::OnlyCaptured,
        Kind::Not => MistakeKind::NotExecuted,
        Kind::Twice => MistakeKind::ExecutedTwice { to: once_more(announced)? },
        Kind::Followed => MistakeKind::Followed { from: dice.pick(&twins)? },
        Kind::Own => {
            let there = before[announced.from.flip_vertical() as usize];
            (there == Some(Piece { color: !announced.color, role: announced.role }))
                .then_some(MistakeKind::OwnPiece)?
        }
        Kind::Knocked => return knocked(&before, ply, dice),
        Kind::RookLeft => MistakeKind::RookLeft,
        Kind::KingLeft => MistakeKind::KingLeft,
        Kind::RookBeside => MistakeKind::RookTo(rook_beside(announced, &before, dice)?),
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
                .then_some(MistakeKind::OtherSide)?
        }
        Kind::Promoted => {
            let others = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            MistakeKind::PromotedTo(dice.pick(&others).filter(|role| Some(*role) != announced.promotion)?)
        }
        Kind::PawnLeft => MistakeKind::PromotedTo(Role::Pawn),
        Kind::SetUp => {
            // King and queen, or two neighbours.
            let color = Color::from_white(dice.percent(50));
            let neighbours: Vec<Square> =
                File::ALL.into_iter().map(|file| Square::from_coords(file, color.backrank())).collect();
            let at = dice.below(7);
            let what = MistakeKind::Exchanged(neighbours[at], neighbours[at + 1]);
            return Some(Mistake { when: MistakeTime::SetUp, what });
        }
    };
    Some(Mistake { when: MistakeTime::Ply(ply), what })
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

fn wrong_square(announced: &Announced, before: &Wood, dice: &mut Dice) -> Option<MistakeKind> {
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
    Some(MistakeKind::WrongSquare { to, captured })
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
    Some(Mistake {
        when: MistakeTime::Between { after: ply, before: ply },
        what: MistakeKind::KnockedOver { from, to },
    })
}
