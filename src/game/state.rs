//! What a game is at one moment, and what can be read off it.

use shakmaty::{Board, ByColor, Chess, Color, Position};

use super::{Adjournment, Event, Hand, Ply, Setup};
use crate::boards::{Difference, Execution, OwnBoard, Score, Step, differences};
use crate::laws::{Clock, Ending, GameResult, Millis};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    /// Who won, if anybody.
    pub result: GameResult,
    /// Why.
    pub reason: Ending,
}

/// What a player has done that loses the game, unless the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wrong {
    /// 6.9 — overstepped the time.
    Flag(Color),
    /// 5.1.2 — resigned.
    Resigned(Color),
    /// 7.5.5 — completed a second illegal move.
    IllegalMoves(Color),
    /// I.8 — sealed a move that is none.
    Sealed(Color),
}

impl Wrong {
    /// The player.
    #[must_use]
    pub fn color(self) -> Color {
        match self {
            Wrong::Flag(color)
            | Wrong::Resigned(color)
            | Wrong::IllegalMoves(color)
            | Wrong::Sealed(color) => color,
        }
    }
}

/// Where a game stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The arbiter has not released the clock.
    NotStarted,
    /// A clock runs.
    Play,
    /// The clocks are stopped (6.11).
    Paused,
    /// I.1.1 — the player on move seals; his clock runs.
    Sealing,
    /// I.1.1 — the move is sealed and the clock was stopped; the envelope is closed.
    Adjourned,
    /// A board is being set right (D.2.9); what is still to be done there.
    SettingRight(Color, Vec<Step>),
    /// It is being asked whether the opponent can mate.
    Verdict(Wrong),
    /// That could not be answered: the arbiter decides.
    Arbiter(Wrong),
    /// The game is over.
    Over(Outcome),
}

/// What must be found out away from the game: which side can still mate in this position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    /// The position.
    pub position: Chess,
    /// The ply after which it stands, to know an answer that comes too late.
    pub ply: usize,
    /// Whether the game waits for the answer.
    pub urgent: bool,
}

/// One game.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) setup: Setup,
    pub(super) positions: Vec<Chess>,
    pub(super) plies: Vec<Ply>,
    pub(super) hand: Option<Hand>,
    pub(super) owed: Option<Color>,
    pub(super) boards: ByColor<OwnBoard>,
    pub(super) scores: ByColor<Score>,
    pub(super) clock: Clock,
    pub(super) phase: Phase,
    /// Whether the clocks run again once a board has been set right.
    pub(super) runs_on: bool,
    pub(super) offer: Option<Color>,
    pub(super) illegal: ByColor<u32>,
    /// 6.6, I.14 — since when the players are to be at the board.
    pub(super) called: Option<Millis>,
    /// 6.7 — who is known not to be there.
    pub(super) absent: ByColor<bool>,
    pub(super) adjournment: Option<Adjournment>,
    /// After how many plies the reply to the sealed move is made.
    pub(super) reopened: Option<usize>,
    /// I.12.1 — until how many plies are made the clock stands.
    pub(super) stands_until: Option<usize>,
}

impl Game {
    /// The game that these events make; `None` when the first is not [`Event::Opened`].
    pub fn fold<'a>(events: impl IntoIterator<Item = (Millis, &'a Event)>) -> Option<Game> {
        let mut events = events.into_iter();
        let Some((_, Event::Opened(setup))) = events.next() else { return None };
        let mut game = Game::open(setup.clone());
        for (at, event) in events {
            game.apply(event, at);
        }
        Some(game)
    }

    /// What was settled before it began.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The clock.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Where it stands.
    #[must_use]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// How it ended, if it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// The completed moves.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The positions after each completed ply, the starting position first.
    #[must_use]
    pub fn positions(&self) -> &[Chess] {
        &self.positions
    }

    /// The move that is announced and not yet completed.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The position after the last completed move.
    #[must_use]
    pub fn position(&self) -> &Chess {
        // There is always the starting position.
        &self.positions[self.positions.len() - 1]
    }

    /// The position with the move in hand made, where it is legal.
    #[must_use]
    pub fn position_with_hand(&self) -> Chess {
        let mut position = self.position().clone();
        if let Some(played) = self.hand.as_ref().and_then(|hand| hand.legal) {
            position.play_unchecked(played);
        }
        position
    }

    /// Who has the move: whose move is not yet completed.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// Who must repeat the last announcement (D.2.1).
    #[must_use]
    pub fn repeat_due(&self) -> Option<Color> {
        self.owed
    }

    /// Who has offered a draw.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// What stands in front of a player.
    #[must_use]
    pub fn board(&self, color: Color) -> &OwnBoard {
        self.boards.get(color)
    }

    /// What a player has written.
    #[must_use]
    pub fn score(&self, color: Color) -> &Score {
        self.scores.get(color)
    }

    /// The illegal moves a player has completed (7.5.5).
    #[must_use]
    pub fn illegal_moves(&self, color: Color) -> u32 {
        *self.illegal.get(color)
    }

    /// The adjournment, until its envelope is opened.
    #[must_use]
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// 6.7 — whether this player is known not to be at the board.
    #[must_use]
    pub fn is_absent(&self, color: Color) -> bool {
        *self.absent.get(color)
    }

    /// 6.7.1, I.10 — when the default time of those who are absent is over. Nothing is said where the rules of
    /// the event settle none: then it is nought, and the loss is for the arbiter to declare.
    #[must_use]
    pub fn default_due(&self) -> Option<Millis> {
        let counts = match self.phase {
            Phase::Play => true,
            Phase::Adjourned => self.adjournment.as_ref().is_some_and(|found| !found.is_over_time()),
            _ => false,
        };
        let waits = counts && (self.absent.white || self.absent.black);
        let (called, length) = self.called.zip(self.setup.regulations.default_time).filter(|_| waits)?;
        Some(called.saturating_add(length))
    }

    /// When something happens by itself, if nothing happens before: a flag falls, or the default time is over.
    #[must_use]
    pub fn next_due(&self) -> Option<Millis> {
        let flag = self.clock.flag_at().map(|(_, falls)| falls);
        flag.into_iter().chain(self.default_due()).min()
    }

    /// What the last announcement does on a board, and the position before it.
    pub(super) fn last_execution(&self) -> Option<(Execution, &Chess)> {
        if let Some(hand) = &self.hand {
            let before = self.position();
            let execution = match &hand.legal {
                Some(played) => Execution::of_move(played, hand.color),
                None => Execution::of_coordinates(&hand.done, before.board())?,
            };
            return Some((execution, before));
        }
        let ply = self.plies.last()?;
        let before = self.positions.get(self.positions.len().checked_sub(2)?)?;
        Some((Execution::of_move(&ply.played, ply.color), before))
    }

    /// What should stand in front of this player by the scores, the move in hand included.
    #[must_use]
    pub fn expected(&self, color: Color) -> Board {
        match self.last_execution() {
            Some((_, before)) if self.owed == Some(color) => before.board().clone(),
            Some((execution, before)) => {
                let mut board = before.board().clone();
                execution.apply(&mut board);
                board
            }
            None => self.position().board().clone(),
        }
    }

    /// Where the boards differ, White's first. While a repeat is due only one of them has been moved on,
    /// so each is then held against what it should be and nothing but mistakes is found.
    #[must_use]
    pub fn board_differences(&self) -> Vec<Difference> {
        if self.owed.is_none() {
            return differences(self.boards.white.now(), self.boards.black.now());
        }
        let mut white = self.boards.white.now().clone();
        let mut black = self.boards.black.now().clone();
        if let (Some(owing), Some((execution, _))) = (self.owed, self.last_execution()) {
            execution.apply(owing.fold_wb(&mut white, &mut black));
        }
        differences(&white, &black)
    }

    /// The player whose board is not as both scores say; White's first.
    #[must_use]
    pub fn wrong_board(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|color| self.boards.get(*color).now() != &self.expected(*color))
    }

    /// What must be found out away from the game, if anything: always whether the position is dead, and
    /// after a fallen flag, a resignation or a second illegal move whether the opponent can mate.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let urgent = match self.phase {
            Phase::Verdict(_) => true,
            Phase::Play => false,
            _ => return None,
        };
        Some(Question { position: self.position_with_hand(), ply: self.plies.len(), urgent })
    }
}
