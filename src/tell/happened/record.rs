//! What both scores say in words: what is still to be read out, the record corrected, both gone back (D.2.9).

use fluent_bundle::FluentArgs;
use shakmaty::{Color, Position};

use super::Composer;
use crate::args;
use crate::boards::Comparison;
use crate::game::{Announcement, BoardEvent, CorrectedMove, Correction, Event, Game, PlayEvent, Proposal};
use crate::laws::Clock;
use crate::tell::answers::course;
use crate::tell::of_game::boards_key;
use crate::voice::Id;

impl Composer<'_> {
    /// A sentence about the move of this ply, from 0, what it was and from what that is known.
    pub(super) fn known(&self, id: Id, ply: usize, more: FluentArgs<'_>, game: &Game) -> String {
        let mut args = more;
        args.set("scores", game.source(ply).key());
        args.set("move", self.in_record(ply, game));
        self.phrasing.of_move(id, ply, args, game)
    }

    /// The move of this ply, from 0, or the one in hand.
    fn in_record(&self, ply: usize, game: &Game) -> String {
        let played = game.plies().get(ply).map(|_| course::played(game, ply, &self.phrasing));
        played.or_else(|| self.phrasing.in_hand(game)).unwrap_or_default()
    }

    /// D.2.9 — what both scores have otherwise than was announced, and that it cannot be followed, where that is so.
    pub(super) fn scores_say(&self, game: &Game) -> Vec<String> {
        let found = game.by_scores();
        let mut told: Vec<String> =
            found.corrections.iter().map(|correction| self.otherwise(correction, game)).collect();
        if let Some(ply) = found.impossible {
            let own = found.corrections.iter().any(|correction| correction.ply == ply);
            let args = args!("itself" => if own { "yes" } else { "no" }, "move" => self.in_record(ply, game));
            told.push(self.phrasing.of_move(Id::CORRECTION_IMPOSSIBLE, ply, args, game));
        }
        told
    }

    fn otherwise(&self, correction: &Correction, game: &Game) -> String {
        let written = match correction.done {
            Some(done) => self.phrasing.done(&done, correction.before.board(), game.castling_mode()),
            None => Announcement::from_record(&correction.written)
                .map_or_else(|| correction.written.clone(), |written| self.phrasing.said(&written)),
        };
        let args = args!(
            "scores" => correction.source.key(), "move" => written,
            "announced" => self.in_record(correction.ply, game),
        );
        self.phrasing.of_move(Id::SCORES_SAY_OTHERWISE, correction.ply, args, game)
    }

    /// D.2.9 — what the arbiter is asked for: that the record is corrected, or that boards and scores go back; or the
    /// clocks, where they went back.
    #[must_use]
    pub fn proposal(&self, game: &Game) -> Vec<String> {
        match game.proposed() {
            Some(Proposal::Correct) => self.correction(game),
            Some(Proposal::Retrace(plies)) => self.retrace(plies, game),
            None if game.clocks_asked() => vec![self.clocks_asked(game)],
            None => Vec::new(),
        }
    }

    fn correction(&self, game: &Game) -> Vec<String> {
        let mut told = self.scores_say(game);
        let Some(moves) = game.by_scores().corrected() else { return told };
        let (after, events) = game.if_corrected(moves);
        let guided =
            events.iter().any(|event| matches!(event, Event::Boards(BoardEvent::SettingRight { .. })));
        let boards = match boards_key(after.wrong_boards()) {
            _ if after.outcome().is_some() => "over",
            // The hands do nothing as long as it is open what is right.
            wrong if wrong != "none" && !guided => "open",
            wrong => wrong,
        };
        told.push(self.phrasing.tell(Id::CORRECTION_PROPOSED, &args!("wrong" => boards)));
        told
    }

    /// The record is corrected; `was` is the game before, `rest` what follows.
    pub(super) fn record_corrected(
        &self,
        moves: &[CorrectedMove],
        was: &Game,
        game: &Game,
        rest: &[Event],
    ) -> Vec<String> {
        let holds = |ply: usize| {
            let args = args!("move" => self.in_record(ply, game));
            self.phrasing.of_move(Id::RECORD_CORRECTED, ply, args, game)
        };
        let mut told: Vec<String> =
            moves.iter().filter_map(|one| one.ply.checked_sub(1)).map(holds).collect();
        // Nobody has said what stands there.
        let changed = Color::ALL.into_iter().any(|color| game.board(color).now() != was.board(color).now());
        if changed {
            told.push(self.phrasing.say(Id::BOARDS_AS_WRITTEN));
        }
        let told_then = rest.iter().any(|event| {
            matches!(
                event,
                Event::Boards(BoardEvent::RetraceProposed { .. }) | Event::Play(PlayEvent::Ended { .. })
            )
        });
        match game.finding() {
            _ if told_then => {}
            Comparison::Unread(ply, whose) => told.push(self.phrasing.scores_unread(ply, whose, game)),
            Comparison::Retrace(ply) | Comparison::Scores(ply) | Comparison::Unknown(ply) => {
                told.push(self.still_differ(ply, game));
            }
            _ => {}
        }
        told
    }

    /// D.2.9 — that the scores differ at this ply, from 0, where nobody is asked to do anything about it.
    pub(super) fn still_differ(&self, ply: usize, game: &Game) -> String {
        self.phrasing.of_move(Id::RETRACE_SCORES, ply, args!(), game)
    }

    /// To where both boards and scores would go back, why, and what the clocks showed there.
    fn retrace(&self, plies: usize, game: &Game) -> Vec<String> {
        let mut told = match game.finding() {
            Comparison::Record(_) => self.scores_say(game),
            _ => vec![self.still_differ(plies, game)],
        };
        let clock = game.clock_put_back(plies, true, 0);
        told.push(self.gone_back(Id::RETRACE_PROPOSED, plies, &clock, 0, game));
        told
    }

    /// Boards and scores are back at the position after so many plies.
    pub(super) fn retraced(&self, plies: usize, game: &Game) -> String {
        self.gone_back(Id::RETRACED, plies, game.clock(), 0, game)
    }

    fn gone_back(&self, id: Id, plies: usize, clock: &Clock, at: u64, game: &Game) -> String {
        let mut args = self.times(clock, at);
        args.set("plies", plies);
        self.phrasing.of_move(id, plies.saturating_sub(1), args, game)
    }

    fn times<'a>(&self, clock: &Clock, at: u64) -> FluentArgs<'a> {
        let shown = |color| self.phrasing.duration(clock.left(color, at).next_multiple_of(1000));
        args!("white" => shown(Color::White), "black" => shown(Color::Black))
    }

    /// D.2.9, 7.1 — boards and scores are back: the arbiter sets the clocks, or lets them stay.
    pub(super) fn clocks_asked(&self, game: &Game) -> String {
        if !game.clock().is_timed() {
            return self.go_on_hint(game);
        }
        // They stand, so the moment does not matter.
        self.phrasing.tell(Id::CLOCKS_ASKED, &self.times(game.clock(), 0))
    }
}
