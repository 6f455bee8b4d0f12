//! What becomes of the scoresheets, taken in (8.4 to 8.7).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Move};

use crate::boards::ScoreDeviation;
use crate::game::{Game, ScoreEvent};
use crate::laws::Millis;

impl Game {
    pub(super) fn scores_event(&mut self, event: &ScoreEvent, at: Millis) {
        match event {
            ScoreEvent::RecordingStopped { color, .. } => {
                let period = self.clock.control(*color).place(self.clock.completed(*color)).0;
                let recording = self.recording.get_mut(*color);
                recording.stopped = true;
                recording.freed = Some(period);
            }
            ScoreEvent::ScoreCompleted { color, .. } => self.score_completed(*color),
            ScoreEvent::ScoreKept { by } => self.keeper = Some(*by),
            ScoreEvent::ScoresDue { .. } => self.scores_are_due(at),
            ScoreEvent::Reconstructing { .. } => {
                self.scores_are_due(at);
                self.scores_first = Some("8.5.3");
                self.stand(at);
            }
            ScoreEvent::NextPeriod { white_moves, black_moves } => {
                self.next_period(ByColor { white: *white_moves, black: *black_moves }, at);
            }
            ScoreEvent::Signed { color } => *self.signed.get_mut(*color) = true,
            // What is only told changes nothing.
            ScoreEvent::ScoreLent { .. } | ScoreEvent::ScoreReplaced { .. } => {}
        }
    }

    /// 8.1.1, 8.4 — the move is written down by who records.
    pub(super) fn write_down(&mut self, played: Move) {
        for color in Color::ALL {
            let score = self.scores.get_mut(color);
            if self.recording.get(color).stopped {
                score.leave_out();
            } else {
                score.write(played);
            }
        }
    }

    /// D.2.9 — what a player has written for a ply, from 1.
    pub(super) fn score_written(
        &mut self,
        score: Color,
        ply: usize,
        written: Option<&str>,
        done: Option<UciMove>,
    ) {
        let Some(place) = ply.checked_sub(1) else { return };
        let Some(played) = self.plies.get(place).map(|ply| ply.played) else { return };
        let as_played = done == Some(UciMove::from_move(played, self.castling_mode()));
        let otherwise = (!as_played).then(|| match written {
            Some(text) => ScoreDeviation::Written(text.to_owned(), done),
            None => ScoreDeviation::Illegible,
        });
        self.scores.get_mut(score).stands(place, otherwise);
    }

    fn score_completed(&mut self, color: Color) {
        let played = self.plies.iter().map(|ply| ply.played);
        self.scores.get_mut(color).complete(played);
        let recording = self.recording.get_mut(color);
        recording.stopped = false;
        recording.due = false;
        let due = Color::ALL.into_iter().any(|color| self.recording.get(color).due);
        self.scores_first = self.scores_first.filter(|_| due);
        if Color::ALL.into_iter().any(|color| !self.recording.get(color).stopped) {
            self.keeper = None;
        }
    }

    /// 8.5 — a flag has fallen and the game goes on: who has not recorded completes his scoresheet first. 8.5.1 —
    /// where neither has, the clocks stand.
    pub(super) fn scores_are_due(&mut self, at: Millis) {
        for color in Color::ALL {
            let recording = self.recording.get_mut(color);
            recording.due |= recording.stopped;
        }
        if Color::ALL.into_iter().all(|color| self.recording.get(color).due) {
            self.scores_first = Some("8.5.1");
            self.stand(at);
        }
    }

    /// 8.6 — the next move counts as one of the next period, and nothing is to be completed any more.
    fn next_period(&mut self, moves: ByColor<Option<u32>>, at: Millis) {
        for color in Color::ALL {
            if let Some(moves) = *moves.get(color) {
                self.clock.begin_period(color, moves, at);
            }
            let recording = self.recording.get_mut(color);
            recording.stopped = false;
            recording.due = false;
        }
        self.keeper = None;
        self.scores_first = None;
    }
}
