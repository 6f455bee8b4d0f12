//! A move on its way from one player to the other, as the events alone tell it: nothing here asks the game how far it
//! has come (D.2.1 to D.2.8).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingSide, Chess, Color, Move, Position, Square};

use ansage::game::{Announcement, Event, Game, HandsEvent, PlayEvent, RulingEvent, Speaker};
use ansage::laws::{Irregularity, PressCondition};

/// The move that was announced last, until it is completed.
#[derive(Default)]
pub struct Relay {
    open: Option<(Color, UciMove)>,
    repeated: bool,
    /// D.2.3 — where pieces were placed and from where they were removed.
    placed: Vec<Square>,
    removed: Vec<Square>,
    /// 6.2.2 — who was replied to before he pressed.
    late: ByColor<bool>,
    /// 7.5.2 — the arbiter puts a queen in the place of the pawn, or makes the sealed move (I.7).
    ruled: bool,
    /// 7.5.2 — a pawn stands on the last rank.
    pawn: bool,
}

impl Relay {
    /// What must have happened before this can; the game does not know of it yet.
    pub fn precedes(&self, event: &Event, game: &Game) {
        match event {
            Event::Play(PlayEvent::Announced { .. }) => {
                assert_eq!(self.open, None, "two moves are announced at once");
            }
            // D.2.8
            Event::Play(PlayEvent::Corrected { by, .. }) => {
                let (color, _) = self.open.expect("a correction with no announcement, or after the press");
                assert!(by.color().is_none_or(|own| own == color), "{by:?} corrects the move of {color}");
            }
            Event::Play(PlayEvent::HasMove { color }) => {
                let (mover, done) = self.open.expect("nothing was announced that could be replied to");
                assert_eq!(mover, !*color);
                self.is_made(mover, done, game);
            }
            Event::Play(PlayEvent::Completed { color, pressed, .. }) => match self
                .open
                .filter(|(mover, _)| mover == color)
            {
                // 1.3, 6.2.2
                None => assert!(self.late.get(*color), "completed, and nothing was announced"),
                Some((mover, done)) => {
                    self.is_made(mover, done, game);
                    let setup = game.setup();
                    let waits =
                        setup.regulations.clock_gate == PressCondition::Repeated && setup.partner().is_none();
                    // 7.5.2 — pressed with a pawn on the last rank: there are no whole words yet to repeat; and the
                    // queen that the arbiter puts there comes after the press.
                    let pawn = self.ruled || self.pawn && done.to_move(game.position()).is_err();
                    assert!(!pressed || !waits || self.repeated || pawn, "the clock runs before the repeat");
                }
            },
            _ => {}
        }
    }

    /// D.2.3 — announced it is; step by step every piece stands where the move puts it, and what it captures is gone.
    fn is_made(&self, mover: Color, done: UciMove, game: &Game) {
        let setup = game.setup();
        if !setup.regulations.step_by_step || setup.partner() == Some(mover) || self.ruled {
            return;
        }
        // What an illegal move would put where is the game's own reading of it.
        let Ok(legal) = done.to_move(game.position()) else { return };
        let (placed, removed) = parts(&legal, game.position());
        for square in placed {
            assert!(
                self.placed.contains(&square),
                "{done}: nothing was placed on {square}, and a clock runs"
            );
        }
        if let Some(square) = removed {
            assert!(self.removed.contains(&square), "{done}: {square} was not removed, and a clock runs");
        }
    }

    /// What is known after this; the game knows it by now.
    pub fn follows(&mut self, event: &Event, game: &Game) {
        match event {
            Event::Play(PlayEvent::Announced { by, r#move } | PlayEvent::Corrected { by, r#move }) => {
                // I.7 — a sealed move is announced and made by the arbiter.
                self.ruled |= *by == Speaker::Arbiter;
                self.open = Some((game.turn(), *r#move));
                self.repeated = false;
            }
            Event::Play(PlayEvent::PromotionMissing { .. }) => self.pawn = true,
            Event::Play(PlayEvent::Repeated { .. }) => self.repeated = true,
            Event::Hands(HandsEvent::Placed { square, .. }) => self.placed.push(*square),
            Event::Hands(HandsEvent::Removed { square, .. }) => self.removed.push(*square),
            Event::Play(PlayEvent::HasMove { color }) => {
                *self.late.get_mut(!*color) = true;
                self.is_over();
            }
            Event::Play(PlayEvent::Completed { color, .. }) => {
                if self.open.is_some_and(|(mover, _)| mover == *color) {
                    self.is_over();
                } else {
                    *self.late.get_mut(*color) = false;
                }
            }
            Event::Hands(HandsEvent::Untouched { .. }) => {
                (self.placed, self.removed) = (Vec::new(), Vec::new());
            }
            // What an arbiter does to a game can put any move on its way, or take it off.
            Event::Ruling(RulingEvent::IllegalCompleted { kind, .. }) => {
                self.begin_again(game);
                self.ruled = *kind == Irregularity::Unpromoted;
            }
            Event::Ruling(RulingEvent::Restored { .. } | RulingEvent::RulingWithdrawn)
            | Event::Play(PlayEvent::TakenBack { .. }) => {
                self.begin_again(game);
            }
            Event::Adjournment(_) => self.begin_again(game),
            _ => {}
        }
    }

    fn is_over(&mut self) {
        *self = Relay { late: self.late, ..Relay::default() };
    }

    fn begin_again(&mut self, game: &Game) {
        *self = Relay {
            open: game.hand().map(|hand| (hand.color, hand.done)),
            repeated: game.repeat_due().is_none(),
            placed: game.act().places(),
            removed: game.act().removed.clone(),
            late: ByColor::new_with(|color| game.course().is_unpressed(color)),
            ..Relay::default()
        };
    }
}

/// D.2.1 — of the opponent's words comes a repeat only where they are those of the announcement, and otherwise nothing.
pub fn repeat(said: &Announcement, events: &[Event], before: &Game, after: &Game) {
    let differed = matches!(events, [Event::Play(PlayEvent::RepeatDiffered { .. })]);
    assert!(
        differed || matches!(events, [Event::Play(PlayEvent::Repeated { .. }), ..]),
        "a repeat is due: {events:?}"
    );
    if differed {
        let known = |game: &Game| {
            let boards = Color::ALL.map(|color| game.board(color).clone());
            let clock = game.clock().running();
            (
                boards,
                game.hand().cloned(),
                game.plies().len(),
                game.repeat_due(),
                clock,
                game.act().touched.clone(),
            )
        };
        assert_eq!(known(before), known(after), "a differing repeat changes something");
        return;
    }
    let Announcement::Move(said) = said else { return };
    let last = before.plies().last().map(|ply| UciMove::from_move(ply.played, before.castling_mode()));
    let done = before.hand().map(|hand| hand.done).or(last).unwrap();
    let UciMove::Normal { from, to, promotion } = done else { return };
    // Castling has other names for its squares.
    let king = said.role.is_none_or(|role| role == shakmaty::Role::King) && from.rank() == to.rank();
    assert!(king || said.to == Some(to), "{said:?} repeats {done}");
    assert!(said.from_file.is_none_or(|file| file == from.file()), "{said:?} repeats {done}");
    assert!(said.from_rank.is_none_or(|rank| rank == from.rank()), "{said:?} repeats {done}");
    assert!(said.promotion.is_none() || said.promotion == promotion, "{said:?} repeats {done}");
}

/// Whether these words answer an announcement that is to be repeated.
pub fn is_repeat(by: Speaker, game: &Game) -> bool {
    game.repeat_due().is_some_and(|owing| by == Speaker::Assistant || by == Speaker::from(owing))
}

/// The clocks change sides by a move that is completed, and by what the arbiter does.
pub fn clocks_change(events: &[Event], before: &Game, after: &Game) {
    let sides = (before.clock().running(), after.clock().running());
    let (Some(from), Some(to)) = sides else { return };
    let completes = |event: &Event| match event {
        Event::Play(PlayEvent::Completed { color, .. }) => *color == from,
        Event::Ruling(RulingEvent::IllegalCompleted { .. } | RulingEvent::RulingWithdrawn)
        | Event::Play(PlayEvent::TakenBack { .. }) => true,
        _ => matches!(event, Event::Adjournment(_)),
    };
    assert!(from == to || events.iter().any(completes), "the clock of {to} runs: {events:?}");
}

/// Where a legal move puts pieces that were not there, and what it takes off the board.
fn parts(played: &Move, position: &Chess) -> (Vec<Square>, Option<Square>) {
    match *played {
        Move::Normal { to, capture, .. } => (vec![to], capture.map(|_| to)),
        Move::EnPassant { from, to } => (vec![to], Some(Square::from_coords(to.file(), from.rank()))),
        Move::Castle { king, rook } => {
            let side = CastlingSide::from_queen_side(rook.file() < king.file());
            let goes = [(king, side.king_to(position.turn())), (rook, side.rook_to(position.turn()))];
            (goes.into_iter().filter(|(from, to)| from != to).map(|(_, to)| to).collect(), None)
        }
        Move::Put { to, .. } => (vec![to], None),
    }
}
