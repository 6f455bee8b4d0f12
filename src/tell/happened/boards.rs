//! The boards in words: where they differ, that they agree, and a board being set right (D.2.9).

use shakmaty::{Color, Piece, Position};

use super::Composer;
use crate::args;
use crate::boards::{Comparison, CorrectionStep, differences, stands_turned};
use crate::game::{Announcement, BoardEvent, Event, Game, Phase, disputed, disputed_move, finding};
use crate::speech::sound::Earcon;
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::of_game::boards_key;
use crate::tell::phrasing::{color_key, role_key};
use crate::voice::Id;

impl Composer<'_> {
    /// What is told of boards and scores that were held against each other.
    pub(super) fn checked(&self, event: &BoardEvent, was: &Game, now: &Game, rest: &[Event]) -> Vec<String> {
        match event {
            BoardEvent::BoardReported { board, .. } => {
                let compared = |event: &Event| {
                    matches!(event, Event::Boards(BoardEvent::BoardsDiffer { .. } | BoardEvent::BoardsAgree))
                };
                if rest.iter().any(compared) {
                    Vec::new()
                } else {
                    vec![self.phrasing.of_color(Id::BOARD_REPORTED, *board)]
                }
            }
            BoardEvent::BoardsDiffer { .. } => self.differences(now),
            BoardEvent::BoardsAgree => {
                let hands = matches!(was.phase(), Phase::Paused) && rest.is_empty();
                let then = hands.then(|| self.then_go_on(now)).flatten();
                std::iter::once(self.agreement(now)).chain(then).collect()
            }
            BoardEvent::SettingRight { board } => self.setting_right(*board, now),
            BoardEvent::ScoreWritten { score, ply, written, .. } => {
                self.score_written(*score, *ply, written.as_deref(), now)
            }
            BoardEvent::RetraceProposed { .. } | BoardEvent::CorrectionProposed { .. } => self.proposal(now),
            BoardEvent::ProposalDeclined => vec![self.go_on_hint(now)],
            BoardEvent::StepDone => self.next_step(now),
            // It is told where it was read.
            BoardEvent::ScoreRead { .. } => Vec::new(),
        }
    }

    /// Where the boards differ, square by square.
    #[must_use]
    pub fn differences(&self, game: &Game) -> Vec<String> {
        let square = |difference: &crate::boards::Difference| {
            self.phrasing.tell(
                Id::BOARDS_DIFFER_SQUARE,
                &args!(
                    "square" => self.phrasing.square(difference.square),
                    "white" => self.phrasing.contents(difference.first),
                    "black" => self.phrasing.contents(difference.second),
                ),
            )
        };
        let turned = self.turned(game);
        if !turned.is_empty() {
            return turned;
        }
        let squares: Vec<String> = game.board_differences().iter().map(square).collect();
        let brief = self.phrasing.is_brief();
        let squares = if brief { self.phrasing.row(&squares) } else { squares.join(" ") };
        vec![self.phrasing.tell(Id::BOARDS_DIFFER, &args!("squares" => squares))]
    }

    /// 7.2.2 — which boards stand the other way round; no square is named for that.
    fn turned(&self, game: &Game) -> Vec<String> {
        let turned = |board: &Color| stands_turned(game.board(*board).now(), &game.expected(*board));
        Color::ALL
            .into_iter()
            .filter(turned)
            .map(|board| self.phrasing.of_color(Id::BOARD_STANDS_TURNED, board))
            .collect()
    }

    /// D.2.9 — how boards and scores stand to each other: what differs, since when it is known, and what is done
    /// about it.
    #[must_use]
    pub fn compared(&self, game: &Game) -> Vec<String> {
        let differing = !game.board_differences().is_empty();
        let mut told = if differing { self.differences(game) } else { vec![self.agreement(game)] };
        // Before the first move there is no move to name.
        if differing && let Some(last) = game.differ_since().and_then(|since| since.checked_sub(1)) {
            told.push(self.of_ply(Id::BOARDS_DIFFER_SINCE, last, game));
        }
        let halfway = matches!(game.phase(), Phase::SettingRight(..));
        match finding(game) {
            // Nothing is set right and nothing read out any more.
            finding if game.outcome().is_some() => told.extend(self.compared_at_the_end(finding, game)),
            Comparison::Retrace(ply) | Comparison::Unknown(ply) => {
                told.extend(self.wrong_on_both(game));
                told.push(self.of_ply(Id::SCORES_DIFFER, ply, game));
            }
            Comparison::Scores(ply) => told.push(self.of_ply(Id::SCORES_ONLY_DIFFER, ply, game)),
            // One is being set right.
            _ if halfway => told.extend(self.next_step(game)),
            Comparison::Unread(ply, whose) => {
                told.push(self.phrasing.scores_unread(ply, whose, game));
                told.extend(self.causes_beside(game));
            }
            Comparison::Record(_) => {
                told.extend(self.scores_say(game));
                told.push(self.phrasing.say(Id::RECORD_DIFFERS));
            }
            Comparison::Boards(_) | Comparison::Alike => {
                told.extend(self.disputed(game));
                let boards = boards_key(game.wrong_boards());
                told.push(self.phrasing.tell(Id::BOARDS_WRONG, &args!("boards" => boards)));
                told.extend(self.causes_beside(game));
            }
            Comparison::Agreement => {}
        }
        told
    }

    /// D.2.9 — the same where the game is over.
    fn compared_at_the_end(&self, finding: Comparison, game: &Game) -> Vec<String> {
        match finding {
            Comparison::Record(_) => self.scores_say(game),
            Comparison::Retrace(ply) | Comparison::Scores(ply) | Comparison::Unknown(ply) => {
                vec![self.still_differ(ply, game)]
            }
            Comparison::Boards(_) | Comparison::Alike => {
                let mut told = self.disputed(game);
                let boards = boards_key(game.wrong_boards());
                told.push(self.phrasing.tell(Id::BOARDS_LEFT_WRONG, &args!("boards" => boards)));
                told.extend(self.causes_beside(game));
                told
            }
            Comparison::Unread(..) | Comparison::Agreement => Vec::new(),
        }
    }

    /// The moves that decide which board is wrong.
    fn disputed(&self, game: &Game) -> Vec<String> {
        let mut plies: Vec<usize> =
            Color::ALL.into_iter().filter_map(|board| disputed(game, board)).collect();
        plies.dedup();
        plies.into_iter().map(|ply| self.known(Id::SCORES_AGREE, ply, args!(), game)).collect()
    }

    /// D.2.9 — the squares that are alike on both boards and not as recorded, where the boards differ on others.
    fn wrong_on_both(&self, game: &Game) -> Option<String> {
        if game.repeat_due().is_some() || !self.turned(game).is_empty() {
            return None;
        }
        let wrong = |board| differences(game.board(board).now(), &game.expected(board));
        let black = wrong(Color::Black);
        let both = wrong(Color::White).into_iter().filter(|one| black.contains(one));
        let squares: Vec<String> = both.map(|one| self.phrasing.square(one.square)).collect();
        let row = self.phrasing.row(&squares);
        (!squares.is_empty()).then(|| self.phrasing.tell(Id::BOARDS_BOTH_WRONG, &args!("squares" => row)))
    }

    /// Why the boards are wrong; which one stands the other way round is told with the differences.
    fn causes_beside(&self, game: &Game) -> Vec<String> {
        if self.turned(game).is_empty() { self.likely_causes(game) } else { Vec::new() }
    }

    /// A sentence about the move of this ply, from 0.
    fn of_ply(&self, id: Id, ply: usize, game: &Game) -> String {
        let before = game.positions().get(ply).unwrap_or(game.position());
        let (color, number) = (before.turn(), before.fullmoves().get());
        self.phrasing.tell(id, &args!("color" => color_key(color), "number" => number))
    }

    /// D.2.9 — what a player has written for a move.
    pub(super) fn score_written(
        &self,
        score: Color,
        ply: usize,
        written: Option<&str>,
        game: &Game,
    ) -> Vec<String> {
        let Some(before) = ply.checked_sub(1).and_then(|place| game.positions().get(place)) else {
            return Vec::new();
        };
        let told = written.map(|text| {
            let said = Announcement::from_record(text).map(|announcement| self.phrasing.said(&announcement));
            said.unwrap_or_else(|| text.to_owned())
        });
        let id = if told.is_some() { Id::SCORE_WRITTEN } else { Id::SCORE_ILLEGIBLE };
        let args = args!(
            "owner" => color_key(score), "color" => color_key(before.turn()),
            "number" => before.fullmoves().get(), "move" => told.unwrap_or_default(),
        );
        vec![self.phrasing.tell(id, &args)]
    }

    /// That the boards agree, and since when.
    #[must_use]
    pub fn agreement(&self, game: &Game) -> String {
        // Two boards with the same mistake agree with each other; or what was announced is wrong.
        if game.wrong_board().is_some() {
            return self.phrasing.say(Id::BOARDS_NOT_SCORES);
        }
        let last = game.hand().map(|hand| hand.color).or(game.plies().last().map(|ply| ply.color));
        let Some(color) = last else { return self.phrasing.say(Id::BOARDS_AGREE) };
        let before = game.hand().map(|_| game.position()).or_else(|| game.positions().iter().rev().nth(1));
        let number = before.map_or(1, |position| shakmaty::Position::fullmoves(position).get());
        self.phrasing.tell(Id::BOARDS_AGREE_AFTER, &args!("color" => color_key(color), "number" => number))
    }

    /// How the boards stand to each other, without the number of any move (12.6).
    #[must_use]
    pub fn unnumbered(&self, game: &Game) -> Vec<String> {
        if !game.board_differences().is_empty() {
            return self.differences(game);
        }
        let wrong = game.wrong_board().is_some();
        vec![self.phrasing.say(if wrong { Id::BOARDS_NOT_SCORES } else { Id::BOARDS_AGREE })]
    }

    pub(super) fn setting_right(&self, board: Color, game: &Game) -> Vec<String> {
        let Phase::SettingRight(_, steps) = game.phase() else { return Vec::new() };
        let Some(first) = steps.first() else { return Vec::new() };
        let args = args!("color" => color_key(board), "count" => steps.len(), "step" => self.step(*first));
        if *first == CorrectionStep::Turn {
            return [self.likely_cause(board, game), self.next_step(game)].concat();
        }
        // D.2.9 — nothing is wrong that goes back.
        if game.boards().retraced {
            return vec![self.phrasing.tell(Id::SETTING_RIGHT_BACK, &args)];
        }
        let mut told = self.likely_cause(board, game);
        told.push(match disputed_move(game, board) {
            Some(ply) => self.known(Id::SETTING_RIGHT, ply, args, game),
            None => self.phrasing.tell(Id::SETTING_RIGHT_START, &args),
        });
        told
    }

    /// What is to be done next while a board is set right.
    #[must_use]
    pub fn next_step(&self, game: &Game) -> Vec<String> {
        let Phase::SettingRight(board, steps) = game.phase() else { return Vec::new() };
        let told = |step: &CorrectionStep| {
            let step = self.step(*step);
            self.phrasing.tell(Id::NEXT_STEP, &args!("color" => color_key(*board), "step" => step))
        };
        steps.first().map(told).into_iter().collect()
    }

    fn step(&self, step: CorrectionStep) -> String {
        let square = |square| self.phrasing.square(square);
        let of = |piece: Piece| (color_key(piece.color), role_key(piece.role));
        let (id, piece, from, to) = match step {
            CorrectionStep::Turn => return self.phrasing.say(Id::STEP_TURN),
            CorrectionStep::Move { piece, from, to } => (Id::STEP_MOVE, piece, square(from), square(to)),
            CorrectionStep::Remove { piece, from } => (Id::STEP_REMOVE, piece, square(from), String::new()),
            CorrectionStep::Put { piece, to } => (Id::STEP_PUT, piece, String::new(), square(to)),
        };
        let (color, role) = of(piece);
        self.phrasing.tell(id, &args!("color" => color, "piece" => role, "from" => from, "to" => to))
    }
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &BoardEvent) -> Cue {
    match event {
        BoardEvent::ScoreWritten { score, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_SCORE_WRITTEN).of(*score)
        }
        BoardEvent::ScoreRead { .. } => Cue::quiet(Salience::Note, Id::BRIEF_SCORE_WRITTEN),
        BoardEvent::BoardReported { board, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_BOARD_REPORTED).of(*board)
        }
        BoardEvent::BoardsAgree => Cue::quiet(Salience::Desk, Id::BRIEF_BOARDS_AGREE),
        BoardEvent::SettingRight { board } => {
            Cue::quiet(Salience::Desk, Id::BRIEF_SETTING_RIGHT).on(Subject::Board(Some(*board)))
        }
        BoardEvent::StepDone => Cue::quiet(Salience::Desk, Id::BRIEF_SETTING_RIGHT).on(Subject::Board(None)),
        BoardEvent::ProposalDeclined => Cue::quiet(Salience::Desk, Id::BRIEF_CLOCKS_STAND),
        BoardEvent::RetraceProposed { .. } => Cue::quiet(Salience::Call, Id::BRIEF_RETRACE),
        BoardEvent::CorrectionProposed { .. } => Cue::quiet(Salience::Call, Id::BRIEF_CORRECTION),
        BoardEvent::BoardsDiffer { squares } => {
            let subject = Subject::Squares(squares.iter().map(|there| there.square).collect());
            Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_BOARDS_DIFFER).on(subject).important()
        }
    }
}
