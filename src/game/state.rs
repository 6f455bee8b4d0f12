//! One game at one moment: its parts, and what can be read off them together.

use std::sync::Arc;

use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position};

use super::move_in_progress::MoveInProgress;
use super::parts::{Boards, Course, Draws, Presence, Rulings, Sheets};
use super::phase::{Conclusion, Offence, Phase};
use super::{Adjournment, Desk, PendingMove, Ply, Setup};
use crate::boards::{Difference, LongList, PlayerBoard, Score, differences};
use crate::laws::{Clock, FlagCalling, Millis, Termination};

/// One game.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    pub(super) course: Course,
    pub(super) act: MoveInProgress,
    pub(super) boards: Boards,
    pub(super) sheets: Sheets,
    pub(super) clock: Clock,
    pub(super) phase: Phase,
    pub(super) draws: Draws,
    pub(super) rulings: Rulings,
    pub(super) presence: Presence,
    pub(super) adjournment: Option<Adjournment>,
    /// The game before the last ruling, while that can be withdrawn.
    pub(super) before_ruling: Option<Arc<Withdrawable>>,
}

/// The game as it was before a ruling, and when that was made.
#[derive(Debug, Clone)]
pub(super) struct Withdrawable {
    pub(super) game: Game,
    pub(super) at: Millis,
    /// Whose move is completed as part of the ruling (7.5.2), or made with the queen and completed (A.5.2).
    pub(super) completes: Option<Color>,
    /// Whether the ruling is about the scoresheets (8.6, D.2.9).
    pub(super) of_scores: bool,
    /// D.2.9 — whether boards are set right by hands because of it: what they have done stays done.
    pub(super) by_hand: bool,
    /// How many rulings before it can be withdrawn after it.
    pub(super) depth: u32,
}

impl Game {
    /// A game just opened, at time 0. The clock runs at once, but for a tournament, where the arbiter
    /// releases it (6.6).
    pub fn open(setup: Setup) -> Game {
        let position = setup.start.position().clone();
        let mut clock = setup.clock();
        let phase = if setup.desk == Desk::Tournament { Phase::NotStarted } else { Phase::Play };
        let called = (phase == Phase::Play).then_some(0);
        if phase == Phase::Play {
            clock.start(position.turn(), 0);
        }
        Game {
            setup: Arc::new(setup),
            boards: Boards::set_up(position.board()),
            course: Course::from(position),
            act: MoveInProgress::default(),
            sheets: Sheets::default(),
            clock,
            phase,
            draws: Draws::default(),
            rulings: Rulings::default(),
            presence: Presence { called, ..Presence::default() },
            adjournment: None,
            before_ruling: None,
        }
    }

    /// What was settled before it began.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The moves, the positions they lead to, and the move in hand.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// What hands have done of the move that is being made (4).
    pub fn act(&self) -> &MoveInProgress {
        &self.act
    }

    /// What stands in front of the players, and what is done where that differs (D.2.9).
    pub fn boards(&self) -> &Boards {
        &self.boards
    }

    /// The scoresheets (8).
    pub fn sheets(&self) -> &Sheets {
        &self.sheets
    }

    /// The clock.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Where it stands.
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Draws offered, asked for and claimed (9, III).
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// What was ruled, as far as it still matters (7).
    pub fn rulings(&self) -> &Rulings {
        &self.rulings
    }

    /// Who is at the board (6.7).
    pub fn presence(&self) -> &Presence {
        &self.presence
    }

    /// The adjournment, until its envelope is opened.
    pub fn adjournment(&self) -> Option<&Adjournment> {
        self.adjournment.as_ref()
    }

    /// How it ended, if it has.
    pub fn outcome(&self) -> Option<Conclusion> {
        self.phase.outcome()
    }

    /// Whether the game is over by the position on the board (5.1.1, 5.2.1, 5.2.2, 9.6), and by nobody's word.
    pub(super) fn is_over_by_the_position(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.reason.is_of_the_position())
    }

    /// 6.9 — whether a fallen flag has ended the game, or will if the arbiter does not decide otherwise.
    pub(super) fn is_over_by_flag(&self) -> bool {
        let by_time = |reason| matches!(reason, Termination::Time | Termination::TimeDrawn);
        matches!(self.phase, Phase::Verdict(Offence::Flag(_)) | Phase::Arbiter(Offence::Flag(_)))
            || self.outcome().is_some_and(|outcome| by_time(outcome.reason))
    }

    /// The moves on the board: those completed, and those replied to before the press (1.3).
    pub fn plies(&self) -> &LongList<Ply> {
        &self.course.plies
    }

    /// The positions after each ply on the board, the starting position first.
    pub fn positions(&self) -> &LongList<Chess> {
        &self.course.positions
    }

    /// The move that is announced and not yet completed.
    pub fn hand(&self) -> Option<&PendingMove> {
        self.course.hand.as_ref()
    }

    /// The position after the last move on the board.
    pub fn position(&self) -> &Chess {
        self.course.position()
    }

    /// The position with the move in hand made, where it is legal.
    pub fn position_with_hand(&self) -> Chess {
        self.course.position_with_hand()
    }

    /// Who has the move: whose move is not yet completed.
    pub fn turn(&self) -> Color {
        self.course.turn()
    }

    /// How castling is written and carried out in this game.
    pub fn castling_mode(&self) -> CastlingMode {
        self.course.castling_mode()
    }

    /// 6.8 — when the program calls the next flag, and whose; never where players claim it.
    fn calls_flag_at(&self) -> Option<(Color, Millis)> {
        match self.setup.regulations.flag {
            FlagCalling::Called => self.clock.flag_at(),
            FlagCalling::Claimed => None,
        }
    }

    /// 6.4, 6.8 — the flag that the program calls at this moment.
    pub fn calls_flag(&self, at: Millis) -> Option<Color> {
        self.calls_flag_at().filter(|(_, falls)| at >= *falls).map(|(color, _)| color)
    }

    /// 9.1.1 — whether this player may offer a draw yet, or his claim count as the offer of one (9.1.2.3).
    pub(super) fn may_offer(&self, color: Color) -> bool {
        let before = self.setup.regulations.no_offers_before;
        before <= 1 || self.course.made(color) >= before
    }

    /// 6.7.1, I.10 — when the default time of those who are absent is over. Nothing is said where the rules of
    /// the event settle none: then it is nought, and the loss is for the arbiter to declare.
    pub fn default_due(&self) -> Option<Millis> {
        let waits = self.adjournment.as_ref().is_some_and(|found| !found.is_over_time());
        let counts = self.phase == Phase::Play || self.phase == Phase::Adjourned && waits;
        let absent = self.presence.absent.white || self.presence.absent.black;
        let default_time = self.setup.regulations.default_time.filter(|_| counts && absent);
        let (called, length) = self.presence.called.zip(default_time)?;
        Some(called.saturating_add(length))
    }

    /// When something happens by itself, if nothing happens before: a flag falls, or the default time is over.
    pub fn next_due(&self) -> Option<Millis> {
        let flag = self.calls_flag_at().map(|(_, falls)| falls);
        flag.into_iter().chain(self.default_due()).min()
    }

    /// What stands in front of a player.
    pub fn board(&self, color: Color) -> &PlayerBoard {
        self.boards.own.get(color)
    }

    /// What should stand in front of this player by the record, the move in hand included.
    pub fn expected(&self, color: Color) -> Board {
        let Some((execution, before)) = self.course.last_execution() else {
            return self.position().board().clone();
        };
        let mut board = before.board().clone();
        if self.boards.owed == Some(color) {
            // What hands have begun of the move that is being repeated is no mistake.
            self.board(color).begun(&execution).for_each(|square| board.discard_piece_at(square));
        } else {
            execution.apply(&mut board);
        }
        board
    }

    /// Where the boards differ, White's first. While a repeat is due only one of them has been moved on,
    /// so each is then held against what it should be and nothing but mistakes is found.
    pub fn board_differences(&self) -> Vec<Difference> {
        let Some(owing) = self.boards.owed else {
            return differences(self.boards.own.white.now(), self.boards.own.black.now());
        };
        let mut own = self.boards.own.clone();
        if let Some((execution, _)) = self.course.last_execution() {
            own.get_mut(owing).execute(&execution);
        }
        differences(own.white.now(), own.black.now())
    }

    /// Which boards are not as the record says.
    pub fn wrong_boards(&self) -> ByColor<bool> {
        ByColor::new_with(|color| self.board(color).now() != &self.expected(color))
    }

    /// The player whose board is not as the record says; White's first.
    pub fn wrong_board(&self) -> Option<Color> {
        let wrong = self.wrong_boards();
        Color::ALL.into_iter().find(|color| *wrong.get(*color))
    }

    /// D.2.9 — after how many plies it was noticed that the boards differ, the move in hand included; `None` while they
    /// agree.
    pub fn differ_since(&self) -> Option<usize> {
        // A move in hand may have gone back since.
        self.boards.differ_since.map(|since| since.min(self.course.plies_with_hand()))
    }

    /// D.2.9 — whether the arbiter is asked for the clocks: boards and scores went back, and these stand as they should.
    pub fn clocks_asked(&self) -> bool {
        self.boards.retraced && self.phase == Phase::Paused
    }

    /// What a player has written.
    pub fn score(&self, color: Color) -> &Score {
        self.sheets.scores.get(color)
    }

    /// 7.1 — the clock after so many plies, as it stood then.
    pub fn clock_then(&self, plies: usize) -> Clock {
        let last = plies.min(self.plies().len()).checked_sub(1).map(|last| &self.plies()[last]);
        last.map_or_else(|| self.setup.clock(), |ply| ply.clock_after.clone())
    }

    /// 7.1 — the clock as it stands once it is put back to after so many plies: with or without the penalties in time
    /// since. The counters belong to the times: a period that was paid for is not paid for twice.
    pub fn clock_put_back(&self, plies: usize, with_penalties: bool, at: Millis) -> Clock {
        let mut clock = self.clock_then(plies);
        clock.resume_from(at);
        for color in Color::ALL {
            let completed = self.plies().iter().take(plies).filter(|ply| ply.color == color).count();
            clock.set_moves(color, u32::try_from(completed).unwrap_or(u32::MAX), at);
        }
        if with_penalties {
            clock.penalize_as(&self.clock, at);
        }
        clock
    }

    /// 7.5.5, 9.5.3 — what the opponent receives for a player's fault: nothing where there is no clock to
    /// give it to.
    pub(super) fn penalty(&self, bonus: Millis) -> Millis {
        if self.clock.is_timed() { bonus } else { 0 }
    }

    /// I.9.2 — the player who must reply is not there.
    pub fn waits_for_replier(&self) -> bool {
        self.adjournment.as_ref().is_some_and(|adjournment| self.presence.is_absent(adjournment.replier()))
    }
}
