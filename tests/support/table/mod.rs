//! A game at a table: two boards and two scores in front of two players who make mistakes now and then, and somebody who
//! hears what they say. What is told of it is the truth, so whatever goes wrong has to be known the first time that it can
//! be: when both boards have been moved on and are told (D.2.9).

// Each program uses its own part of this.
#![allow(dead_code)]

mod compared;
mod mistyped;
mod played;
mod scores;
mod settled;

use std::collections::BTreeMap;

use ansage::boards::History;
use ansage::game::{Event, Game, Phase, RulingEvent};
use ansage::tell::color_key;
use ansage::voice::Voice;
use shakmaty::{ByColor, Chess, Color, Move, Position};

use super::games::{Dice, history};
use super::hearer::Hearer;
use super::slips::{Wood, wood};

/// How often each thing happens, in a thousand times. A guess, as the mistakes of `slips.rs` are.
mod rate {
    /// Hands make a mistake in executing a move, or knock a piece over after it.
    pub const HANDS: usize = 15;
    /// The same where boards have just been set up.
    pub const SET_UP: usize = 100;
    /// The hands at the other board then make the same one.
    pub const ALIKE: usize = 150;
    /// Who enters what is said types another move; players, boards and scores have the right one.
    pub const MISTYPED: usize = 10;
    /// An announcement is misheard and repeated as another move.
    pub const MISHEARD: usize = 25;
    /// A slip of the tongue, put right before the press.
    pub const TONGUE: usize = 15;
    /// Another move is written, something that cannot be read, nothing at all: each of these so often.
    pub const WRITTEN: usize = 2;
    /// Whoever executed a move wrongly has written another as well.
    pub const WRITTEN_TOO: usize = 200;
    /// A board is told although nothing is wrong, in the middle of a relay or after it.
    pub const TOLD_ANYWAY: usize = 50;
    /// The scores are read although the boards agree.
    pub const SCORES_READ: usize = 30;
    /// Boards that differ are set right only some moves later.
    pub const PUT_OFF: usize = 200;
    /// Boards are told before the clock is pressed, and after it as well.
    pub const BEFORE_THE_PRESS: usize = 400;
    /// The arbiter does not go back at once.
    pub const DECLINED: usize = 200;
}

/// What stands in a score for one ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Written {
    /// Nobody has read it out.
    Unread,
    Right,
    Other(Move),
    /// It cannot be read, or nothing is there.
    Nothing,
}

/// How often what happened.
#[derive(Default, Debug, Clone)]
pub struct Counts(pub BTreeMap<&'static str, usize>);

impl Counts {
    fn count(&mut self, what: &'static str) {
        *self.0.entry(what).or_default() += 1;
    }

    pub fn of(&self, what: &str) -> usize {
        self.0.get(what).copied().unwrap_or(0)
    }

    pub fn add(&mut self, other: &Counts) {
        for (what, many) in &other.0 {
            *self.0.entry(what).or_default() += many;
        }
    }
}

/// A game under way.
pub struct Table<'v, H> {
    pub hearer: H,
    voices: &'v [Voice; 2],
    moves: Vec<Move>,
    /// What stands after each ply, by the Laws alone.
    positions: Vec<Chess>,
    history: History,
    wood: ByColor<Wood>,
    papers: ByColor<Vec<Written>>,
    /// What was told of the scores.
    read: ByColor<Vec<Written>>,
    /// What the clocks showed after each ply.
    clocks: Vec<ByColor<u64>>,
    dice: Dice,
    played: usize,
    /// After how many plies a difference was noticed that is not set right yet.
    since: Option<usize>,
    /// For how many plies more it stays.
    put_off: usize,
    pub counts: Counts,
}

impl<'v, H: Hearer> Table<'v, H> {
    /// Sits down to play these moves; the English voice first, then the German one.
    pub fn new(hearer: H, moves: Vec<Move>, voices: &'v [Voice; 2], seed: u64) -> Table<'v, H> {
        let mut positions = vec![Chess::default()];
        for played in &moves {
            let mut next = positions[positions.len() - 1].clone();
            next.play_unchecked(*played);
            positions.push(next);
        }
        let history = history(&moves);
        let wood = ByColor::new_with(|_| wood(positions[0].board()));
        let papers = ByColor::new_with(|_| Vec::new());
        let (read, dice) = (papers.clone(), Dice::new(seed));
        let shown = Self::shown(&hearer);
        Table {
            hearer,
            voices,
            moves,
            positions,
            history,
            wood,
            papers,
            read,
            clocks: vec![shown],
            dice,
            played: 0,
            since: None,
            put_off: 0,
            counts: Counts::default(),
        }
    }

    /// Plays to the end of the moves, or of the game.
    ///
    /// # Panics
    /// Something was not detected, was told though nothing is wrong, or could not be set right.
    pub fn play(&mut self) {
        if *self.game().phase() == Phase::NotStarted {
            self.say("arbiter: start");
        }
        while self.played < self.moves.len() && self.game().outcome().is_none() {
            self.ply();
        }
        let folded = Game::fold(self.hearer.kept().iter().map(|(at, event)| (*at, event))).unwrap();
        assert_eq!(format!("{folded:?}"), format!("{:?}", self.game()), "the fold is not the game");
    }

    fn game(&self) -> &Game {
        self.hearer.game()
    }

    fn shown(hearer: &H) -> ByColor<u64> {
        ByColor::new_with(|color| hearer.game().clock().left(color, hearer.now()))
    }

    /// A line that must be taken.
    #[track_caller]
    fn say(&mut self, line: &str) -> Vec<Event> {
        let events = self.hearer.hear(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let illegal = |event: &Event| matches!(event, Event::Ruling(RulingEvent::IllegalCompleted { .. }));
        assert!(!events.iter().any(illegal), "{line}: a mistake of hands is no illegal move");
        events
    }

    fn comes(&mut self, often: usize) -> bool {
        self.dice.below(1000) < often
    }

    /// Who speaks for this player.
    fn speaker(&mut self, color: Color) -> &'static str {
        if self.dice.percent(40) { "assistant" } else { color_key(color) }
    }

    /// Whether the boards are different, as anybody could see.
    fn differ(&self) -> bool {
        self.wood.white != self.wood.black
    }

    fn wrong(&self, color: Color) -> bool {
        *self.wood.get(color) != wood(self.positions[self.played].board())
    }
}
