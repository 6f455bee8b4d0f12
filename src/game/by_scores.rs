//! What both scores say, held against the record and the boards (D.2.9).

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Chess, Color, Position};

use super::announcement::{Announcement, ResolveError, resolve, resolve_geometry};
use super::history::history;
use super::{CorrectedMove, Desk, Game, PendingMove};
use crate::boards::{Cause, Comparison, Reading, Scores, differences, explain, stands_turned};
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
enum PlyByScore {
    Unread,
    Nothing,
    Move(UciMove),
    /// It names no one move there.
    Unclear(String, ResolveError),
}

impl PlyByScore {
    fn same(&self, other: &PlyByScore) -> bool {
        match (self, other) {
            (PlyByScore::Move(own), PlyByScore::Move(other)) => own == other,
            (PlyByScore::Unclear(own, _), PlyByScore::Unclear(other, _)) => own == other,
            _ => false,
        }
    }
}

/// D.2.9 — how boards and scores stand to each other, and so what is done.
pub fn finding(game: &Game) -> Comparison {
    Comparison::of(by_scores(game).scores, Some(!game.board_differences().is_empty()), game.wrong_boards())
}

/// D.2.9 — why this player's board is not as was announced, the most likely cause first; nothing where it is
/// right, where nothing explains it, and where the scores differ from each other or from what was announced.
pub fn causes(game: &Game, board: Color) -> Vec<Cause> {
    let finding = finding(game);
    if finding.scores_differ() || matches!(finding, Comparison::Record(_)) {
        return Vec::new();
    }
    explain(&history(game, board), game.board(board).now())
}

/// D.2.9 — the ply, from 0, whose scores decide whether this board is wrong. `None` where it is right, where no move
/// decides it, and where it is the move in hand, which is in no score yet.
pub fn disputed(game: &Game, board: Color) -> Option<usize> {
    disputed_move(game, board).filter(|ply| *ply < game.course.plies.len())
}

/// The last ply, from 0, that touched a square on which this board is not as the record says, the move in hand
/// included.
pub fn disputed_move(game: &Game, board: Color) -> Option<usize> {
    let (stands, right) = (game.boards.own.get(board).now(), game.expected(board));
    let wrong = differences(stands, &right);
    // 7.2.2 — no move explains a board that stands the other way round.
    if wrong.is_empty() || stands_turned(stands, &right) {
        return None;
    }
    let history = history(game, board);
    let wrong = |square: &shakmaty::Square| wrong.iter().any(|one| one.square == *square);
    history.moves().iter().rposition(|made| made.squares().iter().any(wrong))
}

/// D.2.9 — from what it is known that this ply, from 0, was as the record has it.
pub fn source(game: &Game, ply: usize) -> Source {
    // 8.1.1.2 — an electronic one records what is announced.
    let presumed = game.setup.regulations.scoresheets == Scoresheets::Electronic;
    let says = game.sheets.scores.as_ref().map(|score| match score.reading(ply) {
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
fn sheets_are_read_out(game: &Game) -> bool {
    game.setup.desk != Desk::Practice && game.setup.regulations.scoresheets != Scoresheets::Electronic
}

/// D.2.9 — follows both scores through the game, from the first ply for which it matters what they say.
pub fn by_scores(game: &Game) -> ByScores {
    let disputed = Color::ALL.map(|board| disputed(game, board));
    let otherwise = Color::ALL.into_iter().flat_map(|color| game.sheets.scores.get(color).plies_otherwise());
    let first = disputed.into_iter().flatten().chain(otherwise).min();
    let mut found = ByScores { scores: Scores::Agree, corrections: Vec::new(), impossible: None };
    let Some(mut position) = first.and_then(|first| game.course.positions.get(first)).cloned() else {
        return found;
    };
    for ply in first.unwrap_or_default()..game.course.plies.len() {
        let told = game.sheets.scores.as_ref().map(|score| told(game, score.reading(ply), ply, &position));
        let matters = disputed.contains(&Some(ply)) || told.iter().any(|told| is_other(game, told, ply));
        let unread = told.as_ref().map(|told| matches!(told, PlyByScore::Unread));
        if matters && (unread.white || unread.black) && sheets_are_read_out(game) {
            found.scores = Scores::Unread(ply, unread);
            return found;
        }
        match said_by_both(game, told, ply, &position) {
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
            match follow(game, ply, corrected, &position) {
                Some(played) => position.play_unchecked(played),
                None => found.impossible = Some(ply),
            }
        }
    }
    let in_hand = game.course.hand.as_ref().filter(|hand| hand.legal.is_some());
    if in_hand.is_some_and(|hand| legal_move(&hand.done, &position).is_none()) {
        found.impossible = found.impossible.or(Some(game.course.plies.len()));
    }
    found.scores = found.first_corrected().map_or(Scores::Agree, Scores::Other);
    found.impossible = found.impossible.filter(|_| !found.corrections.is_empty());
    found
}

/// D.2.9 — the first ply, from 0, on which the scores do not agree, where both were read out.
pub fn scores_differ(game: &Game) -> Option<usize> {
    match by_scores(game).scores {
        Scores::Differ(ply) => Some(ply),
        Scores::Unread(..) | Scores::Agree | Scores::Other(_) => None,
    }
}

/// What is written for a move, where the game stands like this. It need not be a move that could have been made; but
/// a short form means the legal one, where that is the only one (C.10).
pub(super) fn written_there(
    game: &Game,
    written: &Announcement,
    before: &Chess,
) -> Result<UciMove, ResolveError> {
    match resolve(written, before) {
        Ok(played) => Ok(UciMove::from_move(played, game.castling_mode())),
        Err(_) => resolve_geometry(written, before, &game.course.homes()),
    }
}

fn announced_at(game: &Game, ply: usize) -> UciMove {
    UciMove::from_move(game.course.plies[ply].played, game.castling_mode())
}

fn told(game: &Game, reading: Reading<'_>, ply: usize, position: &Chess) -> PlyByScore {
    match reading {
        Reading::Unread => PlyByScore::Unread,
        Reading::Nothing => PlyByScore::Nothing,
        Reading::AsAnnounced => PlyByScore::Move(announced_at(game, ply)),
        Reading::Other(text, done) => {
            let here = Announcement::from_record(text).map(|said| written_there(game, &said, position));
            match (here, done) {
                (Some(Ok(here)), _) => PlyByScore::Move(here),
                (_, Some(done)) => PlyByScore::Move(done),
                (Some(Err(misfit)), None) => PlyByScore::Unclear(text.to_owned(), misfit),
                (None, None) => PlyByScore::Nothing,
            }
        }
    }
}

fn is_other(game: &Game, told: &PlyByScore, ply: usize) -> bool {
    match told {
        PlyByScore::Move(done) => *done != announced_at(game, ply),
        PlyByScore::Unclear(..) => true,
        PlyByScore::Unread | PlyByScore::Nothing => false,
    }
}

/// What both scores tell of this ply, where that is not the move of the record; `Err` where they tell different
/// moves. What one of them does not tell, as a word that may be the move of the other, the other one tells.
fn said_by_both(
    game: &Game,
    told: ByColor<PlyByScore>,
    ply: usize,
    position: &Chess,
) -> Result<Option<Correction>, ()> {
    let announced = announced_at(game, ply);
    let may_be = |misfit: &ResolveError, done: &UciMove| {
        legal_move(done, position).is_some_and(|played| misfit.may_be(&played))
    };
    let named = |told: &PlyByScore| if let PlyByScore::Move(done) = told { Some(*done) } else { None };
    let others = ByColor { white: named(&told.black), black: named(&told.white) };
    let told = told.zip(others).map(|(told, other)| match told {
        PlyByScore::Unclear(_, ref misfit) if may_be(misfit, &other.unwrap_or(announced)) => {
            PlyByScore::Nothing
        }
        // What nobody has read out is presumed to be as it was announced.
        PlyByScore::Unread => PlyByScore::Move(announced),
        told => told,
    });
    let (one, source) = match (told.white, told.black) {
        (PlyByScore::Nothing, PlyByScore::Nothing) => return Ok(None),
        (one, PlyByScore::Nothing) => (one, Source::One(Color::White)),
        (PlyByScore::Nothing, one) => (one, Source::One(Color::Black)),
        (one, other) if one.same(&other) => (one, Source::Both),
        _ => return Err(()),
    };
    if !is_other(game, &one, ply) {
        return Ok(None);
    }
    let (written, done) = match one {
        PlyByScore::Unclear(text, _) => (text, None),
        PlyByScore::Move(done) => {
            let whose = if source == Source::One(Color::Black) { Color::Black } else { Color::White };
            (text_of(game, whose, ply), Some(done))
        }
        PlyByScore::Unread | PlyByScore::Nothing => return Ok(None),
    };
    let before = position.clone();
    Ok(Some(Correction { ply, before, announced, written, done, source }))
}

fn text_of(game: &Game, score: Color, ply: usize) -> String {
    let reading = game.sheets.scores.get(score).reading(ply);
    if let Reading::Other(text, _) = reading { text.to_owned() } else { String::new() }
}

/// The move of this ply in the game that the scores tell; `None` where it cannot be made there. One that was illegal
/// before may still be.
pub(super) fn follow(
    game: &Game,
    ply: usize,
    corrected: Option<&Correction>,
    position: &Chess,
) -> Option<shakmaty::Move> {
    let done = match corrected {
        Some(correction) => correction.done?,
        None => announced_at(game, ply),
    };
    let made = &game.course.plies[ply];
    legal_move(&done, position).or_else(|| {
        let hand = PendingMove { color: made.color, by: made.by, done, legal: None };
        (corrected.is_none() && !made.legal).then(|| hand.played(position, game.castling_mode())).flatten()
    })
}

impl ByScores {
    /// The first ply, from 0, for which they have another move than the record.
    pub fn first_corrected(&self) -> Option<usize> {
        self.corrections.first().map(|correction| correction.ply)
    }

    /// What becomes of the record; `None` where nothing is to be corrected, or the game cannot be followed then.
    pub fn corrected(&self) -> Option<Vec<CorrectedMove>> {
        if !matches!(self.scores, Scores::Other(_)) || self.impossible.is_some() {
            return None;
        }
        self.corrections.iter().map(Correction::corrected).collect()
    }
}
