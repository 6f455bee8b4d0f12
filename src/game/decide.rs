//! A command answered: the events that follow from it, or why nothing does. Nothing is changed here.

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Color, KnownOutcome, Move, Position};

use super::{
    By, Command, Deed, Desk, Event, Game, Phase, Press, Refusal, Repeat, SquareContents, Wrong, may,
};
use crate::announcement::{Announcement, BoardReport, Claim, Misfit, Speaker, geometric, on_board, resolve};
use crate::laws::{Ending, Millis, Winnable, automatic_end, moves_without_progress, occurrences, win};

type Decided = Result<Vec<Event>, Refusal>;

impl Game {
    /// What follows from this command of this speaker at this time.
    ///
    /// # Errors
    /// [`Refusal`]: nothing changes, and why.
    pub fn decide(&self, by: Speaker, command: &Command, at: Millis) -> Decided {
        if let (Some(color), false) = (self.clock.flag(at), matches!(command, Command::Tick)) {
            return Err(Refusal::FlagDown(color));
        }
        let events = match command {
            Command::Announce(announcement) => self.decide_announce(by, announcement)?,
            Command::Play(played) => self.decide_play(by, *played)?,
            Command::Correct(announcement) => self.decide_correct(by, announcement)?,
            Command::Press => self.decide_press(by)?,
            Command::OfferDraw => self.decide_offer(by)?,
            Command::Accept => self.decide_accept(by)?,
            Command::Decline => vec![Event::DrawDeclined { color: self.answering(by)? }],
            Command::Resign => vec![Event::Resigned { color: self.player(by)? }],
            Command::Claim(claim) => self.decide_claim(by, *claim)?,
            Command::Report(board, report) => self.decide_report(by, *board, report)?,
            Command::Fix => self.decide_fix(by)?,
            Command::Done => self.decide_done(by, at)?,
            Command::Start => self.decide_start(by)?,
            Command::Pause => self.decide_pause(by)?,
            Command::Continue => self.decide_continue(by)?,
            Command::TakeBack(plies) => self.decide_take_back(by, *plies)?,
            Command::Result(result) => self.decide_result(by, *result)?,
            Command::Tick => self.clock.flag(at).map(|color| Event::FlagFell { color }).into_iter().collect(),
            Command::Judged(answer) => self.decide_judged(answer),
        };
        Ok(self.with_consequences(events, at))
    }

    /// The speaker may do this at this desk.
    fn allowed(&self, by: Speaker, deed: Deed) -> Result<(), Refusal> {
        if may(by, deed, self.setup.desk) { Ok(()) } else { Err(Refusal::MayNot(deed)) }
    }

    /// The game is being played, and nothing comes first.
    fn in_play(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Play => Ok(()),
            Phase::NotStarted => Err(Refusal::NotStarted),
            Phase::Paused => Err(Refusal::Paused),
            Phase::SettingRight(..) => Err(Refusal::SettingRight),
            Phase::Verdict(_) | Phase::Arbiter(_) => Err(Refusal::Waiting),
            Phase::Over(_) => Err(Refusal::Over),
        }
    }

    /// The colour that acts: a player for himself, an assistant for the player to move.
    fn acting(&self, by: Speaker) -> Color {
        by.color().unwrap_or(self.turn())
    }

    /// The player who decides something only a player can.
    fn player(&self, by: Speaker) -> Result<Color, Refusal> {
        self.allowed(by, Deed::Decide)?;
        match self.phase {
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Verdict(_) | Phase::Arbiter(_) => return Err(Refusal::Waiting),
            Phase::NotStarted => return Err(Refusal::NotStarted),
            _ => {}
        }
        let color = by.color().ok_or(Refusal::MayNot(Deed::Decide))?;
        Ok(color)
    }

    fn decide_announce(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Deed::Announce)?;
        self.in_play()?;
        let color = self.acting(by);
        if self.owed == Some(color) || (self.owed.is_some() && by == Speaker::Assistant) {
            return self.decide_repeat(by, announcement);
        }
        self.his_to_announce(color)?;
        let done = self.understood(announcement)?;
        Ok(self.made(by, color, done))
    }

    fn his_to_announce(&self, color: Color) -> Result<(), Refusal> {
        if self.setup.partner() == Some(color) {
            return Err(if self.turn() == color {
                Refusal::NotYourTurn(color)
            } else {
                Refusal::PartnersPieces
            });
        }
        match &self.hand {
            Some(hand) if hand.color == color => Err(Refusal::AlreadyAnnounced),
            Some(hand) => Err(Refusal::NotPressed(hand.color)),
            None if self.turn() != color => Err(Refusal::NotYourTurn(self.turn())),
            None => Ok(()),
        }
    }

    /// The move that is meant. In a tournament it need not be legal, only possible to execute.
    fn understood(&self, announcement: &Announcement) -> Result<UciMove, Refusal> {
        let position = self.position();
        Ok(match self.setup.desk {
            Desk::Tournament => geometric(announcement, position)?,
            Desk::Practice | Desk::Relay => {
                UciMove::from_move(resolve(announcement, position)?, CastlingMode::Standard)
            }
        })
    }

    fn decide_play(&self, by: Speaker, played: Move) -> Decided {
        self.in_play()?;
        let color = self.acting(by);
        if self.turn() != color || self.hand.is_some() || !self.position().is_legal(played) {
            return Err(Refusal::NotYourTurn(self.turn()));
        }
        Ok(self.made(by, color, UciMove::from_move(played, CastlingMode::Standard)))
    }

    /// D.2.3 — the announcement makes the move. With it go, by policy, the repeat and the press.
    fn made(&self, by: Speaker, color: Color, done: UciMove) -> Vec<Event> {
        let mut events = Vec::new();
        if self.offer == Some(!color) {
            // 9.1.2.1 — moving on is refusing.
            events.push(Event::DrawDeclined { color });
        }
        events.push(Event::Announced { by, r#move: done.to_string() });
        self.follow_up(color, done, &mut events);
        events
    }

    fn follow_up(&self, color: Color, done: UciMove, events: &mut Vec<Event>) {
        if self.setup.repeat == Repeat::Program || self.setup.partner() == Some(!color) {
            events.push(Event::Repeated { by: By::Program });
        }
        let Ok(played) = done.to_move(self.position()) else {
            // 7.5.1 — pressed like any other, or the silence would tell that it is illegal.
            if self.setup.press == Press::Auto {
                events.push(self.illegal_completed(color));
            }
            return;
        };
        let mut positions = self.positions.clone();
        let mut after = self.position().clone();
        after.play_unchecked(played);
        positions.push(after);
        let ends = automatic_end(&positions).is_some();
        let automatic = self.setup.press == Press::Auto || self.setup.partner() == Some(color);
        if ends || automatic {
            events.push(Event::Completed { color, pressed: !ends });
        }
    }

    /// D.2.1 — the opponent's words are held against the announcement before anything is executed.
    fn decide_repeat(&self, by: Speaker, announcement: &Announcement) -> Decided {
        let Some((announced, before)) = self.last_announced() else { return Err(Refusal::NothingMade) };
        let meant = match geometric(announcement, before) {
            Err(misfit @ (Misfit::Several(_) | Misfit::PromotionMissing(_))) => return Err(misfit.into()),
            // The same square, but which piece is not said: that does not differ yet.
            Err(misfit @ Misfit::FromWhere(_, to)) if announced.to() == Some(to) => return Err(misfit.into()),
            // What names no square is not another move either.
            Err(misfit) if announcement.names_no_square() => return Err(misfit.into()),
            other => other.ok(),
        };
        if meant == Some(announced) {
            return Ok(vec![Event::Repeated { by: by.into() }]);
        }
        Ok(vec![Event::RepeatDiffered { by, repeated: announcement.recorded() }])
    }

    /// The last announcement and the position it was made in.
    pub(super) fn last_announced(&self) -> Option<(UciMove, &shakmaty::Chess)> {
        if let Some(hand) = &self.hand {
            return Some((hand.done, self.position()));
        }
        let ply = self.plies.last()?;
        let before = self.positions.get(self.positions.len().checked_sub(2)?)?;
        Some((UciMove::from_move(ply.played, CastlingMode::Standard), before))
    }

    fn decide_correct(&self, by: Speaker, announcement: &Announcement) -> Decided {
        self.allowed(by, Deed::Announce)?;
        self.in_play()?;
        let color = self.acting(by);
        match &self.hand {
            Some(hand) if hand.color == color => {}
            // D.2.8 — the opponent's clock is running.
            None if self.plies.last().is_some_and(|ply| ply.color == color) => return Err(Refusal::TooLate),
            None if by.color().is_none() && !self.plies.is_empty() => return Err(Refusal::TooLate),
            _ => return Err(Refusal::NothingToCorrect),
        }
        let done = self.understood(announcement)?;
        let mut events = vec![Event::Corrected { by, r#move: done.to_string() }];
        self.follow_up(color, done, &mut events);
        Ok(events)
    }

    fn decide_press(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Press)?;
        self.in_play()?;
        let color = self.acting(by);
        let Some(hand) = &self.hand else {
            let refusal =
                if self.turn() == color { Refusal::NothingMade } else { Refusal::NotYourTurn(self.turn()) };
            return Err(refusal);
        };
        if hand.color != color {
            return Err(Refusal::NotYourTurn(hand.color));
        }
        if hand.legal.is_some() {
            return Ok(vec![Event::Completed { color, pressed: true }]);
        }
        Ok(vec![self.illegal_completed(color)])
    }

    /// 7.5.5 — the first gives the opponent time, the second loses.
    fn illegal_completed(&self, color: Color) -> Event {
        let count = self.illegal_moves(color) + 1;
        let bonus_ms = if count == 1 { Game::penalty(&self.setup) } else { 0 };
        Event::IllegalCompleted { color, count, bonus_ms }
    }

    fn decide_offer(&self, by: Speaker) -> Decided {
        let color = self.player(by)?;
        if self.offer.is_some() {
            return Err(Refusal::AlreadyOffered);
        }
        Ok(vec![Event::DrawOffered { color }])
    }

    /// The player who answers the offer.
    fn answering(&self, by: Speaker) -> Result<Color, Refusal> {
        let color = self.player(by)?;
        match self.offer {
            None => Err(Refusal::NoOffer),
            Some(offering) if offering == color => Err(Refusal::OwnOffer),
            Some(_) => Ok(color),
        }
    }

    /// 5.2.3 — a draw by agreement, once each player has made a move.
    fn decide_accept(&self, by: Speaker) -> Decided {
        self.answering(by)?;
        let made = |color| {
            self.plies.iter().any(|ply| ply.color == color)
                || self.hand.as_ref().is_some_and(|hand| hand.color == color)
        };
        if !(made(Color::White) && made(Color::Black)) {
            return Err(Refusal::TooEarlyToAgree);
        }
        Ok(vec![ended(KnownOutcome::Draw, Ending::Agreement)])
    }

    /// 9.2.1.2, 9.3.2 — a claim on the position on the board, by the player to move.
    fn decide_claim(&self, by: Speaker, claim: Claim) -> Decided {
        let color = self.player(by)?;
        self.in_play()?;
        if self.turn() != color || self.hand.is_some() {
            return Err(Refusal::NotToClaim);
        }
        let (found, needed, reason) = match claim {
            Claim::Threefold => (occurrences(&self.positions), 3, Ending::ThreefoldClaim),
            Claim::Fifty => (moves_without_progress(self.position()) as usize, 50, Ending::FiftyMovesClaim),
        };
        if found >= needed {
            return Ok(vec![ended(KnownOutcome::Draw, reason)]);
        }
        let found = u32::try_from(found).unwrap_or(u32::MAX);
        Ok(vec![Event::ClaimFailed { color, claim, found, bonus_ms: Game::penalty(&self.setup) }])
    }

    fn decide_report(&self, by: Speaker, board: Color, report: &BoardReport) -> Decided {
        self.allowed(by, Deed::Report)?;
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        if matches!(self.phase, Phase::SettingRight(..)) {
            return Err(Refusal::SettingRight);
        }
        let (mut done, mut contents, mut placement) = (None, Vec::new(), None);
        match report {
            BoardReport::Instead(announcement) => {
                let mover = match (&self.hand, self.plies.last()) {
                    (Some(hand), _) => hand.color,
                    (None, Some(ply)) => ply.color,
                    (None, None) => self.turn(),
                };
                // D.2.1 — nothing is executed there before the repeat, so nothing can have been executed instead.
                if self.owed == Some(board) {
                    return Err(Refusal::RepeatFirst(board));
                }
                let own = self.boards.get(board);
                if !own.has_executed() {
                    return Err(Refusal::NothingExecuted);
                }
                let before = own.before();
                let found = on_board(announcement, &before, mover).map_err(Refusal::ReportMisfit)?;
                done = Some(found.to_string());
            }
            BoardReport::Squares(squares) => {
                contents =
                    squares.iter().map(|(square, piece)| SquareContents::new(*square, *piece)).collect();
            }
            BoardReport::Placement(placed) => placement = Some(placed.to_string()),
        }
        Ok(vec![Event::BoardReported { by, board, done, squares: contents, placement }])
    }

    fn decide_fix(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::SetRight)?;
        if self.phase != Phase::Paused {
            self.in_play()?;
        }
        let board = self.wrong_board().ok_or(Refusal::NothingToSetRight)?;
        Ok(vec![Event::SettingRight { board }])
    }

    fn decide_done(&self, by: Speaker, at: Millis) -> Decided {
        let Phase::SettingRight(_, steps) = &self.phase else { return Err(Refusal::NothingToDo) };
        if !may(by, Deed::Report, self.setup.desk) {
            return Err(Refusal::MayNot(Deed::Report));
        }
        let mut events = vec![Event::StepDone];
        if steps.len() <= 1 {
            match self.after(&events, at).wrong_board() {
                Some(board) => events.push(Event::SettingRight { board }),
                None => events.push(Event::BoardsAgree),
            }
        }
        Ok(events)
    }

    fn decide_start(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        match self.phase {
            Phase::NotStarted => Ok(vec![Event::Started { by }]),
            Phase::Paused => Ok(vec![Event::Continued { by }]),
            Phase::Over(_) => Err(Refusal::Over),
            _ => Err(Refusal::Started),
        }
    }

    fn decide_pause(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        self.in_play()?;
        Ok(vec![Event::Paused { by }])
    }

    fn decide_continue(&self, by: Speaker) -> Decided {
        self.allowed(by, Deed::Clock)?;
        match self.phase {
            Phase::Paused => Ok(vec![Event::Continued { by }]),
            Phase::Over(_) => Err(Refusal::Over),
            Phase::NotStarted => Err(Refusal::NotStarted),
            _ => Err(Refusal::NotPaused),
        }
    }

    fn decide_take_back(&self, by: Speaker, plies: u32) -> Decided {
        self.allowed(by, Deed::TakeBack)?;
        self.in_play()?;
        // A move in hand is the last ply.
        let there = self.plies.len() + usize::from(self.hand.is_some());
        let plies = usize::try_from(plies).unwrap_or(usize::MAX).min(there);
        if plies == 0 {
            return Err(Refusal::NothingToTakeBack);
        }
        Ok(vec![Event::TakenBack { plies }])
    }

    fn decide_result(&self, by: Speaker, result: KnownOutcome) -> Decided {
        // Where nobody can say whether the opponent can mate and there is no arbiter, the players settle it.
        if !matches!((self.setup.desk, &self.phase), (Desk::Practice, Phase::Arbiter(_))) {
            self.allowed(by, Deed::Rule)?;
        }
        if matches!(self.phase, Phase::Over(_)) {
            return Err(Refusal::Over);
        }
        Ok(vec![ended(result, Ending::Arbiter)])
    }

    fn decide_judged(&self, answer: &ByColor<Winnable>) -> Vec<Event> {
        if let Phase::Verdict(wrong) = self.phase {
            let (lost, drawn) = match wrong {
                Wrong::Flag(_) => (Ending::Time, Ending::TimeDrawn),
                Wrong::Resigned(_) => (Ending::Resignation, Ending::ResignationDrawn),
                Wrong::IllegalMoves(_) => (Ending::IllegalMoves, Ending::IllegalMovesDrawn),
            };
            let opponent = !wrong.color();
            return vec![match answer.get(opponent) {
                Winnable::Yes => ended(win(opponent), lost),
                Winnable::No => ended(KnownOutcome::Draw, drawn),
                Winnable::Unknown => Event::LeftToArbiter,
            }];
        }
        let dead = answer.white == Winnable::No && answer.black == Winnable::No;
        if !dead || self.phase != Phase::Play {
            return Vec::new();
        }
        // 5.2.2 with 6.2.1.1 — the move that made the position dead is complete without the press.
        let completed = self
            .hand
            .as_ref()
            .filter(|hand| hand.legal.is_some())
            .map(|hand| Event::Completed { color: hand.color, pressed: false });
        completed.into_iter().chain([ended(KnownOutcome::Draw, Ending::DeadPosition)]).collect()
    }
}

fn ended(result: KnownOutcome, reason: Ending) -> Event {
    Event::Ended { result: result.to_string(), reason }
}
