//! What both scores say, held against the record and the boards (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Color, Position};

use super::announcement::{Announcement, ResolveError, resolve, resolve_geometry};
use super::{CorrectedMove, Desk, Game, PendingMove};
use crate::boards::{Comparison, Reading, Scores, differences, stands_turned};
use crate::laws::{Scoresheets, legal_move};

/// The scores followed through the game.
#[derive(Debug, Clone)]
pub struct ByScores {
    /// How they stand to each other, and to the record.
    pub scores: Scores,
    /// Where they agree on another move than was announced, the first ply first.
    pub corrections: Vec<Correction>,
    /// The first ply, from 0, whose move is not possible in the game that the scores tell: one that they tell
    /// themselves, a later one, or the one in hand.
    pub impossible: Option<usize>,
}

/// A move that the scores have otherwise than the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Correction {
    /// Its ply, from 0.
    pub ply: usize,
    /// The position in which it is made, in the game that the scores tell; as far as it can be followed.
    pub before: Chess,
    /// What was announced.
    pub announced: UciMove,
    /// As it is written.
    pub written: String,
    /// Which move that is, where it can be executed.
    pub done: Option<UciMove>,
    /// Whose score tells it.
    pub source: Source,
}

impl Correction {
    /// What the record has then; `None` where the scores say nothing that can be executed.
    fn corrected(&self) -> Option<CorrectedMove> {
        Some(CorrectedMove { ply: self.ply + 1, announced: self.announced, r#move: self.done? })
    }
}

/// Where it is known from what a move was.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// Both scores say so.
    Both,
    /// This player's score says so, and the other one cannot be read.
    One(Color),
    /// It was announced; no score tells it.
    Announced,
}

impl Source {
    /// Its name in the sentences.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Source::Both => "both",
            Source::One(color) => color.fold_wb("white", "black"),
            Source::Announced => "announced",
        }
    }
}

/// What a score tells of one ply, where the game stands as both scores say.
#[derive(Debug, Clone)]
enum Told {
    Unread,
    Nothing,
    Move(UciMove),
    /// It names no one move there.
    Unclear(String, ResolveError),
}

impl Told {
    fn same(&self, other: &Told) -> bool {
        match (self, other) {
            (Told::Move(own), Told::Move(other)) => own == other,
            (Told::Unclear(own, _), Told::Unclear(other, _)) => own == other,
            _ => false,
        }
    }
}

impl Game {
    /// D.2.9 — how boards and scores stand to each other, and so what is done.
    #[must_use]
    pub fn finding(&self) -> Comparison {
        Comparison::of(
            self.by_scores().scores,
            Some(!self.board_differences().is_empty()),
            self.wrong_boards(),
        )
    }

    /// Which boards are not as the record says.
    #[must_use]
    pub fn wrong_boards(&self) -> ByColor<bool> {
        ByColor::new_with(|color| self.boards.get(color).now() != &self.expected(color))
    }

    /// D.2.9 — the ply, from 0, whose scores decide whether this board is wrong. `None` where it is right, where no move
    /// decides it, and where it is the move in hand, which is in no score yet.
    #[must_use]
    pub fn disputed(&self, board: Color) -> Option<usize> {
        self.disputed_move(board).filter(|ply| *ply < self.plies.len())
    }

    /// The last ply, from 0, that touched a square on which this board is not as the record says, the move in hand
    /// included.
    #[must_use]
    pub fn disputed_move(&self, board: Color) -> Option<usize> {
        let (stands, right) = (self.boards.get(board).now(), self.expected(board));
        let wrong = differences(stands, &right);
        // 7.2.2 — no move explains a board that stands the other way round.
        if wrong.is_empty() || stands_turned(stands, &right) {
            return None;
        }
        let history = self.history(board);
        let wrong = |square: &shakmaty::Square| wrong.iter().any(|one| one.square == *square);
        history.moves().iter().rposition(|made| made.squares().iter().any(wrong))
    }

    /// D.2.9 — from what it is known that this ply, from 0, was as the record has it.
    #[must_use]
    pub fn source(&self, ply: usize) -> Source {
        // 8.1.1.2 — an electronic one records what is announced.
        let presumed = self.setup.regulations.scoresheets == Scoresheets::Electronic;
        let says = self.scores.as_ref().map(|score| match score.reading(ply) {
            Reading::AsAnnounced => true,
            Reading::Unread => presumed,
            Reading::Nothing | Reading::Other(..) => false,
        });
        match (says.white, says.black) {
            (true, true) => Source::Both,
            (true, false) => Source::One(Color::White),
            (false, true) => Source::One(Color::Black),
            (false, false) => Source::Announced,
        }
    }

    /// Whether the scores are sheets that somebody has to read out: not at practice, and electronic ones (8.1.1.2) have
    /// what was announced.
    fn sheets_are_read_out(&self) -> bool {
        self.setup.desk != Desk::Practice && self.setup.regulations.scoresheets != Scoresheets::Electronic
    }

    /// D.2.9 — follows both scores through the game, from the first ply for which it matters what they say.
    #[must_use]
    pub fn by_scores(&self) -> ByScores {
        let disputed = Color::ALL.map(|board| self.disputed(board));
        let otherwise = Color::ALL.into_iter().flat_map(|color| self.scores.get(color).plies_otherwise());
        let first = disputed.into_iter().flatten().chain(otherwise).min();
        let mut found = ByScores { scores: Scores::Agree, corrections: Vec::new(), impossible: None };
        let Some(mut position) = first.and_then(|first| self.positions.get(first)).cloned() else {
            return found;
        };
        for ply in first.unwrap_or_default()..self.plies.len() {
            let told = self.scores.as_ref().map(|score| self.told(score.reading(ply), ply, &position));
            let matters = disputed.contains(&Some(ply)) || told.iter().any(|told| self.is_other(told, ply));
            let unread = told.as_ref().map(|told| matches!(told, Told::Unread));
            if matters && (unread.white || unread.black) && self.sheets_are_read_out() {
                found.scores = Scores::Unread(ply, unread);
                return found;
            }
            match self.said_by_both(told, ply, &position) {
                Err(()) => {
                    found.scores = found.first_corrected().map_or(Scores::Differ(ply), Scores::Other);
                    return found;
                }
                Ok(Some(correction)) => found.corrections.push(correction),
                Ok(None) => {}
            }
            // What comes after a move that cannot be made there is read all the same, as far as that goes.
            if found.impossible.is_none() {
                let corrected = found.corrections.last().filter(|last| last.ply == ply);
                match self.follow(ply, corrected, &position) {
                    Some(played) => position.play_unchecked(played),
                    None => found.impossible = Some(ply),
                }
            }
        }
        let in_hand = self.hand.as_ref().filter(|hand| hand.legal.is_some());
        if in_hand.is_some_and(|hand| legal_move(&hand.done, &position).is_none()) {
            found.impossible = found.impossible.or(Some(self.plies.len()));
        }
        found.scores = found.first_corrected().map_or(Scores::Agree, Scores::Other);
        found.impossible = found.impossible.filter(|_| !found.corrections.is_empty());
        found
    }

    /// What is written for a move, where the game stands like this. It need not be a move that could have been made; but
    /// a short form means the legal one, where that is the only one (C.10).
    pub(super) fn written_there(
        &self,
        written: &Announcement,
        before: &Chess,
    ) -> Result<UciMove, ResolveError> {
        match resolve(written, before) {
            Ok(played) => Ok(UciMove::from_move(played, self.castling_mode())),
            Err(_) => resolve_geometry(written, before, &self.homes()),
        }
    }

    fn announced_at(&self, ply: usize) -> UciMove {
        UciMove::from_move(self.plies[ply].played, self.castling_mode())
    }

    fn told(&self, reading: Reading<'_>, ply: usize, position: &Chess) -> Told {
        match reading {
            Reading::Unread => Told::Unread,
            Reading::Nothing => Told::Nothing,
            Reading::AsAnnounced => Told::Move(self.announced_at(ply)),
            Reading::Other(text, done) => {
                let here = Announcement::from_record(text).map(|said| self.written_there(&said, position));
                match (here, done) {
                    (Some(Ok(here)), _) => Told::Move(here),
                    (_, Some(done)) => Told::Move(done),
                    (Some(Err(misfit)), None) => Told::Unclear(text.to_owned(), misfit),
                    (None, None) => Told::Nothing,
                }
            }
        }
    }

    fn is_other(&self, told: &Told, ply: usize) -> bool {
        match told {
            Told::Move(done) => *done != self.announced_at(ply),
            Told::Unclear(..) => true,
            Told::Unread | Told::Nothing => false,
        }
    }

    /// What both scores tell of this ply, where that is not the move of the record; `Err` where they tell different
    /// moves. What one of them does not tell, as a word that may be the move of the other, the other one tells.
    fn said_by_both(
        &self,
        told: ByColor<Told>,
        ply: usize,
        position: &Chess,
    ) -> Result<Option<Correction>, ()> {
        let announced = self.announced_at(ply);
        let may_be = |misfit: &ResolveError, done: &UciMove| {
            legal_move(done, position).is_some_and(|played| misfit.may_be(&played))
        };
        let named = |told: &Told| match told {
            Told::Move(done) => Some(*done),
            _ => None,
        };
        let others = ByColor { white: named(&told.black), black: named(&told.white) };
        let told = told.zip(others).map(|(told, other)| match told {
            Told::Unclear(_, ref misfit) if may_be(misfit, &other.unwrap_or(announced)) => Told::Nothing,
            // What nobody has read out is presumed to be as it was announced.
            Told::Unread => Told::Move(announced),
            told => told,
        });
        let (one, source) = match (told.white, told.black) {
            (Told::Nothing, Told::Nothing) => return Ok(None),
            (one, Told::Nothing) => (one, Source::One(Color::White)),
            (Told::Nothing, one) => (one, Source::One(Color::Black)),
            (one, other) if one.same(&other) => (one, Source::Both),
            _ => return Err(()),
        };
        if !self.is_other(&one, ply) {
            return Ok(None);
        }
        let (written, done) = match one {
            Told::Unclear(text, _) => (text, None),
            Told::Move(done) => {
                let whose = if source == Source::One(Color::Black) { Color::Black } else { Color::White };
                (self.text_of(whose, ply), Some(done))
            }
            Told::Unread | Told::Nothing => return Ok(None),
        };
        let before = position.clone();
        Ok(Some(Correction { ply, before, announced, written, done, source }))
    }

    fn text_of(&self, score: Color, ply: usize) -> String {
        match self.scores.get(score).reading(ply) {
            Reading::Other(text, _) => text.to_owned(),
            _ => String::new(),
        }
    }

    /// The move of this ply in the game that the scores tell; `None` where it cannot be made there. One that was illegal
    /// before may still be.
    pub(super) fn follow(
        &self,
        ply: usize,
        corrected: Option<&Correction>,
        position: &Chess,
    ) -> Option<shakmaty::Move> {
        let done = match corrected {
            Some(correction) => correction.done?,
            None => self.announced_at(ply),
        };
        let made = &self.plies[ply];
        legal_move(&done, position).or_else(|| {
            let hand = PendingMove { color: made.color, by: made.by, done, legal: None };
            (corrected.is_none() && !made.legal)
                .then(|| hand.played(position, self.castling_mode()))
                .flatten()
        })
    }
}

impl ByScores {
    /// The first ply, from 0, for which they have another move than the record.
    #[must_use]
    pub fn first_corrected(&self) -> Option<usize> {
        self.corrections.first().map(|correction| correction.ply)
    }

    /// What becomes of the record; `None` where nothing is to be corrected, or the game cannot be followed then.
    #[must_use]
    pub fn corrected(&self) -> Option<Vec<CorrectedMove>> {
        if !matches!(self.scores, Scores::Other(_)) || self.impossible.is_some() {
            return None;
        }
        self.corrections.iter().map(Correction::corrected).collect()
    }
}
