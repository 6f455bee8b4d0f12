//! Two scores on paper, followed together: what one of them lacks or nobody can read, the other tells.

use shakmaty::{ByColor, Chess, Color, Move, Position};

use crate::game::ParseError;
use crate::game::ResolveError;
use crate::hear::{Letters, UnreadMove};
use crate::session::Paper;

/// One player's score, as far as it can be followed.
#[derive(Debug)]
pub(super) struct Sheet {
    /// The moves, those that the other score told as well.
    pub moves: Vec<Move>,
    /// The positions after each of them, the start first.
    pub positions: Vec<Chess>,
    /// What the other score told.
    pub gaps: Vec<Gap>,
    /// The word after the last of the moves, and why it is none.
    pub fault: Option<SheetFault>,
    /// Whether another game follows in the file.
    pub more: bool,
    words: Vec<String>,
    /// How many of the words are read.
    read: usize,
}

/// A move that only the other score tells.
#[derive(Debug)]
pub(super) struct Gap {
    /// Its ply, from 0.
    pub ply: usize,
    /// What stands there instead; nothing where it is left out.
    pub written: Option<String>,
    /// The place of that word, or of the next one.
    at: usize,
}

/// A word that is no move where it stands.
#[derive(Debug)]
pub(super) struct SheetFault {
    /// The word.
    pub written: String,
    /// Why it is none.
    pub why: UnreadMove,
}

/// Whether the other score tells the move.
enum Bridged {
    /// It does.
    Yes,
    /// This one tells another move.
    OtherMove,
    /// The pieces have the letters of another language, and nothing of it can be read.
    OtherLetters,
}

/// Both scores, followed from the position they begin with, and the number of plies on which they agree where they
/// differ after that.
pub(super) struct FollowedScores {
    /// The scores.
    pub sheets: ByColor<Sheet>,
    /// On how many plies they agree.
    pub agreed: usize,
    /// Whether they differ in the next ply.
    pub differ: bool,
}

/// D.2.9 — follows both scores to their ends. As long as they agree, a move that one of them does not tell is taken
/// from the other; what differs afterwards is followed by itself.
pub(super) fn follow(papers: ByColor<Paper>, letters: Letters<'_>) -> FollowedScores {
    let mut sheets = papers.map(|paper| Sheet::new(paper, letters));
    let differ = together(&mut sheets, letters);
    if !differ {
        sheets.iter_mut().for_each(Sheet::give_back);
    }
    let agreed = sheets.white.moves.len().min(sheets.black.moves.len());
    for sheet in &mut sheets {
        sheet.alone(letters);
    }
    FollowedScores { sheets, agreed, differ }
}

/// Follows both as long as they agree. Whether they differ then.
fn together(sheets: &mut ByColor<Sheet>, letters: Letters<'_>) -> bool {
    loop {
        let next = sheets.as_ref().map(|sheet| sheet.next(letters));
        let (told, other, played) = match (next.white, next.black) {
            (Some(Ok(white)), Some(Ok(black))) if white == black => {
                sheets.iter_mut().for_each(|sheet| sheet.play(white, 1));
                continue;
            }
            (Some(Ok(_)), Some(Ok(_))) => return true,
            (Some(Ok(played)), Some(Err(why))) => (Color::White, why, played),
            (Some(Err(why)), Some(Ok(played))) => (Color::Black, why, played),
            (Some(Err(white)), Some(Err(black))) => return tell_different(&white, &black),
            (None, _) | (_, None) => return false,
        };
        match sheets.get_mut(!told).bridge(&other, played, letters) {
            Bridged::Yes => sheets.get_mut(told).play(played, 1),
            Bridged::OtherMove => return true,
            Bridged::OtherLetters => return false,
        }
    }
}

impl Sheet {
    fn new(paper: Paper, letters: Letters<'_>) -> Sheet {
        let words = paper.words(letters);
        Sheet {
            moves: Vec::new(),
            more: paper.more,
            positions: vec![paper.start],
            gaps: Vec::new(),
            fault: None,
            words,
            read: 0,
        }
    }

    /// The position to which it leads.
    pub fn end(&self) -> &Chess {
        // The first one is the start.
        &self.positions[self.moves.len()]
    }

    /// Whether each move is written and can be read, as far as it goes.
    pub fn is_clear(&self) -> bool {
        self.gaps.is_empty() && self.fault.is_none()
    }

    /// What the next word is; `None` where there is none any more.
    fn next(&self, letters: Letters<'_>) -> Option<Result<Move, UnreadMove>> {
        self.words.get(self.read).map(|word| letters.read(word, self.end()))
    }

    /// Plays a move for which so many words stand.
    fn play(&mut self, played: Move, words: usize) {
        let mut now = self.end().clone();
        now.play_unchecked(played);
        self.moves.push(played);
        self.positions.push(now);
        self.read += words;
    }

    /// Takes the move of the other score for a word that does not tell it. A move that is told and cannot be made is
    /// another one.
    fn bridge(&mut self, why: &UnreadMove, played: Move, letters: Letters<'_>) -> Bridged {
        let Some(word) = self.words.get(self.read) else { return Bridged::OtherMove };
        let left_out = {
            let mut after = self.end().clone();
            after.play_unchecked(played);
            letters.read(word, &after).is_ok()
        };
        let may_be = match why {
            UnreadMove::NotHeard(ParseError::NoPiece(_)) if !left_out => return Bridged::OtherLetters,
            UnreadMove::NotHeard(_) | UnreadMove::NoMove => true,
            UnreadMove::Misfit(_, misfit) => misfit.may_be(&played),
        };
        if !left_out && !may_be {
            return Bridged::OtherMove;
        }
        let written = (!left_out).then(|| word.clone());
        self.gaps.push(Gap { ply: self.moves.len(), written, at: self.read });
        self.play(played, usize::from(!left_out));
        Bridged::Yes
    }

    /// Gives moves of the other score back where none of its own follows: nothing shows that they are the ones meant.
    fn give_back(&mut self) {
        while let Some(gap) = self.gaps.pop_if(|gap| gap.ply + 1 == self.moves.len()) {
            self.moves.truncate(gap.ply);
            self.positions.truncate(gap.ply + 1);
            self.read = gap.at;
        }
    }

    /// Follows the rest by itself, as far as it goes.
    fn alone(&mut self, letters: Letters<'_>) {
        while let Some(next) = self.next(letters) {
            match next {
                Ok(played) => self.play(played, 1),
                Err(why) => {
                    let written = self.words[self.read].clone();
                    self.fault = Some(SheetFault { written, why });
                    return;
                }
            }
        }
    }
}

/// Whether two words that are no moves in the same position tell different moves.
fn tell_different(one: &UnreadMove, other: &UnreadMove) -> bool {
    match (one, other) {
        (
            UnreadMove::Misfit(_, ResolveError::Several(own)),
            UnreadMove::Misfit(_, ResolveError::Several(others)),
        ) => !own.iter().any(|played| others.contains(played)),
        (UnreadMove::Misfit(own, _), UnreadMove::Misfit(other, _)) => own != other,
        // What cannot be read may be anything.
        _ => false,
    }
}
