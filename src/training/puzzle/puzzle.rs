//! One puzzle: a position, and the line that solves it.

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Move, Position};

use super::fault::PuzzleFault;
use super::mate::{MateSearch, Mating};
use super::written::WrittenPuzzle;
use crate::game::position_of;
use crate::hear::castling_mode;

/// Mates up to so many moves are proven.
const PROVEN: u32 = 3;

/// So many positions are tried to prove one; what takes longer is believed.
const PROOF: u64 = 400_000;

/// A puzzle that can be solved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name in its file; perhaps none.
    pub name: String,
    /// The position before the opponent's move, and that move, where they are known.
    pub led: Option<(Chess, Move)>,
    /// The position to be solved.
    pub start: Chess,
    /// The solution: the moves of both sides in turn, the solver's first and last.
    pub line: Vec<Move>,
    /// How difficult it is, on the scale of its file.
    pub rating: Option<u32>,
    /// What it is about.
    pub themes: Vec<String>,
}

impl Puzzle {
    /// The puzzle that is written there: its moves are legal, and nothing else mates as soon as its line. In a mate in
    /// one every mate counts.
    ///
    /// # Errors
    /// Why it is none.
    pub fn of(written: WrittenPuzzle) -> Result<Puzzle, PuzzleFault> {
        Puzzle::begun(written)?.checked()
    }

    /// The same, its line not yet held against others.
    pub(super) fn begun(written: WrittenPuzzle) -> Result<Puzzle, PuzzleFault> {
        let WrittenPuzzle { name, fen, variant, moves, led, mate_in, rating, themes } = written;
        let mode = variant.map(|name| castling_mode(&name).ok_or(PuzzleFault::Variant(name))).transpose()?;
        let before = position_of(&fen, mode).map_err(PuzzleFault::Position)?;
        let mut line = read(&before, &moves)?;
        let mut puzzle = Puzzle { name, led: None, start: before, line: Vec::new(), rating, themes };
        if led && !line.is_empty() {
            let lead = line.remove(0);
            let before = puzzle.start.clone();
            puzzle.start.play_unchecked(lead);
            puzzle.led = Some((before, lead));
        }
        // The opponent's last move asks for nothing any more.
        if line.len() % 2 == 0 {
            line.pop();
        }
        puzzle.line = line;
        if let Some(moves) = mate_in {
            puzzle.line = mating_line(&puzzle.start, moves, &puzzle.line)?;
        }
        if puzzle.line.is_empty() {
            return Err(PuzzleFault::NoSolution);
        }
        if puzzle.themes.is_empty()
            && let Some(moves) = puzzle.mate_in()
        {
            puzzle.themes = vec!["mate".to_owned(), format!("mateIn{moves}")];
        }
        Ok(puzzle)
    }

    /// The same, if nothing else mates as soon.
    pub(super) fn checked(self) -> Result<Puzzle, PuzzleFault> {
        let moves = match self.mate_in() {
            // Every mate counts.
            Some(1) => return Ok(self),
            Some(moves) => moves.min(PROVEN),
            None => 1,
        };
        let other = match MateSearch::of(PROOF).mating(&self.start, moves) {
            Mating::Proven(found) => found.into_iter().find(|made| *made != self.line[0]),
            Mating::Unknown => None,
        };
        match other {
            Some(made) => Err(PuzzleFault::AlsoMates(made, Box::new(self.start))),
            None => Ok(self),
        }
    }

    /// Whose puzzle it is.
    pub fn side(&self) -> Color {
        self.start.turn()
    }

    /// How many pieces are on the board, kings and pawns too.
    pub fn pieces(&self) -> u32 {
        u32::try_from(self.start.board().occupied().count()).unwrap_or(u32::MAX)
    }

    /// How many moves are to be found.
    pub fn moves(&self) -> u32 {
        u32::try_from(self.line.len().div_ceil(2)).unwrap_or(u32::MAX)
    }

    /// In how many moves of the solver the line mates; `None` where it ends otherwise.
    pub fn mate_in(&self) -> Option<u32> {
        let mut end = self.start.clone();
        self.line.iter().for_each(|made| end.play_unchecked(*made));
        end.is_checkmate().then(|| self.moves())
    }
}

/// No more of what is no move is told, in letters.
const LONGEST_WORD: usize = 20;

/// The moves that are written, in SAN or as UCI writes them.
fn read(start: &Chess, moves: &[String]) -> Result<Vec<Move>, PuzzleFault> {
    let mut position = start.clone();
    let mut line = Vec::new();
    for word in moves {
        let bare = word.trim_end_matches(['!', '?']);
        let uci = bare.parse::<UciMove>().ok().and_then(|made| made.to_move(&position).ok());
        let san = || bare.parse::<SanPlus>().ok().and_then(|written| written.san.to_move(&position).ok());
        let no_move = || PuzzleFault::NoMove(word.chars().take(LONGEST_WORD).collect());
        let made = uci.or_else(san).ok_or_else(no_move)?;
        position.play_unchecked(made);
        line.push(made);
    }
    Ok(line)
}

/// The line of a mate of which only its length is written, and perhaps its first moves.
fn mating_line(start: &Chess, moves: u32, written: &[Move]) -> Result<Vec<Move>, PuzzleFault> {
    if written.len() > 1 || moves == 0 {
        return Ok(written.to_vec());
    }
    if moves > PROVEN {
        return if written.is_empty() { Err(PuzzleFault::Unproven(moves)) } else { Ok(written.to_vec()) };
    }
    let mut search = MateSearch::of(PROOF);
    let found = match search.mating(start, moves) {
        Mating::Unknown => return Err(PuzzleFault::Unproven(moves)),
        Mating::Proven(found) => found,
    };
    let (first, other) = match (&found[..], written.first()) {
        ([], _) => return Err(PuzzleFault::NoMate(moves)),
        (found, Some(written)) if !found.contains(written) => return Err(PuzzleFault::NoMate(moves)),
        (_, Some(written)) => (*written, found.iter().find(|made| *made != written)),
        ([first, rest @ ..], None) => (*first, rest.first()),
    };
    match other {
        Some(other) if moves > 1 => Err(PuzzleFault::AlsoMates(*other, Box::new(start.clone()))),
        // Where later moves have several ways, the first alone is asked for.
        _ => Ok(search.only_line(start, moves).unwrap_or_else(|| vec![first])),
    }
}
