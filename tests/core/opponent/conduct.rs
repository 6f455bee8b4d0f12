//! What the partner does beside its moves: it resigns, offers draws and answers offers.
#![allow(clippy::unwrap_used)]

use std::sync::Arc;

use ansage::game::{Command, Game, OpponentKind, Setup, Speaker, Start};
use ansage::opponent::opponent;
use shakmaty::{Color, Move, Position, Rank, Role, Square};

use crate::support::games::Dice;
use crate::support::seed::seed;
use crate::support::setups;

/// Both sides have the same, and rooks that go to and fro.
const QUIET: &str = "r4rk1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 1";

fn begun(start: &str, level: u8) -> Arc<Game> {
    let against = OpponentKind::Partner { color: Color::Black, level, seed: 1 };
    let start: Start = start.parse().unwrap();
    Arc::new(Game::open(Setup { against, start, ..setups::practice("-") }))
}

fn after(game: &Arc<Game>, by: Color, command: &Command) -> Arc<Game> {
    let events = game.decide(Speaker::from(by), command, 0).unwrap();
    let last = game.advance_all(events, 0, 0).pop().unwrap();
    Arc::new(Game::clone(&last.after))
}

/// What it does about that beside moving, if anything.
fn does(game: &Arc<Game>) -> Option<Command> {
    let mut seat = opponent(&game.setup().against, true, None).unwrap();
    seat.observe(game, 0);
    seat.poll().filter(|command| !matches!(command, Command::Play(_)))
}

/// The same rook's move on the other side of the board.
fn mirrored(played: Move) -> Move {
    Move::Normal {
        role: Role::Rook,
        from: played.from().unwrap().flip_vertical(),
        capture: None,
        to: played.to().flip_vertical(),
        promotion: None,
    }
}

/// Nothing has happened for so many plies: rooks have moved, Black's as White's before, and kings at last.
fn shuffled(game: &Arc<Game>, plies: usize) -> Arc<Game> {
    let seed = seed();
    // Rooks can walk where every move leads back to a position that has been there twice.
    let ways = (seed..).take(100).find_map(|seed| walked(game, plies, seed));
    ways.unwrap_or_else(|| panic!("nothing new, seed {seed}"))
}

/// The same with the moves of this seed; nothing where they come to an end.
fn walked(game: &Arc<Game>, plies: usize, seed: u64) -> Option<Arc<Game>> {
    let mut dice = Dice::new(seed);
    let mut game = Arc::clone(game);
    while game.plies().len() + 8 < plies {
        let position = game.position().clone();
        let fresh = |played: &Move| {
            let mut next = position.clone();
            next.play_unchecked(*played);
            let answered =
                next.is_legal(mirrored(*played)).then(|| next.play(mirrored(*played)).ok()).flatten();
            answered.is_some_and(|next| game.positions().iter().filter(|before| **before == next).count() < 2)
        };
        let at_home = |played: &Move| {
            let goes = played.role() == Role::Rook && played.to().rank() <= Rank::Second;
            goes && !played.is_capture() && fresh(played)
        };
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(at_home).collect();
        let played = dice.pick(&moves)?;
        game = after(&game, Color::White, &Command::Play(played));
        game = after(&game, Color::Black, &Command::Play(mirrored(played)));
    }
    for to in [Square::H1, Square::G1, Square::H1, Square::G1] {
        game = walks(&walks(&game, Color::White, to), Color::Black, to.flip_vertical());
    }
    Some(game)
}

/// A king has moved there.
fn walks(game: &Arc<Game>, color: Color, to: Square) -> Arc<Game> {
    let moves = game.position().legal_moves();
    let found = moves.into_iter().find(|played| played.role() == Role::King && played.to() == to);
    after(game, color, &Command::Play(found.unwrap()))
}

/// White has taken the queen, and both kings walk for so many moves.
fn a_queen_behind(level: u8, start: &str, moves: usize) -> Arc<Game> {
    let mut game = begun(start, level);
    if start.contains('q') {
        let takes = game.position().legal_moves().into_iter().find(|played| played.is_capture()).unwrap();
        game = after(&game, Color::White, &Command::Play(takes));
        game = walks(&game, Color::Black, Square::F8);
    }
    for at in 0..moves {
        let (white, black) = if at % 2 == 0 { (Square::F1, Square::G8) } else { (Square::E1, Square::F8) };
        game = walks(&game, Color::White, white);
        if at + 1 < moves {
            game = walks(&game, Color::Black, black);
        }
    }
    game
}

const QUEEN_LOST: &str = "4k3/pp6/8/3q4/4P3/8/8/3QK3 w - - 0 1";

#[test]
fn it_gives_up_when_it_has_been_a_queen_behind_for_four_moves() {
    assert_eq!(does(&a_queen_behind(3, QUEEN_LOST, 2)), None);
    assert_eq!(does(&a_queen_behind(3, QUEEN_LOST, 3)), Some(Command::Resign));
    assert_eq!(does(&a_queen_behind(8, QUEEN_LOST, 3)), Some(Command::Resign));
}

#[test]
fn a_beginner_plays_on_until_it_is_mated() {
    assert_eq!(does(&a_queen_behind(2, QUEEN_LOST, 5)), None);
}

#[test]
fn an_exercise_is_played_out() {
    let begun_without = "5k2/pp6/8/8/8/8/8/3QK3 w - - 0 1";
    assert_eq!(does(&a_queen_behind(8, begun_without, 6)), None);
}

#[test]
fn it_offers_a_draw_where_nothing_happens_any_more() {
    let begun = begun(QUIET, 4);
    assert_eq!(does(&shuffled(&begun, 78)), None, "before move 40");
    let game = shuffled(&begun, 80);
    assert_eq!(does(&game), Some(Command::OfferDraw));
    // Refused, it is offered again only much later.
    let refused = after(&after(&game, Color::Black, &Command::OfferDraw), Color::White, &Command::Decline);
    assert_eq!(does(&refused), None);
    assert_eq!(does(&shuffled(&refused, 90)), None);
}

#[test]
fn it_offers_none_where_a_pawn_is_more() {
    let ahead = begun("r4rk1/5ppp/8/8/8/8/4PPPP/R4RK1 w - - 0 1", 4);
    assert_eq!(does(&shuffled(&ahead, 80)), None);
}

#[test]
fn it_takes_a_draw_where_nothing_happens_or_where_it_stands_worse() {
    let offered = |game: &Arc<Game>| after(game, Color::White, &Command::OfferDraw);
    assert_eq!(does(&offered(&shuffled(&begun(QUIET, 4), 20))), Some(Command::Decline));
    assert_eq!(does(&offered(&shuffled(&begun(QUIET, 4), 80))), Some(Command::Accept));
    let behind = "r4rk1/5ppp/8/8/8/8/3PPPPP/R4RK1 w - - 0 1";
    assert_eq!(does(&offered(&shuffled(&begun(behind, 4), 20))), Some(Command::Accept));
    let ahead = "r4rk1/3ppppp/8/8/8/8/5PPP/R4RK1 w - - 0 1";
    assert_eq!(does(&offered(&shuffled(&begun(ahead, 4), 80))), Some(Command::Decline));
}
