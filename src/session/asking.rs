//! Questions about the board and the game: who may ask what. The answers are those of `query`.

use shakmaty::Square;

use super::Session;
use super::outcome::Addressed;
use crate::game::{Refusal, Right, Speaker, withheld_duty};
use crate::hear::{Intent, hear};
use crate::query::{self, Answer, BoardAnswer, Operand, Query, View};
use crate::settings::keymap::{Group, sentence};
use crate::tell;
use crate::voice::Id;

impl Session<'_> {
    /// Answers a question of this speaker.
    pub(super) fn asked_about(&mut self, question: Query, by: Speaker) -> Vec<Addressed> {
        let row = question.row();
        let refused = match row.right {
            Some(Right::Analyse) if !self.may_analyse(by) => Some(Refusal::MayNot(Right::Analyse)),
            // D.2.10.4 — why this assistant is not told what he would tell his player.
            Some(Right::Ask) => withheld_duty(by, Right::Ask, &self.game().setup().regulations),
            _ => None,
        };
        if let Some(refusal) = refused {
            return vec![self.refuse(&refusal)];
        }
        let Some(question) = self.placed(question, by) else {
            let told = self.one(Id::WHICH_SQUARE);
            return vec![self.refused("which-square", told)];
        };
        let answer = match question.answer(&self.view_of(by)) {
            Ok(answer) => answer,
            Err(refusal) => return vec![self.refuse(&refusal)],
        };
        let mut out = row.first.map_or_else(Vec::new, |first| self.perform(by, &first()));
        if out.iter().any(|output| output.kind.0 == "refused" || output.said.is_some()) {
            return out;
        }
        // What is gone to is spoken of from now on.
        if let Answer::Board(BoardAnswer::Walked(at, _)) = &answer {
            self.focus = Some((at.square, self.last_seq()));
        }
        let told = self.both(|phrasing| tell::answer(&answer, self.game(), phrasing));
        out.push(self.answered(answer.about(question.name()), told));
        out
    }

    /// The game as this speaker may see it now.
    fn view_of(&self, by: Speaker) -> View<'_> {
        let game = self.game();
        let side = game.side_of(by).unwrap_or(game.turn());
        View { game, by, side, at: self.time.now(), focus: self.focus() }
    }

    /// During a game nobody hears what follows from a position, except at practice (11.3.1).
    pub(super) fn may_analyse(&self, by: Speaker) -> bool {
        query::may_analyse(self.game(), by)
    }

    /// The question about the square it names, or about the one last spoken of.
    fn placed(&mut self, question: Query, by: Speaker) -> Option<Query> {
        if let Some(square) = question.square() {
            self.focus = Some((square, self.last_seq()));
        }
        if !question.lacks_square() {
            return Some(question);
        }
        if let Some(square) = self.focus() {
            return Some(question.at(square));
        }
        if question.name() == "legal-moves" {
            let own = Operand::Side(None);
            return query::query(question.name(), own);
        }
        self.ask_where(question, by);
        None
    }

    /// The square last asked about, or where the last move went if that was later.
    pub(super) fn focus(&self) -> Option<Square> {
        let game = self.game();
        let moved = game.course().last_destination();
        let asked = self.focus.filter(|(_, seq)| *seq == self.last_seq());
        asked.map(|(square, _)| square).or(moved).or(self.focus.map(|(square, _)| square))
    }

    /// All keys, a message for each group, so that they can be stepped through. Where only lines are heard, what can
    /// be a line comes first.
    pub(super) fn keys(&mut self, by: Speaker) -> Vec<Addressed> {
        use Group::{Board, Hearing, Letters, Own, Pieces, Seeing, Typing};
        let (voice, may) = (self.voice, self.may_analyse(by));
        // A key that would only be refused is not told.
        let analyses = |said: &str| {
            matches!(hear(said, voice.lexicon()).map(|utterance| utterance.heard),
                Ok(Intent::Query(question)) if question.analyses())
        };
        let told = |group: &Group| sentence(*group, &self.keymap, voice, |said| may || !analyses(said));
        let lines: Vec<String> = if self.hears_keys {
            [Hearing, Board, Pieces, Letters, Own, Seeing, Typing].iter().filter_map(told).collect()
        } else {
            let alone = [Letters, Pieces].iter().filter_map(told);
            let between = [Id::KEYS_DIGITS, Id::KEYS_ELSEWHERE].map(|id| voice.say(id));
            alone
                .chain(between)
                .chain([Hearing, Board, Own, Seeing, Typing].iter().filter_map(told))
                .collect()
        };
        let name = "keys";
        let mut out: Vec<Addressed> = lines.into_iter().map(|line| self.answered(name, &[line])).collect();
        out.push(self.answered(name, self.one(Id::KEYS_HELP)));
        out
    }
}
