//! What a game is at one moment, and what can be read off it.

use std::sync::Arc;

use shakmaty::uci::UciMove;
use shakmaty::{Board, ByColor, CastlingMode, Chess, Color, Position, Square};

use super::announcement::{Announcement, CastlingHomes, Speaker};
use super::move_in_progress::MoveInProgress;
use super::recording::Recording;
use super::{Adjournment, Event, PendingMove, PlayEvent, Ply, Setup};
use crate::boards::{
    CorrectionStep, Difference, Execution, LongList, PlayerBoard, Score, Scores, differences,
};
use crate::laws::{
    Clock, FlagCalling, GameResult, IllegalMoves, Irregularity, Millis, Termination, is_possible,
};

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conclusion {
    /// Who won, if anybody.
    pub result: GameResult,
    /// Why.
    pub reason: Termination,
}

/// What a player has done that loses the game, unless the opponent cannot mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offence {
    /// 6.9 — overstepped the time.
    Flag(Color),
    /// 5.1.2 — resigned.
    Resigned(Color),
    /// 7.5.5 — completed a second illegal move.
    IllegalMoves(Color),
    /// I.8 — sealed a move that is none.
    Sealed(Color),
}

impl Offence {
    /// The player.
    #[must_use]
    pub fn color(self) -> Color {
        match self {
            Offence::Flag(color)
            | Offence::Resigned(color)
            | Offence::IllegalMoves(color)
            | Offence::Sealed(color) => color,
        }
    }
}

/// III.5.2 — a claim the arbiter will decide later.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Postponed {
    /// Who claimed.
    pub color: Color,
    /// Whether the opponent has received time for it.
    pub awarded: bool,
}

/// D.2.9 — what the arbiter is asked for when boards and scores do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proposal {
    /// Boards and scores go back to the position after so many plies.
    Retrace(usize),
    /// The record is corrected: the game is what both scores say.
    Correct,
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
    SettingRight(Color, Vec<CorrectionStep>),
    /// 9.1.1 — the players have agreed to a draw and the arbiter is to consent; this one accepted.
    ConsentPending(Color),
    /// 9.5.1, III.5 — this player has claimed, and the claim is not decided yet.
    ClaimPending(Color),
    /// III.6.1 — this player's claim has concluded the game, and the opponent is to verify what was written down.
    ClaimWritten(Color),
    /// III.6.2 — this player's claim has concluded the game, and the designated arbiter is to decide on it.
    ClaimReferred(Color),
    /// It is being asked whether the opponent can mate.
    Verdict(Offence),
    /// That could not be answered: the arbiter decides.
    Arbiter(Offence),
    /// The game is over.
    Over(Conclusion),
}

/// What must be found out away from the game: which side can still mate in this position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MateTask {
    /// The position.
    pub position: Chess,
    /// Whose mate decides; `None` where it is asked whether anybody can (5.2.2).
    pub winner: Option<Color>,
    /// The ply after which it stands, to know an answer that comes too late.
    pub ply: usize,
    /// Whether the game waits for the answer.
    pub urgent: bool,
}

/// One game.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) setup: Arc<Setup>,
    pub(super) positions: LongList<Chess>,
    pub(super) plies: LongList<Ply>,
    pub(super) hand: Option<PendingMove>,
    pub(super) owed: Option<Color>,
    pub(super) boards: ByColor<PlayerBoard>,
    pub(super) scores: ByColor<Score>,
    pub(super) clock: Clock,
    pub(super) phase: Phase,
    /// Whether the clocks run again once a board has been set right.
    pub(super) runs_on: bool,
    pub(super) offer: Option<Color>,
    /// 9.1.2.1, 11.5 — how many offers of each player were refused, or made on the opponent's time.
    pub(super) offers: ByColor<u32>,
    /// Whether the last offer is counted where it is refused.
    pub(super) offer_counts: bool,
    /// 9.5.3 — whose claim was wrong, and the move he must make.
    pub(super) declared: Option<(Color, UciMove)>,
    /// III.4 — who has asked for an increment and waits for the arbiter.
    pub(super) increment_asked: Option<Color>,
    /// III.5.2 — whose claim is to be decided later.
    pub(super) postponed: Option<Postponed>,
    /// 4.8 — the protest the arbiter was called for, against whom and for what, until the game goes on.
    pub(super) protest: Option<(Color, Irregularity)>,
    /// 7.5.2, 7.5.4 — the place among the plies of each player's move for which a pawn left there or two hands were
    /// counted last: the move itself stands.
    pub(super) counted: ByColor<Option<usize>>,
    /// A.4.3 — how often each player has asked to see the scoresheet.
    pub(super) sheets: ByColor<u32>,
    /// 8.4, 8.5 — how each player records.
    pub(super) recording: ByColor<Recording>,
    /// 8.5.1 — who keeps the score, since neither player does.
    pub(super) keeper: Option<Speaker>,
    /// 8.5.1, 8.5.3 — the clocks stand until both scoresheets are complete; the article.
    pub(super) scores_first: Option<&'static str>,
    /// 8.7 — who has signed the result.
    pub(super) signed: ByColor<bool>,
    pub(super) illegal: IllegalMoves,
    /// 7.5.1 — of whose move the arbiter has ruled that it was illegal although none was announced, and none was since.
    pub(super) ruled: ByColor<bool>,
    /// The game before the last ruling, while that can be withdrawn.
    pub(super) before_ruling: Option<Arc<Withdrawable>>,
    pub(super) act: MoveInProgress,
    /// 7.5.2 — who announced a pawn to the last rank without what it becomes, and how: it stands there until another
    /// move is announced.
    pub(super) unpromoted: Option<(Speaker, Announcement)>,
    /// 6.6, I.14 — since when the players are to be at the board.
    pub(super) called: Option<Millis>,
    /// 6.7 — who is known not to be there.
    pub(super) absent: ByColor<bool>,
    pub(super) adjournment: Option<Adjournment>,
    /// After how many plies the reply to the sealed move is made.
    pub(super) reopened: Option<usize>,
    /// I.12.1 — until how many plies are made the clock stands.
    pub(super) stands_until: Option<usize>,
    /// 1.3, 6.2.2 — the place among the plies of each player's move that was replied to before his clock was
    /// pressed.
    pub(super) unpressed: ByColor<Option<usize>>,
    /// A.5.2 — who wants to go back to the position after so many plies, before an illegal move that stands.
    pub(super) restoring: Option<(Color, usize)>,
    /// D.2.9 — what was proposed to the arbiter.
    pub(super) proposed: Option<Proposal>,
    /// D.2.9 — whether boards and scores went back, and the game does not go on yet.
    pub(super) retraced: bool,
    /// D.2.9 — after how many plies, the move in hand included, it was told last what stands on a board.
    pub(super) looked: usize,
    /// D.2.9 — after how many plies the boards were found to differ, while they do.
    pub(super) differ_since: Option<usize>,
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
    /// The game that these events make; `None` when the first is not [`PlayEvent::Opened`].
    pub fn fold<'a>(events: impl IntoIterator<Item = (Millis, &'a Event)>) -> Option<Game> {
        let mut events = events.into_iter();
        let Some((_, Event::Play(PlayEvent::Opened(setup)))) = events.next() else { return None };
        let mut game = Game::open(Setup::clone(setup));
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
    pub fn outcome(&self) -> Option<Conclusion> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the game is over by the position on the board (5.1.1, 5.2.1, 5.2.2, 9.6), and by nobody's word.
    pub(super) fn is_over_by_the_position(&self) -> bool {
        self.outcome().is_some_and(|outcome| outcome.reason.is_of_the_position())
    }

    /// The moves on the board: those completed, and those replied to before the press (1.3).
    #[must_use]
    pub fn plies(&self) -> &LongList<Ply> {
        &self.plies
    }

    /// The positions after each completed ply, the starting position first.
    #[must_use]
    pub fn positions(&self) -> &LongList<Chess> {
        &self.positions
    }

    /// The move that is announced and not yet completed.
    #[must_use]
    pub fn hand(&self) -> Option<&PendingMove> {
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

    /// The positions that may come to stand once more, the last two at least: those since the last capture or pawn
    /// move, with those before it where that was illegal, for a pawn may have gone back.
    #[must_use]
    pub fn recent_positions(&self) -> Vec<Chess> {
        let mut from = self.positions.len() - 1;
        while let Some(before) = from.checked_sub(1) {
            let quiet = usize::try_from(self.positions[from].halfmoves()).unwrap_or(usize::MAX);
            if quiet == 0 && self.plies[before].legal {
                break;
            }
            from = from.saturating_sub(quiet.max(1));
        }
        self.positions.from(from.min(self.positions.len().saturating_sub(2))).cloned().collect()
    }

    /// The same, and the one after the move in hand where it is legal.
    #[must_use]
    pub fn recent_positions_with_hand(&self) -> Vec<Chess> {
        let mut positions = self.recent_positions();
        // D.2.3 — what is not made yet has changed nothing.
        let made = self.is_made();
        if self.hand.as_ref().is_some_and(|hand| made && hand.legal.is_some()) {
            positions.push(self.position_with_hand());
        }
        positions
    }

    /// Who has the move: whose move is not yet completed.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.position().turn()
    }

    /// 6.2.2 — whether the clock was not pressed yet for a move of this player's that the opponent has replied to.
    #[must_use]
    pub fn is_unpressed(&self, color: Color) -> bool {
        self.unpressed.get(color).is_some()
    }

    /// Whose clock runs while the game is played: the player's who has the move, but for one that was not pressed.
    #[must_use]
    pub fn clock_side(&self) -> Color {
        let turn = self.turn();
        if self.is_unpressed(!turn) && !self.is_unpressed(turn) { !turn } else { turn }
    }

    /// 7.5.2 — the pawn that stands on the last rank, as it was announced, and by whom.
    #[must_use]
    pub fn unpromoted(&self) -> Option<&(Speaker, Announcement)> {
        self.unpromoted.as_ref()
    }

    /// Who must repeat the last announcement (D.2.1).
    #[must_use]
    pub fn repeat_due(&self) -> Option<Color> {
        // D.2.8 — once an end stands there is nothing left to be put right.
        self.owed.filter(|_| self.outcome().is_none() || self.ended_in_hand().is_some())
    }

    /// Who has offered a draw.
    #[must_use]
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// 9.1.2.1, 11.5 — how many offers of this player were refused, or made on the opponent's time; none where it is the
    /// Laws that make an offer of a claim or a request (9.1.2.3, III.4).
    #[must_use]
    pub fn offers_in_vain(&self, color: Color) -> u32 {
        *self.offers.get(color)
    }

    /// 9.5.3 — the move that this player must make, since he claimed with it wrongly.
    #[must_use]
    pub fn declared(&self, color: Color) -> Option<UciMove> {
        self.declared.filter(|(whose, _)| *whose == color).map(|(_, declared)| declared)
    }

    /// III.5.2 — the claim that the arbiter will decide later.
    #[must_use]
    pub fn postponed(&self) -> Option<Postponed> {
        self.postponed
    }

    /// 4.8 — against whom and for what a protest is open.
    #[must_use]
    pub fn protest(&self) -> Option<(Color, Irregularity)> {
        self.protest
    }

    /// III.4 — who has asked for an increment and waits for the arbiter.
    #[must_use]
    pub fn increment_asked(&self) -> Option<Color> {
        self.increment_asked
    }

    /// 6.8 — when the program calls the next flag, and whose; never where players claim it.
    #[must_use]
    pub fn calls_flag_at(&self) -> Option<(Color, Millis)> {
        match self.setup.regulations.flag {
            FlagCalling::Called => self.clock.flag_at(),
            FlagCalling::Claimed => None,
        }
    }

    /// 6.4, 6.8 — the flag that the program calls at this moment.
    #[must_use]
    pub fn calls_flag(&self, at: Millis) -> Option<Color> {
        self.calls_flag_at().filter(|(_, falls)| at >= *falls).map(|(color, _)| color)
    }

    /// How many moves of this player stand on the board: the players move in turn.
    pub(super) fn plies_of(&self, color: Color) -> usize {
        let first = self.setup.start.position().turn();
        if color == first { self.plies.len().div_ceil(2) } else { self.plies.len() / 2 }
    }

    /// The moves of this player, the one in hand included.
    #[must_use]
    pub fn made(&self, color: Color) -> u32 {
        let completed = self.plies_of(color);
        let in_hand = usize::from(self.hand.as_ref().is_some_and(|hand| hand.color == color));
        u32::try_from(completed + in_hand).unwrap_or(u32::MAX)
    }

    /// The place among the plies of this player's last move, the one in hand included.
    pub(super) fn last_made(&self, color: Color) -> Option<usize> {
        let in_hand = self.hand.as_ref().filter(|hand| hand.color == color).map(|_| self.plies.len());
        in_hand.or_else(|| self.last_ply_of(color))
    }

    /// The place among the plies of this player's last one.
    pub(super) fn last_ply_of(&self, color: Color) -> Option<usize> {
        (0..self.plies.len()).rev().find(|place| self.plies[*place].color == color)
    }

    /// 6.2.1 — the moves that this player has completed.
    #[must_use]
    pub fn completed_moves(&self, color: Color) -> usize {
        let on_board = self.plies_of(color);
        on_board - usize::from(self.is_unpressed(color)).min(on_board)
    }

    /// 9.1.1 — whether this player may offer a draw yet, or his claim count as the offer of one (9.1.2.3).
    #[must_use]
    pub fn may_offer(&self, color: Color) -> bool {
        let before = self.setup.regulations.no_offers_before;
        before <= 1 || self.made(color) >= before
    }

    /// What stands in front of a player.
    #[must_use]
    pub fn board(&self, color: Color) -> &PlayerBoard {
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
        self.illegal.of(color)
    }

    /// The last illegal move that was counted, of either player (7.5).
    #[must_use]
    pub fn last_irregularity(&self) -> Irregularity {
        self.illegal.last()
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
        let flag = self.calls_flag_at().map(|(_, falls)| falls);
        flag.into_iter().chain(self.default_due()).min()
    }

    /// What the last announcement does on a board, and the position before it.
    pub(super) fn last_execution(&self) -> Option<(Execution, &Chess)> {
        if let Some(hand) = &self.hand {
            let before = self.position();
            let execution = match &hand.legal {
                Some(played) => Execution::of_move(played, hand.color),
                None => Execution::of_coordinates(&hand.done, before.board(), self.castling_mode())?,
            };
            return Some((execution, before));
        }
        let ply = self.plies.last()?;
        let before = self.positions.get(self.positions.len().checked_sub(2)?)?;
        Some((Execution::of_move(&ply.played, ply.color), before))
    }

    /// How castling is written and carried out in this game.
    #[must_use]
    pub fn castling_mode(&self) -> CastlingMode {
        self.setup.start.position().castles().mode()
    }

    /// From where kings and rooks castle in this game.
    #[must_use]
    pub fn homes(&self) -> CastlingHomes {
        CastlingHomes::of(self.setup.start.position())
    }

    /// The squares the last announcement touches, castling the rook's with the king's.
    #[must_use]
    pub fn last_touched(&self) -> Vec<Square> {
        self.last_execution().map(|(execution, _)| execution.squares().collect()).unwrap_or_default()
    }

    /// Where the piece goes that was last announced to move; castling the king.
    #[must_use]
    pub fn last_destination(&self) -> Option<Square> {
        self.last_execution().and_then(|(execution, _)| execution.lands())
    }

    /// What should stand in front of this player by the record, the move in hand included.
    #[must_use]
    pub fn expected(&self, color: Color) -> Board {
        match self.last_execution() {
            Some((execution, before)) if self.owed == Some(color) => {
                let mut board = before.board().clone();
                // What hands have begun of the move that is being repeated is no mistake.
                self.boards.get(color).begun(&execution).for_each(|square| board.discard_piece_at(square));
                board
            }
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
        let ByColor { mut white, mut black } = self.boards.clone();
        if let (Some(owing), Some((execution, _))) = (self.owed, self.last_execution()) {
            owing.fold_wb(&mut white, &mut black).execute(&execution);
        }
        differences(white.now(), black.now())
    }

    /// D.2.9 — after how many plies it was noticed that the boards differ, the move in hand included; `None` while they
    /// agree.
    #[must_use]
    pub fn differ_since(&self) -> Option<usize> {
        // A move in hand may have gone back since.
        let made = self.plies.len() + usize::from(self.hand.is_some());
        self.differ_since.map(|since| since.min(made))
    }

    /// D.2.9 — the first ply, from 0, on which the scores do not agree, where both were read out.
    #[must_use]
    pub fn scores_differ(&self) -> Option<usize> {
        match self.by_scores().scores {
            Scores::Differ(ply) => Some(ply),
            Scores::Unread(..) | Scores::Agree | Scores::Other(_) => None,
        }
    }

    /// 7.1 — the clock after so many plies, as it stood then.
    #[must_use]
    pub fn clock_then(&self, plies: usize) -> Clock {
        let last = plies.min(self.plies.len()).checked_sub(1).map(|last| &self.plies[last]);
        last.map_or_else(|| self.setup.clock(), |ply| ply.clock_after.clone())
    }

    /// 7.1 — the clock as it stands once it is put back to after so many plies: with or without the penalties in time
    /// since. The counters belong to the times: a period that was paid for is not paid for twice.
    #[must_use]
    pub fn clock_put_back(&self, plies: usize, with_penalties: bool, at: Millis) -> Clock {
        let mut clock = self.clock_then(plies);
        clock.resume_from(at);
        for color in Color::ALL {
            let completed = self.plies.iter().take(plies).filter(|ply| ply.color == color).count();
            clock.set_moves(color, u32::try_from(completed).unwrap_or(u32::MAX), at);
        }
        if with_penalties {
            clock.penalize_as(&self.clock, at);
        }
        clock
    }

    /// D.2.9 — what the arbiter is asked for.
    #[must_use]
    pub fn proposed(&self) -> Option<Proposal> {
        self.proposed
    }

    /// D.2.9 — whether boards and scores went back, and the game does not go on yet.
    #[must_use]
    pub fn is_retraced(&self) -> bool {
        self.retraced
    }

    /// D.2.9 — whether the arbiter is asked for the clocks: boards and scores went back, and these stand as they should.
    #[must_use]
    pub fn clocks_asked(&self) -> bool {
        self.retraced && self.phase == Phase::Paused
    }

    /// The player whose board is not as the record says; White's first.
    #[must_use]
    pub fn wrong_board(&self) -> Option<Color> {
        let wrong = self.wrong_boards();
        Color::ALL.into_iter().find(|color| *wrong.get(*color))
    }

    /// A board on which everything was executed as the record has it.
    pub(super) fn as_recorded(&self, color: Color) -> PlayerBoard {
        let Some((execution, before)) = self.last_execution() else {
            return PlayerBoard::new(self.position().board().clone());
        };
        let mut board = PlayerBoard::new(before.board().clone());
        if self.owed != Some(color) {
            board.execute(&execution);
        }
        board
    }

    /// What must be found out away from the game, if anything: always whether the position is dead, and
    /// after a fallen flag, a resignation or a second illegal move whether the opponent can mate.
    #[must_use]
    pub fn question(&self) -> Option<MateTask> {
        let winner = match self.phase {
            Phase::Verdict(wrong) => Some(!wrong.color()),
            // 5.2.2 — where an illegal move stands it is about the position that it made, if that is one.
            Phase::Play if !is_possible(&self.position_with_hand()) => return None,
            Phase::Play => None,
            _ => return None,
        };
        // D.2.3 — what is not made yet ends nothing.
        let made = self.hand.is_none() || self.is_made();
        let position = if made { self.position_with_hand() } else { self.position().clone() };
        Some(MateTask { position, winner, ply: self.plies.len(), urgent: winner.is_some() })
    }
}
