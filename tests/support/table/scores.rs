//! What the players write, and what is told of it (D.2.9).

use shakmaty::{ByColor, Color, Position};

use super::super::said::{self, FORMS};
use super::super::slips::wood;
use super::{Hearer, Table, Written, rate};
use ansage::game::{BoardEvent, Event, scores_differ};
use ansage::tell::color_key;

impl<H: Hearer> Table<'_, H> {
    /// What a player writes down.
    pub(super) fn written(&mut self, ply: usize) -> Written {
        let right = wood(self.positions[ply + 1].board());
        let wrong = self.wood.white != right || self.wood.black != right;
        let too = wrong && self.since.is_none() && self.comes(rate::WRITTEN_TOO);
        if (too || self.comes(rate::WRITTEN))
            && let Some(other) = self.another_move(ply)
        {
            self.counts.count("wrongly written");
            return Written::Other(other);
        }
        for what in ["illegible", "left out"] {
            if self.comes(rate::WRITTEN) {
                self.counts.count(what);
                return Written::Nothing;
            }
        }
        Written::Right
    }

    /// The first ply on which two scores that can be read have different moves.
    pub(super) fn part(scores: &ByColor<Vec<Written>>) -> Option<usize> {
        let parts = |(own, other): (&Written, &Written)| match (own, other) {
            (Written::Nothing | Written::Unread, _) | (_, Written::Nothing | Written::Unread) => false,
            (Written::Other(own), Written::Other(other)) => own != other,
            (own, other) => own != other,
        };
        scores.white.iter().zip(&scores.black).position(parts)
    }

    /// Each player tells what he has written, where it is not the move that was played, and what the other has there.
    pub(super) fn read_scores(&mut self) {
        for ply in 0..self.game().plies().len() {
            let otherwise = Color::ALL.into_iter().any(|color| self.papers.get(color)[ply] != Written::Right);
            if otherwise {
                for color in Color::ALL {
                    self.read_out(color, ply);
                }
            }
        }
    }

    pub(super) fn read_out(&mut self, color: Color, ply: usize) {
        let written = self.papers.get(color)[ply];
        if written != self.read.get(color)[ply] {
            self.tell_score(color, ply, written);
        }
    }

    /// Whether both have written the same other move for a ply, or one of them where the other's cannot be read; by what
    /// was read out.
    pub(super) fn otherwise(&self) -> Option<usize> {
        let others = |(own, other): (&Written, &Written)| match (own, other) {
            (Written::Other(own), Written::Other(other)) => own == other,
            (Written::Other(_), Written::Nothing) | (Written::Nothing, Written::Other(_)) => true,
            _ => false,
        };
        self.read.white.iter().zip(&self.read.black).position(others)
    }

    /// The arbiter finds that the players have written what was not played, and has it corrected.
    pub(super) fn both_corrected(&mut self) {
        while let Some(ply) = self.otherwise() {
            self.counts.count("both wrongly written");
            for color in Color::ALL {
                if matches!(self.papers.get(color)[ply], Written::Other(_)) {
                    self.tell_score(color, ply, Written::Right);
                }
            }
        }
    }

    pub(super) fn tell_score(&mut self, color: Color, ply: usize, written: Written) {
        let (by, before) = (self.speaker(color), self.positions[ply].clone());
        let form = self.dice.below(FORMS);
        let told = match written {
            Written::Right | Written::Unread => said::a_move(&self.moves[ply], &before, form, self.voices),
            Written::Other(other) => said::a_move(&other, &before, form, self.voices),
            Written::Nothing => "illegible".to_owned(),
        };
        let line = format!("{by}: {} score {} {told}", color_key(color), said::number(ply));
        let heard = self.say(&line);
        assert!(matches!(heard[..], [Event::Boards(BoardEvent::ScoreWritten { .. })]), "{line}: {heard:?}");
        self.papers.get_mut(color)[ply] = written;
        self.read.get_mut(color)[ply] = written;
    }

    /// The boards agree and the scores do not: nothing is set right but the scores (8.1).
    pub(super) fn scores_alone(&mut self) {
        self.both_corrected();
        if Self::part(&self.read).is_none() {
            return;
        }
        self.answered();
        self.counts.count("only the scores differ");
        // Both boards may be wrong alike, and the move that decides it stand before that.
        self.read_what_is_asked_for("arbiter");
        let refused = self.hearer.hear("arbiter: fix").unwrap_err();
        assert!(refused == "scores-only" || refused.contains("only the scores"), "{refused}");
        for color in Color::ALL {
            for ply in 0..self.game().plies().len() {
                if matches!(self.papers.get(color)[ply], Written::Other(_)) {
                    self.tell_score(color, ply, Written::Right);
                }
            }
        }
        assert_eq!(scores_differ(self.game()), None);
    }
}
